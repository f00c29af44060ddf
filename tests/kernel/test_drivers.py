"""Chance: drivers, streams, odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from heroon import kernel as k
from tests.kernel import small
from tests.kernel.small import Small
from tests.shapes import windows


def test_a_ticket_depends_on_seed_stream_and_number_alone() -> None:
    driver = k.Seeded("s")
    first = [driver.ticket("die", n, 6) for n in range(20)]
    assert [driver.ticket("die", n, 6) for n in reversed(range(20))] == first[::-1]
    assert first != [driver.ticket("other", n, 6) for n in range(20)]
    assert first != [k.Seeded("t").ticket("die", n, 6) for n in range(20)]
    assert set(first) == set(range(6))


def test_tickets_are_equal_and_fixed_for_ever() -> None:
    driver = k.Seeded("fair")
    many = Counter(driver.ticket("d", n, 3) for n in range(3000))
    assert max(many.values()) - min(many.values()) < 150
    assert [k.Seeded("seed").ticket("die", n, 6) for n in range(8)] == [5, 4, 1, 2, 0, 3, 3, 1]


def test_what_would_bias_is_drawn_again(monkeypatch: object) -> None:
    """With 2**63 + 1 tickets nearly half of all draws are refused."""
    many = (1 << 63) + 1
    assert all(0 <= k.Seeded("x").ticket("big", n, many) < many for n in range(40))


def test_the_generator_of_playouts() -> None:
    rng = k.Rng(1)
    assert [k.Rng(1).below(100) for _ in range(3)] == [rng.below(100)] * 3
    assert {rng.choice([4, 5]) for _ in range(50)} == {4, 5}
    items = list(range(9))
    rng.shuffle(items)
    assert sorted(items) == list(range(9))
    assert items != list(range(9))
    assert len({k.Rng(seed).below(1 << 30) for seed in range(100)}) == 100


def rolls(g: Small, _: int, __: int) -> k.Rule[None]:
    g.n = yield from k.chance(small.DIE, (1, 1, 1, 2))


def test_odds_are_exact() -> None:
    table = k.Table(small.game(rolls))
    assert table.odds() == {1: Fraction(3, 4), 2: Fraction(1, 4)}
    table.answer(2, -1)
    assert table.odds() == {}
    assert k.Table(windows.SPEC, driver=k.Seeded("1")).odds() == {}


def test_a_driver_may_be_given_later() -> None:
    table = k.Table(small.game(rolls))
    table.drive(None)
    assert not table.over
    table.drive(k.Seeded("1"))
    assert table.over


def test_undo_changes_nothing_that_comes() -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("9"))
    first = [table.text_of(t) for t in table.tokens]
    assert table.ask is not None
    table.answer("pass")
    table.undo()
    table.rewind(2)
    assert [table.text_of(t) for t in table.tokens] == first
    assert table.practice
    assert table.undos == 2
