"""Lists that are there, their elements, and constant tables."""

from __future__ import annotations

import ast
from typing import Any

from .body import Pointer, Value
from .order import in_two_places
from .signs import Signs
from .source import LIST, UNKNOWN, Source
from .tables import depth, is_table, is_uniform


class Places(Signs):
    """Where things are in C."""

    # -- elements ------------------------------------------------------------------------------

    def element(self, node: ast.Subscript) -> str:
        """The C lvalue (or value) of an element."""
        if self.table(node) is not None:
            if self.table_depth(node):
                raise self.wrong(node, "a row of a table where an int is needed", "index it")
            return self._table_at(node)
        if self.kind(node.value) != LIST:
            raise self.wrong(node, ast.unparse(node), "only lists and tables have elements")
        return self.element_of_list(node)[0]

    def element_of_list(self, node: ast.Subscript) -> Value:
        """The C lvalue of an element of a list, and the width of the list."""
        known = self._known_index(node)
        if known is not None:
            pointer, width = self.pointer(node.value)
            return f"({pointer})->v[{known}]", width
        (pointer, width), (at, _) = self.values([node.value, node.slice])
        return self.item(node.value, pointer, at, node.slice), width

    def item(self, items: ast.expr, pointer: str, at: str, index: ast.expr) -> str:
        """An element, the index looked at: it may count from the end, and may lie outside."""
        length = self._length(items) or f"({pointer})->n"
        value = self.static(index)
        if isinstance(value, int) and value < 0:
            return f"({pointer})->v[k_from_end({-value}, {length}, ({pointer}))]"
        look = "k_inside" if self.is_natural(index) else "k_index"
        return f"({pointer})->v[{look}({at}, {length}, ({pointer}))]"

    def _length(self, items: ast.expr) -> str:
        """The length of a list of the state that never changes, else ''."""
        name = self.field_of(items.value if isinstance(items, ast.Subscript) else items)
        f = self.unit.slots[name].field if name else None
        if f is None or not f.fixed:
            return ""
        return self.seats if f.per_seat else str(f.cap)

    @property
    def seats(self) -> str:
        """The C of how many play: a number where a game has but one."""
        seats = self.unit.spec.seats
        return str(seats[0]) if len(seats) == 1 else "g->nseats"

    def _known_index(self, node: ast.Subscript) -> int | None:
        """A constant index into a list of fixed length: what it names is always there."""
        at, length = self.static(node.slice), self._length(node.value)
        least = int(length) if length.isdecimal() else min(self.unit.spec.seats) if length else 0
        if not isinstance(at, int) or not -least <= at < least:
            return None
        if at >= 0:
            return at
        return at + least if length.isdecimal() else None

    def _table_at(self, node: ast.Subscript) -> str:
        """The C expression of an element or a row of a constant table."""
        found = self.table(node)
        assert found is not None
        value, at, indices = found
        left = depth(value) - len(indices)
        if left > 1:
            raise self.wrong(node, "a table of tables", "give more indices")
        if left < 0:
            raise self.wrong(node, ast.unparse(node), "only lists and tables have elements")
        make = self.unit.tables.rows if left else self.unit.tables.flat
        name, sizes = make(value, _hint(self.source, at))
        look = "k_row" if is_uniform(value) else "k_ragged"
        texts = self.nums(indices)
        out = name
        for i, text, size in zip(indices, texts, sizes, strict=True):
            known = self.static(i)
            inside = isinstance(known, int) and 0 <= known < size
            verb = "k_ragged" if self.is_natural(i) else look
            out += f"[{known}]" if inside else f"[{verb}({text}, {size})]"
        return out

    # -- lists that are there ------------------------------------------------------------------

    def pointer(self, node: ast.expr) -> Pointer:
        """A list that is there: the C pointer and the width; one that is made gets a place."""
        value = self.static(node)
        if isinstance(value, tuple) and is_table(value) and depth(value) == 1:
            return f"(L32 *)&{self.unit.tables.items(value)}", "32"
        if isinstance(node, ast.Name) and node.id in self.pointers:
            return self.pointers[node.id]
        name = self.field_of(node)
        if name and self.kind(node) == LIST:
            slot = self.unit.slots[name]
            star = "" if slot.field.constant else "&"
            return f"(L{slot.width} *){star}g->{slot.name}", slot.width
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
            if self.table(node) is not None and self.table_depth(node) == 1:
                return self._table_at(node), "32"
            name = self.field_of(node.value)
            if name and self.kind(node.value) == "seats":
                return self._of_seat(name, node.slice)
        if isinstance(node, ast.IfExp) and self.kind(node) == LIST and not self.is_fresh(node):
            return self._chosen(node)
        if self.kind(node) != LIST or not self.is_fresh(node):
            raise self.wrong(node, f"{ast.unparse(node)} as a list", "it is not a list of ints")
        self.refuse_shared(node)
        made = self.temp_list()
        self.fill(made, "32", node)
        return made, "32"

    def refuse_shared(self, node: ast.expr, name: str = "") -> None:
        """Raise `SubsetError` for a call that may return a list that it was given.

        It may where its result takes the name of that list, and nobody can tell.
        """
        if isinstance(node, ast.IfExp):
            self.refuse_shared(node.body, name)
            self.refuse_shared(node.orelse, name)
        if not isinstance(node, ast.Call):
            return
        function: Any = self.static(node.func)
        if not hasattr(function, "__code__"):
            return
        source = self.unit.source(function, node, self.source)
        given = self.arguments(node, source)
        for param in self.unit.effects.returns(source):
            arg = given[param]
            same = isinstance(arg, ast.Name) and arg.id == name and name in self.owned
            if not same and not self.is_fresh(arg):
                raise self.wrong(node, *in_two_places(arg))

    def _of_seat(self, name: str, seat: ast.expr) -> Pointer:
        slot = self.unit.slots[name]
        text = self.num(seat)
        if any(isinstance(n, ast.Call) for n in ast.walk(seat)) and self.static(seat) is UNKNOWN:
            text = self.temp(text)  # a pointer is written more than once
        return (
            f"(L{slot.width} *)&g->{slot.name}[{self.seat(text, natural=self.is_natural(seat))}]",
            slot.width,
        )

    def seat(self, text: str, *, natural: bool = False) -> str:
        """The C index of the list of a seat."""
        return f"{'k_one_seat' if natural else 'k_seat'}({text}, {self.seats})"

    def is_mixed(self, node: ast.expr) -> bool:
        """Whether a list is made or is there already, as it turns out: C takes a copy."""
        if not isinstance(node, ast.IfExp) or self.is_fresh(node):
            return False
        parts = (node.body, node.orelse)
        return any(self.is_fresh(n) or self.is_mixed(n) or self.kind(n) != LIST for n in parts)

    def _chosen(self, node: ast.IfExp) -> Pointer:
        """One of two lists: itself where both are there, else a copy."""
        if self.is_copied(node):
            made = self.temp_list()
            self.fill(made, "32", node)
            return made, "32"
        test = self.test(node.test)
        with self.aside() as lines:
            (yes, width), (no, _) = self.pointer(node.body), self.pointer(node.orelse)
        if lines:
            raise self.wrong(node, ast.unparse(node), "name the places first")
        return f"({test} ? {yes} : {no})", width

    def is_copied(self, node: ast.expr) -> bool:
        """Whether `pointer` gives a copy of a list that may be there already."""
        if not isinstance(node, ast.IfExp) or self.is_fresh(node):
            return False
        if self.is_mixed(node):
            return True
        with self.aside():
            return self.pointer(node.body)[1] != self.pointer(node.orelse)[1]

    # -- what never changes --------------------------------------------------------------------

    def is_constant(self, node: ast.expr) -> bool:
        """Whether a list is a constant field (or may be one), or a constant table."""
        if self.static(node) is not UNKNOWN or (
            isinstance(node, ast.Subscript) and self.table(node) is not None
        ):
            return True
        return any(
            not name.startswith("=") and self.unit.slots[name].field.constant
            for name in self.places_of(node)
        )

    def refuse_change(self, node: ast.expr, whole: ast.AST) -> None:
        """Raise `SubsetError` where a list would be changed that never changes, or a copy."""
        if self.is_constant(node):
            raise self.wrong(
                whole, f"a change of {ast.unparse(node)}, which is constant", "change the state"
            )
        if self.is_copied(node):
            raise self.wrong(whole, f"a change of {ast.unparse(node)}", "write an if")


def _hint(source: Source, node: ast.expr) -> str:
    """A readable name for a table."""
    return f"{source.module}_{ast.unparse(node)}"
