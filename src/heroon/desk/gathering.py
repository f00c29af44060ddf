"""A table between two questions to people, whoever looks on from which desk.

Answers that need no question are given once for all; every desk is told before and after each of
them, so that it can show them at its own pace.
"""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from heroon.play.logged import LoggedMatch


class Onlooker(Protocol):
    """A screen at the table, as far as the table tells it of what happens.

    It is `veiled` where the hand shown last belongs to somebody who has left their seat.
    """

    veiled: bool

    def remember(self, seat: int) -> None:
        """Keep what is seen before an answer of a seat."""

    def foresee(self, seat: int, word: int) -> None:
        """Note that an answer which needs no question is about to be given."""

    def follow(self) -> None:
        """Take in what has come of the last answer."""

    def settle(self, acting: bool) -> None:
        """Find what is put to whoever sits here; `acting` where they have just done something."""

    def reseat(self, acting: bool) -> None:
        """Take in that other people sit at the table now."""


D = TypeVar("D", bound=Onlooker)


class Gathering(Generic[D]):
    """A match and the desks from which people look at it."""

    def __init__(self, match: LoggedMatch):
        self.match = match
        self.desks: list[D] = []
        #: Somebody whose hand was shown has left their seat: a new desk shows no hand unasked.
        self.veiled = False
        #: By viewer, how many events each had been told when they last answered.
        self.answered = {viewer: len(match.table.events(viewer)) for viewer in match.told}

    @property
    def waits(self) -> bool:
        """Whether a bot is to answer next."""
        return self.match.table.ask is not None and self.match.person() < 0

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer of a person: what they are told from now on is its outcome."""
        viewer = self.match.seating.viewer(seat)
        before = len(self.match.table.events(viewer))
        for desk in self.desks:
            desk.remember(seat)
        self.match.answer(seat, said)
        self.answered[viewer] = before

    def go_on(self, by: D | None = None) -> None:
        """Give what answers need no question, until a person or a bot is asked or the game is over.

        `by` is the desk where something was done: what was picked there is forgotten.
        """
        self._tell()
        while self._give_forced():
            self._tell()
        for desk in self.desks:
            desk.settle(desk is by)

    def reseat(self, by: D) -> None:
        """Go on with other people at the table, as was asked for at a desk."""
        for viewer in self.match.told:
            self.answered.setdefault(viewer, len(self.match.table.events(viewer)))
        for desk in self.desks:
            desk.reseat(desk is by)
        self.veiled = self.veiled or any(desk.veiled for desk in self.desks)
        self.go_on(by)

    def _tell(self) -> None:
        """Let each desk take in what has come of the last answer."""
        for desk in self.desks:
            desk.follow()

    def _give_forced(self) -> bool:
        """Give the next answer that needs no question; return whether there was one."""
        match = self.match
        seat = match.person() if match.table.ask is not None else -1
        forced = match.forced(seat) if seat >= 0 else None
        if forced is None:
            return False
        word, key = forced
        for desk in self.desks:
            desk.foresee(seat, word)
        mine = match.seating.together(seat, match.at)
        text = match.sentence(seat, word) if mine else ""
        if match.say_forced(seat, word, key) and mine:
            match.note(seat, key, text)
        return True
