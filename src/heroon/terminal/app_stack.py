"""Opening and closing screens from the top alone: a key too many does nothing.

Keys and clicks come faster than screens change.  What was meant for a screen that is left, or that
another one covers by now, must neither close what lies below nor open the same thing twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from textual.screen import Screen
from textual.widgets import OptionList

from .app_base import app_of

T = TypeVar("T")


def stands(screen: Screen[Any]) -> None:
    """Tell the app that something new stands there."""
    app_of(screen).stands()


def leave(screen: Screen[T], result: T) -> None:
    """Close a screen with what came of it, if it is the one on top."""
    if screen.app.screen is screen:
        screen.dismiss(result)
        stands(screen)


def cover(
    screen: Screen[Any], panel: Screen[T], then: Callable[[T | None], None] | None = None
) -> None:
    """Open a panel over a screen, if that is the one on top; `then` takes what came of it."""
    if screen.app.screen is screen:
        screen.app.push_screen(panel, then)
        stands(screen)


def stale(event: OptionList.OptionSelected) -> bool:
    """Return whether the chosen entry is not in its list any more: another question stands."""
    entries = event.option_list
    at = event.option_index
    return at >= entries.option_count or entries.get_option_at_index(at) is not event.option
