"""The translation of lists of the state, their elements, and constant tables."""

from __future__ import annotations

import ast
from typing import Any, Final

from . import effects
from .kinds import is_fresh, kind_of, maker_of, places_of, table_depth, table_of
from .lengths import length_of
from .order import arguments_of, in_two_places, numbers, operands
from .signs import is_natural
from .source import LIST, UNKNOWN, Source
from .tables import depth, is_table, is_uniform
from .unit import Body, Pointer, Value

#: The declaration of the number of seats in a function that asks for it.
SEATS_READ: Final = "const int seats = g->nseats;"


def element_at(body: Body, node: ast.Subscript) -> str:
    """Write the C of an element of a list (it can be assigned to) or of a table."""
    if table_of(body, node) is not None:
        if table_depth(body, node):
            raise body.wrong(node, "a row of a table where an int is needed", "index it")
        return _table_at(body, node)
    if kind_of(body, node.value) != LIST:
        raise body.wrong(node, ast.unparse(node), "only lists and tables have elements")
    return element_of_list(body, node)[0]


def element_of_list(body: Body, node: ast.Subscript) -> Value:
    """Write the C of an element of a list, with the width of the list."""
    known = _known_index(body, node)
    if known is not None:
        pointer, width = body.pointer(node.value)
        return f"({pointer})->v[{known}]", width
    (pointer, width), (at, _) = operands(body, [node.value, node.slice])
    return item_at(body, node.value, pointer, at, node.slice), width


def item_at(body: Body, items: ast.expr, pointer: str, at: str, index: ast.expr) -> str:
    """Write an element in C with a check of its index, which may count from the end."""
    length = _length(body, items) or f"({pointer})->n"
    value = body.static(index)
    if isinstance(value, int) and value < 0:
        return f"({pointer})->v[k_from_end({-value}, {length}, ({pointer}))]"
    look = "k_inside" if is_natural(body, index) else "k_index"
    return f"({pointer})->v[{look}({at}, {length}, ({pointer}))]"


def _length(body: Body, items: ast.expr) -> str:
    """Write the length of a list that never changes in length; '' for others."""
    if isinstance(items, ast.Name):
        length = length_of(body, items)
        return "" if length is None else str(length)
    name = body.field_of(items.value if isinstance(items, ast.Subscript) else items)
    f = body.unit.slots[name].field if name else None
    if f is None or not f.fixed:
        return ""
    return seats_in_play(body) if f.per_seat else str(f.cap)


def seats_in_play(body: Body) -> str:
    """Write the number of seats in C: a constant where a game has only one number.

    It never changes, which a compiler cannot see of a position: so it is read once.
    """
    seats = body.unit.spec.seats
    if len(seats) == 1:
        return str(seats[0])
    if SEATS_READ not in body.declared:
        body.declared.append(SEATS_READ)
    return "seats"


def _known_index(body: Body, node: ast.Subscript) -> int | None:
    """Return a constant index into a list of fixed length that surely lies inside, else None."""
    at, length = body.static(node.slice), _length(body, node.value)
    least = int(length) if length.isdecimal() else min(body.unit.spec.seats) if length else 0
    if not isinstance(at, int) or not -least <= at < least:
        return None
    if at >= 0:
        return at
    return at + least if length.isdecimal() else None


def _table_at(body: Body, node: ast.Subscript) -> str:
    """Write the C expression of an element or a row of a constant table."""
    found = table_of(body, node)
    assert found is not None
    value, at, indices = found
    left = depth(value) - len(indices)
    if left > 1:
        raise body.wrong(node, "a table of tables", "give more indices")
    if left < 0:
        raise body.wrong(node, ast.unparse(node), "only lists and tables have elements")
    make = body.unit.tables.rows if left else body.unit.tables.flat
    name, sizes = make(value, _hint(body.source, at))
    look = "k_row" if is_uniform(value) else "k_ragged"
    texts = numbers(body, indices)
    out = name
    for i, text, size in zip(indices, texts, sizes, strict=True):
        known = body.static(i)
        inside = isinstance(known, int) and 0 <= known < size
        verb = "k_ragged" if is_natural(body, i) else look
        out += f"[{known}]" if inside else f"[{verb}({text}, {size})]"
    span = None if left else body.unit.tables.span(value)
    return out if span is None else f"k_within({out}, {span[0]}, {span[1]})"


# -- lists that are there ------------------------------------------------------------------


def pointer_to(body: Body, node: ast.expr) -> Pointer:
    """Return C pointer and width of a list; a list that is made gets a place first."""
    value = body.static(node)
    if isinstance(value, tuple) and is_table(value) and depth(value) == 1:
        return f"(L32 *)&{body.unit.tables.items(value)}", "32"
    if isinstance(node, ast.Name) and node.id in body.pointers:
        return body.pointers[node.id]
    name = body.field_of(node)
    if name and kind_of(body, node) == LIST:
        slot = body.unit.slots[name]
        star = "" if slot.field.constant else "&"
        return f"(L{slot.width} *){star}g->{slot.name}", slot.width
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        if maker_of(body, node) is not None:
            return _made_of(body, node), "32"
        if table_of(body, node) is not None and table_depth(body, node) == 1:
            return _table_at(body, node), "32"
        name = body.field_of(node.value)
        if name and kind_of(body, node.value) == "seats":
            return _of_seat(body, name, node.slice)
    if isinstance(node, ast.IfExp) and kind_of(body, node) == LIST and not is_fresh(body, node):
        return _chosen(body, node)
    if kind_of(body, node) != LIST or not is_fresh(body, node):
        raise body.wrong(node, f"{ast.unparse(node)} as a list", "it is not a list of ints")
    refuse_shared(body, node)
    made = body.temp_list()
    body.fill(made, "32", node)
    return made, "32"


