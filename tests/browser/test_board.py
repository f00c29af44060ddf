"""A table drawn from the presentation model: what is asked is in sight and legible at any size."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser.driving import PHONE, Screen
from tests.lengths import length
from tests.server.serving import VIEWER
from tests.server.test_on_the_table import until

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


@pytest.mark.parametrize("lang", ["fr", *length([], ["en"])])
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


#: What of the preview cannot be read without moving something, and what answers it lies over.
_TOLD = """() => {
  const told = document.getElementById("preview"), at = told.getBoundingClientRect();
  const over = [...document.querySelectorAll("#board .lit, .acts button")].filter((e) => {
    const r = e.getBoundingClientRect();
    return Math.min(r.right, at.right) - Math.max(r.left, at.left) > 1
      && Math.min(r.bottom, at.bottom) - Math.max(r.top, at.top) > 1;
  });
  return {
    out: at.top < 0 || at.left < 0 || at.right > innerWidth || at.bottom > innerHeight,
    cut: told.scrollHeight > told.clientHeight + 2, over: over.map((e) => e.id || e.className),
  };
}"""


#: The keys that stand beside answers in sight.
KEYS = """() => [...document.querySelectorAll('kbd')].filter(
  (one) => one.getClientRects().length).length"""


@pytest.mark.parametrize("touch", [False, True])
def test_keys_are_shown_where_there_may_be_a_keyboard(screen: Screen, touch: bool) -> None:
    page = screen.window((1180, 820), is_mobile=touch, has_touch=touch)
    screen.begin("hades-trap")
    assert bool(page.evaluate(KEYS)) is not touch


@pytest.mark.parametrize("size", [(1280, 720), *length([], [(1440, 900)])])
def test_what_an_answer_would_do_is_read_whole(screen: Screen, size: tuple[int, int]) -> None:
    page = screen.window(size, "fr")
    screen.begin("heroz", seat_1="novice")
    for card in range(page.locator(".zone-hand .lit").count()):
        page.locator(".zone-hand .lit").nth(card).click()
        page.wait_for_selector(".zone-hand .picked")
        for place in range(page.locator(".zone-centre .lit").count()):
            at = page.locator(".zone-centre .lit").nth(place).bounding_box()
            assert at is not None
            page.mouse.move(at["x"] + 8, at["y"] + 8)
            page.mouse.move(at["x"] + 20, at["y"] + 20)
            page.wait_for_selector("#preview:not(:empty)")
            found = page.evaluate(_TOLD)
            assert not found["out"] and not found["cut"] and not found["over"], (size, found)
            page.mouse.move(2, 2)
            page.wait_for_selector("#preview:empty", state="attached")
        page.keyboard.press("Escape")
        page.wait_for_selector(".picked", state="detached")
        screen.settle()


def test_who_aims_is_not_told_what_lies_there(screen: Screen) -> None:
    """A mouse that rests on a place shows its sheet, but not while a card is to be put down."""
    page = screen.window(hasty=False)
    screen.begin("heroz", seat_1="novice")
    page.evaluate("window.clock = performance.now()")
    page.wait_for_function("() => performance.now() - window.clock > 1500")
    page.locator(".zone-hand .lit").first.click()
    page.wait_for_selector(".zone-hand .picked")
    at = page.locator(".zone-centre .lit").first.bounding_box()
    assert at is not None
    page.evaluate("window.clock = performance.now()")
    page.mouse.move(at["x"] + 8, at["y"] + 8)
    page.mouse.move(at["x"] + 20, at["y"] + 20)
    page.wait_for_function("() => performance.now() - window.clock > 900")
    assert page.locator("#glance").is_hidden()
    page.keyboard.press("Escape")
    page.wait_for_selector(".picked", state="detached")
    page.mouse.move(2, 2)
    page.locator("#board .bd-pile").first.hover()
    page.wait_for_selector("#glance:not([hidden])")


#: Cells of the grid that its zone cuts.
_CUT = """() => {
  const zone = document.querySelector(".zone-centre").getBoundingClientRect();
  return [...document.querySelectorAll(".zone-centre .bd-cell")].filter((e) => {
    const r = e.getBoundingClientRect();
    return r.height && (r.bottom > zone.bottom + 1 || r.top < zone.top - 1);
  }).length;
}"""


@pytest.mark.long
@pytest.mark.parametrize("lang", ["fr", *length([], ["en"])])
def test_which_column_attacks_is_asked_with_every_row_in_sight(screen: Screen, lang: str) -> None:
    page = screen.window((1440, 900), lang)
    screen.begin("heroz", seed="shots", seat_1="novice")
    for step in range(60):
        assert screen.settle() == "ask"
        words = page.evaluate(
            "() => [...document.querySelectorAll('[data-say]')].map((e) => e.dataset.say)"
        )
        if page.get_attribute("#frame", "data-prompt") == "attack" and step > 8:
            break
        good = [i for i, w in enumerate(words) if w.startswith(("deploy", "attack"))]
        screen.choose(good[step % len(good)] if good else step)
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_CUT) == 0, (width, height)


def test_a_card_that_is_drawn_to_its_place_is_seen_on_its_way(screen: Screen) -> None:
    """The strip of the hand cuts off what leaves it; the place below is marked."""
    id = screen.site.begin("heroz", seed="drawn", **{"seat-1": "novice"})
    with screen.site.page(id) as player:
        until(player, "place")
    page = screen.window()
    page.goto(f"/t/{id}")
    screen.settle()
    card = page.locator(".row-hand > .piece.lit").first
    place = page.locator("#board .bd-cell.open").first
    name = card.get_attribute("data-vt")
    one, other = card.bounding_box(), place.bounding_box()
    assert one and other
    x, y = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y, steps=5)
    seen = """([x, y]) => {
      for (const one of document.querySelectorAll(".drawn, .carried, .carried *")) {
        one.inert = false;
        one.style.setProperty("pointer-events", "auto", "important");
      }
      return document.elementFromPoint(x, y).closest(".bd-card")?.className ?? "";
    }"""
    assert "piece" in page.evaluate(seen, [x, y])
    assert page.locator("#board .below").count() == 1
    before = screen.number
    page.mouse.up()
    screen.moved(before)
    assert page.locator(".carried, .below, .drawn").count() == 0
    assert page.locator(f".row-hand > [data-vt='{name}']").count() == 0


def test_at_a_hand_over_every_row_is_in_sight(screen: Screen) -> None:
    """The other may decline unseen: those answers take room, and no troop goes for it."""
    id = screen.site.begin("heroz", seed="handed", **{"seat-1": "person"})
    with screen.site.page(id) as player:
        for _ in range(40):
            phase = player.until_phase("ask", "hand-over", "curtain")
            if phase == "ask":
                placing = [word for word in player.words if word.startswith("deploy:")]
                player.say(placing[0] if placing else player.words[-1])
            elif "data-decline" in player.html:
                break
            else:
                player.change("leave" if phase == "hand-over" else "sit")
                while player.phase == phase:
                    player.hear()
    page = screen.window(PHONE)
    # This browser is that of the player above.
    page.context.add_cookies([{"name": "viewer", "value": VIEWER, "url": screen.site.url}])
    page.goto(f"/t/{id}")
    phase = screen.settle()
    rows = page.locator("#board .bd-grid [data-at*='field.']")
    lowest = max(box["y"] + box["height"] for box in map(boxed, rows.all()))
    assert phase == "hand-over"
    assert rows.count() >= 18
    assert lowest <= boxed(page.locator(".zone-home"))["y"]


def boxed(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


def test_on_a_phone_the_open_list_goes_with_the_answer(screen: Screen) -> None:
    """It lay over the table at every later question, and touches meant for the table met it."""
    page = screen.window(PHONE)
    screen.sit("heroz", 5, seat_1="novice")
    page.click("#index-of")
    page.wait_for_selector("body.listed")
    before = screen.number
    page.locator(".index .choice[data-say]").last.click()
    screen.moved(before)
    assert screen.settle() == "ask"
    page.wait_for_selector("body:not(.listed)")
    page.click("#index-of")
    page.wait_for_selector("body.listed")
    page.click(".caption")
    page.wait_for_selector("body:not(.listed)")
    page.keyboard.press("l")
    page.wait_for_selector("body.listed")
    before = screen.number
    page.locator(".index .choice[data-say]").last.press("Enter")
    screen.moved(before)
    assert page.locator("body.listed").count()
