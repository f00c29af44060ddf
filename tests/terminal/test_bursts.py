"""A key too many: bursts of every key at every screen and panel; none closes what lies below."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.screen import Screen
from textual.widgets import OptionList

import heroon.terminal
from heroon.terminal.app import BUG, HeroonApp
from heroon.terminal.app_game import GameScreen
from heroon.terminal.app_match import AppMatch
from heroon.terminal.app_menu import MenuScreen
from heroon.terminal.app_new import NewScreen
from heroon.terminal.app_panels import Curtain, LinePanel, ReadingScreen, RulesPanel, SearchPanel
from heroon.terminal.app_saves import SavesScreen
from tests.lengths import length
from tests.terminal.driving import Driver, drive, kept_history, new

#: What is pressed: all that any screen binds, what lists and lines take, and what nothing takes.
_ALSO = ("enter", "space", "escape", "q", "tab", "up", "down", "home", "end", "1", "9", "a", "é")
_TIMES = 4
#: At a panel one key in so many is pressed, at each panel others: all of them at some.
_SHARE = length(16, 1)
#: At other screens, too, each with others.
_OTHER = length(8, 1)
#: These keys save and end, wherever one is.
_LEAVE = {"ctrl+q", "ctrl+c"}

Open = Callable[[Driver], Awaitable[None]]


def screens() -> set[type[Screen[Any]]]:
    """Every screen of the program that is opened as such."""
    for module in pkgutil.iter_modules(heroon.terminal.__path__):
        importlib.import_module(f"heroon.terminal.{module.name}")

    def below(of: type[Screen[Any]]) -> Iterator[type[Screen[Any]]]:
        for one in of.__subclasses__():
            yield one
            yield from below(one)

    found = {one for one in below(Screen) if one.__module__.startswith("heroon.")}
    bases = {base for one in found for base in one.__mro__[1:]}
    return found - bases


def keys() -> list[str]:
    """Every key that some screen binds, and others."""
    bound = {
        key
        for screen in screens()
        for base in screen.__mro__
        for binding in vars(base).get("BINDINGS", ())
        if base.__module__.startswith("heroon.")
        for key in binding.key.split(",")
    }
    return sorted((bound | set(_ALSO)) - _LEAVE)


def by(*pressed: str) -> Open:
    async def play(d: Driver) -> None:
        await d.press(*pressed)

    return play


async def at_curtain(d: Driver) -> None:
    d.game.draw_curtain(0)
    await d.settle()


async def at_menu(d: Driver) -> None:
    while not isinstance(d.app.screen, MenuScreen):
        d.app.pop_screen()
    await d.settle()


def from_menu(*pressed: str) -> Open:
    async def play(d: Driver) -> None:
        await at_menu(d)
        await d.press(*pressed)

    return play


#: How each screen is come to from a game; for panels every key of the game that opens one.
_OPENED: dict[type[Screen[Any]], list[Open]] = {
    MenuScreen: [at_menu],
    NewScreen: [from_menu("down", "enter")],
    SavesScreen: [from_menu("down", "down", "enter")],
    GameScreen: [by()],
    Curtain: [at_curtain],
    RulesPanel: [by("r")],
    SearchPanel: [by("w")],
    LinePanel: [by("t")],
    ReadingScreen: [
        *(by(key) for key in ("m", "h", "o", "x", "g", "p", "question_mark")),
        by("m", "down", "enter"),  # who plays
        by("m", "r", "e"),
        from_menu("down", "down", "enter", "d"),
        from_menu("end", "up", "enter"),  # whose rules
    ],
}
CASES = [
    (screen, i) for screen, opened in _OPENED.items() for i in range(0, len(opened), length(3, 1))
]


def test_every_screen_of_the_program_is_tried() -> None:
    assert screens() == set(_OPENED)


def sound(d: Driver) -> None:
    """One game at most, one screen of each menu at most, and the menu below all."""
    assert d.app.return_code is None
    stack = [type(screen) for screen in d.app.screen_stack]
    assert stack[1] is MenuScreen, stack
    menus = [one for one in stack if one not in (ReadingScreen, LinePanel, RulesPanel, SearchPanel)]
    assert len(menus) == len(set(menus)), stack
    panels = stack[len(menus) :]
    assert len(panels) <= 2, stack


@pytest.mark.parametrize(
    ("screen", "which"), CASES, ids=[f"{screen.__name__}-{i}" for screen, i in CASES]
)
def test_bursts(screen: type[Screen[Any]], which: int, home: Path) -> None:
    """Each key many times at once: the program lives, and answers to the next key."""
    game = "heroz" if which != 0 else "micro-hero"
    kept = AppMatch(new(game, seed="0"), "en").keeper
    assert kept.write(), "there is a game to go on with"
    kept.close()
    first, share = (which, _SHARE) if screen is ReadingScreen else (len(screen.__name__), _OTHER)
    pressed = keys()[first % share :: share]

    async def play(d: Driver) -> None:
        tried = None
        for key in pressed:
            if tried is None or d.app.screen is not tried:
                await at_menu(d)
                d.app.open(new(game, seed="1"))
                await d.settle()
                await _OPENED[screen][which](d)
                tried = d.app.screen
                assert isinstance(tried, screen) or which
            for entries in d.app.screen.query(OptionList):
                entries.highlighted = 0  # not at "leave the program", which would do so
            # The menu stays calm; at a table the first key of a burst is to answer.
            d.app.calm = 0 if isinstance(d.app.screen, GameScreen) else 1000
            await d.burst(*[key] * _TIMES)
            sound(d)

    drive(play, None)


def test_one_entry_pressed_many_times_opens_one_game(home: Path) -> None:
    """Enter at Continue, at New game, at a saved game; and both clicks of a double click."""

    async def play(d: Driver) -> None:
        d.app.open(new("micro-hero", seed="1"))
        await d.settle()
        await d.press("m", "end", "up", "enter")
        assert isinstance(d.app.screen, MenuScreen)
        await d.burst("enter", "enter", "enter")
        assert [type(one) for one in d.app.screen_stack[1:]] == [MenuScreen, GameScreen]
        for entry, opened in (("down", NewScreen), ("end", SavesScreen)):
            await at_menu(d)
            await d.press("home", entry, *(["up", "up"] if entry == "end" else []))
            await d.burst(*["enter"] * 5)
            assert [type(one) for one in d.app.screen_stack[1:]] == [MenuScreen, opened]
        await d.burst("enter", "enter", "enter")
        assert [type(one) for one in d.app.screen_stack[1:]][2:] == [GameScreen]
        await at_menu(d)
        await d.clicks(d.list, 2, 1, 2)
        assert [type(one) for one in d.app.screen_stack[1:]] == [MenuScreen, NewScreen]

    drive(play)


def test_answers_typed_ahead_do_not_reach_the_next_question() -> None:
    async def play(d: Driver) -> None:
        await d.burst("down", "enter", "enter", "enter", "enter")
        given = [one for one in d.game.match.table.tokens if one.seat == 0]
        assert len(given) == 1

    drive(play, new("micro-hero", seed="1"))


def test_a_key_that_closes_a_panel_does_not_end_the_program() -> None:
    """From the saved games, Escape once too often, a little later: the menu stands too short."""

    async def play(d: Driver) -> None:
        await from_menu("down", "enter")(d)
        await d.press("escape", "escape", "q")
        assert isinstance(d.app.screen, MenuScreen) and d.app.return_code is None
        d.app.calm = 0
        await d.press("q")
        assert d.app.return_code == 0

    drive(play, calm=1000)


class Broken(ReadingScreen):
    """A panel in which something fails that nobody expects."""

    def action_down(self) -> None:
        raise LookupError("[red]nothing\x1b[2J there")


def test_an_unexpected_exception_is_told_in_a_line(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(d: Driver) -> None:
        await d.press("2", "enter")
        d.app.push_screen(Broken("", Text(""), ""))
        await d.settle()
        await d.burst("down")

    app: list[HeroonApp] = []
    with pytest.raises(LookupError):
        drive(play, new("micro-hero"), made=app)
    said = capsys.readouterr()
    assert app[0].return_value == BUG
    assert said.err.startswith("The program met an error of its own")
    assert "Traceback" not in said.err and said.err.count("\n") <= 3 and "\x1b" not in said.err
    assert len(kept_history().table.tokens) > 0
