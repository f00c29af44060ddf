"""Acting on the table: one gesture for each part of a thought, windows declined unseen."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.server.serving import Page, Site


def asked(html: str) -> str:
    """The prompt of a frame."""
    found = re.search(r'data-prompt="([\w-]*)"', html)
    return found[1] if found else ""


def until(page: Page, prompt: str, most: int = 80) -> None:
    """Play sensibly until somebody here is asked this."""
    for step in range(most):
        phase = page.until_phase("ask", "hand-over", "curtain", "over")
        assert phase != "over"
        if phase in ("hand-over", "curtain"):
            before = page.phase
            page.change("leave" if phase == "hand-over" else "sit")
            while page.phase == before:
                page.hear()
            continue
        if asked(page.html) == prompt:
            return
        if asked(page.html) == "place" and page.groups:
            page.send(do="open", key=page.groups[0])
            page.until("frame")
        words = [w for w in page.words if w.partition(":")[0] in ("deploy", "attack", "block")]
        page.say(words[step % len(words)] if words else page.words[-1])
    raise AssertionError(prompt)


def picked(page: Page, at: str) -> None:
    """Pick something, and wait for the frame that shows it."""
    n = page.change("pick", at=at)
    page.until("ack", ack=n)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("table") / "games.sqlite") as one:
        yield one


def test_a_card_and_a_place_are_two_picks_or_one_drawing(site: Site) -> None:
    id = site.begin("heroz", seed="drawn", **{"seat-1": "novice"})
    with site.page(id) as page:
        until(page, "place")
        seat = 0
        cards = re.findall(rf'data-at="(hand\.{seat}/\d+[SHDC])"', page.html)
        before = page.number
        picked(page, cards[0])
        page.hear()
        assert page.number == before
        picked(page, f"column.{seat}/1")
        while page.number == before:
            page.hear()
        if asked(page.html) == "place":
            before = page.number
            cards = re.findall(rf'data-at="(hand\.{seat}/\d+[SHDC])"', page.html)
            picked(page, f"{cards[0]} | field.{seat}/2.1 column.{seat}/2")
            while page.number == before:
                page.hear()


def test_an_attack_is_one_gesture(site: Site) -> None:
    id = site.begin("heroz", seed="attack", **{"seat-1": "novice"})
    with site.page(id) as page:
        until(page, "attack")
        before = page.number
        plate = re.search(r'data-at="(column\.0/\d) column', page.html)
        assert plate
        picked(page, plate[1])
        while page.number == before:
            page.hear()


def test_a_window_is_declined_before_the_curtain(site: Site) -> None:
    """Whoever is awaited passes unseen, once or for the turn; nothing of theirs is shown."""
    id = site.begin("heroz", seed="decline", **{"seat-1": "person"})
    with site.page(id) as page:
        for step in range(120):
            phase = page.until_phase("ask", "hand-over", "curtain", "over")
            if "data-decline" in page.html:
                break
            if phase in ("hand-over", "curtain"):
                page.change("leave" if phase == "hand-over" else "sit")
                page.hear()
                continue
            words = [w for w in page.words if w.partition(":")[0] in ("deploy", "attack")]
            page.say(words[step % len(words)] if words else page.words[-1])
        ways = re.findall(r'data-decline="([\w-]+)"', page.html)
        assert ways == ["once", "pass-turn"]
        before = page.number
        page.change("decline", name="pass-turn")
        while page.number == before:
            page.hear()


def test_only_a_window_is_declined(site: Site) -> None:
    id = site.begin("heroz", seed="decline", **{"seat-1": "novice"})
    with site.page(id) as page:
        page.until_phase("ask")
        number = page.number
        page.change("decline", name="once")
        page.until("say")
        assert page.number == number
