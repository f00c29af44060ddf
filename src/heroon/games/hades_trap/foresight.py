"""HADES TRAP: what the Labyrinth phase would do if the turn ended as things lie.

Pure functions over a position: nothing is changed, nothing is drawn by lot.  They assume that
nobody raises a Shield, refuses a token or exchanges one, because those decisions are still to come,
and that no alarm of Courage adds a token.
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
    """The heroes while the Boss acts: where each is, who is down, who has how many Hades tokens."""

    def __init__(self, g: Race):
        self.g = g
        self.at = list(g.at)
        self.lies = list(g.lies)
        self.curses = list(g.curses)
        self.wrath = g.wrath
        self.immune = [has_power(g, seat, w.ACHILLES) for seat in range(g.seats)]

    def points(self, seat: int) -> int:
        """Count a hero's free action points, less the Hades tokens that this foresight gave him."""
        return free_points(self.g, seat) - (self.curses[seat] - self.g.curses[seat])

    def struck(self, seat: int, token: bool, stun: bool) -> Blow:
        """Strike a hero with a token, a stun or both, and return what he suffers.

        He takes one token at most, but any number against Hades.  Achilles takes none while he has
        his Ether, which he loses when he is Stunned [hades-trap:achilles].
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
        """List all seats clockwise, the active one first."""
        return [(self.g.active + i) % self.g.seats for i in range(self.g.seats)]


def follow(g: Race, crossed: list[int] | None = None) -> list[BossStop]:
    """List what the Boss would do for each token of a sequence, by default this turn's.

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
    """List the tiles on which the Minotaur or Hades lands for one token, with the blows there.

    It is one tile; from the Portal the jump goes on [hades-trap:minotaur.portal].
    """
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
    """Let Hades strike the heroes on his tile, and return the stop with their blows.

    One of them gets the pile of tokens, and whoever is on his own cell is Stunned; where he meets
    nobody, the pile grows.  [hades-trap:hades.strike] [hades-trap:hades.wrath]
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
    """List the cells through which the Hydra comes for one token, with her blows there.

    It is one cell, and one more where she would stop on the Portal cell [hades-trap:hydra.portal].
    """
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
    """List the blows on the heroes of one arm, whom the song draws in the order of seats.

    [hades-trap:siren.song] [hades-trap:siren.water]
    """
    blows = []
    for seat in range(g.seats):
        here = heroes.at[seat]
        if here >= 0 and heroes.lies[seat] == UPRIGHT and ARM[here // 9] == side:
            blows.append(_drawn(g, heroes, seat))
    return tuple(blows)


def _drawn(g: Race, heroes: _Heroes, seat: int) -> Blow:
    """Draw a hero towards the Siren, a cell for each free point, and return what he suffers.

    An obstacle or an upright hero in the way stuns him, water gives him a Hades token.
    """
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
    """Return whether a hero other than `but` stands upright on a cell."""
    return any(
        at == cell and heroes.lies[seat] == UPRIGHT and seat != but
        for seat, at in enumerate(heroes.at)
    )


def struck(stops: list[BossStop]) -> dict[int, tuple[int, bool]]:
    """Sum up by seat the Hades tokens and whether it is Stunned; spared seats are left out."""
    out: dict[int, tuple[int, bool]] = {}
    for stop in stops:
        for blow in stop.blows:
            tokens, stun = out.get(blow.seat, (0, False))
            out[blow.seat] = tokens + blow.tokens, stun or blow.stun
    return {seat: found for seat, found in out.items() if found != (0, False)}
