"""MICRO HERO: a card on the board with what is printed on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from heroon.board.types import Card, Mark, Thing, Value
from heroon.kernel import Piece

from . import wording
from .scene import KINDS, Sight

_WOUNDS: Final = ("bruise", "wound", "gash")


def drawn_card(
    scene: Sight,
    id: str,
    face: str,
    at: tuple[str, ...],
    *,
    style: tuple[str, ...] = (),
    many: int = 1,
    note: str = "",
    where: str = "",
    parts: tuple[Thing, ...] = (),
    more: tuple[Value, ...] = (),
) -> Card:
    """Make a card: its print, what it comes to now, how many equal ones there are."""
    base = face.removesuffix("+")
    plus = ("plus",) if face != base else ()
    label = scene.text("board-many", count=many)
    marks = (Mark(sign="many", label=label, short=f"×{many}"),) if many > 1 else ()
    kind, told, effect = "wound", "", ""
    values: tuple[Value, ...] = ()
    if base not in _WOUNDS:
        kind = "blessing" if wording.is_blessing(face, scene.spec) else "technique"
        told, effect = _told(scene, face)
        values = _printed(scene, id, face)
        marks = (*marks, *scene.odd(*wording.records_of(face)))
    heard = [scene.noun(face), told, *(m.label for m in marks), *(v.label for v in more)]
    heard += [part.label for part in parts if kind != "wound"]
    return Card(
        id=id,
        label=", ".join(filter(None, (*heard, note, where))),
        at=at,
        style=(kind, *plus, *style),
        art=base,
        name=scene.noun(face),
        text=effect,
        note=note,
        values=(*values, *more),
        marks=marks,
        parts=parts,
    )


def _given(scene: Sight, face: str) -> list[int]:
    """Return the printed icons of a card: attack, defence, experience."""
    row = wording.record(scene.spec, face.removesuffix("+"))
    return row[4:7] if face.endswith("+") else row[:3]


def _told(scene: Sight, face: str) -> tuple[str, str]:
    """Return in words all that a card gives, and the part of that which is not icons."""
    told = wording.plain_gives(face, scene.spec, scene.look.t)
    points = wording.points(_given(scene, face), scene.look.t, sign="")
    return told, told.removeprefix(points).removeprefix(", ") if points else told


def _printed(scene: Sight, id: str, face: str) -> tuple[Value, ...]:
    """Make the icons of a card, each kind with its number."""
    return tuple(
        Value(
            id=f"{id}/gives-{kind}",
            label=scene.text(f"points-{kind}", points=n),
            style=(kind,),
            art=kind,
            value=n,
            name=scene.text(f"counter-{kind}"),
        )
        for kind, n in zip(KINDS, _given(scene, face), strict=True)
        if n
    )


def by_face(pieces: Iterable[Piece]) -> list[tuple[str, list[Piece]]]:
    """Group pieces by face, in the order in which faces come."""
    out: dict[str, list[Piece]] = {}
    for piece in pieces:
        out.setdefault(piece.face, []).append(piece)
    return list(out.items())
