"""The board of Hero Realms solo: what can be picked, and what it is picked for."""

from __future__ import annotations

import io
import re
from typing import Any

from heroon.faces.hero_realms import wording
from heroon.faces.hero_realms.teller import TELLER
from heroon.faces.hero_realms.terminal import picture
from heroon.games.hero_realms import words as w
from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.play.pointing import Pointer
from heroon.play.who import Who
from heroon.terminal.board import board_of
from heroon.terminal.lines import Lines
from heroon.terminal.scene import Scene
from heroon.terminal.session import Session, Setting
from heroon.texts import Sentences, Texts
from tests.terminal.driving import LARGE, SMALL, Driver, drive, new

SPEC: GameSpec[Any] = game("hero-realms")
PACKAGE = "heroon.games.hero_realms"
_ID = w.CARDS.by_token


def table_at(face: str = "behaviour:dagger", **state: Any) -> Table[Any]:
    """The main phase (or without a face the choice of one) with cards where a test wants them."""
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    for name, value in state.items():
        setattr(table.g, name, [_ID.get(v, v) for v in value] if isinstance(value, list) else value)
    if face:
        table.answer(face, 0)
    return table


def pointer_of(table: Table[Any]) -> Pointer:
    view = table.view(0)
    return Pointer(view.words, lambda word: TELLER.targets(word, view, SPEC.words))


def shown(table: Table[Any], pointer: Pointer, width: int = 78, height: int = 0) -> str:
    t = Texts("en", PACKAGE, strict=True)
    sentences = Sentences(t, SPEC, 0, {})
    picked = frozenset(pointer.picked)
    scene = Scene(table.view(0), sentences, width, height, pointer.lit, picked)
    rows = board_of("hero-realms")(scene)
    return "\n".join("".join(span.text for span in row) for row in rows)


def said(pointer: Pointer, *picks: str) -> str:
    """The answer that these picks give."""
    for pick in picks:
        found = pointer.pick((pick,))
    return SPEC.words.text[found.word] if found.word else ""


def test_a_champion_with_two_uses_is_picked_and_leaves_two_answers() -> None:
    table = table_at(champions=["cron", "dire-wolf"], poise=[0, 1])
    pointer = pointer_of(table)
    assert pointer.lit >= {"champions.0/cron", "champions.0/dire-wolf", "hand.0/gold"}
    pointer.pick(("champions.0/cron",))
    left = {SPEC.words.text[word] for word in pointer.candidates}
    assert left == {"expend:cron", "ally:cron"}
    assert "»Cron" in shown(table, pointer)
    assert said(pointer_of(table), "champions.0/dire-wolf", "champions.0/dire-wolf") == (
        "ally:dire-wolf"
    )


def test_two_champions_of_a_name_are_told_apart_by_how_they_lie() -> None:
    table = table_at(zone=["orc-grunt", "orc-grunt"], lies=[0, 1], credits=[3])
    pointer = pointer_of(table)
    assert {"zone/orc-grunt.upright", "zone/orc-grunt.tilted"} <= pointer.lit
    tilted = "zone/orc-grunt.tilted"
    assert said(pointer_of(table), tilted, tilted) == "banish:orc-grunt.tilted"
    text = shown(table, pointer)
    assert "›Orc Grunt 3 W♣ ▣3 ›Orc Grunt tilted 3 W♣ ▣3" in text


def test_when_all_faces_are_used_all_of_them_can_be_picked() -> None:
    table = table_at("", unused=[0, 0, 0, 1], behaved=[1, 0, 1, 0])
    table.answer("behaviour:dagger", 0)
    table.answer("finish", 0)
    while table.view(0).prompt != "behaviour":
        table.answer(table.words(0)[0], 0)
    pointer = pointer_of(table)
    assert pointer.lit == {"unused/gold", "unused/shortsword", "unused/dagger"}
    text = shown(table, pointer)
    assert all(f"›{name} value" in text for name in ("Gold", "Shortsword", "Dagger"))
    assert said(pointer, "unused/gold", "unused/gold") == "behaviour:gold"


def test_piles_show_when_something_there_can_be_picked() -> None:
    table = table_at(hand=["death-touch"], discard=["gold", "ruby"], sacrifice=["arkus"])
    assert "›" not in shown(table, pointer_of(table)).partition("Discard")[2]
    table.answer("play:death-touch", 0)
    pointer = pointer_of(table)
    assert pointer.lit == {"discard.0/gold", "discard.0/ruby"}
    assert "Discard pile ›Gold ›Ruby" in re.sub(" +", " ", shown(table, pointer))
    assert "Sacrifice pile 1 Arkus" in shown(table, pointer, 98, 45)


def test_a_large_board_tells_what_cards_do_and_how_numbers_come_about() -> None:
    table = table_at(hand=["gold", "gold", "spark"], combat=6, zone=["parov"], lies=[0])
    text = shown(table, pointer_of(table), 100, 60)
    for part in ("2 × Gold", "+3 combat", "shield 5", "Your attack now", "Wild, action"):
        assert part in text, text
    assert "6 (Your combat) − 5 (guard Parov, the Enforcer, stunned)" in text
    assert "Market deck 74" in text


