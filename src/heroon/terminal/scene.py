"""The scene of a board: the view, in whose words, what may be picked and is picked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from heroon.board.types import Asked, Board
from heroon.kernel import View
from heroon.texts import Sentences, Texts

#: The width and the height of a board from which on cells and cards are large.
TALL: Final = 88
HIGH: Final = 36
#: Marks before and behind a piece: nothing, may be picked, is picked.  Never colour alone.
PLAIN: Final = (" ", " ")
LIT: Final = ("›", " ")
PICKED: Final = ("»", "«")


class Scene(NamedTuple):
    """A table to draw: the view, in whose words, and what may be picked and is picked.

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
        """Return what stands before and behind a piece with these targets."""
        names = set(targets)
        if names & self.picked:
            return PICKED
        return LIT if names & self.lit else PLAIN

    def kind(self, targets: Iterable[str], empty: bool = False) -> int:
        """Return the frame of a piece, from 0 to 3: plain, empty, may be picked, is picked."""
        marks = self.marks(targets)
        return 3 if marks == PICKED else 2 if marks == LIT else int(empty)
