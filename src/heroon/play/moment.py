"""A moment of a game written as a scenario, which shows nobody what they may not know.

A position leaves unknown what nobody knows (the order of a deck).  But it would tell everybody what
one seat alone knows.  So it is refused to whoever does not know all of it, until the game is over.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel import InputError, Machine, Table, write_scenario
from heroon.kernel.ask import ALL
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.sample import hidden
from heroon.kernel.tokens import ENDS
from heroon.texts import Texts

from . import saves
from .match import Match

#: Why a position is not told: in the same words, whatever it is that somebody may not know.
WITHHELD: Final = "while the game goes on, its position would show what somebody here may not know"


class Moment(NamedTuple):
    """The table after `at` answers of people and bots, of `of` in all."""

    table: Table[Any]
    at: int
    of: int


def moment(table: Table[Any], at: int = -1) -> Moment:
    """Make the table as it stood after so many answers (-1: now), with nature's asks answered.

    Words out of turn are no answers: the last moment is the last position that play reached. Raises
    `InputError` when there were not so many.
    """
    of = sum(token.seat >= 0 and token.word not in ENDS for token in table.tokens)
    at = of if at < 0 else at
    if at > of:
        raise InputError(MALFORMED, f"a number from {0} to {of}", str(at))
    then: Table[Any] = Table(table.spec, table.options, seats=table.seats)
    said = 0
    for token in table.tokens:
        said += token.seat >= 0
        if said > at or token.word in ENDS:
            break
        then.repeat(token)
    return Moment(then, at, of)


def scenario_of(table: Table[Any], viewers: Collection[int], t: Texts, at: int = -1) -> str:
    """Write a moment of a game as a scenario for whoever holds these seats; raises `InputError`.

    While a game goes on it is refused where one of these seats does not know all of the position.
    `t` are the texts of the game, for the title.
    """
    found = moment(table, at)
    if not table.over and any(withheld(found.table, seat) for seat in viewers):
        raise InputError(REFUSED, WITHHELD)
    given: dict[str, str | int] = {"at": found.at, "of": found.of}
    return write_scenario(found.table, t.text("scenario-title", game=t.text("game-title"), **given))


def keep_moment(match: Match, path: Path) -> None:
    """Write the present moment of a match to a new file; raises `InputError` and `OSError`."""
    text = scenario_of(match.table, match.s.people, match.t)
    with path.open("x", encoding="utf-8") as file:
        file.write(text)


def free_file(game: str) -> Path:
    """Find a new file name for a scenario, in a folder beside the saves; raises `OSError`."""
    place = saves.folder().parent / "scenarios"
    place.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := place / f"{game}-{number}.toml").exists():
        number += 1
    return path


def withheld(table: Table[Any], seat: int) -> bool:
    """Return whether the position of a table holds anything that a seat does not know."""
    if hidden(table.spec, table.checkpoint, seat, table.seats):
        return True
    machine = Machine(table.spec, table.spec.copy(table.checkpoint))
    if table.flight:
        machine.begin()
    for token in table.flight:
        ask = machine.ask
        if token.seat < 0 and ask is not None and not (ask.to == ALL or ask.to >> seat & 1):
            return True
        machine.answer(token.word)
    return False
