"""A faulty installed game is told in the menu of the app; the others can be chosen there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins import every_fault, late_faults, run, ugly

_PLAY = """
import os
from tests.terminal.driving import drive

async def play(d):
    await d.press("enter")
    print("=== new")
    print(d.screen())
    await d.press("left", "f5")
    print("=== table")
    print(d.screen())
    await d.press("ctrl+q")

async def rules(d):
    await d.press("down", "down", "enter")
    print("=== rules")
    print(d.screen())

for lang in ("en", "fr"):
    for one in (rules, play)[lang == "fr" :]:
        print(f"=== {lang}")
        os.environ["XDG_DATA_HOME"] = os.path.abspath(lang)  # nothing is kept of the other language
        drive(one, lang=lang, size=(160, 60))
"""


def screens(folder: Path) -> dict[tuple[str, str], str]:
    """The screens by language and name; in French only those of a new game."""
    ran = run(folder, "-c", _PLAY)
    assert ran.code == 0, ran.err
    shown: dict[tuple[str, str], str] = {}
    lang = ""
    for piece in ran.out.split("=== ")[1:]:
        head, _, text = piece.partition("\n")
        if text:
            shown[lang, head] = text
        else:
            lang = head
    return shown


def test_a_new_game_and_the_rules_stand_beside_faulty_games(tmp_path: Path) -> None:
    every_fault(tmp_path)
    shown = screens(tmp_path)
    for screen in ("new", "rules"):
        for name in ("raises", "twin", "number", "garbled"):
            assert f"{name} cannot be played: " in shown["en", screen]
    assert "HEROZ" in shown["en", "rules"]
    assert "bare" in shown["en", "rules"]
    assert "cannot be played" not in shown["en", "table"]
    assert "ne peut pas être joué (" in shown["fr", "new"]


_LATE = """
from heroon.terminal.app_new import NewScreen
from tests.terminal.driving import drive

async def play(d):
    await d.press("enter")
    form = d.app.screen
    assert isinstance(form, NewScreen)
    for _ in range(10):
        if form.game == "late":
            break
        await d.press("right")
    assert form.game == "late"
    await d.press("f5")
    print(d.screen())
    await d.press("right", "f5")

drive(play, size=(160, 60))
"""


@pytest.mark.long
def test_a_game_that_fails_at_its_set_up_is_told_in_the_form(tmp_path: Path) -> None:
    late_faults(tmp_path)
    ran = run(tmp_path, "-c", _LATE)
    assert ran.code == 0, ran.err
    assert "its set-up fails: FileNotFoundError: [Errno 2] No such file" in ran.out


_UGLY = """
from heroon.terminal.app_new import NewScreen
from tests.terminal.driving import drive

async def play(d):
    await d.press("enter")
    form = d.app.screen
    assert isinstance(form, NewScreen)
    for _ in range(10):
        if form.game == "ugly":
            break
        await d.press("right")
    await d.press("f5")
    print(d.screen())
    await d.press("ctrl+q")

drive(play, size=(160, 60), lang="fr")
"""


@pytest.mark.long
def test_a_board_that_fails_is_told_and_drawn_as_that_of_any_game(tmp_path: Path) -> None:
    ugly(tmp_path)
    ran = run(tmp_path, "-c", _UGLY)
    assert ran.code == 0, ran.err
    assert "La présentation de ce jeu a un défaut (ugly/look.py:3" in ran.out
    assert "counter-life" in ran.out and "strike" in ran.out
