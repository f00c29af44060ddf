"""Nothing from outside reaches the terminal as something that it obeys."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from heroon import cli, terminal
from heroon.texts.harmless import harmless
from tests.cli.running import Ran, heroon

#: Wipe the screen; set the title; C1's own beginning of a code; turn what follows around.
CODES = ("\x1b[2J\x1b[1;1H", "\x1b]0;owned\x07", "\x9b31m", "\u202eevil\u2066")
_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_RECORD = (
    'game = "{game}"\nrules = 1\ncards = ""\nseats = 2\nundos = 0\n{more}[options]\n---\n{line}\n'
)


def clean(ran: Ran, marked: bool = False) -> None:
    assert not _OBEYED.search(ran.out + ran.err), (ran.out, ran.err)
    assert "Traceback" not in ran.err
    if marked:
        assert "\ufffd" in ran.out + ran.err, (ran.out, ran.err)


@pytest.mark.parametrize("code", CODES, ids=["csi", "osc", "c1", "bidi"])
def test_in_arguments_and_names_of_files(tmp_path: Path, code: str) -> None:
    lines: Sequence[Sequence[str]] = (
        ["play", code],
        ["play", "heroz", "--option", f"{code}=1"],
        ["play", "heroz", "--bot", code],
        ["play", "heroz", "--mode", code],
        ["play", "--resume", code],
        ["rules", "heroz", code],
        ["list", code],
        ["simulate", "heroz", "--bots", f"random,{code}"],
        ["simulate", "heroz", "--games", code],
        ["verify", code],
        ["replay", code],
        ["scenario", code],
        ["cards", "heroz", "--use", code],
        [code],
        ["--lang", code],
        ["list", f"--{code}"],
    )
    for line in lines:
        clean(heroon(tmp_path, *line))
    named = tmp_path / f"a{code}b.heroon"
    ran = heroon(tmp_path, "play", "heroz", "--plain", "--save", str(named), answers=["quit"])
    clean(ran, marked=True)
    assert named.exists()
    for command in ("verify", "replay"):
        clean(heroon(tmp_path, command, str(named)), marked=command == "verify")


@pytest.mark.parametrize("code", CODES, ids=["csi", "osc", "c1", "bidi"])
def test_in_records_scenarios_and_card_files(tmp_path: Path, code: str) -> None:
    told = code.encode("unicode_escape").decode().replace("\\x", "\\u00")
    files = {
        "game": _RECORD.format(game=told, more="", line=""),
        "head": _RECORD.format(game="heroz", more=f'"{told}" = 1\n', line=""),
        "token": _RECORD.format(game="heroz", more="", line=f"0 {code}"),
        "line": _RECORD.format(game="heroz", more="", line=code),
        "raw": _RECORD.format(game=code, more="", line=""),
    }
    for name, text in files.items():
        path = tmp_path / f"{name}.heroon"
        path.write_text(text, encoding="utf-8", newline="")
        ran = heroon(tmp_path, "verify", str(path))
        clean(ran)
        assert ran.code == 2
    scenario = tmp_path / "s.toml"
    scenario.write_text(f'game = "heroz"\nscript = ["0 {told}"]\n', encoding="utf-8")
    clean(heroon(tmp_path, "scenario", str(scenario)))
    scenario.write_text(f'game = "heroz"\n[expect]\n"{told}" = 1\n', encoding="utf-8")
    clean(heroon(tmp_path, "scenario", str(scenario)))
    cards = tmp_path / "cards.toml"
    cards.write_text(f'[numbers]\n"{told}" = 1\n', encoding="utf-8")
    clean(heroon(tmp_path, "cards", "heroz", "--use", str(cards)))


def test_in_lines_that_are_typed(tmp_path: Path) -> None:
    said = [word + code for code in CODES for word in ("", "why ", "rule ", "save ", "odds ")]
    clean(heroon(tmp_path, "play", "heroz", "--plain", answers=[*said, "quit"]))


def test_what_is_ours_stays() -> None:
    text = "À vous\u00a0: « 12 » → ♥\n\t— 20 %"
    assert harmless(text) == text


def test_one_place_writes() -> None:
    """Nothing of the command line or of the line mode writes past `Lines` and `complain`."""
    allowed = {
        ("lines.py", "_write"),
        ("printing.py", "complain"),
        ("app.py", "_run"),
        ("completion.py", "completion"),  # a script of ours, for a shell
        ("web.py", "web"),
        ("web.py", "note"),
        ("web.py", "tell"),
    }
    found = set()
    for package in (cli, terminal):
        for path in Path(package.__path__[0]).glob("*.py"):
            for function in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    found |= {(path.name, function.name) for _ in _writes(function)}
    assert found == allowed


def _writes(function: ast.FunctionDef) -> list[str]:
    calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
    texts = [ast.unparse(call) for call in calls]
    return [text for text in texts if text == "print" or re.search(r"(std\w+|_sink)\.write$", text)]
