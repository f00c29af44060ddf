"""The presentation model: reading order, what differs, which number stands where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heroon.board.layers import badges, differ, sheet, where
from heroon.board.types import (
    Answer,
    Asked,
    Board,
    Card,
    Cell,
    Clash,
    Edge,
    EdgeKind,
    Grid,
    If,
    Mark,
    Row,
    Seat,
    Sum,
    Term,
    Thing,
    Tile,
    Value,
    Zone,
)

SHIELD = Mark(sign="mark-shield", label="shielded", short="⛨")


def troop(name: str, *marks: Mark) -> Card:
    return Card(id=name, label=f"card {name}", at=(f"field/{name}",), name=name, marks=marks)


def cell(x: int, y: int, *items: Thing) -> Cell:
    at = () if items else (f"column/{x}",)
    return Cell(id=f"cell.{x}.{y}", label=f"cell {x} {y}", at=at, x=x, y=y, items=items)


def board(*cells: Cell, hand: tuple[Thing, ...] = (), points: int = 3) -> Board:
    score = Value(id="score", label=f"{points} points", value=points, name="points")
    own = Seat(id="seat.0", label="you", seat=0, own=True, at=("column/0",), parts=(score,))
    grid = Grid(id="field", label="field", columns=2, rows=2, cells=cells)
    held = Row(id="hand", label="hand", items=hand, kind="hand")
    zones = (
        Zone(name="centre", parts=(grid,)),
        Zone(name="home", parts=(own,)),
        Zone(name="hand", parts=(held,)),
    )
    return Board(title="Turn 1", zones=zones)


BEFORE = board(cell(0, 0), cell(1, 0, troop("7D")), hand=(troop("JS"), troop("4C")))


def test_things_stand_in_reading_order_and_know_their_holder() -> None:
    ids = [thing.id for thing in BEFORE.things()]
    assert ids == ["field", "cell.0.0", "cell.1.0", "7D", "seat.0", "score", "hand", "JS", "4C"]
    held = {name: holder for name, (holder, _) in where(BEFORE).items()}
    assert held["field"] == "zone.centre"
    assert held["7D"] == "cell.1.0"
    assert held["score"] == "seat.0"


def test_a_board_does_not_differ_from_itself() -> None:
    assert not differ(BEFORE, BEFORE)
    assert differ(BEFORE, replace(BEFORE)) == If()


def test_what_differs_is_told_by_ids() -> None:
    after = board(
        cell(0, 0, troop("JS")), cell(1, 0, troop("7D", SHIELD)), hand=(troop("2H"),), points=5
    )
    found = differ(BEFORE, after)
    told = {(change.of, change.part): (change.old, change.new) for change in found.changes}
    assert told == {("7D", "marks"): ("", "shielded"), ("score", "value"): ("3", "5")}
    assert found.moved == (("JS", "JS"),)
    assert [(holder, thing.id) for holder, thing in found.come] == [
        ("cell.0.0", "JS"),
        ("hand", "2H"),
    ]
    assert found.gone == ("4C",)


def test_what_comes_takes_its_parts_along() -> None:
    one = Value(id="hp", label="4 life", value=4)
    guard = Card(id="guard", label="guard", values=(one,))
    after = board(cell(0, 0, guard), cell(1, 0, troop("7D")), hand=(troop("JS"), troop("4C")))
    found = differ(BEFORE, after)
    assert [thing.id for _, thing in found.come] == ["guard"]
    assert differ(after, BEFORE).gone == ("guard",)


def test_the_turn_of_a_tile_swallows_its_edges() -> None:
    def maze(turn: int, kind_a: EdgeKind, kind_b: EdgeKind) -> Board:
        edges = (
            Edge(id="edge.1", label="wall", x=0, y=0, side="n", kind=kind_a),
            Edge(id="edge.2", label="wall", x=2, y=0, side="n", kind=kind_b),
        )
        tile = Tile(id="tile.1", label="tile 1", x=0, y=0, size=2, turn=turn)
        grid = Grid(id="maze", label="maze", columns=3, rows=2, edges=edges, tiles=(tile,))
        return Board(title="", zones=(Zone(name="centre", parts=(grid,)),))

    found = differ(maze(0, "wall", "wall"), maze(1, "thread", "thread"))
    assert [(change.of, change.part) for change in found.changes] == [
        ("edge.2", "kind"),
        ("tile.1", "turn"),
    ]


def test_a_sum_tells_its_terms_and_a_clash_its_verdict() -> None:
    def fight(total: int, verdict: str) -> Board:
        side = Sum(id="sum", label="sum", terms=(Term("7♦", str(total)),), total=str(total))
        clash = Clash(id="clash", label="fight", sides=(side,), verdict=verdict)
        return Board(title="", zones=(Zone(name="centre", parts=(clash,)),))

    found = differ(fight(28, "you lose"), fight(6, "you win"))
    assert {(c.of, c.part): (c.old, c.new) for c in found.changes} == {
        ("clash", "verdict"): ("you lose", "you win"),
        ("sum", "terms"): ("7♦ 28", "7♦ 6"),
        ("sum", "total"): ("28", "6"),
    }


@pytest.mark.parametrize(
    ("answer", "picked", "bearer"),
    [
        # An empty cell goes before whatever else has the target first.
        (Answer(number=1, text="", words=(1,), at=("column/0",)), (), "cell.0.0"),
        (Answer(number=1, text="", words=(1,), at=("field/7D",)), (), "7D"),
        # Of two parts the card is numbered first, and where it goes once the card is picked.
        (Answer(number=1, text="", words=(1,), at=("field/JS", "column/0")), (), "JS"),
        (
            Answer(number=1, text="", words=(1,), at=("field/JS", "column/0")),
            ("field/JS",),
            "cell.0.0",
        ),
        (Answer(number=1, text="", words=(1,), at=("nowhere", "field/7D")), (), "7D"),
        (Answer(number=1, text="", words=(1,), at=("column/0",), badge="seat.0"), (), "seat.0"),
        (Answer(number=0, text="Done", words=(1,), pinned=True), (), ""),
    ],
)
def test_a_number_stands_at_one_thing(answer: Answer, picked: tuple[str, ...], bearer: str) -> None:
    asked = Asked(answers=(answer,), picked=frozenset(picked))
    assert badges(BEFORE, asked) == ({bearer: (answer.number,)} if bearer else {})


def test_a_thing_stands_out_by_its_targets() -> None:
    asked = Asked(lit=frozenset({"field/JS"}), picked=frozenset({"field/4C"}))
    states = {thing.id: asked.state(thing) for thing in BEFORE.things()}
    assert (states["JS"], states["4C"], states["7D"], states["field"]) == ("lit", "picked", "", "")


def test_a_sheet_tells_what_can_be_done() -> None:
    move = Answer(number=2, text="Play the Jack", words=(7,), at=("field/JS", "column/0"))
    asked = Asked(answers=(move,))
    found = sheet(BEFORE, asked, "JS", text=("A Jack.",), cannot=(("Pass", "not now", "1.4"),))
    assert found is not None
    assert (found.title, found.text, found.can) == ("JS", ("A Jack.",), (move,))
    assert sheet(BEFORE, asked, "nothing") is None
