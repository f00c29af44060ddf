"""How far back a person may go, and what stops the way there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from heroon.kernel import Table

#: What stops the way back: there is no answer before, something became known, another player has
#: answered, or the rules let an answer stand.
START: Final = "start"
NEWS: Final = "news"
ANOTHER: Final = "another"
STANDS: Final = "stands"


class Back(NamedTuple):
    """How far a person may go back.

    `at` is where the last choice stands that can be taken back (-1: none), `choices` how many
    can be in a row, `first` where the earliest of them stands, `why` what stops the way there.
    """

    at: int
    choices: int
    first: int
    why: str


def how_far(
    table: Table[Any],
    own: Collection[int],
    automatic: Collection[int],
    stands: Collection[str] = (),
) -> Back:
    """Find the choices that may be taken back at a table, the last one first.

    `own` are the seats for which whoever goes back speaks: several at one screen hide nothing from
    one another, and go back over each other's answers.  `automatic` are the numbers of the tokens
    that standing orders gave, which are no choices; `stands` the verbs of answers that the rules
    let stand.
    """
    tokens = table.tokens
    last = first = -1
    choices = 0
    why = START
    for at in range(len(tokens) - 1, -1, -1):
        token = tokens[at]
        if token.news:
            why = STANDS if token.seat in own and verb_of(table, token.word) in stands else NEWS
            break
        if token.seat < 0:
            continue
        if token.seat not in own:
            why = ANOTHER
            break
        if token.choice and at not in automatic:
            last = at if last < 0 else last
            first = at
            choices += 1
    if not any(token.seat in own and token.choice for token in tokens):
        why = START
    return Back(last, choices, first, why)


def verb_of(table: Table[Any], word: int) -> str:
    """Return the name of the verb of a word, which may end the game."""
    words = table.spec.words
    return words.verbs[words.verb_of[word]].name if 0 <= word < len(words.verb_of) else ""
