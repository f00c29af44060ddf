"""`heroon play`: who sits where, a new game or a saved one, then the line mode."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.ai import bot_names
from heroon.kernel import GameSpec, Seeded, Table
from heroon.kernel import game as load_game
from heroon.terminal import saves
from heroon.terminal.bots import BEST
from heroon.terminal.lines import Lines
from heroon.terminal.plain import Session, Setting
from heroon.texts import texts

from .app import Wrong
from .look import check_game

BOTH: Final = "both"


class Wish(NamedTuple):
    """What the command line asks for; empty: not said."""

    game: str
    seed: str
    seat: str
    bot: str
    options: tuple[str, ...]
    resume: str
    save: str


def play(wish: Wish, lang: str) -> int:
    """Play a game in the line mode; returns the exit code."""
    setting = _resume(wish, lang) if wish.resume else _begin(wish, lang)
    if setting.path is not None:
        try:
            saves.save(setting.path, setting.table, setting.seed, setting.seat, setting.bot)
        except OSError as bad:
            why = bad.strerror or str(bad)
            raise Wrong(texts(lang).text("save-nowhere", file=str(setting.path), why=why)) from None
    echo = not sys.stdin.isatty()
    return Session(setting, Lines(sys.stdin, sys.stdout, echo), lang).run()


def _begin(wish: Wish, lang: str) -> Setting:
    t = texts(lang)
    game = wish.game
    if not game:
        raise Wrong(t.text("cli-missing", name="GAME"))
    check_game(game, lang)
    spec: GameSpec[Any] = load_game(game)
    options = dict(_option(text, spec, lang) for text in wish.options)
    seat = _seat(wish.seat or "0", spec, lang)
    bot = _bot(wish.bot, spec, lang)
    path = Path(wish.save).expanduser() if wish.save else None
    if path is not None and path.exists():
        raise Wrong(t.text("save-taken", file=str(path)))
    seed = wish.seed or secrets.token_hex(16)
    table: Table[Any] = Table(spec, options, Seeded(seed))
    return _setting(table, seed, seat, bot, path)


def _resume(wish: Wish, lang: str) -> Setting:
    t = texts(lang)
    for name, given in (("--seed", wish.seed), ("--option", wish.options)):
        if given:
            raise Wrong(t.text("resume-not-with", name=name))
    path = Path(wish.resume).expanduser()
    try:
        saved = saves.load(path)
    except OSError as bad:
        why = bad.strerror or str(bad)
        raise Wrong(t.text("file-unreadable", file=str(path), why=why)) from None
    spec = saved.table.spec
    if wish.game not in ("", spec.id):
        raise Wrong(t.text("resume-other", file=str(path), game=spec.id))
    seat = _seat(wish.seat or saved.seat or "0", spec, lang)
    bot = _bot(wish.bot or saved.bot, spec, lang)
    target = Path(wish.save).expanduser() if wish.save else path
    if target != path and target.exists():
        raise Wrong(t.text("save-taken", file=str(target)))
    setting = _setting(saved.table, saved.seed, seat, bot, target)
    setting.resumed = True
    return setting


def _setting(table: Table[Any], seed: str, seat: str, bot: str, path: Path | None) -> Setting:
    seats = range(table.seats)
    people = tuple(seats) if seat == BOTH else (int(seat),)
    return Setting(
        table,
        seed,
        people,
        path,
        autosave=path is not None,
        seat=seat,
        bot=bot,
    )


def _option(text: str, spec: GameSpec[Any], lang: str) -> tuple[str, str]:
    t = texts(lang)
    name, equals, value = text.partition("=")
    if not equals:
        raise Wrong(t.text("cli-option-form", option=text))
    values = {o.name: o.values for o in spec.options}
    if name not in values:
        raise Wrong(t.text("cli-option-name", option=name, choices=", ".join(values)))
    if value not in values[name]:
        choices = ", ".join(values[name])
        raise Wrong(t.text("cli-option-value", value=value, option=name, choices=choices))
    return name, value


def _seat(seat: str, spec: GameSpec[Any], lang: str) -> str:
    allowed = [*map(str, range(spec.seats[0])), BOTH]
    if seat not in allowed:
        raise Wrong(texts(lang).text("cli-seat", seat=seat, choices=", ".join(allowed)))
    return seat


def _bot(bot: str, spec: GameSpec[Any], lang: str) -> str:
    names = bot_names(spec)
    if not bot:
        return BEST if BEST in names else names[0]
    if bot not in names:
        raise Wrong(texts(lang).text("cli-bot", bot=bot, choices=", ".join(names)))
    return bot
