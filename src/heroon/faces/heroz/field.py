"""HEROZ: the two fields with their troops, the marks on them and the formations between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from heroon.board.types import Card, Cell, FaceKind, Grid, Link, Mark, Thing
from heroon.games.heroz.power import unpaid
from heroon.games.heroz.words import CELLS
from heroon.kernel import Piece

from .clash import asked_columns, fought_column, front
from .scene import Sight
from .seen import SIGNS
from .sums import Tie, ties

THREE: Final = (1, 2, 3)
#: The weight of the column that is fought for, beside those of the others.
LENS: Final = 3


def grid(scene: Sight) -> Grid:
    """Make the grid of 3 columns by 7 rows: a field, the plates between, the other field."""
    own, other = scene.own, 1 - scene.own
    asked = asked_columns(scene)
    fought = fought_column(scene.view)
    cells = [
        *(c for row, line in enumerate(THREE) for c in _line(scene, other, line, row)),
        *(front(scene, column, column in asked) for column in THREE),
        *(c for row, line in enumerate(reversed(THREE)) for c in _line(scene, own, line, 4 + row)),
    ]
    heads = [scene.text("picture-line", line=str(line)) for line in THREE]
    return Grid(
        id="field",
        label=scene.text("board-field"),
        name=scene.text("board-field"),
        columns=3,
        rows=7,
        cells=tuple(cells),
        links=(*_links(scene, other), *_links(scene, own)),
        heads=(*heads, scene.text("picture-power"), *reversed(heads)),
        widths=tuple(LENS if column == fought else 1 for column in THREE) if fought else (),
    )


def _line(scene: Sight, seat: int, line: int, y: int) -> Iterator[Cell]:
    """Make the three cells of a line of a side, from left to right."""
    pieces = {piece.at: piece for piece in scene.view.area(f"field.{seat}").pieces}
    fought = fought_column(scene.view)
    side = "own" if seat == scene.own else "other"
    for column in THREE:
        at = f"{column}.{line}"
        style = [side, f"line-{line}"]
        if fought:
            style.append("fought" if fought == column else "aside")
        items: tuple[Thing, ...] = ()
        target = f"field.{seat}/{at}"
        # A column attacks with its troops: what is free of it stays dark.
        whole = () if scene.view.prompt == "attack" else (f"column.{seat}/{column}",)
        targets: tuple[str, ...] = (target, *whole)
        text = scene.text("page-empty")
        if at in pieces:
            items, targets = (_troop(scene, seat, pieces[at]),), ()
            text = items[0].label
        elif line == 1 or f"{column}.{line - 1}" in pieces:
            style.append("next")
            targets = (*whole, target)
        place = scene.place(seat, column, line)
        yield Cell(
            id=f"cell.{seat}.{at}",
            label=scene.text("page-at", text=text, place=place) if not items else text,
            at=targets,
            style=tuple(style),
            x=column - 1,
            y=y,
            items=items,
        )


def _troop(scene: Sight, seat: int, piece: Piece) -> Card:
    """Make a troop with the marks that lie on it."""
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    column, line = int(piece.at[0]), int(piece.at[-1])
    name = scene.name(piece.face) if piece.face else scene.text("page-back")
    token = given.get("as", piece.face)
    if "as" in given:
        name = scene.text("picture-joker", card=given["as"])
    marks = tuple(_marks(scene, given))
    place = scene.place(seat, column, line)
    label = ", ".join(
        (scene.text("page-at", text=name, place=place), *(mark.label for mark in marks))
    )
    style = ["own" if seat == scene.own else "other"]
    style += [f"suit-{token[-1]}"] if token else []
    style += ["joker"] if "as" in given else []
    style += [name for name in ("fighting", "doomed") if name in given]
    face: FaceKind = "up"
    if "down" in given or not piece.face:
        face = "down" if piece.face else "back"
    return Card(
        id=piece.id,
        label=label,
        at=(f"field.{seat}/{piece.at}", f"column.{seat}/{column}"),
        style=tuple(style),
        art="X" if "as" in given else piece.face,
        name=name,
        index=("★=" if "as" in given else "") + scene.short(token) if token else "",
        face=face,
        marks=marks,
    )


def _marks(scene: Sight, given: dict[str, str]) -> Iterator[Mark]:
    """List the marks of a troop, each with its sign and in words."""
    if "fighting" in given:
        yield Mark(sign="mark-fighting", label=scene.text("page-fighting"), short="⚔")
    if "down" in given:
        yield Mark(sign="mark-down", label=scene.text("page-down"))
    if "shield" in given:
        yield Mark(sign="mark-shield", label=scene.text("page-shield"), short="0")
    if "aura" in given:
        suit = given["aura"]
        label = scene.text("page-aura", suit=suit)
        value = scene.text("page-aura-value")
        yield Mark(sign=f"sign-{suit}", label=label, short=f"{value}{SIGNS[suit]}")
    if "boost" in given:
        label = scene.text("page-boost", boost=given["boost"])
        yield Mark(sign="mark-boost", label=label, short=f"+{given['boost']}")
    if "doomed" in given:
        yield Mark(sign="mark-doomed", label=scene.text("page-doomed"), short="✕")


def _links(scene: Sight, seat: int) -> Iterator[Link]:
    """List the formations of a side: those of its columns, then those of its lines."""
    pieces = {p.at: p.id for p in scene.view.area(f"field.{seat}").pieces}
    ids = {CELLS.by_token[at]: id for at, id in pieces.items()}
    for low in range(3):
        yield from _ties(scene, seat, range(3 * low, 3 * low + 3), ids, "column", low)
    if unpaid(scene.g, seat):
        for low in range(3):
            yield from _ties(scene, seat, (low, low + 3, low + 6), ids, "line", low)


def _ties(
    scene: Sight, seat: int, cells: Sequence[int], ids: dict[int, str], kind: str, number: int
) -> Iterator[Link]:
    """List the formations of three cells in a row; two of the same troops become one link."""
    found = [_link(scene, seat, tie, ids, kind, number) for tie in ties(scene.g, seat, cells)]
    if len(found) == 2 and found[0].of == found[1].of:
        one, other = found
        text = f"{one.text} {other.text}"
        label = f"{one.label}, {other.label[:1].lower()}{other.label[1:]}"
        found = [replace(one, text=text, label=label)]
    yield from (replace(link, label=scene.of(link.label, seat)) for link in found)


def _link(scene: Sight, seat: int, tie: Tie, ids: dict[int, str], kind: str, number: int) -> Link:
    """Make the link that shows one formation: which troops, what it multiplies or pays.

    Its label does not say yet whose it is.
    """
    what = "suit" if tie.by_suit else "value"
    many = len(tie.cells)
    sign = SIGNS["SHDC"[tie.shared]] if tie.by_suit else str(tie.shared)
    factor = scene.g.numbers[2 if tie.by_suit else 3]
    if kind == "column":
        text = f"{sign} ×{factor}" if tie.by_suit else f"{'='.join([sign] * many)} ×{factor}"
    else:
        text = sign * many if tie.by_suit else "=".join([sign] * many)
    times = {"factor": str(factor)} if kind == "column" else {}
    label = scene.text(f"board-tie-{kind}-{what}", **times)
    return Link(
        id=f"tie.{seat}.{kind}.{number + 1}.{what}",
        label=label,
        style=(kind, what),
        of=tuple(ids[cell] for cell in tie.cells),
        kind="pair",
        text=text,
    )
