"""HADES TRAP: the numbers of `cards.toml`, and the constants by which rules read them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heroon.kernel import first_of, numbers_field, read_numbers

from .words import OBJECTS, TILES

NUMBERS: Final = read_numbers(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
)
NUMBERS_FIELD: Final = numbers_field(NUMBERS)

#: Where the first number of each record stands.
_AT: Final = first_of(NUMBERS)

POINTS: Final = _AT["points"]
BABIES: Final = _AT["babies"]
#: How many amphorae hold object o stands at AMPHORAE + o - 1.
AMPHORAE: Final = _AT["amphorae"]
MOST_OBJECTS: Final = len(OBJECTS.values)

#: By tile (the Portal tile last), where its picture begins: its cells, the marks of these, and its
#: BORDERS, those left and right of cells row by row, then those above and below.
TILE: Final = (0, *(_AT[f"tile.{name}"] for name in (*TILES.tokens, "portal")))
MARKS: Final = 9
EDGES: Final = 18
BORDERS: Final = tuple(first + EDGES for first in TILE)
#: How many numbers a picture has.
PICTURE: Final = 42

#: What a cell is.
PLAIN, PORTAL, FORCE_CELL, SANDALS_CELL, JOYSTICK_CELL, STAIRS, PAD_CELL, RUBBLE = range(8)
#: What a border is; the greater numbers are threads, THREAD + colour.
OPEN, WALL, THREAD = range(3)
