"""HADES TRAP, second model: ghosts (p.19)."""

from tests.models.hades_trap_board import SIDES, Cell
from tests.models.hades_trap_hits import stun
from tests.models.hades_trap_state import Act, Ask, Flow, Hero, Table

Costs = dict[Act, int]  # every act offered, with its points


def ghost_phase(table: Table, seat: int) -> Flow[None]:
    """Play a ghost's turn: three points, Moves only, through everything (p.19, Q56, HT-R91)."""
    hero = table.heroes[seat]
    if hero.ghost is None:
        hero.ghost = table.board.portal
    rejoin(hero)
    table.points = 3
    while True:
        costs: Costs = {("end",): 0}
        if hero.ghost is not None:
            spots = {table.board.step(hero.ghost, side)[0] for side in SIDES}
            costs |= {("move", spot): ghost_cost(table, spot) for spot in spots}
        within = {act for act, cost in costs.items() if cost <= table.points}
        answer = yield Ask(seat, "ghost", within)
        if answer == ("end",):
            return
        table.idle = 0
        table.points -= costs[answer]
        if costs[answer] == 0:
            table.freed.add(answer[1])
        hero.ghost = answer[1]
        rejoin(hero)


def ghost_cost(table: Table, cell: Cell) -> int:
    """Return a ghost's points for a cell: a skeleton's is free once a turn (p.19, Q56)."""
    return 0 if table.bone(cell) and cell not in table.freed else 1


def rejoin(hero: Hero) -> None:
    """Notice that a ghost has reached his body (p.19); next turn he is whole again."""
    if hero.ghost == hero.cell:
        hero.ghost, hero.rejoined = None, True


def rise(table: Table, seat: int) -> None:
    """Set up the pawn of a hero whose ghost has rejoined him; under a pawn he is Stunned (Q76)."""
    hero = table.heroes[seat]
    hero.rejoined = False
    if table.free(hero.at()):
        hero.state = "up"
    else:
        stun(table, seat)
