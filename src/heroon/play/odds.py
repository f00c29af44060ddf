"""The odds of a draw: exact where they are known, and never "none" where a draw may come."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple

from heroon.kernel import Rng, Table
from heroon.texts import Texts

#: How many outcomes of equal odds are named on a line.
_NAMED: Final = 9
#: The number of sampled worlds in which the odds of a word are computed.
_WORLDS: Final = 8


class Chances(NamedTuple):
    """The odds of a draw right after an answer, as far as a seat knows them.

    `odds` are exact, and empty where they cannot be told; `possible` says whether there is a draw
    in some of the worlds that the seat cannot tell from the real one.
    """

    odds: dict[str, Fraction]
    possible: bool


def odds_of(table: Table[Any], seat: int, word: int, rng: Rng) -> dict[str, Fraction]:
    """Compute the exact odds of what nature is asked right after a word, by outcome.

    Empty where nature is not asked, where the seat will not learn the outcome, and where the worlds
    that the seat cannot tell from the real one do not agree.
    """
    return chances_of(table, seat, word, rng).odds


def chances_of(table: Table[Any], seat: int, word: int, rng: Rng) -> Chances:
    """Find what a seat knows of the draw right after a word, from several sampled worlds."""
    agreed: dict[int, Fraction] = {}
    stream, possible, unsure = -1, False, False
    for _ in range(_WORLDS):
        world = table.sample(seat, rng)
        world.answer(word, seat)
        odds = world.odds()
        if not odds or world.ask is None:
            unsure = True
        else:
            other = stream >= 0 and (odds, world.ask.prompt) != (agreed, stream)
            unsure = unsure or other or not world.ask.to >> seat & 1
            possible, agreed, stream = True, odds, world.ask.prompt
        if possible and unsure:
            return Chances({}, True)
    if not possible:
        return Chances({}, False)
    names = table.spec.words.streams[stream].outcomes.by_value
    return Chances({names[outcome]: chance for outcome, chance in agreed.items()}, True)


def chance_lines(chances: Chances, t: Texts) -> list[str]:
    """Write the odds of a draw as lines, or that a draw may follow; none where none can."""
    if chances.odds or not chances.possible:
        return odds_lines(chances.odds, t)
    return [t.text("odds-unsure")]


def odds_lines(odds: Mapping[str, Fraction], t: Texts) -> list[str]:
    """Write outcomes with their odds: equally likely ones on a line, the likeliest first."""
    by_odds: dict[Fraction, list[str]] = {}
    for token, chance in odds.items():
        by_odds.setdefault(chance, []).append(t.noun(token))
    if len(odds) == 1:
        return [t.text("odds-certain", list=t.noun(next(iter(odds))))]
    return [
        t.text(
            "odds", top=p.numerator, bottom=p.denominator, list=_named(names, t), each=len(names)
        )
        for p, names in sorted(by_odds.items(), reverse=True)
    ]


def _named(names: list[str], t: Texts) -> str:
    """Join the first names with commas, and tell how many more there are."""
    if len(names) <= _NAMED + 1:
        return ", ".join(names)
    more = t.text("odds-more", count=len(names) - _NAMED)
    return f"{', '.join(names[:_NAMED])} {more}"
