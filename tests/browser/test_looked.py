"""Anything on the table is looked at by mouse, finger and key; piles are leafed through."""

from __future__ import annotations

import pytest

from tests.browser.driving import PHONE, Screen
from tests.lengths import length

_PANEL = "#panel[open] .panel-what"
_TOUCH = """(piece, kind) => piece.dispatchEvent(new PointerEvent(kind, {
  bubbles: true, pointerType: "touch", clientX: 5, clientY: 5,
}))"""


def closed(screen: Screen) -> None:
    """Close what is open."""
    screen.page.keyboard.press("Escape")
    screen.page.wait_for_selector("#panel:not([open])", state="attached")


@pytest.mark.parametrize("game", ["heroz", *length([], ["hero-realms", "micro-hero"])])
def test_a_click_on_what_is_not_lit_and_the_key_i(screen: Screen, game: str) -> None:
    screen.window(bypass_csp=True)
    screen.sit(game, 8, **({"seat_1": "novice"} if game == "heroz" else {}))
    page = screen.page
    before = screen.number
    page.locator("#board .piece:not(.lit):not(.open):visible").first.click()
    page.wait_for_selector(_PANEL)
    assert len(page.inner_text("#panel .what-told")) > 10
    assert screen.faults("#panel") == []
    closed(screen)
    lit = page.locator("#board .lit:visible").first
    lit.focus()
    page.keyboard.press("i")
    page.wait_for_selector(_PANEL)
    assert page.locator("#panel .what-now button, #panel .what-now p").count() > 0
    assert screen.faults("#panel") == []
    closed(screen)
    page.keyboard.press("1")
    page.keyboard.press("i")  # an answer of the list, where it is about a thing
    page.locator("#panel .data-rule, #panel [data-rule]").first.wait_for(state="attached")
    assert screen.number == before


def test_the_sheet_stands_beside_its_piece_and_what_was_placed_goes_back(screen: Screen) -> None:
    page = screen.window((1440, 900))
    screen.sit("heroz", 8, seat_1="novice")
    hand = page.locator(".row-hand .bd-card").count()
    page.locator(".row-hand .lit").first.click()
    page.wait_for_selector(".bd-ground.lit")
    before = screen.number
    page.locator(".bd-ground.lit").first.click()
    screen.moved(before)
    piece = page.locator(".bd-cell > .bd-card:not(.lit, .open, .near)").first
    piece.click()
    page.wait_for_selector("#panel.beside[open] .panel-what")
    sheet, at = page.locator("#panel").bounding_box(), piece.bounding_box()
    assert sheet and at
    assert at["x"] + at["width"] <= sheet["x"] or sheet["x"] + sheet["width"] <= at["x"]
    assert page.locator(".looked").count() == 1
    page.mouse.click(5, 5)  # beside it
    page.wait_for_selector("#panel:not([open])", state="attached")
    page.wait_for_selector(".looked", state="detached")
    page.click(".bd-undo")
    page.wait_for_selector(".bd-undo", state="detached")
    assert page.locator(".row-hand .bd-card").count() == hand


def test_a_rule_opens_from_there(screen: Screen) -> None:
    screen.sit("heroz", 8, seat_1="novice")
    page = screen.page
    page.locator("[data-at='hero.1']").click()
    page.click(f"{_PANEL} [data-rule]")
    page.wait_for_selector("#panel[open] details.rule[open]")
    assert page.locator("#panel details.rule").count() == 1


def test_a_finger_that_stays_looks_and_does_not_pick(screen: Screen) -> None:
    page = screen.window(PHONE, "fr", has_touch=True, is_mobile=True)
    page.clock.install(time=0)
    screen.sit("hero-realms", 6, "fr")
    page.clock.pause_at(1_000_000)
    before = screen.number
    lit = page.locator("#board .lit:visible").first
    lit.evaluate(_TOUCH, "pointerdown")
    page.clock.run_for(600)
    page.wait_for_selector(_PANEL)
    lit.evaluate(_TOUCH, "pointerup")
    lit.evaluate("(b) => b.click()")
    assert page.locator(_PANEL).count() == 1
    assert screen.number == before
    assert page.locator("#board .picked").count() == 0
    width = page.evaluate("document.querySelector('#panel').scrollWidth")
    assert width <= page.evaluate("document.querySelector('#panel').clientWidth")


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, *length([], [(1440, 900)])])
def test_a_discard_pile_is_leafed_through(screen: Screen, size: tuple[int, int]) -> None:
    screen.window(size, bypass_csp=True)
    screen.sit("heroz", 34, seat_1="novice")
    page = screen.page
    page.locator("[data-at='discard.0']").first.click()
    page.wait_for_selector(_PANEL)
    assert screen.faults("#panel") == []
    leaves = page.locator(".leaf")
    assert leaves.count() > 2
    assert leaves.nth(0).get_attribute("aria-pressed") == "true"
    first = page.inner_text(".leaf-texts")
    page.keyboard.press("ArrowRight")
    assert leaves.nth(1).get_attribute("aria-pressed") == "true"
    assert page.evaluate("document.activeElement.dataset.leaf") == "2"
    second = page.inner_text(".leaf-texts")
    assert second and second != first
    page.click("[data-turn='-1']")
    assert page.inner_text(".leaf-texts") == first
    leaves.nth(2).click()
    assert leaves.nth(2).get_attribute("aria-pressed") == "true"
    assert page.locator(".leaf[aria-pressed=true]").count() == 1
