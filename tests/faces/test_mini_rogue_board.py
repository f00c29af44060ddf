"""MINI ROGUE on the presentation model: the laws of a board, and what its exact chances say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from heroon.board.laws import faults
from heroon.board.layers import badges
from heroon.board.model import Look
from heroon.board.types import Board, Card, Grid, Panel, Row
from heroon.faces.mini_rogue.art import names
from heroon.faces.mini_rogue.board import MODEL, board
from heroon.faces.mini_rogue.choices import short
from heroon.faces.mini_rogue.fight import now
from heroon.faces.mini_rogue.fights import whole_fight
from heroon.faces.mini_rogue.odds import chances, pass_chance, rerolled
from heroon.faces.mini_rogue.scene import Sight, nearly
from heroon.faces.mini_rogue.seen import given, run_of
from heroon.faces.mini_rogue.terminal import draw
from heroon.faces.mini_rogue.terms import cell
from heroon.faces.mini_rogue.what import card
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import (
    CELL_SIZE,
    HERO_AT,
    HERO_HOLDS,
    NO_FALL,
    REWARDS,
    ROOM_AT,
    TRAP_FAILURE,
    TRAP_ROW,
)
from heroon.games.mini_rogue.foes import full_hp, horde
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import PASS, Rng, Seeded, Table, game
from heroon.kernel.words import DONE
from heroon.play import looking
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.told import teller_of
from heroon.play.who import Who
from heroon.terminal.pictures import area_lines
from heroon.terminal.scene import Scene as TerminalScene
from heroon.texts import Sentences, Texts, package_of
from tests.faces.asking import asked, played, question
from tests.lengths import length
from tests.mini_rogue.laid import laid

CROWS = w.FOE.by_token["crows"]
NAMES = {0: "player-1", 1: "player-2", 2: "player-3"}
LANGS = ("en", "fr")
TELLER = teller_of("mini-rogue")


@cache
def told_in(lang: str) -> Texts:
    return Texts(lang, package_of("mini-rogue"), strict=True)


def look(table: Table[Any], seat: int, lang: str = "en") -> Look:
    return Look(table.view(seat), Sentences(told_in(lang), table.spec, seat, NAMES))


def positions(seeds: int = 4, most: int = 60) -> Iterator[Table[Any]]:
    spec = game("mini-rogue")
    for seed in range(seeds):
        options = {"hero_2": "captain", "hero_3": "alchemist"}
        options |= {"stances": "yes", "mix": "yes", "last_one": "chance"} if seed % 2 else {}
        table: Table[Any] = Table(spec, options, Seeded(f"board {seed}"), seats=1 + seed % 3)
        yield from played(table, Rng(seed), most)


def boards() -> Iterator[tuple[Table[Any], int, Board]]:
    for number, table in list(enumerate(positions()))[:: length(3, 1)]:
        for seat in (-1, *range(table.seats)):
            yield table, seat, board(look(table, seat, LANGS[number % 2]))


def test_a_board_keeps_the_laws() -> None:
    known = names()
    for table, seat, made in boards():
        over = question(table, table.view(seat), MODEL, TELLER) if seat >= 0 else None
        assert faults(made, over, art=known) == []


def test_whoever_shares_a_screen_has_the_cards_of_who_is_asked() -> None:
    """From outside with the words of the one who is asked: the same answers can be touched."""
    seen = 0
    for table in positions(3):
        if table.ask is None or table.seats < 2:
            continue
        seat = asked(table)
        sentences = Sentences(told_in("fr"), table.spec, -1, NAMES, seat)
        shared = replace(table.view(-1), words=tuple(table.words(seat)))
        made = board(Look(shared, sentences))
        assert faults(made, question(table, shared, MODEL, TELLER)) == []
        seen += 1
    assert seen > 10


def test_each_way_says_what_waits_there_and_bears_its_number() -> None:
    ways = 0
    for table in positions(3):
        view = table.view(asked(table)) if table.ask is not None else None
        if view is None or view.prompt != "way":
            continue
        made = board(look(table, view.seat))
        over = question(table, view, MODEL, TELLER)
        where = badges(made, over)
        for answer in over.answers:
            if answer.text.startswith("go:"):
                card = next(t for t in made.things() if t.id == f"act.{answer.text}")
                assert isinstance(card, Panel) and card.text
                assert answer.number in where[card.id]
                ways += 1
    assert ways > 20


def test_the_zone_is_nine_cells_with_everybody_on_one() -> None:
    for table, _, made in boards():
        grid = next(t for t in made.things() if isinstance(t, Grid))
        pawns = [i.id for c in grid.cells for i in c.items if "pawn" in i.style]
        assert len(grid.cells) == 9
        assert sorted(pawns) == [f"hero.{s}" for s in range(table.seats)]


# -- the run that a view shows ---------------------------------------------------------------------


def test_a_view_shows_all_that_the_chances_rest_on() -> None:
    fields: tuple[str, ...] = ("hp", "xp", "armour", "food", "gold", "cursed", "poisoned")
    fields += ("blind", "spent")
    fields += ("foe", "foe_hp", "dice", "die", "swarm", "bonus", "venom", "frozen", "walled")
    fields += ("fighters", "free", "offended", "curse_shows", "baited", "uses")
    fields += ("items", "potions", "stance")
    for table in positions():
        g = run_of(table.view(0), SPEC)
        for field in fields:
            assert list_of(getattr(g, field)) == list_of(getattr(table.g, field)), field


def list_of(value: object) -> object:
    """A field to compare: a number, or a list of numbers or of lists."""
    return [list_of(one) for one in value] if isinstance(value, list) else value


# -- chances ---------------------------------------------------------------------------------------


def lone(**given: Any) -> Run:
    """An adventurer with 10 HP on Floor 1."""
    g: Run = SPEC.blank(SPEC.settings({}), 1)
    g.zone, g.hp[0], g.food[0] = 1, 10, 3
    for name, value in given.items():
        field = getattr(g, name)
        if isinstance(field, list) and not isinstance(value, list):
            field[0] = value
        else:
            setattr(g, name, value)
    return g


@pytest.mark.parametrize(
    ("xp", "cursed", "chance"),
    [
        (0, 0, Fraction(1, 3)),
        (6, 0, Fraction(5, 9)),
        (18, 0, Fraction(19, 27)),
        (0, 1, Fraction(1, 4)),  # a 6 alone with the symbol, a 5 or 6 without it
    ],
)
def test_the_chance_of_a_test(xp: int, cursed: int, chance: Fraction) -> None:
    assert pass_chance(lone(xp=xp, cursed=cursed), 0) == chance


def test_striking_at_a_guard_as_the_dice_lie() -> None:
    """A 3 against 8 HP leaves 5; a black 4 is a hit of 2, a black 1 a miss (Conseil p. 4)."""
    g = lone(foe=w.GUARD, foe_hp=[8], fighters=1, dice=[12], die=4)
    found = chances(g, 0, DONE, "dice")
    assert found is not None and (int(found.kill), int(found.hit), int(found.die)) == (0, 1, 0)
    g = lone(foe=w.GUARD, foe_hp=[3], fighters=1, dice=[12], die=4)
    found = chances(g, 0, DONE, "dice")
    assert found is not None and (int(found.kill), int(found.hit), int(found.die)) == (1, 0, 0)


def test_a_feat_and_a_critical_hit_roll_one_die_again() -> None:
    """From 6 with a critical hit: only a miss (1 of 6) stays below 8; a feat needs a new 6 for it.

    A critical hit that a feat brings may be rolled again for nothing: 1 of 6, then 5 of 6.
    """
    g = lone(foe=w.GUARD, foe_hp=[8], fighters=1, dice=[4 * 6 + 2], die=6, xp=3, hp=2)
    critical = rerolled(g, 0, w.CRITICAL[1], "dice")
    once = Fraction(1, 6)
    assert critical == (Fraction(5, 6), once, once, Fraction(8, 6), 2 * once)
    feat = rerolled(g, 0, w.FEAT[1][0], "dice")
    kill = Fraction(5, 36)
    left = Fraction(8 + 6 + 5 + 4 + 3 + Fraction(8, 6), 6)
    assert list(feat) == [kill, 1 - kill, 1 - kill, left, 2 * (1 - kill)]
    assert g.dice == [4 * 6 + 2] and g.hp[0] == 2


def test_before_the_roll_all_throws_count() -> None:
    """One die against 4 HP: 4, 5 and 6 fell it; else 5 black faces of 6 hit for 2 of 2 HP."""
    g = lone(foe=w.GUARD, foe_hp=[4], fighters=1, hp=2)
    found = chances(g, 0, PASS, "skill")
    lost = Fraction(5, 6)
    assert found == (Fraction(1, 2), lost / 2, lost / 2, Fraction(4 + 2 + 1, 6), lost)
    frozen = chances(lone(foe=w.GUARD, foe_hp=[4], fighters=1, hp=2), 0, w.FREEZE, "skill")
    assert frozen is not None and list(frozen[:3]) == [Fraction(1, 2), 0, 0]


@pytest.mark.parametrize(("foe", "hp"), [("guard", (8,)), ("crows", (3, 3, 3)), ("archer", (4,))])
def test_a_whole_fight_goes_as_often_as_counted(foe: str, hp: tuple[int, ...]) -> None:
    """Against the rules themselves: fights played to their end with nothing used."""
    won, many = 0, 300
    for seed in range(many):
        won += fought(foe, seed)
    g = lone(foe=w.FOE.by_token[foe], fighters=1)
    counted = float(whole_fight(g, 0, hp).win)
    spread = 4 * (counted * (1 - counted) / many) ** 0.5 + 0.01
    assert abs(won / many - counted) < spread, (won / many, counted)


def fought(foe: str, seed: int) -> bool:
    """Whether a lone adventurer with 10 HP and one die beats an enemy of Floor 1."""
    rng = Rng(seed)
    g = lone(foe=w.FOE.by_token[foe], fighters=1)
    left = [full_hp(g)] * (3 if horde(g) else 1)
    damage = {"guard": 2, "crows": 1, "archer": 2}[foe]
    mine = 10
    while left and mine > 0:
        face, black = 1 + rng.below(6), 1 + rng.below(6)
        if foe == "archer" and black > 1:
            mine -= damage
            if mine <= 0:
                return False
        n = 0 if face == 1 else face
        while n and left:
            taken = min(n, left[0])
            n, left[0] = n - taken, left[0] - taken
            left = left[1:] if not left[0] else left
        if foe == "guard" and left and black > 1:
            mine -= damage
        if foe == "crows":
            mine -= damage * sum(rng.below(6) > 0 for _ in left)
    return mine > 0


def test_a_chance_is_never_all_or_nothing_where_it_is_not() -> None:
    assert nearly(Fraction(9_999, 10_000)) == (99, 100)
    assert nearly(Fraction(1, 10_000)) == (1, 100)
    assert nearly(Fraction(5, 9)) == (5, 9)
    assert nearly(Fraction(1)) == (1, 1)


# -- what an answer brings beside what stands on the card -----------------------------------------


def said(table: Table[Any], lang: str = "en") -> dict[str, str]:
    """What the card of each answer says, by answer."""
    found = {}
    for thing in board(look(table, asked(table), lang)).things():
        if isinstance(thing, Panel) and thing.id.startswith("act."):
            found[thing.id.removeprefix("act.")] = thing.text
    return found


def test_the_alarm_makes_two_fights_of_one() -> None:
    """MR-220: 10 HP beat the guard of Floor 1 nearly always, twice in a row less often."""
    g = lone(foe=w.GUARD, fighters=1)
    once, twice = (whole_fight(g, 0, (8,), times) for times in (1, 2))
    assert twice.win < once.win
    assert twice.likely < once.likely
    rooms = {"b1": "guard^", "a2": "camp^"}
    plain = said(laid("MOVE 0", rooms=rooms))["go:b1"]
    rung = said(laid("MOVE 0", rooms=rooms, items=[["tower"]]))["go:b1"]
    assert "two fights in a row" not in plain
    assert "two fights in a row" in rung
    assert plain.replace("two", "") != rung


def test_a_card_that_takes_the_place_of_an_item_says_so() -> None:
    rooms = {"b1": "tower^", "a2": "belt^"}
    for items, there in (([["codex"]], True), ([[]], False), ([["tower"]], False)):
        told = said(laid("MOVE 0", rooms=rooms if items != [["tower"]] else {"a2": "belt^"},
                         items=items))  # fmt: skip
        assert ("replaces: Codex" in told["go:a2"]) == there
    told = said(laid("MOVE 0", rooms=rooms, items=[["codex"]]))
    assert "replaces: Codex" in told["go:b1"]


@pytest.mark.parametrize(("rule", "tests"), [("want", 0), ("must", 1)])
def test_beside_the_alarm_tower_an_item_says_that_nothing_can_be_taken(
    rule: str, tests: int
) -> None:
    """MR-218: its Room is passed without a question, and a chance would be a false promise."""
    rooms = {"b1": "belt^", "a2": "camp^"}
    told = {"free": said(laid("MOVE 0", rooms=rooms))["go:b1"]}
    held = laid("MOVE 0", rooms=rooms, items=[["tower"]], options={"item_test": rule})
    told["held"] = said(held)["go:b1"]
    assert ["can take no card" in text for text in told.values()] == [False, True]
    assert [text.count("test passed") for text in told.values()] == [1, tests]
    words = {SPEC.words.text[word]: word for word in held.view(0).words}
    assert bool(short(words["go:b1"], look(held, 0))) == bool(tests)


def test_gold_from_a_sale_stops_at_the_highest_number() -> None:
    rooms = {"a1": "merchant^"}
    table = laid(f"SHOP 0 {w.MERCHANT}", rooms=rooms, gold=[8], potions=[["holy"]])
    assert said(table)["sell:holy"].startswith("gold 8 → 10")


def test_a_trade_says_what_becomes_of_rations_and_armour() -> None:
    rooms = {"a1": "merchant^"}
    told = said(laid(f"SHOP 0 {w.MERCHANT}", rooms=rooms, gold=[8], armour=[1], food=[2]))
    assert "Rations 2 → 3" in told["buy:food"]
    assert "Armour 1 → 2" in told["buy:armor"]
    assert "Armour 1 → 0" in told["sell:armor"]


def test_who_goes_hungry_is_told_what_it_costs() -> None:
    """ "Go hungry" stood there without its price."""
    told = said(laid("MEAL 0", hp=[2], food=[0], potions=[["heal"]]))
    assert told["pass"] == "HP 2 → 0"


def test_a_choice_says_what_becomes_of_the_number() -> None:
    """Its card is called what it gives; a potion carried already would give nothing (MR-231)."""
    camp = laid(f"CHOICE 0 {ROOM_AT[w.CAMP]}", rooms={"a1": "camp^"}, hp=[19], food=[2], xp=[5])
    assert said(camp) == {
        "choose:first": "XP 5 → 6, Level 1 → 2",
        "choose:second": "Rations 2 → 3",
        "choose:third": "HP 19 → 20",
    }
    cards = {thing.id: thing for thing in board(look(camp, 0)).things()}
    assert cards["act.choose:first"].label == "Choose +1 XP: XP 5 → 6, Level 1 → 2"
    prize = f"CHOICE 0 {REWARDS + 4 * CELL_SIZE}"
    assert said(laid(prize))["choose:first"] == "cures Curse, Poison and Blindness"
    assert "carry one already" in said(laid(prize, potions=[["holy"]]))["choose:first"]


def test_a_failed_test_says_what_it_costs_and_what_that_takes_with_it() -> None:
    """The Codex takes 1 XP, and with it a Level; who has none pays in HP (MR-252)."""
    rooms = {"a1": "codex^"}
    told = said(laid(f"WANT 0 {w.CODEX}", rooms=rooms, xp=[6]))["try"]
    assert "failed: −1 XP (Level 2 → 1)" in told
    told = said(laid(f"WANT 0 {w.CODEX}", rooms=rooms, xp=[5]))["try"]
    assert "failed: −1 XP" in told and "Level" not in told
    told = said(laid(f"WANT 0 {w.CODEX}", rooms=rooms, xp=[0]))["try"]
    assert "failed: −1 XP (what you lack costs 1 HP)" in told
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "fighters": 1, "dice": [2, 3], "xp": [6]}
    assert "Level 2 → 1" in said(laid("DICE 0", die=1, **fight))["feat:1-xp"]


def test_the_smiths_card_that_is_carried_is_called_a_hammer() -> None:
    table = laid("GIVE 0", seats=2, gifts=[3, 0], items=[["smith"], []])
    aside = TELLER.aside(
        table.spec.words.parse(0, "give:item>1"), table.view(0), look(table, 0).sentences
    )
    assert aside == "Throwing hammer"


def test_a_tomb_read_as_the_criminal_says_how_that_fight_goes() -> None:
    tomb = laid(f"TOMB 0 {w.CHARNEL}", rooms={"a1": "charnel^"}, passed=1, die=6)
    told = said(tomb)
    assert "8 HP, 2 damage" in told["read:6"]
    assert "won" in told["read:6"]
    assert "8 HP" not in told["read:5"]


def test_what_is_bought_says_what_it_is_good_for_and_what_goes_for_it() -> None:
    smith = {"a1": "smith^"}
    told = said(laid(f"HAMMER 0 {w.SMITH}", rooms=smith, items=[["cache"]]))["hammer"]
    assert "5 damage, past all armour" in told
    assert "replaces: Weapon Cache" in told
    rooms = {"a1": "merchant^"}
    cured = said(laid(f"SHOP 0 {w.MERCHANT}", rooms=rooms, cursed=[1]))["buy:bless"]
    assert "cures Curse" in cured


def test_what_is_bought_says_what_becomes_of_hp_and_xp() -> None:
    """At 23 XP the Smith's two XP are HP; at 18 HP two of the Merchant's four are lost."""
    state: dict[str, Any] = {"hp": [18], "xp": [23], "gold": [3]}
    smith = said(laid(f"SHOP 0 {w.SMITH}", rooms={"a1": "smith^"}, **state))["buy:xp"]
    assert smith.endswith("HP 18 → 20")
    merchant = said(laid(f"SHOP 0 {w.MERCHANT}", rooms={"a1": "merchant^"}, **state))["buy:heal"]
    assert merchant.endswith("HP 18 → 20")


def test_a_remedy_is_told_once() -> None:
    table = laid("MOVE 0", rooms={"b1": "gaol^"}, options={"hero_1": "plague-doctor"}, spent=[0],
                 cursed=[1])  # fmt: skip
    assert listed(table)["remedy:curse"] == "Remedy: cure the curse ()"


def test_the_hammer_that_a_card_replaces_is_called_a_hammer() -> None:
    told = said(laid("MOVE 0", rooms={"b1": "codex^", "a2": "camp^"}, items=[["smith"]]))["go:b1"]
    assert "replaces: Throwing hammer" in told


def test_the_test_of_a_story_tells_its_chance() -> None:
    at: dict[str, Any] = {"at": [w.CELL.by_token["c3"]], "potions": [["percep"]]}
    assert "1 in 3" in said(laid("TEST 0", **at))["pass"]


def test_a_potion_too_many_is_named_where_one_makes_room_for_it() -> None:
    told = said(laid(f"FULL 0 {w.FROST}", potions=[["fire", "poison"]]))
    assert "in its place: Frost potion" in told["drop:fire"]


def test_xp_beyond_the_highest_number_is_told_as_hp() -> None:
    camp = f"CHOICE 0 {ROOM_AT[w.CAMP]}"
    rooms = {"a1": "camp^"}
    assert said(laid(camp, rooms=rooms, xp=[23], hp=[3]))["choose:first"] == "HP 3 → 4"
    prize = f"CHOICE 0 {REWARDS}"
    told = said(laid(prize, xp=[22], hp=[3]))["choose:second"]
    assert told == "XP 22 → 23, HP 3 → 4"


def test_a_row_that_would_kill_says_so() -> None:
    rooms = {"b1": "sewer^", "a2": "camp^"}
    low, well = (said(laid("MOVE 0", rooms=rooms, hp=[hp]))["go:b1"] for hp in (3, 4))
    assert "−3 HP, a Fall to Zone 3 (deadly)" in low
    assert "deadly" not in well


def test_a_blow_takes_a_ration_or_hp_for_one_that_is_lacking() -> None:
    """Decay and Weakening beside the HP of the blow (MR-252): 2 HP are dead by 1 and 1."""
    foe = w.FOE.by_token["rats"]
    fight: dict[str, Any] = {"foe": foe, "foe_hp": [9], "foe_full": 9, "fighters": 1, "dice": [2]}
    table = laid("DICE 0", die=3, hp=[5], food=[2], **fight)
    assert "HP 5 → 3, Rations 2 → 1." in said(table)["done"]
    table = laid("DICE 0", die=3, hp=[3], food=[0], **fight)
    assert "HP 3 → 0, you die" in said(table)["done"]


def test_all_who_stand_where_an_enemy_waits_fight_it() -> None:
    """The numbers are those of the fight that comes; alone, on a way, they are one's own."""
    rooms = {"a1": "guard^"}
    told = said(laid("ENTERED 0", seats=2, rooms=rooms, spent=[0, 0], hp=[10, 10]))["pass"]
    assert "all fight together" in told and "on your own" not in told
    assert "nothing used; your HP" in told
    one = said(laid("ENTERED 0", rooms=rooms, spent=[0]))["pass"]
    assert "won" in one and told.split(",")[0] != one.split(",")[0]


