"""Input and output that are closed, full or cut off: never a traceback."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment, heroon
from tests.cli.test_play import SEEDED, saved
from tests.cli.test_wrong import one_line
from tests.lengths import length

HEROON = f"{sys.executable} -c 'from heroon.cli import main; main()'"


def shell(home: Path, line: str, lang: str = "") -> tuple[int, str, str]:
    """Run a line of shell in which HEROON stands for the command."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line.replace("HEROON", HEROON)],
        capture_output=True,
        encoding="utf-8",
        env=environment(home) | ({"LANG": lang} if lang else {}),
        cwd=home,
        timeout=60,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr, done.stderr
    return done.returncode, done.stdout, done.stderr


def test_a_reader_of_the_rules_may_stop_reading(tmp_path: Path) -> None:
    assert shell(tmp_path, "HEROON rules heroz | head -1") == (0, "HEROZ: the rules\n", "")
    assert shell(tmp_path, "HEROON --help | head -1")[2] == ""


@pytest.mark.parametrize("command", ["rules heroz", "list", "--help", "cards heroz"])
def test_a_full_output_is_one_line(tmp_path: Path, command: str) -> None:
    code, _, err = shell(tmp_path, f"HEROON {command} > /dev/full")
    assert (code, err.count("\n")) == (2, 1) and "no room" in err
    if command in length(("list",), (command,)):
        code, _, err = shell(tmp_path, f"HEROON {command} >&-")
        assert (code, err.count("\n")) == (2, 1) and "no output" in err


def test_a_game_with_a_full_output_is_saved(tmp_path: Path) -> None:
    code, _, err = shell(tmp_path, f"HEROON {' '.join(SEEDED)} > /dev/full")
    assert (code, err.count("\n")) == (2, 1)
    assert saved(tmp_path).exists()


def test_no_input_is_one_line(tmp_path: Path) -> None:
    code, out, err = shell(tmp_path, f"HEROON {' '.join(SEEDED)} <&-", "fr_FR.UTF-8")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "entrée" in err
    assert shell(tmp_path, "HEROON list <&-")[0] == 0


def test_an_endless_save_is_read_in_part(tmp_path: Path) -> None:
    code, out, err = shell(tmp_path, "HEROON play --resume /dev/zero")
    assert (code, out, err.count("\n")) == (2, "", 1) and "too long" in err


def test_a_seed_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for seed in ("\udcff", "a\nb", "\U000e0001"):
        assert "seed" in one_line(heroon(tmp_path, "play", "heroz", "--seed", seed))


def test_a_seed_edited_in_a_save_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    heroon(tmp_path, *SEEDED, "--save", str(path), answers=["1"] * 9)
    text = path.read_text(encoding="utf-8").replace('seed = "1"', 'seed = "2"')
    path.write_text("\n".join(x for x in text.splitlines() if not x.startswith("#")) + "\n")
    assert "seed" in one_line(heroon(tmp_path, "play", "--resume", str(path)))


@pytest.mark.parametrize("option", ["--csv", "--json", "--out"])
def test_where_a_simulation_writes_is_tried_first(tmp_path: Path, option: str) -> None:
    for name in (".", "nowhere/x", "x" * 300):
        ran = heroon(tmp_path, "simulate", "heroz", "--games", "9999999", option, name)
        assert "cannot be written" in one_line(ran)
    ran = heroon(tmp_path, "simulate", "heroz", "--games", "2", option, "/dev/full")
    assert ran.code == 2 and "cannot be written" in ran.err and "Traceback" not in ran.err
    good = tmp_path / "good"
    assert heroon(tmp_path, "simulate", "heroz", "--games", "2", option, str(good)).code == 0
    assert json.loads(good.read_text())["games"] == 2 if option == "--json" else good.exists()


def test_files_of_a_simulation_are_written_before_it_is_told(tmp_path: Path) -> None:
    """`| head` closes the output after a line, a full one takes none; one file may fail."""
    files = "--csv a.csv --json /dev/full --out a.parquet"
    code, _, err = shell(tmp_path, f"HEROON simulate heroz --games 2 {files} > /dev/full")
    assert code == 2 and err.count("\n") == 1
    assert (tmp_path / "a.csv").stat().st_size and (tmp_path / "a.parquet").stat().st_size


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["cards", "heroz", "--export", "nowhere/x.toml"], "ne peut pas être écrit"),
        (["cards", "heroz", "--use", ""], "--use"),
        (["cards", "heroz", "--export", ""], "--export"),
        (["play", "--resume", ""], "--resume"),
        (["play", "heroz", "--save", ""], "--save"),
        (["simulate", "heroz", "--csv", ""], "--csv"),
        (
            ["simulate", "heroz", "--bots", "random,random,random"],
            "--bots nomme 3 joueurs, et heroz en veut 2",
        ),
        (["simulate", "heroz", "--games", "0"], "de 1 à 10000000, et non «\u00a00\u00a0»"),
        (["simulate", "heroz", "--games", "x"], "--games doit être un nombre entier"),
    ],
)
def test_what_is_wrong_is_said_in_french(tmp_path: Path, args: list[str], text: str) -> None:
    assert text in one_line(heroon(tmp_path, *args, lang="fr_FR.UTF-8"))


def test_a_scenario_no_rule_can_play_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "heroz"\n[state]\nagenda = []\n', encoding="utf-8")
    one_line(heroon(tmp_path, "scenario", str(bad)))
