"""Line bonuses: what pays, once, in which order, and what it does."""

from __future__ import annotations

from heroon.games.heroz.power import unpaid
from heroon.games.heroz.state import Duel
from heroon.games.heroz.steps import FORMATIONS, LINE_BONUSES, WINDOW
from heroon.games.heroz.words import SUITS
from heroon.kernel import Table
from tests.heroz.positions import (
    at,
    cards,
    duel,
    hold,
    names,
    offered,
    prompt,
    refusal,
    say,
    score,
    told,
    troop,
)


def line(g: Duel, seat: int, number: int, tokens: str) -> None:
    """Troops side by side on a line; `.` leaves a place out."""
    for column, token in enumerate(tokens.split(), start=1):
        if token != ".":
            troop(g, seat, f"{column}.{number}", token)


def bonuses(g: Duel) -> Table[Duel]:
    return at(g, LINE_BONUSES, 0)


def test_only_neighbours_count() -> None:
    g = duel()
    line(g, 0, 1, "9H . 9H")
    assert unpaid(g, 0) == []
    line(g, 0, 1, "9H 2S 9S")
    assert len(unpaid(g, 0)) == 1
    g.face[0][3] = 0
    assert unpaid(g, 0) == []


def test_the_owner_orders_what_is_due_and_one_is_not_asked() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H .")
    line(g, 0, 2, "9S 9D .")
    hold(g, 1, "5H")
    table = bonuses(g)
    assert offered(table) == ["bonus:1.suit", "bonus:2.value"]
    assert refusal(table, "bonus:1.value") == "no-such-bonus"
    say(table, "bonus:2.value 5H")
    assert prompt(table) == "* deck.0"
    say(table, "10C")
    assert prompt(table) == "0 window0"


def test_a_formation_pays_once_in_a_combat() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H .")
    table = bonuses(g)
    say(table, "10C")
    assert unpaid(g, 0) == []
    assert unpaid(g, 1) == []
    g.aura[0][0] = SUITS.by_token["S"] + 1
    assert unpaid(g, 0) == []
    g.aura[0][3] = SUITS.by_token["S"] + 1
    assert len(unpaid(g, 0)) == 2  # another suit, and two of value 1
    g.aura[0][0] = g.aura[0][3] = 0
    assert unpaid(g, 0) == []  # lost and found again


def test_a_paid_triple_pays_off_its_pairs_and_only_those() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H 5H")
    g.discard[0] = cards("AS")
    bonuses(g)
    assert names(g.deck[0][-1:]) == ["AS"]
    for cell in (0, 6):
        g.face[0][cell] = 0
        assert unpaid(g, 0) == []
        g.face[0][cell] = 1
    line(g, 0, 2, "3H 4H .")
    assert len(unpaid(g, 0)) == 1


def test_a_triple_grown_from_a_paid_pair_pays() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H .")
    hold(g, 0, "X")
    g.discard[0] = cards("AS AD")
    table = at(g, WINDOW, 1, 0)
    g.paid.append(16 * SUITS.by_token["H"] + 256 * 3)
    say(table, "joker:3=1.1")
    assert prompt(table) == "0 recover"
    say(table, "recover:AD")
    assert names(g.deck[0][-1:]) == ["AD"]
    assert g.up[0] == 1


def test_paid_is_forgotten_with_the_combat() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H .")
    table = at(g, FORMATIONS)
    say(table, "10C pass")
    assert g.paid != []
    say(table, "pass")
    assert g.paid == []


def test_bonuses_with_nothing_to_take_do_nothing() -> None:
    for tokens in ("9H 2H 5H", "9H 9S .", "9H 9S 9D"):
        g = duel()
        line(g, 0, 1, tokens)
        table = bonuses(g)
        assert told(table, 1) == ["bonus-paid", "bonus-empty"]
        assert prompt(table) == "0 attack"


def test_three_of_a_suit_recover_from_the_own_discard() -> None:
    g = duel()
    line(g, 0, 1, "9H 2H 5H")
    g.discard[0] = cards("X 4S X 3S")
    table = bonuses(g)
    assert offered(table) == ["recover:3S", "recover:4S", "recover:X"]
    say(table, "recover:X")
    assert names(g.discard[0]) == ["4S", "X", "3S"]
    assert names(g.deck[0][-1:]) == ["X"]


def test_three_of_a_value_take_points_away() -> None:
    g = duel()
    line(g, 0, 1, "9H 9S 9D")
    score(g, 1, "5H X=7 X=9 X=7")
    g.points[1].pop()
    g.scored[1].pop()
    table = bonuses(g)
    assert offered(table) == ["unscore:5H", "unscore:X~7", "unscore:X~9"]
    say(table, "unscore:X~9")
    assert g.scored[1] == [5, 7]
    assert names(g.points[1]) == ["5H", "X"]
    assert names(g.deck[1][-1:]) == ["X"]
    assert g.up == [0, 1]


def test_one_card_to_take_is_not_asked() -> None:
    g = duel()
    line(g, 0, 1, "9H 9S 9D")
    score(g, 1, "5H")
    table = bonuses(g)
    assert prompt(table) == "0 attack"
    assert names(g.deck[1][-1:]) == ["5H"]


def test_suit_and_value_on_the_same_slots_both_pay() -> None:
    g = duel()
    line(g, 0, 1, "9H X=9H .")
    assert offered(bonuses(g)) == ["bonus:1.suit", "bonus:1.value"]
