"""A game whose own look fails while its table is drawn: what is told of it."""

from __future__ import annotations

from heroon.board.face import fault_of
from heroon.texts import Texts
from heroon.texts.missing import strict
from heroon.texts.reasons import reason


def told(game: str, bad: Exception, t: Texts) -> str:
    """Tell what fails in the look of a game, in a sentence; raises it where tests want it to."""
    if strict():
        raise bad
    return t.text("look-faulty", why=reason(fault_of(game, bad), t.lang))
