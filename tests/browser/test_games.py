"""Whole games in a real browser: by mouse, by keyboard alone, by finger on a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.driving import DESKTOP, PHONE, Screen
from tests.lengths import length
from tests.server.serving import Site


@pytest.mark.long
def test_a_whole_duel_by_mouse(screen: Screen) -> None:
    screen.begin_by_form("heroz", seed="m2", seat_1="novice")
    assert screen.play_out() > 10
    assert screen.page.locator(".over-what").is_visible()


@pytest.mark.slow
def test_a_journey_by_keyboard_alone(screen: Screen) -> None:
    page = screen.page
    page.goto("/")
    page.keyboard.press("Tab")
    for _ in range(40):
        if "/new/micro-hero" in (page.evaluate("document.activeElement.href") or ""):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.new")
    screen.unbox("[name=seed]").focus()
    page.keyboard.type("keys")
    page.keyboard.press("Enter")
    page.wait_for_selector("#frame")
    given = 0
    while screen.settle() != "over" and given < length(12, 600):
        before = screen.number
        page.wait_for_selector(".choices .choice")
        numbers = page.locator(".choices b").all_inner_texts()
        at = given if given % 3 == 0 else -1  # mostly the answer that does no more
        number = [n for n in numbers if n.isdecimal()][at % len(numbers)]
        page.keyboard.type(number)
        page.wait_for_function(
            "(id) => document.activeElement.id === id", arg=f"choice-{int(number)}"
        )
        group = page.evaluate("'open' in document.activeElement.dataset")
        page.keyboard.press("Enter")
        if group:
            screen.opened()
        else:
            screen.moved(before)
        given += 1
    assert 10 < given < 600


def test_a_page_that_comes_slowly_hears_the_first_key(screen: Screen) -> None:
    page = screen.page
    id = screen.site.begin("micro-hero")
    slow = page.context.new_cdp_session(page)
    slow.send("Network.enable")
    line = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
    slow.send("Network.emulateNetworkConditions", line)
    page.goto(f"/t/{id}", wait_until="commit")
    page.wait_for_selector("#frame")
    screen.settle()
    page.keyboard.press("1")
    page.wait_for_function("document.activeElement.id === 'choice-1'")


@pytest.mark.long
def test_a_whole_journey_on_a_phone(screen: Screen) -> None:
    screen.window(PHONE, "fr", has_touch=True, is_mobile=True)
    screen.begin_by_form("micro-hero")
    assert screen.page.get_attribute("html", "lang") == "fr"
    assert screen.play_out(tap=True) > 10
    width = screen.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "lang"), [(PHONE, "fr"), *length([], [(DESKTOP, "en")])])
def test_a_whole_skirmish(screen: Screen, size: tuple[int, int], lang: str) -> None:
    screen.window(size, lang, has_touch=size is PHONE, is_mobile=size is PHONE)
    screen.begin_by_form("hero-realms", seed="s2")  # a short one
    assert screen.page.get_attribute("html", "lang") == lang
    assert screen.play_out(tap=size is PHONE) > 10
    assert screen.page.locator(".over-what").is_visible()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_piece_is_picked_and_another_one_says_what_it_is(screen: Screen) -> None:
    screen.begin("heroz", seat_1="novice")
    page = screen.page
    for _ in range(30):
        if page.locator("#board .lit").count():
            break
        screen.choose()
        screen.settle()
    lit = page.locator("#board .lit").first
    lit.click()
    page.wait_for_selector("#board .picked, body:not(.busy)")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('#board .picked')")
    wrong = page.locator("#board .piece:not(.lit):not(.open)").first
    wrong.click()
    page.wait_for_selector("#panel[open] .panel-what")
    assert len(page.inner_text("#panel .what-told")) > 10


def test_undo_gives_the_same_question_again(screen: Screen) -> None:
    screen.begin("micro-hero")
    for step in range(40):
        before = screen.page.inner_text("#prompt"), screen.page.locator(".choice").count()
        screen.choose(step)
        screen.settle()
        if screen.page.locator(".tool-undo").is_enabled():
            number = screen.number
            screen.page.keyboard.press("u")
            screen.moved(number)
            screen.settle()
            after = screen.page.inner_text("#prompt"), screen.page.locator(".choice").count()
            assert after == before
            return
    raise AssertionError("nothing could be taken back")


def test_between_two_people_the_curtain_hides_everything(screen: Screen) -> None:
    screen.begin("heroz", seat_1="person")
    page = screen.page
    for _ in range(3):
        while screen.settle() == "ask":
            screen.choose()
        if screen.phase == "hand-over":
            page.click("#leave, #sit")
            page.wait_for_selector(".phase-curtain")
        assert page.locator("#board *").count() == 0
        assert page.locator("#lines li").count() == 0
        assert page.locator(".choice").count() == 0
        page.click("#leave, #sit")
        page.wait_for_selector(".phase-ask")
        assert page.locator("#board *").count() > 0


@pytest.mark.long
def test_another_language_in_mid_game(screen: Screen) -> None:
    screen.begin("heroz", seat_1="novice")
    page = screen.page
    english = page.inner_text("#prompt")
    number = screen.number
    page.keyboard.press("m")
    page.click("#panel [name=lang]")
    page.wait_for_selector("html[lang=fr]")
    screen.settle()
    assert page.inner_text("#prompt") != english
    assert screen.number == number
    screen.choose()


def test_a_page_loaded_again_shows_the_same_question(screen: Screen) -> None:
    screen.begin("micro-hero")
    screen.choose()
    screen.settle()
    before = [screen.page.inner_text(part) for part in ("#prompt", ".choices", "#lines")]
    screen.page.reload()
    screen.page.wait_for_selector(".choice")
    after = [screen.page.inner_text(part) for part in ("#prompt", ".choices", "#lines")]
    assert after == before


def test_the_server_restarts_in_mid_move(chromium: Browser, tmp_path: Path) -> None:
    """An answer that is given while the server is away is kept when it is back, once."""
    path = tmp_path / "games.sqlite"
    with Site(path) as first:
        port = first.port
        screen = Screen(chromium, first)
        screen.begin("micro-hero")
        number = screen.number
    page = screen.page
    page.wait_for_selector("#lost:not([hidden])")
    page.locator("#board [data-line]").first.click()
    with Site(path, port=port) as second:
        screen.site = second
        page.wait_for_selector("#lost", state="hidden")
        page.wait_for_selector("body:not(.busy)")
        id = page.get_attribute("#frame", "data-table") or ""
        assert sum(1 for e in second.store.entries(id) if e.nonce) == 1
        assert number
        screen.settle()
        screen.choose()
        with screen:
            pass


def test_the_back_button_and_the_list_of_games(screen: Screen) -> None:
    # The last game stands above the list of the others.
    screen.begin("heroz", seed="an older one", seat_1="novice")
    screen.choose()
    screen.begin("heroz", seat_1="novice")
    screen.choose()
    screen.page.goto("/")
    screen.page.click(".kept a")
    screen.page.wait_for_selector("#frame")
    assert screen.settle() in ("ask", "over")
    assert screen.page.viewport_size == {"width": DESKTOP[0], "height": DESKTOP[1]}


@pytest.mark.long
def test_two_partners_at_one_screen_prepare_their_decks(screen: Screen) -> None:
    """Answers that both players of a team may give say whose they are."""
    screen.window(DESKTOP, "fr")
    page = screen.page
    page.goto("/new/micro-hero")
    screen.unbox("[name=players][value='2']").check()
    screen.unbox("[name=seat-1]").select_option("person")
    screen.unbox("[name=seed]").fill("partners")
    page.click("button.primary")
    page.wait_for_selector("#frame")
    for step in range(24):
        if screen.settle() == "over":
            break
        last = page.locator(".choices .choice:not(.back)").count() - 1
        screen.choose(last if step % 3 else step)
        assert page.locator("#notice").count() == 0, page.inner_text("#notice")


def test_a_held_key_does_not_go_through_the_curtain(screen: Screen) -> None:
    screen.begin("heroz", seat_1="person")
    page = screen.page
    page.keyboard.press("s")
    while screen.settle() == "ask":
        screen.choose()
    if screen.phase == "curtain":
        page.click("#sit")
        while screen.settle() == "ask":
            screen.choose()
    page.focus("#leave")
    page.keyboard.down("Enter")
    page.wait_for_selector("#sit")
    for _ in range(5):
        page.keyboard.down("Enter")
    page.wait_for_selector("body:not(.busy)")
    assert screen.phase == "curtain"
    assert page.inner_text("#live") in ("", page.inner_text("#prompt"))  # of what was told, nothing
    assert page.inner_text("#panel") == ""


def test_a_page_is_busy_until_it_shows_what_was_answered(screen: Screen) -> None:
    """The acknowledgement may come before the frame; nothing can be clicked in between."""
    page = screen.page
    held: list[str] = []
    lines: list[WebSocketRoute] = []
    holding = False

    def pass_on(message: str | bytes) -> None:
        if holding and isinstance(message, str) and json.loads(message)["t"] == "frame":
            held.append(message)
        else:
            lines[-1].send(message)
            acked.extend(n for n in [json.loads(message).get("ack")] if n)

    def routed(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(pass_on)

    acked: list[str] = []
    page.route_web_socket("**/live", routed)
    screen.begin("micro-hero")
    holding = True
    before = screen.number
    page.locator("#board [data-line]").first.click()
    while not (acked and held):
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.locator("body.busy").count() == 1
    assert screen.number == before
    for message in held:
        lines[-1].send(message)
    screen.settle()
    assert screen.number > before


#: Notes what a click on the first answer would meet as soon as pieces glide.
_GLIDES = """
const begin = Element.prototype.animate;
window.met = [];
Element.prototype.animate = function (...given) {
  if (this.dataset.vt) requestAnimationFrame(() => {
    const at = document.querySelector(".choices .choice").getBoundingClientRect();
    const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    window.met.push(Boolean(there && there.closest(".choice")));
  });
  return begin.apply(this, given);
};
"""


@pytest.mark.long
def test_answers_can_be_picked_while_pieces_glide(screen: Screen) -> None:
    page = screen.window(motion="no-preference")
    page.add_init_script(_GLIDES)
    screen.begin("hero-realms")
    for _ in range(40):
        if page.evaluate("window.met.length"):
            break
        screen.choose()
        screen.settle()
    met = page.evaluate("window.met")
    assert met
    assert all(met)


@pytest.mark.long
def test_another_server_is_followed_after_a_long_game(chromium: Browser, tmp_path: Path) -> None:
    """A page that has seen many frames takes those of a server that counts anew."""
    path = tmp_path / "games.sqlite"
    with Site(path) as first:
        port = first.port
        screen = Screen(chromium, first)
        screen.begin("micro-hero")
        for step in range(8):
            screen.choose(step)
            screen.settle()
        before = screen.page.inner_text(".choices")
    with Site(path, port=port) as second:
        screen.site = second
        screen.page.wait_for_selector("#lost", state="hidden")
        assert screen.page.inner_text(".choices") == before
        screen.choose()
        screen.settle()
        with screen:
            pass


def test_a_game_removed_elsewhere_sends_its_page_home(screen: Screen) -> None:
    screen.begin("heroz", seat_1="novice")
    id = screen.page.get_attribute("#frame", "data-table")
    with screen.site.http() as http:
        http.post(f"/t/{id}/remove")
    screen.page.wait_for_url("**/")
