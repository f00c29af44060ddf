"""A match as the app plays it: kept in a file after each answer."""

from __future__ import annotations

from collections.abc import Callable

from heroon.board.face import part_of
from heroon.play.aided import AidedMatch
from heroon.play.keeper import Keeper
from heroon.play.match import Setting

from .board import board_of


class AppMatch(AidedMatch):
    """One game in the app.  `say` shows a message to whoever sits at the screen."""

    def __init__(self, setting: Setting, lang: str):
        super().__init__(setting, lang)
        self.say: Callable[[str], None] = lambda text: None
        self.keeper = Keeper(self)
        self.keep = self.keeper.keep
        self.draw = board_of(self.table.spec.id)
        #: Whether the board is drawn from its model, and so shows what an answer would change.
        self.modelled = part_of(self.table.spec.id, "app") is None

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message for the person."""
        self.say(self.t.text(key, **args))
