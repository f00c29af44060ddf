"""What a theme draws: the table as one seat sees it, in its words, and what may be picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heroon.board.face import part_of
from heroon.board.model import Look, Model
from heroon.board.plain import plain
from heroon.board.types import Beat
from heroon.kernel import Area, Event, View
from heroon.kernel.words import EventInfo
from heroon.texts import Sentences, Texts


class ToldEvent(NamedTuple):
    """Something that was told: its number, what kind of event it is, its arguments."""

    number: int
    info: EventInfo
    args: Sequence[int]

    @property
    def name(self) -> str:
        """What the game calls it."""
        return self.info.name

    def arg(self, name: str) -> int:
        """Return an argument by its name."""
        return next(v for (n, _), v in zip(self.info.args, self.args, strict=False) if n == name)

    def token(self, name: str) -> str:
        """Return an argument as the game spells it."""
        of = next(of for n, of in self.info.args if n == name)
        return of.by_value.get(self.arg(name), str(self.arg(name)))


LIT: Final = "lit"
PICKED: Final = "picked"


class Scene(NamedTuple):
    """What is drawn.

    `lit` are the targets that are best picked now, `open` all that may be, `picked` those that
    are (targets are told in `heroon.play.told`); `rebuilt` the faces whose numbers nobody has
    printed.  `told` is all that this seat was told, and from number `since` on what came of its
    last answer: a theme may show it, and then shows no more than the log.  `past` says that this
    is how the table once stood, `over` that the game has ended, `winners` who has won it.
    """

    view: View
    sentences: Sentences
    lit: frozenset[str] = frozenset()
    open: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
    rebuilt: frozenset[str] = frozenset()
    told: Sequence[Event] = ()
    since: int = 0
    past: bool = False
    over: bool = False
    winners: frozenset[int] = frozenset()

    @property
    def t(self) -> Texts:
        """The texts of the seat's language."""
        return self.sentences.texts

    @property
    def own(self) -> int:
        """The seat that sits below: whoever looks, or seat 0 for a spectator."""
        return max(self.view.seat, 0)

    def state(self, at: Iterable[str]) -> str:
        """Return how a piece with these targets stands out: `picked`, `lit`, `open` or nothing."""
        names = set(at)
        if names & self.picked:
            return PICKED
        if names & self.lit:
            return LIT
        return "open" if names & self.open else ""

    def lately(self, most: int) -> list[ToldEvent]:
        """List the last events that were told, not more than so many."""
        info = self.sentences.spec.words.events
        start = max(0, len(self.told) - most)
        return [
            ToldEvent(number, info[event.id], event.args)
            for number, event in enumerate(self.told[start:], start)
        ]

    def name(self, token: str, form: str = "bare") -> str:
        """Name a card or place."""
        return self.t.noun(token, form)

    def player(self, seat: int) -> str:
        """Name a player, with a capital."""
        if seat == self.view.seat:
            return self.t.text("web-you")
        name = self.t.noun(self.sentences.names[seat])
        return name[:1].upper() + name[1:]

    def label(self, area: Area) -> str:
        """Name an area, with its owner where that is somebody else."""
        text = self.t.text(f"area-{area.id.partition('.')[0]}")
        if area.owner < 0 or area.owner == self.view.seat:
            return text
        owner = self.sentences.names[area.owner]
        return self.t.text("area-of", area=text, owner=owner)


class Theme(NamedTuple):
    """How a game looks: what draws its table, and its style sheet, a static file.

    `victories` are the reasons of an end that those who play together celebrate; `cover` the
    symbols on its card on the first page; `face` draws a card alone, in the texts of a language,
    where one is looked at; `sprite` makes the file of the game's symbols, `<game>/art.svg`, where
    that is no static file.

    Where it has no `draw`, the table is drawn from the presentation model of the game, with the
    macros of the template `macros` before those of all games; `at_once` then tells of answers that
    are mostly given together, where the model does not: what the button says, and the words in
    their order; `beats` of what
    came of the last answer: each with the id of the thing at which it is shown, and the number of
    the event, so that it is shown once; `own` says that each player has one piece of their own on
    the table, to which a key leads.
    """

    draw: Callable[[Scene], Markup] | None
    css: str = ""
    victories: tuple[str, ...] = ()
    cover: tuple[str, ...] = ()
    face: Callable[[str, Texts], Markup] | None = None
    sprite: Callable[[], str] | None = None
    macros: str = ""
    at_once: Callable[[Look], tuple[str, tuple[int, ...]] | None] | None = None
    beats: Callable[[Scene], list[Beat]] | None = None
    own: bool = False


def theme_of(game: str) -> Theme:
    """Return the look of a game: its own, or that of every board."""
    found: Theme | None = part_of(game, "theme")
    return found or Theme(None)


def model_of(game: str) -> Model | None:
    """Return a game's presentation model; None where its theme draws everything itself.

    A game that says nothing has the board that its view gives.
    """
    if theme_of(game).draw is not None:
        return None
    found: Model | None = part_of(game, "board")
    return found or Model(plain)
