"""Hero Realms solo: which card the Boss wants of the market or of the sacrifice pile.

Step 3 (the market), step 5c (buy), Varrick, Smash and Grab and reinforcements all look for the card
that the Boss wants most; among equals the hero chooses.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import EMPTY, NOTHING, Ask, gain, tell, then

from .cards import (
    COST_OF,
    EFFECT,
    HEALS_PER_CHAMPION,
    IN_COMBAT,
    IN_GOLD,
    IN_HEALTH,
    MAIN,
    PER_CHAMPION,
    PER_OTHER_OF_FACTION,
    TOPDECKS_CHAMPION,
)
from .piles import (
    cost,
    face_value,
    find,
    gold_face,
)
from .setup import leave_row
from .state import BEGUN, BENT, NEW, Skirmish
from .steps import (
    STEPS,
    TIE,
)
from .words import (
    BOSS_CARD,
    E_ACQUIRED,
    E_BOSS_BOUGHT,
    E_DROPPED,
    E_LOOTED,
    E_REINFORCED,
    E_VARRICK,
    FACTION,
    IS_ACTION,
    IS_CHAMPION,
    P_BUY,
    P_DROP,
    P_LOOT,
    P_MARKET,
    P_REINFORCE,
    P_VARRICK,
    TAKE,
    TAKEN_CARD,
    TAKEN_CHAMPION,
    TAKEN_FREE,
    TOP,
    W_COST,
    W_EXACT,
    W_FACTION,
    W_KIND,
    W_ONLY,
    W_TIE,
    A,
)

#: What a card is sought for: to be taken for nothing (any card, or a champion), thrown out,
#: bought; what Varrick or Casser et piller fetch; a reinforcement.
FOR_NOTHING: Final = 0
FOR_CHAMPION: Final = 1
TO_THROW_OUT: Final = 2
TO_BUY: Final = 3
FOR_VARRICK: Final = 4
TO_LOOT: Final = 5
FOR_REINFORCEMENT: Final = 6


#: No greatest cost; and no Varrick in the zone who makes room for the card that comes.
ANY: Final = 0
NOBODY_GOES: Final = 0


def arrive(g: Skirmish, card: int) -> None:
    """Put a card into the Boss's zone; its ally ability waits for the Boss's next turn.

    See [hero-realms:boss-turn.5c] (HR-20, HR-29).
    """
    gain(g.zone, g.lies, card, NEW)


# -- what will do ---------------------------------------------------------------------------------


def limit(g: Skirmish) -> int:
    """Return the greatest cost that step 3 takes, which is unlimited on a gold face (HR-24d)."""
    if gold_face(g):
        return TOP
    return g.numbers[MAIN[BOSS_CARD[g.boss]] + IN_COMBAT] + face_value(g)


def friendly(g: Skirmish, faction: int) -> bool:
    """Return whether a faction is that of the Boss or of a champion in its zone (HR-24e)."""
    if faction == FACTION[BOSS_CARD[g.boss]]:
        return True
    for card in g.zone:
        if IS_CHAMPION[card] and FACTION[card] == faction:
            return True
    return False


def of_kind(g: Skirmish, purpose: int, most: int) -> list[int]:
    """List the cards of the market that suit a purpose and cost at most `most`."""
    if purpose == FOR_NOTHING:
        own = FACTION[BOSS_CARD[g.boss]]
        return [c for c in within(g, most) if FACTION[c] == own]
    if purpose == FOR_CHAMPION:
        return [c for c in within(g, most) if IS_CHAMPION[c] and friendly(g, FACTION[c])]
    if purpose == FOR_REINFORCEMENT:
        return [c for c in within(g, most) if IS_CHAMPION[c]]
    return within(g, most)


def within(g: Skirmish, most: int) -> list[int]:
    """List the cards of the market that cost at most `most`."""
    return [c for c in g.row if c != EMPTY and g.numbers[COST_OF[c]] <= most]


def reach(g: Skirmish, purpose: int) -> int:
    """Return the greatest cost that is possible for a purpose."""
    if purpose == FOR_NOTHING or purpose == FOR_CHAMPION:
        return limit(g)
    return g.boss_gold if purpose == TO_BUY else TOP


def too_dear(g: Skirmish, purpose: int) -> bool:
    """Return whether the market has a card that suits a purpose, at any cost (HR-24c)."""
    return len(of_kind(g, purpose, TOP)) > 0


# -- preferences and ties -------------------------------------------------------------------------


def rank(g: Skirmish, card: int) -> int:
    """Return the kind of a card by the Boss's preference, from 1, the best, to 4.

    See [hero-realms:boss-turn.5c]. 1 is a champion or an action that gives combat, 2 health, 3
    gold, 4 the rest.
    """
    at = MAIN[card]
    if IS_CHAMPION[card] or gives_combat(g, at):
        return 1
    if g.numbers[at + IN_HEALTH] > 0 or g.numbers[at + EFFECT] == HEALS_PER_CHAMPION:
        return 2
    return 3 if g.numbers[at + IN_GOLD] > 0 else 4


def gives_combat(g: Skirmish, at: int) -> bool:
    """Return whether an ability gives combat, or may give some."""
    return g.numbers[at + IN_COMBAT] > 0 or (
        PER_CHAMPION <= g.numbers[at + EFFECT] <= PER_OTHER_OF_FACTION
    )


#: The last kind of card.
RANKS: Final = 4
#: How much more one preference counts than what comes after it, in step 3 and when he buys.
KIND_FIRST: Final = 1000
OWN_LAST: Final = 100
OWN_FIRST: Final = 1000
KIND_LAST: Final = 10


def merit(g: Skirmish, card: int, purpose: int) -> int:
    """Score how much the Boss wants a card: of several it takes the one with the most.

    In step 3 the kind of card counts first, then its faction, then its cost (HR-23). When the Boss
    buys it is faction, cost, kind (HR-30); otherwise only the cost. A card that costs exactly the
    gold left is the dearest that can be paid for, so it needs no place of its own.
    """
    price = g.numbers[COST_OF[card]]
    if purpose > TO_BUY or purpose == TO_THROW_OUT:
        return price
    own = int(FACTION[card] == FACTION[BOSS_CARD[g.boss]])
    if purpose == TO_BUY:
        return own * OWN_FIRST + price * KIND_LAST + RANKS - rank(g, card)
    return (RANKS - rank(g, card)) * KIND_FIRST + own * OWN_LAST + price


#: What decides in step 3 (HR-23) and when he buys (HR-30), one after the other.
TAKING: Final = (W_KIND, W_FACTION, W_COST, W_COST)
BUYING: Final = (W_FACTION, W_EXACT, W_COST, W_KIND)


def counts(g: Skirmish, card: int, what: int) -> int:
    """Return how a card stands in one of the Boss's preferences."""
    if what == W_KIND:
        return rank(g, card)
    if what == W_FACTION:
        return int(FACTION[card] == FACTION[BOSS_CARD[g.boss]])
    if what == W_EXACT:
        return int(cost(g, card) == g.boss_gold)
    return cost(g, card)


