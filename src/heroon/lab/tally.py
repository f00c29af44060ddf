"""The counts of simulated games, which add up, and the figures that follow from them.

A worker counts the games that it has played; whoever asked for them adds the counts.  The figures
are those of all games together, whoever counted them and in whatever parts.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple

from heroon.ai.together import together
from heroon.ai.values import WON, duel
from heroon.kernel import game
from heroon.kernel.heuristics import heuristics_of

from .games import PlayedGames
from .journey import JourneyReport, counted_journey
from .stats import counted_interval, counted_percentile, wilson

#: The entries that a summary leaves out where they are empty.
_MAY_LACK: Final = ("journey", "results", "cards", "stopped", "lost", "first")
#: The percentiles that are told: their names, and the shares of games they stand for.
_SHARES: Final = {"p5": 0.05, "p50": 0.5, "p95": 0.95, "max": 1.0}


class End(NamedTuple):
    """How a game ended: by how many seats its bots had moved up, its result, and why."""

    moved: int
    result: tuple[int, ...]
    reason: str
    ended_at: str


@dataclass
class SeriesTally:
    """The counts of a series: its games by how they ended, by turns and by choices."""

    ends: Counter[End] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    choices: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    tokens: int = 0

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.ends.total()

    def count(self, played: PlayedGames, mirrored: bool) -> None:
        """Count games that were played with mirrored chance, or not."""
        many = max(played.many, 1)
        columns = played.columns()
        moved = (moved_by(many, mirrored, number) for number in played.numbers)
        how = zip(moved, columns["result"], columns["reason"], columns["ended_at"], strict=True)
        self.ends.update({End._make(one): n for one, n in Counter(how).items()})
        self.turns.update(played.turns)
        self.choices.update(played.choices)
        self.decisions += sum(played.decisions)
        self.tokens += sum(played.tokens)

    def add(self, other: SeriesTally) -> None:
        """Add the counts of other games."""
        self.ends.update(other.ends)
        self.turns.update(other.turns)
        self.choices.update(other.choices)
        self.decisions += other.decisions
        self.tokens += other.tokens

    def results(self) -> Counter[int]:
        """Count the results of the first seat: those of all where they play together."""
        found: Counter[int] = Counter()
        for end, games in self.ends.items():
            found[end.result[0]] += games
        return found

    def reasons(self) -> dict[str, int]:
        """Count the games by why they ended, in the order in which that was first met."""
        found: Counter[str] = Counter()
        for end, games in self.ends.items():
            found[end.reason] += games
        return dict(found)

    def seat_wins(self, teams: tuple[int, ...]) -> list[int]:
        """Count the wins of each seat: one for each of the team that alone is the best."""
        won = [0] * len(teams)
        for end, games in self.ends.items():
            for seat in winners(end.result, teams):
                won[seat] += games
        return won


def moved_by(many: int, mirrored: bool, number: int) -> int:
    """Return by how many seats the bots of a game have moved up: seat s has bot s + that number."""
    return number % many if mirrored else 0


def winners(result: tuple[int, ...], teams: tuple[int, ...]) -> list[int]:
    """List the seats of the team that alone is the best; none where two are."""
    return [seat for seat, worth in enumerate(duel(result, teams)) if worth == WON]


@dataclass
class Summary:
    """The figures of a simulation; `seconds` is the time spent playing, over all processes.

    `stopped` is a series that was ended early, `lost` one that had to end because a worker died
    time and again at the next game.
    """

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    mirrored: bool
    first: int = 0
    engine: str = "python"
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    intervals: list[tuple[float, float]] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)
    choices: int = 0
    decisions: int = 0
    tokens: int = 0
    turns_p: dict[str, int] = field(default_factory=dict)
    choices_p: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    choices_per_s: float = 0.0
    decisions_per_s: float = 0.0
    tokens_per_s: float = 0.0
    journey: JourneyReport | None = None
    results: dict[str, float] | None = None
    cards: str = ""
    stopped: bool = False
    lost: bool = False

    def to_dict(self) -> dict[str, Any]:
        """Return the summary as plain data, without the figures that the game does not have."""
        data = asdict(self)
        return {k: v for k, v in data.items() if k not in _MAY_LACK or v not in (None, "", 0)}

    def to_json(self) -> str:
        """Write the summary as JSON."""
        return json.dumps(self.to_dict(), indent=2, ensure_ascii=False) + "\n"


def sum_up(summary: Summary, tally: SeriesTally) -> None:
    """Fill in the figures of a summary; its `seconds` are known already."""
    spec = game(summary.game)
    summary.games = tally.games
    chosen, many = spec.settings(summary.options), len(summary.bots)
    if together(spec, chosen, many):
        progress = heuristics_of(spec).progress
        if progress is None:
            summary.results = _results(tally.results())
        else:
            went = Counter[tuple[int, str]]()
            for end, games in tally.ends.items():
                went[end.result[0], end.ended_at] += games
            summary.journey = counted_journey(progress(spec.blank(chosen, many))[1], went)
            summary.wins = [summary.journey.full] * many
    else:
        _count_wins(summary, tally, spec.teams_of(chosen, many))
    summary.reasons = tally.reasons()
    summary.choices = sum(number * games for number, games in tally.choices.items())
    summary.decisions, summary.tokens = tally.decisions, tally.tokens
    summary.intervals = [wilson(w, summary.games) for w in summary.wins]
    summary.turns_p, summary.choices_p = shares_of(tally.turns), shares_of(tally.choices)
    seconds = max(summary.seconds, 1e-9)
    summary.choices_per_s = round(summary.choices / seconds, 1)
    summary.decisions_per_s = round(summary.decisions / seconds, 1)
    summary.tokens_per_s = round(summary.tokens / seconds, 1)


def _count_wins(summary: Summary, tally: SeriesTally, teams: tuple[int, ...]) -> None:
    """Count wins by bot: one for each seat of the team that alone is the best."""
    many = len(summary.bots)
    summary.wins, summary.draws = [0] * many, 0
    for end, games in tally.ends.items():
        ahead = winners(end.result, teams)
        for seat in ahead:
            summary.wins[(seat + end.moved) % many] += games
        summary.draws += 0 if ahead else games


def _results(found: Mapping[int, int]) -> dict[str, float]:
    """Sum up how good the results are of games that all play together without stages."""
    mean, low, high = (round(one, 4) for one in counted_interval(found))
    return {"mean": mean, "low": low, "high": high, **shares_of(found)}


def shares_of(counts: Mapping[int, int]) -> dict[str, int]:
    """Find the percentiles that are told of numbers that were counted."""
    return {name: counted_percentile(counts, share) for name, share in _SHARES.items()}


def tally_of(parts: Iterable[SeriesTally]) -> SeriesTally:
    """Add several tallies up."""
    whole = SeriesTally()
    for part in parts:
        whole.add(part)
    return whole
