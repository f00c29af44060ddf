"""One installed game that is faulty is told in a line; every other one is there all the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import plugins
from tests.cli.running import Ran
from tests.plugins import FAULTY, SPEC, every_fault, game, install, run, ugly


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every faulty game."""
    place = tmp_path_factory.mktemp("plugins")
    every_fault(place)
    return place


def heroon(folder: Path, *args: str, lang: str = "en", answers: str = "") -> Ran:
    return plugins.heroon(folder, *args, "--lang", lang, answers=answers)


def unfolded(text: str) -> str:
    return re.sub(r"\n +", " ", text)


def test_the_list_tells_each_faulty_game_in_a_line(folder: Path) -> None:
    ran = heroon(folder, "list")
    assert (ran.code, ran.err) == (0, "")
    lines = unfolded(ran.out)
    for name, (_, why) in FAULTY.items():
        assert re.search(rf"^{name} cannot be played: .*{re.escape(why)}", lines, re.MULTILINE)
    assert "twin cannot be played: several distributions offer it: twin-a, twin-b" in lines
    for title in ("heroz · HEROZ", "micro-hero · MICRO HERO", "hero-realms · Hero Realms"):
        assert title in lines
    assert "bare · bare · game-about" in lines
    assert "\x1b" not in ran.out


def test_the_list_tells_it_in_french(folder: Path) -> None:
    ran = heroon(folder, "list", lang="fr")
    lines = unfolded(ran.out)
    start = "raises\u00a0: ce jeu ne peut pas être joué (impossible de le charger\u00a0: "
    assert start + "RuntimeError: no ?[31mluck)" in lines
    assert "plusieurs distributions le proposent\u00a0: twin-a, twin-b" in lines
    assert "cannot" not in lines


def test_the_doctor_tells_them_and_goes_on(folder: Path) -> None:
    ran = heroon(folder, "doctor")
    assert (ran.code, ran.err) == (0, "")
    lines = unfolded(ran.out)
    for name in (*FAULTY, "twin"):
        assert f"{name} cannot be played: " in lines
    for name in ("heroz · HEROZ", "bare · bare", "unread · unread"):
        assert f"{name}: its rules run in " in lines
    assert "unread: its guide cannot be read: KeyError: 'rule'" in lines


@pytest.mark.parametrize("name", ["raises", "twin", "garbled"])
@pytest.mark.parametrize("command", ["list", "rules", "cards", "play", "simulate"])
def test_a_command_about_a_faulty_game_says_what_is_wrong(
    folder: Path, command: str, name: str
) -> None:
    ran = heroon(folder, command, name)
    assert ran.code == 2
    assert ran.out == ""
    assert f"heroon: {name} cannot be played: " in ran.err
    assert "output" not in ran.err


def test_a_guide_that_cannot_be_read_is_told(folder: Path) -> None:
    ran = heroon(folder, "rules", "unread")
    assert ran.code == 2
    assert "unread: its guide cannot be read: " in ran.err
    assert heroon(folder, "rules", "heroz", "heroz:2.3").code == 0


def test_a_game_without_texts_is_played_by_its_keys(folder: Path) -> None:
    ran = heroon(folder, "play", "bare", "--seed", "1", answers="1\n" * 60)
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Answer “play:strike”" in ran.out
    assert "Prompt-act" in ran.out or "prompt-act" in ran.out


def test_no_game_at_all_can_be_read(folder: Path) -> None:
    ran = heroon(folder, "list", "nowhere")
    assert ran.code == 2
    assert "bare" in ran.err
    assert "raises" not in ran.err


def test_a_failing_file_is_no_failing_output(tmp_path: Path) -> None:
    """What a game cannot open has nothing to do with what is written."""
    spec = (
        SPEC.format("late")
        + """
def start(g):
    open("board.txt")

SPEC = replace(SPEC, start=start)
"""
    )
    game(tmp_path, "late", spec)
    ran = heroon(tmp_path, "simulate", "late", "--games", "1", "--bots", "random,random")
    assert ran.code != 0
    assert "the output cannot be written" not in ran.err
    assert "board.txt" in ran.err


def test_a_full_disk_is_a_failing_output(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no such device here")
    ran = run(
        tmp_path,
        "-c",
        "import subprocess, sys; "
        "sys.exit(subprocess.run([sys.executable, '-m', 'heroon', '--help'], "
        "stdout=open('/dev/full', 'w')).returncode)",
    )
    assert ran.code == 2
    assert ran.err == "heroon: the output cannot be written: no room is left\n"


FACE = """
from heroon.board.face import Face

FACE = Face(theme="faced.nowhere:THEME", app="faced.face:DRAW", teller="faced.spec:SPEC")
"""


@pytest.mark.long
def test_a_faulty_part_of_a_face_is_told_and_the_usual_one_is_shown(tmp_path: Path) -> None:
    install(
        tmp_path,
        "faced",
        {"faced/__init__.py": "", "faced/spec.py": SPEC.format("faced"), "faced/face.py": FACE},
        {
            "heroon.games": {"faced": "faced.spec:SPEC"},
            "heroon.faces": {"faced": "faced.face:FACE", "heroz": "nowhere:FACE"},
        },
    )
    lines = unfolded(heroon(tmp_path, "doctor").out)
    assert "faced: its face cannot be used (theme): it cannot be loaded: ModuleNotFound" in lines
    assert "faced: its face cannot be used (app): it cannot be loaded: AttributeError" in lines
    assert "faced: its face cannot be used (teller): the part faced.spec:SPEC is no" in lines
    assert "heroz: its face cannot be used (face): several distributions offer it: " in lines
    assert heroon(tmp_path, "play", "heroz", answers="1\n1\n").code == 0


def test_a_picture_that_fails_is_told_once_and_the_usual_one_is_drawn(tmp_path: Path) -> None:
    ugly(tmp_path)
    ran = heroon(tmp_path, "play", "ugly", "--seed", "1", answers="1\n" * 60)
    assert (ran.code, ran.err) == (0, "")
    fault = "The look of this game is faulty (ugly/look.py:3: IndexError: list index out of range)"
    assert unfolded(ran.out).count(fault) == 1
    assert ran.out.count("area-hand: ") > 2
