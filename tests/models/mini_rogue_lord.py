"""MINI ROGUE: Le Conseil, second model: the Overlord's cards, omen points, track and powers
(Conseil p.7-10), and what the Automa sets off (Conseil p.11).

Words of the Overlord: divine:R.C, then "exchange room" keep, exchange:CARD; labyrinth, then "peek"
peek:R.C and "cross" pass, cross:R.C:R.C; veil:R.C, rockfall:R.C, streets:R.C, mechanism, contagion,
famine:SEAT, carnage, fate, hand:FACE, blight:SEAT, granaries:SEAT, night:SEAT, watch, eye:SEAT;
"place" place:SIDE.  Each window also has pass, and comes again until that is said or nothing can
be paid: "omen-zone", "omen-room", "omen-fight", "omen-die", "omen-hidden", "omen-way", "omen-meal".

Chance: "hand" CARD | "reinforcement" CARD | "placing" 1..6 | "top" CARD (the top room of those not
in use) | "cell:POWER" R.C.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.models.mini_rogue_cards import TYPES
from tests.models.mini_rogue_state import (
    CELLS,
    EXIT,
    Ask,
    Cell,
    Flow,
    Hero,
    Table,
    afflict,
    chance,
    choose,
    drinkable,
    ways,
)

START, CAP = 2, 5  # printed
GAIN = {"text": 3, "figure": 2}
#: Steps to a card, by how many adventurers there are.
TRACK = {1: 2, 2: 2, 3: 8}
HELD = 3  # printed
A_SIDE = 3  # printed
SIDES = ("rooms", "power", "combat", "avatar")


@dataclass(frozen=True)
class Power:
    """A power: whose it is (a lord, a Reinforcement card, the board), its price and its limit."""

    owner: str
    cost: int
    symbols: int
    limit: str
    moments: str


POWERS = {
    "divine": Power("", 0, 0, "zone", "zone"),
    "fate": Power("prophet", 2, 0, "zone", "die"),
    "labyrinth": Power("prophet", 4, 1, "", "zone hidden"),
    "veil": Power("prophet", 5, 2, "", "zone hidden room fight-die"),
    "rockfall": Power("architect", 5, 1, "floor", "way"),
    "streets": Power("architect", 2, 0, "zone", "zone hidden"),
    "mechanism": Power("architect", 4, 1, "zone", "zone hidden room"),
    "contagion": Power("gravedigger", 4, 1, "floor", "fight fight-die"),
    "famine": Power("gravedigger", 3, 0, "floor", "room meal"),
    "carnage": Power("gravedigger", 5, 2, "zone", "fight fight-die"),
    "hand": Power("cutthroats", 3, 0, "floor", "die"),
    "blight": Power("plague", 2, 0, "zone", "room fight fight-die"),
    "granaries": Power("dearth", 2, 0, "zone", "meal"),
    "night": Power("darkness", 1, 0, "", "zone hidden"),
    "watch": Power("militia", 2, 0, "zone", "zone hidden room"),
    "eye": Power("idol", 2, 0, "zone", "room fight fight-die"),
}
#: HP that Carnage and the Watch add for each adventurer in the fight.
RAGE = 3
PATROL = 4
#: What each Reinforcement card adds to the Avatar: HP for one, for two, armour, damage.
STRIPS = {
    "cutthroats": (6, 12, 1, 2),
    "plague": (7, 14, 1, 1),
    "dearth": (5, 10, 0, 1),
    "darkness": (4, 8, 1, 0),
    "militia": (6, 12, 0, 1),
    "idol": (5, 10, 1, 0),
}
AVATAR = ((16, 18, 0, 5, "curse", "none"), (16, 18, 0, 6, "poison", "none"))
#: HP that an enemy regains by the Darkness on a 2.
REGAINED = 2
#: Where the Automa places a card, by the die: 1-2, 3-4, 5-6.
PLACING = {
    "prophet": ("avatar", "combat", "avatar"),
    "architect": ("avatar", "rooms", "avatar"),
    "gravedigger": ("avatar", "combat", "avatar"),
}
#: What sets the Automa off: a room type, the Descent, the reference card; and with which power.
TRIGGERS = {
    "prophet": {"monster": "veil", "descent": "labyrinth", "reference": "fate"},
    "architect": {"trap": "mechanism", "treasure": "streets", "descent": "rockfall"},
    "gravedigger": {"monster": "contagion", "tomb": "famine", "reference": "carnage"},
}


def ask_lord(t: Table, prompt: str, words: list[str]) -> Flow[str]:
    """Ask the Overlord, who sits behind the adventurers; one answer alone is not asked for."""
    if len(words) == 1:
        return words[0]
    return (yield Ask(len(t.heroes), prompt, words))


def named(cell: Cell) -> str:
    """Name a cell in a word."""
    return f"{cell[0]}.{cell[1]}"


def cell_of(name: str) -> Cell:
    """Find the cell of a name."""
    return int(name[0]), int(name[2])


def hidden(t: Table) -> list[Cell]:
    """Tell where rooms lie face down."""
    return [cell for cell in CELLS if cell in t.grid and cell not in t.up]


# Omen points and the track (Conseil p.7-9, notes 3.1)


def gain_omen(t: Table, many: int) -> None:
    """Gain omen points up to the cap; the Automa has none."""
    if t.mode == "overlord":
        t.omen = min(CAP, t.omen + many)


def landed(t: Table, die: int) -> None:
    """Note that a Dungeon die has landed in a fight (MR-45)."""
    if die == 1:
        gain_omen(t, 1)


def advance(t: Table, steps: int) -> Flow[None]:
    """Move the marker; for each end of the track a card is drawn and placed (MR-46).

    It stands still in the last fight, and once no card is left.
    """
    if t.battle is not None and t.battle.enemy.name == "avatar":
        return
    for _ in range(steps):
        if not t.pile:
            return
        t.marker += 1
        if t.marker == TRACK[len(t.heroes)]:
            t.marker = 0
            yield from reinforce(t)


def reinforce(t: Table) -> Flow[None]:
    """Draw a Reinforcement card and place it: by the Overlord, or by a die without limit."""
    card = yield from chance("reinforcement", sorted(t.pile))
    t.pile.remove(card)
    t.drawn = [card]
    if t.mode == "overlord":
        free = [f"place:{side}" for side in SIDES if len(t.sides.get(side, [])) < A_SIDE]
        side = (yield from ask_lord(t, "place", free)).removeprefix("place:")
    else:
        die = int((yield from chance("placing", list("123456"))))
        side = PLACING[t.lord][(die - 1) // 2]
    t.drawn = []
    t.sides.setdefault(side, []).append(card)


# Which powers can be used (notes 2, 3.3, 3.4)


def owned(t: Table, power: str) -> bool:
    """Tell whether the Overlord has a power: of the board, the own card, or a placed one."""
    owner = POWERS[power].owner
    return owner in ("", t.lord) or t.lies("power", owner)


def payable(t: Table, power: str) -> bool:
    """Tell whether a power can be paid, and was not used as often as it may be."""
    limited = power in t.used or power in t.used_floor
    return owned(t, power) and not limited and POWERS[power].cost <= t.omen


def living(t: Table) -> list[Cell]:
    """List the cells without Veil where somebody stands, or that somebody can still reach."""
    stood = [hero.at for hero in t.heroes]
    return [
        cell
        for cell in CELLS
        if cell not in t.veiled and any(at[0] <= cell[0] and at[1] <= cell[1] for at in stood)
    ]


def open_ways(t: Table, hero: Hero) -> list[Cell]:
    """List where an adventurer can go."""
    return [cell for cell in ways(hero.at) if cell != t.blocked]


def blockable(t: Table, heroes: list[Hero]) -> list[Cell]:
    """List turned-up neighbours of these that are nobody's only way (MR-58)."""
    near = {cell for hero in heroes if not hero.blind for cell in ways(hero.at)}
    return [
        cell
        for cell in CELLS
        if cell in near & t.up and all(ways(hero.at) != [cell] for hero in t.heroes)
    ]


