"""HEROZ: a look with the duel that it shows, which every part of the table is made from."""

from __future__ import annotations

from typing import Any, NamedTuple

from heroon.board.model import Look
from heroon.games.heroz.state import Duel
from heroon.kernel import View

from .seen import SIGNS


class Sight(NamedTuple):
    """A look, the duel that it shows, and the seat that is drawn at the bottom."""

    look: Look
    g: Duel
    own: int

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.look.view

    def text(self, key: str, **args: Any) -> str:
        """Return a text of the seat's language."""
        return self.look.t.text(key, **args)

    def name(self, token: str) -> str:
        """Return the name of a card with a capital letter, as a label begins."""
        found = self.look.t.noun(token)
        return found[:1].upper() + found[1:]

    def short(self, token: str) -> str:
        """Return the shortest name of a card: rank and sign, in the letters of the language."""
        if token[0] == "X":
            return f"★{token.partition('~')[2]}"
        rank = token[:-1]
        rank = rank if rank.isdecimal() else self.text(f"board-rank-{rank}")
        return f"{rank}{SIGNS[token[-1]]}"

    def player(self, seat: int) -> str:
        """Return who sits at a seat ("You" for the viewer), with a capital letter."""
        if seat == self.view.seat:
            return self.text("web-you")
        found = self.look.t.noun(self.look.sentences.names[seat])
        return found[:1].upper() + found[1:]

    def whose(self, seat: int) -> str:
        """Return the words that say whose something is: "your", or the other player's."""
        side = "own" if seat == self.view.seat else "other"
        return self.text("page-whose", side=side, name=self.look.sentences.names.get(seat, ""))

    def of(self, text: str, seat: int) -> str:
        """Return a text with the words that say whose side it belongs to."""
        return self.text("page-of", text=text, whose=self.whose(seat))

    def place(self, seat: int, column: int, line: int) -> str:
        """Return the words for a cell: whose field, which column, which line."""
        return self.text("page-place", whose=self.whose(seat), column=str(column), line=str(line))


def capital(text: str) -> str:
    """Return a text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
