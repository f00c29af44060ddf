"""The look of a new game's choices, from its face: pictures, their order, figures.

Two small files beside the face hold it, both of which may be missing.  `begin.toml` has a table for
each choice of the form (`opponent`, `mode` or the name of an option) with the symbols of `art.svg`
for its values; `ladder` names the choice whose values get harder in their order, `first` the
choices that come before all others, `signs` are symbols that the legend explains, each by the
game's text `sign-<symbol>`.  In the table `only` stands which options matter only beside certain
values of another one, or from so many seats of the first role on.  `measured.toml` holds how often
the computer won, as `heroon.lab.measured` writes it from the reports.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import ceil, floor
from typing import Any, Final, NamedTuple

from heroon.board.face import face_of
from heroon.texts.missing import MALFORMED

#: The choice of who plays against one, which is no option of a game.
OPPONENT: Final = "opponent"
#: The choice of a mode.
MODE: Final = "mode"
BEGIN: Final = "begin.toml"
MEASURED: Final = "measured.toml"
#: The table of `begin.toml` that says when an option matters.
ONLY: Final = "only"


class Choices(NamedTuple):
    """The look of a new game's choices: symbols by choice and value, ladder, order, legend."""

    art: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    ladder: str = ""
    first: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    only: Mapping[str, Mapping[str, Any]] = {}

    def applies(self, option: str, chosen: Mapping[str, str], alike: int) -> bool:
        """Return whether an option matters beside others; `alike` seats have the first role."""
        needs = self.only.get(option, {})
        return all(
            alike >= value if name == "seats" else chosen.get(name) in value
            for name, value in needs.items()
        )

    def symbols(self, choice: str, value: str) -> tuple[str, ...]:
        """Return the names of the symbols of a value; none where the face has no picture of it."""
        return self.art.get(choice, {}).get(value, ())


class Measured(NamedTuple):
    """A measured figure: how many games a level won with one choice, and how many it played.

    `of` is the choice, `value` what was chosen, `against` the level that it met (empty where it
    played alone).
    """

    of: str
    value: str
    seats: int
    level: str
    won: int
    games: int
    against: str = ""

    @property
    def share(self) -> float:
        """The games won, in percent."""
        return 100 * self.won / self.games

    @property
    def bounds(self) -> tuple[int, int]:
        """The percentages between which the true share lies with a certainty of 95 % (Wilson)."""
        from heroon.lab.stats import wilson  # with it comes the whole lab

        low, high = wilson(self.won, self.games)
        return floor(100 * low), ceil(100 * high)


@cache
def choices_of(game: str) -> Choices:
    """Read how a game's face shows the choices of a new game; empty if nothing can be read."""
    try:
        found = _read(game, BEGIN)
        art = {
            str(choice): {str(value): tuple(map(str, names)) for value, names in table.items()}
            for choice, table in found.items()
            if isinstance(table, dict) and choice != ONLY
        }
        first, signs = (tuple(map(str, found.get(name, ()))) for name in ("first", "signs"))
        return Choices(art, str(found.get("ladder", "")), first, signs, found.get(ONLY, {}))
    except MALFORMED:
        return Choices()


@cache
def measured(game: str) -> tuple[Measured, ...]:
    """Read how often the computer won a game; empty where its face brings no figures."""
    try:
        return tuple(Measured(**row) for row in _read(game, MEASURED).get("measured", ()))
    except MALFORMED:
        return ()  # figures beside the game: without them nothing is told


def _read(game: str, name: str) -> dict[str, Any]:
    """Read a TOML file beside the face of a game; empty where there is none."""
    face = face_of(game)
    path = files(face.package) / name if face is not None and face.package else None
    if path is None or not path.is_file():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))
