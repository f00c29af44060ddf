"""What `docs/adding-a-game.md` shows is all that a game needs to appear on the page."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from heroon.kernel import game
from heroon.texts.whole import game_problems
from heroon.web.render import environment, static_files
from tests.browser.driving import PHONE, Screen
from tests.plugins import install, shown
from tests.server.serving import Site


@pytest.fixture
def parry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The distribution that the page shows, installed."""
    shown(tmp_path)
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(tmp_path, "parry", {}, project["entry-points"])
    monkeypatch.syspath_prepend(str(tmp_path))
    for read in (static_files, environment):
        read.cache_clear()
    return "parry"


def test_its_texts_are_whole(parry: str) -> None:
    assert game_problems(game(parry), parry) == []


@pytest.mark.long
def test_it_is_played_on_the_page(chromium: Browser, tmp_path: Path, parry: str) -> None:
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        screen.window(PHONE, "fr", bypass_csp=True)
        screen.page.goto("/")
        assert "Parade" in screen.page.inner_text("main")
        screen.begin(parry, seat_1="novice")
        assert screen.faults() == []
        assert screen.play_out() > 3
        screen.page.goto(f"/rules/{parry}")
        assert "Porter un coup" in screen.page.inner_text("main")
        screen.page.goto(f"/cards/{parry}")