def _made_of(body: Body, node: ast.Subscript) -> str:
    """Write the C pointer to the list that is made once of a constant field."""
    make = maker_of(body, node)
    name = body.field_of(node.slice)
    if make is None or not name or not body.unit.slots[name].field.constant:
        raise body.wrong(node, ast.unparse(node), "such a list is made of a constant field")
    source = body.unit.source(make, node, body.source)
    if [p.kind for p in source.params] != [LIST] or source.returns != LIST:
        raise source.wrong(source.tree, source.tree.name, "give it a list, and return one")
    return f"(L32 *)g->{body.unit.passes.made(body.unit, source, body.unit.slots[name])}"


def refuse_shared(body: Body, node: ast.expr, name: str = "") -> None:
    """Raise `SubsetError` for a call that may return a list that it was given.

    One such call is allowed: a result that takes the name of that very list, as in `x = f(x)`.
    """
    if isinstance(node, ast.IfExp):
        refuse_shared(body, node.body, name)
        refuse_shared(body, node.orelse, name)
    if not isinstance(node, ast.Call):
        return
    function: Any = body.static(node.func)
    if not hasattr(function, "__code__"):
        return
    source = body.unit.source(function, node, body.source)
    given = arguments_of(body, node, source)
    for param in effects.returns(body.unit, source):
        arg = given[param]
        same = isinstance(arg, ast.Name) and arg.id == name and name in body.owned
        if not same and not is_fresh(body, arg):
            raise body.wrong(node, *in_two_places(arg))


def _of_seat(body: Body, name: str, seat: ast.expr) -> Pointer:
    slot = body.unit.slots[name]
    text = body.num(seat)
    if any(isinstance(n, ast.Call) for n in ast.walk(seat)) and body.static(seat) is UNKNOWN:
        text = body.temp(text)  # a pointer is written more than once
    at = seat_index(body, text, natural=is_natural(body, seat))
    return f"(L{slot.width} *)&g->{slot.name}[{at}]", slot.width


def seat_index(body: Body, text: str, *, natural: bool = False) -> str:
    """Write the C index of the list of a seat."""
    return f"{'k_one_seat' if natural else 'k_seat'}({text}, {seats_in_play(body)})"


def is_mixed(body: Body, node: ast.expr) -> bool:
    """Return whether an `if` chooses between a new list and one that is there: C takes a copy."""
    if not isinstance(node, ast.IfExp) or is_fresh(body, node):
        return False
    parts = (node.body, node.orelse)
    return any(is_fresh(body, n) or is_mixed(body, n) or kind_of(body, n) != LIST for n in parts)


def _chosen(body: Body, node: ast.IfExp) -> Pointer:
    """Return pointer and width of one of two lists: the list itself if it can be, else a copy."""
    if is_copied(body, node):
        made = body.temp_list()
        body.fill(made, "32", node)
        return made, "32"
    test = body.test(node.test)
    with body.aside() as lines:
        (yes, width), (no, _) = body.pointer(node.body), body.pointer(node.orelse)
    if lines:
        raise body.wrong(node, ast.unparse(node), "name the places first")
    return f"({test} ? {yes} : {no})", width


def is_copied(body: Body, node: ast.expr) -> bool:
    """Return whether `pointer` gives a copy of a list that may be there already."""
    if not isinstance(node, ast.IfExp) or is_fresh(body, node):
        return False
    if is_mixed(body, node):
        return True
    with body.aside():
        return body.pointer(node.body)[1] != body.pointer(node.orelse)[1]


# -- what never changes --------------------------------------------------------------------


def is_constant(body: Body, node: ast.expr) -> bool:
    """Return whether a list is a constant field (or may be one), or a constant table."""
    if body.static(node) is not UNKNOWN or maker_of(body, node) is not None:
        return True
    if isinstance(node, ast.Subscript) and table_of(body, node) is not None:
        return True
    return any(
        not name.startswith("=") and body.unit.slots[name].field.constant
        for name in places_of(body, node)
    )


def refuse_change(body: Body, node: ast.expr, whole: ast.AST) -> None:
    """Raise `SubsetError` for a change of a list that never changes, or of a copy."""
    if is_constant(body, node):
        raise body.wrong(
            whole, f"a change of {ast.unparse(node)}, which is constant", "change the state"
        )
    if is_copied(body, node):
        raise body.wrong(whole, f"a change of {ast.unparse(node)}", "write an if")


def _hint(source: Source, node: ast.expr) -> str:
    """Return a readable name for a table."""
    return f"{source.module}_{ast.unparse(node)}"
