"""The search for lists whose length never changes, since an index into one is cheap to check.

A local list has one length if each of its bindings makes so many ints, and nothing that is done
with it can make it longer or shorter. A parameter has one if every call passes a list of that
length, and a result if every `return` gives one. It is found for all rules together: lengths go
from what makes lists to what receives them, and where two lengths meet, or one that is not known,
there is none. Each call that is written looks once more at what it passes (`checked`), so that an
index is never compared with a length that its list does not have.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, Final

from .kinds import maker_of
from .signs import RESULT, bindings_of, reached
from .unit import Body, Fact, Unit

#: A fact about a list, and what gives it its value; None for what is not looked into.
Given = tuple[Fact, Body, Any]

#: Functions of Python that read the lists that they are given.
_READING: Final = (len, min, max, sum, sorted, list, tuple, reversed, enumerate, zip)
#: Methods that leave a list as long as it is.
_KEEPING: Final = ("count", "index", "sort", "reverse")
#: What stands for a length where there is none.
_NONE: Final = -1


def length_of(body: Body, node: ast.expr) -> int | None:
    """Return the length of a list that never changes in length; None if it is not known."""
    found = _length(body, node)
    return None if found == _NONE else found


def checked(body: Body, given: ast.expr, param: Fact) -> None:
    """Make sure that a list which is passed has the length that its parameter always has."""
    length = body.unit.lengths.get(param)
    assert length is None or length_of(body, given) == length, (param, ast.unparse(given))


def _length(body: Body, node: ast.expr) -> int | None:
    """Return a length, _NONE, or None where none has been found so far."""
    if isinstance(node, ast.Name):
        return body.unit.lengths.get((body.source.function, node.id))
    if isinstance(node, ast.List):
        return _NONE if any(isinstance(e, ast.Starred) for e in node.elts) else len(node.elts)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        times = body.static(node.right)
        if isinstance(node.left, ast.List) and isinstance(times, int) and times >= 0:
            many = _length(body, node.left)
            return _NONE if many is None or many == _NONE else many * times
    if isinstance(node, ast.Call):
        return body.unit.lengths.get((body.static(node.func), RESULT))
    return _NONE


# -- all rules together ---------------------------------------------------------------------------


def find_lengths(unit: Unit) -> None:
    """Find the names, parameters and results of all rules that are lists of one length."""
    readers = [Body(unit, source, ["32"] * len(source.params)) for _, source in reached(unit)]
    given = [each for reader in readers for each in _given(unit, reader)]
    lost = {(hook, p.name) for hook in unit.hooks.values() for p in unit.sources[hook].params}
    lost |= _resized(unit, readers)
    unit.lengths = dict.fromkeys(lost, _NONE)
    while any([_meet(unit, *each) for each in given]):  # a list: all of them each time
        pass
    unit.lengths = {fact: length for fact, length in unit.lengths.items() if length != _NONE}


def _meet(unit: Unit, fact: Fact, reader: Body, value: Any) -> bool:
    """Let a fact hold of one more value; return whether that changes it."""
    before = unit.lengths.get(fact)
    length = _length(reader, value) if isinstance(value, ast.expr) else _NONE
    if length is None or before in (length, _NONE):
        return False
    unit.lengths[fact] = length if before is None else _NONE
    return True


def _given(unit: Unit, reader: Body) -> Iterator[Given]:
    """Yield each value that a function gives to a name, a parameter of others or its result."""
    function = reader.source.function
    for name, value in bindings_of(reader):
        yield (function, name), reader, value
    for node in ast.walk(reader.source.tree):
        if isinstance(node, ast.Return):
            yield (function, RESULT), reader, node.value
        elif isinstance(node, ast.Call):
            for fact, value in _passed(unit, reader, node):
                yield fact, reader, value
        elif isinstance(node, ast.Subscript) and (make := maker_of(reader, node)) is not None:
            for p in unit.source(make, node, reader.source).params:
                yield (make, p.name), reader, None


def _passed(unit: Unit, reader: Body, node: ast.Call) -> Iterator[tuple[Fact, ast.expr]]:
    """Yield the arguments of a call of a function of the rules, with its parameters."""
    function = reader.static(node.func)
    source = unit.sources.get(function) if hasattr(function, "__code__") else None
    if source is not None:
        for p, value in zip(source.params, node.args, strict=False):
            yield (function, p.name), value
        for word in node.keywords:
            yield (function, word.arg or ""), word.value


# -- what makes a list longer or shorter ----------------------------------------------------------


def _resized(unit: Unit, readers: list[Body]) -> set[Fact]:
    """List the names and parameters with which something is done that may change their length."""
    lost: set[Fact] = set()
    lent: list[tuple[Fact, Fact]] = []  # a name, and the parameter as which it is passed
    for reader in readers:
        passed: dict[int, Fact] = {}
        for node in ast.walk(reader.source.tree):
            if isinstance(node, ast.Call):
                passed |= {id(value): fact for fact, value in _passed(unit, reader, node)}
        for name, keeps in _uses(reader):
            fact = reader.source.function, name.id
            if id(name) in passed:
                lent.append((fact, passed[id(name)]))
            elif not keeps:
                lost.add(fact)
    while more := {fact for fact, param in lent if param in lost} - lost:
        lost |= more
    return lost


def _uses(reader: Body) -> Iterator[tuple[ast.Name, bool]]:
    """Yield each use of a name, and whether it surely leaves its list as long as it is."""
    for parent in ast.walk(reader.source.tree):
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.Name):
                yield node, _keeps(reader, parent, node)


def _keeps(reader: Body, parent: ast.AST, name: ast.Name) -> bool:
    if isinstance(parent, ast.Subscript):
        whole = isinstance(parent.slice, ast.Slice)
        return isinstance(parent.ctx, ast.Load) or (isinstance(parent.ctx, ast.Store) and not whole)
    if isinstance(parent, ast.Attribute):
        return parent.attr in _KEEPING
    if isinstance(parent, ast.Call):
        return parent.func is name or reader.static(parent.func) in _READING
    if isinstance(parent, ast.Assign | ast.AnnAssign):
        return isinstance(name.ctx, ast.Store)  # a binding
    return isinstance(parent, ast.Compare | ast.For | ast.comprehension | ast.Return | ast.Starred)
