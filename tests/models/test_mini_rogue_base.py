"""The second model of MINI ROGUE: what of the base game has rules of its own (MR-261 to MR-269)."""

import random
from collections import Counter

import pytest

from tests.models.mini_rogue import Model
from tests.models.mini_rogue_base import CHARACTERS
from tests.models.mini_rogue_company import start
from tests.models.mini_rogue_dice import Die, Pool
from tests.models.mini_rogue_fight import Enemy, Fight, Phase, combat_skills, fight, strike
from tests.models.mini_rogue_play import enemy, run, self_play, table, wanted
from tests.models.mini_rogue_rooms import resolve_room
from tests.models.mini_rogue_state import Ask, Over, Table, discard_item, lose
from tests.models.mini_rogue_zone import (
    choose_way,
    deal,
    draft,
    exploration_skills,
    prepare,
    resolve_rooms,
)


def skills(t: Table, foe: Enemy) -> list[str]:
    """List the Combat skills of the first adventurer."""
    return combat_skills(table(), Fight(t.heroes, foe), Phase(t.heroes[0]))


def struck(foe: Enemy, *dice: int, dungeon: int = 2, bash: int = 0, stab: bool = False) -> int:
    """Count the damage of dice that show these numbers, with a skill of the base game."""
    pool, before = Pool([Die([n]) for n in dice], dungeon), foe.hp
    strike(foe, Phase(table().heroes[0], pool, bash=bash, stab=stab))
    return before - foe.hp


def at_the_way(hero: str, *others: str) -> Table:
    """Stand all on the resolved Entrance, with a Monster to the right and a trap below."""
    t = table(hero, *others)
    t.grid = {(0, 0): "feu", (0, 1): "garde", (1, 0): "egout", (1, 1): "coffre"}
    t.unused = [card for card in t.unused if card not in t.grid.values()]
    t.up = {(0, 0), (0, 1), (1, 0)}
    for each in t.heroes:
        each.resolved = True
    return t


# Characters (notes 4.1)


def test_the_four_start_as_is_public() -> None:
    values = {
        name: (hero.order, hero.hp, hero.armor, hero.food, hero.gold, hero.potions)
        for name in CHARACTERS
        for hero in (start(0, name, "normal"),)
    }
    assert values == {
        "croise": ("warrior", 10, 1, 4, 0, []),
        "pretresse": ("healer", 13, 0, 3, 2, ["holy"]),
        "magicienne": ("wizard", 11, 0, 4, 3, ["percep"]),
        "roublard": ("thief", 10, 0, 3, 5, []),
    }
    hard = start(0, "croise", "roguelike")
    assert (hard.hp, hard.food, hard.gold) == (8, 3, 0)  # p.16: no gold to lose


def test_they_play_without_the_rooms_of_their_box() -> None:
    """MR-261: no options say so."""
    model = Model(["magicienne", "croise"], {})
    assert model.table.heroes[0].name == "magicienne"


def test_random_games_with_them_end_and_say_all_their_words() -> None:
    told: Counter[str] = Counter()
    for seed in range(200):
        self_play(seed, 1 + seed % 3, told)
    said = {word.partition(" ")[2].rpartition("@")[0] or word.partition(" ")[2] for word in told}
    words = {"skill:ecu", "skill:egide", "skill:sauvegarde", "skill:vision", "skill:sournois"}
    words |= {"skill:faufiler", "skill:tribut:1", "feed", "pay:gold", "pay:food"}
    words |= {f"skill:conjuration:{kind}" for kind in ("fire", "frost", "poison")}
    assert words <= said
    assert any(word.startswith("draft:") for word in said)


# Combat skills


def test_the_bash_adds_twice_the_own_armour_before_the_enemys() -> None:
    t = table("croise")
    t.heroes[0].armor = 3
    foe = enemy(30, damage=0, armour=2)
    with pytest.raises(AssertionError, match="prompt='reroll'"):
        script = "skill skill:ecu\ncharacter:0 4\ndungeon:0 2\nreroll done\n"
        run(fight(t, t.heroes, foe), script + "character:0 X\ndungeon:0 2")
    assert foe.hp == 30 - (4 + 2 * 3 - 2)
    assert t.heroes[0].cards == {"croise": False}


def test_the_bash_needs_armour_of_the_board() -> None:
    t = table("croise")
    assert skills(t, enemy(9)) == ["skill:ecu"]
    t.heroes[0].armor, t.aegis = 0, 1
    assert skills(t, enemy(9)) == []


def test_a_dodge_takes_the_bash_with_an_only_die() -> None:
    assert struck(enemy(30, effects="dodge"), 4, dungeon=5, bash=4) == 0
    assert struck(enemy(30, effects="dodge"), 4, 6, dungeon=5, bash=4) == 8
    assert struck(enemy(30), 0, bash=4) == 4  # a miss cancels the die alone


