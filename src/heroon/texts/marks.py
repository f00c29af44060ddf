"""Which numbers nobody has printed, and the sign that marks them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from heroon.kernel import GameSpec

#: Behind what rests on numbers that nobody has printed.
MARK: Final = "◦"


@lru_cache(maxsize=16)
def _records(numbers: tuple[Any, ...], source: str) -> frozenset[str]:
    return frozenset(n.of or n.name for n in numbers if n.source == source)


def rebuilt_records(spec: GameSpec[Any]) -> frozenset[str]:
    """The records of a game whose numbers nobody has printed."""
    return _records(spec.numbers, "rebuilt")


def is_rebuilt(spec: GameSpec[Any], *records: str) -> bool:
    """Whether something rests on such numbers; a name without a record counts as one."""
    known = _records(spec.numbers, "own")
    return not rebuilt_records(spec).isdisjoint(records) and not known.issuperset(records)
