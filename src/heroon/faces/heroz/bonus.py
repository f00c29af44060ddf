"""HEROZ: what a line bonus is worth there and now, and whether the order of several matters."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.games.heroz.words import BONUS, VERB, A, B
from heroon.kernel import NOTHING, GameSpec, View
from heroon.texts import Sentences

from .seen import SIGNS, duel_of
from .sums import ties

DRAW: Final = "draw"
RECOVER: Final = "recover"
STEAL: Final = "steal"
UNSCORE: Final = "unscore"
#: What a bonus of a kind brings, by suit or value, for two cards and for three.
_BRINGS: Final = {(True, 2): DRAW, (True, 3): RECOVER, (False, 2): STEAL, (False, 3): UNSCORE}
#: What depends on which of two comes first: a card may be drawn that was put back, and of two
#: cards that go on the enemy's deck the later one is drawn sooner.
_DEPENDS: Final = ({DRAW, RECOVER}, {STEAL, UNSCORE})


class Bonus(NamedTuple):
    """A line bonus: what it brings, for how many cards, what they share, how many it may take.

    `left` counts the cards that it may take from; of a draw it is the own deck with the discard.
    """

    brings: str
    cards: int
    sign: str
    left: int


def bonus_of(word: int, view: View, spec: GameSpec[Any]) -> Bonus | None:
    """Return the bonus that an answer resolves; None for another answer."""
    if VERB[word] != BONUS.id:
        return None
    own = view.seat
    g = duel_of(view, spec)
    line, by_suit = A[word], B[word] == 0
    found = [t for t in ties(g, own, (line, line + 3, line + 6)) if t.by_suit == by_suit]
    if not found:
        return None
    tie = found[0]
    sign = SIGNS["SHDC"[tie.shared]] if by_suit else str(tie.shared)
    brings = _BRINGS[by_suit, len(tie.cells)]
    return Bonus(brings, len(tie.cells), sign, _left(brings, view))


def _left(brings: str, view: View) -> int:
    own, other = view.seat, 1 - view.seat
    match brings:
        case "draw":
            return view.area(f"deck.{own}").count + view.area(f"discard.{own}").count
        case "recover":
            return view.area(f"discard.{own}").count
        case "steal":
            return view.counter(f"hand.{other}")
    return view.area(f"points.{other}").count


def worth(word: int, view: View, sentences: Sentences) -> str:
    """Tell in a few words what a line bonus is worth now; nothing for another answer."""
    found = bonus_of(word, view, sentences.spec)
    if found is None:
        return ""
    text = sentences.texts.text(f"bonus-{found.brings}", left=found.left)
    shared = sentences.texts.text("many", count=found.cards, name=found.sign)
    return sentences.texts.text("labelled", label=shared, text=text)


def spared(view: View, spec: GameSpec[Any]) -> int:
    """Return the first line bonus where the order of those due cannot matter; else NOTHING."""
    if view.prompt != "bonus":
        return NOTHING
    found = [bonus_of(word, view, spec) for word in view.words]
    brings = {one.brings for one in found if one is not None and one.left}
    depends = any(pair <= brings for pair in _DEPENDS) or None in found
    return NOTHING if depends else view.words[0]
