"""HADES TRAP: what the Labyrinth phase would do if the turn ended as things lie.

Pure functions over a position: nothing is changed, nothing is drawn by lot.  Nobody is thought to
raise a shield, refuse a token or exchange one; those are decisions that are still to come, and so
is the token that an alarm of Courage adds.
"""

from __future__ import annotations

from typing import NamedTuple

from . import words as w
from .labyrinth import ARM, CROSS_PORTAL, MIDDLE, NEXT, NEXT_PLACE, RING
from .places import closed, free_points, has_power, portal_cell
from .state import FALLEN, FREE, STUNNED, UPRIGHT, Race


class Blow(NamedTuple):
    """What a hero would suffer: Hades tokens, a stun; where, and whether it makes a ghost."""

    seat: int
    tokens: int
    stun: bool
    cell: int
    falls: bool = False


class BossStop(NamedTuple):
    """What one token of the sequence makes the Boss do: where it comes to, whom it strikes.

    `order` counts the tokens from 1, `cell` is where the Boss is then, `bounces` says that it goes
    on from there.  `one_of` are those of whom Ariadne picks one for the pile of Hades, `grows` says
    that nobody is met and the pile grows.
    """

    order: int
    colour: int
    side: int
    cell: int
    bounces: bool = False
    blows: tuple[Blow, ...] = ()
    one_of: tuple[int, ...] = ()
    grows: bool = False


class _Heroes:
    """The heroes while the Boss acts: who lies, who has how many tokens."""

    def __init__(self, g: Race):
        self.g = g
        self.at = list(g.at)
        self.lies = list(g.lies)
        self.curses = list(g.curses)
        self.wrath = g.wrath
        self.immune = [has_power(g, seat, w.ACHILLES) for seat in range(g.seats)]

    def points(self, seat: int) -> int:
        """The free points of a bar with the tokens taken meanwhile."""
        return free_points(self.g, seat) - (self.curses[seat] - self.g.curses[seat])

    def struck(self, seat: int, token: bool, stun: bool) -> Blow:
        """Strike a hero: one token at most, none for an Achilles with his Ether.

        Achilles loses it when he is Stunned [hades-trap:achilles].
        """
        immune = self.immune[seat]
        takes = token and not immune and (self.g.boss == w.HADES or self.curses[seat] == 0)
        falls = stun and self.lies[seat] == UPRIGHT
        self.curses[seat] += takes
        if falls:
            self.lies[seat] = STUNNED
            self.immune[seat] = False
        return Blow(seat, int(takes), falls, self.at[seat])

    def order(self) -> list[int]:
        """The seats, the active one first."""
        return [(self.g.active + i) % self.g.seats for i in range(self.g.seats)]


def follow(g: Race, crossed: list[int] | None = None) -> list[BossStop]:
    """What the Boss would do for a sequence of tokens, that of this turn where none is given.

    [hades-trap:labyrinth] [hades-trap:minotaur] [hades-trap:hydra.move] [hades-trap:hades.move]
    [hades-trap:siren.song]
    """
    if g.boss_at < 0:
        return []
    heroes = _Heroes(g)
    cell = g.boss_at
    stops: list[BossStop] = []
    sequence = [token % FREE for token in (g.crossed if crossed is None else crossed)]
    for order, colour in enumerate(sequence, 1):
        side = g.arrow[colour]
        if g.boss == w.SIREN:
            stops.append(BossStop(order, colour, side, cell, blows=_sung(g, heroes, side)))
            continue
        if g.boss == w.HYDRA:
            found = _swims(g, heroes, cell, side, order, colour, order == len(sequence))
        else:
            found = _jumps(g, heroes, cell, side, order, colour)
        stops += found
        cell = found[-1].cell
    return stops


# -- Minotaur and Hades ---------------------------------------------------------------------------


