"""MINI ROGUE: questions that could change nothing are answered unasked, all others are asked."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from heroon.kernel import Rng, Seeded, Table, game
from heroon.kernel.scenario import read_scenario, run_scenario
from heroon.play.beats import Since
from heroon.play.forced import SPARED
from heroon.play.game_setting import Setting
from heroon.play.history import head_of, history
from heroon.play.logged import LoggedMatch
from heroon.play.match import Match
from heroon.play.told import teller_of
from heroon.play.who import Who
from tests.mini_rogue.laid import laid

#: A fight with a Guard of 8 HP in Zone 1, at the end of its roll.
FIGHT = """
game = "mini-rogue"
title = "a fight"
rules = ["mini-rogue:combat"]
auto = false
script = {script}

[state]
agenda = ["FIGHT {foe} 1", "WALK"]
stock = ["?*12"]
room = ["?", "?", "?", "?", "?", "?", "?", "?", "."]
den = ["?*3"]
unused = ["?"]
tales = ["?*4"]
hp = [10]
food = [2]
gold = [3]
spent = [1]
turns = 1
xp = [6]
potions = [[{potions}]]

[expect]
hp = [{hp}]
"""

#: A Belt that was found by a test.
FOUND = """
game = "mini-rogue"
title = "a Belt"
rules = ["mini-rogue:item"]
auto = false
script = ["0 try", "* throw.1=5", "* die.1=2"]

[state]
agenda = ["ROOM 0 1", "WALK"]
stock = ["?*{stock}"]
room = ["belt^", "?", "?", "?", "?", "?", "?", "?", "."]
den = ["?*3"]
unused = ["?"]
tales = ["?*4"]
hp = [10]
food = [2]
gold = [3]
spent = [1]
turns = 1
items = [[{items}]]

[expect]
hp = [10]
"""


def fight(throw: str, die: int, potions: str, more: str = "", foe: int = 1, hp: int = 10) -> Match:
    """A match in the midst of a fight: the dice lie, with what was said after them."""
    script = [f"* throw.1={throw}", f"* die.1={die}", *filter(None, more.split(","))]
    text = FIGHT.replace("{script}", str(script).replace("'", '"'))
    text = text.replace("{foe}", str(foe)).replace("{potions}", potions).replace("{hp}", str(hp))
    table = run_scenario(read_scenario(text))
    return Match(Setting(table, "spared", Who.of(1, (0,))), "en")


def spared(match: Match) -> str:
    """The code of the answer that needs no question; empty where it is asked."""
    found = match.forced(0)
    assert found is None or found[1] == SPARED
    return match.text(found[0]) if found else ""


@pytest.mark.parametrize(
    ("throw", "die", "potions", "more", "word"),
    [
        ("44", 4, '"fire"', "", "done"),  # 8 of 8 HP: the Guard falls
        ("34", 4, '"fire"', "", ""),  # one is missing
        ("44", 4, '"fire"', "0 done", "pass"),
        ("34", 4, '"fire"', "0 done", ""),
        ("34", 1, '"frost"', "0 done", "pass"),  # its die misses: Frost has nothing to stop
        ("34", 2, '"frost"', "0 done", ""),
        ("34", 1, '"fire", "frost"', "0 done", ""),  # Fire would kill it
    ],
)
def test_what_changes_nothing_is_not_asked(
    throw: str, die: int, potions: str, more: str, word: str
) -> None:
    assert spared(fight(throw, die, potions, more)) == word


def test_frost_before_a_ranged_blow_is_asked_although_the_archer_falls() -> None:
    assert spared(fight("44", 3, '"frost"', foe=4)) == ""
    assert spared(fight("44", 1, '"frost"', foe=4)) == "pass"


def frost(foe: str, mode: str, militia: bool, due: int = 0) -> str:
    """What is spared of an attack with a 1 on the Dungeon die and Frost in hand."""
    seats = 1 + (mode == "overlord")
    given: dict[str, Any] = {"hp": [3, 0][:seats], "food": [2, 0][:seats], "gold": [3, 0][:seats]}
    given |= {"gifts": [0] * seats, "spent": [1] * seats, "potions": [["frost"], []][:seats]}
    if mode != "plain":
        given |= {"extra": [3, 0][:seats], "due": due, "on_combat": ["militia"] if militia else []}
        given["reserve"] = ["?*5" if militia else "?*6"]
    if mode == "overlord":
        given |= {"hand": [[], ["cache", "pyre", "merchant"]], "stock": ["?*9"]}
    table = laid("CHILL 0" if foe == "archer" else "PHIAL 0", "ANSWER 0", "NEXT 0", seats=seats,
                 options={"mode": mode, "lord": "prophet"}, foe=w.FOE.by_token[foe], foe_hp=[8],
                 fighters=1, dice=[8], die=1, **given)  # fmt: skip
    return spared(Match(Setting(table, "spared", Who.of(seats, range(seats))), "en"))


@pytest.mark.parametrize(
    ("mode", "foe", "militia", "due", "word"),
    [
        ("plain", "guard", False, 0, "pass"),
        ("plain", "archer", False, 0, "pass"),
        ("automa", "guard", False, 0, "pass"),
        ("automa", "guard", True, 0, ""),  # with the Militia a 1 hits
        ("automa", "archer", True, 0, ""),
        ("automa", "criminal", False, 1 << w.FATE, ""),  # that 1 will be rolled again
        ("overlord", "guard", False, 0, ""),  # the Overlord may still roll it again, or set it
        ("overlord", "archer", False, 0, "pass"),  # here the Overlord has spoken before
        ("overlord", "archer", True, 0, ""),
    ],
)
def test_frost_is_asked_about_where_a_1_may_hit(
    mode: str, foe: str, militia: bool, due: int, word: str
) -> None:
    """p. 14; MR-74, MR-77, MR-274."""
    assert frost(foe, mode, militia, due) == word


@pytest.mark.parametrize(("items", "word"), [("", "take"), ('"codex"', "")])
def test_a_card_found_is_taken_by_who_carries_none(items: str, word: str) -> None:
    text = FOUND.replace("{items}", items).replace("{stock}", "11" if items else "12")
    table = run_scenario(read_scenario(text))
    assert table.view(0).prompt == "take"
    assert spared(Match(Setting(table, "spared", Who.of(1, (0,))), "fr")) == word


#: An Architect with 2 points before a walk that goes on; only Streets can be paid.
STREETS = """
game = "mini-rogue"
title = "Streets"
rules = ["mini-rogue:powers"]
seats = 2
auto = false
script = []

