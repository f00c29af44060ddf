"""One store under page, app and line mode: each goes on where another has left, one at a time."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from heroon.play.shelf import put_away
from heroon.store import SAY
from heroon.terminal.app_menu import MenuScreen, kept_games
from tests.cli.running import Ran, heroon, table_of, until_asked
from tests.cli.test_kept import say, started
from tests.cli.test_play import SEEDED, question
from tests.server.serving import Site
from tests.server.test_kept import home, row
from tests.terminal.driving import Driver, drive, new

TRIES = 40


@pytest.fixture
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The page of a user whose store is also that of the terminal; it lets go at once."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    place = tmp_path / "data" / "heroon"
    with Site(place / "games.sqlite") as site:
        site.hub.rests = 0.0
        yield site
    put_away()


def resumed(place: Path, id: str, *answers: str) -> Ran:
    """Go on in line mode, as soon as the page has let go of a game that nobody looks at."""
    ran = Ran(2, "", "")
    for _ in range(TRIES):
        ran = heroon(place, "play", "--plain", "--resume", id, answers=[*answers, "quit"])
        if ran.code != 2:
            break
    return ran


def test_a_game_begun_in_line_mode_goes_on_at_the_page_and_back(ours: Site, tmp_path: Path) -> None:
    begun = heroon(tmp_path, *SEEDED, answers=["1", "1", "quit"])
    id = table_of(tmp_path)
    assert f'href="/t/{id}"' in row(home(ours), id) and "HEROZ" in row(home(ours), id)
    with ours.page(id) as page:
        page.until_phase("ask")
        before = len([e for e in ours.store.entries(id) if e.kind == SAY])
        word = page.any_word()
        page.say(word)
        page.until_phase("ask")
    assert len([e for e in ours.store.entries(id) if e.kind == SAY]) > before
    back = resumed(tmp_path, id, "1")
    assert back.code == 0, back.err
    assert "The game goes on where you left it." in back.out
    with ours.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
    assert begun.code == 0 and table_of(tmp_path) == id, "it is one and the same game"


def test_a_game_begun_at_the_page_goes_on_in_line_mode(ours: Site, tmp_path: Path) -> None:
    id = ours.begin("micro-hero", **{"seat-0": "person"})
    with ours.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
    there = resumed(tmp_path, id, "1")
    assert there.code == 0 and "MICRO HERO" in there.out
    assert f"--resume {id}" in there.out


def test_a_game_begun_in_the_app_is_on_the_page_and_the_other_way_round(ours: Site) -> None:

    async def play(d: Driver) -> None:
        await d.answer(1)
        await d.press("m", "up", "enter")

    drive(play, new("micro-hero"))
    (kept,) = kept_games()
    assert "MICRO HERO" in row(home(ours), kept.name)
    with ours.page(kept.name) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
        answers = len([e for e in ours.store.entries(kept.name) if e.kind == SAY])

    async def again(d: Driver) -> None:
        await d.press("enter")
        for _ in range(TRIES):
            if d.app.match_now() is not None:
                break
            await d.press("escape", "enter")
        said = [token for token in d.game.match.table.tokens if token.seat == 0 and token.choice]
        assert len(said) >= 2
        await d.press("m", "up", "enter")
        assert isinstance(d.app.screen, MenuScreen)

    drive(again)
    assert len([e for e in ours.store.entries(kept.name) if e.kind == SAY]) == answers


def test_what_the_terminal_has_open_is_told_at_the_page(ours: Site, tmp_path: Path) -> None:
    """The page says where it is open, and takes no answer; it is not removed under the player."""
    with started(tmp_path, *SEEDED) as run:
        assert run.stdout
        until_asked(run.stdout)
        say(run, "1")
        id = table_of(tmp_path)
        with ours.http() as http:
            answer = http.get(f"/t/{id}")
            assert answer.status_code == 409
            assert "open in a terminal" in answer.text and f"process {run.pid}" in answer.text
            assert "Try again" in answer.text and "cannot go on" not in answer.text
            french = http.get(f"/t/{id}", headers={"cookie": "lang=fr"}).text
            assert "ouverte dans un terminal" in french
            assert http.post(f"/t/{id}/remove").status_code == 409
        seen = say(run, "1")
        run.communicate("quit\n", timeout=20)
    assert run.returncode == 0 and "another program" not in seen.lower()
    with ours.page(id) as page:
        page.until_phase("ask")


def test_what_the_page_has_open_is_told_in_the_terminal(ours: Site, tmp_path: Path) -> None:
    id = ours.begin("micro-hero", **{"seat-0": "person"})
    with ours.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
        ran = heroon(tmp_path, "play", "--plain", "--resume", id, answers=["1", "quit"])
        assert ran.code == 2 and ran.out == ""
        assert "open in the page" in ran.err and f"process {os.getpid()}" in ran.err

        async def play(d: Driver) -> None:
            await d.press("enter")
            assert "This game is open in the page" in re.sub(r"\s+", " ", d.screen())

        drive(play)
        page.say(page.any_word())


def test_a_bot_thinks_at_a_table_that_stays_open_while_nobody_looks(ours: Site) -> None:
    """A game is let go of only when no answer is on its way: what a bot says is kept."""
    id = ours.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})
    with ours.page(id) as page:
        page.until_phase("ask")
        page.change("say", word=page.any_word())
    with httpx.Client(base_url=ours.url) as http:
        assert http.get(f"/t/{id}").status_code == 200
    with ours.page(id) as page:
        page.until_phase("ask", "over")


def test_a_page_that_comes_back_shows_what_the_terminal_has_played(
    ours: Site, tmp_path: Path
) -> None:
    """The table in the server's memory is older than the store: it is opened anew."""
    id = ours.begin("micro-hero", **{"seat-0": "person"})
    with ours.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
        number = page.number
    ran = resumed(tmp_path, id, "1", "1")
    assert ran.code == 0, ran.err
    with ours.page(id) as page:
        page.until_phase("ask")
        assert page.number > number
        page.say(page.any_word())
    assert question(ran.out)


def test_a_page_that_was_left_open_on_a_dead_server_frees_the_game(tmp_path: Path) -> None:
    """A process that is killed keeps no lock: its game opens at once elsewhere."""
    heroon(tmp_path, *SEEDED, answers=["1", "quit"])
    id = table_of(tmp_path)
    run: subprocess.Popen[str]
    with started(tmp_path, "play", "--resume", id) as run:
        assert run.stdout
        until_asked(run.stdout)
        place = tmp_path / "data" / "heroon"
        assert list(place.glob(f"games.sqlite.{id}.open"))
        run.kill()
    with Site(place / "games.sqlite") as site, site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