def test_death_is_told_without_the_potion_that_would_be_asked_about() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "foe_full": 9, "fighters": 1, "hp": [2]}
    given: dict[str, Any] = {"options": {"stances": "yes"}, "stance": [1], **fight}
    bare = said(laid("STANCE 0", **given))["stand:balanced"]
    healing = said(laid("STANCE 0", potions=[["heal"]], **given))["stand:balanced"]
    assert "you die" in bare and "without your Healing" not in bare
    assert "without your Healing" in healing
    assert bare.endswith("with no die rolled again")


def test_a_stance_says_what_it_does() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "foe_full": 9, "fighters": 1}
    told = said(laid("STANCE 0", options={"stances": "yes"}, stance=[1], **fight))
    assert "nothing is critical, armour +" in told["stand:defensive"]
    assert "a 5 is critical" in told["stand:aggressive"]


def test_the_bait_tells_its_price() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "foe_full": 9, "fighters": 1}
    assert "Rations 2 → 1" in said(laid("SKILL 0", food=[2], spent=[0], **fight))["bait"]


def test_a_die_rolled_again_speaks_of_that_die_alone() -> None:
    """After it another die may be rolled again: that one dies for sure would be false."""
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "fighters": 1, "dice": [2, 3], "xp": [8]}
    table = laid("DICE 0", hp=[2], die=6, **fight)
    found = said(table)
    assert listed(table)["feat:1-xp"].endswith(", with no feat after it)")
    assert "rolled again" not in found["done"]


