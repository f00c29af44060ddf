"""What the log of a game says, word for word: who did what, with which card, where; who reads it.

`logs.txt` holds the logs of some scenarios, read against their rules and then kept.  A line that
the players read differently has three parts: for seat 0, for seat 1, for those who look on.  That
the other seat's log says the same is in `test_mirror`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.kernel import Table
from heroon.kernel.scenario import run_scenario, scenario_of
from heroon.kernel.tokens import Event
from tests.heroz.test_mirror import CASES

KEPT = (Path(__file__).parent / "logs.txt").read_text(encoding="utf-8")
LOGS = {
    name: [line.strip() for line in lines if line.strip()]
    for name, *lines in (part.split("\n") for part in KEPT.split("== ")[1:])
}


def line(event: Event) -> str:
    """An event with its arguments, as tokens."""
    kind = SPEC.words.events[event.id]
    shown = [d.by_value[v] for (_, d), v in zip(kind.args, event.args, strict=True)]
    return " ".join([kind.name, *shown])


def log(table: Table[Any]) -> list[str]:
    """The log of a game; every event is there for each reader, if only by its public half."""
    out: list[str] = []
    for events in zip(*(table.events(seat) for seat in (0, 1, -1)), strict=True):
        said = [line(event) for event in events]
        out.append(said[0] if len(set(said)) == 1 else " | ".join(said))
    return out


@pytest.mark.parametrize("name", LOGS)
def test_the_log(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    table = run_scenario(scenario_of(case.head, name))
    assert log(table) == LOGS[name]


def test_every_event_is_in_a_log() -> None:
    names = {e.name for e in SPEC.words.events} - {"none"}
    told = {
        part.split()[0] for lines in LOGS.values() for said in lines for part in said.split("|")
    }
    assert told == names
