"""Looking ahead: the rules play a position on, and what they tell is read.

A face plays on here when a preview has to go further than the next question (to the end of
a turn of the Boss, or of a phase): every way that answers may go, or worlds in which unseen
cards are dealt at random as nature is asked for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from heroon.kernel import GameSpec, Machine
from heroon.kernel.ask import NATURE
from heroon.kernel.log import Log
from heroon.kernel.state import State

S = TypeVar("S", bound=State)


class Passed(NamedTuple):
    """A question that was answered on the way, where there was a choice: its seats, its prompt."""

    seats: int
    prompt: int


class Ahead(Machine[S], Generic[S]):
    """A game played on from a position between two steps, which remembers events and questions."""

    __slots__ = ("passed",)

    def __init__(self, spec: GameSpec[S], g: S):
        """Copy the position and go to its first question; nothing has been told yet."""
        super().__init__(spec, spec.copy(g))
        self.g.log = Log()
        self.passed: tuple[Passed, ...] = ()
        self.begin()

    def parted(self) -> Ahead[S]:
        """Copy the game at this place, with what it remembers."""
        other = Ahead(self.spec, self.g)
        assert other.g.log is not None and self.g.log is not None
        other.g.log.events = list(self.g.log.events)
        other.passed = self.passed
        return other

    @property
    def told(self) -> list[tuple[int, int, int, int]]:
        """The events so far: what happened, and three numbers of it."""
        assert self.g.log is not None
        return [(event[0], event[1], event[2], event[3]) for event in self.g.log.events]

    @property
    def choices(self) -> list[int]:
        """The words that may be given now, each once."""
        assert self.ask is not None
        return list(dict.fromkeys(self.ask.words))

    @property
    def chance(self) -> bool:
        """Whether nature is asked."""
        return self.ask is not None and self.ask.seats == NATURE

    def choose(self, word: int) -> None:
        """Give a word, and remember the question if there was a choice."""
        assert self.ask is not None
        if len(self.choices) > 1:
            self.passed = (*self.passed, Passed(self.ask.seats, self.ask.prompt))
        self.answer(word)

    def many(self, prompt: int, seats: int) -> int:
        """Count the questions with a choice so far that had this prompt and these seats."""
        return sum(one == (seats, prompt) for one in self.passed)


def every_way(
    start: Ahead[S],
    done: Callable[[Ahead[S]], bool],
    answers: Callable[[Ahead[S]], Sequence[int]],
    most: int,
) -> Iterator[Ahead[S]]:
    """Yield the game at the end of each way: one for each answer that `answers` gives.

    Each way is played on until `done` says that it is; at most `most` ways are yielded.
    """
    todo, found = [start], 0
    while todo and found < most:
        one = todo.pop()
        while not done(one):
            first, *others = answers(one)
            for word in reversed(others):
                other = one.parted()
                other.choose(word)
                todo.append(other)
            one.choose(first)
        found += 1
        yield one


def tried(
    start: Ahead[S],
    done: Callable[[Ahead[S]], bool],
    answer: Callable[[Ahead[S]], int],
    times: int,
) -> Iterator[Ahead[S]]:
    """Yield the game played on to its end `times` times, each time by one answer a question.

    `answer` gives the answer, perhaps at random; `done` says where a game is at its end.
    """
    for _ in range(times):
        one = start.parted()
        while not done(one):
            one.choose(answer(one))
        yield one
