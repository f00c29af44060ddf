"""MINI ROGUE: Le Conseil, second model: what lies on the table, questions, gains and losses."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.models.mini_rogue_base import SAVED
from tests.models.mini_rogue_cards import (
    BOARDS,
    CHARACTERS,
    CONDITIONS,
    DEFENSIVE,
    HEALING,
    LEVELS,
    MOST,
    ROOMS,
    SLOTS,
)

Cell = tuple[int, int]
CELLS: tuple[Cell, ...] = tuple((i, j) for i in range(3) for j in range(3) if (i, j) != (2, 2))
EXIT: Cell = (2, 2)


@dataclass
class Ask:
    """One question: the adventurer asked (nobody for chance), its short name, all its answers."""

    seat: int | None
    prompt: str
    words: list[str]
    #: All who are asked, where that is a team.
    team: list[int] = field(default_factory=list)


T = TypeVar("T")
Flow = Generator[Ask, str, T]


class Over(Exception):
    """The game has ended."""


@dataclass
class Hero:
    """One adventurer and their board."""

    seat: int
    name: str
    hp: int
    armor: int
    food: int
    gold: int
    xp: int
    potions: list[str]
    #: Character cards, one's own first: whether each lies face up.
    cards: dict[str, bool]
    #: What a passive skill forbids: no-fall no-holy no-bless no-curse no-poison no-blind.
    holds: str = ""
    poison: bool = False
    curse: bool = False
    blind: bool = False
    item: str | None = None
    #: Free feats left on the Weapon Cache.
    uses: int = 0
    #: Whether the Alarm Tower is held.
    alarm: bool = False
    at: Cell = (0, 0)
    #: Whether the room stood on is resolved.
    resolved: bool = False
    #: Whether a Monster, the Criminal or a Trap was met in this zone.
    met: bool = False
    #: Whether the next room is not resolved (MR-267), or its Outlaw was paid (MR-269).
    slips: bool = False

    @property
    def level(self) -> int:
        """Tell the level, which is also the number of Character dice (p.15)."""
        return 1 + sum(self.xp >= xp for xp in LEVELS)

    @property
    def slots(self) -> int:
        """Tell how many potions can be carried (p.14, Conseil p.5)."""
        return SLOTS + (self.item == "ceinture")

    @property
    def order(self) -> str:
        """Tell the class, that of one's own card (Conseil p.10)."""
        return str(CHARACTERS[self.name]["class"])

    @property
    def conditions(self) -> list[str]:
        """Tell which of poison, curse and blindness are on."""
        return [name for name in CONDITIONS if getattr(self, name)]


