"""The form of a new game."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from heroon.kernel import games
from tests.play.installed import quartet
from tests.server.serving import Site


@pytest.mark.parametrize(
    ("game", "front", "behind"),
    [
        ("hero-realms", ["boss"], ["buy_gems"]),
        ("micro-hero", ["blood", "omphale"], ["coop_life"]),
        ("heroz", [], ["memory_aid", "revealed"]),
    ],
)
def test_printed_choices_stand_before_the_readings(
    site: Site, game: str, front: list[str], behind: list[str]
) -> None:
    with site.http() as http:
        page = http.get(f"/new/{game}").text
    at = page.index("<details")
    for name in front:
        assert 0 < page.index(f'name="option-{name}"') < at
    for name in behind:
        assert page.index(f'name="option-{name}"') > at


@pytest.mark.parametrize(
    ("game", "modes", "made"),
    [
        ("hero-realms", 4, ["reinforcements", "powers"]),
        ("micro-hero", 3, ["level"]),
        ("heroz", 0, []),
    ],
)
def test_what_a_mode_sets_has_no_second_control(
    site: Site, game: str, modes: int, made: list[str]
) -> None:
    with site.http() as http:
        page = http.get(f"/new/{game}").text
    assert page.count('name="mode"') == modes
    for name in made:
        assert f'name="option-{name}"' not in page


def test_a_form_untouched_is_played_and_names_stand_for_seats(site: Site) -> None:
    for name in games():
        with site.http() as http:
            page = http.get(f"/new/{name}").text
            assert "Seat 1" not in page
            assert http.post(f"/new/{name}").status_code == 303


def test_every_choice_is_a_group_of_radios_with_its_name(site: Site) -> None:
    with site.http("fr") as http:
        page = html.unescape(http.get("/new/heroz").text)
    faces = page[page.index('<fieldset class="faces') : page.index("</fieldset>")]
    assert ">Contre qui\u00a0?</span></legend>" in faces
    found = re.findall(r'type="radio" name="seat-1" value="(\w+)"( checked)?', faces)
    assert found == [
        ("novice", ""),
        ("apprentice", " checked"),
        ("expert", ""),
        ("master", ""),
        ("person", ""),
    ]


def test_a_game_without_a_face_has_no_empty_box(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quartet(tmp_path, monkeypatch)
    with site.http() as http:
        page = http.get("/new/quartet").text
        assert "Rule options" not in page and 'name="cards"' not in page
        assert 'name="seed"' in page and page.count("<details") == 2
        assert http.post("/new/quartet").status_code == 303


def test_the_others_of_a_larger_table_play_like_the_first_opponent(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quartet(tmp_path, monkeypatch)
    form = {"players": "3", "seat-1": "expert", "seat-2": "same"}
    head = site.store.head(site.begin("quartet", **form))
    assert head is not None and head.who == ("person", "expert", "expert")
    head = site.store.head(site.begin("quartet", **{**form, "seat-1": "person"}))
    assert head is not None and head.who == ("person", "person", "person")


@pytest.mark.parametrize(
    ("lang", "game", "told"),
    [
        ("fr", "hades-trap", "Un ami ou plusieurs"),
        ("en", "hades-trap", "in all the other seats."),
        ("fr", "heroz", "Un ami<"),
    ],
)
def test_who_plays_a_friend_is_told_who_sits_in_the_other_seats(
    site: Site, lang: str, game: str, told: str
) -> None:
    """No computer sits down at a table of three friends unseen."""
    with site.http(lang) as http:
        page = html.unescape(http.get(f"/new/{game}").text)
    assert told in page


def test_a_level_that_needs_a_choice_is_offered_with_it_alone(site: Site) -> None:
    """The master of MINI ROGUE, who plays against an Overlord, could not be chosen."""
    with site.http() as http:
        page = html.unescape(http.get("/new/mini-rogue").text)
        assert 'value="master" data-when="{"mode": ["overlord"]}"' in page
        assert 'value="expert">' in page
        form = {"players": "2", "seat-0": "person", "seat-1": "master"}
        assert http.post("/new/mini-rogue", data=form).status_code == 422
        form["option-mode"] = "overlord"
        assert http.post("/new/mini-rogue", data=form).status_code == 303
