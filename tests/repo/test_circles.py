"""No two modules of a package import each other, not even by way of others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "heroon"

PACKAGES = sorted(
    str(folder.relative_to(SOURCES))
    for folder in SOURCES.rglob("*")
    if len([*folder.glob("[!_]*.py")]) > 1
)


def imports(package: Path) -> dict[str, set[str]]:
    """The modules of a folder, and which of them each one imports: for types only, or late, too.

    What is imported from the package itself counts as imported from where its `__init__` has it.
    """
    files = {path.stem: path for path in package.glob("*.py") if path.stem != "__init__"}
    name = ".".join(["heroon", *package.relative_to(SOURCES).parts])
    given = handed_on(package / "__init__.py", name)
    return {
        module: {
            given.get(found, found)
            for found in imported(ast.parse(path.read_text("utf-8")), name)
            if given.get(found, found) in files
        }
        for module, path in files.items()
    }


def handed_on(init: Path, package: str) -> dict[str, str]:
    """By name: the module from which the `__init__` of a package takes what it hands on."""
    found = {}
    for node in ast.walk(ast.parse(init.read_text("utf-8") if init.exists() else "")):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = node.level == 1 or node.module.startswith(package + ".")
            module = node.module.removeprefix(package + ".").split(".")[0]
            found.update({alias.asname or alias.name: module for alias in node.names if inside})
    return found


def imported(tree: ast.Module, package: str) -> Iterator[str]:
    """The names of modules of a package that a file of it imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            absolute = f"{node.module}.".startswith(package + ".") and node.level == 0
            where = (node.module or "").removeprefix(package if absolute else "").strip(".")
            if (node.level == 1 or absolute) and where:
                yield where.split(".")[0]
            elif node.level == 1 or absolute:
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


def test_what_a_package_hands_on_counts_as_its_module(tmp_path: Path) -> None:
    init = tmp_path / "__init__.py"
    init.write_text("from .log import Store\nfrom heroon.box.entries import SAY as SAID\n")
    assert handed_on(init, "heroon.box") == {"Store": "log", "SAID": "entries"}
    told = "from heroon.box import Store\nfrom . import heads\nfrom heroon.boxes import lid\n"
    told += "from heroon.box.words import FULL\nimport heroon.box.proof\nfrom ..box import up\n"
    assert [*imported(ast.parse(told), "heroon.box")] == ["Store", "heads", "words", "proof"]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_modules_import_each_other(package: str) -> None:
    arrows = imports(SOURCES / package)
    assert any(arrows.values())
    assert circles(arrows) == []
