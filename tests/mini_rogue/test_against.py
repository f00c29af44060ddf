"""MINI ROGUE: what a game against an Overlord leaves in the state, which no scenario looks at."""

from __future__ import annotations

from typing import Any, Final

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play

LORD: Final = {"mode": "overlord", "lord": "gravedigger"}
AUTOMA: Final = {"mode": "automa", "lord": "prophet"}


def against(*agenda: str, **state: Any) -> Table[Run]:
    """One adventurer and an Overlord who holds three Rooms and can pay for anything."""
    given: dict[str, Any] = {
        "hp": [10, 0],
        "food": [2, 0],
        "gold": [3, 0],
        "gifts": [0, 0],
        "spent": [1, 0],
        "stock": ["?*9"],
        "reserve": ["?*6"],
        "hand": [[], ["cache", "belt", "merchant"]],
        "omen": 5,
    }
    return laid(*agenda, seats=2, options=LORD, **(given | state))


def test_a_power_is_used_up_for_the_zone_and_for_the_floor() -> None:
    g = play(against("FIGHT 1 1"), "contagion")
    assert g.used == g.used_floor == 1 << w.CONTAGION


def test_what_the_overlord_added_ends_with_the_fight() -> None:
    long = SPEC.using("[numbers]\nmax-track = [8, 8, 8]\n", "own.toml")
    table = against("FIGHT 1 1", foe_hp=[], zone=1, spec=long)
    g = play(table, "carnage")
    assert (g.carnage, g.tougher, g.foe_full) == (1, 3, 8)
    while table.g.foe:
        assert table.ask is not None
        table.answer(_strong(table), -1 if not table.ask.seats else _seat(table))
    assert (table.g.carnage, table.g.tougher, table.g.foe_full) == (0, 0, 0)


