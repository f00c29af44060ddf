"""MINI ROGUE: a look at the table with the words and marks that all parts of the board use."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from heroon.board.model import Look
from heroon.games.mini_rogue.state import Run
from heroon.kernel import View

from .seen import is_lord, run_of


class Sight(NamedTuple):
    """A look at the table: `own` is the seat that sits below, `marks` are the view's by name."""

    look: Look
    own: int
    marks: dict[str, str]

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self.look.view

    @property
    def lord(self) -> bool:
        """Whether the Overlord looks; what is told of adventurers is then told of others."""
        return is_lord(self.view)

    @property
    def prompt(self) -> str:
        """The name of the question; empty where nothing is asked."""
        return self.view.prompt

    def run(self) -> Run:
        """Make a new state of the run, as far as the view shows it."""
        return run_of(self.view, self.look.sentences.spec)

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
        if seat == self.look.sentences.seat:
            return self.text("web-you")
        return capital(self.look.t.noun(self.named(seat)))

    def whose(self, text: str, seat: int) -> str:
        """Add to a text the player to whom the thing belongs, if it is not the viewer."""
        if seat == self.look.sentences.seat:
            return text
        return self.text("area-of", area=text, owner=self.named(seat))

    def labelled(self, label: str, text: str) -> str:
        """Join a name and a text about it."""
        return self.text("labelled", label=label, text=text) if text else label

    def asked(self, verb: str) -> list[str]:
        """List the arguments of the offered answers that have this verb."""
        words = self.look.sentences.spec.words
        told = (words.text[word].partition(":") for word in self.view.words)
        return [rest for name, _, rest in told if name == verb]

    def often(self, chance: Fraction) -> str:
        """Write a chance as `n in m`: exactly where m is small, else in hundreds."""
        return self.text("rogue-chance", n=nearly(chance)[0], of=nearly(chance)[1])


def nearly(chance: Fraction) -> tuple[int, int]:
    """Round a chance to a fraction of two numbers.

    It is exact up to a denominator of 36, else in hundreds.  What is neither sure nor impossible
    stays 1 to 99 of a hundred.
    """
    if chance.denominator <= 36:
        return chance.numerator, chance.denominator
    return min(max(round(chance * 100), 1), 99), 100


def capital(text: str) -> str:
    """Write a text with a capital in front."""
    return text[:1].upper() + text[1:]
