"""`Face`: what shows a game, part by part; each part is loaded when it is first wanted.

A distribution names the face of its game in the entry-point group `heroon.faces`.  A part is
written as entry points are, `module:name`: the app loads no part of the page, whose libraries may
not be there.  What a face lacks is shown as that of every game.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Any, Final

from heroon.kernel import games
from heroon.kernel.installed import Faulty, loaded, offered, twice, what_failed

#: The entry-point group in which a game names its `Face`.
GROUP: Final = "heroon.faces"


@dataclass(frozen=True, kw_only=True)
class Face:
    """The parts that show a game; each says where it is, as `module:name`, and may be left out.

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
    #: A `heroon.terminal.pictures.Own` picture: the table in lines of text.
    lines: str = ""
    #: A `heroon.terminal.pictures.Brief` and the area whose cards it leaves out once told.
    brief: str = ""
    #: A `heroon.play.ordering.Ordering`: how several cards are played by one line.
    ordering: str = ""
    #: A dict of `heroon.terminal.goldens.Script`s by name: short games whose transcripts are kept.
    goldens: str = ""
    #: What `heroon.lab.balance` plays and tells.
    balance: str = ""
    #: A tuple of `heroon.lab.strength.Series`.
    strength: str = ""


#: The parts of a face, and what each is: the name of its class, where it has one of ours.
PARTS: Final = {
    "board": "Model",
    "teller": "Teller",
    "theme": "Theme",
    "app": "function",
    "lines": "function",
    "brief": "tuple",
    "ordering": "Ordering",
    "goldens": "dict",
    "balance": "Balance",
    "strength": "tuple",
}


def face_of(game: str) -> Face | None:
    """Return the face of an installed game; None if it has none of its own, or a faulty one."""
    found = _face(game, tuple(sys.path))
    return found if isinstance(found, Face) else None


def part_of(game: str, part: str) -> Any:
    """Return a part of a game's face by its name; None if the face lacks it, or it is faulty."""
    return _part(game, part, tuple(sys.path))[0]


def faults_of(game: str, parts: Iterable[str] = PARTS) -> dict[str, str]:
    """Map the parts of a game's face that cannot be used to the reasons.

    A face that cannot be used at all has the one entry `face`.
    """
    found = _face(game, tuple(sys.path))
    if isinstance(found, str):
        return {"face": found}
    faults = {part: _part(game, part, tuple(sys.path))[1] for part in parts}
    return {part: why for part, why in faults.items() if why}


@cache
def _face(game: str, _path: tuple[str, ...]) -> Face | str | None:
    """Load the face of a game; return the reason as text if there is one that cannot be used."""
    found = offered(GROUP)
    if game not in found:
        return twice(GROUP).get(game)
    try:
        face = loaded(found[game])
    except Faulty as bad:
        return bad.why
    return face if isinstance(face, Face) else "what its entry point names is no Face"


@cache
def _part(game: str, part: str, _path: tuple[str, ...]) -> tuple[Any, str]:
    """Load a part of a face, once; return it and "", or None and why it cannot be used."""
    face = face_of(game)
    where = getattr(face, part) if face is not None else ""
    if not where:
        return None, ""
    try:
        found = loaded(EntryPoint(part, where, GROUP))
    except Faulty as bad:
        return None, bad.why
    kind = PARTS[part]
    if kind not in (base.__name__ for base in type(found).__mro__):
        return None, f"the part {where} is no {kind}"
    return found, ""


def fault_of(game: str, bad: BaseException) -> str:
    """Say what failed in the code or a template of a game, with its own file and line."""
    return f"{place_of(game, bad)}: {what_failed(bad)}".removeprefix(": ")


def place_of(game: str, bad: BaseException) -> str:
    """Find the last place in a game's code or templates that an error came through: `file:line`.

    Empty for an error that has nothing to do with them.
    """
    face, point = face_of(game), games().get(game)
    packages = [face.package if face is not None else ""]
    packages += [point.module.rpartition(".")[0] if point is not None else ""]
    place = ""
    for frame in traceback.extract_tb(bad.__traceback__):
        for package in filter(None, packages):
            folder = str(files(package))
            if frame.filename.startswith(folder):
                inside = frame.filename[len(folder) :].replace("\\", "/").lstrip("/")
                place = f"{package.replace('.', '/')}/{inside}:{frame.lineno}"
    return place
