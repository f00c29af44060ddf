"""The sparring partners: who only builds, and who hoards; no level waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heroon.ai import bot, bot_names, check_bot, needs_table
from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.games.heroz import heuristics
from heroon.games.heroz import words as w
from heroon.kernel import PASS, Rng, Seat, Seeded, Table, game

HEROZ = game("heroz")


def asked(name: str, seed: str, turns: int) -> Iterator[tuple[Table[Any], int, int]]:
    """Whenever a bot is asked to attack a builder: the table, its seat and what it says."""
    table: Table[Any] = Table(HEROZ, driver=Seeded(seed), bounded=False)
    players = [bot("builder", HEROZ, 1), bot(name, HEROZ, 2)]
    rng = Rng(4)
    while (ask := table.ask) is not None and table.g.turns < turns:
        if not ask.seats:
            table.answer(rng.choice(ask.words))
            continue
        seat = ask.seats.bit_length() - 1
        word = players[seat].choose(Seat(table, seat)) if len(ask.words) > 1 else ask.words[0]
        if ask.prompt == w.P_ATTACK and len(ask.words) > 1:
            if seat == 1:
                yield table, seat, word
            else:
                assert word == PASS
        table.answer(word, seat)


def test_partners_are_no_level_and_in_no_list() -> None:
    assert partners(HEROZ) == ["builder", "hoarder"]
    assert partners(game("micro-hero")) == []
    assert not set(partners(HEROZ)) & set(bot_names(HEROZ))
    for name in partners(HEROZ):
        check_bot(name, HEROZ)
        assert needs_table(name)


@pytest.mark.parametrize(
    ("level", "turns"),
    [("apprentice", 125), pytest.param("expert", 105, marks=pytest.mark.slow)],
)
@pytest.mark.parametrize("seed", ["stall0", "stall3", "stall4"])
def test_no_level_waits_for_ever(level: str, turns: int, seed: str) -> None:
    """From turn 40 on it attacks in one turn of twenty, whenever a troop of it can."""
    due = [
        (table.g.turns, word)
        for table, _, word in asked(levels(HEROZ)[level], seed, turns)
        if table.g.turns >= 40 and table.g.turns % 20 < 2
    ]
    assert due
    assert all(word != PASS for _, word in due)


def test_a_search_that_is_overdue_does_not_consider_waiting() -> None:
    """At every attack of a game the words that a search weighs are all but the pass, once late."""
    seen = set()
    for table, seat, word in asked("heuristic", "stall0", 62):
        words = table.words(seat)
        late = table.g.turns in (40, 41, 60, 61)
        seen.add(late)
        said = heuristics.sensible(table.g, seat, w.P_ATTACK, words, word)
        assert said == [one for one in words if one != PASS or not late]
    assert seen == {False, True}


def test_who_must_attack_counts_the_own_hand() -> None:
    """Aces and auras in hand better what a fight promises; nothing on the table changes."""
    better = 0
    for seed in range(12):
        table: Table[Any] = Table(HEROZ, driver=Seeded(f"hand{seed}"))
        rng = Rng(seed)
        while (ask := table.ask) is not None:
            word = rng.choice(ask.words)
            if ask.seats:
                seat = ask.seats.bit_length() - 1
                word = bot("heuristic", HEROZ, 3).choose(Seat(table, seat))
            if ask.prompt == w.P_ATTACK:
                g, before = table.g, HEROZ.digest(table.g)
                for one in ask.words:
                    if one != PASS:
                        alone = heuristics._gain(g, seat, w.A[one])
                        gain = heuristics._with_hand(g, seat, w.A[one])
                        assert gain >= alone
                        better += gain > alone
                assert HEROZ.digest(g) == before
            table.answer(word)
    assert better
