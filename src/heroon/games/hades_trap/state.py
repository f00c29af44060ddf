"""HADES TRAP: the state of a game, and the table that describes it."""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    NO_SEAT,
    PER_SEAT,
    SEATS,
    CardSet,
    Option,
    State,
    marks,
    masks,
    number,
    option,
    place,
    pool,
)

from .cards import AMPHORAE, MOST_OBJECTS, NUMBERS_FIELD
from .labyrinth import CELLS, NOWHERE, PLACES
from .words import BOSSES, GRIP, HEROES, OBJECTS, TILES, WALLS, YES_NO

#: Amphorae, and skeletons: one of each for every rubble cell.
RUBBLES: Final = 10
#: Amphorae that a hero carries (p. 9).
MOST_CARRIED: Final = 2
MOST_BABIES: Final = 8
#: How a hero is.
UPRIGHT, STUNNED, FALLEN = range(3)
#: A skeleton on a cell.
NO_SKELETON, SKELETON, BURNING = range(3)
#: Added to a colour of the sequence from which nobody gets a Discord fragment.
FREE: Final = 4
MOST_POINTS: Final = 12
#: Rounds in which nobody acts before the game is a draw (HT-Q58).
QUIET: Final = 10


class Race(State):
    """The state of a game of HADES TRAP.

    The places 0 to 8 of `tile` and the cells 0 to 80 are those of the square, the others those of
    the Siren's cross; a game uses one of them.
    """

    boss: int
    hero_1: int
    hero_2: int
    hero_3: int
    hero_4: int
    ether: int
    blessings: int
    grip: int
    walls: int

    numbers: list[int]
    """The numbers of `cards.toml`, by the constants of `cards`."""
    tiles: list[int]
    """What the tiles face down can be."""
    heap: list[int]
    """The tiles before they are laid out."""
    tile: list[int]
    """By place: the tile that lies there."""
    quarters: list[int]
    """By place: the quarter turns of its tile, to the right."""
    amphorae: list[int]
    """What the amphorae that nobody has looked into can be."""
    box: list[int]
    """The amphorae that wait for their rubble."""
    ground: list[int]
    """By cell: the amphora that lies there."""
    bones: list[int]
    """By cell: the skeleton that lies there."""
    bag: list[list[int]]
    """By seat: the amphorae that the hero carries."""
    watched: list[list[int]]
    """By seat: for each amphora that the hero carries, the mask of the seats that know it."""
    spent: list[int]
    """The amphorae that have left the game."""
    at: list[int]
    """By seat: the cell of the hero, or of the body of one who has fallen."""
    lies: list[int]
    """By seat: UPRIGHT, STUNNED or FALLEN."""
    ghost: list[int]
    """By seat: the cell of the ghost."""
    caught: list[int]
    """By seat: 1 if the hero arrived where a skeleton grips and nothing has freed it."""
    curses: list[int]
    """By seat: Hades tokens."""
    fresh: list[int]
    """By seat: 1 if a Hades token was taken in the hero's own turn that runs."""
    medallions: list[int]
    """By seat: the complete medallions, one bit each."""
    fragments: list[int]
    """By seat: halves of Discord."""
    ether_left: list[int]
    """By seat: 1 while the Ether token is there."""
    trophies: list[int]
    """By seat: skeletons eliminated."""
    slayers: list[int]
    """The seats that have eliminated a skeleton, whoever did so last at the end."""
    babies: list[int]
    """The cells of the baby Hydras."""
    halves: list[int]
    """The cells on which Spirit medallions lie, two and two."""
    arrow: list[int]
    """By colour: the side on which its arrow lies."""
    crossed: list[int]
    """This turn's sequence of colours; FREE is added to one that brings no half of Discord."""
    alarms: list[int]
    """The medallions won this turn: the number, 8 and 128 times the tiles of a Spirit."""
    haunted: list[int]
    """The cells with skeletons that the ghost of this turn has entered free of charge."""
    boss_at: int
    """The cell of the Boss."""
    wrath: int
    """The pile of Divine Wrath."""
    burning: int
    """1 once the skeletons that wait are burning ones."""
    gave: int
    """1 once the Hydra has given a Hades token this turn."""
    met: int
    """1 once Hades has met a hero with this token of the sequence."""
    active: int
    """Whose turn it is."""
    left: int
    """The action points that are left."""
    wandering: int
    """1 while the active Daphne crosses heroes and skeletons."""
    turns: int
    """How many turns have begun."""
    idle: int
    """How many turns have begun since somebody last acted."""


