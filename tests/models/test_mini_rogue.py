"""The second model of MINI ROGUE against the book: self-play, the worked example, the printed
examples.  What the rulings say beyond them stands in `test_mini_rogue_rulings`."""

from collections import Counter

import pytest

from tests.models.mini_rogue import OPTIONS, Model
from tests.models.mini_rogue_base import CHARACTERS as BASE_CHARACTERS
from tests.models.mini_rogue_cards import (
    CHARACTERS,
    CRIMINAL,
    GUARDIANS,
    MONSTERS,
    REMAINS,
    ROOMS,
    TYPES,
)
from tests.models.mini_rogue_company import start
from tests.models.mini_rogue_dice import lowered, skill_test
from tests.models.mini_rogue_effects import resolve
from tests.models.mini_rogue_fight import fight, loss, make_enemy
from tests.models.mini_rogue_play import enemy, run, say, self_play, table
from tests.models.mini_rogue_rooms import resolve_room
from tests.models.mini_rogue_state import Over
from tests.models.mini_rogue_zone import descent, explore, fall_down

# Self-play


@pytest.mark.parametrize(("heroes", "games"), [(1, 24), (2, 10), (3, 10)])
def test_random_games_end_and_keep_the_plain_laws(heroes: int, games: int) -> None:
    told: Counter[str] = Counter()
    ends = Counter(self_play(seed, heroes, told).table.won for seed in range(games))
    assert set(ends) <= {True, False} and ends[False] > 0
    assert {f"room {card}" for card in ROOMS} <= set(told)


def test_the_same_answers_give_the_same_game() -> None:
    one, two = (self_play(7, 2, Counter()).position() for _ in range(2))
    assert one == two


# The box (p.3, Conseil p.6)


def test_the_box_holds_what_is_printed() -> None:
    kinds = Counter(TYPES[card] for card in ROOMS)
    own = set(CHARACTERS) - set(BASE_CHARACTERS)
    assert len(ROOMS) == 20 and len(GUARDIANS) == 4 and len(own) == 4
    assert kinds == {
        **{"monster": 4, "trap": 4, "treasure": 2, "campfire": 1, "item": 3},
        **{"tomb": 3, "merchant": 2, "shrine": 1},
    }


def test_the_printed_armour_table_is_the_city_guards() -> None:
    assert MONSTERS["garde"]["rows"] == (
        (8, 16, 0, 2, "", "xp+1, gold+1"),
        (11, 22, 0, 3, "", "xp+1, gold+2"),
        (14, 28, 1, 5, "", "xp+2, gold+2"),
        (17, 34, 2, 6, "", "xp+2, gold+3"),
    )


def test_rebuilt_columns_for_two() -> None:
    rows = [
        GUARDIANS["bourreau"]["rows"][0],
        REMAINS[0],
        CRIMINAL[3],
        MONSTERS["rats"]["rows"][2],
    ]
    assert [row[:2] for row in rows] == [(11, 16), (30, 44), (19, 28), (15, 22)]


@pytest.mark.parametrize(
    ("difficulty", "values"),
    [("normal", (10, 3, 5)), ("hard", (9, 2, 5)), ("extreme", (8, 2, 5)), ("roguelike", (8, 2, 2))],
)
def test_difficulty(difficulty: str, values: tuple[int, int, int]) -> None:
    hero = start(0, "chasseuse", difficulty)
    assert (hero.hp, hero.food, hero.gold) == values
    assert start(0, "docteur", "roguelike").gold == 0  # never below


def test_options_are_the_ones_told() -> None:
    usual = ["normal", "city", "no", "may", "no", "king", "criminal"]
    usual += ["plain", "prophet", "text", "no"]
    assert [values[0] for values in OPTIONS.values()] == usual


# The worked example (p.22-23; section 5 of the notes)

EXAMPLE = """
    guardian bourreau
    guardian assassin
    guardian inquisitrice
    room:0.0 pyree
    room:0.1 garde
    room:0.2 rats
    room:1.0 egout
    room:1.1 geoles
    room:1.2 guet-apens
    room:2.0 feu
    room:2.1 tour
    explore pass
    offering {offering}
    dungeon:0 2
    move go:0.1
    skill pass
    curse:0 blank
    character:0 4
    dungeon:0 3
    reroll done
    potion pass
    skill pass
    curse:0 blank
    character:0 4
    dungeon:0 1
    reroll done
    potion pass
    move go:1.1
    curse:0 sign
    character:0 5
    dungeon:0 1
    move go:1.2
    explore pass
    curse:0 blank
    character:0 3
    dungeon:0 4
    skill skill:appat
    curse:0 blank
    character:0 3
    character:0 4
    dungeon:0 2
    reroll done
    potion pass
    curse:0 blank
    character:0 2
    character:0 3
    dungeon:0 1
    reroll done
    potion pass
"""


