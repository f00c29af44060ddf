"""Changes of players while a game goes on: another level, a bot for a person or the reverse."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heroon.ai.levels import levels
from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED

from .begin import usual_bot
from .match import Match
from .who import PERSON, is_person, named, person


class Reseating(NamedTuple):
    """A change of players that may be made: its name, its text, and what makes it.

    `make` returns a message.  After it whoever sits at the screen may hold no seat any more: a
    front end that has shown a hand must hide it first.
    """

    name: str
    text: str
    make: Callable[[], str]


def changes(match: Match, seat: int) -> list[Reseating]:
    """List the changes of players that whoever is asked at a seat may make now.

    Each change leaves all other seats as they are.
    """
    people, others = match.s.people, match.s.who.others
    own = match.own(seat) if len(people) > 1 else ()
    out = [change for one in others for change in _levels(match, one, len(others) == 1)]
    out += [_leave(match, one, alone=len(own) == 1) for one in own]
    return out + [_take(match, one) for one in others]


def _levels(match: Match, seat: int, alone: bool) -> list[Reseating]:
    """List each level at which a seat may be played, with a mark at its present one."""
    t, known = match.t, levels_at(match)
    at = match.s.who.seats[seat]
    now = known.get(at, at)
    out = []
    for name, bot in known.items():
        told = {"level": t.text(f"level-{name}"), "on": "yes" if bot == now else "no"}
        if alone:
            text = t.text("players-level", **told)
        else:
            text = t.text("players-level-seat", player=match.s.who.noun(seat), **told)
        out.append(Reseating(f"level-{seat}-{name}", text, _levelled(match, seat, name, alone)))
    return out


def _levelled(match: Match, seat: int, name: str, alone: bool) -> Callable[[], str]:
    def make() -> str:
        match.sit(match.s.who.with_bot(seat, name))
        level = match.t.text(f"level-{name}")
        if alone:
            return match.t.text("players-levelled", level=level)
        return match.t.text("players-levelled-seat", level=level, player=match.s.who.noun(seat))

    return make


def stand_in(match: Match) -> str:
    """Return the bot that plays on for a person who leaves: one of those here, or the usual one."""
    bots = match.s.who.bots
    table = match.table
    return bots[0] if bots else usual_bot(table.spec, table.options, table.seats)


def _leave(match: Match, seat: int, alone: bool, bot: str = "") -> Reseating:
    """Offer that a bot plays on for a person.

    Where opponents share the screen, people may give up their own seat alone.
    """
    t, player = match.t, match.s.who.noun(seat)

    def make() -> str:
        match.sit(match.s.who.with_bot(seat, bot or stand_in(match)))
        return t.text("players-left", player=player)

    text = t.text("players-leave") if alone else t.text("players-leave-seat", player=player)
    return Reseating(f"leave-{seat}", text, make)


def _take(match: Match, seat: int, name: str = "") -> Reseating:
    """Offer that a person plays on for a bot.

    Where hands are secret the bot's hand is seen then, and so the game is practice from now on.
    """
    t, player = match.t, match.s.who.noun(seat)

    def make() -> str:
        match.sit(match.s.who.with_person(seat, name))
        told = {"player": player, **named(match.s.who, seat, "name")}
        if not match.seating.curtain:
            return t.text("players-taken", **told)
        match.practise()
        return t.text("players-taken-practice", **told)

    return Reseating(f"take-{seat}", t.text("players-take", player=player), make)


def namings(match: Match, seat: int) -> tuple[int, ...]:
    """List the seats whose people may change their names now, for whoever is asked at a seat."""
    return tuple(one for one in match.own(seat) if one in match.s.people)


class Place(NamedTuple):
    """A seat: who plays it (`person` or a level), and who may play it from now on.

    `name` is what its person is called, empty for none.
    """

    seat: int
    who: str
    choices: tuple[str, ...]
    name: str = ""


def places(match: Match, seat: int) -> list[Place]:
    """List every seat of the table, with who may play it, for whoever is asked at one of them.

    At least one person must stay.  Where opponents share the screen, nobody gives another person's
    seat away.
    """
    sat, known = match.s.who, levels_at(match)
    mine = match.own(seat) if len(sat.people) > 1 else ()
    out = []
    for one in range(match.table.seats):
        who = PERSON if one in sat.people else level_at(match, one)
        free = one not in sat.people or one in mine
        choices = (PERSON, *known) if free else ()
        out.append(Place(one, who, choices, sat.name(one)))
    return out


def levels_at(match: Match) -> dict[str, str]:
    """Return the bot of each level that may play at the table, by level, the weakest first."""
    table = match.table
    return levels(table.spec, table.spec.settings(table.options), table.seats)


def level_at(match: Match, seat: int) -> str:
    """Return the level at which a seat is played, or its bot's own name where it is no level."""
    name, known = match.s.who.seats[seat], levels_at(match)
    return name if name in known else next((k for k, bot in known.items() if bot == name), name)


def assign(match: Match, asked: int, seat: int, who: str) -> str:
    """Let somebody else play a seat, and return a message; raises `InputError`.

    `who` is a level, `person`, or `person:` and a name.  As with the changes above: whoever sits at
    the screen may hold no seat any more.
    """
    place = next((p for p in places(match, asked) if p.seat == seat), None)
    if place is None:
        raise InputError(REFUSED, "nobody else may play this seat now")
    if is_person(who):
        return _assign_person(match, place, asked, who.removeprefix(PERSON)[1:])
    if who not in place.choices:
        raise InputError(REFUSED, "nobody else may play this seat now")
    if place.who == PERSON:
        told = _leave(match, seat, alone=False, bot=who).make()
    else:
        match.sit(match.s.who.with_bot(seat, who))
        told = ""
    given = {"level": match.t.text(f"level-{who}"), "player": match.s.who.noun(seat)}
    return f"{told} {match.t.text('players-levelled-seat', **given)}".strip()


def _assign_person(match: Match, place: Place, asked: int, name: str) -> str:
    """Let a person of that name play a seat; the one who sits there may change the name."""
    if place.who != PERSON:
        return _take(match, place.seat, name).make()
    if place.seat not in match.own(asked):
        raise InputError(REFUSED, "nobody else may play this seat now")
    if person(name) != match.s.who.seats[place.seat]:
        match.sit(match.s.who.with_person(place.seat, name))
    return ""
