"""What the spec says of ends, and of what a hidden card can be."""

from __future__ import annotations

from heroon.games.heroz.rules_area import fits
from heroon.games.heroz.spec import SPEC, by_points, given_up
from heroon.games.heroz.words import CARDS
from heroon.kernel import EMPTY
from tests.heroz.positions import duel, score, troop

CARD = CARDS.by_token


def test_more_points_win_a_game_that_met_its_bound() -> None:
    g = duel()
    assert by_points(g) == [0, 0]
    score(g, 1, "5S")
    assert by_points(g) == [0, 1]


def test_who_resigns_loses() -> None:
    """HZ-85."""
    assert given_up(duel(), 0) == [0, 1]
    assert given_up(duel(), 1) == [1, 0]


def test_a_hidden_cell_holds_a_troop_or_the_joker_all_have_seen() -> None:
    g = duel()
    troop(g, 0, "1.1", "5S", up=False)
    troop(g, 0, "1.2", "X=5S", up=False)
    assert g.field[0][2] == EMPTY
    assert [fits(g, "field", 0, 0, CARD[c]) for c in ("9H", "X", "KS", "AS")] == [1, 0, 0, 0]
    assert [fits(g, "field", 0, 1, CARD[c]) for c in ("9H", "X")] == [0, 1]
    assert fits(g, "hand", 0, 0, CARD["KS"])


def test_the_owner_of_the_box_may_choose_other_numbers() -> None:
    spec = SPEC.using("[numbers]\ngoal = 10\n", "mine.toml")
    assert spec.cards_hash != SPEC.cards_hash
    assert spec.new(spec.settings({}), 2).numbers[0] == 10
