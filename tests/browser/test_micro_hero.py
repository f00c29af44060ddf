"""MICRO HERO in a real browser: cards by one touch, what a turn does in sight, a table for two."""

from __future__ import annotations

import re

import pytest

from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length

FLAT = (844, 390)
NARROW = (720, 450)
#: Texts of less than 12 pixels that are seen.
_SMALL = """() => [...document.querySelectorAll('#frame *')].filter(one => one.offsetParent &&
  [...one.childNodes].some(text => text.nodeType === 3 && text.textContent.trim()) &&
  !one.closest('.unseen, #index') && parseFloat(getComputedStyle(one).fontSize) < 12)
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 20))"""
#: Words on cards, beside them and of the outlook that are cut or leave their place.
_CUT = """() => [...document.querySelectorAll(
    '.mh-name, .mh-gains, .mh-verdict, .mh-why, .mh-text, .mh-ability, .bd-who, .mh-tally')]
  .filter(one => one.offsetParent && (one.scrollWidth > one.clientWidth + 2))
  .map(one => one.className + ' ' + one.textContent.trim().slice(0, 30))"""
#: Marks of what a step changed, by their places: as they stand, as the frame wants them.
_MARKS = "() => [...document.querySelectorAll('.bd-if')].map((one) => one.parentElement.id).sort()"
_WANTED = """() => [...document.querySelectorAll('#board template[data-for]')]
  .map((one) => one.dataset.for).sort()"""
#: Resolves once nothing has changed for a few frames.
_STILL = """() => new Promise((done) => {
  let left = 20, before = '';
  const look = () => {
    const now = document.getElementById('frame').outerHTML;
    left = now === before ? left - 1 : 20;
    before = now;
    if (left) requestAnimationFrame(look); else done();
  };
  look();
})"""
#: What one decides by: the row, the hand, what the turn does, the answers.
_SEEN = ("#prompt", ".mh-outlook", ".is-inhand >> nth=0", ".is-place >> nth=0", ".acts")


def to_plan(screen: Screen) -> None:
    """Come to the first plan: the recommended deck by one touch."""
    while screen.page.get_attribute("#frame", "data-prompt") != "plan":
        before = screen.number
        screen.page.locator("#board [data-line], #board .mh-choice.lit").first.click()
        screen.moved(before)
        screen.settle()


def touch(screen: Screen, what: str) -> None:
    before = screen.number
    screen.page.locator(what).first.click()
    screen.moved(before)
    screen.settle()


@pytest.mark.parametrize(
    ("size", "lang"),
    [(DESKTOP, "fr"), (PHONE, "fr"), *length([], [(DESKTOP, "en"), (PHONE, "en"), (FLAT, "fr")])],
)
def test_a_hand_is_played_by_one_touch_a_card(
    screen: Screen, size: tuple[int, int], lang: str
) -> None:
    page = screen.window(size, lang)
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_CUT) == []
    for left in range(5, 0, -1):
        assert page.locator(".is-inhand").count() == left
        assert page.locator(".is-place").count() == left
        touch(screen, ".is-inhand.lit")
    assert page.get_attribute("#frame", "data-prompt") != "plan"
    assert page.locator(".mh-spot > .is-played").count() == 5
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_CUT) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE, FLAT, NARROW])
def test_what_one_decides_by_is_in_sight_together(screen: Screen, size: tuple[int, int]) -> None:
    page = screen.window(size, "fr")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    touch(screen, ".is-inhand.lit")
    for name in _SEEN:
        box = page.locator(name).bounding_box()
        assert box is not None, name
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1, (name, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] + 1, (name, box)


#: What is hidden of the middle of a thing, as the eye meets it.
_MET = """(what) => {
  const thing = document.querySelector(what), r = thing.getBoundingClientRect();
  const met = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
  return thing.contains(met);
}"""
#: What one buys by: the question, what is sold, what the turn comes to, the end of the phase.
_BOUGHT = ("#prompt", ".mh-ware >> nth=2", ".mh-line >> nth=2", ".acts", ".mh-name-of")


