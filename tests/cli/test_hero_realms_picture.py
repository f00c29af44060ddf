"""Hero Realms solo in words and in lines of text: what cards do, what lies where, what follows."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from heroon.faces.hero_realms import wording
from heroon.faces.hero_realms.teller import TELLER
from heroon.faces.hero_realms.terminal import picture as draw
from heroon.games.hero_realms import words as w
from heroon.kernel import GameSpec, Rng, Seeded, Table, View, game
from heroon.play.told import Explained, Look, teller_of
from heroon.terminal.lines import WIDTH as WIDE
from heroon.texts import Sentences, Texts
from tests.lengths import LANGS

SPEC: GameSpec[Any] = game("hero-realms")
_ID = w.CARDS.by_token


@cache
def strict(lang: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(lang, "heroon.games.hero_realms", strict=True)


def spoken(lang: str = "en") -> Sentences:
    return Sentences(strict(lang), SPEC, 0, {})


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def table_at(
    prompt: str = "main", options: dict[str, str] | None = None, **state: Any
) -> Table[Any]:
    """The first question of that kind, with cards put where a test wants them."""
    table: Table[Any] = Table(SPEC, options or {}, Seeded("1"))
    if prompt == "main":
        table.answer(state.pop("face", "behaviour:dagger"), 0)
    for name, value in state.items():
        setattr(table.g, name, [_ID.get(v, v) for v in value] if isinstance(value, list) else value)
    return table


def asides(table: Table[Any], lang: str = "en") -> dict[str, str]:
    """What stands behind each answer."""
    view = table.view(0)
    text = SPEC.words.text
    return {text[word]: plain(TELLER.aside(word, view, spoken(lang))) for word in view.words}


def lines(found: list[Explained]) -> dict[str, list[tuple[str, str]]]:
    return {one.title: [(plain(t.text), t.points) for t in one.terms] for one in found}


def picture(table: Table[Any], lang: str = "en") -> str:
    return plain("\n".join(draw(table.view(0), spoken(lang))))


# -- what cards do --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "does", "boss"),
    [
        ("gold", ["+1 gold"], ["+1 gold"]),
        (
            "fire-gem",
            ["+2 gold", "Sacrifice: +3 combat"],
            ["+2 gold"],
        ),
        (
            "darian",
            ["Expend: +3 combat or +4 health"],
            ["+3 combat"],
        ),
        (
            "tithe-priest",
            ["Expend: +1 gold or +1 health for each champion"],
            ["+1 gold under a gold face and +1 health for each champion under an attack face"],
        ),
        (
            "spark",
            ["+3 combat, the Boss discards, credit of 1", "Ally: +2 combat"],
            ["+3 combat, you discard 1 card"],
        ),
        (
            "fire-bomb",
            ["+8 combat, tilt a champion of the Boss, draw 1 card", "Sacrifice: +5 combat"],
            ["+8 combat, the Boss draws 1 card, you tilt 1 champion"],
        ),
        (
            "rake",
            ["Expend: +4 combat, you may tilt a champion of the Boss"],
            ["+4 combat"],
        ),
        (
            "varrick",
            [
                "Expend: put a champion of your discard pile on top of your deck",
                "Ally: draw 1 card",
            ],
            ["the dearest champion of the sacrifice pile takes its place", "the Boss draws 1 card"],
        ),
        (
            "grak",
            [
                "Expend: +6 combat, you may draw 1 card, then discard as many",
                "Ally: draw 1 card, then discard as many",
            ],
            [
                "+6 combat",
                "the Boss draws; then it discards a champion of cost 8 or less, if you wish",
            ],
        ),
    ],
)
def test_a_card_is_told_for_both_sides(card: str, does: list[str], boss: list[str]) -> None:
    t = strict("en")
    assert wording.does(card, SPEC, t) == does
    told = wording.boss_does(card, SPEC, t)
    assert [line.partition(": ")[2] for line in told] == boss


def test_every_card_says_something_in_both_languages() -> None:
    for lang in ("fr", "en"):
        nothing = strict(lang).text("boss-nothing")
        for card in w.CARDS.tokens:
            assert all(wording.does(card, SPEC, strict(lang)))
            assert wording.main_text(card, SPEC, strict(lang)) != nothing
            assert all(wording.boss_does(card, SPEC, strict(lang)))


def test_own_numbers_are_told() -> None:
    spec = SPEC.using("[numbers]\nspark = [3, 4, 0, 0]\nspark_main = [1, 0, 2, 2, 6, 2]\n", "x")
    assert wording.does("spark", spec, strict("en"))[0] == (
        "+1 gold, +2 health, the Boss discards 2 times, credits of 4, draw 2 cards"
    )
    assert wording.does("spark", SPEC, strict("en"))[0].startswith("+3 combat")


# -- before a behaviour card is chosen ------------------------------------------------------------


def test_each_behaviour_card_says_what_the_boss_would_do() -> None:
    row = ["spark", "recruit", "arkus", "profit", "rayla"]
    table = table_at("behaviour", row=row, zone=["dire-wolf"], lies=[0])
    told = asides(table)
    # Dire Wolf has Grognard draw: who knows what; with the cards that lie there it is 11.
    gold = told["behaviour:gold"].split(" · ")
    assert gold[0] == "takes Spark"
    assert "draws 1 card" in gold
    assert all(
        "40" in part.rpartition("(")[2] for part in gold if part[:3] in ("buy", "att", "hea", "you")
    )
    assert re.match(r"takes Spark \(\d+ in 40\)", told["behaviour:shortsword"])
    found = lines(TELLER.explain(Look(table.view(0), spoken())))
    assert list(found) == [
        "If you choose Gold",
        "If you choose Shortsword",
        "If you choose Dagger",
    ]
    reckoned = found["If you choose Gold"]
    assert reckoned[0] == ("Step 3: takes Spark", "")
    assert reckoned[2:8] == [
        ("Dire Wolf, ally ability", "+4"),
        ("Orc Grunt", "+2"),
        ("Dire Wolf", "+3"),
        ("Spark", "+3"),
        ("less the value of Gold", "−1"),
        ("With what came in every try", "11"),
    ]
    assert reckoned[8][0] == "Attack of the Boss"
    assert "40 tries" in reckoned[9][0]


def test_what_no_unseen_card_can_change_is_told_as_certain() -> None:
    table = table_at("behaviour", row=["rayla", "hit-job", "arkus", "command", "domination"])
    found = lines(TELLER.explain(Look(table.view(0), spoken())))["If you choose Dagger"]
    assert found == [
        ("Step 3: throws out Arkus", ""),
        ("Orc Grunt", "+2"),
        ("plus the value of Dagger", "+1"),
        ("Attack of the Boss", "3"),
        ("No card that nobody has seen can change this, if your turn ends now.", ""),
    ]


def test_a_tie_and_purchases_are_foreseen() -> None:
    row = ["rayla", "hit-job", "arkus", "command", "domination"]
    told = asides(table_at("behaviour", row=row), "fr")
    assert told["behaviour:gold"] == "reçoit 3 Or · attaque à 1"
    assert told["behaviour:dagger"] == "écarte Arkus · attaque à 3"
    row = ["profit", "taxation", "arkus", "command", "domination"]
    table = table_at("behaviour", row=row)
    found = lines(TELLER.explain(Look(table.view(0), spoken())))["If you choose Gold"]
    assert ("Step 3: gets 3 gold", "") in found
    assert any("buys" in text and "(in all 40 tries)" in text for text, _ in found)
    row = ["dire-wolf", "wolf-form", "spark", "spark", "spark"]
    told = asides(table_at("behaviour", row=row))
    assert told["behaviour:gold"].startswith("takes Dire Wolf or Wolf Form · attack 4–9")


@pytest.mark.parametrize(
    ("boss", "face", "said"),
    [
        ("grognard", "gold", "no ally abilities for you"),
        ("rayla", "ruby", "your first 4 health is lost"),
        ("torgen", "ruby", "a weapon that you must discard costs health"),
    ],
)
def test_powers_are_told_before_they_are_in_force(boss: str, face: str, said: str) -> None:
    table: Table[Any] = Table(SPEC, {"boss": boss, "powers": "yes"}, Seeded("1"))
    view = replace(table.view(0), marks=("powers:yes",))
    text = SPEC.words.text
    told = {text[word]: TELLER.aside(word, view, spoken()) for word in view.words}
    assert told[f"behaviour:{face}"].endswith(said)
    assert said not in told["behaviour:dagger"]
    without: View = replace(view, marks=())
    word = next(word for word in view.words if text[word] == f"behaviour:{face}")
    assert said not in TELLER.aside(word, without, spoken())


def test_the_last_fire_gem_is_foreseen() -> None:
    table = table_at("behaviour", gems=["fire-gem"], backs=[0])
    assert set(asides(table).values()) == {"the last Fire Gem goes: you lose"}
    found = lines(TELLER.explain(Look(table.view(0), spoken())))
    assert found["If you choose Dagger"] == [("The last Fire Gem goes: you lose", "")]


def test_reinforcements_are_foreseen() -> None:
    state: dict[str, Any] = {"gems": ["fire-gem"] * 3, "backs": [0, 0, 1]}
    row = ["profit", "taxation", "kraka", "command", "domination"]
    told = asides(table_at("behaviour", row=row, **state))["behaviour:dagger"]
    assert "reinforced by Kraka" in told
    told = asides(table_at("behaviour", stunned=["cron", "grak"], **state))["behaviour:dagger"]
    assert "reinforced by Cron or Grak" in told


# -- the hero's attack ----------------------------------------------------------------------------


def test_the_attack_is_told_term_by_term() -> None:
    table = table_at(zone=["parov", "broelyn"], lies=[0, 0], combat=16)
    found = lines(TELLER.explain(Look(table.view(0), spoken())))
    assert found["Your attack now"] == [
        ("Your combat", "16"),
        ("guard Parov, the Enforcer, stunned", "−5"),
        ("Broelyn, Loreweaver, given by the Boss and stunned", "−6"),
        ("Shield of the Boss", "−3"),
        ("Damage to the Boss", "2"),
    ]
    table = table_at(zone=["parov"], lies=[0], combat=4)
    found = lines(TELLER.explain(Look(table.view(0), spoken())))
    assert found["Your attack now"][1] == ("guard Parov, the Enforcer: too strong", "−5")
    table = table_at(zone=["parov"], lies=[1], combat=4, face="behaviour:gold")
    found = lines(TELLER.explain(Look(table.view(0), spoken())))
    assert found["Your attack now"][-1] == ("Damage to the Boss", "1")
    assert list(found)[-1] == "The Boss’s next turn, under Gold"


def test_a_tilted_guard_guards_by_an_option_only() -> None:
    view = table_at(zone=["parov"], lies=[1], combat=4, face="behaviour:gold").view(0)
    by_option = replace(view, marks=("tilted_guards:guard",))
    assert TELLER.explain(Look(view, spoken())) != TELLER.explain(Look(by_option, spoken()))
    ignored = replace(by_option, marks=("tilted_guards:guard", "gold_guards:ignored"))
    assert TELLER.explain(Look(view, spoken())) == TELLER.explain(Look(ignored, spoken()))


def test_choices_tell_what_they_cost_and_give() -> None:
    table = table_at(hand=["spark"], gold=9, row=["spark", "recruit", "arkus", "profit", "rayla"])
    table.g.boss_health = 2
    table.g.combat = 9
    view = table.view(0)
    text = SPEC.words.text
    told = {}
    for word in range(1, len(text)):
        told[text[word]] = plain(TELLER.aside(word, view, spoken()))
    assert told["buy:arkus"] == "8 gold, 1 left"
    assert told["play:spark"] == "+3 combat, the Boss discards, credit of 1"
    assert told["ally:spark"] == "+2 combat" and told["sacrifice:influence"] == "+3 combat"
    assert told["expend:cron"] == "+5 combat"
    assert told["attack"] == "the Boss is beaten"
    assert told["stun:parov.upright"] == "shield 5" and told["banish:parov.tilted"] == ""
    assert told["finish"] == ""


def test_the_turn_of_the_boss_is_told_as_it_runs() -> None:
    table = table_at()
    view = replace(table.view(0), prompt="absorb")
    counters = dict(view.counters) | {"blow": 7, "boss-combat": 6}
    view = replace(view, counters=tuple(counters.items()))
    found = lines(TELLER.explain(Look(view, spoken())))
    assert found == {
        "The Boss’s attack so far": [("Combat in reserve", "6"), ("Attack still to be met", "7")]
    }
    word = SPEC.words.text.index("absorb:parov.upright")
    assert TELLER.aside(word, view, spoken()) == "shield 5 · 2 of the attack left"
    assert "next turn" not in "\n".join(draw(view, spoken()))
    assert "the Boss’s turn" in TELLER.caption(Look(view, spoken()))


def test_a_weapon_discarded_under_torgens_power_says_its_price() -> None:
    options = {"boss": "torgen", "powers": "yes"}
    table = table_at(options=options, face="behaviour:ruby")
    text = SPEC.words.text
    told = {
        name: TELLER.aside(text.index(name), table.view(0), spoken())
        for name in ("discard:shortsword", "discard:dagger", "discard:gold")
    }
    assert list(told.values()) == ["2 health lost", "1 health lost", ""]


# -- the picture ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_too_long(lang: str, seed: int) -> None:
    rng = Rng(seed)
    options = {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}
    table: Table[Any] = Table(SPEC, options, Seeded(str(seed)))
    for _ in range(120):
        if table.ask is None:
            break
        assert all(len(line) <= WIDE for line in picture(table, lang).splitlines())
        table.answer(rng.choice(table.words(0)), 0)


def test_what_is_in_use_has_a_line_and_nothing_else() -> None:
    shown = picture(table_at("behaviour"))
    for label in (
        "Champions",
        "Cards played",
        "The Boss’s next turn",
        "Stunned",
        "Behaviour card:",
    ):
        assert f"\n{label}" not in shown
    assert "Power" not in shown
    assert "Turn 1 of 16\n[Behaviour] › Play › Boss\n" in shown
    assert "\nFire Gems 16/16" in shown
    for face in ("Gold", "Shortsword", "Dagger"):
        assert f"\n  {face}, value " in shown
    table = table_at(
        options={"powers": "yes", "reinforcements": "yes"},
        face="behaviour:gold",
        champions=["parov", "cron"],
        poise=[2, 1],
        zone=["grak"],
        lies=[1],
        discard=["gold", "gold", "arkus"],
        stunned=["cron"],
        unhealed=2,
        credits=[3, 1],
    )
    shown = picture(table)
    joined = re.sub(" +", " ", " ".join(line.strip() for line in shown.splitlines()))
    assert "Parov, the Enforcer, ally ability used, cost 5, shield 5 (Guild, guard; " in joined
    assert "Cron, the Berserker, tilted, cost 6, shield 6 (Wild, champion; " in joined
    assert "Grak, Storm Giant, tilted, cost 8, shield 7 (Wild, guard; +6 combat" in joined
    assert "Discard pile 3 (Arkus, Imperial Dragon)" in joined
    assert "Stunned champions Cron, the Berserker" in joined
    assert "discard credit 3 + 1" in joined
    assert "health to be lost 2" in joined
    assert "Power: Under a gold face your cards have no ally abilities" in joined
    assert "Reinforcement in 8 turns, 12 turns" in joined
    french = re.sub(" +", " ", " ".join(x.strip() for x in picture(table, "fr").splitlines()))
    assert "Grak, Géant de la Tempête, incliné, coût 8, Bouclier 7 (Sauvages, Garde ; " in french
    assert "Or, valeur 1 (carte Or, en vigueur)" in french


def test_what_directs_the_next_card_is_shown_by_its_mark() -> None:
    view = replace(table_at().view(0), marks=("next:hand", "next:action"))
    shown = " ".join(line.strip() for line in draw(view, spoken()))
    assert "The next card acquired goes to your hand" in shown
    assert "The next action acquired goes on your deck" in shown


def test_the_teller_is_found_by_the_name_of_the_game() -> None:
    assert teller_of("hero-realms").card is TELLER.card
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    view = replace(table.view(0), counters=tuple((name, 0) for name, _ in table.view(0).counters))
    assert TELLER.caption(Look(view, spoken())) == "Set-up"
    assert TELLER.explain(Look(view, spoken())) == []
