"""What is remembered, in real files."""

from pathlib import Path

import pytest

from heroon.cli import app as cli
from heroon.play import settings
from heroon.play.settings import Settings
from heroon.terminal.palette import DARK, LIGHT
from tests.cli.running import heroon
from tests.terminal.driving import Driver, drive


def test_nothing_is_remembered_at_first(home: Path) -> None:
    assert settings.load() == Settings()
    assert not settings.path().exists()
    assert settings.path().parent == home.parent


def test_each_setting_keeps_the_other(home: Path) -> None:
    assert settings.remember(theme="light") and settings.remember(lang="fr")
    assert settings.load() == Settings("fr", "light")
    assert settings.remember(theme="dark")
    assert settings.load() == Settings("fr", "dark")
    assert [path.name for path in home.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", Settings()),
        (b"lang = ", Settings()),
        (b"\xff\xfe", Settings()),
        (b'lang = "de"\n', Settings()),
        (b"lang = 3\n", Settings()),
        (b'lang = ["fr"]\ntheme = "light"\n', Settings(theme="light")),
        (b'lang = "fr"\nwind = "north"\n', Settings("fr")),
        (b"#" * 5_000_000, Settings()),
    ],
)
def test_what_is_not_understood_is_left_as_it_is(home: Path, data: bytes, found: Settings) -> None:
    path = settings.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    assert settings.load() == found
    assert settings.remember(lang="fr") == (data == b"")
    assert data == b"" or path.read_bytes() == data


def test_a_place_that_cannot_be_written_is_no_error(home: Path) -> None:
    home.parent.parent.mkdir(parents=True, exist_ok=True)
    home.parent.write_text("a file")
    assert not settings.remember(lang="fr")
    assert settings.load() == Settings()


def test_the_app_remembers_what_is_chosen(home: Path) -> None:
    async def play(d: Driver) -> None:
        await d.press("f3", "f2")

    app = drive(play)
    assert (app.theme, app.lang) == (LIGHT, "fr")
    assert settings.load() == Settings("fr", "light")

    async def back(d: Driver) -> None:
        await d.press("f3")

    assert drive(back, theme=LIGHT).theme == DARK
    assert settings.load() == Settings("fr", "dark")


def test_the_command_speaks_the_language_that_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "joueurs" not in heroon(tmp_path, "list").out
    path = tmp_path / "data/heroon/settings.toml"
    path.parent.mkdir(parents=True)
    path.write_text('lang = "fr"\n')
    assert "joueurs" in heroon(tmp_path, "list", lang="en_GB.UTF-8").out
    assert "joueurs" not in heroon(tmp_path, "list", "--lang", "en").out
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for override, lang in (("", "fr"), ("C.UTF-8", "fr"), ("en_GB.UTF-8", "en")):
        monkeypatch.setenv("LC_ALL", override)
        assert cli._language([]) == lang
