"""Simulated games as a Parquet file: a row a game, and what they are in the file's own metadata.

The same series gives the same bytes for any number of workers and at any place.  A file is written
and read in groups of rows, so that however long a series is, only some of its games are in memory.
docs/formats.md describes the columns.  Polars is imported where it is used.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import heroon
from heroon.ai.extras import install
from heroon.ai.together import together
from heroon.kernel import GameSpec, InputError, game
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.heuristics import heuristics_of
from heroon.testing.soak import commit
from heroon.testing.whole import whole

from .games import Game, PlayedGames
from .tally import SeriesTally, Summary, sum_up, tally_of, winners
from .workers import digest

if TYPE_CHECKING:
    import polars as pl

#: The entry of the metadata that is ours: a text in JSON.
KEY: Final = "heroon"
#: Counts the changes of what is written.
FORMAT: Final = 1
#: The games of a group of rows.
ROWS: Final = 50_000
#: The column that is computed from the others, and the one that a game need not fill.
_WON: Final = "won"
_MAY_LACK: Final = "ended_at"
#: The modules of the extra `lab`.
_NEEDED: Final = ("polars", "altair", "vl_convert")


class Origin(NamedTuple):
    """Where the games of a file come from, beside what their summary tells."""

    rules: int
    cards: str
    settings: dict[str, str]
    version: str
    commit: str
    sources: str


class Found(NamedTuple):
    """The games of a file: what was played, the games, and where they come from."""

    summary: Summary
    played: PlayedGames
    origin: Origin


class Counted(NamedTuple):
    """A file of games, counted: what was played, the counts, and where the games come from.

    `span` are the least and the greatest number of a game; (0, -1) where there is none.
    """

    summary: Summary
    tally: SeriesTally
    origin: Origin
    span: tuple[int, int]


def check_lab(token: str, where: str) -> None:
    """Raise `InputError` unless all is installed that files and plots of games need."""
    if any(importlib.util.find_spec(name) is None for name in _NEEDED):
        why = f"Parquet and plots need more packages: {install('lab')}"
        raise InputError(REFUSED, why, token, where)


def origin_of(summary: Summary) -> Origin:
    """Tell where games come from that are played now, by this program."""
    spec = game(summary.game)
    chosen = spec.settings(summary.options)
    settings = {o.name: o.domain.by_value[chosen[o.name]] for o in spec.options}
    cards = summary.cards or spec.cards_hash
    return Origin(spec.rules, cards, settings, heroon.__version__, commit(), digest())


def write_games(path: Path, summary: Summary, played: Iterable[Game]) -> None:
    """Write games to a Parquet file, whole."""
    with ParquetWriter(path, summary.game, summary.options) as out:
        out.add(PlayedGames(played))
        out.close(summary)


class ParquetWriter:
    """A Parquet file of games that come one after the other, of which few are in memory.

    The groups lie in a folder for temporary files until the series has ended: only then it is
    known what is told of it.  Without `close` there is no file.
    """

    def __init__(self, path: Path, name: str, options: dict[str, str]):
        self._path = path
        self._spec = game(name)
        self._chosen = self._spec.settings(options)
        self._waiting = PlayedGames()
        self._parts: list[Path] = []

    def __enter__(self) -> ParquetWriter:
        self._folder = tempfile.TemporaryDirectory(prefix="heroon-games-")
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    @property
    def waiting(self) -> int:
        """How many games are in memory: fewer than a group."""
        return len(self._waiting)

    def add(self, played: PlayedGames) -> None:
        """Add games of the series."""
        self._waiting.extend(played)
        while len(self._waiting) >= ROWS:
            self._write(self._waiting[:ROWS])
            self._waiting = self._waiting[ROWS:]

    def close(self, summary: Summary) -> None:
        """Write the file of a series that has ended; raises `OSError`."""
        import polars as pl

        if self._waiting or not self._parts:
            self._write(self._waiting)
        about = {KEY: json.dumps(_about(summary), ensure_ascii=False)}
        parts = pl.scan_parquet(self._parts)
        with whole(self._path) as beside, _errors_of_the_system():
            parts.sink_parquet(beside, row_group_size=ROWS, metadata=about)

    def _write(self, played: PlayedGames) -> None:
        """Write a group of rows to a file of its own."""
        path = Path(self._folder.name) / f"{len(self._parts):06}.parquet"
        with _errors_of_the_system():
            _frame(self._spec, self._chosen, played).write_parquet(path)
        self._parts.append(path)


@contextlib.contextmanager
def _errors_of_the_system() -> Iterator[None]:
    """Raise as `OSError` what Polars tells of the system: a full disk, most of all."""
    import polars as pl

    try:
        yield
    except pl.exceptions.PolarsError as bad:
        found = re.search(r"\(os error (\d+)\)", str(bad))
        if found is None:
            raise
        number = int(found[1])
        raise OSError(number, os.strerror(number)) from None


def _frame(spec: GameSpec[Any], chosen: dict[str, int], played: PlayedGames) -> pl.DataFrame:
    """Make a table of games."""
    import polars as pl

    kinds = _kinds()
    columns: dict[str, list[Any]] = {name: [*found] for name, found in played.columns().items()}
    won = cache(lambda result: _won(spec, chosen, result))
    columns[_WON] = [won(result) for result in columns["result"]]
    columns[_MAY_LACK] = [name or None for name in columns[_MAY_LACK]]
    for name in ("seats", "result"):
        columns[name] = [*map(list, columns[name])]
    return pl.DataFrame({name: columns[name] for name in kinds}, kinds)


def _kinds() -> dict[str, Any]:
    """List the columns in their order, with the type of each."""
    import polars as pl

    count = pl.UInt32()
    return {
        "number": pl.UInt64(),
        "seats": pl.List(pl.String()),
        "result": pl.List(pl.Int64()),
        _WON: pl.List(pl.Boolean()),
        "reason": pl.String(),
        **dict.fromkeys(("choices", "decisions", "tokens", "turns"), count),
        _MAY_LACK: pl.String(),
    }


def _won(spec: GameSpec[Any], chosen: dict[str, int], result: tuple[int, ...]) -> list[bool] | None:
    """Tell for each seat whether it won; None where a game only says how far all came."""
    many = len(result)
    if not together(spec, chosen, many):
        ahead = winners(result, spec.teams_of(chosen, many))
        return [seat in ahead for seat in range(many)]
    progress = heuristics_of(spec).progress
    if progress is None:
        return None
    return [result[0] >= progress(spec.blank(chosen, many))[1]] * many


def _about(summary: Summary) -> dict[str, Any]:
    """Describe a series as plain data."""
    about: dict[str, Any] = {"format": FORMAT, "game": summary.game, "bots": [*summary.bots]}
    about |= {"seed": summary.seed, "mirrored": summary.mirrored, "options": summary.options}
    about |= {"engine": summary.engine, "stopped": summary.stopped}
    about |= {"own_cards": bool(summary.cards)}
    return about | origin_of(summary)._asdict()


def read_games(path: Path) -> Found:
    """Read the games of a file and sum them up anew; raises `InputError`, `OSError`."""
    played = PlayedGames()
    found = count_games(path, played.extend)
    return Found(found.summary, played, found.origin)


def count_games(path: Path, into: Callable[[PlayedGames], None] | None = None) -> Counted:
    """Read the games of a file and sum them up anew, but keep none; `into` is given each group.

    Raises `InputError`, `OSError`.
    """
    import polars as pl

    with path.open("rb"):
        pass  # the reasons of the system come first
    try:
        about = json.loads(pl.read_parquet_metadata(path)[KEY])
        summary, origin = _summary(about), _origin(about)
        tally, low, high = SeriesTally(), [], []
        for frame in _groups(path):
            played = _games(frame, len(summary.bots))
            tally.count(played, summary.mirrored)
            low.append(min(played.numbers))
            high.append(max(played.numbers))
            if into is not None:
                into(played)
        span = (min(low), max(high)) if low else (0, -1)
        summary.first = span[0]
        sum_up(summary, tally)
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, str(path), bad.rule) from None
    except (pl.exceptions.PolarsError, AttributeError, LookupError, TypeError, ValueError):
        why = "no Parquet file of games that “simulate --out” wrote"
        raise InputError(MALFORMED, why, str(path)) from None
    return Counted(summary, tally, origin, span)


def join(files: Sequence[Counted]) -> Counted:
    """Join files of one series into one."""
    whole = replace(files[0].summary, stopped=files[-1].summary.stopped)
    tally = tally_of(one.tally for one in files)
    sum_up(whole, tally)
    span = files[0].span[0], files[-1].span[1]
    return Counted(whole, tally, files[0].origin, span)


def same_series(one: Counted, other: Counted) -> bool:
    """Return whether two files are parts of one series: of the same games, and none is in both."""
    parts = (_described(kept) for kept in (one, other))
    apart = one.span[1] < other.span[0] or other.span[1] < one.span[0]
    return next(parts) == next(parts) and apart


def _described(kept: Counted) -> tuple[object, ...]:
    s = kept.summary
    return s.game, s.bots, s.seed, s.mirrored, s.options, s.cards, kept.origin


def _groups(path: Path) -> Iterator[pl.DataFrame]:
    """Read a file in groups of rows; raises `ValueError` for a table of something else."""
    import polars as pl

    rows = pl.scan_parquet(path)
    if dict(rows.collect_schema()) != _kinds():
        raise ValueError("other columns")
    many = rows.select(pl.len()).collect().item()
    for at in range(0, many, ROWS):
        yield rows.slice(at, ROWS).collect()


def _games(frame: pl.DataFrame, seats: int) -> PlayedGames:
    """Make games of the rows of a table; raises `ValueError` where one cannot be a game."""
    if any(frame[name].null_count() for name in Game._fields if name != _MAY_LACK):
        raise ValueError("a cell is empty")
    played = PlayedGames()
    for row in frame.select(Game._fields).iter_rows():
        g = Game._make(row)
        if len(g.seats) != seats or len(g.result) != seats:
            raise ValueError("another number of seats")
        at = g.ended_at or ""
        played.append(g._replace(seats=tuple(g.seats), result=tuple(g.result), ended_at=at))
    return played


def _summary(about: dict[str, Any]) -> Summary:
    """Begin the summary of the games that are described, without their figures."""
    if about["format"] != FORMAT:
        raise ValueError("of another format")
    bots = tuple(map(str, about["bots"]))
    options = _names(about["options"])
    summary = Summary(
        str(about["game"]), options, bots, int(about["seed"]), bool(about["mirrored"])
    )
    summary.engine, summary.stopped = str(about["engine"]), bool(about["stopped"])
    summary.cards = str(about["cards"]) if about["own_cards"] else ""
    return summary


def _origin(about: dict[str, Any]) -> Origin:
    texts = (str(about[name]) for name in ("version", "commit", "sources"))
    return Origin(int(about["rules"]), str(about["cards"]), _names(about["settings"]), *texts)


def _names(given: dict[str, Any]) -> dict[str, str]:
    return {str(name): str(value) for name, value in given.items()}
