"""HADES TRAP in a real browser: the whole labyrinth in sight, walked by one touch, and told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Position

from heroon.ai import bot
from heroon.board.model import Look
from heroon.faces.hades_trap.ariadne import routes
from heroon.faces.hades_trap.ways import Way, ways
from heroon.games.hades_trap.words import P_ACT
from heroon.kernel import Seat, Table, game
from heroon.store import History
from heroon.texts import Sentences, Texts, package_of
from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length

#: The cells of the labyrinth that are not wholly in sight.
_OUT = """() => [...document.querySelectorAll('.ht-maze .bd-ground')].filter(cell => {
  const at = cell.getBoundingClientRect();
  return at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight;
}).length"""
_SMALL = """() => [...document.querySelectorAll('#frame *')].filter(one => one.offsetParent &&
  [...one.childNodes].some(text => text.nodeType === 3 && text.textContent.trim()) &&
  !one.closest('.unseen, #index') && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 20))"""


#: At how many places of the labyrinth a cell stands.
_PLACES = """() => {
  const maze = document.querySelector('.ht-maze').getBoundingClientRect();
  const at = [...document.querySelectorAll('.ht-maze .bd-ground')].map(one => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round); });
  return new Set(at.filter(([x, y]) => x > maze.left && x < maze.right &&
    y > maze.top && y < maze.bottom).map(String)).size;
}"""


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


@cache
def offered(verb: str) -> Callable[[Table[Any]], bool]:
    """Whether an answer with this verb is offered."""
    return lambda table: any(
        table.spec.words.text[word].startswith(verb) for word in table.words(_asked(table))
    )


#: How tables were come to.
_MADE: dict[tuple[object, ...], History] = {}


def begun(
    screen: Screen,
    boss: str = "minotaur",
    wanted: Callable[[Table[Any]], bool] = free,
    seeds: str = "abcdefgh",
    players: int = 3,
) -> str:
    """A table that has come, by a person's answers by rule of thumb, to what is wanted.

    What was played once is copied: the same position is wanted by many tests.
    """
    store, made = screen.site.store, (boss, wanted, seeds, players)
    if made in _MADE:
        id = secrets.token_urlsafe(9)
        kept = _MADE[made]
        store.create(id, kept.head, 0.0, kept.entries, kept.state)
        return id
    id = _begun(screen, boss, wanted, seeds, players)
    history = store.history(id)
    assert history is not None
    _MADE[made] = history
    return id


def _begun(
    screen: Screen, boss: str, wanted: Callable[[Table[Any]], bool], seeds: str, players: int
) -> str:
    for seed in seeds:
        given = {"players": str(players), "option-boss": boss, "seed": seed}
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


# On a phone the same is asked of four seats, below.
@pytest.mark.parametrize("size", [DESKTOP, *length([], [PHONE])])
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
    assert told.inner_text().startswith("If you end your turn there… ")
    assert screen.page.locator("#preview li").count() == 1  # a walk is told in one line


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
    id = begun(screen, wanted=offered("dash:"))
    opened(screen, id)
    assert screen.page.locator(".ht-handle").count() == 0
    screen.page.click(".ht-bag .bd-card.lit")
    screen.page.wait_for_selector(".ht-handle")
    before = screen.number
    screen.page.locator(".ht-handle").first.click()
    screen.moved(before)


def test_a_tile_is_shown_turned_while_its_handle_is_pointed_at(screen: Screen) -> None:
    id = begun(screen, "hydra", offered("twist:"), "ibcdefgh")
    opened(screen, id)
    screen.page.click(".ht-bag .bd-card.lit >> nth=0")
    handle = screen.page.locator(".ht-over > .ht-handle.is-right").first
    handle.wait_for()
    tile = handle.evaluate("one => document.getElementById(one.dataset.turns).dataset.pose")
    x, y, _ = tile.split(" ")
    cell = screen.page.locator(f".bd-cell.bd-x{x}.bd-y{y}")
    assert cell.evaluate("one => getComputedStyle(one).rotate") in ("0deg", "none")
    handle.hover()
    assert cell.evaluate("one => getComputedStyle(one).rotate") == "90deg"
    screen.page.mouse.move(0, 0)
    assert cell.evaluate("one => getComputedStyle(one).rotate") in ("0deg", "none")


def struck(table: Table[Any]) -> bool:
    """Whether some walk ends where the hero would be struck, another where not."""
    return free(table) and {r.danger for r in routes(Look(table.view(_asked(table)), SPOKEN))} == {
        True,
        False,
    }


SPOKEN: Any = Sentences(Texts("en", package_of("hades-trap")), game("hades-trap"), 0, {})


def opened_by_finger(screen: Screen, id: str, lang: str = "en") -> None:
    screen.window(PHONE, lang, hasty=False, has_touch=True)
    opened(screen, id)


def test_one_touch_of_the_own_hero_picks_up_what_lies_below(screen: Screen) -> None:
    opened(screen, begun(screen, wanted=offered("take")))
    before = screen.number
    assert screen.page.locator(".bd-card.is-amphora.lit").is_visible()
    corner: Position = {"x": 8, "y": 8}  # the amphora stands over the other corner
    screen.page.locator("[data-self]").click(position=corner)
    screen.moved(before)
    screen.page.wait_for_selector(".zone-home .ht-bag .bd-card")


def test_a_piece_on_a_cell_in_reach_is_no_hindrance_to_going_there(screen: Screen) -> None:
    def portal(table: Table[Any]) -> bool:
        text = table.spec.words.text
        far = [way for way in walks(table) if len(way.words) > 1]
        return any(text[way.words[-1]] == "go:e5" for way in far)

    opened(screen, begun(screen, wanted=portal))
    at = screen.page.locator("[data-area='cell.e5'] .is-portal").bounding_box()
    assert at
    screen.page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    screen.page.wait_for_selector("[data-area='cell.e5'] .is-own")


@pytest.mark.parametrize("far", [False, True])
def test_stairs_are_taken_at_one_touch_of_either(screen: Screen, far: bool) -> None:
    """The hero stands on the one: a touch of him, or of the other, carries him there."""
    opened(screen, begun(screen, wanted=offered("climb:"), seeds="n"))
    home = screen.page.locator("[data-area]:has(.is-own)").get_attribute("data-area")
    other = f"[data-area]:has(.is-stairs):not([data-area='{home}'])"
    there = screen.page.locator(other).get_attribute("data-area")
    before = screen.answers
    if far:
        assert screen.page.locator(f"{other} .ht-price").inner_text() == "1"
        screen.page.locator(f"{other} .bd-ground").click()
    else:
        screen.page.locator("[data-self]").click()
    screen.page.wait_for_selector(f"[data-area='{there}'] .is-own")
    screen.settle()
    assert screen.answers == before + 1


def test_two_tiles_are_shown_exchanged_before_they_are(screen: Screen) -> None:
    opened(screen, begun(screen, wanted=offered("trade:"), seeds="efgh"))
    screen.page.locator(".zone-home .ht-bag .bd-card.lit").last.click()
    screen.page.locator(".zone-home .ht-bag .bd-card.picked").wait_for()
    screen.settle()
    tiles = screen.page.locator("[data-tile]")
    edge: Position = {"x": 20, "y": 100}
    tiles.first.click(position=edge)
    screen.page.wait_for_selector("[data-tile].picked")
    other = screen.page.locator("[data-tile]:not(.picked)").last
    one, two = (
        screen.page.locator(f"[id='{tile.get_attribute('data-tile')}']")
        for tile in (screen.page.locator("[data-tile].picked"), other)
    )
    a, b = one.bounding_box(), two.bounding_box()
    other.hover(position=edge)
    screen.page.wait_for_selector("#preview li")
    held_a, held_b = one.bounding_box(), two.bounding_box()
    assert a and b and held_a and held_b
    # What lies on both goes with them.
    assert screen.page.evaluate(_PLACES) == 81
    assert abs(held_a["x"] - b["x"]) < 2 and abs(held_b["y"] - a["y"]) < 2
    screen.page.mouse.move(5, 5)
    assert (one.bounding_box(), two.bounding_box()) == (a, b)
    before = screen.number
    other.click(position=edge)
    screen.moved(before)


@pytest.mark.parametrize("motion", ["no-preference", *length([], ["reduce"])])
def test_a_hero_walks_and_nobody_waits_for_it(screen: Screen, motion: str) -> None:
    id = begun(screen)
    screen.window(motion=motion)
    opened(screen, id)
    far = screen.page.locator(".bd-ground.route").last
    at = (far.get_attribute("data-path") or "").split()[-1]
    far.click()
    screen.page.wait_for_selector(f"[data-area='{at}'] .is-own")
    moving = "document.querySelector('[data-self]').getAnimations().length"
    assert (screen.page.evaluate(moving) > 0) == (motion == "no-preference")
    assert not screen.page.locator("body.busy").count()
    screen.page.keyboard.press("Shift")
    assert screen.page.evaluate(moving) == 0


# Shorter: what is drawn there, in tests/faces/test_hades_trap_page.py.
@pytest.mark.long
def test_the_way_of_the_boss_to_come_is_drawn(screen: Screen) -> None:
    def crossed(table: Table[Any]) -> bool:
        return free(table) and len(table.g.crossed) > 0

    opened(screen, begun(screen, wanted=crossed))
    assert screen.page.locator(".ht-maze > .ht-trail path").count() >= 2
    assert screen.page.locator(".ht-note.is-boss-way").count() >= 1


def test_a_tap_on_danger_only_points_and_the_next_goes(screen: Screen) -> None:
    id = begun(screen, wanted=struck)
    opened_by_finger(screen, id)
    far = screen.page.locator(".bd-ground.danger").last
    before = screen.number
    far.tap()
    screen.page.wait_for_selector("#preview .foreseen")
    assert screen.number == before
    assert "touch the cell again" in screen.page.inner_text("#notice")
    assert screen.page.locator(".ht-trail.bd-if").count() == 1
    seen = screen.page.evaluate("performance.now()")  # a second tap at once is still the first
    screen.page.wait_for_function("(seen) => performance.now() > seen + 250", arg=seen)
    far.tap()
    screen.moved(before)


def test_a_tap_on_a_safe_cell_goes_at_once(screen: Screen) -> None:
    id = begun(screen, wanted=struck)
    opened_by_finger(screen, id)
    before = screen.number
    screen.page.locator(".bd-ground:is(.lit, .route):not(.danger)").first.tap()
    screen.moved(before)


def test_all_that_decides_is_in_sight_with_four_seats_on_a_phone(screen: Screen) -> None:
    id = begun(screen, "hades", players=4)
    opened_by_finger(screen, id, "fr")
    for what in ("#bd-wrath", ".ht-threads", "#bd-ariadne", "#pinned-0", "#prompt"):
        at = screen.page.locator(what).bounding_box()
        assert at and at["y"] >= 0 and at["y"] + at["height"] <= PHONE[1], what
    assert screen.page.evaluate(_OUT) == 0
    assert screen.page.evaluate(_SMALL) == []
    assert screen.faults() == []


def test_a_key_tells_where_one_is_and_what_is_near(screen: Screen) -> None:
    opened(screen, begun(screen))
    home = screen.page.locator("[data-area]:has(.is-own)").get_attribute("data-area") or ""
    screen.page.keyboard.press("g")
    told = screen.page.locator("#panel[open] .what")
    told.wait_for()
    assert home.removeprefix("cell.") in told.inner_text()
    assert screen.faults("#panel") == []


def test_a_new_game_asks_for_as_many_heroes_as_play(screen: Screen) -> None:
    screen.page.goto("/new/hades-trap")
    third = screen.page.locator("fieldset:has([name=option-hero_3])")
    assert not third.is_visible()
    screen.page.locator(".counts label", has_text="3").click()
    assert third.is_visible()
    told = screen.page.inner_text(".play-what")
    assert "3 players" in told and "Yes" not in told


def test_on_a_phone_each_handle_of_a_small_tile_can_be_touched(screen: Screen) -> None:
    id = begun(screen, "siren", offered("twist:"), players=2)
    opened_by_finger(screen, id)
    screen.page.locator(".zone-home .ht-bag .bd-card.lit").first.tap()
    screen.page.wait_for_selector(".ht-handle")
    covered = screen.page.evaluate("""() => [...document.querySelectorAll('.ht-handle')].filter(
      one => { const at = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2));
      }).map(one => { const at = one.getBoundingClientRect(), by =
        document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        return one.outerHTML + ' under ' + (by && by.outerHTML.slice(0, 200));
      })""")
    assert covered == []


def test_of_a_burst_of_clicks_and_keys_one_answer_is_given(screen: Screen) -> None:
    id = begun(screen)
    screen.window(hasty=False)
    opened(screen, id)
    before, answers = screen.number, screen.answers
    first = screen.page.locator(".bd-ground.lit").first
    first.dblclick()
    for key in ("1", "Enter", "Enter", "f"):
        screen.page.keyboard.press(key)
    screen.moved(before)
    screen.settle()
    assert screen.answers == answers + 1


@pytest.mark.parametrize("size", [DESKTOP, *length([], [(1280, 720)])])
def test_the_table_stays_where_it_is_when_a_hint_goes(
    screen: Screen, size: tuple[int, int]
) -> None:
    """A click meant for a cell meets that cell: the labyrinth is under no strip that folds away."""
    page = screen.window(size, guided=True)
    screen.begin("hades-trap", seat_1="novice")
    cell = "#board [data-at~='labyrinth/e5']"
    place = f"() => document.querySelector(`{cell}`).getBoundingClientRect().toJSON()"
    tip = page.locator(".tip:visible")
    tip.wait_for()
    shown = page.evaluate(place)
    tip.get_by_role("button", name="I see").click()
    page.wait_for_selector("#tips", state="hidden")
    assert page.evaluate(place) == shown


def laden(table: Table[Any]) -> bool:
    """Whether the hero who is asked holds a medallion and two amphorae, and some are spent."""
    g, me = table.g, _asked(table)
    heavy = g.medallions[me] > 0 and len(g.bag[me]) == 2 and len(g.spent) > 0
    return bool(heavy and g.boss_at >= 0 and offered("done")(table))


def test_the_story_has_room_beside_a_laden_hero(screen: Screen) -> None:
    """What lies beside the labyrinth is not cut, and of the story some lines are in sight."""
    screen.window(DESKTOP)
    opened(screen, begun(screen, "hades", laden, seeds="abcdefghijklmnop", players=2))
    page = screen.page
    side, log = (page.locator(name).bounding_box() for name in (".zone-side", ".log"))
    assert side and log
    inner = page.locator(".ht-side").evaluate("e => [e.scrollHeight, e.clientHeight]")
    assert inner[0] <= inner[1]
    assert side["y"] + side["height"] <= log["y"] + 1
    assert log["height"] >= 110
