"""MINI ROGUE: the exact chances of how a whole fight of one adventurer ends.

Each round is counted over all throws with the game's own functions; no die is rolled again, no
potion, skill or feat is used.  Curse, poison and lost rations of a blow are followed.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import (
    CURSING,
    DARKNESS_HP,
    DECAY,
    DODGE,
    POISONING,
    RANGED,
    WEAKEN,
)
from heroon.games.mini_rogue.dice import DUNGEON, FACES, TICKETS, UNIT, damage, new_die
from heroon.games.mini_rogue.foes import armour_of, full_hp, horde, keyword
from heroon.games.mini_rogue.rules_answer import blow, on_face, reinforced
from heroon.games.mini_rogue.rules_fight import many_dice
from heroon.games.mini_rogue.state import Run

from .odds import costs, symbols

#: The most rounds that are computed; a fight that goes on even then counts as lost.
MOST: Final = 40
#: The enemies of two phases: the second one by the first. It is a fight of its own, with new HP.
SECOND: Final = {w.REMAINS: w.REMAINS_AGAIN, w.OG: w.OG_AGAIN, w.AVATAR: w.AVATAR_AGAIN}
#: How often an end must come at least for its HP to be told.
_RARE: Final = 0.1
#: The state between two rounds: HP of the enemies, own HP, rations, curse, poison.
State = tuple[tuple[int, ...], int, int, int, int]


#: One attack: its damage, the HP that the answer costs, the effects of Reinforcement cards on it
#: as a mask of keywords, the HP that the poison costs.
Attack = tuple[int, int, int, int]
#: The bit of that mask which says that the enemy regains HP.
_REGAINS: Final = 1


class Traits(NamedTuple):
    """The keywords of an enemy that matter in each round, looked up once a fight."""

    horde: bool
    ranged: bool
    decay: bool
    faints: bool
    cursing: bool
    poisoning: bool
    regained: int
    """HP that it regains on the face of the Darkness, up to `top`."""
    top: int


class Memo(NamedTuple):
    """The results that are computed once a fight: traits, attacks by curse and poison, answers."""

    traits: Traits
    attacks: dict[tuple[int, int], dict[Attack, float]]
    blows: dict[int, Counter[int]]
    answers: dict[int, list[tuple[int, float]]]
    """What an answer costs, each with how likely it is, by the number of those who give it."""


class Ends(NamedTuple):
    """The outcome of a fight: how likely it is won, and with how many HP most often.

    One time in ten or more it ends with `low` HP or fewer.  `low` is 0 where one dies that often,
    or where the usual end is no better.
    """

    win: Fraction
    likely: int
    low: int = 0


#: The ends computed before, by all that they depend on.
_KNOWN: Final[dict[tuple[object, ...], Ends]] = {}
_KEPT: Final = 2000


def whole_fight(g: Run, seat: int, hp: tuple[int, ...], times: int = 1) -> Ends:
    """Compute how a fight against these enemies ends, or `times` of them in a row.

    `g` holds the enemy, and is changed.  Each fight begins in the Balanced stance and with new HP,
    as the Alarm Tower has it (MR-220).  An enemy of two phases must be beaten in both of them.
    """
    key = (times, hp, depends_on(g, seat))
    if key not in _KNOWN:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        state = (hp, g.hp[seat], g.food[seat], g.cursed[seat], g.poisoned[seat])
        after: dict[State, float] = {state: 1.0}
        for _ in range(times):
            after = _won(g, seat, {(hp, *state[1:]): p for state, p in after.items()})
        if g.foe in SECOND:
            g.foe = SECOND[g.foe]
            later = (full_hp(g),)
            after = _won(g, seat, {(later, *state[1:]): p for state, p in after.items()})
        _KNOWN[key] = _ends(after)
    return _KNOWN[key]


def depends_on(g: Run, seat: int) -> tuple[object, ...]:
    """Return all but HP of enemies on which a fight depends for a seat."""
    return (
        *(hash(tuple(g.numbers)), g.foe, g.zone, g.board, g.hp[seat], g.armour[seat]),
        *(g.food[seat], g.xp[seat], g.cursed[seat], g.poisoned[seat], g.stance[seat]),
        *(tuple(g.on_combat), tuple(g.on_avatar), g.carnage, g.contagion, g.tougher),
    )


def _ends(after: dict[State, float]) -> Ends:
    """Sum up the positions in which a fight is won."""
    won: dict[int, float] = {}
    for state, p in after.items():
        won[state[1]] = won.get(state[1], 0.0) + p
    sure = sum(won.values())
    win = Fraction(1) if sure > 1 - 1e-6 else Fraction(sure).limit_denominator(10_000)
    return ends_of(won, win)


def ends_of(won: dict[int, float], win: Fraction) -> Ends:
    """Return the ends of a fight that is won so often, by the chance of each number of HP."""
    likely = max(won, key=lambda n: (won[n], n)) if won else 0
    return Ends(win, likely, _low(won, likely))


def _won(g: Run, seat: int, now: dict[State, float]) -> dict[State, float]:
    """Compute round after round the positions in which a fight is won, and their chances."""
    won: dict[State, float] = {}
    memo = memo_of(g, seat)
    for _ in range(MOST):
        later: dict[State, float] = {}
        for state, p in now.items():
            if p < 1e-6:
                continue
            for end, q in round_of(g, seat, state, memo).items():
                if not end[0]:
                    won[end] = won.get(end, 0.0) + p * q
                elif end[1] > 0:
                    later[end] = later.get(end, 0.0) + p * q
        now = later
    return won


def _low(won: dict[int, float], likely: int) -> int:
    """Find the number of HP that a fight ends with, or fewer, at least one time in ten.

    0 where one dies that often, or where the usual end is no better.
    """
    share = 1 - sum(won.values())
    for hp in sorted(won):
        if share >= _RARE:
            return 0
        share += won[hp]
        if share >= _RARE:
            return hp if hp < likely else 0
    return 0


def memo_of(g: Run, seat: int) -> Memo:
    """Begin the notes on a fight of a seat: the keywords that matter in each round."""
    traits = Traits(
        horde(g),
        keyword(g, RANGED),
        keyword(g, DECAY),
        keyword(g, WEAKEN) and not g.xp[seat],
        keyword(g, CURSING),
        keyword(g, POISONING),
        g.numbers[DARKNESS_HP],
        full_hp(g) + g.tougher,
    )
    return Memo(traits, {}, {}, {})


def _attack(g: Run, seat: int, cursed: int, poisoned: int) -> dict[Attack, float]:
    """Compute the chances of one attack: its damage, and the enemy's answer.

    The enemies of a Horde each have a die of their own: their answer costs 0 here.
    """
    found: dict[Attack, float] = {}
    tickets = TICKETS[many_dice(g, seat)]
    plain = horde(g) and not keyword(g, DODGE)
    faces = (1,) if plain else DUNGEON
    signs, hexes = symbols(poisoned), symbols(cursed)
    share = 1.0 / (len(tickets) * len(faces) * len(signs) * len(hexes))
    costs_of = dict.fromkeys(faces, 0)
    more = dict.fromkeys(faces, reinforced(g))
    if not horde(g):
        for face in faces:
            g.die = face
            costs_of[face] = blow(g, seat)
            more[face] = reinforced(g) | _REGAINS * on_face(g, w.DARKNESS, face)
        g.die = 0
    dodging, stopped = keyword(g, DODGE), armour_of(g)
    for throw in tickets:
        for hex_ in hexes:
            dice = [new_die(face, hex_, g.stance[seat], 0) for face in FACES[throw]]
            g.dice = dice
            whole, best = damage(g), max(dice) // UNIT
            for face in faces:
                dodged = best if face == 5 and dodging else 0
                dealt = max(whole - dodged - stopped, 0)
                for sign in signs:
                    key = dealt, costs_of[face], more[face], sign
                    found[key] = found.get(key, 0.0) + share
    g.dice = []
    return found


def round_of(g: Run, seat: int, state: State, memo: Memo) -> dict[State, float]:
    """Compute the positions after one exchange of blows, each with its chance."""
    foes, hp, food, cursed, poisoned = state
    key = (cursed, poisoned)
    if key not in memo.attacks:
        memo.attacks[key] = _attack(g, seat, cursed, poisoned)
    out: dict[State, float] = {}
    lefts: dict[int, tuple[int, ...]] = {}
    traits = memo.traits
    for (dealt, cost, more, sign), p in memo.attacks[key].items():
        if hp - sign <= 0:
            continue
        if dealt not in lefts:
            lefts[dealt] = _spread(foes, dealt)
        left = lefts[dealt]
        attackers = len(foes) if traits.ranged else len(left)
        after = left, hp - sign, food, cursed, poisoned
        answers = _answers(g, seat, attackers, memo) if traits.horde else [(cost, 1.0)]
        for each, q in answers if attackers else [(0, 1.0)]:
            end = _hurt(memo, after, each, more)
            if end[1] > 0:
                out[end] = out.get(end, 0.0) + p * q
    return out


def _answers(g: Run, seat: int, attackers: int, memo: Memo) -> list[tuple[int, float]]:
    """List the HP that the answer of so many of a Horde costs, each with its chance."""
    if attackers and attackers not in memo.answers:
        found = costs(g, seat, attackers, memo.blows)
        many = found.total()
        memo.answers[attackers] = [(cost, times / many) for cost, times in found.items()]
    return memo.answers.get(attackers, [])


def _spread(foes: tuple[int, ...], dealt: int) -> tuple[int, ...]:
    """Subtract damage from the enemies one after the other, and return the HP left."""
    left = list(foes)
    while dealt > 0 and left:
        taken = min(dealt, left[0])
        dealt -= taken
        left[0] -= taken
        if not left[0]:
            left.pop(0)
    return tuple(left)


def _hurt(memo: Memo, state: State, cost: int, more: int) -> State:
    """Return the position after a blow and its effects; `more` is the mask from `_attack`."""
    foes, hp, food, cursed, poisoned = state
    traits = memo.traits
    if foes and more & _REGAINS:
        foes = (min(foes[0] + traits.regained, traits.top), *foes[1:])
    if not cost:
        return foes, hp, food, cursed, poisoned
    hp -= cost
    if traits.decay or more >> DECAY & 1:
        hp, food = (hp, food - 1) if food else (hp - 1, food)
    if traits.faints:
        hp -= 1
    cursing, poisoning = more >> CURSING & 1, more >> POISONING & 1
    return (
        *(foes, hp, food),
        *(cursed or int(traits.cursing) or cursing, poisoned or int(traits.poisoning) or poisoning),
    )
