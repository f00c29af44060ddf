"""The translation of operands side by side, computed from left to right as in Python."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from . import effects
from .kinds import is_fresh, is_method, kind_of, places_of, table_of
from .source import LIST, STATE, UNKNOWN, Source
from .unit import CHANGING, Body, Value


def changes_state(body: Body, node: ast.AST) -> bool:
    """Return whether an expression changes the state or a list."""
    return any(isinstance(n, ast.Call) and call_changes(body, n) for n in ast.walk(node))


def call_changes(body: Body, node: ast.Call) -> bool:
    """Return whether a call, its arguments apart, changes the state or a list."""
    if is_method(body, node):
        assert isinstance(node.func, ast.Attribute)
        return node.func.attr in CHANGING
    return effects.changes(body.unit, body.static(node.func), node, body.source)


def replaced_by(body: Body, node: ast.AST) -> frozenset[str]:
    """List the fields in which the calls of an expression put new lists."""
    found: frozenset[str] = frozenset()
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and not is_method(body, part):
            found |= effects.replaces(body.unit, body.static(part.func), part, body.source)
    return found


def steady(body: Body, node: ast.expr) -> bool:
    """Return whether no call can change the value of an int, or which list a list is."""
    if body.static(node) is not UNKNOWN or isinstance(node, ast.Name) or field_is(body, node):
        return True
    if kind_of(body, node) == LIST:
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
            return is_fresh(body, node)  # a list of our own by now
        return table_of(body, node) is None and steady(body, node.slice)
    return not any(isinstance(n, ast.Attribute | ast.Call | ast.Subscript) for n in ast.walk(node))


def field_is(body: Body, node: ast.expr) -> bool:
    """Return whether an expression is a list of the state, or the lists of all seats."""
    return bool(body.field_of(node)) and kind_of(body, node) in (LIST, "seats")


def operands(body: Body, nodes: Sequence[ast.expr]) -> list[Value]:
    """Write the C of operands side by side, ints and lists.

    Where a later one changes what an earlier one has read, the earlier one is written into a
    variable first.
    """
    out: list[Value] = []
    for i, node in enumerate(nodes):
        later = [n for n in nodes[i + 1 :] if changes_state(body, n)]
        out.append(operand(body, node, keep=bool(later)))
        if later and kind_of(body, node) == LIST:
            lost = places_of(body, node) & frozenset().union(*(replaced_by(body, n) for n in later))
            if lost:
                raise body.wrong(node, *new_list_for(ast.unparse(node)))
    return out


def operand(body: Body, node: ast.expr, *, keep: bool) -> Value:
    """Write the C of one operand; with `keep` it stays as it is now."""
    if kind_of(body, node) == LIST:
        pointer = body.pointer(node)
        return body.temp_pointer(pointer) if keep and not steady(body, node) else pointer
    text = body.num(node)
    return (body.temp(text) if keep and not steady(body, node) else text), ""


def numbers(body: Body, nodes: Sequence[ast.expr]) -> list[str]:
    """Write the C expressions of ints side by side."""
    out: list[str] = []
    for i, node in enumerate(nodes):
        text = body.num(node)
        keep = not steady(body, node) and any(changes_state(body, n) for n in nodes[i + 1 :])
        out.append(body.temp(text) if keep else text)
    return out


def arguments_of(body: Body, node: ast.Call, source: Source) -> dict[str, ast.expr]:
    """Map the parameters of a called function to the arguments as written, without the state."""
    if any(isinstance(a, ast.Starred) for a in node.args) or len(node.args) > len(source.params):
        raise body.wrong(node, "a starred argument", "list the arguments one by one")
    given = {p.name: a for p, a in zip(source.params, node.args, strict=False)}
    given |= {w.arg: w.value for w in node.keywords if w.arg}
    for p in source.params:
        if p.kind == STATE:
            if p.name not in given or not body.is_state(given.pop(p.name)):
                raise body.wrong(node, "a state that is not this game's", "pass g on")
        elif p.name not in given and p.default is None:
            raise body.wrong(node, f"a call without {p.name}", "give every argument")
    return given


def new_list_for(what: str) -> tuple[str, str]:
    """Return error and advice for a list that is replaced while something still means it."""
    return f"a new list where {what} still means the old one", "use [:] ="


def in_two_places(value: ast.expr) -> tuple[str, str]:
    """Return error and advice for one list that would be in two places."""
    return f"{ast.unparse(value)} in two places", "write list(…)"
