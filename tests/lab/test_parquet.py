"""Games in a Parquet file: the same games back, the same bytes anywhere, wrong files refused."""

import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import heroon
from heroon.ai.extras import install
from heroon.kernel import InputError, game, games
from heroon.lab import PlayedGames, parquet, simulate
from heroon.lab.parquet import KEY, ParquetWriter, count_games, read_games, write_games
from heroon.lab.tally import Summary
from heroon.testing.settings import allowing

#: The figures of a summary that tell how fast it was played.
_SPEED = {"seconds", "choices_per_s", "decisions_per_s", "tokens_per_s"}


def played(name: str, many: int = 6, **more: Any) -> tuple[Summary, PlayedGames]:
    seats = game(name).seats[-1]
    given = {"options": allowing(game(name), seats), "workers": 1, "engine": "python"}
    return simulate(name, ["random"] * seats, many, seed=4, **{**given, **more})


@pytest.mark.parametrize("name", games())
def test_the_same_games_come_back(tmp_path: Path, name: str) -> None:
    summary, found = played(name)
    write_games(tmp_path / "x", summary, found)
    kept = read_games(tmp_path / "x")
    assert kept.played == found
    told, before = kept.summary.to_dict(), summary.to_dict()
    assert {key for key in before if told.get(key) != before[key]} <= _SPEED
    spec = game(name)
    assert (kept.origin.rules, kept.origin.cards) == (spec.rules, spec.cards_hash)
    assert kept.origin.version == heroon.__version__ and len(kept.origin.sources) == 64
    assert spec.settings(kept.origin.settings) == spec.settings(summary.options)


def test_the_columns_have_types_and_say_who_won(tmp_path: Path) -> None:
    summary, found = played("heroz", 8)
    write_games(tmp_path / "x", summary, found)
    frame = pl.read_parquet(tmp_path / "x")
    assert {name: str(kind) for name, kind in frame.schema.items()} == {
        "number": "UInt64",
        "seats": "List(String)",
        "result": "List(Int64)",
        "won": "List(Boolean)",
        "reason": "String",
        "choices": "UInt32",
        "decisions": "UInt32",
        "tokens": "UInt32",
        "turns": "UInt32",
        "ended_at": "String",
    }
    assert frame["won"].to_list() == [[a > b, b > a] for a, b in frame["result"]]
    assert frame["ended_at"].null_count() == 8
    # In pairs each bot sits in each seat once: what Polars counts is what the summary says.
    first = frame.with_columns(seat=pl.col("number") % 2)
    wins = first.select(pl.col("won").list.get(pl.col("seat")).sum()).item()
    assert wins == summary.wins[0]


def test_what_is_won_together_is_told_of_every_seat(tmp_path: Path) -> None:
    summary, found = simulate("micro-hero", ["heuristic"], 60, seed=1, workers=1)
    write_games(tmp_path / "x", summary, found)
    assert pl.read_parquet(tmp_path / "x")["won"].list.first().sum() == summary.wins[0] > 0


@pytest.mark.slow
def test_the_number_of_workers_changes_no_byte(tmp_path: Path) -> None:
    for workers in (1, 2):
        write_games(tmp_path / str(workers), *played("heroz", 42, workers=workers))
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_own_cards_are_told(tmp_path: Path) -> None:
    own = "[numbers]\ngoal = 1\n"
    write_games(tmp_path / "x", *played("heroz", 2, cards=own))
    kept = read_games(tmp_path / "x")
    assert kept.summary.cards == kept.origin.cards == game("heroz").using(own, "").cards_hash
    assert kept.origin.cards != game("heroz").cards_hash


def damaged(path: Path, change: Callable[[pl.DataFrame], pl.DataFrame], **more: Any) -> Path:
    """A file of games, changed; `more` are other entries of what is told of it."""
    frame = pl.read_parquet(path)
    about = json.loads(pl.read_parquet_metadata(path)[KEY]) | more
    out = path.with_name("damaged")
    change(frame).write_parquet(out, metadata={KEY: json.dumps(about)})
    return out


