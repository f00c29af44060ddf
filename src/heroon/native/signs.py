"""The search for ints that are never negative, since an index of that kind is cheaper to check.

It is found for all rules together: of a parameter by what is passed to it, of an argument of a
step by what is put on the agenda, of a result by what is returned. At first every int is assumed
never to be negative; the assumption is dropped wherever a value that may be negative can reach it,
and so on until nothing more is dropped. Safety does not rest on it: every index is checked all the
same, and a negative one that was ruled out is an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, Final

from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks
from heroon.kernel.agenda import UNBOUND

from .effects import ASKING, LOOKING
from .kinds import is_method, places_of, table_of
from .source import BOOL, INT, STATE, UNKNOWN, Source, SubsetError
from .tables import is_table, least
from .unit import Binding, Body, Fact, Unit

#: The name of a function's result among its parameters.
RESULT: Final = "return"


def bindings_of(body: Body) -> list[Binding]:
    """List the names that are bound in the function, each with what binds it."""
    if body.bound is None:
        body.bound = list(_bindings(body.source.tree))
    return body.bound


def is_natural(body: Body, node: ast.expr) -> bool:
    """Return whether an int surely is not negative (as long as fields keep to their ranges)."""
    value = body.static(node)
    if isinstance(value, int):
        return value >= 0
    name = body.field_of(node)
    if name:
        return body.unit.slots[name].field.low >= 0
    if isinstance(node, ast.Subscript):
        table = table_of(body, node)
        if table is not None:
            return least(table[0]) >= 0
        return holds_naturals(body, node.value)
    if isinstance(node, ast.BinOp):
        if isinstance(node.op, ast.Mod):
            return is_natural(body, node.right)
        if isinstance(node.op, ast.BitAnd):
            return is_natural(body, node.left) or is_natural(body, node.right)
        return not isinstance(node.op, ast.Sub) and (
            is_natural(body, node.left) and is_natural(body, node.right)
        )
    if isinstance(node, ast.IfExp):
        return is_natural(body, node.body) and is_natural(body, node.orelse)
    if isinstance(node, ast.Name):
        return node.id in naturals_of(body)
    if isinstance(node, ast.Call | ast.YieldFrom):
        call = node.value if isinstance(node, ast.YieldFrom) else node
        return isinstance(call, ast.Call) and _returns_natural(body, call)
    return isinstance(node, ast.Compare) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _returns_natural(body: Body, node: ast.Call) -> bool:
    if is_method(body, node):
        assert isinstance(node.func, ast.Attribute)
        if node.func.attr == "pop":
            return holds_naturals(body, node.func.value)
        return node.func.attr in ("count", "index")
    function = body.static(node.func)
    if function is max and len(node.args) > 1:
        return any(is_natural(body, arg) for arg in node.args)
    if function in (min, max):
        holds = is_natural if len(node.args) > 1 else holds_naturals
        return all(holds(body, arg) for arg in node.args)
    if function in (len, abs, bool, asks.confirm, asks.react, asks.pick):
        return True  # a word is a number of the vocabulary
    return (function, RESULT) in body.unit.natural


def holds_naturals(body: Body, items: ast.expr) -> bool:
    """Return whether no int of a list is negative."""
    value = body.static(items)
    if isinstance(value, tuple):
        return is_table(value) and least(value) >= 0
    if isinstance(items, ast.Subscript):
        table = table_of(body, items)
        if table is not None:
            return least(table[0]) >= 0
    places = places_of(body, items)
    if isinstance(items, ast.Name) and not places:
        places = _alias_of(body, items.id)
    return bool(places) and not any(
        place.startswith("=") or body.unit.slots[place].field.low < 0 for place in places
    )


def _alias_of(body: Body, name: str) -> frozenset[str]:
    """List the places that a name may look at; none if it may be a list of its own."""
    found: frozenset[str] = frozenset()
    for value in (value for bound, value in bindings_of(body) if bound == name):
        places = places_of(body, value) if isinstance(value, ast.Attribute | ast.Subscript) else ()
        if not places:
            return frozenset()
        found |= frozenset(places)
    return found


def naturals_of(body: Body) -> frozenset[str]:
    """List the local names that are never negative, since none of their values is."""
    if body.naturals is None:
        natural = body.unit.natural
        given = {p.name for p in body.source.params}
        taken = {p for p in given if (body.source.function, p) in natural}
        body.naturals = frozenset(taken | {name for name, _ in bindings_of(body)} - given)
        while True:  # take away until what is left holds
            lost = {name for name, value in bindings_of(body) if not _gives_natural(body, value)}
            if not lost & body.naturals:
                break
            body.naturals -= lost
    return body.naturals


def _gives_natural(body: Body, value: ast.expr | ast.comprehension | ast.For | None) -> bool:
    if isinstance(value, ast.expr):
        return is_natural(body, value)
    if value is None:
        return False
    items = value.iter
    if not isinstance(items, ast.Call):
        return holds_naturals(body, items)
    function, args = body.static(items.func), items.args
    if function is reversed and len(args) == 1:
        return _gives_natural(body, ast.comprehension(value.target, args[0], [], 0))
    if function is not range:
        return False
    step = body.static(args[2]) if len(args) == 3 else 1
    down = isinstance(step, int) and step < 0
    if not down:
        return len(args) == 1 or (len(args) > 1 and is_natural(body, args[0]))
    stop = body.static(args[1])
    return isinstance(stop, int) and stop >= -1


def find_naturals(unit: Unit) -> None:
    """Find the parameters and results of all rules that are never negative."""
    readers = {f: Body(unit, s, ["32"] * len(s.params)) for f, s in reached(unit)}
    for function, reader in readers.items():
        unit.natural |= {(function, p.name) for p in reader.source.params if p.kind in (INT, BOOL)}
        unit.natural.add((function, RESULT))
    passed = [(r, list(_passed(unit, r))) for r in readers.values()]
    while True:
        lost = {
            fact
            for reader, given in passed
            for fact, value in given
            if fact in unit.natural and not (value is not None and is_natural(reader, value))
        }
        if not lost:
            return
        unit.natural -= lost
        for reader in readers.values():
            reader.naturals = None


def reached(unit: Unit) -> Iterator[tuple[Any, Source]]:
    """Yield the functions that steps reach, and the one that puts the first steps on the agenda."""
    steps = unit.spec.steps
    bound = [i for i, kind in enumerate(steps.kind) if kind != UNBOUND]
    left: list[Any] = [unit.spec.start, *(steps.run[i] for i in bound)]
    left += [*(steps.do[i] for i in bound), *unit.hooks.values()]
    seen: set[Any] = set()
    while left:
        function = left.pop()
        if function in seen or function in ASKING or function in LOOKING:
            continue
        seen.add(function)
        try:
            source = unit.source(function, ast.Pass(), None)
        except (SubsetError, AssertionError):  # said where it is translated
            continue
        yield function, source
        for node in ast.walk(source.tree):
            called = source.static(node.func) if isinstance(node, ast.Call) else None
            if hasattr(called, "__code__"):
                left.append(called)


def _passed(unit: Unit, reader: Body) -> Iterator[tuple[Fact, ast.expr | None]]:
    """Yield each value that a function passes to another one or returns, with what receives it."""
    source = reader.source
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Return) and node.value is not None:
            yield (source.function, RESULT), node.value
        elif isinstance(node, ast.Call):
            function = reader.static(node.func)
            if function in (steps_of.then, steps_of.step):
                given = node.args[1:] if function is steps_of.then else node.args
                yield from _to_step(unit, reader, given)
            elif hasattr(function, "__code__") and function in unit.sources:
                yield from _to_function(unit, node, function)


def _to_function(
    unit: Unit, node: ast.Call, function: Any
) -> Iterator[tuple[Fact, ast.expr | None]]:
    params = unit.sources[function].params
    for p, value in zip(params, node.args, strict=False):
        yield (function, p.name), value
    for word in node.keywords:
        yield (function, word.arg or ""), word.value
    for p in params:
        if p.default is not None and p.default < 0:
            yield (function, p.name), None


def _to_step(
    unit: Unit, reader: Body, given: list[ast.expr]
) -> Iterator[tuple[Fact, ast.expr | None]]:
    """Yield the arguments of a step; if the step is not known here, they go to all steps."""
    steps = unit.spec.steps
    number = reader.static(given[0]) if given else UNKNOWN
    every = range(len(steps.run))
    for i in [number] if isinstance(number, int) and number in every else every:
        for function in (steps.run[i], steps.do[i]):
            source = unit.sources.get(function)
            names = [p.name for p in source.params if p.kind != STATE] if source else []
            for name, value in zip(names, given[1:], strict=False):
                yield (function, name), value


def _bindings(tree: ast.AST) -> Iterator[Binding]:
    """Yield every name that is bound in a tree, with what binds it."""
    known: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            known.add(id(node.target))
            yield node.target.id, node
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    known.add(id(target))
                    yield target.id, node.value
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            known.add(id(node.target))
            load = ast.Name(node.target.id, ast.Load())
            yield node.target.id, ast.BinOp(load, node.op, node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in known:
            yield node.id, None
