"""Changing who plays while a game goes on: another level, a seat for a bot, a seat for a person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from heroon.ai.levels import levels, player_of
from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED

from .begin import BOTH
from .bots import bot_at, bots_named
from .match import Match

#: A seat that a person plays.
PERSON: Final = "person"


class Change(NamedTuple):
    """A change that may be made: its name, what it says, and what does it.

    `make` returns what came of it.  Whoever sits at the screen may hold no seat any more then:
    a front end that has shown a hand must hide it first.
    """

    name: str
    text: str
    make: Callable[[], str]


def changes(match: Match, seat: int) -> list[Change]:
    """What whoever is asked at a seat may change now."""
    people = match.s.people
    others = [one for one in range(match.table.seats) if one not in people]
    own = match.own(seat) if len(people) > 1 else ()
    out = _levels(match) if others else []
    out += [_leave(match, one, alone=len(own) == 1) for one in own]
    return out + [_take(match, one) for one in others]


def _levels(match: Match) -> list[Change]:
    """Each level at which the bots may play, with a mark at the one at which they do."""
    spec, t = match.table.spec, match.t
    now = player_of(spec, match.s.bot)
    out = []
    for name, bot in levels(spec).items():
        level = t.text(f"level-{name}")
        text = t.text("players-level", level=level, on="yes" if bot == now else "no")
        out.append(Change(f"level-{name}", text, _levelled(match, name, level)))
    return out


def _levelled(match: Match, name: str, level: str) -> Callable[[], str]:
    def make() -> str:
        match.s.bot = name
        return match.t.text("players-levelled", level=level)

    return make


def _leave(match: Match, seat: int, alone: bool) -> Change:
    """A bot plays on for a person.  Of a duel each leaves but their own seat."""
    t = match.t

    def make() -> str:
        sit(match, tuple(one for one in match.s.people if one != seat))
        return t.text("players-left", number=str(seat + 1))

    text = t.text("players-leave" if alone else "players-leave-seat", number=str(seat + 1))
    return Change(f"leave-{seat}", text, make)


def _take(match: Match, seat: int) -> Change:
    """A person plays on for a bot.

    Where hands are secret the bot's one is seen then, and so the game is practice from now on.
    """
    t = match.t

    def make() -> str:
        sit(match, tuple(sorted({*match.s.people, seat})))
        if not match.seating.curtain:
            return t.text("players-taken", number=str(seat + 1))
        match.practise()
        return t.text("players-taken-practice", number=str(seat + 1))

    return Change(f"take-{seat}", t.text("players-take", number=str(seat + 1)), make)


class Place(NamedTuple):
    """A seat: who plays it (`person`, or a level), and who may play it from now on."""

    seat: int
    who: str
    choices: tuple[str, ...]


def places(match: Match, seat: int) -> list[Place]:
    """Every seat of the table, for whoever is asked at one of them.

    Somebody must stay; and of a duel nobody gives another person's seat away.
    """
    people, spec = match.s.people, match.table.spec
    mine = match.own(seat) if len(people) > 1 else ()
    out = []
    for one in range(match.table.seats):
        who = PERSON if one in people else level_at(match, one)
        free = one not in people or one in mine
        choices = (PERSON, *levels(spec)) if free else ()
        out.append(Place(one, who, choices))
    return out


def level_at(match: Match, seat: int) -> str:
    """The level at which a seat is played; a bot's own name where it is none."""
    name, known = bot_at(match.s.bot, seat), levels(match.table.spec)
    return name if name in known else next((k for k, bot in known.items() if bot == name), name)


def assign(match: Match, asked: int, seat: int, who: str) -> str:
    """Let somebody play a seat; returns what came of it.  Raises `InputError`.

    As with the changes above: whoever has shown a hand may have left.
    """
    place = next((p for p in places(match, asked) if p.seat == seat), None)
    if place is None or who not in place.choices:
        raise InputError(REFUSED, "nobody else may play this seat now")
    people, t = match.s.people, match.t
    if who == PERSON:
        return _take(match, seat).make() if seat not in people else ""
    match.s.bot = bots_named(
        [who if s == seat else bot_at(match.s.bot, s) for s in range(match.table.seats)]
    )
    told = _leave(match, seat, alone=False).make() if seat in people else ""
    level = t.text("players-levelled-seat", level=t.text(f"level-{who}"), number=str(seat + 1))
    return f"{told} {level}".strip()


def sit(match: Match, people: tuple[int, ...]) -> None:
    """Let these seats, at least one, be played at the keyboard, and bots play the others."""
    match.sit(people, BOTH if len(people) > 1 else str(people[0]))
