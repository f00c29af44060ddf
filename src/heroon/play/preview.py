"""What a choice will certainly do, shown before it is made, and the odds of what follows."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.kernel import Event, Rng, Table
from heroon.kernel.ask import NATURE

from .aided import AidedMatch
from .bots import seed_for
from .odds import odds_lines, odds_of

#: A choice is tried in so many worlds that the seat cannot tell from the real one.
_WORLDS: Final = 4
#: A draw among more cards than these tells nothing about the choice; the panel of odds has them.
_TELLING: Final = 9


class Preview(NamedTuple):
    """What follows a choice: certain events and changed counters, then odds.

    `brings` is the text of the card that it gets, where it gets one.  `final` says whether it
    cannot be taken back, as far as the seat can know.
    """

    events: tuple[str, ...]
    changes: tuple[str, ...]
    odds: tuple[str, ...]
    final: bool
    brings: tuple[str, ...] = ()


def preview(match: AidedMatch, seat: int, word: int) -> Preview:
    """What the worlds agree on, up to the first question to nature or to another seat."""
    table: Table[Any] = match.table
    word = match.seating.meant(seat, word)
    speaker = match.seating.speaker(seat, word)
    viewer = match.seating.viewer(seat)
    rng = Rng(seed_for(match.s.seed, speaker, len(table.tokens)))
    told: list[list[Event]] = []
    views = []
    final = False
    for _ in range(_WORLDS):
        world = table.sample(speaker, rng)
        before = len(world.events(viewer))
        world.answer(word, speaker)
        told.append(world.events(viewer)[before:])
        views.append(dict(world.view(viewer).counters))
        ask = world.ask
        final = final or ask is None or ask.seats == NATURE or not world.undoable
    events = list(told[0])
    for other in told[1:]:
        same = next((i for i, pair in enumerate(zip(events, other)) if pair[0] != pair[1]), None)
        events = events[: min(len(events), len(other)) if same is None else same]
    was = dict(table.view(viewer).counters)
    changes = match.changes(seat, was, views)
    odds = odds_of(table, speaker, word, rng)
    lines = tuple(odds_lines(odds, match.t)) if 0 < len(odds) <= _TELLING else ()
    told_by = match.teller.brings
    brings = told_by(word, match.sentences(seat)) if told_by else ()
    story = tuple(line for line in match.sentences(seat).story(events) if line)
    return Preview(story, tuple(changes), lines, final or match.final(seat, word), brings)
