"""The scenarios of a game: one file a section of its rules, with what they have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from heroon.kernel.scenario import Case, read_cases, split_cases

_NAME: Final = re.compile(r'^name = "([^"]*)"$', re.MULTILINE)


def cases(folder: Path) -> list[Case]:
    """Read all scenarios of a game's folder, by name; a file of one has the name of the file."""
    found = []
    for path in folder.glob("scenarios/*.toml"):
        text = path.read_text(encoding="utf-8")
        found += [c._replace(name=c.name or path.stem) for c in read_cases(text, path.name)]
    return sorted(found, key=lambda case: f"{case.name}.")


def texts(folder: Path) -> list[tuple[str, str, str]]:
    """List name, common lines and own lines of each scenario, unread: ten times as quick."""
    return sorted(_texts(folder), key=lambda found: f"{found[0]}.")


def _texts(folder: Path) -> Iterator[tuple[str, str, str]]:
    for path in folder.glob("scenarios/*.toml"):
        common, parts = split_cases(path.read_text(encoding="utf-8"))
        for part in parts:
            named = _NAME.search(part)
            assert named is not None, f"{path.name}: a case without a name"
            yield named[1], common, part
        if not parts:
            yield path.stem, "", common
