"""The presentation model of a game: what its face gives, named by `Face.board`.

A game that gives a `Model` says once what lies on its table; line mode, the app and the page show
it.  A game without one has the board that any view gives (`heroon.board.plain`).

A **target** names a piece or a place: area and face (`hand.0/8D`), area and cell
(`field.1/2.3`), or whatever the game calls it (`column.0/2`).  Each answer has a set of
targets: who picks them all has given the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heroon.kernel import View
from heroon.kernel.words import Vocabulary
from heroon.texts import Sentences, Texts

from .types import Board, Fact, If, Mark


class Look(NamedTuple):
    """The view of one seat, with the language in which it is spoken to."""

    view: View
    sentences: Sentences

    @property
    def t(self) -> Texts:
        """The texts of the seat's language."""
        return self.sentences.texts


class About(NamedTuple):
    """What a game says of a thing: sentences, numbers, the id of its rule in the guide."""

    text: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    rule: str = ""


class Route(NamedTuple):
    """Answers that one touch of a thing gives one after the other, such as the steps of a walk.

    - `of`: the id of the thing
    - `text`: what the answers do
    - `short`, `sign`: what they cost, in at most 24 and in at most six characters
    - `danger`: whether whoever stays there then is struck
    - `marks`: what else becomes of whoever arrives there
    - `path`: the ids of the things that are passed, up to the last one
    """

    of: str
    words: tuple[int, ...]
    text: str
    short: str = ""
    danger: bool = False
    path: tuple[str, ...] = ()
    sign: str = ""
    marks: tuple[Mark, ...] = ()


class Put(NamedTuple):
    """A thing that was laid in a row, by its id, and the answers by which its seat did that."""

    of: str
    words: tuple[int, ...]
    seat: int


#: Makes the board of a look: a function of the view and of nothing else.
Builder = Callable[[Look], Board]


class Model(NamedTuple):
    """The functions by which a game shows its table.

    - `board`: makes what lies on the table
    - `badge`: gives the id of the thing that bears the number of an answer, where
      `layers.badges` would choose another one ("": leave it to `layers.badges`)
    - `short`: gives at most 24 characters that stand at an answer's place
    - `about`: describes the thing of an id
    - `foresee`: tells what answers given one after the other come to, where their effect ends
      later than the game's next question; with no answers: what comes as things lie
    - `routes`: lists the things to which several answers lead that are mostly given together
    - `at_once`: gives answers that are mostly given together: what they do, and their words
    - `arranged`: lists by row the things that were laid there one after the other, where their
      order may still be changed
    """

    board: Builder
    badge: Callable[[int, View, Vocabulary], str] | None = None
    short: Callable[[int, Look], str] | None = None
    about: Callable[[str, Look], About | None] | None = None
    foresee: Callable[[tuple[int, ...], Look], If | None] | None = None
    routes: Callable[[Look], tuple[Route, ...]] | None = None
    at_once: Callable[[Look], tuple[str, tuple[int, ...]] | None] | None = None
    arranged: Callable[[Look], tuple[tuple[Put, ...], ...]] | None = None
