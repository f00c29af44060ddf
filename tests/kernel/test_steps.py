"""The agenda and the machine: steps, `then`, `plan`, `cut`, `end`, playouts."""

from __future__ import annotations

from typing import Any

import pytest

from heroon import kernel as k
from tests.kernel import small
from tests.kernel.small import SAY, Small
from tests.shapes import long_turn, windows


def test_steps_are_declared_once_and_bound_once() -> None:
    steps = k.Steps()
    one = steps.new("ONE")
    with pytest.raises(k.KernelError, match="declared twice"):
        steps.new("ONE")
    with pytest.raises(k.KernelError, match="ONE has no function"):
        steps.check()
    with pytest.raises(k.KernelError, match="without a function was run"):
        steps.run[one]()
    steps.auto(one)(small.finish)
    steps.check()
    with pytest.raises(k.KernelError, match="bound twice"):
        steps.auto(one)(small.finish)
    steps.answer(one)(lambda g, a, b, word: None)
    with pytest.raises(k.KernelError, match="both halves"):
        steps.check()
    two = k.Steps()
    two.words(two.new("TWO"))(lambda g, a, b: k.NOBODY)
    with pytest.raises(k.KernelError, match="both halves"):
        two.check()


def test_the_agenda_is_a_stack_of_threes() -> None:
    g = Small()
    g.agenda = []
    k.then(g, 7, 1, 2)
    k.plan(g, 3, k.step(4, 5, 6))
    assert g.agenda == [2, 1, 7, 6, 5, 4, 0, 0, 3]
    k.cut(g, 7)
    assert g.agenda == [2, 1, 7]
    with pytest.raises(k.KernelError, match="cut: step 9 is not on the agenda"):
        k.cut(g, 9)


def test_an_empty_agenda_is_a_bug() -> None:
    steps = k.Steps()
    first = steps.new("FIRST")
    steps.auto(first)(lambda g, a, b: None)
    spec = small.spec(steps, lambda g: k.then(g, first))
    with pytest.raises(k.KernelError, match="nobody has ended the game"):
        k.Table(spec)


def test_end_stops_the_game_from_any_depth() -> None:
    def inner(g: Small) -> k.Rule[None]:
        yield from k.confirm(0, small.P)
        k.end(g, [5, 6], small.R_DONE)

    def rule(g: Small, _: int, __: int) -> k.Rule[None]:
        yield from inner(g)
        g.n = 9

    table = k.Table(small.game(rule))
    assert (table.over, table.result, table.reason) == (False, [], "")
    table.answer("yes")
    assert (table.over, table.result, table.reason) == (True, [5, 6], "done")
    assert (table.g.n, table.g.agenda) == (0, [])
    with pytest.raises(k.InputError, match="the game is over"):
        table.answer("yes")


def test_a_game_that_ends_in_its_first_step() -> None:
    steps = k.Steps()
    first = steps.new("FIRST")
    steps.auto(first)(small.finish)
    spec = small.spec(steps, lambda g: k.then(g, first))
    assert k.Table(spec).result == [0, 0]
    assert k.playout(spec, spec.settings({}), 2).over


def test_a_decision_without_words_asks_nobody() -> None:
    said: list[int] = []
    steps = k.Steps()
    first, last = steps.new("FIRST"), steps.new("LAST")
    steps.words(first)(lambda g, a, b: k.NOBODY)
    steps.answer(first)(lambda g, a, b, word: said.append(word))
    steps.auto(last)(small.finish)
    assert k.Table(small.spec(steps, lambda g: k.plan(g, first, last))).over
    assert said == [k.NOTHING]


def counting(g: Small, _: int, __: int) -> k.Rule[None]:
    g.n += yield from k.amount(0, small.P, SAY, 1, 2)
    yield from k.react(1, small.Q, False)
    g.n += yield from k.roll(small.DIE)


def test_a_playout_counts() -> None:
    spec = small.game(counting)
    machine = k.playout(spec, spec.settings({}), 2)
    counts = machine.play(k.Rng(1))
    assert (counts.choices, counts.decisions, counts.tokens) == (1, 2, 3)
    assert machine.over
    assert machine.result == [machine.g.n, 0]


def test_a_playout_stops_at_its_bound() -> None:
    spec = windows.SPEC
    machine = k.playout(spec, spec.settings({}), 2)
    counts = machine.play(k.Rng(1), bound=3)
    assert counts.choices == 4
    assert not machine.over
    assert machine.result == machine.g.life


def test_a_playout_with_a_policy() -> None:
    spec = small.game(counting)

    def second(g: Small, ask: k.Ask, rng: k.Rng) -> int:
        return ask.words[-1]

    results = set()
    for seed in range(20):
        machine = k.playout(spec, spec.settings({}), 2)
        machine.play(k.Rng(seed), second)
        results.add(machine.g.n)
    assert results <= {3, 4, 5, 6, 7, 8}
    assert len(results) > 3


def test_playouts_go_on_from_a_table() -> None:
    table = k.Table(small.game(counting))
    between = table.playout()
    assert repr(between.ask) == repr(table.ask)
    table.answer("say:2", 0)
    inside = table.playout()
    assert (inside.g.n, inside.ask and inside.ask.prompt) == (2, small.Q)
    inside.answer(k.NO)
    inside.answer(4)
    assert inside.result == [6, 0]
    assert table.g.n == 2
    decided = k.Table(windows.SPEC, driver=k.Seeded("1")).playout()
    decided.play(k.Rng(3))
    assert decided.over


@pytest.mark.parametrize("seats", [1, 2])
def test_playouts_of_a_shape(seats: int) -> None:
    spec: k.GameSpec[Any] = long_turn.SPEC
    machine = k.playout(spec, spec.settings({}), seats)
    machine.play(k.Rng(2))
    assert len(machine.result) == seats


def test_a_table_is_not_played_out_but_its_playout_is() -> None:
    table = k.Table(small.game(counting))
    with pytest.raises(k.KernelError, match="is not played out"):
        table.play(k.Rng(1))
    machine = table.playout()
    machine.play(k.Rng(1))
    assert machine.over
    again = machine.play(k.Rng(1))
    assert (again.choices, again.decisions, again.tokens) == (0, 0, 0)


def test_a_playout_that_nobody_ends_says_so() -> None:
    steps = k.Steps()
    first = steps.new("FIRST")
    steps.words(first)(lambda g, a, b: k.Ask(1, small.P, (k.PASS,)))
    steps.answer(first)(lambda g, a, b, word: None)
    spec = small.spec(steps, lambda g: k.then(g, first))
    machine = k.playout(spec, spec.settings({}), 2)
    with pytest.raises(k.KernelError, match="nobody has ended"):
        machine.play(k.Rng(1))
