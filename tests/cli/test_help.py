"""The help in each language, and what is said of steps, paths and rules that are asked for."""

import re
from pathlib import Path

import pytest

from heroon.cli.commands import build
from heroon.texts import texts
from tests.cli.running import heroon
from tests.cli.test_wrong import one_line

_ENGLISH = ("Usage", "Show this message", "required", "default", "COMMAND ", "Commands:")
COMMANDS = [
    command.name or getattr(command.callback, "__name__", "")
    for command in build(texts("en")).registered_commands
]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_french_help_is_french(tmp_path: Path, command: str) -> None:
    ran = heroon(tmp_path, *filter(None, [command]), "--help", lang="fr_FR.UTF-8")
    assert ran.code == 0 and ran.out.startswith("Utilisation\u00a0: heroon")
    assert not [word for word in _ENGLISH if word in ran.out]
    assert re.search(r"^Options\u00a0:$", ran.out, re.MULTILINE)
    assert "Affiche ce message et quitte." in ran.out
    english = heroon(tmp_path, *filter(None, [command]), "--help")
    assert english.out.startswith("Usage: heroon") and "Show this message and exit." in english.out


def test_several_rules_are_read_one_after_the_other(tmp_path: Path) -> None:
    ran = heroon(tmp_path, "rules", "heroz", "heroz:2.3", "heroz:2.4")
    assert ran.code == 0 and "heroz:2.3" in ran.out and "heroz:2.4" in ran.out
    assert heroon(tmp_path, "rules", "heroz", "heroz:2.3", "heroz:99").code == 1


def test_an_unknown_step_or_path_lists_what_there_is(tmp_path: Path) -> None:
    path = tmp_path / "s.toml"
    path.write_text('game = "heroz"\n[state]\nagenda = ["TEA"]\n', encoding="utf-8")
    assert "ATTACKERS" in one_line(heroon(tmp_path, "scenario", str(path)))
    path.write_text('game = "heroz"\n[expect]\n"tea.0" = 1\n', encoding="utf-8")
    told = one_line(heroon(tmp_path, "scenario", str(path), lang="fr_FR.UTF-8"))
    assert "prompt" in told and "field" in told and "il y a" in told
