"""The search for all that is wrong with the files of a game: messages, nouns, guide, rulings.

For the tests of the house, for authors of games (`game_problems`), and for `heroon doctor`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.installed import what_failed

from .check import message_problems
from .check_guide import guide_problems, rule_problems, ruling_problems
from .check_nouns import noun_problems
from .missing import MALFORMED, Unreadable, toml_of
from .problem import Problem
from .rulings import blocks

#: The files in TOML that a game may have.
_IN_TOML: Final = (("", "nouns.toml"), ("", "rulings.toml"), ("texts", "hints.toml"))
#: What a ruling cannot be read without.
_NEEDED: Final = ("id", "rule")
#: What shows messages: modules, and templates of pages.
_SHOWING: Final = (".py", ".html")


def game_problems(
    spec: GameSpec[Any], package: str, sources: Iterable[Traversable] | None = None
) -> list[Problem]:
    """List what a game's files lack, what nobody uses, what is ill set; empty if all is well.

    `sources` are the modules and templates that show the game's messages: by default those of
    the package.
    """
    unread = list(_unreadable(package))
    if unread:
        return unread
    showing = list(showing_of(package) if sources is None else sources)
    parts: tuple[tuple[str, Callable[[], list[Problem]]], ...] = (
        ("texts", lambda: message_problems(spec, package, showing)),
        ("nouns.toml", lambda: noun_problems(spec, package)),
        ("guide", lambda: [*guide_problems(package), *rule_problems(spec, package)]),
        ("rulings.toml", lambda: ruling_problems(spec, package)),
    )
    return [problem for file, find in parts for problem in _found(file, find)]


def _found(file: str, find: Callable[[], list[Problem]]) -> list[Problem]:
    """List what is wrong with a part; that it cannot be read, if it cannot."""
    try:
        return find()
    except MALFORMED as bad:
        return [Problem(file, 0, f"it cannot be read: {what_failed(bad)}")]


def _unreadable(package: str) -> Iterator[Problem]:
    """Yield the files that are not TOML, and rulings without what every ruling has."""
    root = files(package)
    for folder, file in _IN_TOML:
        path = root / folder / file if folder else root / file
        name = f"{folder}/{file}".strip("/")
        try:
            if path.is_file():
                toml_of(path, name)
        except Unreadable as bad:
            yield Problem(name, 0, f"it cannot be read: {str(bad).removeprefix(f'{name}: ')}")
            return
    for number, block in enumerate(blocks(package), 1):
        for key in _NEEDED:
            if not isinstance(block.get(key), str):
                yield Problem("rulings.toml", 0, f"the ruling number {number} has no {key}")


def showing_of(package: str) -> Iterator[Traversable]:
    """Yield the modules and templates of a package and of the folders in it."""
    todo = [files(package)]
    while todo:
        for path in sorted(todo.pop().iterdir(), key=lambda path: path.name):
            if path.is_dir():
                todo.append(path)
            elif path.name.endswith(_SHOWING):
                yield path
