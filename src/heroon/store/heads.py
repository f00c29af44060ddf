"""What a table began with: its head, and how a head is read from its row."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from heroon.kernel.errors import MALFORMED, InputError

from .words import UNREAD

#: A seat that a person plays; behind a colon may stand the person's own name.
PERSON: Final = "person"
#: What an older head said of who sits where; and no table has more seats.
_OLD: Final = {"seats", "people", "bot"}
_SEATS: Final = 16


class Head(NamedTuple):
    """What a table began with.

    `who` names who sits at each seat: a level or bot, `person`, or `person:` and a name;
    `numbers` are the owner's card numbers that differ from ours, as lines of a card file; `rules`
    and `cards` say which rules and card data it was begun with.
    """

    game: str
    options: Mapping[str, str]
    seed: str
    who: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    rules: int = 0
    cards: str = ""


def head_in(text: object) -> Head:
    """Read the head in a row; raise `InputError` for anything else."""
    try:
        found: Any = json.loads(text)  # type: ignore[arg-type]  # what is no text is refused
    except (ValueError, TypeError, RecursionError):
        raise InputError(MALFORMED, UNREAD) from None
    if isinstance(found, dict) and found.keys() >= _OLD and "who" not in found:
        found = _renewed(found)
    if not isinstance(found, dict) or not found.keys() <= set(Head._fields):
        raise InputError(MALFORMED, UNREAD)
    values: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in found.items()}
    try:
        head = Head(**values)
    except TypeError:
        raise InputError(MALFORMED, UNREAD) from None
    if not _sound(head):
        raise InputError(MALFORMED, UNREAD)
    return head


def _renewed(found: dict[str, Any]) -> dict[str, Any]:
    """Rewrite the head of an older program, which named the people's seats and the bots apart."""
    rest = {key: value for key, value in found.items() if key not in _OLD}
    seats, people, bot = (found[key] for key in ("seats", "people", "bot"))
    sound = type(seats) is int and 0 < seats <= _SEATS and isinstance(people, list)
    if not sound or not isinstance(bot, str) or not all(type(seat) is int for seat in people):
        raise InputError(MALFORMED, UNREAD)
    if not people or not set(people) <= set(range(seats)):
        raise InputError(MALFORMED, UNREAD)
    names = bot.split(",")
    bots = (names[seat] if seat < len(names) else names[0] for seat in range(seats))
    return {**rest, "who": [PERSON if seat in people else one for seat, one in enumerate(bots)]}


def _sound(head: Any) -> bool:
    """Return whether every field of a head has the type that it must have."""
    texts = (head.game, head.seed, head.cards)
    if not isinstance(head.options, dict) or not isinstance(head.who, tuple):
        return False
    return (
        all(isinstance(one, str) for one in (*texts, *head.options.values()))
        and isinstance(head.numbers, tuple)
        and all(isinstance(one, str) for one in head.numbers)
        and type(head.rules) is int
        and len(head.who) <= _SEATS
        and all(isinstance(one, str) for one in head.who)
        and any(one.partition(":")[0] == PERSON for one in head.who)
    )
