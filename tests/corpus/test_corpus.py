"""Records kept for ever, one a game, mode, number of players and version of the rules.

Each of the rules we play must replay; one of older rules is refused, with both numbers.
`python -m tests.corpus.test_corpus` writes the records that are missing; none is ever rewritten.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import (
    GameSpec,
    InputError,
    Rng,
    Seeded,
    Table,
    game,
    games,
    read_record,
    write_record,
)

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.heroon"))


def rules_of(path: Path) -> tuple[str, int]:
    """The game of a record and its version of the rules, by the file's name."""
    name, _, rules = path.stem.rpartition("-")
    return next(game_id for game_id in games() if name.startswith(f"{game_id}-")), int(rules)


OLDER = [path for path in RECORDS if rules_of(path)[1] < game(rules_of(path)[0]).rules]
#: Settings beside the modes that are worth a record of their own.
MORE = {
    "micro-hero": {
        "expansions": dict.fromkeys(("blood", "shield", "hera", "anger", "omphale"), "yes"),
    }
}


def wanted(game_id: str) -> dict[str, tuple[int, dict[str, str]]]:
    """By file name, how many play and under which options."""
    spec: GameSpec[Any] = game(game_id)
    settings = {name: dict(mode) for name, mode in spec.modes.items()} | MORE.get(game_id, {})
    many = len(spec.seats) > 1
    return {
        f"{game_id}-{name}{f'-{seats}p' if many else ''}-{spec.rules}.heroon": (seats, options)
        for name, options in settings.items()
        for seats in spec.seats
    }


@pytest.mark.parametrize("path", sorted(set(RECORDS) - set(OLDER)), ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    table, _ = read_record(path.read_text(encoding="utf-8"), path.name)
    assert table.over


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_refused_with_both_numbers(path: Path) -> None:
    """It would be another game: what was answered then is not asked now."""
    game_id, rules = rules_of(path)
    why = f"written with rules {rules}, this is rules {game(game_id).rules}"
    with pytest.raises(InputError, match=why):
        read_record(path.read_text(encoding="utf-8"), path.name)


@pytest.mark.parametrize("game_id", games())
def test_every_game_and_mode_has_a_record(game_id: str) -> None:
    assert set(wanted(game_id)) <= {path.name for path in RECORDS}


def write_missing() -> None:
    for game_id in games():
        for name, (seats, options) in wanted(game_id).items():
            if not (FOLDER / name).exists():
                (FOLDER / name).write_text(played(game(game_id), name, seats, options), "utf-8")


def played(spec: GameSpec[Any], name: str, seats: int, options: dict[str, str]) -> str:
    """The record of a game, in which the policy answers more often than chance."""
    table = Table(spec, options, Seeded(f"corpus {name}"), seats=seats)
    rng = Rng(1)
    while table.ask is not None:
        word = rng.choice(table.ask.words)
        if spec.policy is not None and rng.below(10):
            word = spec.policy(table.g, table.ask, rng)
        seat = spec.words.said_by[word]
        table.answer(word, seat if seat >= 0 else (table.ask.seats & -table.ask.seats) >> 1)
    return write_record(table)


if __name__ == "__main__":
    write_missing()
