"""MICRO HERO: the twelve Labours, and the stage with the Trial that the heroes face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heroon.board.types import Card, Panel, Row, Value
from heroon.kernel import Piece

from . import wording
from .scene import Sight

LABOURS: Final = 12


ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def labours(scene: Sight) -> Row:
    """Make the row of twelve Labours: those done, the one on the stage, those to come."""
    view = scene.view
    items: list[Card] = []
    for state in ("beaten", "kept", "trial"):
        for piece in view.area(state).pieces:
            n = len(items)
            items.append(
                Card(
                    id=f"labour.{n + 1}",
                    label=scene.text(f"table-labour-{state}", trial=piece.face),
                    at=(f"{state}/{piece.face}",) if state != "trial" else (),
                    style=("labour", state),
                    art=piece.face,
                    name=scene.noun(piece.face),
                    index=ROMAN[n] if n < LABOURS else "",
                )
            )
    for n in range(len(items), LABOURS):
        label = scene.text("table-labour-pile", number=n + 1)
        items.append(
            Card(
                id=f"labour.{n + 1}",
                label=label,
                style=("labour", "pile"),
                name=ROMAN[n],
                index=ROMAN[n],
                face="back",
            )
        )
    name = scene.text("table-frieze")
    return Row(id="labours", label=name, style=("labours",), items=tuple(items), kind="strip")


def stage(scene: Sight, seats: Sequence[int]) -> Panel:
    """Make the stage: the heroes, the Trial with its values, and what else holds."""
    view = scene.view
    heroes = tuple(
        Card(
            id=f"hero.{seat}",
            label=scene.text("board-hero", hero=piece.face, player=scene.player(seat)),
            style=("hero", "own") if seat == view.seat else ("hero",),
            art=piece.face,
            name=scene.player(seat),
        )
        for seat in seats
        for piece in view.area(f"posture.{seat}").pieces
    )
    trials = tuple(_trial(scene, piece) for piece in view.area("trial").pieces)
    name = scene.text("board-stage")
    return Panel(id="stage", label=name, style=("stage",), parts=(*heroes, *trials, *_notes(scene)))


def _trial(scene: Sight, piece: Piece) -> Panel:
    view = scene.view
    told = wording.plain_ability(piece.face, scene.spec, scene.look.t)
    # The Life that goes whatever the order of the hand is.
    lost = scene.out.lost.low if wording.to_come(view, "attack") else 0
    values = tuple(
        Value(
            id=f"trial.{kind}",
            label=scene.text("counted", label=scene.text(f"counter-{kind}"), number=n),
            style=(kind,),
            art=kind,
            value=n,
            name=scene.text(f"counter-{kind}"),
            ticks=tuple(range(n - lost + 1, n + 1)) if kind == "life" else (),
        )
        for kind, n in ((kind, view.counter(kind)) for kind in ("attack", "defence", "life"))
    )
    odd, more = scene.odd(piece.face), scene.odd(f"{piece.face}_ability")
    name = scene.noun(piece.face)
    heard = (odd or more)[:1]
    rebuilt = (*(("rebuilt",) if odd else ()), *(("rebuilt-ability",) if more else ()))
    return Panel(
        id=f"trial.{piece.face}",
        label=", ".join([name, *(mark.label for mark in heard)]),
        at=(f"trial/{piece.face}",),
        style=("trial", *rebuilt),
        art=piece.face,
        name=name,
        text=told[:1].upper() + told[1:],
        parts=values,
    )


def _notes(scene: Sight) -> tuple[Card, ...]:
    """Make notes on what else holds this round: lasting abilities, the special Life card."""
    view, t, spec = scene.view, scene.look.t, scene.spec
    found: list[tuple[str, str, tuple[str, ...]]] = [
        (piece.face, wording.plain_ability(piece.face, spec, t), (f"{piece.face}_ability",))
        for piece in view.area("kept").pieces
    ]
    kept = {face for face, _, _ in found}
    for card in wording.special_life(view):
        text = wording.plain_life(card, view, spec, t)
        found.append((card, text, (f"{card}_attack", f"{card}_defence")))
    return tuple(
        Card(
            id=f"note.{face}",
            label=scene.labelled(scene.noun(face), text),
            style=("note",) if face in kept else ("note", "life"),
            art=face,
            name=scene.noun(face),
            text=text,
            marks=scene.odd(*records),
        )
        for face, text, records in found
    )
