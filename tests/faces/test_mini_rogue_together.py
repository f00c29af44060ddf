"""MINI ROGUE: the chances of a fight of two together, against fights played by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heroon.faces.mini_rogue.fights_together import shared_fight
from heroon.faces.mini_rogue.rooms import met_hp
from heroon.games.mini_rogue import words as w
from heroon.kernel import PASS, Rng, Table
from heroon.kernel.words import DONE
from tests.mini_rogue.laid import laid

MANY = 300
CASES: dict[str, dict[str, Any]] = {
    "guard": {"hp": [5, 8], "armour": [0, 0]},
    "crows": {"hp": [6, 5], "armour": [1, 0]},
    "archer": {"hp": [3, 3]},
    "rats": {"hp": [6, 9], "food": [0, 2], "xp": [7, 7], "zone": 3},
}


def fought(table: Table[Any], rng: Rng) -> list[int]:
    """Play a fight to its end with nothing used, and return the HP that are left; empty if lost."""
    while table.ask is not None and (table.g.foe or not table.tokens):
        words = table.ask.words
        if not table.ask.seats:
            table.answer(words[rng.below(len(words))], -1)
        else:
            word = DONE if DONE in words else PASS
            table.answer(word, table.ask.seats.bit_length() - 1)
    return [] if table.over else list(table.g.hp)


@pytest.mark.parametrize("foe", CASES)
def test_a_fight_of_two_goes_as_often_as_counted(foe: str) -> None:
    kind, rng = w.FOE.by_token[foe], Rng(7)
    ends = [fought(laid(f"FIGHT {kind} 3", seats=2, **CASES[foe]), rng) for _ in range(MANY)]
    won = [hp for hp in ends if hp]
    g = laid(f"FIGHT {kind} 3", seats=2, **CASES[foe]).g
    for seat in (0, 1):
        g.foe, g.fighters = kind, 3
        counted = shared_fight(g, seat, tuple(met_hp(g)))
        spread = 4 * (float(counted.win) * (1 - float(counted.win)) / MANY) ** 0.5 + 0.01
        assert abs(len(won) / MANY - counted.win) < spread, (len(won) / MANY, counted)
        most = Counter(hp[seat] for hp in won)
        assert most[counted.likely] + 2 * MANY**0.5 > max(most.values()), (most, counted)
