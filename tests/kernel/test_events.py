"""Events kept for each viewer: told once, taken back with the game, nobody else's."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from heroon import kernel as k
from tests.kernel import small
from tests.kernel.small import SAY, Small

VIEWERS = (-1, 0, 1)
#: So many events a round tells each viewer.
EACH = 2


def _endless(seats_of: tuple[int, int]) -> k.GameSpec[Small]:
    """Make a game of rounds without an end: one seat says a number, and all or one hear it."""
    steps = k.Steps()
    turn = steps.new("TURN")

    @steps.rule(turn)
    def _turn(g: Small, _: int, __: int) -> k.Rule[None]:
        k.then(g, turn)
        said = yield from k.amount(0, small.P, SAY, 1, 3)
        g.n = said
        k.tell(g, small.E_SAID, said, to=seats_of[0], others=small.E_SHORT)
        yield from k.confirm(0, small.P)
        k.tell(g, small.E_SECRET, said, 3, to=seats_of[1], others=small.E_SHORT)

    def start(g: Small) -> None:
        k.then(g, turn)

    return small.spec(steps, start)


GAME = _endless((k.ALL, 2))


def _round(table: k.Table[Any], number: int = 1) -> None:
    table.answer(f"say:{number}", 0)
    table.answer("yes", 0)


def _anew(table: k.Table[Any], viewer: int) -> list[k.Event]:
    """Tell all anew, from the beginning of a table that plays the same record."""
    other = k.Table(table.spec)
    for token in table.tokens:
        other.repeat(token)
    return other._told(viewer, 0)


def _same(table: k.Table[Any]) -> None:
    for viewer in VIEWERS:
        told = _anew(table, viewer)
        assert table.events(viewer) == told
        for since in (0, 1, len(told) // 2, len(told) - 1, len(told), len(told) + 3, -2):
            assert table.events(viewer, since) == told[since:]


# -- cost --------------------------------------------------------------------------------------


def test_each_event_is_told_once_to_each_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    tell, told = k.Table._tell, list[int]()

    def counting(table: k.Table[Any], viewer: int, events: Any) -> list[k.Event]:
        told.append(len(events))
        return tell(table, viewer, events)

    monkeypatch.setattr(k.Table, "_tell", counting)
    table = k.Table(GAME)
    for _ in range(120):
        _round(table)
        for viewer in VIEWERS:
            table.events(viewer)
            assert sum(told) <= EACH  # what this viewer has not heard yet
            told.clear()
        for viewer in VIEWERS:
            table.clone().events(viewer)
            table.clone().events(viewer, 5)
        assert sum(told) == 0  # a copy has heard what the table has heard


def _lines_of_a_look(table: k.Table[Any], many: int) -> int:
    """Count the lines that run when a viewer asks for what a round has told."""
    lines = 0

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        new = table.events(1, many)
    finally:
        sys.settrace(before)
    assert len(new) == EACH
    return lines


def test_a_look_at_what_is_new_costs_the_same_in_a_long_game() -> None:
    table = k.Table(GAME)
    lines = []
    for number in range(240):
        _round(table)
        lines.append(_lines_of_a_look(table, EACH * number))
    assert max(lines[160:]) <= max(lines[:80])


def test_the_first_look_may_come_late() -> None:
    table = k.Table(GAME)
    for _ in range(3_000):  # more parts than Python goes deep
        _round(table)
    assert len(table.events(0)) == len(table.events(-1)) == 3_000 * EACH
    assert table.events(1, -1) == [(small.E_SECRET, (1, 3))]


# -- going back --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_events_follow_the_game_and_its_copies(seed: int) -> None:
    rng = k.Rng(seed)
    tables = [k.Table(_endless([(k.ALL, 2), (1, 2)][seed % 2]))]
    for _ in range(120):
        table = tables[rng.below(len(tables))]
        act = rng.below(8)
        if act == 0 and len(tables) < 4:
            tables.append(table.clone())
        elif act == 1 and table.undoable:
            table.undo()
        elif act == 2:
            table.rewind(max(0, len(table.tokens) - rng.below(40)))
        elif act == 3:
            viewer = rng.choice(VIEWERS)  # some have heard all, some nothing
            assert table.events(viewer) == _anew(table, viewer)
        else:
            for _ in range(rng.below(12)):
                ask = table.ask
                assert ask is not None
                table.answer(rng.choice(ask.words), 0)
    for table in tables:
        _same(table)


def test_a_copy_tells_nothing_to_the_other() -> None:
    table = k.Table(GAME)
    for _ in range(9):
        _round(table)
    kept = {viewer: table.events(viewer) for viewer in VIEWERS}
    other = table.clone()
    _round(other, 2)
    _round(table, 3)
    assert [e.args[0] for e in other.events(1)[18:]] == [2, 2]
    assert [e.args[0] for e in table.events(1)[18:]] == [3, 3]
    assert all(table.events(viewer)[:18] == kept[viewer] for viewer in VIEWERS)
    _same(table)
    _same(other)


def test_a_failed_rule_tells_nothing() -> None:
    steps = k.Steps()
    first = steps.new("FIRST")

    @steps.rule(first)
    def _first(g: Small, _: int, __: int) -> k.Rule[None]:
        k.then(g, first)
        said = yield from k.amount(0, small.P, SAY, 1, 3)
        k.tell(g, small.E_SAID, said)
        if said == 3:
            raise k.KernelError("a bug")

    table = k.Table(small.spec(steps, lambda g: k.then(g, first)))
    for _ in range(20):
        table.answer("say:1")
    assert len(table.events(0)) == 20
    with pytest.raises(k.KernelError):
        table.answer("say:3")
    table.answer("say:2")
    assert [e.args for e in table.events(0)[19:]] == [(1,), (2,)]


# -- what a caller holds -----------------------------------------------------------------------


def test_a_list_that_was_given_is_the_callers_own() -> None:
    table = k.Table(GAME)
    for _ in range(20):
        _round(table)
        for viewer in VIEWERS:
            for since in (0, EACH, len(table.tokens)):
                given = table.events(viewer, since)
                given.append(k.Event(small.E_SHORT, ()))
                del given[0]
                given.reverse()
    _same(table)
    assert table.events(0) is not table.events(0)
