"""What a Boss does between two questions, in a real browser: watched, hurried, or not at all.

A beat stands for ever, unless the test or a person goes on: the clock plays no part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from heroon.desk.desk import Desk
from tests.browser.driving import Screen
from tests.browser.test_timing import answer, later, timed
from tests.lengths import length
from tests.server.serving import Site

FOR_EVER = 10_000.0
#: Notes what each frame says, what it adds up to, and what is ringed.
NOTES = """() => {
  window.noted = [];
  document.addEventListener('shown', () => window.noted.push([
    document.getElementById('prompt').textContent,
    [...document.querySelectorAll('.beat-count')].map((one) => one.textContent).join(' | '),
    document.querySelectorAll('.acting').length,
    document.getElementById('frame').dataset.phase,
    document.querySelector('.acting-count')?.textContent ?? '',
  ]));
}"""


@pytest.fixture
def own(chromium: Browser, tmp_path: Path) -> Iterator[Screen]:
    """A screen at a site of its own, whose pace the test sets."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as one:
        yield one


def at_the_end_of_a_turn(screen: Screen, lang: str = "en", motion: str = "no-preference") -> Page:
    """A table where the next click ends the hero's first turn."""
    screen.site.hub.pace = FOR_EVER
    page = screen.window(lang=lang, motion=motion)
    screen.begin("hero-realms")
    screen.choose()
    screen.settle()
    page.evaluate(NOTES)
    screen.unfold()
    return page


def finish(page: Page) -> None:
    page.click(".choices [data-say=finish]")


def noted(page: Page) -> list[tuple[str, str, int, str, str]]:
    """What each frame said, its counts, how much was ringed, its phase, the count at the piece."""
    return [(a, b, c, d, e) for a, b, c, d, e in page.evaluate("window.noted")]


def next_beat(screen: Screen) -> None:
    """Go on as if a beat had stood long enough, and wait for the frame."""
    (table,) = screen.site.hub._live.values()
    (desk,) = (one for one in table.desks.values() if one.queue)
    many = len(noted(screen.page))
    turning = table.turn(desk, Desk.go_on)
    asyncio.run_coroutine_threadsafe(turning, screen.site.loop).result()
    screen.page.wait_for_function("(many) => window.noted.length > many", arg=many)


@pytest.mark.parametrize("lang", ["fr", *length([], ["en"])])
def test_the_turn_of_the_boss_goes_by_act_by_act(own: Screen, lang: str) -> None:
    page = at_the_end_of_a_turn(own, lang)
    finish(page)
    page.wait_for_selector("#beat")
    while own.phase == "think":
        next_beat(own)
    watched = [one for one in noted(page) if one[3] == "think"]
    assert len(watched) >= 4
    assert all(ringed == 1 for _, _, ringed, _, _ in watched), "each at the piece that acts"
    counts = " ".join(count for _, count, *_ in watched)
    assert ("Attaque" if lang == "fr" else "Attack") in counts
    here = [one for one in watched if one[1]]
    assert here and all(count.endswith(": " + at) for _, count, _, _, at in here)
    assert not page.locator("#beat, .acting").count(), "the question has none of it"
    # The story tells what was watched.
    told = page.inner_text("#lines")
    assert all(line.split(". ")[-1].rstrip(".") in told for line, *_ in watched)


@pytest.mark.long
@pytest.mark.parametrize("key", ["x", "click", *length([], ["Enter", " ", "Escape", "r", "7"])])
def test_any_key_and_any_click_go_on(own: Screen, key: str) -> None:
    page = at_the_end_of_a_turn(own)
    finish(page)
    expect(page.locator("#beat")).to_be_visible()
    expect(page.locator("body.busy")).to_have_count(0)  # the answer is kept: nothing waits for it
    if key == "click":
        page.locator("#board .acting").click()
    else:
        page.keyboard.press(key)
    assert own.settle() == "ask"
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert sum(one[3] == "think" for one in noted(page)) == 1


def test_a_button_goes_on_and_is_the_only_one(own: Screen) -> None:
    page = at_the_end_of_a_turn(own)
    finish(page)
    expect(page.locator("#hurry")).to_be_visible()
    assert own.faults() == []
    page.click("#hurry")
    assert own.settle() == "ask"


def test_a_second_click_on_the_end_of_the_turn_misses_nothing(own: Screen) -> None:
    """It was meant for the question before: for a moment it does nothing."""
    own.site.hub.pace = FOR_EVER
    page, sent = timed(own, "hero-realms", motion="no-preference")
    answer(own, page)
    later(page)
    own.unfold()
    finish(page)
    page.wait_for_selector("#beat")
    page.keyboard.press("Enter")
    page.mouse.click(700, 400)
    later(page)
    assert not [one for one in sent if one["do"] == "hurry"]
    page.keyboard.press("Enter")
    assert own.settle() == "ask"
    assert [one["do"] for one in sent].count("hurry") == 1


def test_who_reduces_motion_sees_the_next_question(own: Screen) -> None:
    page = at_the_end_of_a_turn(own, motion="reduce")
    finish(page)
    page.wait_for_function("() => window.noted.length > 0")
    assert own.settle() == "ask"
    assert [one for one in noted(page) if one[3] == "think"] == []


@pytest.mark.long
def test_a_page_that_comes_back_goes_on_with_the_next_question(own: Screen) -> None:
    """A line that is cut loses neither the answer nor what came of it."""
    page = at_the_end_of_a_turn(own)
    before = own.number
    finish(page)
    page.wait_for_selector("#beat")
    page.reload()
    page.wait_for_selector("#beat")
    own.met()
    page.keyboard.press("Enter")
    assert own.settle() == "ask"
    assert own.number > before


@pytest.mark.long
def test_in_the_past_keys_walk_and_the_turn_waits(own: Screen) -> None:
    page = at_the_end_of_a_turn(own)
    finish(page)
    page.wait_for_selector("#beat")
    page.locator("#lines button").nth(-2).click()
    page.wait_for_selector("#banner")
    page.keyboard.press("Home")
    page.wait_for_selector("#walk-first:disabled")
    assert not page.locator("#beat").count()
    page.keyboard.press("Escape")
    page.wait_for_selector("#beat")
    page.keyboard.press("Escape")
    assert own.settle() == "ask"
