"""`Face`: what shows a game, part by part; each part is loaded when it is first wanted.

A distribution names the face of its game in the entry-point group `heroon.faces`.  A part is
written as entry points are, `module:name`: the app loads no part of the page, whose libraries may
not be there.  What a face lacks is shown as that of every game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

#: The entry-point group in which a game names its `Face`.
GROUP: Final = "heroon.faces"


@dataclass(frozen=True, kw_only=True)
class Face:
    """What shows a game; each part says where it is, as `module:name`, and may be left out.

    `package` holds the folders `templates` and `static` that the page reads: a template is named
    `<game>/<file>`, and so is a static file.
    """

    package: str = ""
    #: The presentation model: what lies on the table, made from a view.
    board: str = ""
    #: A `heroon.play.told.Teller`: what answers point at, totals, cards.
    teller: str = ""
    #: A `heroon.web.scene.Theme`: how the page draws the game.
    theme: str = ""
    #: A `heroon.terminal.board.Draw`: the board of the terminal app.
    app: str = ""
    #: A `heroon.terminal.pictures.Picture`: the table in lines of text.
    lines: str = ""
    #: A `heroon.terminal.pictures.Brief` and the area whose cards it leaves out once told.
    brief: str = ""
    #: A dict of `heroon.terminal.goldens.Script`s by name: short games whose transcripts are kept.
    goldens: str = ""
    #: What `heroon.lab.balance` plays and tells.
    balance: str = ""
    #: A tuple of `heroon.lab.strength.Series`.
    strength: str = ""


@cache
def face_of(game: str) -> Face | None:
    """The face of an installed game; None for one that has none of its own."""
    found: Face | None = next((p.load() for p in entry_points(group=GROUP, name=game)), None)
    return found


@cache
def part_of(game: str, part: str) -> Any:
    """A part of a game's face by its name; None where the face lacks it."""
    face = face_of(game)
    where = getattr(face, part) if face is not None else ""
    return EntryPoint(part, where, GROUP).load() if where else None
