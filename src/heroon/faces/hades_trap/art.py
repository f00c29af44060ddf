"""The pictures of HADES TRAP: SVG symbols made from the square cells in `pixels.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final

#: The colour of the rim around every picture, one cell wide.
RIM: Final = "#140c12"
_NOTHING: Final = "."
_AROUND: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


@cache
def pictures() -> dict[str, dict[str, Any]]:
    """Read the pictures by name: each one's rows of cells, and the colour of each letter."""
    text = files(__package__).joinpath("pixels.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def sprite() -> str:
    """Write the SVG file that holds all symbols."""
    drawn = "".join(_symbol(name, one["cells"], one["colours"]) for name, one in pictures().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>'


def _symbol(name: str, rows: list[str], colours: dict[str, str]) -> str:
    wide, high = len(rows[0]) + 2, len(rows) + 2
    side = max(wide, high)
    at = {
        (x + 1, y + 1): colours[letter]
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != _NOTHING
    }
    rim = {(x + dx, y + dy): RIM for x, y in at for dx, dy in _AROUND}
    paths = "".join(_runs(colour, rim | at) for colour in (RIM, *dict.fromkeys(colours.values())))
    box = f"{(wide - side) / 2:g} {high - side} {side} {side}"
    return (
        f'<symbol id="{name}" viewBox="{box}"><g shape-rendering="crispEdges">{paths}</g></symbol>'
    )


def _runs(colour: str, at: dict[tuple[int, int], str]) -> str:
    """Draw all cells of one colour as an SVG path, neighbours in a row as one rectangle."""
    out = []
    mine = sorted((y, x) for (x, y), found in at.items() if found == colour)
    for y, row in groupby(mine, key=lambda cell: cell[0]):
        xs = [x for _, x in row]
        for _, run in groupby(enumerate(xs), key=lambda pair: pair[1] - pair[0]):
            cells = [x for _, x in run]
            out.append(f"M{cells[0]} {y}h{len(cells)}v1h-{len(cells)}z")
    return f'<path fill="{colour}" d="{"".join(out)}"/>' if out else ""
