"""Constant tables: nested tuples of ints as C arrays.

A table that is indexed to its depth becomes a rectangular array; one whose innermost tuples are
used as lists becomes an array of pointers to constant lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

#: By name of a width: its C type and its range.
WIDTHS: Final = {
    "8": ("int8_t", -128, 127),
    "u8": ("uint8_t", 0, 255),
    "16": ("int16_t", -(1 << 15), (1 << 15) - 1),
    "32": ("int32_t", -(1 << 31), (1 << 31) - 1),
}


def width(low: int, high: int) -> str:
    """Return the narrowest width that holds a range of ints: '8', '16' or '32'."""
    for name, (_, least, most) in WIDTHS.items():
        if least <= low and high <= most:
            return name
    raise ValueError(f"{low}..{high} does not fit into 32 bits")


#: The answers about tables, by question and identity of the table, which is kept with them.
_FOUND: Final[dict[tuple[str, int], tuple[Any, Any]]] = {}


def _once(look: Callable[[Any], T], value: Any) -> T:
    """Return what `look` says of a table; the answers for large tables are kept."""
    key = look.__name__, id(value)
    found = _FOUND.get(key)
    if found is None or found[0] is not value:
        found = _FOUND[key] = value, look(value)
    answer: T = found[1]
    return answer


def depth(value: Any) -> int:
    """Count how deep tuples are nested: 0 for an int; holes (empty tuples) do not count."""
    return _once(_depth, value) if isinstance(value, tuple) else 0


def _depth(value: Any) -> int:
    if not isinstance(value, tuple):
        return 0
    return 1 + max((_depth(item) for item in value), default=0)


def is_table(value: Any) -> bool:
    """Return whether a value is an int or nested tuples of ints."""
    return _once(_is_table, value) if isinstance(value, tuple) else isinstance(value, int)


def _is_table(value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_table(item) for item in value)
    return isinstance(value, int)


def is_bools(value: Any) -> bool:
    """Return whether every number of a table is a bool."""
    if isinstance(value, tuple):
        return all(is_bools(item) for item in value)
    return isinstance(value, bool)


def least(value: tuple[Any, ...]) -> int:
    """Return the smallest number of a table; a hole counts as 0."""
    return _once(_least, value)


def _least(value: Any) -> int:
    if isinstance(value, tuple):
        return min((_least(item) for item in value), default=0)
    return int(value)


def most(value: tuple[Any, ...]) -> int:
    """Return the greatest number of a table; a hole counts as 0."""
    return _once(_most, value)


def _most(value: Any) -> int:
    if isinstance(value, tuple):
        return max((_most(item) for item in value), default=0)
    return int(value)


def is_uniform(value: tuple[Any, ...]) -> bool:
    """Return whether the tuples that stand beside each other in a table have one length."""
    return _once(_is_uniform, value)


def _is_uniform(value: Any) -> bool:
    level = [value]
    while any(isinstance(item, tuple) for item in level):
        if not all(isinstance(item, tuple) for item in level):
            return False
        if len({len(item) for item in level}) > 1:
            return False
        level = [inner for item in level for inner in item]
    return True


class Tables:
    """The constant tables of one game, each written once."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: set[str] = set()
        self._flat: dict[int, tuple[str, list[int], Any]] = {}
        self._spans: dict[int, tuple[int, int] | None] = {}
        self._rows: dict[int, tuple[str, list[int], Any]] = {}
        self._lists: dict[tuple[int, ...], str] = {}

    def flat(self, value: tuple[Any, ...], hint: str) -> tuple[str, list[int]]:
        """Write a table as a rectangular array; return its C name and dimensions."""
        found = self._flat.get(id(value))
        if found is None:
            sizes = _sizes(value, depth(value))
            cells = _cells(value, sizes)
            low, high = min(cells, default=0), max(cells, default=0)
            kind, *widest = WIDTHS[width(low, high)]
            self._spans[id(value)] = None if [low, high] == widest else (low, high)
            name = self._name("T_" + hint)
            dims = "".join(f"[{max(s, 1)}]" for s in sizes)
            body = ", ".join(map(str, cells)) or "0"
            self.lines.append(f"static const {kind} {name}{dims} = {{{body}}};")
            found = self._flat[id(value)] = name, sizes, value
        return found[0], found[1]

    def span(self, value: tuple[Any, ...]) -> tuple[int, int] | None:
        """Return the least and the greatest int of a table in C; None for those of its type."""
        return self._spans[id(value)]

    def rows(self, value: tuple[Any, ...], hint: str) -> tuple[str, list[int]]:
        """Write an array of pointers to the innermost tuples; return its C name and dimensions."""
        found = self._rows.get(id(value))
        if found is None:
            sizes = _sizes(value, depth(value))[:-1]
            leaves = [f"(L32 *)&{self.items(leaf)}" for leaf in _leaves(value, sizes)]
            name = self._name("R_" + hint)
            dims = "".join(f"[{max(s, 1)}]" for s in sizes)
            self.lines.append(f"static L32 *const {name}{dims} = {{{', '.join(leaves)}}};")
            found = self._rows[id(value)] = name, sizes, value
        return found[0], found[1]

    def items(self, value: tuple[int, ...]) -> str:
        """Write a constant list, with room for four ints at least; return its C name."""
        found = self._lists.get(value)
        if found is None:
            found = self._lists[value] = f"C_{len(self._lists)}"
            many = len(value)
            body = ", ".join(str(int(v)) for v in value) or "0"
            kind = f"struct {{ int16_t n, cap; int32_t v[{max(many, 4)}]; }}"
            self.lines.append(f"static const {kind} {found} = {{{many}, {many}, {{{body}}}}};")
        return found

    def _name(self, hint: str) -> str:
        name = "".join(c if c.isalnum() else "_" for c in hint)
        while name in self._names:
            name += "_"
        self._names.add(name)
        return name


def _sizes(value: Any, levels: int) -> list[int]:
    """Return the greatest length at each level."""
    sizes: list[int] = []
    level: list[Any] = [value]
    for _ in range(levels):
        level = [item for item in level if isinstance(item, tuple)]
        sizes.append(max((len(item) for item in level), default=0))
        level = [item for tuple_ in level for item in tuple_]
    return sizes


def _cells(value: Any, sizes: list[int]) -> list[int]:
    """List all ints of the rectangle; 0 where there is a hole."""
    if not sizes:
        return [int(value) if isinstance(value, int) else 0]
    items = value if isinstance(value, tuple) else ()
    out: list[int] = []
    for i in range(sizes[0]):
        out += _cells(items[i] if i < len(items) else (), sizes[1:])
    return out


def _leaves(value: Any, sizes: list[int]) -> list[tuple[int, ...]]:
    """List the innermost tuples of the rectangle; empty ones where there is a hole."""
    if not sizes:
        return [value]
    out: list[tuple[int, ...]] = []
    for i in range(sizes[0]):
        out += _leaves(value[i] if i < len(value) else (), sizes[1:])
    return out
