"""MINI ROGUE: the state of a game, and the table that describes it."""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    LIST,
    NO_SEAT,
    OWNER,
    PER_SEAT,
    SEATS,
    CardSet,
    Field,
    Option,
    State,
    faces,
    marks,
    masks,
    number,
    option,
    place,
    pool,
)

from .cards import LAST_ZONE, NUMBERS_FIELD, TOP
from .words import (
    BOARD,
    DIFFICULTY,
    FACE,
    FOE,
    GUARDIAN,
    HERO,
    IN_MIX,
    ITEM_TEST,
    LAST_ONE,
    LORD,
    MODE,
    NO_YES,
    OMEN_GAIN,
    OWN_GUARDIANS,
    OWN_ROOMS,
    PLAIN,
    POTION,
    REFERENCE,
    REINFORCEMENT,
    ROOM,
    STANCE,
    TALE,
)

CELLS: Final = 9
ENTRANCE, EXIT = 0, 8
#: Adventurers at one table (Conseil p. 4).
MOST_HEROES: Final = 3
MOST_DICE: Final = 3
#: How many a Horde is (Conseil p. 3).
HORDE_SIZE: Final = 3
MOST_POTIONS: Final = 2
#: Gifts of one adventurer in one Room, so that exchanges end.
MOST_GIFTS: Final = 12
#: The most that a die on the table counts: no enemy has so many HP.
MOST_TOTAL: Final = 240
MOST_HP: Final = 400
#: Rooms that an Overlord holds (Conseil p. 7).
MOST_HELD: Final = 3
#: Reinforcement cards on one side of the Overlord board (Conseil p. 9).
MOST_ON_SIDE: Final = 3
#: All cells, and all powers, as a mask.
ALL_CELLS: Final = (1 << CELLS) - 1
ALL_POWERS: Final = (1 << 16) - 1

ALL_ROOMS: Final = len(ROOM.values)
#: Rooms of the mix that are left out (Conseil p. 6).
LEFT_OUT: Final = ALL_ROOMS - sum(IN_MIX)
ALL_GUARDIANS: Final = len(GUARDIAN.values)


def rooms_of(g: State) -> list[int]:
    """List the Rooms of the game: those of Le Conseil, or all with the mix (Conseil p. 6)."""
    return list(ROOM.values[: ALL_ROOMS if getattr(g, "mix", 0) else OWN_ROOMS])


def guardians_of(g: State) -> list[int]:
    """List the Guardians of the game, the last one excepted."""
    return list(GUARDIAN.values[: ALL_GUARDIANS if getattr(g, "mix", 0) else OWN_GUARDIANS])


def reinforcements_of(g: State) -> list[int]:
    """List the Reinforcement cards of the game: none where the City alone is the enemy."""
    return [] if getattr(g, "mode", PLAIN) == PLAIN else list(REINFORCEMENT.values)


ROOMS: Final = CardSet("rooms", ROOM, rooms_of, most=ALL_ROOMS)
GUARDIANS: Final = CardSet("guardians", GUARDIAN, guardians_of, most=ALL_GUARDIANS)
TALES: Final = CardSet("tales", TALE, TALE.values)
REINFORCEMENTS: Final = CardSet(
    "reinforcements", REINFORCEMENT, reinforcements_of, most=len(REINFORCEMENT.values)
)
ALL_REINFORCEMENTS: Final = len(REINFORCEMENT.values)


