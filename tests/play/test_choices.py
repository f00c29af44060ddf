"""What the faces of games say of a new game: the measured figures, the pictures, the ladder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.ai.levels import levels
from heroon.board.face import face_of
from heroon.desk.choosing import ROLE, of_hundred, roles_of, strength, told
from heroon.kernel import GameSpec, game, games
from heroon.lab.measured import written
from heroon.play.choices import MODE, OPPONENT, choices_of, measured
from heroon.play.who import PERSON
from heroon.texts import texts
from heroon.web.render import static_files

ROOT = Path(__file__).resolve().parents[2]
FACED = [name for name in games() if face_of(name) is not None and choices_of(name).art]


def values(spec: GameSpec[Any], choice: str) -> tuple[str, ...]:
    """The values of a choice of the form."""
    if choice == OPPONENT:
        return (*levels(spec), PERSON)
    if choice == MODE and spec.modes:
        return tuple(spec.modes)
    if choice == ROLE:
        return tuple(roles_of(spec))
    return next(one.values for one in spec.options if one.name == choice)


def test_the_figures_are_those_of_the_reports() -> None:
    found = written(ROOT / "docs" / "lab")
    assert set(found) >= {name for name in FACED if measured(name)} and found
    for name, text in found.items():
        folder = ROOT / "src" / str(face_of(name).package).replace(".", "/")  # type: ignore[union-attr]
        assert (folder / "measured.toml").read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("name", FACED)
def test_every_picture_and_figure_is_of_a_choice_that_is_there(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    art, drawn = choices_of(name), static_files()[f"{name}/art.svg"].decode()
    shown = [(choice, value) for choice, table in art.art.items() for value in table]
    for choice, value in [*shown, *((row.of, row.value) for row in measured(name))]:
        assert value in values(spec, choice)
    for symbol in [*art.signs, *(s for c, v in shown for s in art.symbols(c, v))]:
        assert f'<symbol id="{symbol}"' in drawn, symbol
    assert values(spec, art.ladder)


def test_a_strength_says_how_sure_it_is() -> None:
    heroz, t = game("heroz"), texts("en", "heroon.games.heroz")
    found = strength(heroz, OPPONENT, "master", t)
    assert found == ("87", "wins in 100 against the Expert", "between 75 and 94, over 60 games")
    least = strength(heroz, OPPONENT, "novice", t)
    assert least is not None and least.text == "losses in 100 against the Apprentice"
    assert strength(heroz, OPPONENT, PERSON, t) is None, "no report tells of people"


def test_what_is_not_quite_all_or_none_says_so() -> None:
    row = measured("micro-hero")[0]
    told = {
        won: of_hundred(row._replace(won=won, games=1000)) for won in (0, 1, 365, 367, 999, 1000)
    }
    assert told == {0: "0", 1: "<1", 365: "37", 367: "37", 999: ">99", 1000: "100"}
    assert row._replace(won=0, games=100).bounds == (0, 4)


@pytest.mark.parametrize(
    ("lang", "won", "sure"),
    [
        ("en", 799, "more than 99, over 800 games"),
        ("fr", 799, "plus de 99, sur 800 parties"),
        ("en", 1, "fewer than one, over 800 games"),
        ("fr", 1, "moins d’une, sur 800 parties"),
        ("en", 400, "between 46 and 54, over 800 games"),
    ],
)
def test_how_sure_it_is_says_the_same_as_the_figure(lang: str, won: int, sure: str) -> None:
    row = measured("micro-hero")[0]._replace(won=won, games=800, against="novice")
    t = texts(lang, "heroon.games.micro_hero")
    assert told(row, "begin-beats", row.against, t).sure == sure


@pytest.mark.parametrize(("lang", "told"), [("en", "the City alone"), ("fr", "la Cité seule")])
def test_figures_that_hold_beside_one_choice_alone_say_so(lang: str, told: str) -> None:
    """Those of MINI ROGUE's characters were measured without an Overlord."""
    found = strength(
        game("mini-rogue"), "hero_1", "ratcatcher", texts(lang, "heroon.games.mini_rogue")
    )
    assert found is not None and found.text.endswith(told)
