"""A reader of TOML that somebody else wrote, within bounds that are checked before parsing.

A parser needs time and memory that grow with the square of some inputs (one key of thirty
thousand dots took a minute and gigabytes), so length, lines, tables and the depth of keys are
looked at first.  Whatever is refused is refused at once.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from .errors import MALFORMED, InputError

#: The longest TOML text that is parsed, in characters: an owner's cards need 15,000 at most.
LONGEST_TOML: Final = 60_000
#: The same for what comes with a game.
LONGEST_OWN: Final = 200_000
#: The longest line of a TOML text, in characters: a field of a position is one line.
LONGEST_LINE: Final = 8_000
#: The most tables (`[name]`), and the most lines.
MOST_TABLES: Final = 200
MOST_LINES: Final = 4_000
#: The most parts of a key, `a.b.c`; ours have one, and two in the cards of an owner.
DEEPEST_KEY: Final = 4
#: How deep lists and inline tables may lie in each other.
DEEPEST_LIST: Final = 8

#: A text in one line, escapes included.
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*+"|\'[^\']*+\'')
_DEEP_KEY: Final = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{DEEPEST_KEY}}}")
_BRACKETS: Final = re.compile(r"[^\[\]{}]++")


def plain(text: str) -> str:
    """Return the text without an editor's byte order mark, all its lines ended by a newline."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def read_toml(text: str, where: str, longest: int = LONGEST_TOML) -> dict[str, Any]:
    """Parse a TOML text of at most `longest` characters; raises `InputError` with the place."""
    text = plain(text)
    if len(text) > longest:
        why = f"too long: {len(text)} characters, at most {longest}"
        raise InputError(MALFORMED, why, where=where)
    _check_lines(text, where)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as bad:
        raise InputError(MALFORMED, f"not TOML: {bad}", where=where) from None


#: One part of a key, bare or quoted, and what may stand before it.
_PART: Final = re.compile(r"\s*+([\w-]++|\"[^\"\\\n]*+\"|'[^'\n]*+')\s*+")


def lines_of(text: str) -> dict[tuple[str, ...], int]:
    """Map each table and key of a TOML text to its line (from 1).

    Elements of a list that have lines of their own are named by their place: `("a", "b", "0")`.
    Keys inside a table in a line share its line and are not listed.
    """
    out: dict[tuple[str, ...], int] = {}
    table: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    depth = element = 0
    for number, line in enumerate(plain(text).split("\n"), 1):
        bare = _QUOTED.sub("_", line).partition("#")[0]
        if depth:
            if bare.strip("[]{}, \t"):
                out.setdefault((*key, str(element)), number)
                element += 1
        elif bare.lstrip().startswith("["):
            table = _parts(line.lstrip().lstrip("["))
            out.setdefault(table, number)
            continue
        else:
            key = (*table, *_parts(line))
            for i in range(len(table) + 1, len(key) + 1):
                out.setdefault(key[:i], number)
            element = 0
        opened = _BRACKETS.sub("", bare)
        depth = max(0, depth + sum(1 if bracket in "[{" else -1 for bracket in opened))
    return out


def _parts(text: str) -> tuple[str, ...]:
    """Split the key that a line begins with into its parts."""
    out: list[str] = []
    at = 0
    while (found := _PART.match(text, at)) is not None:
        part = found[1]
        out.append(part[1:-1] if part[0] in "\"'" else part)
        at = found.end()
        if text[at : at + 1] != ".":
            break
        at += 1
    return tuple(out)


def _check_lines(text: str, where: str) -> None:
    """Raise `InputError` at the first line with more than our files ever hold."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise InputError(MALFORMED, f"too many lines, at most {MOST_LINES}", where=where)
    tables = depth = 0
    for number, line in enumerate(lines, 1):
        place = f"{where}, line {number}"
        if len(line) > LONGEST_LINE:
            why = f"the line is too long, at most {LONGEST_LINE} characters"
            raise InputError(MALFORMED, why, where=place)
        if '"""' in line or "'''" in line:
            raise InputError(MALFORMED, "a text must end in its own line", where=place)
        bare = _QUOTED.sub("_", line).partition("#")[0]
        if _DEEP_KEY.search(bare):
            why = f"a key has too many parts, at most {DEEPEST_KEY}"
            raise InputError(MALFORMED, why, where=place)
        tables += depth == 0 and bare.lstrip().startswith("[")
        depth = _depth(bare, depth, place)
        if tables > MOST_TABLES:
            why = f"too many tables, at most {MOST_TABLES}"
            raise InputError(MALFORMED, why, where=place)


def _depth(bare: str, depth: int, place: str) -> int:
    """Count the brackets that are open after a line; raises `InputError` for too many."""
    for bracket in _BRACKETS.sub("", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST_LIST:
            raise InputError(MALFORMED, "lists lie too deep in each other", where=place)
    return max(depth, 0)
