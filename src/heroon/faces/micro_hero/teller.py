"""MICRO HERO: what answers point at, where the game stands, what choices cost and lead to."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import GameSpec, View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller
from heroon.texts import Sentences, Texts

from .terms import explain
from .what import card, shelves, what
from .wording import abilities_in_play, effects, life_card, price

# -- pointing -------------------------------------------------------------------------------------


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """The pieces and places of an answer."""
    verb, _, rest = words.text[word].partition(":")
    said_by = words.said_by[word]
    seat = said_by if said_by >= 0 else max(view.seat, 0)
    match verb:
        case "deck":
            strikes, blocks, _ = rest.split(".")
            return (f"deck/strike.{strikes}", f"deck/block.{blocks}")
        case "posture" | "life" | "split" | "first":
            return (f"choice/{words.text[word]}",)
        case "play" | "under":
            return (f"hand.{seat}/{rest}",)
        case "tilt":
            return (f"posture.{seat}",)
        case "spin":
            return (f"under.{seat}/{rest}",)
        case "cleanse":
            place, _, wound = rest.partition(".")
            return (f"{place}.{seat}/{wound}",)
        case "double":
            return (f"stack.{seat}/{rest}",)
        case "buy" | "gain":
            return (f"reserve/{rest}",)
        case "improve" | "anticipate":
            return (f"discard.{seat}",)
        case "heal" | "drop" | "train":
            return (f"deck.{seat}/{rest}",)
        case "guard":
            return (f"shield.{seat}",)
    return ()


def caption(look: Look) -> str:
    """The round and the turn."""
    view, t = look.view, look.t
    turn, at = view.counter("turns"), view.counter("round")
    if preparing(view):
        return t.text("picture-title-prepare", round=at + 1)
    return t.text("picture-title" if turn else "picture-title-setup", round=at, turn=turn)


def preparing(view: View) -> bool:
    """Whether players prepare their decks for the next round."""
    return any(value for name, value in view.counters if name.startswith("actions."))


# -- what choices lead to --------------------------------------------------------------------------


def aside(word: int, view: View, sentences: Sentences) -> str:
    """What an answer costs or brings: a special Life card and a Posture with what they do."""
    words, t = sentences.spec.words, sentences.texts
    verb, _, rest = words.text[word].partition(":")
    seat = max(words.said_by[word], 0)
    if verb == "split":
        return _share(int(rest), view, t)
    if verb == "life":
        return life_card(rest, view, sentences.spec, t)
    if verb == "posture":
        return t.text(f"aside-{rest}")
    if verb in ("improve", "anticipate"):
        rest = view.area(f"discard.{seat}").pieces[-1].face
    elif verb != "buy":
        return ""
    return t.text("aside-cost", cost=price(rest, view, sentences.spec))


def _share(first: int, view: View, t: Texts) -> str:
    """What comes of a split of the common defence: blocked or wounded, and the Shields then."""
    both = view.counter("defence.0") + view.counter("defence.1")
    told = []
    for seat, points in enumerate((first, both - first)):
        lacking = view.counter("attack") - points
        guard = view.counter(f"shield.{seat}")
        short = max(lacking - guard, 0)
        wounds = short if "blood" in view.marks else min(short, 1)
        key = "aside-split" if seat else "aside-split-first"  # whose points the answer names
        text = t.text(key, points=points, wounds=wounds)
        held = max(guard - lacking, 0) if "shield" in view.marks else 0
        if held:
            text = t.text("aside-split-shield", split=text, points=held)
        told.append(text)
    return " · ".join(told)


# -- an order of cards ----------------------------------------------------------------------------

#: Effects that lower the Trial's values at once, by the number of the effect.
_FRIGHTENS: Final = 3
_PIERCES: Final = 6
_THREE_HEADS: Final = 12


def reached(view: View, seat: int, card: str, sentences: Sentences) -> str:
    """What the turn stands at when this card of a hand, too, is played (none: a tilt)."""
    spec, t = sentences.spec, sentences.texts
    given = [0, 0, 0]
    for piece in view.area(f"hand.{seat}").pieces:
        mark = next((m for m in piece.marks if m.startswith("adds:")), "")
        if piece.face == card and mark:
            given = [int(n) for n in mark.partition(":")[2].split(".")]
    owners = [area.owner for area in view.areas if area.id.startswith("hand.")]
    attack = sum(view.counter(f"attack.{s}") for s in owners) + given[0]
    block = max(view.counter("attack") - _lowers(card, spec, _FRIGHTENS), 0)
    args: dict[str, str | int] = {
        "guard": sum(view.counter(f"defence.{s}") for s in owners) + given[1],
        "block": f"{len(owners)} × {block}" if len(owners) > 1 else block,
        "experience": view.counter("experience") + given[2],
    }
    attack = max(attack - sum(abilities_in_play(view, spec, _THREE_HEADS)), 0)
    against = max(view.counter("defence") - _lowers(card, spec, _PIERCES), 1)
    args |= {"attack": attack, "against": against, "lost": attack // against}
    return t.sentence("picture-totals-text", args)


def _lowers(card: str, spec: GameSpec[Any], effect: int) -> int:
    """By how much a card that is played lowers one of the Trial's values."""
    return sum(strength for which, strength in effects(card, spec) if which == effect)


TELLER: Final = Teller(
    targets, caption, explain, aside, reached, what=what, shelves=shelves, card=card
)
