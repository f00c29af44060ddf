"""The list of games is kept: nothing is loaded to show it again, and no change is overlooked."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import heroon
from tests.cli.running import environment

SOURCES = Path(heroon.__file__).parent
#: What no list of games needs: games, faces, bots, engines, and libraries for other commands.
NEEDLESS = {"typer", "pydantic", "click", "rich", "textual", "fluent", "babel", "sqlite3", "numpy"}
PARTS = {"games", "faces", "ai", "native", "server", "web", "board", "store", "desk", "lab", "env"}
#: 231 in CPython 3.11, of which 60 are ours; loading the games makes it 600.
MOST = 260
_LIST = (
    "import sys\nfrom heroon.cli import main\n"
    "try: main({args})\n"
    "except SystemExit as end: code = end.code\n"
    "print(code, *sorted(sys.modules), file=sys.stderr)"
)


def listed(home: Path, *args: str, sources: Path | None = None) -> tuple[str, list[str]]:
    """Run the command in a process of its own: what it says, its exit code, what it imported."""
    env = environment(home) | {"XDG_CACHE_HOME": str(home / "cache")}
    if sources is not None:
        env["PYTHONPATH"] = str(sources)
    code = _LIST.format(args=[*args])
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout, done.stderr.splitlines()[-1].split()


def kept(home: Path, lang: str = "en") -> Path:
    return home / "cache" / "heroon" / f"list-{lang}.json"


def test_a_list_shown_again_imports_no_game_and_no_library(tmp_path: Path) -> None:
    first, (code, *loaded) = listed(tmp_path, "list")
    assert code == "0" and "heroon.games.heroz.spec" in loaded
    again, (code, *modules) = listed(tmp_path, "list")
    assert (again, code) == (first, "0")
    assert NEEDLESS & {name.partition(".")[0] for name in modules} == set()
    ours = [name.split(".") for name in modules if name.startswith("heroon.")]
    assert PARTS & {parts[1] for parts in ours} == set()
    assert len(modules) <= MOST
    french, (_, *modules) = listed(tmp_path, "list", "--lang=fr")
    assert "heroon.games.heroz.spec" in modules and french != first
    assert listed(tmp_path, "list", "--lang", "fr")[0] == french


def test_a_line_with_anything_else_is_parsed(tmp_path: Path) -> None:
    for args in (["list", "fr"], ["list", "--lang", "de"], ["list", "--lang"], ["list", "--x"]):
        out, (code, *modules) = listed(tmp_path, *args)
        assert (out, code) == ("", "2") and "typer" in modules


@pytest.mark.parametrize("line", ["list heroz", "rules heroz 2.3", "cards heroz"])
def test_what_shows_one_game_loads_that_one_and_nothing_that_plays(
    line: str, tmp_path: Path
) -> None:
    _, (code, *modules) = listed(tmp_path, *line.split())
    assert code == "0"
    ours = [name.split(".") for name in modules if name.startswith("heroon.")]
    assert PARTS & {parts[1] for parts in ours} <= {"games", "board"}
    assert {parts[2] for parts in ours if parts[1] == "games" and len(parts) > 2} == {"heroz"}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy our sources into a folder that goes before them."""
    forget = shutil.ignore_patterns("__pycache__", "built", "static", "web", "*.webp", "*.md")
    shutil.copytree(SOURCES, tmp_path / "src" / "heroon", ignore=forget)
    return tmp_path / "src"


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_changed_source_is_never_shown_as_it_was(copied: Path, tmp_path: Path) -> None:
    def out() -> str:
        return listed(tmp_path, "list", sources=copied)[0]

    heroz = copied / "heroon" / "games" / "heroz"
    before = out()
    assert before == out() and "2 players" in before and "a game for nobody" not in before
    _edit(heroz / "texts" / "en.ftl", "\ngame-about = ", "\ngame-about = a game for nobody: ")
    assert "heroz · HEROZ · a game for nobody: " in out()
    _edit(heroz / "spec.py", 'id="heroz"', 'id="chess-0"')
    broken = out()
    assert "a game for nobody" not in broken and "called otherwise than its spec" in broken
    assert broken == out()
    assert "heroz" not in json.loads(kept(tmp_path).read_text(encoding="utf-8"))["games"]
    _edit(heroz / "spec.py", 'id="chess-0"', 'id="heroz"')
    assert "a game for nobody" in out()


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
def test_what_is_not_ones_own_or_spoilt_is_not_believed(tmp_path: Path) -> None:
    first, _ = listed(tmp_path, "list")
    note = kept(tmp_path)
    assert note.stat().st_mode & 0o077 == 0
    good = note.read_text(encoding="utf-8")
    lie = good.replace("HEROZ", "ZOREH")
    for text, mode in ((lie, 0o666), ("", 0o600), ("[1]", 0o600), (good[:-9], 0o600)):
        note.write_text(text, encoding="utf-8")
        note.chmod(mode)
        again, (_, *modules) = listed(tmp_path, "list")
        assert again == first and "heroon.games.heroz.spec" in modules
        assert note.read_text(encoding="utf-8") == good
    note.write_text(lie, encoding="utf-8")
    assert "ZOREH" in listed(tmp_path, "list")[0]  # one's own file is read


def test_without_a_cache_the_list_is_made_each_time(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    first, (code, *_) = listed(tmp_path, "list")
    assert code == "0" and "HEROZ" in first
    assert listed(tmp_path, "list")[0] == first
