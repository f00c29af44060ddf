"""The test vectors of power: the printed examples of the rulebook, and what follows from them."""

from __future__ import annotations

import pytest

from heroon.games.heroz.power import (
    active_cells,
    best_total,
    code_kind,
    code_line,
    code_members,
    has_complete,
    totals,
    unpaid,
)
from heroon.games.heroz.state import Duel
from heroon.games.heroz.steps import BLOCKED, POWER_TOTAL
from heroon.games.heroz.words import BY_SUIT, BY_VALUE, SUITS
from tests.heroz.positions import (
    CELL,
    at,
    column,
    duel,
    fight,
    names,
    offered,
    prompt,
    say,
    troop,
)


def total(g: Duel) -> int:
    """The best total of column 3, all its active troops in combat."""
    return best_total(g, 0, 2, active_cells(g, 0, 2))


def v4() -> Duel:
    g = duel()
    column(g, 0, 3, "6S 3S 3H")
    return g


def shielded(g: Duel, cell: str) -> Duel:
    g.shield[0][CELL[cell]] = 1
    return g


@pytest.mark.parametrize(
    ("tokens", "power"),
    [
        ("8D 2D", 18),  # V1, example 1
        ("9D 2S 2D", 21),  # V3b
        ("6S 3S 3H", 33),  # V4, example 4
        ("2D 5D 9D", 32),  # V6
        ("7D 7S 7H", 105),  # V8
        ("10D 3D 4H", 27),  # V9
        ("3S X=3S", 27),  # V10
        ("3S X=3S X=3S", 63),  # V11
        ("5C", 5),
        ("", 0),
    ],
)
def test_columns(tokens: str, power: int) -> None:
    g = duel()
    column(g, 0, 3, tokens)
    assert total(g) == power


def test_v2_two_lines() -> None:
    g = duel()
    for cell, card in (("1.1", "9H"), ("2.1", "9S"), ("1.2", "4S"), ("2.2", "7S")):
        troop(g, 0, cell, card)
    found = [(code_line(c), code_kind(c), code_members(c)) for c in unpaid(g, 0)]
    assert found == [(0, BY_VALUE, 3), (1, BY_SUIT, 3)]
    assert best_total(g, 0, 0, active_cells(g, 0, 0)) == 13


def test_v3_line_and_column() -> None:
    g = duel()
    column(g, 0, 1, "9S 5D 4H")
    column(g, 0, 2, "9H")
    column(g, 0, 3, "9D 2S 2D")
    found = [(code_line(c), code_kind(c), code_members(c)) for c in unpaid(g, 0)]
    assert found == [(0, BY_VALUE, 7)]
    assert total(g) - 9 == 12


@pytest.mark.parametrize(("cell", "power"), [("3.3", 30), ("3.2", 27), ("3.1", 24)])
def test_v5_shields(cell: str, power: int) -> None:
    assert total(shielded(v4(), cell)) == power


def test_v7_shield_in_a_triple() -> None:
    g = duel()
    column(g, 0, 3, "2D 5D 9D")
    assert total(shielded(g, "3.3")) == 14


@pytest.mark.parametrize(("cell", "suit", "power"), [("3.3", "S", 20), ("3.1", "H", 19)])
def test_v12_v13_auras(cell: str, suit: str, power: int) -> None:
    g = v4()
    g.aura[0][CELL[cell]] = SUITS.by_token[suit] + 1
    assert total(g) == power


def complete() -> Duel:
    g = v4()
    column(g, 0, 1, "2H 4H 5H", up=False)
    column(g, 0, 2, "2C 4D 5C", up=False)
    g.hero[0].append(37)
    return g


def test_v14_complete() -> None:
    assert total(complete()) == 93


def test_complete_needs_nine_and_a_hero() -> None:
    g = complete()
    g.hero[0].clear()
    assert not has_complete(g, 0)
    assert total(g) == 33
    g.complete[0] = 1
    assert total(g) == 93


def test_complete_replaces_the_plain_value() -> None:
    g = complete()
    column(g, 0, 3, "10D 3D 4H")
    # 23 for the diamonds and 4 beside them; then 100 for the 10, or 40 in the place of the 4
    assert totals(g, 0, 2, active_cells(g, 0, 2))[-1] == 127
    assert 27 - 4 + 40 in totals(g, 0, 2, active_cells(g, 0, 2))


def test_complete_on_a_shielded_or_absent_troop_adds_nothing() -> None:
    g = shielded(complete(), "3.1")
    assert total(g) == 24 + 30
    troop(g, 0, "1.1", "2H")  # active, outside the fight
    assert total(g) == 24 + 30


def test_v15_sacrifice() -> None:
    g = v4()
    g.boosted[0], g.boost[0] = CELL["3.3"] + 1, 12
    assert total(g) == 45
    assert total(shielded(g, "3.3")) == 30
    g.boosted[0] = CELL["1.1"] + 1
    assert total(g) == 30


def test_v16_a_tie_destroys_both() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    column(g, 1, 1, "5S")
    fight(g, 1)
    table = at(g, BLOCKED)
    assert prompt(table) == "0 damage"
    say(table, "hit:1.1")
    assert g.field[1][0] != -1  # both are applied together
    assert prompt(table) == "1 damage"
    say(table, "hit:1.1")
    assert names(g.discard[0]) == ["5H"]
    assert names(g.discard[1]) == ["5S"]
    assert prompt(table) == "* deck.0"  # reinforcement


def test_receivers_may_be_chosen() -> None:
    g = duel(receivers="choose")
    column(g, 0, 1, "6S 3S 3H")
    column(g, 1, 1, "4D")
    fight(g, 1)
    table = at(g, POWER_TOTAL, 0)
    # 3s: 18 either way; spades: 15 or 12
    assert offered(table) == ["power:30", "power:33"]
    say(table, "power:30")
    assert prompt(table) == "0 damage"


def test_a_joker_out_of_the_fight_adds_its_presence_only() -> None:
    g = duel()
    column(g, 0, 3, "5S X=5S")
    assert best_total(g, 0, 2, 1 << CELL["3.1"]) == 10 + 25
