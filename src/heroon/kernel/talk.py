"""The talk of seats beside the game: offers of a draw, wishes to go back, claims.

None of it changes the game before all agree, and rules never see it.  An offer is public; it
waits until every other seat has agreed, one has declined, its owner withdraws it, or another seat
goes on playing.

    !draw?   offer a draw            !draw   agree to it
    !back?   ask to take back        !back   agree to that
    !no      decline, or withdraw    !claim  end a game that is longer than its bound
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from .ask import Ask
from .errors import MALFORMED, REFUSED, STALE, InputError
from .spec import GameSpec
from .tokens import Token

DRAW: Final = "draw"
BACK: Final = "back"
#: Everything that can be said out of turn, but giving up.
SAYINGS: Final = ("!draw?", "!draw", "!back?", "!back", "!no", "!claim")


@dataclass(frozen=True)
class Offer:
    """An offer that is open: its kind (draw or back), its seat, the mask of those yet to answer.

    Of a wish to go back `tokens` says how many tokens of the record would stay.
    """

    kind: str
    seat: int
    waits: int
    tokens: int = 0


class Talked(Protocol):
    """The part of a table that the talk at it needs."""

    spec: GameSpec[Any]
    ask: Ask | None
    seats: int
    tokens: list[Token]
    undos: int

    def draw(self, seat: int) -> None:
        """End the game as a draw, to which `seat` agrees as the last one."""

    def claim(self, seat: int) -> None:
        """End a game that is longer than its bound, as a seat asks for."""

    def go_back(self, tokens: int) -> None:
        """Go back to the first `tokens` tokens, to which all seats have agreed."""


class Talk:
    """The talk at one table, with at most one open offer."""

    def __init__(self, table: Talked):
        self._table = table
        self._offer: Offer | None = None
        self._undos = 0

    @property
    def offer(self) -> Offer | None:
        """The open offer; a wish to go back ends when somebody takes a word back."""
        found = self._offer
        if found is not None and found.kind == BACK and self._table.undos != self._undos:
            self._offer = None
        return self._offer

    def say(self, seat: int, said: str) -> None:
        """Take what a seat says, such as `!draw?`; raises `InputError`, then nothing changed."""
        table = self._table
        if table.ask is None:
            raise InputError(STALE, "the game is over", said)
        if type(seat) is not int or not 0 <= seat < table.seats:
            raise InputError(MALFORMED, f"there is no seat {seat}", said)
        if said == "!claim":
            table.claim(seat)
        elif said.endswith("?"):
            self._open(seat, said)
        else:
            self._reply(seat, said)

    def heard(self, seat: int) -> None:
        """Drop another seat's open offer, because `seat` has played on: that declines it."""
        if self.offer is not None and seat >= 0 and seat != self.offer.seat:
            self._offer = None

    def _open(self, seat: int, said: str) -> None:
        table = self._table
        others = ((1 << table.seats) - 1) & ~(1 << seat)
        if not others:
            raise InputError(REFUSED, "there is nobody to ask", said)
        if self.offer is not None:
            raise InputError(REFUSED, "another offer is open", said)
        if said == "!draw?":
            if table.spec.drawn is None:
                raise InputError(REFUSED, "this game has no draws", said)
            self._offer = Offer(DRAW, seat, others)
        elif said == "!back?":
            self._offer = Offer(BACK, seat, others, self._last(seat))
            self._undos = table.undos
        else:
            raise InputError(MALFORMED, "nothing of the kind can be said", said[:40])

    def _last(self, seat: int) -> int:
        """Find the number of the token with the seat's last choice; raises `InputError`."""
        tokens = self._table.tokens
        for n in range(len(tokens) - 1, -1, -1):
            if tokens[n].seat == seat and tokens[n].choice:
                return n
        raise InputError(REFUSED, "there is nothing to take back", "!back?")

    def _reply(self, seat: int, said: str) -> None:
        offer = self.offer
        if said not in SAYINGS:
            raise InputError(MALFORMED, "nothing of the kind can be said", said[:40])
        if said == "!no":
            if offer is None:
                raise InputError(REFUSED, "there is no offer", said)
            self._offer = None
            return
        if offer is None or offer.kind != said[1:] or not offer.waits >> seat & 1:
            raise InputError(REFUSED, "there is no such offer to you", said)
        waits = offer.waits & ~(1 << seat)
        if waits:
            self._offer = Offer(offer.kind, offer.seat, waits, offer.tokens)
            return
        self._offer = None
        if offer.kind == DRAW:
            self._table.draw(seat)
        else:
            self._table.go_back(offer.tokens)
