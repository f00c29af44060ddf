"""HEROZ: how the power of a column comes about, term by term, from what a seat sees.

Nothing is read but the view: troops that are face up, what lies on them, the numbers of the
cards.  A term that the view cannot prove is not told: the terms add up to the power shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, Piece, View
from heroon.play.told import Explained, Look, Term
from heroon.texts import Texts

_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
#: Which of three in a row belong together: none, the first two, the last two, all.
_MEMBERS: Final = ((), (0, 1), (1, 2), (0, 1, 2))


class _Troop(NamedTuple):
    """An active troop of a column as formations see it, and what it counts for itself."""

    name: str
    suit: str
    value: int
    power: int
    note: str
    boost: int

    @property
    def counted(self) -> str:
        """The troop in a sum; one that adds nothing but its presence is a 0."""
        return self.name if self.power else f"0 [{self.name}]"


class _Part(NamedTuple):
    """A part of a total: how it is told, and its points."""

    key: str
    sum: str
    points: int


def explain(look: Look) -> list[Explained]:
    """The power of every column that has any, the own ones first."""
    view, t = look.view, look.t
    own = max(view.seat, 0)
    out = []
    for seat, column in product((own, 1 - own), (1, 2, 3)):
        total = view.counter(f"power.{seat}.{column}")
        parts = parts_of(view, look.sentences.spec, seat, column)
        if not parts:
            continue
        side = "own" if seat == view.seat else "other"
        name = look.sentences.names.get(seat, "")
        title: dict[str, str | int] = {"side": side, "name": name, "column": column, "power": total}
        out.append(Explained(t.sentence("explain-power", title), _terms(parts, total, t)))
    return out


def _terms(parts: list[_Part], total: int, t: Texts) -> tuple[Term, ...]:
    lines = [Term(t.text(f"explain-{p.key}", sum=p.sum), str(p.points)) for p in parts]
    return (*lines, Term(t.text("explain-total"), str(total), "value"))


def parts_of(view: View, spec: GameSpec[Any], seat: int, column: int) -> list[_Part]:
    """The parts of a column's power, which add up to it; none where no troop is active."""
    total = view.counter(f"power.{seat}.{column}")
    numbers = {number.of: number.value for number in spec.numbers}
    troops = _column(view, seat, column, numbers["aura_value"])
    if not any(troops):
        return []
    for parts in _ways(troops, numbers):
        if sum(part.points for part in parts) == total:
            return parts
    return [_Part("whole", "", total)]


def _column(view: View, seat: int, column: int, aura: int) -> list[_Troop | None]:
    pieces = {piece.at: piece for piece in view.area(f"field.{seat}").pieces}
    fights = view.counter("column") == column and any(
        "fighting" in piece.marks for piece in pieces.values()
    )
    return [_troop(pieces.get(f"{column}.{line}"), fights, aura) for line in (1, 2, 3)]


def _troop(piece: Piece | None, fights: bool, aura: int) -> _Troop | None:
    if piece is None or not piece.face or "down" in piece.marks:
        return None
    marks = dict(mark.partition(":")[::2] for mark in piece.marks)
    token = marks.get("as", piece.face)
    suit, value = token[-1], int(token[:-1])
    if "aura" in marks:
        suit, value = marks["aura"], aura
    power, note = value, ""
    if fights and "fighting" not in marks:
        power, note = 0, "aside"
    elif "shield" in marks:
        power, note = 0, "shielded"
    boost = 0 if note else int(marks.get("boost", 0))
    return _Troop(f"{value}{_SIGNS[suit]}", suit, value, power, note, boost)


def _run(troops: list[_Troop | None], by_suit: bool) -> tuple[int, ...]:
    """Which troops stand together because they share a suit or a value."""
    seen = [None if x is None else (x.suit if by_suit else x.value) for x in troops]
    lower = seen[1] is not None and seen[0] == seen[1]
    upper = seen[1] is not None and seen[1] == seen[2]
    return _MEMBERS[lower + 2 * upper]


def _ways(troops: list[_Troop | None], numbers: dict[str, int]) -> Iterator[list[_Part]]:
    """Every way to count a column, the plain ones first."""
    suits, values = _run(troops, True), _run(troops, False)
    rest = [_alone(x) for i, x in enumerate(troops) if x and i not in {*suits, *values}]
    rest += [_Part("boost", x.name, x.boost) for x in troops if x and x.boost]
    formations = [
        [*by_suit, *by_value]
        for by_suit in _formation("suit", troops, suits, numbers["suit_factor"])
        for by_value in _formation("value", troops, values, numbers["value_factor"])
    ]
    for found in formations:
        yield [*found, *rest]
    times = numbers["complete_factor"]
    for found in formations:
        for i, x in enumerate(troops):
            if x is None or not x.power:
                continue
            kept = [p for p in rest if p != _alone(x) or i in {*suits, *values}]
            more = _Part("complete", f"{x.name} × {times}", times * x.power)
            yield [*found, *kept, more]


def _alone(x: _Troop) -> _Part:
    return _Part(x.note or "alone", x.name, x.power)


def _formation(
    kind: str, troops: list[_Troop | None], members: tuple[int, ...], times: int
) -> Iterator[list[_Part]]:
    """A formation: all three are multiplied, or either one of two."""
    found = [x for i, x in enumerate(troops) if x and i in members]
    if len(found) == 3:
        told = " + ".join(x.counted for x in found)
        yield [_Part(kind, f"({told}) × {times}", times * sum(x.power for x in found))]
    elif len(found) == 2:
        for chosen in (0, 1):
            parts = [
                f"{x.counted} × {times}" if i == chosen else x.counted for i, x in enumerate(found)
            ]
            points = sum(x.power * (times if i == chosen else 1) for i, x in enumerate(found))
            yield [_Part(kind, " + ".join(parts), points)]
    else:
        yield []
