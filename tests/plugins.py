"""Distributions with games, sound and faulty ones, installed into a folder of a test."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.cli.running import ROOT, Ran, environment, run_with

#: No run takes longer, in seconds: the machine may have other work.
LONG: Final = 240

#: The rules of a small game that is there anyhow, under an id of the plugin's own.
SPEC: Final = """
from dataclasses import replace

from tests.shapes.windows import SPEC as WINDOWS

SPEC = replace(WINDOWS, id="{}")
"""
HOW_TO: Final = ROOT / "docs" / "adding-a-game.md"
_SHOWN: Final = re.compile(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULINGS: Final = """
[[ruling]]
id = "PA-1"
"""
#: What each faulty game is, and what its line says in English and in French.
FAULTY: Final = {
    "absent": ("import nowhere_at_all", "ModuleNotFoundError: No module named"),
    "raises": ("raise RuntimeError('no \x1b[31mluck')", "RuntimeError: no ?[31mluck"),
    "leaves": ("raise SystemExit(3)", "SystemExit: 3"),
    "number": ("SPEC = 3", "is no GameSpec"),
    "wrong-name": (SPEC.format("other"), "otherwise than its spec: other"),
    "modeless": (SPEC.format("modeless").replace('id="', 'modes=None, id="'), "its spec fails: "),
    "garbled": (SPEC.format("garbled"), "its texts cannot be read: nouns.toml: TOMLDecodeError: "),
}


def install(
    folder: Path, name: str, files: Mapping[str, str], points: Mapping[str, Mapping[str, str]]
) -> None:
    """A distribution of that name, with these files and entry points, as pip leaves one."""
    for path, text in files.items():
        at = folder / path
        at.parent.mkdir(parents=True, exist_ok=True)
        at.write_text(text, encoding="utf-8")
    facts = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *(f"{key} = {value}" for key, value in named.items())]
    (facts / "entry_points.txt").write_text("\n".join(lines) + "\n")


def game(folder: Path, name: str, spec: str, files: Mapping[str, str] | None = None) -> None:
    """A distribution with one game, whose `spec.py` that is."""
    package = name.replace("-", "_")
    more = {f"{package}/{path}": text for path, text in (files or {}).items()}
    given = {f"{package}/__init__.py": "", f"{package}/spec.py": spec, **more}
    install(folder, name, given, {"heroon.games": {name: f"{package}.spec:SPEC"}})


def shown(folder: Path) -> None:
    """The files of the game that the how-to shows, as its reader writes them."""
    for path, text in _SHOWN.findall(HOW_TO.read_text(encoding="utf-8")):
        at = folder / path
        at.parent.mkdir(parents=True, exist_ok=True)
        at.write_text(text, encoding="utf-8")


def every_fault(folder: Path) -> None:
    """All faulty games, two distributions with one id, one without texts, one without a guide."""
    for name, (spec, _) in FAULTY.items():
        game(folder, name, spec, {"nouns.toml": "[noun"} if name == "garbled" else {})
    for name in ("twin-a", "twin-b"):
        package = name.replace("-", "_")
        install(
            folder,
            name,
            {f"{package}/__init__.py": "", f"{package}/spec.py": SPEC.format("twin")},
            {"heroon.games": {"twin": f"{package}.spec:SPEC"}},
        )
    game(folder, "bare", SPEC.format("bare"))
    game(folder, "unread", SPEC.format("unread"), {"rulings.toml": RULINGS})


def late_faults(folder: Path) -> None:
    """Games that are loaded and fail later: at their set-up, when a table is looked at."""
    for name, hook in (("late", "start(g)"), ("blind", "view(g, seat)")):
        code = f"\n\ndef {hook}:\n    open('board.txt')\n\n"
        named = hook.partition("(")[0]
        game(folder, name, SPEC.format(name) + code + f"SPEC = replace(SPEC, {named}={named})\n")


#: A look that fails when it is asked to draw: its template at its second line.
LOOK: Final = {
    "__init__.py": """
from heroon.board.face import Face
FACE = Face(package="ugly", theme="ugly.look:THEME", app="ugly.look:app", lines="ugly.look:app")
""",
    "look.py": """
def app(*_seen):
    return [][0]

def draw(scene):
    from heroon.web.render import render
    return render("ugly/table.html", scene=scene)

def __getattr__(name):
    from heroon.web.scene import Theme
    return Theme(draw) if name == "THEME" else None
""",
    "templates/table.html": "<p>\n{{ scene.nowhere.at_all }}\n</p>\n",
    "spec.py": SPEC.format("ugly"),
}


def ugly(folder: Path) -> None:
    """A game whose own look fails on the page, in the app and in lines."""
    points = {"heroon.games": {"ugly": "ugly.spec:SPEC"}, "heroon.faces": {"ugly": "ugly:FACE"}}
    install(folder, "ugly", {f"ugly/{path}": text for path, text in LOOK.items()}, points)


def heroon(
    folder: Path, *args: str, env: Mapping[str, str] | None = None, answers: str = ""
) -> Ran:
    """Run `heroon` with what is installed in a folder, with texts as players have."""
    given = environment(folder)
    del given["HEROON_STRICT_TEXTS"]
    return run_with(given | dict(env or {}), folder, *args, given=answers, path=str(folder))


def run(folder: Path, *args: str, env: Mapping[str, str] | None = None, answers: str = "") -> Ran:
    """A fresh interpreter that finds what is installed in a folder, with texts as players have."""
    given = environment(folder) | {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    del given["HEROON_STRICT_TEXTS"]
    done = subprocess.run(
        [sys.executable, *args],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=given | dict(env or {}),
        cwd=folder,
        timeout=LONG,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
