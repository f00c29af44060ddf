"""A faulty installed game is told on the first page; all other pages are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins import every_fault, late_faults, run, ugly

#: Asks a site of its own for pages, and tells what came.
_LOOK = """
import sys
from pathlib import Path
from tests.server.serving import Site

with Site(Path("games.sqlite")) as site:
    for lang in ("en", "fr"):
        with site.http(lang) as http:
            for path in sys.argv[1:] if lang == "en" else ("/", "/new/raises", "/cards/garbled"):
                page = http.get(path)
                print(f"=== {lang} {path} {page.status_code}")
                print(page.text)
    for game in ("heroz", "bare"):
        id = site.begin(game, **{"seat-1": "novice"})
        with site.http() as http:
            page = http.get(f"/t/{id}")
            print(f"=== en table-{game} {page.status_code}")
            print(page.text)
"""


def test_pages_stand_beside_faulty_games(tmp_path: Path) -> None:
    every_fault(tmp_path)
    sound = ("heroz", "micro-hero", "hero-realms", "bare", "unread")
    paths = ["/", *(f"/{page}/{name}" for page in ("new", "cards", "rules") for name in sound)]
    wrong = ["raises", "garbled", "twin", "leaves"]
    paths += [f"/{page}/{name}" for page in ("new", "cards", "rules") for name in wrong]
    ran = run(tmp_path, "-c", _LOOK, *paths, "/new/nowhere")
    assert ran.code == 0, ran.err
    pages: dict[tuple[str, str], tuple[int, str]] = {}
    for piece in ran.out.split("=== ")[1:]:
        head, _, text = piece.partition("\n")
        spoken, at, code = head.split()
        pages[spoken, at] = (int(code), text)
    for (lang, path), (status, text) in pages.items():
        name = path.rpartition("/")[2]
        assert status == (409 if name in wrong else 404 if name == "nowhere" else 200), path
        if name in wrong:
            assert ("cannot be played" if lang == "en" else "ne peut pas être joué") in text
    home = pages["en", "/"][1]
    for name in ("raises", "twin", "number", "modeless", "wrong-name", "absent"):
        assert f'<p class="wrong">{name} cannot be played: ' in home
        assert f'href="/new/{name}"' not in home
    for name in sound:
        assert f'href="/new/{name}"' in home
    assert "ne peut pas être joué (impossible de le charger" in pages["fr", "/"][1]
    assert "its guide cannot be read" in pages["en", "/rules/unread"][1]
    assert "Answer “play:" in pages["en", "table-bare"][1]


#: Begins a table of each game and comes back to the first page.
_BEGIN = """
from pathlib import Path
from tests.server.serving import Site

with Site(Path("games.sqlite")) as site:
    for game in ("late", "blind", "heroz"):
        with site.http() as http:
            print(game, http.post(f"/new/{game}", data={"seat-1": "novice"}).status_code)
        with site.http() as http:
            page = http.get("/")
            print("home", page.status_code, "blind" in page.text)
"""


@pytest.mark.long
def test_the_first_page_stands_beside_tables_of_games_that_fail_later(tmp_path: Path) -> None:
    late_faults(tmp_path)
    ran = run(tmp_path, "-c", _BEGIN)
    told = [line for line in ran.out.splitlines() if line.startswith(("late", "home", "heroz"))]
    assert told == ["late 422", "home 200 True", "home 200 True", "heroz 303", "home 200 True"]


#: Begins a table of a game whose look fails, and of one whose view does, and looks at them.
_UGLY = """
from pathlib import Path
from tests.server.serving import Page, Site

with Site(Path("games.sqlite")) as site:
    for game in ("ugly", "blind"):
        for lang in ("en", "fr"):
            with site.http(lang) as http:
                begun = http.post(f"/new/{game}", data={"seat-1": "novice"})
                shown = http.get(begun.headers["location"])
                print(f"=== {game} {lang} {shown.status_code}")
                print(shown.text)
            if game == "ugly" and lang == "en":
                page = Page(site.port, begun.headers["location"].removeprefix("/t/"))
                print(page.frame)
                page.close()
    with site.http() as http:
        print("=== home", "-", http.get("/").status_code)
"""


@pytest.mark.long
def test_a_look_that_fails_is_told_on_its_table_which_is_drawn_as_that_of_any_game(
    tmp_path: Path,
) -> None:
    ugly(tmp_path)
    late_faults(tmp_path)
    ran = run(tmp_path, "-c", _UGLY)
    assert ran.code == 0, ran.err
    shown = {}
    for piece in ran.out.split("=== ")[1:]:
        head, _, text = piece.partition("\n")
        shown[head] = text
    where = "ugly/templates/table.html:2: UndefinedError: "
    english = f"The look of this game is faulty ({where}"
    assert shown["ugly en 200"].count(english) == 3, "on the page, by its line, read out"
    assert f"La présentation de ce jeu a un défaut ({where}" in shown["ugly fr 200"]
    assert 'class="frame boarded' in shown["ugly en 200"] and "/board.css" in shown["ugly en 200"]
    assert 'data-at="hand.0/' in shown["ugly en 200"], "the hand can be played"
    assert "the look of ugly fails at table " in ran.err and where in ran.err
    unseen = "(blind/spec.py:10: FileNotFoundError: [Errno 2] No such file"
    assert f"The game has a fault {unseen}" in shown["blind en 409"].replace("&#39;", "'")
    assert f"Le jeu a un défaut {unseen}" in shown["blind fr 409"]
    assert '<a href="/">' in shown["blind en 409"]
    assert "home - 200" in shown
