"""Everybody can use it: axe finds nothing on any screen, nothing runs over the edge."""

from __future__ import annotations

import pytest

from heroon.kernel import games
from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length

WIDE = (2560, 1440)
SMALL = (360, 740)
PATHS = ["/", "/new/heroz", "/rules/heroz", "/cards/heroz"]
PATHS += length([], [f"/new/{game}" for game in ("micro-hero", "hero-realms", "hades-trap")])


def fits(screen: Screen) -> bool:
    page = screen.page
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), *length([], [(DESKTOP, False)])])
def test_pages(screen: Screen, size: tuple[int, int], dark: bool) -> None:
    screen.window(size, "fr" if dark else "en", dark, bypass_csp=True)
    for path in PATHS:
        screen.page.goto(path)
        assert screen.faults() == [], path
        assert fits(screen), path


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "dark"),
    [
        ("hero-realms", PHONE, True),
        *length(
            [],
            [
                ("heroz", DESKTOP, True),
                ("micro-hero", DESKTOP, False),
                ("micro-hero", PHONE, True),
                ("hero-realms", DESKTOP, False),
            ],
        ),
    ],
)
def test_a_table_and_its_panels(
    screen: Screen, game: str, size: tuple[int, int], dark: bool
) -> None:
    lang = "fr" if dark else "en"
    screen.window(size, lang, dark, bypass_csp=True)
    screen.sit(game, 9, lang, **({"seat_1": "novice"} if game == "heroz" else {}))
    assert screen.faults() == []
    assert fits(screen)
    for tool in ("hint", "explain", "menu", "help") if size == DESKTOP else ("rules",):
        screen.page.locator(f".tool-{tool}").first.dispatch_event("click")
        screen.page.wait_for_selector("#panel[open] h2")
        assert screen.faults("#panel") == [], tool
        screen.page.keyboard.press("Escape")
        screen.page.wait_for_selector("#panel:not([open])", state="attached")


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_page_of_a_game_in_light_and_dark(screen: Screen, game: str, dark: bool) -> None:
    """Its form, rules and cards, its table at a question and at the end: axe finds nothing."""
    lang, size = ("fr", PHONE) if dark else ("en", DESKTOP)
    page = screen.window(size, lang, dark, bypass_csp=True)
    for path in (f"/new/{game}", f"/rules/{game}", f"/cards/{game}"):
        page.goto(path)
        assert screen.faults() == [], path
        assert fits(screen), path
    screen.sit(game, 8, lang)
    assert screen.phase == "ask"
    assert screen.faults() == []
    assert fits(screen)
    page.keyboard.press("m")
    page.click("[data-do=resign-sure]")
    page.click("[data-do=resign]")
    page.wait_for_selector(".phase-over")
    assert screen.faults() == []
    assert fits(screen)


@pytest.mark.parametrize(
    ("game", "size"),
    [("hero-realms", SMALL), *length([], [("heroz", SMALL), ("micro-hero", WIDE)])],
)
def test_nothing_runs_over_the_edge(screen: Screen, game: str, size: tuple[int, int]) -> None:
    screen.window(size, "fr")
    screen.begin(game, **({"seat_1": "novice"} if game == "heroz" else {}))
    for step in range(4):
        screen.settle()
        assert fits(screen)
        screen.choose(step)


def test_a_curtain_and_the_end(screen: Screen) -> None:
    screen.window(bypass_csp=True)
    screen.begin("heroz", seat_1="person")
    assert screen.settle() == "curtain"
    assert screen.faults() == []
    screen.page.click("#leave, #sit")
    screen.page.wait_for_selector(".phase-ask")
    screen.page.keyboard.press("m")
    screen.page.click("[data-do=resign-sure]")
    screen.page.click("[data-do=resign]")
    screen.page.wait_for_selector(".phase-over")
    assert screen.faults() == []


def test_news_is_announced(screen: Screen) -> None:
    """What happened reaches a screen reader by the live region, what is asked by the focus."""
    screen.begin("heroz", seat_1="novice")
    screen.choose()
    screen.settle()
    screen.page.wait_for_selector("#live:not([data-late]) p", state="attached")
    told = screen.page.locator("#live p").all_inner_texts()
    assert screen.page.locator("#lines li").last.inner_text().strip("— ") in " ".join(told)
    assert screen.page.evaluate("document.activeElement.id") == "prompt"
