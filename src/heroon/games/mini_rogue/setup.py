"""MINI ROGUE: Mise en place (p. 4, p. 16, p. 24)."""

from __future__ import annotations

from heroon.kernel import Rule, chance, plan, tell

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
    MAX_XP,
)
from .hero import hero, party
from .state import Run
from .steps import LEAD, SETUP, STEPS, ZONE


def start(g: Run) -> None:
    """Plan the set-up, then the first Zone."""
    g.stock_known = [0] * len(g.stock)
    plan(g, SETUP, LEAD, ZONE)


@STEPS.auto(SETUP)
def setup(g: Run, _a: int, _b: int) -> None:
    """Values of the characters; three Guardians at the Exit, the others aside (p. 4).

    The King's Remains lie below the Guardians and are no card of the pile: nobody can mistake
    them.  [mini-rogue:setup.dice]
    [mini-rogue:setup.values] [mini-rogue:setup.guardians] [mini-rogue:setup.city]
    """
    g.unused = [0]
    g.den.pop()
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
        harden(g, seat)


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


@STEPS.rule(LEAD)
def lead(g: Run, _a: int, _b: int) -> Rule[None]:
    """Chance names the group's leader (p. 24) [mini-rogue:coop] [mini-rogue:coop.leader]."""
    if party(g) > 1:
        first = yield from chance(w.S_LEADER, [seat for seat in range(party(g))])
        g.leader = first
        tell(g, w.E_LEADER, first)