def _jumps(
    g: Race, heroes: _Heroes, cell: int, side: int, order: int, colour: int
) -> list[BossStop]:
    """From tile to tile; on the Portal the jump goes on [hades-trap:minotaur.portal]."""
    out: list[BossStop] = []
    met = False
    while True:
        cell = 9 * NEXT_PLACE[cell // 9][side] + MIDDLE
        bounces = cell == portal_cell(g)
        mine = [
            seat
            for seat in heroes.order()
            if heroes.at[seat] >= 0
            and heroes.at[seat] // 9 == cell // 9
            and heroes.lies[seat] != FALLEN
        ]
        met = met or bool(mine)
        stop = BossStop(order, colour, side, cell, bounces)
        if g.boss == w.HADES:
            out.append(_met(heroes, stop, mine, grows=not bounces and not met))
        else:
            blows = tuple(heroes.struck(seat, True, heroes.at[seat] == cell) for seat in mine)
            out.append(stop._replace(blows=blows))
        if not bounces:
            return out


def _met(heroes: _Heroes, stop: BossStop, mine: list[int], grows: bool) -> BossStop:
    """Hades strikes: the pile for one of them, a stun on his own cell; else the pile grows.

    [hades-trap:hades.strike] [hades-trap:hades.wrath]
    """
    blows: list[Blow] = []
    if len(mine) > 1 and heroes.wrath:
        stop = stop._replace(one_of=tuple(mine))
        heroes.wrath = 0
    elif mine and heroes.wrath and not heroes.immune[mine[0]]:
        seat, many = mine[0], heroes.wrath
        falls = many > heroes.points(seat)
        blows.append(Blow(seat, many, False, heroes.at[seat], falls))
        if falls:
            heroes.lies[seat] = FALLEN
        else:
            heroes.curses[seat] += many
        heroes.wrath = 0
    blows += [
        heroes.struck(s, False, True)
        for s in mine
        if heroes.at[s] == stop.cell and heroes.lies[s] != FALLEN
    ]
    if grows:
        heroes.wrath += 1
    return stop._replace(blows=tuple(blows), grows=grows)


# -- Hydra ----------------------------------------------------------------------------------------


def _swims(
    g: Race, heroes: _Heroes, cell: int, side: int, order: int, colour: int, last: bool
) -> list[BossStop]:
    """One cell, one more where she would stop on the Portal [hades-trap:hydra.portal]."""
    out: list[BossStop] = []
    while True:
        cell = NEXT[cell][side]
        bounces = last and cell == portal_cell(g)
        there = [s for s in range(g.seats) if heroes.lies[s] != FALLEN]
        blows = [heroes.struck(s, False, True) for s in there if heroes.at[s] == cell]
        blows += [
            heroes.struck(s, True, False)
            for s in heroes.order()
            if heroes.lies[s] != FALLEN and heroes.at[s] in RING[cell]
        ]
        out.append(BossStop(order, colour, side, cell, bounces, tuple(blows)))
        if not bounces:
            return out


# -- Siren ----------------------------------------------------------------------------------------


def _sung(g: Race, heroes: _Heroes, side: int) -> tuple[Blow, ...]:
    """The heroes of an arm are drawn towards her, each for itself in the order of seats.

    [hades-trap:siren.song] [hades-trap:siren.water]
    """
    blows = []
    for seat in range(g.seats):
        here = heroes.at[seat]
        if here >= 0 and heroes.lies[seat] == UPRIGHT and ARM[here // 9] == side:
            blows.append(_drawn(g, heroes, seat))
    return tuple(blows)


def _drawn(g: Race, heroes: _Heroes, seat: int) -> Blow:
    """A cell for each free point; an obstacle or a hero stuns, water curses."""
    towards = (ARM[heroes.at[seat] // 9] + 2) % 4
    for _ in range(heroes.points(seat)):
        cell = heroes.at[seat]
        other = NEXT[cell][towards]
        if closed(g, cell, towards) or _stands(heroes, other, seat):
            return heroes.struck(seat, False, True)
        heroes.at[seat] = other
        if other // 9 == CROSS_PORTAL:
            return heroes.struck(seat, True, False)
    return heroes.struck(seat, False, False)


def _stands(heroes: _Heroes, cell: int, but: int) -> bool:
    """Whether another hero stands upright on a cell."""
    return any(
        at == cell and heroes.lies[seat] == UPRIGHT and seat != but
        for seat, at in enumerate(heroes.at)
    )


def struck(stops: list[BossStop]) -> dict[int, tuple[int, bool]]:
    """By seat: how many Hades tokens in all, and whether it would be Stunned."""
    out: dict[int, tuple[int, bool]] = {}
    for stop in stops:
        for blow in stop.blows:
            tokens, stun = out.get(blow.seat, (0, False))
            out[blow.seat] = tokens + blow.tokens, stun or blow.stun
    return {seat: found for seat, found in out.items() if found != (0, False)}
