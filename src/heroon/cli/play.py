"""`heroon play`: who sits where, a new game or a saved one, then the line mode."""

from __future__ import annotations

import secrets
import sqlite3
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec
from heroon.kernel import game as load_game
from heroon.play import saves
from heroon.play.begin import fitting, opened, resume, setting_of, usual_people
from heroon.play.closed import Closed, told_closed
from heroon.play.game_setting import Setting
from heroon.play.history import reseated
from heroon.play.importing import open_file
from heroon.play.keeper import UNKEPT, why_not_kept
from heroon.play.ledger import is_id
from heroon.play.paths import cause, expand, read
from heroon.play.seating import hiding
from heroon.play.shelf import own_store, store_path
from heroon.play.taking_up import begin_table, take_up
from heroon.play.who import PERSON, Who
from heroon.store import APP, BOT, FILE, LINES, LogEntry
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.terminal.stored import story
from heroon.texts import Texts, texts

from .chosen import bot_named, check_game, chosen_options, own_numbers, read_text
from .engines import build_beside
from .printing import CommandError, printer

#: The values of `--seat` for somebody who plays every seat at one keyboard.
EVERY: Final = ("all", "both")


class Wanted(NamedTuple):
    """The wishes of the command line; what is empty was not said."""

    game: str = ""
    players: str = ""
    seed: str = ""
    seat: str = ""
    name: str = ""
    bot: str = ""
    mode: str = ""
    options: tuple[str, ...] = ()
    cards: str = ""
    resume: str = ""
    save: str = ""


def play(wish: Wanted, lang: str, app: bool) -> int:
    """Play in the app, or in the line mode; return the exit code."""
    t = texts(lang)
    if sys.stdin is None:
        raise CommandError(t.text("no-input"))
    what = APP if app else LINES
    try:
        setting = _resume(wish, t, what) if wish.resume else _begin(wish, t)
    except Closed as bad:
        if bad.shown is None:
            raise CommandError(told_closed(bad, t)) from None
        printer().draw(story(bad, bad.shown, lang))
        return 0
    if setting.path is not None and setting.ledger is None:
        _first_file(setting, what, t)
    build_beside(setting.table.spec.id)
    if app:
        from heroon.terminal.app import play as play_app

        return play_app(lang, setting)
    echo = not sys.stdin.isatty()
    return Session(setting, Lines(sys.stdin, sys.stdout, echo), lang).run()


def _first_file(s: Setting, what: str, t: Texts) -> None:
    """Write the save file of a new game, and begin the game in the store."""
    assert s.path is not None
    try:
        s.known = saves.save(s.path, s.table, s.seed, s.who, s.known)
    except OSError as bad:
        given = {"file": str(s.path), "why": cause(bad, t)}
        raise CommandError(t.text("save-nowhere", **given)) from None
    with suppress(*UNKEPT):  # without a store the file holds the game
        s.ledger = begin_table(own_store(), s, what, (LogEntry(FILE, -1, s.known),))


def _begin(wish: Wanted, t: Texts) -> Setting:
    game = wish.game
    if not game:
        raise CommandError(t.text("cli-missing", name="GAME"))
    check_game(game, t.lang)
    spec: GameSpec[Any] = load_game(game)
    if wish.cards:
        spec = own_numbers(spec, read_text(wish.cards, t.lang), wish.cards, t)
    options = chosen_options(wish.mode, wish.options, spec, t)
    players = _players(wish, spec, options, t.lang)
    nobody = Who.of(players, (), "")
    who = _who(wish, _people(wish, spec, players, options, t), nobody, spec, options, t)
    if not wish.seed.isprintable():
        raise CommandError(t.text("cli-seed"))
    path = _new_file(wish.save, t) if wish.save else None
    seed = wish.seed or secrets.token_hex(16)
    table = opened(spec, options, seed, players)
    return setting_of(table, seed, who, path)


def _players(wish: Wanted, spec: GameSpec[Any], options: Mapping[str, str], lang: str) -> int:
    """Return how many play: as said, else as many as the names need, else as few as can."""
    if not wish.players:
        seats = [int(one) + 1 for one in wish.seat.split(",") if one in map(str, range(16))]
        people = 2 if wish.seat in EVERY else len(seats) or 1
        bots = wish.bot.count(",") + 1 if "," in wish.bot else 0
        named = wish.name.count(",") + 1
        needed = max(*seats, people + bots, named) if seats else max(people + bots, named)
        fewest = next((n for n in spec.seats if n >= needed), spec.seats[-1])
        return fitting(spec, options, fewest)
    if wish.players not in map(str, spec.seats):
        choices = ", ".join(map(str, spec.seats))
        t = texts(lang)
        raise CommandError(
            t.text("cli-players", players=wish.players, game=spec.id, choices=choices)
        )
    return int(wish.players)


def _new_file(name: str, t: Texts, same: Path | None = None) -> Path:
    """Return the path of a file to save in, which is new or the resumed one; or refuse it."""
    try:
        path = expand(name)
    except OSError as bad:
        raise CommandError(t.text("save-nowhere", file=name, why=cause(bad, t))) from None
    if path.is_dir():
        raise CommandError(t.text("save-folder", file=str(path)))
    if path != same and path.exists():
        raise CommandError(t.text("save-taken", file=str(path)))
    return path


