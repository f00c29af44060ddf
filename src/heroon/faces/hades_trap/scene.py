"""HADES TRAP: a look at the table, with the words and marks that every part of the board needs."""

from __future__ import annotations

from typing import Any, NamedTuple

from heroon.board.model import Look
from heroon.kernel import View


class Sight(NamedTuple):
    """A look, with who sits below."""

    look: Look
    own: int
    marks: dict[str, str]

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.look.view

    def text(self, key: str, **args: Any) -> str:
        """A text of the language of the seat."""
        return self.look.t.text(key, **args)

    def name(self, token: str) -> str:
        """A thing by name, as a label begins."""
        return capital(self.look.t.noun(token))

    def named(self, seat: int) -> str:
        """The name of a player as a noun."""
        return self.look.sentences.names.get(seat, f"player-{seat + 1}")

    def player(self, seat: int) -> str:
        """Who sits at a seat, as a label begins."""
        if seat == self.view.seat:
            return self.text("web-you")
        return capital(self.look.t.noun(self.named(seat)))

    def holder(self, seat: int) -> str:
        """Who sits at a seat, inside of a sentence."""
        if seat == self.view.seat:
            return self.text("board-holder-you")
        return self.text("board-holder", name=self.named(seat))

    def hero(self, seat: int) -> str:
        """The hero of a seat by token."""
        return self.marks[f"hero_{seat + 1}"]

    def whose(self, text: str, seat: int) -> str:
        """What belongs to a player."""
        if seat == self.view.seat:
            return text
        return self.text("area-of", area=text, owner=self.named(seat))

    def verbs(self) -> set[str]:
        """The verbs of the answers that are offered."""
        words = self.look.sentences.spec.words
        return {words.text[word].partition(":")[0] for word in self.view.words}

    def asked(self, verb: str) -> list[str]:
        """The arguments of the offered answers of a verb."""
        words = self.look.sentences.spec.words
        told = (words.text[word].partition(":") for word in self.view.words)
        return [rest for name, _, rest in told if name == verb]


def capital(text: str) -> str:
    """A text with a capital in front."""
    return text[:1].upper() + text[1:]
