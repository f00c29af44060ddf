"""The titles of the installed games, and what is wrong with those that cannot be played.

Each game is looked at for itself: whatever fails in one, the others are there.
"""

from __future__ import annotations

import sys
from functools import cache

from heroon.kernel import Faulty, faults, game, games

from .core import texts
from .missing import MALFORMED, why_unread
from .reasons import reason
from .sentences import hints, package_of


def titles(lang: str) -> dict[str, str]:
    """Map the ids of the games that can be played to their titles."""
    sound = [name for name in games() if not why_not(name, lang)]
    return {name: texts(lang, package_of(name)).text("game-title") for name in sound}


def complaints(lang: str) -> list[str]:
    """List one line for each installed game that cannot be played: its id and the reason."""
    names = dict.fromkeys((*games(), *faults()))
    return [complaint(name, lang) for name in sorted(names) if why_not(name, lang)]


def complaint(name: str, lang: str) -> str:
    """Say in a line why a game cannot be played; "" for one that can."""
    why = why_not(name, lang)
    return texts(lang).text("game-faulty", game=name, why=reason(why, lang)) if why else ""


def why_not(name: str, lang: str) -> str:
    """Return in English why an installed game cannot be played; "" for one that can."""
    return _why_not(name, lang, tuple(sys.path))


@cache
def _why_not(name: str, lang: str, _path: tuple[str, ...]) -> str:
    try:
        game(name)
        package = package_of(name)
        texts(lang, package)
        hints(package)
    except Faulty as bad:
        return bad.why
    except MALFORMED as bad:
        return f"its texts cannot be read: {why_unread(bad)}"
    return ""
