"""HADES TRAP: where a hero can walk this turn, found step by step with the rules' own functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, Final, NamedTuple

from heroon.board.model import Look
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import BossStop
from heroon.games.hades_trap.labyrinth import NEXT, NOWHERE
from heroon.games.hades_trap.places import (
    blessed,
    closed,
    cost_of_leaving,
    counted,
    gripping,
    guarded,
    kind,
    open_sides,
    sharing,
    sides_beside,
    taken,
)
from heroon.games.hades_trap.rules_hero import add_moves, needed
from heroon.games.hades_trap.rules_medallions import form_spirits
from heroon.games.hades_trap.rules_moving import cross
from heroon.games.hades_trap.rules_special import swap_tiles, swapped, turn_tile, turned
from heroon.games.hades_trap.state import FALLEN, FREE, STUNNED, UPRIGHT, Race
from heroon.kernel import STOP, GameSpec, View

from .seen import race_of


class Way(NamedTuple):
    """A walk: its points, its steps as answers, and the sequence of cut threads at its end."""

    cost: int
    words: tuple[int, ...]
    crossed: tuple[int, ...]

    def cut(self, g: Race) -> tuple[int, ...]:
        """Return the colours that the walk adds to the sequence."""
        return self.crossed[len(g.crossed) :]


def ways(g: Race, me: int, spec: GameSpec[Any]) -> dict[int, Way]:
    """Find by cell the cheapest walk to it; of equal ones the one that cuts the fewest threads.

    A walk ends where something else than the next step may be asked or won on the way: by a
    skeleton's grip, on the cell of a hero or of a Spirit medallion, at a fight.
    """
    if g.at[me] < 0 or g.lies[me] != UPRIGHT or sharing(g, me):
        return {}
    trial: Race = spec.copy(g)
    found: dict[int, Way] = {}
    queue: list[tuple[int, int, int, Way]] = [(0, 0, g.at[me], Way(0, (), tuple(g.crossed)))]
    while queue:
        _, _, here, way = heappop(queue)
        if here in found or (here == g.at[me] and way.words):
            continue
        if way.words:
            found[here] = way
            if _ends(g, here, me):
                continue
        for side in range(4):
            next_one = _step(trial, me, here, side, way, g.left)
            if next_one is not None:
                many = len(next_one.crossed)
                heappush(queue, (next_one.cost, many, NEXT[here][side], next_one))
    return {cell: way for cell, way in found.items() if not taken(g, cell, me)}


def one_step(g: Race, me: int, cell: int, spec: GameSpec[Any]) -> Way | None:
    """Find the walk of one step to a cell; None where that may ask or win something else.

    A longer walk to that cell is never cheaper, for it begins by leaving the same cell.
    """
    if g.at[me] < 0 or g.lies[me] != UPRIGHT or sharing(g, me) or taken(g, cell, me):
        return None
    sides = [side for side in range(4) if NEXT[g.at[me]][side] == cell]
    trial: Race = spec.copy(g)
    steps = (
        _step(trial, me, g.at[me], side, Way(0, (), tuple(g.crossed)), g.left) for side in sides
    )
    return next((step for step in steps if step is not None), None)


def crawls(g: Race, me: int, words: Sequence[int], spec: GameSpec[Any]) -> dict[int, Way]:
    """Find by cell the single steps that a Stunned hero is offered [hades-trap:stunned]."""
    here, out = g.at[me], {}
    for side in range(4 if here >= 0 and g.lies[me] == STUNNED else 0):
        cell = NEXT[here][side]
        if w.GO[cell] in words:
            trial: Race = spec.copy(g)
            cross(trial, here, side)
            out[cell] = Way(cost_of_leaving(g, here), (w.GO[cell],), tuple(trial.crossed))
    return out


def haunts(g: Race, me: int) -> dict[int, Way]:
    """Find by cell the cheapest walk of a ghost, through everything [hades-trap:ghost.move].

    Cells of skeletons are left out: they cost nothing once a turn, which cannot be seen here.  The
    cell of the hero's body ends the walk.
    """
    found: dict[int, Way] = {}
    queue: list[tuple[int, int, Way]] = [(0, g.ghost[me], Way(0, (), tuple(g.crossed)))]
    while queue and g.ghost[me] not in (NOWHERE, g.at[me]):
        _, here, way = heappop(queue)
        if here in found or (here == g.ghost[me] and way.words):
            continue
        if way.words:
            found[here] = way
        cost = way.cost + cost_of_leaving(g, here)
        for cell in NEXT[here] if here != g.at[me] and cost <= g.left else ():
            if not guarded(g, cell):
                step = Way(cost, (*way.words, w.GO[cell]), way.crossed)
                heappush(queue, (cost, cell, step))
    return found


def _step(trial: Race, me: int, here: int, side: int, way: Way, left: int) -> Way | None:
    """Make a walk one step longer; None where the rules forbid it or would ask for a fight."""
    trial.at[me] = here
    trial.left = left - way.cost
    trial.crossed = list(way.crossed)
    if way.words:
        trial.caught[me] = int(gripping(trial, here))
    cell = NEXT[here][side]
    moves: list[int] = []
    add_moves(trial, me, open_sides(trial, here), sides_beside(trial, here), moves)
    if trial.left <= 0 or w.GO[cell] not in moves:
        return None
    if blessed(trial, me, w.COMBAT) and (guarded(trial, cell) or taken(trial, cell, me)):
        return None
    cost = cost_of_leaving(trial, here)
    cross(trial, here, side)
    return Way(way.cost + cost, (*way.words, w.GO[cell]), tuple(trial.crossed))


def _ends(g: Race, cell: int, me: int) -> bool:
    """Return whether a walk stops on a cell: a hero lies there, or it has a Spirit medallion."""
    return cell in g.halves or any(
        g.at[seat] == cell and seat != me and g.lies[seat] != UPRIGHT for seat in range(g.seats)
    )


def explorations(g: Race, found: dict[int, Way]) -> dict[int, Way]:
    """Find by place the cheapest walk that ends by exploring its tile [hades-trap:explore].

    Tiles beside which the hero stands already are left out: exploring them is an answer of its own.
    """
    out: dict[int, Way] = {}
    if g.lies[g.active] != UPRIGHT:
        return out
    for cell, way in sorted(found.items(), key=lambda pair: pair[1].cost):
        if way.cost >= g.left or _ends(g, cell, g.active):
            continue
        for side in range(4):
            place = NEXT[cell][side] // 9
            if kind(g, place) == 0 and place not in out:
                out[place] = Way(way.cost + 1, (*way.words, w.EXPLORE[place]), way.crossed)
    beside = {NEXT[g.at[g.active]][side] // 9 for side in range(4)}
    return {place: way for place, way in out.items() if place not in beside}


#: Answers that set out on a charge.
CHARGES: Final = (w.CHARGE.id, w.DASH.id)
#: The cells of a row or a column: a charge that nothing stops goes so far.
LINE: Final = 9


def runs(g: Race, me: int, side: int, start: int, spec: GameSpec[Any]) -> dict[int, Way]:
    """Find by cell the answers that make a charge end there [hades-trap:charge].

    On the last cell (for whoever has won Courage, the one before the Boss) it ends by itself; on
    any other the hero stops.
    """
    trial: Race = spec.copy(g)
    found: dict[int, Way] = {}
    cell = g.at[me]
    words: list[int] = []
    while len(words) < LINE and not _ends_run(trial, cell, side, start, me, bool(words)):
        cross(trial, cell, side)
        cell = NEXT[cell][side]
        words.append(w.ON)
        last = _ends_run(trial, cell, side, start, me, True)
        found[cell] = Way(0, (*words, *(() if last else (STOP,))), tuple(trial.crossed))
    return found


def reach(g: Race, me: int, side: int, spec: GameSpec[Any]) -> int:
    """Find the cell at which a charge that begins now ends, if its hero stops nowhere before."""
    return next(reversed(runs(g, me, side, g.at[me], spec)), g.at[me])


def onto_boss(g: Race, me: int, side: int, start: int, spec: GameSpec[Any]) -> Way | None:
    """Find the answers that charge the Boss, for a hero who has not won Courage; else None.

    [hades-trap:courage]  The hero then stands on the last cell before the Boss.
    """
    found = runs(g, me, side, start, spec)
    last = next(reversed(found), g.at[me])
    way = found.get(last, Way(0, (), tuple(g.crossed)))
    free = NEXT[last][side] == g.boss_at and not closed(g, last, side)
    if not free or (way.words and last == start) or g.medallions[me] & w.COURAGE:
        return None
    return way._replace(words=(*way.words, w.ON))


def _ends_run(g: Race, cell: int, side: int, start: int, me: int, moved_on: bool) -> bool:
    """Return whether a charge stops on a cell: a wall or the Boss is ahead, or it began there."""
    return (moved_on and cell == start) or closed(g, cell, side) or NEXT[cell][side] == g.boss_at


def after(g: Race, me: int, way: Way, spec: GameSpec[Any], cell: int = NOWHERE) -> Race:
    """Return the position at the end of a walk or charge, as far as it changes what Ariadne does.

    The walk of a ghost changes nothing of that.
    """
    trial: Race = spec.copy(g)
    if g.ghost[me] != NOWHERE:
        return trial
    if cell != NOWHERE:
        trial.at[me] = cell
    elif way.words:
        trial.at[me] = w.A[way.words[-1]]
    trial.crossed = list(way.crossed)
    return trial


def moved(g: Race, word: int, spec: GameSpec[Any]) -> tuple[Race, tuple[int, ...]]:
    """Return the position after a tile is turned, or two change places, and which halves meet.

    The halves of Spirit are told by the cells on which they lie now.
    """
    trial: Race = spec.copy(g)
    verb, place, other = w.VERB[word], w.A[word], w.B[word]
    before = len(g.halves)
    if verb in (w.TURN.id, w.TWIST.id):
        turn_tile(trial, place, other)
        form_spirits(trial, place, place)
        return trial, tuple(turned(cell, place, 1 - other) for cell in trial.halves[before:])
    # Heroes are off the tiles while these move, for here nobody takes a medallion.
    trial.at = [NOWHERE] * g.seats
    swap_tiles(trial, g.active, place, other)
    trial.at = [swapped(cell, place, other) for cell in g.at]
    return trial, tuple(swapped(cell, place, other) for cell in trial.halves[before:])


def wins_so(g: Race, stops: Sequence[BossStop], marks: Mapping[str, str]) -> bool:
    """Return whether the active player wins as the turn ends [hades-trap:end] [hades-trap:goal].

    False, too, where Hades may still make a ghost of the hero: by Ariadne's choice, or by a colour
    that is drawn.
    """
    me = g.active
    if g.at[me] < 0 or g.lies[me] == FALLEN or counted(g, me) < needed(g, me):
        return False
    if marks["boss"] == "hades" and "courage" in marks.get("alarms", ""):
        return False
    falls = any(blow.seat == me and blow.falls for stop in stops for blow in stop.blows)
    return not falls and not any(me in stop.one_of for stop in stops)


#: The last view that `joining` was asked about, with what it found.
_JOINED: list[tuple[View, frozenset[str]]] = []


def joining(look: Look) -> frozenset[str]:
    """Find the offered turns and exchanges of tiles by which halves of Spirit meet, as text.

    Each answer of a view needs them, so the result for the last view is kept.
    """
    spec, view = look.sentences.spec, look.view
    if _JOINED and _JOINED[0][0] is view:
        return _JOINED[0][1]
    moves = (w.TURN.id, w.TWIST.id, w.SWAP.id, w.TRADE.id)
    offered = [word for word in view.words if w.VERB[word] in moves]
    g = race_of(view, spec) if offered else None
    found = frozenset(spec.words.text[word] for word in offered if g and moved(g, word, spec)[1])
    _JOINED[:] = [(view, found)]
    return found


def colours(crossed: tuple[int, ...]) -> list[str]:
    """List the colours of a sequence by token."""
    return [w.COLOUR.by_value[token % FREE] for token in crossed]
