"""The people at one screen: what they are asked, what they see, how they are spoken to.

People of different teams share the keyboard by turns, with a curtain between them.  Players of one
team hide nothing from one another: whoever holds several of their seats looks at the table once for
all of them, answers for any of them, and reads whose answer each one is.
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
    """Return whether these people, of a table of so many seats, are of several teams.

    True as well where a kept game has options that its game does not know any more: nobody can tell
    then.
    """
    try:
        teams = spec.teams_of(spec.settings(options), seats)
    except HeroonError:
        return True
    return len({teams[seat] for seat in people}) > 1


class Seating:
    """The seats at one keyboard.

    `people` are the seats played here; `curtain`: some of them hide something from others; `open`:
    there are several, and all look at the table together; `who` says what people are called, where
    that is known.
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
        """List the seats at this keyboard that see what this seat sees: those of its team."""
        if not 0 <= seat < len(self.teams):
            return self.people if self.open else ()
        return tuple(s for s in self.people if self.teams[s] == self.teams[seat])

    def shared(self, seat: int) -> bool:
        """Return whether several seats at this keyboard look at the table together with it."""
        return len(self.group(seat)) > 1

    def together(self, seat: int, other: int) -> bool:
        """Return whether two seats look at the table together, if both are played here.

        Where only one team sits here no seat has to leave before another one looks.
        """
        return not self.curtain or seat == other or self.teams[seat] == self.teams[other]

    def partners(self, left: int, stays: int) -> bool:
        """Return whether a player who left saw all that a seat which stays sees.

        `left` is the seat that nobody plays here any more; -1 stands for a whole team that looked
        from outside.
        """
        if left < 0:
            return self.open
        return self.shared(stays) and self.teams[left] == self.teams[stays]

    def viewer(self, seat: int) -> int:
        """Return the seat whose view is shown when this one is asked; -1 for the spectator's.

        A team without opponents looks from outside, any other team from its first seat.
        """
        if not self.shared(seat):
            return seat
        return -1 if len(set(self.teams)) == 1 else self.group(seat)[0]

    def sentences(self, seat: int, t: Texts) -> Sentences:
        """Make what puts the game in words for a seat; with -1 for nobody in particular."""
        names = {s: self._noun(s) for s in range(self.table.seats)}
        if seat < 0 or self.shared(seat):
            return Sentences(t, self.table.spec, -1, names, seat)
        if self.table.seats == 2 and not (self.who and self.who.name(1 - seat)):
            together = self.teams[seat] == self.teams[1 - seat]
            names[1 - seat] = "partner" if together else "opponent"
        return Sentences(t, self.table.spec, seat, names)

    def _noun(self, seat: int) -> str:
        """Return the noun of a seat's player in sentences: the name that was said, if any."""
        return self.who.noun(seat) if self.who is not None else f"player-{seat + 1}"

    def asked(self) -> list[int]:
        """List the seats at this keyboard that may answer now."""
        ask = self.table.ask
        return [s for s in self.people if ask is not None and ask.seats >> s & 1]

    def asked_with(self, seat: int) -> list[int]:
        """List the seats that may answer now and look at the table together with this one."""
        group = self.group(seat)
        return [s for s in self.asked() if s in group]

    def words(self, seat: int) -> list[int]:
        """List the words that may be said here: the seat's own, or those of its team."""
        if not self.shared(seat):
            return self.table.words(seat)
        return list(dict.fromkeys(w for s in self.asked_with(seat) for w in self.table.words(s)))

    def view(self, seat: int) -> View:
        """Return what is seen here, with the words that may be said."""
        if not self.shared(seat):
            return self.table.view(seat)
        return replace(self.table.view(self.viewer(seat)), words=tuple(self.words(seat)))

    def speaker(self, seat: int, word: int) -> int:
        """Return the seat that says a word."""
        said_by = self.table.spec.words.said_by[word]
        return said_by if said_by >= 0 else seat

    def meant(self, seat: int, word: int) -> int:
        """Return the offered word that means the same; `word` may name its things in reverse."""
        return meant(self.table.spec.words, word, self.words(seat))

    def read(self, seat: int, text: str) -> tuple[int, str]:
        """Parse an answer: return who says it, and its text as the game spells it.

        Capitals do not matter.  In a team the player's number may stand first: `2 play:strike`.
        Raises `InputError`.
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
    """The error that several players of the team may say this, and nobody knows who does."""

    def __init__(self, token: str):
        super().__init__(MALFORMED, "several seats may answer: say which", token)
