"""Two at one screen take back what either of them answered, as far as rules and secrets allow."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.desk.desk import Desk
from heroon.desk.paint import back_text
from heroon.kernel import InputError, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from tests.server.test_desk import do

DECK = "deck:3.3.4"


def two(people: tuple[int, ...] = (0, 1)) -> tuple[Desk, LoggedMatch]:
    """A journey for two, both decks put together; and what was dealt to them."""
    table: Table[Any] = Table(game("micro-hero"), {}, Seeded("t2"), seats=2)
    match = LoggedMatch(Setting(table, "t2", Who.of(2, people, "novice")), "en")
    desk = Desk(match)
    desk.advance()
    return desk, match


def told(match: LoggedMatch) -> list[str]:
    return [match.table.text_of(token) for token in match.table.tokens if token.seat >= 0]


def test_both_go_back_over_each_others_answers() -> None:
    """Two Postures tilted by turns: neither shows anything, both may be taken back."""
    desk, match = two()
    for seat in (1, 2):
        do(desk, "say", f"{seat} {DECK}")
    before = told(match)
    for seat in (2, 1):
        do(desk, "say", f"{seat} tilt")
    assert match.back(desk.seat).choices == 2
    assert back_text(desk) == "2 answers to take back, up to what was revealed"
    do(desk, "undo")
    assert told(match) == [*before, "1 tilt"]
    do(desk, "undo")
    assert told(match) == before
    with pytest.raises(InputError):
        do(desk, "undo")


def test_a_card_played_stands_by_the_rules_and_they_are_told_so() -> None:
    """Nothing was revealed: the rulebook lets a played card stand where two play (MH-C4)."""
    desk, match = two()
    for seat in (1, 2):
        do(desk, "say", f"{seat} {DECK}")
    assert back_text(desk) == "Nothing to take back: something was revealed since."
    card = match.table.view(-1).area("hand.0").pieces[0].face
    do(desk, "say", f"1 play:{card}")
    assert back_text(desk) == "Nothing to take back: by the rules the last answer stands."
    do(desk, "say", "2 tilt")
    assert back_text(desk) == "1 answer to take back, up to one that stands by the rules"


def test_one_at_a_screen_does_not_go_back_over_a_bot() -> None:
    """The partner sits elsewhere: their answer stops the way."""
    desk, match = two((0,))
    do(desk, "say", DECK)
    match.put(1, DECK)
    for seat in (0, 1):
        match.put(seat, "tilt")
    assert match.back(0).choices == 0
    assert match.back(0).why == "another"
