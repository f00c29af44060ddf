"""Windows: who is asked and when, and what each item does."""

from __future__ import annotations

import pytest

from heroon.games.heroz.state import Duel
from heroon.games.heroz.steps import BLOCKERS, FORMATIONS, HERO_POWER, WINDOW
from heroon.games.heroz.words import SUITS
from tests.heroz.positions import (
    CELL,
    at,
    column,
    duel,
    fight,
    hold,
    names,
    offered,
    prompt,
    refusal,
    say,
    told,
    troop,
)


def test_a_seat_that_can_play_nothing_is_asked_with_pass_alone() -> None:
    g = duel()
    column(g, 0, 1, "5H", up=False)
    hold(g, 0, "2H")
    hold(g, 1, "2H")
    table = at(g, WINDOW, 0, 0)
    assert prompt(table) == "0 window0"
    assert offered(table) == ["pass"]
    say(table, "pass")
    assert prompt(table) == "1 window0"
    assert offered(table) == ["pass"]
    say(table, "pass")
    assert prompt(table) == "0 window1"


def test_what_is_asked_does_not_depend_on_hands() -> None:
    seen = []
    for hand in ("2H 3H 4H", "AS X KD"):
        g = duel()
        column(g, 0, 1, "5H")
        column(g, 1, 1, "5S", up=False)
        hold(g, 0, "2H")
        hold(g, 1, hand)
        table = at(g, WINDOW, 0, 0)
        prompts = []
        while prompt(table) != "0 attack":
            prompts.append(prompt(table))
            say(table, "pass")
        seen.append(prompts)
    assert seen[0] == seen[1] == ["0 window0", "1 window0", "0 window1", "1 window1"]


def test_an_empty_hand_is_not_asked() -> None:
    """Everybody sees that it is empty: asking hides nothing."""
    for empty in (0, 1):
        g = duel()
        column(g, 0, 1, "5H")
        column(g, 1, 1, "5S")
        hold(g, 1 - empty, "2H")
        table = at(g, WINDOW, 0, 0)
        prompts = []
        while prompt(table) != "0 attack":
            prompts.append(prompt(table))
            say(table, "pass")
        assert prompts == [f"{1 - empty} window0", f"{1 - empty} window1"]
        assert told(table, -1) == ["passed", "passed"]  # who was not asked says nothing


def test_an_empty_hand_is_asked_for_a_sacrifice() -> None:
    g = war(2)
    table = at(g, WINDOW, 2, 0)
    assert offered(table) == ["pass", "sacrifice:1.1"]


def test_after_a_card_an_empty_hand_lets_the_other_go_on() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    hold(g, 0, "AS AH")
    table = at(g, WINDOW, 1, 0)
    say(table, "ace:AS@0/1.1")
    assert prompt(table) == "0 window1"
    say(table, "pass")
    assert prompt(table) == "0 attack"


def test_without_a_troop_in_play_no_window_asks() -> None:
    """Ace, Joker and aura need a target, and there is none in sight."""
    g = duel()
    hold(g, 0, "AS X KD")
    hold(g, 1, "AS X KD")
    assert prompt(at(g, WINDOW, 0, 0)) == "* deck.1"


def test_two_passes_in_a_row_close_it() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    hold(g, 0, "AS 2H")
    hold(g, 1, "AH AD")
    table = at(g, WINDOW, 1, 0)
    say(table, "pass")
    say(table, "ace:AH@0/1.1")
    assert prompt(table) == "0 window1"
    say(table, "ace:AS@0/1.1")  # a second shield is legal (HZ-61)
    say(table, "pass")
    assert prompt(table) == "0 window1"
    say(table, "pass")
    assert prompt(table) == "0 attack"
    assert g.shield[0][0] == 1


def test_the_early_window_can_be_left_out() -> None:
    for value, expected in (("yes", "0 window0"), ("no", "0 window1")):
        g = duel(early_window=value)
        column(g, 0, 1, "5H")
        hold(g, 0, "2H")
        table = at(g, HERO_POWER, 0)
        assert prompt(table) == expected


def test_items_before_2_1_pay_no_line() -> None:
    g = duel()
    troop(g, 0, "1.1", "9H")
    hold(g, 0, "X")
    hold(g, 1, "2H")
    table = at(g, WINDOW, 0, 0)
    say(table, "joker:2=1.1")
    assert prompt(table) == "1 window0"
    say(table, "pass")
    assert prompt(table) == "0 bonus"


