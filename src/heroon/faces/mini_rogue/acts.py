"""MINI ROGUE: what is shown between two questions: blows that kill, and the acts of an Overlord.

An attack that fells an enemy is shown with its dice, before they leave the table.

A trigger and what follows from it are steps of the rules between two questions.  Each is told where
it is done, with what it changes: the marker, or the values of those whom it strikes.  The powers of
an Overlord who is played are told to the adventurers in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import POWER_AT, POWER_SYMBOLS, TRACK
from heroon.kernel import Event, View
from heroon.play.told import SeatlessAct, Stage
from heroon.texts import Sentences

from .rooms import KINDS
from .scene import capital
from .seen import is_lord, mode_of, room_at, seats_of

#: What the Automa does; the first argument of some is a cell.
_AUTOMA: Final = (
    *(w.E_TRIGGER, w.E_POWER, w.E_REINFORCED, w.E_PLACED),
    *(w.E_VEILED, w.E_BLOCKED_WAY, w.E_SHIFTED, w.E_ARMED, w.E_CROSSED, w.E_INFECTED, w.E_RAGED),
)
#: What an Overlord who is played does, as adventurers are told it.
_OVERLORD: Final = (
    *(w.E_POWER, w.E_DIVINED_UNSEEN, w.E_CROSSED, w.E_REINFORCED, w.E_PLACED),
    *(w.E_VEILED, w.E_BLOCKED_WAY, w.E_SHIFTED, w.E_ARMED, w.E_INFECTED, w.E_RAGED),
)
_ON_CELL: Final = (w.E_VEILED, w.E_BLOCKED_WAY, w.E_SHIFTED, w.E_CROSSED, w.E_DIVINED_UNSEEN)
#: The loss of a ration: an act of the Automa if its Famine has just taken it.
_TAKEN: Final = w.E_FOOD_LOST
_LAID: Final = {w.E_ARMED: "power/mechanism", w.E_INFECTED: "power/contagion"}


def acts(stage: Stage, sentences: Sentences) -> list[SeatlessAct]:
    """List the acts of the Automa or an Overlord in a step, each with where it is shown.

    A blow that kills is a step of its own, in which they do nothing.
    """
    mode = mode_of(stage.after)
    felled = _felled(stage, sentences)
    if felled or mode == "plain" or is_lord(stage.after):
        return felled
    of = _AUTOMA if mode == "automa" else _OVERLORD
    out = []
    for number, event in enumerate(stage.told[stage.since :], stage.since + 1):
        if event.id == w.E_POWER and event.args[0] in (w.DIVINATION, w.MAZE):
            continue  # told by the Rooms that are looked at
        if event.id in of or (event.id == _TAKEN and _starved(stage, number)):
            counts = tuple(_counts(event, stage, sentences))
            out.append(SeatlessAct(number, _line(event, sentences), _at(event), counts))
    return out


def _felled(stage: Stage, sentences: Sentences) -> list[SeatlessAct]:
    """Show the blow of a step that fells an enemy while its dice lie there; empty for no such."""
    new = stage.told[stage.since :]
    hit = next((n for n, event in enumerate(new) if event.id == w.E_HIT), -1)
    falls = [event for event in new if event.id == w.E_SLAIN]
    if hit < 0 or not falls or not stage.before.area("dice").pieces:
        return []
    line, counts = sentences.event(new[hit]), (sentences.event(falls[0]),)
    _, dealt, stopped = new[hit].args
    sign, at = f"−{dealt - stopped}", ("dice", "foe/1")
    return [SeatlessAct(stage.since + hit + 1, line, at, counts, leaves=True, sign=sign)]


def _line(event: Event, sentences: Sentences) -> str:
    """Write the line of an act; of a drawn card only its name, for its place tells the rest."""
    if event.id != w.E_REINFORCED:
        return sentences.event(event)
    t = sentences.texts
    name = capital(t.noun(w.REINFORCEMENT.by_value[event.args[0]]))
    return t.text("labelled", label=t.text("area-drawn"), text=name)


def _starved(stage: Stage, number: int) -> bool:
    """Return whether the Famine took a ration: no other act was told since its trigger."""
    for event in reversed(stage.told[: number - 1]):
        if event.id == w.E_TRIGGER:
            return event.args[1] == w.FAMINE
        if event.id not in (*_AUTOMA, w.E_MARKER):
            return False
    return False


def _at(event: Event) -> tuple[str, ...]:
    """Return the targets where an act is shown, the best one first.

    These are a cell, a side, the marker, the power, or the victim.
    """
    if event.id in _ON_CELL:
        return (f"zone/{w.CELL.by_value[event.args[0]]}", "lord")
    if event.id == w.E_TRIGGER:
        return (f"power/{w.POWER.by_value[event.args[1]]}", "lord")
    if event.id == w.E_POWER:
        return (f"power/{w.POWER.by_value[event.args[0]]}", "lord")
    if event.id == w.E_PLACED:
        return (f"side/{w.SIDE.by_value[event.args[1]]}", "lord")
    if event.id == _TAKEN:
        return (f"food/{event.args[0]}", f"seat/{event.args[0]}")
    if event.id == w.E_REINFORCED:
        return "marker", "lord"
    return (_LAID.get(event.id, "foe/1"), "lord")


def _counts(event: Event, stage: Stage, sentences: Sentences) -> Iterator[str]:
    """Tell what set an act off, and what it makes of the marker or of somebody's rations."""
    t = sentences.texts
    if event.id == w.E_TRIGGER:
        if event.args[0] == w.ON_ENTERING:
            yield from _entered(stage, sentences)
        yield from _moved(event.args[1], stage, sentences)
    elif event.id == _TAKEN:
        for seat in range(seats_of(stage.after)):
            old, new = (_food(view, seat) for view in (stage.before, stage.after))
            if old != new:
                what = t.text("rogue-food", n=2)
                yield t.text("rogue-paid", what=what, old=old, new=new)


def _entered(stage: Stage, sentences: Sentences) -> Iterator[str]:
    """Tell the Room that somebody has entered, with its kind."""
    cell = next((at for event in reversed(stage.told) if (at := _where(event)) >= 0), 0)
    room = room_at(stage.after, w.CELL.by_value[cell])
    if room in KINDS:
        t = sentences.texts
        kind = t.text(f"board-kind-{KINDS[room]}")
        yield t.text("labelled", label=capital(t.noun(room)), text=kind)


def _where(event: Event) -> int:
    """Return the cell to which somebody went, 0 (the Entrance) for a new Zone, else -1."""
    if event.id == w.E_WENT:
        return event.args[1]
    return 0 if event.id == w.E_ZONE else -1


def _moved(power: int, stage: Stage, sentences: Sentences) -> Iterator[str]:
    """Tell how far a power moves the marker."""
    numbers = sentences.spec.numbers
    steps = numbers[POWER_AT[power] + POWER_SYMBOLS].value
    most, old = numbers[TRACK + seats_of(stage.before) - 1].value, stage.before.counter("marker")
    if steps and stage.before.area("reserve").count and not _last(stage.before):
        key = "rogue-marker-card" if old + steps >= most else "rogue-marker"
        yield sentences.texts.text(key, old=old, new=(old + steps) % most, most=most)


def _last(view: View) -> bool:
    """Return whether the Avatar is fought, for the marker rests then."""
    return any(piece.face.startswith("avatar") for piece in view.area("foes").pieces)


def _food(view: View, seat: int) -> int:
    return view.counter(f"food.{seat}")
