"""Games between levels and strangers, whole in C: each seat plays by a taste of its own.

A game of a zoo has a field more, the taste of each seat (`heroon.kernel.strangers`).  Two players
meet in mirrored pairs: both games of a pair have the same chance, and they change sides.  Where
one team has several seats they are all played alike.  Game i depends on the seed and on i alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from heroon.ai.agreeing import EVEN, steady
from heroon.ai.bots import share_of, shares_of
from heroon.ai.rollouts import ROLLOUTS, Trier
from heroon.ai.values import WON, duel
from heroon.kernel import GameSpec, InputError, Rng, State
from heroon.kernel.ask import NATURE, first_seat
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.strangers import Stranger, Strangers
from heroon.native import Engine, Position, engine

from .stats import wilson

RANDOM: Final = "random"
#: Where a draw may be agreed on, games are looked at from this choice on, and after each `LOOK` of
#: them.  So many looks must be alike within `STEADY` thousandths of a win before any agrees.
FROM: Final = 2500
LOOK: Final = 250
LOOKS: Final = 8
STEADY: Final = 150


class Visitor(NamedTuple):
    """A player of an arena: a taste, and how many of a hundred words are random, by team.

    Without `weighs` all of them are.  Who `rolls` tries the words of the game's own policy in
    rollouts (`heroon.ai.rollouts`), in which all the others play that policy, too.
    """

    taste: tuple[int, ...]
    careless: tuple[int, ...] = (0,)
    weighs: bool = True
    rolls: bool = False


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
        self._standing = heuristics_of(spec).standing
        self._trier = self._plain = None
        if heuristics_of(spec).rollouts is not None:
            plain = engine(spec)
            self._plain = plain if isinstance(plain, Engine) else None
            self._trier = Trier(spec)
        self.tables: list[tuple[State, tuple[int, ...]]] = []
        for options, seats in self.strangers.tables:
            chosen = self.spec.settings(options)
            start = self.spec.new(chosen, seats)
            self.tables.append((start, self.spec.teams_of(chosen, seats)))

    def player(self, bot: str) -> Visitor:
        """Return the player of a bot that goes by weights, or of a stranger; by its name."""
        base, _, number = bot.partition(":")
        all_ = self.strangers
        if base in all_.tastes:
            return Visitor(all_.tastes[base], (all_.careless.get(base, 0),))
        return Visitor(all_.own, shares_of(number), base != RANDOM, base == ROLLOUTS)

    def meet(self, one: Visitor, other: Visitor, pairs: int, seed: int, first: int = 0) -> Count:
        """Play mirrored pairs; count them for the first of two players."""
        count = Count()
        for pair in range(first, first + pairs):
            start, teams = self.tables[pair % len(self.tables)]
            for side in (0, 1):
                mine = tuple(team == side for team in teams)
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
        base = 16 * number
        seeds = tuple(base + 1 + seat for seat in range(len(players)))
        if any(player.rolls for player in players):
            choices = self._in_steps(position, players, teams, base)
        else:
            choices = self._at_once(position, players, teams, seeds, base)
        result: Sequence[int] = position.result
        if not position.over and choices < self.spec.bound:
            assert self.spec.drawn is not None
            result = self.spec.drawn(self._native.state(position.values(), len(players)))
        elif not position.over:
            count.stalled += 1
            state = self._native.state(position.values(), len(players))
            result = self.spec.bound_result(state)
        worths = duel(tuple(result), teams)
        won = [own for own, worth in zip(mine, worths, strict=True) if worth == WON]
        count.choices += choices
        count.draws += not won
        count.wins += bool(won and won[0])
        count.losses += bool(won and not won[0])

    def _at_once(
        self,
        position: Position,
        players: list[Visitor],
        teams: tuple[int, ...],
        seeds: tuple[int, ...],
        base: int,
    ) -> int:
        """Play a game in C, and let the players agree on a draw; return the number of choices."""
        weighing = sum(1 << s for s, player in enumerate(players) if player.weighs)
        careless = _careless(players, teams)
        bound = self.spec.bound
        choices = position.contest(base, seeds, self._first(), weighing, careless)[0]
        rng, looks = Rng(base + 15), list[list[int]]()
        while not position.over and choices < bound:
            if self._may_look(position):
                looks.append(self._looked(position))
                if self._agreed(looks, players):
                    break
            seeds = tuple(rng.below(1 << 60) for _ in players)
            left = min(LOOK, bound - choices)
            choices += position.contest(rng.below(1 << 60), seeds, left, weighing, careless)[0]
        return choices

    def _first(self) -> int:
        """Return for how many choices nobody looks whether a game stands still; 0: for all."""
        return FROM if self.spec.drawn is not None and self._standing is not None else 0

    def _may_look(self, position: Position) -> bool:
        """Return whether a game may be drawn by agreement, and lies between two steps."""
        return bool(self._first()) and not position.inside

    def _looked(self, position: Position) -> list[int]:
        """List what a position is worth to each seat, in thousandths of a win."""
        assert self._standing is not None
        g = self._native.state(position.values(), position.seats)
        return [self._standing(g, seat) for seat in range(position.seats)]

    def _agreed(self, looks: list[list[int]], players: list[Visitor]) -> bool:
        """Return whether all players agree on a draw: the game has stood still for long.

        A stranger agrees then; a level and who plays as it does only without better hopes.
        """
        last = looks[-LOOKS:]
        if len(last) < LOOKS or not steady(last, STEADY):
            return False
        own = self.strangers.own
        hopes = zip(players, last[-1], strict=True)
        return all(hope <= EVEN for player, hope in hopes if player.taste == own)

    def _in_steps(
        self, position: Position, players: list[Visitor], teams: tuple[int, ...], base: int
    ) -> int:
        """Play a game of which some players try their words; return the number of choices.

        Chance has a new seed at each choice.  Who tries words is told no taste of anybody: its
        worlds are of the game without tastes.
        """
        weighing = sum(1 << s for s, player in enumerate(players) if player.weighs)
        careless = _careless(players, teams)
        rng, choices, looks = Rng(base + 15), 0, list[list[int]]()
        while (ask := position.ask) is not None and choices < self.spec.bound:
            if self._may_look(position) and choices >= FROM + LOOK * len(looks):
                looks.append(self._looked(position))
                if self._agreed(looks, players):
                    break
            seats, _, words, _ = ask
            seat = first_seat(seats) if seats != NATURE else -1
            if seats == NATURE:
                rng.state = position.settle(rng.state)
            elif len(words) == 1:
                position.answer(words[0])
            elif players[seat].rolls and not position.inside:
                choices += 1
                position.answer(self._tried(position, seat, teams, rng))
            else:
                choices += 1
                seeds = tuple(rng.below(1 << 60) for _ in players)
                position.contest(rng.below(1 << 60), seeds, 1, weighing, careless)
        return choices

    def _tried(self, position: Position, seat: int, teams: tuple[int, ...], rng: Rng) -> int:
        """Choose the word that rollouts find for a seat."""
        assert self._plain is not None
        assert self._trier is not None
        g = self._native.state(position.values(), position.seats)
        return self._trier.word_at(self._plain.load(g), seat, teams, rng)


def _careless(players: list[Visitor], teams: tuple[int, ...]) -> tuple[int, ...]:
    """List by seat how many of a hundred words are random."""
    both = zip(players, teams, strict=True)
    return tuple(share_of(player.careless, team) for player, team in both)
