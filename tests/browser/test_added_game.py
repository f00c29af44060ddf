"""What `docs/adding-a-game.md` shows is all that a game needs to appear on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from heroon.kernel import game
from heroon.texts import LANGUAGES
from heroon.texts.check import file_problems, game_problems, message_file, pair_problems
from tests.browser.driving import PHONE, Screen
from tests.server.serving import Site

PAGE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
_FILE = re.compile(r"^`(parry/[^`]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_POINT = re.compile(r'^\[project\.entry-points\."(.+)"\]\n((?:[\w-]+ = .*\n)+)', re.MULTILINE)


@pytest.fixture
def parry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The distribution that the page shows, installed."""
    text = PAGE.read_text(encoding="utf-8")
    for name, content in _FILE.findall(text):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (tmp_path / "parry" / "__init__.py").touch()
    facts = tmp_path / "parry-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: parry\nVersion: 1.0\n")
    points = "".join(f"[{group}]\n" + body.replace('"', "") for group, body in _POINT.findall(text))
    (facts / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "parry"


def test_its_texts_are_whole(parry: str) -> None:
    common = {lang: message_file(lang, "heroon.texts") for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert file_problems(message_file(lang, parry), common[lang].keys) == []
    assert pair_problems(*(message_file(lang, parry) for lang in LANGUAGES)) == []
    assert game_problems(game(parry), parry) == []


def test_it_is_played_on_the_page(chromium: Browser, tmp_path: Path, parry: str) -> None:
    with Site(tmp_path / "games.sqlite") as site, Screen(chromium, site) as screen:
        screen.window(PHONE, "fr", bypass_csp=True)
        screen.page.goto("/")
        assert "Parade" in screen.page.inner_text("main")
        screen.begin(parry, seat_1="novice")
        assert screen.faults() == []
        assert screen.play_out() > 3
        screen.page.goto(f"/rules/{parry}")
        assert "Porter un coup" in screen.page.inner_text("main")
        screen.page.goto(f"/cards/{parry}")
