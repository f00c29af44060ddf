"""The best response to a player: a taste found by the cross-entropy method, a few minutes each.

A cloud of tastes is drawn round a middle, each plays mirrored pairs against the player, and the
middle and the spread of the cloud move to the best of them; so for some generations.  What may be
turned are the dials of the game's strangers.  Equal seeds give equal tastes, whatever the number of
workers that play the games of a cloud.  The seeds of the games are far from those of the zoo, where
the response is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from heroon.kernel import Rng
from heroon.kernel.strangers import Dial

from .arena import Arena, Visitor
from .meetings import Meeting, met
from .workers import ALONE, Workers

#: Gives each player of a cloud a score, by games with seeds of a number.
Scores = Callable[[Sequence[Visitor], int], list[float]]
#: Games of training have seeds from here on.
AWAY: Final = 5000
#: The greatest number of a generator's draw that stands for a share.
_FINE: Final = 1 << 24


@dataclass(frozen=True)
class Tuning:
    """The effort of a search: generations, tastes in each, the best that count, pairs of each."""

    generations: int = 8
    tastes: int = 20
    best: int = 6
    pairs: int = 40
    seed: int = 1

    def to_dict(self) -> dict[str, Any]:
        """Return the effort as plain data."""
        return asdict(self)


def respond(
    arena: Arena,
    foe: Visitor,
    training: Tuning,
    start: tuple[int, ...],
    workers: Workers = ALONE,
) -> Visitor:
    """Search for the taste that wins most against a player, from a taste on."""
    name = arena.spec.id

    def scores(players: Sequence[Visitor], seed: int) -> list[float]:
        """Count the share of pairs that each player wins against the foe."""
        matches = [Meeting(name, one, foe, training.pairs, seed) for one in players]
        return [count.score for count in met(matches, workers)]

    return tuned(arena, scores, training, start)


def tuned(arena: Arena, scores: Scores, training: Tuning, start: tuple[int, ...]) -> Visitor:
    """Search for the taste with the highest score, from a taste on."""
    dials = list(arena.strangers.dials.values())
    rng = Rng(training.seed)
    middle = [float(start[dial.at]) for dial in dials]
    spread = [float(dial.step) for dial in dials]
    for generation in range(training.generations):
        seed = AWAY + 100 * training.seed + generation
        cloud = [middle]
        while len(cloud) < training.tastes:
            cloud.append([m + s * _bell(rng) for m, s in zip(middle, spread, strict=True)])
        tastes = [_taste(start, dials, numbers) for numbers in cloud]
        found = scores([Visitor(taste) for taste in tastes], seed)
        order = sorted(range(len(tastes)), key=lambda i: -found[i])
        best = [tastes[i] for i in order[: training.best]]
        for k, dial in enumerate(dials):
            at = [taste[dial.at] for taste in best]
            mean = sum(at) / len(at)
            wide = sqrt(sum((x - mean) ** 2 for x in at) / len(at))
            middle[k] = 0.3 * middle[k] + 0.7 * mean
            spread[k] = max(0.08 * dial.step, 0.4 * spread[k] + 0.6 * wide)
    return Visitor(_taste(start, dials, middle))


def _taste(start: tuple[int, ...], dials: list[Dial], numbers: list[float]) -> tuple[int, ...]:
    """Turn the dials of a taste to some numbers, within their bounds."""
    taste = list(start)
    for dial, number in zip(dials, numbers, strict=True):
        taste[dial.at] = max(dial.low, min(dial.high, round(number)))
    return tuple(taste)


def _bell(rng: Rng) -> float:
    """Draw a number that is about normal: the sum of twelve even ones, less six."""
    return sum(rng.below(_FINE) / _FINE for _ in range(12)) - 6.0
