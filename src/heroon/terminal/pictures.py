"""Pictures of the table in lines of text: a game's own, or a list of its areas."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from heroon.board.face import part_of
from heroon.kernel import Area, Piece, View
from heroon.texts import Sentences, Texts

from .lines import WIDTH

#: Draws what a seat sees.
Picture = Callable[[View, Sentences], list[str]]
#: Draws it without what some cards do, which has been told.
Brief = Callable[[View, Sentences, frozenset[str]], list[str]]


def picture_of(game: str) -> Picture:
    """The picture of a game: its own one, or the list of its areas."""
    draw: Picture | None = part_of(game, "lines")
    return draw or draw_areas


def brief_of(game: str) -> tuple[str, Brief] | None:
    """A picture that leaves out known texts, and the area whose cards have them; most have none."""
    brief: tuple[str, Brief] | None = part_of(game, "brief")
    return brief


def draw_areas(view: View, sentences: Sentences) -> list[str]:
    """Every area with its pieces, every counter: for a game without a picture of its own."""
    t = sentences.texts
    counters = []
    for name, value in view.counters:
        head, _, rest = name.partition(".")
        owner = int(rest.partition(".")[0]) if rest[:1].isdecimal() else -1
        label = _owned(t.text(f"counter-{head}"), owner, view, sentences)
        counters.append(t.text("counted", label=label, number=value))
    return area_lines(view, sentences) + fold(", ".join(counters))


def area_lines(view: View, sentences: Sentences) -> list[str]:
    """Every area with the pieces that the seat sees, or their number."""
    t = sentences.texts
    lines = []
    for area in view.areas:
        label = t.text(f"area-{area.id.partition('.')[0]}")
        label = _owned(label, area.owner, view, sentences)
        lines += fold(t.text("labelled", label=label, text=_pieces(area, sentences)))
    return lines


def _owned(label: str, owner: int, view: View, sentences: Sentences) -> str:
    if owner < 0 or owner == view.seat:
        return label
    return sentences.texts.text("area-of", area=label, owner=sentences.names[owner])


def _pieces(area: Area, sentences: Sentences) -> str:
    t = sentences.texts
    if not area.pieces:
        return str(area.count)
    names = [_piece(p, t) for p in area.pieces]
    if area.kind == "grid":
        places = [p.at for p in area.pieces]
        names = [
            t.text("placed", name=name, place=place)
            for name, place in zip(names, places, strict=True)
        ]
    # Names that hold commas themselves stand apart by semicolons.
    apart = "\u00a0; " if t.lang == "fr" else "; "
    return (apart if any(", " in name for name in names) else ", ").join(names)


def _piece(piece: Piece, t: Texts) -> str:
    """A piece with what its game tells of its marks (`mark-<name>`)."""
    name = t.noun(piece.face) if piece.face else t.text("back")
    marks = (mark.partition(":")[::2] for mark in piece.marks)
    told = [t.text(f"mark-{mark}", value=value) for mark, value in marks if t.has(f"mark-{mark}")]
    return ", ".join((name, *told))


def fold(text: str) -> list[str]:
    """A line that may be long, folded."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
