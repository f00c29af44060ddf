"""Games between levels and strangers, whole in C: each seat plays by a taste of its own.

A game of a zoo has a field more, the taste of each seat (`heroon.kernel.strangers`).  Two players
meet in mirrored pairs: both games of a pair have the same chance, and they change sides.  Where
one team has several seats they are all played alike.  Game i depends on the seed and on i alone.
A game may be drawn where all players agree, by the rule by which bots at tables agree
(`heroon.ai.agreeing`): each tenth round begins with an offer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from heroon.ai.agreeing import EVERY, STILL, hopes_at, settles
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


def count_of(row: Mapping[str, Any]) -> Count:
    """Read the count of games that a row of a report tells."""
    return Count(**{one.name: row[one.name] for one in fields(Count)})


def meets(spec: GameSpec[Any]) -> bool:
    """Say whether players play against each other at a table of strangers, or at a usual one."""
    tables: Sequence[tuple[Mapping[str, str], int]] = [({}, seats) for seats in spec.seats]
    for partner in heuristics_of(spec).partners.values():
        if isinstance(partner, Stranger):
            tables = partner.all.tables
    found = (spec.teams_of(spec.settings(options), seats) for options, seats in tables)
    return any(len(set(teams)) > 1 for teams in found)


def strangers_of(spec: GameSpec[Any]) -> Strangers[Any]:
    """Find the strangers of a game, by taste; raises `InputError` for one that has none."""
    for partner in heuristics_of(spec).partners.values():
        if isinstance(partner, Stranger):
            return partner.all
    raise InputError(UNKNOWN, f"{spec.id} has no strangers", spec.id, "game")


class Offers:
    """The draws that the players of one game offer one another, at each tenth round's begin."""

    def __init__(self, arena: Arena, players: Sequence[Visitor]):
        self._arena = arena
        self._waits = [player.taste != arena.strangers.own for player in players]
        self._hopes: list[list[int]] = []
        self._next = EVERY

    def left(self, position: Position) -> int:
        """Return how many turns begin before the next offer, which waits for the end of a step."""
        left = self._next * position.seats - self._arena.turns(position)
        return max(left, int(position.inside))

    def taken(self, position: Position) -> bool:
        """Make the offer that is due at a position, and return whether all players agree."""
        one, g = self._arena, self._arena.state(position)
        rounds = one.turns(position) // position.seats
        self._next = rounds - rounds % EVERY + EVERY
        self._hopes.append(hopes_at(one.plain.spec, g, one.plain))
        told = enumerate(self._waits)
        return all(settles(self._hopes, rounds, seat, waits) for seat, waits in told)


