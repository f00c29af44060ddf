"""What bots say to offers."""

from __future__ import annotations

from typing import Any

from heroon.ai import agrees
from heroon.kernel import Rng, Seeded, Table, game

HEROZ = game("heroz")


def ahead(seat: int) -> Table[Any]:
    """A game in which a seat has nearly won: high troops of its deck lie on its points pile."""
    g = HEROZ.new(HEROZ.settings({}), 2)
    for card in HEROZ.sets["deck"].cards(g)[::-1]:
        if HEROZ.sets["deck"].domain.by_value[card].startswith("9") and len(g.points[seat]) < 3:
            g.points[seat].append(card)
            g.scored[seat].append(9)
            g.pool[seat].remove(card)
            g.deck[seat].pop()
    return Table.at(HEROZ, g, driver=Seeded("offer"))


def test_a_draw_is_agreed_to_by_who_does_not_expect_to_win() -> None:
    for seat in (0, 1):
        table = ahead(seat)
        assert not agrees(table, seat, "draw", Rng(1))
        assert agrees(table, 1 - seat, "draw", Rng(1))


def test_the_answer_tells_nothing_of_the_own_hand() -> None:
    table = ahead(0)
    rng = Rng(5)
    for _ in range(20):
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words))
    for n in range(5):
        twin = table.sample(0, Rng(n))
        assert agrees(table, 1, "draw", Rng(3)) == agrees(twin, 1, "draw", Rng(3))


def test_going_back_is_granted() -> None:
    table = ahead(1)
    assert agrees(table, 1, "back", Rng(1))
    assert agrees(table, 0, "back", Rng(1))
