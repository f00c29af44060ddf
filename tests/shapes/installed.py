"""Shape games installed as those of a distribution are: found by an entry point on the path."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def distribution(folder: Path, **games: str) -> Path:
    """A folder for the path that offers games: each name with `module:SPEC`."""
    info = folder / "shapes-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shapes\nVersion: 1.0\n")
    lines = ["[heroon.games]", *(f"{name} = {at}" for name, at in games.items()), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return folder


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, **games: str) -> None:
    """Offer games in this process and, by PYTHONPATH, in those that it starts."""
    path = distribution(folder, **games)
    monkeypatch.syspath_prepend(str(path))
    monkeypatch.setenv("PYTHONPATH", f"{path}:{ROOT}")
