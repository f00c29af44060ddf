"""Golden transcripts.  To renew them: python -m heroon.terminal.goldens"""

from pathlib import Path

import pytest

from heroon.terminal.goldens import scripts, transcript

FOLDER = Path(__file__).parent / "goldens"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", scripts())
def test_a_person_reads_what_was_read_before(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    golden = FOLDER / f"{game}.{lang}.txt"
    assert transcript(game, lang) == golden.read_text(encoding="utf-8")