[options]
mode = "overlord"
lord = "architect"

[state]
agenda = ["WALK"]
stock = ["?*9"]
room = {room}
den = ["?*3"]
unused = ["?"]
tales = ["?*4"]
hp = [10, 0]
at = [{at}, 0]
food = [2, 0]
gold = [3, 0]
gifts = [0, 0]
turns = 1
reserve = ["?*6"]
hand = [[], ["cache", "pyre", "merchant"]]
omen = 2

[expect]
prompt = "omen-hidden"
"""
#: What lies face up where an adventurer stands by then.
ROOMS = {
    0: ["camp^", "?", "?", "?", "?", "?", "?", "?", "."],
    5: ["camp^", "gaol^", "guard^", "charnel^", "?", "belt^", "?", "?", "."],
    6: ["camp^", "gaol^", "?", "charnel^", "guard^", "?", "belt^", "?", "."],
}


@pytest.mark.parametrize(
    ("at", "items", "word"),
    [(0, (), ""), (5, (), "pass"), (6, (), ""), (5, (w.JACKDAW,), "")],
)
def test_rooms_that_nobody_comes_to_are_not_shifted(
    at: int, items: tuple[int, ...], word: str
) -> None:
    room = str(ROOMS[at]).replace("'", '"')
    text = STREETS.replace("{at}", str(at)).replace("{room}", room)
    table = run_scenario(read_scenario(text))
    table.g.items[0].extend(items)
    for people in ((1,), (0, 1)):  # behind a curtain, too: the facts are open
        match = Match(Setting(table, "spared", Who.of(2, people)), "en")
        assert match.seating.curtain == (len(people) > 1)
        found = match.forced(1)
        assert (match.text(found[0]) if found else "") == word


@pytest.mark.parametrize(
    ("room", "power", "word"),
    [("sleeper", "", "pass"), ("sleeper", "plague", ""), ("camp", "", "pass")],
)
def test_what_was_declined_when_the_zone_was_laid_is_not_offered_at_the_entrance(
    room: str, power: str, word: str
) -> None:
    """A Veil of the Entrance; the Blight can be used but on entering."""
    text = LAID.replace("{room}", room).replace("{power}", f'"{power}"' if power else "")
    table = run_scenario(read_scenario(text))
    assert table.view(1).prompt == "omen-room"
    match = Match(Setting(table, "spared", Who.of(2, (0, 1))), "en")
    found = match.forced(1)
    assert (match.text(found[0]) if found else "") == word


@pytest.mark.parametrize(("hp", "word"), [(6, "pass"), (5, "")])
def test_a_blow_that_is_far_from_killing_asks_for_no_potion(hp: int, word: str) -> None:
    """The Guard's 2 damage, and 3 HP at most beside it."""
    table = run_scenario(read_scenario(BLOW.replace("{hp}", str(hp))))
    assert table.view(0).prompt == "brace"
    assert spared(Match(Setting(table, "spared", Who.of(2, (0, 1))), "en")) == word


