"""MICRO HERO on a phone: six cards in hand, and the Reserve of two, with nothing scrolled away."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.play import saves
from heroon.play.importing import open_file
from heroon.play.who import Who
from tests.browser.driving import PHONE, Screen
from tests.browser.test_hero_realms import _HIDDEN
from tests.server.serving import Site

SPEC: GameSpec[Any] = game("micro-hero")
#: Words of cards and wares that are wider than their place, or smaller than 12 pixels.
_CUT = """() => [...document.querySelectorAll('.is-inhand .mh-name, .mh-gains, .mh-ware .mh-name')]
  .filter(e => e.offsetParent && (e.scrollWidth > e.clientWidth + 1 ||
    parseFloat(getComputedStyle(e).fontSize) < 12)).map(e => e.className + ' ' + e.textContent)"""


def come(screen: Screen, folder: Path, seats: int, prompt: str, cards: int, wares: int) -> None:
    """Come to a question with so many cards in a hand, and so many wares, by random answers."""
    for n in range(1, 40):
        table: Table[Any] = Table(SPEC, {}, Seeded(str(n)), seats=seats)
        rng = Random(n)
        while table.ask is not None and len(table.tokens) < 500:
            seat = table.ask.seats.bit_length() - 1
            view = table.view(seat)
            held = [view.area(f"hand.{other}").count for other in range(seats)]
            if view.prompt == prompt and max(held) == cards:
                break
            table.answer(rng.choice(table.words(seat)), seat)
        else:
            continue
        path = folder / f"{n}.heroon"
        saves.save(path, table, str(n), Who.of(seats, tuple(range(seats)), "novice"))
        ledger = open_file(screen.site.store, path, "page").ledger
        assert ledger is not None
        ledger.release()
        screen.page.goto(f"/t/{ledger.id}")
        screen.page.wait_for_selector("#frame")
        assert screen.settle() == "ask"
        if screen.page.locator(".mh-ware").count() >= wares:
            return
    raise AssertionError("no such table")


@pytest.mark.parametrize(
    ("seats", "prompt", "cards", "wares", "decides"),
    [
        (1, "plan", 6, 0, "#prompt, .acts button, .is-inhand, .is-place, .mh-line"),
        (2, "plan", 6, 0, "#prompt, .acts button, .is-inhand, .is-place"),
        (2, "perfect", 0, 3, "#prompt, .acts button, .mh-ware, .mh-seat .mh-card"),
    ],
)
def test_what_decides_is_in_sight(
    chromium: Browser, tmp_path: Path, seats: int, prompt: str, cards: int, wares: int, decides: str
) -> None:
    """The sixth card was cut by the edge, and what two may buy lay below the answers."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        page = screen.window(PHONE, "fr")
        come(screen, tmp_path, seats, prompt, cards, wares)
        assert page.evaluate(_HIDDEN, decides) == []
        assert page.evaluate(_CUT) == []
        if prompt == "perfect":  # nothing of the Reserve lies below the edge
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 1
