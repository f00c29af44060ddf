"""Which C a game has is known from its sources: nothing is translated to look it up."""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import heroon.kernel
from heroon.kernel import game
from heroon.native import Engine, build, origin, translate
from heroon.native.engine import KnownEngine, _engine
from heroon.native.origin import _files, sources
from tests.native import weighing
from tests.native.having import native
from tests.shapes import grid

REALMS = game("hero-realms")
PACKAGE = "heroon.games.hero_realms"
HOME = Path(heroon.kernel.__file__).parents[1]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the C of a game is made of, and of something else."""
    for part in ("games/hero_realms", "kernel", "native", "web"):
        forget = shutil.ignore_patterns("__pycache__", "built", "static")
        shutil.copytree(HOME / part, tmp_path / part, ignore=forget)
    shutil.copy(HOME / "games" / "__init__.py", tmp_path / "games")
    monkeypatch.setattr(origin, "BEGAN", math.inf)  # no process has imported these
    return tmp_path


def digest(home: Path) -> str:
    _files.cache_clear()
    found = _files(PACKAGE, home)
    assert len(found) == 64
    return found


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
    assert KnownEngine(REALMS).key()

    def never(spec: object) -> str:
        raise AssertionError(spec)

    monkeypatch.setattr(sys.modules["heroon.native.engine"], "translate", never)
    found = _engine(KnownEngine(REALMS), False, False, False)
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


# -- a rule that is edited ---------------------------------------------------------------------

#: Edits a rule if told to, then looks for the engine, and plays a game in C and in CPython.
_PLAYED = """
import json, os, sys
from pathlib import Path
from heroon.kernel import Rng, game, playout
from heroon.native import build, engine
build.FAST = ("-O0",)
spec = game("heroz")
rule = Path(sys.modules["heroon.games.heroz.rules_deck"].__file__)
if sys.argv[1] == "edit":
    rule.write_text(rule.read_text(encoding="utf-8").replace("count > 1", "count > 2"), "utf-8")
ready = engine(spec, make=False)
found = engine(spec, make=sys.argv[1] == "build")
said = {"file": str(rule), "ready": bool(ready), "why": "" if found else found.reason}
if found:
    options = spec.settings({})
    machine = playout(spec, options, 2)
    played = machine.play(Rng(7))
    said["python"] = [played.choices, played.decisions, played.tokens]
    said["c"] = found.new(options, 2).play(7, 0)
    said["path"] = str(found.path)
print(json.dumps(said))
"""


def played(home: Path, how: str) -> dict[str, object]:
    """Run that with the sources of a folder and a cache beside them."""
    env = os.environ | {"PYTHONPATH": str(home), "XDG_CACHE_HOME": str(home / "cache")}
    command = [sys.executable, "-c", _PLAYED, how]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    said: dict[str, object] = json.loads(done.stdout)
    assert str(said["file"]).startswith(str(home))
    return said


def test_an_edited_rule_is_never_played_by_the_old_build(tmp_path: Path) -> None:
    native(REALMS)
    forget = shutil.ignore_patterns("__pycache__", "built", "web", "faces", "server", "*.webp")
    shutil.copytree(HOME, tmp_path / "heroon", ignore=forget)
    before = played(tmp_path, "build")
    assert before["c"] == before["python"] and not before["ready"]
    same = played(tmp_path, "look")
    assert same["ready"] and same["path"] == before["path"]
    # A process that has imported the rule before somebody edits it notes nothing of what it makes.
    notes = sorted((tmp_path / "cache" / "heroon" / "native").glob("of-*"))
    played(tmp_path, "edit")
    assert sorted((tmp_path / "cache" / "heroon" / "native").glob("of-*")) == notes
    assert played(tmp_path, "look")["why"] == "not built yet"
    after = played(tmp_path, "build")
    assert after["c"] == after["python"] and after["path"] != before["path"]
    assert after["c"] != before["c"]
