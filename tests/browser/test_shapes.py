"""A game without a look of its own in a real browser: its board is drawn, and answers move it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.driving import Screen
from tests.server.serving import Site
from tests.shapes.installed import install

#: What of a board is cut, what may be picked and is out of sight, and how square its cells are.
_SEEN = """() => {
  function* above(e) { for (let a = e; a; a = a.parentElement) yield a; }
  const out = (e) => {
    const at = e.getBoundingClientRect();
    const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (!there) return true;
    const same = e.contains(there) || there.contains(e);
    return !same && there.closest(".bd-cell") !== e.parentElement;
  };
  const cut = [];
  const walk = document.createTreeWalker(document.querySelector(".bd-main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, of = node.parentElement;
    if (!node.data.trim() || !of.getClientRects().length || of.closest(".unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const box = [...above(of)].find((a) => getComputedStyle(a).overflow === "hidden");
    const at = box.getBoundingClientRect();
    const within = text.left >= at.left - 1.5 && text.right <= at.right + 1.5;
    if (parseFloat(getComputedStyle(of).fontSize) < 12 || !within) cut.push(node.data);
  }
  const all = [...document.querySelectorAll(".bd-main .bd-cell")];
  const cells = all.map((e) => e.getBoundingClientRect());
  const asked = [...document.querySelectorAll("#board .lit, .acts button")];
  const main = document.querySelector(".bd-main > .bd-grid").getBoundingClientRect();
  const room = document.querySelector(".zone-centre").getBoundingClientRect();
  return {
    cut, out: asked.filter(out).map((e) => e.id),
    square: Math.max(...cells.map((c) => Math.abs(c.width - c.height))),
    cell: Math.min(...cells.map((c) => c.width)),
    share: Math.max(main.width / room.width, main.height / room.height),
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""
_SIZES = ((1440, 900), (768, 1024), (390, 844), (844, 390), (720, 450))


@pytest.mark.long
def test_a_maze_is_played_on_the_board_that_its_view_gives(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces come to cells and leave them; its grid has the room there is, at any size."""
    install(monkeypatch, tmp_path / "games", maze="tests.shapes.maze.spec:SPEC")
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        id = site.begin("maze", **{"players": "2", "seat-0": "person", "seat-1": "novice"})
        page = screen.window(_SIZES[0], bypass_csp=True)
        page.goto(f"/t/{id}")
        for step in range(8):
            assert screen.settle() == "ask"
            screen.choose(step * 3)
        assert screen.settle() == "ask"
        page.keyboard.press("Escape")
        assert page.locator(".bd-grid").count() == 2
        assert page.locator("div.bd-cell").count() == 90
        assert page.locator(".edge-thread b").count() > 4
        for width, height in _SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(_SEEN)
            at = (width, height, found)
            assert not found["cut"] and not found["out"] and not found["sideways"], at
            assert found["square"] < 1 and found["cell"] >= 24 and found["share"] > 0.85, at
        page.set_viewport_size({"width": 1440, "height": 900})
        assert screen.faults("#board") == []
