"""The reading and writing of headers and lines that records and positions have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .ask import NATURE
from .errors import MALFORMED, NOT_YOURS, REFUSED, STALE, UNKNOWN, InputError
from .spec import GameSpec
from .table import Table
from .tokens import DRAWN, ENDS, NO_ONE

_HEAD: Final = frozenset(
    {"game", "rules", "cards", "seats", "options", "seed", "result", "reason", "undos", "practice"}
)


def check_head(head: Mapping[str, Any], spec: GameSpec[Any], where: str) -> None:
    """Raise `InputError` for a header of another game, other rules or cards, or odd entries."""
    odd = sorted(set(head) - _HEAD)
    if odd:
        raise InputError(UNKNOWN, "no such entry in a header", odd[0], where)
    if head.get("game") != spec.id:
        raise InputError(REFUSED, f"this is no file of {spec.id}", str(head.get("game")), where)
    for key in ("rules", *(["cards"] if spec.cards_hash else [])):
        if key not in head:
            raise InputError(MALFORMED, f"the entry {key!r} is missing", where=where)
    if head["rules"] != spec.rules:
        why = f"written with rules {head['rules']!r}, this is rules {spec.rules}"
        raise InputError(REFUSED, why, where=where)
    if head.get("cards", "") != spec.cards_hash:
        raise InputError(REFUSED, "written with other card data", where=where)


def text_of_head(head: Mapping[str, Any], key: str, where: str) -> str:
    """Read an entry of a header that is a text; raises `InputError`."""
    value = head.get(key)
    if not isinstance(value, str):
        raise InputError(MALFORMED, f"the entry {key!r} is missing", where=where)
    return value


def seats_of_head(head: Mapping[str, Any], key: str, spec: GameSpec[Any], where: str) -> int:
    """Read from a header how many seats play; raises `InputError`."""
    value = head.get(key, spec.seats[0])
    if not isinstance(value, int) or value not in spec.seats:
        raise InputError(REFUSED, f"{spec.id} has no game for that many", str(value)[:20], where)
    return value


def as_toml(value: Any) -> str:
    """Write a value as TOML: a text, a number, true or false, a list."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = "".join(
            c if c.isprintable() and c not in '"\\' else f"\\u{ord(c):04x}" for c in value
        )
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    return str(value)


def take_line(table: Table[Any], line: str, where: str) -> None:
    """Play one line of a record: apply a token, or compare a digest; raises `InputError`."""
    speaker, _, token = line.strip().partition(" ")
    if speaker == "=":
        if token != table.spec.digest(table.g):
            raise InputError(REFUSED, "the position here is not the one recorded", token, where)
        return
    if not token or not (speaker == "*" or speaker.isdecimal()) or len(speaker) > 3:
        raise InputError(MALFORMED, "a line is `SEAT WORD` or `* STREAM=OUTCOME`", line[:80], where)
    if table.ask is None:
        raise InputError(STALE, "the game is over before this line", line[:80], where)
    _check_turn(table, speaker, token, where)
    try:
        if token == ENDS[DRAWN] and speaker != "*":
            table.draw(int(speaker))  # what was offered before is not written
            return
        table.answer(token, NO_ONE if speaker == "*" else int(speaker))
    except InputError as bad:
        raise InputError(bad.kind, bad.why, token[:80], where, bad.rule) from None


def _check_turn(table: Table[Any], speaker: str, token: str, where: str) -> None:
    """Raise `InputError` where a line is nature's but a seat is asked, or the other way round."""
    ask = table.ask
    if ask is None or token in ENDS.values():
        return
    if ask.seats == NATURE:
        stream = table.spec.words.streams[ask.prompt].name
        if speaker != "*":
            why = f"before this line one of nature is missing: {stream} is asked for"
            raise InputError(NOT_YOURS, why, token[:80], where)
        if token.rpartition("=")[0] not in ("", stream):
            why = f"a line is missing or one too many: {stream} is asked for"
            raise InputError(REFUSED, why, token[:80], where)
    elif speaker == "*":
        why = f"nature is not asked here: {table.spec.words.prompts[ask.prompt].name} is"
        raise InputError(NOT_YOURS, why, token[:80], where)
