"""HADES TRAP in a real browser: the whole labyrinth in sight, walked by one touch, and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from heroon.ai import bot
from heroon.faces.hades_trap.ways import Way, ways
from heroon.games.hades_trap.words import P_ACT
from heroon.kernel import Seat, Table
from tests.browser.driving import DESKTOP, PHONE, Screen

#: The cells of the labyrinth that are not wholly in sight.
_OUT = """() => [...document.querySelectorAll('.ht-maze .bd-ground')].filter(cell => {
  const at = cell.getBoundingClientRect();
  return at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight;
}).length"""
_SMALL = """() => [...document.querySelectorAll('#frame *')].filter(one => one.offsetParent &&
  [...one.childNodes].some(text => text.nodeType === 3 && text.textContent.trim()) &&
  !one.closest('.unseen, #index') && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 20))"""


def free(table: Table[Any]) -> bool:
    """Whether a hero can walk some way, and the Boss is there."""
    g = table.g
    return bool(g.boss_at >= 0 and g.left >= 3 and any(len(w.words) > 1 for w in walks(table)))


def _asked(table: Table[Any]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


def walks(table: Table[Any]) -> Iterable[Way]:
    """The walks of the hero who is asked what to do."""
    if table.ask is None or table.ask.prompt != P_ACT:
        return ()
    return ways(table.g, _asked(table), table.spec).values()


def offered(verb: str) -> Callable[[Table[Any]], bool]:
    """Whether an answer with this verb is offered."""
    return lambda table: any(
        table.spec.words.text[word].startswith(verb) for word in table.words(_asked(table))
    )


def begun(
    screen: Screen, boss: str = "minotaur", wanted: Callable[[Table[Any]], bool] = free
) -> str:
    """A table that has come, by a person's answers by rule of thumb, to what is wanted."""
    for seed in "abcdefgh":
        given = {"players": "3", "option-boss": boss, "seed": seed}
        id = screen.site.begin("hades-trap", **given)
        with screen.site.page(id) as page:
            for number in range(120):
                if page.until_phase("ask", "over") == "over":
                    break
                table = screen.site.hub._live[id].match.table
                if wanted(table):
                    return id
                word = bot("heuristic", table.spec, number).choose(Seat(table, _asked(table)))
                page.say(table.spec.words.text[word])
    raise AssertionError("never come to it")


def opened(screen: Screen, id: str) -> None:
    screen.page.goto(f"/t/{id}")
    screen.page.wait_for_selector("#frame")
    screen.settle()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_cells_are_in_sight_and_axe_finds_nothing(
    screen: Screen, size: tuple[int, int]
) -> None:
    id = begun(screen)
    screen.window(size, lang="fr")
    opened(screen, id)
    assert screen.page.locator(".ht-maze .bd-ground").count() == 81
    assert screen.page.evaluate(_OUT) == 0
    assert screen.page.evaluate(_SMALL) == []
    assert screen.faults() == []
    assert screen.page.is_visible("#pinned-0")


def test_a_walk_is_one_touch(screen: Screen) -> None:
    id = begun(screen)
    opened(screen, id)
    far = screen.page.locator(".bd-ground.route").first
    at = (far.get_attribute("data-at") or "").partition("/")[2].split()[0]
    steps = (far.get_attribute("data-line") or "").split(",")
    assert len(steps) > 1
    before = screen.number
    far.click()
    screen.page.wait_for_selector(f"[data-area='cell.{at}'] .is-own")
    screen.settle()
    assert screen.number > before
    assert screen.page.locator(".bd-edge .ht-art").count() >= 12


def test_pointing_at_a_cell_tells_what_ariadne_does_then(screen: Screen) -> None:
    id = begun(screen)
    opened(screen, id)
    screen.page.locator(".bd-ground.route").first.hover()
    told = screen.page.locator("#preview .foreseen")
    told.wait_for()
    assert told.inner_text().startswith("If you end your turn there: ")
    assert screen.page.locator("#preview li").count() > 1


def test_arrows_go_from_cell_to_cell_and_each_says_what_is_there(screen: Screen) -> None:
    id = begun(screen)
    opened(screen, id)
    screen.page.focus("[data-at^='labyrinth/e5']")
    for key, cell in (("ArrowRight", "f5"), ("ArrowDown", "f6"), ("ArrowLeft", "e6")):
        screen.page.keyboard.press(key)
        at = screen.page.evaluate("document.activeElement.dataset.at")
        assert cell in at.split("/")[1].split()[0], (key, at)
    told = screen.page.get_attribute("[data-at^='labyrinth/e5']", "aria-label") or ""
    assert told.startswith("e5: Portal")
    assert "red thread to the north" in told and "blue thread to the east" in told


def test_sandals_point_out_the_ways_of_a_charge(screen: Screen) -> None:
    id = begun(screen, wanted=offered("charge:"))
    opened(screen, id)
    assert screen.page.locator(".ht-handle").count() == 0
    screen.page.click(".ht-bag .bd-card.lit")
    screen.page.wait_for_selector(".ht-handle")
    before = screen.number
    screen.page.locator(".ht-handle").first.click()
    screen.moved(before)


def test_a_tile_is_shown_turned_while_its_handle_is_pointed_at(screen: Screen) -> None:
    id = begun(screen, "hydra", offered("twist:"))
    opened(screen, id)
    screen.page.click(".ht-bag .bd-card.lit >> nth=0")
    handle = screen.page.locator(".ht-over > .ht-handle.is-right").first
    handle.wait_for()
    place = handle.evaluate("one => [...one.parentElement.classList].find(c => /^ht-of/.test(c))")
    cell = screen.page.locator(f".ht-p{place.removeprefix('ht-of')}").first
    assert cell.evaluate("one => getComputedStyle(one).rotate") in ("0deg", "none")
    handle.hover()
    assert cell.evaluate("one => getComputedStyle(one).rotate") == "90deg"
