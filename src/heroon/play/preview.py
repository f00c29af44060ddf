"""The sure effects of a choice, shown before it is made, and the odds of what follows.

`preview` tells it in words, `what_if` by what changes on the board.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, NamedTuple

from heroon.board.layers import differ
from heroon.board.model import Look
from heroon.board.types import If
from heroon.kernel import Event, Rng, Table, View
from heroon.kernel.ask import NATURE

from .aided import AidedMatch
from .bots import seed_for
from .laid import board_of
from .match import Match
from .odds import odds_lines, odds_of
from .worlds import say, worlds_of

#: The number of sampled worlds in which a choice is tried.
_WORLDS: Final = 4
#: The most outcomes of a draw whose odds are shown with a choice; others are in the panel of odds.
_TELLING: Final = 9
#: The most changes that can be read at a glance; of more than these none is shown.
_MOST: Final = 16


class Preview(NamedTuple):
    """The effects of a choice: certain events and changed counters, then odds.

    `brings` is the text of the card that it gets, where it gets one.  `final` says whether it
    cannot be taken back, as far as the seat can know.
    """

    events: tuple[str, ...]
    changes: tuple[str, ...]
    odds: tuple[str, ...]
    final: bool
    brings: tuple[str, ...] = ()


def preview(match: AidedMatch, seat: int, word: int, *then: int) -> Preview:
    """Try a choice in several sampled worlds, and tell what is the same in all of them.

    It goes up to the first question to nature or to another seat; answers `then` are said after it.
    """
    table: Table[Any] = match.table
    word = match.seating.meant(seat, word)
    if veiled(match, seat, word):
        return Preview((), (), (), match.final(seat, word))
    speaker = match.seating.speaker(seat, word)
    viewer = match.seating.viewer(seat)
    told: list[list[Event]] = []
    views = []
    final = False
    for world in islice(worlds_of(table, speaker, match.s.seed), _WORLDS):
        before = len(world.events(viewer))
        say(world, speaker, word, *then)
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
    rng = Rng(seed_for(match.s.seed, speaker, len(table.tokens)))
    odds = {} if then else odds_of(table, speaker, word, rng)
    lines = tuple(odds_lines(odds, match.t)) if 0 < len(odds) <= _TELLING else ()
    told_by = match.teller.brings
    brings = told_by(word, match.sentences(seat)) if told_by else ()
    sentences = match.sentences(seat)
    # Answers that are given together are told together: equal ones in one line, with their sum.
    tell = sentences.whole_story if then else sentences.story_lines
    story = tuple(line for line, _ in tell(events) if line)
    return Preview(story, tuple(changes), lines, final or match.final(seat, word), brings)


def veiled(match: Match, seat: int, word: int) -> bool:
    """Return whether nothing is told ahead of an answer, for its player is to remember a face."""
    veils = match.teller.veils
    view = match.seating.view(seat)
    return veils is not None and veils(word, view, match.table.spec.words)


def what_if(match: Match, seat: int, word: int, *then: int) -> If | None:
    """Find what an answer surely changes on the board of a seat; None where nothing is sure.

    None, too, where a fight that is shown has ended meanwhile, or where almost all has changed.
    """
    view = view_after(match, seat, word, *then)
    if view is None:
        return None
    sentences = match.sentences(seat)
    old = board_of(Look(match.seating.view(seat), sentences))
    new = board_of(Look(view, sentences))
    if old.focus and old.focus != new.focus:
        return None
    found = differ(old, new)
    return found if len(found.changes) + len(found.come) + len(found.gone) <= _MOST else None


def view_after(match: Match, seat: int, word: int, *then: int) -> View | None:
    """Return the view after an answer if it is the same in several sampled worlds, else None."""
    table: Table[Any] = match.table
    said = match.seating.meant(seat, word)
    if veiled(match, seat, said):
        return None
    speaker, viewer = match.seating.speaker(seat, said), match.seating.viewer(seat)
    found: View | None = None
    for world in islice(worlds_of(table, speaker, match.s.seed), _WORLDS):
        say(world, speaker, said, *then)
        view = world.view(viewer)
        if found is not None and view != found:
            return None
        found = view
    return found
