"""MINI ROGUE: exchange between adventurers in one Room (p. 24, MR-13, MR-225).

One thing a gift; a gift needs nobody's consent, for it only helps, a swap needs the other's.
"""

from __future__ import annotations

from bisect import insort

from heroon.kernel import DONE, NO, NOTHING, YES, Ask, tell, then

from . import words as w
from .cards import MAX_ARMOUR, MAX_FOOD, MAX_GOLD
from .hero import has_tower, item_of, party, potion_limit, sipped, sips
from .state import MOST_POTIONS, Run
from .steps import ACCEPT, GIVE, STEPS


@STEPS.words(GIVE)
def give_words(g: Run, seat: int, _b: int) -> Ask:
    """What a seat can give or swap in its Room (p. 24) [mini-rogue:coop.exchange]."""
    words = [DONE]
    if g.gifts[seat] > 0 and g.fell == 0:
        for i in range(1, party(g)):
            to = (seat + i) % party(g)
            if g.at[to] == g.at[seat]:
                words += gifts(g, seat, to)
    if len(words) == 1:
        return Ask(1 << seat, w.P_GIVE, ())
    return Ask(1 << seat, w.P_GIVE, words + sips(g, seat))


def gifts(g: Run, seat: int, to: int) -> list[int]:
    """The gifts and swaps between two seats by which all limits hold (p. 24)."""
    words: list[int] = []
    if g.gold[seat] > 0 and g.gold[to] < g.numbers[MAX_GOLD]:
        words.append(w.GIVE[w.GOLD][to])
    if g.food[seat] > 0 and g.food[to] < g.numbers[MAX_FOOD]:
        words.append(w.GIVE[w.FOOD][to])
    if g.armour[seat] > 0 and g.armour[to] < g.numbers[MAX_ARMOUR]:
        words.append(w.GIVE[w.ARMOUR][to])
    if can_hand_over(g, seat) and not has_tower(g, to):
        if item_of(g, to) == 0:
            words.append(w.GIVE[w.ITEM][to])
        elif can_hand_over(g, to):
            words.append(w.SWAP[w.ITEM][w.ITEM][to])
    for potion in g.potions[seat]:
        if potion not in g.potions[to]:
            if len(g.potions[to]) < potion_limit(g, to):
                words.append(w.GIVE[w.PHIAL + potion][to])
            for other in g.potions[to]:
                if other not in g.potions[seat]:
                    words.append(w.SWAP[w.PHIAL + potion][w.PHIAL + other][to])
    return words


def can_hand_over(g: Run, seat: int) -> bool:
    """Whether a seat can hand its item over: the Belt only without a third potion (MR-13)."""
    item = item_of(g, seat)
    if item == 0 or has_tower(g, seat):
        return False
    return item != w.BELT or len(g.potions[seat]) <= MOST_POTIONS


@STEPS.answer(GIVE)
def give(g: Run, seat: int, _b: int, word: int) -> None:
    """Give one thing, or propose a swap; then the next, twelve times a Room at most."""
    if word == NOTHING or word == DONE:
        return
    then(g, GIVE, seat)
    if sipped(g, seat, word):
        return
    g.gifts[seat] -= 1
    if w.VERB[word] == w.GIVE.id:
        hand_over(g, seat, w.B[word], w.A[word])
        tell(g, w.E_GAVE, seat, w.A[word], w.B[word])
    else:
        tell(g, w.E_PROPOSED, seat, w.A[word], w.B[word], w.C[word])
        then(g, ACCEPT, seat, word)


@STEPS.words(ACCEPT)
def accept_words(_g: Run, _seat: int, swap: int) -> Ask:
    """The other one agrees, or does not (p. 24)."""
    return Ask(1 << w.C[swap], w.P_ACCEPT, (YES, NO))


@STEPS.answer(ACCEPT)
def accept(g: Run, seat: int, swap: int, word: int) -> None:
    """Swap two things."""
    to = w.C[swap]
    if word == NO:
        tell(g, w.E_DECLINED, to)
        return
    mine = item_of(g, seat)
    theirs = item_of(g, to)
    if w.A[swap] == w.ITEM:
        uses = g.uses[seat]
        g.items[seat] = [theirs]
        g.items[to] = [mine]
        g.uses[seat] = g.uses[to]
        g.uses[to] = uses
    else:
        g.potions[seat].remove(w.A[swap] - w.PHIAL)
        g.potions[to].remove(w.B[swap] - w.PHIAL)
        insort(g.potions[seat], w.B[swap] - w.PHIAL)
        insort(g.potions[to], w.A[swap] - w.PHIAL)
    tell(g, w.E_SWAPPED, seat, w.A[swap], w.B[swap], to)


def hand_over(g: Run, seat: int, to: int, thing: int) -> None:
    """Move one thing from a seat to another."""
    if thing == w.GOLD:
        g.gold[seat] -= 1
        g.gold[to] += 1
    elif thing == w.FOOD:
        g.food[seat] -= 1
        g.food[to] += 1
    elif thing == w.ARMOUR:
        g.armour[seat] -= 1
        g.armour[to] += 1
    elif thing == w.ITEM:
        item = item_of(g, seat)
        g.items[seat].remove(item)
        insort(g.items[to], item)
        g.uses[to] += g.uses[seat]
        g.uses[seat] = 0
    else:
        g.potions[seat].remove(thing - w.PHIAL)
        insort(g.potions[to], thing - w.PHIAL)
