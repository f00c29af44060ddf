"""HADES TRAP: ghosts of heroes whom Hades has felled (p. 19)."""

from __future__ import annotations

from heroon.kernel import DONE, tell

from . import words as w
from .labyrinth import NEXT, NOWHERE
from .places import (
    GHOST_POINTS,
    cost_of_leaving,
    free_points,
    guarded,
    portal_cell,
    taken,
)
from .rules_hits import be_stunned, tell_grip
from .state import UPRIGHT, Race


def ghost_words(g: Race, me: int) -> list[int]:
    """List a ghost's moves, through everything [hades-trap:ghost] [hades-trap:ghost.move].

    It may stay where it is (HT-R90).
    """
    words = [DONE]
    here = g.ghost[me]
    if here < 0 or here == g.at[me]:
        return words
    for side in range(4):
        cell = NEXT[here][side]
        if cost_of_haunting(g, here, cell) <= g.left:
            words.append(w.GO[cell])
    return words


def cost_of_haunting(g: Race, here: int, cell: int) -> int:
    """Return the points of a ghost's step: 0 once onto each skeleton [hades-trap:ghost.move].

    (HT-Q56)
    """
    if guarded(g, cell) and cell not in g.haunted:
        return 0
    return cost_of_leaving(g, here)


def haunt(g: Race, me: int) -> None:
    """Begin a fallen hero's turn: his ghost appears on the Portal cell, or he rises.

    [hades-trap:ghost] [hades-trap:ghost.return]
    """
    if g.ghost[me] == g.at[me]:
        rise(g, me)
        return
    if g.ghost[me] < 0:
        g.ghost[me] = portal_cell(g)
        tell(g, w.E_HAUNTS, me)
    g.left = GHOST_POINTS
    rejoin(g, me)


def rejoin(g: Race, me: int) -> None:
    """End the way of a ghost at its body, where it waits a turn [hades-trap:ghost.return]."""
    if g.ghost[me] == g.at[me]:
        g.left = 0
        tell(g, w.E_REJOINED, me)


def rise(g: Race, me: int) -> None:
    """Raise a fallen hero; he is Stunned if a pawn stands on his cell.

    [hades-trap:ghost.return] (HT-R89, HT-Q47)  He does not arrive anew, so a skeleton holds him
    only if it held him before.
    """
    g.ghost[me] = NOWHERE
    g.lies[me] = UPRIGHT
    g.left = free_points(g, me)
    tell(g, w.E_ROSE, me)
    if taken(g, g.at[me], me):
        be_stunned(g, me)
    else:
        tell_grip(g, me)


def haunt_to(g: Race, me: int, cell: int) -> None:
    """Move a ghost one cell: no thread, no grip [hades-trap:ghost.move] (HT-Q56, HT-Q76)."""
    g.left -= cost_of_haunting(g, g.ghost[me], cell)
    if guarded(g, cell) and cell not in g.haunted:
        g.haunted.append(cell)
    g.ghost[me] = cell
    tell(g, w.E_WENT, me, cell)
    rejoin(g, me)
