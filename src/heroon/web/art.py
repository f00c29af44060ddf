"""Pictures made from data: one SVG file of symbols for each game, drawn when it is first wanted."""

from __future__ import annotations

from . import art_heroz, art_micro_hero


def sprites() -> dict[str, bytes]:
    """The files of symbols, by name."""
    drawn = {"heroz.svg": art_heroz.sprite(), "micro-hero.svg": art_micro_hero.sprite()}
    return {name: text.encode() for name, text in drawn.items()}