@pytest.mark.parametrize("size", [PHONE, FLAT])
def test_what_is_bought_is_in_sight_with_its_question(
    screen: Screen, size: tuple[int, int]
) -> None:
    """The Posture while cards are played; then the Reserve; the Trial's name at all times."""
    page = screen.window(size, "fr")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    for what in (".mh-posture", ".mh-name-of"):
        box = page.locator(what).bounding_box()
        assert box is not None and box["y"] + box["height"] <= size[1] + 1, (what, box)
        assert page.evaluate(_MET, what), what
    for _ in range(5):
        touch(screen, ".is-inhand.lit")
    assert page.get_attribute("#frame", "data-prompt") == "perfect"
    page.evaluate("scrollTo(0, 0)")
    for what in _BOUGHT:
        box = page.locator(what).bounding_box()
        assert box is not None and box["height"] > 4, what
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1, (what, box)
    assert page.evaluate(_MET, ".mh-name-of")
    if size == PHONE:  # the Posture may still be tilted: it stands above the answers
        posture, acts = (page.locator(what).bounding_box() for what in (".mh-posture", ".acts"))
        assert posture is not None and acts is not None
        assert posture["y"] + posture["height"] <= acts["y"] + 1
        assert page.evaluate(_MET, ".mh-posture")


def test_pointing_at_a_card_shows_what_the_turn_then_comes_to(screen: Screen) -> None:
    """Old and new at their places, the cards that it triggers, and a line for all orders left."""
    page = screen.window(DESKTOP, "fr")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    touch(screen, ".is-inhand.lit")
    page.locator(".is-inhand.lit").first.hover()
    page.wait_for_selector("#preview:not(:empty)")
    told = page.inner_text("#preview").replace("\u00a0", " ")
    assert "relance 1 carte : Attaque" in told
    page.wait_for_selector(".mh-outlook .bd-if")
    page.wait_for_selector(".mh-next", state="attached")
    width = "e => getComputedStyle(e).strokeWidth"
    assert page.locator(".mh-next").first.evaluate(width) == "4px"
    assert page.locator(".mh-fed:visible").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, *length([], [PHONE])])
def test_a_deck_is_put_together_by_steppers(screen: Screen, size: tuple[int, int]) -> None:
    """One less makes room for one more; only ten cards are taken."""
    page = screen.window(size, "fr")
    screen.begin("micro-hero", seed="abe")
    strike, block = "[id='bd-steps.strike']", "[id='bd-steps.block']"
    assert page.locator(f"{strike} [data-step='1']").is_disabled()
    page.click(f"{strike} [data-step='-1']")
    assert page.inner_text(f"{strike} output") == "2"
    assert page.inner_text(".mh-whole b") == "9"
    assert page.locator(".mh-ready").is_disabled()
    page.click(f"{block} [data-step='1']")
    assert page.locator(f"{block} [data-step='1']").is_disabled()
    assert page.evaluate(_CUT) == []
    touch(screen, ".mh-ready")
    assert "2 × Frappe, 4 × Blocage, 4 × Entraînement" in page.inner_text("#log")


def test_a_place_of_a_stepper_is_its_number(screen: Screen) -> None:
    page = screen.window(DESKTOP, "en")
    screen.begin("micro-hero", seed="abe")
    page.locator("[id='bd-step.training.4']").click()
    assert page.inner_text("[id='bd-steps.training'] output") == "3"
    page.locator("[id='bd-step.block.4']").click()
    touch(screen, ".mh-ready")
    assert "3 × Strike, 4 × Block, 3 × Training" in page.inner_text("#log")


