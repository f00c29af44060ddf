"""HADES TRAP: a view turned into a state, which the game's own pure functions can read.

Amphorae and tiles that nobody has turned stay unknown: none of these functions looks into them.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.games.hades_trap.labyrinth import NOWHERE
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import BURNING, FALLEN, SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.words import CELL, COLOUR, MEDALLIONS, OBJECTS, PLACE, TILES
from heroon.kernel import GameSpec, Piece, View

#: The marks of the tokens in the sequence, in their order.
ORDER: Final = ("first", "second", "third", "fourth")
#: The name of half a Discord medallion.
HALF: Final = "half-discord"
#: What stands for an unknown amphora: the rules need some object on its cell.
_UNKNOWN: Final = 1


def given(view: View) -> dict[str, str]:
    """Parse the marks of a table by name: its options, whose turn it is."""
    return dict(mark.partition(":")[::2] for mark in view.marks)


def seats_of(view: View) -> int:
    """Count the seats in play."""
    return sum(1 for name, _ in view.counters if name.startswith("points."))


def named(place: str) -> int | str:
    """Return a place as texts want it: as a number for the tiles of the square."""
    return int(place) if place.isdecimal() else place


def here(view: View) -> str:
    """Return the cell of the viewer's hero; empty where the hero is not in the labyrinth."""
    own = f"seat:{view.seat}"
    pieces = view.area("labyrinth").pieces
    return next((p.at for p in pieces if own in p.marks and p.face != "ghost"), "")


def race_of(view: View, spec: GameSpec[Any]) -> Race:
    """Make a state of the game as far as a view shows it."""
    marks = given(view)
    options = spec.settings({o.name: marks[o.name] for o in SPEC.options})
    g: Race = spec.blank(options, seats_of(view))
    g.active = int(marks["active"])
    g.wandering = int("wandering" in marks)
    g.burning = int("burning" in marks)
    g.boss_at = NOWHERE
    for seat in range(g.seats):
        g.at[seat] = g.ghost[seat] = NOWHERE
        g.lies[seat] = UPRIGHT
    _count(g, view)
    for piece in view.area("tiles").pieces:
        place = PLACE.by_token[piece.at]
        g.quarters[place] = piece.turn
        g.tile[place] = TILES.by_token.get(piece.face, 0)
    for piece in view.area("labyrinth").pieces:
        _lay(g, piece, marks["boss"])
    for piece in view.area("arrows").pieces:
        g.arrow[COLOUR.by_token[piece.face]] = int(piece.at) - 1
    ahead = [p for p in view.area("threads").pieces if "resolved" not in p.marks]
    laid = {mark: p.face for p in ahead for mark in p.marks}
    g.crossed = [COLOUR.by_token[laid[name]] for name in ORDER if name in laid]
    return g


def _count(g: Race, view: View) -> None:
    """Copy the counters, amphorae and medallions of each seat from the view to the state."""
    g.left, g.turns, g.wrath = (view.counter(name) for name in ("left", "turns", "wrath"))
    for seat in range(g.seats):
        g.trophies[seat] = view.counter(f"trophies.{seat}")
        g.ether_left[seat] = view.counter(f"ether.{seat}")
        g.curses[seat] = view.counter(f"curses.{seat}")
        bar = [piece.face for piece in view.area(f"bar.{seat}").pieces]
        g.fragments[seat] = bar.count(HALF)
        mask = sum(1 << MEDALLIONS.by_token[name] for name in bar if name != HALF)
        g.medallions[seat] = mask | (1 << MEDALLIONS.by_token["discord"]) * (bar.count(HALF) == 2)
        bag = view.area(f"bag.{seat}")
        known = [OBJECTS.by_token[piece.face] for piece in bag.pieces]
        g.bag[seat] = known + [0] * (bag.count - len(known))
        g.watched[seat] = [0] * bag.count


def _lay(g: Race, piece: Piece, boss: str) -> None:
    """Put a piece of the view on its cell of the state."""
    if not piece.at or not piece.face:
        return
    cell = CELL.by_token[piece.at]
    marks = dict(mark.partition(":")[::2] for mark in piece.marks)
    if piece.face == "half-spirit":
        if "formed" in marks:
            g.halves.append(cell)
    elif piece.face == "amphora":
        g.ground[cell] = _UNKNOWN
    elif piece.face == "skeleton":
        g.bones[cell] = BURNING if "burning" in marks else SKELETON
    elif piece.face == "baby":
        g.babies.append(cell)
    elif piece.face == "ghost":
        g.ghost[int(marks["seat"])] = cell
    elif piece.id == f"boss.{boss}":
        g.boss_at = cell
    elif "seat" in marks:
        seat = int(marks["seat"])
        g.at[seat] = cell
        g.caught[seat] = int("gripped" in marks)
        g.lies[seat] = STUNNED if "stunned" in marks else FALLEN if "fallen" in marks else UPRIGHT
