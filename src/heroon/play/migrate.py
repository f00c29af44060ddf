"""The change of a kept position to today's rules, where the fields of its state are others.

A game whose fields change gives a module `migrate` with a function `migrate_<n>` for the rules
number `n` that a position may have: it takes the fields of the position by name, as they stand in
its text, and returns those of rules `n + 1`.  Where no field has changed there is none.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from heroon.kernel import GameSpec, InputError, Table
from heroon.kernel.errors import MALFORMED
from heroon.kernel.positions import open_position, write_position
from heroon.kernel.toml import read_toml
from heroon.texts import package_of


def moved(text: str, spec: GameSpec[Any], where: str) -> str:
    """Rewrite a position of older rules or other cards as one of today's, as text.

    Raises `InputError` where today's rules or cards cannot play it.
    """
    return write_position(moved_table(text, spec, where))


def moved_table(text: str, spec: GameSpec[Any], where: str) -> Table[Any]:
    """Open a table at a position of older rules or other cards; raises `InputError`."""
    head = read_toml(text, where)
    state, options = head.get("state"), head.get("options")
    seats, rules = head.get("seats"), head.get("rules")
    if not (isinstance(state, dict) and isinstance(options, dict) and head.get("game") == spec.id):
        raise InputError(MALFORMED, "not a position of this game", where=where)
    if not isinstance(seats, int) or not isinstance(rules, int):
        raise InputError(MALFORMED, "seats and rules must be numbers", where=where)
    fields = dict(state)
    for number in range(rules, spec.rules):
        fields = _step(spec, number, fields)
    return open_position(spec, fields, options, seats, where)


def _step(spec: GameSpec[Any], number: int, fields: dict[str, Any]) -> dict[str, Any]:
    """Change the fields of a position from one rules number to the next."""
    name = f"{package_of(spec.id)}.migrate"
    if find_spec(name) is None:
        return fields
    change = getattr(import_module(name), f"migrate_{number}", None)
    return dict(change(fields)) if change is not None else fields
