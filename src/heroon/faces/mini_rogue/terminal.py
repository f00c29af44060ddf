"""MINI ROGUE in lines of text and in the app: the board without the cards of answers.

What each answer brings stands beside it in the list of answers; the cards of answers, which the
page shows, would say it twice.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Board, Card, Grid, Panel, Row, Seat, Thing, Zone
from heroon.kernel import View
from heroon.terminal.aloud import aloud
from heroon.terminal.drawn import draw as drawn
from heroon.terminal.lines import WIDTH
from heroon.terminal.scene import Scene
from heroon.terminal.spans import Row as Drawn
from heroon.texts import Sentences

from .board import board
from .seen import is_lord, run_of
from .terms import blow_line, keyword_names

#: The height of a board in the app below which a fight is shown without the Zone.
_LOW: Final = 30
#: The characters of a cell beside a name and its note: spaces, and an answer's sign and number.
_SIGNS: Final = 6
#: How wide the head of a row of a grid is.
_HEAD: Final = 2


def picture(view: View, sentences: Sentences) -> list[str]:
    """Write the table as lines; in a fight only the enemy and the adventurers."""
    made = bare(board(Look(view, sentences)), whole=not _fought(view))
    lines = aloud(made, sentences.texts)
    grid = next((thing for thing in made.things() if isinstance(thing, Grid)), None)
    if grid is None:
        return lines
    name = sentences.texts.text("heading", label=grid.name)
    at = lines.index(name)
    return [*lines[:at], _tops(grid), *lines[at + 1 :]]


def _tops(grid: Grid) -> str:
    """Write the letters of a grid's columns, each above its column."""
    wide = (WIDTH - _HEAD - (grid.columns - 1)) // grid.columns
    return " " * _HEAD + " ".join(f"{top:<{wide}}" for top in grid.tops).rstrip()


def draw(scene: Scene) -> list[Drawn]:
    """Draw the rows of the app's board."""
    made = scene.board or board(Look(scene.view, scene.sentences))
    low = scene.height < _LOW
    kept = bare(made, whole=not low or not _fought(scene.view))
    if low and is_lord(scene.view):
        kept = replace(kept, zones=tuple(sorted(kept.zones, key=_first)))
    kept = _touched(kept, made)
    return drawn(kept if scene.tall else _narrow(kept, scene), scene)


def _first(zone: Zone) -> int:
    """Return the place of a zone in the low window of an Overlord, whose board comes first."""
    return ("centre", "home", "away", "side").index(zone.name)


def _narrow(made: Board, scene: Scene) -> Board:
    """Change a board for little room.

    What an enemy does stays; the kind of a Room that would be cut goes, for the list of answers
    says it.
    """
    zones = tuple(
        replace(zone, parts=tuple(_narrowed(part, scene) for part in zone.parts))
        for zone in made.zones
    )
    return replace(made, zones=zones)


def _narrowed(thing: Thing, scene: Scene) -> Thing:
    """Change a thing of a board for little room."""
    if isinstance(thing, Grid):
        wide = (scene.width - _HEAD - thing.columns + 1) // thing.columns
        cells = tuple(
            replace(cell, items=tuple(_uncut(item, wide, scene) for item in cell.items))
            for cell in thing.cells
        )
        return replace(thing, cells=cells)
    if isinstance(thing, Panel) and "foe" in thing.style:
        g, t = run_of(scene.view, scene.sentences.spec), scene.sentences.texts
        label = ", ".join([*blow_line(g, t), *keyword_names(g, t)])
        said = Card(id="foe.told", label=label, name=label, index=label)
        return replace(thing, parts=(*thing.parts, said))
    return thing


def _uncut(thing: Thing, wide: int, scene: Scene) -> Thing:
    """Shorten a card of a cell whose note or name would be cut."""
    if not isinstance(thing, Card) or len(thing.index) + len(thing.note) + _SIGNS <= wide:
        return thing
    short, t = f"board-short-{thing.art}", scene.sentences.texts
    if len(thing.index) + _SIGNS - 1 > wide and t.has(short):
        return replace(thing, index=t.text(short), note="")
    return replace(thing, note="")


def _touched(kept: Board, made: Board) -> Board:
    """Add to a board a name to click on for each answer that no other thing gives."""
    shown = {target for thing in kept.things() for target in thing.at}
    cards = tuple(
        Card(id=part.id, label=part.label, at=part.at, name=part.name, index=part.name)
        for zone in made.zones
        for part in zone.parts
        if isinstance(part, Panel) and _said(part) and shown.isdisjoint(part.at)
    )
    if not cards:
        return kept
    label = ", ".join(card.label for card in cards)
    row = Row(id="answers", label=label, items=cards, kind="strip")
    zones = tuple(
        replace(zone, parts=(*zone.parts, row)) if zone.name == "centre" else zone
        for zone in kept.zones
    )
    return replace(kept, zones=zones)


def _fought(view: View) -> bool:
    return bool(view.area("foes").pieces)


def bare(made: Board, whole: bool) -> Board:
    """Strip a board of the cards of answers.

    Where not `whole`, what lies beside a fight goes, too.  What comes of a fight if nothing more is
    done stays.
    """
    zones = tuple(
        replace(zone, parts=tuple(_filled(part) for part in zone.parts if not _said(part)))
        for zone in made.zones
        if whole or zone.name != "side"
    )
    return replace(made, zones=tuple(zone for zone in zones if zone.parts))


def _filled(thing: Thing) -> Thing:
    """Strip a seat of the sides of its board at which nothing lies."""
    if not isinstance(thing, Seat):
        return thing
    parts = tuple(
        replace(part, items=tuple(item for item in part.items if not _empty(item)))
        if isinstance(part, Row)
        else part
        for part in thing.parts
    )
    return replace(thing, parts=tuple(p for p in parts if not isinstance(p, Row) or p.items))


def _empty(thing: Thing) -> bool:
    """Return whether a thing is a side of an Overlord's board at which nothing lies."""
    return "side" in thing.style and "none" in thing.style


def _said(thing: Thing) -> bool:
    """Return whether a thing says only what the list of answers says."""
    return "odds" in thing.style or ("act" in thing.style and "now" not in thing.style)
