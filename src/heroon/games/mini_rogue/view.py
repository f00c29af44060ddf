"""MINI ROGUE: what a seat sees.  Nothing is hidden from some adventurers and not from others."""

from __future__ import annotations

from typing import Final

from heroon.kernel import ALL, EMPTY, Area, Piece, View, number_faces

from . import words as w
from .cards import LAST_ZONE, LEVEL_2, LEVEL_3, MAX_HP, MAX_XP
from .dice import has_feat, is_critical, total
from .foes import full_hp
from .hero import floor, guarded, hero, level, lord, party
from .overlord import AT_DIE
from .state import EXIT, OPTIONS, Run
from .steps import AUGURED, CHOICE, COUNTED, EXCHANGE, FULL, LAST, OMEN, RETHINK, SEALED, TALE

_AT: Final = w.CELL.tokens
_COUNTED: Final = ("armour", "food", "gold")
#: What the whole table has: the fight, and what waits for the next Rooms.
_NUMBERS: Final = ("bonus", "might", "doubled", "venom", "frozen", "walled", "aegis", "ward")
#: What an Overlord has, and what lies on the Zone or the enemy by a power.
_LAID: Final = ("omen", "marker", "armed", "watch", "contagion", "carnage", "tougher")
_SIDES: Final = ("on_rooms", "on_power", "on_combat", "on_avatar")
#: The steps whose question is about what the table has just brought: a cell of effects, read or
#: about to be read, a Story, a new potion.  The Overlord's moment is about a cell, or about whose
#: fight or die it is.
_ABOUT: Final = (CHOICE, TALE, FULL, LAST)
#: By the step that will read a die: for what, where Room and fight do not tell.
_READS: Final = {
    SEALED: "rewards",
    RETHINK: "dodge",
    AUGURED: "offering",
    LAST: "uses",
    COUNTED: "uses",
}
_STATES: Final = ("cursed", "poisoned", "blind", "spent")


def view(g: Run, seat: int) -> View:
    """Show a seat the Zone, the fight, and all adventurers."""
    areas = [_zone(g, seat), _foes(g), _dice(g), _die(g)]
    if g.mode != w.PLAIN:
        areas += _board(g, seat)
    counters = [("zone", g.zone), ("floor", floor(g)), ("leader", g.leader), ("turns", g.turns)]
    counters += [(name, getattr(g, name)) for name in _NUMBERS]
    for s in range(party(g)):
        areas += [_life(g, s), _items(g, s)]
        counters += [(f"{name}.{s}", getattr(g, name)[s]) for name in _COUNTED + _STATES]
        counters += [(f"level.{s}", level(g, s)), (f"met.{s}", g.met[s]), (f"uses.{s}", g.uses[s])]
        for potion, name in w.POTION.by_value.items():
            counters.append((f"{name}.{s}", int(potion in g.potions[s])))
        if g.stances:
            counters.append((f"stance.{s}", g.stance[s]))
        if g.mode != w.PLAIN:
            counters.append((f"extra_spent.{s}", g.extra_spent[s]))
    if g.mode != w.PLAIN:
        counters += [(name, getattr(g, name)) for name in _LAID]
    areas += _piles(g, seat)
    return View(seat, tuple(areas), tuple(counters), _marks(g))


def _marks(g: Run) -> tuple[str, ...]:
    """List what everybody knows beside pieces and numbers: the options, who fights."""
    marks = [f"{o.name}:{o.values[getattr(g, o.name)]}" for o in OPTIONS]
    for name in ("fighters", "free", "offended", "curse_shows", "past"):
        marks.append(f"{name}:{getattr(g, name)}")
    if g.mode != w.PLAIN:
        marks += [f"extra.{s}:{_extra(g, s)}" for s in range(party(g)) if g.extra[s]]
        for name in ("used", "used_floor", "night", "due", "stirred", "passed", "veiled"):
            marks.append(f"{name}:{getattr(g, name)}")
    baited = sum(1 << s for s in range(party(g)) if g.baited[s])
    marks.append(f"baited:{baited}")
    if g.agenda and g.agenda[-1] in _ABOUT:
        marks.append(f"about:{g.agenda[-3]}")
    if g.agenda and g.agenda[-1] == OMEN:
        marks.append(f"moment:{g.agenda[-3]}")
        marks += _reads(g)
    if g.agenda and g.agenda[-1] == EXCHANGE:
        marks.append(f"moment:{g.agenda[-2]}")
    return tuple(marks)


def _reads(g: Run) -> list[str]:
    """List the marks that say what a die that has landed will be read for."""
    if g.agenda[-2] != AT_DIE or len(g.agenda) < 6 or g.agenda[-4] not in _READS:
        return []
    offered = [f"offered:{g.agenda[-6]}"] if g.agenda[-4] == AUGURED else []
    return [f"reads:{_READS[g.agenda[-4]]}", *offered]


def _extra(g: Run, s: int) -> str:
    """Name the second character of a seat."""
    return w.HERO.by_value[g.extra[s] - 1]


def _board(g: Run, seat: int) -> list[Area]:
    """Return the Overlord board: the hand, for its owner alone, and the Reinforcement cards.

    [mini-rogue:overlord] [mini-rogue:overlord.hand] [mini-rogue:reinforcement.card]
    """
    areas = [Area("reserve", "stack", -1, (), len(g.reserve)), _cards("drawn", g.drawn)]
    for name, side in zip(w.SIDE.tokens, _SIDES, strict=True):
        areas.append(_cards(f"on-{name}", getattr(g, side)))
    if g.mode == w.OVERLORD:
        me = lord(g)
        faces = [w.ROOM.by_value[c] if seat == me else "" for c in g.hand[me]]
        pieces = tuple(Piece(f"hand/{f}", f) for f in faces if f)
        areas.append(Area("hand", "row", me, pieces, len(faces)))
    return areas


