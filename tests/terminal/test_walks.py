"""A cell that is named or pointed at is walked to, by the steps that the rules offer."""

import io
from typing import Any

import pytest
from textual.containers import VerticalScroll

from heroon.kernel import Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.app_panels import LinePanel
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.terminal.walks import walked, walks_of
from heroon.terminal.widgets import BoardView
from tests.terminal.driving import LARGE, SMALL, Driver, drive, new

SEED = "walks"


def at(match: Match) -> str:
    """The cell of the first hero."""
    pieces = match.table.view(0).area("labyrinth").pieces
    return next(piece.at for piece in pieces if "seat:0" in piece.marks)


def left(match: Match) -> int:
    return match.table.view(0).counter("left")


async def typed(d: Driver, text: str) -> None:
    await d.press("t")
    assert isinstance(d.app.screen, LinePanel)
    await d.type(text)
    await d.press("enter")


def lines(*answers: str, lang: str = "en") -> tuple[Session, str]:
    """A session in line mode of one person, who types these lines."""
    table: Table[Any] = Table(game("hades-trap"), {}, Seeded(SEED), seats=2)
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in answers))
    setting = Setting(table, SEED, Who.of(2, (0,), "random"))
    session = Session(setting, Lines(source, sink, echo=True), lang)
    session.run()
    return session, sink.getvalue()


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_cell_that_is_typed_is_walked_to(size: tuple[int, int]) -> None:
    """Nobody crosses the wall between d4 and e4: two steps, and each can be taken back."""

    async def play(d: Driver) -> None:
        await typed(d, "D4")
        assert (at(d.game.match), left(d.game.match)) == ("d4", 4)
        log = d.game.query_one("#log", VerticalScroll)
        assert log.scroll_y == log.max_scroll_y
        await d.press("u")
        assert (at(d.game.match), left(d.game.match)) == ("d5", 5)

    drive(play, new("hades-trap", seed=SEED), size=size)


def test_a_cell_is_walked_to_by_mouse_and_by_arrow_keys() -> None:
    async def play(d: Driver) -> None:
        assert "2p" in d.screen()
        await d.click("labyrinth/d4")
        assert at(d.game.match) == "d4"
        await d.press("u", "u", "tab")
        board = d.game.query_one(BoardView)
        board.cursor = next(s for s in board.spots() if "labyrinth/e4" in s.targets).targets
        await d.press("left")
        assert "labyrinth/d4" in board.cursor
        assert "Walk to d4 (2 points)" in d.screen() and "6→4" in d.screen()
        await d.press("enter")
        assert (at(d.game.match), left(d.game.match)) == ("d4", 4)

    drive(play, new("hades-trap", seed=SEED), size=LARGE)


def test_any_cell_of_a_tile_face_down_names_the_tile() -> None:
    async def play(d: Driver) -> None:
        for name in ("e2", "d1", "f3"):
            walk = next(one for one in d.game.walks if one.name == name)
            assert [d.game.match.text(word) for word in walk.route.words] == ["go:e4", "explore:2"]
            assert bool(walk.sign) == (name == "e2")
        await typed(d, "f3")
        assert (at(d.game.match), left(d.game.match)) == ("e4", 4)
        tiles = d.game.match.table.view(0).area("tiles").pieces
        assert sum(bool(tile.face) for tile in tiles) == 2

    drive(play, new("hades-trap", seed=SEED))


def test_a_cell_that_cannot_be_walked_to_says_so() -> None:
    async def play(d: Driver) -> None:
        await typed(d, "a9")
        assert "You cannot walk to a9 now." in d.screen()
        assert left(d.game.match) == 6

    drive(play, new("hades-trap", seed=SEED))


def test_the_app_explores_a_tile_beside_the_hero_by_the_name_of_a_cell() -> None:
    async def play(d: Driver) -> None:
        await typed(d, "e4")
        await typed(d, "f1")
        assert left(d.game.match) == 4

    drive(play, new("hades-trap", seed=SEED))


def test_an_answer_that_is_picked_hides_the_walks() -> None:
    """A cell beside the hero may also be stepped to by its answer: no other piece is picked."""

    async def play(d: Driver) -> None:
        assert d.game.walk_at(("labyrinth/d4",)) is not None
        d.game.pointer.pick(("labyrinth/e4",))
        assert d.game.walk_at(("labyrinth/d4",)) is None

    drive(play, new("hades-trap", seed=SEED))


def test_line_mode_names_the_cells_by_what_they_cost() -> None:
    session, said = lines("d4", "quit")
    assert "To walk further, name a cell:" in said
    assert "1 point: d5, e4, e6, f5" in said
    assert "2 points: d4, d6, f4, f6" in said
    assert "e2: Go and explore the north tile, 2 points" in said
    assert (at(session), left(session)) == ("d4", 4)


def test_a_tile_beside_the_hero_is_explored_by_the_name_of_any_of_its_cells() -> None:
    """That is no walk but an answer, which has its number; who names walks names this, too."""
    session, said = lines("e4", "d2", "quit")
    assert "Explore the north tile" in said
    assert "You explore the north tile" in said
    assert left(session) == 4


def test_line_mode_says_which_cell_is_out_of_reach() -> None:
    session, said = lines("A9", "z9", "quit")
    assert "You cannot walk to a9 now." in said
    assert "“z9” is neither an answer nor a command of this game." in said
    assert left(session) == 6


def test_a_walk_ends_where_its_next_step_is_not_offered() -> None:
    session, _ = lines("quit")
    word = session.table.spec.words.text.index
    assert walked(session, 0, [word("go:e4"), word("go:d4")]) == 1
    assert at(session) == "e4"
    assert walked(session, 0, [word("explore:2"), word("go:f4")]) == 2


@pytest.mark.parametrize("name", ["heroz", "micro-hero", "hero-realms"])
def test_other_games_have_no_walks(name: str) -> None:
    async def play(d: Driver) -> None:
        match = d.game.match
        assert not walks_of(match, match.table.view(0), 0)
        await d.press("question_mark")
        assert "you walk in one go" not in d.screen()

    drive(play, new(name))
