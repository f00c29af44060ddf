"""Rogue: a party that goes down together, alone or against an Overlord."""

from __future__ import annotations

from typing import Any

import pytest

from heroon import kernel as k
from heroon.native import walk
from heroon.testing import check_game
from heroon.testing.laws import shown
from heroon.texts.whole import game_problems
from tests.lengths import length
from tests.native.having import native
from tests.shapes.rogue import words as w
from tests.shapes.rogue.spec import SPEC
from tests.shapes.rogue.words import CELL, GUARD, ROOM

PACKAGE = "tests.shapes.rogue"
#: Games for each number of seats and each overlord.
GAMES = length(2, 3)
PAIRS = [
    (seats, overlord)
    for overlord in w.OVERLORD.tokens
    for seats in SPEC.seats
    if not SPEC.refuses(SPEC.settings({"overlord": overlord}), seats)
]


def test_who_may_play() -> None:
    none, lord, auto = ([s for s, o in PAIRS if o == name] for name in w.OVERLORD.tokens)
    assert (none, lord, auto) == ([1, 2, 3], [2, 3, 4], [1, 2, 3])
    with pytest.raises(k.InputError, match="no-adventurer"):
        k.Table(SPEC, {"overlord": "seat"}, seats=1)
    with pytest.raises(k.InputError, match="too-many"):
        k.Table(SPEC, seats=4)


@pytest.mark.parametrize(("seats", "overlord"), PAIRS)
def test_the_kit(seats: int, overlord: str) -> None:
    report = check_game(
        SPEC, GAMES, seats=seats, options={"overlord": overlord}, why_every=3, skilled=5
    )
    assert report.games == GAMES
    assert not report.bounded
    assert report.native == "compared" or report.native.startswith("no ")
    assert report.followed > report.sampled // 2


@pytest.mark.parametrize(("seats", "overlord"), PAIRS)
def test_c_plays_the_same(seats: int, overlord: str) -> None:
    options = SPEC.settings({"overlord": overlord})
    assert walk(native(SPEC), 8, seats=seats, options=options, skilled=15).games == 8


def test_its_texts_are_whole() -> None:
    assert game_problems(SPEC, PACKAGE) == []


def test_the_adventurers_are_one_team() -> None:
    table = k.Table(SPEC, {"overlord": "seat"}, seats=4)
    assert table.teams == (0, 0, 0, 1)
    assert table.roles == ("adventurer", "adventurer", "adventurer", "overlord")
    assert k.Table(SPEC, seats=3).teams == (0, 0, 0)
    assert SPEC.given_up(table.g, 3) == [1, 1, 1, 0]
    assert SPEC.given_up(table.g, 0) == [0, 0, 0, 1]


# -- positions -------------------------------------------------------------------------------------


def zone(
    seats: int = 2,
    overlord: str = "none",
    *,
    rooms: dict[str, str] | None = None,
    **state: Any,
) -> k.Table[Any]:
    """The first zone, all rooms face down but those given."""
    cells = ["."] + ["?"] * 7 + ["."]
    for cell, room in (rooms or {}).items():
        cells[CELL.by_token[cell]] = room
    hand = state.pop("hand", [[]] * seats)
    many = 16 - 7 - sum(map(len, hand))
    given = {
        "stock": [f"?*{many}"],
        "room": cells,
        "hand": hand,
        "den": ["?*4"],
        "zone": 1,
        "omens": 0,
        "agenda": ["WALK", "LEAVE", "ZONE"],
        **state,
    }
    return k.open_position(SPEC, given, {"overlord": overlord}, seats, "rogue", k.Seeded("2"))


def texts(table: k.Table[Any]) -> list[str]:
    assert table.ask is not None
    return [table.spec.words.text[word] for word in table.ask.words]


def told(table: k.Table[Any], seat: int) -> list[str]:
    """The names of the events that a seat was told."""
    return [SPEC.words.events[event.id].name for event in table.events(seat)]


# -- zones -----------------------------------------------------------------------------------------


def test_the_way_leads_right_or_down() -> None:
    table = zone(1)
    assert texts(table) == ["go:b1", "go:a2"]
    with pytest.raises(k.InputError):
        table.answer("go:b2", 0)
    table = zone(1, at=2)
    assert texts(table) == ["go:c2"]


