"""The whole log of scripted turns: every kind of event is told, to everybody, with its numbers.

And what cannot be taken back after it: what shows something is known from then on.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from heroon.games import micro_hero
from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import Event, Table, open_position
from tests.micro_hero.told_turns import TURNS

RULES = Path(micro_hero.__path__[0]) / "rules.toml"
TOLD: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("told_turns.toml").read_text(encoding="utf-8")
)


def line(event: Event) -> str:
    """An event as a word and its arguments."""
    info = SPEC.words.events[event.id]
    values = zip(info.args, event.args, strict=True)
    return " ".join([info.name, *(domain.by_value[value] for (_, domain), value in values)])


def end(table: Table[Any]) -> str:
    """What is asked at the end, whom, and how many words can be taken back."""
    if table.ask is None:
        return f"over {table.result} {table.reason}"
    seats = table.ask.seats
    prompt = SPEC.words.prompts[table.ask.prompt].name if seats else "nature"
    return f"{prompt} {seats} undo{table.undoable}"


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_told_in_full(name: str) -> None:
    turn = TURNS[name]
    table = open_position(SPEC, turn.state, turn.options, turn.seats, name)
    for said in filter(None, turn.script.split("; ")):
        who, _, word = said.partition(" ")
        if who == "*":
            table.answer(word.partition("=")[2], -1)
        else:
            table.answer(word, int(who))
    assert [line(event) for event in table.events(0)] == TOLD[name]["log"]
    assert end(table) == TOLD[name]["end"]
    for seat in range(-1, turn.seats):
        assert table.events(seat) == table.events(0)


def test_each_names_a_rule() -> None:
    known = {row["rule"] for row in tomllib.loads(RULES.read_text(encoding="utf-8"))["sentence"]}
    known |= {n.rule for n in SPEC.numbers} | {p.rule for p in SPEC.words.prompts}
    assert {turn.rule for turn in TURNS.values()} <= known


def test_every_kind_of_event_is_among_them() -> None:
    told = {said.partition(" ")[0] for turn in TOLD.values() for said in turn["log"]}
    assert told == {event.name for event in SPEC.words.events} - {"none"}
    assert set(TOLD) == set(TURNS)