class Arena:
    """The tables of a game at which players with tastes meet; raises `InputError` without C.

    With `draws` they may agree on one, if the game knows draws.
    """

    def __init__(self, spec: GameSpec[Any], draws: bool = True):
        self._given = spec
        self.strangers = strangers_of(spec)
        self.spec = self.strangers.spec(spec)
        self._native = _engine_of(self.spec)
        own = heuristics_of(spec)
        self._draws = draws and spec.drawn is not None and own.standing is not None
        if self._draws or own.rollouts is not None:
            self.plain = _engine_of(spec)
        if own.rollouts is not None:
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

    def state(self, position: Position) -> State:
        """Return the state of a position of a game with tastes."""
        state: State = self._native.state(position.values(), position.seats)
        return state

    def turns(self, position: Position) -> int:
        """Count the turns that have begun."""
        return self.spec.turn_of(self.state(position))

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
            position, choices = self._in_c(_Game(self, position, players, teams, base, seeds))
        result: Sequence[int] = position.result
        if not position.over and choices < self.spec.bound:
            assert self.spec.drawn is not None
            result = self.spec.drawn(self.state(position))
        elif not position.over:
            count.stalled += 1
            state = self.state(position)
            result = self.spec.bound_result(state)
        worths = duel(tuple(result), teams)
        won = [own for own, worth in zip(mine, worths, strict=True) if worth == WON]
        count.choices += choices
        count.draws += not won
        count.wins += bool(won and won[0])
        count.losses += bool(won and not won[0])

    def _in_c(self, played: _Game) -> tuple[Position, int]:
        """Play a game in C in which the players may agree on a draw; return its end and choices.

        Nobody agrees before round `STILL`: a game that goes on then goes on by other chance.
        """
        bound, seats = self.spec.bound, played.start.seats
        end, most = played.at(bound)
        if not self._draws or self.turns(end) < STILL * seats:
            return end, most
        offers, position, choices = Offers(self, played.players), end, most
        for number in range(EVERY, STILL + 1, EVERY):
            position, choices = played.begun(number * seats, most)
            if position.over or offers.taken(position):
                return position, choices
        rng = Rng(played.base + 15)
        while not position.over and choices < bound:
            left = offers.left(position)
            if left <= 0 and offers.taken(position):
                break
            seeds = tuple(rng.below(1 << 60) for _ in played.players)
            many = min(max(1, left), bound - choices)
            choices += played.go(position, rng.below(1 << 60), seeds, many)
        return position, choices

    def _in_steps(
        self, position: Position, players: list[Visitor], teams: tuple[int, ...], base: int
    ) -> int:
        """Play a game of which some players try their words; return the number of choices.

        Chance has a new seed at each choice.  Who tries words is told no taste of anybody: its
        worlds are of the game without tastes.
        """
        offers = Offers(self, players) if self._draws else None
        rng, choices = Rng(base + 15), 0
        weighing, careless = _weighing(players), _careless(players, teams)
        while (ask := position.ask) is not None and choices < self.spec.bound:
            seats, _, words, _ = ask
            seat = first_seat(seats) if seats != NATURE else -1
            if seats == NATURE:
                rng.state = position.settle(rng.state)
            elif len(words) == 1:
                position.answer(words[0])
            elif offers is not None and offers.left(position) <= 0 and offers.taken(position):
                break
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
        g = self.state(position)
        return self._trier.word_at(self.plain.load(g), seat, teams, rng)


def _engine_of(spec: GameSpec[Any]) -> Engine[Any]:
    """Return the engine in C of a game; raises `InputError` where it cannot be had."""
    found = engine(spec)
    if not isinstance(found, Engine):
        raise InputError(REFUSED, found.reason, spec.id, "engine")
    return found


@dataclass
class _Game:
    """A game of players whose words are weighed in C, from its start on."""

    arena: Arena
    start: Position
    players: list[Visitor]
    teams: tuple[int, ...]
    base: int
    seeds: tuple[int, ...]

    def go(self, position: Position, nature: int, seeds: tuple[int, ...], many: int) -> int:
        """Play on for so many choices by some seeds; return how many were made."""
        players = self.players
        how = _weighing(players), _careless(players, self.teams)
        return min(many, position.contest(nature, seeds, many, *how)[0])

    def at(self, choices: int) -> tuple[Position, int]:
        """Return the position after so many choices from the start, and how many were made."""
        position = self.start.clone()
        return position, self.go(position, self.base, self.seeds, choices)

    def begun(self, turns: int, most: int) -> tuple[Position, int]:
        """Find the first choice between steps after so many turns have begun, in `most` choices.

        It is the game's end where there is none.
        """

        def begun(choices: int) -> int:
            """Count the turns that have begun after so many choices."""
            return self.arena.turns(self.at(choices)[0])

        choices = 1 + bisect_left(range(1, most), turns, key=begun)
        position, made = self.at(choices)
        while position.inside:
            position, made = self.at(made + 1)
        return position, made


def _weighing(players: list[Visitor]) -> int:
    """Return the mask of the seats that weigh their words."""
    return sum(1 << s for s, player in enumerate(players) if player.weighs)


def _careless(players: list[Visitor], teams: tuple[int, ...]) -> tuple[int, ...]:
    """List by seat how many of a hundred words are random."""
    both = zip(players, teams, strict=True)
    return tuple(share_of(player.careless, team) for player, team in both)
