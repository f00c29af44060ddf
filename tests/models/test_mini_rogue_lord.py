"""The second model of MINI ROGUE: the Overlord and the Automa (Conseil p.7-11), and the worked
examples of the notes on them (by number), with the numbers of the notes."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.models import mini_rogue_lord
from tests.models.mini_rogue import Model
from tests.models.mini_rogue_company import borrow, start, take_off
from tests.models.mini_rogue_dice import skill_test
from tests.models.mini_rogue_effects import guardian, rewards, strengthened
from tests.models.mini_rogue_fight import Fight, fight, loss, make_enemy
from tests.models.mini_rogue_lord import (
    POWERS,
    Moment,
    advance,
    blockable,
    come_in,
    die_window,
    gain_omen,
    lord_window,
    lord_words,
    muddle,
    streets,
    wield,
)
from tests.models.mini_rogue_play import enemy, run, self_play, table
from tests.models.mini_rogue_rooms import price, resolve_room
from tests.models.mini_rogue_state import Table, drinkable
from tests.models.mini_rogue_zone import descent, move_all, resolve_rooms

#: Costs and symbols of the notes.  The model's own are those of today's `cards.toml`.
NOTED = {
    **{"fate": (2, 1), "labyrinth": (3, 1), "veil": (4, 2), "rockfall": (4, 1), "streets": (2, 1)},
    **{"mechanism": (3, 2), "contagion": (4, 1), "famine": (4, 1), "carnage": (4, 2)},
}
AVATAR = ((10, 20, 0, 5, "curse", "none"), (10, 20, 0, 6, "poison", "none"))


@pytest.fixture(autouse=True)
def _numbers_of_the_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the track and the powers of the notes."""
    monkeypatch.setattr(mini_rogue_lord, "TRACK", dict.fromkeys((1, 2, 3), 8))
    for name, (cost, symbols) in NOTED.items():
        power = replace(POWERS[name], cost=cost, symbols=symbols)
        monkeypatch.setitem(POWERS, name, power)


def against(lord: str, *names: str, mode: str = "overlord", **options: str) -> Table:
    """Lay a table out against an Overlord who has 5 omen points, all cards in the pile."""
    t = table(*names, mode=mode, lord=lord, **options)
    t.omen, t.pile = 5, ["cutthroats", "darkness", "dearth", "idol", "militia", "plague"]
    t.exit[-1] = "avatar"
    return t


