"""A moment of a table is taken away as a scenario, where nothing in it is anybody's secret."""

from __future__ import annotations

import re

from heroon.kernel import read_scenario, run_scenario
from tests.server.serving import Page, Site


def downloaded(site: Site, id: str, moment: str = "") -> tuple[int, str]:
    with site.http() as http:
        answer = http.get(f"/t/{id}/scenario{moment}")
    if answer.status_code == 200:
        assert answer.headers["content-disposition"].startswith("attachment; filename=")
        assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.text


def menu(page: Page) -> str:
    page.send(do="menu")
    return str(page.until("panel")["html"])


def test_a_game_alone_is_taken_away_at_any_moment(site: Site) -> None:
    id = site.begin("hero-realms", **{"seat-0": "person"})
    with site.page(id) as page:
        for step in range(6):
            page.until_phase("ask")
            page.say(page.any_word(step))
        page.until_phase("ask")
        assert f'href="/t/{id}/scenario"' in menu(page)
        page.send(do="moment", at=3)
        page.until("frame")
        assert f'href="/t/{id}/scenario?moment=3"' in page.html
        words = site.hub._live[id].match.table.ask
        assert words is not None
    now, then = downloaded(site, id), downloaded(site, id, "?moment=3")
    assert now[0] == then[0] == 200 and now[1] != then[1]
    table = run_scenario(read_scenario(now[1]))
    assert table.ask is not None and list(table.ask.words) == list(words.words)
    run_scenario(read_scenario(then[1]))


def test_a_running_duel_keeps_its_hands(site: Site) -> None:
    id = site.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})
    with site.page(id) as page:
        page.until_phase("ask")
        assert "/scenario" not in menu(page)
        page.send(do="moment", at=1)
        page.until("frame")
        assert "/scenario" not in page.html
        page.send(do="now")
        page.until("frame")
        said = {downloaded(site, id, at) for at in ("", "?moment=0", "?moment=5")}
        assert len(said) == 1
        code, text = said.pop()
        assert code == 409 and "may not know" in re.sub(r"\s+", " ", text)
        page.change("resign")
        page.until_phase("over")
    code, text = downloaded(site, id)
    assert code == 200
    run_scenario(read_scenario(text))


def test_what_is_no_moment_is_not_found(site: Site) -> None:
    id = site.begin("micro-hero", **{"seat-0": "person"})
    for path in ("?moment=x", "?moment=-1", "?moment=9999999999"):
        assert downloaded(site, id, path)[0] == 404
    assert downloaded(site, "nothing")[0] == 404
