"""HADES TRAP: what the Minotaur and Hades do when they jump (p. 11, p. 19)."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, Rule, confirm, tell, then

from . import words as w
from .labyrinth import MIDDLE, NEXT_PLACE
from .places import has_power, portal_cell
from .rules_hits import (
    BY_BOSS,
    BY_THREADS,
    STUN,
    TOKEN,
    UNAVOIDABLE,
    UNDER_BOSS,
    take_tokens,
)
from .state import FALLEN, Race
from .steps import GROW, HAND_OVER, HIT, JUMP, MEET, STEPS, STRIKE_TILE


def by_boss(free: int) -> int:
    """Return the flags of the Boss's blow; a `free` one brings nobody a half of Discord.

    [hades-trap:discord]
    """
    return BY_BOSS if free else BY_BOSS | BY_THREADS


# -- Minotaure ------------------------------------------------------------------------------------


@STEPS.auto(JUMP)
def jump(g: Race, side: int, free: int) -> None:
    """Jump from the middle of a tile to that of the next, revealed or not, also across Limbo.

    [hades-trap:minotaur] [hades-trap:minotaur.portal] [hades-trap:hades.move] [hades-trap:limbo]
    (HT-Q2, HT-Q3)  On the Portal the boss bounces: the tile is struck, and the jump goes on.
    """
    place = NEXT_PLACE[g.boss_at // 9][side]
    g.boss_at = 9 * place + MIDDLE
    bounces = g.boss_at == portal_cell(g)
    if bounces:
        tell(g, w.E_BOUNCED, place)
        then(g, JUMP, side, free)
    else:
        tell(g, w.E_LANDED, place)
        if g.boss == w.HADES:
            then(g, GROW)
    then(g, MEET if g.boss == w.HADES else STRIKE_TILE, place, free)


@STEPS.auto(STRIKE_TILE)
def strike_tile(g: Race, place: int, free: int) -> None:
    """Give each hero on a tile a Hades token (Tremor), and stun those on the Boss's own cell.

    [hades-trap:tremor] [hades-trap:crush] [hades-trap:minotaur]  The active hero is struck first.
    """
    stays = 0 if g.boss_at == portal_cell(g) else UNDER_BOSS
    for i in range(g.seats - 1, -1, -1):
        seat = (g.active + i) % g.seats
        if g.at[seat] // 9 == place and g.lies[seat] != FALLEN:
            blow = TOKEN | by_boss(free)
            if g.at[seat] == g.boss_at:
                blow |= STUN | stays
            then(g, HIT, seat, blow)


# -- Hades ----------------------------------------------------------------------------------------


def heroes_on(g: Race, place: int) -> int:
    """Return the mask of the heroes on a tile; the body of a ghost does not count (HT-R85)."""
    mask = 0
    for seat in range(g.seats):
        if g.at[seat] >= 0 and g.at[seat] // 9 == place and g.lies[seat] != FALLEN:
            mask |= 1 << seat
    return mask


@STEPS.words(MEET)
def whom_to_curse(g: Race, place: int, _: int) -> Ask:
    """Ask Ariadne, who sits to the left, which of several heroes gets the pile of tokens.

    [hades-trap:hades.strike] [hades-trap:ariadne] (HT-Q55)
    """
    mask = heroes_on(g, place)
    if mask & (mask - 1) == 0 or g.wrath == 0:
        return NOBODY
    ariadne = 1 << (g.active + 1) % g.seats
    return Ask(ariadne, w.P_VICTIM, [w.VICTIM[s] for s in range(g.seats) if mask >> s & 1])


@STEPS.answer(MEET)
def curse(g: Race, place: int, free: int, word: int) -> None:
    """Give the pile to one hero, and stun whoever is on the cell of Hades; no Shield helps.

    [hades-trap:hades.strike] [hades-trap:hades.stun] (HT-Q55)
    """
    mask = heroes_on(g, place)
    if mask == 0:
        return
    g.met = 1
    for seat in range(g.seats):
        if mask >> seat & 1 and g.at[seat] == g.boss_at:
            then(g, HIT, seat, STUN | UNAVOIDABLE)
    if g.wrath > 0:
        victim = w.A[word] if word != NOTHING else first_of(mask)
        then(g, HAND_OVER, victim, free)


def first_of(mask: int) -> int:
    """Return the first seat of a mask."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@STEPS.rule(HAND_OVER)
def hand_over(g: Race, seat: int, free: int) -> Rule[None]:
    """Give a hero all tokens of the pile; no Shield helps.

    [hades-trap:hades.strike] [hades-trap:hades.wrath] [hades-trap:ghost] (HT-Q75)  Achilles leaves
    the pile as it is, Theseus may refuse one token.
    """
    if has_power(g, seat, w.ACHILLES):
        tell(g, w.E_IMMUNE, seat)
        return
    many = g.wrath
    if has_power(g, seat, w.THESEUS):
        refuses = yield from confirm(seat, w.P_REFUSE)
        if refuses:
            g.ether_left[seat] = 0
            many -= 1
            tell(g, w.E_REFUSED, seat)
    g.wrath = 0
    tell(g, w.E_WRATH, 0)
    if many > 0:
        take_tokens(g, seat, many, by_boss(free))


@STEPS.auto(GROW)
def grow(g: Race, _a: int, _b: int) -> None:
    """Grow the pile by one if Hades met nobody with a token [hades-trap:hades.wrath] (HT-G9)."""
    if g.met == 0:
        g.wrath = min(g.wrath + 1, 99)
        tell(g, w.E_WRATH, g.wrath)
