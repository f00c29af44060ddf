"""MINI ROGUE: positions made up for a test; scripts answer for seats and for nature."""

from __future__ import annotations

from typing import Any

from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.games.mini_rogue.words import CELL
from heroon.kernel import GameSpec, Table, open_position


def laid(
    *agenda: str,
    seats: int = 1,
    options: dict[str, str] | None = None,
    rooms: dict[str, str] | None = None,
    spec: GameSpec[Run] = SPEC,
    **state: Any,
) -> Table[Run]:
    """Zone 1 with all Rooms face down but those given; what is not given is poor and plain."""
    cells = ["?"] * 8 + ["."]
    for cell, room in (rooms or {}).items():
        cells[CELL.by_token[cell]] = room
    held = sum(len(items) for items in state.get("items", [])) + len(state.get("discard", []))
    on_table = sum(cell != "." for cell in cells)
    given: dict[str, Any] = {
        "stock": [f"?*{20 - on_table - held}"],
        "room": cells,
        "den": ["?*3"],
        "unused": ["?"],
        "tales": ["?*4"],
        "hp": [10] * seats,
        "food": [2] * seats,
        "gold": [3] * seats,
        "gifts": [0] * seats,
        "spent": [1] * seats,
        "turns": 1,
        "agenda": [*agenda, "WALK"],
        **state,
    }
    return open_position(spec, given, options or {}, seats, "mini-rogue")


def play(table: Table[Run], script: str) -> Run:
    """Say each word for whom it is asked of; `stream=outcome` is nature's."""
    for token in script.split():
        assert table.ask is not None, f"over before {token}"
        table.answer(token, -1 if "=" in token else table.ask.seats.bit_length() - 1)
    return table.g


def offered(table: Table[Run]) -> list[str]:
    """The words of the question."""
    assert table.ask is not None
    assert table.ask.seats > 0
    return [SPEC.words.text[word] for word in table.ask.words]


def asked(table: Table[Run]) -> str:
    """What is asked: a prompt, or nature's stream."""
    assert table.ask is not None
    if table.ask.seats == 0:
        return SPEC.words.streams[table.ask.prompt].name
    return SPEC.words.prompts[table.ask.prompt].name


def told(table: Table[Run]) -> list[str]:
    """The names of the events so far."""
    return [SPEC.words.events[event.id].name for event in table.events(0)]
