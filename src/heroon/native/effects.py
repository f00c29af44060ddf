"""What the functions of the rules change: found in their text, once for each."""

from __future__ import annotations

import ast
import bisect
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import SEATS
from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks
from heroon.kernel.state import ONE

from .body import CHANGING
from .source import LIST, STATE, Source

if TYPE_CHECKING:
    from .unit import Unit

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


class Effects:
    """Which functions change something, and which put a new list where another one was."""

    def __init__(self, unit: Unit):
        self.unit = unit
        self._changing: dict[Any, bool] = {}
        self._replacing: dict[Any, frozenset[str]] = {}
        self._returning: dict[Any, frozenset[str]] = {}

    def changes(self, function: Any, node: ast.AST, of: Source) -> bool:
        """Whether a call of a function changes the state or a list it is given."""
        if function in KERNEL_CHANGES or function is bisect.insort or function in ASKING:
            return True
        if not hasattr(function, "__code__") or function in LOOKING:
            return False
        if function not in self._changing:
            self._changing[function] = False  # while it is being found out
            self._changing[function] = self._finds_change(self.unit.source(function, node, of))
        return self._changing[function]

    def replaces(self, function: Any, node: ast.AST, of: Source) -> frozenset[str]:
        """The fields in which a call of a function puts new lists."""
        if (
            not hasattr(function, "__code__")
            or function in KERNEL_CHANGES
            or function in LOOKING
            or function in ASKING
        ):
            return frozenset()
        if function not in self._replacing:
            self._replacing[function] = frozenset()
            source = self.unit.source(function, node, of)
            found = set(self.stored(source, source.tree))
            for part in _inside(source):
                if isinstance(part, ast.Call):
                    found |= self.replaces(source.static(part.func), part, source)
            self._replacing[function] = frozenset(found)
        return self._replacing[function]

    def returns(self, source: Source) -> frozenset[str]:
        """The parameters that a function may return: its result is then no list of its own."""
        if source.function not in self._returning:
            given = {p.name for p in source.params if p.kind == LIST}
            self._returning[source.function] = frozenset(
                name
                for node in _inside(source)
                if isinstance(node, ast.Return) and node.value is not None
                for name in _names(node.value)
                if name in given
            )
        return self._returning[source.function]

    def stored(self, source: Source, tree: ast.AST) -> Iterator[str]:
        """The fields in which assignments of a tree put new lists."""
        for node in ast.walk(tree):
            for target in _targets(node):
                if isinstance(node, ast.AugAssign):
                    continue  # in place
                at = target
                if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
                    at = target.value
                shape = self._shape(source, at)
                if shape == SEATS or (at is target and shape not in ("", ONE)):
                    assert isinstance(at, ast.Attribute)
                    yield at.attr

    def _shape(self, source: Source, node: ast.expr) -> str:
        """The shape of the field that an expression is, else ''."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return ""
        state = any(p.name == node.value.id and p.kind == STATE for p in source.params)
        slot = self.unit.slots.get(node.attr)
        return slot.field.shape if state and slot is not None else ""

    def _finds_change(self, source: Source) -> bool:
        others = self._others(source)
        for node in _inside(source):
            targets = list(_targets(node))
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
                    targets = [node.func.value]
                elif self.changes(source.static(node.func), node, source):
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

    def _others(self, source: Source) -> set[str]:
        """The names of a function that may mean a list of somebody else, or the state."""
        found = {p.name for p in source.params if p.kind in (LIST, STATE)}
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                for target in _targets(node):
                    if isinstance(target, ast.Name) and self._is_others(source, node.value):
                        found.add(target.id)
        return found

    def _is_others(self, source: Source, value: ast.expr) -> bool:
        """Whether a value may be a list that is there already."""
        if isinstance(value, ast.Name | ast.Yield | ast.YieldFrom):
            return True
        if isinstance(value, ast.IfExp):
            return self._is_others(source, value.body) or self._is_others(source, value.orelse)
        if isinstance(value, ast.Subscript):
            return self._shape(source, value.value) == SEATS
        return self._shape(source, value) not in ("", ONE)


def _names(value: ast.expr) -> Iterator[str]:
    """The names that a value may be."""
    if isinstance(value, ast.IfExp):
        yield from _names(value.body)
        yield from _names(value.orelse)
    elif isinstance(value, ast.Name):
        yield value.id


def _inside(source: Source) -> Iterator[ast.AST]:
    """Every node of the body of a function: its decorators are run by nobody."""
    for statement in source.tree.body:
        yield from ast.walk(statement)


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement assigns to."""
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