@pytest.mark.parametrize(("offering", "gold"), [("pass", 6), ("offer", 5)])
def test_the_worked_example(offering: str, gold: int) -> None:
    model = Model(["chasseuse"], {})
    say(model, EXAMPLE.format(offering=offering))
    hero = model.table.heroes[0]
    assert (hero.hp, hero.gold, hero.xp, hero.food) == (6, gold, 3, 1)
    assert hero.conditions == ["curse", "blind"] and hero.cards == {"chasseuse": True}
    assert (model.table.zone, model.prompt()) == (2, "room:0.0")


def test_the_worked_example_turns_up_what_it_tells() -> None:
    model = Model(["chasseuse"], {})
    lines = EXAMPLE.strip().splitlines()
    say(model, "\n".join(lines[:14]).format(offering="pass"))
    assert model.table.up == {(0, 0), (0, 1), (1, 0)}
    say(model, "\n".join(lines[14:31]))
    assert model.table.up == {(0, 0), (0, 1), (1, 0), (0, 2), (1, 1)}  # blind now


# Fights (p.10-11)


def test_armour_stops_two_to_five_but_not_six() -> None:
    ogre = enemy(10, damage=6)
    assert [10 - loss(ogre, [die], 3, 0, False) for die in (1, 2, 5, 6)] == [10, 7, 7, 4]


@pytest.mark.parametrize(("last", "left"), [("3", 9), ("X", 30)])
def test_critical_hits_go_on_and_a_miss_cancels_them(last: str, left: int) -> None:
    t = table()
    foe = enemy(30, damage=0)
    flow = fight(t, t.heroes, foe)
    words = ["skill pass", "character:0 6", "dungeon:0 1"]
    words += [
        *("reroll critical:0", "character:0 6", "reroll critical:0", "character:0 6"),
        *("reroll critical:0", f"character:0 {last}", "reroll done"),
    ]
    with pytest.raises(AssertionError, match="the script is over"):
        run(flow, "\n".join(words))
    assert foe.hp == left


def test_the_example_of_feats() -> None:
    t = table()
    hero = t.heroes[0]
    hero.xp, foe = 6, enemy(3)
    run(
        fight(t, t.heroes, foe),
        """
        skill pass
        character:0 X
        character:0 6
        dungeon:0 1
        reroll critical:1
        character:0 X
        reroll feat:0:xp
        character:0 3
        reroll done
        """,
    )
    assert hero.xp == 5 and foe.hp == 0


def test_one_feat_a_die_paid_with_what_one_has() -> None:
    t = table()
    hero, flow = t.heroes[0], fight(t, t.heroes, enemy(9))
    hero.hp, hero.xp = 3, 1
    for word in (None, "pass", "2", "4"):
        ask = flow.send(word)  # type: ignore[arg-type]
    assert ask.words == ["done", "feat:0:xp", "feat:0:hp"]
    flow.send("feat:0:hp")
    # Reading the X, nothing is left to do but the enemy's blow, which kills.
    with pytest.raises(Over):
        flow.send("X")
    assert hero.hp == 0 and t.won is False


# The curse and poison (p.12)


def test_the_example_of_the_curse() -> None:
    assert [lowered(face, True) for face in (0, 2, 3, 4, 5, 6)] == [0, 0, 2, 3, 4, 5]
    t = table()
    hero = t.heroes[0]
    hero.curse, hero.xp = True, 6
    script = "curse:0 sign\ncharacter:0 {}\ncharacter:0 4\ndungeon:0 1"
    assert run(skill_test(t, hero, "tour"), script.format(5)) == (False, 1)
    assert run(skill_test(t, hero, "tour"), script.format(6)) == (True, 1)


def test_poison_bites_in_rolls_of_all_dice_alone() -> None:
    t = table()
    hero = t.heroes[0]
    hero.poison = True
    run(skill_test(t, hero, "tour"), "poison:0 sign\ncharacter:0 2\ndungeon:0 1")
    assert hero.hp == 9
    t.grid[0, 0] = "pyree"
    run(resolve_room(t, [hero]), "offering pass\ndungeon:0 6")
    assert hero.hp == 10  # row 6: 1 HP; no poison die


# Effects and icons (p.13, p.20-21)


