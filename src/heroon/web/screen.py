"""What is on the screen of a table: plain data, from which a frame is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from heroon.play.told import Reckoning
from heroon.texts import Texts

from .board import Drawing
from .lines import LogLine
from .past import Past
from .render import render
from .scene import Scene, theme_of


@dataclass(frozen=True)
class Button:
    """A numbered answer, or a group of them.

    `word` is the answer as the game spells it (empty for a group), `key` what opens a group;
    `last` whether it says that nothing more is done.
    """

    number: int
    text: str
    word: str = ""
    key: str = ""
    last: bool = False


@dataclass(frozen=True)
class Switch:
    """An order of a seat that stands beside the question: its name, what it says, whether it is on.

    Before a curtain it is a way to decline for whoever is awaited, without showing anything.
    """

    name: str
    text: str
    on: bool = False


@dataclass(frozen=True)
class AtOnce:
    """Answers that are given together: what the button says, the words as the page sends them."""

    text: str
    words: str


@dataclass(frozen=True)
class Watched:
    """What somebody without a seat does: the targets where it is shown, what it adds up to.

    `signs` tell what it and those before it add, `of` how many there are until the next question;
    `reckoning` is what the attack comes to.
    """

    at: tuple[str, ...]
    counts: tuple[str, ...]
    signs: tuple[str, ...] = ()
    of: int = 0
    reckoning: Reckoning | None = None


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
    #: The name of the question, as the game calls it; empty where nobody is asked.
    asked: str = ""
    caption: str = ""
    notice: str = ""
    back: str = ""
    may_undo: bool = False
    #: What is watched before the next question; the prompt says what it is.
    beat: Watched | None = None
    scene: Scene | None = None
    buttons: tuple[Button, ...] = ()
    opened: bool = False
    log: tuple[LogLine, ...] = ()
    practice: bool = False
    #: What has changed since the game was begun; empty for nothing.
    begun: str = ""
    rule: str = ""
    #: What a frame of the past shows beside the table; None for the present.
    past: Past | None = None
    result: str = ""
    #: A `heroon.desk.ended.Ended`: the course of a finished game.
    ended: Any = None
    celebrated: bool = False
    #: A `heroon.desk.choosing.Harder`: the game one level up; the moment from which it is leafed.
    up: Any = None
    #: The score at the end, where the line that tells the end holds no number.
    score: str = ""
    leaf: int = -1
    lang: str = "en"
    seed: str = ""
    #: The table drawn from the presentation model; None where a theme draws the scene.
    drawing: Drawing | None = None
    #: Whether the table says what the list of answers says, which is folded then.
    folded: bool = True
    #: The answers that always stand at the same place, and those that point at nothing.
    pinned: tuple[Button, ...] = ()
    at_once: AtOnce | None = None
    orders: tuple[Switch, ...] = ()
    declines: tuple[Switch, ...] = ()
    #: The answers to what another player offers: they stand below the notice that tells of it.
    offered: tuple[Switch, ...] = ()
    #: What says that the game stands still; a button beside it offers a draw.
    standstill: str = ""


def tab_of(screen: Screen) -> str:
    """Return the title of the tab: the game, and whether somebody is asked or the game is over."""
    t = screen.t
    title = f"{t.text('game-title')} · Heroon"
    told = {"ask": "web-tab-ask", "over": "app-over-title"}.get(screen.phase, "")
    return f"{t.text(told)} · {title}" if told and screen.past is None else title


def frame(screen: Screen) -> Markup:
    """Render the part of the page that changes."""
    tab = tab_of(screen)
    if screen.drawing is not None:
        return render("board_frame.html", s=screen, t=screen.t, d=screen.drawing, tab=tab)
    draw = theme_of(screen.game).draw
    board = draw(screen.scene) if screen.scene is not None and draw is not None else Markup("")
    return render("frame.html", s=screen, t=screen.t, board=board, tab=tab)
