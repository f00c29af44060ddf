"""The last fight, as its seat was told of it: the two totals, who fell, who scored."""

from __future__ import annotations

from typing import Final, NamedTuple

from heroon.web.scene import Scene, ToldEvent

#: A fight and what came of it are among so many events.
LATELY: Final = 60
#: What came of a fight.
_OUTCOME: Final = frozenset(
    {"powers", "unblocked", "fight-won", "fight-tied", "destroyed", "scored", "hero-slain"}
)


class Fight(NamedTuple):
    """A fight: its number in what was told, its column, who attacked.

    `totals` are those of the seats (none before they are counted, or unblocked), `winner` is a
    seat, -1 for a tie, or None where there was no fight; `fallen` are seat, cell and card, `gains`
    the points of each seat.
    """

    number: int
    column: int
    attacker: int
    totals: tuple[int, int] | None
    winner: int | None
    fallen: tuple[tuple[int, str, str], ...]
    gains: tuple[int, int]


def fight_of(scene: Scene) -> Fight | None:
    """Find the last fight of which something came since this seat's last answer."""
    told = scene.lately(LATELY)
    starts = [at for at, one in enumerate(told) if one.name == "attacked"]
    if not starts:
        return None
    first, *rest = told[starts[-1] :]
    ends = (at for at, one in enumerate(rest) if one.name == "turn")
    part = rest[: next(ends, len(rest))]
    if not any(one.name in _OUTCOME and one.number >= scene.since for one in part):
        return None
    return _read(first, part)


def _read(first: ToldEvent, part: list[ToldEvent]) -> Fight:
    attacker = first.arg("seat")
    totals: tuple[int, int] | None = None
    winner: int | None = None
    gains = [0, 0]
    fallen = []
    for one in part:
        match one.name:
            case "powers":
                pair = one.arg("attacker"), one.arg("defender")
                totals = pair if attacker == 0 else (pair[1], pair[0])
            case "fight-won":
                winner = one.arg("seat")
            case "fight-tied":
                winner = -1
            case "destroyed":
                fallen.append((one.arg("seat"), one.token("cell"), one.token("card")))
            case "scored":
                gains[one.arg("seat")] += one.arg("points")
    column = int(first.token("column"))
    return Fight(
        first.number, column, attacker, totals, winner, tuple(fallen), (gains[0], gains[1])
    )
