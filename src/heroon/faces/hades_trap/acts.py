"""HADES TRAP: the acts of the Boss after a turn, as Ariadne leads it, and whom they strike."""

from __future__ import annotations

from typing import Final

from heroon.games.hades_trap import words as w
from heroon.kernel import Event
from heroon.play.told import SeatlessAct, Stage
from heroon.texts import Sentences

#: What the Boss does, and what an alarm does; the first argument of some is a hero.
_BOSS: Final = (
    *(w.E_JUMPED, w.E_BOUNCED, w.E_LANDED, w.E_SWAM, w.E_CREPT, w.E_SANG, w.E_HATCHED),
    *(w.E_WRATH, w.E_BURNING, w.E_RISEN, w.E_ADDED, w.E_ALARM),
)
#: What befalls a hero: an act of the Boss where nobody has just done it.
_BEFALLS: Final = (w.E_STUNNED, w.E_CURSED, w.E_FELL, w.E_CHARMED, w.E_IMMUNE)
_COLOURED: Final = (w.E_JUMPED, w.E_SWAM, w.E_SANG, w.E_ADDED)


def acts(stage: Stage, sentences: Sentences) -> list[SeatlessAct]:
    """List what the Boss did in a step of the rules, each act with the place where it is shown."""
    out = []
    for number, event in enumerate(stage.told[stage.since :], stage.since + 1):
        befalls = event.id in _BEFALLS and not stage.said
        if event.id not in _BOSS and not befalls:
            continue
        line = " ".join(line for line in sentences.story([event]) if line)
        if line:
            out.append(SeatlessAct(number, line, _at(event), _counts(event, stage, sentences)))
    return out


def _at(event: Event) -> tuple[str, ...]:
    """Return the targets where an act is shown, the best one first.

    These are the hero whom it befalls, the token of a thread, the wrath, or the Boss.
    """
    if event.id in _BEFALLS:
        return (f"hero/{event.args[0]}", "boss")
    if event.id in _COLOURED:
        return (f"thread/{w.COLOUR.by_value[event.args[0]]}", "boss")
    if event.id == w.E_WRATH:
        return "wrath", "boss"
    return ("boss",)


def _counts(event: Event, stage: Stage, sentences: Sentences) -> tuple[str, ...]:
    """Tell how a Hades token changes the points of a hero's action bar; empty for other events."""
    if event.id != w.E_CURSED:
        return ()
    name = f"points.{event.args[0]}"
    old, new = stage.before.counter(name), stage.after.counter(name)
    t = sentences.texts
    return (t.text("app-change", what=t.text("board-bar"), old=old, new=new),)
