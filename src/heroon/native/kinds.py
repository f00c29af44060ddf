"""The kind of an expression of the subset: an int, a bool, a list, the state."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from heroon.kernel import LIST as LIST_SHAPE
from heroon.kernel import SEATS

from .source import BOOL, INT, LIST, UNKNOWN
from .tables import depth, is_bools, is_table, least, most
from .unit import CHANGING, LOOKING, Body


def kind_of(body: Body, node: ast.expr) -> str:
    """Return the kind of an expression, such as INT, LIST or 'seats'; '' if rules have no such."""
    value = body.static(node)
    if value is not UNKNOWN:
        return (
            BOOL
            if isinstance(value, bool)
            else INT
            if isinstance(value, int)
            else (LIST if is_table(value) else "")
        )
    if isinstance(node, ast.Name):
        if any(node.id in scope for scope in body.inner):
            return INT
        return body.kinds.get(node.id, "")
    name = body.field_of(node)
    if name:
        shape = body.unit.slots[name].field.shape
        return {LIST_SHAPE: LIST, SEATS: "seats"}.get(shape, INT)
    return _kind_of_made(body, node)


def _kind_of_made(body: Body, node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _kind_of_part(body, node)
    if isinstance(node, ast.List | ast.Tuple | ast.ListComp):
        return LIST
    if isinstance(node, ast.Compare):
        return BOOL
    if isinstance(node, ast.BoolOp):
        return BOOL if all(kind_of(body, v) == BOOL for v in node.values) else INT
    if isinstance(node, ast.UnaryOp):
        return BOOL if isinstance(node.op, ast.Not) else INT
    if isinstance(node, ast.BinOp):
        return LIST if LIST in (kind_of(body, node.left), kind_of(body, node.right)) else INT
    if isinstance(node, ast.IfExp):
        return kind_of(body, node.body)
    if isinstance(node, ast.Call):
        return _kind_of_call(body, node)
    return ""


def _kind_of_part(body: Body, node: ast.Subscript) -> str:
    if isinstance(node.slice, ast.Slice) or maker_of(body, node) is not None:
        return LIST
    found = table_of(body, node)
    if found is not None:
        scalar = BOOL if is_bools(found[0]) else INT
        return LIST if table_depth(body, node) else scalar
    return LIST if kind_of(body, node.value) == "seats" else INT


def _kind_of_call(body: Body, node: ast.Call) -> str:
    if is_method(body, node):
        return INT
    function = body.static(node.func)
    if function in (sorted, list, tuple):
        return LIST
    if function is bool:
        return BOOL
    if function in (len, min, max, sum, abs, int):
        return INT
    if callable(function) and hasattr(function, "__code__"):
        return body.unit.source(function, node, body.source).returns
    return ""


def is_fresh(body: Body, node: ast.expr) -> bool:
    """Return whether a list expression makes a new list, which nothing else holds."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice)
    if isinstance(node, ast.IfExp):
        return all(is_fresh(body, n) or is_constant_list(body, n) for n in (node.body, node.orelse))
    return isinstance(node, ast.List | ast.ListComp | ast.BinOp | ast.Call) or (
        isinstance(node, ast.Tuple) and body.static(node) is UNKNOWN
    )


def is_constant_list(body: Body, node: ast.expr) -> bool:
    """Return whether an expression is a constant list, which never changes."""
    value = body.static(node)
    return isinstance(value, tuple) and is_table(value) and depth(value) == 1


def maker_of(body: Body, node: ast.expr) -> Callable[..., Any] | None:
    """Return the function that makes a list once of a constant one: `MADE[g.numbers]`.

    `MADE` is an object whose attribute `make` is that function.
    """
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return None
    value = body.static(node.value)
    found: Callable[..., Any] | None = getattr(value, "make", None)
    return found


def is_method(body: Body, node: ast.expr) -> bool:
    """Return whether a call is a method of a list."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CHANGING | LOOKING
        and body.static(node.func.value) is UNKNOWN
    )


def places_of(body: Body, node: ast.expr) -> frozenset[str]:
    """List the fields that a list is in, or is one seat's part of; '=x' is the local list x.

    For a parameter the answer is empty: the call that passes the list checks what is done with
    it.
    """
    if isinstance(node, ast.Name):
        return (
            frozenset(["=" + node.id])
            if node.id in body.owned
            else body.looks_at.get(node.id, frozenset())
        )
    if isinstance(node, ast.IfExp):
        return places_of(body, node.body) | places_of(body, node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        return frozenset()
    name = body.field_of(node.value if isinstance(node, ast.Subscript) else node)
    return frozenset([name]) if name else frozenset()


# -- tables --------------------------------------------------------------------------------


def table_of(
    body: Body, node: ast.Subscript
) -> tuple[tuple[Any, ...], ast.expr, list[ast.expr]] | None:
    """Find the constant table that is indexed: its value, its expression, the indices."""
    indices: list[ast.expr] = []
    at: ast.expr = node
    while isinstance(at, ast.Subscript) and not isinstance(at.slice, ast.Slice):
        indices.insert(0, at.slice)
        at = at.value
        value = body.static(at)
        if isinstance(value, tuple):
            if not is_table(value):
                raise body.wrong(node, ast.unparse(at), "a table is made of tuples of ints")
            return value, at, indices
    return None


def span_of_items(body: Body, node: ast.expr) -> tuple[int, int] | None:
    """Return the least and the greatest int of a constant list or of the rows of a table."""
    value = body.static(node)
    if not isinstance(value, tuple) and isinstance(node, ast.Subscript):
        found = table_of(body, node)
        value = found[0] if found is not None else None
    return (least(value), most(value)) if isinstance(value, tuple) and is_table(value) else None


def table_depth(body: Body, node: ast.Subscript) -> int:
    """Count the indices of a table that are not given."""
    found = table_of(body, node)
    assert found is not None
    return depth(found[0]) - len(found[2])
