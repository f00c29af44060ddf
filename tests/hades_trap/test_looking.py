"""HADES TRAP: whatever lies on the table can be looked at, against each Boss, at any time."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.faces.hades_trap.teller import TELLER
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.words import BOSSES
from heroon.kernel import Rng, Seeded, Table
from heroon.play.looking import matches, telling, things
from heroon.texts import Sentences, texts
from tests.lengths import LANGS

NAMES = {seat: f"player-{seat + 1}" for seat in range(4)}


def seen(table: Table[Any], seat: int, lang: str) -> tuple[list[str], bool]:
    """The names of all that a seat can look at, and whether the Boss is found by name."""
    sentences = Sentences(texts(lang, "heroon.games.hades_trap"), SPEC, seat, NAMES)
    found = things(table.view(seat), telling(TELLER, sentences))
    boss = sentences.texts.noun(table.options["boss"])
    return [thing.name for thing in found], any(matches(thing, boss) for thing in found)


@pytest.mark.parametrize("boss", BOSSES.tokens)
@pytest.mark.parametrize("lang", LANGS)
def test_all_that_lies_there_can_be_looked_at(boss: str, lang: str) -> None:
    table: Table[Any] = Table(SPEC, {"boss": boss}, Seeded("look"), seats=3)
    rng = Rng(3)
    there = False
    for count in range(160):
        assert table.ask is not None
        seat = next(seat for seat in range(3) if table.ask.seats >> seat & 1)
        if count % 8 == 0:
            names, boss_seen = seen(table, seat, lang)
            there = there or boss_seen
            assert names and all(names)
        words = table.words(seat)
        table.answer(words[rng.below(len(words))], seat)
    assert there