@dataclass
class Moment:
    """A window: when it is, the cell it is about, and the die that waits to be read."""

    prompt: str
    when: str
    cell: Cell | None = None
    die: int = 0


def targets(t: Table, power: str, at: Moment) -> list[str]:
    """List a power's targets at a moment; one empty name where it has none."""
    cell, room = at.cell, t.grid.get(at.cell, "") if at.cell else ""
    kind = TYPES.get(room, "") if at.when == "room" else ""
    if power == "veil" and cell is not None:
        return [named(cell)] if cell not in t.veiled and cell != EXIT else []
    heroes = {
        "night": [hero for hero in t.heroes if not hero.blind],
        "blight": [hero for hero in t.heroes if not hero.poison],
        "eye": [hero for hero in t.heroes if not hero.curse],
        "famine": [hero for hero in t.heroes if hero.food and at.when in ("meal", kind_of(kind))],
        "granaries": [hero for hero in t.heroes if hero.food],
    }
    if power in heroes:
        here = [h for h in heroes[power] if power != "famine" or cell is None or h.at == cell]
        return [str(hero.seat) for hero in here]
    lists = {
        "divine": hidden(t),
        "veil": living(t),
        "streets": hidden(t),
        "rockfall": blockable(t, t.heroes),
    }
    if power in lists:
        return [named(c) for c in lists[power]]
    if power == "hand":
        return [str(face) for face in range(1, 7) if face != at.die]
    needs = {"mechanism": "trap", "watch": "monster"}
    if power == "labyrinth":
        return [""] * (len(hidden(t)) >= 2)
    return [""] * (at.when != "room" or kind == needs[power])


