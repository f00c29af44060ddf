"""Games between levels and strangers, whole in C: each seat plays by a taste of its own.

A bot that searches sits at a table with them instead: slower, and with the same chance for both
games of a pair all the same.

A game of a zoo has a field more, the taste of each seat (`heroon.kernel.strangers`).  Two players
meet in mirrored pairs: both games of a pair have the same chance, and they change sides.  Where
one team has several seats they are all played alike.  Game i depends on the seed and on i alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from heroon.ai.bots import bot, needs_table, share_of, shares_of
from heroon.ai.values import WON, duel
from heroon.kernel import Ask, GameSpec, InputError, Rng, Seat, State, Table
from heroon.kernel.ask import NATURE, last_seat
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.strangers import Stranger, Strangers
from heroon.native import Engine, engine

from .stats import wilson

RANDOM: Final = "random"


class Visitor(NamedTuple):
    """A player of an arena: a taste, and how many of a hundred words are random, by team.

    Without `weighs` all of them are.  A `bot` plays at a table, and has no taste.
    """

    taste: tuple[int, ...]
    careless: tuple[int, ...] = (0,)
    weighs: bool = True
    bot: str = ""


@dataclass
class Count:
    """The games that one player has played against another."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    stalled: int = 0
    choices: int = 0

    @property
    def games(self) -> int:
        """How many they are; one that met the bound of its game is counted by its points."""
        return self.wins + self.losses + self.draws

    @property
    def score(self) -> float:
        """The share of wins, a draw as half a one."""
        return (self.wins + self.draws / 2) / max(1, self.games)

    def add(self, other: Count) -> None:
        """Add the counts of other games."""
        self.wins += other.wins
        self.losses += other.losses
        self.draws += other.draws
        self.stalled += other.stalled
        self.choices += other.choices

    def row(self) -> dict[str, Any]:
        """Return the figures for a report, with the 95 % interval of the share won (Wilson)."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "stalled": self.stalled,
            "share": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "choices": self.choices,
        }


def strangers_of(spec: GameSpec[Any]) -> Strangers[Any]:
    """Find the strangers of a game; raises `InputError` for one that has none."""
    for partner in heuristics_of(spec).partners.values():
        if isinstance(partner, Stranger):
            return partner.all
    raise InputError(UNKNOWN, f"{spec.id} has no strangers", spec.id, "game")


class Arena:
    """The tables of a game at which players with tastes meet; raises `InputError` without C."""

    def __init__(self, spec: GameSpec[Any]):
        self._given = spec
        self.strangers = strangers_of(spec)
        self.spec = self.strangers.spec(spec)
        found = engine(self.spec)
        if not isinstance(found, Engine):
            raise InputError(REFUSED, found.reason, spec.id, "engine")
        self._native: Engine[Any] = found
        self.tables: list[tuple[State, tuple[int, ...]]] = []
        self._options: list[dict[str, str]] = []
        for options, seats in self.strangers.tables:
            chosen = self.spec.settings(options)
            start = self.spec.new(chosen, seats)
            self.tables.append((start, self.spec.teams_of(chosen, seats)))
            self._options.append(dict(options))

    def player(self, name: str) -> Visitor:
        """Return the player of a bot, or of a stranger, by its name."""
        base, _, number = name.partition(":")
        all_ = self.strangers
        if needs_table(name):
            return Visitor(all_.own, bot=name)
        if base in all_.tastes:
            return Visitor(all_.tastes[base], (all_.careless.get(base, 0),))
        return Visitor(all_.own, shares_of(number), base != RANDOM)

    def meet(self, one: Visitor, other: Visitor, pairs: int, seed: int, first: int = 0) -> Count:
        """Play mirrored pairs; count them for the first of two players."""
        count = Count()
        for pair in range(first, first + pairs):
            at = pair % len(self.tables)
            start, teams = self.tables[at]
            for side in (0, 1):
                mine = tuple(team == side for team in teams)
                if one.bot or other.bot:
                    seated = [one if own else other for own in mine]
                    self._at_table(at, mine, seated, (seed << 24) + pair, count)
                else:
                    self._play(start, teams, mine, (one, other), (seed << 24) + pair, count)
        return count

    def alone(
        self, player: Visitor, deals: int, seed: int, at: int = 0, first: int = 0
    ) -> list[bool]:
        """Play deals of a journey alone at the table number `at`; return which were won."""
        start: Any = self.tables[at][0]
        progress = heuristics_of(self._given).progress
        assert progress is not None
        start.taste[0] = list(player.taste)
        won: list[bool] = []
        for number in range(first, first + deals):
            base = 16 * ((seed << 24) + number)
            position = self._native.load(start)
            position.contest(base, (base + 1,), 0, int(player.weighs), player.careless[:1])
            done, goal, _ = progress(self._native.state(position.values(), 1))
            won.append(done >= goal)
        return won

    def _play(
        self,
        start: Any,
        teams: tuple[int, ...],
        mine: tuple[bool, ...],
        two: tuple[Visitor, Visitor],
        number: int,
        count: Count,
    ) -> None:
        """Play one game and count it; `mine` are the seats of the first player."""
        players = [two[0] if own else two[1] for own in mine]
        for seat, player in enumerate(players):
            start.taste[seat] = list(player.taste)
        position = self._native.load(start)
        weighing = sum(1 << s for s, player in enumerate(players) if player.weighs)
        careless = tuple(
            share_of(player.careless, team) for player, team in zip(players, teams, strict=True)
        )
        base = 16 * number
        seeds = tuple(base + 1 + seat for seat in range(len(players)))
        choices = position.contest(base, seeds, 0, weighing, careless)[0]
        result: Sequence[int] = position.result
        if not position.over:
            count.stalled += 1
            state = self._native.state(position.values(), len(players))
            result = self.spec.bound_result(state)
        count.choices += choices
        _count(count, tuple(result), teams, mine)

    def _at_table(
        self, at: int, mine: tuple[bool, ...], players: list[Visitor], number: int, count: Count
    ) -> None:
        """Play one game at the table number `at`, with bots that look at it, and count it."""
        spec, teams, seats = self._given, self.tables[at][1], len(mine)
        table = Table(spec, self._options[at], seats=seats, engine="auto")
        nature = Rng(16 * number)
        guests = [
            self._guest(player, Seat(table, seat), self._options[at], 16 * number + 1 + seat)
            for seat, player in enumerate(players)
        ]
        while (ask := table.ask) is not None and table.choices < spec.bound:
            if ask.seats == NATURE:
                table.answer(nature.choice(ask.words))
            else:
                seat = last_seat(ask.seats)
                table.answer(guests[seat](), seat)
        count.choices += table.choices
        count.stalled += table.result is None
        _count(count, tuple(table.result or spec.bound_result(table.g)), teams, mine)

    def _guest(
        self, player: Visitor, seat: Seat[Any], options: dict[str, str], seed: int
    ) -> Callable[[], int]:
        """Return the function by which a player chooses at a seat."""
        if player.bot:
            chosen, seats = self._given.settings(options), len(seat.teams)
            found = bot(player.bot, self._given, seed, chosen, seats)
            return lambda: found.choose(seat)
        rng, share = Rng(seed), share_of(player.careless, seat.teams[seat.number])
        taste = Stranger(self.strangers, player.taste, share if player.weighs else 100)

        def choose() -> int:
            """Choose by the taste, in a world that the seat cannot tell from the real one."""
            world = seat.world(rng)
            return taste(world.g, Ask(1 << seat.number, seat.prompt, seat.words), rng)

        return choose


def _count(
    count: Count, result: tuple[int, ...], teams: tuple[int, ...], mine: tuple[bool, ...]
) -> None:
    """Count the result of a game for the first of two players, who had the seats `mine`."""
    worths = duel(result, teams)
    won = [own for own, worth in zip(mine, worths, strict=True) if worth == WON]
    count.draws += not won
    count.wins += bool(won and won[0])
    count.losses += bool(won and not won[0])
