"""Rulings in the terminal: in line mode by their ids, in the panel of rules of the app."""

from pathlib import Path

import pytest
from textual.widgets import Static

from heroon.kernel import game, games
from heroon.terminal.widgets import FormRow
from heroon.texts import Guide, package_of
from tests.cli.running import heroon
from tests.lengths import LANGS
from tests.terminal.driving import LARGE, Driver, drive, new

READ = {
    "fr": (
        "règle HZ-42",
        "Une troupe est-elle détruite par des dégâts égaux à sa Valeur",
        "Raison",
    ),
    "en": ("rule HZ-42", "Is a troop destroyed by damage equal to its value?", "Why:"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_line_mode_reads_a_ruling(lang: str, tmp_path: Path) -> None:
    typed, question, why = READ[lang]
    locale = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}[lang]
    answers = [typed, typed.split()[0], "quit"]
    ran = heroon(tmp_path, "play", "heroz", "--plain", "--seed", "1", answers=answers, lang=locale)
    told = " ".join(ran.out.split()).replace("\u00a0", " ")
    assert question in told and why in told and "heroz:2.6" in told
    assert "HZ-01" in told and "HZ-88" in told


@pytest.mark.parametrize("lang", LANGS)
def test_the_app_reads_a_ruling(lang: str) -> None:
    shown: list[str] = []

    async def read(driver: Driver) -> None:
        await driver.press("r")
        await driver.type("HZ-42")
        shown.append(" ".join(driver.screen().split()))

    drive(read, new("heroz"), lang, LARGE)
    _, question, why = READ[lang]
    assert question[:40] in shown[0].replace("\u00a0", " ") and why in shown[0]


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
def test_the_new_game_form_tells_what_an_option_decides(lang: str) -> None:
    """Below the form stands the ruling of the row under the cursor, its numbers filled in."""
    told: dict[str, str] = {}

    async def play(d: Driver) -> None:
        await d.press("enter")
        for name in games():
            spec = game(name)
            while d.app.screen.query(FormRow).first().value != name:
                d.app.screen.query(FormRow).first().focus()
                await d.press("right")
            for option in spec.options:
                rows = [r for r in d.app.screen.query(FormRow) if r.key == option.name]
                for row in rows:
                    row.focus()
                    await d.settle()
                    note = d.app.screen.query_one("#note", Static)
                    told[f"{name}/{option.name}"] = str(note.render())

    drive(play, None, lang, LARGE)
    found = 0
    for name in games():
        guide = Guide(lang, package_of(name), game(name).numbers)
        for one in guide.rulings:
            if f"{name}/{one.option}" in told:
                found += 1
                assert one.question in told[f"{name}/{one.option}"]
                assert "{" not in told[f"{name}/{one.option}"]
    assert found >= 10
