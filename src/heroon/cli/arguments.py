"""The reading of what is written on the command line, which is refused in a sentence."""

from __future__ import annotations

from heroon.kernel.spec import games
from heroon.texts.core import LANGUAGES, Texts

from .printing import CommandError


def language(lang: str, t: Texts) -> str:
    """Return the language given by `--lang`, or the one already spoken; raises `CommandError`."""
    if lang and lang not in LANGUAGES:
        raise CommandError(t.text("cli-lang", lang=lang, choices=", ".join(LANGUAGES)))
    return lang or t.lang


def not_empty(t: Texts, **options: str | None) -> None:
    """Raise `CommandError` for an option that is given, but empty."""
    for name, value in options.items():
        if value == "":
            raise CommandError(t.text("cli-empty", option=f"--{name}"))


def only_with(t: Texts, other: str, **options: str | None) -> None:
    """Raise `CommandError` for an option that is given without the one it goes with."""
    for name, value in options.items():
        if value is not None:
            raise CommandError(t.text("cli-only-with", name=f"--{name}", other=other))


def whole_number(text: str, name: str, low: int, high: int, t: Texts) -> int:
    """Read a whole number from `low` to `high`; raises `CommandError`."""
    if text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
        return int(text)
    raise CommandError(
        t.text("cli-range", name=name, low=str(low), high=str(high), value=text[:20])
    )


def game_named(text: str) -> str:
    """Return the id of a game however it was typed, such as `HEROZ` or “Hero Realms”."""
    name = text.casefold().replace(" ", "-").replace("_", "-")
    return name if name in games() else text
