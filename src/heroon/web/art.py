"""Pictures made from data: one SVG file of symbols for each game, drawn when it is first wanted."""

from __future__ import annotations


def sprites() -> dict[str, bytes]:
    """The files of symbols, by name."""
    from .art_micro_hero import sprite

    return {"micro-hero.svg": sprite().encode()}
