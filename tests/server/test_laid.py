"""What the last answer has put down goes back by a touch: where, and how long, it is offered."""

from __future__ import annotations

from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import screen_of
from tests.server.test_desk import ask, desk_of, do


def offered(desk: Desk) -> frozenset[str]:
    """The ids of what a touch takes back."""
    drawing = screen_of(desk, "t", 1).drawing
    assert drawing is not None
    return drawing.laid


def placing(desk: Desk) -> list[int]:
    """The words that place a card, at the next question that has any."""
    texts = desk.match.table.spec.words.text
    for _ in range(60):
        words = desk.match.seating.words(desk.seat)
        found = [word for word in words if texts[word].startswith("deploy:")]
        if found:
            return found
        desk.answer(desk.seat, words[-1])
        desk.advance()
        ask(desk)
    raise AssertionError("nothing is placed")


def put(desk: Desk) -> None:
    desk.answer(desk.seat, placing(desk)[0])
    desk.advance()


def test_the_last_card_placed_can_be_taken_back_until_something_else_is_said() -> None:
    desk = desk_of("heroz", (0,))
    ask(desk)
    placing(desk)
    assert offered(desk) == frozenset()
    put(desk)
    first = offered(desk)
    assert len(first) == 1
    put(desk)
    second = offered(desk)
    assert len(second) == 1
    assert second != first
    do(desk, "undo")
    assert offered(desk) == first
    do(desk, "undo")
    assert offered(desk) == frozenset()


def test_nothing_is_offered_once_the_turn_has_gone_on() -> None:
    desk = desk_of("heroz", (0,))
    ask(desk)
    put(desk)
    assert offered(desk)
    texts = desk.match.table.spec.words.text
    stop = next(w for w in desk.match.seating.words(desk.seat) if texts[w] == "stop")
    desk.answer(desk.seat, stop)
    desk.advance()
    assert offered(desk) == frozenset()


def test_nothing_is_offered_while_another_sits_there() -> None:
    desk = desk_of("heroz", (0, 1))
    do(desk, "sit")
    put(desk)
    assert offered(desk)
    before = desk.seat
    while desk.seat == before:
        if desk.phase == Phase.ASK:
            desk.answer(desk.seat, desk.match.seating.words(desk.seat)[-1])
            desk.advance()
        else:
            do(desk, "leave" if desk.phase == Phase.HAND_OVER else "sit")
    ask(desk)
    assert offered(desk) == frozenset()
