"""Positions of random games, who is asked there, and the question over a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heroon.board.model import Model
from heroon.board.types import Answer, Asked
from heroon.kernel import Rng, Table, View
from heroon.kernel.words import COMMON
from heroon.play.told import Teller


def asked(table: Table[Any]) -> int:
    """The seat that is asked; of several the last one."""
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


def played(table: Table[Any], rng: Rng, most: int) -> Iterator[Table[Any]]:
    """A table at each of its first questions, answered at random, by the game's own words."""
    for _ in range(most):
        if table.ask is None:
            break
        yield table
        seat = asked(table)
        words = table.words(seat)
        table.answer(rng.choice([w for w in words if w >= len(COMMON)] or words), seat)
    yield table


def question(table: Table[Any], view: View, model: Model, teller: Teller, first: int = 0) -> Asked:
    """The question over a board, its answers numbered from the first, all of them lit."""
    words = table.spec.words
    answers = tuple(
        Answer(
            number=number,
            text=words.text[word],
            words=(word,),
            at=teller.targets(word, view, words),
            badge=model.badge(word, view, words) if model.badge else "",
        )
        for number, word in enumerate(view.words, first)
    )
    lit = frozenset(t for a in answers for t in a.at)
    return Asked(answers=answers, lit=lit, open=lit)
