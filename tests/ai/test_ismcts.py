"""The tree search: the same everywhere, blind to what its seat does not know, and no fool."""

from __future__ import annotations

from typing import Any

import pytest

from heroon import native
from heroon.ai import SearchBot, bot, bot_names, check_bot, needs_table
from heroon.ai.levels import LEVELS, levels, player_of
from heroon.ai.values import duel, worth_at
from heroon.kernel import GameSpec, InputError, Rng, Seat, Seeded, Table, game
from heroon.lab.simulate import simulate
from heroon.native import Unavailable
from tests.lengths import length
from tests.shapes import fight, grid

HEROZ = game("heroz")
MICRO = game("micro-hero")


def choices(seed: int, many: int, spec: GameSpec[Any] = HEROZ) -> list[Table[Any]]:
    """Tables of a random game at asks with a choice, all of those inside a rule."""
    table: Table[Any] = Table(spec, driver=Seeded(str(seed)))
    rng = Rng(seed)
    found: list[Table[Any]] = []
    while table.ask is not None and len(found) < many:
        if len(table.ask.words) > 1 and (table.rule is not None or rng.below(4) == 0):
            found.append(table.clone())
        table.answer(rng.choice(table.ask.words))
    return found


def asked(table: Table[Any]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


@pytest.mark.long
def test_it_plays_alike_in_c_and_in_cpython(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = choices(3, length(2, 4)) + choices(4, 12, grid.SPEC) + choices(1, 30, fight.SPEC)
    assert any(t.rule is not None for t in tables)
    ours = [SearchBot(t.spec, n, 25).choose(Seat(t, asked(t))) for n, t in enumerate(tables)]
    monkeypatch.setattr(native, "engine", lambda spec, make: Unavailable("no C compiler"))
    for n, table in enumerate(tables):
        assert SearchBot(table.spec, n, 25).choose(Seat(table, asked(table))) == ours[n]


def test_it_cannot_tell_twin_worlds_apart() -> None:
    for n, table in enumerate(choices(5, 25)):
        seat = asked(table)
        twin = table.sample(seat, Rng(n + 100))
        here = SearchBot(HEROZ, n, 30).choose(Seat(table, seat))
        there = SearchBot(HEROZ, n, 30).choose(Seat(twin, seat))
        assert here == there


def test_it_leaves_the_table_as_it_is() -> None:
    (table,) = choices(6, 1)
    before = HEROZ.digest(table.g), list(table.tokens)
    SearchBot(HEROZ, 1, 40).choose(Seat(table, asked(table)))
    assert (HEROZ.digest(table.g), list(table.tokens)) == before


@pytest.mark.long
def test_it_beats_random_play() -> None:
    summary, _ = simulate("heroz", ["ismcts:20", "random"], 6, seed=2, workers=1)
    assert summary.wins[0] >= 5


def test_simulations_are_equal_for_any_number_of_workers() -> None:
    one = simulate("heroz", ["ismcts:2", "random"], 4, seed=9, workers=1)[1]
    two = simulate("heroz", ["ismcts:2", "random"], 4, seed=9, workers=2)[1]
    assert one == two


def test_names_and_numbers() -> None:
    assert bot_names(HEROZ) == ["random", "heuristic", "ismcts", "rollouts"]
    assert "ismcts" not in bot_names(MICRO)
    assert isinstance(bot("ismcts:7", HEROZ), SearchBot)
    assert isinstance(bot("ismcts", HEROZ), SearchBot)
    assert needs_table("ismcts:7")
    assert not needs_table("heuristic")
    for wrong in ("ismcts:", "ismcts:0", "ismcts:x", "ismcts:9999999", "heuristic:3", "random:"):
        with pytest.raises(InputError, match="from 1 to 1000000"):
            check_bot(wrong, HEROZ)
    for wrong in ("careless", "careless:", "careless:0", "careless:100", "careless:x"):
        with pytest.raises(InputError, match="from 1 to 99"):
            check_bot(wrong, HEROZ)
    with pytest.raises(InputError, match="no such bot"):
        check_bot("ismcts", MICRO)


def test_levels_are_bots_of_the_game() -> None:
    for spec in (HEROZ, MICRO):
        found = levels(spec)
        assert list(found) == list(LEVELS)[: len(found)]
        assert len(found) >= 3
        for name in found.values():
            check_bot(name, spec)
    assert player_of(MICRO, "novice") == "random"
    assert player_of(HEROZ, "expert") == "heuristic"
    assert player_of(HEROZ, "master") == "rollouts"
    assert player_of(HEROZ, "ismcts:3") == "ismcts:3"


def test_what_an_end_is_worth() -> None:
    assert duel((1, 0)) == (1.0, 0.0)
    assert duel((0, 0)) == (0.5, 0.5)
    journey = worth_at(MICRO, (0,))
    assert journey.share(*journey.of((6,))) == 0.5
    assert worth_at(HEROZ, (0, 1)).of((0, 1)) == (0.0, 1.0)
