"""The message about a game whose own look fails while its table is drawn."""

from __future__ import annotations

from heroon.board.face import fault_of
from heroon.texts import Texts
from heroon.texts.missing import strict
from heroon.texts.reasons import reason


def told(game: str, bad: Exception, t: Texts) -> str:
    """Tell in a sentence what fails in the look of a game; in tests, raise it instead."""
    if strict():
        raise bad
    return t.text("look-faulty", why=reason(fault_of(game, bad), t.lang))
