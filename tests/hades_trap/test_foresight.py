"""What is foreseen of the Labyrinth phase is what happens, while nobody decides anything in it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from heroon.ai import bot
from heroon.faces.hades_trap.seen import race_of
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import follow
from heroon.games.hades_trap.labyrinth import MIDDLE
from heroon.kernel import Rng, Seat, Seeded, Table, game
from tests.lengths import length

SPEC: Any = game("hades-trap")
HEROES = ("andromeda", "eurydice", "daphne", "circe")
#: What is seen of the Boss: the places or cells to which it comes, whom it strikes.
MOVES = {w.E_BOUNCED: 1, w.E_LANDED: 1, w.E_CREPT: 0}


def walked(table: Table[Any], since: int) -> list[int]:
    """The cells to which the Boss has come since then."""
    out = []
    for event in table.events(0)[since:]:
        if event.id in MOVES:
            out.append(9 * event.args[0] + MIDDLE if MOVES[event.id] else event.args[0])
    return out


def struck(table: Table[Any], since: int) -> list[tuple[str, int]]:
    """Who has been stunned, who took tokens, who fell, before the next turn."""
    told = {w.E_STUNNED: "stun", w.E_CURSED: "token", w.E_FELL: "falls"}
    events = list(takewhile(lambda event: event.id != w.E_TURN, table.events(0)[since:]))
    return sorted((told[e.id], e.args[0]) for e in events if e.id in told)


def foreseen(stops: list[Any]) -> list[tuple[str, int]]:
    blows = [blow for stop in stops for blow in stop.blows]
    out = [("stun", b.seat) for b in blows if b.stun]
    out += [("falls" if b.falls else "token", b.seat) for b in blows if b.tokens]
    return sorted(out)


@pytest.mark.parametrize("boss", w.BOSSES.tokens)
def test_the_way_foreseen_is_the_way_walked(boss: str) -> None:
    """At every end of a turn, from what any seat sees; blows too where nobody was asked."""
    ends = sure = moved = 0
    for seed in range(length(5, 400)):
        options = {"boss": boss, **{f"hero_{i + 1}": hero for i, hero in enumerate(HEROES)}}
        seats = 2 + seed % 3
        table: Table[Any] = Table(SPEC, options, Seeded(f"foresight {seed}"), seats=seats)
        rng = Rng(seed)
        bots = [bot("heuristic", SPEC, seat) for seat in range(seats)]
        for _ in range(140):
            if table.ask is None:
                break
            seat = table.ask.seats.bit_length() - 1
            words = table.words(seat)
            word = rng.choice(words) if rng.below(3) else bots[seat].choose(Seat(table, seat))
            ending = SPEC.words.text[word] == "done"
            stops, since = [], 0
            alarms: list[int] = []
            if ending:
                stops = follow(race_of(table.view((seat + 1) % seats), SPEC))
                assert stops == follow(table.g)
                since, alarms = len(table.events(0)), list(table.g.alarms)
            table.answer(word, seat)
            if not ending or alarms:
                continue
            asked = getattr(table.ask, "prompt", w.P_ACT) != w.P_ACT
            way = walked(table, since)
            cells = [] if boss == "siren" else [stop.cell for stop in stops]
            assert way == (cells[: len(way)] if asked else cells)
            ends, moved = ends + 1, moved + len(way)
            if not asked and not any(stop.one_of for stop in stops):
                assert struck(table, since) == foreseen(stops)
                sure += bool(stops)
    assert ends > 100 and sure > 20
    assert moved > 40 or boss == "siren"
