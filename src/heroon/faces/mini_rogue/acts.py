"""MINI ROGUE: what the Automa does, act by act: what set it off, its power, its marker, its cards.

A trigger and what follows from it are steps of the rules between two questions; each is told where
it is done, with what it makes of the marker and of those whom it strikes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import TRACK
from heroon.kernel import Event, View
from heroon.play.told import Act, Stage
from heroon.texts import Sentences

from .seen import mode_of, seats_of

#: What the Automa does; the first argument of some is a cell.
_AUTOMA: Final = (
    *(w.E_TRIGGER, w.E_POWER, w.E_REINFORCED, w.E_PLACED, w.E_MARKER),
    *(w.E_VEILED, w.E_BLOCKED_WAY, w.E_SHIFTED, w.E_ARMED, w.E_CROSSED, w.E_INFECTED, w.E_RAGED),
)
_ON_CELL: Final = (w.E_VEILED, w.E_BLOCKED_WAY, w.E_SHIFTED, w.E_CROSSED)
#: What befalls somebody: an act of the Automa where its Famine has just taken it.
_TAKEN: Final = w.E_FOOD_LOST
_LAID: Final = {w.E_ARMED: "power/mechanism", w.E_INFECTED: "power/contagion"}


def acts(stage: Stage, sentences: Sentences) -> list[Act]:
    """What the Automa did in a step, told where it is done."""
    if mode_of(stage.after) != "automa":
        return []
    out = []
    for number, event in enumerate(stage.told[stage.since :], stage.since + 1):
        if event.id in _AUTOMA or (event.id == _TAKEN and _starved(stage, number)):
            line = sentences.event(event)
            out.append(Act(number, line, _at(event), tuple(_counts(event, stage, sentences))))
    return out


def _starved(stage: Stage, number: int) -> bool:
    """Whether a ration was lost to the Famine: nothing else was told since it was set off."""
    for event in reversed(stage.told[: number - 1]):
        if event.id == w.E_TRIGGER:
            return event.args[1] == w.FAMINE
        if event.id not in _AUTOMA:
            return False
    return False


def _at(event: Event) -> tuple[str, ...]:
    """Where an act is shown: on a cell, at a side, at the marker, at the power, at its victim."""
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
    if event.id in (w.E_MARKER, w.E_REINFORCED):
        return "marker", "lord"
    return (_LAID.get(event.id, "foe/1"), "lord")


def _counts(event: Event, stage: Stage, sentences: Sentences) -> Iterator[str]:
    """What an act makes of the marker, or of somebody's rations."""
    t = sentences.texts
    if event.id == w.E_MARKER:
        most = sentences.spec.numbers[TRACK].value
        yield t.text("rogue-marker", old=event.args[0] - 1, new=event.args[0], most=most)
    elif event.id == _TAKEN:
        for seat in range(seats_of(stage.after)):
            old, new = (_food(view, seat) for view in (stage.before, stage.after))
            if old != new:
                what = t.text("rogue-food", n=2)
                yield t.text("rogue-paid", what=what, old=old, new=new)


def _food(view: View, seat: int) -> int:
    return view.counter(f"food.{seat}")
