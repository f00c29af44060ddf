"""A first game begins well: a newcomer is asked first, and what is harder comes one step later."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.desk.reader import Reader
from heroon.kernel import GameSpec, Seeded, Table, game
from heroon.play.begin import one_up
from heroon.play.brief import stand_of
from heroon.play.who import PERSON, Who
from heroon.server import pages
from heroon.server.pages import begins, setting_of_wish, usual
from heroon.web.thumb import thumbnail
from tests.server.serving import Site

HEROZ: GameSpec[Any] = game("heroz")


def test_a_newcomer_begins_and_nobody_else_is_dealt_for(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [f"deal {n}" for n in range(12)]
    wish = usual(HEROZ)
    first = [begins(setting_of_wish(HEROZ, wish._replace(seed=seed))) for seed in seeds]
    assert True in first[1:] and first != sorted(first, reverse=True), "some of each"
    start = first.index(False)
    given = iter(seeds[start:])
    monkeypatch.setattr(pages, "fresh_seed", lambda: next(given))
    assert setting_of_wish(HEROZ, wish, first=True).seed == seeds[first.index(True, start)]
    given = iter(seeds[start:])
    assert setting_of_wish(HEROZ, wish).seed == seeds[start]
    assert setting_of_wish(HEROZ, wish._replace(seed=seeds[start]), first=True).seed == seeds[start]


def test_only_the_first_game_of_its_kind_is_dealt_so(site: Site) -> None:
    assert site.store.played("heroz") == 0
    id = site.begin("heroz")
    site.begin("micro-hero")
    with site.http() as http:
        http.post(f"/t/{id}/remove")
    assert site.store.played("heroz") == 1, "a removed one was played, too"


@pytest.mark.parametrize(
    ("name", "options", "who", "value", "then"),
    [
        ("heroz", {}, (PERSON, "novice"), "apprentice", (PERSON, "apprentice")),
        ("heroz", {}, (PERSON, "master"), "", ()),
        ("heroz", {}, (PERSON, PERSON), "", ()),
        ("micro-hero", {"blood": "yes"}, (PERSON,), "heroic", {"blood": "yes", "level": "heroic"}),
        ("micro-hero", {"level": "mythic"}, (PERSON,), "", {}),
        ("hero-realms", {}, (PERSON,), "rayla", {"boss": "rayla"}),
        ("hero-realms", {"boss": "borg", "powers": "yes"}, (PERSON,), "torgen", {"powers": "yes"}),
        ("hero-realms", {"boss": "torgen"}, (PERSON,), "", {}),
    ],
)
def test_one_level_up_keeps_all_else(
    name: str, options: dict[str, str], who: tuple[str, ...], value: str, then: Any
) -> None:
    found = one_up(game(name), options, Who(who))
    assert (found.value if found else "") == value
    if found and isinstance(then, tuple):
        assert found.who.seats == then and found.options == options
    elif found:
        assert found.who.seats == who and then.items() <= found.options.items()


def test_a_game_one_level_up_is_begun_and_the_last_step_refused(site: Site) -> None:
    id = site.begin("hero-realms", **{"option-boss": "borg", "mode": "both"})
    with site.http() as http:
        harder = http.post(f"/t/{id}/up").headers["location"].removeprefix("/t/")
        head = site.store.head(harder)
        assert head is not None and head.options["boss"] == "torgen"
        assert head.options["powers"] == "yes" and head.seed != "test"
        refused = http.post(f"/t/{harder}/up")
    assert refused.status_code == 409 and "no harder game" in refused.text


def test_the_small_table_shows_what_its_list_may_show() -> None:
    table: Table[Any] = Table(HEROZ, {}, Seeded("small"), seats=2)
    while "place" in HEROZ.words.prompts[table.ask.prompt].name:  # type: ignore[union-attr]
        seat = 0 if table.ask.seats == 1 else 1  # type: ignore[union-attr]
        table.answer(table.words(seat)[-1])
    for people in ((0,), (0, 1)):
        stand = stand_of(table, people, "")
        drawn = str(small(stand))
        assert drawn.count("th-back") > 0 and "<text" not in drawn, "all troops lie face down"


def small(stand: Any) -> Any:
    """The thumbnail of a stand, as the home page draws it."""
    from heroon.board.model import Look
    from heroon.play.brief import sentences_of
    from heroon.texts import package_of, texts
    from heroon.web.scene import model_of

    model = model_of("heroz")
    assert model is not None
    t = texts("en", package_of("heroz"))
    return thumbnail(model.board(Look(stand.view, sentences_of(stand, t))))


def test_home_plays_at_once_and_shows_the_last_table(site: Site) -> None:
    with site.http("fr") as http:
        page = http.get("/").text
        assert 'action="/new/heroz"' in page and "Jouer tout de suite à HEROZ" in page
        site.begin("heroz")
        assert '<svg class="thumb"' in http.get("/").text
        site.begin("hero-realms", **{"option-boss": "borg"})
        last = http.get("/").text.partition('class="last"')[2].partition("</section>")[0]
        assert "art.svg#boss-borg" in last and "thumb" not in last
    assert Reader("fr", "auto", "/").t.text("begin-play") == "Jouer"