def test_equal_cards_are_played_at_one_touch(screen: Screen) -> None:
    page = screen.window(DESKTOP, "en")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    for _ in range(60):
        hand = [card.get_attribute("data-at") for card in page.locator(".is-inhand").all()]
        if len(hand) > 1 and len(set(hand)) == 1:
            break
        assert page.locator("#strike").count() == 0
        touch(screen, ".is-inhand.lit, .acts .act:last-child")
    played = page.locator(".is-played").count()
    touch(screen, "#strike")
    assert page.locator(".is-played").count() == played + len(hand)


@pytest.mark.parametrize("size", [DESKTOP, *length([], [PHONE])])
def test_two_at_one_table_touch_their_own_cards(screen: Screen, size: tuple[int, int]) -> None:
    """Both hands are lit, nothing is handed over."""
    page = screen.window(size, "fr")
    screen.begin("micro-hero", seed="abe", players="2", seat_1="person")
    to_plan(screen)
    for seat in (1, 0, 1):
        touch(screen, f"[id='bd-seat.{seat}'] .is-inhand.lit")
        assert page.locator("#leave, #sit").count() == 0
    if size == DESKTOP:  # the story stands beside the two halves
        assert "joueur 2 joue" in page.inner_text("#lines").replace("\u00a0", " ")
        assert page.locator("#lines li").last.is_visible()
    assert page.locator("[id='bd-seat.0'] .is-played").count() == 1
    assert page.locator("[id='bd-seat.1'] .is-played").count() == 2
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_CUT) == []


#: What two decide by: their question, what meets them, both rows, hands and Postures, the answers.
_TWO = (
    *("#prompt", ".mh-name-of", ".mh-value >> nth=2", ".acts"),
    *(f".mh-line >> nth={n}" for n in range(3)),
    *(f"[id='bd-seat.{n}'] {what}" for n in (0, 1) for what in ("h2", ".mh-posture")),
    *(f"[id='bd-seat.{n}'] .is-inhand >> nth={at}" for n in (0, 1) for at in (0, -1)),
    *(f"[id='bd-seat.{n}'] .mh-spot >> nth=-1" for n in (0, 1)),
)


@pytest.mark.parametrize(("size", "lang"), [(FLAT, "fr"), (PHONE, "fr"), (FLAT, "en")])
def test_two_see_all_that_they_decide_by_together(
    screen: Screen, size: tuple[int, int], lang: str
) -> None:
    """Nothing is scrolled while cards are played; then the Reserve stands below the answers."""
    page = screen.window(size, lang)
    screen.begin("micro-hero", seed="abe", players="2", seat_1="person")
    to_plan(screen)
    touch(screen, "[id='bd-seat.1'] .is-inhand.lit")
    page.evaluate("scrollTo(0, 0)")
    for what in _TWO:
        box = page.locator(what).bounding_box()
        assert box is not None and box["height"] > 4, what
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1, (what, box)
        assert ">>" in what or page.evaluate(_MET, what), what
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_CUT) == []
    while page.get_attribute("#frame", "data-prompt") == "plan":
        touch(screen, ".is-inhand.lit")
    page.evaluate("scrollTo(0, 0)")
    for what in ("#prompt", ".acts", ".mh-line >> nth=2", ".mh-ware >> nth=2"):
        box = page.locator(what).bounding_box()
        assert box is not None and box["height"] > 4, what
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1, (what, box)


def test_the_end_tells_what_each_labour_took(screen: Screen) -> None:
    page = screen.window(DESKTOP, "fr")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    for _ in range(120):
        if screen.settle() != "ask":
            break
        touch(screen, ".is-inhand.lit, .acts .act:last-child")
    assert screen.phase == "over"
    tallies = page.locator(".mh-tally:visible")
    assert tallies.count() >= 1
    assert "tour" in tallies.first.inner_text()
    turns = int(tallies.first.inner_text().split()[0])
    strokes = tallies.first.locator(".mh-strokes > i")
    hurt = tallies.first.locator(".mh-strokes > .mh-hurt")
    assert strokes.count() == turns
    assert 0 < hurt.count() <= turns
    assert page.evaluate(_CUT) == []
    assert screen.faults() == []


