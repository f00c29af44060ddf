"""What the party has, where it is, and the questions that many rules ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon import kernel as k
from tests.shapes.rogue import words as w

NONE, OVERLORD_SEAT, AUTO = 0, 1, 2
LAST_ZONE: Final = 4
ENTRANCE, EXIT = 0, 8
MOST_HP, MOST_XP, MOST_GOLD, MOST_FOOD, MOST_POTIONS, MOST_OMENS = 12, 12, 9, 4, 2, 6
LEVELS: Final = (4, 9)
HAND: Final = 2
ROOMS: Final = k.CardSet(
    "rooms",
    w.ROOM,
    (w.BANDIT,) * 3
    + (w.RATS,) * 3
    + (w.PIT,) * 3
    + (w.SLEEPER,) * 2
    + (w.TREASURE,) * 2
    + (w.CAMP,) * 2
    + (w.MERCHANT,),
)
GUARDS: Final = k.CardSet("guards", w.GUARD, w.GUARD.values)
NOBODY, BANDIT, RATS, GUARDIAN, SLEEPER = range(5)


class Rogue(k.State):
    pool: list[int]  # the kinds that the rooms face down can be
    stock: list[int]
    room: list[int]  # by cell
    known: list[int]
    up: list[int]
    hand: list[list[int]]  # of the Overlord
    guards: list[int]
    den: list[int]  # guardians that nobody has met
    lair: list[int]  # the guardian who is fought
    beaten: list[int]
    hp: list[int]
    xp: list[int]
    gold: list[int]
    food: list[int]
    healing: list[int]
    fire: list[int]
    dice: list[int]  # the pool of who strikes
    die: int  # the dark die, which waits to be read; 0 for none
    foe: int  # what is fought
    foes: list[int]  # hit points of each
    faced: int  # how many there were
    omens: int  # what the Overlord pays with
    looked: int  # 1 once the Overlord has looked at a room of this zone
    at: int  # the cell of the party
    zone: int
    fell: int
    overlord: int


FIELDS: Final = (
    k.pool("pool", ROOMS),
    k.place("stock", ROOMS, 16, home=True, seen=k.NO_SEAT),
    k.place("room", ROOMS, 9, grid=True, known="known", face="up"),
    k.masks("known", 9, shape=k.LIST, fixed=True),
    k.faces("up", 9, shape=k.LIST),
    k.place("hand", ROOMS, HAND, shape=k.SEATS, ordered=False, seen=k.OWNER),
    k.pool("guards", GUARDS),
    k.place("den", GUARDS, 4, home=True, seen=k.NO_SEAT),
    k.place("lair", GUARDS, 1),
    k.place("beaten", GUARDS, 4, ordered=False),
    k.number("hp", 0, MOST_HP, 10, each=k.PER_SEAT),
    k.number("xp", 0, MOST_XP, each=k.PER_SEAT),
    k.number("gold", 0, MOST_GOLD, 2, each=k.PER_SEAT),
    k.number("food", 0, MOST_FOOD, 2, each=k.PER_SEAT),
    k.number("healing", 0, MOST_POTIONS, 1, each=k.PER_SEAT),
    k.number("fire", 0, MOST_POTIONS, 1, each=k.PER_SEAT),
    k.Field("dice", k.LIST, 3, 1, 6, ordered=False, domain=w.FACE),
    k.number("die", 0, 6),
    k.number("foe", 0, 4),
    k.marks("foes", 3, 0, 99),
    k.number("faced", 0, 3),
    k.number("omens", 0, MOST_OMENS, 1),
    k.number("looked", 0, 1),
    k.number("at", 0, 8),
    k.number("zone", 0, LAST_ZONE),
    k.number("fell", 0, 1),
    k.option("overlord", w.OVERLORD),
)


def party(g: Rogue) -> int:
    """How many adventurers there are: seats from 0 on; the Overlord, if a seat, is the last one."""
    return g.seats - 1 if g.overlord == OVERLORD_SEAT else g.seats


def lord(g: Rogue) -> int:
    """The Overlord's seat."""
    return g.seats - 1


def leader(g: Rogue) -> int:
    """Who chooses the way: another one in each zone."""
    return g.zone % party(g)


def level(g: Rogue, seat: int) -> int:
    """Dice to roll."""
    return 1 + int(g.xp[seat] >= LEVELS[0]) + int(g.xp[seat] >= LEVELS[1])


def face_down(g: Rogue, cell: int) -> bool:
    return g.room[cell] != k.EMPTY and g.up[cell] == 0


def alive(g: Rogue) -> int:
    """How many foes stand."""
    return len(g.foes)


def gain_xp(g: Rogue, seat: int, n: int) -> None:
    before = level(g, seat)
    g.xp[seat] = min(g.xp[seat] + n, MOST_XP)
    k.tell(g, w.E_XP, seat, n)
    if level(g, seat) > before:
        k.tell(g, w.E_LEVEL, seat, level(g, seat))


def gain_gold(g: Rogue, seat: int, n: int) -> None:
    g.gold[seat] = min(g.gold[seat] + n, MOST_GOLD)
    k.tell(g, w.E_GOLD, seat, n)


def heal(g: Rogue, seat: int, n: int) -> None:
    g.hp[seat] = min(g.hp[seat] + n, MOST_HP)
    k.tell(g, w.E_HEALED, seat, n)


def drink(g: Rogue, seat: int) -> None:
    """A potion of healing."""
    g.healing[seat] -= 1
    heal(g, seat, 5)


def omens(g: Rogue, n: int) -> None:
    """The Overlord, if there is one, gains means."""
    if g.overlord != NONE:
        g.omens = min(g.omens + n, MOST_OMENS)
        k.tell(g, w.E_OMEN, g.omens)


# -- who plays with whom ---------------------------------------------------------------------------


def teams(options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """The adventurers together; an Overlord against them."""
    if options["overlord"] == OVERLORD_SEAT:
        return (*((0,) * (seats - 1)), 1)
    return (0,) * seats


def roles(options: Mapping[str, int], seats: int) -> tuple[str, ...]:
    """What each seat is."""
    if options["overlord"] == OVERLORD_SEAT:
        return (*(("adventurer",) * (seats - 1)), "overlord")
    return ("adventurer",) * seats


def refuses(options: Mapping[str, int], seats: int) -> str:
    """One to three adventurers, and a seat for the Overlord who is one."""
    adventurers = seats - int(options["overlord"] == OVERLORD_SEAT)
    return "no-adventurer" if adventurers < 1 else "too-many" if adventurers > 3 else ""
