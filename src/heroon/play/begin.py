"""A game begun, begun again or gone on with: the table, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.ai import bot_names, check_bot
from heroon.ai.levels import levels, player_of
from heroon.kernel import GameSpec, HeroonError, InputError, Seeded, Table
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.installed import Faulty, what_failed

from . import saves
from .choices import MODE, OPPONENT, choices_of
from .game_setting import Setting
from .modes import mode_of, moded
from .seating import hiding
from .who import Who, split

#: The level that a new game begins with.
USUAL: Final = "apprentice"


def usual_bot(spec: GameSpec[Any], options: Mapping[str, str] | None = None, seats: int = 0) -> str:
    """Who plays the other seats of such a table unless somebody says otherwise."""
    found = levels(spec, *_table_of(spec, options, seats))
    return USUAL if USUAL in found else next(iter(found))


def known_bot(
    spec: GameSpec[Any], name: str, options: Mapping[str, str] | None = None, seats: int = 0
) -> bool:
    """Whether a level or a bot of that name plays a game, at such a table."""
    try:
        _check_bot(spec, name, options, seats)
    except InputError:
        return False
    return True


def names_of(spec: GameSpec[Any], options: Mapping[str, str], seats: int) -> list[str]:
    """The levels and bots that play at such a table."""
    table = _table_of(spec, options, seats)
    return [*levels(spec, *table), *bot_names(spec, *table)]


def _check_bot(
    spec: GameSpec[Any], name: str, options: Mapping[str, str] | None, seats: int
) -> None:
    """Raise `InputError` unless a level or a bot of that name plays at such a table."""
    table = _table_of(spec, options, seats)
    check_bot(player_of(spec, name, *table), spec, *table)


def _table_of(
    spec: GameSpec[Any], options: Mapping[str, str] | None, seats: int
) -> tuple[Mapping[str, int] | None, int]:
    """A table as levels and bots want it told; the usual one where nothing is said of it.

    One that the game refuses is not asked about: it says why when it is set up.
    """
    meant = None if options is None else spec.settings(options)
    if meant is None or not spec.allows(meant, seats):
        return None, 0
    return meant, seats


def fitting(spec: GameSpec[Any], options: Mapping[str, str], seats: int) -> int:
    """So many seats, or the next number of them at which these options can be played.

    Who plays alone against somebody needs a seat more.  Where no number is right, the one that was
    said stays, and is refused with its reason.
    """
    try:
        meant = spec.settings(options)
    except HeroonError:
        return seats
    return next((n for n in spec.seats if n >= seats and spec.allows(meant, n)), seats)


def usual_people(
    spec: GameSpec[Any], seats: int, options: Mapping[str, str] | None = None
) -> tuple[int, ...]:
    """Of a team one person plays all, who hide nothing from one another.

    Against somebody with another role it is the first team of several seats.
    """
    together = seats > 1 and not hiding(spec, options or {}, range(seats), seats)
    if together or not options:
        return tuple(range(seats)) if together else (0,)
    meant = spec.settings(options)
    if not spec.allows(meant, seats) or not any(spec.roles_of(meant, seats)):
        return (0,)
    teams = spec.teams_of(meant, seats)
    return tuple(seat for seat in range(seats) if teams[seat] == teams[0])


def usual_who(spec: GameSpec[Any], seats: int, options: Mapping[str, str] | None = None) -> Who:
    """Who sits at a table of so many seats unless somebody says otherwise."""
    return Who.of(seats, usual_people(spec, seats, options), usual_bot(spec, options, seats))


def check_who(who: Who, spec: GameSpec[Any], options: Mapping[str, str] | None = None) -> None:
    """Raise `InputError` unless people, and bots that play at such a table, sit at every seat."""
    if not who.people:
        raise InputError(REFUSED, "a table needs a person")
    for seat in who.others:
        _check_bot(spec, who.seats[seat], options, len(who.seats))
    who.check_names()


def read_who(text: str, spec: GameSpec[Any], seats: int) -> Who:
    """Who sits at a table of so many seats, as `Who.text` writes it; raises `InputError`."""
    who = split(text)
    if len(who.seats) != seats:
        why = f"{seats} seats need {seats} names, with commas"
        raise InputError(MALFORMED, why, text[:80], "who")
    check_who(who, spec)
    return who


def setting_of(table: Table[Any], seed: str, who: Who, path: Path | None) -> Setting:
    """A table with who sits there, saved after each answer."""
    return Setting(table, seed, who, path, autosave=True)


def begin(spec: GameSpec[Any], options: Mapping[str, str], who: Who, seed: str) -> Setting:
    """A new game; without a seed it gets one of its own.  Raises `InputError` for bad options."""
    seed = seed or fresh_seed()
    table = opened(spec, options, seed, len(who.seats))
    return setting_of(table, seed, who, None)


def opened(spec: GameSpec[Any], options: Mapping[str, str], seed: str, seats: int) -> Table[Any]:
    """A new table; raises `InputError`, also for a game whose own code fails at its set-up."""
    try:
        return Table(spec, options, Seeded(seed), seats=seats)
    except InputError:
        raise
    except Exception as bad:
        raise Faulty(spec.id, f"its set-up fails: {what_failed(bad)}") from bad


def fresh_seed() -> str:
    """A seed that nobody can guess, short enough to be typed."""
    return secrets.token_hex(8)


def again(setting: Setting, seed: str = "") -> Setting:
    """Another game like this one: with the same seed, or with a new one."""
    table = setting.table
    return begin(table.spec, table.options, setting.who, seed or fresh_seed())


class Up(NamedTuple):
    """A harder game like one that was played: the choice that steps up, its value, what is set."""

    choice: str
    value: str
    options: dict[str, str]
    who: Who


def is_duel(spec: GameSpec[Any]) -> bool:
    """Whether one plays against the others from the smallest table on."""
    seats = min(spec.seats)
    return seats > 1 and hiding(spec, {}, range(seats), seats)


def one_up(spec: GameSpec[Any], options: Mapping[str, str], who: Who) -> Up | None:
    """The same game one level up, by the ladder of its face; None where there is none.

    Without a face opponents of a duel are the ladder.
    """
    ladder = choices_of(spec.id).ladder or (OPPONENT if is_duel(spec) else "")
    if ladder == OPPONENT:
        worst = [level for level in levels(spec) if level in who.bots]
        value = _next(tuple(levels(spec)), worst[0]) if worst else ""
        seats = (value if one in worst[:1] else one for one in who.seats)
        return Up(ladder, value, dict(options), Who(tuple(seats))) if value else None
    if ladder == MODE:
        value = _next(tuple(spec.modes), mode_of(spec, options))
        rest = {name: said for name, said in options.items() if name not in moded(spec)}
        return Up(ladder, value, {**rest, **spec.modes[value]}, who) if value else None
    for option in spec.options:
        if option.name == ladder:
            value = _next(option.values, options.get(ladder, option.values[option.default]))
            return Up(ladder, value, {**options, ladder: value}, who) if value else None
    return None


def _next(values: Sequence[str], value: str) -> str:
    """The value after one; empty after the last."""
    at = values.index(value) + 1 if value in values else len(values)
    return values[at] if at < len(values) else ""


def resume(path: Path) -> Setting:
    """A saved game; raises `InputError` and `OSError`."""
    saved = saves.load(path)
    spec, seats = saved.table.spec, saved.table.seats
    options = saved.table.options
    before = saved.who or Who.of(seats, (0,), usual_bot(spec, options, seats))
    who = with_known_bots(spec, before, options)
    setting = setting_of(saved.table, saved.seed, who, path)
    setting.resumed, setting.known, setting.begun_under = True, saved.known, saved.other
    return setting


def with_known_bots(spec: GameSpec[Any], who: Who, options: Mapping[str, str]) -> Who:
    """The same with the usual bot for each that the game does not know any more."""
    seats = len(who.seats)
    for seat in who.others:
        if not known_bot(spec, who.seats[seat], options, seats):
            who = who.with_bot(seat, usual_bot(spec, options, seats))
    return who
