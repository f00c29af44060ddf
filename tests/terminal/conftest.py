"""Every game of these tests is saved in a folder of its own, and no message may be missing."""

from pathlib import Path

import pytest

from heroon.texts.core import texts


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HEROON_STRICT_TEXTS", "1")
    texts.cache_clear()
    return tmp_path / "heroon" / "saves"
