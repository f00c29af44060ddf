"""Pictures of the table in lines of text: a game's own, or a list of its areas."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from importlib import import_module
from typing import Final

from heroon.kernel import Area, View
from heroon.texts import Sentences

from .lines import WIDTH

#: Draws what a seat sees.
Picture = Callable[[View, Sentences], list[str]]
#: The games that have a picture of their own, and the module whose `draw` it is.
_OWN: Final = {"heroz": "heroon.terminal.heroz"}


def picture_of(game: str) -> Picture:
    """The picture of a game: its own one, or the list of its areas."""
    if game not in _OWN:
        return draw_areas
    draw: Picture = import_module(_OWN[game]).draw
    return draw


def draw_areas(view: View, sentences: Sentences) -> list[str]:
    """Every area with its pieces, every counter: for a game without a picture of its own."""
    t = sentences.texts
    lines = []
    for area in view.areas:
        name = t.text(f"area-{area.id.partition('.')[0]}")
        if area.owner >= 0 and area.owner != view.seat:
            name = t.text("area-of", area=name, owner=sentences.names[area.owner])
        lines += fold(t.text("labelled", label=name, text=_pieces(area, sentences)))
    counters = ", ".join(
        t.text("counted", label=t.text(f"counter-{name.partition('.')[0]}"), number=value)
        for name, value in view.counters
    )
    return lines + fold(counters)


def _pieces(area: Area, sentences: Sentences) -> str:
    t = sentences.texts
    if not area.pieces:
        return str(area.count)
    return ", ".join(t.noun(p.face) if p.face else t.text("back") for p in area.pieces)


def fold(text: str) -> list[str]:
    """A line that may be long, folded."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
