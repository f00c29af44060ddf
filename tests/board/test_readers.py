"""The two readers of a board in the terminal: what is said, what is drawn, what would change."""

from __future__ import annotations

from heroon.board.model import Look
from heroon.board.types import (
    FRONT,
    Act,
    Answer,
    Asked,
    Board,
    Card,
    Cell,
    Change,
    Clash,
    Edge,
    Grid,
    If,
    Mark,
    Pile,
    Row,
    Seat,
    Sum,
    Term,
    Tile,
    Value,
    Zone,
)
from heroon.kernel import View, game
from heroon.terminal.aloud import aloud
from heroon.terminal.drawn import draw
from heroon.terminal.scene import Scene
from heroon.texts import Sentences, Texts, package_of

T = Texts("en", package_of("heroz"))
LOOK = Look(View(0, ()), Sentences(T, game("heroz"), 0))
SHIELD = Mark(sign="mark-shield", label="under a shield", short="S")
TROOP = Card(
    id="10D",
    label="10 of diamonds",
    at=("field/1.1",),
    style=("suit-D",),
    name="10 of diamonds",
    index="10♦",
    marks=(SHIELD,),
)
SIDES = (
    Sum(id="sum.1", label="the other side", terms=(Term("8♥", "8"),), total="8"),
    Sum(id="sum.0", label="your side", terms=(Term("6♦", "6"), Term("9♣", "9")), total="15"),
)
CLASH = Clash(id="clash", label="Column 1: 15 against 8. You win.", sides=SIDES, verdict="You win")


def board(columns: int = 3) -> Board:
    cells = (
        Cell(id="cell.0", label="column 1", x=0, y=0, items=(TROOP,)),
        Cell(id="cell.1", label="column 2, empty", at=("column/2",), x=1, y=0),
        Cell(id="front", label="Column 1", ground=FRONT, x=0, y=1, items=(CLASH,)),
    )
    grid = Grid(
        id="field", label="field", columns=columns, rows=2, cells=cells, heads=("line 1", "power")
    )
    points = Value(id="points", label="4 of 30 points", name="Points", value=4, most=30, track=True)
    cards = (Card(id="a", label="Ace", name="Ace"), Card(id="k", label="King", name="King"))
    deck = Pile(id="deck", label="deck", name="Deck", count=2, cards=cards)
    seat = Seat(
        id="seat", label="You", seat=0, name="You", own=True, turn=True, parts=(points, deck)
    )
    jack = Card(id="JS", label="Jack", at=("hand/JS",), name="Jack of spades", index="J♠")
    hand = Row(id="hand", label="Hand", name="Hand", items=(jack,), kind="hand")
    zones = (
        Zone(name="centre", parts=(grid,)),
        Zone(name="home", parts=(seat,)),
        Zone(name="hand", parts=(hand,)),
    )
    return Board(title="Turn 3", zones=zones, focus="front")


ASKED = Asked(
    answers=(
        Answer(number=1, text="Aura", words=(1,), at=("hand/JS", "field/1.1")),
        Answer(number=2, text="Place", words=(2,), at=("column/2",), short="6 → 13"),
    ),
    lit=frozenset({"hand/JS", "column/2"}),
    picked=frozenset({"field/1.1"}),
)


def drawn(width: int, height: int, asked: Asked = ASKED, columns: int = 3) -> list[str]:
    scene = Scene(LOOK.view, LOOK.sentences, width, height, asked.lit, asked.picked, asked)
    return ["".join(span.text for span in row) for row in draw(board(columns), scene)]


def test_a_board_is_read_zone_by_zone() -> None:
    lines = aloud(board(), T)
    assert lines[0] == "Turn 3"
    assert lines[1].split() == "line 1 10 of diamonds [S] –".split()  # noqa: SIM905
    assert lines[2].replace("\u00a0", " ") == "power  Column 1 (8 : 15)"
    assert "  Column 1: 15 against 8. You win." in lines
    assert "    your side = 6 (6♦) + 9 (9♣)" in lines
    assert "You (current turn): Points 4/30, Deck 2 (King)" in lines
    assert lines[-1] == "S = under a shield"


def test_signs_and_numbers_stand_at_things() -> None:
    lines = "\n".join(aloud(board(), T, ASKED))
    assert "*10 of diamonds [S]" in lines
    assert " – <2>" in lines
    assert "Jack of spades <1>" in lines
    bare = "\n".join(aloud(board(), T, Asked(lit=ASKED.lit)))
    assert "+Jack of spades" in bare


def test_short_names_stand_only_where_a_cell_is_too_narrow() -> None:
    wide, narrow = (aloud(board(columns), T) for columns in (2, 7))
    assert any("[under a shield]" in line for line in wide)
    assert any("10♦ [S]" in line for line in narrow)
    assert "10♦ = 10 of diamonds · S = under a shield" in narrow


