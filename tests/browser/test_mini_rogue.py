"""MINI ROGUE in a real browser: a Room by one click, the chances in sight, a screen for two."""

from __future__ import annotations

import pytest

from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.browser.test_story import OVER
from tests.lengths import length

#: Texts of less than 12 pixels that are seen.
_SMALL = """() => [...document.querySelectorAll('#frame *')].filter(one => one.offsetParent &&
  [...one.childNodes].some(text => text.nodeType === 3 && text.textContent.trim()) &&
  !one.closest('.unseen, #index') && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 20))"""
#: Cards of answers, and values of the adventurer, whose words are cut.
_CUT = """() => [...document.querySelectorAll('.mr-act, .mr-lines, .bd-who, .mr-chip-name')]
  .filter(one => one.offsetParent && (one.scrollWidth > one.clientWidth + 2))
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 30))"""


#: Names of Rooms that leave their cell.
_OUTSIDE = """() => [...document.querySelectorAll('.mr-zone .mr-room-name')].filter(one => {
  if (!one.getClientRects().length) return false;
  const a = one.closest('.bd-cell').getBoundingClientRect(), b = one.getBoundingClientRect();
  return b.left < a.left - 1 || b.right > a.right + 1 ||
    b.top < a.top - 1 || b.bottom > a.bottom + 1;
}).map(one => one.textContent)"""
#: Puts the longest names of Rooms into the cells, one after the other.
_LONGEST = """() => ['Cassette du percepteur', 'Geôles abandonnées', 'Assassin du Conseil'].forEach(
  (name, i) => document.querySelectorAll('.mr-room-name')[i].firstChild.replaceWith(name))"""
#: Adventurers who stand on the longest name of a Room, put into their cell.
_COVERED = """() => [
  ...document.querySelectorAll('.mr-zone .bd-cell:has(.is-pawn)')].flatMap(cell => {
  const name = cell.querySelector('.mr-room-name');
  name.firstChild.textContent = 'Cassette du percepteur';
  const under = name.getBoundingClientRect();
  return [...cell.querySelectorAll('.is-pawn')].map(one => one.getBoundingClientRect())
    .filter(box => box.bottom > under.top + 1 && box.top < under.bottom - 1 &&
      box.right > under.left && box.left < under.right)
    .map(box => `${box.bottom} on ${under.top}`);
})"""
#: Cards of answers that are not wholly in sight.
_OUT = """() => [...document.querySelectorAll('.mr-act')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
}).map(one => one.textContent.trim().slice(0, 30))"""


def to_way(screen: Screen) -> None:
    """Come to a choice of a way: what is asked before is answered by what ends it, or the first."""
    for _ in range(30):
        if screen.page.get_attribute("#frame", "data-prompt") == "way":
            return
        before = screen.number
        screen.page.locator(".acts .done, .mr-act.lit").first.click()
        screen.moved(before)
        screen.settle()
    raise AssertionError("no way in sight")


@pytest.mark.parametrize(
    ("size", "lang"),
    [(DESKTOP, "en"), (PHONE, "fr"), *length([], [(DESKTOP, "fr"), (PHONE, "en")])],
)
def test_a_room_is_entered_by_one_click_and_says_what_waits(
    screen: Screen, size: tuple[int, int], lang: str
) -> None:
    page = screen.window(size, lang)
    screen.begin("mini-rogue", seed="abe")
    to_way(screen)
    cards = page.locator(".mr-act.lit")
    assert cards.count() >= 2
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_CUT) == []
    assert all(len(card.inner_text().splitlines()) > 1 for card in cards.all()[:2])
    before = screen.number
    page.locator(".mr-zone .bd-ground.lit").first.click()
    screen.moved(before)


@pytest.mark.parametrize("size", [PHONE, (844, 390), (720, 450)])
def test_both_ways_are_in_sight_and_no_name_is_cut(screen: Screen, size: tuple[int, int]) -> None:
    page = screen.window(size, "fr")
    screen.begin("mini-rogue", seed="abe")
    to_way(screen)
    assert page.locator(".mr-act.is-verb-go").count() == 2
    assert page.evaluate(_OUT) == []
    page.evaluate(_LONGEST)
    assert page.evaluate(_OUTSIDE) == []
    assert page.evaluate(_CUT) == []


def test_the_adventurer_is_always_in_sight(screen: Screen) -> None:
    page = screen.window(PHONE, "fr")
    screen.begin("mini-rogue", seed="abe")
    to_way(screen)
    for name in ("#bd-hp\\.0", "#bd-gold\\.0", "#bd-skills\\.0", "#prompt"):
        box = page.locator(name).bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE[1], name


def test_two_share_a_screen_and_nobody_hands_it_over(screen: Screen) -> None:
    """Nothing is hidden between adventurers: who is asked stands below, the other above."""
    page = screen.window(PHONE, "fr")
    screen.begin("mini-rogue", seed="abd", players="2", seat_1="person")
    to_way(screen)
    assert page.evaluate(_COVERED) == []
    asked = set()
    for _ in range(12):
        if screen.settle() != "ask":
            break
        asked.add(page.locator(".zone-home .bd-who").inner_text().split("\n")[0][:8])
        before = screen.number
        page.locator(".mr-act.lit, .acts .done").first.click()
        screen.moved(before)
        assert page.locator("#leave, #sit").count() == 0
    assert len(asked) == 2


def test_nothing_is_wrong_for_a_screen_reader(screen: Screen) -> None:
    screen.window(DESKTOP, "en")
    screen.begin("mini-rogue", seed="abe")
    to_way(screen)
    assert screen.faults() == []


def test_of_two_no_panel_lies_over_the_other_in_a_flat_window(screen: Screen) -> None:
    """The partner's panel lay under one's own at 844 × 390."""
    page = screen.window((844, 390), "fr")
    screen.sit("mini-rogue", 30, "fr", players="2", seat_0="person", seat_1="person")
    assert page.locator(".zone-away").count() == 1
    assert page.evaluate(OVER) == []
