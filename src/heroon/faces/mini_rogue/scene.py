"""MINI ROGUE: a look at the table, with the words and marks that every part of the board needs."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from heroon.board.model import Look
from heroon.games.mini_rogue.state import Run
from heroon.kernel import View

from .seen import is_lord, run_of


class Sight(NamedTuple):
    """A look, with who sits below, and what is asked of whom by the game's own functions."""

    look: Look
    own: int
    marks: dict[str, str]

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.look.view

    @property
    def lord(self) -> bool:
        """Whether the Overlord looks: what is said of an adventurer is said of somebody else."""
        return is_lord(self.view)

    @property
    def prompt(self) -> str:
        """The question by its name; empty where nothing is asked."""
        return self.view.prompt

    def run(self) -> Run:
        """The run as the view shows it, made anew."""
        return run_of(self.view, self.look.sentences.spec)

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
        if seat == self.look.sentences.seat:
            return self.text("web-you")
        return capital(self.look.t.noun(self.named(seat)))

    def whose(self, text: str, seat: int) -> str:
        """What belongs to a player."""
        if seat == self.look.sentences.seat:
            return text
        return self.text("area-of", area=text, owner=self.named(seat))

    def labelled(self, label: str, text: str) -> str:
        """A name and what is to be said of it."""
        return self.text("labelled", label=label, text=text) if text else label

    def asked(self, verb: str) -> list[str]:
        """The arguments of the offered answers of a verb."""
        words = self.look.sentences.spec.words
        told = (words.text[word].partition(":") for word in self.view.words)
        return [rest for name, _, rest in told if name == verb]

    def often(self, chance: Fraction) -> str:
        """A chance as `n in m`, in its lowest terms; of many throws in hundreds."""
        return self.text("rogue-chance", n=nearly(chance)[0], of=nearly(chance)[1])


def nearly(chance: Fraction) -> tuple[int, int]:
    """A chance as two numbers: exact where they are small, else in hundreds, never all or nothing.

    What is neither sure nor impossible stays 1 to 99 of a hundred.
    """
    if chance.denominator <= 36:
        return chance.numerator, chance.denominator
    return min(max(round(chance * 100), 1), 99), 100


def capital(text: str) -> str:
    """A text with a capital in front."""
    return text[:1].upper() + text[1:]
