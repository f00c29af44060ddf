"""The past of a table on the page: walked through by keys and buttons, and played on from."""

from __future__ import annotations

import pytest

from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length

#: What stands on a button that is smaller than a finger needs, of those that walk.
SMALL = """() => [...document.querySelectorAll('.walk button, .past button')].filter((one) => {
  const at = one.getBoundingClientRect();
  return at.width < 24 || at.height < 40;
}).map((one) => one.outerHTML.slice(0, 80))"""
#: What of the walk and its ways out cannot be seen without scrolling.
UNSEEN = """() => ['walk-before', 'walk-play', 'walk-after', 'now', 'onward'].filter((id) => {
  const one = document.getElementById(id), at = one.getBoundingClientRect();
  const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return !there || !one.contains(there);
})"""


#: Whether another moment than the first is shown.
_LATER = "() => !document.getElementById('prompt').textContent.includes('moment 1 ')"


def moment(screen: Screen) -> int:
    """The number of the moment that is shown; 0 in the present."""
    text = str(screen.page.inner_text("#prompt"))
    return int(text.split("moment ")[1].split()[0]) if "moment " in text else 0


def shown(screen: Screen, number: int) -> None:
    """Wait until the moment of that number is shown; 0 is the present."""
    told = f"moment {number} "
    screen.page.wait_for_function(
        "(told) => told === 'moment 0 ' ? !document.querySelector('#banner')"
        " : document.getElementById('prompt').textContent.includes(told)",
        arg=told,
    )


def left(screen: Screen, number: int) -> None:
    """Wait until another moment than that is shown."""
    screen.page.wait_for_function(
        "(told) => !document.getElementById('prompt').textContent.includes(told)",
        arg=f"moment {number} ",
    )


def back(screen: Screen) -> int:
    """Go to a moment by a line of the story; returns its number."""
    screen.page.locator("#lines button").nth(-6).click()
    screen.page.wait_for_selector("#banner")
    return moment(screen)


@pytest.mark.parametrize("game", ["hero-realms", *length([], ["heroz"])])
def test_keys_walk_through_the_past(screen: Screen, game: str) -> None:
    screen.window(DESKTOP)
    screen.sit(game, 10)
    page, press = screen.page, screen.page.keyboard.press
    at = back(screen)
    assert at > 2
    assert page.locator("#lines [aria-current]").count() == 1
    assert screen.faults() == []
    press("ArrowLeft")
    shown(screen, at - 1)
    press("ArrowRight")
    shown(screen, at)
    assert page.evaluate("document.activeElement !== document.body")
    press("Home")
    shown(screen, 1)
    press("Shift+ArrowRight")
    left(screen, 1)
    press("Shift+ArrowLeft")
    shown(screen, 1)
    press("Space")
    page.wait_for_selector("body.playing")
    left(screen, 1)
    press("Space")
    page.wait_for_selector("body:not(.playing)")
    before = moment(screen)
    # While something is typed no key walks, nor while a sheet is open.
    page.click(".tool-rules")
    page.wait_for_selector("dialog[open] input")
    page.keyboard.type("p ")
    press("ArrowLeft")
    page.evaluate("document.getElementById('panel').close()")
    assert moment(screen) == before
    press("Escape")
    shown(screen, 0)


def test_a_game_is_played_on_by_a_key(screen: Screen) -> None:
    screen.window(DESKTOP)
    screen.sit("micro-hero", 8)
    here = screen.page.url
    back(screen)
    screen.page.keyboard.press("p")
    screen.page.wait_for_function("(here) => location.href !== here", arg=here)
    screen.page.wait_for_selector(".caption em")
    assert screen.settle() == "ask"
    assert "practice" in screen.page.inner_text(".caption")


def test_the_past_fits_a_phone(screen: Screen) -> None:
    for game in ("heroz", *length([], ["micro-hero"])):
        page = screen.window(PHONE, "fr", has_touch=True)
        screen.sit(game, 8, "fr")
        page.keyboard.press("s")
        page.locator("dialog .told button").nth(-4).click()
        page.wait_for_selector("#banner")
        assert page.evaluate(UNSEEN) == []
        assert page.evaluate(SMALL) == []
        assert screen.faults() == []
        page.locator("#walk-before").tap()
        page.locator("#now").tap()
        page.wait_for_selector("#banner", state="detached")


