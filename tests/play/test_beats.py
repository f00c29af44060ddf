"""What is shown between two questions is what its viewer was told, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import Rng, Seeded, Table, View, game
from heroon.kernel.ask import ALL, NATURE
from heroon.play import told
from heroon.play.beats import BEAT, ActBeat, Since
from heroon.play.told import USUAL, SeatlessAct, Stage
from heroon.play.walk import told_to
from heroon.texts import Sentences, package_of, texts
from tests.lengths import length

GAMES = ["heroz", "hero-realms", "micro-hero", "hades-trap"]


def each(stage: Stage, _sentences: Sentences) -> list[SeatlessAct]:
    """An act for each event."""
    numbers = range(stage.since, len(stage.told))
    return [SeatlessAct(n + 1, f"{stage.told[n]} {stage.said}") for n in numbers]


#: What tells everything that happens.
TELLER = USUAL._replace(acts=each)


def sentences(table: Table[Any], seat: int) -> Sentences:
    return Sentences(texts("en", package_of(table.spec.id)), table.spec, seat)


def beats(since: Since, table: Table[Any]) -> list[ActBeat]:
    return since.beats(TELLER, sentences(table, since.viewer))


def walk(name: str, seed: int) -> tuple[Table[Any], Rng]:
    return Table(game(name), None, Seeded(f"beats {seed}")), Rng(seed)


def speaker(table: Table[Any]) -> int:
    assert table.ask is not None
    return next(seat for seat in range(table.seats) if table.ask.seats >> seat & 1)


@pytest.mark.parametrize("name", GAMES)
def test_each_event_is_a_beat_of_who_was_told_it(name: str) -> None:
    """The last position of all is the present, as that viewer sees it."""
    for seed in range(length(1, 30)):
        table, rng = walk(name, seed)
        while table.ask is not None and len(table.tokens) < 300:
            viewers = range(-1, table.seats)
            all_since = [Since(table, viewer) for viewer in viewers]
            before = [len(table.events(viewer)) for viewer in viewers]
            seat = speaker(table)
            table.answer(rng.choice(table.words(seat)), seat)
            for since, start in zip(all_since, before, strict=True):
                found = beats(since, table)
                events = table.events(since.viewer)
                assert [beat.events for beat in found] == list(range(start + 1, len(events) + 1))
                assert all(beat.view.seat == since.viewer for beat in found)
                assert all(beat.view.prompt == BEAT and not beat.view.words for beat in found)
                told_by = [beat.line.rpartition(" ")[0] for beat in found]
                assert told_by == [str(event) for event in events[start:]]


@pytest.mark.parametrize("name", GAMES)
def test_in_a_world_that_a_seat_cannot_tell_from_the_real_one_its_beats_are_the_same(
    name: str,
) -> None:
    """Only what it is told can tell them apart: a beat shows no hand before an event does."""
    compared = 0
    for seed in range(length(2, 40)):
        table, rng = walk(name, seed)
        while table.ask is not None and len(table.tokens) < 200:
            seat = speaker(table)
            word = rng.choice(table.words(seat))
            one, other = (_shown(table.sample(seat, rng), seat, word) for _ in range(2))
            alike = [a == b for (a, _), (b, _) in zip(one, other, strict=False)]
            same = alike.index(False) if False in alike else len(alike)
            assert one[:same] == other[:same]
            assert same < len(alike) or len(one) == len(other)
            compared += same
            table.answer(word, seat)
    assert compared > 50


def _shown(world: Table[Any], seat: int, word: int) -> list[tuple[str, View]]:
    """What a seat is told of its answer, with what it sees then."""
    since = Since(world, seat)
    world.answer(word, seat)
    return [(beat.line, beat.view) for beat in beats(since, world)]


def test_what_a_viewer_is_not_told_is_not_counted() -> None:
    """An event for seat 0 alone, one that seat 1 is told otherwise, one for all."""
    log = [(5, 0, 0, 0, 0, 1, 0), (5, 0, 0, 0, 0, 1, 6), (7, 0, 0, 0, 0, ALL, 0)]
    assert [told_to(viewer, log) for viewer in (0, 1, -1)] == [3, 2, 2]


def test_what_a_word_did_itself_is_told_apart() -> None:
    """The end of the turn is the hero's, the draw after it nature's, the rest the Boss's."""
    table, _ = walk("hero-realms", 1)
    table.answer("behaviour:gold", 0)
    since = Since(table, 0)
    table.answer("finish", 0)
    events = table.spec.words.events
    said = {events[e.id].name: b.line.split()[-1] for e, b in _pairs(since, table)}
    assert said.pop("turn-ends") == "False"  # a step of its own after the word
    assert {"boss-turn", "clock", "boss-attacks"} <= set(said)
    assert set(said.values()) == {"False"}


def _pairs(since: Since, table: Table[Any]) -> list[tuple[Any, ActBeat]]:
    events = table.events(since.viewer)
    return [(events[beat.events - 1], beat) for beat in beats(since, table)]


def test_a_table_that_has_gone_back_shows_nothing() -> None:
    table, _ = walk("hero-realms", 1)
    since = Since(table, 0)
    table.answer("behaviour:gold", 0)
    table.undo()
    assert beats(since, table) == []
    assert table.ask is not None and table.ask.seats != NATURE


def test_a_game_that_fails_at_it_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_stage: Stage, _sentences: Sentences) -> list[SeatlessAct]:
        raise ZeroDivisionError

    monkeypatch.setattr(told, "strict", lambda: False)
    table, _ = walk("hero-realms", 1)
    since = Since(table, 0)
    table.answer("behaviour:gold", 0)
    guarded = told._guarded("hero-realms", USUAL._replace(acts=fails))
    assert since.beats(guarded, sentences(table, 0)) == []


def test_a_seat_that_gives_up_is_no_beat() -> None:
    table, _ = walk("hero-realms", 1)
    since = Since(table, 0)
    table.resign(0)
    assert beats(since, table) == []