def kind_of(kind: str) -> str:
    """Tell at which moment the Famine strikes in a room of this type: at a Campfire."""
    return "room" if kind == "campfire" else ""


def lord_words(t: Table, at: Moment) -> list[str]:
    """List the powers that can be used at a moment, with their targets."""
    found = []
    for name, power in POWERS.items():
        if at.when in power.moments.split() and payable(t, name):
            found += [f"{name}:{x}" if x else name for x in targets(t, name, at)]
    if at.when == "fight-die":
        found += lord_words(t, Moment(at.prompt, "die", at.cell, at.die))
    return found


def lord_window(t: Table, prompt: str, when: str, cell: Cell | None = None) -> Flow[None]:
    """Ask the Overlord for powers until it is enough, or nothing can be paid (W3)."""
    at = Moment(prompt, when, cell)
    while t.mode == "overlord" and (words := lord_words(t, at)):
        word = yield from ask_lord(t, prompt, ["pass", *words])
        if word == "pass":
            return
        yield from wield(t, word)


def wield(t: Table, word: str) -> Flow[None]:
    """Pay a power, then do what it does (MR-46)."""
    name, _, target = word.partition(":")
    yield from pay(t, name)
    if name in ("contagion", "carnage"):
        infect(t) if name == "contagion" else rage(t)
    elif name in ("mechanism", "watch"):
        t.armed, t.watch = t.armed or name == "mechanism", t.watch or name == "watch"
    elif name in ("famine", "granaries", "blight", "eye", "night"):
        strike_hero(t, name, t.heroes[int(target)])
    elif name == "labyrinth":
        yield from labyrinth(t)
    elif name not in ("fate", "hand"):
        yield from change_zone(t, name, cell_of(target))


def pay(t: Table, name: str) -> Flow[None]:
    """Pay omen points, count the use, move the marker."""
    power = POWERS[name]
    t.omen -= power.cost
    if power.limit:
        (t.used if power.limit == "zone" else t.used_floor).add(name)
    yield from advance(t, power.symbols)


def change_zone(t: Table, name: str, cell: Cell) -> Flow[None]:
    """Use a power on a cell."""
    if name == "veil":
        t.veiled.add(cell)
    elif name == "rockfall":
        t.blocked = cell
    elif name == "streets":
        yield from streets(t, cell)
    else:
        yield from divine(t, cell)


def strike_hero(t: Table, name: str, hero: Hero) -> None:
    """Use a power on an adventurer."""
    if name in ("famine", "granaries"):
        hero.food -= 1
        return
    afflict(t, hero, {"blight": "poison", "eye": "curse", "night": "blind"}[name])
    if name == "night" and hero.blind:
        t.night.add(hero.seat)


def infect(t: Table) -> None:
    """Have the Contagion run to the end of this fight."""
    t.battle.contagion = True


def rage(t: Table) -> None:
    """Make the enemies Savage, and the current one tougher (MR-60)."""
    t.battle.carnage = True
    t.battle.enemy.toughen(RAGE * len(t.battle.heroes))


# Rooms face down (Conseil p.8; notes 3.3)


def divine(t: Table, cell: Cell) -> Flow[None]:
    """Look at a room and keep or exchange it; the adventurers forget what it was (MR-51)."""
    card = t.grid[cell]
    t.known_lord.add(card)
    words = ["keep", *[f"exchange:{held}" for held in sorted(t.hand)]]
    word = yield from ask_lord(t, "exchange room", words)
    t.known.discard(card)
    if word != "keep":
        held = word.removeprefix("exchange:")
        t.hand.remove(held)
        t.hand.append(card)
        t.grid[cell] = held


def labyrinth(t: Table) -> Flow[None]:
    """Look at three rooms, and swap two of them or none (MR-53)."""
    rest = hidden(t)
    seen: list[Cell] = []
    many = min(3, len(rest))
    while len(seen) < many:
        left = many - len(seen)
        if len(rest) == left:
            seen += rest
            break
        words = [f"peek:{named(cell)}" for cell in rest[: len(rest) - left + 1]]
        cell = cell_of((yield from ask_lord(t, "peek", words)).removeprefix("peek:"))
        seen.append(cell)
        rest = [other for other in rest if other > cell]
    t.known_lord |= {t.grid[cell] for cell in seen}
    pairs = [(a, b) for i, a in enumerate(seen) for b in seen[i + 1 :]]
    words = ["pass", *[f"cross:{named(a)}:{named(b)}" for a, b in pairs]]
    word = yield from ask_lord(t, "cross", words)
    if word != "pass":
        _, a, b = word.split(":")
        swap(t, cell_of(a), cell_of(b))


