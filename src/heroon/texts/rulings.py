"""The rulings of a game, read in one language: question, reading and reason.

`rulings.toml` in a game's package has one block a ruling:

    [[ruling]]
    id = "HZ-42"
    rule = "heroz:2.6"
    option = "equal_value"
    en.question = "…"
    en.reading = "…"
    en.why = "…"
    fr.question = "…"
    fr.reading = "…"
    fr.why = "…"

`rule` is the section that the ruling reads, `option` the option of the game that switches it, where
there is one: its values and which of them is usual stand in the game's `spec` alone.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from .missing import toml_of

#: What a ruling says in each language.
SAID: Final = ("question", "reading", "why")


class Ruling(NamedTuple):
    """A place that the rulebook leaves open: the question, how the program reads it, and why."""

    id: str
    rule: str
    option: str
    question: str
    reading: str
    why: str


@cache
def blocks(package: str) -> tuple[dict[str, Any], ...]:
    """Read the blocks of a package's `rulings.toml` as they stand there; none without the file."""
    path = files(package) / "rulings.toml"
    if not path.is_file():
        return ()
    return tuple(toml_of(path, "rulings.toml").get("ruling", ()))


def rulings(lang: str, package: str) -> tuple[Ruling, ...]:
    """List a game's rulings in a language; what is not told in it is told in another one."""
    out = []
    for block in blocks(package):
        said = block.get(lang) or block.get("en") or block.get("fr") or {}
        told = (str(said.get(name, "")) for name in SAID)
        out.append(Ruling(block["id"], block["rule"], block.get("option", ""), *told))
    return tuple(out)