def test_at_the_end_the_arrow_goes_back_from_the_end(screen: Screen) -> None:
    screen.window(DESKTOP)
    screen.begin("micro-hero")
    screen.finish()
    screen.page.keyboard.press("ArrowLeft")
    screen.page.wait_for_selector("#banner")
    told = screen.page.inner_text("#prompt").split()
    last = int(told[told.index("of") + 1])
    assert moment(screen) == last > 2
    screen.page.keyboard.press("ArrowLeft")
    shown(screen, last - 1)
    screen.page.keyboard.press("Escape")
    shown(screen, 0)
    screen.page.click("#leaf-through")
    shown(screen, 1)


#: What of a moment's table is squeezed, or lies over something else: in parts of the window.
_SQUEEZED = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const out = [];
  const board = box("#board .zone-away").width, market = box("#board .zone-centre");
  if (board < innerWidth * 0.6) out.push(`table of ${board} in ${innerWidth}`);
  if (market.height < innerHeight * 0.15) out.push(`market of ${market.height}`);
  const banner = box("#banner");
  if (banner.height > innerHeight * 0.2 || banner.top > innerHeight / 2) out.push("its name");
  return out;
}"""


def test_the_table_of_a_moment_has_its_place(screen: Screen) -> None:
    page = screen.window(DESKTOP)
    screen.sit("hero-realms", 10)
    back(screen)
    for wide, high in (DESKTOP, PHONE, (844, 390), (1100, 800)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(_SQUEEZED) == [], (wide, high)
        assert page.evaluate(UNSEEN) == [], (wide, high)


#: The parts of a moment’s table that lie over each other, or beside the window.  What stays
#: in sight while the page scrolls may lie over what scrolls.
OVER = """() => {
  const all = [...document.querySelectorAll('#banner, .call, .walk, .acts, .zone, #log')];
  const parts = all.filter((one) => getComputedStyle(one).position !== 'sticky').map((one) =>
    [one.className || one.id, one.getBoundingClientRect()]).filter(([, at]) => at.width);
  const out = parts.filter(([, at]) => at.right > innerWidth + 2 || at.left < -2).map(([a]) => a);
  parts.forEach(([a, p], i) => parts.slice(i + 1).forEach(([b, q]) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 4 && high > 4) out.push(`${a} over ${b}`);
  }));
  return out;
}"""
_LORD = {"option_mode": "overlord", "players": "3", "role": "overlord", "seat_0": "person"}
_TWO = {"players": "2", "seat_0": "person", "seat_1": "person"}


@pytest.mark.parametrize(
    ("game", "answers", "who"),
    [
        ("mini-rogue", 20, {}),
        ("mini-rogue", 40, _LORD),
        ("micro-hero", 8, {}),
        *length([], [("micro-hero", 8, _TWO), ("mini-rogue", 30, _TWO), ("heroz", 10, {})]),
        ("hades-trap", 8, {}),
    ],
)
def test_no_part_of_a_moment_lies_over_another(
    screen: Screen, game: str, answers: int, who: dict[str, str]
) -> None:
    """MINI ROGUE had no place for the line of moments: it stood beside the window."""
    page = screen.window(DESKTOP)
    screen.sit(game, answers, **who)
    back(screen)
    for wide, high in (DESKTOP, PHONE, (844, 390), (1100, 800), (1280, 720)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(OVER) == [], (wide, high)
        assert page.evaluate(UNSEEN) == [], (wide, high)


#: How much lighter the letters of a line under the mouse are than what lies behind it, or darker.
_CONTRAST = """(line) => {
  const look = getComputedStyle(line), light = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    const parts = [r, g, b].map((one) => one * a / 255);
    const [x, y, z] = parts.map((v) => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * x + .7152 * y + .0722 * z + .05;
  };
  const [one, other] = [light(look.color), light(look.backgroundColor)];
  return Math.max(one, other) / Math.min(one, other);
}"""


@pytest.mark.parametrize("game", ["mini-rogue", "hades-trap", "heroz"])
def test_a_line_of_the_story_can_be_read_under_the_mouse(screen: Screen, game: str) -> None:
    """It was pale on white in the games whose story is dark."""
    screen.window(DESKTOP, "en")
    screen.sit(game, 6)
    line = screen.page.locator("#log .told li button").last
    line.scroll_into_view_if_needed()
    line.hover()
    assert line.evaluate(_CONTRAST) > 4.5
