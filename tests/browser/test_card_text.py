"""The words of a card are on it where they have room, whole and large enough; else a tap away."""

from __future__ import annotations

from typing import Any, Final

import pytest

from heroon.faces.hero_realms import wording
from heroon.faces.hero_realms.theme import capital
from heroon.games.hero_realms.words import CARDS, FIRE_GEM
from heroon.games.micro_hero.words import CARDS as LABOURS
from heroon.kernel import GameSpec, game
from heroon.texts import LANGUAGES, package_of, texts
from tests.browser.driving import PHONE, Screen
from tests.lengths import length

_PANEL: Final = "#panel[open] .panel-what"
#: The smallest letters, in pixels.
_LEAST: Final = 12

#: Each card in turn is written on the first stall, as the page would write it; what does not fit
#: is told by its name and why.
_UNFIT: Final = """([cards, words, least]) => {
  const card = document.querySelector(".hr-stalls .hr-card:not(.hr-bare)");
  const at = (kind) => card.querySelector(".hr-" + kind);
  const [name, short, text, inner] = ["name", "short", "text", "in"].map(at);
  const out = [];
  const over = (e) => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth;
  const small = (e) => parseFloat(getComputedStyle(e).fontSize) < least;
  const priced = (e) => {
    const written = document.createRange();
    written.selectNodeContents(e);
    return written.getBoundingClientRect().right > at("cost").getBoundingClientRect().left + 1;
  };
  const span = (line) => Object.assign(document.createElement("span"), { textContent: line });
  for (const [full, brief, lines] of cards) {
    name.textContent = full;
    short.textContent = brief;
    text.replaceChildren(...lines.map(span));
    for (const e of [name, short].filter((e) => e.clientWidth > 1)) {
      if (small(e)) out.push(full + ": small name");
      if (over(e) || priced(e)) out.push(full + ": name cut");
    }
    if (!words) continue;
    if (!text.clientHeight) out.push(full + ": no text");
    else if (small(text)) out.push(full + ": small text");
    else if (over(text) || over(inner)) out.push(full + ": text cut");
  }
  return out;
}"""
#: The names that are wider than their cards, or that a line breaks within a word.
_WIDE: Final = """(names) => [...document.querySelectorAll(".mh-row .mh-card .mh-name")]
  .filter((e) => e.clientWidth > 1).flatMap((e) => names.filter((name) => {
    e.textContent = name;
    const { overflowWrap, hyphens } = getComputedStyle(e);
    return e.scrollWidth > e.clientWidth || overflowWrap !== "normal" || hyphens === "auto";
  }))"""


def cards(lang: str) -> list[tuple[str, str, list[str]]]:
    """Every card that is ever bought: its name, its short name, its text."""
    spec: GameSpec[Any] = game("hero-realms")
    t = texts(lang, package_of("hero-realms"))
    faces = [wording.face(card) for card in range(FIRE_GEM + 1, CARDS.top)]
    return [
        (capital(t.noun(face)), capital(wording.short(face, t)), wording.does(face, spec, t))
        for face in faces
        if face
    ]


@pytest.mark.long
@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_every_card_of_the_market_shows_its_text(screen: Screen, lang: str) -> None:
    sizes = {(1440, 900): True, (1680, 1050): True, (768, 1024): True, (1280, 720): True}
    page = screen.window(lang=lang)
    screen.sit("hero-realms", 3, lang)
    for size, words in {**sizes, (1024, 768): True, (2560, 1440): True, PHONE: False}.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        shown = page.locator(".hr-stalls .hr-text:visible").count()
        assert shown == (6 if words else 0), size
        unfit = page.evaluate(_UNFIT, [cards(lang), words, _LEAST])
        assert unfit == [], (size, unfit)


def test_a_tap_or_a_key_shows_the_text_on_a_phone(screen: Screen) -> None:
    page = screen.window(PHONE, "fr")
    screen.sit("hero-realms", 3, "fr")
    written = {name: [capital(line) for line in lines] for name, _, lines in cards("fr")}
    dear = page.locator(".hr-stalls .hr-card:not(.lit):not(.hr-gemcard)").first
    name = dear.locator(".hr-name").text_content() or ""
    dear.click()
    page.wait_for_selector(_PANEL)
    told = page.inner_text("#panel .what-told")
    assert all(line in told for line in written[name])
    page.keyboard.press("Escape")
    page.wait_for_selector("#panel:not([open])", state="attached")
    page.locator(".hr-hand .hr-card").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(_PANEL)
    assert len(page.inner_text("#panel .what-told")) > 3
    page.keyboard.press("Escape")
    screen.sit("hero-realms", 20, "fr")
    guest = page.locator(".hr-zone .hr-card:not(.lit):not(.open)").first
    guest.click()
    page.wait_for_selector(_PANEL)
    assert len(page.inner_text("#panel .what-told")) > 10


def test_the_preview_of_a_purchase_says_what_the_card_brings(screen: Screen) -> None:
    page = screen.window()
    screen.sit("hero-realms", 1)
    texts_of = {name: lines for name, _, lines in cards("en")}
    for _ in range(3):  # the starters are played first: they pay
        buys = page.locator(".choice", has_text="Buy ")
        if buys.count():
            break
        screen.choose()
    buys.first.hover()
    page.wait_for_selector("#preview .brings")
    shown = page.inner_text("#preview .brings").lower()
    bought = page.locator(".choice:hover").inner_text()
    lines = next((lines for name, lines in texts_of.items() if name.split(",")[0] in bought), [])
    assert all(line.lower() in shown for line in lines)
    assert page.locator("#preview .odds").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_no_word_of_a_played_card_is_broken_on_a_phone(screen: Screen, lang: str) -> None:
    page = screen.window(PHONE, lang)
    screen.sit("micro-hero", 9, lang)
    t = texts(lang, package_of("micro-hero"))
    names = [capital(t.noun(card)).replace("+", "") for card in LABOURS.tokens]
    assert page.locator(".mh-row .mh-card .mh-name:visible").count() > 1
    assert page.evaluate(_WIDE, names) == []
