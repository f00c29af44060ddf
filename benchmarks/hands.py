"""What playing on the page asks of the hand and the eye, counted in a real browser.

    python benchmarks/hands.py [GAME] [--answers N] [--only table|seats|sizes]

It plays a game as a sensible person would, and counts:

- hand-overs at one screen: how often the screen changes hands, against the real decisions (answers
  of somebody who had a choice and made one other than to decline);
- gestures a turn: clicks on the table where it gives the answer, else in the list;
- answers out of sight at each size, the smallest print, words cut, and what of the hand, the
  pieces in question and the scores is out of sight.

It reads the page only by what every version of it has (answers, pieces, the phase), so that it can
be run on another commit for comparison.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.server.serving import Site

SIZES = ((1440, 900), (1280, 720), (390, 844), (844, 390), (720, 450))
#: Answers that only decline.
DECLINES = ("pass", "stop", "done")
#: Of these the greatest is told.
MOST = ("cut", "litOut", "piecesOut", "answers", "listOut", "declineOut", "sideways")
_MOVED = "(n) => Number(document.getElementById('frame').dataset.number) > n"
_OTHER = "(p) => document.getElementById('frame').dataset.phase !== p"
_WORDS = """[...new Set(
  [...document.querySelectorAll('[data-say]:not(.tip *)')].map((e) => e.dataset.say)
)]"""
_GROUPS = "[...document.querySelectorAll('[data-open]')].map((e) => e.dataset.open)"
_SAY = """(word) => [...document.querySelectorAll('[data-say]:not(.tip *)')]
  .find((e) => e.dataset.say === word).click()"""
_HASTY = "const at = performance.now.bind(performance); performance.now = () => 1000 * at();"
#: Smallest print in CSS px, words cut, and what is out of sight: measured in the page.
MEASURE = """() => {
  function* above(e) { for (let a = e; a; a = a.parentElement) yield a; }
  const style = (e) => getComputedStyle(e);
  const seen = (e) => {
    const at = e.getBoundingClientRect();
    if (!at.width || !at.height) return false;
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const there = document.elementFromPoint(x, y);
    return Boolean(there && (e.contains(there) || there.contains(e)));
  };
  const shown = (e) => e.getClientRects().length && !e.closest(".unseen, [hidden]") &&
    ![...above(e)].some((a) => style(a).clipPath !== "none");
  const quiet = "svg, script, style, template, noscript, .index, #log, #live";
  let least = 99, cut = 0, word = "";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode, e = text.parentElement;
    if (!text.data.trim() || !e || e.closest(quiet) || !shown(e)) continue;
    const size = parseFloat(style(e).fontSize);
    if (size && size < least) { least = size; word = text.data.trim().slice(0, 24); }
    if (style(e).overflowX === "hidden" && e.scrollWidth > e.clientWidth + 1) cut += 1;
  }
  const all = (what) => [...document.querySelectorAll(what)];
  const out = (what) => all(what).filter((e) => e.getClientRects().length && !seen(e)).length;
  const said = (e) => e.dataset.say || e.dataset.open;
  const words = [...new Set(all("[data-say]:not(.tip *), [data-open]").map(said))];
  const inSight = new Set(all("[data-say]:not(.tip *), [data-open]").filter(seen).map(said));
  const hidden = words.filter((w) => !inSight.has(w));
  return {
    least, word, cut, lit: all("#board .lit").length, litOut: out("#board .lit"),
    pieces: all("#board [data-at]").length, piecesOut: out("#board [data-at]"),
    answers: words.length, listOut: hidden.length,
    declineOut: hidden.filter((w) => /^(pass|stop|done)$/.test(w)).length,
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


def settled(page: Page) -> str:
    """Wait until a person is wanted or the game is over; the phase."""
    page.wait_for_selector("#frame:not(.phase-think)")
    page.wait_for_selector("body:not(.busy)")
    return page.get_attribute("#frame", "data-phase") or ""


def number(page: Page) -> int:
    return int(page.get_attribute("#frame", "data-number") or 0)


def sensible(words: list[str], rng: random.Random) -> str:
    """What somebody sensible might say: mostly something, now and then nothing."""
    real = [w for w in words if w.split(":")[0] not in DECLINES]
    nothing = [w for w in words if w not in real]
    if nothing and (not real or rng.random() < 0.25):
        return nothing[0]
    return rng.choice(real)


def two_at_one_screen(page: Page, site: Site, game: str, answers: int) -> dict[str, Any]:
    """Two people at one screen: hand-overs, clicks, real decisions."""
    id = site.begin(game, **{"seat-1": "person", "seed": "hands"})
    page.goto(f"/t/{id}")
    rng = random.Random(1)
    told = {"answers": 0, "decisions": 0, "curtains": 0, "clicks besides": 0, "declined unseen": 0}
    other = 0
    last = None
    while told["answers"] < answers:
        phase = settled(page)
        if phase == "over":
            break
        if phase in ("hand-over", "curtain"):
            decline = page.locator("[data-decline]")
            if decline.count():
                before = number(page)
                decline.last.click()
                page.wait_for_function(
                    "(n) => Number(document.getElementById('frame').dataset.number) > n", arg=before
                )
                told["declined unseen"] += 1
                told["clicks besides"] += 1
                continue
            if phase == "curtain":
                told["curtains"] += 1
            page.click("#leave, #sit")
            told["clicks besides"] += 1
            page.wait_for_function(
                "(p) => document.getElementById('frame').dataset.phase !== p", arg=phase
            )
            continue
        words = page.evaluate(_WORDS)
        groups = page.evaluate(
            "[...document.querySelectorAll('[data-open]')].map((e) => e.dataset.open)"
        )
        real = [w for w in (*words, *groups) if w.split(":")[0] not in DECLINES]
        switch = page.locator(".switch[aria-checked=false]")
        if not real and switch.count():
            switch.first.click()
            page.wait_for_selector("body:not(.busy)")
            continue
        before = number(page)
        if not words or (groups and rng.random() < 0.6):
            page.evaluate("document.querySelector('[data-open]').click()")
            page.wait_for_selector(".choice.back")
            words = page.evaluate(_WORDS)
            real = words
        word = sensible(words, rng)
        page.evaluate(_SAY, word)
        page.wait_for_function(
            "(n) => Number(document.getElementById('frame').dataset.number) > n", arg=before
        )
        told["answers"] += 1
        if len(words) > 1 and word.split(":")[0] not in DECLINES:
            told["decisions"] += 1
            who = page.get_attribute("#frame", "data-table"), told["curtains"]
            other += who != last
            last = who
    told["hand-overs with a decision"] = other
    return told


def on_the_table(page: Page, site: Site, game: str, answers: int) -> dict[str, Any]:
    """Against the computer: gestures on the table for each kind of answer, where it gives it."""
    id = site.begin(game, **{"seat-1": "novice", "seed": "hands"})
    page.goto(f"/t/{id}")
    rng = random.Random(2)
    gestures: dict[str, list[int]] = {}
    for _ in range(answers):
        if settled(page) == "over":
            break
        before = number(page)
        count = 0
        lit = page.locator("#board .lit:visible")
        kind = "list"
        if lit.count() and rng.random() < 0.8:
            for _step in range(4):
                lit = page.locator("#board .lit:visible, #board .open:visible")
                if not lit.count():
                    break
                target = lit.nth(rng.randrange(min(lit.count(), 6)))
                kind = (target.get_attribute("data-at") or "").split(".")[0] if not count else kind
                target.click(force=True)
                count += 1
                page.wait_for_selector("body:not(.busy)")
                if number(page) > before:
                    break
                picked = page.locator("#board .picked")
                if picked.count() and not page.locator("#board .lit:visible").count():
                    picked.first.click(force=True)
                    count += 1
                    page.wait_for_selector("body:not(.busy)")
                    if number(page) > before:
                        break
        if number(page) == before:
            page.keyboard.press("Escape")
            page.wait_for_timeout(60)
            page.evaluate("document.querySelector('[data-say]').click()")
            count, kind = 1, "list"
        page.wait_for_function(
            "(n) => Number(document.getElementById('frame').dataset.number) > n", arg=before
        )
        gestures.setdefault(kind, []).append(count)
    return {
        kind: {"answers": len(found), "gestures": round(sum(found) / len(found), 2)}
        for kind, found in sorted(gestures.items())
    }


def at_sizes(page: Page, site: Site, game: str, answers: int) -> dict[str, Any]:
    """At each size, over the questions of a game: the worst of everything that is measured."""
    id = site.begin(game, **{"seat-1": "novice", "seed": "hands"})
    page.goto(f"/t/{id}")
    rng = random.Random(3)
    worst: dict[str, dict[str, Any]] = {}
    asked = 0
    for step in range(answers):
        if settled(page) == "over":
            break
        if step % 3 == 0:
            asked += 1
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                found = page.evaluate(MEASURE)
                name = f"{width}x{height}"
                old = worst.setdefault(name, {**found, "questions": 0, "sum listOut": 0})
                old["questions"] += 1
                old["sum listOut"] += found["listOut"]
                if found["least"] < old["least"]:
                    old["least"], old["word"] = found["least"], found["word"]
                for key in (
                    "cut",
                    "litOut",
                    "piecesOut",
                    "answers",
                    "listOut",
                    "declineOut",
                    "sideways",
                ):
                    old[key] = max(old[key], found[key])
            page.set_viewport_size({"width": 1440, "height": 900})
        before = number(page)
        said = [*page.evaluate(_WORDS), *("" for _ in page.evaluate(_GROUPS))]
        if not any(w and w.split(":")[0] not in DECLINES for w in said) and "" in said:
            page.evaluate("document.querySelector('[data-open]').click()")
            page.wait_for_selector(".choice.back")
            said = page.evaluate(
                "[...document.querySelectorAll('[data-say]:not(.tip *)')].map((e) => e.dataset.say)"
            )
        word = sensible([w for w in said if w], rng)
        page.evaluate(_SAY, word)
        page.wait_for_function(
            "(n) => Number(document.getElementById('frame').dataset.number) > n", arg=before
        )
    return worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="heroz")
    parser.add_argument("--answers", type=int, default=140)
    parser.add_argument("--only", choices=("table", "seats", "sizes"))
    given = parser.parse_args()
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    parts = {"seats": two_at_one_screen, "table": on_the_table, "sizes": at_sizes}
    folder = tempfile.mkdtemp()
    with Site(Path(folder) / "g.sqlite") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": 1440, "height": 900}, base_url=site.url, reduced_motion="reduce"
        )
        page = context.new_page()
        page.add_init_script(
            "const at = performance.now.bind(performance); performance.now = () => 1000 * at();"
        )
        for name, part in parts.items():
            if given.only in (None, name):
                told = part(page, site, given.game, given.answers)
                print(json.dumps({name: told}, indent=1))
        browser.close()


if __name__ == "__main__":
    main()
