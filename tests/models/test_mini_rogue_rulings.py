"""The second model of MINI ROGUE against the rulings, on small made-up positions."""

import pytest

from tests.models.mini_rogue_cards import ROOMS
from tests.models.mini_rogue_dice import Die, Pool, in_stance, lowered, skill_test
from tests.models.mini_rogue_effects import guardian, resolve, resolve_icon
from tests.models.mini_rogue_exchange import carry_out, proposals
from tests.models.mini_rogue_fight import (
    Enemy,
    Fight,
    Phase,
    combat_skills,
    fight,
    loss,
    offensive,
    strike,
)
from tests.models.mini_rogue_play import enemy, run, table
from tests.models.mini_rogue_rooms import buys, resolve_room, sells, take_item
from tests.models.mini_rogue_state import Ask, Flow, Hero, Table, drinkable, gain_potion
from tests.models.mini_rogue_zone import (
    choose_way,
    descent,
    exploration_skills,
    explore,
    explore_before,
    preparation,
    resolve_rooms,
)


def struck(foe: Enemy, *dice: int, dungeon: int = 2, **phase: int) -> Enemy:
    """Strike with dice that show these numbers."""
    hero = table().heroes[0]
    pool = Pool([Die([n]) for n in dice], dungeon)
    strike(foe, Phase(hero, pool, **phase))  # type: ignore[arg-type]
    return foe


def first(flow: Flow[object], *words: str) -> Ask:
    """Answer these and return the question that waits then."""
    ask = next(flow)
    for word in words:
        assert word in ask.words, (word, ask)
        ask = flow.send(word)
    return ask


# Keywords


def test_dodge_takes_the_highest_die_before_armour_and_potions_hit() -> None:
    foe = struck(enemy(20, effects="dodge", armour=1), 6, 4, dungeon=5, plain=7)
    assert foe.hp == 20 - (4 - 1) - 7
    assert struck(enemy(20, effects="dodge"), 6, 4, dungeon=5, frozen=1).hp == 10  # MR-205
    assert struck(enemy(20, effects="dodge"), 6, 4, dungeon=4).hp == 10


def test_poison_comes_first_in_a_horde_and_its_excess_is_lost() -> None:
    foe = enemy(3, effects="horde")
    foe.poisoned = True
    struck(foe, 4, plain=1)  # MR-206, MR-246
    assert (foe.left, foe.hp, foe.poisoned) == (1, 1, False)


def test_frost_spares_the_die_of_the_current_one_unless_it_is_killed() -> None:
    for damage, blows in (("2", 2), ("4", 2)):
        t = table()
        t.heroes[0].potions = ["frost"]
        flow = fight(t, t.heroes, enemy(4, damage=0, effects="horde"))
        script = f"skill pass\ncharacter:0 {damage}\ndungeon:0 3\nreroll done\n"
        script += "potion use:frost\n" + "dungeon:0 3\n" * blows
        with pytest.raises(AssertionError, match="prompt='skill'"):
            run(flow, script)  # 3 enemies less the frozen one; 2 left and none frozen


def test_wild_unstoppable_and_the_wall() -> None:
    assert loss(enemy(9, 2, "wild"), [5], 1, 0, False) == 4
    assert loss(enemy(9, 2, "unstoppable"), [3], 4, 1, False) == 2
    assert loss(enemy(9, 2, "unstoppable"), [3], 4, 1, True) == 0
    assert loss(enemy(9, 2, "horde"), [6, 6, 3], 1, 0, True) == 3  # MR-209


def test_magic_protection_stops_potions_and_skills_like_them_but_not_the_codex() -> None:
    t = table("alchimiste", "docteur")
    ward = enemy(9, effects="ward")
    for hero in t.heroes:
        hero.item, hero.potions = "codex", ["fire", "frost", "poison"]
        assert offensive(t, ward, Phase(hero)) == []
        assert combat_skills(table(), Fight([hero], ward), Phase(hero)) == ["codex"]


