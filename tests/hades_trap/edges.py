"""HADES TRAP: any seat's turn on a made-up position, and what was told in it."""

from __future__ import annotations

from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.games.hades_trap.steps import ACT, BEGIN, FINISH, LABYRINTH
from heroon.kernel import Machine, then
from heroon.kernel.log import Log

from .laid import going


def acting(g: Race, me: int = 0) -> Machine[Race]:
    """Let a seat act, then the Boss, as in a turn of its own; what is told is kept."""
    g.active, g.log = me, Log()
    g.agenda.clear()
    then(g, BEGIN, (me + 1) % g.seats)
    then(g, FINISH, me)
    then(g, LABYRINTH)
    then(g, ACT, me)
    return going(g)


def after(g: Race, me: int = 0) -> Machine[Race]:
    """Let the Boss act in the turn of a seat, then the end of that turn come."""
    g.active, g.log = me, Log()
    g.agenda.clear()
    then(g, BEGIN, (me + 1) % g.seats)
    then(g, FINISH, me)
    then(g, LABYRINTH)
    return going(g)


def step_of(g: Race, step: int, a: int = 0, b: int = 0, me: int = 0) -> Machine[Race]:
    """Take one step alone in the turn of a seat, then begin that of the next one."""
    g.active, g.log = me, Log()
    g.agenda.clear()
    then(g, BEGIN, (me + 1) % g.seats)
    then(g, step, a, b)
    return going(g)


def told(g: Race, *names: str) -> list[tuple[str, int, int]]:
    """The events of these names, with their first two arguments, in order."""
    assert g.log is not None
    events = [(SPEC.words.events[e[0]].name, e[1], e[2]) for e in g.log.events]
    return [event for event in events if event[0] in names]


def seat_asked(game: Machine[Race]) -> int:
    """The one seat that is asked."""
    assert game.ask is not None
    assert game.ask.seats.bit_count() == 1, game.ask
    return game.ask.seats.bit_length() - 1
