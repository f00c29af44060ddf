"""The table as it stood when a line of the log was told: what this seat saw then, no more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heroon.kernel import Table, View
from heroon.play.told import Look
from heroon.web.scene import Scene
from heroon.web.screen import Screen

from .desk import Desk
from .paint import rebuilt_of


def view_then(table: Table[Any], viewer: int, events: int) -> View:
    """What a seat saw when it had been told so many events (or all of them, if there are fewer)."""
    then: Table[Any] = Table(table.spec, table.options, None, seats=table.seats)
    for token in table.tokens:
        if len(then.events(viewer)) >= events:
            break
        then.repeat(token)
    view = then.view(viewer)
    return replace(view, awaited=0, prompt="", words=())


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
        buttons=(),
        opened=False,
        may_undo=False,
        back="",
        moment=events,
    )
