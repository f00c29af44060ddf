"""A game and who plays it: what a match is opened with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heroon.kernel import Table

from .who import Who

if TYPE_CHECKING:
    from .ledger import Ledger


@dataclass
class Setting:
    """A game and who plays it.

    `who` says who sits where; with `autosave` the game is kept after each answer: in `ledger`, or
    in a table of its own that the first answer begins.  `path` is a file to which it is exported
    when it is left or over, `known` the fingerprint of that file as it was last read or written.
    `shared` says whether two people with hands of their own have sat there before; `begun_under`
    what has changed since the game was begun (`rules`, `cards`, `turn`; empty for nothing).
    """

    table: Table[Any]
    seed: str
    who: Who
    path: Path | None = None
    autosave: bool = False
    resumed: bool = False
    known: str = ""
    ledger: Ledger | None = None
    shared: bool = False
    begun_under: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at the keyboard."""
        return self.who.people
