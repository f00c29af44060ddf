"""The policy and the weights of a game read nothing hidden: the twin test of a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from heroon.games.hades_trap.words import BOSSES
from heroon.games.mini_rogue.words import LORD
from heroon.kernel import Rng, Seeded, Table, game, games
from heroon.kernel.copying import values
from heroon.kernel.heuristics import heuristics_of
from tests.lengths import length


class Played(NamedTuple):
    """A game up to so many tokens; `hides` says whether other seats hold something secret."""

    name: str
    options: Mapping[str, str] = {}
    seats: int = 1
    seed: int = 0
    tokens: int = 300
    hides: bool = False


EVERYTHING = dict.fromkeys(("blood", "shield", "hera", "anger", "omphale"), "yes")
PLAYED = (
    *(Played("heroz", {}, 2, n, length(300, 10**6), True) for n in range(length(1, 6))),
    *(Played("micro-hero", {}, 1, n) for n in range(2)),
    *(Played("micro-hero", EVERYTHING, seats, n) for seats in (1, 2) for n in range(2)),
    Played("hero-realms"),
    *(Played("hades-trap", {"boss": b}, 3, 0, length(100, 2000), True) for b in BOSSES.tokens),
    Played("mini-rogue", seats=2),
    *(
        Played("mini-rogue", {"mode": "overlord", "lord": lord}, 3, 0, 900, True)
        for lord in LORD.tokens
    ),
)
#: Games in whose weights one word alone is the best.
ONE_BEST = ("hero-realms", "mini-rogue")


def test_every_game_with_a_policy_is_played() -> None:
    assert {name for name in games() if game(name).policy} == {one.name for one in PLAYED}


@pytest.mark.parametrize("played", PLAYED, ids=lambda one: f"{one.name}-{one.seats}-{one.seed}")
def test_it_answers_alike_in_every_world_it_cannot_tell_apart(played: Played) -> None:
    spec = game(played.name)
    policy, weights = spec.policy, heuristics_of(spec).weights
    assert policy is not None
    rng, hidden = Rng(3), 0
    driver = Seeded(f"twin {played.seed}")
    table: Table[Any] = Table(spec, played.options, driver, seats=played.seats)
    while (ask := table.ask) is not None and len(table.tokens) < played.tokens:
        seat, words, at = ask.seats.bit_length() - 1, list(ask.words), len(table.tokens)
        before = values(table.g, spec.fields)
        word = policy(table.g, ask, Rng(at))
        found = weights(table.g, seat, ask.prompt, words) if weights else []
        assert values(table.g, spec.fields) == before
        if played.name in ONE_BEST:
            assert found.count(max(found)) == 1
        if len(words) > 1:
            world = table.sample(seat, rng)
            assert world.ask is not None
            hidden += values(world.g, spec.fields) != before
            assert policy(world.g, world.ask, Rng(at)) == word
            if weights:
                assert weights(world.g, seat, ask.prompt, words) == found
        said_by = spec.words.said_by[word]
        table.answer(word, seat if said_by < 0 else said_by)
    assert hidden > 10 or not played.hides