def _cards(name: str, cards: list[int]) -> Area:
    """Return Reinforcement cards that lie face up."""
    return _open(name, [w.REINFORCEMENT.by_value[c] for c in cards])


def _zone(g: Run, seat: int) -> Area:
    """Return the eight Rooms, the Exit with its Guardian, and the adventurers."""
    pieces = [_room(g, seat, cell) for cell in range(EXIT) if g.room[cell] != EMPTY]
    if g.lair:
        face = w.GUARDIAN.by_value[g.lair[0]]
    else:
        face = _last(g) if g.zone == LAST_ZONE and guarded(g) else ""
    pieces.append(Piece("exit", face, _AT[EXIT]))
    for s in range(party(g)):
        pieces.append(Piece(f"hero.{s}", w.HERO.by_value[hero(g, s)], _AT[g.at[s]]))
    return Area("zone", "grid", -1, tuple(pieces), len(pieces), 3, 3, cells=_AT)


def _last(g: Run) -> str:
    """Name the enemy who waits in the last Zone."""
    if g.mode != w.PLAIN:
        return "avatar"
    return "og" if g.og else "remains"


def _room(g: Run, seat: int, cell: int) -> Piece:
    """Return a Room; one that the seat knows face down has its face and a mark."""
    up = g.up[cell] > 0
    known = up or (seat >= 0 and bool(g.known[cell] >> seat & 1))
    face = w.ROOM.by_value[g.room[cell]] if known and g.room[cell] > 0 else ""
    marks = ("seen",) * (face != "" and not up) + ("veiled",) * (g.veiled >> cell & 1)
    if g.blocked == cell + 1:
        marks += ("blocked",)
    return Piece(f"zone/{_AT[cell]}", face, _AT[cell], marks)


def _foes(g: Run) -> Area:
    """Return the enemies that are fought, each with its HP on a track."""
    if not g.foe_hp:
        return Area("foes", "track", -1, (), 0)
    face = w.FOE.by_value[g.foe]
    pieces = tuple(Piece(f"foe.{i + 1}", face, str(hp)) for i, hp in enumerate(g.foe_hp))
    most = max(full_hp(g) + g.tougher, *g.foe_hp)
    return Area("foes", "track", -1, pieces, len(pieces), most)


def _dice(g: Run) -> Area:
    """Return the Character dice on the table, with what each counts."""
    pieces = []
    for i, die in enumerate(g.dice):
        marks = ("critical",) * is_critical(die) + ("feat",) * has_feat(die)
        pieces.append(Piece(f"dice.{i + 1}", str(total(die)), str(total(die)), marks))
    return Area("dice", "dice", -1, tuple(pieces), len(pieces))


def _die(g: Run) -> Area:
    """Return the Dungeon dice that wait to be read."""
    faces = [str(face) for face in ([g.die] if g.die else []) + g.swarm]
    ids = number_faces(faces)
    pieces = tuple(Piece(f"die.{i}", f, f) for i, f in zip(ids, faces, strict=True))
    return Area("die", "dice", -1, pieces, len(pieces))


def _life(g: Run, s: int) -> Area:
    """Return a seat's HP and XP as tracks, with ticks where a level is reached."""
    ticks = tuple(f"tick:{g.numbers[at]}" for at in (LEVEL_2, LEVEL_3))
    hp = Piece(f"hp.{s}", "hp", str(g.hp[s]))
    xp = Piece(f"xp.{s}", "xp", str(g.xp[s]), ticks)
    return Area(f"life.{s}", "track", s, (hp, xp), 2, max(g.numbers[MAX_HP], g.numbers[MAX_XP]))


def _items(g: Run, s: int) -> Area:
    faces = [w.ROOM.by_value[item] for item in g.items[s]]
    pieces = tuple(Piece(f"item.{s}.{f}", f) for f in faces)
    return Area(f"items.{s}", "row", s, pieces, len(pieces))


def _piles(g: Run, seat: int) -> list[Area]:
    """List the piles beside the Zone."""
    return [
        _stock(g, seat),
        _open("box", [w.ROOM.by_value[c] for c in g.box]),
        _open("discard", [w.ROOM.by_value[c] for c in g.discard]),
        Area("den", "stack", -1, (), len(g.den)),
        Area("unused", "stack", -1, (), len(g.unused)),
        _open("beaten", [w.GUARDIAN.by_value[c] for c in g.beaten]),
        _open("gone", [w.GUARDIAN.by_value.get(c, "") for c in g.gone]),
        Area("tales", "stack", -1, (), len(g.tales)),
        _open("told", [w.TALE.by_value[c] for c in g.told]),
    ]


def _stock(g: Run, seat: int) -> Area:
    """Return the Rooms not in use; those that this seat has seen have their faces."""
    seen = [k == ALL or (seat >= 0 and bool(k >> seat & 1)) for k in g.stock_known]
    known = [w.ROOM.by_value[c] for c, k in zip(g.stock, seen, strict=True) if c > 0 and k]
    pieces = tuple(Piece(f"stock/{face}", face) for face in known)
    return Area("stock", "stack", -1, pieces, len(g.stock))


def _open(name: str, faces: list[str]) -> Area:
    ids = number_faces(faces)
    pieces = tuple(Piece(f"{name}.{i}", f) for i, f in zip(ids, faces, strict=True))
    return Area(name, "row", -1, pieces, len(pieces))
