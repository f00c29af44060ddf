"""What each seat sees on the way down."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View, number_faces
from tests.shapes.rogue.state import (
    ENTRANCE,
    EXIT,
    LEVELS,
    MOST_HP,
    MOST_XP,
    NONE,
    OVERLORD_SEAT,
    Rogue,
    level,
    lord,
    party,
)
from tests.shapes.rogue.words import CELL, FOE, GUARD, ROOM

_AT: Final = CELL.tokens
_HEROES: Final = tuple(
    tuple(Piece(f"hero-{s + 1}", f"hero-{s + 1}", at) for at in _AT) for s in range(3)
)
_ENDS: Final = (
    Piece("entrance", "entrance", _AT[ENTRANCE]),
    Piece("exit", "exit", _AT[EXIT]),
)
_TICKS: Final = tuple(f"tick:{xp}" for xp in LEVELS)
_COUNTED: Final = ("gold", "food", "healing", "fire")


def view(g: Rogue, seat: int) -> View:
    areas = [_zone(g, seat), _foes(g), _dice(g), _die(g)]
    counters = [("zone", g.zone)]
    if g.overlord != NONE:
        counters.append(("omens", g.omens))
    for s in range(party(g)):
        areas.append(_life(g, s))
        counters.append((f"level.{s}", level(g, s)))
        counters += [(f"{name}.{s}", getattr(g, name)[s]) for name in _COUNTED]
    if g.overlord == OVERLORD_SEAT:
        areas.append(_hand(g, seat))
    areas.append(Area("stock", "stack", -1, (), len(g.stock)))
    areas.append(Area("den", "stack", -1, (), len(g.den)))
    beaten = tuple([Piece(GUARD.by_value[c], GUARD.by_value[c]) for c in g.beaten])
    areas.append(Area("beaten", "row", -1, beaten, len(beaten)))
    return View(seat, tuple(areas), tuple(counters))


def _zone(g: Rogue, seat: int) -> Area:
    """Nine cells: entrance, seven rooms, exit; the party stands on one of them."""
    pieces = list(_ENDS)
    for cell in range(1, EXIT):
        up = g.up[cell] > 0
        known = up or (seat >= 0 and bool(g.known[cell] >> seat & 1))
        face = ROOM.by_value[g.room[cell]] if known and g.room[cell] > 0 else ""
        marks = ("seen",) if known and not up else ()
        pieces.append(Piece(f"zone/{_AT[cell]}", face, _AT[cell], marks))
    pieces += [_HEROES[s][g.at] for s in range(party(g))]
    return Area("zone", "grid", -1, tuple(pieces), len(pieces), 3, 3, cells=_AT)


def _foes(g: Rogue) -> Area:
    """Who is fought, each with its hit points on a track."""
    face = GUARD.by_value[g.lair[0]] if g.lair else FOE.by_value[g.foe]
    pieces = tuple([Piece(f"foe.{i + 1}", face, str(hp)) for i, hp in enumerate(g.foes)])
    return Area("foes", "track", -1, pieces, len(pieces), max(g.foes, default=0))


def _dice(g: Rogue) -> Area:
    faces = [str(face) for face in g.dice]
    pieces = [Piece(f"dice.{i}", f, f) for i, f in zip(number_faces(faces), faces, strict=True)]
    return Area("dice", "dice", -1, tuple(pieces), len(pieces))


def _die(g: Rogue) -> Area:
    """The dark die while it waits to be read."""
    pieces = (Piece("die", str(g.die), str(g.die)),) if g.die else ()
    return Area("die", "dice", -1, pieces, len(pieces))


def _life(g: Rogue, s: int) -> Area:
    """Health and experience as tracks, with ticks where a level is gained."""
    hp = Piece(f"hp.{s}", "hp", str(g.hp[s]))
    xp = Piece(f"xp.{s}", "xp", str(g.xp[s]), _TICKS)
    return Area(f"life.{s}", "track", s, (hp, xp), 2, max(MOST_HP, MOST_XP))


def _hand(g: Rogue, seat: int) -> Area:
    """The Overlord's rooms, for the Overlord alone."""
    me = lord(g)
    faces = [ROOM.by_value[card] for card in g.hand[me]] if seat == me else []
    pieces = [Piece(f"hand.{i}", f) for i, f in zip(number_faces(faces), faces, strict=True)]
    return Area(f"hand.{me}", "hand", me, tuple(pieces), len(g.hand[me]))
