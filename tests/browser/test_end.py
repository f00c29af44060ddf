"""The end of a game in a real browser: who won, the score, what can be done next, the own hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.driving import PHONE, Screen
from tests.lengths import length
from tests.server.serving import Site
from tests.shapes.installed import install

SIZES = ((1440, 900), (1280, 720), (768, 1024), PHONE, (844, 390), (720, 450))

#: What is out of the window, what lies on something else, how much of each card of the hand can be
#: seen, and which words at the end are small or cut.
_LOOK = """() => {
  const all = (names) => [...document.querySelectorAll(names)];
  const box = (e) => e.getBoundingClientRect();
  const shown = (e) => box(e).width > 0 && box(e).height > 0;
  const said = (e) => e.className + " " + e.textContent.trim().replace(/\\s+/g, " ");
  const hand = all(".zone-hand .bd-card").filter(shown);
  const buttons = all(".over-what :is(button, .button)").filter(shown);
  const told = [...all("#prompt, .call .over-score"), ...all(".bd-seat .bd-value:first-of-type b")];
  const pieces = [...hand, ...buttons, ...told.filter(shown)];
  const out = pieces.filter((e) => {
    const at = box(e);
    return at.left < 0 || at.top < 0 || at.right > innerWidth + .5 || at.bottom > innerHeight + .5;
  });
  const apart = (a, b) => {
    const one = box(a), other = box(b), off = .5;
    return one.right <= other.left + off || other.right <= one.left + off
      || one.bottom <= other.top + off || other.bottom <= one.top + off;
  };
  const heap = [];
  for (const a of pieces) for (const b of pieces) {
    if (a !== b && !(hand.includes(a) && hand.includes(b)) && !apart(a, b)) heap.push(said(a));
  }
  const strips = hand.map((e) => {
    const at = box(e), there = (x) => document.elementFromPoint(at.left + x, at.top + 12);
    let wide = 0;
    while (wide < at.width && e.contains(there(wide))) wide++;
    return wide;
  });
  const walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const small = [], cut = [];
  while (walk.nextNode()) {
    const of = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(of)) continue;
    if (!of.closest(".ask, .bd-seat, .zone-hand")) continue;
    const size = parseFloat(getComputedStyle(of).fontSize);
    if (of.closest(".unseen") || box(of).width <= 1 || !size) continue;
    if (size < 12) small.push(said(of));
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const text = range.getBoundingClientRect();
    const frame = box(of.closest("button, .button, .bd-card, .call, .bd-seat") ?? of);
    const wide = text.left >= frame.left - 1 && text.right <= frame.right + 1;
    const lines = [...range.getClientRects()].map((line) => (line.top + line.bottom) / 2);
    const top = Math.min(...lines) - .3 * size, foot = Math.max(...lines) + .3 * size;
    if (!wide || top < frame.top || foot > frame.bottom) cut.push(said(of));
  }
  return {
    hand: hand.length, buttons: buttons.length, out: out.map(said), heap, small, cut,
    strip: Math.min(...strips), sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


def _resign(page: Page) -> None:
    page.keyboard.press("m")
    page.click("[data-do=resign-sure]")
    page.click("[data-do=resign]")
    page.wait_for_selector(".phase-over")


def _look_at_all_sizes(screen: Screen, cards: int) -> None:
    """At each size the end and all cards of the own hand are in sight and nothing is in the way.

    Who has lost is offered nothing harder: there are four buttons.
    """
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.wait_for_function(
            "() => document.querySelectorAll('.zone-hand .bd-card').length"
        )
        found = screen.page.evaluate(_LOOK)
        at = (width, height, found)
        assert found["hand"] == cards and found["buttons"] == 4, at
        assert not found["out"] and not found["heap"] and not found["sideways"], at
        assert not found["small"] and not found["cut"] and found["strip"] >= 24, at


@pytest.mark.long
@pytest.mark.parametrize("lang", ["fr", *length([], ["en"])])
def test_whoever_resigns_keeps_their_hand_in_sight(screen: Screen, lang: str) -> None:
    screen.window(lang=lang)
    screen.begin("heroz", seat_1="novice")
    cards = screen.page.locator(".zone-hand .bd-card").count()
    assert cards >= 5
    _resign(screen.page)
    _look_at_all_sizes(screen, cards)


@pytest.mark.parametrize("dark", [False, *length([], [True])])
def test_a_large_hand_is_in_sight_at_the_end(screen: Screen, dark: bool) -> None:
    """Twelve cards, more than a phone has room for side by side."""
    page = screen.window(lang="fr", dark=dark, bypass_csp=True)
    screen.sit("heroz", 40, "fr", seat_1="novice", seed="half")
    assert screen.phase == "over"
    _look_at_all_sizes(screen, 12)
    for width, height in (PHONE, *length([], [(1440, 900)])):
        page.set_viewport_size({"width": width, "height": height})
        assert screen.faults() == []


def test_the_story_lies_below_a_flat_table(screen: Screen) -> None:
    """The table and the answers have the whole window, the story its whole width."""
    page = screen.window((844, 390))
    screen.begin("heroz", seat_1="novice")
    _resign(page)
    story = page.locator("#log").bounding_box()
    assert story is not None
    assert story["y"] >= 390 and story["width"] > 800


def test_without_a_hand_the_answers_hide_no_question(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game without a look of its own, whose players hold no cards."""
    install(monkeypatch, tmp_path / "games", maze="tests.shapes.maze.spec:SPEC")
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        page = screen.window()
        page.goto(f"/t/{site.begin('maze', **{'players': '2', 'seat-1': 'novice'})}")
        screen.settle()
        _resign(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(_LOOK)
            at = (width, height, found)
            assert found["hand"] == 0 and found["buttons"] == 4, at
            assert not found["out"] and not found["heap"] and not found["sideways"], at