def laid(lord: str, *names: str, mode: str = "overlord") -> Table:
    """Lay a zone out, too: nothing face up but the Entrance."""
    t = against(lord, *names, mode=mode)
    rooms = ("garde", "coffre", "egout", "geoles", "feu", "marchand", "pyree", "tour")
    for at, room in enumerate(rooms):
        t.grid[at // 3, at % 3] = room
        t.unused.remove(room)
    t.up = {(0, 0)}
    return t


def zone_words(t: Table, when: str, cell: tuple[int, int] | None = None, die: int = 0) -> list[str]:
    """List the powers of a moment."""
    return lord_words(t, Moment("", when, cell, die))


# Omen points and the track


def test_omen_stops_at_five() -> None:
    t = against("prophet")
    t.omen = 4
    gain_omen(t, 3)
    assert t.omen == 5  # 1
    t.options["mode"] = "automa"
    t.omen = 0
    gain_omen(t, 3)
    assert t.omen == 0


@pytest.mark.parametrize(("option", "gained"), [("text", 3), ("figure", 2)])
def test_a_descent_gains_first(option: str, gained: int) -> None:
    t = against("prophet", omen_gain=option)
    t.omen, t.heroes[0].food = 0, 1
    flow = descent(t)
    ask = next(flow)
    assert t.omen == gained and t.heroes[0].food == 0
    assert ask.prompt == "prepare"


@pytest.mark.parametrize(("marker", "steps", "end"), [(6, 2, 0), (7, 1, 0), (7, 2, 1), (0, 2, 2)])
def test_the_eighth_step_draws_a_card_and_the_rest_goes_on(
    marker: int, steps: int, end: int
) -> None:
    t = against("prophet")
    t.marker = marker
    run(advance(t, steps), "reinforcement idol\nplace place:power" if marker + steps > 7 else "")
    assert t.marker == end
    assert t.lies("power", "idol") == (marker + steps > 7)


def test_with_the_last_card_the_rest_is_lost_and_the_marker_stands() -> None:
    t = against("prophet")
    t.pile, t.marker = ["idol"], 7
    run(advance(t, 2), "reinforcement idol\nplace place:rooms")
    assert t.marker == 0  # 8
    run(advance(t, 2), "")
    assert t.marker == 0


def test_a_side_takes_three_cards_of_an_overlord_and_more_of_the_automa() -> None:
    t = against("prophet")
    t.marker, t.sides = 7, {"avatar": ["idol", "plague", "dearth"]}
    t.pile = ["militia", "darkness"]
    flow = advance(t, 1)
    next(flow)
    assert "place:avatar" not in flow.send("militia").words
    t = against("prophet", mode="automa")
    t.marker, t.sides = 7, {"avatar": ["idol", "plague", "dearth"]}
    t.pile = ["militia", "darkness"]
    run(advance(t, 1), "reinforcement militia\nplacing 5")
    assert len(t.sides["avatar"]) == 4


# Windows and powers


def test_the_card_of_a_power_lies_before_the_die_is_thrown_again() -> None:
    t = against("prophet")
    t.omen, t.marker = 2, 7
    die = run(
        die_window(t, t.heroes[0], 4),
        "omen-die fate\nreinforcement cutthroats\nplace place:combat\ndungeon:0 5",
    )
    assert die == 5 and t.lies("combat", "cutthroats")  # 9
    assert t.stirred and t.omen == 0


def test_fate_that_lands_on_one_in_a_fight_gives_a_point_and_a_set_face_does_not() -> None:
    t = against("prophet")
    t.sides = {"power": ["cutthroats"]}
    foe = enemy(9)
    t.battle = Fight(t.heroes, foe)
    flow = fight(t, t.heroes, foe)
    assert next(flow).prompt == "skill"
    flow.send("pass")
    for said in ("X", "3", "done"):
        ask = flow.send(said)
    assert ask.prompt == "omen-die" and "hand:3" not in ask.words
    flow.send("fate")
    assert t.omen == 3
    ask = flow.send("1")
    assert t.omen == 4 and "fate" not in ask.words
    flow.send("hand:6")
    assert t.omen == 1


def test_divination_is_once_a_zone_for_a_room_face_down() -> None:
    t = laid("architect")
    t.hand, t.omen = ["rats", "codex", "armes"], 0
    t.known = {"coffre"}
    words = zone_words(t, "zone")
    assert len(words) == 7 and "divine:0.0" not in words  # 13
    run(
        lord_window(t, "omen-zone", "zone"),
        "omen-zone divine:0.1\nexchange room exchange:rats",
    )
    assert t.grid[0, 1] == "rats" and sorted(t.hand) == ["armes", "codex", "coffre"]  # 11
    assert not t.known and zone_words(t, "hidden") == []


def test_keeping_makes_the_adventurers_forget_as_well() -> None:
    t = laid("architect")
    t.hand, t.known, t.omen = ["rats", "codex", "armes"], {"coffre"}, 0
    run(lord_window(t, "omen-zone", "zone"), "omen-zone divine:0.1\nexchange room keep")
    assert not t.known and "coffre" in t.known_lord  # 12


def test_the_labyrinth_names_cells_in_order_and_swaps_two_of_them() -> None:
    t = laid("prophet")
    t.up |= {(0, 1), (0, 2), (1, 0), (1, 1)}
    run(wield(t, "labyrinth"), "cross cross:1.2:2.1")  # three are left: not asked which
    assert (t.grid[1, 2], t.grid[2, 1]) == ("tour", "marchand")
    t.up.add((2, 0))
    t.omen = 5
    assert next(wield(t, "labyrinth")).words == ["pass", "cross:1.2:2.1"]  # 15
    t.up.add((1, 2))
    assert "labyrinth" not in zone_words(t, "hidden")


def test_labyrinth_with_more_rooms_asks_which() -> None:
    t = laid("prophet")
    run(wield(t, "labyrinth"), "peek peek:0.1\npeek peek:1.0\npeek peek:2.1\ncross pass")  # 16
    assert t.known_lord == {"coffre", "geoles", "tour"}


def test_the_veil_stops_potions_and_skills_and_no_hammer() -> None:
    t = laid("prophet", "docteur")
    hero = t.heroes[0]
    hero.hp, hero.potions, hero.item = 2, ["fire", "heal"], "forgeronne"
    run(lord_window(t, "omen-room", "room", (0, 0)), "omen-room veil:0.0")
    assert t.marker == 2 and drinkable(t, hero) == []
    flow = fight(t, t.heroes, enemy(9))
    ask = next(flow)
    assert ask.prompt == "character:0"  # 20: no skill is asked for
    flow.send("X")
    assert flow.send("2").words == ["pass", "hammer"]


def test_a_veil_lies_where_somebody_can_still_come() -> None:
    t = laid("prophet")
    t.heroes[0].at, t.veiled = (1, 1), {(1, 2)}
    assert [word for word in zone_words(t, "hidden") if "veil" in word] == ["veil:1.1", "veil:2.1"]
    assert zone_words(t, "fight-die", (2, 2)) == ["fate"]  # 22


def test_rockfall_leaves_a_way_to_everybody() -> None:
    t = laid("architect", "docteur", "capitaine")
    t.heroes[0].at, t.heroes[1].at = (1, 0), (0, 1)
    t.up |= {(1, 0), (0, 1), (0, 2), (1, 1), (2, 0)}
    assert blockable(t, t.heroes) == [(0, 2), (1, 1), (2, 0)]
    run(move_all(t), "omen-way rockfall:1.1\n")  # 17: both have one way left
    assert (t.heroes[0].at, t.heroes[1].at) == ((2, 0), (0, 2))


def test_who_is_blind_sees_no_neighbour_to_block() -> None:
    t = laid("architect", "docteur")
    t.heroes[0].blind = True
    assert zone_words(t, "way") == []  # 18


def test_streets_exchange_with_the_top_room_and_knowledge_goes_along() -> None:
    t = laid("architect")
    t.known = {"coffre"}
    run(streets(t, (0, 1)), "top rats")
    assert t.grid[0, 1] == "rats" and t.next == "coffre" and t.known == {"coffre"}  # 19
    run(streets(t, (0, 2)), "")
    assert t.grid[0, 2] == "coffre" and t.next == "egout"


def test_the_mechanism_wants_a_six_that_still_shows_after_the_curse() -> None:
    t = against("architect")
    hero = t.heroes[0]
    hero.xp = 6
    script = "{}character:0 6\ncharacter:0 5\ndungeon:0 1"
    hero.curse = True
    assert run(skill_test(t, hero, "egout", 6), script.format("curse:0 sign\n"))[0] is False  # 23
    hero.curse = False
    assert run(skill_test(t, hero, "egout", 6), script.format(""))[0] is True


def test_perception_spends_the_mechanism() -> None:
    t = laid("architect", "docteur", "capitaine")
    t.grid[0, 0], t.grid[0, 2], t.omen, t.armed = "egout", "garde", 0, True
    t.heroes[0].potions = ["percep"]
    script = """test:egout use:percep
        dungeon:0 1
        character:1 5
        dungeon:1 2"""
    run(resolve_room(t, t.heroes), script)  # 24
    assert not t.armed and [hero.xp for hero in t.heroes] == [1, 1]


def test_carnage_toughens_and_makes_savage() -> None:
    t = against("gravedigger", "docteur", "chasseuse")
    foe = enemy(9, 3, heroes=2)
    t.battle = Fight(t.heroes, foe)
    run(wield(t, "carnage"), "")
    assert foe.hp == 24 and foe.tougher == 6  # 28
    assert loss(foe, [5], 1, 0, False, (), t.battle.carnage) == 5


def test_reinforcement_cards_work_on_their_faces() -> None:
    foe = enemy(9, 3)
    assert loss(foe, [5], 2, 0, False, ("cutthroats",)) == 3
    assert loss(foe, [1], 0, 0, False, ("militia",)) == 1  # 32
    assert loss(foe, [1], 1, 0, False, ("militia",)) == 0
    crows = make_enemy("corbeaux", (3, 6, 0, 1, "horde", "none"), 1)
    assert loss(crows, [1, 6, 4], 1, 0, False) == 1  # 6
    assert loss(enemy(4, 1), [5, 2, 5], 1, 0, False, (), savage=True) == 8  # 29


def test_dearth_and_granaries_take_a_ration_from_who_has_one() -> None:
    t = against("gravedigger", "docteur", "chasseuse")
    t.sides = {"power": ["dearth"]}
    t.heroes[0].food = 0
    assert zone_words(t, "meal") == ["famine:1", "granaries:1"]


def test_powers_wait_for_their_rooms() -> None:
    t = laid("architect")
    t.sides = {"power": ["militia", "idol"]}
    assert zone_words(t, "room", (0, 0)) == ["watch", "eye:0"]
    assert zone_words(t, "room", (0, 2)) == ["mechanism", "eye:0"]
    assert zone_words(t, "room", (1, 0)) == ["eye:0"]


def test_the_watch_makes_the_next_monster_tougher_once() -> None:
    t = laid("architect", "docteur", "capitaine")
    t.watch, t.omen = True, 0
    flow = resolve_room(t, t.heroes)
    next(flow)
    assert t.battle.enemy.hp == 16 + 8 and not t.watch


def test_the_night_ends_with_the_zone() -> None:
    t = laid("architect")
    t.sides, t.heroes[0].food = {"power": ["darkness"]}, 1
    run(wield(t, "night:0"), "")
    assert t.heroes[0].blind and t.night == {0}
    t.omen = 0
    next(descent(t))
    assert not t.heroes[0].blind


# Reinforcement cards on rooms


def test_cards_on_rooms() -> None:
    t = laid("architect")
    t.omen, t.sides = 0, {"rooms": ["militia", "dearth", "idol"]}
    assert price(t, "marchand", "bless") == 3
    hero = t.heroes[0]
    hero.at, hero.cards["capitaine"], hero.gold = (1, 1), False, 0
    run(resolve_room(t, [hero]), "option take:xp+1")
    assert not hero.cards["capitaine"]
    for gold, die, after in ((0, "5", 4), (1, "5", 5), (1, "6", 5), (0, "1", 1)):  # 34
        hero.at, hero.gold, hero.hp, hero.curse, hero.poison = (2, 0), gold, 9, False, False
        run(resolve_room(t, [hero]), ("offering offer\n" if gold else "") + f"dungeon:0 {die}")
        assert hero.hp == {4: 11, 5: 10, 1: 9}[after] and hero.poison == (after == 1)


def test_the_cutthroats_are_fought_by_all_before_the_treasure() -> None:
    t = laid("architect", "docteur", "capitaine")
    t.sides, t.omen = {"rooms": ["cutthroats"]}, 0
    for hero in t.heroes:
        hero.at = (0, 1)
    next(resolve_room(t, t.heroes))
    assert t.battle.enemy.name == "criminel" and t.battle.enemy.hp == 12  # 33
    assert all(hero.met for hero in t.heroes)


# The Avatar


@pytest.mark.parametrize(("many", "hp"), [(1, 19), (2, 38), (3, 57)])
def test_strips_strengthen_both_phases(many: int, hp: int) -> None:
    t = against("prophet")
    t.sides = {"avatar": ["dearth", "darkness"]}
    for row, damage in zip(AVATAR, (6, 7), strict=True):
        foe = make_enemy("avatar", strengthened(t, row), many)
        assert (foe.hp, foe.armor, foe.damage) == (hp, 1, damage)  # 37


def test_the_marker_stands_in_the_last_fight() -> None:
    t = against("prophet")
    t.exit, t.marker = ["avatar"], 7
    flow = guardian(t, t.heroes)
    next(flow)
    run(wield(t, "fate"), "")
    assert (t.omen, t.marker) == (3, 7)


# The Automa


def test_the_automa_veils_a_monster_and_moves_once_for_all_who_enter() -> None:
    t = laid("prophet", "docteur", "capitaine", mode="automa")
    run(come_in(t, (0, 0), t.heroes), "")
    assert t.marker == 2 and t.veiled == {(0, 0)}  # 38


def test_the_automas_labyrinth_swaps_the_first_two_named() -> None:
    t = laid("prophet", mode="automa")
    t.due = {"labyrinth"}
    run(muddle(t), "cell:labyrinth 0.2\ncell:labyrinth 1.1\ncell:labyrinth 2.0")
    assert (t.grid[0, 2], t.grid[1, 1], t.grid[2, 0]) == ("feu", "egout", "pyree")


def test_the_automas_famine_finds_nothing_with_who_has_nothing() -> None:
    t = laid("gravedigger", "docteur", "capitaine", mode="automa")
    t.heroes[0].food = 0
    run(come_in(t, (1, 0), t.heroes), "")
    assert [hero.food for hero in t.heroes] == [0, 3] and t.marker == 1


def test_the_automas_fate_throws_a_six_of_the_rewards_again_once() -> None:
    t = against("prophet", mode="automa")
    script = """option take:gold+2
        dungeon:0 6
        dungeon:0 6
        option take:armor+1"""
    run(rewards(t, t.heroes[0]), script)
    assert t.heroes[0].armor == 2 and t.marker == 1


def test_what_the_automa_set_off_for_a_room_lapses_with_it() -> None:
    t = laid("architect", mode="automa")
    t.grid[0, 0], t.heroes[0].slips = "egout", True
    t.grid[0, 2] = "garde"
    run(resolve_rooms(t, entered=True), "")
    assert not t.armed and t.marker == 2


# Extra characters and beginners


def test_one_start_value_is_taken_over_before_the_difficulty() -> None:
    t = against("prophet", difficulty="roguelike")
    hero = start(0, "capitaine", "normal")
    hero.cards["alchimiste"] = True
    run(borrow(t, hero), "borrow borrow:gold")
    take_off(hero, "roguelike")
    assert (hero.hp, hero.armor, hero.food, hero.gold) == (8, 1, 2, 0)  # 39
    other = start(1, "docteur", "normal")
    other.cards["chasseuse"] = True
    run(borrow(t, other), "borrow borrow:potion")
    assert other.potions == ["holy", "poison"]


def test_all_eight_characters_are_on_offer() -> None:
    model = Model(["docteur", "capitaine"], {"mode": "automa"})
    while model.prompt() != "adopt":
        model.say(model.words()[0])
    assert len(model.words()) == 6
    model.say("adopt:magicienne")
    assert len(model.words()) == 5 and "adopt:magicienne" not in model.words()


def test_beginners_name_who_resolves_the_rewards_again() -> None:
    t = against("prophet", "docteur", "capitaine", beginners="yes")
    t.omen, t.pile, t.exit[0] = 0, [], "bourreau"
    flow = guardian(t, t.heroes)
    ask = next(flow)
    t.battle.enemy.hp = 1
    while ask.prompt != "double":
        ask = flow.send("4" if ask.prompt.startswith("character") else ask.words[-1])
    assert ask.team == [0, 1] and ask.words == ["double:0", "double:1"]  # 40
    assert flow.send("double:1").prompt == "option"


# Whole games


@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_random_games_of_both_modes_keep_the_plain_laws(heroes: int) -> None:
    told: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(24):
        model = self_play(seed, heroes, told)
        ends[model.table.mode] += model.asked is None
    assert set(ends) == {"plain", "overlord", "automa"}
