"""Operands that stand side by side, taken from left to right as Python takes them."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from .body import CHANGING, Value
from .kinds import Kinds
from .source import LIST, STATE, UNKNOWN, Source


class Order(Kinds):
    """What changes something, and what must be taken before it."""

    def changes(self, node: ast.AST) -> bool:
        """Whether an expression changes anything."""
        return any(isinstance(n, ast.Call) and self.call_changes(n) for n in ast.walk(node))

    def call_changes(self, node: ast.Call) -> bool:
        """Whether a call, its arguments apart, changes anything."""
        if self.is_method(node):
            assert isinstance(node.func, ast.Attribute)
            return node.func.attr in CHANGING
        return self.unit.effects.changes(self.static(node.func), node, self.source)

    def replaced(self, node: ast.AST) -> frozenset[str]:
        """The fields in which the calls of an expression put new lists."""
        found: frozenset[str] = frozenset()
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and not self.is_method(part):
                found |= self.unit.effects.replaces(self.static(part.func), part, self.source)
        return found

    def steady(self, node: ast.expr) -> bool:
        """Whether no call can change the value of an int, or which list a list is."""
        if self.static(node) is not UNKNOWN or isinstance(node, ast.Name) or self.field_is(node):
            return True
        if self.kind(node) == LIST:
            if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
                return self.is_fresh(node)  # a list of our own by now
            return self.table(node) is None and self.steady(node.slice)
        return not any(
            isinstance(n, ast.Attribute | ast.Call | ast.Subscript) for n in ast.walk(node)
        )

    def field_is(self, node: ast.expr) -> bool:
        """Whether an expression is a list of the state, or one for each seat."""
        return bool(self.field_of(node)) and self.kind(node) in (LIST, "seats")

    def values(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """The C of operands that stand side by side, ints and lists.

        Where one changes what an earlier one has read, that one is written into a variable first.
        """
        out: list[Value] = []
        for i, node in enumerate(nodes):
            later = [n for n in nodes[i + 1 :] if self.changes(n)]
            out.append(self.value(node, keep=bool(later)))
            if later and self.kind(node) == LIST:
                lost = self.places_of(node) & frozenset().union(*map(self.replaced, later))
                if lost:
                    raise self.wrong(node, *new_list_for(ast.unparse(node)))
        return out

    def value(self, node: ast.expr, *, keep: bool) -> Value:
        """The C of one operand; with `keep` it stays as it is now."""
        if self.kind(node) == LIST:
            pointer = self.pointer(node)
            return self.temp_pointer(pointer) if keep and not self.steady(node) else pointer
        text = self.num(node)
        return (self.temp(text) if keep and not self.steady(node) else text), ""

    def nums(self, nodes: Sequence[ast.expr]) -> list[str]:
        """The C expressions of ints that stand side by side."""
        out: list[str] = []
        for i, node in enumerate(nodes):
            text = self.num(node)
            keep = not self.steady(node) and any(self.changes(n) for n in nodes[i + 1 :])
            out.append(self.temp(text) if keep else text)
        return out

    def arguments(self, node: ast.Call, source: Source) -> dict[str, ast.expr]:
        """The arguments by parameter as they are written, the state left out."""
        if any(isinstance(a, ast.Starred) for a in node.args) or len(node.args) > len(
            source.params
        ):
            raise self.wrong(node, "a starred argument", "list the arguments one by one")
        given = {p.name: a for p, a in zip(source.params, node.args, strict=False)}
        given |= {w.arg: w.value for w in node.keywords if w.arg}
        for p in source.params:
            if p.kind == STATE:
                if p.name not in given or not self.is_state(given.pop(p.name)):
                    raise self.wrong(node, "a state that is not this game's", "pass g on")
            elif p.name not in given and p.default is None:
                raise self.wrong(node, f"a call without {p.name}", "give every argument")
        return given


def new_list_for(what: str) -> tuple[str, str]:
    """What is said of a list that is replaced while somebody holds it."""
    return f"a new list where {what} still means the old one", "use [:] ="


def in_two_places(value: ast.expr) -> tuple[str, str]:
    """What is said of one list that would be in two places."""
    return f"{ast.unparse(value)} in two places", "write list(…)"