def test_ace_goes_on_any_troop_in_play() -> None:
    g = duel()
    column(g, 0, 1, "5H 6H")
    column(g, 1, 3, "5S", up=False)
    hold(g, 0, "AS")
    table = at(g, WINDOW, 0, 0)
    assert offered(table) == ["pass", "ace:AS@0/1.1", "ace:AS@0/1.2", "ace:AS@1/3.1"]
    assert refusal(table, "ace:AS@1/1.1") == "no-troop-there"
    assert refusal(table, "ace:AH@1/3.1") == "not-in-hand"
    assert refusal(table, "attack:1") == "not-now"
    say(table, "ace:AS@1/3.1")
    assert g.shield[1][CELL["3.1"]] == 1
    assert names(g.aces[0]) == ["AS"]


def test_joker_needs_an_active_troop_in_its_line_or_column() -> None:
    g = duel()
    column(g, 0, 1, "5H 6H 7H")
    troop(g, 0, "2.1", "9S", up=False)
    hold(g, 0, "X")
    table = at(g, WINDOW, 1, 0)
    # column 1 is full; in column 2 it lands on line 2, in column 3 on line 1
    assert offered(table) == ["pass", "joker:2=1.2", "joker:3=1.1"]
    assert refusal(table, "joker:1=1.2") == "column-full"
    assert refusal(table, "joker:2=1.1") == "not-aligned"
    assert refusal(table, "joker:2=2.1") == "not-active"
    assert refusal(table, "joker:2=3.1") == "no-troop-there"
    say(table, "joker:2=1.2")
    assert g.copied[0][CELL["2.2"]] == 16 * SUITS.by_token["H"] + 6


def test_joker_without_an_active_troop_cannot_be_played() -> None:
    g = duel()
    column(g, 0, 1, "5H", up=False)
    column(g, 1, 1, "5S")
    hold(g, 0, "X X")
    assert offered(at(g, WINDOW, 1, 0)) == ["pass"]


def test_joker_copies_a_troop_under_an_aura_as_it_is_now() -> None:
    g = duel()
    column(g, 0, 1, "9H")
    g.auras[1].append(37)
    g.aura[0][0] = SUITS.by_token["S"] + 1
    hold(g, 0, "X")
    table = at(g, WINDOW, 0, 0)
    say(table, "joker:1=1.1")  # HZ-65
    assert g.copied[0][1] == 1


def test_joker_copies_a_joker_and_two_alike_are_one_option() -> None:
    g = duel()
    column(g, 0, 1, "9H X=9H")
    hold(g, 0, "X")
    table = at(g, WINDOW, 0, 0)
    assert offered(table) == ["pass", "joker:1=1.1", "joker:2=1.1", "joker:3=1.1"]
    assert refusal(table, "joker:1=1.2") == "same-as-another"
    g = duel()
    troop(g, 0, "1.1", "X=9H")
    hold(g, 0, "X")
    assert "joker:1=1.1" in offered(at(g, WINDOW, 0, 0))


def test_aura_goes_on_an_enemy_troop_without_one_and_needs_no_resource() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    column(g, 1, 1, "5S 6S")
    hold(g, 0, "KD QD")
    table = at(g, WINDOW, 0, 0)
    say(table, "aura:KD@1.1")
    assert names(g.auras[0]) == ["KD"]
    assert g.aura[1][0] == SUITS.by_token["D"] + 1
    say(table, "pass")
    assert offered(table) == ["pass", "aura:QD@1.2"]
    assert refusal(table, "aura:QD@1.1") == "has-aura"


def test_aura_makes_a_line_that_pays() -> None:
    g = duel()
    troop(g, 1, "1.1", "5S")
    troop(g, 1, "2.1", "9D")
    hold(g, 0, "KD")
    hold(g, 0, "5H")
    table = at(g, WINDOW, 1, 0)
    say(table, "aura:KD@1.1")  # two diamonds for seat 1
    assert prompt(table) == "* deck.1"


def war(number: int, **options: str) -> Duel:
    g = duel(**options)
    column(g, 0, 1, "5H")
    column(g, 1, 1, "5S")
    troop(g, 0, "2.1", "8S")
    g.hero = [[37], [38]]
    fight(g, 1)
    if number < 3:
        g.fighting[1] = 0
    if number < 2:
        g.fighting[0] = 0
        g.column = 3
    return g


