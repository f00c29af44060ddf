"""HEROZ: what a sensible player does, written by hand.

`policy` looks at public facts and at the asked seat's own secrets alone (its hand, and the
face-down troops it knows), so it answers alike in every world that the seat cannot tell apart.
The ideas: build columns that multiply, attack where nobody can block or where the fight is won,
block with something rather than let troops score, keep Aces, auras and the sacrifice for fights
that they turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heroon.kernel import PASS, STOP, Ask, Rng

from . import words as w
from .power import PRINTED, active_cells, best_total, value_at
from .state import EMPTY, NO_COLUMN, Duel

#: What a card is worth in hand, for choosing one from the discard.
_WORTH: Final = tuple(
    w.VALUE[c] if c <= w.LAST_TROOP else 8 if c <= w.LAST_HERO else 9 if c <= w.LAST_ACE else 11
    for c in range(w.JOKER_CARD + 1)
)
#: How a hero is liked in play: the King least, since it needs plans.
_HERO: Final = {w.QUEEN: 3, w.JACK: 2, w.KING: 1}
#: What a sacrifice may be expected to add.
_FLIP: Final = 5


def policy(g: Duel, ask: Ask, rng: Rng) -> int:
    """One of the words of the ask."""
    words = ask.words
    if len(words) == 1:
        return words[0]
    seat = ask.seats.bit_length() - 1
    choose = _CHOICES.get(ask.prompt)
    return choose(g, seat, words, rng) if choose else words[0]


def _known(g: Duel, seat: int, owner: int, cell: int) -> bool:
    return g.known[owner][cell] >> seat & 1 == 1


def _best(words: Sequence[int], score: Callable[[int], float], rng: Rng) -> int:
    """The word with the highest score; ties are broken by chance."""
    top = max(score(word) for word in words)
    return rng.choice([word for word in words if score(word) == top])


# -- phase 1 ------------------------------------------------------------------------------------


def _place(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Place everything: like on like in a column, strong troops where nobody stands opposite."""

    def score(word: int) -> float:
        if word == STOP:
            return 0.0
        card, column = w.A[word], w.B[word]
        return 1.0 + w.VALUE[card] / 10 + _company(g, seat, card, column) + _open(g, seat, column)

    return _best(words, score, rng)


def _company(g: Duel, seat: int, card: int, column: int) -> float:
    """How well a troop goes with the one below it."""
    below = [c for c in range(3 * column, 3 * column + 3) if g.field[seat][c] != EMPTY]
    if not below or not _known(g, seat, seat, below[-1]):
        return 0.0
    cell = below[-1]
    look = g.copied[seat][cell] or PRINTED[g.field[seat][cell]]
    same_suit = look // 16 == w.SUIT[card]
    same_value = look % 16 == w.VALUE[card]
    return 0.8 * same_suit + 2.5 * same_value


def _open(g: Duel, seat: int, column: int) -> float:
    """More where fewer enemies stand opposite."""
    facing = g.field[1 - seat][3 * column : 3 * column + 3]
    return 0.3 * facing.count(EMPTY)


