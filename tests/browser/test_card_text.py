"""The words of a card are on it where they have room, whole and large enough; else a tap away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from heroon.board.model import Look
from heroon.board.types import Asked, Card
from heroon.faces.hero_realms import wording
from heroon.faces.hero_realms.board import board, capital
from heroon.faces.hero_realms.theme import THEME
from heroon.games.hero_realms.words import CARDS, FIRE_GEM
from heroon.games.micro_hero.words import CARDS as LABOURS
from heroon.kernel import GameSpec, Piece, Seeded, Table, game
from heroon.texts import LANGUAGES, Sentences, package_of, texts
from heroon.web.board import Drawing
from tests.browser.driving import PHONE, Screen
from tests.lengths import length

_PANEL: Final = "#panel[open] .panel-what"
#: The smallest letters, in pixels.
_LEAST: Final = 12
#: Windows of a desk, from the smallest to the largest.
_DESKTOPS: Final = ((1280, 720), (1024, 768), (1440, 900), (1680, 1050), (2560, 1440))

#: Each card in turn is put into the first stall, as the page draws it; what does not fit is told
#: by its name and why.
_UNFIT: Final = """([cards, least]) => {
  const card = document.querySelector(".hr-row .bd-card.is-card");
  const out = [];
  const over = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
  const small = (e) => parseFloat(getComputedStyle(e).fontSize) < least;
  for (const [full, classes, html] of cards) {
    card.className = "piece bd-card face-up " + classes;
    card.querySelector(".hr-in").outerHTML = html;
    const [name, text, inner] = ["name", "text", "in"].map((k) => card.querySelector(".hr-" + k));
    const box = (e) => e.getBoundingClientRect();
    if (small(name)) out.push(full + ": small name");
    const written = document.createRange();
    written.selectNodeContents(name);
    const cost = box(card.querySelector(".hr-cost"));
    const apart = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
    const meets = (a, b) => !apart(a, b) && !apart(b, a);
    if (over(name) || meets(box(written), cost)) out.push(full + ": name cut");
    if (!text.clientHeight && !text.getClientRects().length) out.push(full + ": no text");
    const told = [text, ...text.querySelectorAll("*")].filter((e) => !e.closest("svg"));
    if (told.some(small)) out.push(full + ": small text");
    if (over(inner) || box(text).bottom > box(inner).bottom + 1) out.push(full + ": text cut");
    if (meets(box(text), box(name))) out.push(full + ": text on the name");
  }
  return out;
}"""
#: The names that leave a card, stand on its drawing, or have a word that is broken or small, each
#: with the card: every name is put into every name that is shown.
_UNNAMED: Final = """([where, names, least]) => {
  const out = [];
  for (const e of document.querySelectorAll(where)) {
    const style = getComputedStyle(e);
    if (!e.getClientRects().length || style.visibility === "hidden") continue;
    if (parseFloat(style.fontSize) < least) out.push(["small", e.textContent]);
    const card = e.closest(".mh-card");
    const [first, before] = [e.firstChild, e.firstChild.data];
    const written = document.createRange();
    const box = (from, to) => {
      written.setStart(first, from);
      written.setEnd(first, to);
      return written.getBoundingClientRect();
    };
    for (const name of names) {
      first.data = name;
      const [around, at] = [card.getBoundingClientRect(), box(0, name.length)];
      const down = card.querySelector(".mh-field").getBoundingClientRect().top;
      const wide = at.left < around.left + 1 || at.right > around.right - 1;
      if (wide) out.push(["wide", name]);
      if (at.top < around.top || at.bottom > down + 1) out.push(["high", name]);
      for (const word of name.matchAll(/[^ ]+/g)) {
        box(word.index, word.index + word[0].length);
        const lines = new Set([...written.getClientRects()].map((line) => Math.round(line.top)));
        if (lines.size > 1) out.push(["broken", name]);
      }
    }
    first.data = before;
  }
  return out;
}"""
#: As many places of a row as said: the last one again and again.
_PLACES: Final = """(many) => {
  const row = document.querySelector(".mh-places");
  const spots = row.querySelectorAll(".mh-spot");
  for (let n = spots.length; n < many; n++) row.append(spots[0].cloneNode(true));
}"""


def cards(lang: str) -> list[tuple[str, str, str, list[str]]]:
    """Every card that is ever bought: its name, its classes, how it is drawn, its text."""
    spec: GameSpec[Any] = game("hero-realms")
    t = texts(lang, package_of("hero-realms"))
    view = Table(spec, {}, Seeded("1")).view(0)
    faces = [wording.face(card) for card in range(FIRE_GEM + 1, CARDS.top)]
    row = tuple(Piece(face, face, "", ()) for face in faces if face)
    areas = tuple(replace(a, pieces=row) if a.id == "row" else a for a in view.areas)
    made = board(Look(replace(view, areas=areas), Sentences(t, spec, 0, {})))
    drawing = Drawing(made, Asked(), t, {}, THEME.macros)
    found = {thing.id: thing for thing in made.things() if isinstance(thing, Card)}
    return [
        (
            found[face].name,
            " ".join(f"is-{word}" for word in found[face].style),
            str(drawing.part("face", found[face])),
            wording.does(face, spec, t),
        )
        for face in faces
        if face
    ]


def unfit_cards(screen: Screen, lang: str, script: str, texts: int) -> None:
    """At every size and both questions nothing that a script finds unfit; so many texts show."""
    page = screen.window(lang=lang)
    screen.begin("hero-realms")
    drawn = [card[:3] for card in cards(lang)]
    for prompt in ("behaviour", "main"):
        assert page.get_attribute("#frame", "data-prompt") == prompt
        for size in (*_DESKTOPS, (768, 1024), (844, 390), PHONE):
            if (prompt, size) == ("behaviour", PHONE):
                continue  # what the Boss may do has the room of these words there
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if texts:
                assert page.locator(".hr-row .hr-text:visible").count() == texts, size
            unfit = page.evaluate(script, [drawn, _LEAST])
            assert unfit == [], (prompt, size, unfit)
        page.set_viewport_size({"width": 1440, "height": 900})
        screen.choose()


@pytest.mark.long
@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_every_card_of_the_market_shows_its_text(screen: Screen, lang: str) -> None:
    unfit_cards(screen, lang, _UNFIT, 6)


def test_a_tap_or_a_key_shows_the_text_on_a_phone(screen: Screen) -> None:
    page = screen.window(PHONE, "fr")
    screen.sit("hero-realms", 3, "fr")
    written = {name: [capital(line) for line in lines] for name, _, _, lines in cards("fr")}
    dear = page.locator(".hr-row .is-card:not(.lit):not(.is-gem)").first
    name = dear.locator(".hr-name").text_content() or ""
    dear.click()
    page.wait_for_selector(_PANEL)
    told = page.inner_text("#panel .what-told")
    assert all(line in told for line in written[name])
    page.keyboard.press("Escape")
    page.wait_for_selector("#panel:not([open])", state="attached")
    page.locator(".hr-hand .bd-card").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(_PANEL)
    assert len(page.inner_text("#panel .what-told")) > 3
    page.keyboard.press("Escape")
    screen.sit("hero-realms", 20, "fr")
    guest = page.locator(".hr-zone .bd-card:not(.lit):not(.open)").first
    guest.click()
    page.wait_for_selector(_PANEL)
    assert len(page.inner_text("#panel .what-told")) > 10


def test_the_preview_of_a_purchase_says_what_the_card_brings(screen: Screen) -> None:
    page = screen.window()
    screen.sit("hero-realms", 1)
    texts_of = {name: lines for name, _, _, lines in cards("en")}
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
@pytest.mark.parametrize("size", [PHONE, *length([], [(844, 390)])])
@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_no_word_of_a_played_card_is_broken_on_a_phone(
    screen: Screen, lang: str, size: tuple[int, int]
) -> None:
    """Every name that a card may have, on each card of the hand and of a row that grows."""
    page = screen.window(size, lang)
    screen.begin("micro-hero", seed="abe")
    t = texts(lang, package_of("micro-hero"))
    names = [capital(t.noun(card)).replace("+", "") for card in LABOURS.tokens]
    hand, row = ".row-hand > .mh-card .mh-name", ".mh-spot > .is-played .mh-name"
    screen.choose()
    for left in (5, 4, 3):
        screen.settle()
        assert page.locator(f"{hand}:visible").count() == left
        assert page.locator(f"{row}:visible").count() == 5 - left
        assert page.evaluate(_UNNAMED, [hand, names, _LEAST]) == []
        screen.choose()
    for many in range(5, 10):
        page.evaluate(_PLACES, many)
        assert page.evaluate(_UNNAMED, [row, names, _LEAST]) == [], many


#: Each card in turn is put into the hand, as the page draws it; what does not fit is told.
_IN_HAND: Final = """([cards, least]) => {
  const card = document.querySelector(".hr-hand .bd-card.is-card");
  const out = [];
  const box = (e) => e.getBoundingClientRect();
  for (const [full, classes, html] of cards) {
    card.className = "piece bd-card face-up lit " + classes;
    card.querySelector(".hr-in").outerHTML = html;
    const [name, text, inner] = ["name", "text", "in"].map((k) => card.querySelector(".hr-" + k));
    if (!text.getClientRects().length) out.push(full + ": no text");
    if (parseFloat(getComputedStyle(text).fontSize) < least) out.push(full + ": small text");
    if (box(text).bottom > box(inner).bottom + 1) out.push(full + ": text cut");
    if (text.scrollWidth > text.clientWidth + 1) out.push(full + ": text wide");
    const written = document.createRange();
    written.selectNodeContents(text);
    const top = written.getBoundingClientRect().top;
    if (top < box(name).bottom - 2) out.push(full + ": text on the name");
    const kind = card.querySelector(".hr-kind"), cost = card.querySelector(".hr-cost");
    const shown = (e) => e && e.getClientRects().length && box(e).width > 2;
    if (shown(kind) && shown(cost) && box(kind).top < box(cost).bottom - 2)
      out.push(full + ": kind on the cost");
  }
  return out;
}"""


@pytest.mark.long
@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_every_card_of_the_hand_shows_its_text(screen: Screen, lang: str) -> None:
    unfit_cards(screen, lang, _IN_HAND, 0)


#: Cards without words fill the hand up to five.
_FULL: Final = """() => {
  const hand = document.querySelector(".hr-hand .hr-items");
  const plain = hand.querySelector(".is-of-none:not(:has(.hr-more))");
  while (hand.children.length < 5) hand.append(plain.cloneNode(true));
}"""


def full_hand(screen: Screen, lang: str) -> Page:
    """Open a game of Hero Realms on a phone, with five cards in the hand."""
    page = screen.window(PHONE, lang)
    screen.begin("hero-realms")
    screen.choose()
    page.evaluate(_FULL)
    return page


@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_a_card_in_a_full_hand_shows_its_text_on_a_phone(screen: Screen, lang: str) -> None:
    """The last line of Sombre Récompense, beside four Golds, was cut in half."""
    page = full_hand(screen, lang)
    drawn = [card[:3] for card in cards(lang)]
    assert page.evaluate(_IN_HAND, [drawn, _LEAST]) == []


#: Five cards of words in the hand, every card in turn the first: what has no room for its name.
_TIGHT: Final = """([cards]) => {
  const bar = document.querySelector(".hr-hand"), out = [];
  bar.classList.add("hr-tight");
  const all = [...bar.querySelectorAll(".hr-items > .bd-card")];
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
    && b.top < a.bottom - 1;
  cards.forEach(([full], at) => {
    all.forEach((card, i) => {
      const [, classes, html] = cards[(at + i) % cards.length];
      card.className = "piece bd-card face-up lit " + classes;
      card.querySelector(".hr-in").outerHTML = html;
    });
    if (bar.scrollWidth > bar.clientWidth + 1) out.push(full + ": hand wide");
    const card = all[0], written = document.createRange();
    written.selectNodeContents(card.querySelector(".hr-name"));
    const name = box(written);
    if (name.left < box(card).left - 1 || name.right > box(card).right + 1)
      out.push(full + ": name wide");
    for (const e of card.querySelectorAll(".hr-in > :is(.hr-medal, .hr-shield)"))
      if (e.getClientRects().length && meet(name, box(e))) out.push(full + ": sign on the name");
  });
  return out;
}"""


@pytest.mark.parametrize("lang", length(("fr",), LANGUAGES))
def test_the_names_of_a_tight_hand_are_whole_on_a_phone(screen: Screen, lang: str) -> None:
    """The last of five cards left the screen, and the medal stood on its name."""
    page = full_hand(screen, lang)
    assert page.evaluate(_TIGHT, [[card[:3] for card in cards(lang)]]) == []
