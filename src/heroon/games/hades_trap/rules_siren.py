"""HADES TRAP: the Siren's song (p. 18)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NOBODY, NOTHING, Ask, tell, then

from . import words as w
from .labyrinth import ARM, CROSS_PORTAL, NEXT
from .places import closed, free_points, pawn_on
from .rules_bosses import by_boss, first_of
from .rules_hits import STUN, TOKEN, caught_anew, read_grip, tell_grip
from .state import UPRIGHT, Race
from .steps import CHARMED, DRIFT, HIT, HOLD, SING, STEPS

#: Added to the cells that are left of a song that gives no fragment.
FREELY: Final = 16


@STEPS.auto(SING)
def sing(g: Race, side: int, free: int) -> None:
    """Begin a song: charm the upright heroes on the arm of a colour; the Stunned do not hear.

    [hades-trap:siren] [hades-trap:siren.song] [hades-trap:siren.labyrinth] (HT-Q74)
    """
    mask = 0
    for seat in range(g.seats):
        if g.lies[seat] == UPRIGHT and g.at[seat] >= 0 and ARM[g.at[seat] // 9] == side:
            mask |= 1 << seat
    then(g, CHARMED, mask, free)


@STEPS.words(CHARMED)
def who_is_drawn(g: Race, mask: int, _: int) -> Ask:
    """Ask Ariadne whom to draw next [hades-trap:siren.song] [hades-trap:ariadne] (HT-Q74)."""
    if mask & (mask - 1) == 0:
        return NOBODY
    ariadne = 1 << (g.active + 1) % g.seats
    return Ask(ariadne, w.P_CHARM, [w.CHARM[s] for s in range(g.seats) if mask >> s & 1])


@STEPS.answer(CHARMED)
def draw_in(g: Race, mask: int, free: int, word: int) -> None:
    """Draw a hero a cell for each free point of his bar [hades-trap:siren.song] (HT-Q34)."""
    if mask == 0:
        return
    seat = first_of(mask) if word == NOTHING else w.A[word]
    then(g, CHARMED, mask & ~(1 << seat), free)
    if free_points(g, seat) > 0:
        then(g, DRIFT, seat, free_points(g, seat) + FREELY * free)


@STEPS.auto(DRIFT)
def drift(g: Race, seat: int, far: int) -> None:
    """Move a hero one cell along the arm towards the Siren; obstacles stun, water brings a token.

    [hades-trap:siren.song] [hades-trap:siren.water] (HT-Q74, HT-R82)  Another hero in the way
    stuns, too.  No thread counts, and skeletons grip only where the song ends, if he was moved at
    all.
    """
    cell = g.at[seat]
    side = (ARM[cell // 9] + 2) % 4
    blow = by_boss(far // FREELY)
    other = NEXT[cell][side]
    if closed(g, cell, side) or pawn_on(g, other) >= 0:
        # Who is Stunned is held as well, but that shows when he stands up.
        if far % FREELY < free_points(g, seat) and caught_anew(g, seat):
            then(g, HOLD, seat)
        then(g, HIT, seat, STUN | blow)
        return
    g.at[seat] = other
    tell(g, w.E_CHARMED, seat, other)
    if other // 9 != CROSS_PORTAL and far % FREELY > 1:
        then(g, DRIFT, seat, far - 1)
        return
    read_grip(g, seat)
    if other // 9 == CROSS_PORTAL:
        then(g, HIT, seat, TOKEN | blow)


@STEPS.auto(HOLD)
def hold(g: Race, seat: int, _: int) -> None:
    """Tell of the grip on a hero who averted the stun where a song left him [hades-trap:grip]."""
    tell_grip(g, seat)
