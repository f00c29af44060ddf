"""The building of our games' engines into a wheel, so that its user needs no compiler."""

from __future__ import annotations

import shutil
import tomllib
from importlib import import_module
from pathlib import Path

from .build import BuildError, build, digest, packed_name
from .engine import file_of
from .program import translate
from .source import SubsetError


def build_into(place: Path, pyproject: Path) -> tuple[list[Path], list[str]]:
    """Build the engines of the games that a project offers, each in a folder of `place`.

    Returns their files, and a line with the reason for each game without an engine.
    """
    made, problems = [], []
    project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
    for name, where in project["entry-points"]["heroon.games"].items():
        module, _, attribute = where.partition(":")
        try:
            code = translate(getattr(import_module(module), attribute))
            path = place / packed_name(digest(code))
            path.parent.mkdir(parents=True)
            shutil.copy(build(code, file_of(name)), path)
            made.append(path)
        except (BuildError, SubsetError, OSError) as bad:
            problems.append(f"{name}: {bad}")
    return made, problems
