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
from heroon.terminal.app_menu import MenuScreen
from heroon.terminal.kept import kept_games
from tests.cli.running import Ran, heroon, table_of, until_asked
from tests.cli.test_kept import say, started
from tests.cli.test_play import SEEDED, question
from tests.server.serving import Site
from tests.server.test_kept import ended, home, row
from tests.store.test_proof import changed
from tests.terminal.driving import Driver, drive, new

TRIES = 40
#: What a head says of its rules, and what one of later rules would say; proofs made anew.
NOW, LATER = '"rules": 2', '"rules": 1'
RESEALED = ("drop table proofs", "pragma user_version = 1")


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
        run.communicate("quit\n", timeout=120)
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


def test_a_finished_game_of_older_rules_is_told_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By `replay` and `--resume` turn by turn, in the app in a panel; `kept` lists it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "data" / "heroon" / "games.sqlite"
    id = ended(path)
    changed(path, f"update tables set head = replace(head, '{NOW}', '{LATER}')", *RESEALED)
    listed = heroon(tmp_path, "kept")
    assert listed.code == 0 and id in listed.out and "over" in listed.out
    for args in (["replay", id], ["play", "--plain", "--resume", id]):
        ran = heroon(tmp_path, *args)
        assert (ran.code, ran.err) == (0, "")
        told = " ".join(ran.out.split())
        assert "It is shown from what was stored" in told and "under other rules" in told
        assert "(stored position 1 of" in told and "(stored position 2 of" in told
        assert told.rstrip().endswith(".") and "You " in told.rpartition("stored position")[2]
    french = heroon(tmp_path, "replay", id, "--lang", "fr")
    assert "d’après ce qui a été conservé" in " ".join(french.out.split())
    verified = heroon(tmp_path, "verify", id)
    assert verified.code == 2 and "cannot go on" in verified.err

    async def play(d: Driver) -> None:
        await d.press("down", "enter")
        await d.press("enter")
        assert "shown from what was stored" in re.sub(r"\s+", " ", d.screen())

    drive(play)
    put_away()


def test_a_kept_game_is_told_by_its_name(tmp_path: Path) -> None:
    """A record of the store, like one of a file."""
    heroon(tmp_path, *SEEDED, answers=["1", "1", "quit"])
    id = table_of(tmp_path)
    assert (
        "is sound" in heroon(tmp_path, "verify", id).out or heroon(tmp_path, "verify", id).code == 0
    )
    told = heroon(tmp_path, "replay", id)
    assert told.code == 0 and "The game is not over." in " ".join(told.out.split())
    unknown = heroon(tmp_path, "replay", "no_such_game")
    assert unknown.code == 2 and "no kept game and no file is called no_such_game" in unknown.err
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "No game is saved so far." in heroon(empty, "kept").out


def test_a_store_that_cannot_be_read_is_told_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No list is empty without a word; what is played meanwhile says that it is not kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "data" / "heroon" / "games.sqlite"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"no database at all")
    listed = heroon(tmp_path, "kept")
    assert listed.code == 2 and "not a file of games" in listed.err
    ran = heroon(tmp_path, *SEEDED, answers=["1", "1", "quit"])
    assert ran.code == 1 and "could not be saved" in ran.out and "not a file of games" in ran.out

    async def play(d: Driver) -> None:
        await d.press("down", "enter")
        assert "not a file of games" in re.sub(r"\s+", " ", d.screen())

    drive(play)
    assert path.read_bytes() == b"no database at all"
