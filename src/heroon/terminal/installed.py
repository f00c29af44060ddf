"""The games that are installed, and those of them that cannot be played."""

from __future__ import annotations


def titles(lang: str) -> list[tuple[str, str]]:
    """List the installed games that can be played, with their titles."""
    from heroon.texts import titles

    return [*titles(lang).items()]


def faulty(lang: str) -> list[str]:
    """Write a line for each installed game that cannot be played."""
    from heroon.texts import complaints

    return complaints(lang)
