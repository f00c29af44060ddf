"""What an expression of the subset is: an int, a bool, a list, the state."""

from __future__ import annotations

import ast
from typing import Any

from heroon.kernel import LIST as LIST_SHAPE
from heroon.kernel import SEATS

from .body import CHANGING, LOOKING, Body
from .source import BOOL, INT, LIST, UNKNOWN
from .tables import depth, is_bools, is_table


class Kinds(Body):
    """Reads expressions and writes nothing."""

    def kind(self, node: ast.expr) -> str:
        """INT, BOOL, LIST, STATE, NONE, 'seats', or '' for what cannot be in a rule."""
        value = self.static(node)
        if value is not UNKNOWN:
            return (
                BOOL
                if isinstance(value, bool)
                else INT
                if isinstance(value, int)
                else (LIST if is_table(value) else "")
            )
        if isinstance(node, ast.Name):
            if any(node.id in scope for scope in self.inner):
                return INT
            return self.kinds.get(node.id, "")
        name = self.field_of(node)
        if name:
            shape = self.unit.slots[name].field.shape
            return {LIST_SHAPE: LIST, SEATS: "seats"}.get(shape, INT)
        return self._kind_of(node)

    def _kind_of(self, node: ast.expr) -> str:
        if isinstance(node, ast.Subscript):
            return self._kind_of_part(node)
        if isinstance(node, ast.List | ast.Tuple | ast.ListComp):
            return LIST
        if isinstance(node, ast.Compare):
            return BOOL
        if isinstance(node, ast.BoolOp):
            return BOOL if all(self.kind(v) == BOOL for v in node.values) else INT
        if isinstance(node, ast.UnaryOp):
            return BOOL if isinstance(node.op, ast.Not) else INT
        if isinstance(node, ast.BinOp):
            return LIST if LIST in (self.kind(node.left), self.kind(node.right)) else INT
        if isinstance(node, ast.IfExp):
            return self.kind(node.body)
        if isinstance(node, ast.Call):
            return self._kind_of_call(node)
        return ""

    def _kind_of_part(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            return LIST
        found = self.table(node)
        if found is not None:
            scalar = BOOL if is_bools(found[0]) else INT
            return LIST if self.table_depth(node) else scalar
        return LIST if self.kind(node.value) == "seats" else INT

    def _kind_of_call(self, node: ast.Call) -> str:
        if self.is_method(node):
            return INT
        function = self.static(node.func)
        if function in (sorted, list, tuple):
            return LIST
        if function is bool:
            return BOOL
        if function in (len, min, max, sum, abs, int):
            return INT
        if callable(function) and hasattr(function, "__code__"):
            return self.unit.source(function, node, self.source).returns
        return ""

    def is_fresh(self, node: ast.expr) -> bool:
        """Whether a list expression makes a new list: nobody else has it."""
        if isinstance(node, ast.Subscript):
            return isinstance(node.slice, ast.Slice)
        if isinstance(node, ast.IfExp):
            return all(self.is_fresh(n) or self.is_table(n) for n in (node.body, node.orelse))
        return isinstance(node, ast.List | ast.ListComp | ast.BinOp | ast.Call) or (
            isinstance(node, ast.Tuple) and self.static(node) is UNKNOWN
        )

    def is_table(self, node: ast.expr) -> bool:
        """Whether an expression is a constant list, which nobody changes."""
        value = self.static(node)
        return isinstance(value, tuple) and is_table(value) and depth(value) == 1

    def is_method(self, node: ast.expr) -> bool:
        """Whether a call is a method of a list."""
        return (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING | LOOKING
            and self.static(node.func.value) is UNKNOWN
        )

    def places_of(self, node: ast.expr) -> frozenset[str]:
        """The fields that a list is in, or is one seat's part of; '=x' is the local list x.

        Nothing is known of a parameter: whoever passes a list looks at what is called.
        """
        if isinstance(node, ast.Name):
            return (
                frozenset(["=" + node.id])
                if node.id in self.owned
                else self.looks_at.get(node.id, frozenset())
            )
        if isinstance(node, ast.IfExp):
            return self.places_of(node.body) | self.places_of(node.orelse)
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return frozenset()
        name = self.field_of(node.value if isinstance(node, ast.Subscript) else node)
        return frozenset([name]) if name else frozenset()

    # -- tables --------------------------------------------------------------------------------

    def table(self, node: ast.Subscript) -> tuple[tuple[Any, ...], ast.expr, list[ast.expr]] | None:
        """A constant table that is indexed: its value, its expression, the indices."""
        indices: list[ast.expr] = []
        at: ast.expr = node
        while isinstance(at, ast.Subscript) and not isinstance(at.slice, ast.Slice):
            indices.insert(0, at.slice)
            at = at.value
            value = self.static(at)
            if isinstance(value, tuple):
                if not is_table(value):
                    raise self.wrong(node, ast.unparse(at), "a table is made of tuples of ints")
                return value, at, indices
        return None

    def table_depth(self, node: ast.Subscript) -> int:
        """How many indices of a table are not given."""
        found = self.table(node)
        assert found is not None
        return depth(found[0]) - len(found[2])
