"""What an answer that ends a turn is said to change."""

from __future__ import annotations

from typing import Any

from heroon.kernel import Seeded, Table, game
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.preview import preview, what_if
from heroon.play.who import Who


def test_the_points_of_the_next_player_are_not_told_as_mine() -> None:
    spec = game("hades-trap")
    table: Table[Any] = Table(spec, None, Seeded("a turn that passes"))
    assert table.ask is not None
    seat = table.ask.seats.bit_length() - 1
    table.answer(next(w for w in table.words(seat) if spec.words.text[w].startswith("go:")), seat)
    match = AidedMatch(Setting(table, "a seed", Who.of(2, (0, 1))), "en")
    done = spec.words.text.index("done")
    assert not [line for line in preview(match, seat, done).changes if "oint" in line]
    board = what_if(match, seat, done)
    assert board is not None
    assert f"points.{seat}" not in {change.of for change in board.changes}
