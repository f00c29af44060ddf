"""What is written on the command line: read, or refused in a sentence."""

from __future__ import annotations

from heroon.kernel.spec import games
from heroon.texts.core import LANGUAGES, Texts

from .printing import Wrong


def language(lang: str, t: Texts) -> str:
    """The language given by `--lang`, or the one already spoken."""
    if lang and lang not in LANGUAGES:
        raise Wrong(t.text("cli-lang", lang=lang, choices=", ".join(LANGUAGES)))
    return lang or t.lang


def not_empty(t: Texts, **options: str | None) -> None:
    """Raise `Wrong` for an option that is given, but empty."""
    for name, value in options.items():
        if value == "":
            raise Wrong(t.text("cli-empty", option=f"--{name}"))


def only_with(t: Texts, other: str, **options: str | None) -> None:
    """Raise `Wrong` for an option that is given without the one it goes with."""
    for name, value in options.items():
        if value is not None:
            raise Wrong(t.text("cli-only-with", name=f"--{name}", other=other))


def whole_number(text: str, name: str, low: int, high: int, t: Texts) -> int:
    """A whole number within bounds; raises `Wrong`."""
    if text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
        return int(text)
    raise Wrong(t.text("cli-range", name=name, low=str(low), high=str(high), value=text[:20]))


def game_named(text: str) -> str:
    """A game as it is called, however it was typed: `HEROZ`, “Hero Realms”."""
    name = text.casefold().replace(" ", "-").replace("_", "-")
    return name if name in games() else text
