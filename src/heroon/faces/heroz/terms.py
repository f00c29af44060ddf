"""HEROZ: how the power of a column comes about, term by term, from what a seat sees.

The parts of a sum are those of `sums`, which asks the game's own functions; here they are told.
"""

from __future__ import annotations

from itertools import product

from heroon.games.heroz.power import look_at
from heroon.games.heroz.state import Duel
from heroon.play.told import Explained, Look, Term
from heroon.texts import Texts

from .seen import SIGNS, duel_of
from .sums import SumPart, parts


def explain(look: Look) -> list[Explained]:
    """Explain the power of every column that has any, the own ones first."""
    view, t = look.view, look.t
    own = max(view.seat, 0)
    g = duel_of(view, look.sentences.spec)
    out = []
    for seat, column in product((own, 1 - own), (1, 2, 3)):
        power = view.counter(f"power.{seat}.{column}")
        if not any(g.face[seat][3 * column - 3 : 3 * column]):
            continue
        side = "own" if seat == view.seat else "other"
        name = look.sentences.names.get(seat, "")
        title: dict[str, str | int] = {"side": side, "name": name, "column": column, "power": power}
        found = parts(g, seat, column - 1, power)
        out.append(Explained(t.sentence("explain-power", title), _terms(g, seat, found, power, t)))
    return out


def _terms(g: Duel, seat: int, found: list[SumPart], power: int, t: Texts) -> tuple[Term, ...]:
    """List a line for each part, then the total; a total that no parts make up stands alone."""
    if not found:
        return (Term(t.text("explain-whole", sum=""), str(power)), _total(power, t))
    lines = [
        Term(t.text(f"explain-{part.kind}", sum=_sum(g, seat, part)), str(sum(part.points)))
        for part in found
    ]
    return (*lines, _total(power, t))


def _total(power: int, t: Texts) -> Term:
    return Term(t.text("explain-total"), str(power), "value")


def _sum(g: Duel, seat: int, part: SumPart) -> str:
    """Write the troops of a part: `(4♥ + 5♥ + 9♥) × 2`, `8♦ × 2 + 2♦`, `6♣`.

    In a formation, a troop that adds nothing but its presence is a 0.
    """
    names = [_name(g, seat, cell) for cell in part.cells]
    if part.kind in ("suit", "value"):
        names = [
            name if points else f"0 [{name}]"
            for name, points in zip(names, part.points, strict=True)
        ]
    if len(part.times) > 1:
        return f"({' + '.join(names)}) × {part.factor}"
    return " + ".join(
        f"{name} × {part.factor}" if cell in part.times else name
        for name, cell in zip(names, part.cells, strict=True)
    )


def _name(g: Duel, seat: int, cell: int) -> str:
    """Name what a troop counts as: value and suit."""
    seen = look_at(g, seat, cell)
    return f"{seen % 16}{SIGNS['SHDC'[seen // 16]]}"
