"""A game without a look of its own in a real browser: its board is drawn, and answers move it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.driving import Screen
from tests.server.serving import Site
from tests.shapes.installed import install


def test_a_maze_is_played_on_the_board_that_its_view_gives(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces come to cells and leave them: the page of the browser lives on."""
    install(monkeypatch, tmp_path / "games", maze="tests.shapes.maze.spec:SPEC")
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        id = site.begin("maze", **{"players": "2", "seat-0": "person", "seat-1": "novice"})
        screen.page.goto(f"/t/{id}")
        for step in range(8):
            assert screen.settle() == "ask"
            screen.choose(step * 3)
        assert screen.page.locator(".bd-grid").count() == 2
        assert screen.page.locator("div.bd-cell").count() == 90
        assert screen.complaints == []
