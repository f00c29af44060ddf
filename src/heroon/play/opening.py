"""The opening of a kept game, whose history must be whole and lead to where it led before.

Rules and card numbers may have changed since a game was begun.  Where its history, played again,
leads to the very position that was kept, the game goes on, and its players are told.  Where it
leads elsewhere, the game goes on from the position that was kept at the beginning of its last turn,
as far as today's rules and cards can play that, and its players are told, too.  A game that is over
is shown from the positions that were kept.  Any other one stays in the store and cannot be opened.
"""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, HeroonError, InputError, games
from heroon.store import FROM, SEED, TURN, Head, History, Kept, LogEntry
from heroon.texts import LANGUAGES
from heroon.texts.installed import why_not

from .begin import fresh_seed
from .closed import CARDS, DAMAGED, ELSEWHERE, FAULTY, GAME, RULES, Closed
from .game_setting import Setting
from .history import Forced, history
from .kept_entries import is_over, last, spec_of, state_of
from .migrate import moved
from .shown import shown_of

log: Final = logging.getLogger("heroon.server")
#: What is told of a game that goes on from the beginning of its last turn.
TURNED: Final = "turn"


class Opened(NamedTuple):
    """A kept game that goes on.

    `other` says what has changed since it was begun (`rules`, `cards`, or `turn` where it goes on
    from the beginning of its last turn); `more` are the entries to be kept of that before it is
    played.
    """

    setting: Setting
    forced: tuple[Forced, ...]
    other: str
    more: tuple[LogEntry, ...] = ()


def changed(head: Head) -> Closed | None:
    """Find what has changed since a game was begun; None for nothing.  Raises `Closed`."""
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
    """Open the game of a history; raises `Closed` where it cannot go on."""
    other = changed(kept.head)
    try:
        return _done_again(kept, where, other)
    except Closed as closed:
        if is_over(kept.entries):
            closed.shown = shown_of(kept, where)
        found = _from_turn(kept, where)
        if found is None:
            raise
        log.warning("%s goes on from the beginning of its last turn: %s", where, closed.kind)
        return found


def _done_again(kept: History, where: str, other: Closed | None) -> Opened:
    """Play a whole history again; raises `Closed` where it does not lead to where it led."""
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
    moved = last(kept.entries, FROM) >= 0
    return Opened(setting, forced, TURNED if moved else other.kind if other else "")


def _from_turn(kept: History, where: str) -> Opened | None:
    """Open a game at the beginning of its last turn; None where that cannot be played.

    From there on chance has a new seed: a deck that nobody has seen has another order.
    """
    at = last(kept.entries, TURN, FROM)
    if at < 0 or is_over(kept.entries):
        return None
    try:
        position = moved(kept.entries[at].data, spec_of(kept.head, where), where)
        more = (LogEntry(FROM, -1, position), LogEntry(SEED, -1, fresh_seed()))
        setting, forced = history(kept.head, (*kept.entries, *more), where)
    except Exception as bad:  # a position is input: whatever it breaks, the game is closed
        if not isinstance(bad, HeroonError):
            log.exception("%s cannot go on from its last turn", where)
        return None
    return Opened(setting, forced, TURNED, more)


def told(kept: Kept) -> Closed | None:
    """Find what the lists say of a game, without playing its history; None for nothing.

    Where rules or cards have changed the lists say only that: whether the game can go on is known
    when it is opened.
    """
    if kept.wrong or kept.head is None:
        return Closed(DAMAGED, kept.wrong)
    try:
        return changed(kept.head)
    except Closed as bad:
        return bad
