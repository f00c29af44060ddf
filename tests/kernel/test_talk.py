"""Standing answers, offers of a draw, claims, taking back by consent (design 1.4, 1.8, 1.11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.kernel import (
    NOTHING,
    PASS,
    GameSpec,
    InputError,
    Offer,
    Rng,
    Seeded,
    Table,
    game,
    read_record,
    write_record,
)
from heroon.kernel.errors import MALFORMED, REFUSED, STALE, UNKNOWN

HEROZ: GameSpec[Any] = game("heroz")
MICRO: GameSpec[Any] = game("micro-hero")


def later(spec: GameSpec[Any], many: int, engine: str, seats: int = 2) -> Table[Any]:
    """A table after so many random answers."""
    table: Table[Any] = Table(spec, driver=Seeded("talk"), seats=seats, engine=engine)
    rng = Rng(5)
    for _ in range(many):
        assert table.ask is not None
        word = rng.choice(table.ask.words)
        said_by = spec.words.said_by[word]
        mask = table.ask.seats
        table.answer(word, said_by if said_by >= 0 else (mask & -mask).bit_length() - 1)
    return table


@pytest.fixture(params=["python", "auto"])
def engine(request: pytest.FixtureRequest) -> str:
    """Tables of CPython, and of C where that can be had."""
    return str(request.param)


def says(table: Table[Any], seat: int, said: str, kind: str, why: str) -> None:
    with pytest.raises(InputError, match=why) as bad:
        table.answer(said, seat)
    assert bad.value.kind == kind


def test_a_draw_is_offered_and_agreed(engine: str) -> None:
    table = later(HEROZ, 20, engine)
    before = write_record(table)
    table.answer("!draw?", 1)
    assert table.talk.offer == Offer("draw", 1, 0b01)
    assert write_record(table) == before
    says(table, 1, "!draw", REFUSED, "no such offer to you")
    says(table, 0, "!draw?", REFUSED, "another offer is open")
    says(table, 0, "!back", REFUSED, "no such offer to you")
    table.answer("!draw", 0)
    assert table.over
    assert (table.result, table.reason) == ([0, 0], "agreed")
    text = write_record(table, "talk")
    assert "0 !draw" in text.splitlines()
    again, _ = read_record(text)
    assert (again.result, again.reason, again.tokens) == (table.result, "agreed", table.tokens)
    says(table, 0, "!draw?", STALE, "over")


def test_an_offer_is_declined_withdrawn_or_lapses(engine: str) -> None:
    table = later(HEROZ, 20, engine)
    assert table.ask is not None
    asked = table.ask.seats.bit_length() - 1
    for seat in (asked, 1 - asked):
        table.answer("!draw?", asked)
        table.answer("!no", seat)
        assert table.talk.offer is None
    says(table, 0, "!no", REFUSED, "there is no offer")
    table.answer("!draw?", asked)
    table.answer(table.ask.words[0], asked)
    assert table.talk.offer is not None, "who offers may play on"
    while not table.ask.seats >> (1 - asked) & 1:
        table.answer(table.ask.words[0])
    table.answer(table.ask.words[0], 1 - asked)
    assert table.talk.offer is None, "who plays on declines"


def test_a_word_is_taken_back_by_consent(engine: str) -> None:
    table = later(HEROZ, 30, engine)
    last = max(n for n, t in enumerate(table.tokens) if t.seat == 0 and t.choice)
    before = [t.word for t in table.tokens]
    talk = table.talk
    table.answer("!back?", 0)
    assert table.talk.offer == Offer("back", 0, 0b10, last)
    table.answer("!back", 1)
    assert [t.word for t in table.tokens] == before[:last]
    assert table.ask is not None
    assert table.ask.seats == 1
    assert (table.undos, table.practice) == (1, False)
    assert talk.offer is None


def test_what_cannot_be_said(engine: str) -> None:
    table = later(HEROZ, 0, engine)
    says(table, 0, "!back?", REFUSED, "nothing to take back")
    says(table, 0, "!dance", MALFORMED, "nothing of the kind")
    says(table, 0, "!dance?", MALFORMED, "nothing of the kind")
    says(table, 2, "!draw?", MALFORMED, "no seat 2")
    says(table, -1, "!draw?", MALFORMED, "no seat -1")
    says(table, 0, "!claim", REFUSED, "has not had 5000 choices")
    solo = later(MICRO, 3, engine, 1)
    says(solo, 0, "!draw?", REFUSED, "nobody to ask")
    team = later(MICRO, 3, engine)
    says(team, 0, "!draw?", REFUSED, "no draws")
    with pytest.raises(InputError, match="no draws"):
        team.draw(0)


def test_a_game_without_end_is_claimed(engine: str) -> None:
    spec = replace(HEROZ, bound=9)
    table = later(spec, 60, "python" if engine == "python" else "auto")
    assert table.choices > 9
    table.answer("!claim", 1)
    assert table.over
    assert (table.reason, table.result) == ("claimed", spec.bound_result(table.g))
    again, _ = read_record(write_record(table, "talk"), spec=spec)
    assert again.reason == "claimed"


def test_a_record_cannot_draw_where_there_are_no_draws() -> None:
    text = write_record(later(MICRO, 5, "python"), "talk")
    with pytest.raises(InputError, match="no draws"):
        read_record(f"{text}0 !draw\n")
    text = write_record(later(HEROZ, 5, "python"), "talk")
    with pytest.raises(InputError, match="no seat 7"):
        read_record(f"{text}7 !draw\n")


def test_orders_answer_at_windows(engine: str) -> None:
    table = later(HEROZ, 0, engine)
    table.order(0, "pass-turn")
    table.order(1, "pass-empty")
    assert (table.standing(0), table.standing(1)) == (["pass-turn"], ["pass-empty"])
    given, turn, rng = [], table.spec.turn_of(table.g), Rng(2)
    while table.ask is not None and table.spec.turn_of(table.g) < turn + 4:
        seat = table.ask.seats.bit_length() - 1
        word = table.due(seat)
        if word:
            assert word == PASS
            given.append((seat, table.spec.turn_of(table.g)))
        table.answer(word or rng.choice(table.ask.words), seat)
    assert {t for seat, t in given if seat == 0} <= {turn}
    assert any(seat == 1 for seat, _ in given)
    assert table.standing(0) == []
    table.order(1, "pass-empty", False)
    assert table.standing(1) == []
    with pytest.raises(InputError, match="no such order") as bad:
        table.order(0, "pass")
    assert bad.value.kind == UNKNOWN
    with pytest.raises(InputError, match="no such order"):
        table.order(-1, "pass-turn")


def test_an_order_lets_the_person_answer_after_an_undo(engine: str) -> None:
    table = later(HEROZ, 0, engine)
    rng = Rng(1)
    while table.ask is not None:
        seat = table.ask.seats.bit_length() - 1
        if PASS in table.ask.words and len(table.ask.words) > 1:
            break
        table.answer(rng.choice(table.ask.words), seat)
    table.order(seat, "pass-turn")
    assert table.due(seat) == PASS
    table.answer(PASS, seat)
    if table.undoable:
        table.undo()
        assert table.due(seat) == NOTHING, "the same pass once more would undo the undo"
    twin = table.clone()
    assert twin.standing(seat) == [], "a copy has no orders of its own"


def test_passes_until_attacked() -> None:
    table = later(HEROZ, 0, "python")
    table.order(1, "pass-until-attacked")
    rng, asked = Rng(8), 0
    while table.ask is not None and len(table.tokens) < 400:
        seat = table.ask.seats.bit_length() - 1
        word = table.due(seat)
        window = HEROZ.words.prompts[table.ask.prompt].name.startswith("window")
        if seat == 1 and window:
            attacked = table.g.turn == 0 and table.g.column != 3
            assert word == (NOTHING if attacked else PASS)
            asked += attacked
        table.answer(word or rng.choice(table.ask.words), seat)
    assert asked


def test_the_posture_is_left_alone() -> None:
    table = later(MICRO, 0, "python", 1)
    table.order(0, "no-late-posture")
    rng, given = Rng(3), set()
    assert MICRO.policy is not None
    while table.ask is not None and len(table.tokens) < 600:
        word = table.due(0)
        if word:
            assert MICRO.words.text[word] == "ready"
            given.add(MICRO.words.prompts[table.ask.prompt].name)
        table.answer(word or MICRO.policy(table.g, table.ask, rng))
    assert given
    assert given <= {"perfect", "upkeep"}
