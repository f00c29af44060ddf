"""The seat orders: what a seat may tell the table out of turn.

One list for the panel and its commands; what the kernel adds (standing answers, draws offered
and claimed, answers taken back by consent) finds its place here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .app_match import AppMatch


class SeatOrder(NamedTuple):
    """An order: its name, what it says, and what it does; it returns a message's key."""

    name: str
    text: str
    give: Callable[[], str]


def seat_orders(match: AppMatch, seat: int) -> list[SeatOrder]:
    """The orders that a seat may give now."""
    t = match.t
    out = []
    if match.seating.hints.windows or match.seating.hints.declines:
        out.append(SeatOrder("turn", t.text("app-order-turn"), lambda: _turn(match, seat)))
        # A curtain that comes only now and then would tell what the hand holds.
        if not match.seating.curtain:
            on = seat not in match.passes
            text = t.text("app-order-passes-on" if on else "app-order-passes-off")
            out.append(SeatOrder("passes", text, lambda: _passes(match, seat, on)))
    return out


def _turn(match: AppMatch, seat: int) -> str:
    match.skip_turn(seat)
    return "passes-turn"


def _passes(match: AppMatch, seat: int, wanted: bool) -> str:
    match.pass_when_idle(seat, wanted)
    return "passes-on" if wanted else "passes-off"
