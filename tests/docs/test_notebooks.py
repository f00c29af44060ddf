"""The notebooks of `examples/` print what is kept in them, and are small."""

from __future__ import annotations

import operator
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment
from tests.docs.notebooks import alike, read, texts
from tests.docs.pages import EXAMPLES, ROOT

NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
#: The bytes of a notebook at most, with all its pictures.
MOST = 150_000
PICTURE = 100_000
#: What is learned rests on floats, whose last digits differ from machine to machine.
LEARNS = ("training",)

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


@each_notebook
def test_a_notebook_prints_what_is_kept_in_it(path: Path, tmp_path: Path) -> None:
    """`python -m tests.docs.notebooks` keeps it anew."""
    places = {"JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR"}
    out = tmp_path / "run.ipynb"
    done = subprocess.run(
        [sys.executable, "-m", "tests.docs.notebooks", str(path), "--out", str(out)],
        cwd=ROOT,
        env=environment(tmp_path) | {name: str(tmp_path / name.lower()) for name in places},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found, kept = texts(read(out)), texts(read(path))
    assert len(kept) > 4
    same = alike if path.stem in LEARNS else operator.eq
    odd = [(a, b) for a, b in zip(found, kept) if not same(a, b)]
    assert (len(found), odd) == (len(kept), [])


@each_notebook
def test_a_notebook_is_small_and_fetches_nothing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) <= MOST
    assert "cdn." not in text and "<script" not in text
    pictures = [
        picture
        for cell in read(path).cells
        for one in cell.get("outputs", [])
        for kind, picture in one.get("data", {}).items()
        if kind.startswith("image/")
    ]
    assert pictures
    assert all(len(picture.encode()) <= PICTURE for picture in pictures)
    assert all("http" not in picture.replace("http://www.w3.org/", "") for picture in pictures)


@each_notebook
def test_the_cells_stand_in_their_order(path: Path) -> None:
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))


def test_what_is_alike() -> None:
    assert alike("mean +0.91, 127 games", "mean +0.88, 120 games")
    assert not alike("mean +0.91", "mean +0.31")
    assert not alike("seat 0 won", "seat 0 lost")
