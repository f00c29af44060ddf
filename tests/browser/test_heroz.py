"""HEROZ in a real browser: a hand and a discard of many cards, with nothing scrolled away."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.play import saves
from heroon.play.importing import open_file
from heroon.play.who import Who
from tests.browser.driving import DESKTOP, Screen
from tests.server.serving import Site

SPEC: GameSpec[Any] = game("heroz")
SEED = 3
#: What is less than this in sight: behind an edge, scrolled away, or under the next card.
_HIDDEN = """([what, least]) => [...document.querySelectorAll(what)].filter(e => e.offsetParent)
  .map(e => {
    const box = e.getBoundingClientRect();
    let [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) {
      const style = getComputedStyle(a);
      if (style.display === 'contents') continue;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const around = a.getBoundingClientRect();
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
    }
    const next = e.nextElementSibling?.getBoundingClientRect();
    if (next && next.top < box.bottom && next.left > left) right = Math.min(right, next.left);
    return [e.id, Math.round(right - left), Math.round(100 * (bottom - top) / box.height)];
  }).filter(([, wide, high]) => wide < least || high < 95)"""
#: Words that a card cuts in two: a word that takes two lines.
_BROKEN = """() => [...document.querySelectorAll('.bd-note')].filter(e => {
  if (!e.offsetParent) return false;
  const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walk.nextNode())
    for (const word of walk.currentNode.data.matchAll(/[^ \\u00a0]+/g)) {
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
      if (lines.size > 1) return true;
    }
  return false;
}).map(e => e.textContent)"""


def come(screen: Screen, folder: Path, prompt: str, place: str, many: int) -> None:
    """Come to a question of seat 0 that comes when it has so many cards somewhere."""
    table: Table[Any] = Table(SPEC, {}, Seeded(str(SEED)), seats=2)
    rng = Random(SEED)
    while table.ask is not None:
        seat = table.ask.seats.bit_length() - 1
        view = table.view(seat)
        if seat == 0 and view.prompt == prompt and view.area(place).count >= many:
            break
        words = table.words(seat)
        ends = [word for word in words if SPEC.words.text[word] in ("stop", "pass", "done", "no")]
        table.answer(ends[0] if ends and rng.random() < 0.5 else rng.choice(words), seat)
    assert table.ask is not None, "no such table"
    path = folder / "many.heroon"
    saves.save(path, table, str(SEED), Who.of(2, (0,), "novice"))
    ledger = open_file(screen.site.store, path, "page").ledger
    assert ledger is not None
    ledger.release()
    screen.page.goto(f"/t/{ledger.id}")
    screen.page.wait_for_selector("#frame")
    assert screen.settle() == "ask"


@pytest.mark.parametrize(
    ("prompt", "place", "many"), [("place", "hand.0", 22), ("recover", "discard.0", 14)]
)
def test_many_cards_are_a_fan_and_the_field_stays_whole(
    chromium: Browser, tmp_path: Path, prompt: str, place: str, many: int
) -> None:
    """Of each card its corner is in sight: at 1440x900 the first of 20 were scrolled away."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        page = screen.window(DESKTOP, "fr")
        come(screen, tmp_path, prompt, place, many)
        assert page.locator(".row-hand > .bd-card").count() >= 20
        assert page.evaluate(_HIDDEN, [".row-hand > .bd-card, .row-fan > .bd-card", 24]) == []
        assert (
            page.evaluate(_HIDDEN, [".bd-grid .bd-card, .bd-grid .bd-value, .acts button", 24])
            == []
        )
        assert page.evaluate(_BROKEN) == []
