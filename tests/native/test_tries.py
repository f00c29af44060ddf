"""Words tried in worlds by one call in C: what worlds, lines and standings find one by one."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.ai.rollouts import can_try
from heroon.kernel import GameSpec, Rng, Seeded, Table, game
from heroon.kernel.ask import first_seat
from heroon.kernel.errors import KernelError
from heroon.kernel.heuristics import heuristics_of
from heroon.native import Engine, Position
from tests.native.having import native

MINI, HADES, HEROZ = (game(name) for name in ("mini-rogue", "hades-trap", "heroz"))


def one_by_one(
    base: Position,
    words: tuple[int, ...],
    state: int,
    turns: int,
    most: int,
    plan: bytes,
    dealt: bool,
    worlds: int,
    seat: int,
) -> tuple[tuple[Any, ...], int]:
    """What `tries` says, by the calls that it stands for."""
    rng, found = Rng(0), list[Any]()
    rng.state = state
    for number in range(worlds):
        world = base
        if number or dealt:
            world, rng.state = base.world(plan, rng.state)
        chance = rng.below(1 << 30)
        for word in words:
            there = world.clone()
            there.line((word,), Rng(chance).state, turns, most)
            found.append(there.result if there.over else there.standing(seat))
    return tuple(found), rng.state


def between_steps(spec: GameSpec[Any], seats: int, seed: int) -> Table[Any]:
    """A table in mid-game, at a choice that no rule waits for."""
    table: Table[Any] = Table(spec, driver=Seeded(str(seed)), seats=seats)
    rng = Rng(seed)
    for _ in range(200 + 20 * seed):
        ask = table.ask
        assert ask is not None
        words = table.words(first_seat(ask.seats))
        if len(table.tokens) > 20 * seed and len(words) > 1 and table.rule is None:
            return table
        table.answer(rng.choice(words), first_seat(ask.seats))
    raise AssertionError("no such choice")


@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize(("spec", "seats"), [(MINI, 1), (MINI, 2), (HADES, 3), (HEROZ, 2)])
def test_they_are_tried_as_one_by_one(spec: GameSpec[Any], seats: int, debug: bool) -> None:
    """To the end of the game, too, and the position is left as it was."""
    engine: Engine[Any] = native(spec, debug=debug)
    ended = 0
    for seed in range(1, 4):
        table = between_steps(spec, seats, seed)
        assert table.ask is not None
        seat = first_seat(table.ask.seats)
        base, plan = engine.at(table), engine.plan(table, seat)
        before = base.values()
        for dealt in (False, True):
            for turns, most in ((1, 40), (99, 6000)):
                words, state = tuple(table.words(seat)[:3]), Rng(seed).state
                given = (words, state, turns, most, plan, dealt, 3, seat)
                found = base.tries(*given)
                assert found == one_by_one(base, *given)
                ended += sum(isinstance(one, tuple) for one in found[0])
        assert base.values() == before
    assert ended


def test_what_is_given_wrongly_is_refused() -> None:
    engine = native(MINI)
    table = between_steps(MINI, 1, 1)
    tries: Any = engine.at(table).tries
    plan = engine.plan(table, 0)
    good: tuple[Any, ...] = ((table.words(0)[0],), 1, 0, 9, plan, True, 2, 0)
    assert len(tries(*good)[0]) == 2
    for at, wrong in ((0, [1]), (0, ("x",)), (1, "x"), (2, "x"), (4, "x"), (6, "x"), (7, "x")):
        with pytest.raises(TypeError):
            tries(*good[:at], wrong, *good[at + 1 :])
    with pytest.raises(TypeError, match="tries"):
        tries(*good[:-1])
    for at in (2, 3, 6):
        with pytest.raises(ValueError, match="so many is a number"):
            tries(*good[:at], -1, *good[at + 1 :])
    for seat in (-1, 1):
        with pytest.raises(ValueError, match="no seat"):
            tries(*good[:-1], seat)
    with pytest.raises(KernelError):
        tries(*good[:4], b"", *good[5:])


def test_nothing_is_tried_inside_a_rule_or_after_the_end() -> None:
    engine = native(MINI)
    position = engine.new(MINI.settings({}), 1)
    plan, rng, inside = b"", Rng(3), 0
    while (ask := position.ask) is not None:
        if position.inside:
            inside += 1
            with pytest.raises(KernelError, match="between steps"):
                position.tries((ask[2][0],), 1, 0, 9, plan, True, 1, 0)
        position.answer(rng.choice(ask[2]))
    assert inside
    with pytest.raises(KernelError, match="between steps"):
        position.tries((1,), 1, 0, 9, plan, True, 1, 0)


def test_words_are_tried_alone_where_the_game_says_how_far_its_goal_is() -> None:
    """Also at tables where all play together."""
    assert [can_try(MINI, None, seats) for seats in MINI.seats] == [True] * 4
    assert can_try(HADES) and not can_try(game("micro-hero"))
    assert heuristics_of(MINI).progress is not None
