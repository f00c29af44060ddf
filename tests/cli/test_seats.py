"""Who sits where on the command line: several seats of one keyboard, their names, their bots."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from heroon.cli.app import main
from heroon.play import saves
from tests.play.installed import quartet

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command with a game for two to four installed; returns its code and what it says."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    quartet(tmp_path, monkeypatch)

    def ran(*args: str, answers: tuple[str, ...] = ("quit",)) -> tuple[int, str]:
        told = io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in answers)))
        monkeypatch.setattr(sys, "stdout", told)
        monkeypatch.setattr(sys, "stderr", told)
        with pytest.raises(SystemExit) as left:
            main([*args])
        return int(left.value.code or 0), told.getvalue()

    return ran


def begun(run: Run, path: Path, *args: str) -> tuple[str, ...]:
    """Who sits where in a game that is begun like this."""
    path.unlink(missing_ok=True)
    code, told = run("play", "quartet", "--plain", "--save", str(path), *args)
    assert code == 0, told
    who = saves.load(path).who
    assert who is not None
    return who.seats


@pytest.mark.parametrize(
    ("args", "seats"),
    [
        ("", ("person", "apprentice")),
        ("--players 4 --seat 0,2", ("person", "apprentice", "person", "apprentice")),
        ("--players 4 --seat 0,2 --bot novice", ("person", "novice", "person", "novice")),
        ("--players 4 --seat 2,0 --bot novice,expert", ("person", "novice", "person", "expert")),
        ("--seat 0,2", ("person", "apprentice", "person")),
        ("--seat 0,2 --bot novice,expert", ("person", "novice", "person", "expert")),
        ("--bot novice,expert", ("person", "novice", "expert")),
        ("--seat all --players 3", ("person", "person", "person")),
        ("--seat both", ("person", "person")),
        ("--name Anna,Bob", ("person:Anna", "person:Bob")),
        ("--seat 0,2 --name Anna,Bob", ("person:Anna", "apprentice", "person:Bob")),
        ("--seat 1 --name Zoé", ("apprentice", "person:Zoé")),
        ("--seat 0,1,2 --name ,Bob", ("person", "person:Bob", "person")),
    ],
)
def test_the_seats_are_those_that_were_said(
    run: Run, tmp_path: Path, args: str, seats: tuple[str, ...]
) -> None:
    assert begun(run, tmp_path / "x.heroon", *args.split()) == seats


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ("--players 4 --seat 0,4", "unknown seat “4” (seats: 0, 1, 2, 3, all)"),
        ("--players 4 --seat 0,0", "unknown seat “0”"),
        ("--seat 0,", "unknown seat “”"),
        ("--players 4 --bot novice,expert", "names 2 bots, but 3 seats are left to them"),
        ("--players 2 --bot novice,expert", "names 2 bots, but only one seat is left to them"),
        ("--seat all --bot novice", "the computer has nobody to play"),
        ("--seat 0 --name Anna,Bob", "names 2 people, but only one seat is theirs"),
        ("--name Anna,ANNA", "two people of the same name"),
        (f"--name {'x' * 30}", "a name has at most 24 characters"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, args: str, why: str) -> None:
    code, told = run("play", "quartet", "--plain", *args.split())
    assert code == 2 and why in told and told.count("\n") == 1


def test_a_resumed_game_keeps_who_sat_where(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    begun(run, path, *["--seat", "0,2", "--name", "Anna,Bob", "--bot", "novice,expert"])
    for args, seats in (
        ("", ("person:Anna", "novice", "person:Bob", "expert")),
        ("--name Eve", ("person:Eve", "novice", "person", "expert")),
        ("--seat 2", ("apprentice", "novice", "person", "expert")),
        ("--bot master", ("master", "master", "person", "master")),
    ):
        code, told = run("play", "--plain", "--resume", str(path), *args.split())
        assert code == 0, told
        who = saves.load(path).who
        assert who is not None and who.seats == seats
    code, told = run("play", "--plain", "--resume", str(path), "--seat", "1,2")
    assert code == 2 and "a game of seat 2: it cannot be resumed at seat 1,2" in told


@pytest.mark.parametrize(
    ("lang", "people", "told"),
    [
        ("en", "0,1", "Two people play at this keyboard, by turns."),
        ("en", "0,1,3", "Three people play at this keyboard, by turns."),
        ("en", "all", "Four people play at this keyboard, by turns."),
        ("fr", "0,2", "Deux personnes jouent à ce clavier, chacune à son tour."),
        ("fr", "all", "Quatre personnes jouent à ce clavier, chacune à son tour."),
    ],
)
def test_as_many_people_are_told_as_there_are(run: Run, lang: str, people: str, told: str) -> None:
    args = ("play", "quartet", "--plain", "--players", "4", "--seat", people, "--lang", lang)
    assert told in run(*args)[1]


def test_people_are_called_by_their_names(run: Run) -> None:
    args = ("play", "quartet", "--plain", "--name", "Anna,Bob", "--seed", "7")
    told = run(*args, answers=("", "1", "", "", "quit"))[1]
    assert "Hand over to Anna, who presses Enter." in told
    assert "Hand over to Bob, who presses Enter." in told
    french = run(*args, "--lang", "fr", answers=("", "quitter"))[1]
    assert "Donnez l’écran à Anna" in french
    one = run("play", "quartet", "--plain", "--name", "Anna")[1]
    assert "Anna, you are player 1 (seat 0)." in one


def test_line_mode_changes_one_seat_and_no_other(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    begun(run, path, *["--seat", "0,2", "--name", "Anna,Bob", "--bot", "novice,expert"])
    again = ("play", "--plain", "--resume", str(path))
    told = run(*again, answers=("", "players", "quit"))[1]
    assert "● Computer (player 2): novice level" in told
    assert "● Computer (player 4): expert level" in told
    master = next(line for line in told.splitlines() if "(player 4): master" in line)
    number = master.strip().partition(".")[0]
    told = run(*again, answers=("", f"players {number}", "quit"))[1]
    assert "The computer (player 4) plays at master level from now on." in told
    who = saves.load(path).who
    assert who is not None
    assert who.seats == ("person:Anna", "novice", "person:Bob", "master")


def test_a_game_says_how_many_may_play(run: Run) -> None:
    assert "2-4 players" in run("list", "quartet")[1]
    assert "2 à 4 joueurs" in run("list", "quartet", "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("args", "bots"),
    [
        ("", ["random", "random"]),
        ("--players 3", ["random"] * 3),
        ("--players 4", ["random"] * 4),
        ("--players 3 --bots novice,expert", ["novice", "expert", "novice"]),
        ("--bots novice,expert,master", ["novice", "expert", "master"]),
        ("--players 4 --bots expert", ["expert"] * 4),
    ],
)
def test_a_simulation_fits_any_number_of_seats(run: Run, args: str, bots: list[str]) -> None:
    given = ("simulate", "quartet", "--games", "4", "--engine", "python", "--workers", "1")
    code, told = run(*given, *args.split())
    assert code == 0, told
    named = [line.split()[1].rstrip(":") for line in told.splitlines() if line[1:3] == ". "]
    assert named == bots
    alone = ("simulate", "micro-hero", "--games", "2", "--engine", "python", "--workers", "1")
    assert run(*alone)[0] == 0