def test_a_ranged_enemy_attacks_first_unless_frozen() -> None:
    t = table()
    hero = t.heroes[0]
    hero.potions = ["frost"]
    script = "skill pass\ncharacter:0 4\ndungeon:0 6\nfrost {}\nreroll done"
    run(fight(t, t.heroes, enemy(4, 2, "ranged")), script.format("use:frost"))
    assert hero.hp == 10
    hero.potions = ["frost"]
    run(fight(t, t.heroes, enemy(4, 2, "ranged")), script.format("pass"))
    assert hero.hp == 8  # and Frost is not offered again in step 7 (MR-204)


def test_decay_weakening_and_effects_only_with_a_loss() -> None:
    t = table()
    hero = t.heroes[0]
    hero.armor, hero.food, hero.xp = 2, 0, 0
    flow = fight(t, t.heroes, enemy(9, 2, "decay, weaken, curse"))
    first(flow, "pass", "2", "3", "done")
    assert hero.hp == 10 and not hero.curse  # armour took all of it
    for word in ("pass", "2", "6", "done"):
        flow.send(word)
    assert hero.hp == 10 - 2 - 1 - 1 and hero.curse


# Feats, levels, stances


def test_stances_read_dice_after_the_curse() -> None:
    assert [in_stance(n, "aggressive") for n in (0, 2, 5, 6)] == [
        *((0, False), (0, False), (5, True), (6, True)),
    ]
    assert [in_stance(n, "defensive") for n in (0, 2, 6)] == [(1, False), (2, False), (6, False)]
    assert in_stance(lowered(6, True), "balanced") == (5, False)
    assert in_stance(lowered(6, True), "aggressive") == (5, True)
    assert in_stance(lowered(2, True), "defensive") == (1, False)


def test_a_stance_moves_one_step_and_starts_balanced() -> None:
    t = table(stances="yes")
    flow = fight(t, t.heroes, enemy(9, 2))
    assert len(next(flow).words) == 3
    flow.send("stance:defensive")
    first_roll = flow.send("pass")
    assert first_roll.prompt == "character:0"
    flow.send("X")
    flow.send("3")
    assert flow.send("done").words == ["stance:balanced", "stance:defensive"]
    assert t.heroes[0].hp == 10  # 2 damage, 1 armour, 1 of the stance


def test_a_feat_makes_the_whole_die_new() -> None:
    t = table()
    t.heroes[0].hp, t.heroes[0].xp, foe = 2, 1, enemy(20, 0)
    flow = fight(t, t.heroes, foe)
    first(flow, "pass", "6", "1", "critical:0", "X", "feat:0:xp", "3")
    assert foe.hp == 17  # MR-201


def test_the_bait_adds_a_die_and_at_level_3_a_free_feat() -> None:
    for xp, dice, feats in ((0, 2, 0), (6, 3, 0), (18, 3, 1)):
        t = table("chasseuse")
        hero = t.heroes[0]
        hero.xp, hero.hp, hero.food, hero.potions = xp, 2, 0, []
        flow = fight(t, t.heroes, enemy(30, 0))
        ask = first(flow, "skill:appat")
        assert hero.hp == 1 and hero.cards == {"chasseuse": False}  # MR-210
        for _ in range(dice):
            assert ask.prompt == "character:0"
            ask = flow.send("2")
        ask = flow.send("1")
        assert sum(word.endswith("free") for word in ask.words) == 3 * feats


def test_the_bait_does_not_kill() -> None:
    t = table("chasseuse")
    hero = t.heroes[0]
    hero.hp, hero.food = 1, 0
    assert combat_skills(table(), Fight([hero], enemy(9)), Phase(hero)) == []


# Potions


def test_windows_open_where_a_potion_matters() -> None:
    t = table()
    hero = t.heroes[0]
    hero.poison, hero.potions = True, ["heal"]
    assert first(skill_test(t, hero, "tour")).prompt == "poison:0"  # nothing to heal
    hero.hp = 1
    ask = first(skill_test(t, hero, "tour"))
    assert (ask.prompt, ask.words) == ("test:tour", ["roll", "drink:heal"])
    hero.poison, hero.potions = False, ["percep"]
    assert run(skill_test(t, hero, "tour"), "test:tour use:percep\ndungeon:0 4") == (True, 4)
    hero.potions = ["heal"]
    flow = fight(t, t.heroes, enemy(9, 2))
    ask = first(flow, "pass", "2", "2")
    assert (ask.prompt, ask.words) == ("attacked", ["pass", "drink:heal"])
    hero.hp = 2
    flow = fight(t, t.heroes, enemy(9, 2))  # 1 less by armour
    assert first(flow, "pass", "2", "2").prompt == "skill"
    hero.hp, hero.curse, hero.potions = 9, True, ["heal", "holy"]
    ask = first(fight(t, t.heroes, enemy(9, 2)), "pass")
    assert (ask.prompt, ask.words) == ("attack", ["roll", "drink:heal", "drink:holy"])


