"""The page: what it weighs, how soon it can be played, how long an answer takes to be shown.

    python benchmarks/page.py [--answers N] [--out FILE] [--games GAME ...]

Prints JSON.  The server is a process of its own, as for whoever plays: in the process that drives
the browser it would wait for that one.  Budgets: the first page 150 KB compressed, playable within
1 s on loopback, an answer shown within 100 ms (95th percentile).  It needs a Chromium on the path.
Times hold for the machine; without another busy process they are those of the budgets.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.driving import NAMES
from tests.server.serving import Site

#: The games that are measured where none is named.
GAMES = ("heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue")
#: Nobody answers sooner, in milliseconds: before, an answer for good is not taken.
REST = 450
#: Gives one answer and resolves with the milliseconds until another question is shown.
_ANSWER = """() => new Promise((resolve) => {
  const frame = () => document.getElementById("frame").dataset.number;
  const choice = document.querySelector(".choices .choice[data-say]");
  if (!choice) { resolve(-1); return; }
  const before = frame(), begun = performance.now();
  const look = () => frame() !== before ? resolve(performance.now() - begun)
    : requestAnimationFrame(look);
  choice.click();
  look();
})"""


def weight(page: Page, path: str) -> dict[str, Any]:
    """What a page and all that it asks for weigh on the line, in bytes."""
    sizes: list[int] = []

    def came(response: Response) -> None:
        if response.status == 200:
            sizes.append(response.request.sizes()["responseBodySize"])

    page.on("response", came)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return {"files": len(sizes), "bytes": sum(sizes)}


def answers(page: Page, count: int) -> list[float]:
    """Milliseconds from a click to the next question on the screen.

    Whoever answers looks first: the page is at rest when they click.
    """
    out: list[float] = []
    while len(out) < count:
        page.wait_for_selector("#frame:not(.phase-think)")
        if page.locator(".phase-over").count():
            break
        page.wait_for_timeout(REST)
        took = page.evaluate(_ANSWER)
        if took < 0:
            page.locator(".choice").first.click()
            page.wait_for_selector(".choice.back")
        else:
            out.append(took)
    return out


def serve(line: Connection, games: Sequence[str]) -> None:
    """Serve a table of each game until the line is closed; tell the address and their ids first."""
    with tempfile.TemporaryDirectory() as place, Site(Path(place) / "games.sqlite") as site:
        seats = {"seat-0": "person", "seat-1": "novice", "seed": "page"}
        line.send((site.url, {game: site.begin(game, **seats) for game in games}))
        line.poll(None)


@contextmanager
def served(games: Sequence[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Have a table of each game served by another process: the address, the id of each table."""
    here, there = multiprocessing.Pipe()
    child = multiprocessing.get_context("spawn").Process(target=serve, args=(there, games))
    child.start()
    try:
        yield here.recv()
    finally:
        here.send(None)
        child.join()


def main(args: Sequence[str] | None = None) -> int:
    """Measure; returns the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--answers", type=int, default=120)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--games", nargs="*", default=GAMES)
    given = parser.parse_args(args)
    report: dict[str, Any] = {}
    path = next(filter(None, map(which, NAMES)))
    with served(given.games) as (url, tables), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
        report["home"] = weight(context.new_page(), "/")
        for game, id in tables.items():
            page = context.new_page()
            begun = time.perf_counter()
            page.goto(f"/t/{id}")
            page.wait_for_selector(".choice")
            playable = round(time.perf_counter() - begun, 3)
            took = sorted(answers(page, given.answers))
            report[game] = {
                "table": weight(context.new_page(), f"/t/{id}"),
                "playable_s": playable,
                "answers": len(took),
                "answer_ms_median": round(statistics.median(took), 1),
                "answer_ms_p95": round(took[int(0.95 * len(took))], 1),
            }
        browser.close()
    text = json.dumps(report, indent=2) + "\n"
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
