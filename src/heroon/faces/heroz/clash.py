"""HEROZ: what stands between the fields: for each column the two powers, or its fight."""

from __future__ import annotations

from typing import Final

from heroon.board.types import Cell, Clash, Sum, Term, Thing, Value
from heroon.games.heroz.words import CELLS
from heroon.kernel import View

from .scene import Sight, capital
from .sums import Contribution, Verdict, fells, shares, verdict

#: Questions at which no hidden troop can block any more.
BLOCKED: Final = ("window3", "power", "damage", "raid", "retreat")
#: Questions after which nobody can play a card any more in this fight.
PLAYED: Final = ("power", "damage", "raid", "retreat")
#: The total of a side of which nobody has turned up a troop.
UNKNOWN: Final = "?"


def fought_column(view: View) -> int:
    """Return the column that is fought for; 0 for none, or once its fight is over."""
    return 0 if view.result or view.prompt == "retreat" else view.counter("column")


def asked_columns(scene: Sight) -> dict[int, int]:
    """Return the columns whose fight is shown with a verdict, each with its attacking seat."""
    view = scene.view
    fought = fought_column(view)
    if fought:
        return {fought: view.counter("turn")}
    if view.prompt != "attack":
        return {}
    low = scene.look.sentences.spec.words
    words = (low.text[word] for word in view.words)
    return {int(w[-1]): scene.own for w in words if w.startswith("attack:")}


def front(scene: Sight, column: int, clashes: bool) -> Cell:
    """Make the plate of a column between the fields: both powers, or the fight."""
    attacks = fought_column(scene.view) == column
    text = scene.text("picture-attack" if attacks else "picture-column", column=str(column))
    items: tuple[Thing, ...]
    if clashes:
        items = (_clash(scene, column),)
    else:
        items = tuple(_power(scene, seat, column) for seat in (1 - scene.own, scene.own))
    style = ["front"]
    if fought_column(scene.view):
        style.append("fought" if attacks else "aside")
    return Cell(
        id=f"front.{column}",
        label=capital(text),
        style=tuple(style),
        x=column - 1,
        y=3,
        items=items,
        ground="front",
        note=str(column),
    )


def _power(scene: Sight, seat: int, column: int) -> Value:
    """Make the power of a side in a column that nobody attacks."""
    power, against = (scene.view.counter(f"power.{s}.{column}") for s in (seat, 1 - seat))
    whose = scene.whose(seat)
    told = scene.text("page-power", column=str(column), whose=whose, power=str(power))
    leads = power > against
    return Value(
        id=f"power.{seat}.{column}",
        label=scene.text("page-leads", text=told) if leads else told,
        at=(f"column.{seat}/{column}",),
        style=("own" if seat == scene.own else "other", *(("leads",) if leads else ())),
        name=scene.text("picture-power"),
        value=power,
    )


def _clash(scene: Sight, column: int) -> Clash:
    """Make a fight: both sums, who wins as things lie, what it costs."""
    view, own, other = scene.view, scene.own, 1 - scene.own
    attacker = asked_columns(scene)[column]
    found = verdict(scene.g, attacker, column - 1, view.prompt not in BLOCKED)
    if view.prompt == "damage":
        found = _struck(scene, found)
    won, cost = _told(scene, found, attacker)
    sides = tuple(_sum(scene, seat, column, found) for seat in (other, own))
    unknown = sides[0].total == UNKNOWN
    key = "board-clash-open" if unknown else "board-clash"
    label = scene.text(key, column=str(column), one=sides[1].total, two=sides[0].total)
    style = ["attack" if view.prompt == "attack" else "fight"]
    if found.winner >= 0 and not found.hidden:
        style.append("wins" if found.winner == own else "loses")
    return Clash(
        id=f"clash.{column}",
        label=" ".join([label, *(f"{part}." for part in (won, cost) if part)]),
        at=(f"column.{own}/{column}", f"column.{other}/{column}"),
        style=tuple(style),
        sides=sides,
        verdict=won,
        cost=cost,
    )


