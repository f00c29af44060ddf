"""HADES TRAP, second model: what lies on the table, and the plain questions asked of it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.models.hades_trap_board import (
    SIDES,
    Board,
    Cell,
    Place,
    Tile,
)

Act = tuple[Any, ...]
Nature = Callable[[str, list[Any]], Any]
Half = tuple[str, int]

HEROES = ("ulysse", "andromede", "eurydice", "thesee", "daphne", "achille", "circe")
BOSSES = ("minotaur", "hydra", "siren", "hades")
# Notes G3 (rebuilt): ten amphorae. The Fortune medallion is one of them (p.15).
AMPHORAE = (
    *("fortune", "sandals", "sandals", "joystick", "joystick"),
    *("shield", "shield", "boomerang", "mirror", "pad"),
)
BAR = 6  # slots of the action bar, notes G4


@dataclass
class Ask:
    """One question: the seat asked, its short name, and every answer allowed."""

    seat: int
    prompt: str
    offers: set[Act]


T = TypeVar("T")
Flow = Generator[Ask, Act, T]


class Won(Exception):
    """Somebody has won."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass
class Amphora:
    """An amphora a hero carries; `shown` when everybody knows what is in it (Circe's power)."""

    thing: str
    shown: bool = False


@dataclass
class Hero:
    """One hero and his board."""

    name: str
    ether: bool
    state: str = "away"  # away, up, stunned, fallen (a body; p.19)
    cell: Cell | None = None
    gripped: bool = False
    ghost: Cell | None = None
    rejoined: bool = False
    amphorae: list[Amphora] = field(default_factory=list)
    medallions: list[str] = field(default_factory=list)
    halves: int = 0  # halves of Discord, 2 when complete
    tokens: int = 0
    fresh: bool = False  # a token came during his own turn: this turn's end does not count
    trophies: int = 0
    last_kill: int = 0
    never: bool = False  # "do not ask me for the shield this turn" (Q42)

    def slots(self) -> int:
        """Return the uncovered slots of the bar (p.7, Q34)."""
        return BAR - len(self.medallions) - self.tokens

    def here(self) -> bool:
        """Tell whether he is on the board as a hero, on his feet or Stunned."""
        return self.state in ("up", "stunned")

    def holds(self, thing: str) -> Amphora | None:
        """Return an amphora with that thing, a shown one before a secret one."""
        found = [jar for jar in self.amphorae if jar.thing == thing]
        found.sort(key=lambda jar: not jar.shown)
        return found[0] if found else None

    def at(self) -> Cell:
        """Return his cell; he must be on the board."""
        assert self.cell is not None
        return self.cell


@dataclass
class Thread:
    """A colour of the sequence, and whether its tokens may give fragments of Discord."""

    colour: int
    fragment: bool = True


@dataclass
class Alarm:
    """A medallion's alarm that waits at the end of the sequence."""

    medallion: str
    seat: int
    tiles: tuple[str, ...] = ()


