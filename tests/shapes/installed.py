"""Shape games installed as those of a distribution are: found by an entry point on the path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import plugins
from tests.cli.running import ROOT


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, **games: str) -> None:
    """Offer games, each name with `module:SPEC`, in this process and in those that it starts."""
    folder.mkdir(parents=True, exist_ok=True)
    plugins.install(folder, "shapes", {}, {"heroon.games": games})
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(folder), str(ROOT))))
