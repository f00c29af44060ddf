"""No seat learns from the page what it may not know."""

from __future__ import annotations

import pytest

from heroon.kernel import Rng, game
from tests.lengths import length
from tests.server import leaks
from tests.server.serving import Site

#: `dev.py soak page` compares a thousand.
GAMES = length(2, 50)
#: MINI ROGUE is played against an Overlord.
HIDING = ["heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"]


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_twins_are_sent_the_same_bytes(site: Site, name: str) -> None:
    spec = game(name)
    assert sum(leaks.compare(site, spec, seed) for seed in range(GAMES)) > 20_000 * GAMES


@pytest.mark.long
@pytest.mark.parametrize("name", HIDING)
def test_a_few_twins(site: Site, name: str) -> None:
    spec = game(name)
    assert sum(leaks.compare(site, spec, seed) for seed in range(500, 503)) > 10_000


@pytest.mark.slow
@pytest.mark.parametrize("name", ["heroz", "hades-trap", "mini-rogue"])
def test_who_looks_on_is_sent_the_same_bytes_whatever_is_hidden(site: Site, name: str) -> None:
    """Worlds sampled for each seat differ in what the others hold; a covered screen shows none."""
    spec = game(name)
    assert sum(leaks.compare_watched(site, spec, seed) for seed in range(GAMES)) > 20_000 * GAMES


def test_each_boss_has_its_turn_and_some_games_are_played_with_sense() -> None:
    spec = game("hades-trap")
    tables = [leaks.position(spec, seed, Rng(seed), "boss") for seed in range(12)]
    assert len({(table.options["boss"], table.seats) for table in tables}) == 12
    by_chance = leaks.position(spec, 12, Rng(12))
    assert leaks.position(spec, 12, Rng(12), "boss").tokens != by_chance.tokens


def test_mini_rogue_has_a_hand_to_hide_and_each_overlord_has_its_turn() -> None:
    spec = game("mini-rogue")
    tables = [leaks.position(spec, seed, Rng(seed), "lord") for seed in range(9)]
    assert {table.roles[-1] for table in tables} == {"overlord"}
    assert len({(table.options["lord"], table.seats) for table in tables}) == 9