def test_before_a_deadly_blow_both_answers_say_how_it_ends() -> None:
    foe: dict[str, Any] = {"foe": w.FOE.by_token["guard"], "foe_hp": [8], "fighters": 1, "die": 6}
    table = laid("BRACE 0", hp=[2], potions=[["heal"]], **foe)
    assert "HP 8 → 6" in said(table)["drink:heal"]
    assert "HP 2 → 0, you die" in said(table)["pass"]
    crows: dict[str, Any] = {"foe": CROWS, "foe_hp": [3, 3], "fighters": 1, "swarm": [2, 6]}
    table = laid("BRACE 0", hp=[2], potions=[["heal"]], **crows)
    assert "HP 2 → 0, you die" in said(table)["pass"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_small_terminal_tells_what_an_enemy_does_and_cuts_no_kind(lang: str) -> None:
    """At 80x24 the list of answers tells the kinds; the enemy's damage stands nowhere else."""
    state: dict[str, Any] = {"foe": w.FOE.by_token["rats"], "fighters": 1, "foe_hp": [6]}
    table = laid("SKILL 0", spent=[0], options={"hero_1": "plague-doctor"}, **state)
    fought = "\n".join(drawn_small(table, lang))
    assert {"en": "2 damage, Decay", "fr": "2 dégâts, Décomposition"}[lang] in fought
    zone = drawn_small(laid("MOVE 0", rooms={"a1": "camp^", "b1": "rats^", "a2": "tower^"}), lang)
    assert {"en": "Voracious Rats", "fr": "Rats voraces"}[lang] in "\n".join(zone)
    assert not any("…" in row for row in zone)
    casket = drawn_small(laid("MOVE 0", rooms={"b1": "casket^", "a2": "rats^"}), lang)
    assert not any("…" in row for row in casket)


def drawn_small(table: Table[Any], lang: str) -> list[str]:
    """The rows of the app's board at 80x24."""
    sentences = Sentences(told_in(lang), table.spec, 0, NAMES)
    view = table.view(0)
    told = (TELLER.targets(word, view, table.spec.words) for word in view.words)
    lit = frozenset(target for targets in told for target in targets)
    rows = draw(TerminalScene(view, sentences, 78, 22, lit))
    return ["".join(span.text for span in row) for row in rows]


def test_enemies_of_a_horde_have_each_their_own_hp() -> None:
    state: dict[str, Any] = {"foe": CROWS, "fighters": 1, "dice": [4 * 6 + 2]}
    told = {hp: foe_text(laid("DICE 0", foe_hp=list(hp), **state)) for hp in ((1, 5, 5), (5, 5, 5))}
    assert told[1, 5, 5].startswith("1, 5, 5 HP,")
    assert told[5, 5, 5].startswith("3 times 5 HP,")


def foe_text(table: Table[Any]) -> str:
    """What stands on the card of the enemy."""
    found = next(one for one in board(look(table, 0)).things() if one.id == "foe")
    assert isinstance(found, Panel)
    return found.text


def test_a_story_that_is_not_there_is_not_promised() -> None:
    gaol = {"b1": "gaol^", "a2": "camp^"}
    for tales, none in ((["?*4"], False), ([], True)):
        told = [] if tales else ["message", "beggar", "procession", "market"]
        table = laid("MOVE 0", rooms=gaol, tales=tales, told=told)
        assert ("none is left" in said(table)["go:b1"]) == none
        table = laid("REWARD 0", tales=tales, told=told)
        assert ("none is left" in said(table)["story"]) == none


def test_an_answer_about_an_item_names_it() -> None:
    table = laid(f"SHOP 0 {w.SMITH}", rooms={"a1": "smith^"}, items=[["belt"]])
    assert "Potion Belt" in said(table)["sell:item"]


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en", ["Holy Water", "Poison potion"]), ("fr", ["Eau Bénite", "Potion de Poison"])],
)
def test_a_short_name_of_a_potion_says_that_it_is_one(lang: str, names: list[str]) -> None:
    """In the app a place of potions says no more than that, beside the conditions."""
    table = laid("MOVE 0", rooms={"b1": "camp^", "a2": "rats^"}, potions=[["poison", "holy"]])
    cards = [x for x in board(look(table, 0, lang)).things() if isinstance(x, Card)]
    assert sorted(x.index for x in cards if "potion" in x.style) == names


