"""The effects of the functions of the rules: what each changes, found in its text once."""

from __future__ import annotations

import ast
import bisect
from collections.abc import Iterator
from typing import Any, Final

from heroon.kernel import SEATS
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks
from heroon.kernel.fields import ONE

from .source import LIST, STATE, Source
from .unit import CHANGING, Unit

#: Kernel verbs that change the state.
KERNEL_CHANGES: Final = (steps_of.then, steps_of.plan, steps_of.cut, steps_of.end)
#: Verbs that only look, whatever they do for a table in CPython.
LOOKING: Final = (asks.tell, asks.show, asks.ticket, steps_of.step)
#: Verbs that ask.
ASKING: Final = (
    asks.pick,
    asks.pick_some,
    asks.arrange,
    asks.amount,
    asks.confirm,
    asks.react,
    asks.chance,
    asks.roll,
    asks.draw,
    asks.see,
)


def changes(unit: Unit, function: Any, node: ast.AST, of: Source) -> bool:
    """Return whether a call of a function changes the state or a list that it is given."""
    if function in KERNEL_CHANGES or function is bisect.insort or function in ASKING:
        return True
    if not hasattr(function, "__code__") or function in LOOKING:
        return False
    if function not in unit.changing:
        unit.changing[function] = False  # while it is being found out
        unit.changing[function] = _finds_change(unit, unit.source(function, node, of))
    return unit.changing[function]


def replaces(unit: Unit, function: Any, node: ast.AST, of: Source) -> frozenset[str]:
    """List the fields in which a call of a function puts new lists."""
    if (
        not hasattr(function, "__code__")
        or function in KERNEL_CHANGES
        or function in LOOKING
        or function in ASKING
    ):
        return frozenset()
    if function not in unit.replacing:
        unit.replacing[function] = frozenset()
        source = unit.source(function, node, of)
        found = set(stored(unit, source, source.tree))
        for part in _inside(source):
            if isinstance(part, ast.Call):
                found |= replaces(unit, source.static(part.func), part, source)
        unit.replacing[function] = frozenset(found)
    return unit.replacing[function]


def returns(unit: Unit, source: Source) -> frozenset[str]:
    """List the parameters that a function may return: its result is then no list of its own."""
    if source.function not in unit.returning:
        given = {p.name for p in source.params if p.kind == LIST}
        unit.returning[source.function] = frozenset(
            name
            for node in _inside(source)
            if isinstance(node, ast.Return) and node.value is not None
            for name in _names(node.value)
            if name in given
        )
    return unit.returning[source.function]


def stored(unit: Unit, source: Source, tree: ast.AST) -> Iterator[str]:
    """Yield the fields in which the assignments inside a tree put new lists."""
    for node in ast.walk(tree):
        for target in _targets(node):
            if isinstance(node, ast.AugAssign):
                continue  # in place
            at = target
            if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
                at = target.value
            shape = _shape(unit, source, at)
            if shape == SEATS or (at is target and shape not in ("", ONE)):
                assert isinstance(at, ast.Attribute)
                yield at.attr


def _shape(unit: Unit, source: Source, node: ast.expr) -> str:
    """Return the shape of the field that an expression is, '' if it is none."""
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
        return ""
    state = any(p.name == node.value.id and p.kind == STATE for p in source.params)
    slot = unit.slots.get(node.attr)
    return slot.field.shape if state and slot is not None else ""


def _finds_change(unit: Unit, source: Source) -> bool:
    others = _others(unit, source)
    for node in _inside(source):
        targets = list(_targets(node))
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
                targets = [node.func.value]
            elif changes(unit, source.static(node.func), node, source):
                return True
        for target in targets:
            if isinstance(target, ast.Name):
                in_place = not isinstance(node, ast.Assign | ast.AnnAssign)
                if in_place and target.id in others:
                    return True
                continue
            root: ast.expr = target
            while isinstance(root, ast.Subscript | ast.Attribute):
                root = root.value
            if not isinstance(root, ast.Name) or root.id in others:
                return True
    return False


def _others(unit: Unit, source: Source) -> set[str]:
    """List the names in a function that may mean the state or a list that it did not make."""
    found = {p.name for p in source.params if p.kind in (LIST, STATE)}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in _targets(node):
                if isinstance(target, ast.Name) and _is_others(unit, source, node.value):
                    found.add(target.id)
    return found


def _is_others(unit: Unit, source: Source, value: ast.expr) -> bool:
    """Return whether a value may be a list that was there before."""
    if isinstance(value, ast.Name | ast.Yield | ast.YieldFrom):
        return True
    if isinstance(value, ast.IfExp):
        return _is_others(unit, source, value.body) or _is_others(unit, source, value.orelse)
    if isinstance(value, ast.Subscript):
        return _shape(unit, source, value.value) == SEATS
    return _shape(unit, source, value) not in ("", ONE)


def _names(value: ast.expr) -> Iterator[str]:
    """Yield the names that a value may be: one, or those of both sides of an `if`."""
    if isinstance(value, ast.IfExp):
        yield from _names(value.body)
        yield from _names(value.orelse)
    elif isinstance(value, ast.Name):
        yield value.id


def _inside(source: Source) -> Iterator[ast.AST]:
    """Yield every node of the body of a function, not those of its decorators."""
    for statement in source.tree.body:
        yield from ast.walk(statement)


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions that a statement assigns to."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        found = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        found = [node.target]
    for target in found:
        if isinstance(target, ast.Tuple):
            yield from target.elts
        else:
            yield target


def only_looks(unit: Unit, source: Source) -> None:
    """Raise `SubsetError` for a translated hook that may end the game."""
    left, seen = [source], {source.function}
    while left:
        reader = left.pop()
        for node in ast.walk(reader.tree):
            function = reader.static(node.func) if isinstance(node, ast.Call) else None
            if function is steps_of.end:
                raise reader.wrong(node, "an end of the game in what only looks", "return a number")
            if function is not None and function in unit.sources and function not in seen:
                seen.add(function)
                left.append(unit.sources[function])
