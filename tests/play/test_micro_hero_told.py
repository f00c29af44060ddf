"""What MICRO HERO tells on every screen: frieze, what is over, the order of the wound pile."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from heroon.board.types import Board, Card, Clash, Row, Thing, Value
from heroon.faces.micro_hero import wording
from heroon.faces.micro_hero.board import board
from heroon.faces.micro_hero.terminal import picture
from heroon.faces.micro_hero.terms import explain
from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import Table, open_position
from heroon.play.told import Look, teller_of
from heroon.texts import Sentences, Texts

NAMES = {0: "player-1", 1: "player-2"}
LANGUAGES = ("fr", "en")
FIGHT: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
NEXT: dict[str, Any] = {
    **{**FIGHT, "agenda": ["PREPARE"], "actions": [2, 0], "life": 10},
    **{"beaten": ["lion"], "reserve": ["pelt"]},
}
BULL: dict[str, Any] = {"trial": ["bull"], "attack": 5, "life": 16, "turns": 1}
TEAM: dict[str, Any] = {**FIGHT, "life": 18}
BLOODY = ["gash", "gash", "wound", "wound", "bruise", "wound", "bruise", "gash"]


@cache
def texts(lang: str) -> Texts:
    return Texts(lang, "heroon.games.micro_hero", strict=True)


def at(state: dict[str, Any], seats: int = 1, **options: str) -> Table[Any]:
    return open_position(SPEC, state, options, seats, "test")


def sentences(lang: str = "fr", seat: int = 0) -> Sentences:
    return Sentences(texts(lang), SPEC, seat, NAMES)


def made(table: Table[Any], lang: str = "fr") -> Board:
    return board(Look(table.view(0), sentences(lang)))


def thing(table: Table[Any], id: str, lang: str = "fr") -> Thing:
    return next(one for one in made(table, lang).things() if one.id == id)


def frieze(table: Table[Any], lang: str = "fr") -> tuple[Card, ...]:
    """The twelve Labours as they are shown."""
    row = thing(table, "labours", lang)
    assert isinstance(row, Row)
    return tuple(item for item in row.items if isinstance(item, Card))


def ahead(table: Table[Any]) -> list[str]:
    """The kinds of points of which the end of the turn is told."""
    return [one.art for one in made(table).things() if isinstance(one, Clash)]


def lost(table: Table[Any]) -> int:
    """How many hearts of the Trial are shown as lost by this turn."""
    life = thing(table, "trial.life")
    assert isinstance(life, Value)
    return len(life.ticks)


def lines(table: Table[Any], lang: str = "fr") -> str:
    return " ".join("\n".join(picture(table.view(0), sentences(lang))).split())


# -- the frieze -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "kept", "beaten", "reserve"),
    [
        ("normal", [], ["lion", "birds", "boar"], ["pelt", "rattles", "tusks"]),
        ("heroic", ["boar"], ["lion", "birds"], ["pelt", "rattles"]),
        ("mythic", ["birds", "boar"], ["lion"], ["pelt"]),
    ],
)
def test_the_frieze_shows_every_labour_that_is_done(
    level: str, kept: list[str], beaten: list[str], reserve: list[str]
) -> None:
    state = {**FIGHT, "agenda": ["TURN"], "round": 4, "kept": kept, "beaten": beaten}
    labours = frieze(at({**state, "reserve": reserve}, level=level))
    assert [labour.art for labour in labours[:4]] == ["lion", "birds", "boar", "hydra"]
    assert [labour.id for labour in labours] == [f"labour.{n}" for n in range(1, 13)]
    done = [labour for labour in labours if {"beaten", "kept"} & set(labour.style)]
    assert len(done) == 3
    assert "Travail 5" in labours[4].label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_labour_is_done_and_told_so(lang: str) -> None:
    state = {**FIGHT, "agenda": ["TURN"], "round": 2, "kept": ["boar"]}
    table = at(state, level="heroic")
    labour = frieze(table, lang)[0]
    assert "kept" in labour.style
    told = {"fr": "capacité encore active", "en": "ability still in play"}
    assert told[lang] in labour.label


# -- what of the turn is over ---------------------------------------------------------------------


def over(table: Table[Any]) -> set[str]:
    marks = table.view(0).marks
    return {mark.partition(":")[2] for mark in marks if mark.startswith("done:")}


ALL = {"attack", "defence", "experience"}
STACK = [["strike"] * 3, ["block"] * 3]


@pytest.mark.parametrize(
    ("state", "seats", "options", "done"),
    [
        ({**FIGHT, "agenda": ["PLAN"], "hand": [["strike", "block"]]}, 1, {}, set()),
        ({**FIGHT, "agenda": ["PERFECT"], "stack": [["training"] * 3]}, 1, {}, set()),
        ({**TEAM, "agenda": ["SHARE"], "stack": STACK}, 2, {}, {"attack", "experience"}),
        ({**BULL, "agenda": ["SHARE"], "stack": STACK}, 2, {}, {"experience"}),
        (
            {**FIGHT, "agenda": ["LAST_MOMENT"], "side": [1, 0], "discard": [["strike", "block"]]},
            1,
            {},
            ALL,
        ),
        (
            {**TEAM, "agenda": ["WOUNDS_FIRST", "RISES"], "hits": [3, 3]}
            | {"wounds": ["gash"] * 6 + ["wound"] * 6 + ["bruise"] * 3}
            | {"discard": [["bruise"], ["bruise", "bruise"]]},
            2,
            {"blood": "yes"},
            ALL,
        ),
        (
            {
                **NEXT,
                "deck": [["?"]],
                "unseen": [["block"]],
            },
            1,
            {},
            set(),
        ),
    ],
)
def test_each_moment_knows_what_is_over(
    state: dict[str, Any], seats: int, options: dict[str, str], done: set[str]
) -> None:
    assert over(at(state, seats, **options)) == done


def test_an_attack_carried_out_is_not_to_come_on_any_screen() -> None:
    """At the split of the Defence the Life is taken already: no bar, heart or total repeats it."""
    table = at({**TEAM, "agenda": ["SHARE"], "life": 16, "stack": STACK}, 2)
    assert ahead(table) == ["defence"]
    assert lost(table) == 0
    assert "Vie −" not in lines(table)
    assert "Défense 6 / 6" in lines(table).replace("\u00a0", " ")
    told = [one.title for one in explain(Look(table.view(0), sentences()))]
    assert texts("fr").text("explain-trial") not in told


def test_before_it_the_attack_is_told() -> None:
    table = at({**TEAM, "agenda": ["PERFECT"], "stack": [["training"] * 3, ["strike"] * 3]}, 2)
    assert ahead(table) == ["attack", "defence", "experience"]
    assert "Vie −1" in lines(table)
    assert lost(table) == 1


def test_totals_in_the_midst_of_planning_say_that_they_grow() -> None:
    """The table shows what comes of all five cards, the panel "1 × 1" for the first one."""
    for hand, grows in ((["block"] * 2, True), ([], False)):
        state = {**FIGHT, "agenda": ["PLAN"], "stack": [["training"] * 3], "hand": [hand]}
        told = explain(Look(at(state).view(0), sentences()))
        assert ("pour l’instant" in told[0].title) is grows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_upkeep_nothing_counts_any_more(lang: str) -> None:
    state = {**FIGHT, "agenda": ["LAST_MOMENT"], "side": [1, 0], "discard": [["strike", "block"]]}
    table = at({**state, "stack": [["strike"] * 4]})
    assert ahead(table) == []
    assert " ".join(texts(lang).text("picture-totals-over").split()) in lines(table, lang)


def test_after_the_last_victory_no_total_is_shown() -> None:
    trials = ["lion", "hind", "stables", "birds", "mares", "belt", "cattle", "apples", "cerberus"]
    became = ["pelt", "swiftness", "flood", "rattles", "chariot", "girdle", "herd", "apple"]
    blessings = [*became, "leash", "tusks", "might"]
    state = {**FIGHT, "agenda": ["STRIKE_BACK"], "life": 1, "round": 12, "reserve": blessings}
    beaten = [*trials, "boar", "bull"]
    table = at({**state, "beaten": beaten, "stack": [["strike+", "strike+", "strike+"]]})
    assert table.over
    assert ahead(table) == []
    assert "Vie −" not in lines(table)
    assert "contre" not in lines(table)


# -- the pile of wounds ---------------------------------------------------------------------------


def test_the_order_of_the_wounds_is_seen_everywhere() -> None:
    """From the top: deep, superficial, serious, superficial, two serious, two deep."""
    hand = [["strike", "bruise"]]
    table = at({**FIGHT, "agenda": ["PLAN"], "hand": hand, "wounds": BLOODY}, blood="yes")
    row = thing(table, "wounds")
    assert isinstance(row, Row)
    cards = [card for card in row.items if isinstance(card, Card)]
    assert [(c.art, [m.short for m in c.marks]) for c in cards] == [
        ("gash", []),
        ("bruise", []),
        ("wound", []),
        ("bruise", []),
        ("wound", ["×2"]),
        ("gash", ["×2"]),
    ]
    assert len({card.id for card in cards}) == len(cards)
    assert "la prochaine à prendre" in cards[0].label
    names = [texts("en").noun(face).capitalize() for face in ("gash", "bruise", "wound")]
    told = f"{names[0]}, {names[1]}, {names[2]}, {names[1]}, 2×{names[2]}, 2×{names[0]}"
    assert told in lines(table, "en")


# -- cards that are chosen, with what they do -----------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_life_cards_and_postures_are_chosen_with_their_text(lang: str) -> None:
    aside = teller_of("micro-hero").aside
    table = at(
        {**FIGHT, "agenda": ["LIFE_CARD", "BUILD_DECK", "PICK_POSTURE", "ROUND"], "turns": 0},
        anger="yes",
    )
    found = {SPEC.words.text[w]: aside(w, table.view(0), sentences(lang)) for w in table.words(0)}
    assert set(found) == {"life:cold", "life:shell", "life:boil", "life:moods"}
    assert "8, 6, 4, 2" in found["life:cold"]
    assert len(set(found.values())) == 4
    two = at({**TEAM, "agenda": ["PICK_POSTURE", "ROUND"], "turns": 0}, 2, omphale="yes")
    postures = [aside(w, two.view(0), sentences(lang)) for w in two.words(0)]
    for told, sides in zip(postures, (("overload", "rain"), ("distaff", "club")), strict=True):
        for side in sides:
            assert texts(lang).noun(side).lower() in told.lower()


@pytest.mark.parametrize(("many", "words"), [(1, "une Blessure"), (99, "toutes les Blessures")])
def test_the_flood_exhausts_one_wound_or_all(many: int, words: str) -> None:
    assert words in texts("fr").text("effect-2", strength=many)
    assert "99" not in texts("fr").text("effect-2", strength=99)
    assert "99" not in texts("en").text("effect-2", strength=99)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_preparation_the_posture_lies_as_it_will(lang: str) -> None:
    state = {**NEXT, "deck": [["?"]]}
    state |= {"unseen": [["block"]], "side": [1, 0]}
    told = wording.plain_posture(at(state).view(0), SPEC, 0, texts(lang))
    assert told == texts(lang).text("posture-new-round", side="overload")