def test_a_fight_is_counted_round_by_round() -> None:
    """The guard of Floor 1 with 3 HP against 2 HP and one die: by hand.

    3 to 6 beat it (2 in 3); a miss or a 2 leave it standing, and 5 in 6 of its blows kill.
    After a 2 it has 1 HP, which every throw but a miss takes.
    """
    g = lone(foe=w.GUARD, fighters=1, hp=2)
    spared = Fraction(1, 6)
    weak = Fraction(5, 6) / (1 - Fraction(1, 6) * spared)
    win = (Fraction(2, 3) + Fraction(1, 6) * spared * weak) / (1 - Fraction(1, 6) * spared)
    assert abs(whole_fight(g, 0, (3,)).win - win) < Fraction(1, 5000)


def test_what_a_potion_does_is_a_phrase_among_others() -> None:
    """Within brackets and before a semicolon no sentence begins or ends."""
    told = said(laid(f"FULL 0 {w.FROST}", potions=[["fire", "heal"]]))
    assert told["drop:heal"].startswith("gives back")
    assert "past all armour; " in told["drop:fire"]
    assert "the enemy does not act" in told["drop:fire"]
    assert not told["drop:fire"].endswith(".")


def test_the_last_guardian_is_beaten_only_in_both_phases() -> None:
    """The chance of the Remains once told of the first of their two fights alone."""
    strong: dict[str, Any] = {"zone": 10, "hp": 20, "xp": 23, "armour": 4, "food": 4}
    both, second = (
        whole_fight(lone(foe=foe, fighters=1, **strong), 0, (30,))
        for foe in (w.REMAINS, w.REMAINS_AGAIN)
    )
    assert both.win < second.win / 2
    assert both.likely < second.likely


