"""What installed distributions offer by entry points; one that fails is reported, the rest work.

An entry point is somebody else's code: whatever it does when it is loaded, everything else goes on.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from .errors import REFUSED, InputError

#: The most characters of the reason of a failure.
_LONGEST: Final = 200


class Faulty(InputError):
    """The error of something that is installed and cannot be used."""

    def __init__(self, name: str, why: str):
        super().__init__(REFUSED, why, name)


def offered(group: str) -> dict[str, EntryPoint]:
    """Map the names in a group of entry points to what is offered under them, not loaded.

    A name that two distributions use is not among them, but among `twice`.
    """
    return dict(_offered(group, tuple(sys.path))[0])


def twice(group: str) -> dict[str, str]:
    """Map the names in a group that several distributions use to the reason why none is used."""
    return dict(_offered(group, tuple(sys.path))[1])


@cache
def _offered(group: str, path: tuple[str, ...]) -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """Find what the distributions on a path offer, once, since reading them takes milliseconds."""
    found: dict[str, list[EntryPoint]] = {}
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        same = found.setdefault(point.name, [])
        if all(point.value != other.value for other in same):
            same.append(point)
    alone = {name: points[0] for name, points in found.items() if len(points) == 1}
    several = {name: points for name, points in found.items() if len(points) > 1}
    return alone, {
        name: f"several distributions offer it: {', '.join(sorted(map(_from, points)))}"
        for name, points in several.items()
    }


def _from(point: EntryPoint) -> str:
    """Name the distribution of an entry point, or what it refers to if there is none."""
    return point.dist.name if point.dist is not None else point.value


def loaded(point: EntryPoint) -> Any:
    """Load what an entry point names; raises `Faulty`, whatever goes wrong."""
    try:
        return point.load()
    except (Exception, SystemExit) as bad:
        raise Faulty(point.name, f"it cannot be loaded: {what_failed(bad)}") from bad


def what_failed(bad: BaseException) -> str:
    """Put an error of somebody else's code in one short line, without control characters."""
    try:
        said = " ".join(str(bad).split())
    except Exception:  # even that may fail
        said = ""
    said = "".join(c if c.isprintable() else "?" for c in said)[:_LONGEST]
    return f"{type(bad).__name__}: {said}" if said else type(bad).__name__
