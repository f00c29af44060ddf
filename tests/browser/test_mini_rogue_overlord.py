"""MINI ROGUE against an Overlord in a real browser: both screens, powers where they lie."""

from __future__ import annotations

import pytest

from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.browser.test_mini_rogue import _SMALL
from tests.lengths import length

FLAT = (844, 390)
#: Words that are cut, but for names that a narrow window leaves to those who listen.
_CUT = """() => [...document.querySelectorAll(
    '.mr-act, .mr-lines, .bd-who, .mr-chip-name, .mr-called'
  )].filter(one => one.offsetParent && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 2)
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 30))"""
#: Things of both boards that leave the window at a side.
_WIDE = """() => [...document.querySelectorAll('.zone *')].filter(one => {
  const box = one.getBoundingClientRect();
  return one.offsetParent && box.width && (box.right > innerWidth + 1 || box.left < -1);
}).map(one => one.className + ' ' + one.textContent.trim().slice(0, 30))"""


def begin(screen: Screen, role: str, lang: str, size: tuple[int, int], **more: str) -> None:
    """Come to a game with a role: the other seats are played."""
    screen.window(size, lang)
    form = {"option-mode": "overlord", "players": "2", "role": role, "seed": "ov1", **more}
    id = screen.site.begin("mini-rogue", **form)
    screen.page.goto(f"/t/{id}")
    screen.page.wait_for_selector("#frame")
    screen.settle()


def go_on(screen: Screen) -> None:
    """Answer by what ends the question, or the first thing that is lit."""
    before = screen.number
    if screen.page.locator(".acts .done").count():
        screen.page.locator(".acts .done").first.click()
    else:
        screen.page.locator(".mr-act.lit").first.click()
    screen.moved(before)
    screen.settle()


def until(screen: Screen, *prompts: str) -> str:
    """Come to one of these questions."""
    for _ in range(60):
        prompt = screen.page.get_attribute("#frame", "data-prompt") or ""
        if prompt in prompts:
            return prompt
        go_on(screen)
    raise AssertionError(f"none of {prompts} in sight")


@pytest.mark.parametrize(
    ("size", "lang"),
    [(DESKTOP, "fr"), (PHONE, "en"), (FLAT, "fr"), *length([], [(DESKTOP, "en"), (PHONE, "fr")])],
)
def test_the_overlord_looks_at_a_room_and_exchanges_it_by_two_clicks(
    screen: Screen, size: tuple[int, int], lang: str
) -> None:
    begin(screen, "overlord", lang, size)
    page = screen.page
    assert until(screen, "omen-zone") == "omen-zone"
    assert page.locator(".is-lording .mr-row-hand .bd-card").count() == 3
    for check in (_SMALL, _CUT, _WIDE):
        assert page.evaluate(check) == []
    before = screen.number
    page.locator(".mr-zone .bd-ground.lit").first.click()
    screen.moved(before)
    assert until(screen, "exchange") == "exchange"
    for check in (_SMALL, _CUT, _WIDE):
        assert page.evaluate(check) == []
    held = page.locator(".mr-row-hand .bd-card.lit").first
    name = held.inner_text().split("\n")[0]
    before = screen.number
    held.click()
    screen.moved(before)
    screen.settle()
    assert name in page.locator("#log").inner_text() or size == FLAT


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr"), (FLAT, "en")])
def test_the_adventurer_has_the_overlord_in_sight(
    screen: Screen, size: tuple[int, int], lang: str
) -> None:
    begin(screen, "adventurer", lang, size)
    page = screen.page
    assert until(screen, "adopt") == "adopt"
    assert page.evaluate(_CUT) == []
    assert until(screen, "way") == "way"
    for name in ("#bd-omen", "#bd-marker", "#bd-hp\\.0", "#prompt"):
        box = page.locator(name).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size[1], name
    for check in (_SMALL, _CUT, _WIDE):
        assert page.evaluate(check) == []
    assert page.locator(".mr-row-hand [id^='bd-hand.']").count() == 1
    assert page.locator(".is-lording").count() == 0


def test_a_new_game_gives_the_role_that_is_chosen_a_seat(screen: Screen) -> None:
    page = screen.window(DESKTOP, "fr")
    page.goto("/new/mini-rogue")
    assert not page.locator("[name=role][value=overlord]").is_visible()
    page.check("[name='option-mode'][value=overlord]")
    page.check("[name=role][value=overlord]")
    page.click("button.primary")
    page.wait_for_selector("#frame")
    screen.settle()
    assert page.locator("section.is-lording").count() == 1
    assert page.locator(".zone-away section.bd-seat").count() == 1


def test_the_form_leaves_out_what_does_not_go_with_an_overlord(screen: Screen) -> None:
    page = screen.window(DESKTOP, "en")
    page.goto("/new/mini-rogue")
    page.click(".people summary")
    master = page.locator("[name=seat-1] option[value=master]")
    assert master.is_disabled()
    assert page.is_checked("[name=players][value='1']")
    page.check("[name='option-mode'][value=overlord]")
    assert not page.locator("[name=players][value='1']").is_visible()
    assert page.is_checked("[name=players][value='2']")
    page.select_option("[name=seat-1]", "master")
    page.check("[name='option-mode'][value=plain]")
    assert page.input_value("[name=seat-1]") == "expert"
    page.check("[name='option-mode'][value=overlord]")
    page.select_option("[name=seat-1]", "master")
    page.click("button.primary")
    page.wait_for_selector("#frame")
    assert screen.settle() == "ask"
    go_on(screen)
    go_on(screen)


def test_two_at_one_screen_hand_it_over_and_the_curtain_hides_the_hand(screen: Screen) -> None:
    begin(screen, "adventurer", "en", DESKTOP, **{"seat-1": "person"})
    page = screen.page
    for _ in range(20):
        if screen.phase == "curtain":
            assert page.locator(".mr-row-hand").count() == 0
            page.click("#sit")
        elif page.locator("#leave").count():
            page.click("#leave")
        elif page.locator("section.is-lording").count():
            assert page.locator(".is-lording .mr-row-hand .bd-card").count() == 3
            return
        else:
            go_on(screen)
        screen.settle()
    raise AssertionError("the screen never came to the Overlord")


@pytest.mark.parametrize("role", ["overlord", "adventurer"])
def test_nothing_is_wrong_for_a_screen_reader(screen: Screen, role: str) -> None:
    begin(screen, role, "en", DESKTOP)
    until(screen, "omen-zone", "way")
    assert screen.faults() == []