def test_the_backstab_doubles_the_best_die_that_is_left() -> None:
    assert struck(enemy(30), 3, 6, stab=True) == 15
    assert struck(enemy(30, armour=2), 3, 6, stab=True) == 13
    assert struck(enemy(30, effects="dodge"), 3, 6, dungeon=5, stab=True) == 6
    assert struck(enemy(30, effects="dodge"), 6, dungeon=5, stab=True) == 0
    assert struck(enemy(30), 0, 2, stab=True) == 4


def test_the_tribute_costs_all_but_the_last_hp_and_passes_armour_and_magic_protection() -> None:
    t = table("pretresse")
    t.heroes[0].hp = 4
    foe = enemy(30, damage=0, effects="ward, dodge", armour=3)
    assert skills(t, foe) == ["skill:tribut:1", "skill:tribut:2", "skill:tribut:3"]
    with pytest.raises(AssertionError, match="prompt='dungeon:0'"):
        script = "skill skill:tribut:3\ncharacter:0 4\ndungeon:0 5\ncharacter:0 3"
        run(fight(t, t.heroes, foe), script)
    assert (t.heroes[0].hp, foe.hp) == (1, 30 - 6)
    t.heroes[0].cards["pretresse"] = True
    assert skills(t, foe) == []  # at 1 HP


def test_a_tribute_flows_on_in_a_horde() -> None:
    foe = enemy(3, effects="horde")
    strike(foe, Phase(table("pretresse").heroes[0], Pool([Die([0])], 2), plain=2 * 4))
    assert (foe.left, foe.hp) == (1, 1)


def test_conjuring_is_not_the_potion_of_the_phase() -> None:
    t = table("magicienne")
    t.heroes[0].potions = ["fire"]
    foe = enemy(30, damage=5)
    names = [f"skill:conjuration:{kind}" for kind in ("fire", "frost", "poison")]
    assert skills(t, foe) == names
    script = "skill skill:conjuration:poison\ncharacter:0 4\ndungeon:0 1\nreroll done\n"
    with pytest.raises(AssertionError, match="prompt='reroll'"):
        run(fight(t, t.heroes, foe), script + "potion use:fire\ncharacter:0 X\ndungeon:0 1\n")
    assert foe.hp == 30 - (4 + 4 + 7) and foe.poisoned


def test_conjuring_fire_and_frost() -> None:
    t = table("magicienne")
    t.heroes[0].potions, t.heroes[0].xp = [], 0
    foe = enemy(11, damage=5)
    run(fight(t, t.heroes, foe), "skill skill:conjuration:fire\ncharacter:0 4\ndungeon:0 2\n"
        "reroll done")  # fmt: skip
    assert foe.hp == 0 and t.heroes[0].hp == 11
    t.heroes[0].cards["magicienne"] = True
    foe = enemy(9, damage=5, effects="ranged")
    with pytest.raises(AssertionError, match="prompt='character:0'"):
        script = "skill skill:conjuration:frost\ncharacter:0 4\ndungeon:0 3\nreroll done\n"
        run(fight(t, t.heroes, foe), script)
    assert foe.hp == 5 and t.heroes[0].hp == 11


def test_conjuring_knows_magic_protection_and_an_enemy_already_poisoned() -> None:
    t = table("magicienne")
    assert skills(t, enemy(9, effects="ward")) == []
    foe = enemy(9)
    foe.poisoned = True
    assert skills(t, foe) == ["skill:conjuration:fire", "skill:conjuration:frost"]


# Exploration skills


def test_aegis_is_armour_of_all_until_the_rooms_of_the_step_are_resolved() -> None:
    t = at_the_way("capitaine", "croise")
    t.heroes[1].cards = {"croise": True}
    assert "skill:egide" in exploration_skills(t, t.heroes[1])
    run(choose_way(t, t.heroes[1]), "move skill:egide\nmove go:0.1")
    assert t.aegis == 1 and t.heroes[1].cards == {"croise": False}
    t.heroes[0].at, t.heroes[1].at, t.heroes[0].hp = (0, 1), (1, 0), 9
    t.up |= {(0, 1), (1, 0)}
    script = """skill pass
        character:0 4
        dungeon:0 2
        reroll done
        skill pass
        character:0 4
        dungeon:0 6
        reroll done
        character:1 5
        dungeon:1 1"""
    run(resolve_rooms(t, entered=True), script)
    assert t.heroes[0].hp == 9  # 2 damage, armour 1 and the Aegis; the guard has 8 HP
    assert t.aegis == 0


