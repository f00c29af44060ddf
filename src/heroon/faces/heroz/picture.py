"""HEROZ in lines of text: two fields facing each other, column 1 facing column 1.

The own field lies below, so each side's line 3 is at the front.  Marks are letters with a
legend, which is shown only when one of them stands on the table.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View
from heroon.terminal.lines import WIDTH
from heroon.terminal.pictures import fold
from heroon.texts import Sentences, Texts

_GAP: Final = " "
#: Marks behind the troop's name, in one pair of brackets.
_MARKS: Final = ("shield", "aura", "boost", "doomed")
#: What has a legend, in its order; `code` is a card told by its code for want of room.
_LEGEND: Final = ("fighting", "shield", "aura", "boost", "doomed", "downed", "code")


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
    lines.append(_row(t, "", [_heading(view, sentences, c) for c in (1, 2, 3)]))
    lines.append(_powers(view, sentences, other))
    lines += [_line(view, sentences, other, line, used) for line in (1, 2, 3)]
    lines.append(_row(t, "", ["-" * (_widths(t)[1] - 4)] * 3))
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
    return _row(sentences.texts, sentences.texts.text("picture-power"), cells)


def _line(view: View, sentences: Sentences, seat: int, line: int, used: set[str]) -> str:
    pieces = {p.at: p for p in view.area(f"field.{seat}").pieces}
    t = sentences.texts
    cells = [troop(pieces.get(f"{c}.{line}"), t, used) for c in (1, 2, 3)]
    return _row(t, t.text("picture-line", line=line), cells)


def troop(piece: Piece | None, t: Texts, used: set[str]) -> str:
    """A cell: the troop's name, or its code if that is too long, and what is on it.

    What needs a legend is added to `used`.
    """
    if piece is None:
        return t.text("picture-empty")
    marks = dict(mark.partition(":")[::2] for mark in piece.marks)
    used.update(marks)
    if "down" in marks:
        used.add("downed")
    text = _marked(_name(piece, marks, t), marks, t)
    if len(text) > _widths(t)[1] and piece.face:
        used.add("code")
        text = _marked(_code(piece, marks, t), marks, t)
    return text[: _widths(t)[1]]


def _name(piece: Piece, marks: dict[str, str], t: Texts) -> str:
    if not piece.face:
        return t.text("picture-back")
    return t.text("picture-joker", card=marks["as"]) if "as" in marks else t.noun(piece.face)


def _code(piece: Piece, marks: dict[str, str], t: Texts) -> str:
    return t.text("picture-joker-code", card=marks["as"]) if "as" in marks else piece.face


def _marked(text: str, marks: dict[str, str], t: Texts) -> str:
    """A name and what is on the troop."""
    if "down" in marks:
        text = t.text("picture-downed", text=text)
    values = {"suit": marks.get("aura", ""), "boost": marks.get("boost", "")}
    short = [t.text(f"picture-{mark}", **values) for mark in _MARKS if mark in marks]
    if short:
        text = t.text("picture-marks", text=text, marks=",".join(short))
    return t.text("picture-fighting", text=text) if "fighting" in marks else text


def _widths(t: Texts) -> tuple[int, int]:
    """How wide the labels and the cells are, so that a row fills a line at most."""
    label = 1 + max(len(t.text("picture-power")), len(t.text("picture-line", line=3)))
    return label, (WIDTH - label - 2 * len(_GAP)) // 3


def _row(t: Texts, label: str, cells: list[str]) -> str:
    first, wide = _widths(t)
    return (f"{label:<{first}}" + _GAP.join(f"{cell[:wide]:<{wide}}" for cell in cells)).rstrip()
