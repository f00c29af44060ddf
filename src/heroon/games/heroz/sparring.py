"""HEROZ: the sparring partners, simple players that every level of bot must beat.

Each has one idea about attacks. To every other question they answer alike: they place like troops
in one column, play a hero, block with whatever is there, and spend cards in a fight that is not
won. They never change, and no level plays by this module, so a better policy is measured against
the same opponents as before. They look only at public facts and at the secrets of the seat that is
asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heroon.kernel import PASS, STOP, Ask, Rng

from . import words as w
from .cards import GOAL
from .power import PRINTED, active_cells, best_total, look_at, suit_at, value_at
from .rules_area import lowest_free
from .state import EMPTY, NO_COLUMN, Duel

#: What a card is worth in hand, for choosing one from the discard.
_WORTH: Final = tuple(
    w.VALUE[c] if c <= w.LAST_TROOP else 8 if c <= w.LAST_HERO else 9 if c <= w.LAST_ACE else 11
    for c in range(w.JOKER_CARD + 1)
)
#: How a hero is liked in play: the King least, since it needs plans.
_HERO: Final = {w.QUEEN: 3, w.JACK: 1, w.KING: 2}
#: An attack worth so many points is blocked with whatever is there.
DANGER: Final = 8
#: What a sacrifice may be expected to add.
_FLIP: Final = 5
#: The hoarder and the miser strike with so many cards.
HOARD: Final = 12
MUCH: Final = 20


def plain(g: Duel, ask: Ask, rng: Rng) -> int:
    """Answer a question as a plain player does, with one of its words."""
    words = ask.words
    if len(words) == 1:
        return words[0]
    seat = ask.seats.bit_length() - 1
    choose = _CHOICES.get(ask.prompt)
    return choose(g, seat, words, rng) if choose else words[0]


def _known(g: Duel, seat: int, owner: int, cell: int) -> bool:
    return g.known[owner][cell] >> seat & 1 == 1


def _best(words: Sequence[int], score: Callable[[int], float], rng: Rng) -> int:
    """Return the word with the highest score, a random one of several equals."""
    top = max(score(word) for word in words)
    return rng.choice([word for word in words if score(word) == top])


# -- phase 1 ------------------------------------------------------------------------------------


def _place(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Place every troop, beside one alike in a column if there is one, else spread out."""

    def score(word: int) -> float:
        return 0 if word == STOP else 10 + _company(g, seat, w.A[word], w.B[word])

    return _best(words, score, rng)


def _company(g: Duel, seat: int, card: int, column: int) -> float:
    """Score a column for a troop: the troop on top that it matches, less for each troop there."""
    below = [c for c in range(3 * column, 3 * column + 3) if g.field[seat][c] != EMPTY]
    if not below or not g.face[seat][below[-1]]:
        return -2 * len(below)
    cell = below[-1]
    same_suit = suit_at(g, seat, cell) == w.SUIT[card]
    same_value = value_at(g, seat, cell) == w.VALUE[card]
    return 5 * same_suit + 20 * same_value - 2 * len(below)


