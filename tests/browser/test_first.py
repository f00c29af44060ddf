"""The first game in a real browser: one click to the form, hints at their moments, the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.driving import PHONE, Screen
from tests.lengths import length

_APART = """(names) => {
  const [a, b] = names.map((name) => document.querySelector(name).getBoundingClientRect());
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
SIZES = [(1440, 900), PHONE, (844, 390), (720, 450)]


def test_play_is_in_sight_and_right_untouched(screen: Screen) -> None:
    page = screen.window(PHONE, "fr")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for name in ("heroz", "hero-realms", "micro-hero"):
            page.goto(f"/new/{name}")
            expect(page.locator("form.new button.primary")).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("radio", name="Niveau Mythique").check()
    page.get_by_role("checkbox", name="Vengeance d’Héra").check()
    chosen = "Niveau Mythique · 1 joueur · Vengeance d’Héra"
    expect(page.locator(".play-what")).to_contain_text(chosen)
    assert screen.faults() == []


def test_each_hint_is_shown_once_and_hides_no_question(screen: Screen) -> None:
    page = screen.window(PHONE, guided=True, bypass_csp=True)
    screen.begin("heroz", seat_1="novice")
    tip = page.locator(".tip:visible")
    while screen.settle() == "ask" and not tip.count():
        screen.choose()
    first = tip.locator("h2").inner_text()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(tip).to_be_in_viewport(ratio=1)
        page.wait_for_function(_APART, arg=["#tips", "#prompt"])
    assert screen.faults() == []
    tip.get_by_role("button", name="I see").click()
    expect(tip).to_have_count(0)
    page.reload()
    screen.settle()
    expect(tip).to_have_count(0)
    screen.choose(-1)
    screen.settle()
    assert first not in tip.locator("h2").all_inner_texts(), "another one, or none"
    for one in page.context.cookies():
        if one["name"] == "hints":
            assert one["value"].startswith("heroz:")


@pytest.mark.long
def test_all_hints_go_at_once_and_come_back(screen: Screen) -> None:
    page = screen.window(guided=True)
    screen.begin("micro-hero")
    tip = page.locator(".tip:visible")
    tip.get_by_role("button", name="No more hints").click()
    expect(tip).to_have_count(0)
    page.reload()
    screen.settle()
    expect(tip).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Show the hints").click()
    page.wait_for_url("**/t/*")
    tip.get_by_role("button", name="Take this deck").click()
    screen.moved(1)
    assert page.locator("#frame").get_attribute("data-prompt") != "deck"


@pytest.mark.long
@pytest.mark.parametrize("seat", ["novice", *length([], ["master"])])
def test_the_end_offers_the_same_again_after_a_defeat(screen: Screen, seat: str) -> None:
    """Nothing harder; what a victory offers is tried at a desk without a browser."""
    screen.window()
    screen.begin("heroz", seat_1=seat)
    page = screen.page
    screen.settle()
    page.locator(".tool-menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("#panel .primary, #panel [data-do=resign]").first.click()
    page.wait_for_selector(".phase-over")
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for one in page.locator(".over-what :is(button, .button)").all():
            expect(one).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    expect(page.locator("button.up")).to_have_count(0)
