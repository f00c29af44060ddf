"""MICRO HERO: a look with the journey that it shows, asked by every part of the table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.board.model import Look
from heroon.board.types import Mark
from heroon.games.micro_hero.state import Journey
from heroon.kernel import GameSpec, View
from heroon.play.rebuilt import is_rebuilt

from .outlook import Outlook, outlook
from .seen import journey_of

KINDS: Final = ("attack", "defence", "experience")


class Scene(NamedTuple):
    """A look, the journey that it shows, and what its turn comes to."""

    look: Look
    g: Journey
    out: Outlook

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.look.view

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return self.look.sentences.spec

    def text(self, key: str, **args: str | int) -> str:
        """A text of the language of the seat."""
        return self.look.t.text(key, **args)

    def noun(self, token: str) -> str:
        """A thing by name, as a label begins."""
        name = self.look.t.noun(token)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        """Who sits at a seat, as a label begins."""
        if seat == self.view.seat:
            return self.text("web-you")
        return self.noun(self.look.sentences.names[seat])

    def of(self, area: str, seat: int) -> str:
        """What a place is called, with its owner where that is somebody else."""
        name = self.text("picture-shield" if area == "shield" else f"area-{area}")
        if seat == self.view.seat or len(self.g.hand) == 1:
            return name
        return self.text("area-of", area=name, owner=self.look.sentences.names[seat])

    def labelled(self, label: str, text: str) -> str:
        """A name and what is to be said of it."""
        return self.text("labelled", label=label, text=text) if text else label

    def odd(self, *records: str) -> tuple[Mark, ...]:
        """The mark of what rests on numbers that nobody has printed."""
        if not is_rebuilt(self.spec, *records):
            return ()
        return (Mark(sign="rebuilt", label=self.text("rebuilt-spoken"), short="◦"),)


def scene_of(look: Look) -> Scene:
    """A look with the journey that it shows."""
    g = journey_of(look.view, look.sentences.spec)
    return Scene(look, g, outlook(g, struck="done:attack" in look.view.marks))