def test_drinking_does_what_can_be_done_alone() -> None:
    hero = table().heroes[0]
    hero.potions = ["heal", "holy", "percep", "fire"]
    assert drinkable(table(), hero) == ["heal"]
    hero.hp, hero.blind = 20, True
    assert drinkable(table(), hero) == ["holy", "percep"]


def test_potions_of_one_kind_and_too_many() -> None:
    t = table()
    hero = t.heroes[0]
    hero.potions = ["fire", "frost"]
    run(gain_potion(t, hero, "fire"), "")
    run(gain_potion(t, hero, "poison"), "too many potions pass")
    assert hero.potions == ["fire", "frost"]
    flow = resolve(t, hero, "P:off")
    assert run(flow, "too many potions drop:fire") is None
    assert hero.potions == ["frost", "poison"]


# Rooms


def test_the_tower_doubles_monsters_and_shuts_items_out() -> None:
    t = table()
    hero = t.heroes[0]
    hero.item, t.grid = "ceinture", {(0, 0): "tour"}
    t.unused = [card for card in ROOMS if card not in ("tour", "ceinture")]
    run(resolve_room(t, [hero]), "character:0 2\ndungeon:0 1")
    assert hero.alarm and hero.item is None and t.discarded == ["ceinture"] and not t.grid
    hero.cards, t.grid = {}, {(0, 0): "garde"}
    once = "character:0 6\ndungeon:0 1\nreroll critical:0\ncharacter:0 2\nreroll done\n"
    run(resolve_room(t, [hero]), once + once)
    assert (hero.xp, hero.gold) == (2, 5)
    t.grid = {(0, 0): "codex"}
    run(resolve_room(t, [hero]), "")
    assert "sell:item" not in sells(hero, "forgeronne")


def test_the_sleeper_is_of_floor_3_on_floor_4_and_joins_the_beaten() -> None:
    t = table("chasseuse")
    hero = t.heroes[0]
    t.zone, t.beaten, t.exit, t.aside = 8, ["bourreau"], ["restes"], ["assassin"]
    hero.cards, hero.hp, hero.xp, hero.potions = {}, 1, 0, []
    flow = resolve_icon(t, hero, "guardian")
    assert first(flow).words == ["assassin", "bourreau"]
    flow.send("assassin")
    flow.send("6")
    ask = flow.send("1")
    for _ in range(3):
        assert ask.words == ["done", "critical:0"]
        flow.send("critical:0")
        ask = flow.send("6")
    assert flow.send("done").prompt == "option"  # 23 HP: gone, though XP may be nothing yet
    assert hero.xp == 4 and t.beaten == ["bourreau", "assassin"] and t.aside == []


def test_rewards_are_chosen_before_the_die() -> None:
    t = table()
    t.stories = []
    run(resolve(t, t.heroes[0], "reward"), "option take:story\ndungeon:0 6\noption take:armor+1")
    assert t.heroes[0].armor == 2


def test_a_story_for_a_class_and_one_that_would_kill() -> None:
    t = table("docteur")
    t.stories = ["message"]
    hero = t.heroes[0]
    assert first(resolve(t, hero, "story"), "message").words == ["story:a", "story:b", "story:c"]
    t.stories, hero.hp = ["message"], 1
    assert first(resolve(t, hero, "story"), "message").words == ["story:b", "story:c"]


def test_merchants_sell_what_brings_something() -> None:
    t = table()
    hero = t.heroes[0]
    hero.gold, hero.hp, hero.food = 3, 20, 4
    assert buys(t, hero, "marchand") == []
    hero.curse, hero.hp = True, 19
    assert buys(t, hero, "marchand") == ["buy:hp+1", "buy:bless", "buy:hp+4"]


