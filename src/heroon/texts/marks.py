"""The search for numbers that are printed nowhere, and the sign that marks them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from heroon.kernel import GameSpec, Number

#: The sign behind what rests on numbers that are printed nowhere.
MARK: Final = "◦"


class _Numbers:
    """The numbers of a game, compared by identity: to hash hundreds of them takes a millisecond."""

    def __init__(self, numbers: tuple[Number, ...]):
        self.numbers = numbers

    def __hash__(self) -> int:
        return id(self.numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Numbers) and self.numbers is other.numbers


@lru_cache(maxsize=16)
def _records(of: _Numbers, source: str) -> frozenset[str]:
    return frozenset(n.of or n.name for n in of.numbers if n.source == source)


def rebuilt_records(spec: GameSpec[Any]) -> frozenset[str]:
    """List the records of a game whose numbers are printed nowhere, but rebuilt."""
    return _records(_Numbers(spec.numbers), "rebuilt")


def is_rebuilt(spec: GameSpec[Any], *records: str) -> bool:
    """Return whether one of these records has rebuilt numbers, not all changed by their owner.

    A number that belongs to no record is given by its own name.
    """
    known = _records(_Numbers(spec.numbers), "own")
    return not rebuilt_records(spec).isdisjoint(records) and not known.issuperset(records)
