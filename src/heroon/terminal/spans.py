"""Rows of spans, of which every board in the terminal is made, and how they are laid out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

#: Corners and sides of a frame: plain, empty, may be picked, is picked.
BOXES: Final = ("┌─┐│└┘", "┌╌┐╎└┘", "┏━┓┃┗┛", "╔═╗║╚╝")
FRAMES: Final = ("frame", "dim", "lit", "picked")


class Span(NamedTuple):
    """Some text in one style (a key of the palette), and the targets it stands for."""

    text: str
    style: str = ""
    targets: tuple[str, ...] = ()


Row = list[Span]


def fit(text: str, width: int) -> str:
    """Make a text exactly so many characters long: filled up, or cut with an ellipsis."""
    if len(text) > width:
        return text[: max(width - 1, 0)] + "…" if width > 0 else ""
    return f"{text:<{width}}"


def centred(text: str, width: int) -> str:
    """Make a text exactly so many characters long, in the middle of blanks."""
    return f"{text:^{width}}" if len(text) <= width else fit(text, width)


def length(row: Sequence[Span]) -> int:
    """Count the characters of a row."""
    return sum(len(span.text) for span in row)


def wrap(head: Row, spans: Sequence[Span], width: int) -> list[Row]:
    """Lay spans behind a heading, on as many rows as they need; later ones stand below the first.

    A span that is wider than a row goes on in the next, from a blank.
    """
    indent = length(head)
    rows = [list(head)]
    for span in spans:
        if length(rows[-1]) + len(span.text) > width and length(rows[-1]) > indent:
            rows.append([Span(" " * indent)])
            span = span._replace(text=span.text.lstrip(" ") if not span.targets else span.text)
        while len(span.text.rstrip(" ")) > width - length(rows[-1]):
            cut = span.text.rfind(" ", 1, width - length(rows[-1]) + 1)
            if cut < 1:
                break
            rows[-1].append(span._replace(text=span.text[:cut]))
            rows.append([Span(" " * indent)])
            span = span._replace(text=span.text[cut + 1 :])
        rows[-1] += _chip(span)
    return rows


def _chip(span: Span) -> Row:
    """Separate a piece from the blank at its end: the blank does not stand for it."""
    if not span.targets or not span.text.endswith(" "):
        return [span]
    return [span._replace(text=span.text[:-1]), Span(" ")]


def boxed(inner: Sequence[Row], width: int, kind: int, at: tuple[str, ...]) -> list[Row]:
    """Put rows into a frame, each of them two narrower than the width."""
    box, style = BOXES[kind], FRAMES[kind]
    side = Span(box[3], style, at)
    rows = [[side, *(span._replace(targets=at) for span in row), side] for row in inner]
    top = Span(box[0] + box[1] * (width - 2) + box[2], style, at)
    foot = Span(box[4] + box[1] * (width - 2) + box[5], style, at)
    return [[top], *rows, [foot]]


def beside(label: Span, blocks: Sequence[list[Row]], width: int) -> list[Row]:
    """Lay blocks of equal height side by side behind a label, on as many lines as they need."""
    indent = len(label.text)
    out: list[Row] = []
    while blocks:
        many = max(1, (width - indent + 1) // (length(blocks[0][0]) + 1))
        line, blocks = blocks[:many], blocks[many:]
        for i in range(len(line[0])):
            head = label if i == 1 and not out[1:] else Span(" " * indent)
            row: Row = [head]
            for block in line:
                row += [*block[i], Span(" ")]
            out.append(row)
    return out


def words_of(text: str, style: str = "") -> list[Span]:
    """Cut a sentence into spans, one a word, that may be wrapped."""
    return [Span(f"{word} ", style) for word in text.split(" ")]
