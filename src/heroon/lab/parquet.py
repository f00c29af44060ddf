"""Simulated games as a Parquet file: a row a game, and what they are in the file's own metadata.

The same series gives the same bytes for any number of workers and at any place.  docs/formats.md
describes the columns.  Polars is imported where it is used.
"""

from __future__ import annotations

import importlib.util
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import heroon
from heroon.ai.together import together
from heroon.kernel import GameSpec, InputError, game
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.heuristics import heuristics_of
from heroon.testing.soak import commit

from .simulate import Game, Summary, sum_up, winners
from .workers import digest

if TYPE_CHECKING:
    import polars as pl

#: The entry of the metadata that is ours: a text in JSON.
KEY: Final = "heroon"
#: Counts the changes of what is written.
FORMAT: Final = 1
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
    played: list[Game]
    origin: Origin


def check_lab(token: str, where: str) -> None:
    """Raise `InputError` unless all is installed that files and plots of games need."""
    if any(importlib.util.find_spec(name) is None for name in _NEEDED):
        why = "Parquet and plots need more packages: pip install 'heroon[lab]'"
        raise InputError(REFUSED, why, token, where)


def origin_of(summary: Summary) -> Origin:
    """Tell where games come from that are played now, by this program."""
    spec = game(summary.game)
    chosen = spec.settings(summary.options)
    settings = {o.name: o.domain.by_value[chosen[o.name]] for o in spec.options}
    cards = summary.cards or spec.cards_hash
    return Origin(spec.rules, cards, settings, heroon.__version__, commit(), digest())


def write_games(path: Path, summary: Summary, played: Sequence[Game]) -> None:
    """Write games to a Parquet file, whole."""
    import polars as pl

    spec = game(summary.game)
    chosen = spec.settings(summary.options)
    kinds = _kinds()
    columns: dict[str, list[Any]] = {
        name: [_plain(getattr(g, name)) for g in played] for name in Game._fields
    }
    columns[_WON] = [_won(spec, chosen, g) for g in played]
    frame = pl.DataFrame({name: columns[name] for name in kinds}, kinds)
    found = io.BytesIO()
    frame.write_parquet(found, metadata={KEY: json.dumps(_about(summary), ensure_ascii=False)})
    path.write_bytes(found.getvalue())


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


def _plain(value: Any) -> Any:
    """Return a value as a column holds it: a list for a tuple, nothing for an empty text."""
    return [*value] if isinstance(value, tuple) else None if value == "" else value


def _won(spec: GameSpec[Any], chosen: dict[str, int], g: Game) -> list[bool] | None:
    """Tell for each seat whether it won; None where a game only says how far all came."""
    many = len(g.seats)
    if not together(spec, chosen, many):
        ahead = winners(g.result, spec.teams_of(chosen, many))
        return [seat in ahead for seat in range(many)]
    progress = heuristics_of(spec).progress
    if progress is None:
        return None
    return [g.result[0] >= progress(spec.blank(chosen, many))[1]] * many


def _about(summary: Summary) -> dict[str, Any]:
    """Describe a series as plain data."""
    about: dict[str, Any] = {"format": FORMAT, "game": summary.game, "bots": [*summary.bots]}
    about |= {"seed": summary.seed, "mirrored": summary.mirrored, "options": summary.options}
    about |= {"engine": summary.engine, "stopped": summary.stopped}
    about |= {"own_cards": bool(summary.cards)}
    return about | origin_of(summary)._asdict()


def read_games(path: Path) -> Found:
    """Read the games of a file and sum them up anew; raises `InputError`, `OSError`."""
    import polars as pl

    content = path.read_bytes()
    try:
        about = json.loads(pl.read_parquet_metadata(io.BytesIO(content))[KEY])
        summary, origin = _summary(about), _origin(about)
        played = _games(pl.read_parquet(io.BytesIO(content)), len(summary.bots))
        sum_up(summary, played)
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, str(path), bad.rule) from None
    except (pl.exceptions.PolarsError, AttributeError, LookupError, TypeError, ValueError):
        why = "no Parquet file of games that “simulate --out” wrote"
        raise InputError(MALFORMED, why, str(path)) from None
    return Found(summary, played, origin)


def _games(frame: pl.DataFrame, seats: int) -> list[Game]:
    """Make games of the rows of a table; raises `ValueError` where one cannot be a game."""
    if dict(frame.schema) != _kinds():
        raise ValueError("other columns")
    if any(frame[name].null_count() for name in Game._fields if name != _MAY_LACK):
        raise ValueError("a cell is empty")
    played = []
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