def test_the_app_numbers_cells_and_frames() -> None:
    small = drawn(78, 20)
    assert any("›" in line and "6 → 13" in line and line.rstrip().count("2") for line in small)
    assert any("»" in line and "10♦" in line and "«" in line for line in small)
    tall = drawn(98, 45)
    assert any("┏2━" in line for line in tall)
    assert any("┏1━" in line for line in tall)
    assert any("╔" in line for line in tall)


def test_what_would_change_stands_at_its_place() -> None:
    ghost = Card(id="JS2", label="Jack", name="Jack of spades", index="J♠")
    shown = If(
        changes=(
            Change(of="points", part="value", old="4", new="9"),
            Change(of="sum.0", part="total", old="15", new="22"),
        ),
        come=(("cell.1", ghost),),
        gone=("10D",),
    )
    lines = "\n".join(drawn(78, 20, Asked(shown=shown)))
    assert "4→9/30" in lines
    assert "8 : 15→22" in lines
    assert "(J♠)" in lines
    assert "✕10♦" in lines


def test_walls_are_drawn_and_read() -> None:
    pawn = Card(id="pawn", label="pawn", at=("maze/a1",), name="pawn")
    cells = tuple(
        Cell(id=f"c{x}", label=f"cell {x}", at=(f"maze/{x}",), x=x, y=0, items=(pawn,) * (x == 0))
        for x in range(2)
    )
    edges = (
        Edge(id="e1", label="wall", x=0, y=0, side="e", kind="wall"),
        Edge(id="e2", label="thread", x=1, y=0, side="n", kind="thread"),
    )
    grid = Grid(id="maze", label="maze", name="Maze", columns=2, rows=1, cells=cells, edges=edges)
    made = Board(title="", zones=(Zone(name="centre", parts=(grid,)),))
    told = aloud(made, T)
    assert told[1:4] == ["+       +.......+", "  pawn  |", "+       +       +"]
    scene = Scene(LOOK.view, LOOK.sentences, 78, 0, frozenset({"maze/1"}))
    rows = draw(made, scene)
    text = ["".join(span.text for span in row) for row in rows]
    assert any("┃" in line and "pawn" in line for line in text)
    assert any("┄" in line for line in text)
    assert {t for row in rows for span in row for t in span.targets} == {
        "maze/a1",
        "maze/0",
        "maze/1",
    }


def maze() -> Board:
    """Two cells by two, a tile over them, a thread with its sign, a handle."""
    cells = tuple(
        Cell(id=f"c{x}{y}", label=f"cell {x} {y}", at=(f"maze/{x}{y}", "tile/1"), x=x, y=y)
        for x in range(2)
        for y in range(2)
    )
    thread = {"kind": "thread", "name": "red", "index": "▲"}
    edges = (
        Edge(id="e1", label="red thread", x=0, y=0, side="s", **thread),  # type: ignore[arg-type]  # words
        Edge(id="e2", label="red thread", x=1, y=1, side="n", **thread),  # type: ignore[arg-type]
        Edge(id="e3", label="wall", x=1, y=0, side="s", kind="wall"),
    )
    tile = Tile(id="tile", label="tile 1", at=("tile/1",), x=0, y=0, size=2)
    act = Act(id="act", label="turn it", at=("turn/1",), of="tile", name="turn it")
    grid = Grid(
        id="maze",
        label="maze",
        columns=2,
        rows=2,
        cells=cells,
        edges=edges,
        tiles=(tile,),
        acts=(act,),
        heads=("1", "2"),
        tops=("a", "b"),
    )
    return Board(title="", zones=(Zone(name="centre", parts=(grid,)),))


def test_a_maze_has_coordinates_and_a_wall_counts_more_than_a_thread() -> None:
    told = aloud(maze(), T)
    assert told[0].split() == ["a", "b"]
    assert told[2].startswith("1") and told[4].startswith("2")
    assert told[3] == "  +...R...+-------+"
    assert "  turn it" in told and told[-1] == "R = red"


def test_a_maze_in_a_low_window_has_a_line_a_row() -> None:
    asked = Asked(answers=(Answer(number=7, text="x", words=(1,), at=("tile/1",)),))
    low, high = (
        ["".join(span.text for span in row) for row in draw(maze(), scene)]
        for scene in (
            Scene(LOOK.view, LOOK.sentences, 78, 0, frozenset({"tile/1"}), asked=asked),
            Scene(LOOK.view, LOOK.sentences, 100, 45, frozenset({"tile/1"}), asked=asked),
        )
    )
    assert len(low) == 1 + 2 + 1 and len(high) == 1 + 5 + 1 + 1  # and what its signs mean
    assert "▲" in low[1] and "▁" in low[1]
    assert sum(line.count("7") for line in low) == sum(line.count("7") for line in high) == 1
    assert "turn it" in low[-1]
