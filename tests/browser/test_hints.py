"""The hints of a first game stand beside what they speak of and cover nothing of the table."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from heroon.desk import paint
from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length

SIZES = [DESKTOP, (1280, 720), PHONE, (844, 390), (720, 450)]

#: What lies under the hint of all that is looked at or answered with, what the window holds no
#: more of it, and whether the page can be moved sideways.  What a box cuts off is no part of it.
_UNDER = """() => {
  const played = "#board [data-at], #prompt, .acts button, .choices button, .tools button";
  const told = ".bd-value, .bd-sum, .bd-clash, .hr-sums, .hr-life, .hr-gems, .mh-value, .mh-bar";
  const within = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const some = (r) => r.right - r.left > 1 && r.bottom - r.top > 1;
  const seen = (e) => {
    let r = within(e.getBoundingClientRect(), screen);
    for (let up = e.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents" || style.overflow === "visible") continue;
      r = within(r, up.getBoundingClientRect());
    }
    return r;
  };
  const name = (e) => e.id || e.dataset.at || e.dataset.say || e.className;
  const all = (what) =>
    [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length);
  const tip = document.getElementById("tips").getBoundingClientRect();
  const answers = "#board .lit, .acts button, .choices button";
  return {
    under: all(`${played}, ${told}`).filter((e) => some(within(seen(e), tip))).map(name),
    gone: all(answers).filter((e) => !some(seen(e))).map(name),
    out: tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight,
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""

#: The window has this size, and a hint was placed in it.
_PLACED = """(size) => {
  const tips = document.getElementById("tips");
  return `${innerWidth}x${innerHeight}` === size && (tips.hidden || tips.dataset.window === size);
}"""


#: How much the title of the hint stands out from its ground (WCAG: 4.5 at least).
_CONTRAST = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((x) => x / 255)
      .map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const tips = document.getElementById("tips");
  const title = light(getComputedStyle(tips.querySelector("h2")).color);
  const ground = light(getComputedStyle(tips).backgroundColor);
  return Math.max(title, ground) / Math.min(title, ground);
}"""


def _at_each_size(screen: Screen) -> dict[tuple[int, int], dict[str, Any]]:
    """What is found at each size, once the page has settled there."""
    found = {}
    for size in SIZES:
        screen.page.set_viewport_size({"width": size[0], "height": size[1]})
        screen.page.wait_for_function(_PLACED, arg=f"{size[0]}x{size[1]}")
        found[size] = screen.page.evaluate(_UNDER)
    screen.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def _play_guided(screen: Screen, game: str, hints: int, **who: str) -> set[str]:
    """Play until so many hints were shown, and look at each of them; their titles."""
    page = screen.window(DESKTOP, guided=True)
    screen.begin(game, "hints", **who)
    tip = page.locator(".tip:visible")
    titles: set[str] = set()
    for step in range(60):
        if screen.settle() != "ask" or len(titles) == hints:
            break
        if tip.count():
            title = tip.locator("h2").inner_text()
            titles.add(title)
            shown = _at_each_size(screen)
            page.keyboard.press("Escape")
            expect(tip).to_have_count(0)
            bare = _at_each_size(screen)
            for size, found in shown.items():
                at = (game, title, size, found)
                assert not found["under"] and not found["out"] and not found["sideways"], at
                assert set(found["gone"]) <= set(bare[size]["gone"]), at
        screen.choose(step * 3)
    return titles


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "who"),
    [("hero-realms", {}), *length([], [("heroz", {"seat_1": "novice"}), ("micro-hero", {})])],
)
def test_a_hint_covers_nothing_that_is_played_with(
    screen: Screen, game: str, who: dict[str, str]
) -> None:
    hints = length(3, 5)
    assert len(_play_guided(screen, game, hints, **who)) == hints


@pytest.mark.long
def test_a_hint_covers_nothing_of_a_table_in_the_usual_look(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paint, "screen_of", partial(paint.screen_of, usual=True))
    assert len(_play_guided(screen, "heroz", 2, seat_1="novice")) == 2
    assert screen.page.locator(".zone-bare").count()


def test_a_line_unfolds_above_the_table(screen: Screen) -> None:
    """Where there is little room a hint is its name; a touch shows the rest and covers nothing."""
    page = screen.window((720, 450), guided=True, bypass_csp=True)
    screen.begin("hero-realms")
    tip = page.locator(".tip:visible")
    more = tip.get_by_role("button", name="More")
    expect(more).to_be_visible()
    assert screen.faults() == []
    more.click()
    expect(tip.locator(".tip-text")).to_be_in_viewport(ratio=1)
    expect(tip.get_by_role("button", name="I see")).to_be_focused()
    expect(tip.get_by_role("button", name="No more hints")).to_be_in_viewport(ratio=1)
    assert page.evaluate(_UNDER)["under"] == []
    tip.get_by_role("button", name="I see").click()
    expect(tip).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.querySelector('.table')).marginTop") == "0px"


def test_a_hint_points_at_what_it_speaks_of(screen: Screen) -> None:
    page = screen.window(DESKTOP, guided=True)
    screen.begin("micro-hero")
    around, wares = page.locator("#tip-ring"), page.locator("#board [data-at^='reserve/']")
    box = around.bounding_box()
    assert box is not None
    for ware in wares.all():
        at = ware.bounding_box()
        assert at is not None and box["x"] <= at["x"] and box["y"] <= at["y"]
        assert at["x"] + at["width"] <= box["x"] + box["width"]
        assert at["y"] + at["height"] <= box["y"] + box["height"]
    page.keyboard.press("Escape")
    expect(around).to_be_hidden()


@pytest.mark.long
def test_no_hint_is_shown_at_a_moment_of_the_past_and_none_is_lost_by_it(screen: Screen) -> None:
    page = screen.window(DESKTOP, guided=True)
    screen.begin("hero-realms")
    tip = page.locator(".tip:visible")
    title = tip.locator("h2").inner_text()
    page.locator(".told [data-moment]").first.click()
    page.wait_for_selector(".past-frame")
    expect(tip).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector("#frame:not(.past-frame)")
    assert tip.locator("h2").inner_text() == title


def test_the_title_of_a_hint_can_be_read_on_a_phone(screen: Screen) -> None:
    page = screen.window(PHONE, guided=True)
    screen.begin("heroz", seat_1="novice")
    expect(page.locator(".tips.strip .tip:visible")).to_have_count(1)
    assert page.evaluate(_CONTRAST) >= 4.5
