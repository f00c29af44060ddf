"""What a screen reader is given: read from the tree of accessibility, and from what the page says.

`dev.py heard` writes down what Orca makes of it; here are the mends of what could not be followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from heroon.kernel import games
from tests.browser.driving import Screen
from tests.lengths import length
from tests.server.serving import Site

#: Keeps all that the page says by itself, also what has gone again: each text with what had the
#: focus, where the focus was new.
_NOTES = """
window.said = [];
new MutationObserver((all) => {
  for (const one of all) {
    if (one.target.id !== "live") continue;
    for (const line of one.addedNodes) window.said.push(line.textContent);
  }
}).observe(document, { childList: true, subtree: true });
document.addEventListener("focusin", (event) => {
  if (event.target.id === "prompt") window.said.push("# " + event.target.textContent.trim());
});
"""


class Told(NamedTuple):
    """What a reader knows of a node."""

    role: str
    name: str
    description: str
    level: int


def tree(page: Page) -> list[Told]:
    """Read all that readers are told of a page, in its order."""
    line = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    by_id = {node["nodeId"]: node for node in nodes}

    def walk(node: dict[str, Any]) -> Iterator[Told]:
        if not node.get("ignored"):
            told = [str(node.get(key, {}).get("value", "")) for key in Told._fields[:3]]
            levels = [p["value"]["value"] for p in node["properties"] if p["name"] == "level"]
            yield Told(told[0], told[1], told[2], levels[0] if levels else 0)
        for child in node.get("childIds", []):
            yield from walk(by_id[child])

    return list(walk(nodes[0]))


def said(page: Page) -> list[str]:
    """List what the page has said by itself, and after `#` the questions that got the focus."""
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    page.wait_for_selector("#live:not([data-late])", state="attached")
    return list(page.evaluate("window.said.splice(0)"))


@pytest.fixture
def ear(screen: Screen) -> Screen:
    """A window that keeps what the page says."""
    screen.window().add_init_script(_NOTES)
    return screen


@pytest.mark.parametrize("game", ["heroz", "hero-realms"])
def test_what_happened_is_one_text_and_the_question_is_said_once(ear: Screen, game: str) -> None:
    """Readers take elements that come together in any order."""
    ear.begin(game)
    page = ear.page
    said(page)
    for _ in range(4):
        ear.choose()
        ear.settle()
        asked = page.inner_text("#prompt")
        now = said(page)
        assert page.evaluate("document.activeElement.id") == "prompt"
        told = [text for text in now if not text.startswith("#")]
        assert now.count(f"# {asked}") + sum(text.endswith(asked) for text in told) == 1, now
        assert len(told) == len(set(told))


def test_a_new_question_that_gets_the_focus_is_a_new_element(ear: Screen) -> None:
    """A reader may still know the old text of an element that it has met."""
    ear.begin("hero-realms")
    page = ear.page
    page.evaluate("window.old = document.getElementById('prompt')")
    ear.choose()
    ear.settle()
    assert page.evaluate("!window.old.isConnected && document.activeElement.id === 'prompt'")


def test_what_an_answer_would_do_is_one_text(ear: Screen) -> None:
    ear.begin("heroz", seat_1="novice")
    page = ear.page
    said(page)
    page.keyboard.press("l")
    page.keyboard.press("0")
    page.wait_for_selector("#preview:not(:empty)")
    now = said(page)
    assert len(now) == 1 and now[0].startswith("If you choose this: You pass."), now
    assert now[0].endswith("This cannot be taken back.") and "⚠" not in now[0]
    assert page.get_attribute("#preview", "aria-live") is None


def test_a_change_is_said_in_words(ear: Screen) -> None:
    """An arrow between two numbers is a word."""
    ear.begin("hades-trap")
    page = ear.page
    said(page)
    page.keyboard.press("l")
    page.keyboard.press("2")
    page.wait_for_selector("#preview:not(:empty)")
    assert "Action points left: 6 then 5." in said(page)[-1]


def test_a_sheet_is_read_with_its_button_and_leaves_all_in_reach(ear: Screen) -> None:
    """Orca keeps a broken copy of what stood behind a dialog: that comes back as new elements."""
    ear.begin("heroz", seat_1="novice")
    page = ear.page
    page.wait_for_selector(".phase-ask")
    page.evaluate("window.old = document.querySelector('#board .piece')")
    page.keyboard.press("h")
    page.wait_for_selector("#panel[open]")
    assert page.locator("#live > *").count() == 0, "it would be said again when the sheet is closed"
    button = next(one for one in tree(page) if one.name == "Give this answer")
    assert page.inner_text("#panel p >> nth=0").strip() in button.description
    page.keyboard.press("Escape")
    page.wait_for_function("() => !window.old.isConnected")
    assert page.evaluate("document.activeElement.id") == "prompt"
    page.focus("#board [data-at='deck.0']")
    page.keyboard.press("i")
    page.wait_for_selector("#panel[open] .what")
    close = next(one for one in tree(page) if one.name == "Close")
    assert close.description.startswith(page.inner_text("#panel-title"))
    assert page.inner_text(".what-told p >> nth=0").strip()[:60] in close.description
    page.keyboard.press("Escape")
    ear.choose()  # and the page is played on with


def test_a_hint_is_said_without_its_buttons(ear: Screen) -> None:
    page = ear.window(guided=True)
    page.add_init_script(_NOTES)
    ear.begin("hero-realms")
    page.wait_for_selector("#tips:not([hidden])")
    assert page.get_attribute("#tips", "aria-live") is None
    said(page)
    ear.choose()
    ear.settle()
    page.wait_for_selector(".tip:not([hidden])")
    now = " ".join(said(page))
    assert page.inner_text(".tip:not([hidden]) .tip-text") in now
    assert "I see" not in now and "No more hints" not in now


def test_what_was_said_goes(ear: Screen) -> None:
    """Whoever reads the page to its end does not hear the whole game again."""
    ear.begin("hero-realms")
    for _ in range(3):
        ear.choose()
        ear.settle()
        said(ear.page)
    expect(ear.page.locator("#live > *")).to_have_count(1)


@pytest.mark.parametrize("game", length(["heroz", "mini-rogue"], sorted(games())))
def test_pieces_stay_what_they_are(screen: Screen, game: str) -> None:
    """A piece that may be picked says so in its name: as a switch it would stay one for readers."""
    screen.begin(game)
    page = screen.page
    for step in range(3):
        screen.settle()
        assert page.locator("main button[aria-pressed]").count() == 0
        nameless = [one for one in tree(page) if one.role == "button" and not one.name.strip()]
        assert nameless == []
        screen.choose(step)


@pytest.mark.parametrize("game", length(["heroz"], sorted(games())))
def test_headings_lead_from_the_question_to_the_table(screen: Screen, game: str) -> None:
    screen.begin(game)
    headings = [one for one in tree(screen.page) if one.role == "heading"]
    assert [one.level for one in headings].count(1) == 1
    assert headings[1].name == "The table"
    assert all(one.name.strip() for one in headings)


def test_a_game_on_the_home_page_is_a_heading_and_a_short_link(screen: Screen) -> None:
    page = screen.page
    page.goto("/")
    told = tree(page)
    titles = [one.name for one in told if one.role == "heading" and one.level == 3]
    assert len(titles) == len(games())
    assert page.locator(".games h3").all_inner_texts() == titles
    assert {*titles} <= {one.name for one in told if one.role == "link"}


@pytest.mark.parametrize("game", length(["hero-realms"], sorted(games())))
def test_a_choice_of_a_new_game_is_told_once(screen: Screen, game: str) -> None:
    page = screen.page
    page.goto(f"/new/{game}")
    told = tree(page)
    picks = [one for one in told if one.role in ("radio", "checkbox")]
    texts = [one.name.strip() for one in told if one.role == "StaticText"]
    for name in page.locator(".face-told strong").all_inner_texts():
        assert any(one.name.startswith(name) for one in picks), name
        assert name not in texts, name
    groups = [one.name for one in told if one.role == "group"]
    assert not any("why?" in name for name in groups), groups


def test_dark_cells_are_passed_over(screen: Screen) -> None:
    """Seventy-two times "nobody has explored this tile" is no way to read a labyrinth."""
    screen.begin("hades-trap")
    page = screen.page
    names = [one.name for one in tree(page) if one.role == "button"]
    dark = [name for name in names if "nobody has explored" in name]
    assert len(dark) <= 8, dark
    page.focus("[data-at^='labyrinth/e4']")
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        assert not page.evaluate("document.activeElement.ariaHidden")


def test_a_stepper_says_its_count(ear: Screen) -> None:
    ear.begin("micro-hero")
    page = ear.page
    groups = [one.name for one in tree(page) if one.role == "group"]
    assert "Strike, 3" in groups, groups
    assert not [one for one in tree(page) if one.role == "status"]
    said(page)
    page.click("[data-name=Strike] [data-step='-1']")
    assert said(page) == ["Strike, 2. 9 of 10."]


def test_all_that_others_do_is_said(chromium: Browser, tmp_path: Path) -> None:
    """At any pace each line of the story is said, and none of them twice."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as one:
        site.hub.pace = 0.02
        page = one.window(motion="no-preference")
        page.add_init_script(_NOTES)
        one.begin("hades-trap", seed="heard")
        for answer in ("go:e4", "done", "go:f4", "done"):
            many = page.locator("#lines li:not(.gap)").count()
            said(page)
            before = one.number
            page.locator(f".index [data-say='{answer}']").focus()
            page.keyboard.press("Enter")
            one.moved(before)
            one.settle()
            told = " ".join(said(page))
            for line in page.locator("#lines li:not(.gap)").all_inner_texts()[many:]:
                if " goes to " not in line:  # steps of a walk become one line
                    assert line.strip("— ") in told, (line, told)
