"""The commands for records: check them, tell their story."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import InputError, Table
from heroon.play import saves
from heroon.play.keeper import called_for, quoted
from heroon.play.moment import moment, scenario_of
from heroon.play.paths import cause, expand
from heroon.play.saves import Saved
from heroon.texts import Sentences, package_of, texts
from heroon.texts.reasons import reason

from .arguments import whole_number
from .chosen import writing
from .printing import Wrong, complain, explain, printer

#: Who looks on when nobody is named.
OUTSIDE: Final = -1


def verify(files: list[str], lang: str) -> int:
    """Check records: 0 when every one is sound, else 2, with the place and the reason of each."""
    t = texts(lang)
    io = printer()
    worst = 0
    for name in files:
        try:
            table = _open(name, lang).table
        except InputError as bad:
            worst = complain(t, explain(t, bad))
            continue
        except Wrong as bad:
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
    saved = _open(name, lang)
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
    saved = _open(name, lang)
    table = saved.table
    t = texts(lang, package_of(table.spec.id))
    most = moment(table).of
    number = whole_number(at, "--at", 0, most, t) if at else -1
    seats = saved.who.people if saved.who is not None else tuple(range(table.seats))
    try:
        text = scenario_of(table, seats, t, number)
    except InputError as bad:
        raise Wrong(t.text("labelled", label=name, text=reason(bad.why, lang))) from None
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
            raise Wrong(t.text("file-exists", file=out)) from None
    io.say(t.text("scenario-kept", file=out, command=called_for("scenario"), quoted=quoted(out)), 4)
    return 0


def _open(name: str, lang: str) -> Saved:
    t = texts(lang)
    try:
        return saves.look(expand(name))
    except OSError as bad:
        raise Wrong(t.text("file-unreadable", file=name, why=cause(bad, t))) from None


def _viewer(saved: Saved, seat: str, lang: str) -> int:
    """The seat that looks; raises `Wrong` for one that does not exist or may not."""
    t = texts(lang)
    table = saved.table
    if not seat:
        return 0 if table.seats == 1 else OUTSIDE
    if seat not in map(str, range(table.seats)):
        choices = ", ".join(map(str, range(table.seats)))
        raise Wrong(t.text("cli-seat", seat=seat, choices=choices))
    people = saved.who.people if saved.who is not None else ()
    if not table.over and int(seat) not in people:
        raise Wrong(t.text("replay-secret", seat=seat))
    return int(seat)


def _names(table: Table[Any], viewer: int) -> dict[int, str]:
    names = {s: f"player-{s + 1}" for s in range(table.seats)}
    if viewer >= 0 and table.seats == 2:
        names[1 - viewer] = "partner" if len(set(table.teams)) == 1 else "opponent"
    return names
