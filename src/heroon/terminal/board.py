"""What the app draws of a table: rows of spans, some of which stand for pieces and places.

A game's own board is a part of its face (`heroon.board.face`); for every other one its model is
drawn (`heroon.terminal.drawn`).  A board is plain data made from one seat's `View`: what the view
does not show is not there to be drawn, named, lit or clicked.

Targets are those of `heroon.play.told`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from heroon.board.face import part_of
from heroon.board.model import Look
from heroon.board.types import Asked, Board
from heroon.kernel import View
from heroon.play.faulty import told
from heroon.play.laid import board_of as made
from heroon.texts import Sentences, Texts

#: The width and the height of a board from which on cells and cards are large.
TALL: Final = 88
HIGH: Final = 36
#: Corners and sides of a frame: plain, empty, may be picked, is picked.
BOXES: Final = ("┌─┐│└┘", "┌╌┐╎└┘", "┏━┓┃┗┛", "╔═╗║╚╝")
FRAMES: Final = ("frame", "dim", "lit", "picked")


class Span(NamedTuple):
    """Some text in one style (a key of the palette), and the targets it stands for."""

    text: str
    style: str = ""
    targets: tuple[str, ...] = ()


Row = list[Span]
#: Marks before and behind a piece: nothing, may be picked, is picked.  Never colour alone.
PLAIN: Final = (" ", " ")
LIT: Final = ("›", " ")
PICKED: Final = ("»", "«")


class Scene(NamedTuple):
    """What is drawn: the view, in whose words, and what may be picked and is picked.

    `asked` is the whole question and `board` the model of the view, where they are made already;
    `walks` by target what it costs to walk to a cell.
    """

    view: View
    sentences: Sentences
    width: int
    height: int = 0
    lit: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
    asked: Asked | None = None
    board: Board | None = None
    walks: Mapping[str, str] = {}

    @property
    def tall(self) -> bool:
        """Whether there is room for large cells and cards."""
        return self.width >= TALL and self.height >= HIGH

    @property
    def t(self) -> Texts:
        """The texts of the seat's language."""
        return self.sentences.texts

    def marks(self, targets: Iterable[str]) -> tuple[str, str]:
        """What stands before and behind a piece with these targets."""
        names = set(targets)
        if names & self.picked:
            return PICKED
        return LIT if names & self.lit else PLAIN

    def kind(self, targets: Iterable[str], empty: bool = False) -> int:
        """The frame of a piece: plain, empty, may be picked, is picked."""
        marks = self.marks(targets)
        return 3 if marks == PICKED else 2 if marks == LIT else int(empty)


#: Draws what a seat sees, row by row.
Draw = Callable[[Scene], list[Row]]


def board_of(game: str) -> Draw:
    """The board of a game: its face's own one, or the model's.

    Where its own one fails the first rows say so, and the model is drawn below.
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


# -- for every game -------------------------------------------------------------------------------


def draw_model(scene: Scene) -> list[Row]:
    """What the model says of a table: for a game whose face draws no board of its own."""
    from .drawn import draw

    return draw(scene.board or made(Look(scene.view, scene.sentences)), scene)


# -- rows -----------------------------------------------------------------------------------------


def fit(text: str, width: int) -> str:
    """Exactly so many characters: filled up, or cut with an ellipsis."""
    if len(text) > width:
        return text[: max(width - 1, 0)] + "…" if width > 0 else ""
    return f"{text:<{width}}"


def centred(text: str, width: int) -> str:
    """Exactly so many characters, in the middle."""
    return f"{text:^{width}}" if len(text) <= width else fit(text, width)


def length(row: Sequence[Span]) -> int:
    """How wide a row is."""
    return sum(len(span.text) for span in row)


def wrap(head: Row, spans: Sequence[Span], width: int) -> list[Row]:
    """Spans behind a heading, on as many rows as they need; later ones stand below the first.

    One that is wider than a row goes on in the next, from a blank.
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
    """A piece ends before the blank that parts it from the next one."""
    if not span.targets or not span.text.endswith(" "):
        return [span]
    return [span._replace(text=span.text[:-1]), Span(" ")]


def boxed(inner: Sequence[Row], width: int, kind: int, at: tuple[str, ...]) -> list[Row]:
    """Rows, each two narrower than the width, in a frame."""
    box, style = BOXES[kind], FRAMES[kind]
    side = Span(box[3], style, at)
    rows = [[side, *(span._replace(targets=at) for span in row), side] for row in inner]
    top = Span(box[0] + box[1] * (width - 2) + box[2], style, at)
    foot = Span(box[4] + box[1] * (width - 2) + box[5], style, at)
    return [[top], *rows, [foot]]


def beside(label: Span, blocks: Sequence[list[Row]], width: int) -> list[Row]:
    """Blocks of equal height side by side behind a label, on as many lines as they need."""
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
    """A sentence as spans that may be wrapped."""
    return [Span(f"{word} ", style) for word in text.split(" ")]
