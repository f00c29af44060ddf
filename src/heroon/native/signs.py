"""What is never negative: then an index need not count from the end, and is cheap to look at.

Found over all rules at once: parameters by what is passed to them, the arguments of steps by what
is put on the agenda, results by what is returned. All are taken for natural at first, and taken
away until what is left holds. It is no proof of safety: every index is looked at all the same, and
one that is negative against all expectation is an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import agenda as steps_of
from heroon.kernel import ask as asks
from heroon.kernel.agenda import UNBOUND

from .effects import ASKING, LOOKING
from .order import Order
from .source import BOOL, INT, STATE, UNKNOWN, Source, SubsetError
from .tables import is_table, least

if TYPE_CHECKING:
    from .unit import Unit

#: The name of a function's result among its parameters.
RESULT: Final = "return"
#: A parameter, or the result, of a function.
Fact = tuple[Any, str]
#: A name and what binds it; None for what is not looked into.
Binding = tuple[str, ast.expr | ast.comprehension | ast.For | None]


class Signs(Order):
    """Whether ints of a function can be negative."""

    #: See `naturals`; None until it is asked for.
    _naturals: frozenset[str] | None = None
    _bound: list[Binding] | None = None

    def forget(self) -> None:
        """What was found hangs on what was believed, and that has changed."""
        self._naturals = None

    def bindings(self) -> list[Binding]:
        """What binds names in the function."""
        if self._bound is None:
            self._bound = list(_bindings(self.source.tree))
        return self._bound

    def is_natural(self, node: ast.expr) -> bool:
        """Whether an int is known not to be negative (as long as fields keep to their ranges)."""
        value = self.static(node)
        if isinstance(value, int):
            return value >= 0
        name = self.field_of(node)
        if name:
            return self.unit.slots[name].field.low >= 0
        if isinstance(node, ast.Subscript):
            table = self.table(node)
            if table is not None:
                return least(table[0]) >= 0
            return self.holds_naturals(node.value)
        if isinstance(node, ast.BinOp):
            if isinstance(node.op, ast.Mod):
                return self.is_natural(node.right)
            if isinstance(node.op, ast.BitAnd):
                return self.is_natural(node.left) or self.is_natural(node.right)
            return not isinstance(node.op, ast.Sub) and (
                self.is_natural(node.left) and self.is_natural(node.right)
            )
        if isinstance(node, ast.IfExp):
            return self.is_natural(node.body) and self.is_natural(node.orelse)
        if isinstance(node, ast.Name):
            return node.id in self.naturals()
        if isinstance(node, ast.Call | ast.YieldFrom):
            call = node.value if isinstance(node, ast.YieldFrom) else node
            return isinstance(call, ast.Call) and self._returns_natural(call)
        return isinstance(node, ast.Compare) or (
            isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        )

    def _returns_natural(self, node: ast.Call) -> bool:
        if self.is_method(node):
            assert isinstance(node.func, ast.Attribute)
            if node.func.attr == "pop":
                return self.holds_naturals(node.func.value)
            return node.func.attr in ("count", "index")
        function = self.static(node.func)
        if function is max and len(node.args) > 1:
            return any(map(self.is_natural, node.args))
        if function in (min, max):
            many = len(node.args) > 1
            return all(map(self.is_natural if many else self.holds_naturals, node.args))
        if function in (len, abs, bool, asks.confirm, asks.react, asks.pick):
            return True  # a word is a number of the vocabulary
        return (function, RESULT) in self.unit.signs.natural

    def holds_naturals(self, items: ast.expr) -> bool:
        """Whether no int of a list is negative."""
        value = self.static(items)
        if isinstance(value, tuple):
            return is_table(value) and least(value) >= 0
        if isinstance(items, ast.Subscript):
            table = self.table(items)
            if table is not None:
                return least(table[0]) >= 0
        places = self.places_of(items)
        if isinstance(items, ast.Name) and not places:
            places = self._alias_of(items.id)
        return bool(places) and not any(
            place.startswith("=") or self.unit.slots[place].field.low < 0 for place in places
        )

    def _alias_of(self, name: str) -> frozenset[str]:
        """The places that a name may look at; none if it may be a list of its own."""
        found: frozenset[str] = frozenset()
        for value in (value for bound, value in self.bindings() if bound == name):
            places = (
                self.places_of(value) if isinstance(value, ast.Attribute | ast.Subscript) else ()
            )
            if not places:
                return frozenset()
            found |= frozenset(places)
        return found

    def naturals(self) -> frozenset[str]:
        """The local names that are never negative: none of their values is."""
        if self._naturals is None:
            natural = self.unit.signs.natural
            given = {p.name for p in self.source.params}
            taken = {p for p in given if (self.source.function, p) in natural}
            self._naturals = frozenset(taken | {name for name, _ in self.bindings()} - given)
            while True:  # take away until what is left holds
                lost = {name for name, value in self.bindings() if not self._gives_natural(value)}
                if not lost & self._naturals:
                    break
                self._naturals -= lost
        return self._naturals

    def _gives_natural(self, value: ast.expr | ast.comprehension | ast.For | None) -> bool:
        if isinstance(value, ast.expr):
            return self.is_natural(value)
        if value is None:
            return False
        items = value.iter
        if not isinstance(items, ast.Call):
            return self.holds_naturals(items)
        function, args = self.static(items.func), items.args
        if function is reversed and len(args) == 1:
            return self._gives_natural(ast.comprehension(value.target, args[0], [], 0))
        if function is not range:
            return False
        step = self.static(args[2]) if len(args) == 3 else 1
        down = isinstance(step, int) and step < 0
        if not down:
            return len(args) == 1 or (len(args) > 1 and self.is_natural(args[0]))
        stop = self.static(args[1])
        return isinstance(stop, int) and stop >= -1


class Everywhere:
    """The parameters and results of all rules that are never negative."""

    def __init__(self, unit: Unit):
        self.unit = unit
        self.natural: set[Fact] = set()

    def find(self) -> None:
        """Look through every function that the steps reach."""
        readers = {f: Signs(self.unit, s, ["32"] * len(s.params)) for f, s in self._reached()}
        for function, reader in readers.items():
            self.natural |= {
                (function, p.name) for p in reader.source.params if p.kind in (INT, BOOL)
            }
            self.natural.add((function, RESULT))
        passed = [(r, list(self._passed(r))) for r in readers.values()]
        while True:
            lost = {
                fact
                for reader, given in passed
                for fact, value in given
                if fact in self.natural and not (value is not None and reader.is_natural(value))
            }
            if not lost:
                return
            self.natural -= lost
            for reader in readers.values():
                reader.forget()

    def _reached(self) -> Iterator[tuple[Any, Source]]:
        """The functions that steps call, and what puts the first steps on the agenda."""
        steps = self.unit.spec.steps
        bound = [i for i, kind in enumerate(steps.kind) if kind != UNBOUND]
        left: list[Any] = [self.unit.spec.start, *(steps.run[i] for i in bound)]
        left += [*(steps.do[i] for i in bound), *self.unit.hooks.values()]
        seen: set[Any] = set()
        while left:
            function = left.pop()
            if function in seen or function in ASKING or function in LOOKING:
                continue
            seen.add(function)
            try:
                source = self.unit.source(function, ast.Pass(), None)
            except (SubsetError, AssertionError):  # said where it is translated
                continue
            yield function, source
            for node in ast.walk(source.tree):
                called = source.static(node.func) if isinstance(node, ast.Call) else None
                if hasattr(called, "__code__"):
                    left.append(called)

    def _passed(self, reader: Signs) -> Iterator[tuple[Fact, ast.expr | None]]:
        """What a function passes to others, and returns."""
        source = reader.source
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Return) and node.value is not None:
                yield (source.function, RESULT), node.value
            elif isinstance(node, ast.Call):
                function = reader.static(node.func)
                if function in (steps_of.then, steps_of.step):
                    given = node.args[1:] if function is steps_of.then else node.args
                    yield from self._to_step(reader, given)
                elif hasattr(function, "__code__") and function in self.unit.sources:
                    yield from self._to_function(node, function)

    def _to_function(self, node: ast.Call, function: Any) -> Iterator[tuple[Fact, ast.expr | None]]:
        params = self.unit.sources[function].params
        for p, value in zip(params, node.args, strict=False):
            yield (function, p.name), value
        for word in node.keywords:
            yield (function, word.arg or ""), word.value
        for p in params:
            if p.default is not None and p.default < 0:
                yield (function, p.name), None

    def _to_step(
        self, reader: Signs, given: list[ast.expr]
    ) -> Iterator[tuple[Fact, ast.expr | None]]:
        """The arguments of a step; of one that is not known here they are those of all."""
        steps = self.unit.spec.steps
        number = reader.static(given[0]) if given else UNKNOWN
        every = range(len(steps.run))
        for i in [number] if isinstance(number, int) and number in every else every:
            for function in (steps.run[i], steps.do[i]):
                source = self.unit.sources.get(function)
                names = [p.name for p in source.params if p.kind != STATE] if source else []
                for name, value in zip(names, given[1:], strict=False):
                    yield (function, name), value


def _bindings(tree: ast.AST) -> Iterator[Binding]:
    """Every name that is bound, and what binds it."""
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
