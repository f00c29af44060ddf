"""Why something given is refused, in the reader's language.

The kernel explains in English, with what was given inside the sentence; `reasons.toml` holds the
same sentences in French.  What is not found there stays as it is.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files


@cache
def _table() -> list[tuple[re.Pattern[str], str]]:
    text = files("heroon.texts").joinpath("reasons.toml").read_text(encoding="utf-8")
    rows = tomllib.loads(text)["reason"]
    # The longer sentence first: a short one with a gap would match more than it should.
    rows.sort(key=lambda row: -len(row["en"]))
    out = []
    for row in rows:
        gaps = "(.*?)".join(re.escape(part) for part in row["en"].split("{}"))
        out.append((re.compile(gaps, re.DOTALL), row["fr"]))
    return out


def templates() -> set[str]:
    """The English sentences that have a French one."""
    text = files("heroon.texts").joinpath("reasons.toml").read_text(encoding="utf-8")
    return {row["en"] for row in tomllib.loads(text)["reason"]}


def reason(why: str, lang: str) -> str:
    """A sentence of the kernel in a language."""
    if lang != "fr":
        return why
    for pattern, french in _table():
        found = pattern.fullmatch(why)
        if found:
            # What fills a gap may itself be a sentence of the kernel.
            return french.format(*(reason(gap, lang) for gap in found.groups()))
    return why
