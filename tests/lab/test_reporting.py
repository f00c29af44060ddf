"""The commands of the lab: errors are one line, files are whole, what is missing is told."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.extras import BROUGHT, install
from heroon.env import digests
from heroon.lab import (
    balance,
    deals,
    ladder,
    measured,
    strength,
    train,
    train_judge,
    zoo,
    zoo_alone,
)
from heroon.lab.reporting import STOPPED, in_a_line

#: Each command, and a short series of it that writes a file.
COMMANDS: dict[str, tuple[Any, list[str]]] = {
    "zoo": (zoo, ["hades-trap", "--pairs", "1", "--slow", "1", "--generations", "0"]),
    "zoo_alone": (zoo_alone, ["hero-realms", "--deals", "1", "--values", "rayla"]),
    "ladder": (ladder, ["hades-trap", "--pairs", "1", "--cheap", "1"]),
    "deals": (deals, ["hero-realms", "--share", "0.001", "--levels", "novice"]),
    "strength": (strength, ["micro-hero", "--share", "0.001", "--only", "heuristic"]),
    "balance": (balance, ["hero-realms", "--share", "0.0001"]),
    "digests": (digests, ["heroz", "--episodes", "1"]),
    "train": (train, ["heroz"]),
}
#: Those that print a report as tables.
TABLES = ("zoo", "zoo_alone", "ladder", "deals", "strength")


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What was told of an error: one line."""
    found = capsys.readouterr().err
    assert found.count("\n") == 1 and found.strip(), found
    return found


