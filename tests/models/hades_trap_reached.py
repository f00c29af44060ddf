"""HADES TRAP: what walks have reached of all that the game can say, ask, do and tell."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from heroon import kernel as k
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race

#: The reasons with which games end; the others refuse words, and walks are not refused any.
ENDS: Final = (w.R_PORTAL, w.R_FOUR, w.R_DEAD)


class Reached:
    """Counts of words, questions, steps, events, chance and ends."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.spec = replace(SPEC, steps=self._counting())

    def _counting(self) -> k.Steps:
        """The steps of the game, each of which counts how often it runs."""
        steps = copy.copy(SPEC.steps)
        steps.run = [self._counted(*at) for at in zip(steps.names, steps.run, strict=True)]
        return steps

    def _counted(self, name: str, run: Callable[..., Any]) -> Callable[..., Any]:
        label = f"step {name}"

        def counted(g: Race, a: int, b: int) -> Any:
            self.count[label] += 1
            return run(g, a, b)

        return counted

    def said(self, ask: k.Ask, word: int) -> None:
        """Count an answer of a seat, and its question."""
        verb = SPEC.words.verbs[w.VERB[word]]
        self.count[f"word {verb.name}"] += 1
        self.count[f"question {SPEC.words.prompts[ask.prompt].name}"] += 1

    def drew(self, stream: str) -> None:
        """Count an answer of nature."""
        self.count[f"chance {stream}"] += 1

    def told(self, g: Race) -> None:
        """Count what was told since the last time."""
        assert g.log is not None
        for event in g.log.events:
            self.count[f"event {SPEC.words.events[event[0]].name}"] += 1
            if event[6]:
                self.count[f"event {SPEC.words.events[event[6]].name}"] += 1
        g.log.events.clear()

    def ended(self, g: Race) -> None:
        """Count how a game ended."""
        self.count[f"end {SPEC.words.reasons[g.reason].name}"] += 1

    def missing(self) -> list[str]:
        """List what no walk has reached."""
        own = [verb.name for verb in SPEC.words.verbs if verb.name != "nothing"]
        asked = {p.name for p in SPEC.words.prompts if p.rule.startswith("hades-trap:")}
        every = [f"word {name}" for name in own]
        every += [f"question {name}" for name in sorted(asked)]
        every += [f"step {name}" for name in SPEC.steps.names]
        every += [f"event {e.name}" for e in SPEC.words.events if e.name != "none"]
        every += [f"chance {s.name}" for s in SPEC.words.streams if s.name]
        every += [f"end {SPEC.words.reasons[reason].name}" for reason in ENDS]
        return [name for name in every if not self.count[name]]