#: A Prophet with 5 points, when a Zone has been laid.
LAID = """
game = "mini-rogue"
title = "laid"
rules = ["mini-rogue:powers"]
seats = 2
auto = false
script = ["1 pass"]

[options]
mode = "overlord"
lord = "prophet"

[state]
agenda = ["OMEN 0 0", "ENTER", "RESOLVE 1", "WALK"]
stock = ["?*9"]
room = ["{room}^", "?", "?", "?", "?", "?", "?", "?", "."]
den = ["?*3"]
unused = ["?"]
tales = ["?*4"]
hp = [10, 0]
food = [2, 0]
gold = [3, 0]
gifts = [0, 0]
turns = 1
reserve = ["?*5"]
on_power = [{power}]
hand = [[], ["cache", "pyre", "merchant"]]
omen = 5

[expect]
prompt = "omen-room"
"""


#: Against an Overlord: the Guard's die is read next, and there is a Healing potion.
BLOW = """
game = "mini-rogue"
title = "a blow"
rules = ["mini-rogue:potion.moments"]
seats = 2
auto = false
script = ["0 pass", "* throw.1=3", "* die.1=4", "0 done"]

[options]
mode = "overlord"
lord = "gravedigger"

[state]
agenda = ["FIGHT 1 1", "WALK"]
stock = ["?*9"]
room = ["?", "?", "?", "?", "?", "?", "?", "?", "."]
den = ["?*3"]
unused = ["?"]
tales = ["?*4"]
hp = [{hp}, 0]
food = [2, 0]
gold = [3, 0]
gifts = [0, 0]
turns = 1
potions = [["heal"], []]
reserve = ["?*6"]
hand = [[], ["cache", "pyre", "merchant"]]
omen = 0

[expect]
prompt = "brace"
"""


def _table(seed: str, **options: str) -> Table[Any]:
    return Table(game("mini-rogue"), options, Seeded(seed), seats=1)


def test_a_match_that_is_opened_again_tells_nothing_of_them_and_takes_back_past_them() -> None:
    match = LoggedMatch(Setting(_table("log"), "log", Who.of(1, (0,))), "en")
    rng, unasked = Rng(3), 0
    while unasked < 3:
        assert match.table.ask is not None
        found = match.forced(0)
        if found is None:
            match.answer(0, rng.choice(match.table.words(0)))
            continue
        told = match.say_forced(0, *found)
        if found[1] == SPARED:
            assert not told
            unasked += 1
    head = head_of(match.s)
    _, forced = history(head, match.entries, "test")
    assert [(one.at, one.key, one.told) for one in forced] == [
        (one.at, one.key, one.told) for one in match.forced_ones
    ]
    again = LoggedMatch(match.s, "en", forced)
    assert again.automatic == match.automatic


# -- standing answers ------------------------------------------------------------------------------


def ordered(match: Match, name: str) -> str:
    """What an order of the seat says at the question that stands; empty where it leaves it."""
    match.order(0, name, True)
    found = match.declined(0)
    return match.text(found) if found else ""


@pytest.mark.parametrize(
    ("throw", "foe", "word"),
    [
        ("22", 1, ""),  # 4 of 8 HP: a 6 in the place of a 2 would make 8
        ("x2", 6, "done"),  # 2 of 10 HP: a 6 would make 8
        ("x6", 6, ""),  # a critical hit is always asked for
    ],
)
def test_dice_that_could_fell_nobody_are_kept(throw: str, foe: int, word: str) -> None:
    assert ordered(fight(throw, 1, "", foe=foe), "plain-dice-turn") == word