def test_the_hammer_comes_after_the_trade_and_is_one() -> None:
    t = table("capitaine", "docteur")
    t.grid[0, 0] = "forgeronne"
    for hero in t.heroes:
        hero.gold, hero.armor = 3, 0
    run(
        resolve_room(t, t.heroes),
        "trade:forgeronne leave\ntrade:forgeronne leave\nhammer leave\nhammer buy:hammer",
    )
    assert t.heroes[1].item == "forgeronne" and t.heroes[1].gold == 0 and not t.grid


def test_the_belt_brings_holy_water_and_leaves_two_potions() -> None:
    t = table()
    hero = t.heroes[0]
    t.grid[0, 0], hero.potions = "ceinture", ["fire", "frost"]
    run(resolve_room(t, [hero]), "want item test\ncharacter:0 6\ndungeon:0 1\nitem:ceinture take")
    assert hero.potions == ["fire", "frost", "holy"]
    t.grid[0, 0] = "codex"
    run(take_item(t, hero, "codex"), "too many potions drop:frost")


def test_a_tomb_lets_the_die_be_changed_within_its_faces() -> None:
    t = table()
    t.grid[0, 0] = "geoles"
    ask = first(resolve_room(t, t.heroes), "5", "6")
    assert ask.words == ["die:5", "die:6"]


# The zone


def test_preparation_skills_come_from_zone_2_on() -> None:
    t = table()
    assert first(preparation(t, skills=False)).prompt == "room:0.0"
    flow = descent(t)
    ask = first(flow, "skill:ronde", "armes", "feu", "tour", "aside:armes", "top:tour")
    assert ask.prompt == "room:0.2"
    assert (t.grid[0, 0], t.grid[0, 1], t.under) == ("tour", "feu", ["armes"])


def test_exploration_skills_of_the_seeing_and_of_the_blind() -> None:
    t = table("chasseuse")
    hero = t.heroes[0]
    hero.potions = []
    t.grid = {(0, 0): "feu"}
    assert first(explore(t)).prompt == "explore"  # the Entrance, not yet resolved
    assert "skill:chasse" in first(choose_way(t, hero)).words
    hero.blind = True
    assert first(choose_way(t, hero)).words == ["go:0.1", "go:1.0"]
    assert first(explore_before(t, hero)).words == ["pass", "skill:chasse"]
    hero.blind, hero.at = False, (1, 2)
    assert run(choose_way(t, hero), "") == (2, 2)  # the exit is left alone


def test_sight_that_comes_back_turns_the_rooms_beside_up() -> None:
    t = table("docteur")
    hero = t.heroes[0]
    hero.blind = hero.resolved = True
    t.grid = dict(zip([(0, 0), (0, 1), (1, 0)], ROOMS))
    t.up = {(0, 0)}
    flow = choose_way(t, hero)
    ask = first(flow, "drink:holy")
    assert ask.words == ["go:0.1", "go:1.0"] and t.up == {(0, 0), (0, 1), (1, 0)}


def test_the_alchemist_distils_another_kind() -> None:
    t = table("alchimiste")
    hero = t.heroes[0]
    others = ["fire", "frost", "poison", "heal", "holy"]
    words = [f"skill:distillation:percep:{kind}" for kind in others]
    assert exploration_skills(t, hero) == words
    first(choose_way(t, hero), words[0])
    assert hero.gold == 1 and hero.potions == ["fire"]


def test_the_codex_hurts_past_armour_or_turns_up_to_three_rooms_up() -> None:
    t = table()
    hero = t.heroes[0]
    hero.cards, hero.item = {}, "codex"
    t.unused.remove("codex")
    foe = enemy(8, armour=3)
    run(fight(t, [hero], foe), "skill codex\ncharacter:0 5\ndungeon:0 1\nreroll done")
    assert hero.item is None and t.discarded == ["codex"]
    hero.item, t.grid = "codex", dict(zip([(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)], ROOMS))
    t.up = {(0, 0)}
    run(
        explore_before(t, hero),
        "explore codex\ncodex look:2.1\ncodex look:1.0\ncodex look:0.1",
    )
    assert t.up == set(t.grid) - {(2, 0)}
    hero.item, t.up = "codex", {(0, 0)}
    run(explore_before(t, hero), "explore codex\ncodex look:2.1\ncodex done")


