"""The look of a game without one of its own: its areas with their pieces, its counters."""

from __future__ import annotations

from markupsafe import Markup

from heroon.kernel import Area, Piece

from .render import render
from .scene import Scene


def draw(scene: Scene) -> Markup:
    """Every area with its pieces, every counter."""
    return render("areas.html", scene=scene, targets=targets, counters=counters(scene))


def targets(area: Area, piece: Piece) -> tuple[str, ...]:
    """What picking a piece means."""
    return (f"{area.id}/{piece.at or piece.face}",)


def counters(scene: Scene) -> list[tuple[str, int]]:
    """The counters, each with what it is called."""
    out = []
    for name, value in scene.view.counters:
        head, _, rest = name.partition(".")
        label = scene.t.text(f"counter-{head}")
        owner = rest.partition(".")[0]
        if owner.isdecimal() and int(owner) != scene.view.seat:
            label = scene.t.text("area-of", area=label, owner=scene.sentences.names[int(owner)])
        out.append((label, value))
    return out
