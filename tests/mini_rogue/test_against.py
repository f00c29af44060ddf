"""MINI ROGUE: what a game against an Overlord leaves in the state, which no scenario looks at."""

from __future__ import annotations

from typing import Any, Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import laid, play

LORD: Final = {"mode": "overlord", "lord": "gravedigger"}
AUTOMA: Final = {"mode": "automa", "lord": "prophet"}


def against(*agenda: str, **state: Any) -> Table[Run]:
    """One adventurer and an Overlord who holds three Rooms and can pay for anything."""
    given: dict[str, Any] = {
        "hp": [10, 0],
        "food": [2, 0],
        "gold": [3, 0],
        "gifts": [0, 0],
        "spent": [1, 0],
        "stock": ["?*9"],
        "reserve": ["?*6"],
        "hand": [[], ["cache", "belt", "merchant"]],
        "omen": 5,
    }
    return laid(*agenda, seats=2, options=LORD, **(given | state))


def test_a_power_is_used_up_for_the_zone_and_for_the_floor() -> None:
    g = play(against("FIGHT 1 1"), "contagion")
    assert g.used == g.used_floor == 1 << w.CONTAGION


def test_what_the_overlord_added_ends_with_the_fight() -> None:
    long = SPEC.using("[numbers]\nmax-track = [8, 8, 8]\n", "own.toml")
    table = against("FIGHT 1 1", foe_hp=[], zone=1, spec=long)
    g = play(table, "carnage")
    assert (g.carnage, g.tougher, g.foe_full) == (1, 3, 8)
    while table.g.foe:
        assert table.ask is not None
        table.answer(_strong(table), -1 if not table.ask.seats else _seat(table))
    assert (table.g.carnage, table.g.tougher, table.g.foe_full) == (0, 0, 0)


def _seat(table: Table[Run]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


def _strong(table: Table[Run]) -> int:
    """The highest throw and a Dungeon die that hits least; nobody uses anything."""
    assert table.ask is not None
    words = table.ask.words
    if table.ask.seats:
        return words[0]
    return max(words) if table.ask.prompt == w.S_THROW[table.g.zone] else min(words)


def test_the_automa_s_destiny_for_the_rewards_is_over_with_them() -> None:
    """MR-77: it waits for a 6; where none comes it lapses."""
    table = laid("REWARD 0", options=AUTOMA, reserve=["?*6"], due=1 << w.HAND)
    play(table, "coins die.1=3")
    assert table.g.due >> w.HAND & 1 == 0


def test_what_the_overlord_draws_and_looks_at_is_told_to_that_seat_alone() -> None:
    """Conseil p. 7-8: the ticket itself is for one seat, so worlds of others deal it anew."""
    table = against("HAND", hand=[[], []], stock=["?*12"])
    assert table.ask is not None
    assert table.ask.to == 1 << 1
    play(table, "hand.1=guard hand.1=crows hand.1=rats")
    looked = against("DIVINE 1")
    assert looked.ask is not None
    assert looked.ask.to == 1 << 1
