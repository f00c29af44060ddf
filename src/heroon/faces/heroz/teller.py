"""HEROZ: what answers point at, and where the game stands."""

from __future__ import annotations

from typing import Final

from heroon.kernel import View
from heroon.kernel.words import Vocabulary
from heroon.play.told import Look, Teller

from .bonus import spared, worth
from .terms import explain
from .what import card, shelves, what


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the pieces and places of an answer."""
    own = max(view.seat, 0)
    other = 1 - own
    verb, _, rest = words.text[word].partition(":")
    match verb:
        case "deploy":
            card, _, column = rest.partition("@")
            return f"hand.{own}/{card}", f"column.{own}/{column}"
        case "hero":
            return (f"hand.{own}/{rest}",)
        case "peek" | "hide":
            return (f"field.{rest}",)
        case "move":
            spot, _, column = rest.partition(">")
            return f"field.{spot}", f"column.{spot[0]}/{column}"
        case "swap":
            spot, _, cell = rest.partition("+")
            return f"field.{spot}", f"field.{spot[0]}/{cell}"
        case "ace":
            card, _, spot = rest.partition("@")
            return f"hand.{own}/{card}", f"field.{spot}"
        case "joker":
            column, _, cell = rest.partition("=")
            where = f"hand.{own}/X", f"column.{own}/{column}"
            # Where there is one troop to copy the place says all.
            copies = sum(words.text[w].startswith(f"joker:{column}=") for w in view.words)
            return where if copies == 1 else (*where, f"field.{own}/{cell}")
        case "aura":
            card, _, cell = rest.partition("@")
            return f"hand.{own}/{card}", f"field.{other}/{cell}"
        case "sacrifice":
            return f"hero.{own}", f"field.{own}/{rest}"
        case "recover":
            return (f"discard.{own}/{rest}",)
        case "unscore":
            return (f"points.{other}/{rest}",)
        case "attack":
            return (f"column.{own}/{rest}",)
        case "hit":
            return (f"field.{other}/{rest}",)
        case "slay":
            return f"field.{own}/{rest}", f"hero.{other}"
        case "score":
            # The points are named only where the troop might fell the hero instead.
            at = f"field.{own}/{rest}"
            return (at, f"points.{own}") if view.area(f"hero.{other}").pieces else (at,)
        case "bonus":
            # Whatever ties a line, its middle is one of it.
            return (f"field.{own}/2.{rest[0]}",)
        case "block" | "under":
            return (f"field.{own}/{rest}",)
    return ()


def veils(word: int, view: View, words: Vocabulary) -> bool:
    """Return whether an answer turns up a troop that its player is to remember (HZ-10)."""
    verb, _, rest = words.text[word].partition(":")
    if verb not in ("block", "peek"):
        return False
    seat, _, cell = rest.rpartition("/")
    area = view.area(f"field.{seat or view.seat}")
    return any(piece.at == cell and not piece.face for piece in area.pieces)


def caption(look: Look) -> str:
    """Tell the turn, and whose it is."""
    view, t = look.view, look.t
    turn = view.counter("turn")
    if not view.counter("turns"):
        return t.text("game-title")
    if view.seat < 0:
        name = look.sentences.names[turn]
        return t.text("picture-title-other", turns=view.counter("turns"), name=name)
    whose = "you" if turn == view.seat else "other"
    return t.text("picture-title", turns=view.counter("turns"), turn=whose)


TELLER: Final = Teller(
    targets,
    caption,
    explain,
    worth,
    what=what,
    shelves=shelves,
    card=card,
    spares=spared,
    openly=True,
    veils=veils,
)
