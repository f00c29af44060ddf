"""Asks: what each verb offers, gives back and leaves behind."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from heroon import kernel as k
from tests.kernel import small
from tests.kernel.small import SAY, P, Small


def run(rule: Generator[k.Ask, int, Any], *answers: int) -> tuple[list[list[int]], Any]:
    """What is offered at each ask, and what the rule gives back."""
    offers: list[list[int]] = []
    left = list(answers)
    try:
        ask = next(rule)
        while True:
            offers.append(list(ask.words))
            ask = rule.send(left.pop(0))
    except StopIteration as stop:
        assert not left
        return offers, stop.value


def test_pick_and_confirm_and_react() -> None:
    assert run(k.pick(0, P, [7, 8]), 8) == ([[7, 8]], 8)
    assert run(k.confirm(0, P), k.YES) == ([[k.YES, k.NO]], True)
    assert run(k.react(0, P, True), k.NO) == ([[k.YES, k.NO]], False)
    assert run(k.react(0, P, False), k.NO) == ([[k.NO]], False)
    ask = next(k.react(1, P, False))
    assert (ask.seats, ask.prompt, ask.to) == (2, P, k.ALL)
    assert repr(ask) == f"Ask(seats=0b10, prompt={P}, words=[{k.NO}])"


def test_pick_some_offers_what_can_be_completed() -> None:
    stop = k.STOP
    assert run(k.pick_some(0, P, [7, 8, 9]), 8, stop) == ([[7, 8, 9, stop], [9, stop]], [8])
    assert run(k.pick_some(0, P, [7, 8, 9], 2, 2), 7, 9) == ([[7, 8], [8, 9]], [7, 9])
    assert run(k.pick_some(0, P, [7, 8, 9], 3), 7, 8, 9) == ([[7], [8], [9]], [7, 8, 9])
    assert run(k.pick_some(0, P, [])) == ([], [])
    assert run(k.pick_some(0, P, [7], 1), 7) == ([[7]], [7])


def test_pick_some_takes_equal_words_as_often_as_they_stand_there() -> None:
    stop = k.STOP
    offers, taken = run(k.pick_some(0, P, [7, 7, 8]), 7, 7, stop)
    assert offers == [[7, 8, stop], [7, 8, stop], [8, stop]]
    assert taken == [7, 7]


def test_arrange_implies_the_last_and_asks_nothing_of_equals() -> None:
    assert run(k.arrange(0, P, [7, 8, 9]), 8, 9) == ([[7, 8, 9], [7, 9]], [8, 9, 7])
    assert run(k.arrange(0, P, [7, 7])) == ([], [7, 7])
    assert run(k.arrange(0, P, [7, 7, 8]), 8) == ([[7, 8]], [8, 7, 7])
    assert run(k.arrange(0, P, [])) == ([], [])


def test_amount() -> None:
    assert run(k.amount(0, P, SAY, 2, 4), SAY[3]) == ([[SAY[2], SAY[3], SAY[4]]], 3)
    assert run(k.amount(0, P, SAY, 2, 2)) == ([], 2)


def test_nature() -> None:
    assert run(k.roll(small.DIE), 4) == ([[1, 2, 3, 4, 5, 6]], 4)
    assert run(k.chance(small.DIE, (1, 1, 2)), 2) == ([[1, 1, 2]], 2)
    g = Small()
    g.log = None
    pool = [1, 2, 2]
    assert run(k.draw(g, pool, small.S_DECK, 1), 2) == ([[1, 2, 2]], 2)
    assert pool == [1, 2]
    place = [0, 3]
    assert run(k.see(g, place, 0, pool, small.S_DECK, 1), 1) == ([[1, 2]], 1)
    assert (place, pool) == ([1, 3], [2])
    assert run(k.see(g, place, 1, pool, small.S_DECK, 1)) == ([], 3)
    last = next(k.draw(g, [2], small.S_DECK, 1))
    assert list(last.words) == [2], "a draw of the last card is asked, too"


def test_shuffle_and_search() -> None:
    pool, place = [1, 3], [0, 2, 0]
    k.shuffle(pool, place)
    assert (pool, place) == ([1, 2, 3], [0, 0, 0])
    assert k.search(pool, place, 2)
    assert (pool, place) == ([1, 3], [0, 0])
    assert not k.search(pool, place, 2)
    assert k.search(pool, [3], 3), "a card known to lie there"
    assert not k.search([1], [2], 1)
    with pytest.raises(k.KernelError, match="lie elsewhere"):
        k.shuffle([1, 2], [3])


def test_events_and_news_without_a_log() -> None:
    g = Small()
    g.log = None
    k.tell(g, small.E_SAID, 1)
    k.show(g)


# -- places whose knowing seats can differ -----------------------------------------------------


def test_gain_keeps_order_by_card_and_mask() -> None:
    cards: list[int] = []
    known: list[int] = []
    for card, mask in [(2, 1), (1, 3), (2, 3), (2, 1), (3, 0)]:
        k.gain(cards, known, card, mask)
    assert list(zip(cards, known, strict=True)) == [(1, 3), (2, 1), (2, 1), (2, 3), (3, 0)]


def test_lose_takes_the_best_known() -> None:
    cards, known = [1, 2, 2, 3], [1, 1, 3, 1]
    assert k.lose(cards, known, 2) == 3
    assert (cards, known) == ([1, 2, 3], [1, 1, 1])
    with pytest.raises(k.KernelError, match="lose: card 9 is not there"):
        k.lose(cards, known, 9)
    with pytest.raises(k.KernelError, match="not there"):
        k.lose([], [], 1)


def test_forget_spares_what_could_not_be_the_one() -> None:
    cards, known = [1, 2, 2, 5], [3, 1, 3, 3]
    k.forget(cards, known, 2, 2, 4)
    assert known == [3, 1, 1, 3]


def test_forget_keeps_the_place_sorted() -> None:
    cards, known = [2, 2, 2], [1, 4, 6]
    k.forget(cards, known, 4, 2, 2)
    assert known == [0, 1, 2]
