"""The reasons why something given is refused, in the reader's language.

The kernel explains in English, with what was given inside the sentence; `reasons.toml` holds the
same sentences in French.  What is not found there stays as it is.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .core import Texts

#: The tables of `reasons.toml`: reasons of refusals, how scenarios fail, what is wrong with files.
_REASON: Final = "reason"
_SCENARIO: Final = "scenario"
_PROBLEM: Final = "problem"
#: The quoted parts of a sentence, which stay as they are: nothing in them is a sentence of ours.
_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"")


def _read() -> dict[str, list[dict[str, Any]]]:
    text = files("heroon.texts").joinpath("reasons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _table(kind: str) -> list[tuple[re.Pattern[str], str]]:
    # The longer sentence first: a short one with a gap would match more than it should.
    rows = sorted(_read()[kind], key=lambda row: -len(row["en"]))
    out = []
    for row in rows:
        gaps = "(.*?)".join(re.escape(part) for part in row["en"].split("{}"))
        out.append((re.compile(gaps, re.DOTALL), row["fr"]))
    return out


def templates() -> set[str]:
    """List the English sentences that have a French one."""
    return {row["en"] for rows in _read().values() for row in rows}


def reason(why: str, lang: str) -> str:
    """Translate a sentence of the kernel into a language."""
    return why if lang != "fr" else _french(why, (_REASON,))


def refused(why: str, t: Texts) -> str:
    """Say why these texts' game (by a key) or the kernel (in a sentence) refuses something."""
    return t.text(f"reason-{why}") if t.has(f"reason-{why}") else reason(why, t.lang)


def failure(why: str, lang: str) -> str:
    """Say in a language how a scenario came out otherwise than it says."""
    return why if lang != "fr" else _french(why, (_SCENARIO, _REASON))


def problem(why: str, lang: str) -> str:
    """Say in a language what is wrong with a file of a game (`heroon.texts.whole`)."""
    return why if lang != "fr" else _french(why, (_PROBLEM, _REASON))


class _Gap(str):
    """A value in a gap of a sentence; with `:n` a number, with a space between the thousands."""

    __slots__ = ()

    def __format__(self, how: str) -> str:
        if how == "n" and self.isdecimal():
            return f"{int(self):,}".replace(",", "\u202f")
        return str(self)


def _french(why: str, kinds: tuple[str, ...]) -> str:
    if _QUOTED.fullmatch(why):
        return why
    for kind in kinds:
        for pattern, french in _table(kind):
            found = pattern.fullmatch(why)
            if found:
                # What fills a gap may itself be a sentence of the kernel.
                return french.format(*(_Gap(_french(gap, kinds)) for gap in found.groups()))
    return why
