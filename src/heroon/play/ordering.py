"""The way in which a game's cards are played in a row, by one line, as the game declares it.

A game that has such turns gives an `Ordering` as the part `ordering` of its face.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from heroon.board.face import part_of
from heroon.kernel import State, View
from heroon.texts import Sentences

S = TypeVar("S", bound=State)


class Line(NamedTuple):
    """Words that one seat may say in a row, and what they are sure to lead to.

    `totals` are the counters after them, by name; `reasons` are numbers that tell why the line is
    advised.
    """

    words: tuple[int, ...]
    totals: tuple[tuple[str, int], ...]
    reasons: tuple[tuple[str, str | int], ...]


class Beside(NamedTuple):
    """A word that a line may hold beside cards: its message, and what is typed in each language."""

    key: str
    typed: Mapping[str, str]


class Ordering(NamedTuple, Generic[S]):
    """The way in which the cards of a hand are played in a row.

    `prompt` is the question at which cards are played, `card` the verb that plays one; `others` are
    the words that a line may hold beside cards, by verb.  `totals` and `reason` are the keys of the
    messages that tell what a line comes to, and why it is advised.  `best` finds the advised line
    for a seat, a prompt and the offered words, in a sampled world that it may change (None: there
    is no line); `reached` tells how the turn stands once a card is played, too (empty for no card).
    """

    prompt: str
    card: str
    others: Mapping[str, Beside]
    totals: str
    reason: str
    best: Callable[[S, int, int, Sequence[int]], Line | None]
    reached: Callable[[View, int, str, Sentences], str]


def ordering_of(game: str) -> Ordering[Any] | None:
    """Return the ordering of a game; None for one whose cards are played one by one."""
    found: Ordering[Any] | None = part_of(game, "ordering")
    return found