def test_a_fall_takes_the_whole_party_out_of_the_zone_at_once() -> None:
    table = zone(
        3,
        at=1,
        rooms={"b1": "pit^"},
        die=6,
        food=[2, 2, 2],
        agenda=["PIT 0", "TEST 1", "PIT 1", "TEST 2", "PIT 2", "WALK", "LEAVE", "ZONE"],
    )
    assert table.g.zone == 3, "the second one is skipped"
    assert table.g.food == [2, 2, 2], "nobody eats on the way"
    assert table.g.at == 0
    assert table.g.die == 0


def test_who_walks_down_eats_or_goes_hungry() -> None:
    table = zone(2, food=[1, 0], hp=[10, 10], agenda=["LEAVE", "ZONE"])
    assert table.g.zone == 2
    assert table.g.food == [0, 0]
    assert table.g.hp == [10, 7]


def test_all_rooms_are_gathered_the_hand_too() -> None:
    table = zone(
        2,
        "seat",
        rooms={"b1": "camp^"},
        hand=[[], ["bandit", "pit"]],
        agenda=["LEAVE", "ZONE"],
        food=[2, 0],
    )
    assert table.g.up == [0] * 9
    assert table.g.known == [0] * 9
    assert len(table.g.hand[1]) == 2
    assert len(table.g.pool) == 14, "all but the new hand are anybody's guess"


# -- fights ----------------------------------------------------------------------------------------


def fighting(
    seats: int = 1, overlord: str = "none", *, prize: bool = False, **state: Any
) -> k.Table[Any]:
    """An adventurer about to strike; then the party goes on, with a prize or without."""
    given = {"foe": 1, "foes": [5], "faced": 1, "dice": ["2", "4"], "die": 5, "xp": [2] * seats}
    given |= {"fire": [0] * seats, "healing": [0] * seats}
    agenda = ["POOL 0", "STRIKE 0", "MEDDLE", "READ 0", *["PRIZE 0"] * prize]
    agenda += ["WALK", "LEAVE", "ZONE"]
    return zone(seats, overlord, **{**given, "agenda": agenda, **state})


def test_a_feat_rolls_a_die_again_for_experience() -> None:
    table = fighting()
    assert texts(table) == ["pass", "again:2", "again:4"]
    table.answer("again:2", 0)
    assert table.g.xp == [1]
    assert len(table.g.dice) == 2
    assert 4 in table.g.dice


def test_the_dark_die_waits_until_the_overlord_has_spoken() -> None:
    table = fighting(2, "seat", omens=3, foes=[20], xp=[0, 0])
    assert shown(table.ask) == (2, w.P_MEDDLE)
    assert table.g.die == 5
    assert "set:6" in texts(table)
    assert "set:5" not in texts(table)
    table.answer("set:6", 1)
    assert (table.g.omens, table.g.hp[0]) == (0, 8)


def test_a_die_rolled_again_waits_again() -> None:
    table = fighting(2, "seat", omens=2, foes=[20], xp=[0, 0])
    table.answer("reroll", 1)
    assert shown(table.ask) == (2, w.P_MEDDLE)
    table.answer("reroll", 1)
    assert table.g.omens == int(told(table, 0).count("miss"))


def test_the_automatic_overlord_lets_no_miss_pass() -> None:
    table = fighting(1, "auto", omens=2, foes=[20], die=1, xp=[0])
    assert "rerolled" in told(table, 0)
    table = fighting(1, "auto", omens=1, foes=[20], die=1, xp=[0])
    assert "rerolled" not in told(table, 0)
    assert "miss" in told(table, 0)


def test_nobody_meddles_with_a_die_that_will_not_be_read() -> None:
    table = fighting(2, "seat", omens=3, foes=[5], xp=[0, 0])
    assert "fell" in told(table, 0)
    assert "bitten" not in told(table, 0)
    assert table.ask is not None
    assert table.ask.prompt != w.P_MEDDLE


def test_each_foe_of_a_horde_is_told_for_itself() -> None:
    table = fighting(foe=2, foes=[3, 9, 9], faced=3, xp=[0])
    assert told(table, 0).count("bitten") == 2, "one has fallen"
    assert table.g.foes[0] == 6, "what was too much went to the next"
    assert table.g.hp == [8]


