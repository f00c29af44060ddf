"""One meaning a name: two classes of one name are alike."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "heroon"

#: The names that several modules give to a class, and why: they mean the same there.
ALIKE = {
    "Scene": "what is drawn and what may be picked: by the terminal, by the page",
    "Sight": "what one seat sees of its game, as that game's face reads it",
    "Seat": "a place at the table: as a bot has it, as it is shown",
    "Table": "in the kernel a game in play; of what is shown, lines in columns, as everywhere",
}


def test_no_two_classes_share_a_name_unless_they_are_alike() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(SOURCES).as_posix())
    shared = {name: where for name, where in found.items() if len(where) > 1}
    assert set(shared) == set(ALIKE), shared
