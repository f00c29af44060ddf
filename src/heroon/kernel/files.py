"""Records and transcripts as text that a person can read and mend.

A record is a TOML header, a line `---`, then one token a line.  What is wrong in a file is said
with its line.  Positions are TOML, too (see `positions`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Any, Final

from .drivers import Seeded
from .errors import MALFORMED, REFUSED, InputError
from .heads import as_toml, check_head, seats_of_head, take_line, text_of_head
from .spec import BOUND, GameSpec, game
from .table import Table
from .toml import plain, read_toml

_RULE: Final = "---"
#: Records longer than this, in characters, are refused before they are read.
LONGEST_RECORD: Final = 1_000_000
#: The longest line of a record behind its header, in characters, and the most lines.
_LONGEST_LINE: Final = 1_000
_MOST_LINES: Final = 100_000


def write_record(table: Table[Any], seed: str = "") -> str:
    """Write the full record of a table: header and every token from the set-up on.

    `seed` is written only if given: it is a secret while the game runs.  After each token that
    begins a turn, and at the end of the game, stands a line `= <digest>`.
    """
    spec = table.spec
    head: dict[str, Any] = {
        "game": spec.id,
        "rules": spec.rules,
        "cards": spec.cards_hash,
        "seats": table.seats,
        "undos": table.undos,
    }
    if table.practice:
        head["practice"] = True
    if seed:
        head["seed"] = seed
    if table.over:
        head["result"] = table.result
        head["reason"] = table.reason
    lines = [f"{key} = {as_toml(value)}" for key, value in head.items()]
    lines += ["", "[options]", *(f"{k} = {as_toml(v)}" for k, v in table.options.items()), _RULE]
    return "\n".join(lines + _body(table)) + "\n"


def _body(table: Table[Any]) -> list[str]:
    """List the lines of all tokens, with a digest where a turn begins and at the end."""
    spec = table.spec
    if table.opened:
        raise InputError(REFUSED, "a table opened at a position has no record from the set-up")
    again: Table[Any] = Table(spec, table.options, seats=table.seats)
    lines: list[str] = []
    turn = spec.turn_of(again.g)
    for token in table.tokens:
        lines.append(table.text_of(token))
        again.repeat(token)
        if again.over or spec.turn_of(again.g) != turn:
            turn = spec.turn_of(again.g)
            lines.append(f"= {spec.digest(again.g)}")
    return lines


def read_record(
    text: str, where: str = "record", spec: GameSpec[Any] | None = None, replay_only: bool = True
) -> tuple[Table[Any], str]:
    """Replay a record; return the table at its end, and the seed if the record holds one.

    With `replay_only` the table has no driver and stops where the record stops; otherwise the
    seed drives it on.  Raises `InputError` with line and reason.
    """
    head, lines = _split(text, where)
    spec = spec or game(text_of_head(head, "game", where))
    check_head(head, spec, where)
    options = head.get("options", {})
    if not isinstance(options, dict):
        raise InputError(MALFORMED, "options must be a table", where=where)
    seed = head.get("seed", "")
    if not isinstance(seed, str):
        raise InputError(MALFORMED, "seed must be text", where=where)
    try:
        table: Table[Any] = Table(spec, options, seats=seats_of_head(head, "seats", spec, where))
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, where, bad.rule) from None
    for number, line in lines:
        take_line(table, line, f"{where}, line {number}")
    _check_end(table, head, where)
    undos = head.get("undos", 0)
    if not isinstance(undos, int) or undos < 0:
        raise InputError(MALFORMED, "undos must be a number from 0 up", str(undos)[:40], where)
    table.undos = undos
    table.practice = head.get("practice") is True
    if seed and not replay_only:
        table.drive(Seeded(seed))
    return table, seed


def _split(text: str, where: str) -> tuple[dict[str, Any], Iterator[tuple[int, str]]]:
    """Split a record into its header and its numbered token lines, without comments and blanks."""
    if len(text) > LONGEST_RECORD:
        raise InputError(MALFORMED, "the file is too long", where=where)
    head_text, rule, body = plain(text).partition(f"\n{_RULE}\n")
    if not rule:
        raise InputError(MALFORMED, f"there is no line {_RULE!r} after the header", where=where)
    return read_toml(head_text, where), _lines(body, head_text.count("\n") + 3, where)


def _lines(body: str, first: int, where: str) -> Iterator[tuple[int, str]]:
    """Yield number and text of each line that is neither blank nor a comment, in order."""
    for number, line in enumerate(StringIO(body), first):
        if len(line) > _LONGEST_LINE:
            why = f"the line is too long, at most {_LONGEST_LINE} characters"
            raise InputError(MALFORMED, why, where=f"{where}, line {number}")
        if number - first >= _MOST_LINES:
            raise InputError(MALFORMED, f"too many lines, at most {_MOST_LINES}", where=where)
        token = line.partition("#")[0].rstrip("\n")
        if token.strip():
            yield number, token


def _check_end(table: Table[Any], head: Mapping[str, Any], where: str) -> None:
    if "result" not in head:
        return
    if head.get("reason") == BOUND and not table.over:
        table.meet_bound()
    if not table.over or head["result"] != table.result or head.get("reason") != table.reason:
        raise InputError(REFUSED, "the recorded result is not the one played", where=where)


def write_transcript(table: Table[Any], seat: int) -> str:
    """Write what one seat was told, an event a line: nothing in it is secret to that seat."""
    words = table.spec.words
    lines = [f"# {table.spec.id}, seat {seat}"]
    for event in table.events(seat):
        info = words.events[event.id]
        args = (
            f"{name}={of.by_value.get(value, value)}"
            for (name, of), value in zip(info.args, event.args, strict=True)
        )
        lines.append(" ".join([info.name, *args]))
    return "\n".join(lines) + "\n"
