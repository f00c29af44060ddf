"""MICRO HERO in lines of text: the Trial, then each player with Posture, hand and played cards.

Every line has its label on the left.  What is not in use has no line.
"""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, Piece, View
from heroon.play.menu import places
from heroon.play.rebuilt import marked
from heroon.texts import Sentences, Texts

from .wording import (
    ability_text,
    counted,
    effects,
    gives,
    is_blessing,
    life_card,
    pile,
    points,
    posture_text,
    price,
    runs,
    special_life,
    totals,
)

#: No line is longer.
WIDE: Final = 78
_KINDS: Final = ("attack", "defence", "experience")
_HAND: Final = "hand.{seat}"


class _Page:
    """Lines with a label column as wide as its widest label."""

    def __init__(self, t: Texts):
        self.t = t
        self.rows: list[tuple[str, str]] = []

    def row(self, label: str, text: str) -> None:
        """A line; without a label it goes on below the one before it.  No text, no line."""
        if text:
            self.rows.append((label, text))

    def note(self, label: str, key: str, /, **args: str | int) -> None:
        """A line of that message."""
        self.row(self.t.text(f"picture-{label}"), self.t.text(f"picture-{key}", **args))

    def lines(self) -> list[str]:
        """The lines, folded."""
        wide = 2 + max(len(label) for label, _ in self.rows)
        out = []
        for label, text in self.rows:
            out += textwrap.wrap(
                text,
                WIDE,
                initial_indent=f"{label:<{wide}}",
                subsequent_indent=" " * wide,
                break_on_hyphens=False,
            )
        return out


def draw(view: View, sentences: Sentences) -> list[str]:
    """The table as this seat sees it; for several people at one keyboard, both players alike."""
    t = sentences.texts
    turn = view.counter("turns")
    seats = [a.owner for a in view.areas if a.id.startswith("hand.")] if turn else []
    seats.sort(key=lambda seat: seat != view.seat)
    preparing = any(view.counter(f"actions.{seat}") for seat in seats)
    page = _Page(t)
    _trial(page, view, sentences.spec)
    _hera(page, view, sentences.spec)
    _reserve(page, view, sentences.spec)
    for seat in seats:
        if len(seats) > 1:
            page.row(_name(seat, sentences), "-" * 30)
        (_preparation if preparing else _seat)(page, view, sentences, seat)
    if len(seats) > 1 and not preparing:
        page.row(t.text("picture-together"), totals(view, seats, t))
    return [_title(view, t, preparing), *page.lines()]


def _title(view: View, t: Texts, preparing: bool) -> str:
    turn, at = view.counter("turns"), view.counter("round")
    if preparing:
        return t.text("picture-title-prepare", round=at + 1)
    return t.text("picture-title" if turn else "picture-title-setup", round=at, turn=turn)


def _name(seat: int, sentences: Sentences) -> str:
    if seat == sentences.seat:
        return sentences.texts.text("picture-you")
    name = sentences.texts.noun(sentences.names[seat])
    return name[:1].upper() + name[1:]


# -- the Trial and the common cards ---------------------------------------------------------------


def _trial(page: _Page, view: View, spec: GameSpec[Any]) -> None:
    t = page.t
    for piece in view.area("trial").pieces:
        values = t.text(
            "picture-values",
            trial=piece.face,
            attack=view.counter("attack"),
            defence=view.counter("defence"),
            life=view.counter("life"),
        )
        page.row(t.text("picture-trial"), marked(values, spec, piece.face))
        told = ability_text(piece.face, spec, t)
        page.row("", told[:1].upper() + told[1:])
    for i, piece in enumerate(view.area("kept").pieces):
        text = t.text("labelled", label=t.noun(piece.face), text=ability_text(piece.face, spec, t))
        page.row("" if i else t.text("picture-kept"), text)
    for card in special_life(view):
        text = t.text("labelled", label=t.noun(card), text=life_card(card, view, spec, t))
        page.row(t.text("picture-life"), text)
    wounds = [piece.face for piece in reversed(view.area("wounds").pieces)]
    if wounds:
        page.note("wounds", "wounds-left", list=pile(wounds, t))
    else:
        page.note("wounds", "no-wound")


def _hera(page: _Page, view: View, spec: GameSpec[Any]) -> None:
    if not any(area.id == "hera" for area in view.areas):
        return
    gone = [piece.face for piece in view.area("hera-gone").pieces]
    left = page.t.text("picture-hera-left", count=view.area("hera").count)
    page.row(page.t.text("picture-hera"), marked(left, spec, "hera_cards"))
    if gone:
        text = page.t.text("picture-hera-gone", list=", ".join(map(page.t.noun, gone)))
        page.row("", text)


