"""The sparring partners: who only builds, and who hoards, stall no level and lose to it."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.ai import bot, bot_names, check_bot, needs_table
from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.games.heroz import words as w
from heroon.kernel import PASS, Rng, Seat, Seeded, Table, game
from heroon.lab.simulate import simulate

HEROZ = game("heroz")


def test_partners_are_no_level_and_in_no_list() -> None:
    assert partners(HEROZ) == ["builder", "hoarder"]
    assert partners(game("micro-hero")) == []
    assert not set(partners(HEROZ)) & set(bot_names(HEROZ))
    for name in partners(HEROZ):
        check_bot(name, HEROZ)
        assert needs_table(name)


@pytest.mark.parametrize("level", ["apprentice", "expert"])
def test_no_level_waits_for_ever(level: str) -> None:
    """Against one who never attacks, each level has attacked before turn 102, and again by 122."""
    table: Table[Any] = Table(HEROZ, driver=Seeded("stall"), bounded=False)
    players = [bot("builder", HEROZ, 1), bot(levels(HEROZ)[level], HEROZ, 2)]
    rng = Rng(4)
    attacks: list[int] = []
    while (ask := table.ask) is not None and table.g.turns < 125:
        if not ask.seats:
            table.answer(rng.choice(ask.words))
            continue
        seat = ask.seats.bit_length() - 1
        word = players[seat].choose(Seat(table, seat)) if len(ask.words) > 1 else ask.words[0]
        if ask.prompt == w.P_ATTACK and word != PASS:
            assert seat == 1
            attacks.append(table.g.turns)
        table.answer(word, seat)
    if not table.over:
        assert any(turn <= 102 for turn in attacks)
        assert any(103 <= turn <= 122 for turn in attacks)
    points = [sum(table.g.scored[seat]) for seat in (0, 1)]
    assert points[1] >= points[0] == 0


def test_the_apprentice_holds_out_against_the_hoarder() -> None:
    """A policy that attacks with few cards in hand won about one game in twenty."""
    summary, _ = simulate("heroz", ["heuristic", "hoarder"], 16, seed=5, workers=1)
    assert summary.wins[0] >= 4
