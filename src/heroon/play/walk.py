"""A walk through the past of a game, as one viewer was told it.

A position of the past is made again by playing the record from the nearest mark that a table keeps,
so that one step of a long game costs no more than one of a short one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from heroon.kernel import Table, View
from heroon.kernel.ask import ALL
from heroon.kernel.log import Told
from heroon.kernel.tokens import ENDS, Token


def told_to(viewer: int, events: Iterable[Told]) -> int:
    """Count the events of a log that a viewer is told."""
    mine = 1 << viewer if viewer >= 0 else 0
    return sum(bool(to == ALL or to & mine or others) for *_, to, others in events)


class PastWalk:
    """The positions of a game for one viewer, each by the number of words said until then.

    `told[n]` counts the events that the viewer had been told after `n` words, `turns[n]` is the
    number of the turn there.
    """

    def __init__(self, table: Table[Any], viewer: int):
        self.viewer = viewer
        self.table = table
        self.tokens: list[Token] = []
        self._then = _opening(table)
        self._logged = 0
        self.told = [self._news()]
        self.turns = [table.spec.turn_of(self._then.g)]
        self.follow()

    def follow(self) -> None:
        """Take in what was said or taken back at the table since the last call."""
        said = self.table.tokens
        same = _common(self.tokens, said)
        if same == len(said) == len(self.tokens):
            return
        del self.tokens[same:], self.told[same + 1 :], self.turns[same + 1 :]
        then = self.at(same)
        self._logged = len(then.g.log)
        for token in said[same:]:
            then.repeat(token)
            self.tokens.append(token)
            self.told.append(self.told[-1] + self._news())
            self.turns.append(then.spec.turn_of(then.g))

    def _news(self) -> int:
        """Count the events that the viewer has been told since the last call."""
        log = self._then.g.log
        new = log.since(self._logged)
        self._logged = len(log)
        return told_to(self.viewer, new)

    def after(self, events: int) -> int:
        """Find how many words had been said when the viewer had been told so many events.

        These are all words, where fewer events were told.
        """
        return min(bisect_left(self.told, events), len(self.tokens))

    def at(self, words: int) -> Table[Any]:
        """Return the table after so many words; the walk moves this one table with each call."""
        then = self._then
        if words < len(then.tokens):
            then.go_back(words)
        for token in self.tokens[len(then.tokens) : words]:
            then.repeat(token)
        return then

    def view(self, words: int) -> View:
        """Return what the viewer saw after so many words, with no question."""
        view = self.at(words).view(self.viewer)
        return replace(view, awaited=0, prompt="", words=())

    def answers(self, words: int) -> int:
        """Count the answers of people and bots among the first `words` words."""
        return sum(t.seat >= 0 and t.word not in ENDS for t in self.tokens[:words])

    def settled(self, words: int) -> int:
        """Return the number of words after nature's answers that follow the first `words` words."""
        while words < len(self.tokens) and self.tokens[words].seat < 0:
            words += 1
        return words


def _opening(table: Table[Any]) -> Table[Any]:
    """Make a table of the same game before its first word, at which nobody answers for nature."""
    if not table.opened:
        return Table(table.spec, table.options, None, seats=table.seats)
    then = table.clone()  # it was opened at a position: it begins there
    then.drive(None)
    then.go_back(0)
    return then


def _common(known: list[Token], said: list[Token]) -> int:
    """Count the words that two records share at their beginning."""
    pairs = zip(known, said, strict=False)
    differs = (n for n, (a, b) in enumerate(pairs) if a[:3] != b[:3])
    return next(differs, min(len(known), len(said)))