def test_a_fall_from_zone_2_lands_in_zone_4_with_its_guardian_up() -> None:
    t = table()
    hero = t.heroes[0]
    t.zone, t.grid, t.unused = 2, {(0, 1): "egout"}, [card for card in ROOMS if card != "egout"]
    hero.at, hero.cards, t.guardian_up = (0, 1), {"capitaine": False}, True
    run(resolve_room(t, [hero]), "character:0 2\ndungeon:0 5")
    assert (hero.hp, t.fell) == (7, 0)
    others = [card for card in ROOMS if card != "egout"]
    cells = ["0.1", "0.2", "1.0", "1.1", "1.2", "2.0", "2.1"]
    run(fall_down(t), "\n".join(f"room:{c} {card}" for c, card in zip(cells, others)))
    assert (t.zone, t.floor, t.guardian_up) == (4, 2, True)
    assert t.removed == ["assassin"] and t.exit == ["bourreau", "inquisitrice", "restes"]
    assert t.grid[0, 0] == "egout" and t.up == {(0, 0)}
    ask = next(explore(t, fallen=True))  # the Entrance is resolved
    assert ask.prompt == "move" and t.up == {(0, 0), (0, 1), (1, 0)}
    assert (hero.food, hero.cards) == (3, {"capitaine": False})


def test_on_the_last_floor_one_does_not_fall_but_is_hurt() -> None:
    t = table()
    t.zone = 8
    run(resolve(t, t.heroes[0], "hp-3, fall"), "")
    assert t.fell is None and t.heroes[0].hp == 7


def test_icons_go_from_left_to_right() -> None:
    t = table()
    hero = t.heroes[0]
    t.zone, hero.hp = 5, 8
    run(resolve(t, hero, "hp-F, poison"), "")
    assert (hero.hp, hero.poison) == (5, True)


def test_missing_pieces_cost_hp_and_xp_beyond_the_most_become_hp() -> None:
    t = table()
    hero = t.heroes[0]
    hero.gold, hero.xp = 1, 23
    run(resolve(t, hero, "gold-3"), "")
    assert (hero.gold, hero.hp) == (0, 8)
    run(resolve(t, hero, MONSTERS["rats"]["rows"][3][5]), "")  # floor 4, 3 XP
    assert (hero.xp, hero.hp) == (23, 11)


def test_the_criminal_is_beaten_before_the_gold() -> None:
    t = table()
    hero = t.heroes[0]
    flow = resolve(t, hero, "criminal, gold+2")
    assert next(flow).prompt == "skill" and hero.gold == 3
    with pytest.raises(StopIteration):
        for word in ("pass", "6", "1", "critical:0", "4", "done"):
            flow.send(word)
    assert (hero.gold, hero.xp, hero.met) == (5, 2, True)


def test_hunger_and_the_skills_that_come_back() -> None:
    t = table("docteur")
    hero = t.heroes[0]
    hero.food, hero.hp, hero.potions, hero.cards = 0, 3, ["heal"], {"docteur": False}
    flow = descent(t)
    ask = next(flow)
    assert (ask.prompt, ask.words) == ("hunger", ["pass", "drink:heal"])
    flow.send("drink:heal")
    assert (hero.hp, hero.cards, t.zone) == (6, {"docteur": True}, 2)


def test_a_treasure_gives_more_after_a_fight() -> None:
    t = table()
    hero = t.heroes[0]
    t.grid[0, 0] = "coffre"
    run(resolve_room(t, [hero]), "character:0 2\ndungeon:0 3")
    assert hero.gold == 4
    hero.met = True
    run(resolve_room(t, [hero]), "character:0 5\ndungeon:0 3\noption take:gold+2")
    assert hero.gold == 8


# Le Conseil (Conseil p.3-5)


def test_the_example_of_the_horde() -> None:
    crows = make_enemy("corbeaux", MONSTERS["corbeaux"]["rows"][0], 1)
    assert (crows.hp, crows.left) == (3, 3)
    assert loss(crows, [2, 3, 4], 1, 0, False) == 2
    t = table()
    hero = t.heroes[0]
    with pytest.raises(AssertionError, match="the script is over"):
        run(
            fight(t, t.heroes, crows),
            """
            skill pass
            character:0 2
            dungeon:0 5
            reroll done
            dungeon:0 2
            dungeon:0 3
            dungeon:0 4
            skill pass
            character:0 3
            dungeon:0 1
            reroll done
            dungeon:0 2
            dungeon:0 2
            """,
        )
    assert (crows.left, crows.hp, hero.hp) == (2, 1, 7)  # 2 of the 3 went on to the next crow


def test_enemy_armour_takes_off_the_dice_and_not_the_potion() -> None:
    t = table()
    t.heroes[0].potions = ["fire"]
    foe = enemy(8, armour=2)
    run(
        fight(t, t.heroes, foe),
        "skill pass\ncharacter:0 3\ndungeon:0 3\nreroll done\npotion use:fire",
    )
    t.heroes[0].potions = ["fire"]
    foe = enemy(7, armour=2)
    run(
        fight(t, t.heroes, foe),
        "skill pass\ncharacter:0 X\ndungeon:0 3\nreroll done\npotion use:fire",
    )


def test_three_add_both_columns() -> None:
    row = MONSTERS["garde"]["rows"][0]
    assert [make_enemy("garde", row, n).hp for n in (1, 2, 3)] == [8, 16, 24]
