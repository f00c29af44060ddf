"""HADES TRAP: the targets of answers, and the caption that tells where the game stands."""

from __future__ import annotations

from typing import Final

from heroon.kernel import View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller, no_explanation

from .acts import acts
from .asides import aside
from .seen import given, here
from .what import card, shelves, what

#: The verbs that move a hero or ghost to a cell.
_TO_CELL: Final = ("go", "shift")
#: The verbs that are about a hero alone.
_TO_HERO: Final = ("push", "steal", "victim", "charm")
#: By verb: the object that it uses.
_OBJECT: Final = {
    "dash": "sandals",
    "twist": "joystick",
    "trade": "pad",
    "reflect": "mirror",
    "boomerang": "boomerang",
}


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets of an answer, the piece that acts first."""
    verb, _, rest = words.text[word].partition(":")
    me = max(view.seat, 0)
    if verb in _TO_CELL:
        return (f"labyrinth/{rest}",)
    if verb in _TO_HERO:
        return (f"hero/{rest}",)
    match verb:
        case "stand" | "on":
            return (f"hero/{me}",)
        case "explore":
            return (f"tile/{rest}",)
        case "strike":
            return (f"skeleton/{rest}",)
        case "crush":
            return (f"baby/{rest}",)
        case "take":
            return (f"amphora/{here(view)}",)
        case "force" | "charge" | "teleport" | "turn" | "swap":
            return (f"special/{here(view)}", *_rest(verb, rest))
        case "climb":  # The other Stairs are the only ones: one touch takes them.
            return (f"special/{here(view)}",)
        case "show":
            return (f"bag.{me}/fortune",)
        case "drop":
            return (f"bag.{me}/{rest}",)
        case "throw":
            thing, _, victim = rest.partition(">")
            return f"bag.{me}/{thing}", f"hero/{victim}"
        case "dash" | "twist" | "trade" | "reflect" | "boomerang":
            return (f"bag.{me}/{_OBJECT[verb]}", *_rest(verb, rest))
        case "boost" | "wander":
            return (f"ether/{me}",)
        case "phase":
            return f"ether/{me}", f"labyrinth/{rest}"
        case "replace":
            return _exchanged(rest, view, words)
        case "hatch":
            return (f"way/{rest}",)
    return ()


def _exchanged(rest: str, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets of an exchange: the token that goes, and the one that replaces it.

    Where only one token can go, the new one is enough.
    """
    old, _, new = rest.partition(">")
    told = (words.text[word].partition(":") for word in view.words)
    olds = {args.partition(">")[0] for name, _, args in told if name == "replace"}
    return (f"thread/{new}",) if olds == {old} else (f"thread/{old}", f"thread/{new}")


def _rest(verb: str, rest: str) -> tuple[str, ...]:
    """List the targets at which a special cell or an object takes effect."""
    match verb:
        case "charge" | "dash":
            return (f"way/{rest}",)
        case "teleport":
            return (f"labyrinth/{rest}",)
        case "turn" | "twist":
            place, _, way = rest.rpartition("-")
            return (f"turn/{place}.{way}",)
        case "swap" | "trade":
            one, _, other = rest.partition("+")
            return f"tile/{one}", f"tile/{other}"
        case "reflect" | "boomerang":
            return (f"hero/{rest}",)
    return ()


def caption(look: Look) -> str:
    """Tell the number of the turn, and whose it is."""
    view, t = look.view, look.t
    turns = view.counter("turns")
    if not turns:
        return t.text("game-title")
    seat = int(given(view)["active"])
    if seat == view.seat:
        return t.text("caption-own", turns=turns)
    return t.text("caption", turns=turns, name=look.sentences.names.get(seat, f"player-{seat + 1}"))


TELLER: Final = Teller(
    targets,
    caption,
    no_explanation,
    aside,
    what=what,
    card=card,
    shelves=shelves,
    acts=acts,
)
