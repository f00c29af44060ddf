"""HADES TRAP, second model: the maze. Cells, places, tiles, walls, threads and Spirit halves.

Sides are N E S W = 0 1 2 3, colours red blue green yellow = 0 1 2 3. A tile's turn counts quarter
turns clockwise from the face as the data draw it.

Square maze (Minotaur, Hydra, Hades): a cell is 0..80 by row then column of the 9x9 board, a place
0..8 by row then column of the 3x3 tiles; the Portal cell is 40, the Portal place 4.

The Siren's cross: a cell is (x, y), a place (X, Y), both counted from the Portal, east and south
positive. The Portal cell is (0, 0), the Portal place (0, 0); the arms are (0, -1) (0, -2) north,
(1, 0) (2, 0) east, (0, 1) (0, 2) south, (-1, 0) (-2, 0) west (rulebook p.18, notes G7). Place
(X, Y) holds the cells x from 3X-1 to 3X+1 and y from 3Y-1 to 3Y+1.
"""

from dataclasses import dataclass

Cell = int | tuple[int, int]
Place = int | tuple[int, int]
Local = tuple[int, int]  # row and column inside a tile

N, E, S, W = range(4)
SIDES = (N, E, S, W)
SIDE_NAMES = "NESW"
MOVES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x and y of one step to each side
RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")


def opposite(side: int) -> int:
    """Return the side across from `side`."""
    return (side + 2) % 4


@dataclass(frozen=True)
class Face:
    """What is drawn on one tile, in turn 0."""

    name: str
    special: dict[Local, str]  # portal, force, sandals, joystick, stairs, pad
    debris: tuple[Local, ...]
    walls: frozenset[tuple[Local, int]]
    threads: dict[tuple[Local, int], int]
    halves: tuple[int, ...]  # sides whose middle cell carries a Spirit half


Border = tuple[Local, Local]


def face(
    name: str,
    rows: str,
    walls: tuple[Border, ...],
    outer: str,
    threads: tuple[Border, Border, Border, Border],
    halves: str,
) -> Face:
    """Build a tile face from the data of the notes, section 12 (G1, rebuilt)."""
    letters = {
        (row, column): letter
        for row, line in enumerate(rows.split())
        for column, letter in enumerate(line)
    }
    names = {
        "P": "portal",
        "F": "force",
        "S": "sandals",
        "J": "joystick",
        "X": "stairs",
        "T": "pad",
    }
    closed: set[tuple[Local, int]] = set()
    for one, other in walls:
        side = _side_between(one, other)
        closed |= {(one, side), (other, opposite(side))}
    for code in outer.split():
        side, index = SIDE_NAMES.index(code[0]), int(code[1])
        at = {N: (0, index), E: (index, 2), S: (2, index), W: (index, 0)}[side]
        closed.add((at, side))
    strung: dict[tuple[Local, int], int] = {}
    for colour, (one, other) in enumerate(threads):
        side = _side_between(one, other)
        strung[one, side] = colour
        strung[other, opposite(side)] = colour
    return Face(
        name=name,
        special={at: names[letter] for at, letter in letters.items() if letter in names},
        debris=tuple(at for at, letter in letters.items() if letter == "D"),
        walls=frozenset(closed),
        threads=strung,
        halves=tuple(SIDE_NAMES.index(letter) for letter in halves),
    )


def _side_between(one: Local, other: Local) -> int:
    """Return the side of `one` on which `other` lies."""
    return MOVES.index((other[1] - one[1], other[0] - one[0]))


def _c(text: str) -> tuple[Border, ...]:
    """Read borders such as "00-01 10-11" (row and column of two neighbours)."""
    return tuple(
        ((int(pair[0]), int(pair[1])), (int(pair[3]), int(pair[4]))) for pair in text.split()
    )


def _threads(text: str) -> tuple[Border, Border, Border, Border]:
    """Read the four threads, in the order red blue green yellow."""
    red, blue, green, yellow = _c(text)
    return red, blue, green, yellow