@dataclass
class Table:
    """Everything that lies on the table."""

    heroes: list[Hero]
    board: str
    options: dict[str, str]
    leader: int = 0
    zone: int = 1
    #: Rooms in the zone by cell, and which of them are face up.
    grid: dict[Cell, str] = field(default_factory=dict)
    up: set[Cell] = field(default_factory=set)
    #: All rooms of the game.
    rooms: list[str] = field(default_factory=lambda: list(ROOMS))
    #: Whether the last Guardian is Og's Remains, and the next reference card the Ghost.
    og: bool = False
    ghost: bool = False
    #: Rooms neither in the zone nor held, unordered.
    unused: list[str] = field(default_factory=list)
    #: Rooms on top of the others while a zone is prepared, by place, nothing where none was seen;
    #: and those put under them.
    top: list[str | None] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    #: Items discarded since the last shuffle (MR-248).
    discarded: list[str] = field(default_factory=list)
    #: Guardians at the exit, the top one first; set aside; beaten; out of the game.
    exit: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    beaten: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    guardian_up: bool = False
    stories: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    #: The first adventurer who fell in this step.
    fell: int | None = None
    #: Who resolves before the leader in this step, and whether somebody asked to (MR-251).
    ahead: int | None = None
    urged: bool = False
    #: Armour of all, and whether a death is cancelled, until the rooms of this step are resolved
    #: (MR-265, MR-266).
    aegis: int = 0
    ward: bool = False
    #: The fight that goes on, and its Attack Phase (`mini_rogue_fight`).
    battle: Any = None
    phase: Any = None
    won: bool | None = None

    # Overlord and Automa (Conseil p.7-11; `mini_rogue_lord`)
    #: Rooms in the Overlord's hand; omen points; the reinforcement marker.
    hand: list[str] = field(default_factory=list)
    omen: int = 0
    marker: int = 0
    #: Reinforcement cards that were not drawn yet, and those on each side of the board.
    pile: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    sides: dict[str, list[str]] = field(default_factory=dict)
    #: Powers used in this zone and on this floor, of those that are limited.
    used: set[str] = field(default_factory=set)
    used_floor: set[str] = field(default_factory=set)
    veiled: set[Cell] = field(default_factory=set)
    blocked: Cell | None = None
    armed: bool = False
    watch: bool = False
    #: Seats whom the Night has blinded.
    night: set[int] = field(default_factory=set)
    #: What the Automa has set off and what has not happened yet.
    due: set[str] = field(default_factory=set)
    #: Whether a power was used on the die that is about to be read.
    stirred: bool = False
    #: The top room of those not in use, where it is fixed, and those that lie at the bottom.
    next: str | None = None
    bottom: list[str] = field(default_factory=list)
    #: Rooms face down that all adventurers know, and those that the Overlord knows.
    known: set[str] = field(default_factory=set)
    known_lord: set[str] = field(default_factory=set)

    @property
    def mode(self) -> str:
        """Tell who is against the adventurers: plain, overlord, automa."""
        return self.options["mode"]

    @property
    def lord(self) -> str:
        """Tell the Overlord's card; none in a plain game."""
        return "" if self.mode == "plain" else self.options["lord"]

    def lies(self, side: str, card: str) -> bool:
        """Tell whether a Reinforcement card lies on a side of the Overlord's board."""
        return card in self.sides.get(side, [])

    @property
    def floor(self) -> int:
        """Tell the floor of the zone (p.6; G3, G4)."""
        return BOARDS[self.board]["floor"][self.zone - 1]

    @property
    def icon(self) -> bool:
        """Tell whether the zone has the Guardian icon: the last of each floor (p.8; G3)."""
        floors = BOARDS[self.board]["floor"]
        return self.zone == len(floors) or floors[self.zone] != self.floor

    def ordered(self) -> list[Hero]:
        """List the adventurers, the leader first, then clockwise (p.24; MR-228)."""
        return self.heroes[self.leader :] + self.heroes[: self.leader]

    def in_step(self) -> list[Hero]:
        """List the adventurers as they resolve rooms: who was let first, then the others."""
        return sorted(self.ordered(), key=lambda hero: hero.seat != self.ahead)


# Questions


def chance(prompt: str, words: list[str]) -> Flow[str]:
    """Let chance decide among these, all as likely."""
    return (yield Ask(None, prompt, words))


def choose(
    t: Table,
    hero: Hero,
    prompt: str,
    words: Callable[[], list[str]],
    opens: Callable[[], bool] = lambda: False,
) -> Flow[str]:
    """Ask an adventurer; where one answer alone is left, nothing is asked (MR-01, MR-241).

    The own defensive potions are words of every question that is put; drinking goes on with it.
    While a potion `opens` a window, the question is put even with one other answer.
    """
    while True:
        own = words()
        if len(own) == 1 and not opens():
            return own[0]
        drinks = [f"drink:{kind}" for kind in drinkable(t, hero)]
        word = yield Ask(hero.seat, prompt, own + drinks)
        if word not in drinks:
            return word
        drink(t, hero, word.removeprefix("drink:"))


def window(t: Table, hero: Hero, prompt: str, worst: int) -> Flow[None]:
    """Ask for Healing before a loss of so many HP, if that would kill (MR-241)."""
    yield from choose(
        t, hero, prompt, lambda: ["pass"], lambda: hero.hp <= worst and "heal" in drinkable(t, hero)
    )


# Potions that defend (p.14)


def under_veil(t: Table, hero: Hero) -> bool:
    """Tell whether an adventurer stands in a veiled cell: no potions, no skills (Conseil p.8)."""
    return hero.at in t.veiled


def drinkable(t: Table, hero: Hero) -> list[str]:
    """List the defensive potions that would do something now (MR-240)."""
    if under_veil(t, hero):
        return []
    helps = {
        "heal": hero.hp < MOST["hp"],
        "holy": bool(hero.conditions) and "no-holy" not in hero.holds,
        "percep": hero.blind,
    }
    return [kind for kind in DEFENSIVE if kind in hero.potions and helps[kind] and hero.hp > 0]


def drink(t: Table, hero: Hero, kind: str) -> None:
    """Drink a defensive potion (p.14)."""
    hero.potions.remove(kind)
    if kind == "heal":
        gain(hero, "hp", HEALING)
    elif kind == "holy":
        cure(t, hero, *CONDITIONS)
    else:
        cure(t, hero, "blind")


