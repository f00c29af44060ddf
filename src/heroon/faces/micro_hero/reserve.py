"""MICRO HERO: what all players share: the Reserve with its prices, the Wounds, Hera's cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from heroon.board.types import Card, Panel, Row, Thing, Value
from heroon.kernel import Piece
from heroon.play.rebuilt import legend

from . import wording
from .card import by_face, drawn_card
from .scene import Sight
from .teller import preparing


def middle(scene: Sight) -> tuple[Thing, ...]:
    """Make the Reserve with its prices, the Wounds that are left, and Hera's cards."""
    out: list[Thing] = [*_wares(scene), _wounds(scene)]
    if any(area.id == "hera" for area in scene.view.areas):
        out.append(_hera(scene))
    told = legend(scene.spec, scene.look.t)
    if told:
        out.append(Panel(id="legend", label=told, style=("legend",), text=told))
    return tuple(out)


def _wares(scene: Sight) -> list[Row]:
    """Make the rows of Techniques and Blessings that can be bought, with their prices."""
    view = scene.view
    pieces = view.area("reserve").pieces
    out = []
    for kind in ("techniques", "blessings"):
        blessed = kind == "blessings"
        kept = [p for p in pieces if wording.is_blessing(p.face, scene.spec) == blessed]
        if not kept and blessed:
            continue
        cost = 0 if preparing(view) else view.counter("blessing-cost" if blessed else "cost")
        enough = bool(cost) and view.counter("experience") >= cost
        items = tuple(_ware(scene, face, group, cost, enough) for face, group in by_face(kept))
        name = scene.text(f"table-{kind}")
        told = scene.labelled(name, scene.text("aside-cost", cost=cost)) if cost else name
        odd = () if blessed else scene.odd("technique_copies")
        heard = ", ".join([told, *(mark.label for mark in odd)])
        style = ("wares", *(("rebuilt",) if odd else ()))
        out.append(Row(id=kind, label=heard, style=style, name=told, items=items))
    return out


def _hera(scene: Sight) -> Panel:
    """Make Hera's pile: how many cards are left, and which ones came."""
    left = scene.text("picture-hera-left", count=scene.view.area("hera").count)
    name = scene.text("area-hera")
    gone = tuple(
        Card(
            id=piece.id,
            label=scene.noun(piece.face),
            at=(f"hera-gone/{piece.face}",),
            style=("vengeance",),
            art=piece.face,
            name=scene.noun(piece.face),
        )
        for piece in scene.view.area("hera-gone").pieces
    )
    odd = scene.odd("hera_cards")
    style = ("hera", *(("rebuilt",) if odd else ()))
    label = ", ".join([scene.labelled(name, left), *(mark.label for mark in odd)])
    return Panel(id="hera", label=label, style=style, name=name, text=left, parts=gone)


def _ware(scene: Sight, face: str, group: Sequence[Piece], cost: int, enough: bool) -> Card:
    price = (
        Value(
            id=f"reserve.{face}/price",
            label=scene.text("aside-cost", cost=cost),
            style=("price",),
            art="experience",
            value=cost,
        ),
    )
    return drawn_card(
        scene,
        f"reserve.{face}",
        face,
        (f"reserve/{face}",),
        style=("ware", *(("afford",) if enough else ())),
        many=len(group),
        more=price if cost else (),
        where=scene.text("area-reserve"),
    )


def _wounds(scene: Sight) -> Row:
    """Make the row of Wounds that are left, the next one first, in the order they are taken."""
    pieces = tuple(reversed(scene.view.area("wounds").pieces))
    items = []
    for i, (face, run) in enumerate(groupby(pieces, lambda piece: piece.face), 1):
        many = len(list(run))
        note = scene.text("table-next-wound") if i == 1 else ""
        at = (f"wounds/{face}",)
        items.append(drawn_card(scene, f"wounds.{i}", face, at, many=many, note=note))
    name = scene.text("area-wounds")
    none = scene.text("picture-no-wound")
    label = name if items else scene.labelled(name, none)
    style = ("wounds",) if items else ("wounds", "none")
    shown = name if items else label
    return Row(id="wounds", label=label, style=style, name=shown, items=tuple(items))
