"""HEROZ: the reason why a word is refused, from what everybody and the asked seat know.

This is written apart from the functions that offer words, so that a test can compare the two.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.kernel import DONE, PASS, STOP

from .cards import RESOURCE
from .power import code_kind, code_line, suit_at, totals, unpaid, value_at
from .rules_preparation import resource, twins
from .state import EMPTY, Duel
from .steps import (
    ATTACKERS,
    BLOCKERS,
    HERO_PLAY,
    HERO_POWER,
    HIT_TROOPS,
    LINE_BONUSES,
    PLACEMENT,
    POWER_TOTAL,
    RAID,
    RETREAT,
    WINDOW,
)
from .words import (
    ACE,
    ATTACK,
    AURA,
    BLOCK,
    BONUS,
    COLUMN,
    DEPLOY,
    HERO,
    HIDE,
    HIT,
    JACK,
    JOKER,
    JOKER_CARD,
    KING,
    LINE,
    MOVE,
    PEEK,
    POWER,
    QUEEN,
    R_ALREADY_ACTIVE,
    R_COLUMN_FULL,
    R_DOOMED,
    R_EMPTY_COLUMN,
    R_HAS_AURA,
    R_MUST_USE,
    R_NO_BONUS,
    R_NO_CHANGE,
    R_NO_HERO,
    R_NO_RESOURCE,
    R_NO_TROOP,
    R_NOT_ACTIVE,
    R_NOT_ALIGNED,
    R_NOT_FIGHTING,
    R_NOT_IN_HAND,
    R_NOT_NOW,
    R_OTHER_COLUMN,
    R_OTHER_WAY,
    R_SAME,
    R_TOO_LATE,
    R_TOO_STRONG,
    RANK,
    SACRIFICE,
    SCORE,
    SLAY,
    SUIT,
    SWAP,
    UNDER,
    VERB,
    A,
    B,
)

ALLOWED: Final = 0


def why(g: Duel, seat: int, word: int) -> int:
    """Return the reason that forbids a seat to say a word at this decision, or 0 for none."""
    step, a, b = g.agenda[-1], g.agenda[-2], g.agenda[-3]
    explain = _EXPLAIN.get(step)
    return explain(g, seat, word, a, b) if explain else R_NOT_NOW


def _placement(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == STOP:
        return ALLOWED
    if VERB[word] != DEPLOY.id:
        return R_NOT_NOW
    if A[word] not in g.hand[seat]:
        return R_NOT_IN_HAND
    return R_COLUMN_FULL if _full(g, seat, B[word]) else ALLOWED


def _full(g: Duel, seat: int, column: int) -> bool:
    return EMPTY not in g.field[seat][3 * column : 3 * column + 3]


def _hero(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == PASS:
        return ALLOWED
    if VERB[word] != HERO.id:
        return R_NOT_NOW
    card = A[word]
    if card not in g.hand[seat]:
        return R_NOT_IN_HAND
    return (
        ALLOWED
        if resource(g, seat, SUIT[card]) >= g.numbers[RESOURCE + RANK[card]]
        else R_NO_RESOURCE
    )


def _power(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == PASS:
        return ALLOWED
    needed = {PEEK.id: JACK, HIDE.id: QUEEN, MOVE.id: KING, SWAP.id: KING}.get(VERB[word])
    if needed is None:
        return R_NOT_NOW
    if not g.hero[seat] or RANK[g.hero[seat][0]] != needed:
        return R_NO_HERO
    owner, cell = divmod(A[word], 9)
    if g.field[owner][cell] == EMPTY:
        return R_NO_TROOP
    active = g.face[owner][cell] == 1
    if needed == JACK:
        return R_ALREADY_ACTIVE if active else ALLOWED
    if needed == QUEEN:
        return ALLOWED if active else R_NOT_ACTIVE
    if VERB[word] == MOVE.id:
        if B[word] == COLUMN[cell]:
            return R_NO_CHANGE
        return R_COLUMN_FULL if _full(g, owner, B[word]) else ALLOWED
    if g.field[owner][B[word]] == EMPTY:
        return R_NO_TROOP
    if B[word] == cell or twins(g, owner, cell, B[word]):
        return R_NO_CHANGE
    return ALLOWED if cell < B[word] else R_OTHER_WAY


def _window(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == PASS:
        return ALLOWED
    verb = VERB[word]
    if verb == SACRIFICE.id:
        return _sacrifice(g, seat, A[word])
    if verb not in (ACE.id, JOKER.id, AURA.id):
        return R_NOT_NOW
    if (JOKER_CARD if verb == JOKER.id else A[word]) not in g.hand[seat]:
        return R_NOT_IN_HAND
    if verb == JOKER.id:
        return _joker(g, seat, A[word], B[word])
    if verb == ACE.id:
        return R_NO_TROOP if g.field[B[word] // 9][B[word] % 9] == EMPTY else ALLOWED
    if g.field[1 - seat][B[word]] == EMPTY:
        return R_NO_TROOP
    return R_HAS_AURA if g.aura[1 - seat][B[word]] else ALLOWED


def _sacrifice(g: Duel, seat: int, cell: int) -> int:
    if not g.hero[seat]:
        return R_NO_HERO
    if g.field[seat][cell] == EMPTY:
        return R_NO_TROOP
    return ALLOWED if g.fighting[seat] >> cell & 1 else R_TOO_LATE


def _joker(g: Duel, seat: int, column: int, copied: int) -> int:
    if _full(g, seat, column):
        return R_COLUMN_FULL
    if g.field[seat][copied] == EMPTY:
        return R_NO_TROOP
    if not g.face[seat][copied]:
        return R_NOT_ACTIVE
    line = g.field[seat][3 * column : 3 * column + 3].index(EMPTY)
    if COLUMN[copied] != column and LINE[copied] != line:
        return R_NOT_ALIGNED
    like = (suit_at(g, seat, copied), value_at(g, seat, copied))
    for other in range(copied):
        if (COLUMN[other] == column or LINE[other] == line) and g.face[seat][other]:
            if (suit_at(g, seat, other), value_at(g, seat, other)) == like:
                return R_SAME
    return ALLOWED


def _bonus(g: Duel, _seat: int, word: int, a: int, _b: int) -> int:
    if VERB[word] != BONUS.id:
        return R_NOT_NOW
    due = [(code_line(code), code_kind(code)) for code in unpaid(g, a)]
    return ALLOWED if (A[word], B[word]) in due else R_NO_BONUS


def _attack(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == PASS:
        return ALLOWED
    if VERB[word] != ATTACK.id:
        return R_NOT_NOW
    return ALLOWED if any(g.face[seat][3 * A[word] :][:3]) else R_EMPTY_COLUMN


def _block(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == STOP:
        return ALLOWED
    if VERB[word] != BLOCK.id:
        return R_NOT_NOW
    cell = A[word]
    if COLUMN[cell] != g.column:
        return R_OTHER_COLUMN
    if g.field[seat][cell] == EMPTY:
        return R_NO_TROOP
    return R_ALREADY_ACTIVE if g.face[seat][cell] else ALLOWED


def _total(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if VERB[word] == POWER.id and A[word] in totals(g, seat, g.column, g.fighting[seat]):
        return ALLOWED
    return R_NOT_NOW


def _hit(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == STOP:
        return ALLOWED
    if VERB[word] != HIT.id:
        return R_NOT_NOW
    enemy, cell = 1 - seat, A[word]
    if g.field[enemy][cell] == EMPTY:
        return R_NO_TROOP
    if not g.fighting[enemy] >> cell & 1:
        return R_NOT_FIGHTING
    if g.doomed[enemy] >> cell & 1:
        return R_DOOMED
    more = 1 if g.destroyed_by else 0
    hit = [c for c in range(9) if g.doomed[enemy] >> c & 1 or c == cell]
    needed = sum(value_at(g, enemy, c) + more for c in hit)
    return ALLOWED if needed <= g.power[seat] else R_TOO_STRONG


def _raid(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if word == DONE:
        return ALLOWED if g.may_retreat else R_MUST_USE
    if VERB[word] not in (SLAY.id, SCORE.id):
        return R_NOT_NOW
    if not g.fighting[seat] >> A[word] & 1:
        return R_NO_TROOP
    return R_NO_HERO if VERB[word] == SLAY.id and not g.hero[1 - seat] else ALLOWED


def _retreat(g: Duel, seat: int, word: int, _a: int, _b: int) -> int:
    if VERB[word] != UNDER.id:
        return R_NOT_NOW
    cell = A[word]
    if not g.fighting[seat] >> cell & 1:
        return R_NO_TROOP
    if g.field[seat][cell] == JOKER_CARD:
        for other in range(cell):
            if g.fighting[seat] >> other & 1 and g.field[seat][other] == JOKER_CARD:
                return R_SAME
    return ALLOWED


_EXPLAIN: Final[dict[int, Callable[[Duel, int, int, int, int], int]]] = {
    PLACEMENT: _placement,
    HERO_PLAY: _hero,
    HERO_POWER: _power,
    WINDOW: _window,
    LINE_BONUSES: _bonus,
    ATTACKERS: _attack,
    BLOCKERS: _block,
    POWER_TOTAL: _total,
    HIT_TROOPS: _hit,
    RAID: _raid,
    RETREAT: _retreat,
}
