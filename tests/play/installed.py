"""Games of the tests, installed beside those of Heroon for as long as a test runs."""

from __future__ import annotations

from pathlib import Path

import pytest


def install(place: Path, monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    """Offer games by entry points, as an installed distribution does; `place` is a free folder."""
    facts = place / "tables-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: tables\nVersion: 1.0\n")
    points = "".join(f"{name} = {at}\n" for name, at in games.items())
    (facts / "entry_points.txt").write_text(f"[heroon.games]\n{points}")
    monkeypatch.syspath_prepend(str(place))


def quartet(place: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game for two to four, installed; returns its id."""
    install(place / "installed", monkeypatch, quartet="tests.play.quartet.spec:SPEC")
    return "quartet"
