"""The seat orders: what a seat may tell the table out of turn.

One list serves the panel and its commands: the game's standing answers, then what can be said to
the other players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heroon.kernel import InputError
from heroon.texts.reasons import reason

from .aided import AidedMatch


class SeatOrder(NamedTuple):
    """A seat order: its name, its line, and what carries it out and returns the message."""

    name: str
    text: str
    give: Callable[[], str]


def seat_orders(match: AidedMatch, seat: int) -> list[SeatOrder]:
    """List the seat orders that a seat may give now."""
    t = match.t
    out = []
    for number, one in enumerate(match.standing(seat), 1):
        on = match.ordered_by(seat, one.name)
        text = t.text(f"standing-{one.name}")
        line = t.text("orders-line", number=number, text=text, on="yes" if on else "no")
        out.append(SeatOrder(one.name, line, _order(match, seat, one.name, not on)))
    return out + _talk(match, seat)


def _order(match: AidedMatch, seat: int, name: str, wanted: bool) -> Callable[[], str]:
    def give() -> str:
        match.order(seat, name, wanted)
        return match.t.text("orders-left" if wanted else "orders-withdrawn")

    return give


def _talk(match: AidedMatch, seat: int) -> list[SeatOrder]:
    """List what can be said to the other players: answers to their offer, else offers."""
    table = match.table
    kind, offer = match.offered(seat), table.talk.offer
    if kind and offer is not None:
        said = {f"agree-{kind}": f"!{kind}", "decline": "!no"}
        speaker = next(own for own in match.own(seat) if offer.waits >> own & 1)
    else:
        said = {"back": "!back?"}
        speaker = seat
        if table.spec.drawn is not None:
            said["draw"] = "!draw?"
        if table.choices > table.spec.bound:
            said["claim"] = "!claim"
    return [
        SeatOrder(name, match.t.text(f"talk-{name}"), _say(match, speaker, word))
        for name, word in said.items()
    ]


def _say(match: AidedMatch, seat: int, word: str) -> Callable[[], str]:
    def give() -> str:
        try:
            key = match.say_out(seat, word)
        except InputError as bad:
            return match.t.text("talk-no", why=reason(bad.why, match.lang))
        match.keep()
        return match.t.text(key)

    return give
