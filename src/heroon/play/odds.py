"""The exact odds of the card or die that follows an answer."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from heroon.kernel import Rng, Table
from heroon.texts import Texts

#: So many outcomes of equal odds are named on a line.
_NAMED: Final = 9
#: How many sampled worlds the odds of a word are computed in.
_WORLDS: Final = 8


def odds_of(table: Table[Any], seat: int, word: int, rng: Rng) -> dict[str, Fraction]:
    """The exact odds of what nature is asked right after a word, as far as the seat knows them.

    Computed in worlds that the seat cannot tell from the real one.  Empty where nature is not
    asked, where the seat will not learn the outcome, and where the worlds do not agree.
    """
    agreed: dict[int, Fraction] = {}
    stream = -1
    for _ in range(_WORLDS):
        world = table.sample(seat, rng)
        world.answer(word, seat)
        odds = world.odds()
        if not odds or world.ask is None or not world.ask.to >> seat & 1:
            return {}
        if stream >= 0 and (odds, world.ask.prompt) != (agreed, stream):
            return {}
        agreed, stream = odds, world.ask.prompt
    names = table.spec.words.streams[stream].outcomes.by_value
    return {names[outcome]: chance for outcome, chance in agreed.items()}


def odds_lines(odds: Mapping[str, Fraction], t: Texts) -> list[str]:
    """Outcomes of equal odds on one line, the likeliest first; of many only some are named."""
    by_odds: dict[Fraction, list[str]] = {}
    for token, chance in odds.items():
        by_odds.setdefault(chance, []).append(t.noun(token))
    return [
        t.text(
            "odds", top=p.numerator, bottom=p.denominator, list=_named(names, t), each=len(names)
        )
        for p, names in sorted(by_odds.items(), reverse=True)
    ]


def _named(names: list[str], t: Texts) -> str:
    """The first names, and how many more there are."""
    if len(names) <= _NAMED + 1:
        return ", ".join(names)
    more = t.text("odds-more", count=len(names) - _NAMED)
    return f"{', '.join(names[:_NAMED])} {more}"