def _hero(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Play a hero if none is there, or a better one."""
    now = _HERO[w.RANK[g.hero[seat][0]]] if g.hero[seat] else 0

    def score(word: int) -> float:
        return now if word == PASS else _HERO[w.RANK[w.A[word]]]

    return _best(words, score, rng)


def _jack(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Look at an enemy troop that is not known yet."""

    def score(word: int) -> float:
        if word == PASS:
            return 0.5
        owner, cell = divmod(w.A[word], 9)
        return 1.0 if owner != seat and not _known(g, seat, owner, cell) else 0.0

    return _best(words, score, rng)


def _queen(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Turn down the strongest enemy troop that faces one of ours."""
    foe = 1 - seat

    def score(word: int) -> float:
        if word == PASS:
            return 1.0
        owner, cell = divmod(w.A[word], 9)
        if owner == seat:
            return 0.0
        mine = active_cells(g, seat, cell // 3)
        return value_at(g, foe, cell) + (5.0 if mine else 0.0)

    return _best(words, score, rng)


# -- phase 2 ------------------------------------------------------------------------------------


def _attack(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Attack where the expected gain is greatest; stay at home when every column loses."""

    def score(word: int) -> float:
        return 0.0 if word == PASS else _gain(g, seat, w.A[word])

    return _best(words, score, rng)


def _gain(g: Duel, seat: int, column: int) -> float:
    """What an attack in a column is worth: points if nobody can block, else the fight."""
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    force = best_total(g, seat, column, cells)
    troops = [c for c in range(3 * column, 3 * column + 3) if cells >> c & 1]
    prize = float(sum(value_at(g, seat, c) for c in troops))
    blockers = active_cells(g, foe, column)
    facing = [c for c in range(3 * column, 3 * column + 3) if g.field[foe][c] != EMPTY]
    if not facing:
        return 2 * prize
    wall = best_total(g, foe, column, blockers) if blockers else 0
    hidden = sum(1 for c in facing if not blockers >> c & 1)
    wall += 6 * hidden
    if not blockers and hidden == 0:
        return 2 * prize
    if force > wall:
        return 4.0 + min(force, sum(value_at(g, foe, c) for c in facing if blockers >> c & 1))
    return -prize if blockers else prize / 2 - 2


def _block(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Turn a troop up if nobody blocks yet, or if it may turn the fight."""
    foe, column = 1 - seat, g.column
    mine = active_cells(g, seat, column)
    theirs = best_total(g, foe, column, g.fighting[foe])
    if mine and best_total(g, seat, column, mine) >= theirs:
        return STOP
    hidden = [word for word in words if word != STOP]
    threat = sum(value_at(g, foe, c) for c in range(9) if g.fighting[foe] >> c & 1)

    def strength(word: int) -> float:
        cell = w.A[word]
        look = g.copied[seat][cell] or PRINTED[g.field[seat][cell]]
        return look % 16 if _known(g, seat, seat, cell) else 5.0

    if mine:
        return _best(hidden, strength, rng) if rng.below(2) else STOP
    if threat < 4:
        return STOP
    # Somebody has to stand in the way: the strongest if that may win, else the weakest.
    if max(strength(word) for word in hidden) > theirs:
        return _best(hidden, strength, rng)
    return _best(hidden, lambda word: -strength(word), rng)


def _window(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Spend a special card only in a fight that it turns."""
    if g.column == NO_COLUMN:
        return PASS
    foe, column = 1 - seat, g.column
    attacking = g.turn == seat
    own_cells = g.fighting[seat] | active_cells(g, seat, column)
    foe_cells = g.fighting[foe] | active_cells(g, foe, column)
    mine = best_total(g, seat, column, own_cells)
    theirs = best_total(g, foe, column, foe_cells)
    if mine > theirs or (attacking and not foe_cells):
        return PASS

    def score(word: int) -> float:
        verb = w.VERB[word]
        if verb == w.ACE.id:
            owner, cell = divmod(w.B[word], 9)
            if owner != foe or cell // 3 != column or not foe_cells >> cell & 1:
                return 0.0
            return _turned(mine, _under_shield(g, foe, column, foe_cells, cell), 3.0)
        if verb == w.AURA.id:
            cell = w.B[word]
            if cell // 3 != column or not foe_cells >> cell & 1:
                return 0.0
            return _turned(mine, _under_aura(g, foe, column, foe_cells, w.A[word], cell), 4.0)
        if verb == w.SACRIFICE.id:
            return 2.0 if theirs - mine <= _FLIP else 0.0
        if verb == w.JOKER.id and w.A[word] == column:
            return 1.5 if not attacking and not own_cells else 1.2 if theirs - mine < 15 else 0.0
        return 0.5 if word == PASS else 0.0

    return _best(words, score, rng)


def _turned(mine: int, theirs: int, worth: float) -> float:
    """Worth something only if the fight is won then."""
    return worth if mine > theirs else 0.0


def _under_shield(g: Duel, seat: int, column: int, cells: int, cell: int) -> int:
    """The total of a column with one troop shielded."""
    kept = g.shield[seat][cell]
    g.shield[seat][cell] = 1
    total = best_total(g, seat, column, cells)
    g.shield[seat][cell] = kept
    return total


def _under_aura(g: Duel, seat: int, column: int, cells: int, hero: int, cell: int) -> int:
    """The total of a column with one troop under the aura of a hero."""
    kept = g.aura[seat][cell]
    g.aura[seat][cell] = w.SUIT[hero] + 1
    total = best_total(g, seat, column, cells)
    g.aura[seat][cell] = kept
    return total


def _bonus(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    return words[0]


def _recover(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    return _best(words, lambda word: _WORTH[w.A[word]], rng)


def _unscore(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    def worth(word: int) -> float:
        card = w.A[word]
        return w.VALUE[card] if card <= w.LAST_TROOP else card - w.FIRST_SCORED_JOKER

    return _best(words, worth, rng)


def _damage(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Destroy the most valuable set: skip a troop only if a dearer one is then affordable."""
    hits = [word for word in words if word != STOP]
    return _best(hits, lambda word: value_at(g, 1 - seat, w.A[word]), rng) if hits else STOP


# -- phase 3 ------------------------------------------------------------------------------------


def _raid(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Score; a troop of 2 or 3 may kill a hero instead."""

    def worth(word: int) -> float:
        if w.VERB[word] == w.SCORE.id:
            return value_at(g, seat, w.A[word]) + 0.5
        if w.VERB[word] == w.SLAY.id:
            return 4.0 - value_at(g, seat, w.A[word])
        return 0.0

    return _best(words, worth, rng)


_CHOICES: Final[dict[int, Callable[[Duel, int, Sequence[int], Rng], int]]] = {
    w.P_PLACE: _place,
    w.P_HERO: _hero,
    w.P_JACK: _jack,
    w.P_QUEEN: _queen,
    w.P_KING: lambda g, seat, words, rng: PASS,
    w.P_WINDOW0: lambda g, seat, words, rng: PASS,
    w.P_WINDOW1: lambda g, seat, words, rng: PASS,
    w.P_WINDOW2: _window,
    w.P_WINDOW3: _window,
    w.P_BONUS: _bonus,
    w.P_RECOVER: _recover,
    w.P_UNSCORE: _unscore,
    w.P_ATTACK: _attack,
    w.P_BLOCK: _block,
    w.P_POWER: lambda g, seat, words, rng: words[-1],
    w.P_DAMAGE: _damage,
    w.P_RAID: _raid,
}
