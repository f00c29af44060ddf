"""MINI ROGUE: the set-up (p. 4, p. 16, p. 24)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon.kernel import Rule, chance, plan, search, step, tell, then

from . import words as w
from .cards import (
    HERO_ARMOUR,
    HERO_AT,
    HERO_FOOD,
    HERO_GOLD,
    HERO_HP,
    HERO_POTION,
    HERO_XP,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_OMEN,
    MAX_XP,
    OMEN,
)
from .hero import hero, party
from .state import ALL_ROOMS, Run
from .steps import COMPANY, LEAD, MIX, SETUP, STEPS, ZONE

#: Floors with a Guardian of their own (p. 4).
GUARDED_FLOORS: Final = 3


def start(g: Run) -> None:
    """Plan the set-up, then the first Zone; with an Overlord each takes a second character.

    [mini-rogue:overlord.setup]
    """
    g.stock_known = [0] * len(g.stock)
    plan(g, SETUP, step(MIX, w.A_MONSTER), LEAD, COMPANY, ZONE)


@STEPS.auto(SETUP)
def setup(g: Run, _a: int, _b: int) -> None:
    """Set the characters' values, three Guardians at the Exit, the others aside (p. 4).

    The King's Remains lie below the Guardians and are no card of the pile, because everybody knows
    them.  [mini-rogue:setup.dice]
    [mini-rogue:setup.values] [mini-rogue:setup.guardians] [mini-rogue:setup.city]
    """
    while len(g.den) > GUARDED_FLOORS:
        g.unused.append(g.den.pop())
    g.og = int(g.last_one == w.OG_S)
    g.shade = int(g.reference == w.GHOST_S)
    for seat in range(party(g)):
        at = HERO_AT[hero(g, seat)]
        g.hp[seat] = min(g.numbers[at + HERO_HP], g.numbers[MAX_HP])
        g.xp[seat] = min(g.numbers[at + HERO_XP], g.numbers[MAX_XP])
        g.armour[seat] = min(g.numbers[at + HERO_ARMOUR], g.numbers[MAX_ARMOUR])
        g.food[seat] = min(g.numbers[at + HERO_FOOD], g.numbers[MAX_FOOD])
        g.gold[seat] = min(g.numbers[at + HERO_GOLD], g.numbers[MAX_GOLD])
        potion = g.numbers[at + HERO_POTION]
        if potion > 0:
            g.potions[seat].append(potion)
        if g.mode == w.PLAIN:  # else once a characteristic has been borrowed
            harden(g, seat)
    if g.mode == w.OVERLORD:
        g.omen = min(g.numbers[OMEN], g.numbers[MAX_OMEN])


def harden(g: Run, seat: int) -> None:
    """Take off what the difficulty costs, never below 0; 1 HP is left (p. 4, p. 16, MR-72).

    [mini-rogue:difficulty]
    """
    if g.difficulty == w.NORMAL:
        return
    g.food[seat] = max(g.food[seat] - 1, 0)
    g.hp[seat] = max(g.hp[seat] - (1 if g.difficulty == w.HARD else 2), 1)
    if g.difficulty == w.ROGUELIKE:
        g.gold[seat] = max(g.gold[seat] - 3, 0)


@STEPS.rule(MIX)
def mix(g: Run, kind: int, _b: int) -> Rule[None]:
    """Leave out Rooms of each type by chance, openly, until the mix is made (Conseil p. 6, MR-16).

    [mini-rogue:mix] [mini-rogue:mix.rooms]
    """
    if g.mix == 0 or kind > w.A_TOMB:
        return
    tickets: list[int] = []
    for room in range(1, ALL_ROOMS + 1):
        if w.TYPE[room] == kind and room not in g.box:
            tickets.append(room)
    if len(tickets) <= w.IN_MIX[kind]:
        then(g, MIX, kind + 1)
        return
    room = yield from chance(w.S_LEFT_OUT, tickets)
    search(g.pool, g.stock, room)
    g.stock_known.pop()
    insort(g.box, room)
    tell(g, w.E_LEFT_OUT, room)
    then(g, MIX, kind)


@STEPS.rule(LEAD)
def lead(g: Run, _a: int, _b: int) -> Rule[None]:
    """Name the group's leader by chance (p. 24) [mini-rogue:coop] [mini-rogue:coop.leader]."""
    if party(g) > 1:
        first = yield from chance(w.S_LEADER, [seat for seat in range(party(g))])
        g.leader = first
        tell(g, w.E_LEADER, first)
