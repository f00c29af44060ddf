"""The board that any view gives, of all games and shapes: sound, pointed at, drawn, read aloud."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any, Final

import pytest

from heroon.board.laws import faults
from heroon.board.model import Look
from heroon.board.plain import plain
from heroon.board.plain import targets as usual
from heroon.board.types import Answer, Asked, Board, Card, Die, Grid, Panel, Row, Seat, Value
from heroon.kernel import Area, GameSpec, Piece, Rng, Seeded, Table, View, game, games
from heroon.kernel.ask import NATURE
from heroon.play.laid import called
from heroon.play.told import Teller, teller_of, title
from heroon.terminal.aloud import aloud
from heroon.terminal.drawn import draw
from heroon.terminal.scene import Scene
from heroon.testing.settings import allowing
from heroon.texts import Sentences, Texts, package_of
from tests.lengths import length
from tests.shapes.every import SHAPES

CASES: Final = [
    *((game(name), seats) for name in games() for seats in game(name).seats),
    *SHAPES,
]
NAMES: Final = {0: "player-1", 1: "player-2", 2: "player-3", 3: "player-4"}


def ids(case: tuple[GameSpec[Any], int]) -> str:
    return f"{case[0].id}-{case[1]}"


def lent(spec: GameSpec[Any]) -> Texts:
    """The texts of a game; a shape's own, or none of its own."""
    package = (
        spec.state.__module__.rpartition(".")[0] if spec.id not in games() else package_of(spec.id)
    )
    return Texts("en", package, strict=False)


def positions(spec: GameSpec[Any], seats: int) -> Iterator[Table[Any]]:
    """Tables of a random game at one ask in three."""
    table: Table[Any] = Table(spec, allowing(spec, seats), Seeded("board"), seats=seats)
    rng = Rng(seats)
    for number in range(60):
        if table.ask is None:
            return
        if number % length(9, 3) == 0 and table.ask.seats != NATURE:
            yield table
        seat = table.ask.seats.bit_length() - 1
        table.answer(rng.choice(list(table.words(seat))), seat)


def looks(spec: GameSpec[Any], seats: int) -> Iterator[tuple[Look, Teller]]:
    teller = teller_of(spec.id)
    t = lent(spec)
    for table in positions(spec, seats):
        for seat in range(-1, seats):
            yield Look(table.view(seat), Sentences(t, spec, seat, NAMES)), teller


def asked_at(look: Look, teller: Teller) -> Asked:
    words = look.sentences.spec.words
    answers = tuple(
        Answer(
            number=i,
            text=words.text[word],
            words=(word,),
            at=teller.targets(word, look.view, words),
        )
        for i, word in enumerate(look.view.words, 1)
    )
    lit = frozenset(target for answer in answers for target in answer.at)
    return Asked(answers=answers, lit=lit)


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_a_board_of_any_view_is_sound_and_points_at_every_answer(
    case: tuple[GameSpec[Any], int],
) -> None:
    for look, teller in looks(*case):
        board = plain(look, called(look, teller))
        assert not faults(board, asked_at(look, teller))
        assert plain(look, called(look, teller)) == board
        assert pickle.loads(pickle.dumps(board)) == board


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_a_board_of_any_view_is_drawn_and_read_within_its_width(
    case: tuple[GameSpec[Any], int],
) -> None:
    sizes = ((78, 19), (98, 45), (120, 45))
    for number, (look, teller) in enumerate(looks(*case)):
        if number % 4:
            continue
        board, asked = plain(look, called(look, teller)), asked_at(look, teller)
        for line in aloud(board, look.t, asked):
            assert len(line) <= 80, line
        width, height = sizes[number % 3]
        scene = Scene(look.view, look.sentences, width, height, asked.lit, asked=asked)
        rows = draw(board, scene)
        for row in rows:
            assert sum(len(span.text) for span in row if span.text.strip()) <= width, row
        shown = {target for row in rows for span in row for target in span.targets}
        assert asked.lit <= shown


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_a_board_is_the_same_where_the_seat_sees_the_same(case: tuple[GameSpec[Any], int]) -> None:
    spec, seats = case
    t, teller = lent(spec), teller_of(spec.id)
    for number, table in enumerate(positions(spec, seats)):
        if number % 4:
            continue
        for seat in range(seats):
            made = []
            for one in (table, table.sample(seat, Rng(number))):
                look = Look(one.view(seat), Sentences(t, spec, seat, NAMES))
                made.append(plain(look, called(look, teller)))
            assert made[0] == made[1]


# -- kinds of areas -------------------------------------------------------------------------------


def board_of(*areas: Area, counters: tuple[tuple[str, int], ...] = (), seat: int = 0) -> Board:
    spec = game("heroz")
    t = Texts("en", package_of("heroz"), strict=False)
    return plain(Look(View(seat, areas, counters), Sentences(t, spec, seat, NAMES)))


def the(board: Board, name: str) -> Any:
    return next(thing for thing in board.things() if thing.id == name)


def test_seats_stand_in_turn_around_the_own_one() -> None:
    counters = tuple((f"points.{seat}", seat) for seat in range(4))
    zones = {zone.name: zone.parts for zone in board_of(counters=counters, seat=1).zones}
    away = [part.seat for part in zones["away"] if isinstance(part, Seat)]
    assert away == [2, 3, 0]
    (home,) = zones["home"]
    assert isinstance(home, Seat)
    assert (home.seat, home.own, home.name) == (1, True, "You")


