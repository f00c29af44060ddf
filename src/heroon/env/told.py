"""What each seat was told of a game, played beside a position in C by a table of CPython."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heroon.kernel import ALL, GameSpec, Rng, State, Table

from .batch import WAIT

#: An answer: the seat (-1: nature) and the word.
Answer = tuple[int, int]
#: A line of what was told, behind the mask of the seats that were told it.
Line = tuple[int, str]
#: Returns what a seat observes at a table, as bytes.
Look = Callable[[Table[Any], int], bytes]


class ToldPast:
    """Where answers begin: at the set-up of a game, or in a sampled world; it can be pickled.

    Of a world it holds the state between two steps, the words answered since, and what was told
    before.
    """

    def __init__(
        self, g: State | None = None, flight: Sequence[Answer] = (), lines: Sequence[Line] = ()
    ):
        self.g, self.flight, self.lines = g, tuple(flight), tuple(lines)


class Told:
    """What each seat was told of a game since a past."""

    def __init__(
        self,
        spec: GameSpec[Any],
        options: Mapping[str, str],
        seats: int,
        look: Look,
        past: ToldPast,
    ):
        self.past = past
        self.done: list[Answer] = []
        self._spec, self._look, self._all = spec, look, (1 << seats) - 1
        self._lines = list(past.lines)
        self._heard = 0
        if past.g is None:
            self.table = Table(spec, options, None, seats=seats)
            return
        self.table = Table.at(spec, spec.copy(past.g), options=options, seats=seats)
        for seat, word in past.flight:
            self.table.answer(word, seat)
        self._heard = len(self.table._log)  # it stands in the past

    def after(self, said: Sequence[Answer]) -> Told:
        """Go on to the position after these answers."""
        for speaker, word in said[len(self.done) :]:
            if speaker >= 0:
                self._own(speaker, word)
            if speaker < 0 or word != WAIT:
                self.table.answer(word, speaker)
        self.done = list(said)
        self._hear()
        return self

    def text(self, seat: int) -> str:
        """Return the lines of a seat."""
        return "\n".join([line for seats, line in self._lines if seats >> seat & 1])

    def world(self, seat: int, rng: Rng) -> tuple[Table[Any], ToldPast]:
        """Sample a world that a seat cannot tell from this one, and its past.

        The lines of its past are those that the seat was told. What only others were told is
        left out.
        """
        table = self.table.sample(seat, rng)
        flight = [(token.seat, token.word) for token in table.flight]
        lines = [line for line in self._lines if line[0] >> seat & 1]
        return table, ToldPast(table.checkpoint, flight, lines)

    def _own(self, seat: int, word: int) -> None:
        """Note an answer of a seat, and by a fingerprint what it observed then."""
        self._hear()
        mark = hashlib.sha256(self._look(self.table, seat)).hexdigest()[:16]
        self._lines.append((1 << seat, f"> {self._spec.words.text[word]} {mark}"))

    def _hear(self) -> None:
        """Note the events since the last ones that were noted."""
        infos = self._spec.words.events
        for event, a, b, c, d, to, others in self.table._log.since(self._heard):
            seats = self._all if to == ALL else to & self._all
            for number, mask in ((event, seats), (others, self._all & ~seats)):
                if number and mask:
                    info = infos[number]
                    said = (a, b, c, d)[: len(info.args)]
                    self._lines.append((mask, f"{info.name} {' '.join(map(str, said))}"))
        self._heard = len(self.table._log)
