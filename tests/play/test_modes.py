"""Modes: one control for one thing, told where a game is chosen and while it is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.desk.desk import Desk
from heroon.desk.paint import caption_of
from heroon.desk.panels import panel
from heroon.desk.reader import Reader
from heroon.kernel import GameSpec, InputError, Seeded, Table, game, games
from heroon.play.choices import measured
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.modes import Contradiction, about_mode, mode_of, played_with, with_mode
from heroon.play.who import Who
from heroon.server.pages import new, setting_of_wish, wish_of
from heroon.texts import Texts, package_of
from tests.cli.running import heroon

ROOT = Path(__file__).resolve().parents[2]
SPEC: GameSpec[Any] = game("micro-hero")


def texts(name: str, lang: str) -> Texts:
    return Texts(lang, package_of(name), strict=True)


@pytest.mark.parametrize("name", list(games()))
def test_every_mode_is_known_by_its_options(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    for mode, options in spec.modes.items():
        assert mode_of(spec, options) == mode
        assert mode_of(spec, with_mode(spec, mode, {})) == mode
        for lang in ("fr", "en"):
            told = played_with(spec, options, texts(name, lang))
            assert len(told) == (1 if len(spec.modes) > 1 else 0)


def test_what_a_game_is_played_with_in_a_few_words() -> None:
    options = {"level": "heroic", "shield": "yes", "blood": "yes", "burn_on_win": "no"}
    found = played_with(SPEC, options, texts("micro-hero", "fr"))
    assert found == ("niveau Héroïque", "Sang & Ecchymoses", "Protection d’Athéna")
    assert played_with(SPEC, {}, texts("micro-hero", "en")) == ("Normal level",)


def test_a_mode_and_its_option_may_not_differ() -> None:
    assert with_mode(SPEC, "heroic", {"level": "heroic", "hera": "yes"}) == {
        "level": "heroic",
        "hera": "yes",
    }
    for mode, level in (("heroic", "mythic"), ("mythic", "normal"), ("normal", "heroic")):
        with pytest.raises(Contradiction) as bad:
            with_mode(SPEC, mode, {"level": level})
        assert bad.value.option == f"level={level}"


# -- the command line -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "option"), [("heroic", "level=mythic"), ("normal", "level=heroic")]
)
def test_the_command_line_refuses_a_contradiction(tmp_path: Path, mode: str, option: str) -> None:
    ran = heroon(tmp_path, "play", "micro-hero", "--mode", mode, "--option", option)
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert mode in ran.err and option in ran.err


def test_a_bot_that_is_named_plays_or_is_refused(tmp_path: Path) -> None:
    team = ("play", "micro-hero", "--players", "2", "--bot", "expert")
    ran = heroon(tmp_path, *team, answers=["quit"])
    assert ran.code == 0
    assert "You are player 1" in ran.out
    for more in (("--seat", "both"), ("--players", "1")):
        ran = heroon(tmp_path, *team, *more)
        assert ran.code == 2
        assert "expert" in ran.err


def test_the_list_tells_how_hard_each_mode_is(tmp_path: Path) -> None:
    out = " ".join(heroon(tmp_path, "list", "micro-hero").out.split())
    assert "apprentice 88, expert more than 99" in out
    assert "apprentice 8, expert 37" in out
    assert "For those who have beaten all twelve Trials before" in out


def test_line_mode_says_the_level(tmp_path: Path) -> None:
    args = ("play", "micro-hero", "--mode", "mythic", "--option", "hera=yes", "--lang", "fr")
    out = heroon(tmp_path, *args, answers=["quitter"]).out
    assert "niveau Mythique, Vengeance d’Héra" in out


# -- the page -------------------------------------------------------------------------------------


def test_the_form_has_one_control_for_the_level() -> None:
    page = new(Reader("fr", "auto", "/"), "micro-hero")
    assert 'name="option-level"' not in page
    assert page.count('type="radio" name="mode"') == 3
    assert "<b>37</b> victoires sur 100 pour l’ordinateur (expert)" in page
    assert "Pour qui a déjà triomphé" in page


def test_the_form_refuses_a_contradiction_and_reads_the_level_alone() -> None:
    with pytest.raises(InputError, match="contradict"):
        wish_of(SPEC, {"mode": "heroic", "option-level": "mythic"})
    alone = wish_of(SPEC, {"option-level": "mythic"})
    assert alone.mode == "mythic"
    setting = setting_of_wish(SPEC, wish_of(SPEC, {"mode": "heroic"}))
    assert setting.table.options["level"] == "heroic"
    assert not wish_of(SPEC, {"mode": "heroic"}).changed


@pytest.mark.parametrize("name", list(games()))
def test_every_mode_of_every_form_is_played(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    for mode in spec.modes:
        setting = setting_of_wish(spec, wish_of(spec, {"mode": mode}))
        assert mode_of(spec, setting.table.options) == mode


def test_table_and_menu_say_the_level() -> None:
    table: Table[Any] = Table(SPEC, {"level": "heroic", "anger": "yes"}, Seeded("x"), seats=1)
    desk = Desk(LoggedMatch(Setting(table, "x", Who.of(table.seats, (0,))), "fr"))
    desk.advance()
    assert caption_of(desk, desk.look()).endswith("niveau Héroïque · Calme et Colère")
    told = panel(desk, "menu", "t", Reader("fr", "auto", "/"))
    assert "niveau Héroïque, Calme et Colère" in told


# -- how hard -------------------------------------------------------------------------------------


def test_a_game_without_figures_says_nothing() -> None:
    for name in games():
        spec: GameSpec[Any] = game(name)
        for mode in () if measured(name) else list(spec.modes)[:1]:
            assert about_mode(spec, mode, 1, texts(name, "fr")) == ""
