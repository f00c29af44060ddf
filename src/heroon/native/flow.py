"""The check that a name of a list is never used when its list is no longer where it was.

A list of CPython is an object that names share; a list of C is a place. The two are one as long as
no name means a list that is no longer at its place. So along the statements goes, for each name of
a list, why it must not be used:

- it has no value yet;
- a rule has asked since: it keeps ids, never lists;
- its field was given a new list (here, or by a function that is called);
- the list was given to the state, which has it now.

The list that a loop walks is watched like a name.
"""

from __future__ import annotations

import ast
from typing import NamedTuple

from heroon.kernel import agenda as steps_of

from . import effects
from .kinds import kind_of, places_of
from .order import new_list_for, replaced_by
from .source import BOOL, INT, LIST, UNKNOWN
from .unit import Body


class Why(NamedTuple):
    """The reason why a name must not be used: the error, and its place (None: where it is used)."""

    node: ast.AST | None
    construct: str
    instead: str


#: By name: why it must not be used.  None where nothing goes on.
Stale = dict[str, Why]


class Flow:
    """A walk along all ways through a translated function, which raises `SubsetError`."""

    def __init__(self, body: Body):
        self.of = body
        #: By name, or loop: the places of its list.
        self.places = dict(body.looks_at)
        self.breaks: list[Stale] = []
        self.again: list[Stale] = []

    def check(self) -> None:
        """Raise `SubsetError` for a name that is used when it must not be."""
        given = {p.name for p in self.of.source.params}
        unset = {
            name: Why(None, f"{name}, which may have no value here", "give it one before")
            for name, kind in self.of.kinds.items()
            if name not in given and kind in (INT, BOOL, LIST)
        }
        self.body(self.of.source.tree.body, unset)

    def body(self, statements: list[ast.stmt], stale: Stale) -> Stale:
        """Walk statements; return which names are stale (must not be used) behind them."""
        for node in statements:
            stale = self.statement(node, stale)
        return stale

    def statement(self, node: ast.stmt, stale: Stale) -> Stale:
        """Walk one statement; return which names are stale behind it, none if it goes nowhere."""
        if isinstance(node, ast.If):
            stale = self.look(node.test, stale)
            return self.body(node.body, dict(stale)) | self.body(node.orelse, dict(stale))
        if isinstance(node, ast.Match):
            return self._match(node, stale)
        if isinstance(node, ast.While):
            return self._while(node, stale)
        if isinstance(node, ast.For):
            return self._for(node, stale)
        if isinstance(node, ast.Break | ast.Continue):
            (self.breaks if isinstance(node, ast.Break) else self.again)[-1] |= stale
            return {}
        stale = self.simple(node, stale)
        call = node.value if isinstance(node, ast.Expr) else None
        if isinstance(call, ast.Call) and self.of.static(call.func) is steps_of.end:
            return {}
        return {} if isinstance(node, ast.Return | ast.Raise) else stale

    def _match(self, node: ast.Match, stale: Stale) -> Stale:
        stale = self.look(node.subject, stale)
        out: Stale = {}
        for case in node.cases:
            if case.guard is not None:
                stale = self.look(case.guard, stale)
            out |= self.body(case.body, dict(stale))
        last = node.cases[-1]
        every = last.guard is None and ast.unparse(last.pattern) == "_"
        return out if every else out | stale

    def _while(self, node: ast.While, stale: Stale) -> Stale:
        """Walk a loop twice, the second time with what is stale after the first turn."""
        for _ in range(2):
            stale = self.look(node.test, stale)
            behind, broken = self._turn(node.body, stale)
            stale = stale | behind
        return broken if self.of.static(node.test) not in (UNKNOWN, False, 0) else stale | broken

    def _turn(self, statements: list[ast.stmt], stale: Stale) -> tuple[Stale, Stale]:
        """Walk one turn of a loop; return what is stale at its end, and where it was broken off."""
        self.breaks.append({})
        self.again.append({})
        behind = self.body(statements, dict(stale))
        return behind | self.again.pop(), self.breaks.pop()

    def _for(self, node: ast.For, stale: Stale) -> Stale:
        stale = self.look(node.iter, stale)
        loop = f"loop {id(node)}"
        self.places[loop] = self.walked(node.iter)
        bound = {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        if self._is_run(node.iter):
            stale = {name: why for name, why in stale.items() if name not in bound}
        for _ in range(2):
            inside = {name: why for name, why in stale.items() if name not in bound}
            behind, broken = self._turn(node.body, inside)
            if loop in behind:
                raise self.of.wrong(
                    behind[loop].node or node,
                    "a new list where a loop still walks the old one",
                    "walk list(…), or leave the loop first",
                )
            stale = stale | behind
        out = stale | broken
        out.pop(loop, None)
        return out

    def _is_run(self, items: ast.expr) -> bool:
        """Return whether a loop surely runs: over a constant range or table that is not empty."""
        if isinstance(items, ast.Call) and self.of.static(items.func) is range:
            bounds = [self.of.static(arg) for arg in items.args]
            return UNKNOWN not in bounds and len(range(*bounds)) > 0
        value = self.of.static(items)
        return isinstance(value, tuple) and len(value) > 0

    def walked(self, items: ast.expr) -> frozenset[str]:
        """List the places (fields) of the lists that a loop walks."""
        parts = [items]
        if isinstance(items, ast.Call) and self.of.static(items.func) in (enumerate, reversed, zip):
            parts = items.args
        found: frozenset[str] = frozenset()
        for part in parts:
            if not isinstance(part, ast.Call) and kind_of(self.of, part) == LIST:
                found |= places_of(self.of, part)
        return found

    # -- one statement -------------------------------------------------------------------------

    def look(self, node: ast.AST, stale: Stale, but: frozenset[str] = frozenset()) -> Stale:
        """Return which names are stale behind an expression; raises if it reads a stale one."""
        replaced = replaced_by(self.of, node)
        own = [part.target for part in ast.walk(node) if isinstance(part, ast.comprehension)]
        but |= {n.id for target in own for n in ast.walk(target) if isinstance(n, ast.Name)}
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id not in but:
                self._read(part, stale, replaced)
            elif isinstance(part, ast.ListComp):
                self._comprehension(part)
        return stale | self._lost(node, replaced)

    def _read(self, name: ast.Name, stale: Stale, replaced: frozenset[str]) -> None:
        why = stale.get(name.id)
        if why is not None:
            raise self.of.wrong(why.node or name, why.construct, why.instead)
        if name.id in self.of.pointers and self.places.get(name.id, frozenset()) & replaced:
            raise self.of.wrong(name, *new_list_for("a name"))

    def _comprehension(self, node: ast.ListComp) -> None:
        inside: list[ast.expr] = [node.elt]
        for part in reversed(node.generators):
            inside += part.ifs
            lost = self.walked(part.iter) & frozenset().union(
                *(replaced_by(self.of, n) for n in inside)
            )
            if lost:
                raise self.of.wrong(
                    node, "a new list where a loop still walks the old one", "walk list(…)"
                )
            inside.append(part.iter)

    def _lost(self, node: ast.AST, replaced: frozenset[str]) -> Stale:
        why = Why(node, *new_list_for("a name"))
        return {name: why for name, places in self.places.items() if places & replaced}

    def simple(self, node: ast.stmt, stale: Stale) -> Stale:
        """Walk a statement that holds no others; return which names are stale behind it."""
        bound = frozenset(
            n.id
            for n in ast.walk(node)
            if isinstance(n, ast.Name)
            and isinstance(n.ctx, ast.Store)
            and not isinstance(node, ast.AugAssign)
        )
        reads = getattr(node, "value", None)
        if reads is None or isinstance(node, ast.AugAssign):
            reads = node
        stale = self.look(reads, stale, frozenset() if reads is not node else bound)
        stored = frozenset(effects.stored(self.of.unit, self.of.source, node))
        stored |= {"=" + name for name in bound & self.of.owned}
        stale = stale | self._lost(node, stored)
        if isinstance(node, ast.Assign | ast.AnnAssign):
            stale = stale | self._given(node)
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                self._targets(target, stale, bound)
        if isinstance(reads, ast.Yield | ast.YieldFrom):
            stale = stale | {
                name: Why(None, f"the list {name} kept over an ask", "read the state again")
                for name in self.of.pointers
            }
        return {name: why for name, why in stale.items() if name not in bound}

    def _targets(self, target: ast.expr, stale: Stale, bound: frozenset[str]) -> None:
        """Raise for stale names in a target, such as an index, which is read behind the value."""
        for part in ast.walk(target):
            if isinstance(part, ast.Name) and part.id not in bound:
                self._read(part, stale, frozenset())

    def _given(self, node: ast.Assign | ast.AnnAssign) -> Stale:
        """Find the local lists that a statement puts into the state: their names are stale then."""
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        pairs = [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = list(zip(target.elts, node.value.elts, strict=False))
        return {
            value.id: Why(value, f"{value.id} in two places", "write list(…)")
            for to, value in pairs
            if isinstance(value, ast.Name)
            and value.id in self.of.owned
            and not isinstance(to, ast.Name)
            and not (isinstance(to, ast.Subscript) and isinstance(to.slice, ast.Slice))
        }