# Notes, section 12. Letters as in their legend; debris is D.
FACES: dict[str, Face] = {
    made.name: made
    for made in (
        face(
            "P",
            "... .P. ...",
            _c("00-01 02-12 21-22 10-20"),
            "",
            _threads("01-11 11-12 11-21 10-11"),
            "",
        ),
        face(
            "L",
            "D.. .F. ..D",
            _c("10-11 11-12 01-02"),
            "N2 S0",
            _threads("01-11 11-21 00-10 12-22"),
            "W",
        ),
        face(
            "S1",
            "... .S. D..",
            _c("00-01 12-22 20-21"),
            "N0 E2",
            _threads("10-11 01-02 11-21 02-12"),
            "N",
        ),
        face(
            "S2",
            "..S ... ..D",
            _c("01-11 10-20 11-12"),
            "W0 S2",
            _threads("00-01 12-22 20-21 10-11"),
            "S",
        ),
        face(
            "J1",
            "..D .J. ...",
            _c("00-10 11-21 01-02"),
            "N2 S0",
            _threads("11-12 21-22 00-01 10-20"),
            "WE",
        ),
        face(
            "J2",
            "D.. ... J..",
            _c("10-11 02-12 11-21"),
            "E0 W0",
            _threads("20-21 00-10 11-12 01-02"),
            "NS",
        ),
        face(
            "E1",
            "D.. ... ..X",
            _c("01-02 10-11 12-22"),
            "N2 W2",
            _threads("11-21 10-20 00-01 11-12"),
            "E",
        ),
        face(
            "E2",
            "X.. ..D ...",
            _c("00-10 01-11 11-12"),
            "N0 S2",
            _threads("20-21 10-11 01-02 12-22"),
            "W",
        ),
        face(
            "T",
            "..D .T. D..",
            _c("00-01 10-20 02-12 21-22"),
            "E0 W2",
            _threads("01-11 12-22 00-10 20-21"),
            "S",
        ),
    )
}


@dataclass
class Tile:
    """One of the nine tiles: its face, its quarter turns clockwise, whether it is revealed."""

    name: str
    turn: int
    up: bool

    def drawn(self, local: Local) -> Local:
        """Return where the cell seen at `local` stands in the drawing."""
        row, column = local
        for _ in range(self.turn):
            row, column = 2 - column, row
        return row, column

    def half_sides(self) -> dict[int, int]:
        """Return the sides that show a Spirit half now, each with its side in the drawing."""
        return {(side + self.turn) % 4: side for side in FACES[self.name].halves}


#: What was worked out of the places and cells, for the square and the cross: they never change.
PLACES_OF: tuple[dict[Cell, Place], dict[Cell, Place]] = ({}, {})
STEPS: tuple[dict[tuple[Cell, int], tuple[Cell, bool]], ...] = ({}, {})


