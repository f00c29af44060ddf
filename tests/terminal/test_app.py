"""The app in real runs without a screen: whole games, help, the curtain, saves, menus."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from textual.widgets import Static

from heroon.kernel import Rng, read_scenario, run_scenario
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.who import Who
from heroon.terminal.app import BUG
from heroon.terminal.app_game import GameScreen
from heroon.terminal.app_menu import MenuScreen
from heroon.terminal.app_new import NewScreen
from heroon.terminal.app_panels import Curtain, ReadingScreen, RulesPanel, SearchPanel
from heroon.terminal.app_saves import SavesScreen
from heroon.terminal.kept import kept_games
from heroon.terminal.palette import DARK, LIGHT
from heroon.terminal.widgets import BoardView, FormRow, KeyBar
from tests.lengths import LONG, length
from tests.terminal.driving import LARGE, SMALL, Driver, drive, new


def text_of(driver: Driver, where: str) -> str:
    return str(driver.app.screen.query_one(where, Static).render())


async def by_keyboard(d: Driver, most: int = 2000) -> None:
    """Answer at random by numbers until the game is over."""
    rng = Rng(7)
    for _ in range(most):
        if d.game.match.table.over:
            return
        if isinstance(d.app.screen, Curtain) or d.game.waiting is not None:
            await d.press("enter")
            continue
        shown = [choice.number for choice in d.game.offer.choices]
        await d.answer(shown[rng.below(len(shown))])
    raise AssertionError("the game does not end")


async def by_mouse(d: Driver, most: int = 2000) -> None:
    """Answer by clicks alone: on pieces where an answer has any, else in the list."""
    rng = Rng(5)
    for _ in range(most):
        game = d.game
        if game.match.table.over:
            return
        lit = sorted(game.pointer.open if game.pointer.picked else game.pointer.lit)
        if lit and rng.below(4):
            await d.click(lit[rng.below(len(lit))])
            if game.pointer.picked and not game.pointer.open:
                await d.click(game.pointer.picked[0])
        else:
            at = rng.below(min(len(game.offer.choices), 5))
            d.list.scroll_to(y=0, animate=False, force=True)
            await d.click_at(d.list, 2, at)
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "lang", "size"),
    [("heroz", "fr", SMALL), *length([], [("micro-hero", "en", LARGE)])],
)
def test_a_whole_game_by_keyboard(name: str, lang: str, size: tuple[int, int]) -> None:
    drive(by_keyboard, new(name, short=True), lang, size)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "lang", "size"),
    [
        ("micro-hero", "fr", SMALL),
        *length(
            [],
            [
                ("hero-realms", "en", LARGE),
                ("heroz", "en", LARGE),
                ("hero-realms", "fr", SMALL),
            ],
        ),
    ],
)
def test_a_whole_game_by_mouse(name: str, lang: str, size: tuple[int, int]) -> None:
    drive(by_mouse, new(name, short=True), lang, size)


# -- help -----------------------------------------------------------------------------------------


def test_how_far_undo_goes_is_said_before_it_goes() -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        assert "Nothing to take back: something was revealed since." in d.screen()
        for many in (1, 2):
            await d.answer(d.game.offer.choices[0].number)
            noun = "answer" if many == 1 else "answers"
            assert f"[u] {many} {noun} to take back, up to what was revealed" in d.screen()
        assert len(d.game.match.table.view(0).area("stack.0").pieces) == 2
        await d.press("u")
        assert "Taken back" in d.screen() or "taken back" in d.screen()
        await d.press("u", "u", "u")
        assert len(d.game.match.table.view(0).area("stack.0").pieces) == 0
        assert "Nothing to take back: something was revealed since." in d.screen()

    drive(play, new("micro-hero"))


def test_an_answer_for_good_is_marked_before_it_is_given() -> None:
    async def play(d: Driver) -> None:
        assert "⚠" not in d.screen()  # nothing that is for good has the cursor unasked
        await d.press("down")
        assert "⚠ for good" in d.screen()  # the deck is shuffled then
        await d.answer(1)
        assert "⚠" not in d.screen()
        await d.answer(1)
        assert d.game.match.back(0).choices == 1

    drive(play, new("micro-hero"))


def test_an_answer_for_good_has_the_cursor_only_when_it_is_sent_there() -> None:
    """Enter alone gives no first answer that cannot be taken back; one that can be, it gives."""

    async def play(d: Driver) -> None:
        match = d.game.match
        assert match.final(0, d.game.offer.choices[0].words[0])
        assert d.list.highlighted is None
        await d.press("enter")
        assert not [one for one in match.table.tokens if one.seat == 0]
        await d.press("down", "enter")
        assert len([one for one in match.table.tokens if one.seat == 0]) == 1
        assert not match.final(0, d.game.offer.choices[0].words[0])
        assert d.list.highlighted == 0

    drive(play, new("micro-hero"))


def test_why_not_by_pointing_and_by_searching() -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        await d.click("reserve/strike")
        assert "Buy a Strike: " in d.screen() and "(rule “The turn”)" in d.screen()
        await d.press("w")
        assert isinstance(d.app.screen, SearchPanel)
        await d.type("improve")
        told = text_of(d, "#told")
        assert "Improve" in told and "(rule “" in told and "micro-hero:" not in told
        await d.press(*["backspace"] * len("improve"))
        await d.type("finish")
        assert "cards" in text_of(d, "#told") and "(rule “" in text_of(d, "#told")
        await d.press("escape")
        assert isinstance(d.app.screen, GameScreen)

    drive(play, new("micro-hero"))


def test_hint_odds_totals_rules_log_help_codes() -> None:
    async def play(d: Driver) -> None:
        await d.press("x")
        assert "There is no total to explain yet." in d.screen()
        await d.answer(1)
        await d.answer(1)
        await d.press("x")
        assert "Attack" in d.screen() and "1 × 1" in d.screen()
        await d.press("escape", "h")
        assert "│ Advice " in d.screen() and "Reason: " in d.screen()
        assert "Advice: " not in d.screen()
        before = len(d.game.match.table.tokens)
        await d.press("enter")
        assert len(d.game.match.table.tokens) > before + 2  # the whole order was played
        await d.press("r")
        panel = d.app.screen
        assert isinstance(panel, RulesPanel) and "[micro-hero:3]" in d.screen()
        await d.type("your deck")
        assert 3 < len(panel.found) < len(panel.guide.sections)
        await d.press("down", "pagedown", "pageup", "up")
        await d.type("zzz")
        assert "No rule holds" in text_of(d, "#section")
        await d.press("escape", "g")
        assert "The log" in d.screen() and "You play" in d.screen()
        await d.press("escape", "question_mark")
        assert "The keys" in d.screen()
        await d.press("escape", "c")
        assert "(ready)" in d.screen()
        await d.press("o")
        assert isinstance(d.app.screen, ReadingScreen) or "None of these" in d.screen()

    drive(play, new("micro-hero"))


def test_orders_of_a_seat_pass_a_turn() -> None:
    async def play(d: Driver) -> None:
        await d.press("p")
        assert "[ ] Pass for me in combat until the end of this turn" in d.screen()
        await d.press("down", "enter")
        assert d.game.match.ordered_by(0, "pass-turn")
        assert "The order stands." in d.screen()

    drive(play, new("heroz"))


def test_the_odds_of_a_draw() -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        for _ in range(90):
            await d.press("o")
            if isinstance(d.app.screen, ReadingScreen):
                assert "The odds of what follows" in d.screen() and " in " in d.screen()
                return
            await d.answer(d.game.offer.choices[-1].number)
        raise AssertionError("no draw is ever asked about")

    drive(play, new("micro-hero", seed="3"))


def test_typed_answers_and_orders() -> None:
    async def play(d: Driver) -> None:
        await d.press("t")
        await d.type("deck:3.3.4")
        await d.press("enter")
        assert "Planning" in d.screen()
        await d.press("colon")
        await d.type("play 1 2 tilt 9")
        await d.press("enter")
        assert "no longer" in d.screen() or "no card" in d.screen()
        await d.press("t")
        await d.type("1 3 2")
        await d.press("enter")
        assert isinstance(d.app.screen, ReadingScreen) and "Play these cards" in d.screen()
        assert not d.game.match.table.view(0).area("stack.0").pieces
        await d.press("enter")
        assert len(d.game.match.table.view(0).area("stack.0").pieces) == 3
        for typed, told in (("buy:strike", "not the moment"), ("nonsense", "neither an answer")):
            await d.press("t")
            await d.type(typed)
            await d.press("enter")
            assert told in d.screen()
        await d.press("t")
        await d.type("1")
        await d.press("enter")
        assert len(d.game.match.table.view(0).area("stack.0").pieces) == 4

    drive(play, new("micro-hero"))


# -- pointing -------------------------------------------------------------------------------------


def test_a_piece_then_its_place_by_mouse_and_by_keys() -> None:
    async def play(d: Driver) -> None:
        hand = d.game.match.table.view(0).area("hand.0").pieces
        troop = next(p.face for p in hand if p.face[:-1].isdecimal())
        await d.click(f"hand.0/{troop}")
        assert d.game.pointer.picked == [f"hand.0/{troop}"]
        assert d.screen().count("»") == 1 and len(d.choices) == 3
        await d.press("escape")
        assert not d.game.pointer.picked and len(d.choices) > 3
        await d.click(f"hand.0/{troop}")
        await d.click("column.0/2")
        field = d.game.match.table.view(0).area("field.0").pieces
        assert [piece.at for piece in field] == ["2.1"]
        # The same by the keyboard: the board, a piece, then a column.
        await d.press("tab")
        assert d.game.query_one(BoardView).has_focus
        await d.press("enter", "up", "right", "left", "enter")
        assert len(d.game.match.table.view(0).area("field.0").pieces) == 2

    drive(play, first_placement())


def test_pointing_at_an_answer_shows_what_it_would_change() -> None:
    """By the cursor of the list, by the mouse on it, by a place of the board; never unasked."""

    async def play(d: Driver) -> None:
        board = d.game.query_one(BoardView)
        assert "→" not in d.screen()
        await d.press("down")
        assert "6→5" in d.screen() and "✕3♠" in d.screen()
        assert "(Troop face down)" in d.screen()
        await d.click("hand.0/3S")
        assert "6→5" not in d.screen() and "✕" not in d.screen()
        spot = next(s for s in board.spots() if "column.0/3" in s.targets)
        board.aim(spot.targets)
        await d.settle()
        assert "6→5" in d.screen() and d.game.aim == (d.game.pointer.aimed(spot.targets),) != (0,)
        board.aim(())
        await d.settle()
        assert "6→5" not in d.screen()

    drive(play, new("heroz"))


def test_the_keys_of_the_bar_can_be_clicked() -> None:
    async def play(d: Driver) -> None:
        bar = d.game.query_one(KeyBar)
        await d.click_at(bar, str(bar.render_line(0).text).index("Menu"), 0)
        assert isinstance(d.app.screen, ReadingScreen) and "This game" in d.screen()

    drive(play, new("micro-hero"))


def test_a_group_opens_and_closes() -> None:
    async def play(d: Driver) -> None:
        assert "answers)…" in d.screen()
        await d.answer(2)
        assert "Back to all answers" in d.screen()
        await d.press("escape")
        assert "answers)…" in d.screen()
        await d.press("9")
        assert "There is no answer 9" in d.screen()

    drive(play, new("micro-hero"))


def test_enter_after_a_number_that_is_none_answers_nothing() -> None:
    setting = new("micro-hero")

    async def play(d: Driver) -> None:
        before = list(setting.table.tokens)
        await d.press("1", "9")
        assert "There is no answer 19" in d.screen()
        await d.press("enter")
        assert setting.table.tokens == before and "Back to all answers" not in d.screen()

    drive(play, setting)


def test_ten_which_is_no_number_here_does_not_mean_nought() -> None:
    setting = new("heroz")

    async def play(d: Driver) -> None:
        numbers = [choice.number for choice in d.game.offer.choices]
        first = next(n for n in numbers if 0 < n < 10 and 10 * n not in numbers)
        assert 0 in numbers
        before = list(setting.table.tokens)
        await d.press_at(1.0, str(first))
        await d.press_at(1.1, "0")
        assert f"There is no answer {first}0" in d.screen()
        await d.press("enter")
        assert setting.table.tokens == before
        await d.press("0", "enter")
        assert setting.table.tokens != before

    drive(play, setting)


# -- the curtain ----------------------------------------------------------------------------------


def test_the_curtain_between_two_people() -> None:
    async def play(d: Driver) -> None:
        assert isinstance(d.app.screen, Curtain)
        assert "This screen waits for player" in d.screen()
        first = d.game.match.person()
        await d.press("enter")
        assert isinstance(d.app.screen, GameScreen) and d.game.seat == first
        while d.game.waiting is None:
            await d.answer(d.game.offer.choices[-1].number)
        assert f"hand the screen to player {d.game.waiting + 1}" in d.screen()
        await d.press("enter")
        assert isinstance(d.app.screen, Curtain)
        assert not d.game.query_one(BoardView).rows(78)
        await d.press("enter")
        assert d.game.eye == 1 - first

    drive(play, new("heroz", people="both"))


def test_the_screens_of_one_seat_do_not_depend_on_the_other_hand() -> None:
    """Two worlds that seat 0 cannot tell apart give the same screens, curtain and table."""
    from heroon.kernel import Seeded
    from heroon.play.begin import setting_of

    shown = []
    start = new("heroz", people="both", seed="twin").table
    rng = Rng(3)
    while start.ask is not None and start.ask.seats != 1:
        start.answer(rng.choice(start.words(1)), 1)
    twins = [start.sample(0, Rng(n), Seeded("x")) for n in (1, 2)]
    for twin in twins:
        screens: list[str] = []

        async def play(d: Driver, screens: list[str] = screens) -> None:
            for _ in range(2):
                screens.append(d.screen())
                await d.press("enter")
            for key in ("x", "escape", "w", "escape", "m", "escape"):
                await d.press(key)
                screens.append(d.screen())

        setting = setting_of(twin, "s", Who.of(2, (0, 1)), None)
        setting.autosave = False
        setting.resumed = False
        drive(play, setting)
        shown.append([s for s in screens if "waits for" in s or "Totals" in s])
    hands = [twin.view(1).area("hand.1").pieces for twin in twins]
    assert hands[0] != hands[1]
    assert len(shown[0]) > 4
    assert shown[0] == shown[1]


# -- language, theme, saves -----------------------------------------------------------------------


def test_the_language_changes_in_mid_game() -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        assert "Planning" in d.screen() and "You draw" in d.screen()
        await d.press("f2")
        french = d.screen().replace("\u00a0", " ")
        assert "Planification : que jouer ?" in french and "Vous piochez" in french
        assert "Planning" not in french and "Strike" not in french
        await d.press("f3")
        assert d.app.theme == LIGHT
        await d.press("f3")
        assert d.app.theme == DARK

    drive(play, new("micro-hero"))


def test_a_game_left_goes_on_at_the_same_ask(home: Path) -> None:
    asked: list[str] = []

    async def play(d: Driver) -> None:
        await d.answer(1)
        await d.answer(2)
        asked.append(text_of(d, "#prompt"))
        await d.press("m", "up", "enter")

    drive(play, new("micro-hero"))
    (kept,) = kept_games()
    assert kept.path is None and kept.game == "micro-hero" and not kept.over
    assert not home.exists(), "nothing but the store holds it"

    async def again(d: Driver) -> None:
        assert isinstance(d.app.screen, MenuScreen)
        await d.press("enter")
        assert text_of(d, "#prompt") == asked[0] and d.game.match.s.resumed
        assert len(d.game.match.table.view(0).area("stack.0").pieces) == 1

    drive(again)


def test_two_languages_of_the_menu_and_a_new_game() -> None:
    async def play(d: Driver) -> None:
        assert "New game" in d.screen()
        await d.press("f2")
        assert "Nouvelle partie" in d.screen()
        await d.press("enter")
        form = d.app.screen
        assert isinstance(form, NewScreen)
        await d.press("right", "right")
        rows = {row.key: row for row in form.query(FormRow)}
        assert rows["game"].value == "heroz" and rows["seat-1"].value == "apprentice"
        await d.press("right")
        rows = {row.key: row for row in form.query(FormRow)}
        assert "mode-of" in rows and form.focused is rows["game"]
        for key in ("down", "down", "down", "right"):
            await d.press(key)
        rows = {row.key: row for row in form.query(FormRow)}
        assert rows["players"].value == "2" and rows["seat-1"].value == "person"
        form.query_one("#seed").focus()
        await d.type("abc")
        await d.press("enter")
        assert d.game.match.s.seed == "abc" and d.game.match.table.seats == 2
        assert "Joueur 1" in d.screen()

    drive(play)


def test_a_table_needs_a_person() -> None:
    async def play(d: Driver) -> None:
        await d.press("enter")
        form = d.app.screen
        assert isinstance(form, NewScreen)
        for row in form.query(FormRow):
            if row.key.startswith("seat-"):
                row.value = "random"
        await d.press("f5")
        assert "At least one person" in d.screen() and d.app.screen is form
        await d.press("escape")
        assert isinstance(d.app.screen, MenuScreen)

    drive(play)


def test_saves_are_listed_opened_and_deleted(home: Path) -> None:
    async def leave(d: Driver) -> None:
        await d.press("m", "up", "enter")

    for name in ("heroz", "micro-hero"):
        drive(leave, new(name))
    home.mkdir()
    (home / "broken.heroon").write_text('game = "heroz"\nnonsense\n', encoding="utf-8")

    async def play(d: Driver) -> None:
        assert len(kept_games()) == 3
        await d.press("down", "down", "enter")
        assert isinstance(d.app.screen, SavesScreen)
        assert "HEROZ" in d.screen() and "MICRO HERO: Hercules" in d.screen()
        names = [kept.name for kept in d.app.screen.games]
        d.list.highlighted = names.index("broken.heroon")
        await d.press("enter")
        assert isinstance(d.app.screen, ReadingScreen) and "cannot be read" in d.screen()
        await d.press("escape", "d", "down", "enter")
        assert len(kept_games()) == 2
        await d.press("enter")
        assert isinstance(d.app.screen, GameScreen)

    drive(play)


def test_rules_from_the_menu() -> None:
    async def play(d: Driver) -> None:
        await d.press("down", "down", "enter", "down", "down", "enter")
        assert isinstance(d.app.screen, RulesPanel) and "HEROZ" in d.screen()
        await d.press("escape", "escape")

    drive(play)


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.long
def test_resigning_then_the_same_deal_then_a_rematch() -> None:
    async def play(d: Driver) -> None:
        hand = d.game.match.table.view(0).area("hand.0")
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("resign")
        await d.press("enter", "enter")
        assert not d.game.match.table.over  # the first answer is no
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("resign")
        await d.press("enter", "down", "enter")
        assert d.game.match.table.over and "You resigned" in d.screen()
        d.list.highlighted = d.list.get_option_index("same")
        await d.press("enter")
        assert d.game.match.table.view(0).area("hand.0") == hand
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("again")
        await d.press("enter")
        assert d.game.match.s.seed != "golden"
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("copy")
        await d.press("enter")
        assert "saved in" in d.screen() and len(kept_games()) == 4
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("menu")
        await d.press("enter")
        assert isinstance(d.app.screen, MenuScreen)
        await d.press("q")

    drive(play, new("heroz"))


def test_a_bug_of_a_bot_ends_with_the_game_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ValueError("on purpose")

    async def play(d: Driver) -> None:
        monkeypatch.setattr("heroon.terminal.app_flow.choose", broken)
        while d.app.return_code is None:
            await d.answer(d.game.offer.choices[-1].number)

    app = drive(play, new("heroz"))
    assert app.return_value == BUG and len(kept_games()) == 1


def first_placement() -> Setting:
    """HEROZ where seat 0 places its first troop."""
    for seed in range(99):
        setting = new("heroz", seed=str(seed))
        if setting.table.words(0) and setting.table.view(0).prompt == "place":
            return setting
    raise AssertionError


def test_a_moment_is_kept_as_a_scenario_from_the_menu(home: Path) -> None:
    kept = home.parent / "scenarios"

    async def choose(d: Driver) -> None:
        await d.press("m")
        d.list.highlighted = d.list.get_option_index("scenario")
        await d.press("enter")

    async def alone(d: Driver) -> None:
        await choose(d)
        assert "kept as a scenario" in d.screen()
        await d.answer(1)
        await choose(d)
        for file in sorted(kept.iterdir()):
            run_scenario(read_scenario(file.read_text(encoding="utf-8"), file.name))
        assert [f.name for f in sorted(kept.iterdir())] == [
            "micro-hero-1.toml",
            "micro-hero-2.toml",
        ]

    async def duel(d: Driver) -> None:
        await choose(d)
        assert "cannot be kept" in d.screen()
        assert not any(f.name.startswith("heroz") for f in kept.iterdir())

    drive(alone, new("micro-hero"), size=LARGE)
    drive(duel, new("heroz"), size=LARGE)


#: Each game meets some of the small sizes, in the long form all.
GAMES = ("heroz", "hero-realms", "micro-hero")
TINY = ((40, 12), (60, 16), (30, 8), (80, 20), (79, 23))


@pytest.mark.parametrize(
    ("name", "size"),
    [pair for n, pair in enumerate(product(GAMES, TINY)) if n % 3 == 0 or LONG],
)
def test_on_a_small_terminal_the_answers_are_reached(name: str, size: tuple[int, int]) -> None:
    async def play(d: Driver) -> None:
        for _ in range(length(2, 4)):
            choices = d.list
            assert choices.size.height >= 2 and choices.size.width >= 20
            at = choices.option_count - 1
            for key in ("end", "home"):
                await d.press(key)
                shown = d.screen()
                want = d.choices[at if key == "end" else 0].split()[0]
                assert want in shown, (key, shown)
            before = len(d.game.match.table.tokens)
            await d.press("enter")
            if d.game.within:
                await d.press("enter")
            assert len(d.game.match.table.tokens) > before

    drive(play, new(name), size=size)


@pytest.mark.parametrize("kind", ["final", "free"])
def test_an_answer_waits_until_its_question_was_seen(kind: str) -> None:
    """A click or Enter that may have been meant for the question before gives nothing."""

    async def play(d: Driver) -> None:
        match = d.game.match
        finals = [i for i, c in enumerate(d.game.offer.choices) if match.final(0, c.words[0])]
        others = [i for i in range(len(d.choices)) if i not in finals]
        at = (finals if kind == "final" else others)[0]
        before = len(match.table.tokens)
        await d.clicks(d.list, 4, at, 1, after=0.39)
        d.list.highlighted = at
        await d.press_at(0.39, "enter")
        await d.clicks(d.list, 4, at, 1, after=0.39)
        assert len(match.table.tokens) == before
        await d.press_at(0.41, "enter")
        assert len(match.table.tokens) > before

    drive(play, new("heroz"), size=LARGE, calm=0.4)


def test_a_second_enter_at_a_group_gives_none_of_its_answers() -> None:
    async def play(d: Driver) -> None:
        while not (groups := [i for i, c in enumerate(d.game.offer.choices) if len(c.words) > 1]):
            d.game.say_word(d.game.offer.choices[0].words[0])
            await d.settle()
        d.list.highlighted = groups[0]
        await d.press_at(0.41, "enter")
        assert d.game.within
        before = len(d.game.match.table.tokens)
        d.list.highlighted = 0
        await d.press_at(0.39, "enter")
        assert d.game.within and len(d.game.match.table.tokens) == before
        await d.press_at(0.41, "enter")
        assert not d.game.within and len(d.game.match.table.tokens) > before

    drive(play, new("micro-hero"), calm=0.4)


def test_what_was_taken_back_is_said_until_the_next_key() -> None:
    async def play(d: Driver) -> None:
        for _ in range(3):
            await d.answer(d.game.offer.choices[0].number)
        await d.press("u")
        said = " ".join(d.screen().split())
        assert "Taken back" in said and "[u] 1 answer to take back" in said
        await d.press("down")
        assert "Taken back" not in d.screen() and "[u] 1 answer to take back" in d.screen()
        await d.press("u")
        assert "Taken back" in d.screen()
        await d.answer(d.game.offer.choices[0].number)
        assert "Taken back" not in d.screen()

    drive(play, new("micro-hero"))


def test_in_a_window_each_card_is_one_choice_and_to_pass_is_in_sight() -> None:
    async def play(d: Driver) -> None:
        while d.game.view().prompt != "window0" or len(d.game.match.table.words(0)) < 6:
            d.game.say_word(d.game.match.table.words(0)[0])
            await d.settle()
        words = d.game.match.table.words(0)
        texts = d.choices
        assert len(texts) < len(words) and all(len(c.words) > 0 for c in d.game.offer.choices)
        assert sum(len(c.words) for c in d.game.offer.choices) == len(words)
        shown = d.screen()
        assert "0. Pass" in shown and "Nothing to say this turn" in shown
        assert any("answers)…" in text for text in texts)
        await d.answer(next(c.number for c in d.game.offer.choices if len(c.words) > 1))
        assert d.game.within and all(len(c.words) == 1 for c in d.game.offer.choices)

    drive(play, new("heroz", seed="hero-24", bot="novice"))


def test_a_preview_leaves_out_what_the_hand_would_do_in_another_phase() -> None:
    async def play(d: Driver) -> None:
        shown: list[str] = []
        for _ in range(40):
            for number in [c.number for c in d.game.offer.choices if len(c.words) == 1][:3]:
                await d.press(str(number))
                shown += [line for line in d.screen().split("\n") if "Your hand" in line]
            d.game.say_word(d.game.match.table.words(0)[-1])
            await d.settle()
            if d.game.match.table.over:
                break
        assert any("›" in line for line in shown)
        assert not any("→" in line for line in shown)

    drive(play, new("heroz", seed="hero-24", bot="novice"))


def test_an_end_tells_the_numbers_of_the_game_and_its_course() -> None:
    async def play(d: Driver) -> None:
        match = d.game.match
        while not match.table.over:
            d.game.say_word(choose("heuristic", match.table, 0, "end"))
            await d.settle()
        shown = " ".join(d.screen().replace("│", " ").split())
        turns = match.table.view(0).counter("turns")
        answers = sum(token.seat >= 0 for token in match.table.tokens)
        label = d.game.t.text("counter-points")
        assert f"{turns} turns · {answers} answers" in shown and label in shown
        points = match.table.view(0).counter("points.0")
        assert re.search(rf"[▁-█]+ You: {points}\b", shown)
        assert re.search(r"[▁-█]+ Opponent: ", shown)

    drive(play, new("heroz", short=True))
