"""Boards on the page: what stands on a cell, and what a picked piece can do."""

from __future__ import annotations

from heroon.board.model import Route
from heroon.board.types import Answer, Asked, Board, Card, Cell, Edge, Grid, Thing, Zone
from heroon.texts import Texts, package_of
from heroon.web.board import LINES, Drawing

T = Texts("en", package_of("heroz"))


def drawing(answers: int = 0, items: tuple[Thing, ...] = (), picked: str = "") -> Drawing:
    """A grid of one cell with some things, of which one may be picked."""
    cell = Cell(id="c", label="column 1, row 1", at=("c",), x=0, y=0, items=items)
    edge = Edge(
        id="e", label="red thread, north", x=0, y=0, side="n", kind="thread", name="red", index="R"
    )
    grid = Grid(id="g", label="field", columns=1, rows=1, cells=(cell,), edges=(edge,))
    offered = tuple(
        Answer(number=n, text=f"do {n}", words=(n,), at=("p0",)) for n in range(answers)
    )
    asked = Asked(answers=offered, lit=frozenset({"p0"}), picked=frozenset({picked} - {""}))
    board = Board(title="t", zones=(Zone(name="centre", parts=(grid,)),))
    return Drawing(board, asked, T, {n: f"word:{n}" for n in range(answers)})


def pieces(count: int) -> tuple[Thing, ...]:
    return tuple(
        Card(id=f"p{n}", label=f"piece {n}", at=(f"p{n}",), name=f"piece {n}", index=f"P{n}")
        for n in range(count)
    )


def html(d: Drawing) -> str:
    return str(d.part("zone", d.zones("centre")[0]))


def test_a_piece_with_several_acts_has_them_beside_it() -> None:
    d = drawing(2, pieces(1), "p0")
    assert [(answer.text, word) for answer, word in d.menu] == [
        ("do 0", "word:0"),
        ("do 1", "word:1"),
    ]
    assert d.menu_of == "bd-p0"
    assert str(d.part("menu")).count("data-say") == 2
    assert drawing(2, pieces(1)).menu == []
    assert drawing(LINES + 1, pieces(1), "p0").menu == []


def test_of_many_pieces_the_uppermost_are_drawn_and_what_may_be_picked() -> None:
    d = drawing(1, pieces(7))
    shown, under = d.piled(d.board.zones[0].parts[0].cells[0])  # type: ignore[attr-defined]  # a grid
    assert [thing.id for thing in shown] == ["p0", "p5", "p6"]
    assert len(under) == 4
    assert "+4" in html(d)
    assert "+" not in html(drawing(1, pieces(4)))


def test_what_stands_on_the_side_of_a_cell_is_drawn_with_its_sign_and_said() -> None:
    text = html(drawing())
    assert "edge-thread" in text and "<b>R</b>" in text
    assert 'aria-label="column 1, row 1, red thread, north"' in text


def test_a_thing_to_which_several_answers_lead_gives_them_by_one_touch() -> None:
    cells = tuple(Cell(id=f"c{x}", label=f"cell {x}", at=(f"c/{x}",), x=x, y=0) for x in (0, 1, 2))
    grid = Grid(id="g", label="field", columns=3, rows=1, cells=cells)
    near = Answer(number=1, text="go", words=(1,), at=("c/1",))
    route = Route(of="c2", words=(1, 2), text="Walk there", short="2 points", danger=True)
    board = Board(title="t", zones=(Zone(name="centre", parts=(grid,)),))
    ways = {"c2": (route, "go:1,go:2")}

    def drawn(picked: frozenset[str]) -> str:
        asked = Asked(answers=(near,), lit=frozenset({"c/1"}), picked=picked)
        return html(Drawing(board, asked, T, {1: "go:1"}, routes=ways))

    text = drawn(frozenset())
    assert text.count('data-line="go:1,go:2" data-look="go:1,go:2"') == 1
    assert "cell 2, Walk there, 2 points, who stays there is struck" in text
    assert "danger route" in text


def test_equal_pieces_show_the_same_answer_when_pointed_at() -> None:
    """Only the first of two equal cards bears the number; both say what playing one comes to."""
    cards = tuple(Card(id=f"strike.{n}", label="Strike", at=("hand/strike",)) for n in (1, 2))
    cell = Cell(id="c", label="cell", at=("c",), x=0, y=0, items=cards)
    grid = Grid(id="g", label="field", columns=1, rows=1, cells=(cell,))
    answer = Answer(number=1, text="play", words=(1,), at=("hand/strike",), badge="strike.1")
    board = Board(title="t", zones=(Zone(name="centre", parts=(grid,)),))
    d = Drawing(board, Asked(answers=(answer,), lit=frozenset({"hand/strike"})), T, {1: "play:s"})
    assert list(d.numbers) == ["strike.1"]
    assert d.looks == {"strike.1": "play:s", "strike.2": "play:s"}