def listed(table: Table[Any], lang: str = "en") -> dict[str, str]:
    """Each answer as the list names it, with what stands beside it."""
    seat = asked(table)
    one = look(table, seat, lang)
    words = table.spec.words
    found = {}
    for word in one.view.words:
        name = TELLER.named(word, one.view, one.sentences) if TELLER.named else ""
        aside = TELLER.aside(word, one.view, one.sentences)
        found[words.text[word]] = f"{name or one.sentences.word(word, one.view)} ({aside})"
    return found


def test_at_level_3_the_bait_promises_no_die() -> None:
    """Of three dice there is never a fourth: each attack has a free feat instead (MR-239)."""
    fight: dict[str, Any] = {"foe": w.GUARD, "foe_hp": [8], "fighters": 1, "spent": [0]}
    assert "one more Character die" in listed(laid("SKILL 0", xp=[6], **fight))["bait"]
    third = listed(laid("SKILL 0", xp=[18], **fight))["bait"]
    assert "free feat with each attack" in third and "Character die" not in third


@pytest.mark.parametrize("lang", LANGS)
def test_the_rat_hunt_says_that_its_ration_is_gained(lang: str) -> None:
    table = laid("MOVE 0", rooms={"b1": "gaol^", "a2": "camp^"}, spent=[0])
    assert "+1 ration" in listed(table, lang)["hunt"].lower()


