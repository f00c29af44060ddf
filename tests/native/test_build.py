"""Building: outside the tree, once, by two processes at once; and every reason for no engine."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import textwrap
from pathlib import Path
from typing import Any

import pytest

from heroon.native import Engine, Unavailable, build, engine
from heroon.native.engine import KnownEngine, _engine
from tests.native.having import native
from tests.shapes import windows

ROOT = Path(__file__).resolve().parents[2]


def fresh() -> Engine[Any] | Unavailable:
    """An engine made now, whatever was made before."""
    return _engine(KnownEngine(windows.SPEC), True, False, False)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is built here is looked at, hardly played: no time for optimizing."""
    engine(windows.SPEC)  # the one that all tests share is built as ever
    monkeypatch.setattr(build, "FAST", ("-O0",))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "heroon" / "native"


def test_it_is_built_outside_the_tree_and_once(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    first = fresh()
    assert isinstance(first, Engine)
    assert first.path.is_relative_to(cache)
    beside = sorted(p.name for p in first.path.parent.iterdir() if p != first.path)
    assert beside == ["compiler.txt", "took.txt", "windows.c"]
    monkeypatch.setenv("CC", "no-compiler-at-all")
    monkeypatch.setenv("PATH", "")
    again = fresh()
    assert isinstance(again, Engine)
    assert again.path == first.path


def test_it_is_not_built_when_that_is_not_wanted(cache: Path) -> None:
    native(windows.SPEC)
    assert _engine(KnownEngine(windows.SPEC), False, False, False) == Unavailable("not built yet")
    assert fresh()
    assert _engine(KnownEngine(windows.SPEC), False, False, False)


def test_without_a_compiler_there_is_a_reason(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: None)
    found = fresh()
    assert not found
    assert found == Unavailable("no C compiler")


def test_without_headers_there_is_a_reason(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compiler", lambda: ["cc"])
    monkeypatch.setattr(sysconfig, "get_paths", lambda: {"include": str(tmp_path)})
    assert fresh() == Unavailable(f"no Python headers in {tmp_path}")


@pytest.mark.skipif(os.name == "nt", reason="a script of a Unix shell")
def test_what_a_compiler_says_is_the_reason(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    script = tmp_path / "cc"
    script.write_text("#!/bin/sh\necho 'x.c:1: error: out of ink' >&2\nexit 1\n")
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))
    found = fresh()
    assert isinstance(found, Unavailable)
    assert found.reason == f"{script} failed: x.c:1: error: out of ink"
    assert not list(cache.glob("*/*"))


def test_a_cache_that_cannot_be_written_is_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    found = fresh()
    assert isinstance(found, Unavailable)
    assert "Not a directory" in found.reason


def test_a_spoilt_file_is_built_again(cache: Path) -> None:
    native(windows.SPEC)
    first = fresh()
    assert isinstance(first, Engine)
    spoilt = first.path.with_name("moved")
    first.path.rename(spoilt)
    first.path.write_bytes(b"not a library")
    again = fresh()
    assert isinstance(again, Engine)
    assert again.new({}, 2).ask is not None


def test_old_extensions_are_forgotten(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native(windows.SPEC)
    monkeypatch.setattr(build, "_KEPT", 2)
    for i in range(4):
        old = cache / f"old{i}"
        old.mkdir(parents=True)
        os.utime(old, (i, i))
    found = fresh()
    assert isinstance(found, Engine)
    assert sorted(p.name for p in cache.iterdir()) == sorted(["old3", found.path.parent.name])


@pytest.mark.long
def test_two_processes_build_at_once(cache: Path) -> None:
    native(windows.SPEC)
    code = textwrap.dedent(
        """
        from heroon.native import engine
        from tests.shapes import windows
        found = engine(windows.SPEC)
        print(found.path, found.new({}, 2).ask)
        """
    )
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env=dict(os.environ),
        )
        for _ in range(2)
    ]
    said = [run.communicate(timeout=120)[0] for run in runs]
    assert said[0] == said[1]
    assert str(cache) in said[0]
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("command", [" ", '"cc', "no-such-compiler"])
def test_a_strange_compiler_is_passed_over(
    command: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    monkeypatch.setenv("CC", command)
    assert fresh()


@pytest.mark.skipif(os.name == "nt", reason="a compiler that is a script")
def test_another_version_of_the_compiler_builds_anew(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    script = tmp_path / "compiler"
    script.write_text(f'#!/bin/sh\nexec {shlex.join(build.compiler())} "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))
    first = fresh()
    assert isinstance(first, Engine)
    made = first.path.stat().st_mtime_ns
    assert fresh() and first.path.stat().st_mtime_ns == made
    script.write_text(script.read_text() + "# another version\n")
    assert _engine(KnownEngine(windows.SPEC), False, False, False) == Unavailable("not built yet")
    again = fresh()
    assert isinstance(again, Engine)
    assert again.path == first.path and again.path.stat().st_mtime_ns > made
    first.path.with_name(build.MADE_BY).unlink()  # as builds were before that was noted
    script.write_text(script.read_text() + "# yet another\n")
    assert _engine(KnownEngine(windows.SPEC), False, False, False)


@pytest.mark.skipif(os.name == "nt", reason="modes and owners of Unix")
@pytest.mark.parametrize("deep", [False, True])
def test_what_others_may_write_is_not_loaded(cache: Path, deep: bool) -> None:
    native(windows.SPEC)
    first = fresh()
    assert isinstance(first, Engine)
    assert cache.stat().st_mode & 0o077 == 0
    (first.path if deep else cache).chmod(0o777)
    found = fresh()
    assert isinstance(found, Unavailable)
    assert "others may write there" in found.reason


def test_a_relative_cache_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "here")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert build.folder() == tmp_path / ".cache" / "heroon" / "native"


def test_without_a_home_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nobody)
    assert fresh() == Unavailable("no folder for a cache: no home")


@pytest.mark.skipif(os.name == "nt", reason="a script of a Unix shell")
def test_a_compiler_that_hangs_is_ended(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    native(windows.SPEC)
    hangs = tmp_path / "hangs"
    hangs.write_text("#!/bin/sh\nread forever < /dev/zero\n", encoding="utf-8")
    hangs.chmod(0o755)
    monkeypatch.setenv("CC", str(hangs))
    monkeypatch.setattr(build, "_SECONDS", 0.2)
    found = fresh()
    assert isinstance(found, Unavailable)
    assert "took more than" in found.reason


def test_a_bug_of_the_translator_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(spec: object) -> str:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(sys.modules["heroon.native.engine"], "translate", broken)
    found = fresh()
    assert isinstance(found, Unavailable)
    assert found.reason == "windows cannot be translated: ZeroDivisionError('here')"
