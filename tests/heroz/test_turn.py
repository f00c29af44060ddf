"""Setting up, phase 1, attack and damage, phase 3."""

from __future__ import annotations

import itertools

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import NO_COLUMN, Duel
from heroon.games.heroz.steps import (
    ATTACKERS,
    BLOCKED,
    DAMAGE,
    END_OF_COMBAT,
    HERO_PLAY,
    HERO_POWER,
    PLACEMENT,
    RAID,
    RETREAT,
)
from heroon.games.heroz.words import SUITS
from heroon.kernel import Table
from tests.heroz.positions import (
    at,
    cards,
    column,
    duel,
    fight,
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


def opened(**options: str) -> Table[Duel]:
    return Table(SPEC, options)


# -- setting up ----------------------------------------------------------------------------------


def test_the_stronger_card_begins_and_is_drawn() -> None:
    table = opened()
    say(table, "5H KD")
    assert table.g.turn == 1
    assert table.g.up == [1, 0]
    assert names(table.g.hand[1]) == ["KD"]
    say(table, "2H 3H 4H 5H 6H")
    say(table, "2H 3H 4H 6H 7H")
    assert names(table.g.hand[0]) == ["2H", "3H", "4H", "5H", "6H", "7H"]
    assert prompt(table) == "1 place"  # no draw on the very first turn


def test_a_tie_puts_both_under_the_decks() -> None:
    table = opened()
    say(table, "5H 5S")
    assert [names(d[:1]) for d in table.g.deck] == [["5H"], ["5S"]]
    assert table.g.up == [0, 0]
    say(table, "X AS")
    assert table.g.turn == 1
    assert "first-player-tie" in told(table, 0)


@pytest.mark.parametrize(("option", "bottom"), [("under", "5H"), ("shuffle", "?")])
def test_where_the_revealed_cards_go(option: str, bottom: str) -> None:
    table = opened(revealed=option)
    say(table, "5H KD")
    assert table.g.up == [0, 0]
    assert names(table.g.deck[0][:1]) == [bottom]
    assert (len(table.g.pool[0]) == 54) == (option == "shuffle")


def test_the_second_player_draws_on_their_first_turn() -> None:
    table = opened()
    say(table, "5H KD 2H 3H 4H 5H 6H 2H 3H 4H 6H 7H stop")
    while prompt(table) != "* deck.0":
        say(table, "pass")
    assert table.g.turns == 2


# -- phase 1 -------------------------------------------------------------------------------------


def test_placement() -> None:
    g = duel()
    column(g, 0, 1, "5S 6S 7S")
    column(g, 0, 2, "8S")
    hold(g, 0, "2H KD AS X")
    table = at(g, PLACEMENT)
    assert sorted(offered(table)) == ["deploy:2H@2", "deploy:2H@3", "stop"]
    assert refusal(table, "deploy:2H@1") == "column-full"
    assert refusal(table, "deploy:3H@2") == "not-in-hand"
    say(table, "deploy:2H@2")
    assert names(g.field[0][4:5]) == ["2H"]
    assert offered(table) == ["stop"]  # what the hand holds is a secret


def test_nobody_is_asked_to_place_without_room_or_hand() -> None:
    assert prompt(at(duel(), PLACEMENT)) == "* deck.1"  # the next turn
    g = duel()
    for number, tokens in ((1, "5S 6S 7S"), (2, "5H 6H 7H"), (3, "5D 6D 7D")):
        column(g, 0, number, tokens)
    hold(g, 0, "2H")
    assert prompt(at(g, PLACEMENT)) == "0 hero"


def test_heroes_need_their_resource() -> None:
    g = duel()
    column(g, 0, 1, "5S X=6S")
    troop(g, 0, "2.1", "7S", up=False)
    column(g, 1, 1, "8S 9S")
    hold(g, 0, "JS QS KS JH")
    table = at(g, HERO_PLAY)
    assert offered(table) == ["pass", "hero:JS", "hero:QS"]
    assert refusal(table, "hero:KS") == "no-resource"
    assert refusal(table, "hero:KH") == "not-in-hand"


def test_a_new_hero_replaces_the_old_one_and_acts() -> None:
    g = duel()
    column(g, 0, 1, "5S 6S")
    g.hero[0] = cards("JD")
    hold(g, 0, "QS")
    table = at(g, HERO_PLAY)
    say(table, "hero:QS")
    assert names(g.discard[0]) == ["JD"]
    assert prompt(table) == "0 queen"
    assert refusal(table, "peek:0/1.1") == "no-hero"
    say(table, "hide:0/1.1")
    assert prompt(table) == "0 attack"


def test_powers_of_both_the_turn_players_first() -> None:
    g = duel()
    g.turn = 1
    column(g, 0, 1, "5S")
    hold(g, 1, "2H")
    g.hero = [cards("QS"), cards("QH")]
    table = at(g, HERO_POWER, 1)
    assert prompt(table) == "1 queen"
    say(table, "pass")
    assert prompt(table) == "0 queen"
    say(table, "pass")
    assert prompt(table) == "1 window0"


def test_no_target_no_ask() -> None:
    g = duel()
    g.hero = [cards("QS"), cards("JH")]
    column(g, 0, 1, "5S", up=False)
    assert prompt(at(g, HERO_POWER, 0)) == "1 jack"


def test_the_king() -> None:
    g = duel()
    g.hero[0] = cards("KS")
    column(g, 0, 1, "5S X=6S X=6S")
    column(g, 0, 2, "7H 8H 9H")
    table = at(g, HERO_POWER, 0)
    words = offered(table)
    assert "move:0/1.1>3" in words
    assert refusal(table, "move:0/1.1>1") == "changes-nothing"
    assert refusal(table, "move:0/1.1>2") == "column-full"
    assert refusal(table, "move:0/3.1>2") == "no-troop-there"
    assert refusal(table, "swap:0/1.2+1.3") == "changes-nothing"
    assert refusal(table, "swap:0/1.3+1.2") == "changes-nothing"
    assert "swap:0/1.1+2.3" in words


# -- attack and damage ---------------------------------------------------------------------------


def test_attackers() -> None:
    g = duel()
    column(g, 0, 1, "5S")
    column(g, 0, 2, "6S", up=False)
    table = at(g, ATTACKERS)
    assert offered(table) == ["attack:1", "pass"]
    assert refusal(table, "attack:2") == "no-attacker-there"
    say(table, "attack:1")
    assert (g.column, g.fighting) == (0, [1, 0])
    assert prompt(table) == "0 raid"  # an empty column may be attacked (HZ-41)


def test_without_an_active_troop_nobody_is_asked_to_attack() -> None:
    g = duel()
    column(g, 0, 2, "6S", up=False)
    table = at(g, ATTACKERS)
    assert g.turn == 1
    assert told(table, 0)[0] == "no-attack"


def damage(attack: int, defence: int) -> Table[Duel]:
    g = duel()
    column(g, 0, 1, "5S 8S")
    column(g, 1, 1, "2H 9H 4H")
    fight(g, 1)
    g.power = [attack, defence]
    return at(g, DAMAGE)


@pytest.mark.parametrize(("first", "second"), [("1.1", "1.3"), ("1.3", "1.1")])
def test_the_winner_hits_what_it_can_afford_in_any_order(first: str, second: str) -> None:
    table = damage(6, 3)
    assert offered(table) == ["hit:1.1", "hit:1.3", "stop"]
    assert refusal(table, "hit:1.2") == "too-strong"
    assert refusal(table, "hit:2.1") == "no-troop-there"
    say(table, f"hit:{first}")
    assert refusal(table, f"hit:{first}") == "doomed-already"
    assert offered(table) == [f"hit:{second}", "stop"]
    say(table, f"hit:{second}")
    assert table.g.lost == [0, 2]
    assert names(table.g.discard[1]) == ["2H", "4H"]


def test_every_order_of_the_damage_comes_to_the_same() -> None:
    """2.6: the winner shares out the damage; no order of naming loses any of it."""
    for sayings in itertools.permutations(["hit:1.1", "hit:1.2", "hit:1.3"]):
        table = damage(15, 3)
        say(table, " ".join(sayings))
        assert names(table.g.discard[1]) == ["2H", "9H", "4H"]


def test_the_damage_left_is_a_counter_while_it_is_dealt() -> None:
    table = damage(15, 3)
    assert [table.view(-1).counter(f"damage.{seat}") for seat in (0, 1)] == [15, 0]
    say(table, "hit:1.2")
    assert [table.view(-1).counter(f"damage.{seat}") for seat in (0, 1)] == [6, 0]
    say(table, "stop")
    assert [table.view(-1).counter(f"damage.{seat}") for seat in (0, 1)] == [0, 0]


def test_on_a_tie_each_has_its_own_damage_left() -> None:
    table = damage(13, 13)
    say(table, "hit:1.2")
    assert prompt(table) == "0 damage"
    say(table, "hit:1.3")
    assert prompt(table) == "1 damage"
    assert [table.view(-1).counter(f"damage.{seat}") for seat in (0, 1)] == [0, 13]
    say(table, "hit:1.1")
    assert table.view(-1).counter("damage.1") == 8


@pytest.mark.parametrize(("option", "hit"), [("equal", True), ("above", False)])
def test_damage_equal_to_the_value(option: str, hit: bool) -> None:
    """HZ-42: 5 against 5."""
    g = duel(destroyed_by=option)
    column(g, 0, 1, "5S")
    column(g, 1, 1, "5H")
    fight(g, 1)
    table = at(g, BLOCKED)
    assert (prompt(table) == "0 damage") == hit


def test_more_damage_than_the_value_costs_a_point_more_for_each_troop() -> None:
    """HZ-42, the other way: 2 and 4 take 3 and 5."""
    for power, words in ((2, []), (3, ["hit:1.1"]), (5, ["hit:1.1", "hit:1.3"])):
        g = duel(destroyed_by="above")
        column(g, 0, 1, "5S 8S")
        column(g, 1, 1, "2H 9H 4H")
        fight(g, 1)
        g.power = [power, 1]
        table = at(g, DAMAGE)
        assert (prompt(table) == "0 damage") == bool(words)
        if words:
            assert offered(table) == [*words, "stop"]
            assert refusal(table, "hit:1.2") == "too-strong"
    say(table, "hit:1.3")
    assert prompt(table) != "0 damage"  # nothing is left


def test_damage_may_be_left_unused() -> None:
    table = damage(60, 3)
    say(table, "hit:1.1 stop")
    assert names(table.g.discard[1]) == ["2H"]
    assert names(table.g.field[1][:2]) == ["9H", "4H"]


def test_the_defender_can_win() -> None:
    table = damage(3, 5)
    assert prompt(table) == "1 damage"
    assert offered(table) == ["hit:1.1", "stop"]


def test_both_zero_hits_nothing() -> None:
    table = damage(0, 0)
    assert prompt(table) != "0 damage"
    assert "fight-tied" in told(table, 0)


def test_a_troop_under_an_aura_costs_one() -> None:
    g = duel()
    column(g, 0, 1, "5S")
    column(g, 1, 1, "9H")
    g.auras[0] = cards("KS")
    g.aura[1][0] = SUITS.by_token["S"] + 1
    fight(g, 1)
    table = at(g, BLOCKED)
    say(table, "hit:1.1")
    assert names(g.discard[1]) == ["9H"]
    assert names(g.discard[0]) == ["KS"]
    assert g.aura[1] == [0] * 9


def test_end_of_combat_discards_troops_first_then_aces_then_auras() -> None:
    g = duel()
    column(g, 0, 1, "5S 6S 7S")
    column(g, 1, 1, "9H")
    fight(g, 1)
    g.doomed[0] = 0b101
    g.aces[0] = cards("AS")
    g.auras[0] = cards("KS")
    g.shield[0][1] = 1
    at(g, END_OF_COMBAT)
    assert names(g.discard[0]) == ["5S", "7S", "AS", "KS"]
    assert names(g.deck[0][:1]) == ["6S"]  # the survivor has retreated
    assert g.field[0][:3] == [-1, -1, -1]


# -- phase 3 -------------------------------------------------------------------------------------


def raid(**options: str) -> Duel:
    g = duel(**options)
    column(g, 0, 1, "5S X=8S 6H")
    column(g, 1, 2, "9H")
    g.column = 0
    g.fighting[0] = 0b111
    return g


def test_raids_one_at_a_time() -> None:
    g = raid()
    g.hero[1] = cards("KD")
    table = at(g, RAID)
    assert offered(table) == [
        "slay:1.1", "score:1.1", "slay:1.2", "score:1.2", "slay:1.3", "score:1.3", "done",
    ]  # fmt: skip
    say(table, "score:1.2")
    assert (g.scored[0], names(g.points[0])) == ([8], ["X"])
    assert names(g.field[0][:2]) == ["5S", "6H"]  # closed up
    assert g.fighting[0] == 0b011
    say(table, "slay:1.1")
    assert names(g.discard[0]) == ["5S"]
    assert names(g.discard[1]) == ["KD"]
    assert g.lost == [0, 0]
    assert offered(table) == ["score:1.1", "done"]
    assert refusal(table, "slay:1.1") == "no-hero"
    assert refusal(table, "score:1.2") == "no-troop-there"
    say(table, "done")
    assert names(g.deck[0][:1]) == ["6H"]


def test_the_third_way_can_be_ruled_out() -> None:
    table = at(raid(may_retreat="no"), RAID)
    assert "done" not in offered(table)
    assert refusal(table, "done") == "must-use"


def test_thirty_points_win_at_once() -> None:
    g = raid()
    score(g, 0, "10S 10H")
    g.turns = 7
    table = at(g, RAID)
    say(table, "score:1.3")
    assert prompt(table) == "0 raid"
    say(table, "score:1.1")
    assert table.ask is None
    assert table.result == [1, 0]
    assert table.reason == "thirty-points"


def test_retreat_in_the_attackers_order() -> None:
    g = raid()
    table = at(g, RETREAT)
    assert offered(table) == ["under:1.1", "under:1.2", "under:1.3"]
    say(table, "under:1.2")
    assert offered(table) == ["under:1.1", "under:1.2"]
    say(table, "under:1.2")
    assert names(g.deck[0][:3]) == ["5S", "6H", "X"]
    assert g.field[0][:3] == [-1, -1, -1]
    assert g.copied[0] == [0] * 9
    assert g.column == NO_COLUMN


def test_two_jokers_retreat_as_one_option() -> None:
    g = duel()
    column(g, 0, 1, "X=5S X=8S")
    g.column = 0
    g.fighting[0] = 0b011
    at(g, RETREAT)
    assert names(g.deck[0][:2]) == ["X", "X"]
    g = duel()
    column(g, 0, 1, "X=5S X=8S 6H")
    g.column = 0
    g.fighting[0] = 0b111
    table = at(g, RETREAT)
    assert offered(table) == ["under:1.1", "under:1.3"]
    assert refusal(table, "under:1.2") == "same-as-another"


def test_blockers_stay_and_what_was_above_an_attacker_drops() -> None:
    g = duel()
    column(g, 0, 1, "5S")
    troop(g, 0, "1.2", "6S", up=False)
    column(g, 1, 1, "9H")
    fight(g, 1)
    at(g, RETREAT)
    assert names(g.field[0][:1]) == ["6S"]
    assert g.face[0][0] == 0
    assert g.face[1][0] == 1
    assert g.fighting == [0, 0]