def swap(t: Table, a: Cell, b: Cell) -> None:
    """Swap two rooms of the zone, face down."""
    t.grid[a], t.grid[b] = t.grid[b], t.grid[a]


def streets(t: Table, cell: Cell) -> Flow[None]:
    """Exchange a room with the top one of those not in use, unseen (MR-57)."""
    if t.next is None:
        t.next = yield from chance("top", sorted(set(t.unused) - set(t.bottom)))
    t.unused.remove(t.next)
    t.unused.append(t.grid[cell])
    t.grid[cell], t.next = t.next, t.grid[cell]


def draw_hand(t: Table) -> Flow[None]:
    """Draw three rooms of those not in use (Conseil p.7)."""
    for _ in range(HELD):
        card = yield from chance("hand", sorted(set(t.unused) - set(t.bottom)))
        t.unused.remove(card)
        t.hand.append(card)
        t.known_lord.add(card)
        t.known.discard(card)


# The Dungeon die (notes 3.2)


def die_window(t: Table, hero: Hero, die: int, *, fight: bool = False) -> Flow[int]:
    """Ask the Overlord before a Dungeon die is read; what it shows then (MR-42).

    The Automa's Fate throws the first 1 of a fight once more.
    """
    if fight and t.mode == "automa" and die == 1 and t.battle.fate:
        t.battle.fate = False
        return int((yield from chance(f"dungeon:{hero.seat}", list("123456"))))
    cell = hero.at if fight else None
    while t.mode == "overlord":
        at = Moment("omen-die", "fight-die" if fight else "die", cell, die)
        words = lord_words(t, at)
        word = (yield from ask_lord(t, "omen-die", ["pass", *words])) if words else "pass"
        if word == "pass":
            break
        t.stirred = True
        yield from wield(t, word)
        if word == "fate":
            die = int((yield from chance(f"dungeon:{hero.seat}", list("123456"))))
            if fight:
                landed(t, die)
        elif word.startswith("hand:"):
            die = int(word[-1])
        if fight:
            t.phase.pool.dungeon = die
    return die


def last_word(t: Table, hero: Hero, hp: int) -> Flow[None]:
    """Ask for a potion where a reading costs HP, or after a power was used on it (MR-43)."""
    stirred = t.stirred
    if t.mode == "overlord" and (hp > 0 or stirred):
        yield from choose(t, hero, "last", lambda: ["pass"], lambda: bool(drinkable(t, hero)))
    t.stirred = False


# The Automa (Conseil p.11; notes 3.6)


def trigger(t: Table, what: str) -> Flow[str]:
    """Move the marker for what the Automa's card shows; which power it sets off."""
    name = TRIGGERS[t.lord].get(what, "") if t.mode == "automa" else ""
    if name:
        yield from advance(t, POWERS[name].symbols)
    return name


def come_in(t: Table, cell: Cell, heroes: list[Hero]) -> Flow[None]:
    """Have the Automa act on a room that was entered, or ask the Overlord."""
    yield from lord_window(t, "omen-room", "room", cell)
    name = yield from trigger(t, TYPES[t.grid[cell]])
    if name == "veil":
        t.veiled.add(cell)
    elif name == "mechanism":
        t.armed = True
    elif name == "contagion":
        t.due.add(name)
    elif name == "famine":
        first = next(hero for hero in t.ordered() if hero in heroes)  # MR-78
        first.food -= first.food > 0
    elif name == "streets" and hidden(t):
        yield from streets(t, (yield from some_cell(name, hidden(t))))


def lapse(t: Table) -> None:
    """End what the Automa has set off for one room."""
    if t.mode == "automa":
        t.armed = False
        t.due -= {"contagion"}


def some_cell(name: str, cells: list[Cell]) -> Flow[Cell]:
    """Let chance name a cell."""
    return cell_of((yield from chance(f"cell:{name}", [named(cell) for cell in cells])))


def muddle(t: Table) -> Flow[None]:
    """Have chance name three rooms face down, of which the first two swap (notes 3.6)."""
    if "labyrinth" not in t.due:
        return
    t.due.discard("labyrinth")
    named_cells: list[Cell] = []
    for _ in range(min(3, len(hidden(t)))):
        left = [cell for cell in hidden(t) if cell not in named_cells]
        named_cells.append((yield from some_cell("labyrinth", left)))
    if len(named_cells) > 1:
        swap(t, named_cells[0], named_cells[1])


def sweep(t: Table) -> Flow[None]:
    """Ask the Overlord to block a way, or have chance block one of the leader's (MR-58)."""
    yield from lord_window(t, "omen-way", "way")
    cells = blockable(t, [t.heroes[t.leader]])
    if "rockfall" in t.due and cells:
        t.due.discard("rockfall")
        t.blocked = yield from some_cell("rockfall", cells)