def test_the_aegis_stops_no_six() -> None:
    t = table("capitaine")
    t.aegis = 1
    with pytest.raises(AssertionError, match="prompt='skill'"):
        run(fight(t, t.heroes, enemy(20, damage=3)), "skill pass\ncharacter:0 4\ndungeon:0 6\n"
            "reroll done")  # fmt: skip
    assert t.heroes[0].hp == 10 - 3
    t.heroes[0].cards = {}
    with pytest.raises(AssertionError, match="prompt='character:0'"):
        run(fight(t, t.heroes, enemy(20, damage=3)), "character:0 4\ndungeon:0 2\nreroll done")
    assert t.heroes[0].hp == 7 - (3 - 1 - 1)


def test_the_safeguard_cancels_one_death_and_leaves_two_hp() -> None:
    t = at_the_way("pretresse", "croise")
    run(choose_way(t, t.heroes[0]), "move skill:sauvegarde\nmove go:0.1")
    assert t.ward
    lose(t, t.heroes[1], "hp", 30)
    assert (t.heroes[1].hp, t.ward) == (2, False)
    with pytest.raises(Over):
        lose(t, t.heroes[1], "hp", 2)


def test_what_follows_a_cancelled_death_follows() -> None:
    """A blow that kills still costs the ration or its HP, and blinds."""
    t = table("croise")
    t.heroes[0].hp, t.heroes[0].food, t.heroes[0].cards, t.ward = 3, 0, {}, True
    with pytest.raises(AssertionError, match="prompt='character:0'"):
        script = "character:0 4\ndungeon:0 3\nreroll done"
        run(fight(t, t.heroes, enemy(20, damage=9, effects="decay, blind")), script)
    assert (t.heroes[0].hp, t.heroes[0].blind) == (1, True)


def test_the_safeguard_ends_with_the_step() -> None:
    t = at_the_way("pretresse")
    t.heroes[0].blind, t.heroes[0].potions = True, []
    t.heroes[0].at = (1, 1)
    t.grid[1, 1], t.up = "feu", {(1, 1)}
    run(resolve_rooms(t, entered=True), "explore skill:sauvegarde\noption take:food+1")
    assert not t.ward and t.heroes[0].cards == {"pretresse": True}  # turned up by the fire


def test_who_slips_past_resolves_nothing_and_exchanges() -> None:
    t = at_the_way("docteur", "roublard")
    t.heroes[0].cards, t.heroes[0].potions = {}, []
    run(choose_way(t, t.heroes[1]), "move skill:faufiler\nmove go:0.1")
    t.heroes[0].at = t.heroes[1].at = (0, 1)
    t.heroes[0].gold = 2
    script = """character:0 4
        dungeon:0 1
        reroll done
        character:0 4
        dungeon:0 1
        reroll done
        exchange give:1:gold
        exchange pass
        exchange pass"""
    run(resolve_rooms(t, entered=True), script)
    one, two = t.heroes
    assert (one.gold, one.xp, one.met) == (2 - 1 + 1, 1, True)  # against the guard's 8 HP
    assert (two.gold, two.xp, two.met, two.slips) == (5 + 1, 0, False, False)


def test_alone_nobody_resolves_the_room_that_is_passed() -> None:
    t = at_the_way("roublard")
    t.heroes[0].slips, t.heroes[0].at = True, (0, 1)
    run(resolve_rooms(t, entered=True), "")
    assert t.grid[0, 1] == "garde" and t.heroes[0].resolved and not t.heroes[0].slips


def test_the_blind_rogue_slips_past_the_room_he_stands_in() -> None:
    t = at_the_way("roublard")
    t.heroes[0].blind, t.heroes[0].at = True, (0, 1)
    run(resolve_rooms(t, entered=True), "explore skill:faufiler")
    assert t.heroes[0].cards == {"roublard": False}


def test_sight_turns_up_to_three_rooms_up() -> None:
    t = at_the_way("magicienne")
    t.heroes[0].potions = []
    t.grid |= {(0, 2): "rats", (2, 0): "armes", (1, 2): "tireuse"}
    script = "move skill:vision\ncodex look:1.1\ncodex look:0.2\ncodex look:2.0\nmove go:0.1"
    run(choose_way(t, t.heroes[0]), script)
    assert (1, 2) not in t.up and {(1, 1), (0, 2), (2, 0)} <= t.up
    t.heroes[0].cards["magicienne"] = True
    t.up = set(t.grid)
    assert exploration_skills(t, t.heroes[0]) == []


# The Jackdaw (MR-268)


def test_the_jackdaw_is_taken_for_a_ration_without_a_test() -> None:
    t = table("capitaine", "croise", "roublard", item_test="must")
    t.grid = {(0, 0): "choucas"}
    t.heroes[0].food, t.heroes[1].food = 0, 2
    t.heroes[2].alarm = True
    run(resolve_room(t, t.heroes), "item:choucas leave")
    run(resolve_room(t, t.heroes), "item:choucas feed")
    assert (t.heroes[1].item, t.heroes[1].food, t.grid) == ("choucas", 1, {})


