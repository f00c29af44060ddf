"""Who sits at the keyboard: what they are asked, what they see, how they are spoken to.

People of different teams share the keyboard by turns, with a curtain between them.  Players of one
team hide nothing from one another: whoever holds several of their seats looks at the table once
for all of them, answers for any of them, and reads whose answer each one is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from heroon.kernel import GameSpec, HeroonError, InputError, Table, View
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.texts import Sentences, Texts
from heroon.texts.sentences import hints

from .either import both_ways, meant
from .who import Who

_WITH_PLAYER: Final = re.compile(r"(\d)\s*[:.]?\s+(\S+)")


def hiding(
    spec: GameSpec[Any], options: Mapping[str, str], people: Iterable[int], seats: int
) -> bool:
    """Whether these people, of a table of so many seats, are of several teams.

    True as well where options of a kept game are none any more: nobody can tell then.
    """
    try:
        teams = spec.teams_of(spec.settings(options), seats)
    except HeroonError:
        return True
    return len({teams[seat] for seat in people}) > 1


class Seating:
    """The seats at one keyboard.

    `people` are the seats played here; `curtain`: some of them hide something from others;
    `open`: there are several, and all look at the table together; `who` says what people are
    called, where that is known.
    """

    def __init__(
        self, table: Table[Any], people: tuple[int, ...], package: str, who: Who | None = None
    ):
        self.table = table
        self.who = who
        self.people = people
        self.hints = hints(package)
        self.teams = table.teams
        self.curtain = len({self.teams[seat] for seat in people}) > 1
        self.open = len(people) > 1 and not self.curtain

    def group(self, seat: int) -> tuple[int, ...]:
        """The seats of this keyboard that see what a seat sees: those of its team."""
        if not 0 <= seat < len(self.teams):
            return self.people if self.open else ()
        return tuple(s for s in self.people if self.teams[s] == self.teams[seat])

    def shared(self, seat: int) -> bool:
        """Whether several seats look at the table together where this one does."""
        return len(self.group(seat)) > 1

    def together(self, seat: int, other: int) -> bool:
        """Whether two seats look at the table together, if both are played here.

        Where people of one team alone sit here no seat must wait for another one to leave.
        """
        return not self.curtain or seat == other or self.teams[seat] == self.teams[other]

    def partners(self, left: int, stays: int) -> bool:
        """Whether who played a seat that nobody plays here any more saw what another one sees."""
        if left < 0:
            return self.open
        return self.shared(stays) and self.teams[left] == self.teams[stays]

    def viewer(self, seat: int) -> int:
        """The seat that looks at the table when this one is asked; -1 from outside.

        A team that plays without opponents looks from outside, any other team from its first seat.
        """
        if not self.shared(seat):
            return seat
        return -1 if len(set(self.teams)) == 1 else self.group(seat)[0]

    def sentences(self, seat: int, t: Texts) -> Sentences:
        """How one seat is spoken to; with -1 nobody in particular."""
        names = {s: self._noun(s) for s in range(self.table.seats)}
        if seat < 0 or self.shared(seat):
            return Sentences(t, self.table.spec, -1, names, seat)
        if self.table.seats == 2 and not (self.who and self.who.name(1 - seat)):
            together = self.teams[seat] == self.teams[1 - seat]
            names[1 - seat] = "partner" if together else "opponent"
        return Sentences(t, self.table.spec, seat, names)

    def _noun(self, seat: int) -> str:
        """What sentences call the player of a seat: a person who has said a name by that name."""
        return self.who.noun(seat) if self.who is not None else f"player-{seat + 1}"

    def asked(self) -> list[int]:
        """The seats of this keyboard that may answer."""
        ask = self.table.ask
        return [s for s in self.people if ask is not None and ask.seats >> s & 1]

    def asked_with(self, seat: int) -> list[int]:
        """Those of them that look at the table together with a seat."""
        group = self.group(seat)
        return [s for s in self.asked() if s in group]

    def words(self, seat: int) -> list[int]:
        """What may be answered here: the seat's own words, or those of its team."""
        if not self.shared(seat):
            return self.table.words(seat)
        return list(dict.fromkeys(w for s in self.asked_with(seat) for w in self.table.words(s)))

    def view(self, seat: int) -> View:
        """What is seen here, with what may be answered."""
        if not self.shared(seat):
            return self.table.view(seat)
        return replace(self.table.view(self.viewer(seat)), words=tuple(self.words(seat)))

    def speaker(self, seat: int, word: int) -> int:
        """The seat that says a word."""
        said_by = self.table.spec.words.said_by[word]
        return said_by if said_by >= 0 else seat

    def meant(self, seat: int, word: int) -> int:
        """The word that is offered where it, or the same one the other way round, was chosen."""
        return meant(self.table.spec.words, word, self.words(seat))

    def read(self, seat: int, text: str) -> tuple[int, str]:
        """Who says what, as the game spells it, capitals or not; raises `InputError`.

        Of a team the player may be named first: `2 play:strike`.
        """
        shared = self.shared(seat)
        seats: Sequence[int] = self.asked_with(seat) if shared else [seat]
        found = _WITH_PLAYER.fullmatch(text) if shared else None
        if found:
            seats, text = [int(found[1]) - 1], found[2]
            if seats[0] not in self.group(seat):
                raise InputError(MALFORMED, "an answer is one word without blanks", text)
            if seats[0] not in self.asked():
                raise InputError(REFUSED, "not-asked", text)
        words = self.table.spec.words
        offered = [
            (self.speaker(s, word), words.text[word])
            for s in seats
            for word in self.table.words(s)
            for way in both_ways(words, [word])
            if words.text[way].casefold() == text.casefold()
        ]
        if len(set(offered)) > 1:
            raise Whose(text)
        return offered[0] if offered else (seats[0] if seats else seat, text)


class Whose(InputError):
    """Several players of the team may say this: it must be said who does."""

    def __init__(self, token: str):
        super().__init__(MALFORMED, "several seats may answer: say which", token)
