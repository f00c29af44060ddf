"""Games of shapes that the five real ones share: none needs a special case in the kernel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from heroon import kernel as k
from heroon.testing import KitError, OneAgent, check_game, walk
from heroon.testing.laws import shown
from heroon.testing.one_agent import WAIT
from heroon.testing.walks import fractions, seeds
from tests.lengths import length
from tests.shapes import fight, grid, long_turn, ride, team, windows
from tests.shapes.every import SHAPES, named


@pytest.mark.parametrize(("spec", "seats"), SHAPES, ids=named)
def test_shape_passes_the_kit(spec: k.GameSpec[Any], seats: int) -> None:
    games = length(4, 40)
    report = check_game(spec, games, seats=seats, why_every=5)
    assert report.games == games
    assert report.max_in_flight <= 8
    assert not report.bounded
    assert report.sampled == report.decisions
    assert report.followed > report.sampled // 2
    assert report.undone > 0


@pytest.mark.parametrize(("spec", "seats"), SHAPES, ids=named)
def test_light_walks_the_same_games(spec: k.GameSpec[Any], seats: int) -> None:
    games = length(3, 5)
    full = check_game(spec, games, seats=seats, seed=900)
    light = check_game(spec, games, "light", seats=seats, seed=900)
    assert light.digest == full.digest
    assert light.in_flight == full.in_flight
    assert 0 < light.checked < full.checked


@pytest.mark.parametrize("spec", [windows.SPEC, grid.SPEC, long_turn.SPEC], ids=lambda s: s.id)
def test_any_short_walk(spec: k.GameSpec[Any]) -> None:
    @settings(max_examples=15, deadline=None, derandomize=True, database=None)
    @given(seeds(), fractions(20))
    def go(seed: int, choices: list[int]) -> None:
        walk(spec, seed, choices)

    go()


# -- a: windows ------------------------------------------------------------------------------------


def reacting(hand: list[str]) -> k.Table[windows.Duel]:
    """Seat 0 has just struck; seat 1 holds `hand`."""
    table = k.open_position(
        windows.SPEC,
        {
            "hand": [["counter", "strike", "strike", "strike"], hand],
            "life": [3, 3],
            "turns": 1,
            "agenda": ["ACT", "TURN 1 0"],
        },
        {},
        2,
        "twin",
    )
    table.answer("play:strike", 0)
    return table


def test_twins_that_can_and_cannot_react_look_the_same() -> None:
    can = reacting(["counter", "parry", "strike", "strike"])
    cannot = reacting(["counter", "strike", "strike", "strike"])
    assert len(can.words(1)) == 2
    assert len(cannot.words(1)) == 1
    for table in (can, cannot):
        assert shown(table.ask) == (2, windows.P_WINDOW)
        table.answer("pass", 1)
    assert [can.text_of(t) for t in can.tokens] == [cannot.text_of(t) for t in cannot.tokens]
    assert repr(can.view(0)) == repr(cannot.view(0))
    assert can.events(0) == cannot.events(0)
    assert shown(can.ask) == shown(cannot.ask)


def test_reactions_go_back_and_forth() -> None:
    table = reacting(["counter", "parry", "strike", "strike"])
    table.answer("play:parry", 1)
    assert shown(table.ask) == (1, windows.P_WINDOW)
    table.answer("play:counter", 0)
    assert shown(table.ask) == (2, windows.P_WINDOW)
    table.answer("pass", 1)
    assert table.g.life == [3, 2]


def test_a_parry_that_stands_cuts_the_blow() -> None:
    table = reacting(["counter", "parry", "strike", "strike"])
    table.answer("play:parry", 1)
    table.answer("pass", 0)
    assert table.g.life == [3, 3]


# -- b: fight --------------------------------------------------------------------------------------


def test_the_rival_sets_a_die_between_roll_and_reading() -> None:
    table = k.open_position(fight.SPEC, {"agenda": ["ENTER"]}, {}, 2, "fight")
    table.answer("no", 0)
    for die in ("6", "5", "1"):
        table.answer(f"die/room1={die}", -1)
    table.answer("again:1", 0)
    table.answer("4", -1)
    table.answer("pass", 0)
    assert table.g.dice == [4, 5, 6]
    table.answer("set:6=1", 1)
    assert (table.g.foe, table.g.life, table.g.tricks, table.g.gold) == (1, 2, 6, 2)


def test_a_hero_down_leaves_the_room_at_once() -> None:
    table = k.open_position(
        fight.SPEC,
        {"room": 1, "foe": 3, "life": 1, "gold": 0, "tricks": 0, "dice": ["1", "1", "1"]}
        | {"agenda": ["READ", "LOOT", "LEAVE", "ENTER"]},
        {},
        2,
        "fight",
    )
    assert (table.g.souls, table.g.life, table.g.room, table.g.gold) == (2, 2, 2, 0)


# -- c: grid ---------------------------------------------------------------------------------------


def test_who_sees_a_card_put_down_unseen_forgets_the_hand() -> None:
    table = k.Table(grid.SPEC, driver=k.Seeded("7"))
    me = 1
    table.answer("peek:2", me)
    table.answer("take:2", 0)
    assert grid.SPEC.fields
    assert any(mask == 3 for mask in table.g.watched[0])  # seat 1 saw that card go
    table.answer(table.words(0)[0], 0)
    assert all(mask == 1 for mask in table.g.watched[0])
    assert table.g.known[2] == 1


def test_gathered_cards_are_nobodys_knowledge() -> None:
    table = k.Table(grid.SPEC, driver=k.Seeded("8"))
    while table.g.turns < 9:
        table.answer("peek:0" if "peek:0" in texts(table) else texts(table)[0])
    assert any(table.g.grid)
    while table.g.turns < 10:
        table.answer(texts(table)[0])
    assert table.g.grid == [0] * 6
    assert not any(table.g.known + table.g.stock)


def texts(table: k.Table[Any]) -> list[str]:
    assert table.ask is not None
    return [table.spec.words.text[w] for w in table.ask.words]


# -- d: ride ---------------------------------------------------------------------------------------


def test_a_tile_turns_with_all_that_lies_and_stands_on_it() -> None:
    table = k.Table(ride.SPEC)
    table.answer("tile=0", -1)
    assert table.g.at == [3, 11]
    assert [cell for cell in range(12) if table.g.ground[cell] == k.EMPTY] == [3, 11]


def test_a_hit_seat_is_asked_also_without_a_shield() -> None:
    state = {
        "box": ["?", "?"],
        "ground": ["."] * 6 + ["?"] * 4 + [".", "."],
        "at": [4, 5],
        "bag": [[], ["sand"]],
        "spent": ["shield", "shield", "shield", "shield", "wings"],
        "agenda": ["RIDE 0 2", "TURN 1 0"],
        "turns": 3,
    }
    table = k.open_position(ride.SPEC, state, {}, 2, "ride")
    table.answer("go:on", 0)
    assert shown(table.ask) == (2, ride.P_DODGE)
    assert texts(table) == ["no"]
    table.answer("no", 1)
    assert table.g.life == [3, 2]


# -- e: team ---------------------------------------------------------------------------------------


def test_two_seats_answer_in_any_order() -> None:
    table = k.Table(team.SPEC, driver=k.Seeded("1"))
    assert table.ask is not None
    assert table.ask.seats == 3
    with pytest.raises(k.InputError, match="several seats"):
        table.answer("ready")
    table.answer("ready", 1)
    with pytest.raises(k.InputError, match="not asked"):
        table.answer("ready", 1)
    table.answer("ready", 0)
    assert shown(table.ask) == (2, team.P_SPLIT) or table.g.round == 2


def test_one_agent_at_a_time() -> None:
    table = k.Table(team.SPEC, driver=k.Seeded("3"))
    one = OneAgent(table)
    assert one.agent == 0
    assert one.words[-1] == WAIT
    one.answer(WAIT)
    assert one.agent == 1
    assert WAIT not in one.words
    with pytest.raises(k.InputError, match="only this seat"):
        one.answer(WAIT)
    one.answer(team.READY[1])
    assert one.agent == 0
    assert WAIT not in one.words
    one.answer(team.READY[0])
    while one.agent >= 0:
        one.answer(one.words[0])
    assert table.over
    with pytest.raises(k.InputError, match="nobody is asked"):
        one.answer(WAIT)


def test_a_word_of_another_seat() -> None:
    table = k.Table(team.SPEC, driver=k.Seeded("1"))
    laid = table.words(0)[0]
    with pytest.raises(k.InputError, match="only another seat"):
        table.answer(laid, 1)
    assert table.words(-1) == []


# -- f: long turn ----------------------------------------------------------------------------------


def solo(**state: object) -> k.Table[long_turn.Realm]:
    given = {"agenda": ["MAIN", "CLEAN_UP", "TURN"], "turns": 1, **state}
    return k.open_position(long_turn.SPEC, given, {}, 1, "solo", k.Seeded("5"))


def test_undo_counts_words_since_the_last_news() -> None:
    table = solo(
        hand=[["coin", "coin", "scout", "herald"]], discard=[["sage", "coin"]], deck=[["?*6"]]
    )
    table.answer("play:coin")
    table.answer("play:coin")
    assert table.undoable == 2
    table.answer("play:herald")
    table.answer("top:sage")
    assert table.undoable == 4
    table.answer("play:scout")
    assert table.undoable == 0, "the card on top of the deck came to the hand"
    table.answer("play:sage")
    assert table.undoable == 0
    with pytest.raises(k.InputError, match="nothing can be taken back"):
        table.undo()


def test_undo_says_what_it_took_back() -> None:
    table = solo(hand=[["coin", "herald"]], discard=[["sage", "coin"]], deck=[["?*8"]])
    before = table.spec.digest(table.g)
    table.answer("play:coin")
    table.answer("play:herald")
    table.answer("top:coin")
    assert [table.spec.words.text[table.undo().word] for _ in range(3)] == [
        "top:coin",
        "play:herald",
        "play:coin",
    ]
    assert table.spec.digest(table.g) == before
    assert table.undos == 3


def test_equal_words_are_one_option_of_a_subset() -> None:
    table = solo(hand=[["coin", "coin", "scout"]], deck=[["?*9"]], agenda=["DISCARD", "TURN"])
    assert texts(table) == ["drop:coin", "drop:scout"]
    table.answer("drop:coin")
    assert texts(table) == ["drop:coin", "drop:scout", "stop"]
    table.answer("drop:coin")
    assert table.tokens[-1].choice


def test_a_deck_is_turned_over_unshuffled() -> None:
    table = solo(
        hand=[["scout"]],
        deck=[[]],
        discard=[[*["coin"] * 4, "scout", "sage", "sage", "herald", "herald", "planner", "finder"]],
    )
    table.answer("play:scout")
    assert table.g.hand[0] == [long_turn.COIN]
    assert table.g.deck[0][-1] == long_turn.COIN
    assert len(table.tokens) == 1, "nothing was unknown, so nature was not asked"


@pytest.mark.parametrize("seed", range(0, 200, 40))
def test_three_games_find_a_wrong_why(seed: int) -> None:
    """With the usual numbers of a small game: what an author runs first."""

    def why(g: windows.Duel, seat: int, word: int) -> int:
        reason = windows.why(g, seat, word)
        return 0 if reason == windows.R_NOT_HELD else reason

    with pytest.raises(KitError, match="'play:"):
        check_game(replace(windows.SPEC, why=why), 3, seed=seed, native=False)
