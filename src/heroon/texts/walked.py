"""A walk in one line: steps in a row, and what is crossed between them, told together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from heroon.kernel import Event

from .core import Texts, Value

#: The text of a list that is empty.
NONE: Final = "none"


class Joins(NamedTuple):
    """The way to tell events of one kind, and what happens between them, in one sentence.

    - `list`: the argument that has another value in each of these events, such as a place
    - `join`: the event that may stand before any of them
    - `of`: the argument of `join` that is told

    The first argument is the same in all of them.
    """

    list: str
    join: str
    of: str


class ToldRun(NamedTuple):
    """Events told in one sentence: the steps of a walk, and what joined them."""

    steps: tuple[Event, ...]
    joined: tuple[Event, ...]

    @property
    def told(self) -> int:
        """The number of events that are told: steps and what joined them."""
        return len(self.steps) + len(self.joined)


def run_of(
    events: Sequence[Event],
    start: int,
    name_of: Callable[[Event], str],
    joins: Mapping[str, Joins],
) -> ToldRun | None:
    """Find the walk that begins with an event; None if none does.

    What stands after the last step is told for itself.
    """
    name = name_of(events[start])
    kind = next((k for k, one in joins.items() if name in (k, one.join)), "")
    if not kind:
        return None
    steps, joined, waiting = list[Event](), list[Event](), list[Event]()
    for event in events[start:]:
        name = name_of(event)
        if name == joins[kind].join:
            waiting.append(event)
        elif name == kind and (not steps or event.args[0] == steps[0].args[0]):
            joined += waiting
            steps.append(event)
            waiting.clear()
        else:
            break
    return ToldRun(tuple(steps), tuple(joined)) if steps else None


def told(
    args: Sequence[Mapping[str, Value]],
    joined: Sequence[Mapping[str, Value]],
    one: Joins,
    texts: Texts,
    listed: Callable[[list[str]], str],
) -> dict[str, Value]:
    """Collect the variables of a walk's sentence: places (`via`, `last`) and what is `joined`."""
    form = "le" if texts.lang == "fr" else "the"
    places = [str(each[one.list]) for each in args]
    names = [texts.noun(str(each[one.of]), form) for each in joined]
    given: dict[str, Value] = {**args[0], "last": places[-1], "count": len(args)}
    given["via"] = listed(places[:-1]) or NONE
    given["joined"] = listed(names) or NONE
    return given
