"""The rules know no seat: every scenario comes out alike when the players change places.

Each is played twice, as it stands and with everything of seat 0 at seat 1; after each answer the
question, the words, the state, and what each player was told must be each other's mirror image.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heroon.games import heroz
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.words import SEATS, SPOTS
from heroon.kernel import Table, open_position
from heroon.kernel.positions import shown_field
from heroon.kernel.scenario import Case, run_scenario, scenario_of
from heroon.testing.scenarios import cases

assert heroz.__file__ is not None
CASES = cases(Path(heroz.__file__).parent)
#: Steps whose first number is a seat.
OF_A_SEAT = {"DRAW", "TURN", "HERO_POWER", "LINE_BONUSES", "PAY", "POWER_TOTAL", "HIT_TROOPS"}
OF_A_SEAT |= {"SACRIFICE_FLIP"}
BY_SEAT = {
    f.name
    for f in SPEC.fields
    if isinstance(shown := shown_field(SPEC, SPEC.blank(SPEC.settings({}), 2), f), list)
    and len(shown) == 2
}


def step(text: str) -> str:
    """A step of the agenda for the other seat."""
    name, *numbers = [*text.split(), "0", "0"][:3]
    if name in OF_A_SEAT:
        numbers[0] = str(1 - int(numbers[0]))
        if name == "PAY":
            numbers[1] = str(int(numbers[1]) ^ 1)
    elif name == "WINDOW":
        numbers[1] = str(int(numbers[1]) ^ 2)
    return name if numbers == ["0", "0"] else " ".join([name, *numbers])


def card(entry: Any) -> Any:
    """An entry of a place, with who knows it exchanged."""
    name, mark, seats = entry.partition("!") if isinstance(entry, str) else (entry, "", "")
    return (
        name + mark + "".join(sorted(seats.translate(str.maketrans("01", "10")))) if mark else name
    )


def mirror(name: str, value: Any) -> Any:
    """The value of a field, as a file has it, with the players in each other's place."""
    if name == "agenda":
        return [step(text) for text in value]
    if name == "turn":
        return 1 - value
    if name == "paid":
        return sorted(code ^ 1 for code in value)
    if name == "result":
        return value[::-1]
    if name in ("watched", "known"):
        return [[mask >> 1 | (mask & 1) << 1 for mask in one] for one in value[::-1]]
    if name in BY_SEAT:
        return [[card(e) for e in one] if isinstance(one, list) else one for one in value[::-1]]
    return value


def other(line: str) -> str:
    """A line of a script of the other player."""
    speaker, _, token = line.partition(" ")
    if speaker == "*":
        return re.sub(r"\.([01])=", lambda m: f".{1 - int(m[1])}=", line)
    token = re.sub(r"\b([01])/", lambda m: f"{1 - int(m[1])}/", token)
    return f"{1 - int(speaker)} {token}"


def asked(table: Table[Any], seat: int) -> tuple[bool, str, list[str]]:
    """Whether a seat is asked, the prompt, and the words as seat 0 would say them."""
    ask, words = table.ask, SPEC.words
    if ask is None:
        return False, "", []
    if ask.seats == 0:
        stream = words.streams[ask.prompt].name
        return False, stream if seat == 0 else other(f"* {stream}=").strip("* ="), []
    said = [words.text[word] for word in ask.words]
    if seat:
        said = [other(f"1 {text}")[2:] for text in said]
    return bool(ask.seats >> seat & 1), words.prompts[ask.prompt].name, sorted(said)


def told(table: Table[Any], seat: int, place: int) -> list[str]:
    """What a seat was told, `place` being what it calls seat 0."""
    out: list[str] = []
    for event in table.events(seat):
        kind = SPEC.words.events[event.id]
        args = []
        for (name, domain), value in zip(kind.args, event.args, strict=True):
            if place and domain is SEATS:
                value = 1 - value
            if place and domain is SPOTS:
                value = (value + 9) % 18
            args.append(f"{name}={value}")
        out.append(" ".join([kind.name, *args]))
    return sorted(out)


def state(table: Table[Any]) -> dict[str, Any]:
    return {f.name: shown_field(SPEC, table.g, f) for f in SPEC.fields}


def same(here: Table[Any], there: Table[Any]) -> None:
    """Hold that two tables are each other's mirror image."""
    assert asked(here, 0) == asked(there, 1)
    assert asked(here, 1)[0] == asked(there, 0)[0]
    mine, yours = state(here), state(there)
    assert {name: mirror(name, value) for name, value in mine.items()} == yours
    for seat in (-1, 0, 1):
        assert told(here, seat, 0) == told(there, seat if seat < 0 else 1 - seat, 1)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_players_in_each_others_place(case: Case) -> None:
    scenario = scenario_of(case.head, case.name)
    head = scenario.head
    if "agenda" not in head.get("state", {}):
        return  # the set-up shows the cards of seat 0 first
    played = run_scenario(scenario)
    options = head.get("options", {})
    before = {"turn": 0, **head["state"]}
    after = {name: mirror(name, value) for name, value in before.items()}
    here = open_position(SPEC, before, options, 2, case.name)
    there = open_position(SPEC, after, options, 2, case.name)
    same(here, there)
    for line in (here.text_of(token) for token in played.tokens):
        speaker, _, token = line.partition(" ")
        here.answer(token, -1 if speaker == "*" else int(speaker))
        speaker, _, token = other(line).partition(" ")
        there.answer(token, -1 if speaker == "*" else int(speaker))
        same(here, there)
