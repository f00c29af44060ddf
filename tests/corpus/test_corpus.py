"""Records kept for ever, one a game, mode and version of the rules: each must replay.

`python -m tests.corpus.test_corpus` writes the records that are missing; none is ever rewritten.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.kernel import Rng, Seeded, Table, game, read_record, write_record

FOLDER = Path(__file__).parent
GAMES = {"heroz": ("duel",)}
RECORDS = sorted(FOLDER.glob("*.heroon"))


def name_of(game_id: str, mode: str, rules: int) -> str:
    return f"{game_id}-{mode}-{rules}.heroon"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    table, _ = read_record(path.read_text(encoding="utf-8"), path.name)
    assert table.over


@pytest.mark.parametrize(("game_id", "mode"), [(g, m) for g, modes in GAMES.items() for m in modes])
def test_every_game_and_mode_has_a_record(game_id: str, mode: str) -> None:
    spec = game(game_id)
    assert set(spec.modes) == set(GAMES[game_id])
    assert FOLDER / name_of(game_id, mode, spec.rules) in RECORDS


def write_missing() -> None:
    for game_id, modes in GAMES.items():
        spec = game(game_id)
        for mode in modes:
            path = FOLDER / name_of(game_id, mode, spec.rules)
            if path.exists():
                continue
            table = Table(spec, dict(spec.modes[mode]), Seeded(f"corpus {mode}"))
            rng = Rng(1)
            while table.ask is not None:
                table.answer(rng.choice(table.ask.words))
            path.write_text(write_record(table), encoding="utf-8")


if __name__ == "__main__":
    write_missing()