def _reserve(page: _Page, view: View, spec: GameSpec[Any]) -> None:
    """Grouped, with counts and prices; each Blessing with what it gives."""
    t = page.t
    faces = [piece.face for piece in view.area("reserve").pieces]
    blessings = [face for face in faces if is_blessing(face, spec)]
    techniques = [face for face in faces if face not in blessings]
    told = counted(techniques, t) or t.text("picture-empty")
    told = t.text("picture-techniques", cost=view.counter("cost"), list=told)
    page.row(t.text("picture-reserve"), marked(told, spec, "technique_copies"))
    if blessings:
        told = t.text("picture-and").join(
            t.text("placed", name=t.noun(face), place=gives(face, spec, t)) for face in blessings
        )
        page.row("", t.text("picture-blessings", cost=price(blessings[0], view, spec), list=told))


# -- a player -------------------------------------------------------------------------------------


def _seat(page: _Page, view: View, sentences: Sentences, seat: int) -> None:
    t = page.t
    _posture(page, view, sentences.spec, seat)
    under = view.area(f"under.{seat}").pieces
    if under:
        page.row(t.text("picture-under"), counted([p.face for p in under], t))
    _shield(page, view, seat)
    for due in ("hits", "owed"):
        if view.counter(f"{due}.{seat}"):
            page.note("wounds", f"wounds-{due}", count=view.counter(f"{due}.{seat}"))
    _piles(page, view, seat)
    _hand(page, view, sentences.spec, seat)
    stack = view.area(f"stack.{seat}").pieces
    if stack:
        page.row(t.text("picture-played"), ", ".join(_played(p, t) for p in stack))
    if any(a.id.startswith("hand.") and a.owner != seat for a in view.areas):
        own = {kind: view.counter(f"{kind}.{seat}") for kind in _KINDS}
        page.note("totals", "totals-own", **own)
    else:
        page.row(t.text("picture-totals"), totals(view, [seat], t))


def _preparation(page: _Page, view: View, _sentences: Sentences, seat: int) -> None:
    """A player between two rounds, whose cards are all in the deck."""
    _shield(page, view, seat)
    deck = view.area(f"deck.{seat}")
    content = counted([piece.face for piece in deck.pieces], page.t)
    page.note("deck", "deck-content", count=deck.count, list=content)
    page.note("actions", "actions-left", count=view.counter(f"actions.{seat}"))


def _shield(page: _Page, view: View, seat: int) -> None:
    if view.counter(f"shield.{seat}"):
        page.note("shield", "points", points=view.counter(f"shield.{seat}"))


def _posture(page: _Page, view: View, spec: GameSpec[Any], seat: int) -> None:
    page.row(page.t.text("picture-posture"), posture_text(view, spec, seat, page.t))


def _piles(page: _Page, view: View, seat: int) -> None:
    """The deck, and the discard with its top card last, marked."""
    t = page.t
    deck, discard = view.area(f"deck.{seat}"), view.area(f"discard.{seat}")
    known = ", ".join(t.noun(p.face) for p in deck.pieces)
    if known:
        page.note("deck", "deck-known", count=deck.count, list=known)
    else:
        page.note("deck", "deck-cards", count=deck.count)
    if discard.pieces:
        *below, top = [p.face for p in discard.pieces]
        names = ", ".join([*runs(below, t), t.text("picture-top", card=top)])
        page.note("discard", "discard-cards", count=discard.count, list=names)


def _hand(page: _Page, view: View, spec: GameSpec[Any], seat: int) -> None:
    """Each kind of card in hand with its numbers and with what it would add now."""
    t = page.t
    pieces = view.area(f"hand.{seat}").pieces
    if not pieces:
        return
    first = _first_number(view, seat)
    rows = [_Row(i + first, p) for i, p in enumerate(pieces)]
    kinds = [list(group) for _, group in groupby(rows, lambda row: row.piece.face)]
    numbers = [
        " ".join(str(r.number) for r in kind) if first else f"{len(kind)} ×" for kind in kinds
    ]
    names = [t.noun(kind[0].piece.face) for kind in kinds]
    wide, long = max(map(len, numbers)), max(map(len, names))
    for i, kind in enumerate(kinds):
        face = kind[0].piece.face
        text = _adds(kind[0].piece, t)
        if effects(face, spec):
            text = t.text("picture-and").join([text, gives(face, spec, t)])
        cells = f"{numbers[i]:<{wide}}  {names[i]:<{long}}  {text}"
        page.row("" if i else t.text("picture-hand"), cells)


class _Row(NamedTuple):
    """A card in hand and the number by which it is played."""

    number: int
    piece: Piece


def _first_number(view: View, seat: int) -> int:
    """The number of a seat's first card, 0 when its cards are not numbered here."""
    for i, (owner, _) in enumerate(places(view, _HAND), 1):
        if owner == seat:
            return i
    return 0


def _adds(piece: Piece, t: Texts) -> str:
    for mark in piece.marks:
        name, _, values = mark.partition(":")
        if name == "adds":
            told = points([int(value) for value in values.split(".")], t)
            return told or t.text("picture-adds-nothing")
    return ""


def _played(piece: Piece, t: Texts) -> str:
    """A played card and how often it has triggered, overloaded or not."""
    times = next(int(m.partition(":")[2]) for m in piece.marks if m.startswith("times:"))
    key = "picture-doubled" if "doubled" in piece.marks else "picture-times"
    return t.text(key, card=piece.face, times=times)
