"""HADES TRAP: the conformance kit, with the game in C beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.words import BOSSES, HEROES
from heroon.native import walk
from heroon.testing import check_game
from tests.lengths import length
from tests.native.having import native

#: Games that are cut short, but in the long form.
SHORT = replace(SPEC, bound=length(400, SPEC.bound))
TABLES = [
    (boss, seats)
    for n, boss in enumerate(BOSSES.tokens)
    for seats in length((SPEC.seats[n % 3],), SPEC.seats)
]
#: Options that are not the usual ones, each at some table; the heroes go round.
OTHERS: tuple[dict[str, str], ...] = (
    {},
    {"ether": "no"},
    {"blessings": "no"},
    {"grip": "state"},
    {"walls": "pass"},
)


def options(boss: str, seats: int, n: int) -> dict[str, str]:
    """The options of the nth variant of a table."""
    heroes = [HEROES.tokens[(i + 2 * n + seats) % 7] for i in range(4)]
    chosen = {f"hero_{i + 1}": hero for i, hero in enumerate(heroes)}
    return {"boss": boss, **chosen, **OTHERS[n % len(OTHERS)]}


@pytest.mark.slow
@pytest.mark.parametrize(("boss", "seats"), TABLES)
def test_the_kit(boss: str, seats: int) -> None:
    for n in range(length(1, 20)):
        given = options(boss, seats, n + seats + BOSSES.by_token[boss])
        report = check_game(SHORT, 1, seats=seats, options=given, why_every=20, skilled=10, thin=8)
        assert report.games == 1
        assert report.native == "compared" or report.native.startswith("no ")


@pytest.mark.slow
@pytest.mark.parametrize(("boss", "seats"), TABLES)
def test_c_plays_the_same(boss: str, seats: int) -> None:
    for n in range(length(1, 10)):
        given = SPEC.settings(options(boss, seats, n))
        report = walk(native(SHORT), length(2, 20), seats=seats, options=given, skilled=10)
        assert report.games
