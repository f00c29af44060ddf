"""What is on the screen of a table: plain data, from which a frame is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from heroon.texts import Texts

from .render import render
from .scene import Scene, theme_of


@dataclass(frozen=True)
class Button:
    """A numbered answer, or a group of them.

    `word` is the answer as the game spells it (empty for a group), `key` what opens a group;
    `final` whether it cannot be taken back (None: not known yet).
    """

    number: int
    text: str
    word: str = ""
    key: str = ""


@dataclass(frozen=True)
class LogLine:
    """A line of the log, whether it is new, and the moment after which it stands."""

    text: str
    new: bool
    moment: int


@dataclass(frozen=True)
class Screen:
    """One frame of a table.

    `phase` is ask, think, hand-over, curtain or over; `number` counts the answers taken, so that
    a late click is known; `seed` gives the same deal again; `back` says how far one may go back;
    `scene` is None behind a curtain.
    """

    table: str
    game: str
    phase: str
    number: int
    t: Texts
    prompt: str = ""
    caption: str = ""
    notice: str = ""
    back: str = ""
    may_undo: bool = False
    scene: Scene | None = None
    buttons: tuple[Button, ...] = ()
    opened: bool = False
    log: tuple[LogLine, ...] = ()
    practice: bool = False
    #: What has changed since the game was begun; empty for nothing.
    begun: str = ""
    rule: str = ""
    moment: int = -1
    keeps: bool = False
    result: str = ""
    #: A `heroon.server.ended.Ended`: the course of a finished game.
    ended: Any = None
    celebrated: bool = False
    lang: str = "en"
    seed: str = ""


def tab_of(screen: Screen) -> str:
    """The title of the tab: the game, and whether somebody here is asked or the game is over."""
    t = screen.t
    title = f"{t.text('game-title')} · Heroon"
    told = {"ask": "web-tab-ask", "over": "app-over-title"}.get(screen.phase, "")
    return f"{t.text(told)} · {title}" if told and screen.moment < 0 else title


def frame(screen: Screen) -> Markup:
    """The part of the page that changes."""
    board = theme_of(screen.game).draw(screen.scene) if screen.scene is not None else Markup("")
    return render("frame.html", s=screen, t=screen.t, board=board, tab=tab_of(screen))