# Together


def two() -> tuple[Table, Hero, Hero]:
    t = table("capitaine", "docteur")
    for hero in t.heroes:
        hero.cards, hero.potions = {}, []
    return t, t.heroes[0], t.heroes[1]


def test_the_leader_attacks_first_and_each_is_answered() -> None:
    t, one, other = two()
    t.leader, one.armor = 1, 0
    foe = enemy(4, 2, heroes=2)
    assert foe.hp == 8
    run(
        fight(t, t.ordered(), foe),
        """
        character:1 4
        dungeon:1 6
        reroll done
        character:0 4
        dungeon:0 6
        reroll done
        """,
    )
    assert (one.hp, other.hp) == (10, 11)


def test_poison_hurts_in_each_phase_and_frost_spares_its_drinker() -> None:
    t, one, other = two()
    one.armor, one.potions, other.potions = 0, ["poison"], ["frost"]
    foe = enemy(50, 2)
    script = """
        character:0 2
        dungeon:0 6
        reroll done
        potion use:poison
        character:1 2
        dungeon:1 6
        reroll done
        potion use:frost
    """
    with pytest.raises(AssertionError, match="the script is over"):
        run(fight(t, t.heroes, foe), script)
    assert foe.hp == 50 - 2 - 4 - 2 - 4 and (one.hp, other.hp) == (8, 13)


def test_all_roll_for_an_item_and_the_leader_may_take_it_first() -> None:
    t, one, other = two()
    t.grid[0, 0] = "codex"
    run(
        resolve_room(t, t.ordered()),
        """
        want item test
        character:0 5
        dungeon:0 1
        want item test
        character:1 5
        dungeon:1 1
        item:codex leave
        item:codex take
        """,
    )
    assert one.item is None and other.item == "codex"


def test_gifts_stay_within_the_limits() -> None:
    _, one, other = two()
    one.armor, one.gold, one.food, other.food = 0, 1, 3, 4
    one.potions, other.potions = ["fire"], ["frost", "holy"]
    one.item, other.item = "armes", "ceinture"
    one.uses = 2
    assert proposals(one, [other]) == [
        "give:1:gold",
        "give:1:potion:fire",
        *("swap:1:potion:fire:frost", "swap:1:potion:fire:holy"),
        "swap:1:item",
    ]
    other.potions.append("heal")  # three: the Belt goes with one of them
    words = ["swap:1:item:frost", "swap:1:item:heal", "swap:1:item:holy"]
    assert [word for word in proposals(one, [other]) if "item" in word] == words
    carry_out(one, other, "swap:1:item:holy")
    assert (one.item, other.item, other.uses) == ("ceinture", "armes", 2)
    assert (one.potions, other.potions) == (["fire", "holy"], ["frost", "heal"])


def test_the_partner_finishes_the_own_room_before_both_fall() -> None:
    t, one, other = two()
    t.zone, t.grid = 1, {(0, 1): "egout", (1, 0): "pyree"}
    one.at, other.at = (0, 1), (1, 0)
    run(
        resolve_rooms(t, entered=True),
        "character:0 2\ndungeon:0 5\noffering pass\ndungeon:1 6",
    )
    assert t.fell == 0 and other.hp == 14


def test_the_remains_are_two_fights_and_the_leader_begins_both() -> None:
    t, one, other = two()
    t.exit, t.zone, t.leader = ["restes"], 10, 1
    one.hp = other.hp = 20
    one.armor = other.armor = 4
    one.potions = []
    other.potions = ["poison", "frost"]
    flow = guardian(t, t.ordered())
    words = ["6", "1", *("critical:0", "6") * 7, "done"]
    ask = first(flow, *words)  # 48 - 2 armour of 44: the first phase is over
    assert (ask.seat, ask.prompt) == (1, "potion")
    ask = flow.send("use:poison")
    assert ask.prompt == "character:1" and t.won is None
