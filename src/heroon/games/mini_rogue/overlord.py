"""MINI ROGUE: what an Overlord may say at each moment, and what it costs (Conseil p. 7-9).

Six rules of order.  There is one moment to use powers before each thing that they can change.  The
Overlord is asked before the adventurers.  Powers are used one at a time, until the Overlord passes.
The Overlord is asked only where, by public facts, some power can be used.  Each power is offered at
its own moments.  Nobody answers a power, but the adventurer whose die it is speaks last (MR-41,
MR-42, MR-43).
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import EMPTY, tell

from . import words as w
from .cards import (
    LIMIT_FLOOR,
    LIMIT_ZONE,
    MAX_OMEN,
    OMEN_ONE,
    POWER_AT,
    POWER_COST,
    POWER_LIMIT,
    POWER_NUMBER,
    POWER_SYMBOLS,
    TRACK,
)
from .hero import lord, party
from .state import ENTRANCE, EXIT, Run

#: The moments at which the Overlord is asked; the question of each.
(AT_ZONE, AT_ROOM, AT_FIGHT, AT_DIE, AT_HIDDEN, AT_WAY, AT_MEAL) = range(7)
PROMPT_AT: Final = (
    w.P_OMEN_ZONE,
    w.P_OMEN_ROOM,
    w.P_OMEN_FIGHT,
    w.P_OMEN_DIE,
    w.P_OMEN_HIDDEN,
    w.P_OMEN_WAY,
    w.P_OMEN_MEAL,
)
#: The bit of `due` for the Automa's Infernal Destiny at the Rewards.  It is that of a power that no
#: Automa has, because FATE itself is the Infernal Destiny against a Criminal.
FATE_OF_REWARDS: Final = w.HAND
#: The power that each word uses, by word; -1 for the others.
_WORDS: Final = (
    (w.DIVINATION, tuple(w.DIVINE)),
    (w.FATE, (w.REDIE,)),
    (w.MAZE, (w.PROBE,)),
    (w.VEIL, tuple(w.SHROUD)),
    (w.ROCKFALL, tuple(w.BLOCK)),
    (w.STREETS, tuple(w.SHIFT)),
    (w.MECHANISM, (w.ARM,)),
    (w.CONTAGION, (w.INFECT,)),
    (w.FAMINE, tuple(w.STARVE)),
    (w.CARNAGE, (w.RAGE,)),
    (w.HAND, tuple(w.SET_DIE)),
    (w.BLIGHT, tuple(w.SICKEN)),
    (w.GRANARIES, tuple(w.EMPTY_LARDER)),
    (w.NIGHT, tuple(w.BLACKEN)),
    (w.WATCH, (w.SEND_WATCH,)),
    (w.EYE, tuple(w.STARE)),
)
_POWER: Final = {word: power for power, words in _WORDS for word in words if word}
POWER_OF: Final = tuple(_POWER.get(word, -1) for word in range(len(w.VERB)))

# -- means ----------------------------------------------------------------------------------------


def cost_of(g: Run, power: int) -> int:
    """Return the omen points that a power costs."""
    return g.numbers[POWER_AT[power] + POWER_COST]


def symbols_of(g: Run, power: int) -> int:
    """Return the steps by which a power moves the reinforcement marker."""
    return g.numbers[POWER_AT[power] + POWER_SYMBOLS]


def number_of(g: Run, power: int) -> int:
    """Return the number printed on a power: what it takes or adds."""
    return g.numbers[POWER_AT[power] + POWER_NUMBER]


def track(g: Run) -> int:
    """Return the number of steps of the reinforcement track, by adventurers (MR-271).

    [mini-rogue:reinforcement.track]
    """
    return g.numbers[TRACK + party(g) - 1]


def has_power(g: Run, power: int) -> bool:
    """Return whether the Overlord has a power, by the board, the own card or a Reinforcement.

    [mini-rogue:powers] [mini-rogue:reinforcement.power]
    """
    if power == w.DIVINATION:
        return True
    if power < w.HAND:
        return (power - w.FATE) // 3 == g.lord
    return power - w.HAND + w.CUTTHROATS in g.on_power


def used_up(g: Run, power: int) -> bool:
    """Return whether a power's limit for this Zone or Floor is reached (MR-63, MR-65).

    [mini-rogue:powers]
    """
    limit = g.numbers[POWER_AT[power] + POWER_LIMIT]
    if limit == LIMIT_ZONE:
        return g.used >> power & 1 > 0
    return limit == LIMIT_FLOOR and g.used_floor >> power & 1 > 0


def can_play(g: Run, power: int) -> bool:
    """Return whether the Overlord has a power, can pay it, and may use it [mini-rogue:powers]."""
    return has_power(g, power) and not used_up(g, power) and cost_of(g, power) <= g.omen


def gain_omen(g: Run, n: int) -> None:
    """Give the Overlord omen points, up to the highest number (Conseil p. 7).

    [mini-rogue:omen]
    """
    gained = min(n, g.numbers[MAX_OMEN] - g.omen)
    if gained > 0:
        g.omen += gained
        tell(g, w.E_OMEN, gained, g.omen)
    else:
        tell(g, w.E_OMEN_FULL, g.omen)


def omen_of_die(g: Run, face: int) -> None:
    """Give the Overlord a point if a Dungeon die lands on 1 in a fight, read or not (MR-45).

    [mini-rogue:omen.gain]
    """
    if g.mode == w.OVERLORD and face == 1 and g.foe > 0:
        gain_omen(g, g.numbers[OMEN_ONE])


# -- what a power can be aimed at -----------------------------------------------------------------


def hidden(g: Run, cell: int) -> bool:
    """Return whether a Room lies face down on a cell."""
    return cell != EXIT and g.room[cell] != EMPTY and g.up[cell] == 0


def hidden_cells(g: Run) -> list[int]:
    """List the cells with a Room face down, those already passed by included (MR-53)."""
    return [cell for cell in range(EXIT) if hidden(g, cell)]


def living(g: Run, cell: int) -> bool:
    """Return whether a Veil on a cell could matter: somebody is there or can still come there.

    None is laid on the cell of the Guardian (Conseil p. 8) (MR-54, MR-56) [mini-rogue:prophet].
    """
    if cell == EXIT or g.veiled >> cell & 1:
        return False
    for seat in range(party(g)):
        if g.at[seat] // 3 <= cell // 3 and g.at[seat] % 3 <= cell % 3:
            return True
    return False


def can_block(g: Run, cell: int) -> bool:
    """Return whether everybody would still have a way if a cell were closed (MR-58)."""
    for seat in range(party(g)):
        here = g.at[seat]
        right = here + 1 if here % 3 < 2 else -1
        down = here + 3 if here < 6 else -1
        if (right == cell and down < 0) or (down == cell and right < 0):
            return False
    return True


def beside(g: Run, seat: int, cell: int) -> bool:
    """Return whether a cell lies turned up right before a seat that sees it (MR-58)."""
    here = g.at[seat]
    if g.blind[seat] > 0 or cell == EXIT or g.up[cell] == 0:
        return False
    return (cell == here + 1 and here % 3 < 2) or cell == here + 3


# -- what is offered ------------------------------------------------------------------------------


def offers(g: Run, moment: int, x: int) -> list[int]:
    """List the words for all powers that an Overlord can use at a moment.

    `x` is the cell at AT_ROOM, the seat at AT_FIGHT and AT_DIE.  Only public facts count (MR-42).
    [mini-rogue:powers] [mini-rogue:avatar.powers]
    """
    if moment == AT_ZONE or moment == AT_HIDDEN:
        return before_the_way(g, moment)
    if moment == AT_ROOM:
        return at_room(g, x)
    if moment == AT_FIGHT:
        return in_fight(g)
    if moment == AT_DIE:
        words = on_die(g)
        if g.foe > 0:
            if can_play(g, w.VEIL) and living(g, g.at[x]):
                words.append(w.SHROUD[g.at[x]])
            words += in_fight(g)
        return words
    if moment == AT_WAY:
        return on_way(g)
    return at_meal(g)


def before_the_way(g: Run, moment: int) -> list[int]:
    """List uses of powers on hidden Rooms or the Zone (MR-50, MR-64) [mini-rogue:divination]."""
    words: list[int] = []
    if moment == AT_ZONE and can_play(g, w.DIVINATION):
        for cell in range(EXIT):
            if cell != ENTRANCE and hidden(g, cell):
                words.append(w.DIVINE[cell])
    if can_play(g, w.MAZE) and min(number_of(g, w.MAZE), len(hidden_cells(g))) >= 2:
        words.append(w.PROBE)
    if can_play(g, w.VEIL):
        for cell in range(EXIT):
            if living(g, cell):
                words.append(w.SHROUD[cell])
    if can_play(g, w.STREETS) and len(g.stock) > 0:
        for cell in range(EXIT):
            if hidden(g, cell):
                words.append(w.SHIFT[cell])
    if can_play(g, w.MECHANISM):
        words.append(w.ARM)
    if can_play(g, w.WATCH):
        words.append(w.SEND_WATCH)
    if can_play(g, w.NIGHT):
        for seat in range(party(g)):
            if g.blind[seat] == 0:
                words.append(w.BLACKEN[seat])
    return words


def at_room(g: Run, cell: int) -> list[int]:
    """List the uses of powers on a Room that lies face up and is not resolved yet."""
    words: list[int] = []
    kind = w.TYPE[g.room[cell]]
    if can_play(g, w.VEIL) and living(g, cell):
        words.append(w.SHROUD[cell])
    if kind == w.A_TRAP and can_play(g, w.MECHANISM):
        words.append(w.ARM)
    if kind == w.A_MONSTER and can_play(g, w.WATCH):
        words.append(w.SEND_WATCH)
    if kind == w.A_FIRE and can_play(g, w.FAMINE):
        for seat in range(party(g)):
            if g.at[seat] == cell and g.food[seat] > 0:
                words.append(w.STARVE[seat])
    return words + ills(g)


def in_fight(g: Run) -> list[int]:
    """List the uses of powers that count in a fight."""
    words: list[int] = []
    if can_play(g, w.CONTAGION) and g.contagion == 0:
        words.append(w.INFECT)
    if can_play(g, w.CARNAGE):
        words.append(w.RAGE)
    return words + ills(g)


def ills(g: Run) -> list[int]:
    """List the uses of powers that poison or curse an adventurer who is not so yet."""
    words: list[int] = []
    if can_play(g, w.BLIGHT):
        for seat in range(party(g)):
            if g.poisoned[seat] == 0:
                words.append(w.SICKEN[seat])
    if can_play(g, w.EYE):
        for seat in range(party(g)):
            if g.cursed[seat] == 0:
                words.append(w.STARE[seat])
    return words


def on_die(g: Run) -> list[int]:
    """List the uses of powers on the Dungeon die that waits to be read (MR-42).

    [mini-rogue:overlord.dice]
    """
    words: list[int] = []
    if can_play(g, w.FATE):
        words.append(w.REDIE)
    if can_play(g, w.HAND):
        for face in w.FACE.values:
            if face != g.die:
                words.append(w.SET_DIE[face])
    return words


def on_way(g: Run) -> list[int]:
    """List the Rooms before adventurers that can be closed for this step (MR-58)."""
    words: list[int] = []
    if can_play(g, w.ROCKFALL) and g.blocked == 0:
        for cell in range(1, EXIT):
            for seat in range(party(g)):
                if beside(g, seat, cell) and can_block(g, cell) and w.BLOCK[cell] not in words:
                    words.append(w.BLOCK[cell])
    return words


def at_meal(g: Run) -> list[int]:
    """List the uses of powers on rations left after the meal of a Descent (MR-62)."""
    words: list[int] = []
    if g.fell > 0:
        return words
    if can_play(g, w.FAMINE):
        for seat in range(party(g)):
            if g.food[seat] > 0:
                words.append(w.STARVE[seat])
    if can_play(g, w.GRANARIES):
        for seat in range(party(g)):
            if g.food[seat] > 0:
                words.append(w.EMPTY_LARDER[seat])
    return words


def mask_of_lord(g: Run) -> int:
    """Return the mask of the Overlord's seat."""
    return 1 << lord(g)