def _resume(wish: Wanted, t: Texts, what: str) -> Setting:
    """Open a game to go on with; raises `CommandError`, `Closed`."""
    fixed = {
        "--seed": wish.seed,
        "--option": wish.options,
        "--mode": wish.mode,
        "--players": wish.players,
        "--cards": wish.cards,
    }
    for name, given in fixed.items():
        if given:
            raise CommandError(t.text("resume-not-with", name=name))
    setting = _kept(wish.resume, t, what)
    try:
        return _seated(wish, setting, t)
    except BaseException:
        if setting.ledger is not None:
            setting.ledger.release()
        raise


def _kept(name: str, t: Texts, what: str) -> Setting:
    """Open the game of that name: from a file, else from the store.

    Raises `CommandError`, `Closed`.
    """
    try:
        path = expand(name)
        if path.exists() or not (is_id(name) and store_path().exists()):
            return _of_file(path, what)
        found = take_up(own_store(), name, what)
    except OSError as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=cause(bad, t))) from None
    except sqlite3.Error as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=why_not_kept(bad, t))) from None
    if found is None:
        raise CommandError(t.text("resume-unknown", name=name))
    found.setting.resumed = True
    return found.setting


def _of_file(path: Path, what: str) -> Setting:
    """Open the game of a file, and put it into the store where there is one."""
    read(path)  # what cannot be read makes no store
    try:
        store = own_store()
    except UNKEPT:
        setting = resume(path)
        setting.path = path
        return setting
    return open_file(store, path, what)


def _seated(wish: Wanted, setting: Setting, t: Texts) -> Setting:
    """Change who sits at a game that is gone on with, and its file, as the line wishes."""
    table, path = setting.table, setting.path
    spec, seats, before = table.spec, table.seats, setting.who
    name = str(path or wish.resume)
    if wish.game not in ("", spec.id):
        raise CommandError(t.text("resume-other", file=name, game=spec.id))
    people = _seats(wish.seat, seats, t) if wish.seat else before.people
    secret = hiding(spec, table.options, range(seats), seats)
    if secret and not set(people) <= set(before.people):
        told = {"saved": _listed(before.people), "seat": _listed(people)}
        raise CommandError(t.text("resume-seat", file=name, **told))
    who = _who(wish, people, before, spec, table.options, t)
    if wish.save:
        target = _new_file(wish.save, t, path)
        setting.known = setting.known if target == path else ""
        setting.path = target
    if who != before:
        reseated(setting, who.text)
        if setting.ledger is not None:
            setting.ledger.keep([LogEntry(BOT, -1, who.text)], table)
    return setting


def _listed(seats: Iterable[int]) -> str:
    """Write seats as `--seat` names them: `0,2`."""
    return ",".join(map(str, seats))


def _people(
    wish: Wanted, spec: GameSpec[Any], players: int, options: Mapping[str, str], t: Texts
) -> tuple[int, ...]:
    """List the seats of people: as said, else as many as are named, else as usual."""
    if wish.seat:
        return _seats(wish.seat, players, t)
    named = wish.name.count(",") + 1
    if named > 1:
        return tuple(range(min(named, players)))
    # Who names a bot wants it at the table: of a team one seat is its own.
    return (0,) if wish.bot else usual_people(spec, players, options)


def _seats(text: str, players: int, t: Texts) -> tuple[int, ...]:
    """Read some of so many seats: `0`, `0,2`, `all`; raises `CommandError`."""
    allowed = tuple(map(str, range(players)))
    given = allowed if text in EVERY and players > 1 else tuple(text.split(","))
    for one in given:
        if one not in allowed or given.count(one) > 1:
            choices = ", ".join([*allowed, *["all" if players > 2 else "both"][: players - 1]])
            raise CommandError(t.text("cli-seat", seat=one, choices=choices))
    return tuple(sorted(map(int, given)))


def _who(
    wish: Wanted,
    people: tuple[int, ...],
    before: Who,
    spec: GameSpec[Any],
    options: Mapping[str, str],
    t: Texts,
) -> Who:
    """Seat people at these seats, by name as far as said, and the bots that were asked for.

    `before` says who sat there; a bot of no name is the usual one.  Raises `CommandError`.
    """
    seats = range(len(before.seats))
    others = [seat for seat in seats if seat not in people]
    if wish.bot and not others:
        raise CommandError(t.text("cli-bot-nobody", bot=wish.bot))

    def bot_of(name: str) -> str:
        return bot_named(name, spec, options, len(before.seats), t.lang)

    bots = [bot_of(name) for name in wish.bot.split(",") if wish.bot]
    if len(bots) not in (0, 1, len(others)):
        raise CommandError(
            t.text("cli-bot-count", bot=wish.bot, count=len(bots), seats=len(others))
        )
    names = wish.name.split(",") if wish.name else [before.name(seat) for seat in people]
    if len(names) > len(people):
        raise CommandError(
            t.text("cli-name-count", name=wish.name, count=len(names), seats=len(people))
        )
    who = before
    for at, seat in enumerate(others):
        kept = who.seats[seat] if seat not in before.people else ""
        named = bots[at % len(bots)] if bots else bot_of(kept)
        who = who.with_bot(seat, named)
    for seat in people:
        who = who.with_bot(seat, PERSON)
    for seat, name in zip(people, names, strict=False):
        who = who.with_person(seat, name)
    return who