def same(frame: pl.DataFrame) -> pl.DataFrame:
    return frame


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"game": "chess"}, "no such game"),
        ({"options": {"tea": "yes"}}, "no such option"),
        ({"options": [1]}, "no Parquet file of games"),
        ({"bots": ["random"]}, "no Parquet file of games"),
        ({"format": 2}, "no Parquet file of games"),
        ({"rules": "x"}, "no Parquet file of games"),
    ],
)
def test_what_is_told_wrong_is_refused(tmp_path: Path, more: dict[str, Any], why: str) -> None:
    write_games(tmp_path / "x", *played("heroz", 2))
    with pytest.raises(InputError, match=why) as bad:
        read_games(damaged(tmp_path / "x", same, **more))
    assert "damaged" in str(bad.value)


@pytest.mark.parametrize(
    "change",
    [
        lambda frame: frame.drop("turns"),
        lambda frame: frame.with_columns(turns=pl.col("turns").cast(pl.String)),
        lambda frame: frame.with_columns(reason=pl.lit(None, pl.String)),
        lambda frame: frame.with_columns(result=pl.col("result").list.head(1)),
    ],
)
def test_other_columns_are_refused(
    tmp_path: Path, change: Callable[[pl.DataFrame], pl.DataFrame]
) -> None:
    write_games(tmp_path / "x", *played("heroz", 2))
    with pytest.raises(InputError, match="no Parquet file of games"):
        read_games(damaged(tmp_path / "x", change))


def test_no_games_are_a_file_too(tmp_path: Path) -> None:
    write_games(tmp_path / "x", *played("heroz", 2))
    kept = read_games(damaged(tmp_path / "x", lambda frame: frame.head(0), stopped=True))
    assert not kept.played and kept.summary.stopped and kept.summary.games == 0


def test_a_long_series_is_written_and_read_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games there are, a writer and a reader hold those of one group."""
    monkeypatch.setattr(parquet, "ROWS", 8)
    summary, whole = played("micro-hero", 53)
    held: list[int] = []
    with ParquetWriter(tmp_path / "x", "micro-hero", {}) as out:
        for at in range(0, 53, 5):
            out.add(whole[at : at + 5])
            held.append(out.waiting)
        out.close(summary)
    assert max(held) < 8 and min(held) < 5
    assert sum(1 for _ in Path(tempfile.gettempdir()).glob("heroon-games-*")) == 0
    groups: list[PlayedGames] = []
    found = count_games(tmp_path / "x", groups.append)
    assert [len(part) for part in groups] == [8] * 6 + [5]
    assert [one for part in groups for one in part] == whole
    assert found.summary.journey == summary.journey and found.span == (0, 52)


def test_a_file_in_groups_is_the_same_file(tmp_path: Path) -> None:
    """Where the games are cut changes no byte."""
    summary, whole = played("heroz", 20)
    for name, step in (("a", 20), ("b", 3)):
        with ParquetWriter(tmp_path / name, "heroz", {}) as out:
            for at in range(0, 20, step):
                out.add(whole[at : at + step])
            out.close(summary)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_without_an_end_there_is_no_file(tmp_path: Path) -> None:
    with ParquetWriter(tmp_path / "x", "heroz", {}) as out:
        out.add(played("heroz", 2)[1])
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("content", [b"", b"PAR1", b"number,seats\n"])
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    with pytest.raises(InputError, match="no Parquet file of games"):
        read_games(path)
    pl.DataFrame({"a": [1]}).write_parquet(path)
    with pytest.raises(InputError, match="no Parquet file of games"):
        read_games(path)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    parquet.check_lab("x", "out")
    monkeypatch.setattr(parquet, "_NEEDED", ("polars", "nothing_of_that_name"))
    with pytest.raises(InputError, match=re.escape(install("lab"))):
        parquet.check_lab("x", "out")
