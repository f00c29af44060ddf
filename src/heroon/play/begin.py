"""A game begun, begun again or gone on with: the table, who sits where, who plays the others."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from heroon.ai import check_bot
from heroon.ai.levels import levels, player_of
from heroon.kernel import GameSpec, InputError, Seeded, Table

from . import saves
from .match import Setting
from .seating import hiding

#: The level that a new game begins with.
USUAL: Final = "apprentice"
#: The seat of one who plays every seat of the table.
BOTH: Final = "both"


def usual_bot(spec: GameSpec[Any]) -> str:
    """Who plays the other seats unless somebody says otherwise."""
    found = levels(spec)
    return USUAL if USUAL in found else next(iter(found))


def known_bot(spec: GameSpec[Any], name: str) -> bool:
    """Whether a level or a bot of that name plays a game; or all of several, with commas."""
    try:
        for one in name.split(","):
            check_bot(player_of(spec, one), spec)
    except InputError:
        return False
    return True


def usual_seat(spec: GameSpec[Any], players: int) -> str:
    """Of a team one person plays all, who hide nothing from one another."""
    return BOTH if players > 1 and not hiding(spec, {}, range(players), players) else "0"


def setting_of(table: Table[Any], seed: str, seat: str, bot: str, path: Path | None) -> Setting:
    """A table with the seats of one keyboard, saved after each answer."""
    seats = range(table.seats)
    people = tuple(seats) if seat == BOTH else (int(seat),)
    return Setting(table, seed, people, path, autosave=True, seat=seat, bot=bot)


def begin(
    spec: GameSpec[Any], options: Mapping[str, str], players: int, seat: str, bot: str, seed: str
) -> Setting:
    """A new game; without a seed it gets one of its own.  Raises `InputError` for bad options."""
    seed = seed or fresh_seed()
    table: Table[Any] = Table(spec, options, Seeded(seed), seats=players)
    return setting_of(table, seed, seat, bot, None)


def fresh_seed() -> str:
    """A seed that nobody can guess, short enough to be typed."""
    return secrets.token_hex(8)


def again(setting: Setting, seed: str = "") -> Setting:
    """Another game like this one: with the same seed, or with a new one."""
    table = setting.table
    return begin(
        table.spec, table.options, table.seats, setting.seat, setting.bot, seed or fresh_seed()
    )


def resume(path: Path) -> Setting:
    """A saved game; raises `InputError` and `OSError`."""
    saved = saves.load(path)
    table = saved.table
    bot = saved.bot if known_bot(table.spec, saved.bot) else usual_bot(table.spec)
    seat = saved.seat if saved.seat in (BOTH, *map(str, range(table.seats))) else "0"
    setting = setting_of(table, saved.seed, seat, bot, path)
    setting.resumed, setting.known = True, saved.known
    return setting