def amphora_kinds(g: Race) -> list[int]:
    """List what the ten amphorae hold, an object each (p. 13, p. 15)."""
    found: list[int] = []
    for object_ in OBJECTS.values:
        found += [object_] * g.numbers[AMPHORAE + object_ - 1]
    return found


AMPHORA_SET: Final = CardSet("amphorae", OBJECTS, amphora_kinds, most=9 * MOST_OBJECTS)
TILE_SET: Final = CardSet("tiles", TILES, TILES.values)

OPTIONS: Final = (
    Option("boss", BOSSES, "hades-trap:setup.7"),
    Option("hero_1", HEROES, "hades-trap:setup.6", 0),
    Option("hero_2", HEROES, "hades-trap:setup.6", 1),
    Option("hero_3", HEROES, "hades-trap:setup.6", 2),
    Option("hero_4", HEROES, "hades-trap:setup.6", 3),
    Option("ether", YES_NO, "hades-trap:ether"),
    Option("blessings", YES_NO, "hades-trap:medallions"),
    Option("grip", GRIP, "HT-Q47"),
    Option("walls", WALLS, "HT-Q4"),
)

FIELDS: Final = (
    option("boss", BOSSES),
    option("hero_1", HEROES),
    option("hero_2", HEROES),
    option("hero_3", HEROES),
    option("hero_4", HEROES),
    option("ether", YES_NO),
    option("blessings", YES_NO),
    option("grip", GRIP),
    option("walls", WALLS),
    NUMBERS_FIELD,
    pool("tiles", TILE_SET),
    place("heap", TILE_SET, 8, home=True, seen=NO_SEAT),
    place("tile", TILE_SET, PLACES, grid=True),
    number("quarters", 0, 3, each=PLACES),
    pool("amphorae", AMPHORA_SET),
    place("box", AMPHORA_SET, RUBBLES, home=True, seen=NO_SEAT),
    place("ground", AMPHORA_SET, CELLS, grid=True, seen=NO_SEAT),
    number("bones", NO_SKELETON, BURNING, each=CELLS),
    place("bag", AMPHORA_SET, MOST_CARRIED, shape=SEATS, ordered=False, known="watched"),
    masks("watched", MOST_CARRIED),
    place("spent", AMPHORA_SET, RUBBLES),
    number("at", NOWHERE, CELLS - 1, NOWHERE, each=PER_SEAT),
    number("lies", UPRIGHT, FALLEN, each=PER_SEAT),
    number("ghost", NOWHERE, CELLS - 1, NOWHERE, each=PER_SEAT),
    number("caught", 0, 1, each=PER_SEAT),
    number("curses", 0, MOST_POINTS, each=PER_SEAT),
    number("fresh", 0, 1, each=PER_SEAT),
    number("medallions", 0, 63, each=PER_SEAT),
    number("fragments", 0, 2, each=PER_SEAT),
    number("ether_left", 0, 1, each=PER_SEAT),
    number("trophies", 0, 99, each=PER_SEAT),
    marks("slayers", 4, 0, 3),
    marks("babies", MOST_BABIES, 0, CELLS - 1),
    marks("halves", 8, 0, CELLS - 1),
    number("arrow", 0, 3, each=4),
    marks("crossed", 4, 0, 7),
    marks("alarms", 8, 0, 2047),
    marks("haunted", 20, 0, CELLS - 1),
    number("boss_at", NOWHERE, CELLS - 1, NOWHERE),
    number("wrath", 0, 99),
    number("burning", 0, 1),
    number("gave", 0, 1),
    number("met", 0, 1),
    number("active", 0, 3),
    number("left", 0, MOST_POINTS + 1),
    number("wandering", 0, 1),
    number("turns", 0, 1 << 20),
    number("idle", 0, QUIET * 4),
)