@dataclass
class Table:
    """Everything that lies on the table."""

    seats: int
    boss_name: str
    options: dict[str, str]
    nature: Nature
    board: Board
    heroes: list[Hero] = field(default_factory=list)
    arrows: dict[int, int] = field(default_factory=dict)  # side of the maze: colour
    boss: Cell | None = None
    skeletons: dict[Cell, bool] = field(default_factory=dict)  # cell: burning?
    skeletons_waiting: int = 10
    waiting_burn: bool = False
    skeletons_beaten: int = 0
    kills: int = 0
    babies: list[Cell] = field(default_factory=list)
    amphorae: dict[Cell, str] = field(default_factory=dict)
    amphorae_waiting: list[str] = field(default_factory=lambda: sorted(AMPHORAE))
    discarded: list[str] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    half_stock: int = 0
    laid: list[tuple[Half, Half]] = field(default_factory=list)  # Spirit medallions on tiles
    wrath: int = 1  # p.19
    # The turn
    active: int = 0
    turn_count: int = 0
    idle: int = 0  # turns that have begun since somebody acted (Q58)
    points: int = 0
    phase: str = "set-up"
    sequence: list[Thread] = field(default_factory=list)
    resolved: int = 0
    alarms: list[Alarm] = field(default_factory=list)
    daphne: bool = False
    hydra_hurt: bool = False
    freed: set[Cell] = field(default_factory=set)  # skeleton cells a ghost has crossed for free
    winner: int | None = None
    draw: bool = False

    # Switches

    @property
    def with_ether(self) -> bool:
        """Tell whether heroes have powers (p.4)."""
        return self.options["ether"] == "yes"

    @property
    def with_alarms(self) -> bool:
        """Tell whether medallions bring alarms and blessings (p.14)."""
        return self.options["alarms"] == "yes"

    # Seats

    @property
    def ariadne(self) -> int:
        """Return the seat to the left of the active player (p.10)."""
        return (self.active + 1) % self.seats

    def in_order(self) -> list[int]:
        """Return the seats, the active one first, then clockwise (Q44)."""
        return [(self.active + number) % self.seats for number in range(self.seats)]

    def power(self, seat: int, name: str) -> bool:
        """Tell whether a seat plays that hero and still has its Ether (p.16)."""
        hero = self.heroes[seat]
        return self.with_ether and hero.name == name and hero.ether

    def blessed(self, seat: int, medallion: str) -> bool:
        """Tell whether a seat has a medallion's blessing (p.14-15); none while Stunned."""
        hero = self.heroes[seat]
        return self.with_alarms and medallion in hero.medallions and hero.state == "up"

    # Cells

    def pawn(self, cell: Cell) -> int | None:
        """Return the hero standing on a cell, if any."""
        for seat, hero in enumerate(self.heroes):
            if hero.state == "up" and hero.cell == cell:
                return seat
        return None

    def lying(self, cell: Cell) -> list[int]:
        """Return the Stunned heroes on a cell."""
        return [
            seat
            for seat, hero in enumerate(self.heroes)
            if hero.state == "stunned" and hero.cell == cell
        ]

    def free(self, cell: Cell) -> bool:
        """Tell whether no pawn and no boss takes a cell (p.6, HT-R53)."""
        return self.boss != cell and self.pawn(cell) is None

    def way_open(self, cell: Cell, side: int) -> bool:
        """Tell whether no wall and no unrevealed tile stops a step to a side (p.6, p.8)."""
        beyond, _ = self.board.step(cell, side)
        return self.board.shown(beyond) and not self.board.wall(cell, side)

    def water(self, cell: Cell) -> bool:
        """Tell whether a cell is Water: the ring around the Siren, once she is there (p.18)."""
        return (
            self.boss_name == "siren"
            and self.boss is not None
            and self.board.place_of(cell) == self.board.portal_place
            and cell != self.board.portal
        )

    def step_cost(self, cell: Cell) -> int:
        """Return the points of a Move out of a cell (p.8; p.18: 2 out of Water)."""
        return 2 if self.water(cell) else 1

    def on_boss_tile(self, cell: Cell) -> bool:
        """Tell whether a cell lies on the boss's tile."""
        return self.boss is not None and self.board.place_of(cell) == self.board.place_of(self.boss)

    # Reach: the border test shared by grip and Attack (Q4, Q59)

    def reaches(self, cell: Cell, side: int) -> bool:
        """Tell whether grip and Attack pass a cell's side."""
        beyond, _ = self.board.step(cell, side)
        if not self.board.shown(beyond):
            return False
        return self.options["walls"] == "pass" or not self.board.wall(cell, side)

    def near(self, cell: Cell) -> list[Cell]:
        """Return the cell itself and the neighbours that grip and Attack reach (p.12)."""
        around = [self.board.step(cell, side)[0] for side in SIDES if self.reaches(cell, side)]
        return [cell, *around]

    def bone(self, cell: Cell) -> bool:
        """Tell whether a skeleton or a baby lies on a cell (p.12, p.17)."""
        return cell in self.skeletons or cell in self.babies

    def in_grip(self, cell: Cell) -> bool:
        """Tell whether a skeleton or baby lies on a cell or next to it."""
        return any(self.bone(spot) for spot in self.near(cell))

    # Grip (p.12, Q47)

    def held(self, seat: int) -> bool:
        """Tell whether a hero is Gripped now; a Stunned one is not (Q57), nor Daphne (HT-j)."""
        hero = self.heroes[seat]
        if hero.state != "up" or (self.daphne and seat == self.active):
            return False
        return self.in_grip(hero.at()) if self.options["grip"] == "state" else hero.gripped

    def arrive(self, seat: int) -> None:
        """Mark whether skeletons grip a hero where he arrives (p.12); not Daphne's turn (HT-j)."""
        hero = self.heroes[seat]
        wanders = self.daphne and seat == self.active
        hero.gripped = not wanders and self.in_grip(hero.at())

    def loosen(self) -> None:
        """Let go of every hero near whom no skeleton is left (Q47: until nothing holds him)."""
        for hero in self.heroes:
            if hero.cell is not None and hero.gripped and not self.in_grip(hero.cell):
                hero.gripped = False

    def grip_anew(self, moved: set[str]) -> None:
        """Read grips anew on and beside tiles that turned or changed places (Q12, Q45, Q47)."""
        self.loosen()
        for seat, hero in enumerate(self.heroes):
            if hero.cell is not None and any(
                self.board.tile(cell).name in moved for cell in self.near(hero.cell)
            ):
                self.arrive(seat)

    # Threads (p.6, p.10)

    def cross(self, cell: Cell, side: int) -> None:
        """Lay the Ariadne token of a thread crossed; only the first of a colour counts."""
        colour = self.board.thread(cell, side)
        if colour is None or self.boss is None:  # Q18: from the boss's coming on
            return
        if self.boss_name == "siren" and self.sequence:  # p.18: only the first thread
            return
        if all(laid.colour != colour for laid in self.sequence):
            self.sequence.append(Thread(colour))

    # Line of sight (p.6)

    def in_sight(self, seat: int) -> list[tuple[int, int]]:
        """Return the standing heroes a hero sees, each with the distance in cells.

        Walls, unrevealed tiles and bosses end the line, heroes do not; the Limbo does (HT-e).
        """
        seen = []
        for side in SIDES:
            cell, distance = self.heroes[seat].at(), 0
            while self.way_open(cell, side):
                cell, limbo = self.board.step(cell, side)
                distance += 1
                if limbo or cell == self.boss:
                    break
                other = self.pawn(cell)
                if other is not None and other != seat:
                    seen.append((other, distance))
        return seen

    # Medallions

    def gain(self, seat: int, medallion: str, tiles: tuple[str, ...] = ()) -> None:
        """Put a complete medallion on a hero's bar (p.15) and note its alarm (p.10)."""
        hero = self.heroes[seat]
        hero.medallions.append(medallion)
        if hero.slots() < 0:  # Q54: a bar full of Hades tokens gives one back
            hero.tokens -= 1
        # Q71: in a turn without a Labyrinth phase the alarm is lost. Where the Lair is revealed
        # later in the turn there is one: p.10, "si un medaillon a ete recupere pendant le tour".
        if self.with_alarms and medallion != "fortune":
            self.alarms.append(Alarm(medallion, seat, tiles))
        if len(hero.medallions) >= 4:  # Q24: at once
            raise Won(seat)

    def half(self, seat: int, victim: int) -> None:
        """Give a fragment of Discord for a token inflicted through threads (p.15)."""
        thief, robbed = self.heroes[seat], self.heroes[victim]
        if "discord" in thief.medallions:
            return
        if robbed.halves == 1:
            robbed.halves = 0
        elif self.half_stock > 0:
            self.half_stock -= 1
        else:
            return
        thief.halves += 1
        if thief.halves == 2:
            self.gain(seat, "discord")

    # Spirit (p.14)

    def spirit_cells(self, pair: tuple[Half, Half]) -> tuple[Cell, Cell]:
        """Return the two cells on which a Spirit medallion lies."""
        return self.board.half_cell(pair[0]), self.board.half_cell(pair[1])

    def take_spirit(self, seat: int) -> None:
        """Take a Spirit medallion lying on the hero's cell, by his own step or charge (HT-l)."""
        hero = self.heroes[seat]
        for pair in list(self.laid):
            if "spirit" not in hero.medallions and hero.cell in self.spirit_cells(pair):
                self.laid.remove(pair)
                self.gain(seat, "spirit", (pair[0][0], pair[1][0]))

    def frozen(self, place: Place) -> bool:
        """Tell whether a Spirit medallion keeps players from moving a tile (p.14)."""
        name = self.board.tiles[place].name
        return any(name in (one[0], two[0]) for one, two in self.laid)

    def settle(self, moved: set[str]) -> None:
        """Look at Spirit pairs and grips after the named tiles turned or changed places.

        A pair with a moved tile forms anew (Q14, Q38); one laid whose halves have parted goes
        back to the stock (Q38). Heroes on the two cells take it, the active first (Q44, Q49).
        """
        self.grip_anew(moved)
        present = self.board.pairs()  # in reading order, which counts when the stock is short
        for pair in list(self.laid):
            if pair not in present and (pair[1], pair[0]) not in present:
                self.laid.remove(pair)
                self.stock["spirit"] += 1
        formed = []
        for pair in present:
            new = pair[0][0] in moved or pair[1][0] in moved
            known = pair in self.laid or (pair[1], pair[0]) in self.laid
            if new and not known and self.stock["spirit"] > 0:  # Q15
                self.stock["spirit"] -= 1
                self.laid.append(pair)
                formed.append(pair)
        for seat in self.in_order():
            hero = self.heroes[seat]
            if hero.here() and any(hero.cell in self.spirit_cells(pair) for pair in formed):
                self.take_spirit(seat)

    # Tiles that turn and change places (p.13, Q12)

    def move_pieces(self, new: Callable[[Cell], Cell]) -> None:
        """Carry every pawn and token along to new cells."""
        for hero in self.heroes:
            if hero.cell is not None:
                hero.cell = new(hero.cell)
            if hero.ghost is not None:
                hero.ghost = new(hero.ghost)
        if self.boss is not None:
            self.boss = new(self.boss)
        self.skeletons = {new(cell): burns for cell, burns in self.skeletons.items()}
        self.babies = [new(cell) for cell in self.babies]
        self.amphorae = {new(cell): thing for cell, thing in self.amphorae.items()}
        self.freed = {new(cell) for cell in self.freed}

    def turn_tile(self, place: Place, way: int) -> None:
        """Turn a tile a quarter with all that lies on it: way 1 clockwise, -1 back (p.13)."""
        tile = self.board.tiles[place]
        tile.turn = (tile.turn + way) % 4

        def new(cell: Cell) -> Cell:
            return self.board.turned(cell, way) if self.board.place_of(cell) == place else cell

        self.move_pieces(new)

    def swap_tiles(self, one: Place, two: Place) -> None:
        """Exchange two tiles with all that lies on them, not turning them (p.13)."""
        tiles: dict[Place, Tile] = self.board.tiles
        tiles[one], tiles[two] = tiles[two], tiles[one]

        def new(cell: Cell) -> Cell:
            place = self.board.place_of(cell)
            if place not in (one, two):
                return cell
            return self.board.at(two if place == one else one, self.board.local(cell))

        self.move_pieces(new)

    # Exploring (p.8)

    def reveal(self, place: Place) -> None:
        """Turn a tile face up: rubble gets amphora and skeleton, the Lair brings the boss."""
        tile = self.board.tiles[place]
        tile.up = True
        for cell in self.board.debris(place):
            thing = self.nature(f"amphora:{cell}", list(self.amphorae_waiting))
            self.amphorae_waiting.remove(thing)
            self.amphorae[cell] = thing
            self.skeletons_waiting -= 1
            self.skeletons[cell] = self.waiting_burn
        if tile.name == "L" and self.boss_name != "siren":
            self.boss = self.board.centre(place)

    # Skeletons (p.12) and the Combat medallion (p.15)

    def beat(self, seat: int, cell: Cell) -> None:
        """Eliminate the skeleton of a cell; the last one brings the Combat medallion."""
        del self.skeletons[cell]
        self.loosen()
        self.kills += 1
        self.skeletons_beaten += 1
        hero = self.heroes[seat]
        hero.trophies += 1
        hero.last_kill = self.kills
        # Q20: none on the board and none waiting.
        if self.skeletons_beaten == 10 and self.stock["combat"]:
            best = max(range(self.seats), key=self._fighter)
            self.stock["combat"] -= 1
            self.gain(best, "combat")

    def _fighter(self, seat: int) -> tuple[int, int]:
        """Return a seat's rank for Combat: trophies, then the latest kill."""
        return self.heroes[seat].trophies, self.heroes[seat].last_kill

    def beat_baby(self, cell: Cell) -> None:
        """Eliminate one baby Hydra; it goes back to the supply (Q73)."""
        self.babies.remove(cell)
        self.loosen()

    def side_to(self, cell: Cell, beyond: Cell) -> int:
        """Return the side of a cell on which its neighbour lies."""
        return next(side for side in SIDES if self.board.step(cell, side)[0] == beyond)

    def free_for(self, seat: int, cell: Cell) -> bool:
        """Tell whether no boss and no other hero's pawn takes a cell."""
        others = [hero for other, hero in enumerate(self.heroes) if other != seat]
        return self.boss != cell and all(h.state != "up" or h.cell != cell for h in others)

    def can_wander(self, seat: int, cell: Cell, points: int) -> bool:
        """Tell whether steps across heroes can still end on a free cell (p.12, HT-R49, R54).

        Walls, unrevealed tiles and bosses stop; heroes do not.
        """
        best = {cell: points}
        open_cells = [cell]
        while open_cells:
            here = open_cells.pop()
            if self.free_for(seat, here):
                return True
            left = best[here] - self.step_cost(here)
            for side in SIDES:
                beyond, _ = self.board.step(here, side)
                passable = self.way_open(here, side) and beyond != self.boss
                if passable and left >= 0 and left > best.get(beyond, -1):
                    best[beyond] = left
                    open_cells.append(beyond)
        return False
