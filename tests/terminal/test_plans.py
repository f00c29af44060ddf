"""The plan behind an advice: what would follow, up to chance or another seat's answer."""

from __future__ import annotations

from typing import Any

from heroon.kernel import Table
from heroon.play.bots import BEST, choose
from heroon.terminal.app_match import AppMatch
from heroon.terminal.plans import plan_of
from tests.terminal.driving import new


def asked(table: Table[Any]) -> int:
    assert table.ask is not None
    return next(seat for seat in range(table.seats) if table.ask.seats >> seat & 1)


def test_a_plan_comes_true_as_far_as_it_goes() -> None:
    """Who follows the advice is advised next what the plan said, up to chance."""
    match = AppMatch(new("hades-trap", seed="s0"), "en")
    table, kept, told = match.table, 0, 0
    while table.ask is not None and told < 60:
        seat = asked(table)
        word = choose(BEST, table, seat, match.s.seed)
        plan = plan_of(match, 0, word) if seat == 0 else []
        table.answer(word, seat)
        if plan:
            told += 1
            after = choose(BEST, table, 0, match.s.seed)
            kept += plan[0] == match.sentence(0, after)
    assert told and kept >= 0.9 * told