def test_a_single_die_has_no_number_and_a_camp_no_second_name() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "fighters": 1, "xp": [3]}
    alone = listed(laid("DICE 0", die=1, dice=[4], **fight))
    assert alone["feat:1-xp"].startswith("Feat: roll the die again for 1 XP (")
    two = listed(laid("DICE 0", die=1, dice=[2, 4], **fight))
    assert two["feat:2-xp"].startswith("Feat: roll die no. 2 again for 1 XP (")
    ways = listed(laid("MOVE 0", rooms={"b1": "gaol^", "a2": "camp^"}))
    assert ways["go:a2"].startswith("Go to a2: Campfire (your skills come back")
    assert ways["go:b1"].startswith("Go to b1: Abandoned Gaol (Tomb; ")


def test_chances_that_all_dice_have_alike_are_told_once() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [9], "fighters": 1, "xp": [6]}
    for dice, once in (([2, 3], True), ([2, 6], False)):
        table = laid("DICE 0", die=1, dice=dice, **fight)
        things = {thing.id: thing for thing in board(look(table, 0)).things()}
        odds, cards = things.get("odds"), said(table)
        assert (odds is not None) is once
        told = [text for name, text in cards.items() if "it falls" in text]
        assert bool(told) is not once
        feat = things["act.feat:1-xp"]
        assert "it falls" in feat.label, "what is read alone says all"
        if isinstance(odds, Panel):
            assert odds.text.startswith("it falls 13 in 36") and odds.text in feat.label
            assert cards["feat:1-xp"] == "XP 6 → 5; Level 2 → 1"


def test_each_choice_of_a_story_is_named_by_what_one_does() -> None:
    table = laid("TALE 0 3", tales=["?*3"], told=["procession"])
    found = listed(table)
    assert found["tale:one"].startswith("Bend the knee with them (Curse")
    assert found["tale:test"].startswith("Slip into their ranks (test passed")
    assert card("procession", SPEC, told_in("en")).text[0].startswith("Masked worshippers")


def test_a_story_lies_on_the_table_while_its_answers_are_asked_for() -> None:
    """What was read out stood in the log alone."""
    table = laid("TALE 0 3", tales=["?*3"], told=["procession"])
    things = {thing.id: thing for thing in board(look(table, 0)).things()}
    story = things["tale"]
    assert isinstance(story, Panel) and story.text.startswith("Masked worshippers bar the street")
    other = board(look(laid("MOVE 0"), 0)).things()
    assert "tale" not in {thing.id for thing in other}


def test_leaving_the_smith_says_what_she_asks_next() -> None:
    for gold, there in ((3, True), (2, False)):
        table = laid(f"SHOP 0 {w.SMITH}", rooms={"a1": "smith^"}, gold=[gold], armour=[1])
        assert ("3 gold, the throwing hammer" in listed(table)["done"]) == there


def test_a_dodge_is_counted_in_the_sum_of_the_dice() -> None:
    fight: dict[str, Any] = {"foe": w.FOE.by_token["assassin"], "foe_hp": [11], "fighters": 1}
    table = laid("DICE 0", dice=[8, 16, 24], die=5, xp=[18], **fight)
    assert "Your dice: 12 − 6 by Dodge. Enemy: HP 11 → 5" in said(table)["done"]


def test_a_dungeon_die_that_a_horde_does_not_use_says_so() -> None:
    foes: dict[str, Any] = {"foe": CROWS, "foe_hp": [3, 3, 3], "fighters": 1, "dice": [2]}
    made = board(look(laid("DICE 0", die=6, **foes), 0))
    die = next(one for one in made.things() if one.id == "die")
    assert isinstance(die, Row) and die.name == "Dungeon die, of no effect against a Horde"


def test_before_a_roll_the_poison_die_is_told() -> None:
    fight: dict[str, Any] = {"foe": w.GUARD, "foe_hp": [8], "fighters": 1, "poisoned": [1]}
    told = said(laid("READY 0", potions=[["holy"]], **fight))["pass"]
    assert "the Poison die costs you 1 HP 1 in 2" in told


def test_the_last_guardian_says_which_of_its_phases_this_is() -> None:
    for foe, phase in (("remains", "first phase of two"), ("remains-again", "second and last")):
        table = laid("SKILL 0", foe=w.FOE.by_token[foe], foe_hp=[30], fighters=1, spent=[0])
        assert phase in foe_text(table)


def test_a_skill_and_a_potion_are_found_by_their_names() -> None:
    """In line mode things are looked at by name; what the Bait does stood nowhere."""
    table = laid("MOVE 0", rooms={"b1": "gaol^", "a2": "camp^"}, potions=[["poison"]])
    one = look(table, 0)
    tell = looking.telling(TELLER, one.sentences)
    for query in ("Bait", "Rat Hunt", "Poison potion", "Rat Hunter"):
        found = [thing for thing in looking.things(one.view, tell) if looking.matches(thing, query)]
        assert len(found) == 1, query
        assert any(line.startswith("Bait: In a fight: lose 1 ration") for line in found[0].text)
        assert any("damage with each attack" in line for line in found[0].text)
    assert any(looking.matches(thing, "XP") for thing in looking.things(one.view, tell))