def test_a_grid_knows_its_places_its_turns_and_its_walls() -> None:
    pieces = (
        Piece("t1", "8D", "1.1", turn=3),
        Piece("jar", "5C", on="2.2"),
        Piece("pawn", "7H", on="jar"),
        Piece("hat", "9H", on="pawn"),
    )
    edges = (("1.1", "e", "wall"), ("2.2", "s", "thread"))
    area = Area("field.0", "grid", 0, pieces, 4, 2, 2, edges)
    grid = the(board_of(area), "area.field.0")
    assert isinstance(grid, Grid)
    assert (grid.columns, grid.rows) == (2, 2)
    lying = {(cell.x, cell.y): [item.id for item in cell.items] for cell in grid.cells}
    assert lying == {(0, 0): ["t1"], (1, 0): [], (0, 1): [], (1, 1): ["jar", "pawn", "hat"]}
    assert [(edge.x, edge.y, edge.side, edge.kind) for edge in grid.edges] == [
        (0, 0, "e", "wall"),
        (1, 1, "s", "thread"),
    ]
    turned = the(board_of(area), "t1")
    assert [(mark.label, mark.short) for mark in turned.marks] == [
        ("turned a quarter to the left", "←")
    ]


def test_threads_of_several_names_have_a_sign_each() -> None:
    edges = (("1.1", "e", "thread:8D"), ("1.1", "s", "thread:5C"), ("2.2", "n", "thread"))
    grid = the(board_of(Area("field.0", "grid", 0, (), 0, 2, 2, edges)), "area.field.0")
    found = [(edge.kind, edge.name, edge.index, edge.style) for edge in grid.edges]
    assert found == [
        ("thread", "8 of diamonds", "D8", ("8D",)),
        ("thread", "5 of clubs", "C5", ("5C",)),
        ("thread", "", "", ()),
    ]
    assert grid.edges[0].label.startswith("8 of diamonds, ")


def test_the_largest_grid_comes_first_in_the_centre() -> None:
    small = Area("deck", "grid", -1, (), 0, 1, 1)
    large = Area("field", "grid", -1, (), 0, 3, 3)
    (zone,) = board_of(Area("aces", "row"), small, large).zones
    assert [part.id for part in zone.parts] == ["area.field", "area.deck", "area.aces"]


def test_pieces_of_a_grid_have_short_names() -> None:
    pieces = (Piece("a", "8D", "1.1"), Piece("b", "8H", "1.1"), Piece("c", "", "2.1"))
    board = board_of(Area("field.0", "grid", 0, pieces, 3, 2, 1))
    short = [the(board, name).index for name in "abc"]
    assert len(set(short)) == 3
    assert short[2] == ""


def test_cells_may_have_names_of_their_own() -> None:
    area = Area("field.0", "grid", 0, (Piece("x", "8D", "b1"),), 1, 2, 1, cells=("a1", "b1"))
    grid = the(board_of(area), "area.field.0")
    assert [(cell.at[0], len(cell.items)) for cell in grid.cells] == [
        ("field.0/a1", 0),
        ("field.0/b1", 1),
    ]


def test_tracks_and_dice_are_what_they_are() -> None:
    track = Area("points.0", "track", 0, (Piece("hp", "8D", "4"),), 1, 20)
    dice = Area("aces.0", "dice", 0, (Piece("d1", "6"), Piece("d2", "")), 2)
    board = board_of(track, dice)
    panel, row = the(board, "area.points.0"), the(board, "area.aces.0")
    assert isinstance(panel, Panel)
    (value,) = panel.parts
    assert isinstance(value, Value)
    assert (value.value, value.most, value.track) == (4, 20, True)
    assert isinstance(row, Row)
    assert row.kind == "dice"
    assert [die.face for die in row.items if isinstance(die, Die)] == ["6", "?"]


def test_a_turned_down_card_of_a_stack_has_a_count_alone() -> None:
    pile = the(board_of(Area("deck.1", "stack", 1, (), 40)), "area.deck.1")
    assert (pile.count, pile.cards) == (40, ())
    assert pile.label == "Deck of player 2: 40"


def test_what_lies_nowhere_has_a_line_of_its_own() -> None:
    look = Look(
        View(0, (), ()), Sentences(Texts("en", package_of("heroz")), game("heroz"), 0, NAMES)
    )
    board = plain(look, {"column.0/2": "column 2"})
    (zone,) = board.zones
    (row,) = zone.parts
    assert isinstance(row, Row)
    (card,) = row.items
    assert isinstance(card, Card)
    assert (card.at, card.name) == (("column.0/2",), "column 2")


def test_usual_targets_are_places_seats_and_cards_of_the_own_hand() -> None:
    spec = next(spec for spec, _ in SHAPES if spec.id == "grid")
    table: Table[Any] = Table(spec, {}, Seeded("targets"), seats=2)
    view = table.view(table.ask.seats.bit_length() - 1) if table.ask else table.view(0)
    found = {spec.words.text[word]: usual(word, view, spec.words) for word in view.words}
    assert found["take:3"] == ("grid/3",)
    assert found["cross:1+4"] == ("grid/1", "grid/4")


def test_a_game_without_a_teller_is_told_by_its_title() -> None:
    assert teller_of("no such game") == Teller(
        usual, title, teller_of("none").explain, teller_of("none").aside
    )
