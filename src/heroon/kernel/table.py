"""The table: a game in play as seats see it, with undo, copies and sampled worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import ClassVar, Final, TypeVar

from .ask import ALL, NATURE
from .drivers import Driver, Rng
from .engines import table_kind
from .errors import KernelError
from .log import Told
from .machine import Machine
from .orders import Orders
from .played import Played
from .sample import deal
from .spec import GameSpec
from .state import State
from .tokens import Event, Token
from .view import View
from .words import NOTHING

S = TypeVar("S", bound=State)

#: Makes an object without `__init__`: a clone fills it itself.
_new: Final = object.__new__
#: The tries to sample a world that takes the words in flight; if all fail, that is a bug.
_TRIES: Final = 100


class Table(Played[S]):
    """A game in play.

    With a `driver` nature is answered at once; without one its asks show in `ask`.  `bounded`
    ends the game at the spec's bound of choices (for kits and simulations).  `engine` says who
    runs the rules: `python`, `native` (raises `KernelError` where that cannot be had) or `auto`
    (native where it is there).
    """

    #: Who runs the rules of this table.
    engine: ClassVar[str] = "python"

    __slots__ = ()

    def __new__(
        cls,
        spec: GameSpec[S],
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        seats: int = 0,
        bounded: bool = False,
        engine: str = "python",
    ) -> Table[S]:
        """Make an empty table of the class that the wanted engine has."""
        return _new(cls if engine == "python" else table_kind(spec, engine) or cls)

    def __init__(
        self,
        spec: GameSpec[S],
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        seats: int = 0,
        bounded: bool = False,
        engine: str = "python",
    ):
        seats = seats or spec.seats[0]
        super().__init__(spec, spec.new(spec.settings(options or {}), seats))
        self._reset(dict(options or {}), driver, seats, bounded)
        self._open()

    @classmethod
    def at(
        cls,
        spec: GameSpec[S],
        g: S,
        *,
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        bounded: bool = False,
        seats: int = 0,
    ) -> Table[S]:
        """Open a table at a state between two steps; its record starts there."""
        table: Table[S] = _new(Table)
        Machine.__init__(table, spec, g)
        table._reset(dict(options or {}), driver, seats or spec.seats[0], bounded)
        table.opened = True
        table._open()
        return table

    # -- reading ------------------------------------------------------------------------------

    @property
    def teams(self) -> tuple[int, ...]:
        """The number of the team of each seat."""
        return self.spec.teams_of(self.spec.settings(self.options), self.seats)

    @property
    def roles(self) -> tuple[str, ...]:
        """The key of the role of each seat, "" for none."""
        return self.spec.roles_of(self.spec.settings(self.options), self.seats)

    @property
    def result(self) -> list[int]:
        """The result, one int a seat; empty while the game runs."""
        return list(self.g.result)

    @property
    def reason(self) -> str:
        """The key of the reason why the game ended; "" while it runs."""
        return self.ended or (self.spec.words.reasons[self.g.reason].name if self.g.reason else "")

    def words(self, seat: int) -> list[int]:
        """List the words that a seat may answer now; empty when it is not asked."""
        ask = self.ask
        if ask is None or seat < 0 or not ask.seats >> seat & 1:
            return []
        return [w for w in ask.words if self._may_say(seat, w)]

    def view(self, seat: int) -> View:
        """Return what a seat (-1: a spectator) sees, with the words it may answer."""
        self._seat(seat)
        view = self.spec.view(self._shown(), seat)
        ask = self.ask
        if ask is None:
            return replace(view, result=tuple(self.g.result), reason=self.reason)
        if ask.seats == NATURE:
            return view
        prompt = self.spec.words.prompts[ask.prompt].name
        return replace(view, awaited=ask.seats, prompt=prompt, words=tuple(self.words(seat)))

    def _shown(self) -> S:
        """Return the state as it is at the question, only to be looked at."""
        return self.g

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """List what a seat was told, from its own event number `since` on."""
        self._seat(seat)
        return self._log.told(seat, self._tell, since)

    def _told(self, seat: int, start: int) -> list[Event]:
        """List what a seat was told of the events from number `start` of the log on."""
        return self._tell(seat, self._log.since(start))

    def _tell(self, seat: int, events: Sequence[Told]) -> list[Event]:
        infos = self.spec.words.events
        out: list[Event] = []
        for event, a, b, c, d, to, others in events:
            if to == ALL or (seat >= 0 and to >> seat & 1):
                out.append(Event(event, (a, b, c, d)[: len(infos[event].args)]))
            elif others:
                out.append(Event(others, (a, b, c, d)[: len(infos[others].args)]))
        return out

    def odds(self) -> dict[int, Fraction]:
        """Map each outcome to its exact probability if nature is asked; else empty."""
        if self.ask is None or self.ask.seats != NATURE:
            return {}
        total = len(self.ask.words)
        return {o: Fraction(n, total) for o, n in sorted(Counter(self.ask.words).items())}

    # -- orders -------------------------------------------------------------------------------

    def order(self, seat: int, name: str, on: bool = True) -> None:
        """Leave a standing answer of the spec with the table, or take it back; private."""
        self._seat(seat)
        if self._orders is None:
            self._orders = Orders(self.spec)
        self._orders.give(self.g, seat, name, on)

    def standing(self, seat: int) -> list[str]:
        """Name the orders of a seat that are in force now."""
        return [] if self._orders is None else self._orders.holding(self.g, seat)

    def due(self, seat: int) -> int:
        """Find the word that a seat's orders answer now; NOTHING leaves the answer to the person.

        Nothing is due at an ask that somebody has just gone back to: the seat wants to look again.
        """
        ask = self.ask
        if ask is None or self._orders is None or len(self.tokens) == self._quiet:
            return NOTHING
        return self._orders.due(self.g, seat, ask.prompt, self.words(seat))

    # -- copies and worlds --------------------------------------------------------------------

    def clone(self, driver: Driver | None = None) -> Table[S]:
        """Copy the table: an independent one at the same question, with the same past."""
        other: Table[S] = _new(Table)
        other.spec, other._kinds = self.spec, self._kinds
        other._run, other._do = self._run, self._do
        inside = self.rule is not None
        other.g = g = self.spec.copy(self.checkpoint if inside else self.g)
        other.rule, other.ask = None, self.ask
        if inside:
            other._fly(self.flight)
        other.keeps = True
        other.options, other.seats, other.bounded = self.options, self.seats, self.bounded
        other.driver = driver or self.driver
        other.tokens = self.tokens.copy()
        other.choices, other.undos = self.choices, self.undos
        other.ended, other.practice, other.opened = self.ended, self.practice, self.opened
        other._marks = self._marks
        other._check_mark = self._check_mark
        other._counts = self._counts.copy()
        other._idle()
        g.log = other._log = self._log.copy()
        return other

    def _fly(self, flight: list[Token]) -> None:
        """Play the words answered inside the step again, from a checkpoint, recording nothing."""
        self.keeps = False
        self.begin()
        for token in flight:
            Machine.answer(self, token.word)

    def _twin(self, g: S, driver: Driver | None) -> Table[S]:
        other: Table[S] = _new(Table)
        Machine.__init__(other, self.spec, self.spec.copy(g))
        other._reset(self.options, driver, self.seats, self.bounded)
        other.g.log = other._log
        return other

    def playout(self) -> Machine[S]:
        """Make a machine at the same question, which records nothing and only goes forward."""
        machine = Machine(self.spec, self.spec.copy(self.checkpoint))
        if self.rule is None:
            machine.ask = self.ask
            return machine
        machine.begin()
        for token in self.flight:
            machine.answer(token.word)
        return machine

    def sample(self, seat: int, rng: Rng, driver: Driver | None = None) -> Table[S]:
        """Sample a world that the seat cannot tell from this one: what it does not know is dealt.

        The words in flight are played again; chance that the seat did not see is drawn anew.
        The world's record starts at the checkpoint.
        """
        self._seat(seat)
        start = self._check_mark.events if self.rule and self._check_mark else 0
        seen = self._told(seat, start) if self.rule is not None else []
        for _ in range(_TRIES):
            world = self._twin(self.checkpoint, driver)
            deal(self.spec, world.g, seat, self.seats, rng)
            if self.ask is None:
                world.ended = self.ended
                return world
            world.begin()
            if self.rule is None:
                return world
            if world._replay(self.flight, seat, rng) and world._told(seat, 0) == seen:
                return world
        raise KernelError("no sampled world agrees with what the seat saw")

    def _replay(self, flight: list[Token], seat: int, rng: Rng) -> bool:
        """Answer the words in flight again; return False when one of them is refused."""
        for token in flight:
            ask = self.ask
            if ask is None or ask.prompt != token.prompt or (ask.seats == 0) != (token.seat < 0):
                return False
            word = token.word
            if token.seat < 0 and not (ask.to == ALL or (seat >= 0 and ask.to >> seat & 1)):
                word = rng.choice(ask.words)
            if word not in ask.words:
                return False
            self._apply(token.seat, word)
        return True
