"""HEROZ in the app: two fields facing each other, column 1 facing column 1, the hand below.

The own field lies below, so each side's line 3 is at the front.  A troop shows its value and its
suit by a sign; what lies on it is said beside it in words.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece
from heroon.terminal.board import (
    LIT,
    PICKED,
    Row,
    Scene,
    Span,
    beside,
    boxed,
    centred,
    fit,
    length,
    wrap,
)
from heroon.texts import Texts

#: The suits as everybody knows them, and the style of each.
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_STYLES: Final = {"S": "black", "H": "red", "D": "red", "C": "black"}
_GAP: Final = " "
#: How wide a card of the hand is in its frame, and from what height of the board on cells are
#: cards of several rows.
_CARD: Final = 9
_HIGH: Final = 45
_BACK: Final = "▒"


def draw(scene: Scene) -> list[Row]:
    """The table as this seat sees it; a spectator sits with seat 0."""
    view = scene.view
    own = max(view.seat, 0)
    other = 1 - own
    rows = _side(scene, other)
    rows += _pile(scene, f"points.{other}")
    for line in (1, 2, 3):
        rows += _line(scene, other, line)
    rows.append(_powers(scene, other))
    rows.append(_headings(scene))
    rows.append(_powers(scene, own))
    for line in (3, 2, 1):
        rows += _line(scene, own, line)
    rows += _side(scene, own)
    rows += _pile(scene, f"discard.{own}")
    if view.seat >= 0:
        rows += _hand(scene, view.area(f"hand.{own}"))
    return rows


def _widths(scene: Scene) -> tuple[int, int]:
    """How wide the labels and the cells are."""
    t = scene.t
    label = 1 + max(len(t.text("picture-power")), len(t.text("picture-line", line=3)))
    return label, (scene.width - label - 2 * len(_GAP)) // 3


def _side(scene: Scene, seat: int) -> list[Row]:
    """A player: points, hand, deck, discard, hero."""
    view, t = scene.view, scene.t
    side = "own" if seat == view.seat else "other"
    turn = view.counter("turn") == seat and view.counter("turns") > 0
    name = t.sentence("board-player", {"side": side, "name": scene.sentences.names.get(seat, "")})
    spans = [Span(("▶ " if turn else "  ") + name + "  ", "own" if side == "own" else "other")]
    spans.append(
        _place(
            scene,
            t.text("board-points", points=view.counter(f"points.{seat}"), goal=_goal(scene)),
            f"points.{seat}",
            "gold",
        )
    )
    if seat != view.seat:
        spans.append(Span(t.text("board-hand", count=view.counter(f"hand.{seat}")) + "  ", "dim"))
    spans.append(Span(t.text("board-deck", count=view.counter(f"deck.{seat}")), "dim"))
    spans += [_card(piece.face, t, " ") for piece in view.area(f"deck.{seat}").pieces]
    discard = view.area(f"discard.{seat}")
    spans.append(Span("  " + t.text("board-discard", count=discard.count), "dim"))
    spans += [_card(piece.face, t, " ") for piece in discard.pieces[-1:]]
    hero = view.area(f"hero.{seat}").pieces
    if hero:
        spans.append(Span("  ", ""))
        at = (f"hero.{seat}",)
        before, behind = scene.marks(at)
        style = _STYLES[hero[0].face[-1]]
        spans.append(Span(f"{before}♛ {t.noun(hero[0].face)}{behind}", style, at))
    else:
        spans.append(Span("  " + t.text("board-no-hero"), "dim"))
    if view.counter(f"skip.{seat}"):
        spans.append(Span("  " + t.text("picture-skip"), "bad"))
    return wrap([], spans, scene.width)


def _goal(scene: Scene) -> int:
    """The points that win."""
    return next(n.value for n in scene.sentences.spec.numbers if n.of == "goal")


def _place(scene: Scene, text: str, target: str, style: str) -> Span:
    before, behind = scene.marks((target,))
    return Span(f"{before}{text}{behind} ", style, (target,))


def _pile(scene: Scene, name: str) -> list[Row]:
    """The cards of a pile, shown where one of them is asked for."""
    area = scene.view.area(name)
    chips = [_chip(scene, area, piece) for piece in area.pieces]
    if not any(scene.marks(chip.targets) in (LIT, PICKED) for chip in chips):
        return []
    label = scene.t.text(f"area-{name.partition('.')[0]}")
    return wrap([Span(f"{label} ", "label")], chips, scene.width)


def face(token: str, t: Texts) -> str:
    """A card in few characters: its value and the sign of its suit."""
    if token[0] == "X":
        value = token.partition("~")[2]
        return f"★{value}" if value else t.text("board-joker")
    rank = token[:-1]
    return (rank if rank.isdecimal() else t.text(f"board-rank-{rank}")) + _SIGNS[token[-1]]


def style_of(token: str) -> str:
    """The style of a card."""
    return "gold" if token[0] == "X" else _STYLES[token[-1]]


def _card(token: str, t: Texts, before: str = "") -> Span:
    return Span(before + face(token, t), style_of(token))


def _chip(scene: Scene, area: Area, piece: Piece) -> Span:
    at = (f"{area.id}/{piece.face}",)
    before, behind = scene.marks(at)
    return Span(f"{before}{face(piece.face, scene.t)}{behind} ", style_of(piece.face) + "-card", at)


def _hand(scene: Scene, area: Area) -> list[Row]:
    """The hand: chips in a row, or cards in frames where there is room."""
    label = Span(fit(scene.t.text("area-hand"), _widths(scene)[0]), "label")
    if not scene.tall:
        return wrap([label], [_chip(scene, area, piece) for piece in area.pieces], scene.width)
    blocks = []
    for piece in area.pieces:
        at = (f"{area.id}/{piece.face}",)
        text = centred(face(piece.face, scene.t), _CARD - 2)
        inner: Row = [Span(text, style_of(piece.face) + "-card")]
        blocks.append(boxed([inner], _CARD, scene.kind(at), at))
    return beside(label, blocks, scene.width)


def _powers(scene: Scene, seat: int) -> Row:
    label, wide = _widths(scene)
    row = [Span(fit(scene.t.text("picture-power"), label), "label")]
    for column in (1, 2, 3):
        power = scene.view.counter(f"power.{seat}.{column}")
        style = "value" if power else "dim"
        row += [Span(centred(str(power), wide), style, (f"column.{seat}/{column}",)), Span(_GAP)]
    return row


def _headings(scene: Scene) -> Row:
    """The line between the fields, with the columns' numbers."""
    label, wide = _widths(scene)
    view, t = scene.view, scene.t
    own = max(view.seat, 0)
    row = [Span(" " * label)]
    for column in (1, 2, 3):
        at = (f"column.{own}/{column}", f"column.{1 - own}/{column}")
        before, behind = scene.marks(at)
        attacks = view.counter("column") == column
        text = t.text("picture-attack" if attacks else "picture-column", column=column)
        text = f"{before}{'⚔ ' if attacks else ''}{text}{behind}".strip()
        row += [
            Span(fit(f"{f' {text} ':─^{wide}}", wide), "attack" if attacks else "dim", at),
            Span(_GAP),
        ]
    return row