def test_the_app_plays_by_clicks_and_explains_the_faces() -> None:
    screens: list[str] = []

    async def play(d: Driver) -> None:
        await d.press("x")
        screens.append(d.screen())
        await d.press("escape")
        for target in ("unused/dagger", "unused/dagger", "hand.0/gold", "hand.0/gold"):
            await d.click(target)
        screens.append(d.screen())

    drive(play, new("hero-realms"), "en", LARGE)
    assert "If you choose Gold" in screens[0] and "If you choose Dagger" in screens[0]
    assert "You play a Gold." in screens[1]
    assert "Turn 1 of 16 · Dagger 1 · your turn" in screens[1]
    assert "Dagger value 1" in screens[1]


def test_a_small_screen_shows_boss_market_and_hand() -> None:
    screens: list[str] = []

    async def play(d: Driver) -> None:
        await d.answer(1)
        screens.append(d.screen())

    drive(play, new("hero-realms", boss="torgen", powers="yes"), "fr", SMALL)
    labels = ("Boss", "Carte de comportement", "Le prochain tour du Boss", "Marché", "Main")
    for label in labels:
        assert f"{label}" in screens[0], screens[0]
    assert "points de vie 50" in screens[0]


def test_what_a_card_does_is_told_where_the_table_is_too_small_to_write_it() -> None:
    table = table_at(row=["wolf-shaman", "taxation", "bribe", "rampage", "grak"])
    view, sentences = table.view(0), Sentences(Texts("en", PACKAGE, strict=True), SPEC, 0, {})
    assert TELLER.about is not None
    assert TELLER.about("row/wolf-shaman", view, sentences).startswith(
        "Wolf Shaman (champion 4): Expend: +2 combat"
    )
    assert TELLER.about("boss", view, sentences) == (
        "Orc Grunt (guard 3): +2 combat · Ally: the Boss draws 1 card"
    )
    assert TELLER.about("unused/dagger", view, sentences) == ""
    assert TELLER.about("column.0/1", view, sentences) == ""


def test_a_small_screen_tells_what_a_card_does_that_is_chosen_or_pointed_at() -> None:
    screens: list[str] = []

    async def play(d: Driver) -> None:
        await d.answer(1)
        screens.append(d.screen())
        await d.click("row/borg")
        screens.append(d.screen())

    drive(play, new("hero-realms"), "en", SMALL)
    assert "Gold (item): +1 gold" in screens[0]
    assert "Borg, Ogre Mercenary (guard 6): Expend: +4 combat" in screens[1]
    assert "costs too much" in screens[1] or "too dear" in screens[1]


def test_line_mode_tells_the_market_once_a_turn_and_when_it_is_asked_to() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("golden"))
    typed = io.StringIO("behaviour:dagger\nplay:gold\nview\nfinish\n")
    told = io.StringIO()
    Session(
        Setting(table, "golden", Who.of(table.seats, (0,))), Lines(typed, told, echo=True), "en"
    ).run()
    parts = told.getvalue().split("\n> ")
    whole = "Borg, Ogre Mercenary, cost 6, shield 6 (Guild, guard; Expend: +4 combat)"
    assert [whole in part for part in parts[:5]] == [True, False, False, True, True]
    known = re.sub(r"\s+", " ", parts[1])
    assert "Borg, Ogre Mercenary, cost 6, shield 6 (Guild, guard); Rake, " in known


def test_what_waits_is_said_once() -> None:
    table = table_at()
    many = [sum(pair) for pair in zip(table.g.behaved, table.g.unused, strict=True)]
    table.g.behaved, table.g.unused = many, [0] * len(many)
    t = Texts("en", PACKAGE, strict=True)
    lines = " ".join(picture(table.view(0), Sentences(t, SPEC, 0, {})))
    assert lines.count(t.text("picture-all-come-back")[1:]) == 1


def test_cards_tell_what_they_do_where_the_board_is_high_enough() -> None:
    """Where all of them would not fit, the hand stays in sight, and cards are told shortly."""
    table = table_at(hand=["gold"])
    pointer = pointer_of(table)
    text = wording.does(
        table.view(0).area("row").pieces[0].face, SPEC, Texts("en", PACKAGE, strict=True)
    )[0]
    assert text.split()[0] in shown(table, pointer, 78, 38)
    full = table_at(
        zone=["weyan", "broelyn", "dire-wolf", "torgen", "borg", "krythos", "rake"], lies=[0] * 7
    )
    low = shown(full, pointer_of(full), 78, 38)
    assert len(low.splitlines()) <= 38 and "Hand" in low


def test_the_last_entry_of_the_list_plays_the_hand() -> None:
    """Under the cursor it shows what there will be; Enter plays; then it is gone."""

    async def play(d: Driver) -> None:
        await d.press("1")
        await d.press("enter")
        before = d.game.match.table.view(0)
        cards = before.area("hand.0").count
        assert d.game.once is not None and d.choices[-1] == d.game.once.text
        await d.press("end")
        foretold = [old_new for old_new in d.game.foreseen().split() if old_new.isdigit()]
        await d.press("enter")
        after = d.game.match.table.view(0)
        assert cards > 1 and after.area("hand.0").count == 0
        assert foretold[:2] == [str(after.counter("gold")), str(after.counter("combat"))]
        assert d.game.once is None

    drive(play, new("hero-realms"), size=LARGE)


def test_its_number_and_its_word_play_the_hand_too() -> None:
    async def play(d: Driver) -> None:
        await d.press("1")
        await d.press("enter")
        await d.press(str(d.game.all_of))
        await d.press("enter")
        assert d.game.match.table.view(0).area("hand.0").count == 0

    drive(play, new("hero-realms"))
