"""MINI ROGUE: the Automa, an Overlord whom nobody plays, and what sets it off (Conseil p. 11)."""

from __future__ import annotations

from heroon.kernel import Rule, chance, tell, then

from . import words as w
from .hero import lose_food, party, turn
from .overlord import FATE_OF_REWARDS, beside, can_block, hidden_cells, number_of, symbols_of
from .rules_effects import OF_CRIMINAL
from .rules_overlord import arm, change_places, close_way, lay_veil, shift
from .state import Run
from .steps import ADVANCE, BRANCH, DISARM, MUDDLE, STEPS, STIR, SWEEP, TRIGGER

#: No power.
NONE = -1


def power_of(g: Run, trigger: int, kind: int) -> int:
    """Return the power that a trigger sets off, by the Overlord card; -1 for none (Conseil p. 11).

    The power of the Prophet for a Monster is printed, the others are rebuilt.
    [mini-rogue:automa.triggers]
    """
    if trigger == w.ON_DESCENT:
        return w.MAZE if g.lord == w.PROPHET else w.ROCKFALL if g.lord == w.ARCHITECT else NONE
    if trigger == w.ON_REFERENCE:
        return w.FATE if g.lord == w.PROPHET else w.CARNAGE if g.lord == w.GRAVEDIGGER else NONE
    if kind == w.A_MONSTER:
        return w.VEIL if g.lord == w.PROPHET else w.CONTAGION if g.lord == w.GRAVEDIGGER else NONE
    if kind == w.A_TRAP and g.lord == w.ARCHITECT:
        return w.MECHANISM
    if kind == w.A_TREASURE and g.lord == w.ARCHITECT:
        return w.STREETS
    return w.FAMINE if kind == w.A_TOMB and g.lord == w.GRAVEDIGGER else NONE


@STEPS.auto(TRIGGER)
def trigger(g: Run, kind: int, cell: int) -> None:
    """Consult the Overlord card: the marker moves first, then the power acts (Conseil p. 11).

    `cell` is the one entered at ON_ENTERING; at ON_REFERENCE it is OF_CRIMINAL or OF_REWARDS.  A
    trigger moves the marker even if its power can do nothing (MR-69).  [mini-rogue:automa]
    [mini-rogue:automa.triggers] [mini-rogue:automa.track]
    """
    if g.mode != w.AUTOMA:
        return
    power = power_of(g, kind, w.TYPE[max(g.room[cell], 0)] if kind == w.ON_ENTERING else 0)
    if power == NONE:
        return
    tell(g, w.E_TRIGGER, kind, power)
    if kind != w.ON_REFERENCE or cell == OF_CRIMINAL:
        then(g, STIR, power, cell)
    elif power == w.FATE:
        then(g, STIR, FATE_OF_REWARDS, cell)
    then(g, ADVANCE, symbols_of(g, power))


@STEPS.auto(STIR)
def stir(g: Run, power: int, cell: int) -> None:
    """Carry out the Automa's power, or note it as due at its moment (MR-76, MR-77, MR-78).

    [mini-rogue:automa.triggers]
    """
    if power == w.VEIL:
        lay_veil(g, cell)
    elif power == w.MECHANISM:
        arm(g)
    elif power == w.STREETS:
        then(g, SWEEP)
    elif power == w.FAMINE:
        for i in range(party(g)):
            if g.at[turn(g, i)] == cell:
                seat = turn(g, i)
                lose_food(g, seat, min(number_of(g, w.FAMINE), g.food[seat]))
                return
    else:
        g.due |= 1 << power


@STEPS.auto(DISARM)
def disarm(g: Run, _a: int, _b: int) -> None:
    """End what the Automa set off for one Room alone, when it is resolved (MR-77)."""
    if g.mode == w.AUTOMA:
        g.armed = 0
        g.due &= ~(1 << w.CONTAGION)


@STEPS.rule(SWEEP)
def sweep(g: Run, _a: int, _b: int) -> Rule[None]:
    """Exchange a Room by chance: the Shifting Streets [mini-rogue:automa.triggers]."""
    cells = hidden_cells(g)
    if len(cells) == 0 or len(g.stock) == 0:
        return
    cell = yield from chance(w.S_CELL[g.zone], cells)
    shift(g, cell)


@STEPS.rule(MUDDLE)
def muddle(g: Run, first: int, second: int) -> Rule[None]:
    """Pick three Rooms face down by chance, and exchange the first two: the Labyrinth (MR-76).

    `first` and `second` are those picked already, as cells from 1 on; 0 for none.
    [mini-rogue:automa.triggers]
    """
    if g.due >> w.MAZE & 1 == 0:
        return
    left: list[int] = []
    for cell in hidden_cells(g):
        if cell + 1 != first and cell + 1 != second:
            left.append(cell)
    named = int(first > 0) + int(second > 0)
    if named + len(left) < 2 or number_of(g, w.MAZE) < 2:
        g.due &= ~(1 << w.MAZE)
        return
    if named == 2:
        g.due &= ~(1 << w.MAZE)
        if len(left) > 0 and number_of(g, w.MAZE) > 2:
            yield from chance(w.S_CELL[g.zone], left)
        change_places(g, min(first, second) - 1, max(first, second) - 1)
        return
    found = yield from chance(w.S_CELL[g.zone], left)
    then(g, MUDDLE, first if named > 0 else found + 1, found + 1 if named > 0 else 0)


@STEPS.rule(BRANCH)
def branch(g: Run, _a: int, _b: int) -> Rule[None]:
    """Close a way of the leader by chance, at the first step where it can be: the Collapse (MR-58).

    [mini-rogue:automa.triggers]
    """
    if g.due >> w.ROCKFALL & 1 == 0:
        return
    cells: list[int] = []
    for cell in range(1, 8):
        if beside(g, g.leader, cell) and can_block(g, cell):
            cells.append(cell)
    if len(cells) == 0:
        return
    g.due &= ~(1 << w.ROCKFALL)
    cell = yield from chance(w.S_CELL[g.zone], cells)
    close_way(g, cell)
