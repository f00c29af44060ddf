"""Cards laid one after the other go in another order: as far as they may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.desk.arrange import free_of
from heroon.desk.desk import Desk
from heroon.desk.paint import screen_of
from heroon.kernel import InputError, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from tests.server.test_desk import ask, do


def say(desk: Desk, *words: str) -> None:
    for word in words:
        do(desk, "say", word)


def begun(seed: str = "t2") -> tuple[Desk, list[str]]:
    """A journey with the recommended deck; and its hand."""
    table: Table[Any] = Table(game("micro-hero"), {}, Seeded(seed), seats=1)
    desk = Desk(LoggedMatch(Setting(table, seed, Who.of(1, (0,), "novice")), "en"))
    desk.advance()
    ask(desk)
    say(desk, "deck:3.3.4")
    return desk, [piece.face for piece in desk.view().area("hand.0").pieces]


def row(desk: Desk) -> list[str]:
    return [piece.face for piece in desk.view().area("stack.0").pieces]


def free(desk: Desk) -> list[str]:
    """The ids of what may go elsewhere, each of them drawn so."""
    ids = [one.put.of for one in free_of(desk)]
    drawing = screen_of(desk, "t", 1).drawing
    assert drawing is not None
    assert drawing.free == frozenset(ids) <= {thing.id for thing in drawing.board.things()}
    return ids


def test_a_card_goes_before_another_one_or_last() -> None:
    desk, hand = begun()
    assert free(desk) == []
    say(desk, *(f"play:{face}" for face in hand[:3]))
    assert row(desk) == hand[:3]
    a, b, c = hand[:3]
    do(desk, "arrange", f"{free(desk)[0]}|")
    assert row(desk) == [b, c, a]
    do(desk, "arrange", f"{free(desk)[2]}|{free(desk)[1]}")
    assert row(desk) == [b, a, c]
    assert len(free(desk)) == 3


def test_a_card_of_the_hand_goes_between_two() -> None:
    desk, hand = begun()
    say(desk, *(f"play:{face}" for face in hand[:2]))
    do(desk, "arrange", f"=play:{hand[2]}|{free(desk)[1]}")
    assert row(desk) == [hand[0], hand[2], hand[1]]


def test_a_doubled_card_keeps_its_double() -> None:
    desk, hand = begun()
    say(desk, f"play:{hand[0]}", "tilt", f"play:{hand[1]}")
    first, second = free(desk)
    do(desk, "arrange", f"{second}|{first}")
    assert row(desk) == [hand[1], hand[0]]
    doubled = [("doubled" in p.marks) for p in desk.view().area("stack.0").pieces]
    assert doubled == [True, False]


def test_nothing_is_free_once_something_is_known_or_bought() -> None:
    desk, hand = begun()
    say(desk, *(f"play:{face}" for face in hand))
    assert desk.view().prompt == "perfect" and len(free(desk)) == 5
    say(desk, "ready")
    assert free(desk) == []


def test_nothing_is_free_where_a_trial_imposes_the_order() -> None:
    desk, hand = begun("herc")
    assert [piece.face for piece in desk.view().area("trial").pieces] == ["hind"]
    say(desk, f"play:{hand[0]}")
    assert free(desk) == []


@pytest.mark.parametrize("at", ["", "nothing", "nothing|", "nothing|nothing", "=play:strike|no"])
def test_what_is_not_there_is_refused(at: str) -> None:
    desk, hand = begun()
    say(desk, f"play:{hand[0]}", f"play:{hand[1]}")
    with pytest.raises(InputError):
        do(desk, "arrange", at)
    assert row(desk) == hand[:2]


def test_an_answer_that_is_not_offered_leaves_a_word() -> None:
    desk, hand = begun()
    say(desk, f"play:{hand[0]}", f"play:{hand[1]}")
    do(desk, "arrange", f"=play:leash|{free(desk)[1]}")
    assert desk.notice
    assert row(desk)[:1] == hand[:1]