def because(g: Skirmish, purpose: int, card: int) -> int:
    """Return what decided for a card of the market: the last preference that was needed."""
    rivals = [c for c in of_kind(g, purpose, reach(g, purpose)) if c != card]
    if len(rivals) == 0:
        return W_ONLY
    for i in range(4):
        what = BUYING[i] if purpose == TO_BUY else TAKING[i]
        own = counts(g, card, what)
        rivals = [c for c in rivals if counts(g, c, what) == own]
        if len(rivals) == 0:
            return what
    return W_TIE


def from_pile(purpose: int) -> bool:
    """Return whether a purpose looks for a card in the sacrifice pile."""
    return purpose == FOR_VARRICK or purpose == TO_LOOT


def sought(g: Skirmish, purpose: int, most: int) -> list[int]:
    """List the cards that the Boss wants most for a purpose, each kind once.

    `most` is the greatest cost of what Smash and Grab brings. For Varrick it is the card that makes
    room, see `bring`.
    """
    if from_pile(purpose):
        cards = in_pile(g, purpose, most)
    else:
        cards = of_kind(g, purpose, reach(g, purpose))
    if len(cards) < 2:
        return cards
    found: list[int] = []
    best = -1
    for card in cards:
        wanted = merit(g, card, purpose)
        if wanted > best:
            best = wanted
            found.clear()
        if wanted == best and card not in found:
            found.append(card)
    found.sort()
    return found


def in_pile(g: Skirmish, purpose: int, most: int) -> list[int]:
    """List the cards of the sacrifice pile that suit a purpose.

    Varrick [hero-realms:varrick] fetches champions, but none with its own ability; by the option
    `varrick_pile` stunned champions, too (HR-49). Smash and Grab fetches actions
    [hero-realms:smash-and-grab].
    """
    if purpose == TO_LOOT:
        return [c for c in g.sacrifice if IS_ACTION[c] and g.numbers[COST_OF[c]] <= most]
    pile = [*g.sacrifice, *g.stunned] if g.varrick_pile > 0 else list(g.sacrifice)
    return [c for c in pile if IS_CHAMPION[c] and not fetches(g, c)]


