"""The orders at one table: which standing answers each seat has left, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import UNKNOWN, InputError
from .spec import GameSpec
from .tokens import NO_ONE
from .words import NOTHING


class Orders:
    """The standing answers of each seat with the turn they were given in; private to the seat."""

    def __init__(self, spec: GameSpec[Any]):
        self._spec = spec
        self._given: dict[int, dict[str, int]] = {}

    def give(self, g: Any, seat: int, name: str, on: bool) -> None:
        """Note a standing answer of a seat, or with `on` False drop it; raises `InputError`."""
        if seat == NO_ONE or name not in {s.name for s in self._spec.standing}:
            hint = ", ".join(s.name for s in self._spec.standing) or "none"
            raise InputError(UNKNOWN, f"no such order (there are: {hint})", str(name)[:40])
        given = self._given.setdefault(seat, {})
        given.pop(name, None)
        if on:
            given[name] = self._spec.turn_of(g)

    def holding(self, g: Any, seat: int) -> list[str]:
        """Name the orders of a seat that are in force now."""
        given, turn = self._given.get(seat, {}), self._spec.turn_of(g)
        return [
            s.name
            for s in self._spec.standing
            if s.name in given and (not s.turn or given[s.name] == turn)
        ]

    def due(self, g: Any, seat: int, prompt: int, words: Sequence[int]) -> int:
        """Find the word that a seat's orders answer at a prompt; NOTHING if there is none."""
        if not self._given.get(seat):
            return NOTHING
        left = self.holding(g, seat)
        for one in self._spec.standing:
            if one.name in left:
                word = one.answer(g, seat, prompt, words) if words else NOTHING
                if word in words:
                    return word
        return NOTHING

    def lapse(self, g: Any) -> None:
        """Drop the orders given in a turn that, after going back, has not begun yet."""
        now, turns = self._spec.turn_of(g), [s.name for s in self._spec.standing if s.turn]
        for given in self._given.values():
            for name in turns:
                if given.get(name, now) > now:
                    del given[name]
