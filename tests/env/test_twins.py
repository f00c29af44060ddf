"""Twins in number: what a seat observes of worlds that it cannot tell apart is equal in bytes."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.native.engine import Engine, engine
from tests.env.tables import SPECS
from tests.env.twins import Differs, asked, hides, run, seen, walk
from tests.lengths import length


@pytest.mark.parametrize("name", SPECS)
def test_a_seat_observes_twins_alike(name: str) -> None:
    found = run(name, length(100, 2000), first=1)
    assert not found["differences"], found["difference"]
    secret = name in ("heroz", "hades-trap", "mini-rogue")
    assert hides(SPECS[name]) == secret, "what a game hides in its places changed"
    assert found["pairs" if secret else "nothing is hidden"] >= 100
    assert (found["pairs"] > 0) == secret and found["observed in CPython, too"]


def test_a_secret_that_is_observed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes that tell the cards of the other hand are told as a difference, with the seed."""

    def peeking(position: Any, many: int, seat: int) -> bytes:
        return seen(position, many, seat)[:-2] + bytes([hash(position.values()) & 127, 0])

    monkeypatch.setattr("tests.env.twins.seen", peeking)
    found = engine(SPECS["heroz"])
    assert isinstance(found, Engine)
    with pytest.raises(Differs, match=r"seat 0: \w+ \d+ \d+"):
        walk(found, ("heroz", 2, {}), 1)


def test_words_that_tell_a_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that may say other words in another world is told as a difference."""

    def peeking(spec: Any, position: Any, seat: int) -> tuple[int, int, list[int]]:
        seats, prompt, words = asked(spec, position, seat)
        return seats, prompt, [*words, hash(position.values())]

    monkeypatch.setattr("tests.env.twins.asked", peeking)
    found = engine(SPECS["heroz"])
    assert isinstance(found, Engine)
    with pytest.raises(Differs, match=r"seat 0: what is asked differs"):
        walk(found, ("heroz", 2, {}), 1)
