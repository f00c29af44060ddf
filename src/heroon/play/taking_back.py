"""How far back a person may go, and what stops the way there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from heroon.kernel import Table

#: Why nothing can be taken back.
NOTHING_SAID: Final = "said"
NEWS: Final = "news"
ANOTHER: Final = "another"


class Back(NamedTuple):
    """How far a person may go back.

    `at` is where the last choice stands that can be taken back (-1: none), `choices` how many
    can be in a row, `first` where the earliest of them stands, `why` what stops the way there.
    """

    at: int
    choices: int
    first: int
    why: str


def how_far(table: Table[Any], own: Collection[int], automatic: Collection[int]) -> Back:
    """Find the choices that may be taken back at a table, the last one first.

    `own` are the seats for which whoever goes back speaks; `automatic` are the numbers of the
    tokens that standing orders gave, which are no choices.
    """
    tokens = table.tokens
    within = table.undoable
    last = first = -1
    choices = 0
    why = NOTHING_SAID
    for at in range(len(tokens) - 1, -1, -1):
        token = tokens[at]
        if token.seat < 0:
            if token.news:
                why = NEWS
                break
            continue
        if within == 0 or token.seat not in own:
            why = NEWS if token.news else ANOTHER
            break
        within -= 1
        if token.choice and at not in automatic:
            last = at if last < 0 else last
            first = at
            choices += 1
    if not any(token.seat in own and token.choice for token in tokens):
        why = NOTHING_SAID
    return Back(last, choices, first, why)
