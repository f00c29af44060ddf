"""No two modules of a package import each other, not even by way of others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "heroon"


def imports(package: Path) -> dict[str, set[str]]:
    """The modules of a folder, and which of them each one imports: for types only, or late, too."""
    files = {path.stem: path for path in package.glob("*.py") if path.stem != "__init__"}
    name = ".".join(["heroon", *package.relative_to(SOURCES).parts])
    return {
        module: {found for found in imported(ast.parse(path.read_text("utf-8")), name)} & {*files}
        for module, path in files.items()
    }


def imported(tree: ast.Module, package: str) -> Iterator[str]:
    """The names of modules of a package that a file of it imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            inside = node.level == 1 or (node.module or "").startswith(package)
            where = (node.module or "").removeprefix(package).strip(".")
            if inside and where:
                yield where.split(".")[0]
            elif inside:
                yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith(package + "."):
                    yield alias.name.removeprefix(package + ".").split(".")[0]


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that reach each other."""
    reached = {name: _reached(arrows, name) for name in arrows}
    groups = {
        tuple(sorted({name} | {other for other in reached[name] if name in reached[other]}))
        for name in arrows
        if name in reached[name]
    }
    return sorted([*group] for group in groups)


def _reached(arrows: dict[str, set[str]], name: str) -> set[str]:
    """What a module imports, and what that imports, and so on."""
    found: set[str] = set()
    left = [*arrows[name]]
    while left:
        at = left.pop()
        if at not in found:
            found.add(at)
            left += arrows[at]
    return found


def test_a_circle_is_found() -> None:
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"a"}}
    assert circles(arrows) == [["a", "b", "c"]]


@pytest.mark.parametrize("package", ["kernel", "native", "cli"])
def test_no_modules_import_each_other(package: str) -> None:
    arrows = imports(SOURCES / package)
    assert len(arrows) > 5
    assert circles(arrows) == []
