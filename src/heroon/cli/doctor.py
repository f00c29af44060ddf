"""`heroon doctor`: what this installation can do, and why not more."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import version
from importlib.resources.abc import Traversable
from typing import Final

from heroon.board.face import PARTS, face_of, faults_of
from heroon.kernel import game, games
from heroon.native import EngineReport, report
from heroon.play.keeper import called_for
from heroon.play.paths import NoHome, cause
from heroon.play.shelf import store_path
from heroon.texts import Guide, Texts, complaints, package_of, texts, titles
from heroon.texts.problem import Problem
from heroon.texts.reasons import problem, reason
from heroon.texts.whole import game_problems, showing_of

from .printing import printer
from .web import lacking

#: The distribution that this is.
OURS: Final = "heroon"
#: What the report says of an engine that can be made.
NOT_BUILT: Final = "not built yet"


def doctor(lang: str, build: bool) -> int:
    """Tell versions, folders, and the engine of each game; with `build` engines are made first."""
    t = texts(lang)
    io = printer()
    given = {"version": version(OURS), "python": platform.python_version()}
    given |= {"system": platform.system(), "machine": platform.machine()}
    io.say(t.text("doctor-version", **given))
    named = titles(lang)
    found = {name: report(game(name), make=build) for name in named}
    first = next(iter(found.values()), None)
    if first is not None:
        io.say(t.text("doctor-compiler", compiler=reason(first.compiler, lang)))
        io.say(t.text("doctor-cache", folder=reason(first.cache, lang)))
    try:
        io.say(t.text("doctor-saves", folder=str(store_path())))
    except NoHome as bad:
        io.say(t.text("doctor-saves", folder=cause(bad, t)))
    io.say()
    for name, one in found.items():
        io.say(_engine(name, named[name], one, t), 4)
        for fault in _faults(name, lang):
            io.say(t.text("game-part-faulty", game=name, why=reason(fault, lang)), 4)
        if _of_others(name):
            for wrong in game_problems(game(name), package_of(name), list(_showing(name))):
                io.say(_told(name, wrong, t), 4)
    for line in complaints(lang):
        io.say(line, 4)
    if any(one.why == NOT_BUILT for one in found.values()):
        io.say()
        io.say(t.text("doctor-build", command=called_for("doctor")), 4)
    return 0


def _faults(name: str, lang: str) -> list[str]:
    """List what is wrong with a game that can be played all the same, in English."""
    guide = Guide(lang, package_of(name)).fault
    # Without what the page needs no theme can be loaded, and none is shown.
    parts = [part for part in PARTS if part != "theme" or not lacking()]
    face = [
        f"its face cannot be used ({part}): {why}" for part, why in faults_of(name, parts).items()
    ]
    return [*([guide] if guide else []), *face]


def _of_others(name: str) -> bool:
    """Return whether a game does not come with Heroon, so that nobody tests its files here."""
    dist = games()[name].dist
    return dist is None or dist.name != OURS


def _showing(name: str) -> Iterator[Traversable]:
    """Yield the files that show the messages of a game: those of its package and its face."""
    face = face_of(name)
    packages = [package_of(name), face.package if face is not None else ""]
    for package in dict.fromkeys(packages):
        if package:
            yield from showing_of(package)


def _told(name: str, wrong: Problem, t: Texts) -> str:
    """Say in a line what is wrong with a file of a game."""
    given = {"game": name, "file": wrong.file, "why": problem(wrong.why, t.lang)}
    if wrong.line:
        return t.text("game-file-faulty", line=str(wrong.line), **given)
    return t.text("game-file-faulty-whole", **given)


def _engine(name: str, title: str, one: EngineReport, t: Texts) -> str:
    if one.path is None:
        why = reason(one.why, t.lang)
        return t.text("doctor-python", game=name, title=title, why=why)
    return t.text("doctor-native", game=name, title=title, bytes=one.position_bytes)