def test_at_the_last_moment_a_potion() -> None:
    table = fighting(foes=[30], hp=[1], healing=[1], xp=[0])
    assert texts(table) == ["pass", "drink"]
    table.answer("pass", 0)
    assert shown(table.ask) == (1, w.P_LAST)
    table.answer("drink", 0)
    assert table.g.hp == [5]
    lost = fighting(foes=[30], hp=[1], healing=[1], xp=[0])
    lost.answer("pass", 0)
    lost.answer("pass", 0)
    assert (lost.result, lost.reason) == ([0], "dead")


def test_the_last_guardian_ends_it() -> None:
    table = fighting(
        3,
        "seat",
        prize=True,
        zone=4,
        foe=3,
        foes=[1],
        lair=["giant"],
        den=["?*3"],
        xp=[0, 0, 0],
    )
    assert (table.result, table.reason) == ([1, 1, 0], "won")
    assert table.g.beaten == [GUARD.by_token["giant"]]


# -- guardians -------------------------------------------------------------------------------------


def test_a_guardian_wakes_from_either_heap_and_goes_back_to_it() -> None:
    seen = set()
    for seed in range(40):
        given = {
            "den": ["?*3"],
            "beaten": ["witch"],
            "die": 5,
            "stock": ["?*9"],
            "room": ["."] + ["?"] * 7 + ["."],
            "zone": 1,
            "agenda": ["WAKE", "WALK", "LEAVE", "ZONE"],
        }
        driver = k.Seeded(str(seed))
        table = k.open_position(SPEC, given, {}, 1, "rogue", driver)
        woken = table.g.lair[0]
        seen.add(woken)
        assert (table.g.beaten == []) == (woken == GUARD.by_token["witch"])
        table.g.foes = [1]
        while table.g.lair:
            table.answer(texts(table)[0], 0)
        assert table.g.beaten == [GUARD.by_token["witch"]]
        assert table.g.den == [0, 0, 0], "and nobody knows which of them it was"
    assert len(seen) == 4


# -- the Overlord ----------------------------------------------------------------------------------


def test_a_look_and_an_exchange_stay_with_the_overlord() -> None:
    twins = []
    for given in ("pass", "give:camp"):
        table = zone(2, "seat", rooms={"b1": "bandit!"}, hand=[[], ["camp", "pit"]])
        table.answer("peek:b1", 1)
        table.answer(given, 1)
        twins.append(table)
    assert twins[0].g.room[1] == ROOM.by_token["bandit"]
    assert twins[1].g.room[1] == ROOM.by_token["camp"]
    assert repr(twins[0].view(0)) == repr(twins[1].view(0))
    assert twins[0].events(0) == twins[1].events(0)
    assert shown(twins[0].ask) == shown(twins[1].ask)
    faces = [p.face for p in twins[1].view(1).area("hand.1").pieces]
    assert faces == ["bandit", "pit"]
    assert twins[1].view(0).area("hand.1").pieces == ()
    assert twins[1].view(0).area("hand.1").count == 2
    assert "peek:b1" not in texts(twins[0]) or twins[0].g.looked == 0


def test_two_rooms_change_places_with_what_is_known_of_them() -> None:
    table = zone(2, "seat", rooms={"b1": "bandit!1"}, hand=[[], ["camp", "pit"]], omens=2)
    assert "cross:b1+c1" in texts(table)
    table.answer("cross:b1+c1", 1)
    assert table.g.known[2] == 2
    assert table.g.omens == 0
    zone_area = table.view(1).area("zone")
    assert [p.face for p in zone_area.pieces if p.at == "c1"] == ["bandit"]
    assert [p.face for p in table.view(0).area("zone").pieces if p.at == "c1"] == [""]


def test_who_has_no_means_is_not_asked() -> None:
    table = zone(2, "seat", hand=[[], ["camp", "pit"]], looked=1, omens=1)
    assert shown(table.ask) == (1, w.P_BRANCH)
    with pytest.raises(k.InputError):
        table.answer("go:c3", 0)
    assert SPEC.words.reasons[SPEC.why(table.g, 0, w.GO[8])].name == "no-way"
