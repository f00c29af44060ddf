"""Pictures of the table in lines of text: a game's own, or its model read aloud."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Protocol

from heroon.board.face import part_of
from heroon.board.model import Look
from heroon.board.plain import plain
from heroon.board.types import Asked
from heroon.kernel import View
from heroon.play.faulty import told
from heroon.play.laid import board_of
from heroon.texts import Sentences

from .aloud import aloud
from .lines import WIDTH

#: A game's own picture: what a seat sees.
Own = Callable[[View, Sentences], list[str]]
#: Gives the question over the table, where its numbers are wanted.
Ask = Callable[[], Asked | None]


class PictureDrawer(Protocol):
    """A drawer of what a seat sees, with the numbers of the question where one is asked."""

    def __call__(self, view: View, sentences: Sentences, ask: Ask = ...) -> list[str]:
        """Draw the lines of the table."""
        ...


#: Draws it without what some cards do, which has been told.
Brief = Callable[[View, Sentences, frozenset[str]], list[str]]


def picture_of(game: str) -> PictureDrawer:
    """Return what draws a game's table in lines: its face's own function, or the model's reader.

    Where its own one fails a line says so, once, and the model is read aloud.
    """
    own: Own | None = part_of(game, "lines")
    if own is None:
        return draw_model

    said: set[str] = set()

    def drawn(view: View, sentences: Sentences, ask: Ask = nobody) -> list[str]:
        try:
            return own(view, sentences)
        except Exception as bad:  # a game's own code
            fault = told(game, bad, sentences.texts)
            first = [] if fault in said else [*fold(fault), ""]
            said.add(fault)
            return [*first, *draw_model(view, sentences, ask)]

    return drawn


def brief_of(game: str) -> tuple[str, Brief] | None:
    """Return what draws a table without known texts, and the area whose cards have them.

    None for most games.
    """
    brief: tuple[str, Brief] | None = part_of(game, "brief")
    return brief


def nobody() -> Asked | None:
    """Return no question."""
    return None


def draw_model(view: View, sentences: Sentences, ask: Ask = nobody) -> list[str]:
    """Draw the table as its model says, for a game whose face has no lines of its own."""
    return aloud(board_of(Look(view, sentences)), sentences.texts, ask())


def area_lines(view: View, sentences: Sentences) -> list[str]:
    """List every area with the pieces that the seat sees, or their number."""
    return aloud(plain(Look(view, sentences)), sentences.texts, title=False)


def fold(text: str) -> list[str]:
    """Fold a line that may be long."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ", break_on_hyphens=False)
