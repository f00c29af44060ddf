"""The home page in a real browser: removing and taking back, coming in by a key."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from heroon.server.lock import FIELD, Lock
from tests.browser.driving import LONG, PHONE, Screen
from tests.server.serving import Site

_IDS = "(all) => all.map((one) => one.id)"
DUEL = {"seat-0": "person", "seat-1": "novice"}


def test_a_removed_game_is_taken_back_where_it_stood(screen: Screen, served: Site) -> None:
    ids = [served.begin("heroz", **DUEL) for _ in range(3)]
    page = screen.page
    page.goto("/")
    line = page.locator(f'[id="t-{ids[1]}"]')
    before = page.locator(".kept li").evaluate_all(_IDS)
    line.get_by_role("button").click()
    expect(line).to_contain_text("Removed.")
    assert page.locator(".kept li").evaluate_all(_IDS) == before, "it stands where it stood"
    expect(line).to_be_in_viewport()
    expect(page.locator(f'a[href="/t/{ids[1]}"]')).to_have_count(0)
    line.get_by_role("button").click()
    expect(line.locator("a")).to_have_attribute("href", f"/t/{ids[1]}")
    line.get_by_role("button").click()
    page.goto("/")
    page.locator("#removed summary").click()
    page.locator(f'[id="t-{ids[1]}"] a').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Delete this game for good?")
    page.locator("main form button").click()
    expect(page.locator(f'[id="t-{ids[1]}"]')).to_have_count(0)
    assert not served.store.known(ids[1])


def test_a_file_leads_in_and_a_line_opens_on_the_page(chromium: Browser, tmp_path: Path) -> None:
    """From the private file by the key to the cookie, then a table with its line; no key stays."""
    lock = Lock()
    with Site(tmp_path / "games.sqlite", lock=lock) as site, chromium.new_context() as context:
        page = context.new_page()
        page.goto(f"{site.url}/")
        expect(page.get_by_role("heading", level=1)).to_have_text("This page is locked")
        key = lock.key()
        lead = lock.lead(tmp_path / "lead.html", f"{site.url}/?{FIELD}={key}")
        page.goto(lead.as_uri())
        expect(page.locator("#h-new")).to_be_visible()
        assert page.url == f"{site.url}/" and not lead.exists()
        page.goto(f"{site.url}/new/heroz")
        page.locator("form[action='/new/heroz'] button.primary, main form button").first.click()
        page.wait_for_url("**/t/*")
        # The line is open, and what is asked there is answered.
        page.locator("#live[data-open]").wait_for(state="attached", timeout=LONG)
        page.locator(".tool-help").click()
        page.locator("#panel").wait_for(state="visible", timeout=LONG)


def test_the_tab_says_whose_turn_it_is_and_the_home_page_leads_to_the_last_game(
    screen: Screen,
) -> None:
    screen.begin("hero-realms")
    page = screen.page
    assert screen.settle() == "ask"
    expect(page).to_have_title("Your turn · Hero Realms solo · Heroon")
    page.goto("/")
    last = page.locator(".last-game")
    expect(last).to_contain_text("Your turn")
    expect(last).to_contain_text("you 50, the Boss 50")
    assert screen.faults() == []
    last.get_by_role("link").click()
    assert screen.settle() == "ask"
    screen.finish()
    expect(page).to_have_title("The game is over · Hero Realms solo · Heroon")
    expect(page.locator("#ended .course")).to_be_visible()
    assert screen.faults() == []
    page.goto("/")
    expect(page.locator(".kept .outcome").first).to_be_visible()
    assert screen.faults() == []


@pytest.mark.parametrize("game", ["mini-rogue", "hades-trap"])
def test_what_is_begun_is_said_in_a_low_bar_on_a_phone(screen: Screen, game: str) -> None:
    """It took a sixth of the window, and covered the choices."""
    page = screen.window(PHONE, "fr")
    page.goto(f"/new/{game}")
    bar = page.locator(".play-bar").bounding_box()
    assert bar is not None and bar["height"] < 100
    assert page.locator(".play-what").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
