"""MINI ROGUE: the characters of the base game: what is refused and why, what a seat sees."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from heroon.faces.mini_rogue.odds import chances, left_after
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.dice import new_die
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play, told
from tests.mini_rogue.test_mix import base

FIGHT = "FIGHT 1 1"
WAY = {"a1": "camp^", "b1": "guard^", "a2": "chest^"}


def reason(table: Table[Run], word: str, seat: int = 0) -> str:
    """The name of the reason that forbids a word; empty for none."""
    found = SPEC.why(table.g, seat, SPEC.words.parse(seat, word))
    return SPEC.words.reasons[found].name if found else ""


def fight(hero: str, **state: Any) -> Table[Run]:
    """A fight with the City Guard, who is asked for a skill at least for the Codex."""
    given = {"spent": [0], "items": [["codex"]], **state}
    return laid(FIGHT, options={"hero_1": hero}, **given)


def on_the_way(hero: str, **state: Any) -> Table[Run]:
    """At the Entrance, which is resolved; two Rooms lie open beside it."""
    return laid(options={"hero_1": hero}, rooms=WAY, **{"spent": [0], **state})


@pytest.mark.parametrize(
    ("hero", "word"),
    [
        ("priestess", "bash"),
        ("crusader", "tribute:1"),
        ("rogue", "conjure:fire"),
        ("wizard", "backstab"),
        ("ratcatcher", "bash"),
    ],
)
def test_a_skill_is_its_character_s_own(hero: str, word: str) -> None:
    assert reason(fight(hero), word) == "not-your-skill"
    assert reason(fight(hero, spent=[1]), word) == "not-your-skill"


@pytest.mark.parametrize(
    ("hero", "word"),
    [
        ("crusader", "bash"),
        ("priestess", "tribute:1"),
        ("wizard", "conjure:frost"),
        ("rogue", "backstab"),
    ],
)
def test_a_card_face_down_has_no_skill(hero: str, word: str) -> None:
    assert reason(fight(hero, spent=[1]), word) == "spent"


@pytest.mark.parametrize(
    ("hero", "word"),
    [
        ("crusader", "bash"),
        ("priestess", "tribute:1"),
        ("wizard", "conjure:poison"),
        ("rogue", "backstab"),
    ],
)
def test_combat_skills_are_not_for_the_way(hero: str, word: str) -> None:
    assert reason(on_the_way(hero, armour=[1]), word) == "not-now"


@pytest.mark.parametrize(
    ("hero", "word"),
    [("crusader", "aegis"), ("priestess", "ward"), ("wizard", "sight"), ("rogue", "slip")],
)
def test_exploration_skills_are_for_the_way_alone(hero: str, word: str) -> None:
    assert reason(fight(hero), word) == "not-now"
    assert reason(on_the_way(hero), word) == ""
    assert reason(on_the_way(hero, spent=[1], items=[["codex"]]), word) == "spent"


def test_why_a_tribute_is_refused() -> None:
    assert reason(fight("priestess", hp=[3]), "tribute:3") == "deadly"
    assert reason(fight("priestess", hp=[3]), "tribute:2") == ""


def test_why_a_bash_is_refused() -> None:
    assert reason(fight("crusader"), "bash") == "no-armor"


def test_why_a_conjuring_is_refused() -> None:
    venom = fight("wizard", venom=0)
    venom.g.venom = 1
    assert reason(venom, "conjure:poison") == "poisoned-already"


def test_why_the_jackdaw_is_refused() -> None:
    table = base(room="maze")
    play(table, "room.1=tomb room.1=cave")
    assert reason(table, "draft:b1") == "no-item"
    assert reason(table, "scout") == "no-item"
    assert reason(table, "feed") == "not-now"
    table.g.items[0] = [w.JACKDAW]
    assert reason(table, "scout") == "not-now"
    assert reason(table, "draft:c2") == "not-ahead"


def test_why_a_toll_is_refused() -> None:
    table = base("ROOM 0 1", room="outlaw", gold=[2], food=[0])
    assert offered(table) == ["pass", "pay:gold"]
    assert reason(table, "pay:food") == "no-food"
    assert reason(on_the_way("rogue"), "pay:gold") == "not-now"


# -- what a seat sees -----------------------------------------------------------------------------


def counter(table: Table[Run], name: str) -> int:
    return SPEC.view(table.g, 0).counter(name)


def test_what_waits_for_the_next_room_is_seen() -> None:
    table = on_the_way("crusader")
    play(table, "aegis")
    assert (counter(table, "aegis"), told(table)[-1]) == (1, "aegis")
    table = on_the_way("priestess")
    play(table, "ward")
    assert (counter(table, "ward"), told(table)[-1]) == (1, "ward")
    table = on_the_way("rogue")
    play(table, "slip")
    assert "past:1" in SPEC.view(table.g, 0).marks
    assert told(table)[-1] == "slips"


def test_what_a_skill_adds_is_seen_and_told() -> None:
    table = fight("crusader", armour=[2])
    play(table, "bash")
    assert (counter(table, "might"), told(table)[-1]) == (4, "bash")
    table = fight("rogue")
    play(table, "backstab")
    assert (counter(table, "doubled"), told(table)[-1]) == (1, "skill")


def test_what_the_jackdaw_and_the_outlaw_do_is_told() -> None:
    table = base("ROOM 0 1", room="outlaw")
    play(table, "pay:gold")
    assert "paid" in told(table)
    table = base("ROOM 0 1", room="jackdaw")
    play(table, "feed")
    assert told(table)[:2] == ["food-lost", "took"]
    table = base(room="maze", items=[["jackdaw"]], stock=["?*12"])
    play(table, "room.1=tomb room.1=cave draft:b1 room.1=altar")
    assert told(table)[-4:] == ["jackdaw", "left", "replaced", "room"]


def test_a_death_that_is_cancelled_is_told() -> None:
    table = laid(FIGHT, options={"hero_1": "priestess"}, hp=[1], ward=1)
    play(table, "throw.1=x die.1=3")
    assert (told(table)[-1], asked(table), table.g.hp) == ("saved", "throw.1", [2])
    assert "died" not in told(table)


# -- what one phase has is over with it ------------------------------------------------------------


def test_a_fight_that_ends_leaves_nothing_of_a_skill() -> None:
    for hero, word in (("crusader", "bash"), ("rogue", "backstab")):
        table = fight(hero, armour=[1], zone=1)
        table.g.foe_hp = [1]
        play(table, f"{word} pass throw.1=5 die.1=1 done")
        assert (table.g.foe, table.g.might, table.g.doubled) == (0, 0, 0)


# -- exact odds ------------------------------------------------------------------------------------


def lying(*faces: int, die: int, foe: int = 9, **state: Any) -> Run:
    """A fight with dice on the table."""
    dice = sorted(new_die(face, 0, w.BALANCED, 0) for face in faces)
    return laid("DICE 0", "STRIKE 0", foe=foe, foe_hp=[20], fighters=1, dice=dice, die=die,
                zone=2, lair=["assassin"], den=["?*2"], **state).g  # fmt: skip


@pytest.mark.parametrize(
    ("faces", "state", "left"),
    [
        ((4,), {"might": 2}, 20),
        ((3, 4), {"might": 2}, 15),
        ((4,), {"doubled": 1}, 20),
        ((4, 5), {"doubled": 1}, 12),
        ((4, 5), {"doubled": 1, "frozen": 1}, 6),
    ],
)
def test_what_a_dodge_leaves_is_foreseen(
    faces: tuple[int, ...], state: dict[str, Any], left: int
) -> None:
    """MR-262: the strike itself and the forecast agree."""
    assert left_after(lying(*faces, die=5, **state)) == [left]
    table = laid("STRIKE 0", foe=9, foe_hp=[20], fighters=1, die=5, zone=2, lair=["assassin"],
                 den=["?*2"], dice=lying(*faces, die=5).dice, **state)  # fmt: skip
    assert table.g.foe_hp == [left]


@pytest.mark.parametrize(
    ("hero", "word", "kill"),
    [
        ("crusader", "bash", Fraction(1, 1)),
        ("priestess", "tribute:4", Fraction(1, 1)),
        ("wizard", "conjure:fire", Fraction(1, 1)),
        ("rogue", "backstab", Fraction(5, 6)),
        ("rogue", "pass", Fraction(0)),
    ],
)
def test_a_skill_has_its_odds(hero: str, word: str, kill: Fraction) -> None:
    """With one die, against 4, 8, 7 and 4 HP, and 7 HP without a skill."""
    hp = {"bash": 4, "tribute:4": 8, "conjure:fire": 7, "backstab": 4, "pass": 7}[word]
    g = fight(hero, armour=[2]).g
    g.foe_hp = [hp]
    found = chances(g, 0, SPEC.words.parse(0, word), "skill")
    assert found is not None
    assert found.kill == kill


# -- who is elsewhere -----------------------------------------------------------------------------


def test_an_outlaw_asks_nobody_who_is_elsewhere() -> None:
    table = base("ROOM 0 1", room="outlaw", seats=2, at=[0, 1])
    assert (asked(table), table.ask and table.ask.seats) == ("toll", 1)
    play(table, "pay:gold")
    assert (asked(table), table.g.foe) == ("room.1", 0)


def test_the_jackdaw_asks_nobody_who_is_elsewhere() -> None:
    table = base("ROOM 0 1", room="jackdaw", seats=2, at=[0, 1])
    assert (asked(table), table.ask and table.ask.seats) == ("take", 1)
    play(table, "pass")
    assert asked(table) == "room.1"


def test_the_hammer_is_for_those_who_stand_there() -> None:
    table = laid("ROOM 0 1", seats=2, rooms={"a1": "smith^"}, at=[0, 0], gold=[3, 3])
    play(table, "done pass")
    assert asked(table) != "hammer"