def _seat(table: Table[Run]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


def _strong(table: Table[Run]) -> int:
    """The highest throw and a Dungeon die that hits least; nobody uses anything."""
    assert table.ask is not None
    words = table.ask.words
    if table.ask.seats:
        return words[0]
    return max(words) if table.ask.prompt == w.S_THROW[table.g.zone] else min(words)


def test_the_automa_s_destiny_for_the_rewards_is_over_with_them() -> None:
    """MR-77: it waits for a 6; where none comes it lapses."""
    table = laid("REWARD 0", options=AUTOMA, reserve=["?*6"], due=1 << w.HAND)
    play(table, "coins die.1=3")
    assert table.g.due >> w.HAND & 1 == 0


def test_what_the_overlord_draws_and_looks_at_is_told_to_that_seat_alone() -> None:
    """Conseil p. 7-8: the ticket itself is for one seat, so worlds of others deal it anew."""
    table = against("HAND", hand=[[], []], stock=["?*12"])
    assert table.ask is not None
    assert table.ask.to == 1 << 1
    play(table, "hand.1=guard hand.1=crows hand.1=rats")
    looked = against("DIVINE 1")
    assert looked.ask is not None
    assert looked.ask.to == 1 << 1


@pytest.mark.parametrize(
    ("full", "left"),
    [
        ("on_combat", ["place:rooms", "place:power", "place:avatar"]),
        ("on_power", ["place:rooms", "place:combat", "place:avatar"]),
        ("on_rooms", ["place:power", "place:combat", "place:avatar"]),
        ("on_avatar", ["place:rooms", "place:power", "place:combat"]),
    ],
)
def test_a_side_with_three_cards_takes_no_more(full: str, left: list[str]) -> None:
    cards = {full: ["cutthroats", "plague", "dearth"]}
    assert offered(against("PLACE", drawn=["idol"], reserve=["?*2"], **cards)) == left


def test_the_militia_raises_a_price_that_follows_the_floor() -> None:
    """The Hunter's ration costs the number of the Floor, and one gold more."""
    left_out = [room for room in w.ROOM.tokens[: w.OWN_ROOMS] if room != "codex"]
    table = laid(
        "ROOM 0 1",
        options={**AUTOMA, "mix": "yes"},
        rooms={"a1": "hunter^"},
        stock=["?*13"],
        unused=["?*5"],
        box=left_out,
        gold=[5],
        reserve=["?*5"],
        on_rooms=["militia"],
    )
    assert play(table, "buy:food").gold[0] == 3


def test_who_slips_past_a_treasure_meets_no_criminal() -> None:
    table = laid(
        options={"mode": "automa", "lord": "architect", "hero_1": "rogue"},
        rooms={"a1": "camp^", "b1": "chest^", "a2": "guard^"},
        stock=["?*12"],
        spent=[0],
        reserve=["?*5"],
        on_rooms=["cutthroats"],
    )
    assert play(table, "slip go:b1 cell.1=c1 room.1=rats room.1=pyre").foe == 0


def test_a_horde_s_dice_begin_untouched() -> None:
    """MR-43: a power at the dice of one attack is no reason to be asked at the next one."""
    table = against(
        *("ANSWER 0", "NEXT 0"),
        foe=2,
        foe_hp=[3],
        fighters=1,
        stirred=1,
        potions=[["heal"], []],
        omen=0,
    )
    play(table, "die.1=1")
    assert (asked(table), table.g.stirred) == ("throw.1", 0)


def test_the_die_of_a_horde_lies_among_those_that_were_thrown() -> None:
    table = against("NOTED 0", foe=2, foe_hp=[3, 3, 3], fighters=1, die=4, swarm=[5])
    assert (table.g.die, table.g.swarm) == (0, [4, 5])


@pytest.mark.parametrize("step", ["LAST 1 0", "BRACE 1", "MEAL 1"])
def test_the_second_adventurer_has_the_last_word_at_their_own_die(step: str) -> None:
    table = two(step, stirred=1, potions=[["heal"], ["heal"], []], food=[2, 0, 0])
    assert table.ask is not None
    assert table.ask.seats == 0b010
    assert offered(table) == ["pass", "drink:heal"]


def two(*agenda: str, **state: Any) -> Table[Run]:
    """Two adventurers and an Overlord, as in `against`."""
    given: dict[str, Any] = {
        "hp": [10, 10, 0],
        "food": [2, 2, 0],
        "gold": [3, 3, 0],
        "gifts": [0, 0, 0],
        "spent": [1, 1, 0],
        "stock": ["?*9"],
        "reserve": ["?*6"],
        "hand": [[], [], ["cache", "belt", "merchant"]],
        "omen": 5,
    }
    return laid(*agenda, seats=3, options=LORD, **(given | state))


def test_the_one_who_fought_alone_has_the_rewards_once_more() -> None:
    table = two("DOUBLE 2")
    assert table.ask is not None
    assert table.ask.seats == 0b010


def test_a_night_ends_for_those_whom_it_blinds_alone() -> None:
    table = two("DESCEND", night=0b010, blind=[1, 1, 0], zone=1)
    assert (table.g.blind[0], table.g.blind[1], table.g.night) == (1, 0, 0)


def test_a_zone_begins_with_every_way_open() -> None:
    assert two("DESCEND", zone=1).g.blocked == 0


def test_an_enemy_that_dodges_has_the_second_one_s_die_read_twice() -> None:
    table = two(
        "DODGING 1",
        foe=9,
        foe_hp=[15],
        fighters=0b10,
        die=5,
        reserve=["?*5"],
        on_power=["cutthroats"],
    )
    assert asked(table) == "omen-die"


@pytest.mark.parametrize("due", [w.CONTAGION, w.CARNAGE, w.DIVINATION])
def test_what_the_automa_set_off_is_over_with_the_zone(due: int) -> None:
    table = laid("DESCEND", options={**AUTOMA, "lord": "gravedigger"}, due=1 << due, zone=1)
    assert table.g.due == 0


def test_what_the_automa_set_off_for_a_room_is_over_with_it() -> None:
    both = 1 << w.CONTAGION | 1 << w.FATE
    table = laid("DISARM", options=AUTOMA, reserve=["?*6"], due=both, armed=1)
    assert (table.g.due, table.g.armed) == (1 << w.FATE, 0)


def test_the_streets_of_the_automa_need_one_room_on_each_side() -> None:
    """Conseil p. 11: the only Room face down and the only one not in use change places."""
    up = dict.fromkeys(("a1", "b1", "a2", "b2", "c1", "a3", "b3"), "")
    names = ("camp^", "guard^", "rats^", "crows^", "archer^", "sewer^", "tower^")
    rooms = dict(zip(up, names, strict=True))
    options = {**AUTOMA, "lord": "architect"}
    table = laid("SWEEP", options=options, rooms=rooms, stock=["?*12"], reserve=["?*6"])
    assert offered_to_chance(table) == ["c2"]


def offered_to_chance(table: Table[Run]) -> list[str]:
    """What chance may say."""
    assert table.ask is not None
    return [w.CELL.by_value[word] for word in table.ask.words]


def test_experience_can_be_borrowed() -> None:
    mine = SPEC.using("[character.captain]\nxp = 4\n", "own.toml")
    table = laid("BORROW 0", spec=mine, options=AUTOMA, extra=[3], reserve=["?*6"])
    assert play(table, "borrow:xp").xp[0] == 4


def test_after_a_power_the_uses_of_the_cache_have_a_last_word() -> None:
    table = against("USES 0", potions=[["heal"], []], on_power=["cutthroats"], reserve=["?*5"])
    play(table, "die.1=1 hand:6")
    assert asked(table) == "last"


def test_a_die_rolled_again_is_told() -> None:
    options = {**LORD, "lord": "prophet"}
    table = laid("REDIE 0", seats=2, options=options, hp=[10, 0])
    play(table, "die.1=5")
    told = [(SPEC.words.events[e.id].name, e.args) for e in table.events(0)]
    assert ("die", (0, 5)) in told


def test_the_avatar_is_told_where_it_waits() -> None:
    table = laid("WARDEN", options=AUTOMA, zone=10, reserve=["?*6"], den=[], unused=["?"])
    assert "avatar" in [SPEC.words.events[e.id].name for e in table.events(0)]


@pytest.mark.parametrize("floor_", [1, 2, 3, 4])
def test_at_a_die_of_a_room_no_power_of_before_counts(floor_: int) -> None:
    zone = (1, 3, 5, 8)[floor_ - 1]
    table = against("LANDED 0", stirred=1, zone=zone, omen=0)
    assert table.g.stirred == 0


def test_a_frozen_guard_that_strikes_from_afar_leaves_the_overlord_no_moment() -> None:
    """MR-42: the die of an enemy that does not act is not read; by the owner's own card data."""
    mine = SPEC.using('[monster.guard]\n1 = { effects = "ranged" }\n', "own.toml")
    table = against(
        "LANDED 0",
        spec=mine,
        foe=1,
        foe_hp=[8],
        fighters=1,
        frozen=1,
        die=3,
        on_power=["cutthroats"],
        reserve=["?*5"],
    )
    assert asked(table) != "omen-die"
