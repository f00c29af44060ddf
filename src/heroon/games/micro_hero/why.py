"""MICRO HERO: the reason why a word may not be said now.

The rules offer what may be said; this names the reason for the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.kernel import Ask

from .cards import DRAW_ORDER, LOCK
from .rules_combat import shares, who_first
from .rules_perfecting import perfectings
from .rules_planning import cleansings, cross_first, overloadable, plans
from .rules_round import preparations
from .rules_upkeep import last_moment, spins, tidy_first
from .setup import can_build, decks, life_cards, postures
from .stack import ability, cost, defence, experience
from .state import Journey
from .steps import (
    BUILD_DECK,
    CLEANSE_ONE,
    CROSS_FIRST,
    LAST_MOMENT,
    LATE_OVERLOAD,
    LIFE_CARD,
    PERFECT,
    PICK_POSTURE,
    PLAN,
    PREPARE,
    SHARE,
    SPIN_ONE,
    TIDY_FIRST,
    WOUNDS_FIRST,
)
from .words import (
    ANTICIPATE,
    BUY,
    CHOOSE_DECK,
    CHOOSE_LIFE,
    CHOOSE_POSTURE,
    CLEANSE,
    DOUBLE,
    DROP,
    FIRST,
    GAIN,
    GUARD_UP,
    HEAL,
    IMPROVE,
    IS_WOUND,
    PLAY,
    PLUS,
    R_A_WOUND,
    R_EMPTY_DISCARD,
    R_IMPROVED,
    R_LOCKED,
    R_MUST_ACT,
    R_NO_SHIELD,
    R_NO_SUCH_DECK,
    R_NO_TARGET,
    R_NONE_LEFT,
    R_NOT_IMPROVED,
    R_NOT_IN_DECK,
    R_NOT_IN_HAND,
    R_NOT_IN_RESERVE,
    R_NOT_NOW,
    R_NOTHING_LEFT,
    R_ORDER,
    R_SAME,
    R_SAME_LIFE,
    R_TILTED,
    R_TOO_DEAR,
    R_TRAINED,
    READY,
    SKIP,
    SPIN,
    SPLIT,
    TILT,
    TRAIN,
    VERB,
    A,
    B,
)

#: The asking half of each decision.
_OFFERS: Final[dict[int, Callable[[Journey, int, int], Ask]]] = {
    LIFE_CARD: life_cards,
    BUILD_DECK: decks,
    PICK_POSTURE: postures,
    PLAN: plans,
    CLEANSE_ONE: cleansings,
    LATE_OVERLOAD: overloadable,
    PERFECT: perfectings,
    SHARE: shares,
    WOUNDS_FIRST: who_first,
    CROSS_FIRST: cross_first,
    LAST_MOMENT: last_moment,
    TIDY_FIRST: tidy_first,
    SPIN_ONE: spins,
    PREPARE: preparations,
}
#: The verbs that each decision knows.
_VERBS: Final = {
    LIFE_CARD: (CHOOSE_LIFE.id,),
    BUILD_DECK: (CHOOSE_DECK.id,),
    PICK_POSTURE: (CHOOSE_POSTURE.id,),
    PLAN: (PLAY.id, TILT.id, READY.id),
    CLEANSE_ONE: (CLEANSE.id,),
    LATE_OVERLOAD: (DOUBLE.id,),
    PERFECT: (BUY.id, IMPROVE.id, ANTICIPATE.id, TILT.id, READY.id),
    SHARE: (SPLIT.id,),
    WOUNDS_FIRST: (FIRST.id,),
    CROSS_FIRST: (FIRST.id,),
    LAST_MOMENT: (TILT.id, READY.id),
    TIDY_FIRST: (FIRST.id,),
    SPIN_ONE: (SPIN.id,),
    PREPARE: (HEAL.id, GAIN.id, DROP.id, TRAIN.id, GUARD_UP.id, SKIP.id),
}


def why(g: Journey, seat: int, word: int) -> int:
    """Return the reason that forbids a seat to say a word, or 0 for none."""
    b, a, step = g.agenda[-3:]
    if VERB[word] not in _VERBS.get(step, ()):
        return R_NOT_NOW
    reason = _plain(g, step, word)
    if reason >= 0:
        return reason
    ask = _OFFERS[step](g, a, b)
    if word in ask.words and ask.seats >> seat & 1:
        return 0
    return _reason(g, step, seat, word)


def _plain(g: Journey, step: int, word: int) -> int:
    """Return the reason if it can be told without what the rules offer, else -1."""
    if step == BUILD_DECK:
        return 0 if can_build(g, A[word]) else R_NO_SUCH_DECK
    if step == SHARE and A[word] > defence(g, 0) + defence(g, 1):
        return R_SAME
    return -1


def _reason(g: Journey, step: int, seat: int, word: int) -> int:
    if step == LIFE_CARD:
        return R_SAME_LIFE
    if step == SHARE:
        return R_SAME
    if step == PLAN:
        return _planning(g, seat, word)
    if step == PERFECT:
        return _perfecting(g, seat, word)
    if step == LATE_OVERLOAD and A[word] <= len(g.stack[seat]):
        return R_NO_TARGET
    if step == PREPARE:
        return _preparing(g, seat, word)
    return R_NOT_NOW


def _posture(g: Journey, seat: int) -> int:
    if ability(g, LOCK):
        return R_LOCKED
    return R_TILTED if g.tilted[seat] else R_NO_TARGET


def _planning(g: Journey, seat: int, word: int) -> int:
    verb = VERB[word]
    if verb == TILT.id:
        return _posture(g, seat)
    if verb == READY.id:
        return R_NOTHING_LEFT if g.hand[seat] else R_NOT_NOW
    if B[word] in g.hand[seat] and ability(g, DRAW_ORDER):
        return R_ORDER
    return R_NOT_IN_HAND


def _perfecting(g: Journey, seat: int, word: int) -> int:
    verb = VERB[word]
    if verb == TILT.id:
        return _posture(g, seat)
    if verb == BUY.id:
        return R_TOO_DEAR if B[word] in g.reserve else R_NOT_IN_RESERVE
    if verb == READY.id:  # said when there is something to do
        return R_NOT_NOW
    if not g.discard[seat]:
        return R_EMPTY_DISCARD
    top = g.discard[seat][-1]
    if IS_WOUND[top]:
        return R_A_WOUND
    if verb == IMPROVE.id and top > PLUS:
        return R_IMPROVED
    if verb == ANTICIPATE.id and top <= PLUS:
        return R_NOT_IMPROVED
    return R_TOO_DEAR if cost(g, top) > experience(g) else R_NOT_NOW


def _preparing(g: Journey, seat: int, word: int) -> int:
    verb = VERB[word]
    if verb == GAIN.id:
        return R_NONE_LEFT
    if verb == GUARD_UP.id:
        return R_NO_SHIELD
    if verb == TRAIN.id and B[word] + PLUS in g.unseen[seat]:
        return R_TRAINED
    return R_MUST_ACT if verb == SKIP.id else R_NOT_IN_DECK
