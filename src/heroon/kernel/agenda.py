"""The agenda: what is still to be done, as data.

The state holds a stack of steps, three ints each.  A step is *automatic* (a function that
returns nothing), a *decision* (`words` asks without touching the state, `do` applies the
answer) or a *rule* (a generator that asks on its way).  There is no other continuation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .errors import KernelError

if TYPE_CHECKING:
    from .state import State

AUTO: Final = 0
DECISION: Final = 1
RULE: Final = 2
UNBOUND: Final = 3

F = TypeVar("F", bound=Callable[..., Any])
#: A step with its two arguments, as `plan` takes it.
Planned = tuple[int, int, int]


class Steps:
    """The steps of a game: first their numbers, so that rules can name each other, then functions.

    >>> STEPS = Steps()
    >>> TURN = STEPS.new("TURN")
    >>> @STEPS.auto(TURN)
    ... def turn(g, me, _): ...
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kind: list[int] = []
        self.run: list[Callable[..., Any]] = []
        self.do: list[Callable[..., None]] = []

    def new(self, name: str) -> int:
        """Declare a step and return its number."""
        if name in self.names:
            raise KernelError(f"step {name} is declared twice")
        self.names.append(name)
        self.kind.append(UNBOUND)
        self.run.append(_nothing)
        self.do.append(_nothing)
        return len(self.names) - 1

    def auto(self, step: int) -> Callable[[F], F]:
        """Bind a function to an automatic step: `(g, a, b) -> None`."""
        return self._bind(step, AUTO)

    def rule(self, step: int) -> Callable[[F], F]:
        """Bind a generator function to a rule: `(g, a, b) -> Rule[None]`."""
        return self._bind(step, RULE)

    def words(self, step: int) -> Callable[[F], F]:
        """Bind the asking half of a decision, `(g, a, b) -> Ask`, which changes nothing."""
        return self._bind(step, DECISION)

    def answer(self, step: int) -> Callable[[F], F]:
        """Bind the answering half of a decision: `(g, a, b, word) -> None`."""

        def bind(function: F) -> F:
            self.do[step] = function
            return function

        return bind

    def _bind(self, step: int, kind: int) -> Callable[[F], F]:
        def bind(function: F) -> F:
            if self.kind[step] != UNBOUND:
                raise KernelError(f"step {self.names[step]} is bound twice")
            self.kind[step] = kind
            self.run[step] = function
            return function

        return bind

    def check(self) -> None:
        """Raise `KernelError` unless each step has its function, and each decision both halves."""
        for step, name in enumerate(self.names):
            if self.kind[step] == UNBOUND:
                raise KernelError(f"step {name} has no function")
            if (self.kind[step] == DECISION) == (self.do[step] is _nothing):
                raise KernelError(f"step {name}: a decision needs both halves, others only one")


def _nothing(*_: Any) -> None:
    raise KernelError("a step without a function was run")


class Ended(Exception):
    """The exception that `end` raises and only the kernel catches."""


def step(number: int, a: int = 0, b: int = 0) -> Planned:
    """Make a step with arguments, to be handed to `plan`."""
    return (number, a, b)


def then(g: State, number: int, a: int = 0, b: int = 0) -> None:
    """Put a step on top of the agenda, so that it comes next."""
    g.agenda += (b, a, number)


def plan(g: State, *steps: int | Planned) -> None:
    """Put several steps on top of the agenda, so that the first one named comes next."""
    agenda = g.agenda
    for item in steps[::-1]:
        agenda += (0, 0, item) if isinstance(item, int) else item[::-1]


def cut(g: State, number: int) -> None:
    """Drop everything above the uppermost step `number`, so that this step comes next."""
    agenda = g.agenda
    while agenda and agenda[-1] != number:
        del agenda[-3:]
    if not agenda:
        raise KernelError(f"cut: step {number} is not on the agenda")


def end(g: State, result: list[int], reason: int) -> None:
    """End the game at once, from any depth of steps; write it as the last statement of a block.

    `result` is one int a seat, `reason` a reason of the vocabulary.
    """
    g.result = list(result)
    g.reason = reason
    g.agenda.clear()
    raise Ended
