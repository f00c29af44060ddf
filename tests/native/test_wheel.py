"""Engines that come with a wheel: their user needs no compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from heroon.kernel import game
from heroon.native import Engine, build, engine
from heroon.native.engine import KnownEngine, _engine
from heroon.native.wheel import build_into
from tests.native.having import native

ROOT = Path(__file__).resolve().parents[2]
GAMES = {"hades-trap", "hero-realms", "heroz", "micro-hero", "mini-rogue"}


@pytest.mark.long
def test_packed_engines_are_taken_without_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(game("heroz"))
    monkeypatch.setattr(build, "FAST", ("-O0",))  # they are found, not played
    made, problems = build_into(tmp_path / "built", ROOT / "pyproject.toml")
    assert problems == []
    assert len(made) == len(GAMES)
    monkeypatch.setattr(build, "PACKED", tmp_path / "built")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "nothing"))
    monkeypatch.setattr(build, "compiler", lambda: pytest.fail("nothing is to be compiled"))
    for name in GAMES:
        found = _engine(KnownEngine(game(name)), make=False, debug=False, sanitize=False)
        assert isinstance(found, Engine)
        assert found.path in made


@pytest.mark.long
def test_what_cannot_be_built_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(build, "compiler", lambda: (_ for _ in ()).throw(build.BuildError("none")))
    made, problems = build_into(tmp_path / "built", ROOT / "pyproject.toml")
    assert made == []
    assert {line.partition(":")[0] for line in problems} == GAMES


@pytest.mark.long
def test_a_wheel_holds_them(tmp_path: Path) -> None:
    native(game("heroz"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "-q", "--no-index"]
    pip += ["--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "-w", str(tmp_path), str(ROOT)], check=True, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "site")
    assert sum("native/built" in name for name in names) == len(GAMES)
    code = (
        "from heroon.kernel import Table, games, game\n"
        "print([Table(game(n), engine='native').engine for n in games()])"
    )
    empty = {"HOME": str(tmp_path), "PATH": "", "CC": "no-such-compiler"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=empty | {"PYTHONPATH": str(tmp_path / "site"), "LANG": os.environ.get("LANG", "C")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(["native"] * len(GAMES)), done.stderr[-2000:]
    assert engine(game("heroz"))
