"""Maze and rogue on the default look: by people and bots, in lines and on the page, to the end."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec
from heroon.play.begin import begin
from heroon.play.who import PERSON, Who
from tests import plugins
from tests.lengths import LANGS, length
from tests.server.serving import Site
from tests.shapes.maze.spec import SPEC as MAZE
from tests.shapes.rogue.spec import SPEC as ROGUE
from tests.terminal.driving import Driver, drive

GAMES = {MAZE.id: "tests.shapes.maze.spec:SPEC", ROGUE.id: "tests.shapes.rogue.spec:SPEC"}
STRICT = {"HEROON_STRICT_TEXTS": "1"}
#: Numbers of answers, in turns; what is no answer is asked again, and a curtain takes any line.
LINES = "\n".join(islice(cycle("1210"), 3000)) + "\n"
ENDS = {
    ("maze", "en"): ("Night falls", "The gate is reached"),
    ("maze", "fr"): ("La nuit tombe", "La porte est atteinte"),
    ("rogue", "en"): ("the party is lost", "the adventurers win"),
    ("rogue", "fr"): ("le groupe est perdu", "les aventuriers gagnent"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that offers both games."""
    plugins.install(tmp_path, "shapes", {}, {"heroon.games": GAMES})
    return tmp_path


@pytest.mark.parametrize(
    ("game", "players", "option", "lang"),
    [
        ("maze", 4, "length=short", "en"),
        ("rogue", 4, "overlord=seat", "fr"),
        ("rogue", 3, "overlord=auto", "en"),
    ],
)
def test_people_at_one_keyboard(
    folder: Path, game: str, players: int, option: str, lang: str
) -> None:
    """All seats are people: the Overlord behind a curtain, the adventurers without one."""
    told = ["--plain", "--players", str(players), "--seat", "both", "--option", option]
    told += ["--seed", "a", "--lang", lang]
    ran = plugins.heroon(folder, "play", game, *told, env=STRICT, answers=LINES)
    assert ran.code == 0, ran.out[-600:] + ran.err
    assert any(end in ran.out for end in ENDS[game, lang]), ran.out[-600:]
    curtains = ran.out.count("Hand over" if lang == "en" else "Donnez l’écran")
    assert (curtains > 0) == ("auto" not in option)
    if option == "overlord=seat":
        assert curtains < ran.out.count("\n> "), "adventurers hide nothing from one another"


@pytest.mark.parametrize(
    ("game", "form"),
    [
        (
            "maze",
            {"players": "4", "option-length": "short", "seat-1": "novice", "seat-3": "novice"},
        ),
        ("rogue", {"players": "4", "option-overlord": "seat", "seat-1": "novice"}),
        *length(
            [],
            [
                ("maze", {"players": "3", "option-length": "short", "seat-1": "novice"}),
                ("rogue", {"players": "2", "option-overlord": "auto", "seat-1": "novice"}),
            ],
        ),
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_people_and_bots_on_the_page(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, form: dict[str, str], lang: str
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("HEROON_STRICT_TEXTS", "1")
    people = {f"seat-{s}": PERSON for s in range(int(form["players"]))}
    with Site(folder / "games.sqlite") as site:
        id = site.begin(game, **(people | form))
        with site.page(id, lang) as page:
            for step in range(1000):
                if page.until_phase("ask", "over", "hand-over", "curtain") == "over":
                    break
                if page.phase == "ask":
                    page.say(page.any_word(step * 3))
                else:
                    page.change("leave" if page.phase == "hand-over" else "sit")
                    page.until("frame")
            assert page.phase == "over"
            assert any(end in page.html for end in ENDS[game, lang])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "option", "people"), [("maze", {}, (0, 2)), ("rogue", {"overlord": "seat"}, (0, 3))]
)
def test_people_and_bots_in_the_app(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    option: dict[str, str],
    people: tuple[int, ...],
    lang: str,
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    spec: GameSpec[Any] = MAZE if game == "maze" else ROGUE
    setting = begin(spec, option, Who.of(4, people, "novice"), "a")
    seen = []

    async def play(d: Driver) -> None:
        for step in range(8):
            if d.choices:
                await d.answer(1 - step % 2)
            await d.press("enter")
            seen.append(d.screen())

    drive(play, setting, lang=lang)
    table = setting.table
    assert len({token.seat for token in table.tokens if token.seat >= 0}) > 1
    title = {"maze": ("Maze", "Labyrinthe"), "rogue": ("Down", "Toujours")}[game]
    assert any(title[lang == "fr"] in screen for screen in seen)
