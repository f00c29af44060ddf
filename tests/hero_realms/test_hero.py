"""What the hero is offered, and by whom he is asked, on stated positions of his turn."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.spec import SPEC
from tests.hero_realms.test_order import asked, tokens
from tests.hero_realms.test_review import at, offered, owners, say

#: A position, options, what is answered, who is asked then, and the words offered.
OFFERS: list[tuple[str, dict[str, Any], dict[str, str], str, str, str]] = [
    # Phase principale: cards alike are one word; what is expended or used is none.
    (
        "equal cards are one word",
        {
            "hand": ["gold", "gold", "ruby"],
            "champions": ["street-thug", "street-thug"],
            "poise": [0, 1],
        },
        {},
        "",
        "main",
        "play:gold play:ruby expend:street-thug finish",
    ),
    (
        "two champions and two played cards of a kind",
        {
            "played": ["profit", "profit", "influence", "influence"],
            "used": [0, 2, 0, 0],
            "champions": ["orc-grunt", "orc-grunt"],
            "poise": [0, 2],
        },
        {"boss": "borg"},
        "",
        "main",
        "expend:orc-grunt ally:profit ally:orc-grunt sacrifice:influence finish",
    ),
    (
        "no ally ability without another card of the faction",
        {"played": ["profit", "taxation"], "champions": ["cron", "cult-priest"]},
        {},
        "",
        "main",
        "expend:cult-priest expend:cron finish",
    ),
    (
        "under the Grognard's power none at all",
        {"played": ["profit"], "champions": ["parov"], "face": "gold"},
        {"powers": "yes"},
        "",
        "main",
        "expend:parov finish",
    ),
    (
        "a card of the market that lies there twice",
        {"gold": 3, "row": ["spark", "spark", "bribe", "arkus", "."]},
        {},
        "",
        "main",
        "buy:fire-gem buy:spark buy:bribe finish",
    ),
    (
        "nothing to buy for too little",
        {"gold": 1, "row": ["bribe"] + ["."] * 4},
        {},
        "",
        "main",
        "finish",
    ),
    # Effets that nothing can be done with ask nobody.
    (
        "nobody to tilt, though one may",
        {"champions": ["rake"]},
        {},
        "expend:rake",
        "main",
        "attack finish",
    ),
    (
        "nothing to lay on the deck, though one may",
        {"hand": ["smash-and-grab"]},
        {},
        "play:smash-and-grab",
        "main",
        "attack finish",
    ),
    (
        "no card to draw, though one may",
        {"hand": ["rampage"], "played": ["gold"] * 7 + ["ruby", "shortsword", "dagger"]},
        {},
        "play:rampage",
        "main",
        "attack finish",
    ),
    ("no card to sacrifice", {"champions": ["lys"]}, {}, "expend:lys", "main", "attack finish"),
    (
        "a card to sacrifice, or none",
        {
            "champions": ["lys"],
            "hand": ["gold", "gold", "dagger"],
            "discard": ["gold", "gold", "ruby"],
        },
        {},
        "expend:lys",
        "scrap",
        "scrap:hand.gold scrap:hand.dagger scrap:discard.gold scrap:discard.ruby pass",
    ),
    (
        "a card to lay on the deck, or none",
        {"hand": ["smash-and-grab"], "discard": ["gold", "gold", "darian"]},
        {},
        "play:smash-and-grab",
        "topdeck",
        "topdeck:gold topdeck:darian pass",
    ),
    (
        "a champion to lay on the deck",
        {"champions": ["varrick"], "discard": ["gold", "tithe-priest", "tithe-priest", "lys"]},
        {},
        "expend:varrick",
        "topdeck",
        "topdeck:tithe-priest topdeck:lys",
    ),
    (
        "one card to draw and none",
        {"champions": ["grak"], "discard": ["gold"]},
        {},
        "expend:grak",
        "draw-up",
        "draw:1 draw:0",
    ),
    (
        "none is drawn",
        {"champions": ["grak"], "discard": ["gold"]},
        {},
        "expend:grak draw:0",
        "main",
        "attack finish",
    ),
    (
        "of champions alike one to tilt",
        {
            "champions": ["rake"],
            "zone": ["darian", "cult-priest", "cult-priest"],
            "lies": [1, 0, 0],
        },
        {},
        "expend:rake",
        "tilt",
        "tilt:cult-priest pass",
    ),
    (
        "guards first, by option",
        {"champions": ["rake"], "zone": ["darian", "weyan", "lys"], "lies": [0, 0, 1]},
        {"stun_target": "guards"},
        "expend:rake",
        "tilt",
        "tilt:weyan pass",
    ),
    (
        "a champion to prepare",
        {
            "played": ["domination"],
            "champions": ["darian", "street-thug", "street-thug", "lys"],
            "poise": [0, 1, 1, 1],
        },
        {},
        "ally:domination",
        "prepare",
        "prepare:lys prepare:street-thug",
    ),
    # Capacités: what a choice gives, and what is offered for discard effects.
    (
        "gold or combat",
        {"champions": ["street-thug"]},
        {},
        "expend:street-thug",
        "choose",
        "choose:gold choose:combat",
    ),
    (
        "combat or health",
        {"champions": ["darian"]},
        {},
        "expend:darian",
        "choose",
        "choose:combat choose:health",
    ),
    (
        "gold or health",
        {"champions": ["tithe-priest"]},
        {},
        "expend:tithe-priest",
        "choose",
        "choose:gold choose:health",
    ),
    (
        "what discard effects suffice for",
        {
            "credits": [1, 4],
            "zone": ["arkus", "darian", "cult-priest", "cron"],
            "lies": [0, 1, 0, 0],
        },
        {},
        "",
        "main",
        "banish:darian.tilted banish:cult-priest.upright finish",
    ),
    # L’attaque.
    (
        "no attack that no guard falls to",
        {"combat": 6, "zone": ["torgen"]},
        {},
        "",
        "main",
        "finish",
    ),
    (
        "an attack that a guard falls to",
        {"combat": 7, "zone": ["torgen"]},
        {},
        "",
        "main",
        "attack finish",
    ),
    ("an attack of one", {"combat": 1}, {}, "", "main", "attack finish"),
    (
        "the guards that fall to an attack",
        {"combat": 5, "zone": ["weyan", "torgen", "dire-wolf", "darian"], "face": "gold"},
        {},
        "attack",
        "guard",
        "stun:weyan.upright stun:dire-wolf.upright",
    ),
    (
        "the champions one of whom must fall",
        {
            "combat": 5,
            "zone": ["darian", "rake", "street-thug", "street-thug"],
            "lies": [0, 0, 0, 1],
        },
        {},
        "attack",
        "forced",
        "stun:darian.upright stun:street-thug.upright stun:street-thug.tilted",
    ),
]


@pytest.mark.parametrize(
    ("state", "options", "said", "who", "words"),
    [o[1:] for o in OFFERS],
    ids=[o[0] for o in OFFERS],
)
def test_offered(
    state: dict[str, Any], options: dict[str, str], said: str, who: str, words: str
) -> None:
    gems = sum(cards.count("fire-gem") for cards in state.values() if isinstance(cards, list))
    table = say(at(state, SPEC, 16 - gems, **options), *said.split())
    assert (asked(table), sorted(offered(table))) == (who, sorted(words.split()))


#: Combat, face, zone and how it lies: from how much on an attack does anything (HR-10), and to.
PARTS: list[tuple[int, dict[str, Any], str]] = [
    (9, {}, "4-9"),  # one more than the Boss's shield of 3
    (9, {"zone": ["darian"]}, "4-9"),  # a champion of shield 5 is dearer than that
    (9, {"zone": ["orc-grunt"], "lies": [1]}, "3-9"),  # on an attack face he falls to 3
    (9, {"zone": ["orc-grunt"], "lies": [1], "forced": 1}, "4-9"),  # but once a turn
    (9, {"zone": ["orc-grunt"], "lies": [1], "face": "gold"}, "4-9"),  # and on no gold face
    (9, {"zone": ["weyan", "dire-wolf"]}, "4-9"),  # the weakest guard
    (9, {"zone": ["tithe-priest", "dire-wolf"]}, "5-9"),  # behind a guard nobody falls
    (9, {"zone": ["weyan", "dire-wolf"], "lies": [1, 0], "face": "gold"}, "5-9"),
    (120, {}, "4-99"),
]


@pytest.mark.parametrize(("combat", "state", "parts"), PARTS)
def test_how_much_combat_an_attack_may_commit(
    combat: int, state: dict[str, Any], parts: str
) -> None:
    table = say(at({"combat": combat, **state}, attack_parts="chosen"), "attack")
    low, high = map(int, parts.split("-"))
    assert offered(table) == [f"commit:{n}" for n in range(low, high + 1)]


def test_combat_that_leaves_no_choice_is_committed_unasked() -> None:
    table = say(at({"combat": 4}, attack_parts="chosen"), "attack")
    assert (asked(table), table.g.boss_health) == ("main", 49)


def test_a_shield_of_nothing_takes_one_combat_at_least() -> None:
    spec = owners("darian = [1, 4, 0, 0]", "weyan = [1, 4, 0, 1]")
    for zone, least in ((["darian"], 1), (["weyan"], 1)):
        table = say(at({"combat": 3, "zone": zone}, spec, attack_parts="chosen"), "attack")
        assert offered(table)[0] == f"commit:{least}"


# -- what is seen cannot be undone ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "said", "steps"),
    [
        ({"hand": ["gold"]}, "play:gold", 1),
        ({"hand": ["command"], "deck": ["ruby"]}, "play:command", 0),
        ({"gold": 1, "row": ["spark", ".", ".", ".", "."]}, "buy:spark taxation", 0),
    ],
)
def test_what_was_drawn_is_not_taken_back(state: dict[str, Any], said: str, steps: int) -> None:
    assert say(at(state), *said.split()).undoable == steps


@pytest.mark.parametrize(
    ("state", "said", "options"),
    [
        # What the Boss draws, and which champion comes as a reinforcement.
        (
            {
                "agenda": ["SECONDARY_LOSSES", "BEGIN", "BOSS_END", "HERO_TURN"],
                "zone": ["kraka", "broelyn", "cron"],
                "hand": ["gold", "ruby"],
            },
            "discard:gold spark",
            {},
        ),
        (
            {
                "agenda": ["HERO_MAIN", "BOSS_TURN"],
                "stunned": ["darian"],
                "backs": [0] * 15 + [1],
                "gold": 1,
            },
            "finish darian",
            {"reinforcements": "yes"},
        ),
    ],
)
def test_what_the_boss_turned_up_is_not_taken_back(
    state: dict[str, Any], said: str, options: dict[str, str]
) -> None:
    assert say(at(state, SPEC, 16, **options), *said.split()).undoable == 0


def test_of_two_played_cards_the_one_whose_ally_ability_is_used_is_sacrificed() -> None:
    spec = owners("natures_bounty = [2, 4, 0, 0]")
    state: dict[str, Any] = {"played": ["natures-bounty", "natures-bounty"], "used": [0, 2]}
    table = say(at(state, spec), "sacrifice:natures-bounty")
    assert table.g.used == [0]
    beside = {"played": [*state["played"], "spark"], "used": [0, 2, 0]}
    table = say(at(beside, spec), "sacrifice:natures-bounty")
    assert table.g.used == [0, 0]
    table = say(at({**state, "used": [2, 2]}, spec), "sacrifice:natures-bounty")
    assert table.g.used == [2]


def test_the_newest_card_of_its_kind_leaves_the_pile() -> None:
    agenda = ["BEGIN", "BOSS_END", "HERO_TURN"]
    pile = ["cult-priest", "spark", "cult-priest", "bribe"]
    table = at({"agenda": agenda, "zone": ["varrick"], "sacrifice": pile}, boss="torgen")
    assert tokens(table.g.sacrifice) == ["cult-priest", "spark", "bribe", "varrick"]
    pile = ["cult-priest", "spark", "cult-priest"]
    table = at({"agenda": agenda, "zone": ["varrick"], "sacrifice": pile}, boss="torgen")
    assert tokens(table.g.sacrifice) == ["cult-priest", "spark", "varrick"]


def test_grak_lets_only_cards_go_that_cost_no_more_than_he_does() -> None:
    spec = owners("arkus = [1, 9, 6, 1]", "krythos = [1, 9, 6, 0]")
    agenda = ["SECONDARY_BANISH", "BOSS_END", "HERO_TURN"]
    zone = {"zone": ["arkus", "krythos", "cron", "grak"], "lies": [0, 0, 1, 0]}
    table = at({"agenda": agenda, **zone}, spec, boss="torgen")
    assert offered(table) == ["banish:cron.tilted", "banish:grak.upright", "pass"]


def test_a_champion_that_costs_one_uses_up_one_discard_effect_of_one() -> None:
    spec = owners("darian = [1, 1, 5, 0]")
    table = say(at({"credits": [1, 1], "zone": ["darian"]}, spec), "banish:darian.upright")
    assert table.g.credits == [1]
