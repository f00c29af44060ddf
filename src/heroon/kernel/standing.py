"""Standing answers: what a seat has told the table to answer by itself.

An order is chosen from those that a game declares.  The table only says which word is due; who
hosts the table gives it, after the same pause as any other answer, and so nobody can tell it from
one that was typed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .words import NOTHING, Vocabulary

#: The state, the seat, the prompt, what the seat may say: the word to say, or NOTHING.
Answer = Callable[[Any, int, int, Sequence[int]], int]


def at_every_table(_g: Any, _seat: int) -> bool:
    """Return True: the `suits` of an order that any seat may have a use for."""
    return True


@dataclass(frozen=True)
class Standing:
    """An order that a seat may leave with the table.

    - `answer`: gives the word to say, from what the seat knows alone; NOTHING leaves the answer
      to the person
    - `turn`: whether the order ends with the turn in which it was given
    - `blind`: whether it does not depend on what others cannot see, so that even a neighbour at
      the screen learns nothing from a missing question
    - `beside`: whether a screen offers it beside a question that it answers; unless said
      otherwise those for the turn
    - `suits`: says, from options and roles, whether a seat of this table could ever have a use
      for it; where none has, the order is not listed
    """

    name: str
    answer: Answer
    turn: bool = False
    blind: bool = False
    beside: bool | None = None
    suits: Callable[[Any, int], bool] = at_every_table

    @property
    def offered(self) -> bool:
        """Whether a screen offers it beside a question that it answers."""
        return self.turn if self.beside is None else self.beside


def passing(prompts: Sequence[int], word: int, *, only: bool) -> Answer:
    """Make an order that says `word` at these prompts; with `only` just if it is the only word."""

    def answer(_g: Any, _seat: int, prompt: int, words: Sequence[int]) -> int:
        if prompt not in prompts or word not in words or (only and len(words) > 1):
            return NOTHING
        return word

    return answer


def declining(v: Vocabulary, prompts: Sequence[int], says: str, only: Sequence[str]) -> Answer:
    """Make an order that says its word of verb `says` where all verbs offered are in `only`."""

    def answer(_g: Any, _seat: int, prompt: int, words: Sequence[int]) -> int:
        if prompt not in prompts:
            return NOTHING
        found = NOTHING
        for word in words:
            name = v.verbs[v.verb_of[word]].name
            if name not in only:
                return NOTHING
            if name == says:
                found = word
        return found

    return answer
