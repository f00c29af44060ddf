"""The functions that begin a game, begin it again, or go on with a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.ai import bot_names, check_bot
from heroon.ai.levels import LEVELS, levels, player_of
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
    """Return the level that plays the seats without a person, unless another one is named."""
    found = levels(spec, *_table_of(spec, options, seats))
    return USUAL if USUAL in found else next(iter(found))


def known_bot(
    spec: GameSpec[Any], name: str, options: Mapping[str, str] | None = None, seats: int = 0
) -> bool:
    """Return whether a level or bot of that name plays a game with these options and seats."""
    try:
        _check_bot(spec, name, options, seats)
    except InputError:
        return False
    return True


def names_of(spec: GameSpec[Any], options: Mapping[str, str], seats: int) -> list[str]:
    """List the levels and bots that play a game with these options and so many seats."""
    table = _table_of(spec, options, seats)
    return [*levels(spec, *table), *bot_names(spec, *table)]


def _check_bot(
    spec: GameSpec[Any], name: str, options: Mapping[str, str] | None, seats: int
) -> None:
    """Raise `InputError` unless that level or bot plays a game with these options and seats."""
    table = _table_of(spec, options, seats)
    check_bot(player_of(spec, name, *table), spec, *table)


def _table_of(
    spec: GameSpec[Any], options: Mapping[str, str] | None, seats: int
) -> tuple[Mapping[str, int] | None, int]:
    """Return the options as numbers and the seats of a table, to ask for its levels and bots.

    Without options, or where the game refuses the table, return (None, 0) for the usual one: the
    reason is told when the table is set up.
    """
    meant = None if options is None else spec.settings(options)
    if meant is None or not spec.allows(meant, seats):
        return None, 0
    return meant, seats


def levels_with(spec: GameSpec[Any], options: Mapping[str, str], seats: int) -> list[str]:
    """List the levels that can play a game with these options and so many seats."""
    return list(levels(spec, *_table_of(spec, options, seats)))


def levels_when(spec: GameSpec[Any]) -> dict[str, dict[str, list[str]]]:
    """Map each level that some table of a game has to what has to be chosen for it.

    For most levels that is nothing, else the values of an option, one of which is needed.
    """
    usual = levels(spec)
    found: dict[str, dict[str, list[str]]] = {name: {} for name in usual}
    for option in spec.options:
        for value in option.values:
            meant = spec.settings({option.name: value})
            if not any(spec.allows(meant, seats) for seats in spec.seats):
                continue
            for name in levels(spec, meant):
                if name not in usual:
                    found.setdefault(name, {}).setdefault(option.name, []).append(value)
    return dict(sorted(found.items(), key=lambda one: LEVELS.index(one[0])))


def fitting(spec: GameSpec[Any], options: Mapping[str, str], seats: int) -> int:
    """Return the number of seats, or the next higher one that these options allow.

    Whoever plays alone against an opponent needs a seat more.  Where no number is allowed, return
    the given one: setting up the table then tells the reason.
    """
    try:
        meant = spec.settings(options)
    except HeroonError:
        return seats
    return next((n for n in spec.seats if n >= seats and spec.allows(meant, n)), seats)


def usual_people(
    spec: GameSpec[Any], seats: int, options: Mapping[str, str] | None = None
) -> tuple[int, ...]:
    """Return the seats that people play unless somebody says otherwise.

    Where all seats are one team, one person plays them all, for they hide nothing from one another.
    Where the seats have different roles it is the first team, else the first seat alone.
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
    """Return who sits at a table of `seats` seats unless somebody says otherwise."""
    return Who.of(seats, usual_people(spec, seats, options), usual_bot(spec, options, seats))


def check_who(who: Who, spec: GameSpec[Any], options: Mapping[str, str] | None = None) -> None:
    """Raise `InputError` unless a person plays and each bot can play a game of these options."""
    if not who.people:
        raise InputError(REFUSED, "a table needs a person")
    for seat in who.others:
        _check_bot(spec, who.seats[seat], options, len(who.seats))
    who.check_names()


def read_who(text: str, spec: GameSpec[Any], seats: int) -> Who:
    """Parse who sits at a table of `seats` seats, as `Who.text` says it; raises `InputError`.

    The table has so many `seats`.
    """
    who = split(text)
    if len(who.seats) != seats:
        why = f"{seats} seats need {seats} names, with commas"
        raise InputError(MALFORMED, why, text[:80], "who")
    check_who(who, spec)
    return who


def setting_of(table: Table[Any], seed: str, who: Who, path: Path | None) -> Setting:
    """Make the setting of a table and the players at it, saved after each answer."""
    return Setting(table, seed, who, path, autosave=True)


def begin(spec: GameSpec[Any], options: Mapping[str, str], who: Who, seed: str) -> Setting:
    """Begin a new game; raises `InputError` for bad options.

    Without a seed it gets a random one.
    """
    seed = seed or fresh_seed()
    table = opened(spec, options, seed, len(who.seats))
    return setting_of(table, seed, who, None)


def opened(spec: GameSpec[Any], options: Mapping[str, str], seed: str, seats: int) -> Table[Any]:
    """Set up a new table; raises `InputError`.

    It does so for bad options, and for a game whose own code fails.
    """
    try:
        return Table(spec, options, Seeded(seed), seats=seats)
    except InputError:
        raise
    except Exception as bad:
        raise Faulty(spec.id, f"its set-up fails: {what_failed(bad)}") from bad


def fresh_seed() -> str:
    """Make a random seed of 16 hexadecimal digits, short enough to be typed."""
    return secrets.token_hex(8)


def again(setting: Setting, seed: str = "") -> Setting:
    """Begin another game like this one: with the given seed, or with a new one."""
    table = setting.table
    return begin(table.spec, table.options, setting.who, seed or fresh_seed())


class Up(NamedTuple):
    """A harder game like one that was played: which choice changes, to what, and all options."""

    choice: str
    value: str
    options: dict[str, str]
    who: Who


def is_duel(spec: GameSpec[Any]) -> bool:
    """Return whether even the smallest table has several seats, and they are opponents."""
    seats = min(spec.seats)
    return seats > 1 and hiding(spec, {}, range(seats), seats)


def one_up(spec: GameSpec[Any], options: Mapping[str, str], who: Who) -> Up | None:
    """Find the same game one level harder; None where there is none.

    The game's face names its `ladder`: the opponents' level, the mode, or an option.  A duel
    without one gets harder by the level of its opponents.
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
    """Return the value that follows `value` in a list; empty after the last."""
    at = values.index(value) + 1 if value in values else len(values)
    return values[at] if at < len(values) else ""


def resume(path: Path) -> Setting:
    """Open a saved game to go on with; raises `InputError` and `OSError`."""
    saved = saves.load(path)
    spec, seats = saved.table.spec, saved.table.seats
    options = saved.table.options
    before = saved.who or Who.of(seats, (0,), usual_bot(spec, options, seats))
    who = with_known_bots(spec, before, options)
    setting = setting_of(saved.table, saved.seed, who, path)
    setting.resumed, setting.known, setting.begun_under = True, saved.known, saved.other
    return setting


def with_known_bots(spec: GameSpec[Any], who: Who, options: Mapping[str, str]) -> Who:
    """Replace each bot that the game does not know any more by the usual one."""
    seats = len(who.seats)
    for seat in who.others:
        if not known_bot(spec, who.seats[seat], options, seats):
            who = who.with_bot(seat, usual_bot(spec, options, seats))
    return who
