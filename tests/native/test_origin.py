"""Which C a game has is known from its sources: nothing is translated to look it up."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import heroon.kernel
from heroon.kernel import game
from heroon.native import Engine, build, translate
from heroon.native.engine import Known, _engine
from heroon.native.origin import _files, sources
from tests.native import weighing
from tests.native.having import native
from tests.shapes import grid

REALMS = game("hero-realms")
PACKAGE = "heroon.games.hero_realms"
HOME = Path(heroon.kernel.__file__).parents[1]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of what the C of a game is made of, and of something else."""
    for part in ("games/hero_realms", "kernel", "native", "web"):
        forget = shutil.ignore_patterns("__pycache__", "built", "static")
        shutil.copytree(HOME / part, tmp_path / part, ignore=forget)
    shutil.copy(HOME / "games" / "__init__.py", tmp_path / "games")
    return tmp_path


def digest(home: Path) -> str:
    _files.cache_clear()
    return _files(PACKAGE, home)


@pytest.mark.parametrize(
    "name",
    [
        "games/__init__.py",
        "games/hero_realms/heuristics.py",
        "games/hero_realms/cards.toml",
        "games/hero_realms/words.py",
        "kernel/agenda.py",
        "native/ints.py",
        "native/policy.h",
    ],
)
def test_a_changed_source_changes_the_key(name: str, home: Path) -> None:
    before = digest(home)
    path = home / name
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert digest(home) != before


def test_a_new_source_changes_it_and_others_do_not(home: Path) -> None:
    before = digest(home)
    for path in (home / "web").glob("*.py"):
        path.unlink()
    assert digest(home) == before
    (home / "games" / "hero_realms" / "rules_new.py").touch()
    assert digest(home) != before


def test_what_a_spec_says_changes_it() -> None:
    spec = game("heroz")
    same = sources(spec)
    assert len(same) == 64
    assert sources(replace(spec, rules=spec.rules + 1)) == same  # nothing of C hangs on it
    assert sources(spec.using("[numbers]\ngoal = 12\n", "own.toml")) == same
    others = {
        sources(replace(spec, bound=spec.bound + 1)),
        sources(replace(REALMS, policy=None)),
        sources(replace(spec, own_fields=spec.own_fields[::-1])),
        sources(REALMS),
        same,
    }
    assert len(others) == 5
    assert sources(replace(spec, bound=spec.bound)) == same


def test_of_the_games_of_others_nothing_is_believed() -> None:
    assert sources(grid.SPEC) == ""
    assert sources(replace(game("heroz"), policy=weighing.HEURISTICS)) == ""


def test_the_same_c_comes_of_the_same_numbers() -> None:
    """Numbers of one's own are data: else a key of the sources would be too little."""
    spec = game("heroz")
    assert translate(spec) == translate(spec.using("[numbers]\ngoal = 12\n", "own.toml"))


def test_nothing_is_translated_to_find_what_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    here = native(REALMS)
    assert Known(REALMS).key()

    def never(spec: object) -> str:
        raise AssertionError(spec)

    monkeypatch.setattr(sys.modules["heroon.native.engine"], "translate", never)
    found = _engine(Known(REALMS), False, False, False)
    assert isinstance(found, Engine)
    assert found.path == here.path


@pytest.mark.skipif(os.name == "nt", reason="modes and owners of Unix")
def test_what_was_noted_is_believed_where_it_is_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    one, key = "1" * 64, "a" * 64
    build.remember(one, key)  # without a cache nothing is noted
    assert build.remembered(one) == ""
    home = build.own_folder()
    build.remember(one, key)
    assert build.remembered(one) == key
    assert build.remembered("1" * 24 + "2" * 40) == ""  # another one of that name
    note = next(home.iterdir())
    for text in ("", "nonsense", f"{one} {key} more"):
        note.write_text(text, encoding="ascii")
        assert build.remembered(one) == ""
    build.remember(one, key)
    note.chmod(0o666)
    assert build.remembered(one) == ""
    note.chmod(0o600)
    home.chmod(0o777)
    assert build.remembered(one) == ""
