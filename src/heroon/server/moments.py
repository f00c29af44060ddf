"""The table as it stood when a line of the log was told: what this seat saw then, no more.

Where nothing in it is hidden from whoever sits here, it can be taken away as a scenario.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heroon.kernel import InputError, Table, View
from heroon.kernel.table import ENDS
from heroon.play.moment import scenario_of
from heroon.play.told import Look
from heroon.web.scene import Scene
from heroon.web.screen import Screen

from .desk import Desk
from .paint import drawing_of, rebuilt_of


def view_then(table: Table[Any], viewer: int, events: int) -> View:
    """What a seat saw when it had been told so many events (or all of them, if there are fewer)."""
    then: Table[Any] = Table(table.spec, table.options, None, seats=table.seats)
    for token in table.tokens:
        if len(then.events(viewer)) >= events:
            break
        then.repeat(token)
    view = then.view(viewer)
    return replace(view, awaited=0, prompt="", words=())


def answers_by(table: Table[Any], viewer: int, events: int) -> int:
    """How many answers were given when a seat had been told so many events."""
    then: Table[Any] = Table(table.spec, table.options, None, seats=table.seats)
    given = 0
    for token in table.tokens:
        if len(then.events(viewer)) >= events:
            break
        then.repeat(token)
        given += token.seat >= 0 and token.word not in ENDS
    return given


def scenario_then(desk: Desk, events: int = -1) -> str:
    """The table as a scenario, now or at a moment of the log; raises `InputError`."""
    match = desk.match
    at = answers_by(match.table, desk.viewer, events) if events >= 0 else -1
    return scenario_of(match.table, match.s.people, match.t, at)


def may_keep(desk: Desk, events: int = -1) -> bool:
    """Whether a moment may be kept as a scenario by whoever sits here."""
    try:
        scenario_then(desk, events)
    except InputError:
        return False
    return True


def moment_of(desk: Desk, screen: Screen, events: int) -> Screen:
    """The screen with the table of that moment, and nothing to answer."""
    match = desk.match
    view = view_then(match.table, desk.viewer, events)
    sentences = match.sentences(desk.eye)
    scene = Scene(view, sentences, rebuilt=rebuilt_of(match.table.spec), past=True)
    return replace(
        screen,
        prompt=match.t.text("web-moment"),
        caption=match.teller.caption(Look(view, sentences)),
        scene=scene,
        drawing=drawing_of(desk, Look(view, sentences), past=True),
        pinned=(),
        at_once=None,
        orders=(),
        declines=(),
        buttons=(),
        opened=False,
        may_undo=False,
        back="",
        result="",
        ended=None,
        moment=events,
        keeps=may_keep(desk, events),
    )
