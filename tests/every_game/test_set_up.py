"""The set-up of each game comes to a player's question, whatever chance is made to say."""

from __future__ import annotations

import pytest

from heroon.kernel import Table, game, games

#: More answers of chance than any set-up asks for.
BOUND = 2000


@pytest.mark.parametrize("always", [0, -1], ids=["first", "last"])
@pytest.mark.parametrize("name", games())
def test_a_set_up_ends_where_chance_always_says_the_same(name: str, always: int) -> None:
    """In HEROZ both decks then lie in one order, and all cards tie (HZ-88)."""
    spec = game(name)
    table = Table(spec, {}, None, seats=spec.seats[0])
    for _ in range(BOUND):
        ask = table.ask
        assert ask is not None
        if ask.seats:
            return
        table.answer(ask.words[always])
    pytest.fail(f"{name}: no player is asked after {BOUND} answers of chance")
