"""MINI ROGUE: a view turned into a state, which the game's own pure functions can read.

Rooms, Guardians and Stories that lie face down stay unknown: none of these functions looks at them.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.games.mini_rogue.dice import FEAT_DONE, IS_CRITICAL, UNIT
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.games.mini_rogue.words import (
    CELL,
    FOE,
    GUARDIAN,
    HERO,
    POTION,
    REINFORCEMENT,
    ROOM,
    SIDE,
)
from heroon.kernel import GameSpec, View

#: Numbers that the view tells of each seat by the name of their field.
_EACH: Final = ("armour", "food", "gold", "cursed", "poisoned", "blind", "spent", "met", "uses")
_ALONE: Final = (
    *("zone", "leader", "turns", "bonus", "might", "doubled"),
    *("venom", "frozen", "walled", "aegis", "ward"),
)
_MARKED: Final = ("fighters", "free", "offended", "curse_shows", "past")
#: What an Overlord has, and what lies on the Zone or the enemy by a power; the same as marks.
_LORD: Final = ("omen", "marker", "armed", "watch", "contagion", "carnage", "tougher")
_LORD_MARKED: Final = ("used", "used_floor", "night", "due", "stirred", "passed", "veiled")
_SIDES: Final = ("on_rooms", "on_power", "on_combat", "on_avatar")


def given(view: View) -> dict[str, str]:
    """Parse the marks of a table by name: its options, who fights."""
    return dict(mark.partition(":")[::2] for mark in view.marks)


def seats_of(view: View) -> int:
    """Count the adventurers."""
    return sum(1 for name, _ in view.counters if name.startswith("gold."))


def me_of(view: View) -> int:
    """Return the adventurer in question: the viewer, or who is asked where several look together.

    For the Overlord it is the one whose Room, fight or die it is.
    """
    many = seats_of(view)
    asked = view.awaited & ((1 << many) - 1)
    if 0 <= view.seat < many and (view.awaited >> view.seat & 1 or not view.words):
        return view.seat
    if asked:
        return (asked & -asked).bit_length() - 1
    return _subject(view, many) if view.seat >= many else max(view.seat, 0)


def is_lord(view: View) -> bool:
    """Return whether the Overlord looks at the table."""
    return view.seat >= seats_of(view)


def mode_of(view: View) -> str:
    """Return against whom the adventurers play: `plain`, `overlord` or `automa`."""
    return given(view)["mode"]


def _subject(view: View, many: int) -> int:
    """Find the adventurer whom the Overlord's question is about; the leader if it is nobody."""
    marks = given(view)
    leader = view.counter("leader")
    order = [(leader + i) % many for i in range(many)]
    if "moment" in marks and view.prompt in ("omen-fight", "omen-die"):
        return min(int(marks["moment"]), many - 1)
    if "moment" in marks and view.prompt == "omen-room":
        at = CELL.by_value[int(marks["moment"])]
        return next((s for s in order if place_of(view, s) == at), leader)
    fighters = int(marks["fighters"])
    return next((s for s in order if fighters >> s & 1), leader)


def place_of(view: View, seat: int) -> str:
    """Return the cell on which an adventurer stands."""
    pieces = view.area("zone").pieces
    return next((p.at for p in pieces if p.id == f"hero.{seat}"), CELL.by_value[0])


def room_at(view: View, cell: str) -> str:
    """Return the Room on a cell by token.

    Empty for one that lies face down or was taken away, and for the Exit.
    """
    pieces = view.area("zone").pieces
    return next((p.face for p in pieces if p.at == cell and p.id.startswith("zone/")), "")


def potions_of(view: View, seat: int) -> list[str]:
    """List the potions of a seat by token, in their order."""
    return [name for name in POTION.tokens if view.counter(f"{name}.{seat}")]


def level_of(view: View, seat: int) -> int:
    """Return the level of a seat."""
    return view.counter(f"level.{seat}")


def life(view: View, seat: int, which: str) -> int:
    """Return the HP (`hp`) or the XP (`xp`) of a seat."""
    pieces = view.area(f"life.{seat}").pieces
    return next(int(p.at) for p in pieces if p.face == which)


def run_of(view: View, spec: GameSpec[Any]) -> Run:
    """Make a state of the run, as far as a view shows it."""
    marks = given(view)
    many = seats_of(view)
    options = spec.settings({o.name: marks[o.name] for o in SPEC.options})
    g: Run = spec.blank(options, many + int(marks["mode"] == "overlord"))
    for name in _ALONE:
        setattr(g, name, view.counter(name))
    for name in _MARKED:
        setattr(g, name, int(marks[name]))
    for seat in range(many):
        _person(g, view, seat, int(marks["baited"]))
    if marks["mode"] != "plain":
        _lord(g, view, marks)
    g.tales = [0] * view.area("tales").count
    for piece in view.area("zone").pieces:
        if piece.id.startswith("zone/") and piece.face:
            cell = CELL.by_token[piece.at]
            g.room[cell] = ROOM.by_token[piece.face]
            g.up[cell] = int("seen" not in piece.marks)
        elif piece.id == "exit" and piece.face in GUARDIAN.by_token:
            g.lair = [GUARDIAN.by_token[piece.face]]
        elif piece.id == "exit":
            g.og = int(piece.face == "og")
    for piece in view.area("foes").pieces:
        g.foe = FOE.by_token[piece.face]
        g.foe_hp.append(int(piece.at))
    for piece in view.area("dice").pieces:
        bits = IS_CRITICAL * ("critical" in piece.marks) + FEAT_DONE * ("feat" in piece.marks)
        g.dice.append(UNIT * int(piece.face) + bits)
    thrown = [int(piece.face) for piece in view.area("die").pieces]
    g.die = thrown[0] if thrown else 0
    g.swarm = thrown[1:]
    return g


def _lord(g: Run, view: View, marks: dict[str, str]) -> None:
    """Copy what an Overlord has, and the second characters, from the view to the state."""
    for name in _LORD:
        setattr(g, name, view.counter(name))
    for name in _LORD_MARKED:
        setattr(g, name, int(marks[name]))
    for side, name in zip(SIDE.tokens, _SIDES, strict=True):
        cards = [REINFORCEMENT.by_token[p.face] for p in view.area(f"on-{side}").pieces]
        setattr(g, name, cards)
    g.reserve = [0] * view.area("reserve").count
    g.drawn = [REINFORCEMENT.by_token[p.face] for p in view.area("drawn").pieces]
    for piece in view.area("zone").pieces:
        if piece.id.startswith("zone/"):
            cell = CELL.by_token[piece.at]
            g.blocked = cell + 1 if "blocked" in piece.marks else g.blocked
    for seat in range(seats_of(view)):
        g.extra_spent[seat] = view.counter(f"extra_spent.{seat}")
        if f"extra.{seat}" in marks:
            g.extra[seat] = HERO.by_token[marks[f"extra.{seat}"]] + 1


def _person(g: Run, view: View, seat: int, baited: int) -> None:
    """Copy what one adventurer has from the view to the state."""
    for name in _EACH:
        getattr(g, name)[seat] = view.counter(f"{name}.{seat}")
    g.hp[seat], g.xp[seat] = life(view, seat, "hp"), life(view, seat, "xp")
    g.potions[seat] = [POTION.by_token[name] for name in potions_of(view, seat)]
    g.items[seat] = [ROOM.by_token[p.face] for p in view.area(f"items.{seat}").pieces]
    g.baited[seat] = baited >> seat & 1
    g.at[seat] = CELL.by_token[place_of(view, seat)]
    if g.stances:
        g.stance[seat] = view.counter(f"stance.{seat}")
