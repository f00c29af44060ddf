"""Hero Realms solo: the reason why a word may not be said now.

The rules offer what may be said; this names the reason for the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.kernel import Ask

from .cards import SACRIFICED, SECOND
from .piles import cost, find, guarded, has_power, is_guard
from .rules_abilities import (
    choices,
    discards,
    draws_up_to,
    preparable,
    scrappable,
    tiltable,
    topdeckable,
)
from .rules_attack import champions_hit, guards_hit
from .rules_boss import banishable, leanable
from .rules_boss_actions import absorbing, guards_absorbing
from .rules_hero import commitments, deeds, faces, gem_for_sale, has_ally, payments, places
from .rules_wants import ties
from .state import BENT, SPENT, Skirmish
from .steps import (
    ABSORB_GUARDS,
    ABSORB_REST,
    BANISH_ONE,
    CHOOSE_ONE,
    COMMIT_SOME,
    DISCARD_SOME,
    FACE,
    HERO_MAIN,
    HIT_FORCED,
    HIT_GUARDS,
    LEAN_ONE,
    MAY_DRAW,
    PAY_WITH,
    PREPARE_ONE,
    PUT_BOUGHT,
    SCRAP_SOME,
    TIE,
    TILT_ONE,
    TOPDECK_ONE,
)
from .words import (
    ABSORB,
    ALLY,
    ATTACK,
    BANISH,
    BEHAVE,
    BUY,
    CHOOSE,
    COMMIT,
    DISCARD,
    DRAW_UP,
    EXPEND,
    FACES,
    FINISH,
    FIRE_GEM,
    GROGNARD,
    IS_CHAMPION,
    LEAN,
    PAY,
    PLAY,
    PREPARE,
    PUT,
    R_ALLIES_OFF,
    R_ALLY_USED,
    R_EXPENDED,
    R_GEMS_CLOSED,
    R_GUARDED,
    R_GUARDS_FIRST,
    R_NO_ABILITY,
    R_NO_ALLY,
    R_NO_COMBAT,
    R_NO_CREDIT,
    R_NO_SUCH_FACE,
    R_NOT_BEST,
    R_NOT_IN_HAND,
    R_NOT_IN_PLAY,
    R_NOT_IN_ROW,
    R_NOT_IN_ZONE,
    R_NOT_NOW,
    R_NOT_PLAYED,
    R_NOT_THERE,
    R_REVERSED,
    R_TOO_DEAR,
    R_TOO_STRONG,
    R_TOO_WEAK,
    R_USED,
    SACRIFICE,
    SCRAP,
    STUN,
    TAKE,
    TILT,
    TOPDECK,
    VERB,
    A,
    B,
)

#: The asking half of each decision.
_OFFERS: Final[dict[int, Callable[[Skirmish, int, int], Ask]]] = {
    FACE: faces,
    HERO_MAIN: deeds,
    CHOOSE_ONE: choices,
    SCRAP_SOME: scrappable,
    MAY_DRAW: draws_up_to,
    DISCARD_SOME: discards,
    TILT_ONE: tiltable,
    PREPARE_ONE: preparable,
    TOPDECK_ONE: topdeckable,
    PUT_BOUGHT: places,
    PAY_WITH: payments,
    COMMIT_SOME: commitments,
    HIT_GUARDS: guards_hit,
    HIT_FORCED: champions_hit,
    BANISH_ONE: banishable,
    TIE: ties,
    LEAN_ONE: leanable,
    ABSORB_GUARDS: guards_absorbing,
    ABSORB_REST: absorbing,
}
#: The verbs that each decision knows.
_VERBS: Final = {
    FACE: (BEHAVE.id,),
    HERO_MAIN: (
        *(PLAY.id, EXPEND.id, ALLY.id, SACRIFICE.id, BUY.id, BANISH.id),
        *(VERB[ATTACK], VERB[FINISH]),
    ),
    CHOOSE_ONE: (CHOOSE.id,),
    SCRAP_SOME: (SCRAP.id,),
    MAY_DRAW: (DRAW_UP.id,),
    DISCARD_SOME: (DISCARD.id,),
    TILT_ONE: (TILT.id,),
    PREPARE_ONE: (PREPARE.id,),
    TOPDECK_ONE: (TOPDECK.id,),
    PUT_BOUGHT: (PUT.id,),
    PAY_WITH: (PAY.id,),
    COMMIT_SOME: (COMMIT.id,),
    HIT_GUARDS: (STUN.id,),
    HIT_FORCED: (STUN.id,),
    BANISH_ONE: (BANISH.id,),
    TIE: (TAKE.id,),
    LEAN_ONE: (LEAN.id,),
    ABSORB_GUARDS: (ABSORB.id,),
    ABSORB_REST: (ABSORB.id,),
}


def why(g: Skirmish, seat: int, word: int) -> int:
    """Return the reason that forbids a seat to say a word, or 0 for none."""
    b, a, step = g.agenda[-3:]
    if step not in _OFFERS:
        return R_NOT_NOW
    ask = _OFFERS[step](g, a, b)
    if word in ask.words and ask.seats >> seat & 1:
        return 0
    if VERB[word] not in _VERBS[step]:
        return R_NOT_NOW
    if step == HERO_MAIN:
        return _main(g, word)
    return _other(g, step, word)


def _main(g: Skirmish, word: int) -> int:
    """Return the reason why a word cannot be said in the main phase."""
    verb, card = VERB[word], A[word]
    if word == ATTACK:
        return R_GUARDED if g.combat and guarded(g) else R_NO_COMBAT
    if verb == PLAY.id:
        return R_NOT_IN_HAND
    if verb == EXPEND.id:
        return R_EXPENDED if card in g.champions else R_NOT_IN_PLAY
    if verb == ALLY.id:
        return _no_ally(g, card)
    if verb == SACRIFICE.id:
        return _absent(card) if SACRIFICED[card] else R_NO_ABILITY
    if verb == BUY.id:
        return _no_sale(g, card)
    if find(g.zone, g.lies, card, BENT, B[word]) < 0:
        return R_NOT_IN_ZONE
    return R_NO_CREDIT


def _absent(card: int) -> int:
    """Return the reason why a card cannot be used: it is not in play, or not played this turn."""
    return R_NOT_IN_PLAY if IS_CHAMPION[card] else R_NOT_PLAYED


def _no_ally(g: Skirmish, card: int) -> int:
    if not SECOND[card]:
        return R_NO_ABILITY
    if card not in g.played and card not in g.champions:
        return _absent(card)
    if has_power(g, GROGNARD):
        return R_ALLIES_OFF
    return R_ALLY_USED if has_ally(g, card) else R_NO_ALLY


def _no_sale(g: Skirmish, card: int) -> int:
    if card != FIRE_GEM:
        return R_TOO_DEAR if card in g.row else R_NOT_IN_ROW
    if gem_for_sale(g):
        return R_TOO_DEAR
    return R_REVERSED if g.buy_gems == 0 and g.gems else R_GEMS_CLOSED


def _other(g: Skirmish, step: int, word: int) -> int:
    """Return the reason why a word cannot be said at a question outside the main phase."""
    card = A[word]
    if step == FACE:
        i = FACES.values.index(card)
        return R_USED if g.unused[i] + g.behaved[i] else R_NO_SUCH_FACE
    if step == DISCARD_SOME:
        return R_NOT_IN_HAND
    if step == COMMIT_SOME:
        return R_NO_COMBAT if card > g.combat else R_TOO_WEAK
    if step in (HIT_GUARDS, HIT_FORCED):
        if card not in g.zone:
            return R_NOT_IN_ZONE
        return R_TOO_STRONG if is_guard(g, card) or step == HIT_FORCED else R_GUARDS_FIRST
    if step in (ABSORB_GUARDS, ABSORB_REST):
        return R_TOO_STRONG if card in g.champions else R_NOT_IN_PLAY
    if step == TILT_ONE:
        if find(g.zone, g.lies, card, BENT, 0) >= 0:
            return R_GUARDS_FIRST
        return R_NOT_IN_ZONE
    if step == LEAN_ONE:
        if find(g.champions, g.poise, card, SPENT, 0) >= 0:
            return R_GUARDS_FIRST
        return R_NOT_IN_PLAY
    if step == PREPARE_ONE:
        return R_NOT_IN_PLAY
    if step == BANISH_ONE:
        return R_TOO_DEAR if card in g.zone and cost(g, card) else R_NOT_IN_ZONE
    return R_NOT_BEST if step == TIE else R_NOT_THERE
