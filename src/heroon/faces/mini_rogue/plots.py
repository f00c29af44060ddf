"""Plain SVG pictures for the pages of `balance`: shares with intervals, bars of parts, lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

#: Colours that stay apart in grey and for the colour-blind.
COLOURS: Final = ("#1b4f72", "#b9770e", "#117864", "#943126", "#5b2c6f", "#7b7d7d", "#a9cce3")
WIDTH: Final = 760
LEFT: Final = 250
RIGHT: Final = 24
STEP: Final = 22


class Bar(NamedTuple):
    """One row of `shares`: what it is called, the share and its bounds, in per cent."""

    name: str
    middle: float
    low: float
    high: float


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Draw a line of text at a point."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1) -> str:
    """Draw a line between two points."""
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    """Draw a filled rectangle."""
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>'


def sheet(title: str, height: float, parts: Sequence[str]) -> str:
    """Write a whole picture on white, with its title for those who cannot see it."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#222"><title>{escape(title)}</title>'
    )
    return "\n".join([head, box(0, 0, WIDTH, height, "#fff"), *parts, "</svg>"]) + "\n"


def across(share: float) -> float:
    """Return the x coordinate of a share in per cent."""
    return LEFT + (WIDTH - LEFT - RIGHT) * share / 100


def scale(height: float) -> list[str]:
    """Draw the lines and numbers of per cents, from the top down to `height`."""
    parts = []
    for share in range(0, 101, 10):
        parts.append(line(across(share), 34, across(share), height, "#ddd"))
        parts.append(text(across(share), height + 16, str(share), "middle"))
    return parts


def shares(title: str, rows: Sequence[Bar], band: tuple[float, float] | None = None) -> str:
    """Draw shares as points with their intervals, before a band if one is wanted."""
    bottom = 40 + STEP * len(rows)
    parts = [text(12, 20, title)]
    if band is not None:
        low, high = band
        parts.append(box(across(low), 34, across(high) - across(low), bottom - 34, "#e8f3ec"))
    parts += scale(bottom)
    for i, row in enumerate(rows):
        y = 40 + STEP * i + STEP / 2
        parts.append(text(LEFT - 10, y + 4, row.name, "end"))
        parts.append(line(across(row.low), y, across(row.high), y, COLOURS[0], 3))
        parts.append(f'<circle cx="{across(row.middle):.1f}" cy="{y:.1f}" r="4"/>')
    return sheet(title, bottom + 30, parts)


def bars(
    title: str, parts_named: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]
) -> str:
    """Draw a bar for each row, of parts that add up to at most a hundred per cent."""
    top = 34
    bottom = 40 + STEP * len(rows)
    parts = [text(12, 20, title), *scale(bottom)]
    for i, (name, found) in enumerate(rows):
        y = top + 8 + STEP * i
        parts.append(text(LEFT - 10, y + 13, name, "end"))
        so_far = 0.0
        for colour, part in zip(COLOURS, found, strict=False):
            parts.append(box(across(so_far), y, across(part) - across(0), STEP - 6, colour))
            so_far += part
    x = 12.0
    for colour, name in zip(COLOURS, parts_named, strict=False):
        parts += [box(x, bottom + 28, 12, 12, colour), text(x + 18, bottom + 39, name)]
        x += 40 + 7.5 * len(name)
    return sheet(title, bottom + 52, parts)


def lines(title: str, named: Sequence[tuple[str, Sequence[float]]], most: float) -> str:
    """Draw a line for each name, over the Zones from 1."""
    top, bottom, left = 40.0, 260.0, 40.0
    many = max(len(values) for _, values in named)
    wide = (WIDTH - left - 180) / max(many - 1, 1)
    parts = [text(12, 20, title)]
    for i in range(6):
        y = bottom - (bottom - top) * i / 5
        parts.append(line(left, y, left + wide * (many - 1), y, "#ddd"))
        parts.append(text(left - 8, y + 4, f"{most * i / 5:g}", "end"))
    for i in range(many):
        parts.append(text(left + wide * i, bottom + 18, str(i + 1), "middle"))
    for i, (name, values) in enumerate(named):
        colour = COLOURS[i % len(COLOURS)]
        points = " ".join(
            f"{left + wide * n:.1f},{bottom - (bottom - top) * value / most:.1f}"
            for n, value in enumerate(values)
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        x, y = WIDTH - 160.0, top + 12 + STEP * i
        parts += [line(x, y, x + 22, y, colour, 3), text(x + 28, y + 4, name)]
    return sheet(title, bottom + 30, parts)
