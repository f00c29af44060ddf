"""Opening a kept game: only where its history is whole and leads to where it led before.

Rules and card numbers may have changed since a game was begun.  It goes on where doing its
history again leads to the very position that was kept, and says so to its players; otherwise it
is kept, and closed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, HeroonError, InputError, games
from heroon.play.match import Setting
from heroon.store import Head, History, Kept
from heroon.texts import LANGUAGES
from heroon.texts.installed import why_not

from .logged import Forced, history, spec_of, state_of

log: Final = logging.getLogger("heroon.server")
#: Why a game cannot be opened: rules or cards are others now; the game is not installed; its
#: history is damaged; it leads elsewhere, though nothing says that something has changed; the game
#: is installed and cannot be played.
RULES: Final = "rules"
CARDS: Final = "cards"
GAME: Final = "game"
DAMAGED: Final = "damaged"
ELSEWHERE: Final = "elsewhere"
FAULTY: Final = "faulty"


class Closed(Exception):
    """A game is kept and cannot go on; `kind` says why, in `values` and in a reason."""

    def __init__(self, kind: str, why: str = "", **values: int | str):
        super().__init__(kind, why)
        self.kind = kind
        self.why = why
        self.values: Mapping[str, int | str] = values


class Opened(NamedTuple):
    """A game that goes on; `other` says what has changed since it was begun (`rules`, `cards`)."""

    setting: Setting
    forced: tuple[Forced, ...]
    other: str


def changed(head: Head) -> Closed | None:
    """What has changed since a game was begun; None for nothing.  Raises `Closed`."""
    if head.game not in games():
        raise Closed(GAME, game=head.game)
    why = why_not(head.game, LANGUAGES[0])
    if why:
        raise Closed(FAULTY, why)
    try:
        spec = spec_of(head, "numbers")
    except InputError as bad:
        raise Closed(CARDS, bad.why) from None
    return _difference(head, spec)


def _difference(head: Head, spec: GameSpec[Any]) -> Closed | None:
    if head.rules != spec.rules:
        return Closed(RULES, was=head.rules, now=spec.rules)
    if head.cards != spec.cards_hash:
        return Closed(CARDS)
    return None


def opened(kept: History, where: str) -> Opened:
    """The game of a history; raises `Closed` where it cannot go on as it was."""
    other = changed(kept.head)
    if other is not None and not kept.state:
        raise other
    try:
        setting, forced = history(kept.head, kept.entries, where)
    except Exception as bad:
        if not isinstance(bad, HeroonError):
            log.exception("%s cannot be done again", where)
        raise other or Closed(ELSEWHERE, bad.why if isinstance(bad, InputError) else "") from None
    if kept.state and state_of(setting.table) != kept.state:
        raise other or Closed(ELSEWHERE)
    return Opened(setting, forced, other.kind if other else "")


def told(kept: Kept) -> Closed | None:
    """What the lists say of a game without doing it again; None for nothing.

    Of other rules or cards they say no more than that: whether it goes on is known when it opens.
    """
    if kept.wrong or kept.head is None:
        return Closed(DAMAGED, kept.wrong)
    try:
        return changed(kept.head)
    except Closed as bad:
        return bad
