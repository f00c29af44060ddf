"""The rules on the page: rulings below them, ids that are links both ways, reasons of options."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from heroon.desk import panels
from heroon.desk.desk import Desk
from heroon.desk.reader import Reader
from heroon.kernel import Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from heroon.server import pages
from heroon.texts import LANGUAGES, Guide, package_of

TITLE = {"fr": "Interprétations des règles", "en": "Readings of the rulebook"}
GAMES = ("heroz", "micro-hero", "hero-realms")


def reader(lang: str) -> Reader:
    return Reader(lang, "auto", "/")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_end_with_the_rulings_and_link_to_them(name: str, lang: str) -> None:
    whole = pages.rules(reader(lang), name, "")
    rules, _, readings = whole.partition(TITLE[lang])
    guide = Guide(lang, package_of(name))
    for ruling in guide.rulings:
        link = f'<a href="/rules/{name}?q={ruling.id}"'
        assert link in rules, ruling.id
        assert f'id="{ruling.id}"' in readings
        assert f'<a href="/rules/{name}?q={ruling.rule.replace(":", "%3A")}"' in readings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_is_read_alone_and_leads_back(lang: str) -> None:
    ruling = next(r for r in Guide(lang, package_of("heroz")).rulings if r.id == "HZ-42")
    page = pages.rules(reader(lang), "heroz", "HZ-42")
    assert page.count("<details") == 1 and '" open>' in page
    for text in (ruling.question, ruling.reading, ruling.why):
        assert text in page
    assert '<a href="/rules/heroz?q=heroz%3A2.6"' in page
    assert '<a href="/rules/heroz">' in page


def test_a_rule_is_found_by_a_part_of_its_id_in_french() -> None:
    page = pages.rules(reader("fr"), "micro-hero", "apples")
    assert 'id="micro-hero:trial.apples"' in page


@pytest.mark.parametrize("name", GAMES)
def test_an_option_leads_to_its_reason(name: str) -> None:
    page = pages.new(reader("fr"), name)
    linked = re.findall(rf'href="/rules/{name}\?q=([^"]+)"', page)
    guide = Guide("fr", package_of(name))
    shown = set(re.findall(r'name="option-([\w-]+)"', page))
    assert len(linked) == len(shown) and set(guide.switches) <= shown
    assert set(guide.switches.values()) <= set(linked)
    for rule in linked:
        assert [s.id for s in guide.find(rule)] == [rule]


def test_the_panel_at_the_table_tells_rulings_with_the_numbers_of_the_table() -> None:
    spec = game("heroz").using("[numbers]\naura_value = 4\n", "own.toml")
    table: Table[Any] = Table(spec, {}, Seeded("desk"), seats=2)
    desk = Desk(LoggedMatch(Setting(table, "desk", Who.of(table.seats, (0, 1), "novice")), "en"))
    desk.advance()
    assert "4 points, for that is its value." in panels.found(desk, "HZ-44")
    assert TITLE["en"] in panels.panel(desk, "rules", "t", reader("en"))


#: What is no word for a player: the id of a rule, and that of a ruling.
CODE = re.compile(r"[a-z-]+:[a-z0-9][a-z0-9.-]*(?![^<]*>)|\b(?:HZ|MH|HR|HT|MR)-\w+")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, "hades-trap", "mini-rogue"])
def test_the_rules_show_no_ids_to_players(name: str, lang: str) -> None:
    page = pages.rules(reader(lang), name, "")
    told = re.sub(r"<[^>]*>", "", page.partition("<main")[2].partition("</main>")[0])
    ids = {s.id for s in Guide(lang, package_of(name)).sections}
    found = {code for code in CODE.findall(told) if code in ids or code[:2].isupper()}
    assert found - {"CC"} == set(), sorted(found)[:9]
    assert "option-" not in told and "_" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_behind_a_sentence_leads_to_its_ruling(lang: str) -> None:
    page = pages.rules(reader(lang), "heroz", "heroz:2.6")
    ruling = next(r for r in Guide(lang, package_of("heroz")).rulings if r.id == "HZ-43")
    mark = re.search(r'<sup><a href="/rules/heroz\?q=HZ-43"[^>]*>\*</a></sup>', page)
    assert mark is not None and html.escape(ruling.question) in html.escape(html.unescape(mark[0]))
    assert 'value="heroz:2.6"' not in page, "the link is no word that was typed"
    assert "(<sup>" not in page and "</sup>)" not in page
