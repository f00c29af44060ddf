"""Tables whose rules run in C: the same game, through the same interface."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import (
    GameSpec,
    InputError,
    KernelError,
    Rng,
    Seeded,
    Table,
    engines,
    game,
    write_record,
    write_transcript,
)
from heroon.native import Unavailable, table
from heroon.native.table import NativeTable
from heroon.testing import check_game
from tests.lengths import length
from tests.native.having import GAMES, native
from tests.shapes.every import named

HEROZ = game("heroz")


@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)
def test_native_tables_pass_the_kit(spec: GameSpec[Any], seats: int) -> None:
    native(spec)
    games = length(1, 2)
    report = check_game(spec, games, seats=seats, engine="native")
    assert report.native == "compared"
    assert report.digest == check_game(spec, games, "light", seats=seats).digest


def both(seed: str) -> tuple[Table[Any], Table[Any]]:
    native(HEROZ)
    ours: Table[Any] = Table(HEROZ, driver=Seeded(seed), engine="native")
    assert isinstance(ours, NativeTable)
    assert ours.engine == "native"
    return ours, Table(HEROZ, driver=Seeded(seed))


def test_all_that_is_seen_is_the_same() -> None:
    rng = Rng(3)
    ours, theirs = both("7")
    for n in range(120):
        assert ours.ask is not None
        assert theirs.ask is not None
        assert (ours.ask.seats, list(ours.ask.words)) == (theirs.ask.seats, list(theirs.ask.words))
        word = rng.choice(theirs.ask.words)
        ours.answer(word)
        theirs.answer(HEROZ.words.text[word], theirs.ask.seats.bit_length() - 1)
        if n % 9 == 0:
            for seat in (-1, 0, 1):
                assert ours.view(seat) == theirs.view(seat)
                assert ours.events(seat) == theirs.events(seat)
            assert (ours.undoable, ours.choices) == (theirs.undoable, theirs.choices)
    assert write_record(ours, "7") == write_record(theirs, "7")
    assert write_transcript(ours, 1) == write_transcript(theirs, 1)


@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)
def test_views_are_the_same_and_need_no_table_behind(spec: GameSpec[Any], seats: int) -> None:
    native(spec)
    rng = Rng(5)
    ours: Table[Any] = Table(spec, driver=Seeded("7"), seats=seats, engine="native")
    theirs: Table[Any] = Table(spec, driver=Seeded("7"), seats=seats)
    assert isinstance(ours, NativeTable)
    said = 0
    while theirs.ask is not None and said < 150:
        for seat in range(-1, seats):
            assert ours.view(seat) == theirs.view(seat) == ours.clone().view(seat)
        assert ours._behind is None
        asked = [seat for seat in range(seats) if theirs.words(seat)]
        speaker = asked[rng.below(len(asked))]
        word = rng.choice(theirs.words(speaker))
        ours.answer(word, speaker)
        theirs.answer(word, speaker)
        said += 1
    assert said > 3
    for seat in range(-1, seats):
        assert ours.view(seat) == theirs.view(seat)
        assert ours.events(seat) == theirs.events(seat)
    if theirs.undoable:
        assert ours.undo() == theirs.undo()
        assert ours.view(0) == theirs.view(0)
    if theirs.ask is not None:
        ours.resign(seats - 1)
        theirs.resign(seats - 1)
    assert ours.view(0) == theirs.view(0)


@pytest.mark.parametrize("said", [0, -5, 10**9, True, "dance", "pass:0", 1.5])
def test_bad_answers_are_the_same_errors(said: Any) -> None:
    ours, theirs = both("8")
    for seat in (None, 0, 1, 2, -1, "0"):
        with pytest.raises(InputError) as mine:
            ours.answer(said, seat)  # type: ignore[arg-type]  # wrong on purpose
        with pytest.raises(InputError) as yours:
            theirs.answer(said, seat)  # type: ignore[arg-type]  # wrong on purpose
        assert str(mine.value) == str(yours.value)
    assert ours.tokens == theirs.tokens
    with pytest.raises(InputError, match="meant for ask 3"):
        ours.answer(1, None, 3)


def test_copies_go_their_own_ways() -> None:
    ours, _ = both("9")
    rng = Rng(1)
    for _ in range(30):
        assert ours.ask is not None
        twin = ours.clone()
        before = write_record(ours)
        third = twin.clone()
        twin.answer(rng.choice(ours.ask.words))
        assert write_record(ours) == before
        third.view(0)
        ours.answer(rng.choice(ours.ask.words))
        assert write_record(third) == before
        assert len(twin.tokens) > len(third.tokens)


def test_giving_up_undo_and_going_back() -> None:
    ours, theirs = both("10")
    for t in (ours, theirs):
        t.answer(t.words(0)[1])  # a troop is placed; the first word would end the turn
        assert t.undoable == 1
        token = t.undo()
        assert token.seat == 0
        t.answer(t.words(0)[2])
        t.rewind(0)
        assert t.practice
        t.resign(1)
    assert (ours.result, ours.reason, ours.tokens) == (theirs.result, theirs.reason, theirs.tokens)
    assert ours.over
    with pytest.raises(InputError, match="over"):
        ours.answer(1)


def test_without_an_engine_a_table_is_played_in_cpython(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "engine", lambda spec, make: Unavailable("no C compiler"))
    assert type(Table(HEROZ, engine="auto")) is Table
    with pytest.raises(KernelError, match="heroz cannot be played natively: no C compiler"):
        Table(HEROZ, engine="native")
    with pytest.raises(KernelError, match="no such engine as steam"):
        Table(HEROZ, engine="steam")
    monkeypatch.setattr(engines, "_offer", lambda: None)
    with pytest.raises(KernelError, match="no engine is installed"):
        Table(HEROZ, engine="native")


def test_what_is_built_is_used_on_its_own() -> None:
    native(HEROZ)
    assert isinstance(Table(HEROZ, engine="auto"), NativeTable)