def cure(t: Table, hero: Hero, *conditions: str) -> None:
    """Lift conditions; who sees again turns up the rooms beside at once (MR-215)."""
    for name in conditions:
        setattr(hero, name, False)
        if name == "blind":
            t.night.discard(hero.seat)
    look_around(t, hero)


def afflict(t: Table, hero: Hero, condition: str) -> None:
    """Curse, poison or blind, where no passive skill forbids it (p.16, MR-252).

    Who is blinded while the Night blinds stays so after the zone (notes 3.4, R4).
    """
    if f"no-{condition}" not in hero.holds:
        if condition == "blind":
            t.night.discard(hero.seat)
        setattr(hero, condition, True)


def look_around(t: Table, hero: Hero) -> None:
    """Turn up the rooms to the right and below a resolved room, unless blind (p.8, p.13)."""
    if hero.resolved and not hero.blind:
        t.up |= {cell for cell in ways(hero.at) if cell in t.grid}


def ways(cell: Cell) -> list[Cell]:
    """List where one can go from a cell: right and down (p.8)."""
    row, column = cell
    return [c for c in ((row, column + 1), (row + 1, column)) if max(c) < 3]


# Gains and losses (p.6)


def gain(hero: Hero, what: str, many: int) -> None:
    """Gain, at most up to the track's end; XP beyond become HP (p.6, p.15)."""
    room = MOST[what] - getattr(hero, what)
    setattr(hero, what, getattr(hero, what) + min(many, room))
    if what == "xp" and many > room:
        gain(hero, "hp", many - room)


def lose(t: Table, hero: Hero, what: str, many: int) -> None:
    """Lose; 1 HP goes for each piece missing (p.6, MR-210)."""
    if what == "hp":
        hero.hp = max(0, hero.hp - many)
        if hero.hp == 0 and t.ward:
            t.ward, hero.hp = False, SAVED
        elif hero.hp == 0:
            die(t)
        return
    have = getattr(hero, what)
    setattr(hero, what, max(0, have - many))
    if many > have:
        lose(t, hero, "hp", many - have)


def die(t: Table) -> None:
    """End the game: one adventurer at 0 HP loses it for all (p.24)."""
    t.won = False
    raise Over


def cost(hero: Hero, losses: dict[str, int]) -> int:
    """Count the HP that losses would take, missing pieces included."""
    missing = [max(0, n - int(getattr(hero, w))) for w, n in losses.items() if w != "hp"]
    return losses.get("hp", 0) + sum(missing)


def bears(hero: Hero, losses: dict[str, int]) -> bool:
    """Tell whether losses may be chosen: only where they do not kill (MR-210)."""
    return cost(hero, losses) < hero.hp


def gains_something(hero: Hero, what: str) -> bool:
    """Tell whether one more would count (MR-234)."""
    return getattr(hero, what) < MOST[what] or (what == "xp" and hero.hp < MOST["hp"])


def gain_potion(t: Table, hero: Hero, kind: str) -> Flow[None]:
    """Gain a potion one lacks; with as many as may be, discard one first, or go without it.

    What is not yet there cannot be drunk (p.14: one makes room for the new one; MR-231).
    """
    if kind in hero.potions:
        return
    if len(hero.potions) >= hero.slots:
        word = yield from choose(t, hero, "too many potions", lambda: droppable(hero, 1))
        if word == "pass":
            return
        if word != "room":
            hero.potions.remove(word.removeprefix("drop:"))
    hero.potions.append(kind)


def droppable(hero: Hero, coming: int) -> list[str]:
    """List what can be discarded; there may be room, for one was drunk at this very question."""
    if len(hero.potions) + coming <= hero.slots:
        return ["room"]
    return ["pass"] * coming + [f"drop:{kind}" for kind in sorted(hero.potions)]


def drop_potions(t: Table, hero: Hero) -> Flow[None]:
    """Discard potions until no more are carried than may be (p.14, MR-233)."""
    while len(hero.potions) > hero.slots:
        word = yield from choose(t, hero, "too many potions", lambda: droppable(hero, 0))
        if word != "room":
            hero.potions.remove(word.removeprefix("drop:"))


# Items (p.15)


def discard_item(t: Table, hero: Hero) -> Flow[None]:
    """Discard the item; the Belt leaves two potions (MR-233, MR-248)."""
    if hero.item is None:
        return
    t.discarded.append(hero.item)
    hero.item, hero.uses = None, 0
    yield from drop_potions(t, hero)


def fall(t: Table, hero: Hero) -> None:
    """Note a fall; on the last floor it is ignored; the first to fall counts (p.13, MR-229)."""
    if t.floor < 4 and t.fell is None and "no-fall" not in hero.holds:
        t.fell = hero.seat
