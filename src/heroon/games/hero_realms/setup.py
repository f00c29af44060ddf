"""Hero Realms solo: setting up, and the market."""

from __future__ import annotations

from heroon.kernel import EMPTY, NOBODY, NOTHING, Ask, plan, show, step, tell, then, ticket

from .cards import BEHAVIOUR, BOSS_HEALTH, CLOCK, FIRST_HAND, HEALTH, REINFORCEMENTS
from .state import Skirmish
from .steps import DRAW, HERO_TURN, REFILL, SETUP, STEPS
from .words import E_ROW, MARKET


def start(g: Skirmish) -> None:
    """Put the first step of a game on the agenda."""
    then(g, SETUP)


@STEPS.auto(SETUP)
def setup(g: Skirmish, _a: int, _b: int) -> None:
    """Lay out the Boss, its behaviour cards and the Fire Gems; then market and first hand come.

    See [hero-realms:setup] [hero-realms:boss] [hero-realms:base.setup]. After these the hero begins
    [hero-realms:turn] (HR-05).
    """
    g.health = g.numbers[HEALTH]
    g.boss_health = g.numbers[BOSS_HEALTH]
    at = BEHAVIOUR[g.boss]
    for i in range(4):
        g.unused[i] = g.numbers[at + i]
    lay_out_gems(g)
    plan(
        g,
        step(REFILL, 0),
        step(REFILL, 1),
        step(REFILL, 2),
        step(REFILL, 3),
        step(REFILL, 4),
        step(DRAW, g.numbers[FIRST_HAND]),
        HERO_TURN,
    )


def lay_out_gems(g: Skirmish) -> None:
    """Lay out the stack of Fire Gems; with reinforcements some are turned over.

    See [hero-realms:reinforcements] [hero-realms:reinforcements.deck] (HR-45).
    """
    at = REINFORCEMENTS[g.boss]
    many = g.numbers[CLOCK]
    for i in range(many):
        turn = many - i
        back = g.reinforcements > 0 and (g.numbers[at] == turn or g.numbers[at + 1] == turn)
        g.backs.append(int(back))


@STEPS.words(REFILL)
def next_card(g: Skirmish, _cell: int, _b: int) -> Ask:
    """Ask nature for the top card of the market deck, which fills an empty place.

    See [hero-realms:base.market] (HR-62).
    """
    return ticket(g.stock, MARKET) if len(g.market) > 0 else NOBODY


@STEPS.answer(REFILL)
def refill(g: Skirmish, cell: int, _b: int, word: int) -> None:
    """Put the card that nature gave into the empty place of the market, face up.

    See [hero-realms:base.market].
    """
    if word == NOTHING:
        return
    g.stock.remove(word)
    g.market.pop()
    g.row[cell] = word
    show(g)
    tell(g, E_ROW, word)


def leave_row(g: Skirmish, card: int) -> None:
    """Take a card out of the market, which is refilled at once [hero-realms:base.market]."""
    cell = g.row.index(card)
    g.row[cell] = EMPTY
    then(g, REFILL, cell)
