"""The acts of a Boss, an Automa or nature between two questions, beat by beat.

One answer may set off a whole turn of somebody who holds no seat.  The words since the last
question are said again on a copy of the table, which is looked at between the steps of the rules;
the game's teller says which steps are beats.  A viewer's beats are made from that viewer's own
events and view: what a viewer is not told has no beat, and takes no time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from heroon.kernel import NOTHING, Machine, Table, View
from heroon.kernel.log import Log
from heroon.kernel.tokens import ENDS, Token
from heroon.texts import Sentences

from .told import Reckoning, Stage, Teller
from .walk import told_to

#: The prompt of a view between two steps, at which nobody is asked anything.
BEAT: Final = "beat"


class ActBeat(NamedTuple):
    """A moment between two questions, shown for itself.

    `events` counts what the viewer had been told by then, `view` is what they saw; all other fields
    are those of a `SeatlessAct`.
    """

    events: int
    view: View
    line: str
    at: tuple[str, ...]
    counts: tuple[str, ...]
    sign: str = ""
    reckoning: Reckoning | None = None


class Since:
    """A table as it stood at a question, and what one viewer is shown of all that followed."""

    def __init__(self, table: Table[Any], viewer: int):
        self.viewer = viewer
        self._table = table
        self._tokens = len(table.tokens)
        self._undos = table.undos
        self._copy = _Copy(table, viewer)

    def beats(self, teller: Teller, sentences: Sentences) -> list[ActBeat]:
        """List the beats that have come since the question; call it once only."""
        said = self._table.tokens[self._tokens :]
        if teller.acts is None or not said or self._undos != self._table.undos:
            return []
        told = self._table.events(self.viewer)
        since, before, out = self._copy.told, self._copy.view(), list[ActBeat]()
        for step in self._copy.say(said):
            stage = Stage(told[: step.told], since, before, step.view, step.said)
            acts = teller.acts(stage, sentences)
            for act in acts:
                view = step.view if act is acts[-1] and not act.leaves else before
                shown = (act.line, act.at, act.counts, act.sign, act.reckoning)
                out.append(ActBeat(act.events, view, *shown))
            since, before = step.told, step.view
        return out


class _Step(NamedTuple):
    """A step of the rules of which the viewer was told something, and what they saw after it."""

    told: int
    view: View
    said: bool


class _Copy(Machine[Any]):
    """A copy of a table that one viewer looks at before each step of its rules."""

    def __init__(self, table: Table[Any], viewer: int):
        super().__init__(table.spec, table.spec.copy(table.checkpoint))
        self.viewer = viewer
        self.told = len(table.events(viewer))
        self._log = self.g.log = Log()
        self.begin()
        for token in table.flight:
            self.answer(token.word)
        self._logged = len(self._log)
        self._said = False
        self._steps: list[_Step] = []

    def view(self) -> View:
        """Return what the viewer sees now."""
        return replace(self.spec.view(self.g, self.viewer), prompt=BEAT)

    def say(self, tokens: list[Token]) -> list[_Step]:
        """Say words, and list each step of the rules that told the viewer something."""
        self._run = [partial(self._watched, one) for one in self._run]
        self._do = [partial(self._watched_do, one) for one in self._do]
        for token in tokens:
            if token.word in ENDS:
                break
            self._look()
            self._said = token.seat >= 0
            self.answer(token.word)
        self._look()
        return self._steps

    def _watched(self, run: Callable[..., Any], *given: Any) -> Any:
        """Look at the table, then run a step of the rules that no word has asked for."""
        self._look()
        self._said = False
        return run(*given)

    def _watched_do(self, do: Callable[..., None], *given: Any) -> None:
        """Look at the table, then apply an answer.

        Where nobody was asked the answer is NOTHING, and this is a step like all others.
        """
        self._look()
        self._said = self._said and given[-1] != NOTHING
        do(*given)

    def _look(self) -> None:
        new = self._log.since(self._logged)
        self._logged += len(new)
        many = told_to(self.viewer, new)
        if many:
            self.told += many
            self._steps.append(_Step(self.told, self.view(), self._said))
