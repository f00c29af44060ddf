"""HADES TRAP over the line: whole games, and answers that name two tiles in either order."""

from __future__ import annotations

import pytest

from heroon.ai import bot
from heroon.kernel import Seat
from tests.lengths import length
from tests.server.serving import Page, Site


def wise(site: Site, id: str, page: Page, number: int) -> None:
    """Give an answer by rule of thumb."""
    table = site.hub._live[id].match.table
    assert table.ask is not None
    seat = table.ask.seats.bit_length() - 1
    word = bot("heuristic", table.spec, number).choose(Seat(table, seat))
    page.say(table.spec.words.text[word])
    page.until_phase("ask", "over")


@pytest.mark.long
@pytest.mark.parametrize(("boss", "lang"), [("minotaur", "fr"), *length([], [("siren", "en")])])
def test_a_game_is_played_to_its_end(site: Site, boss: str, lang: str) -> None:
    id = site.begin("hades-trap", **{"players": "2", "option-boss": boss})
    with site.page(id, lang) as page:
        page.until_phase("ask", "over")
        number = 0
        while page.phase != "over":
            wise(site, id, page, number)
            number += 1
            assert number < 400
        assert "over-what" in page.html


def test_two_tiles_may_be_named_in_either_order(site: Site) -> None:
    """The answers of the Pad stand in groups, some of them the other way round."""
    id = site.begin("hades-trap", players="2", seed="s2")
    with site.page(id) as page:
        page.until_phase("ask", "over")
        for number in range(120):
            group = next((g for g in page.groups if g.startswith(("swap", "trade"))), "")
            if group:
                break
            wise(site, id, page, number)
        assert group
        page.send(do="open", key=group)
        page.until("frame")
        last = page.groups[-1] if page.groups else ""
        if last:
            page.send(do="open", key=last)
            page.until("frame")
        assert page.words and all("+" in word for word in page.words if word != "done")