class Board:
    """The places, the cells and the tiles that lie there."""

    def __init__(self, cross: bool) -> None:
        """Lay out the empty places: a square, or the Siren's cross (p.4, p.18)."""
        self.cross = cross
        self._place_of, self._steps = PLACES_OF[cross], STEPS[cross]
        spots = (
            [(0, 0), (0, -1), (0, -2), (1, 0), (2, 0), (0, 1), (0, 2), (-1, 0), (-2, 0)]
            if cross
            else [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
        )
        self._spots = set(spots)
        self.portal_place = self._place(0, 0)
        self.portal = self._cell(0, 0)
        self.places = [self._place(x, y) for x, y in spots]
        self.cells = [
            self.at(place, (row, column))
            for place in self.places
            for row in range(3)
            for column in range(3)
        ]
        self.tiles: dict[Place, Tile] = {}

    # Numbers

    def _cell(self, x: int, y: int) -> Cell:
        return (x, y) if self.cross else (y + 4) * 9 + x + 4

    def _place(self, x: int, y: int) -> Place:
        return (x, y) if self.cross else (y + 1) * 3 + x + 1

    def xy(self, cell: Cell) -> tuple[int, int]:
        """Return a cell's column and row counted from the Portal."""
        return cell if isinstance(cell, tuple) else (cell % 9 - 4, cell // 9 - 4)

    def spot(self, place: Place) -> tuple[int, int]:
        """Return a place's column and row counted from the Portal tile."""
        return place if isinstance(place, tuple) else (place % 3 - 1, place // 3 - 1)

    def place_of(self, cell: Cell) -> Place:
        """Return the place in which a cell lies."""
        found = self._place_of.get(cell)
        if found is None:
            x, y = self.xy(cell)
            found = self._place_of[cell] = self._place((x + 1) // 3, (y + 1) // 3)
        return found

    def local(self, cell: Cell) -> Local:
        """Return a cell's row and column inside its tile, as the tile lies now."""
        x, y = self.xy(cell)
        return (y + 1) % 3, (x + 1) % 3

    def at(self, place: Place, local: Local) -> Cell:
        """Return the cell at a row and column of a place."""
        x, y = self.spot(place)
        return self._cell(3 * x - 1 + local[1], 3 * y - 1 + local[0])

    def centre(self, place: Place) -> Cell:
        """Return the middle cell of a place."""
        return self.at(place, (1, 1))

    def cells_of(self, place: Place) -> list[Cell]:
        """Return the nine cells of a place."""
        return [self.at(place, (row, column)) for row in range(3) for column in range(3)]

    # Steps

    def _inside(self, x: int, y: int) -> bool:
        return ((x + 1) // 3, (y + 1) // 3) in self._spots

    def step(self, cell: Cell, side: int) -> tuple[Cell, bool]:
        """Return the next cell to a side, and whether the Limbo lies between (p.6, p.8)."""
        found = self._steps.get((cell, side))
        if found is None:
            found = self._steps[cell, side] = self._step(cell, side)
        return found

    def _step(self, cell: Cell, side: int) -> tuple[Cell, bool]:
        x, y = self.xy(cell)
        dx, dy = MOVES[side]
        if self._inside(x + dx, y + dy):
            return self._cell(x + dx, y + dy), False
        while self._inside(x - dx, y - dy):
            x, y = x - dx, y - dy
        return self._cell(x, y), True

    def place_step(self, place: Place, side: int) -> tuple[Place, bool]:
        """Return the next place to a side, and whether the Limbo lies between (Q2)."""
        x, y = self.spot(place)
        dx, dy = MOVES[side]
        if (x + dx, y + dy) in self._spots:
            return self._place(x + dx, y + dy), False
        while (x - dx, y - dy) in self._spots:
            x, y = x - dx, y - dy
        return self._place(x, y), True

    def ring(self, cell: Cell) -> list[Cell]:
        """Return the eight cells around a cell, across the Limbo too (p.17, Q72)."""
        north, south = self.step(cell, N)[0], self.step(cell, S)[0]
        rows = (north, cell, south)
        around = [self.step(row, side)[0] for row in rows for side in (E, W)]
        return [north, south, *around]

    # What the tiles say

    def tile(self, cell: Cell) -> Tile:
        """Return the tile that lies under a cell."""
        return self.tiles[self.place_of(cell)]

    def shown(self, cell: Cell) -> bool:
        """Tell whether a cell's tile is revealed."""
        return self.tile(cell).up

    def special(self, cell: Cell) -> str | None:
        """Return what is drawn on a revealed cell, or nothing."""
        tile = self.tile(cell)
        return FACES[tile.name].special.get(tile.drawn(self.local(cell))) if tile.up else None

    def find(self, special: str) -> list[Cell]:
        """Return the revealed cells that carry a drawing."""
        return [cell for cell in self.cells if self.special(cell) == special]

    def debris(self, place: Place) -> list[Cell]:
        """Return the rubble cells of a place's tile."""
        tile = self.tiles[place]
        return [
            cell
            for cell in self.cells_of(place)
            if tile.drawn(self.local(cell)) in FACES[tile.name].debris
        ]

    def _own_wall(self, cell: Cell, side: int) -> bool:
        tile = self.tile(cell)
        drawn_side = (side - tile.turn) % 4
        return (tile.drawn(self.local(cell)), drawn_side) in FACES[tile.name].walls

    def wall(self, cell: Cell, side: int) -> bool:
        """Tell whether a wall closes a cell's side; either cell's wall does (HT-R92)."""
        beyond, _ = self.step(cell, side)
        return self._own_wall(cell, side) or self._own_wall(beyond, opposite(side))

    def thread(self, cell: Cell, side: int) -> int | None:
        """Return the colour of the thread across a cell's side, or nothing (G2: inside tiles)."""
        beyond, limbo = self.step(cell, side)
        if limbo or self.place_of(beyond) != self.place_of(cell):
            return None
        tile = self.tile(cell)
        drawn_side = (side - tile.turn) % 4
        return FACES[tile.name].threads.get((tile.drawn(self.local(cell)), drawn_side))

    def place_of_tile(self, name: str) -> Place:
        """Return the place where a tile lies."""
        return next(place for place in self.places if self.tiles[place].name == name)

    def pairs(self) -> list[tuple[tuple[str, int], tuple[str, int]]]:
        """Return the pairs of Spirit halves that face each other on revealed tiles.

        A half is named by its tile and its side in the drawing. Pairs across the Limbo do not
        match (Q13). They come in reading order of their first cells, row by row.
        """
        found = []
        for place in self.places:
            for side in (E, S):
                other, limbo = self.place_step(place, side)
                one_tile, other_tile = self.tiles[place], self.tiles[other]
                if limbo or not one_tile.up or not other_tile.up:
                    continue
                one = one_tile.half_sides().get(side)
                two = other_tile.half_sides().get(opposite(side))
                if one is not None and two is not None:
                    found.append(((one_tile.name, one), (other_tile.name, two)))
        return sorted(found, key=lambda pair: self.xy(self.half_cell(pair[0]))[::-1])

    def half_cell(self, half: tuple[str, int]) -> Cell:
        """Return the cell where a Spirit half lies now."""
        name, drawn_side = half
        place = self.place_of_tile(name)
        side = (drawn_side + self.tiles[place].turn) % 4
        return self.at(place, {N: (0, 1), E: (1, 2), S: (2, 1), W: (1, 0)}[side])

    def turned(self, cell: Cell, way: int) -> Cell:
        """Return where a cell goes when its tile turns a quarter: way 1 clockwise, -1 back."""
        row, column = self.local(cell)
        local = (column, 2 - row) if way == 1 else (2 - column, row)
        return self.at(self.place_of(cell), local)
