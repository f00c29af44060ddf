"""MINI ROGUE: exchange between adventurers in one Room (p. 24, MR-13, MR-225).

One thing is given at a time.  A gift needs no consent, because it only helps; a swap needs the
other's consent.
"""

from __future__ import annotations

from bisect import insort

from heroon.kernel import DONE, NO, NOBODY, NOTHING, YES, Ask, tell, then

from . import words as w
from .cards import MAX_ARMOUR, MAX_FOOD, MAX_GOLD
from .hero import has_tower, item_of, party, potion_limit, sipped, sips
from .state import MOST_POTIONS, Run
from .steps import ACCEPT, GIVE, STEPS


@STEPS.words(GIVE)
def give_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer what a seat can give or swap in its Room (p. 24) [mini-rogue:coop.exchange]."""
    words = [DONE]
    if g.gifts[seat] > 0 and g.fell == 0:
        for i in range(1, party(g)):
            to = (seat + i) % party(g)
            if g.at[to] == g.at[seat]:
                words += gifts(g, seat, to)
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_GIVE, words + sips(g, seat))


def gifts(g: Run, seat: int, to: int) -> list[int]:
    """List the gifts and swaps between two seats that keep all limits (p. 24)."""
    words: list[int] = []
    if g.gold[seat] > 0 and g.gold[to] < g.numbers[MAX_GOLD]:
        words.append(w.GIVE[w.GOLD][to])
    if g.food[seat] > 0 and g.food[to] < g.numbers[MAX_FOOD]:
        words.append(w.GIVE[w.FOOD][to])
    if g.armour[seat] > 0 and g.armour[to] < g.numbers[MAX_ARMOUR]:
        words.append(w.GIVE[w.ARMOUR][to])
    if item_of(g, seat) > 0 and not has_tower(g, seat) and not has_tower(g, to):
        words += item_words(g, seat, to)
    for potion in g.potions[seat]:
        if potion not in g.potions[to]:
            if len(g.potions[to]) < potion_limit(g, to):
                words.append(w.GIVE[w.PHIAL + potion][to])
            for other in g.potions[to]:
                if other not in g.potions[seat]:
                    words.append(w.SWAP[w.PHIAL + potion][w.PHIAL + other][to])
    return words


def item_words(g: Run, seat: int, to: int) -> list[int]:
    """List the ways to hand over an item, a full Belt with one of its potions (MR-13)."""
    swapped = item_of(g, to) > 0
    giver = to if item_of(g, to) == w.BELT else seat
    taker = seat if giver == to else to
    full = item_of(g, giver) == w.BELT and len(g.potions[giver]) > MOST_POTIONS
    if not full:
        return [w.SWAP[w.ITEM][w.ITEM][to] if swapped else w.GIVE[w.ITEM][to]]
    words: list[int] = []
    for potion in g.potions[giver]:
        if potion not in g.potions[taker]:
            words.append(w.SWAP_BELT[potion][to] if swapped else w.GIVE_BELT[potion][to])
    return words


@STEPS.answer(GIVE)
def give(g: Run, seat: int, _b: int, word: int) -> None:
    """Give one thing or propose a swap, then ask again, 12 times a Room at most."""
    if word == NOTHING or word == DONE:
        return
    then(g, GIVE, seat)
    if sipped(g, seat, word):
        return
    g.gifts[seat] -= 1
    verb = w.VERB[word]
    if verb == w.GIVE.id:
        hand_over(g, seat, w.B[word], w.A[word])
        tell(g, w.E_GAVE, seat, w.A[word], w.B[word])
    elif verb == w.GIVE_BELT.id:
        change_hands(g, seat, w.B[word], w.A[word])
        tell(g, w.E_GAVE, seat, w.ITEM, w.B[word])
        tell(g, w.E_GAVE, seat, w.PHIAL + w.A[word], w.B[word])
    else:
        if verb == w.SWAP.id:
            tell(g, w.E_PROPOSED, seat, w.A[word], w.B[word], w.C[word])
        else:
            tell(g, w.E_PROPOSED, seat, w.ITEM, w.ITEM, w.B[word])
        then(g, ACCEPT, seat, word)


def partner(swap: int) -> int:
    """Return the seat that is asked to agree to a swap."""
    return w.C[swap] if w.VERB[swap] == w.SWAP.id else w.B[swap]


@STEPS.words(ACCEPT)
def accept_words(g: Run, seat: int, swap: int) -> Ask:
    """Ask the other seat to agree to a swap (p. 24), if it is still possible."""
    to = partner(swap)
    possible = swap in gifts(g, seat, to)
    return Ask(1 << to, w.P_ACCEPT, [YES, NO] + sips(g, to) if possible else ())


@STEPS.answer(ACCEPT)
def accept(g: Run, seat: int, swap: int, word: int) -> None:
    """Swap the two things if the other seat agrees."""
    to = partner(swap)
    if sipped(g, to, word):
        then(g, ACCEPT, seat, swap)
        return
    if word != YES:
        tell(g, w.E_DECLINED, to)
        return
    if w.VERB[swap] == w.SWAP_BELT.id:
        giver = seat if item_of(g, seat) == w.BELT else to
        change_hands(g, seat, to, w.A[swap])
        tell(g, w.E_SWAPPED, seat, w.ITEM, w.ITEM, to)
        tell(g, w.E_GAVE, giver, w.PHIAL + w.A[swap], to if giver == seat else seat)
    elif w.A[swap] == w.ITEM:
        change_hands(g, seat, to, 0)
        tell(g, w.E_SWAPPED, seat, w.ITEM, w.ITEM, to)
    else:
        g.potions[seat].remove(w.A[swap] - w.PHIAL)
        g.potions[to].remove(w.B[swap] - w.PHIAL)
        insort(g.potions[seat], w.B[swap] - w.PHIAL)
        insort(g.potions[to], w.A[swap] - w.PHIAL)
        tell(g, w.E_SWAPPED, seat, w.A[swap], w.B[swap], to)


def change_hands(g: Run, seat: int, to: int, potion: int) -> None:
    """Swap the items of two seats, one of which may be none; a potion goes with the Belt."""
    if potion > 0:
        giver = seat if item_of(g, seat) == w.BELT else to
        taker = to if giver == seat else seat
        g.potions[giver].remove(potion)
        insort(g.potions[taker], potion)
    mine = item_of(g, seat)
    theirs = item_of(g, to)
    uses = g.uses[seat]
    g.items[seat].remove(mine)
    if theirs > 0:
        g.items[to].remove(theirs)
        g.items[seat].append(theirs)
    g.items[to].append(mine)
    g.uses[seat] = g.uses[to]
    g.uses[to] = uses


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
        change_hands(g, seat, to, 0)
    else:
        g.potions[seat].remove(thing - w.PHIAL)
        insort(g.potions[to], thing - w.PHIAL)
