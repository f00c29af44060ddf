"""MINI ROGUE: how a whole fight of one adventurer ends, exactly, with nothing used in it.

Each round is counted over all throws with the game's own functions; no die is rolled again, no
potion, skill or feat is used.  Curse, poison and lost rations of a blow are followed.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple

from heroon.games.mini_rogue.cards import CURSING, DECAY, DODGE, POISONING, RANGED, WEAKEN
from heroon.games.mini_rogue.dice import DUNGEON, FACES, TICKETS, UNIT, damage, new_die
from heroon.games.mini_rogue.foes import armour_of, horde, keyword
from heroon.games.mini_rogue.rules_answer import blow
from heroon.games.mini_rogue.rules_fight import many_dice
from heroon.games.mini_rogue.state import Run

from .odds import costs, symbols

#: Rounds after which what is left of a fight is so unlikely that it is told as lost.
_MOST: Final = 40
#: What comes less often than that is told by no number of HP.
_RARE: Final = 0.1
#: What one brings into a round: HP of the enemies, own HP, rations, curse, poison.
State = tuple[tuple[int, ...], int, int, int, int]


class Memo(NamedTuple):
    """What is counted once in a fight: attacks by curse and poison, answers by their number."""

    attacks: dict[tuple[int, int], dict[tuple[int, int, int], float]]
    blows: dict[int, Counter[int]]


class Ends(NamedTuple):
    """How a fight ends: how often it is won, with how many HP most often.

    With `low` HP or fewer it ends at least one time in ten; 0 where one dies that often, or where
    the usual end is no better.
    """

    win: Fraction
    likely: int
    low: int = 0


#: Ends that were counted before, by all that they follow from.
_KNOWN: Final[dict[tuple[object, ...], Ends]] = {}
_KEPT: Final = 2000


def whole_fight(g: Run, seat: int, hp: tuple[int, ...], times: int = 1) -> Ends:
    """How a fight against these enemies ends, or so many in a row; `g` holds the enemy, is changed.

    Each begins in the Balanced stance and with new HP, as the alarm has it (MR-220).
    """
    key = (
        times,
        *(hash(tuple(g.numbers)), g.foe, g.zone, g.board, hp, g.hp[seat], g.armour[seat]),
        *(g.food[seat], g.xp[seat], g.cursed[seat], g.poisoned[seat], g.stance[seat]),
    )
    if key not in _KNOWN:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        state = (hp, g.hp[seat], g.food[seat], g.cursed[seat], g.poisoned[seat])
        after: dict[State, float] = {state: 1.0}
        for _ in range(times):
            after = _won(g, seat, {(hp, *state[1:]): p for state, p in after.items()})
        _KNOWN[key] = _ends(after)
    return _KNOWN[key]


def _ends(after: dict[State, float]) -> Ends:
    """What the positions in which a fight is won come to."""
    won: dict[int, float] = {}
    for state, p in after.items():
        won[state[1]] = won.get(state[1], 0.0) + p
    sure = sum(won.values())
    win = Fraction(1) if sure > 1 - 1e-6 else Fraction(sure).limit_denominator(10_000)
    likely = max(won, key=lambda n: (won[n], n)) if won else 0
    return Ends(win, likely, _low(won, likely))


def _won(g: Run, seat: int, now: dict[State, float]) -> dict[State, float]:
    """Count round after round, until hardly a fight is left; the positions in which it is won."""
    won: dict[State, float] = {}
    memo = Memo({}, {})
    for _ in range(_MOST):
        later: dict[State, float] = {}
        for state, p in now.items():
            if p < 1e-6:
                continue
            for end, q in _round(g, seat, state, memo).items():
                if not end[0]:
                    won[end] = won.get(end, 0.0) + p * q
                elif end[1] > 0:
                    later[end] = later.get(end, 0.0) + p * q
        now = later
    return won


def _low(won: dict[int, float], likely: int) -> int:
    """The HP that one has, or fewer, one time in ten; 0 where that tells nothing more."""
    share = 1 - sum(won.values())
    for hp in sorted(won):
        if share >= _RARE:
            return 0
        share += won[hp]
        if share >= _RARE:
            return hp if hp < likely else 0
    return 0


def _attack(g: Run, seat: int, cursed: int, poisoned: int) -> dict[tuple[int, int, int], float]:
    """How likely a throw deals how much, with which Dungeon die, at which price in HP."""
    found: dict[tuple[int, int, int], float] = {}
    tickets = TICKETS[many_dice(g, seat)]
    plain = horde(g) and not keyword(g, DODGE)
    faces = (1,) if plain else DUNGEON
    signs, hexes = symbols(poisoned), symbols(cursed)
    share = 1.0 / (len(tickets) * len(faces) * len(signs) * len(hexes))
    for throw in tickets:
        for hex_ in hexes:
            dice = [new_die(face, hex_, g.stance[seat], 0) for face in FACES[throw]]
            g.dice = dice
            whole, best = damage(g), max(dice) // UNIT
            for face in faces:
                dodged = best if face == 5 and keyword(g, DODGE) else 0
                dealt = max(whole - dodged - armour_of(g), 0)
                for sign in signs:
                    key = dealt, face, sign
                    found[key] = found.get(key, 0.0) + share
    g.dice = []
    return found


def _round(g: Run, seat: int, state: State, memo: Memo) -> dict[State, float]:
    """The positions after one exchange of blows, each with how likely it is."""
    foes, hp, food, cursed, poisoned = state
    key = (cursed, poisoned)
    if key not in memo.attacks:
        memo.attacks[key] = _attack(g, seat, cursed, poisoned)
    out: dict[State, float] = {}
    ranged = keyword(g, RANGED)
    for (dealt, face, sign), p in memo.attacks[key].items():
        if hp - sign <= 0:
            continue
        left = _spread(foes, dealt)
        attackers = len(foes) if ranged else len(left)
        g.die = face
        for cost, q in _blows(g, seat, attackers, memo).items():
            end = _hurt(g, (left, hp - sign, food, cursed, poisoned), cost)
            if end[1] > 0:
                out[end] = out.get(end, 0.0) + p * q
    g.die = 0
    return out


def _blows(g: Run, seat: int, attackers: int, memo: Memo) -> dict[int, float]:
    """How likely an answer costs how many HP."""
    if attackers == 0:
        return {0: 1.0}
    if not horde(g):
        return {blow(g, seat): 1.0}
    found = costs(g, seat, attackers, memo.blows)
    many = found.total()
    return {cost: times / many for cost, times in found.items()}


def _spread(foes: tuple[int, ...], dealt: int) -> tuple[int, ...]:
    """The HP of the enemies after so much damage, which flows on."""
    left = list(foes)
    while dealt > 0 and left:
        taken = min(dealt, left[0])
        dealt -= taken
        left[0] -= taken
        if not left[0]:
            left.pop(0)
    return tuple(left)


def _hurt(g: Run, state: State, cost: int) -> State:
    """The position after a blow, with what its effects take."""
    foes, hp, food, cursed, poisoned = state
    if not cost:
        return state
    hp -= cost
    if keyword(g, DECAY):
        hp, food = (hp, food - 1) if food else (hp - 1, food)
    if keyword(g, WEAKEN) and not any(g.xp):
        hp -= 1
    cursed = 1 if keyword(g, CURSING) else cursed
    poisoned = 1 if keyword(g, POISONING) else poisoned
    return foes, hp, food, cursed, poisoned