def _line(scene: Scene, seat: int, line: int) -> list[Row]:
    """A line of a field: one row, or cards in frames where there is room."""
    label, wide = _widths(scene)
    pieces = {p.at: p for p in scene.view.area(f"field.{seat}").pieces}
    name = scene.t.text("picture-line", line=line)
    cells = []
    for column in (1, 2, 3):
        at = (f"field.{seat}/{column}.{line}", f"column.{seat}/{column}")
        cells.append(_cell(scene, pieces.get(f"{column}.{line}"), wide, at))
    rows: list[Row] = []
    for i in range(len(cells[0])):
        rows.append([Span(fit(name if i == len(cells[0]) // 2 else "", label), "label")])
        for cell in cells:
            rows[-1] += [*cell[i], Span(_GAP)]
    return rows


def _cell(scene: Scene, piece: Piece | None, wide: int, at: tuple[str, ...]) -> list[Row]:
    """A cell in one row between its marks, or a card in its frame."""
    inner = _troop(scene, piece, wide - 2)
    if not scene.tall:
        before, behind = scene.marks(at)
        spans = [span._replace(targets=at) for span in inner]
        return [[Span(before, inner[0].style, at), *spans, Span(behind, inner[0].style, at)]]
    rows = [inner]
    if scene.height >= _HIGH:
        ground = inner[-1].style if piece else ""
        fill = (_BACK if piece and inner[0].style == "back" else " ") * (wide - 2)
        rows = [[Span(fill, ground)], inner, [Span(fill, ground)]]
    return boxed(rows, wide, scene.kind(at, piece is None), at)


def _troop(scene: Scene, piece: Piece | None, wide: int) -> Row:
    """What stands in a cell: nothing, a back, or a troop with what lies on it."""
    t = scene.t
    if piece is None:
        return [Span(centred("·", wide), "empty")]
    marks = dict(mark.partition(":")[::2] for mark in piece.marks)
    notes = _notes(marks, t)
    if not piece.face:
        text = f" {t.text('board-back')} {notes}" if notes else f" {t.text('board-back')} "
        return [Span(f"{text:{_BACK}^{wide}}"[:wide], "back")]
    token = marks.get("as", piece.face)
    name = ("★=" if "as" in marks else "") + face(token, t)
    if "fighting" in marks:
        name = f"⚔ {name}"
    if "down" in marks:
        text = f" {name} · {t.text('board-hidden')} {notes}"
        return [Span(f"{text:{_BACK}^{wide}}"[:wide], "back")]
    row = [Span(f" {name}", style_of(token) + "-card")]
    rest = notes if notes else t.noun(piece.face) if wide >= 24 else ""
    style = "note" if notes else "dim-card"
    row.append(Span(fit(f"  {rest}", wide - length(row)), style))
    return row


def _notes(marks: dict[str, str], t: Texts) -> str:
    """What lies on a troop, in words."""
    notes = []
    if "shield" in marks:
        notes.append(t.text("board-shield"))
    if "aura" in marks:
        notes.append(t.text("board-aura", suit=_SIGNS[marks["aura"]]))
    if "boost" in marks:
        notes.append(f"+{marks['boost']}")
    if "doomed" in marks:
        notes.append(t.text("board-doomed"))
    return ", ".join(notes)
