"""Playouts in C with the interface of a machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import KernelError, Machine, Rng, Seeded, Table, game
from heroon.kernel.copying import values
from heroon.native import Playout, Unavailable, playout, playout_of
from tests.native.having import native

HEROZ = game("heroz")


def tables(many: int) -> list[Table[Any]]:
    """A table at each of its first asks, some of them inside a rule."""
    table = Table(HEROZ, driver=None)
    rng = Rng(4)
    out = []
    for _ in range(many):
        out.append(table.clone())
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words), None if table.ask.seats else -1)
    return out


def test_a_playout_is_a_machine() -> None:
    native(HEROZ)
    for number, table in enumerate(tables(60)):
        ours, theirs = playout_of(table), playout_of(table, "python")
        assert isinstance(ours, Playout)
        assert isinstance(theirs, Machine)
        assert ours.ask is not None
        assert theirs.ask is not None
        assert list(ours.ask.words) == list(theirs.ask.words)
        ours.answer(ours.ask.words[0])
        theirs.answer(theirs.ask.words[0])
        mine, yours = Rng(number), Rng(number)
        one, two = ours.clone().play(mine, bound=9), theirs.play(yours, bound=9)
        assert (one.choices, one.decisions, one.tokens) == (two.choices, two.decisions, two.tokens)
        assert mine.state == yours.state
        clone = ours.clone()
        assert not clone.over
        clone.play(Rng(number))
        theirs.play(Rng(number))
        assert clone.over
        assert clone.ask is None
        assert len(clone.result) == 2
        assert ours.ask is not None


@pytest.mark.parametrize("bound", [0, 5])
def test_a_policy_plays_alike(bound: int) -> None:
    native(HEROZ)
    for number in range(4):
        table = Table(HEROZ, driver=Seeded(str(number)))
        ours, theirs = playout_of(table, "native"), playout_of(table, "python")
        mine, yours = Rng(number), Rng(number)
        one = ours.play(mine, HEROZ.policy, bound)
        two = theirs.play(yours, HEROZ.policy, bound)
        assert (one.choices, one.decisions, one.tokens) == (two.choices, two.decisions, two.tokens)
        assert mine.state == yours.state
        assert ours.result == theirs.result
        assert values(ours.g, HEROZ.fields) == values(theirs.g, HEROZ.fields)


def test_without_an_engine_it_is_cpython(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(HEROZ, driver=Seeded("1"))
    monkeypatch.setattr(playout, "engine", lambda spec, make: Unavailable("no C compiler"))
    assert isinstance(playout_of(table), Machine)
    with pytest.raises(KernelError, match="no C compiler"):
        playout_of(table, "native")
    with pytest.raises(KernelError, match="no such engine"):
        playout_of(table, "steam")