class Run(State):
    """The state of a game of MINI ROGUE.

    Lists with one int for each seat hold the values of the adventurers.
    """

    board: int
    difficulty: int
    stances: int
    item_test: int
    mix: int
    last_one: int
    reference: int
    hero_1: int
    hero_2: int
    hero_3: int
    mode: int
    lord: int
    omen_gain: int
    beginners: int

    numbers: list[int]
    """The numbers of `cards.toml`, by the constants of `cards`."""
    pool: list[int]
    """What the Rooms face down can be."""
    stock: list[int]
    """The Rooms not in use; the top one is the last."""
    stock_known: list[int]
    room: list[int]
    """The Rooms of the Zone, by cell."""
    known: list[int]
    up: list[int]
    box: list[int]
    """The Rooms that the mix has left out."""
    discard: list[int]
    """Item cards given up in this Zone: they are shuffled in with the next one (MR-248)."""
    items: list[list[int]]
    """The items that a seat holds, as the Rooms that they are."""
    uses: list[int]
    """Free feats left on the Weapon Cache that a seat holds."""
    guardians: list[int]
    """What the Guardians face down can be."""
    den: list[int]
    """Guardians face down at the Exit, above the King's Remains; the top one is the last."""
    unused: list[int]
    """Guardians set aside at the set-up."""
    lair: list[int]
    """The Guardian face up at the Exit."""
    woken: list[int]
    """The Guardian whom a Trap woke, while it is fought."""
    beaten: list[int]
    """Guardians that were beaten."""
    gone: list[int]
    """Guardians that a fall took out of the game."""
    unread: list[int]
    """What the Stories face down can be."""
    tales: list[int]
    """The pile of Stories, face down."""
    told: list[int]
    """Stories that were told."""

    hp: list[int]
    """HP of each seat."""
    xp: list[int]
    """XP of each seat."""
    armour: list[int]
    """Armour of each seat."""
    food: list[int]
    """Rations of each seat."""
    gold: list[int]
    """Gold of each seat."""
    potions: list[list[int]]
    """The potions of each seat."""
    cursed: list[int]
    """1 while a seat is cursed."""
    poisoned: list[int]
    """1 while a seat is poisoned."""
    blind: list[int]
    """1 while a seat is blind."""
    spent: list[int]
    """1 while a Character card lies face down."""
    met: list[int]
    """1 once a seat has met a Monster, the Criminal or a Trap in this Zone."""
    at: list[int]
    """The cell on which a seat stands."""
    gifts: list[int]
    """How many gifts a seat may still make in this Room."""

    aegis: int
    """Armour that an Aegis adds until the next Rooms are resolved."""
    ward: int
    """1 while a Safeguard waits for a death, until the next Rooms are resolved."""
    past: int
    """The mask of the seats that do not resolve their next Room."""
    og: int
    """1 when Og's Remains lie below the Guardians; known when they are turned up."""
    shade: int
    """1 when the Ghost is the next reference card, if Ghost and Criminal take turns."""
    finders: int
    """The mask of the seats that passed the test of the item in their Room."""
    zone: int
    """The Zone that is explored, from 1."""
    turns: int
    """Zones begun."""
    leader: int
    """The seat that leads the group."""
    ahead: int
    """Who resolves before the leader in this step, as seat + 1; 0 for nobody (MR-251)."""
    urged: int
    """1 once somebody has asked to resolve first in this step, 2 once somebody has refused."""
    fell: int
    """Who fell first, as seat + 1; 0 for nobody."""

    foe: int
    """Who is fought; 0 for nobody."""
    foe_hp: list[int]
    """HP of the enemies left; the current one is the first."""
    foe_full: int
    """The HP with which each enemy of the fight started; 0 where that is not known."""
    fighters: int
    """The mask of the seats in the fight."""
    venom: int
    """1 while the current enemy is poisoned."""
    frozen: int
    """1 when the current enemy does not act in this phase."""
    bonus: int
    """Damage of this phase beside the dice and the Poison potion."""
    might: int
    """Damage that a Shield Bash adds to the dice of this phase."""
    doubled: int
    """1 when the best die of this phase counts more: a Backstab."""
    offended: int
    """1 once an offensive potion is used in this phase (MR-240)."""
    walled: int
    """1 under the Shield Wall, in this round."""
    free: int
    """1 while the free feat that the Bait gives at level 3 is left in this phase."""
    baited: list[int]
    """1 while the Bait of a seat runs, until the fight ends."""
    stance: list[int]
    """The stance of each seat."""
    dice: list[int]
    """The Character dice of the attack, see `dice`; kept sorted."""
    die: int
    """The Dungeon die while it waits to be read, else 0."""
    swarm: list[int]
    """The Dungeon dice with which a Horde attacks."""
    curse_shows: int
    """1 when the Curse die of this roll shows its symbol."""
    passed: int
    """1 when the skill test was passed."""

    extra: list[int]
    """The character beside a seat's own whose skills it has, from 1; 0 for none."""
    extra_spent: list[int]
    """1 while the second Character card of a seat lies face down."""
    hand: list[list[int]]
    """The Rooms that an Overlord holds."""
    omen: int
    """The Overlord's omen points."""
    marker: int
    """The place of the reinforcement marker, from 0."""
    sealed: list[int]
    """What the Reinforcement cards face down can be."""
    reserve: list[int]
    """The pile of Reinforcement cards, face down; the top one is the last."""
    drawn: list[int]
    """The Reinforcement card that has been drawn and waits for its place."""
    on_rooms: list[int]
    """Reinforcement cards that act on Rooms."""
    on_power: list[int]
    """Reinforcement cards that give a power."""
    on_combat: list[int]
    """Reinforcement cards that act on the Dungeon die of enemies."""
    on_avatar: list[int]
    """Reinforcement cards that strengthen the Avatar."""
    used: int
    """The mask of the powers that were used in this Zone."""
    used_floor: int
    """The mask of the powers that were used on this Floor."""
    veiled: int
    """The mask of the cells under a Veil."""
    blocked: int
    """The cell that nobody may enter in this step, from 1; 0 for none."""
    armed: int
    """1 while the Mechanism waits for a Trap."""
    watch: int
    """1 while the Watch waits for a Monster."""
    night: int
    """The mask of the seats whom the Night has blinded."""
    contagion: int
    """1 while the Contagion runs, until the fight ends."""
    carnage: int
    """1 while the enemy is Savage by the Carnage, until the fight ends."""
    tougher: int
    """HP that the Overlord has added to those with which the current enemy starts."""
    stirred: int
    """1 once the Overlord has used a power on the die that is about to be read."""
    due: int
    """What the Automa has set off and what has not happened yet, as a mask of powers."""