def _struck(scene: Sight, found: Verdict) -> Verdict:
    """Fill in who falls while damage is dealt: the doomed, and the best split of the rest."""
    g = scene.g
    fallen = []
    for seat in (0, 1):
        left = scene.view.counter(f"damage.{1 - seat}")
        doomed = [cell for cell in range(9) if g.doomed[seat] >> cell & 1]
        standing = g.fighting[seat] & ~g.doomed[seat]
        fallen.append((*doomed, *(fells(g, seat, left, standing) if left else ())))
    return found._replace(fallen=(fallen[0], fallen[1]))


def _told(scene: Sight, found: Verdict, attacker: int) -> tuple[str, str]:
    """Say who wins a fight as things lie, and what it costs."""
    view = scene.view
    if view.prompt == "damage":
        left = max(view.counter(f"damage.{seat}") for seat in (0, 1))
        return scene.text("board-damage", left=str(left)), capital(_falls(scene, found))
    hidden = scene.text("board-may-block", count=found.hidden) if found.hidden else ""
    if not found.blocked:
        sure = view.prompt in BLOCKED
        if attacker == view.seat:
            key = "board-unblocked" if sure else "board-free"
        else:
            key = "board-unblocked-other" if sure else "board-free-other"
        return scene.text(key, points=str(found.free)), hidden
    if found.winner < 0:
        won = scene.text("board-tie")
    elif found.winner == view.seat:
        ahead = found.hidden and attacker == view.seat
        won = scene.text("board-ahead" if ahead else _winning(scene))
    elif view.seat >= 0:
        won = scene.text("board-behind" if found.hidden and attacker != view.seat else "board-lose")
    else:
        won = scene.text("board-wins", name=scene.look.sentences.names[found.winner])
    return won, hidden or capital(_falls(scene, found))


def _winning(scene: Sight) -> str:
    """Return the key for who wins as things lie, though the other seat may still play a card."""
    view, other = scene.view, 1 - scene.view.seat
    means = view.area(f"hand.{other}").count + view.area(f"hero.{other}").count
    return "board-win-unless" if means and view.prompt not in PLAYED else "board-win"


def _falls(scene: Sight, found: Verdict) -> str:
    """Say which troops fall at most."""
    fallen = [
        scene.short(counted_as(scene, seat, cell)) for seat in (0, 1) for cell in found.fallen[seat]
    ]
    names = scene.look.sentences.listed(fallen)
    return scene.text("board-falls", count=len(fallen), names=names)


def counted_as(scene: Sight, seat: int, cell: int) -> str:
    """Return the card that an active troop counts as: for a Joker the troop that it copies."""
    at = CELLS.by_value[cell]
    piece = next(p for p in scene.view.area(f"field.{seat}").pieces if p.at == at)
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    return given.get("as", piece.face)


def _sum(scene: Sight, seat: int, column: int, found: Verdict) -> Sum:
    """Make the power of a side in a fight, troop by troop."""
    view = scene.view
    ids = {p.at: p.id for p in view.area(f"field.{seat}").pieces}
    parts = shares(scene.g, seat, column - 1)
    power = view.counter(f"power.{seat}.{column}")
    whole = sum(part.points for part in parts) == power
    terms = tuple(_term(scene, seat, part, ids, found) for part in parts) if whole else ()
    unknown = seat != scene.own and not power and found.hidden
    total_told = UNKNOWN if unknown else str(power)
    name = scene.text("picture-power")
    named = scene.text("board-unknown") if unknown else total_told
    told = scene.text("page-power", column=str(column), whose=scene.whose(seat), power=named)
    style = ["own" if seat == scene.own else "other"]
    style += ["wins"] if found.winner == seat and found.blocked else []
    return Sum(
        id=f"sum.{seat}.{column}",
        label=told,
        style=tuple(style),
        name=name,
        terms=terms,
        total=total_told,
    )


def _term(scene: Sight, seat: int, part: Contribution, ids: dict[str, str], found: Verdict) -> Term:
    """Make one troop of a sum: how its points come about, and whether it will fall."""
    at = CELLS.by_value[part.cell]
    face = scene.short(counted_as(scene, seat, part.cell))
    how = face
    if scene.g.shield[seat][part.cell]:
        how = scene.text("board-shield")
    elif part.times:
        how = f"{part.power} ×{(part.points - part.extra) // part.power}" if part.power else how
    if part.extra:
        how = f"{how} +{part.extra}"
    style = "falls" if part.cell in found.fallen[seat] else ""
    return Term(how, str(part.points), style, ids[at])
