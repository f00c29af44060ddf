"""What was meant for one question never answers the next; nothing is shown or focused unasked.

The clock of the page stands still unless the test moves it: real time plays no part.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.driving import Screen
from tests.lengths import length

FRESH = 400
#: When the clock of the page is stopped, in seconds since it began.
STOPPED = 1_000_000


def timed(
    screen: Screen, game: str = "heroz", motion: str = "reduce", **who: str
) -> tuple[Page, list[dict[str, object]]]:
    """A table at which the test sets the clock, and all that its page has asked for a change."""
    page = screen.window(hasty=False, motion=motion)
    page.clock.install(time=0)
    sent: list[dict[str, object]] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            sent.append(json.loads(message))
            server.send(message)

        line.on_message(heard)

    page.route_web_socket("**/live", route)
    screen.begin(game, **(who or ({"seat_1": "novice"} if game == "heroz" else {})))
    page.clock.pause_at(STOPPED)
    return page, sent


def later(page: Page, by: int = FRESH) -> None:
    """Move the clock of the page."""
    page.clock.run_for(by)


def changes(sent: list[dict[str, object]]) -> list[object]:
    """What has been answered, as far as the page asked for it."""
    return [one.get("word") or one["do"] for one in sent if "n" in one]


def answer(screen: Screen, page: Page) -> str:
    """Give the first single answer; returns the id of its button: the next question is new."""
    before = screen.number
    screen.unfold()
    button = page.locator(".choices [data-say]").first
    id = button.get_attribute("id") or ""
    button.click()
    screen.moved(before)
    screen.settle()
    return id


def clicked(page: Page, id: str) -> None:
    """A click where the last one was, whatever is there now, and its whole way to the server."""
    page.evaluate("(id) => document.getElementById(id)?.click()", id)
    echo(page)


def echo(page: Page) -> None:
    """Wait until the server has answered all that was sent before."""
    page.keyboard.press("Escape")  # a request that is always answered by what stands there
    page.wait_for_function("() => !document.body.classList.contains('busy')")


def test_a_second_click_does_not_answer_the_next_question(screen: Screen) -> None:
    """However soon it comes: at one question after the other, a little later each time."""
    page, sent = timed(screen)
    for by in (0, 60, 180, 250, 350, 399):
        id = answer(screen, page)
        given = len(changes(sent))
        later(page, by)
        clicked(page, id)
        assert len(changes(sent)) == given, by
        later(page)


def test_after_that_a_click_answers(screen: Screen) -> None:
    page, sent = timed(screen)
    answer(screen, page)
    given = len(changes(sent))
    later(page)
    answer(screen, page)
    assert len(changes(sent)) == given + 1


def test_enter_six_times_in_a_row_gives_one_answer(screen: Screen) -> None:
    page, sent = timed(screen)
    given = len(changes(sent))
    before = screen.number
    screen.unfold()
    button = page.locator(".choices [data-say]").first
    button.focus()
    for _ in range(6):
        page.keyboard.press("Enter")
        later(page, 130)
    screen.moved(before)
    assert len(changes(sent)) == given + 1
    screen.settle()
    for _ in range(6):  # late, too: the focus is on the question, which Enter does not answer
        later(page, 130)
        page.keyboard.press("Enter")
    echo(page)
    assert len(changes(sent)) == given + 1


@pytest.mark.parametrize("by", [399, *length([], [100])])
def test_a_digit_in_the_same_moment_goes_nowhere(screen: Screen, by: int) -> None:
    page, _ = timed(screen)
    answer(screen, page)
    later(page, by)
    page.keyboard.press("1")
    assert page.evaluate("document.activeElement.id") == "prompt"
    later(page)
    page.keyboard.press("1")
    assert page.evaluate("document.activeElement.id") == "choice-1"


def test_digits_of_one_question_do_not_begin_a_number_at_the_next(screen: Screen) -> None:
    """`1`, Enter, `0`: the nought is no tenth answer, however soon it comes."""
    page, _ = timed(screen)
    numbers = "[...document.querySelectorAll('.choices b')].map((b) => b.textContent)"
    for _ in range(12):
        before = screen.number
        page.keyboard.press("1")
        if page.evaluate("'open' in document.activeElement.dataset"):
            page.keyboard.press("Enter")
            page.wait_for_selector(".choice.back")
            later(page)
            continue
        page.keyboard.press("Enter")
        screen.moved(before)
        screen.settle()
        later(page)
        page.keyboard.press("0")
        focused = page.evaluate("document.activeElement.id")
        assert focused in ("choice-0", "prompt")
        if focused == "choice-0" and "10" in page.evaluate(numbers):
            return
    raise AssertionError("no question had ten answers")


def test_the_question_has_the_focus_when_it_comes(screen: Screen) -> None:
    page, _ = timed(screen)
    assert page.evaluate("document.activeElement.id") == "prompt"
    answer(screen, page)
    assert page.evaluate("document.activeElement.id") == "prompt"
    page.reload()
    page.wait_for_selector("#frame")
    screen.settle()
    assert page.evaluate("document.activeElement.id") == "prompt"


@pytest.mark.long
def test_a_double_click_does_not_lift_the_curtain(screen: Screen) -> None:
    page, sent = timed(screen, "heroz", seat_1="person")
    page.click("#leave, #sit")
    page.wait_for_selector(".phase-ask")
    for _ in range(30):
        if screen.phase == "hand-over":
            break
        later(page)
        answer(screen, page)
    assert screen.phase == "hand-over"
    later(page)
    page.click("#leave")
    page.wait_for_selector(".phase-curtain")
    given = len(changes(sent))
    page.keyboard.press("Enter")
    page.evaluate("document.getElementById('sit').click()")
    echo(page)
    assert screen.phase == "curtain"
    assert len(changes(sent)) == given
    later(page)
    page.click("#sit")
    page.wait_for_selector(".phase-ask")


def test_a_preview_opens_by_pointing_and_by_keys_alone(screen: Screen) -> None:
    page, sent = timed(screen)
    shown = "document.getElementById('preview').childElementCount"

    def looked() -> int:
        return sum(one["do"] == "look" for one in sent)

    page.mouse.move(2, 2)
    page.evaluate("document.getElementById('choice-1').focus()")
    later(page, 100)  # longer than a hover waits
    assert (looked(), page.evaluate(shown)) == (0, 0)
    page.keyboard.press("2")
    later(page, 100)
    page.wait_for_function(f"() => {shown} > 0")
    assert looked() == 1
    answer(screen, page)  # the mouse stays where the answer was
    later(page, 100)
    count = looked()
    assert page.evaluate(shown) == 0
    screen.unfold()
    box = page.locator(".choices [data-say]").last.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    later(page, 100)
    page.wait_for_function(f"() => {shown} > 0")
    assert looked() == count + 1
    page.mouse.move(2, 2)
    page.wait_for_function(f"() => {shown} === 0")
