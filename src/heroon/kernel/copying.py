"""Functions that copy, compare and hash a state; each is written from the fields of its game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .fields import LIST, ONE, SEATS, Field, kept, names_of
from .state import State

S = TypeVar("S", bound=State)


def copier(kind: type[S], fields: Sequence[Field], seats: Sequence[int]) -> Callable[[S], S]:
    """Write and return the function that copies a state, as `dataclasses` writes its methods."""
    lines = ["def copy(g):", "    n = new(kind)", "    n.log = None"]
    for f in fields:
        source = f"g.{f.name}"
        if f.constant:
            pass  # nothing ever changes it: shared
        elif f.shape == LIST:
            source += ".copy()"
        elif f.shape == SEATS and len(seats) == 1:  # half as dear as a comprehension
            each = [f"x{i}" for i in range(seats[0])]
            lines.append(f"    {', '.join(each)}, = {source}")
            source = "[" + ", ".join(f"{x}.copy()" for x in each) + "]"
        elif f.shape == SEATS:
            source = f"[x.copy() for x in {source}]"
        lines.append(f"    n.{f.name} = {source}")
    lines.append("    return n")
    scope: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join(lines), scope)
    function: Callable[[S], S] = scope["copy"]
    return function


def values(g: State, fields: Sequence[Field]) -> tuple[Any, ...]:
    """Return the state as a hashable tuple: equal tuples are equal positions.

    Fields that are `apart` are left out.
    """
    found = _READERS.get(id(fields))
    if found is None or found[0] is not fields:
        found = _READERS[id(fields)] = (fields, _reader(kept(fields)))
    return found[1](g)


#: The readers of `values`, by the table of fields they were written from.
_READERS: dict[int, tuple[Sequence[Field], Callable[[State], tuple[Any, ...]]]] = {}


def _reader(fields: Sequence[Field]) -> Callable[[State], tuple[Any, ...]]:
    """Write and return the function that makes a tuple of a state, quick for one or two seats."""
    nested = [f for f in fields if f.shape == SEATS]
    lines = ["def read(g):"]
    for seats in (1, 2) if nested else ():
        lines += [f"    if len(g.{nested[0].name}) == {seats}:", "        try:"]
        for f in nested:
            lines.append(f"            {', '.join(names_of(f, seats))}, = g.{f.name}")
        lines += [
            f"            return ({_read_all(fields, seats)})",
            "        except ValueError:  # not as many lists as seats: a wrong state, read below",
            "            pass",
        ]
    lines.append(f"    return ({_read_all(fields, 0)})")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    function: Callable[[State], tuple[Any, ...]] = scope["read"]
    return function


def _read_all(fields: Sequence[Field], seats: int) -> str:
    """Write the members of that tuple as code; with `seats`, each list of a seat has its name."""
    parts = []
    for f in fields:
        if f.shape == ONE:
            parts.append(f"g.{f.name}")
        elif f.shape == LIST:
            parts.append(f"tuple(g.{f.name})")
        elif seats:
            parts.append("(" + ", ".join(f"tuple({x})" for x in names_of(f, seats)) + ",)")
        else:
            parts.append(f"tuple(map(tuple, g.{f.name}))")
    return ", ".join(parts) + ","


def digest(g: State, fields: Sequence[Field]) -> str:
    """Compute sixteen hex digits that identify a position between two steps."""
    found = values(g, fields)
    for i, f in enumerate(kept(fields)):
        if f.late and not any(found[i][-f.late :]):
            found = (*found[:i], found[i][: -f.late], *found[i + 1 :])
    return hashlib.sha256(repr(found).encode()).hexdigest()[:16]