def _hero(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Play a hero if none is in play, or one that is liked better."""
    now = _HERO[w.RANK[g.hero[seat][0]]] if g.hero[seat] else 0

    def score(word: int) -> float:
        return now if word == PASS else _HERO[w.RANK[w.A[word]]]

    return _best(words, score, rng)


def _jack(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Look at an enemy troop that is not known yet, else pass."""

    def score(word: int) -> float:
        if word == PASS:
            return 0.5
        owner, cell = divmod(w.A[word], 9)
        return 1.0 if owner != seat and not _known(g, seat, owner, cell) else 0.0

    return _best(words, score, rng)


def _queen(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Turn down the strongest enemy troop, before all one that faces an own active troop."""
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
    """Attack the column with the greatest gain, or pass if every column would lose."""

    def score(word: int) -> float:
        return 0.0 if word == PASS else _gain(g, seat, w.A[word])

    return _best(words, score, rng)


def _gain(g: Duel, seat: int, column: int) -> float:
    """Score an attack with a column: three times its points if unblocked, else the power margin.

    The score is 6 lower for each hidden troop that might block. It stays above 0 where no active
    troop faces the column: attackers that are blocked only go back under the deck.
    """
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    prize = sum(value_at(g, seat, c) for c in range(3 * column, 3 * column + 3) if cells >> c & 1)
    blockers = active_cells(g, foe, column)
    places = g.field[foe][3 * column : 3 * column + 3]
    hidden = 3 - places.count(EMPTY) - blockers.bit_count()
    if not blockers:
        return max(1.0, 3.0 * prize - 6 * hidden)
    force = best_total(g, seat, column, cells)
    return force - best_total(g, foe, column, blockers) - 6 * hidden


def _block(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Turn up a troop to block when the attack could bring many points, or win the game."""
    foe, column = 1 - seat, g.column
    mine = active_cells(g, seat, column)
    theirs = best_total(g, foe, column, g.fighting[foe])
    if mine and best_total(g, seat, column, mine) >= theirs:
        return STOP
    danger = sum(value_at(g, foe, c) for c in range(9) if g.fighting[foe] >> c & 1)
    if danger < DANGER and sum(g.scored[foe]) + danger < g.numbers[GOAL]:
        return STOP
    hidden = [word for word in words if word != STOP]

    def strength(word: int) -> float:
        cell = w.A[word]
        look = g.copied[seat][cell] or PRINTED[g.field[seat][cell]]
        return look % 16 if _known(g, seat, seat, cell) else 5.0

    return _best(hidden, strength, rng)


def _window(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Play the card that leaves the best margin, but only in a fight that is not won."""
    if g.column == NO_COLUMN:
        return PASS
    foe, column = 1 - seat, g.column
    own_cells = _fighters(g, seat)
    foe_cells = _fighters(g, foe)
    mine = best_total(g, seat, column, own_cells)
    theirs = best_total(g, foe, column, foe_cells)
    if mine > theirs:
        return PASS

    def score(word: int) -> float:
        """Score a card by the power it gains on the enemy; -1 if it does not help this fight."""
        verb = w.VERB[word]
        if verb == w.ACE.id:
            owner, cell = divmod(w.B[word], 9)
            if owner == seat or not g.fighting[foe] >> cell & 1 or not own_cells:
                return -1.0
            return 1.0 + theirs - _under_shield(g, foe, column, foe_cells, cell)
        if verb == w.AURA.id:
            cell = w.B[word]
            if not g.fighting[foe] >> cell & 1 or not own_cells:
                return -1.0
            return 1.0 + theirs - _under_aura(g, foe, column, foe_cells, w.A[word], cell)
        if verb == w.SACRIFICE.id:
            return _FLIP if theirs else -1.0
        if verb == w.JOKER.id:
            more = _with_joker(g, seat, own_cells, w.B[word]) - mine if w.A[word] == column else 0
            return 1.0 + more if more > 0 else -1.0
        return 0.5

    return _best(words, score, rng)


def _fighters(g: Duel, seat: int) -> int:
    """Return the cells of a seat's troops in combat, as a bit mask.

    The attackers are declared; for the defender every active troop of the attacked column counts.
    """
    return g.fighting[seat] if seat == g.turn else active_cells(g, seat, g.column)


def _with_joker(g: Duel, seat: int, cells: int, copied: int) -> int:
    """Return the power total with a Joker added to the attacked column, copying a troop.

    An attacker's Joker is too late to fight, except by the option `late_joker`, but it counts for
    formations.
    """
    cell = lowest_free(g, seat, g.column)
    like = look_at(g, seat, copied)
    g.field[seat][cell], g.face[seat][cell], g.copied[seat][cell] = w.JOKER_CARD, 1, like
    if seat != g.turn or g.late_joker:
        cells |= 1 << cell
    total = best_total(g, seat, g.column, cells)
    g.field[seat][cell], g.face[seat][cell], g.copied[seat][cell] = EMPTY, 0, 0
    return total


def _under_shield(g: Duel, seat: int, column: int, cells: int, cell: int) -> int:
    """Return the power total of a column with one of its troops under a shield."""
    kept = g.shield[seat][cell]
    g.shield[seat][cell] = 1
    total = best_total(g, seat, column, cells)
    g.shield[seat][cell] = kept
    return total


def _under_aura(g: Duel, seat: int, column: int, cells: int, hero: int, cell: int) -> int:
    """Return the power total of a column with one of its troops under the aura of a hero."""
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
    """Destroy the most valuable enemy troop that the damage left can destroy, or stop."""
    hits = [word for word in words if word != STOP]
    return _best(hits, lambda word: value_at(g, 1 - seat, w.A[word]), rng) if hits else STOP


# -- phase 3 ------------------------------------------------------------------------------------


def _raid(g: Duel, seat: int, words: Sequence[int], rng: Rng) -> int:
    """Score with the most valuable attacker."""

    def worth(word: int) -> float:
        return value_at(g, seat, w.A[word]) if w.VERB[word] == w.SCORE.id else 0.0

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


# -- the partners ----------------------------------------------------------------------------------


def builder(g: Duel, ask: Ask, rng: Rng) -> int:
    """Answer as a plain player who never attacks."""
    return PASS if ask.prompt == w.P_ATTACK else plain(g, ask, rng)


def turtle(g: Duel, ask: Ask, rng: Rng) -> int:
    """Answer as a plain player who attacks only columns without an enemy troop."""
    return _strike(g, ask, rng, 99)


def hoarder(g: Duel, ask: Ask, rng: Rng) -> int:
    """Answer as the turtle, but with twelve cards in hand attack where the margin is best."""
    return _strike(g, ask, rng, HOARD)


def miser(g: Duel, ask: Ask, rng: Rng) -> int:
    """Answer as the hoarder, but wait for twenty cards in hand."""
    return _strike(g, ask, rng, MUCH)


def _strike(g: Duel, ask: Ask, rng: Rng, cards: int) -> int:
    """Answer as a plain player, but attack only columns without enemies, until `cards` in hand.

    With so many cards in hand the attack goes where the power margin is best.
    """
    if ask.prompt != w.P_ATTACK:
        return plain(g, ask, rng)
    foe = 1 - g.turn
    columns = [word for word in ask.words if word != PASS]
    if len(g.hand[g.turn]) < cards:
        open_to = [c for c in columns if g.field[foe][3 * w.A[c]] == EMPTY]
        return open_to[0] if open_to else PASS

    def margin(word: int) -> float:
        own = active_cells(g, g.turn, w.A[word])
        others = active_cells(g, foe, w.A[word])
        return best_total(g, g.turn, w.A[word], own) - best_total(g, foe, w.A[word], others)

    return _best(columns, margin, rng)
