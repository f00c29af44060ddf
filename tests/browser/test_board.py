"""A table drawn from the presentation model: what is asked is in sight and legible at any size."""

from __future__ import annotations

import pytest

from tests.browser.driving import Screen

SIZES = ((1440, 900), (390, 844), (844, 390), (720, 450))
#: What of the answers beside the table and of the hand is out of sight, and the smallest print.
_SEEN = """() => {
  function* above(e) { for (let a = e; a; a = a.parentElement) yield a; }
  const hidden = (e) => [...above(e)].some((a) => getComputedStyle(a).clipPath !== "none");
  const out = (e) => {
    const at = e.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const there = document.elementFromPoint(x, y);
    return !(there && (e.contains(there) || there.contains(e)));
  };
  const shown = (what) => [...document.querySelectorAll(what)].filter(
    (e) => e.getClientRects().length && !hidden(e));
  const print = [];
  const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !e.getClientRects().length || hidden(e)) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size && size < 12) print.push(`${size} ${walk.currentNode.data.trim().slice(0, 20)}`);
  }
  return {
    out: shown(".acts button, .row-hand .piece, #prompt, .bd-cell .piece").filter(out)
      .map((e) => e.id || e.className || e.textContent),
    scores: shown("[data-at^='points.']").filter(out).length,
    print,
    sideways: document.documentElement.scrollWidth > innerWidth,
  };
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_asked_is_in_sight_and_legible(screen: Screen, lang: str) -> None:
    page = screen.window(SIZES[0], lang)
    screen.sit("heroz", 7, lang, seat_1="novice")
    for _ in range(3):
        if screen.settle() == "over":
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(_SEEN)
            at = (width, height, page.get_attribute("#frame", "data-prompt"), found)
            assert not found["out"] and not found["scores"], at
            assert not found["print"] and not found["sideways"], at
        page.set_viewport_size({"width": 1440, "height": 900})
        before = screen.number
        page.locator(".acts [data-say]").last.click()
        screen.moved(before)


def test_the_list_is_folded_and_opens_by_a_key(screen: Screen) -> None:
    screen.sit("heroz", 5, seat_1="novice")
    page = screen.page
    assert page.locator(".index").bounding_box()["width"] <= 1  # type: ignore[index]  # it is there
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.className").startswith("choice")
    assert page.locator(".index").bounding_box()["width"] > 200  # type: ignore[index]  # as above
    page.keyboard.press("Escape")
    page.wait_for_selector("body:not(.listed)")