def test_every_area_is_told_without_a_token() -> None:
    """The lines of all areas once called HP and XP `hp` and `xp`, as in the code."""
    one = look(laid("MOVE 0", rooms={"b1": "gaol^", "a2": "camp^"}), 0, "fr")
    told = " ".join(area_lines(one.view, one.sentences))
    assert " PV 10" in told and " hp " not in told and " xp " not in told


# -- what two who played together missed -----------------------------------------------------------


def test_before_an_attack_the_free_feat_of_the_bait_is_counted() -> None:
    """At Level 3 the Bait's figures were those of using nothing (MR-239)."""
    fight: dict[str, Any] = {"foe": w.GUARD, "foe_hp": [15], "fighters": 1, "spent": [0]}
    told = listed(laid("SKILL 0", xp=[18], **fight))["bait"]
    assert "with your free feat and no other die rolled again" in told
    with_it, without = (
        chances(lone(foe=w.GUARD, foe_hp=[15], fighters=1, xp=18), 0, word, "skill")
        for word in (w.BAIT, PASS)
    )
    assert with_it is not None and without is not None
    assert with_it.kill > without.kill
    assert with_it.left < without.left
    third = chances(lone(foe=w.GUARD, foe_hp=[30], fighters=1, xp=18), 0, w.BAIT, "skill")
    assert third is not None and third.left == 30 - _best_of_three()


def _best_of_three() -> Fraction:
    """The mean damage of three dice (a 1 counts 0), the worst of which is rolled anew if better.

    A new die brings 20 in 6 on average, so that a miss, a 2 and a 3 are rolled again.
    """
    sums = []
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                read = sorted(0 if face == 1 else face for face in (a, b, c))
                sums.append(sum(read[1:]) + max(Fraction(read[0]), Fraction(20, 6)))
    return Fraction(sum(sums), 216)


def test_a_stance_tells_how_many_hp_the_blow_costs() -> None:
    """`hurt 5 in 6` was the same of all three, where the Defensive one loses half."""
    criminal = w.FOE.by_token["criminal"]
    fight: dict[str, Any] = {"foe": criminal, "foe_hp": [30], "foe_full": 30, "fighters": 1}
    for lang, means in (
        ("en", ("hurt 5 in 6 (−1.7 HP on average)", "hurt 5 in 6 (−1 HP on average)")),
        ("fr", ("blessé 5 fois sur 6 (−1,7 PV en moyenne)", "(−1 PV en moyenne)")),
    ):
        told = said(laid("STANCE 0", options={"stances": "yes"}, stance=[1], **fight), lang)
        assert means[0] in told["stand:balanced"]
        assert means[1] in told["stand:defensive"]
    assert (
        "about 14.7 HP"
        in said(
            laid("STANCE 0", options={"stances": "yes"}, stance=[1], **fight | {"foe_hp": [18]})
        )["stand:balanced"]
    )


def test_a_test_of_one_who_is_poisoned_tells_the_poison_die() -> None:
    rooms = {"b1": "sewer^", "a2": "belt^"}
    for hp, deadly in ((4, True), (5, False)):
        told = said(laid("MOVE 0", rooms=rooms, poisoned=[1], hp=[hp]))
        assert all("the Poison die: −1 HP 1 in 2" in text for text in told.values())
        assert ("a Fall to Zone 3 (deadly with the Poison die)" in told["go:b1"]) == deadly
    assert (
        "−1 HP 1 in 2, deadly" in said(laid("MOVE 0", rooms=rooms, poisoned=[1], hp=[1]))["go:a2"]
    )
    tale = laid("TALE 0 3", tales=["?*3"], told=["procession"], poisoned=[1])
    assert "the Poison die" in said(tale)["tale:test"]
    assert "Poison die" not in said(laid("MOVE 0", rooms=rooms))["go:b1"]


def test_one_who_is_poisoned_dies_of_the_poison_die_before_the_blow() -> None:
    """With 1 HP: 1 in 2 by the poison, else 5 in 6 by the guard that stands."""
    found = chances(lone(foe=w.GUARD, foe_hp=[30], fighters=1, hp=1, poisoned=1), 0, PASS, "skill")
    assert found is not None
    assert found.die == Fraction(1, 2) + Fraction(1, 2) * Fraction(5, 6)


def test_a_way_that_another_has_taken_says_that_both_fight() -> None:
    rooms = {"b1": "guard^", "a2": "crows^"}
    table = laid("MOVE 1", seats=2, rooms=rooms, at=[w.CELL.by_token["b1"], 0])
    told = said(table)
    assert "so you fight together" in told["go:b1"] and "by you alone" not in told["go:b1"]
    assert "in 100, nothing used; your HP" in told["go:b1"]
    assert "by you alone" in told["go:a2"]
    alone = said(laid("MOVE 1", seats=2, rooms=rooms))["go:b1"]
    assert told["go:b1"].split(",")[0] != alone.split(",")[0]  # its HP against two
    words = {SPEC.words.text[word]: word for word in table.view(1).words}
    assert short(words["go:b1"], look(table, 1)) and short(words["go:a2"], look(table, 1))


def test_xp_tell_the_level_that_they_bring_or_where_the_next_begins() -> None:
    camp = f"CHOICE 0 {ROOM_AT[w.CAMP]}"
    rooms = {"a1": "camp^"}
    for xp, text in (
        (4, "XP 4 → 5, Level 2 at 6 XP"),
        (5, "XP 5 → 6, Level 1 → 2"),
        (17, "XP 17 → 18, Level 2 → 3"),
        (18, "XP 18 → 19"),
    ):
        assert said(laid(camp, rooms=rooms, xp=[xp]))["choose:first"] == text
    smith = laid(f"SHOP 0 {w.SMITH}", rooms={"a1": "smith^"}, gold=[7], xp=[4])
    assert "XP 4 → 6, Level 1 → 2" in said(smith)["buy:xp"]
    ways = said(laid("MOVE 0", rooms={"b1": "crows^", "a2": "camp^"}, xp=[5]))
    assert "victory: +1 XP (Level 1 → 2)" in ways["go:b1"]


