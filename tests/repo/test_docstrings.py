"""The first line of a docstring says what a function does: a verb, then its object."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.cli.running import ROOT

SOURCES = ROOT / "src" / "heroon"
#: The verbs that docstrings begin with, a word a line.
VERBS = frozenset((Path(__file__).parent / "verbs.txt").read_text("utf-8").split())
#: Decorators that make an attribute of a function: its docstring says what the attribute is.
ATTRIBUTES = ("property", "cached_property", "setter")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST) -> Iterator[Function]:
    """List the functions of a module, nested ones too, without attributes."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            names = [ast.unparse(one).rpartition(".")[2] for one in node.decorator_list]
            if not set(names) & set(ATTRIBUTES):
                yield node


def riddles(tree: ast.AST) -> list[str]:
    """List the first lines that do not begin with a verb, each with its function."""
    told = ((node.name, ast.get_docstring(node)) for node in functions(tree))
    found = ((name, text.partition("\n")[0]) for name, text in told if text)
    return [f"{name}: {line}" for name, line in found if verb_of(line) not in VERBS]


def verb_of(line: str) -> str:
    """Return the first word of a line."""
    return line.split()[0].rstrip(",.:;")


def test_the_first_line_says_what_a_function_does() -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): odd
        for path in sorted(SOURCES.rglob("*.py"))
        if (odd := riddles(ast.parse(path.read_text("utf-8"))))
    }
    assert found == {}


def test_a_riddle_is_found() -> None:
    assert riddles(ast.parse('def f(): "Whether it goes on."')) == ["f: Whether it goes on."]
    assert riddles(ast.parse('class A:\n  def f(self):\n    "The cards."')) == ["f: The cards."]
    assert riddles(ast.parse('class A:\n  @property\n  def f(self): "The cards."')) == []
    assert riddles(ast.parse('def f(): "Count the cards."')) == []


def test_all_that_is_public_says_what_it_is() -> None:
    """Modules, classes, functions and methods whose names do not begin with `_`."""
    silent = []
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        where = path.relative_to(SOURCES).as_posix()
        if ast.get_docstring(tree) is None and tree.body:
            silent.append(where)
        for node in tree.body:
            if isinstance(node, Function | ast.ClassDef) and node.name[0] != "_":
                silent += [] if ast.get_docstring(node) else [f"{where}: {node.name}"]
    assert silent == []


def test_every_verb_of_the_list_is_used() -> None:
    used = set()
    for path in SOURCES.rglob("*.py"):
        for node in functions(ast.parse(path.read_text("utf-8"))):
            text = ast.get_docstring(node)
            if text:
                used.add(verb_of(text))
    assert sorted(VERBS - used) == []
