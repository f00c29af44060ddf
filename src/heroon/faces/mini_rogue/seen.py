"""What a seat sees of a run, as a state that the game's own pure functions read.

Rooms, Guardians and Stories that lie face down stay unknown: none of the functions looks at them.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.games.mini_rogue.dice import FEAT_DONE, IS_CRITICAL, UNIT
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.games.mini_rogue.words import CELL, FOE, GUARDIAN, POTION, ROOM
from heroon.kernel import GameSpec, View

#: Numbers that the view tells of each seat by the name of their field.
_EACH: Final = ("armour", "food", "gold", "cursed", "poisoned", "blind", "spent", "met", "uses")
_ALONE: Final = (
    *("zone", "leader", "turns", "bonus", "might", "doubled"),
    *("venom", "frozen", "walled", "aegis", "ward"),
)
_MARKED: Final = ("fighters", "free", "offended", "curse_shows", "past")


def given(view: View) -> dict[str, str]:
    """The marks of a table by name: its options, who fights."""
    return dict(mark.partition(":")[::2] for mark in view.marks)


def seats_of(view: View) -> int:
    """Count the adventurers."""
    return sum(1 for name, _ in view.counters if name.startswith("gold."))


def me_of(view: View) -> int:
    """The adventurer in question: who looks, or who is asked where several look together."""
    if view.seat >= 0:
        return view.seat
    return (view.awaited & -view.awaited).bit_length() - 1 if view.awaited else 0


def place_of(view: View, seat: int) -> str:
    """The cell on which an adventurer stands."""
    pieces = view.area("zone").pieces
    return next((p.at for p in pieces if p.id == f"hero.{seat}"), CELL.by_value[0])


def room_at(view: View, cell: str) -> str:
    """The Room on a cell by token; empty for one face down, taken away, or the Exit."""
    pieces = view.area("zone").pieces
    return next((p.face for p in pieces if p.at == cell and p.id.startswith("zone/")), "")


def potions_of(view: View, seat: int) -> list[str]:
    """The potions of a seat by token, in their order."""
    return [name for name in POTION.tokens if view.counter(f"{name}.{seat}")]


def level_of(view: View, seat: int) -> int:
    """The level of a seat."""
    return view.counter(f"level.{seat}")


def life(view: View, seat: int, which: str) -> int:
    """The HP (`hp`) or the XP (`xp`) of a seat."""
    pieces = view.area(f"life.{seat}").pieces
    return next(int(p.at) for p in pieces if p.face == which)


def run_of(view: View, spec: GameSpec[Any]) -> Run:
    """The run as far as a view shows it."""
    marks = given(view)
    many = seats_of(view)
    options = spec.settings({o.name: marks[o.name] for o in SPEC.options})
    g: Run = spec.blank(options, many)
    for name in _ALONE:
        setattr(g, name, view.counter(name))
    for name in _MARKED:
        setattr(g, name, int(marks[name]))
    for seat in range(many):
        _person(g, view, seat, int(marks["baited"]))
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


def _person(g: Run, view: View, seat: int, baited: int) -> None:
    """Take over what one adventurer has."""
    for name in _EACH:
        getattr(g, name)[seat] = view.counter(f"{name}.{seat}")
    g.hp[seat], g.xp[seat] = life(view, seat, "hp"), life(view, seat, "xp")
    g.potions[seat] = [POTION.by_token[name] for name in potions_of(view, seat)]
    g.items[seat] = [ROOM.by_token[p.face] for p in view.area(f"items.{seat}").pieces]
    g.baited[seat] = baited >> seat & 1
    g.at[seat] = CELL.by_token[place_of(view, seat)]
    if g.stances:
        g.stance[seat] = view.counter(f"stance.{seat}")
