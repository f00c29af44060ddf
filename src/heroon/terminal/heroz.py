"""HEROZ in lines of text: two fields facing each other, column 1 facing column 1.

The own field lies below, so each side's line 3 is at the front.  Marks are letters with a
legend, which is shown only when one of them stands on the table.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View
from heroon.texts import Sentences

from .pictures import fold

_LABEL: Final = 10
_CELL: Final = 23
#: Marks that only put something beside the troop's name, the innermost first.
_AROUND: Final = {
    "shield": "picture-shield",
    "doomed": "picture-doomed",
    "fighting": "picture-fighting",
}
#: Marks with a legend, in its order.
_LEGEND: Final = ("fighting", "shield", "aura", "boost", "downed")


def draw(view: View, sentences: Sentences) -> list[str]:
    """The table as this seat sees it; a spectator sits with seat 0."""
    t = sentences.texts
    own = max(view.seat, 0)
    other = 1 - own
    used: set[str] = set()
    turn = view.counter("turn")
    if view.seat < 0:
        name = sentences.names[turn]
        title = t.text("picture-title-other", turns=view.counter("turns"), name=name)
    else:
        whose = "you" if turn == own else "other"
        title = t.text("picture-title", turns=view.counter("turns"), turn=whose)
    lines = [title]
    lines += _side(view, sentences, other)
    lines.append(_row("", [_heading(view, sentences, c) for c in (1, 2, 3)]))
    lines.append(_powers(view, sentences, other))
    lines += [_line(view, sentences, other, line, used) for line in (1, 2, 3)]
    lines.append(_row("", ["-" * (_CELL - 4)] * 3))
    lines += [_line(view, sentences, own, line, used) for line in (3, 2, 1)]
    lines.append(_powers(view, sentences, own))
    lines += _side(view, sentences, own)
    if view.seat >= 0:
        lines += _cards(sentences, t.text("picture-hand"), view.area(f"hand.{own}"))
    legend = [t.text(f"picture-legend-{mark}") for mark in _LEGEND if mark in used]
    if legend:
        lines += fold(" · ".join(legend))
    return lines


def _side(view: View, sentences: Sentences, seat: int) -> list[str]:
    """A player in one line, and what lies face up on the deck."""
    t = sentences.texts
    side = "own" if seat == view.seat else "other"
    name = sentences.names.get(seat, "")
    hero = view.area(f"hero.{seat}").pieces
    text = t.sentence(
        "picture-side",
        {
            "side": side,
            "name": name,
            "points": view.counter(f"points.{seat}"),
            "hand": view.counter(f"hand.{seat}"),
            "deck": view.counter(f"deck.{seat}"),
            "discard": view.area(f"discard.{seat}").count,
            "hero": hero[0].face if hero else "none",
        },
    )
    if view.counter(f"skip.{seat}"):
        text += f", {t.text('picture-skip')}"
    lines = fold(text)
    deck = view.area(f"deck.{seat}")
    if deck.pieces:
        lines += _cards(sentences, t.text("picture-top", side=side, name=name), deck)
    return lines


def _cards(sentences: Sentences, label: str, area: Area) -> list[str]:
    t = sentences.texts
    names = ", ".join(t.noun(p.face) for p in area.pieces) or t.text("picture-empty")
    return fold(t.text("labelled", label=label, text=names))


def _heading(view: View, sentences: Sentences, column: int) -> str:
    attacks = view.counter("column") == column
    return sentences.texts.text("picture-attack" if attacks else "picture-column", column=column)


def _powers(view: View, sentences: Sentences, seat: int) -> str:
    cells = [str(view.counter(f"power.{seat}.{column}")) for column in (1, 2, 3)]
    return _row(sentences.texts.text("picture-power"), cells)


def _line(view: View, sentences: Sentences, seat: int, line: int, used: set[str]) -> str:
    pieces = {p.at: p for p in view.area(f"field.{seat}").pieces}
    cells = [_troop(pieces.get(f"{c}.{line}"), sentences, used) for c in (1, 2, 3)]
    return _row(sentences.texts.text("picture-line", line=line), cells)


def _troop(piece: Piece | None, sentences: Sentences, used: set[str]) -> str:
    """A cell: the troop's name, and what is on it."""
    t = sentences.texts
    if piece is None:
        return t.text("picture-empty")
    marks = dict(mark.partition(":")[::2] for mark in piece.marks)
    text = t.noun(piece.face) if piece.face else t.text("picture-back")
    if "as" in marks and piece.face:
        text = t.text("picture-joker", card=marks["as"])
    if "down" in marks:
        text = t.text("picture-downed", text=text)
        used.add("downed")
    if "aura" in marks:
        text = t.text("picture-aura", text=text, suit=marks["aura"])
    if "boost" in marks:
        text = t.text("picture-boost", text=text, boost=int(marks["boost"]))
    for mark, key in _AROUND.items():
        if mark in marks:
            text = t.text(key, text=text)
    used.update(marks)
    return text


def _row(label: str, cells: list[str]) -> str:
    return (f"{label:<{_LABEL}}" + "".join(f"{cell:<{_CELL}} " for cell in cells)).rstrip()
