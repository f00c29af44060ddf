"""Small made-up positions of the second model of HADES TRAP, for its tests.

The maze of these tests, all tiles in turn 0, the Portal tile (P) in the middle of the square:

    L  S1 S2        arrows: red N, blue E, green S, yellow W
    J1 P  J2
    E1 E2 T

On the cross the places follow the order (0,-1) (0,-2) (1,0) (2,0) (0,1) (0,2) (-1,0) (-2,0).
"""

from collections.abc import Iterable
from typing import Any

from tests.models.hades_trap import Model
from tests.models.hades_trap_state import HEROES, Act, Ask, Flow, Table


def first(kind: str, candidates: list[Any]) -> Any:
    """Nature takes the first candidate every time."""
    return candidates[0]


def table_of(boss: str = "minotaur", heroes: Iterable[str] = HEROES[:3], **options: str) -> Table:
    """Set a table up: all tiles revealed without amphorae or skeletons, heroes on the Portal tile.

    The boss is on the board, seat 0 is active and has six points.
    """
    names = list(heroes)
    table = Model.new(len(names), boss, options, first, heroes=names, first=0).table
    for tile in table.board.tiles.values():
        tile.up = True
    table.boss = table.board.portal if boss == "siren" else table.board.centre(0)
    spots = [(0, 2), (2, 0), (2, 2), (1, 2)]
    for hero, spot in zip(table.heroes, spots):
        hero.state, hero.cell = "up", table.board.at(table.board.portal_place, spot)
    table.points = 6
    return table


def run(flow: Flow[Any], *answers: Act) -> list[Ask]:
    """Drive a flow to its end with these answers, and return what was asked."""
    asked: list[Ask] = []
    waiting = list(answers)
    try:
        ask = next(flow)
        while True:
            asked.append(ask)
            act = waiting.pop(0)
            assert act in ask.offers, (act, ask)
            ask = flow.send(act)
    except StopIteration:
        assert not waiting, "answers left over"
    return asked


def put(table: Table, seat: int, cell: Any, state: str = "up") -> None:
    table.heroes[seat].cell, table.heroes[seat].state = cell, state


def kinds(acts: Iterable[Act]) -> set[str]:
    return {act[0] for act in acts}