def test_a_fall_tells_where_it_ends_and_who_falls() -> None:
    rooms = {"b1": "sewer^", "a2": "camp^"}
    assert "a Fall to Zone 3" in said(laid("MOVE 0", rooms=rooms))["go:b1"]
    two = laid("MOVE 0", seats=2, rooms=rooms)
    assert "a Fall of all to Zone 3" in said(two)["go:b1"]
    last = said(laid("MOVE 0", rooms=rooms, zone=10))["go:b1"]
    assert "no Fall here" in last and "to Zone" not in last


def test_a_fall_that_own_cards_prevent_says_so() -> None:
    """No printed character holds fast; a corrected card may."""
    at = ROOM_AT[w.ROOM.by_token["sewer"]] + 2 * TRAP_ROW + TRAP_FAILURE
    free = lone()
    assert cell(free, at, told_in("en"), 0) == "−3 HP, a Fall to Zone 3"
    held = lone(numbers=list(free.numbers))
    held.numbers[HERO_AT[held.hero_1] + HERO_HOLDS] = NO_FALL
    assert cell(held, at, told_in("en"), 0) == "−3 HP, a Fall to Zone 3 (which is prevented)"


def test_an_answer_that_gives_nothing_says_so() -> None:
    prize = f"CHOICE 0 {REWARDS + 3 * CELL_SIZE}"
    told = [text for text in said(laid(prize, armour=[4])).values() if "Armour" in text]
    assert told == [] or told == ["Armour 4 already: you would gain nothing"]
    camp = laid(f"CHOICE 0 {ROOM_AT[w.CAMP]}", rooms={"a1": "camp^"}, hp=[20])
    assert said(camp)["choose:third"] == "HP 20 already: you would gain nothing"
    none = laid("REWARD 0", tales=[], told=["message", "beggar", "procession", "market"])
    assert said(none)["story"] == "none is left: you would gain nothing"


def test_where_yes_is_an_answer_drinking_comes_after_it() -> None:
    """`Drink the Healing potion` stood first, before Accept."""
    table = laid("GIVE 0", seats=2, gifts=[12, 12], potions=[["holy"], ["heal"]], hp=[10, 5])
    table.answer("swap:holy-heal>1", 0)
    match = Match(Setting(table, "given", Who.of(2, (0, 1))), "en")
    texts = [SPEC.words.text[word] for word in match.ordered(table.words(1))]
    assert texts == ["yes", "no", "drink:heal"]


def test_every_skill_has_an_answer_and_the_end_counts_zones() -> None:
    """Each skill is told by its own name; a run is counted in Zones, not in turns."""
    told = {w.SKILL.by_value[w.SKILL_BY[word]] for word, owner in enumerate(w.SKILL_OF) if owner}
    assert told == set(w.SKILL.tokens)
    package = package_of("mini-rogue")
    assert Texts("en", package).text("ended-turns", count=8) == "Zones entered"
    assert Texts("fr", package).text("ended-turns", count=8) == "Zones parcourues"


@pytest.mark.parametrize(
    ("state", "total", "terms"),
    [
        ({}, 7, ["3", "4"]),
        ({"might": 4}, 11, ["3", "4", "4"]),
        ({"doubled": 1}, 11, ["3", "4", "4"]),
        ({"venom": 1}, 11, ["3", "4", "4"]),
        ({"bonus": 7}, 14, ["3", "4", "7"]),
        ({"foe": w.FOE.by_token["assassin"], "die": 5}, 3, ["3", "4", "−4"]),
        ({"zone": 8}, 5, ["3", "4", "−2"]),  # the Guard's armour on Floor 4
        ({"zone": 8, "dice": [4]}, 0, ["1", "−1"]),  # it stops no more than there is
    ],
)
def test_the_damage_told_is_the_damage_dealt(
    state: dict[str, Any], total: int, terms: list[str]
) -> None:
    """p. 10 step 6-8: every part of a strike is told, and their sum is what the enemy loses."""
    fought: dict[str, Any] = {"foe": 1, "dice": [4 * 3, 4 * 4], "die": 3, "fighters": 1} | state
    table = laid("PHIAL 0", "STRIKE 0", foe_hp=[40], potions=[["frost"]], **fought)
    for lang in LANGS:
        texts = Texts(lang, package_of("mini-rogue"), strict=True)
        (told,) = TELLER.explain(Look(table.view(0), Sentences(texts, SPEC, 0, NAMES)))
        assert [term.points for term in told.terms] == terms
        assert told.title.startswith(str(total)) or f"{total} " in told.title
    table.answer("pass", 0)
    assert table.g.foe_hp == [40 - total]


def test_a_1_that_the_automa_rolls_again_may_hit() -> None:
    """MR-77: against the Criminal the first 1 about to be read is rolled again, once."""
    criminal = w.FOE.by_token["criminal"]
    fought: dict[str, Any] = {"mode": w.AUTOMA, "foe": criminal, "foe_hp": [30], "fighters": 1}
    found = chances(lone(dice=[12], die=1, due=1 << w.FATE, **fought), 0, DONE, "dice")
    assert found is not None and found.hit == Fraction(5, 6)
    found = chances(lone(dice=[12], die=1, **fought), 0, DONE, "dice")
    assert found is not None and found.hit == 0
    found = chances(lone(due=1 << w.FATE, **fought), 0, PASS, "skill")
    assert found is not None and found.hit == Fraction(5 + Fraction(5, 6), 6)


def test_the_poison_on_the_enemy_stands_in_the_sum_of_a_strike() -> None:
    """3 of the die and 4 of the poison."""
    table = laid("PHIAL 0", "STRIKE 0", foe=1, foe_hp=[20], dice=[12], die=3, fighters=1, venom=1,
                 potions=[["frost"]])  # fmt: skip
    texts = Texts("en", package_of("mini-rogue"), strict=True)
    look = Look(table.view(0), Sentences(texts, SPEC, 0, NAMES))
    assert "Your dice: 3 + 4. Enemy: HP 20 → 13." in now(Sight(look, 0, given(look.view)))