def fetches(g: Skirmish, card: int) -> bool:
    """Return whether the main ability of a card is that of Varrick."""
    return g.numbers[MAIN[card] + EFFECT] == TOPDECKS_CHAMPION


def comes(g: Skirmish, purpose: int, most: int) -> bool:
    """Bring the card that the Boss wants most to its place; return False if there is none.

    Among equals the hero chooses.
    """
    found = sought(g, purpose, most)
    if len(found) == 0:
        return False
    settle(g, purpose, most, found)
    return True


def settle(g: Skirmish, purpose: int, most: int, found: list[int]) -> None:
    """Bring the only wanted card to its place, or ask the hero which of several.

    See [hero-realms:boss-turn.5c].
    """
    if len(found) == 1:
        bring(g, purpose, most, found[0])
    else:
        then(g, TIE, purpose, most)


#: The prompt of each kind of tie.
TIE_PROMPTS: Final = (P_MARKET, P_MARKET, P_DROP, P_BUY, P_VARRICK, P_LOOT, P_REINFORCE)


@STEPS.words(TIE)
def ties(g: Skirmish, purpose: int, most: int) -> Ask:
    """Ask the hero which of several equally wanted cards the Boss gets (HR-23, HR-30, HR-52)."""
    cards = sought(g, purpose, most)
    return Ask(1, TIE_PROMPTS[purpose], [TAKE[card] for card in cards])


@STEPS.answer(TIE)
def tie(g: Skirmish, purpose: int, most: int, word: int) -> None:
    """Bring the card that the hero chose; in a position from a file there may be none."""
    if word != NOTHING:
        bring(g, purpose, most, A[word])


def bring(g: Skirmish, purpose: int, most: int, card: int) -> None:
    """Bring a card to its place; a Varrick in the zone makes room for the one it fetched."""
    if purpose == FOR_VARRICK:
        fetch(g, card)
        tell(g, E_VARRICK, card)
        replaced(g, most)
    elif purpose == TO_LOOT:
        fetch(g, card)
        tell(g, E_LOOTED, card)
    elif purpose == TO_THROW_OUT:
        tell(g, E_DROPPED, card, int(too_dear(g, FOR_CHAMPION) or too_dear(g, FOR_NOTHING)))
        leave_row(g, card)
        g.sacrifice.append(card)
    else:
        acquire(g, card, purpose)


def replaced(g: Skirmish, card: int) -> None:
    """Discard the Varrick that has searched, if it lies in the zone [hero-realms:varrick]."""
    i = find(g.zone, g.lies, card, BENT | BEGUN, BEGUN)
    if i >= 0:
        g.zone.pop(i)
        g.lies.pop(i)
        g.sacrifice.append(card)


def fetch(g: Skirmish, card: int) -> None:
    """Move the newest card of a kind from the sacrifice pile into the zone.

    By the option `varrick_pile` Varrick may take a stunned champion that the pile lacks (HR-49).
    """
    if card not in g.sacrifice:
        g.stunned.remove(card)
    else:
        i = len(g.sacrifice) - 1
        while g.sacrifice[i] != card:
            i -= 1
        g.sacrifice.pop(i)
    arrive(g, card)


def acquire(g: Skirmish, card: int, purpose: int) -> None:
    """Move a card of the market into the Boss's zone, and refill the market.

    See [hero-realms:boss-turn.3] [hero-realms:boss-turn.5c] (HR-24, HR-31b).
    """
    if purpose == TO_BUY:
        tell(g, E_BOSS_BOUGHT, card, cost(g, card), because(g, purpose, card))
        g.boss_gold -= cost(g, card)
    elif purpose == FOR_REINFORCEMENT:
        tell(g, E_REINFORCED, card)
    elif purpose == FOR_CHAMPION:
        tell(g, E_ACQUIRED, card, TAKEN_CHAMPION, because(g, purpose, card))
    elif gold_face(g):
        tell(g, E_ACQUIRED, card, TAKEN_FREE, because(g, purpose, card))
    else:
        tell(g, E_ACQUIRED, card, TAKEN_CARD, because(g, purpose, card))
    leave_row(g, card)
    arrive(g, card)
