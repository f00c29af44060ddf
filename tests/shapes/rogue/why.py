"""Why a word cannot be said now: one reason for each, 0 for none."""

from __future__ import annotations

from collections.abc import Callable

from heroon import kernel as k
from tests.shapes.rogue import words as w
from tests.shapes.rogue.fights import SET_COST
from tests.shapes.rogue.rooms import PRICE, has_room
from tests.shapes.rogue.state import EXIT, MOST_HP, Rogue, face_down
from tests.shapes.rogue.steps import BRANCH, BUY, CAMP, DRINK, GIVE, HIDE, LAST, MEDDLE, POOL
from tests.shapes.rogue.zones import LOOK_COST


def why(g: Rogue, seat: int, word: int) -> int:
    return QUESTIONS[g.agenda[-1]](g, seat, word)


def branch(g: Rogue, _: int, word: int) -> int:
    if w.VERB[word] != w.GO.id:
        return w.R_NOT_NOW
    cell = w.A[word]
    right = cell == g.at + 1 and g.at % 3 < 2
    return 0 if right or cell == g.at + 3 else w.R_NO_WAY


def hide(g: Rogue, _: int, word: int) -> int:
    if word == k.PASS:
        return 0
    a, b = w.A[word], w.B[word]
    if w.VERB[word] == w.PEEK.id:
        if g.looked:
            return w.R_LOOKED
        return 0 if _down(g, a) else w.R_OPEN
    if w.VERB[word] != w.CROSS.id:
        return w.R_NOT_NOW
    if g.omens < LOOK_COST:
        return w.R_NO_OMENS
    return 0 if a < b and _down(g, a) and _down(g, b) else w.R_OPEN


def _down(g: Rogue, cell: int) -> bool:
    return 0 < cell < EXIT and face_down(g, cell)


def give(g: Rogue, seat: int, word: int) -> int:
    if word == k.PASS:
        return 0
    if w.VERB[word] != w.GIVE.id:
        return w.R_NOT_NOW
    return 0 if w.A[word] in g.hand[seat] else w.R_NOT_HELD


def pool(g: Rogue, seat: int, word: int) -> int:
    if word == w.DRINK:
        if not g.healing[seat]:
            return w.R_NO_POTION
        return 0 if g.hp[seat] < MOST_HP else w.R_WELL
    if word == w.THROW:
        return 0 if g.fire[seat] else w.R_NO_POTION
    if w.VERB[word] != w.AGAIN.id:
        return 0 if word == k.PASS else w.R_NOT_NOW
    if not g.xp[seat]:
        return w.R_NO_XP
    return 0 if w.A[word] in g.dice else w.R_NO_DIE


def meddle(g: Rogue, _: int, word: int) -> int:
    if word in (k.PASS, w.REROLL):
        return 0
    if w.VERB[word] != w.SET.id:
        return w.R_NOT_NOW
    if g.omens < SET_COST:
        return w.R_NO_OMENS
    return w.R_NO_DIE if w.A[word] == g.die else 0


def buy(g: Rogue, seat: int, word: int) -> int:
    if word == k.DONE:
        return 0
    if w.VERB[word] != w.BUY.id:
        return w.R_NOT_NOW
    if g.gold[seat] < PRICE[w.A[word]]:
        return w.R_NO_GOLD
    return 0 if has_room(g, seat, w.A[word]) else w.R_FULL


def drink(_g: Rogue, _: int, word: int) -> int:
    return 0 if word in (k.PASS, w.DRINK) else w.R_NOT_NOW


def camp(_g: Rogue, _: int, word: int) -> int:
    return 0 if word in (w.REST, w.TRAIN) else w.R_NOT_NOW


QUESTIONS: dict[int, Callable[[Rogue, int, int], int]] = {
    BRANCH: branch,
    HIDE: hide,
    GIVE: give,
    POOL: pool,
    MEDDLE: meddle,
    BUY: buy,
    DRINK: drink,
    LAST: drink,
    CAMP: camp,
}
