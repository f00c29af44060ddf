"""The commands for kept games and records: list them, check them, tell their story."""

from __future__ import annotations

import sqlite3
import time
from typing import Any, Final

from heroon.kernel import InputError, Table
from heroon.play import saves
from heroon.play.closed import Closed, told_closed
from heroon.play.keeper import called_for, quoted, why_not_kept
from heroon.play.ledger import is_id
from heroon.play.moment import moment, scenario_of
from heroon.play.opening import opened
from heroon.play.paths import cause, expand
from heroon.play.saves import Saved
from heroon.play.shelf import on_shelf, own_store, store_path, trouble
from heroon.play.what import sentence
from heroon.terminal.stored import story
from heroon.texts import Sentences, Texts, package_of, texts, titles
from heroon.texts.reasons import reason

from .arguments import whole_number
from .chosen import writing
from .printing import CommandError, complain, explain, printer

#: The seat of a spectator, who looks on when no seat is named.
OUTSIDE: Final = -1


def verify(files: list[str], lang: str) -> int:
    """Check records; return 0 if all are sound, else 2 after a line with each one's fault."""
    t = texts(lang)
    io = printer()
    worst = 0
    for name in files:
        try:
            table = open_saved(name, lang).table
        except InputError as bad:
            worst = complain(t, explain(t, bad))
            continue
        except Closed as bad:
            worst = complain(t, told_closed(bad, t))
            continue
        except CommandError as bad:
            worst = complain(t, str(bad))
            continue
        given: dict[str, str | int] = {"file": name, "game": table.spec.id}
        given["count"] = len(table.tokens)
        io.say(t.text("verify-over" if table.over else "verify-running", **given), 4)
    return worst


def replay(name: str, seat: str, lang: str) -> int:
    """Tell the story of a record, as one seat saw it or as a spectator does.

    What a seat saw of a game that is not over is told to that seat's own player alone.
    """
    try:
        saved = open_saved(name, lang)
    except Closed as bad:
        if bad.shown is None:
            raise CommandError(told_closed(bad, texts(lang))) from None
        printer().draw(story(bad, bad.shown, lang))
        return 0
    table = saved.table
    viewer = _viewer(saved, seat, lang)
    t = texts(lang, package_of(table.spec.id), table.spec.numbers)
    io = printer()
    sentences = Sentences(t, table.spec, viewer, _names(table, viewer))
    io.say(t.text("game-title"))
    for line in sentences.story(table.events(viewer)):
        io.say(line, 2)
    if table.over:
        view = table.view(viewer)
        io.say()
        io.say(sentences.ending(table.reason, table.result, view), 2)
    else:
        io.say()
        io.say(t.text("replay-running"))
    return 0


def keep_moment(name: str, at: str, out: str, lang: str) -> int:
    """Write a moment of a record as a scenario, to a new file or to the output."""
    saved = open_saved(name, lang)
    table = saved.table
    t = texts(lang, package_of(table.spec.id))
    most = moment(table).of
    number = whole_number(at, "--at", 0, most, t) if at else -1
    seats = saved.who.people if saved.who is not None else tuple(range(table.seats))
    try:
        text = scenario_of(table, seats, t, number)
    except InputError as bad:
        raise CommandError(t.text("labelled", label=name, text=reason(bad.why, lang))) from None
    io = printer()
    if not out:
        io.pour(text)
        return 0
    with writing(out, t):
        path = expand(out)
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            raise CommandError(t.text("file-exists", file=out)) from None
    io.say(t.text("scenario-kept", file=out, command=called_for("scenario"), quoted=quoted(out)), 4)
    return 0


def kept(lang: str) -> int:
    """List the kept games: what goes on with each, what it is, when it was played last."""
    t, io = texts(lang), printer()
    found = on_shelf(time.time())
    names = titles(lang)
    for one in found:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when))
        state = t.text("app-save-over" if one.over else "app-save-open")
        title = names.get(one.game, one.game)
        name = quoted(str(one.path)) if one.path is not None else one.name
        io.say(f"{name}  {t.text('app-save-line', title=title, state=state, when=when)}", 4)
        if one.wrong:
            io.say(sentence(reason(one.wrong, lang)), 4)
    wrong = trouble()
    if wrong is not None:
        given = {"file": str(store_path()), "why": why_not_kept(wrong, t)}
        raise CommandError(t.text("file-unreadable", **given))
    if not found:
        io.say(t.text("app-saves-none"))
    return 0


def open_saved(name: str, lang: str) -> Saved:
    """Read a record from a file, else from a table of the store.

    Raises `CommandError`, `Closed`.
    """
    t = texts(lang)
    try:
        path = expand(name)
        if not path.exists() and is_id(name) and store_path().exists():
            return _of_store(name, t)
        return saves.look(path)
    except OSError as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=cause(bad, t))) from None


def _of_store(name: str, t: Texts) -> Saved:
    """Read a table of the store as it stands there, whoever has it open.

    Raises `CommandError`, `Closed`.
    """
    try:
        found = own_store().history(name)
    except sqlite3.Error as bad:
        raise CommandError(t.text("file-unreadable", file=name, why=why_not_kept(bad, t))) from None
    if found is None:
        raise CommandError(t.text("resume-unknown", name=name))
    setting = opened(found, name).setting
    return Saved(setting.table, setting.seed, setting.who, "")


def _viewer(saved: Saved, seat: str, lang: str) -> int:
    """Return the seat that looks; raises `CommandError` for one that does not exist or may not."""
    t = texts(lang)
    table = saved.table
    if not seat:
        return 0 if table.seats == 1 else OUTSIDE
    if seat not in map(str, range(table.seats)):
        choices = ", ".join(map(str, range(table.seats)))
        raise CommandError(t.text("cli-seat", seat=seat, choices=choices))
    people = saved.who.people if saved.who is not None else ()
    if not table.over and int(seat) not in people:
        raise CommandError(t.text("replay-secret", seat=seat))
    return int(seat)


def _names(table: Table[Any], viewer: int) -> dict[int, str]:
    names = {s: f"player-{s + 1}" for s in range(table.seats)}
    if viewer >= 0 and table.seats == 2:
        names[1 - viewer] = "partner" if len(set(table.teams)) == 1 else "opponent"
    return names