@pytest.mark.parametrize(
    ("number", "attacker", "defender"),
    [(0, "", ""), (1, "", ""), (2, "sacrifice:1.1", ""), (3, "sacrifice:1.1", "sacrifice:1.1")],
)
def test_when_a_hero_can_be_sacrificed(number: int, attacker: str, defender: str) -> None:
    for seat, word in ((0, attacker), (1, defender)):
        g = war(number)
        hold(g, seat, "2H")
        table = at(g, WINDOW, number, 2 * seat)
        assert offered(table) == ["pass", *word.split()]
        assert refusal(table, "sacrifice:1.1") == ("" if word else "not-in-combat")
        assert refusal(table, "sacrifice:3.1") == "no-troop-there"


def test_the_flip_of_a_sacrifice_is_asked_of_nature() -> None:
    g = war(3)
    table = at(g, WINDOW, 3, 0)
    say(table, "sacrifice:1.1")
    assert prompt(table) == "* deck.0"
    say(table, "7D")
    assert prompt(table) == "1 window3"
    assert g.boost[0] == 7


def complete(**options: str) -> Duel:
    g = duel(**options)
    column(g, 0, 1, "2H 4H 5H")
    column(g, 0, 2, "2C 4D 5C", up=False)
    column(g, 0, 3, "2D 4S 5D", up=False)
    column(g, 1, 1, "5S")
    g.hero[0].append(37)
    fight(g, 1)
    return g


@pytest.mark.parametrize(("option", "left"), [("no", 0), ("yes", 1)])
def test_complete_and_the_sacrifice(option: str, left: int) -> None:
    g = complete(complete_lasts=option)  # HZ-39
    table = at(g, WINDOW, 3, 0)
    say(table, "sacrifice:1.1 10D")
    assert g.complete[0] == left
    assert told(table, 0)[-2:] == ["powers", "fight-won"]
    assert g.power[0] == 22 + 10 + 50 * left


@pytest.mark.parametrize(("option", "bits"), [("joins", 0b11), ("next", 0b01)])
@pytest.mark.parametrize("number", [2, 3])
def test_a_joker_in_the_attacking_column(option: str, bits: int, number: int) -> None:
    g = war(number, late_joker=option)  # HZ-55
    hold(g, 0, "X")
    table = at(g, WINDOW, number, 0)
    say(table, "joker:1=1.1")
    assert g.fighting[0] == bits


def test_a_joker_in_the_attacked_column_blocks() -> None:
    for number, now in ((2, 0), (3, 0b11)):
        g = war(number)  # HZ-56
        hold(g, 1, "X")
        table = at(g, WINDOW, number, 2)
        say(table, "joker:1=1.1")
        assert g.fighting[1] == now
        say(table, "pass pass")
        assert g.fighting[1] == 0b11 or prompt(table) == "0 damage"


def test_a_joker_in_another_column_does_not_fight() -> None:
    g = war(3)
    hold(g, 0, "X")
    table = at(g, WINDOW, 3, 0)
    say(table, "joker:2=2.1")
    assert g.fighting[0] == 0b01


def test_blockers_are_turned_up_one_by_one_and_lines_pay_at_once() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    column(g, 1, 1, "3D 4S", up=False)
    troop(g, 1, "2.1", "9D")
    fight(g, 1)
    g.paid = []
    table = at(g, BLOCKERS)
    assert offered(table) == ["block:1.1", "block:1.2", "stop"]
    say(table, "block:1.1")
    assert prompt(table) == "* deck.1"
    say(table, "10C")
    assert offered(table) == ["block:1.2", "stop"]
    assert refusal(table, "block:1.1") == "already-active"
    say(table, "stop")
    assert g.fighting[1] == 0b01
    assert prompt(table) == "1 window3"


def test_no_inactive_troop_no_ask_for_blockers() -> None:
    g = war(2)
    table = at(g, BLOCKERS)
    assert prompt(table) == "0 window3"
    assert g.fighting[1] == 1


def test_formations_of_both_pay_the_turn_players_first() -> None:
    g = duel()
    g.turn = 1
    for seat in (0, 1):
        troop(g, seat, "1.1", "2S")
        troop(g, seat, "2.1", "5S")
    table = at(g, FORMATIONS)
    assert prompt(table) == "* deck.1"
    say(table, "10D")
    assert prompt(table) == "* deck.0"
