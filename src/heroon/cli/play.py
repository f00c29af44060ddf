"""`heroon play`: who sits where, a new game or a saved one, then the line mode."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from heroon.ai import bot_names
from heroon.ai.levels import levels
from heroon.kernel import GameSpec, Seeded, Table
from heroon.kernel import game as load_game
from heroon.play import saves
from heroon.play.begin import BOTH, known_bot, setting_of, usual_bot, usual_seat
from heroon.play.match import Setting
from heroon.play.modes import Contradiction, with_mode
from heroon.play.paths import cause, expand
from heroon.play.seating import hiding
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.texts import Texts, texts

from .app import Wrong
from .engines import build_beside
from .look import check_game, own_numbers, read_text


class Wish(NamedTuple):
    """What the command line asks for; empty: not said."""

    game: str = ""
    players: str = ""
    seed: str = ""
    seat: str = ""
    bot: str = ""
    mode: str = ""
    options: tuple[str, ...] = ()
    cards: str = ""
    resume: str = ""
    save: str = ""


def play(wish: Wish, lang: str, app: bool) -> int:
    """Play in the app, or in the line mode; returns the exit code."""
    t = texts(lang)
    if sys.stdin is None:
        raise Wrong(t.text("no-input"))
    setting = _resume(wish, t) if wish.resume else _begin(wish, t)
    if setting.path is not None:
        s = setting
        try:
            s.known = saves.save(setting.path, s.table, s.seed, s.seat, s.bot, s.known)
        except OSError as bad:
            given = {"file": str(setting.path), "why": cause(bad, t)}
            raise Wrong(t.text("save-nowhere", **given)) from None
    build_beside(setting.table.spec.id)
    if app:
        from heroon.terminal.app import play as play_app

        return play_app(lang, setting)
    echo = not sys.stdin.isatty()
    return Session(setting, Lines(sys.stdin, sys.stdout, echo), lang).run()


def _begin(wish: Wish, t: Texts) -> Setting:
    game = wish.game
    if not game:
        raise Wrong(t.text("cli-missing", name="GAME"))
    check_game(game, t.lang)
    spec: GameSpec[Any] = load_game(game)
    if wish.cards:
        spec = own_numbers(spec, read_text(wish.cards, t.lang), wish.cards, t)
    options = chosen_options(wish.mode, wish.options, spec, t)
    players = _players(wish, spec, t.lang)
    # Who names a bot wants it at the table: of a team one seat is its own.
    usual = "0" if wish.bot else usual_seat(spec, players)
    seat = _seat(wish.seat or usual, players, t.lang)
    bot = _bot(wish.bot, spec, t.lang)
    if wish.bot and (players == 1 or seat == BOTH):
        raise Wrong(t.text("cli-bot-nobody", bot=wish.bot))
    if not wish.seed.isprintable():
        raise Wrong(t.text("cli-seed"))
    path = _new_file(wish.save, t) if wish.save else None
    seed = wish.seed or secrets.token_hex(16)
    table: Table[Any] = Table(spec, options, Seeded(seed), seats=players)
    return setting_of(table, seed, seat, bot, path)


def _players(wish: Wish, spec: GameSpec[Any], lang: str) -> int:
    """How many play: as said, else as many as the seat needs, else as few as can."""
    if not wish.players:
        second = wish.seat in (BOTH, "1")
        return next((n for n in spec.seats if n > 1), 1) if second else spec.seats[0]
    if wish.players not in map(str, spec.seats):
        choices = ", ".join(map(str, spec.seats))
        t = texts(lang)
        raise Wrong(t.text("cli-players", players=wish.players, game=spec.id, choices=choices))
    return int(wish.players)


def chosen_options(
    mode: str, given: Iterable[str], spec: GameSpec[Any], t: Texts
) -> dict[str, str]:
    """The options of the mode and those that were given, which may not contradict it."""
    if mode and mode not in spec.modes:
        raise Wrong(t.text("cli-mode", mode=mode, choices=", ".join(spec.modes)))
    options = dict(_option(text, spec, t.lang) for text in given)
    try:
        return with_mode(spec, mode, options)
    except Contradiction as bad:
        raise Wrong(t.text("cli-mode-option", mode=bad.mode, option=bad.option)) from None


def _new_file(name: str, t: Texts, same: Path | None = None) -> Path:
    """The file to save in, which must not be there yet, unless it is the one resumed."""
    try:
        path = expand(name)
    except OSError as bad:
        raise Wrong(t.text("save-nowhere", file=name, why=cause(bad, t))) from None
    if path.is_dir():
        raise Wrong(t.text("save-folder", file=str(path)))
    if path != same and path.exists():
        raise Wrong(t.text("save-taken", file=str(path)))
    return path


def _resume(wish: Wish, t: Texts) -> Setting:
    fixed = {
        "--seed": wish.seed,
        "--option": wish.options,
        "--mode": wish.mode,
        "--players": wish.players,
        "--cards": wish.cards,
    }
    for name, given in fixed.items():
        if given:
            raise Wrong(t.text("resume-not-with", name=name))
    try:
        path = expand(wish.resume)
        saved = saves.load(path)
    except OSError as bad:
        raise Wrong(t.text("file-unreadable", file=wish.resume, why=cause(bad, t))) from None
    spec = saved.table.spec
    if wish.game not in ("", spec.id):
        raise Wrong(t.text("resume-other", file=str(path), game=spec.id))
    seat = _seat(wish.seat or saved.seat or "0", saved.table.seats, t.lang)
    table = saved.table
    secret = hiding(spec, table.options, range(table.seats), table.seats)
    if secret and seat != saved.seat and saved.seat not in ("", BOTH):
        raise Wrong(t.text("resume-seat", file=str(path), saved=saved.seat, seat=seat))
    bot = _bot(wish.bot or saved.bot, spec, t.lang)
    target, known = path, saved.known
    if wish.save:
        target = _new_file(wish.save, t, path)
        known = known if target == path else ""
    setting = setting_of(saved.table, saved.seed, seat, bot, target)
    setting.resumed, setting.known = True, known
    return setting


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


def _seat(seat: str, players: int, lang: str) -> str:
    allowed = [*map(str, range(players)), *([BOTH] if players > 1 else [])]
    if seat not in allowed:
        raise Wrong(texts(lang).text("cli-seat", seat=seat, choices=", ".join(allowed)))
    return seat


def _bot(bot: str, spec: GameSpec[Any], lang: str) -> str:
    if not bot:
        return usual_bot(spec)
    if not known_bot(spec, bot):
        choices = ", ".join([*levels(spec), *bot_names(spec)])
        raise Wrong(texts(lang).text("cli-bot", bot=bot, choices=choices))
    return bot