FIELDS: Final = (
    NUMBERS_FIELD,
    pool("pool", ROOMS),
    place("stock", ROOMS, ALL_ROOMS, home=True, known="stock_known"),
    masks("stock_known", ALL_ROOMS, shape=LIST),
    place("room", ROOMS, CELLS, grid=True, known="known", face="up"),
    masks("known", CELLS, shape=LIST, fixed=True),
    faces("up", CELLS, shape=LIST),
    place("box", ROOMS, LEFT_OUT, ordered=False),
    place("discard", ROOMS, 8, ordered=False),
    place("items", ROOMS, 2, shape=SEATS, ordered=False),
    number("uses", 0, 9, each=PER_SEAT),
    pool("guardians", GUARDIANS),
    place("den", GUARDIANS, ALL_GUARDIANS, home=True, seen=NO_SEAT),
    place("unused", GUARDIANS, ALL_GUARDIANS, seen=NO_SEAT),
    place("lair", GUARDIANS, 1),
    place("woken", GUARDIANS, 1),
    place("beaten", GUARDIANS, ALL_GUARDIANS, ordered=False),
    place("gone", GUARDIANS, ALL_GUARDIANS),
    pool("unread", TALES),
    place("tales", TALES, 4, home=True, seen=NO_SEAT),
    place("told", TALES, 4, ordered=False),
    number("hp", 0, TOP["max-hp"], each=PER_SEAT),
    number("xp", 0, TOP["max-xp"], each=PER_SEAT),
    number("armour", 0, TOP["max-armor"], each=PER_SEAT),
    number("food", 0, TOP["max-food"], each=PER_SEAT),
    number("gold", 0, TOP["max-gold"], each=PER_SEAT),
    Field("potions", SEATS, MOST_POTIONS + 1, 1, 6, ordered=False, domain=POTION),
    number("cursed", 0, 1, each=PER_SEAT),
    number("poisoned", 0, 1, each=PER_SEAT),
    number("blind", 0, 1, each=PER_SEAT),
    number("spent", 0, 1, each=PER_SEAT),
    number("met", 0, 1, each=PER_SEAT),
    number("at", 0, EXIT, each=PER_SEAT),
    number("gifts", 0, MOST_GIFTS, each=PER_SEAT),
    number("zone", 1, LAST_ZONE, 1),
    number("aegis", 0, 9),
    number("ward", 0, 1),
    number("past", 0, 7),
    number("og", 0, 1),
    number("shade", 0, 1),
    number("finders", 0, 7),
    number("turns", 0, LAST_ZONE),
    number("leader", 0, MOST_HEROES - 1),
    number("ahead", 0, MOST_HEROES),
    number("urged", 0, 2),
    number("fell", 0, MOST_HEROES),
    number("foe", 0, FOE.top - 1),
    marks("foe_hp", HORDE_SIZE, 1, MOST_HP),
    number("foe_full", 0, MOST_HP),
    number("fighters", 0, 7),
    number("venom", 0, 1),
    number("frozen", 0, 1),
    number("bonus", 0, 199),
    number("might", 0, 99),
    number("doubled", 0, 1),
    number("offended", 0, 1),
    number("walled", 0, 1),
    number("free", 0, 1),
    number("baited", 0, 1, each=PER_SEAT),
    number("stance", 0, 2, 1, each=PER_SEAT, of=STANCE),
    Field("dice", LIST, MOST_DICE, 0, 4 * MOST_TOTAL + 3, ordered=False),
    number("die", 0, 6),
    Field("swarm", LIST, HORDE_SIZE, 1, 6, ordered=False, domain=FACE),
    number("curse_shows", 0, 1),
    number("passed", 0, 1),
    number("extra", 0, len(HERO.values), each=PER_SEAT),
    number("extra_spent", 0, 1, each=PER_SEAT),
    place("hand", ROOMS, MOST_HELD, shape=SEATS, ordered=False, seen=OWNER),
    number("omen", 0, TOP["max-omen"]),
    number("marker", 0, TOP["max-track"]),
    pool("sealed", REINFORCEMENTS),
    place("reserve", REINFORCEMENTS, ALL_REINFORCEMENTS, home=True, seen=NO_SEAT),
    place("drawn", REINFORCEMENTS, 1),
    place("on_rooms", REINFORCEMENTS, ALL_REINFORCEMENTS, ordered=False),
    place("on_power", REINFORCEMENTS, ALL_REINFORCEMENTS, ordered=False),
    place("on_combat", REINFORCEMENTS, ALL_REINFORCEMENTS, ordered=False),
    place("on_avatar", REINFORCEMENTS, ALL_REINFORCEMENTS, ordered=False),
    number("used", 0, ALL_POWERS),
    number("used_floor", 0, ALL_POWERS),
    number("veiled", 0, ALL_CELLS),
    number("blocked", 0, EXIT),
    number("armed", 0, 1),
    number("watch", 0, 1),
    number("night", 0, 7),
    number("contagion", 0, 1),
    number("carnage", 0, 1),
    number("tougher", 0, 199),
    number("stirred", 0, 1),
    number("due", 0, ALL_POWERS),
    option("board", BOARD),
    option("difficulty", DIFFICULTY),
    option("stances", NO_YES),
    option("item_test", ITEM_TEST),
    option("mix", NO_YES),
    option("last_one", LAST_ONE),
    option("reference", REFERENCE),
    option("hero_1", HERO),
    option("hero_2", HERO),
    option("hero_3", HERO),
    option("mode", MODE),
    option("lord", LORD),
    option("omen_gain", OMEN_GAIN),
    option("beginners", NO_YES),
)

OPTIONS: Final = (
    Option("hero_1", HERO, rule="mini-rogue:setup.character"),
    Option("hero_2", HERO, rule="mini-rogue:setup.character", default=1),
    Option("hero_3", HERO, rule="mini-rogue:setup.character", default=2),
    Option("difficulty", DIFFICULTY, rule="mini-rogue:difficulty"),
    Option("board", BOARD, rule="mini-rogue:city.cathedral"),
    Option("stances", NO_YES, rule="mini-rogue:stances"),
    Option("item_test", ITEM_TEST, rule="MR-216"),
    Option("mix", NO_YES, rule="mini-rogue:mix.rooms"),
    Option("last_one", LAST_ONE, rule="mini-rogue:mix"),
    Option("reference", REFERENCE, rule="mini-rogue:mix"),
    Option("mode", MODE, rule="mini-rogue:modes"),
    Option("lord", LORD, rule="mini-rogue:overlord.setup"),
    Option("omen_gain", OMEN_GAIN, rule="mini-rogue:omen.gain"),
    Option("beginners", NO_YES, rule="mini-rogue:beginners"),
)
