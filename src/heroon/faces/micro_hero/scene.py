"""MICRO HERO: a look at the table together with the journey's state, for all parts of the board."""

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


class Sight(NamedTuple):
    """A look, the state of the journey that it shows, and the outcome of its turn."""

    look: Look
    g: Journey
    out: Outlook

    @property
    def view(self) -> View:
        """The view of the seat."""
        return self.look.view

    @property
    def spec(self) -> GameSpec[Any]:
        """The game's specification."""
        return self.look.sentences.spec

    def text(self, key: str, **args: str | int) -> str:
        """Return the text of a key in the language of the seat."""
        return self.look.t.text(key, **args)

    def noun(self, token: str) -> str:
        """Name a thing, with a capital as at the beginning of a label."""
        name = self.look.t.noun(token)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        """Name the player of a seat, with a capital as at the beginning of a label."""
        if seat == self.view.seat:
            return self.text("web-you")
        return self.noun(self.look.sentences.names[seat])

    def shared(self, key: str, first: int, second: int) -> str:
        """Tell what each of two players gets of the common Defence."""
        return self.text(key, one=self.player(0), two=self.player(1), first=first, second=second)

    def of(self, area: str, seat: int) -> str:
        """Name an area, with its owner where that is another player."""
        name = self.text("picture-shield" if area == "shield" else f"area-{area}")
        if seat == self.view.seat or len(self.g.hand) == 1:
            return name
        return self.text("area-of", area=name, owner=self.look.sentences.names[seat])

    def labelled(self, label: str, text: str) -> str:
        """Join a name and a text about it."""
        return self.text("labelled", label=label, text=text) if text else label

    def odd(self, *records: str) -> tuple[Mark, ...]:
        """Return the mark of rebuilt numbers, if one of these records has any."""
        if not is_rebuilt(self.spec, *records):
            return ()
        return (Mark(sign="rebuilt", label=self.text("rebuilt-spoken"), short="◦"),)


def scene_of(look: Look) -> Sight:
    """Make the sight of a look."""
    g = journey_of(look.view, look.sentences.spec)
    return Sight(look, g, outlook(g, struck="done:attack" in look.view.marks))
