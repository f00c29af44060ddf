"""What nobody can play is refused where a game is set up, with the game's own words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import plugins
from tests.server.serving import Site
from tests.shapes.installed import install

TOO_MANY = {"en": "There are three adventurers at most", "fr": "Il y a trois aventuriers au plus"}


@pytest.fixture(autouse=True)
def _rogue(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "site", rogue="tests.shapes.rogue.spec:SPEC")


@pytest.mark.parametrize("args", [("play", "rogue"), ("simulate", "rogue", "--games", "2")])
def test_the_command_line_says_why(args: tuple[str, ...], tmp_path: Path) -> None:
    told = (*args, "--players", "4", "--lang", "en")
    ran = plugins.heroon(tmp_path / "site", *told)
    assert ran.code == 2
    assert TOO_MANY["en"] in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_says_why_and_opens_nothing(lang: str, tmp_path: Path) -> None:
    with Site(tmp_path / "games.db") as site, site.http(lang) as http:
        answer = http.post("/new/rogue", data={"players": "4"})
    assert answer.status_code == 422
    assert TOO_MANY[lang][:20] in answer.text.replace("&#39;", "’")
