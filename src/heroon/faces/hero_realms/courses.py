"""Hero Realms solo: a played turn of the Boss, read from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from heroon.games.hero_realms import words as w

#: What the Boss does at the market.
TAKES: Final = "take"
GETS_GOLD: Final = "gold"
DROPS: Final = "drop"
NOTHING: Final = "nothing"
#: How he does it, by the event that tells it.
MARKET: Final = {
    w.E_ACQUIRED: TAKES,
    w.E_BOSS_GOLD: GETS_GOLD,
    w.E_DROPPED: DROPS,
    w.E_NOTHING: NOTHING,
    w.E_NO_MARKET: NOTHING,
}


class Gain(NamedTuple):
    """Combat that a card gives, by its ally ability or by its main one."""

    card: int
    points: int
    ally: bool


class BossCourse(NamedTuple):
    """One way in which the Boss's turn goes.

    `sheds` counts the champions that the hero may have discarded.  What no unseen card can change
    is sure: what the Boss does at the market (`sure_market`), that he draws at least one card
    (`sure_draw`), the whole turn (`sure`).
    """

    market: str
    card: int
    market_gold: int
    bought: tuple[int, ...]
    draws: int
    health: int
    discards: int
    tilts: int
    sheds: int
    gains: tuple[Gain, ...]
    attack: int
    sure_market: bool = False
    sure_draw: bool = False
    sure: bool = False


class PlayedTurn:
    """A turn of the Boss that has been played, read from its events.

    `boss` is his card, `helped` says whether a reinforcement was due, `least` is the price of the
    cheapest unseen card.
    """

    def __init__(
        self,
        told: list[tuple[int, int, int, int]],
        boss: int,
        sheds: int,
        helped: bool,
        least: int,
    ):
        self.told = told
        self.boss = boss
        self.sheds = sheds
        self.helped = helped
        self.least = least

    def first(self, *kinds: int) -> tuple[int, int, int, int]:
        """Return the first event of these kinds; zeros where there is none."""
        return next((e for e in self.told if e[0] in kinds), (0, 0, 0, 0))

    def sum_of(self, test: Callable[[tuple[int, int, int, int]], int]) -> int:
        """Sum a number of each event."""
        return sum(test(event) for event in self.told)

    @property
    def helpers(self) -> Iterable[int]:
        """The champions that came as reinforcements."""
        return [card for kind, card, _, _ in self.told if kind == w.E_REINFORCED]

    def course(self, gold: bool) -> BossCourse:
        """Read the turn as a course; `gold` says that the behaviour card is a gold one."""
        kind, card, _, _ = self.first(*MARKET)
        what = MARKET.get(kind, NOTHING)
        sure_market, sure_draw, sure = self._certain(gold)
        return BossCourse(
            what,
            card if what in (TAKES, DROPS) else 0,
            card if what == GETS_GOLD else 0,
            tuple(e[1] for e in self.told if e[0] == w.E_BOSS_BOUGHT),
            self.sum_of(lambda e: e[0] in (w.E_KEPT, w.E_SHOWN)),
            self.sum_of(lambda e: _gained(e, w.GIVES_HEALTH)),
            self.sum_of(lambda e: e[0] == w.E_LOST_CARD),
            self.sum_of(lambda e: e[0] == w.E_LEANED),
            self.sheds,
            tuple(self._gains()),
            self.first(w.E_BOSS_ATTACKS)[1],
            sure_market,
            sure_draw,
            sure,
        )

    def _gains(self) -> Iterator[Gain]:
        """Yield the combat that cards give.

        It comes by ally abilities before the market step, then by main ones.  The cards of step 2
        that are drawn and not kept give by their main ability.
        """
        ally = False
        for event in self.told:
            if event[0] in (w.E_SECONDARY, w.E_OWN_SECONDARY):
                ally = True
            elif event[0] in (*MARKET, w.E_SHOWN):
                ally = False
            points = _gained(event, w.GIVES_COMBAT)
            if points:
                yield Gain(self.boss if event[0] == w.E_OWN_GAINS else event[1], points, ally)

    def _certain(self, gold: bool) -> tuple[bool, bool, bool]:
        """Return what no unseen card can change: the market step, a first draw, the whole turn.

        A card that is drawn can do anything.  A card that refills the market can be taken in step 3
        if it came before that step (a reinforcement leaves a gap), and be bought with enough gold.
        """
        purse = 0
        refilled = drawn = False
        sure_market = sure_draw = False
        sure = not self.helped
        for event in self.told:
            kind = event[0]
            if kind in (w.E_SHOWN, w.E_KEPT):
                sure_draw |= not drawn and sure
                drawn = True
                sure = False
            elif kind == w.E_ROW:
                refilled = True
            elif kind in MARKET:
                sure_market = not refilled and (gold or not (drawn or self.helped))
                sure = sure and sure_market
                purse += event[1] if kind == w.E_BOSS_GOLD else 0
            elif kind == w.E_BOSS_BOUGHT:
                sure = sure and not (refilled and purse >= self.least)
                purse -= event[2]
            elif kind == w.E_BOSS_KEEPS:
                sure = sure and not (refilled and event[1] >= self.least)
            purse += _gained(event, w.GIVES_GOLD)
        return sure_market, sure_draw, sure


def _gained(event: tuple[int, int, int, int], kind: int) -> int:
    """Return how much of a kind (combat, gold, health) an event gives to the Boss."""
    if event[0] in (w.E_OWN_GAINS, w.E_BOSS_GAINS) and event[2] == kind:
        return event[3]
    return 0
