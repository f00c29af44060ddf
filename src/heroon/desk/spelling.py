"""How the page sends the answers of whoever is asked at a desk."""

from __future__ import annotations

from .desk import Desk


def spoken(desk: Desk, word: int, seat: int = -1) -> str:
    """Spell an answer as a page sends it: of a team with the number of the player."""
    match = desk.match
    seat = desk.seat if seat < 0 else seat
    if not match.seating.shared(seat):
        return match.text(word)
    speaker = match.seating.speaker(seat, word)
    return f"{speaker + 1} {match.text(word)}"
