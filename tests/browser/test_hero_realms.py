"""Hero Realms on a phone, late in a game: all that one decides by is in sight together."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from heroon.games.hero_realms.words import CARDS, IS_CHAMPION
from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.play import saves
from heroon.play.importing import open_file
from heroon.play.who import Who
from tests.browser.driving import PHONE, Screen
from tests.server.serving import Site

SPEC: GameSpec[Any] = game("hero-realms")
CHAMPIONS = frozenset(CARDS.by_value[c] for c in range(CARDS.top) if IS_CHAMPION[c])
#: What of the table is less than 19 in 20 in sight: behind an edge, or scrolled away.
_HIDDEN = """(what) => [...document.querySelectorAll(what)].filter(e => e.offsetParent).map(e => {
  const box = e.getBoundingClientRect();
  let [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  let [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) {
    const style = getComputedStyle(a);
    if (style.display === 'contents') continue;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const around = a.getBoundingClientRect();
    [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
  }
  const seen = Math.max(0, bottom - top) * Math.max(0, right - left) / (box.width * box.height);
  return [e.id || e.className, Math.round(100 * seen) / 100];
}).filter(([, seen]) => seen < .95)"""
#: The question and its answers, the market, both sides' champions, the hand, both scores.
_DECIDES = (
    "#prompt, .acts button, .hr-row .bd-card, .hr-champions .bd-card, .hr-zone .bd-card,"
    " .hr-hand .bd-card, #bd-boss .bd-value, #bd-hero .bd-value"
)
#: Words of less than 12 pixels, and names that are cut.
_UNREAD = """() => [...document.querySelectorAll('.hr-in, .hr-in *')].filter(e => e.offsetParent &&
  [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) &&
  !e.closest('.hr-kind') && parseFloat(getComputedStyle(e).fontSize) > 0 &&
  (parseFloat(getComputedStyle(e).fontSize) < 12 || e.matches('.hr-name') &&
   e.scrollWidth > e.clientWidth + 1)).map(e => e.className + ' ' + e.textContent)"""


def late(champions: int, theirs: int, seed: int) -> tuple[str, Table[Any]]:
    """A turn of the hero, who buys nothing but champions: so many of their own and of the Boss."""
    for n in range(seed, seed + 50):
        table: Table[Any] = Table(SPEC, {}, Seeded(str(n)), seats=1)
        rng = Random(n)
        while table.ask is not None:
            view = table.view(0)
            own = view.area("champions.0").count, view.area("zone").count, view.area("hand.0").count
            if view.prompt == "main" and own[0] >= champions and own[1] >= theirs and own[2] >= 4:
                return str(n), table
            table.answer(chosen(table, rng), 0)
    raise AssertionError("no such table")


def chosen(table: Table[Any], rng: Random) -> int:
    """Play and use everything, buy a champion, attack, and end the turn last."""
    text, words = SPEC.words.text, table.words(0)
    for begins in ("play:", "expend:", "ally:"):
        if found := [w for w in words if text[w].startswith(begins)]:
            return rng.choice(found)
    buys = [w for w in words if text[w].startswith("buy:") and text[w][4:] in CHAMPIONS]
    hits = [w for w in words if text[w].startswith("attack")]
    rest = [w for w in words if not text[w].startswith("buy:")]
    return rng.choice(buys or hits or rest or words)


def come(screen: Screen, folder: Path, seed: str, table: Table[Any]) -> None:
    """Come to a table that was played elsewhere."""
    path = folder / "late.heroon"
    saves.save(path, table, seed, Who.of(1, (0,), "novice"))
    ledger = open_file(screen.site.store, path, "page").ledger
    assert ledger is not None
    ledger.release()
    screen.page.goto(f"/t/{ledger.id}")
    screen.page.wait_for_selector("#frame")
    assert screen.settle() == "ask"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("champions", "theirs", "seed"), [(3, 1, 9), (5, 2, 106), (5, 1, 6)])
def test_all_that_decides_is_in_sight_on_a_phone(
    chromium: Browser, tmp_path: Path, champions: int, theirs: int, seed: int, lang: str
) -> None:
    """Six stalls with their words, champions, the hand, scores, answers: nothing is scrolled."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        page = screen.window(PHONE, lang)
        come(screen, tmp_path, *late(champions, theirs, seed))
        assert page.locator(".hr-row .bd-card").count() == 6
        assert page.locator(".hr-row .hr-text:visible").count() == 6
        assert page.locator(".hr-champions .bd-card").count() >= champions
        assert page.evaluate(_HIDDEN, _DECIDES) == []
        assert page.evaluate(_UNREAD) == []


def boss(prompt: str, theirs: int, seed: int) -> tuple[str, Table[Any]]:
    """A question on the Boss's turn, with so many cards before it."""
    for n in range(seed, seed + 50):
        table: Table[Any] = Table(SPEC, {}, Seeded(str(n)), seats=1)
        rng = Random(n)
        while table.ask is not None:
            view = table.view(0)
            if view.prompt == prompt and view.area("zone").count >= theirs:
                return str(n), table
            table.answer(chosen(table, rng), 0)
    raise AssertionError("no such table")


@pytest.mark.parametrize(("prompt", "theirs"), [("behaviour", 3), ("lose", 7)])
def test_no_stall_is_scrolled_away_on_the_turn_of_the_boss(
    chromium: Browser, tmp_path: Path, prompt: str, theirs: int
) -> None:
    """The Fire Gem and the last stalls were, below three long answers or many cards of the Boss."""
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        page = screen.window(PHONE, "fr")
        come(screen, tmp_path, *boss(prompt, theirs, 1))
        assert page.locator(".hr-row .bd-card").count() == 6
        assert page.evaluate(_HIDDEN, _DECIDES) == []
        assert page.evaluate(_UNREAD) == []


#: Whether what a number has lost lies over the question or over a number.
_COVERED = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const texts = [...document.querySelectorAll('#prompt, .bd-value b')].map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  });
  const beats = [...document.querySelectorAll('.bd-value > .bd-beat')];
  return [beats.length, beats.filter((one) => {
    const at = one.getBoundingClientRect();
    return texts.some((text) => over(at, text));
  }).length];
}"""


def test_what_was_lost_covers_no_word_on_a_phone(screen: Screen) -> None:
    """The "−3" of a blow lay over the question."""
    page = screen.window(PHONE, "fr")
    screen.sit("hero-realms", 5)
    beats, covered = page.evaluate(_COVERED)
    assert beats and not covered