def test_it_replaces_a_room_face_up_further_on() -> None:
    t = at_the_way("capitaine", "croise")
    t.heroes[0].item, t.heroes[1].at = "choucas", (0, 1)
    t.up.add((1, 1))
    assert exploration_skills(t, t.heroes[0]) == ["draft:1.0", "draft:1.1"]
    t.heroes[0].at = (1, 0)  # the Entrance lies behind
    assert exploration_skills(t, t.heroes[0]) == ["draft:1.1"]
    run(draft(t, t.heroes[0], (1, 1)), "draft rats")
    assert t.grid[1, 1] == "rats" and (1, 1) in t.up and t.heroes[0].item is None
    assert "coffre" in t.unused and "rats" not in t.unused and t.discarded == ["choucas"]


def test_no_discarded_item_can_be_drawn() -> None:
    t = at_the_way("croise")
    t.unused.remove("armes")
    t.heroes[0].item = "armes"
    run(discard_item(t, t.heroes[0]), "")
    t.heroes[0].item = "choucas"
    assert not {"armes", "choucas"} & set(next(draft(t, t.heroes[0], (0, 1))).words)


def dealt(t: Table, script: str, *drawn: str) -> list[str]:
    """Prepare with a Jackdaw and tell the rooms of the zone, the others drawn in this order."""
    t.heroes[0].item = "choucas"
    run(prepare(t, t.heroes[0]), script)
    ask: Ask | None = None
    flow, cards = deal(t), iter(drawn)
    try:
        ask = next(flow)
        while True:
            assert ask.seat is None
            ask = flow.send(next(cards))
    except StopIteration:
        return list(t.grid.values())


OTHERS = ("feu", "rats", "tour", "pyree", "egout", "armes", "maison", "codex")


def test_scouted_rooms_go_where_they_are_wanted() -> None:
    t = table("croise")
    script = """prepare scout
        look garde
        look coffre
        settle settle:garde@2.1
        settle settle:coffre@0.1"""
    found = dealt(t, script, *OTHERS[:6])
    assert found == ["feu", "coffre", "rats", "tour", "pyree", "egout", "armes", "garde"]
    assert t.discarded == ["choucas"]


def test_a_scouted_room_can_be_put_under_the_others() -> None:
    t = table("croise")
    script = "prepare scout\nlook garde\nlook coffre\nsettle aside:garde\nsettle settle:coffre@0.2"
    assert dealt(t, script, *OTHERS[:7])[:3] == ["feu", "rats", "coffre"]
    assert "garde" in t.unused


def test_the_round_has_put_two_on_top_that_are_scouted_then() -> None:
    t = table("capitaine")
    script = """prepare skill:ronde
        look garde
        look coffre
        look tireuse
        aside aside:coffre
        order top:tireuse
        prepare scout
        settle settle:tireuse@0.0
        settle settle:garde@1.0"""
    found = dealt(t, script, *OTHERS[:6])
    assert found[:4] == ["tireuse", "feu", "rats", "garde"]


# The Outlaw (MR-269)


def test_who_pays_the_outlaw_does_not_fight_and_has_met_nothing() -> None:
    t = table("docteur", "croise", "roublard")
    t.grid = {(0, 0): "hors-la-loi"}
    t.heroes[0].cards, t.heroes[0].potions = {}, []
    t.heroes[2].alarm = True
    script = """toll pass
        toll pay:food
        toll pay:gold
        character:0 6
        dungeon:0 1
        reroll done"""
    run(resolve_room(t, t.heroes), script)
    assert [hero.met for hero in t.heroes] == [True, False, False]
    assert (t.heroes[1].food, t.heroes[2].gold) == (3, 3)
    assert [hero.xp for hero in t.heroes] == [1, 0, 0]  # 6 HP, once: the Tower's holder has paid


def test_the_toll_is_paid_in_kind_and_nobody_fights_where_all_pay() -> None:
    t = table("croise")
    t.grid, t.zone = {(0, 0): "hors-la-loi"}, 8
    t.heroes[0].food, t.heroes[0].gold = 1, 8
    run(resolve_room(t, t.heroes), "toll pay:gold")
    assert (t.heroes[0].gold, t.heroes[0].met) == (0, False)
    t.heroes[0].gold = 7
    with pytest.raises(AssertionError, match="prompt='skill'"):
        run(resolve_room(t, t.heroes), "")  # 8 gold or 2 rations: neither is there


def test_how_much_is_given_counts_as_one_answer_of_random_play() -> None:
    words = ["pass", *(f"skill:tribut:{n}" for n in range(1, 9))]
    drawn = random.Random(0).choices(words, wanted(words), k=300)
    assert 60 < sum(word != "pass" for word in drawn) < 140
