"""The hook through which `heroon.native` offers tables whose rules run in C."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from .errors import KernelError

#: The engines that can be asked for; `auto` is the native one where it is there.
ENGINES: Final = ("auto", "native", "python")
#: Gives the kind of table for a game, or the reason why there is none; builds it if `True`.
Offer = Callable[[Any, bool], type | str]


@cache
def _offer() -> Offer | None:
    """Load what the entry-point group `heroon.engines` offers under `native`; None if nothing."""
    for point in entry_points(group="heroon.engines", name="native"):
        offer: Offer = point.load()
        return offer
    return None


def table_kind(spec: Any, wanted: str) -> type | None:
    """Return the class of tables of the wanted engine; None for CPython's own.

    Raises `KernelError` for an engine that does not exist or cannot be had.
    """
    if wanted not in ENGINES:
        raise KernelError(f"no such engine as {wanted} (there are: {', '.join(ENGINES)})")
    if wanted == "python":
        return None
    offer = _offer()
    found = offer(spec, wanted == "native") if offer else "no engine is installed"
    if isinstance(found, str):
        if wanted == "native":
            raise KernelError(f"{spec.id} cannot be played natively: {found}")
        return None
    return found
