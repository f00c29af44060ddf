"""Goldens: a few screens as a person reads them.

    python -m tests.terminal.test_screens

writes them anew.
"""

import os
import tempfile
from pathlib import Path

import pytest

from heroon.play.game_setting import Setting
from heroon.texts import texts
from tests.lengths import LANGS
from tests.terminal.driving import LARGE, SMALL, Driver, drive, new

GOLDENS = Path(__file__).parent / "goldens"

#: By name: the game (none: the menu), language, size, and what is pressed.
SCREENS = {
    "menu.fr": ("", "fr", SMALL, ()),
    "new.en": ("", "en", SMALL, ("enter", "right", "right", "right")),
    "heroz.fr": ("heroz", "fr", SMALL, ("1", "enter")),
    "heroz-large.en": ("heroz", "en", LARGE, ("1", "enter")),
    "micro-hero.en": ("micro-hero", "en", SMALL, ("1", "enter", "1", "enter")),
    "micro-hero-large.fr": ("micro-hero", "fr", LARGE, ("1", "enter", "1", "enter")),
    "hades-trap.en": ("hades-trap", "en", SMALL, ("1", "enter")),
    "hades-trap-large.fr": ("hades-trap", "fr", LARGE, ("tab", "right")),
    "micro-hero-totals.fr": ("micro-hero", "fr", SMALL, ("1", "enter", "1", "enter", "x")),
}


def screen_of(name: str) -> str:
    game, lang, size, keys = SCREENS[name]
    setting: Setting | None = new(game) if game else None
    out: list[str] = []

    async def play(d: Driver) -> None:
        await d.press(*keys)
        out.append(d.screen())

    drive(play, setting, lang, size)
    return out[0]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_it_was(name: str) -> None:
    path = GOLDENS / f"{name}.txt"
    assert screen_of(name) == path.read_text(encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
def test_two_players_see_everything_they_plan_with(lang: str) -> None:
    """At 80x24: the Trial, totals, both hands, what is played, both Postures, unscrolled."""
    shown: list[str] = []

    async def play(d: Driver) -> None:
        for _ in range(24):
            await d.press("1", "enter")
        shown.append(d.screen())

    drive(play, new("micro-hero", people="both", seats=2), lang, SMALL)
    keys = ("trial", "together", "played", "posture", "hand")
    labels = [texts(lang, "heroon.games.micro_hero").text(f"picture-{key}") for key in keys]
    rows = shown[0].split("\n")
    counts = [sum(row.lstrip().startswith(f"{label} ") for row in rows) for label in labels]
    assert counts[:4] == [1, 1, 2, 2] and counts[4] >= 1


if __name__ == "__main__":
    GOLDENS.mkdir(exist_ok=True)
    os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
    for each in SCREENS:
        (GOLDENS / f"{each}.txt").write_text(screen_of(each), encoding="utf-8")