@pytest.mark.parametrize("name", COMMANDS)
def test_a_game_or_place_that_is_none_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, (_, *more) = COMMANDS[name]
    out = ["--out", str(tmp_path / "out.json")]
    if name == "balance":
        with pytest.raises(SystemExit) as ended:
            command.main(["chess", *more, *out])
        assert ended.value.code == 2 and capsys.readouterr().err.endswith(" chess\n")
    elif name != "train":  # what it needs is asked for first
        assert command.main(["chess", *more, *out]) == 1
        assert "chess" in told(capsys)
    if name != "digests":
        assert command.main([*COMMANDS[name][1], *out, "--on", "nowhere"]) == 1
        assert "no such place" in told(capsys)
        assert command.main([*COMMANDS[name][1], *out, "--workers", "-2"]) == 1
        assert "workers are 0 or more" in told(capsys)


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "train"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, given = COMMANDS[name]
    (tmp_path / "file").write_text("", encoding="utf-8")
    for out in (tmp_path / "file" / "out.json", tmp_path):
        assert command.main([*given, "--out", str(out)]) == 1
        assert str(out).startswith(told(capsys).partition(":")[0])
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("name", TABLES)
def test_a_report_that_is_none_is_told(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = COMMANDS[name][0]
    kinds = {"none": None, "text": "not JSON", "list": "[]", "other": '{"rows": [{"odd": 1}]}'}
    for kind, text in kinds.items():
        path = tmp_path / kind
        if text is not None:
            path.write_text(text, encoding="utf-8")
        given = ["heroz"] if name in ("strength", "deals") else []
        assert command.main([*given, "--table", str(path)]) == 1
        assert str(path) in told(capsys)
    bytes_ = tmp_path / "bytes"
    bytes_.write_bytes(b"\xff\xfe")
    assert zoo.main(["--table", str(bytes_)]) == 1
    assert "no report of the lab" in told(capsys)


def test_numbers_that_make_no_series_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """No pairs at all were a division by zero."""
    wrong = {
        "zoo": [("--pairs", "0"), ("--slow", "-1"), ("--generations", "-1"), ("--pleas", "x")],
        "zoo_alone": [("--deals", "0")],
        "ladder": [("--pairs", "0"), ("--cheap", "0")],
        "deals": [("--share", "0"), ("--share", "nan"), ("--slow", "-1")],
        "strength": [("--share", "-1"), ("--share", "inf")],
        "balance": [("--share", "0"), ("--share", "x")],
        "digests": [("--episodes", "0")],
        "train": [("--minutes", "0"), ("--share", "2"), ("--games", "0"), ("--population", "0")],
    }
    for name, pairs in wrong.items():
        command, given = COMMANDS[name]
        for pair in pairs:
            with pytest.raises(SystemExit) as ended:
                command.main([*given, "--out", "/nowhere/at/all", *pair])
            assert ended.value.code == 2
            assert f"argument {pair[0]}" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        train_judge.main(["heroz", "x.onnx", "--games", "0"])


def test_a_folder_without_reports_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert measured.main([str(tmp_path)]) == 1
    assert "no report of the lab" in told(capsys)


def test_every_kind_of_error_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    def raises(bad: BaseException) -> int:
        @in_a_line
        def command() -> int:
            raise bad

        return command()

    assert raises(OSError(28, "No space left on device", "out.json")) == 1
    assert told(capsys) == "out.json: No space left on device\n"
    assert raises(ModuleNotFoundError("No module named 'polars'", name="polars")) == 1
    assert install("lab") in told(capsys)
    assert raises(KeyboardInterrupt()) == STOPPED
    assert capsys.readouterr().err == ""
    for bad in (ZeroDivisionError(), ModuleNotFoundError("x", name="x"), OSError("odd")):
        with pytest.raises(type(bad)):
            raises(bad)


# -- as programs -----------------------------------------------------------------------------------

#: Hides packages from a program, as if they were not installed.
HIDING = """
import os, sys
class Hiding:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in os.environ["HIDDEN"].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Hiding())
import importlib.util
found = importlib.util.find_spec
def find_spec(name, package=None):
    return None if name.partition(".")[0] in os.environ["HIDDEN"].split() else found(name, package)
importlib.util.find_spec = find_spec
"""


def without(packages: str, tmp_path: Path, *given: str) -> subprocess.CompletedProcess[str]:
    """Run Python with some packages hidden."""
    (tmp_path / "sitecustomize.py").write_text(HIDING, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    env = {**os.environ, "HIDDEN": packages, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *given], env=env, capture_output=True, text=True, cwd=tmp_path, check=False
    )


@pytest.mark.parametrize(
    ("hidden", "given", "extra"),
    [
        ("numpy", "import heroon.env.batch", "env"),
        ("gymnasium", "import heroon.env.gymnasium", "env"),
        ("pettingzoo", "import heroon.env.pettingzoo", "env"),
        ("stable_baselines3", "import heroon.env.stable", "learn"),
        ("pyspiel", "import heroon.env.openspiel", "openspiel"),
        ("numpy", "heroon.lab.train heroz --out .", "learn"),
        ("torch", "heroon.lab.train heroz --out .", "learn"),
        ("numpy", "heroon.lab.train_judge heroz x.onnx", "learned"),
        ("onnxruntime", "heroon.lab.train_judge heroz x.onnx", "learned"),
        ("gymnasium", "heroon.env.digests heroz", "env"),
        ("ray", "heroon.lab.zoo heroz --on ray", "ray"),
        ("altair", "heroon report x.parquet --out x.html", "lab"),
        ("polars", "heroon simulate heroz --out x.parquet", "lab"),
        ("onnxruntime", "heroon simulate hero-realms --bots learned", "learned"),
    ],
)
def test_what_is_missing_is_told_with_its_extra(
    hidden: str, given: str, extra: str, tmp_path: Path
) -> None:
    """By the error of a module that is imported, and by a command in a line of its own."""
    (tmp_path / "x.onnx").write_bytes(b"")
    imported = given.startswith("import ")
    done = without(hidden, tmp_path, *(["-c", given] if imported else ["-m", *given.split()]))
    *before, last = done.stderr.splitlines()
    assert done.returncode in (1, 2) and install(extra) in last
    if imported:
        assert last.startswith("ModuleNotFoundError: No module named ") and hidden in last
        assert last.endswith(install(extra))
    else:
        assert not before, done.stderr
    assert sorted(one.name for one in tmp_path.glob("[!_]*")) == ["sitecustomize.py", "x.onnx"]


def test_what_extras_bring_is_what_the_package_says() -> None:
    """Each package in the table is asked for by its extra in the metadata."""
    from importlib.metadata import requires

    asked = " ".join(requires("heroon") or ()).replace("-", "_").lower()
    named = {"pyspiel": "open_spiel", "vl_convert": "vl_convert_python", "torch": "sb3_contrib"}
    for package, extra in BROUGHT.items():
        assert named.get(package, package) in asked, package
        assert f'extra == "{extra}"' in asked.replace("'", '"'), extra


def test_whoever_stops_reading_hears_of_no_error(tmp_path: Path) -> None:
    report = Path(__file__).resolve().parents[2] / "docs" / "lab" / "heroz-zoo.json"
    given = [sys.executable, "-m", "heroon.lab.zoo", "--table", str(report)]
    with subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        assert done.stdout is not None and done.stderr is not None
        done.stdout.close()
        assert done.stderr.read() == b""
    assert done.returncode == 0


def test_ctrl_c_ends_a_series_with_the_rows_so_far(tmp_path: Path) -> None:
    """The file holds whole rows, and nothing lies beside it."""
    out = tmp_path / "zoo.json"
    given = ["hades-trap", "--pairs", "40", "--generations", "0", "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-m", "heroon.lab.zoo", *given], stderr=subprocess.PIPE, text=True
    ) as done:
        assert done.stderr is not None
        first = done.stderr.readline()
        done.send_signal(signal.SIGINT)
        rest = done.stderr.read()
    assert done.returncode == STOPPED and "Traceback" not in rest and "Error" not in rest
    rows = json.loads(out.read_text(encoding="utf-8"))["rows"]
    assert rows and first.startswith(rows[0]["level"]) and os.listdir(tmp_path) == [out.name]
