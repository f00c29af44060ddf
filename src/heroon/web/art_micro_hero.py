"""The pictures of MICRO HERO."""

from __future__ import annotations


def sprite() -> str:
    """The symbols of the game in one SVG file."""
    return '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