@pytest.mark.parametrize(
    ("size", "players", "dark"), [(DESKTOP, "1", False), (DESKTOP, "2", True), (PHONE, "2", False)]
)
def test_nothing_is_wrong_for_a_screen_reader(
    screen: Screen, size: tuple[int, int], players: str, dark: bool
) -> None:
    """Nothing that a checker finds, contrast too, by day and in the dark."""
    page = screen.window(size, "en", dark)
    who = {"players": "2", "seat_1": "person"} if players == "2" else {}
    screen.begin("micro-hero", seed="abe", **who)
    assert screen.faults() == []
    to_plan(screen)
    touch(screen, ".is-inhand.lit")
    assert screen.faults() == []
    shade = page.evaluate(
        "getComputedStyle(document.querySelector('.zone-centre')).backgroundColor"
    )
    assert (max(map(int, re.findall(r"\d+", shade)[:3])) < 80) is dark


def played(screen: Screen) -> list[str]:
    """The cards of the row by name."""
    return screen.page.locator(".mh-spot > .is-played .mh-name").all_inner_texts()


def drawn_to(screen: Screen, card: str, place: str) -> None:
    """Carry a card by the mouse to the left half of another one."""
    page, before = screen.page, screen.number
    at, to = (page.locator(one).first.bounding_box() for one in (card, place))
    assert at is not None and to is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.mouse.down()
    page.mouse.move(to["x"] + to["width"] / 2, to["y"] + 20, steps=3)
    page.mouse.move(to["x"] + 6, to["y"] + 20)
    page.wait_for_selector(".goes-before")
    page.mouse.up()
    page.wait_for_function(
        "(before) => Number(document.getElementById('frame').dataset.number) !== before", arg=before
    )
    screen.settle()


def test_the_row_is_put_in_another_order_by_mouse_keys_and_sheet(screen: Screen) -> None:
    page = screen.window(DESKTOP, "fr")
    screen.begin("micro-hero", seed="t2")
    to_plan(screen)
    for _ in range(2):
        touch(screen, ".is-inhand.lit")
    assert played(screen) == ["Frappe", "Blocage"]
    assert "changer l’ordre" in page.inner_text(".mh-stack h3")
    spot = ".mh-spot:nth-of-type({}) > .is-played"
    drawn_to(screen, spot.format(2), spot.format(1))
    assert played(screen) == ["Blocage", "Frappe"]
    drawn_to(screen, ".is-inhand.lit >> nth=-1", spot.format(2))
    assert len(played(screen)) == 3
    assert (played(screen)[0], played(screen)[2]) == ("Blocage", "Frappe")
    page.locator(spot.format(3)).focus()
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_selector(spot.format(2) + ":has-text('Frappe')")
    screen.settle()
    page.locator(spot.format(2)).click()
    page.locator("#panel [data-arrange]").first.click()
    page.wait_for_selector(spot.format(1) + ":has-text('Frappe')")
    assert screen.faults() == []


def test_marks_of_a_moment_leave_with_it_however_fast_one_walks(screen: Screen) -> None:
    """What a step changed stands at its places: of the moment that is shown, of no other."""
    page = screen.window(DESKTOP, "fr")
    screen.begin("micro-hero", seed="abe")
    to_plan(screen)
    for _ in range(14):
        touch(screen, ".is-inhand.lit, .acts .act:last-child")
    page.locator("#lines [data-moment]").first.click()
    page.wait_for_selector("#banner")
    for n in range(14):
        page.keyboard.press("ArrowLeft" if n % 4 == 3 else "ArrowRight")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
        page.evaluate(_STILL)
        assert page.evaluate(_MARKS) == page.evaluate(_WANTED)
        if page.evaluate(_WANTED):
            break
    assert page.evaluate(_MARKS)
    page.keyboard.press("Escape")
    page.wait_for_selector("#frame:not(:has(#banner))")
    assert page.evaluate(_MARKS) == []
