"""Walks: they follow their fractions, and what breaks a law shrinks to a short record."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import find, settings
from hypothesis import strategies as st

from heroon import kernel as k
from heroon.kernel.errors import MALFORMED
from heroon.testing import KitError, laws, walk
from heroon.testing.perft import perft
from heroon.testing.report import Report
from heroon.testing.walks import fractions, seeds
from tests.shapes import fight, long_turn, team, windows


def test_fractions_choose() -> None:
    first = walk(windows.SPEC, 3, [0, 0, 0])
    last = walk(windows.SPEC, 3, [999, 999, 999])
    said = [token for token in first.tokens if token.seat >= 0]
    assert {token.word for token in said} == {k.PASS}
    assert any(token.word != k.PASS for token in last.tokens if token.seat >= 0)
    assert not first.over
    assert sum(token.choice for token in said) == 3


def test_a_walk_stops_when_several_may_speak() -> None:
    assert len([t for t in walk(team.SPEC, 1, [500, 500]).tokens if t.seat >= 0]) == 1
    assert walk(long_turn.SPEC, 1, [0] * 400, seats=2).over


@pytest.mark.long
def test_a_broken_law_shrinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(k, "show", lambda g: None)

    def fails(drawn: tuple[int, list[int]]) -> bool:
        try:
            walk(windows.SPEC, *drawn)
        except KitError:
            return True
        return False

    quick = settings(max_examples=300, database=None, derandomize=True, deadline=None)
    seed, choices = find(st.tuples(seeds(), fractions()), fails, settings=quick)
    assert seed < 50
    assert len(choices) <= 2


def test_an_error_shows_the_end_of_a_long_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heroon.testing.kit_walk.SHOWN", 4)

    def invariant(g: windows.Duel) -> None:
        if g.turns == 4:
            raise k.KernelError("four turns")

    with pytest.raises(KitError, match=r"four turns\nrecord so far:\n  # \d+ tokens before") as bad:
        walk(windows.SPEC, 0, [0] * 50, invariants=[invariant])
    assert len(str(bad.value).split("\n")) == 7


def test_percentiles() -> None:
    report = Report("g", 2, {}, "full", 0, in_flight=Counter({0: 985, 5: 10, 12: 5}))
    assert (report.p99_in_flight, report.max_in_flight) == (5, 12)
    assert Report("g", 2, {}, "full", 0).p99_in_flight == 0


def test_perft_counts_games() -> None:
    table = k.open_position(
        fight.SPEC, {"agenda": ["ENTER"], "tricks": 0, "gold": 1}, {}, 2, "perft"
    )
    assert [perft(table, n) for n in range(4)] == [1, 2, 12, 72]
    over = k.open_position(fight.SPEC, {"room": 4, "agenda": ["ENTER"]}, {}, 2, "perft")
    assert perft(over, 3) == 1


def test_who_is_asked_in_words() -> None:
    table = k.Table(windows.SPEC)
    assert laws.prompt_of(table) == "nature (draw.0)"
    assert laws.speakers(table) == []
    table.drive(k.Seeded("1"))
    assert laws.prompt_of(table) == "0b1 (act)"
    table.answer("!resign", 0)
    assert laws.prompt_of(table) == "nobody"
    assert laws.shown(table.ask) is None
    assert laws.speakers(table) == []


def test_errors_have_kinds() -> None:
    with pytest.raises(k.InputError) as bad:
        k.Table(windows.SPEC, driver=k.Seeded("1")).answer("a b", 0)
    assert bad.value.kind == MALFORMED
