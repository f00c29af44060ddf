"""HADES TRAP: a look at the table with the words and marks that all parts of the board use."""

from __future__ import annotations

from typing import Any, NamedTuple

from heroon.board.model import Look
from heroon.kernel import View


class Sight(NamedTuple):
    """A look at the table: `own` is the seat that sits below, `marks` are the view's by name."""

    look: Look
    own: int
    marks: dict[str, str]

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self.look.view

    def text(self, key: str, **args: Any) -> str:
        """Return the text of a key in the language of the seat."""
        return self.look.t.text(key, **args)

    def name(self, token: str) -> str:
        """Name a thing, with a capital as at the beginning of a label."""
        return capital(self.look.t.noun(token))

    def named(self, seat: int) -> str:
        """Return the noun by which texts call a player."""
        return self.look.sentences.names.get(seat, f"player-{seat + 1}")

    def player(self, seat: int) -> str:
        """Name the player of a seat, with a capital as at the beginning of a label."""
        if seat == self.view.seat:
            return self.text("web-you")
        return capital(self.look.t.noun(self.named(seat)))

    def holder(self, seat: int) -> str:
        """Name the player of a seat as inside a sentence."""
        if seat == self.view.seat:
            return self.text("board-holder-you")
        return self.text("board-holder", name=self.named(seat))

    def hero(self, seat: int) -> str:
        """Return the token of the hero of a seat."""
        return self.marks[f"hero_{seat + 1}"]

    def whose(self, text: str, seat: int) -> str:
        """Add to a text the player to whom the thing belongs, if it is not the viewer."""
        if seat == self.view.seat:
            return text
        return self.text("area-of", area=text, owner=self.named(seat))

    def verbs(self) -> set[str]:
        """Return the verbs of the offered answers."""
        words = self.look.sentences.spec.words
        return {words.text[word].partition(":")[0] for word in self.view.words}

    def asked(self, verb: str) -> list[str]:
        """List the arguments of the offered answers that have this verb."""
        words = self.look.sentences.spec.words
        told = (words.text[word].partition(":") for word in self.view.words)
        return [rest for name, _, rest in told if name == verb]


def capital(text: str) -> str:
    """Write a text with a capital in front."""
    return text[:1].upper() + text[1:]