def test_skills_and_potions_are_offered_again_against_a_guardian() -> None:
    assert ordered(fight("34", 4, '"fire"', "0 done"), "no-potion-turn") == "pass"
    guardian = fight("34", 4, '"fire"', "0 done", foe=6)
    assert ordered(guardian, "no-potion-turn") == ""
    assert [one.name for one in guardian.switches(0)] == ["no-potion-turn"]  # it stands
    plain = fight("34", 4, '"fire"', "0 done")
    assert [one.name for one in plain.switches(0)] == ["no-potion-turn"]


def test_no_skill_is_asked_for_where_any_roll_fells_the_enemy() -> None:
    """The Codex was offered against an enemy that falls for sure (p. 10)."""
    fight: dict[str, Any] = {"foe": w.GUARD, "foe_full": 8, "fighters": 1, "xp": [23], "spent": [0]}
    for hp, asked in ((1, True), (0, False)):
        table = laid(
            "SKILL 0",
            foe_hp=[1 + 7 * hp],
            stance=[w.DEFENSIVE],
            options={"stances": "yes"},
            **fight,
        )
        match = Match(Setting(table, "spared", Who.of(1, (0,))), "en")
        assert (match.forced(0) is None) == asked


def test_a_deadly_blow_of_a_horde_is_asked_about() -> None:
    """One die of the Horde was left out: a Healing potion was kept, and its owner died."""
    king = w.FOE.by_token["rat-king"]
    fight: dict[str, Any] = {"foe": king, "foe_hp": [6, 14], "foe_full": 14, "fighters": 1}
    table = laid("BRACE 0", zone=7, swarm=[4, 6], hp=[8], potions=[["heal"]], **fight)
    match = Match(Setting(table, "spared", Who.of(1, (0,))), "en")
    assert table.view(0).prompt == "brace"
    assert match.forced(0) is None


#: The first of the Rewards.
REWARD = """
game = "mini-rogue"
title = "the Rewards"
rules = ["mini-rogue:rewards"]
auto = false
script = []

[state]
agenda = ["REWARD 0", "WALK"]
stock = ["?*12"]
room = ["?", "?", "?", "?", "?", "?", "?", "?", "."]
den = ["?*3"]
unused = ["?"]
{tales}
hp = [10]
food = [2]
gold = [3]
spent = [1]
turns = 1
xp = [6]
potions = [["heal"]]
"""


@pytest.mark.parametrize(
    ("tales", "word"),
    [
        ('tales = ["?"]\ntold = ["message", "beggar", "procession"]', ""),
        ('told = ["message", "beggar", "procession", "market"]', "coins"),
    ],
)
def test_a_story_of_which_none_is_left_is_not_offered(tales: str, word: str) -> None:
    """Drinking is for the next question as well."""
    table = run_scenario(read_scenario(REWARD.replace("{tales}", tales)))
    assert spared(Match(Setting(table, "spared", Who.of(1, (0,))), "en")) == word


def test_what_costs_stands_after_what_is_free_and_drinking_last() -> None:
    text = FIGHT.replace("{foe}", "1").replace("{potions}", '"heal"').replace("{hp}", "10")
    text = text.replace("{script}", '["* throw.1=x6", "* die.1=4"]')
    text = text.replace("xp = [6]", 'xp = [6]\nitems = [["cache"]]\nuses = [2]')
    table = run_scenario(read_scenario(text.replace('stock = ["?*12"]', 'stock = ["?*11"]')))
    match = Match(Setting(table, "listed", Who.of(1, (0,))), "en")
    told = [match.text(word) for word in match.ordered(match.seating.words(0))]
    assert told == [
        *("feat:1-free", "critical:2", "feat:2-free"),
        *("feat:1-xp", "feat:2-xp", "feat:1-hp", "feat:2-hp", "drink:heal", "done"),
    ]


@pytest.mark.parametrize(("hp", "shown"), [("44", [["4", "4"]]), ("34", [])])
def test_a_blow_that_kills_is_shown_with_its_dice(hp: str, shown: list[list[str]]) -> None:
    """They leave the table with the fight, before anything is asked."""
    match = fight(hp, 4, "")
    since = Since(match.table, 0)
    match.answer(0, match.seating.words(0)[0])
    found = since.beats(teller_of("mini-rogue"), match.sentences(0))
    assert [[die.face for die in beat.view.area("dice").pieces] for beat in found] == shown
    if shown:
        (beat,) = found
        assert beat.line == "Your dice make 8 damage."
        assert beat.counts == ("An enemy falls: City Guard.",)
