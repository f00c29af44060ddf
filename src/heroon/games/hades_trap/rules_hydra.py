"""HADES TRAP: the Hydra and her babies (p. 17)."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, tell, then

from . import words as w
from .cards import BABIES
from .labyrinth import NEXT, RING
from .places import closed, gripped, hero_on, portal_cell, within_reach
from .rules_bosses import by_boss
from .rules_hits import STUN, TOKEN, UNDER_BOSS, loosen_grip
from .state import FALLEN, Race
from .steps import HATCH_SOME, HIT, PROLIFERATE, STEPS, SWIM


@STEPS.auto(SWIM)
def swim(g: Race, way: int, free: int) -> None:
    """Move the Hydra one cell, through obstacles and Limbo, or two if one ends on the Portal.

    [hades-trap:hydra.move] [hades-trap:hydra.portal] [hades-trap:hydra.ring] (HT-Q72, HT-C4)
    She stuns who is on her cell, then gives a Hades token to those on the eight cells around her.
    She never stays on the Portal cell: another token follows, or the extra cell.
    """
    side = way % 4
    g.boss_at = NEXT[g.boss_at][side]
    tell(g, w.E_CREPT, g.boss_at)
    passes = g.boss_at == portal_cell(g)
    stays = 0 if passes else UNDER_BOSS
    if way >= 4 and passes:
        then(g, SWIM, way, free)
    for i in range(g.seats - 1, -1, -1):
        seat = (g.active + i) % g.seats
        if g.lies[seat] != FALLEN and g.at[seat] in RING[g.boss_at]:
            then(g, HIT, seat, TOKEN | by_boss(free))
    for seat in range(g.seats):
        if g.lies[seat] != FALLEN and g.at[seat] == g.boss_at:
            then(g, HIT, seat, STUN | stays)


def held_by(g: Race, baby: int, cells: list[int]) -> bool:
    """Return whether a baby Hydra grips a hero on one of these cells: hers or one beside it.

    [hades-trap:hydra.babies] (HT-Q57, HT-Q73)
    """
    if baby in cells:
        return True
    for side in range(4):
        if NEXT[baby][side] in cells and within_reach(g, baby, side):
            return True
    return False


def is_way_out(g: Race, side: int) -> bool:
    """Return whether babies can go to a side of the Hydra: no obstacle, no hero right there.

    [hades-trap:hydra.proliferation] (HT-Q73)
    """
    return not closed(g, g.boss_at, side) and not hero_on(g, NEXT[g.boss_at][side])


def ways_out(g: Race, first: int) -> list[int]:
    """List the sides to which babies can go, from the side `first` on."""
    return [side for side in range(first, 4) if is_way_out(g, side)]


@STEPS.auto(PROLIFERATE)
def proliferate(g: Race, _a: int, _b: int) -> None:
    """Spread the babies of a Hydra that gave no token this turn; those that grip stay.

    [hades-trap:hydra.proliferation] [hades-trap:hydra]
    """
    if g.boss != w.HYDRA or g.boss_at < 0 or g.gave:
        return
    held = [g.at[seat] for seat in range(g.seats) if gripped(g, seat)]
    g.babies = [baby for baby in g.babies if held_by(g, baby, held)]
    loosen_grip(g)
    then(g, HATCH_SOME, 0, max(g.numbers[BABIES] - len(g.babies), 0))


@STEPS.words(HATCH_SOME)
def where_to_hatch(g: Race, first: int, left: int) -> Ask:
    """Ask Ariadne where a baby goes, if there are fewer babies than ways.

    [hades-trap:hydra.proliferation] (HT-Q73)
    """
    if left == 0 or left >= 4 - first:
        return NOBODY
    ways = ways_out(g, first)
    if len(ways) <= left:
        return NOBODY
    ariadne = 1 << (g.active + 1) % g.seats
    return Ask(ariadne, w.P_HATCH, [w.HATCH[side] for side in ways[: len(ways) - left + 1]])


@STEPS.answer(HATCH_SOME)
def hatch(g: Race, first: int, left: int, word: int) -> None:
    """Send a baby in a straight line up to an obstacle or a hero.

    [hades-trap:hydra.proliferation] [hades-trap:hydra.babies] (HT-Q35)  It grips heroes who come to
    it, but nobody when it arrives itself (HT-Q47).
    """
    if left == 0:
        return
    side = w.A[word] if word != NOTHING else first
    while side < 4 and not is_way_out(g, side):
        side += 1
    if side == 4:
        return
    then(g, HATCH_SOME, side + 1, left - 1)
    cell = NEXT[g.boss_at][side]
    while not closed(g, cell, side) and not hero_on(g, NEXT[cell][side]):
        if NEXT[cell][side] == g.boss_at:
            break
        cell = NEXT[cell][side]
    g.babies.append(cell)
    g.babies.sort()
    tell(g, w.E_HATCHED, side, cell)
