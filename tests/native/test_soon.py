"""Engines that are built beside a game: in a cache of one's own, once, and what `doctor` says."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
import sysconfig
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import game
from heroon.native import Engine, Unavailable, report, soon
from heroon.native.build import BuildError
from heroon.native.engine import KnownEngine, _engine
from tests.cli.running import environment
from tests.lengths import length
from tests.native.having import native

pytestmark = pytest.mark.skipif(os.name == "nt", reason="scripts, modes and owners of Unix")
REALMS = game("hero-realms")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another user's cache: none yet."""
    native(REALMS)  # or skip
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "heroon" / "native"


@pytest.fixture
def compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A compiler that does not optimize, to be quick, and writes down that it was called."""
    there = shlex.join(shlex.split(sysconfig.get_config_var("CC") or "cc"))
    called = tmp_path / "called"
    return compiler(tmp_path, called, f'exec {there} "$@" -O0', monkeypatch)


def compiler(tmp_path: Path, called: Path, last: str, patch: pytest.MonkeyPatch) -> Path:
    script = tmp_path / "cc"
    script.write_text(f"#!/bin/sh\necho called >> {shlex.quote(str(called))}\n{last}\n")
    script.chmod(0o755)
    patch.setenv("CC", str(script))
    return called


def made_beside(*names: str) -> subprocess.Popen[str]:
    """The process that a command starts."""
    line = [sys.executable, "-m", "heroon.native.soon", *names]
    return subprocess.Popen(line, stderr=subprocess.PIPE, text=True)


def made(*names: str) -> None:
    """The same, waited for."""
    process = made_beside(*names)
    assert process.communicate(timeout=120)[1] == ""
    assert process.returncode == 0


def there() -> Engine[Any] | Unavailable:
    """What somebody finds who looks for the engine now."""
    return _engine(KnownEngine(REALMS), False, False, False)


def why() -> str:
    """What `doctor` says to somebody who has not looked before."""
    return report(replace(REALMS)).why


@pytest.mark.long
def test_it_is_built_in_a_cache_of_ones_own_and_once(cache: Path, compilers: Path) -> None:
    assert not there()
    assert why() == soon.NEXT_TIME
    two = [made_beside("hero-realms") for _ in range(2)]
    assert [(p.communicate(timeout=120)[1], p.returncode) for p in two] == [("", 0)] * 2
    assert compilers.read_text() == "called\n"
    found = there()
    assert isinstance(found, Engine)
    assert found.path.is_relative_to(cache)
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700
    assert cache.stat().st_uid == os.geteuid()
    assert not list(cache.glob("making-*"))
    made("hero-realms", "no-such-game")
    assert compilers.read_text() == "called\n"


@pytest.mark.long
def test_what_cannot_be_built_is_not_tried_all_the_time(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = compiler(
        tmp_path, tmp_path / "called", "echo 'error: no ink' >&2; exit 1", monkeypatch
    )
    for _ in range(3):
        made("hero-realms")
    assert called.read_text() == "called\n"
    assert why().endswith("failed: error: no ink")
    note = cache / "failed-hero_realms.txt"
    os.utime(note, (1, 1))  # long ago
    assert why() == soon.NEXT_TIME
    made("hero-realms")
    assert called.read_text() == "called\n" * 2
    note.write_text("of other rules\nerror\n")
    assert why() == soon.NEXT_TIME


@pytest.mark.long
def test_who_builds_is_alone_until_it_is_believed_dead(cache: Path, compilers: Path) -> None:
    cache.mkdir(parents=True, mode=0o700)
    mark = cache / "making-hero_realms.txt"
    mark.touch()
    assert why() == soon.BEING_BUILT
    made("hero-realms")
    assert not compilers.exists()
    os.utime(mark, (1, 1))
    made("hero-realms")
    assert compilers.read_text() == "called\n"
    assert not mark.exists()


@pytest.mark.parametrize("mode", [0o720, *length([], [0o777])])
def test_a_cache_that_others_may_write_is_left_alone(
    mode: int, cache: Path, compilers: Path
) -> None:
    cache.mkdir(parents=True)
    cache.chmod(mode)
    made("hero-realms")
    assert not compilers.exists()
    assert not list(cache.iterdir())


def test_without_a_compiler_that_is_said(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: None)
    with pytest.raises(BuildError, match="no C compiler"):
        soon._make_one(replace(REALMS))
    assert not cache.exists()
    assert why() == "no C compiler"


def test_a_cache_that_cannot_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    made("hero-realms")
    blocked.chmod(0o400)
    if os.geteuid():  # who may write everything is told nothing
        assert "cannot be written" in why()


#: Runs a command, and tells what it started; what it starts does nothing here.
TOLD = """
import sys
sys.executable = "/bin/true"
sys.argv[0] = "heroon"
from heroon.cli import main
from tests.lengths import length
try:
    main()
except SystemExit:
    pass
beside = sys.modules.get("heroon.cli.engines")
print([run.args[1:] for run in beside._STARTED] if beside else [], file=sys.stderr)
"""
PROGRAM = ["-m", "heroon.native.soon"]


#: What starts such a process, and what does not.
STARTING = (["play", "hero-realms", "--plain"], ["simulate", "hero-realms", "--games", "1"])
OTHERS = (
    ["simulate", "hero-realms", "--games", "1", "--engine", "python"],
    *(["play", "no-such-game"], ["list"], ["rules", "hero-realms"], ["doctor"]),
)


@pytest.mark.parametrize(
    ("args", "started", "off"),
    [
        *((args, [[*PROGRAM, "hero-realms"]], False) for args in STARTING),
        *((args, [], True) for args in STARTING[:: length(3, 1)]),
        *((args, [], False) for args in OTHERS[:: length(3, 1)]),
    ],
    ids=lambda x: " ".join(map(str, x)) if isinstance(x, list) else "off" if x else "on",
)
def test_games_and_simulations_build_and_quick_commands_do_not(
    args: list[str], started: list[list[str]], off: bool, tmp_path: Path
) -> None:
    env = environment(tmp_path)
    if not off:
        del env["HEROON_BUILD"]
    done = subprocess.run(
        [sys.executable, "-c", TOLD, *args],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr.splitlines()[-1] == str(started)
