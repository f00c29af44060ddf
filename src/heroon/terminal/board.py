"""The board of a game as the app draws it: its face's own one, or one drawn from the model.

A game's own board is a part of its face (`heroon.board.face`); for every other one its model is
drawn (`heroon.terminal.drawn`).  A board is plain data made from one seat's `View`: what the view
does not show is not there to be drawn, named, lit or clicked.

Targets are those of `heroon.play.told`.
"""

from __future__ import annotations

from collections.abc import Callable

from heroon.board.face import part_of
from heroon.board.model import Look
from heroon.play.faulty import told
from heroon.play.laid import board_of as made

from .drawn import draw
from .scene import Scene
from .spans import Row, words_of, wrap

#: Draws what a seat sees, row by row.
Draw = Callable[[Scene], list[Row]]


def board_of(game: str) -> Draw:
    """Return what draws a game's board: its face's own function, or the one for models.

    Where the face's own function fails, the first rows say so, and the model is drawn below.
    """
    draw: Draw | None = part_of(game, "app")
    if draw is None:
        return draw_model

    def drawn(scene: Scene) -> list[Row]:
        try:
            return draw(scene)
        except Exception as bad:  # a game's own code
            fault = words_of(told(game, bad, scene.t), "bad")
            return [*wrap([], fault, scene.width), [], *draw_model(scene)]

    return drawn


def draw_model(scene: Scene) -> list[Row]:
    """Draw what the model says of a table: for a game whose face draws no board of its own."""
    return draw(scene.board or made(Look(scene.view, scene.sentences)), scene)
