"""MICRO HERO: 2. Phase de Planification, the Posture's actions, Vengeance d'Héra."""

from __future__ import annotations

from heroon.kernel import (
    NOBODY,
    NOTHING,
    Ask,
    Rule,
    pick_some,
    plan,
    show,
    shuffle,
    step,
    tell,
    then,
    ticket,
)

from .cards import CLEANSES, DRAW_ORDER, DRAWS, LOCK
from .rules_cards import draw_cards, exhaust, insert, partner
from .stack import ability, power
from .state import Journey
from .steps import (
    CLEANSE_ONE,
    CROSS_FIRST,
    CROSS_OFF,
    DISTAFF,
    DRAW,
    LATE_OVERLOAD,
    LIGHTNING,
    PERFECT,
    PLAN,
    STEPS,
    VENGEANCE_CARD,
)
from .windows import in_planning
from .words import (
    BASE,
    BOLT,
    BRUISE,
    CLEANSE,
    CROSS,
    DOUBLE,
    E_CROSSED,
    E_FLIPPED,
    E_HERA,
    E_HERA_SHUFFLED,
    E_NO_EFFECT,
    E_OVERLOADED,
    E_PLAYED,
    E_READY,
    E_TAKEN,
    E_TILTED,
    E_UNDER,
    FIRST,
    FROM_DISCARD,
    FROM_HAND,
    GASH,
    HERA,
    HERCULES,
    IS_WOUND,
    P_CLEANSE,
    P_DISTAFF,
    P_DOUBLE,
    P_FIRST,
    P_PLAN,
    PLAY,
    PLUS,
    READY,
    SIDE_A,
    SPOTS,
    TILT,
    UNDER,
    VERB,
    A,
    B,
)

# -- playing cards --------------------------------------------------------------------------------


@STEPS.words(PLAN)
def plans(g: Journey, _a: int, _b: int) -> Ask:
    """Jouer toutes les cartes une par une, dans l'ordre de son choix [micro-hero:2].

    [micro-hero:coop.1]  At two both play at the same time, each from the own hand (MH-m).
    """
    words: list[int] = []
    seats = 0
    for seat in range(len(g.hand)):
        before = len(words)
        if not g.ready >> seat & 1:
            plans_of(g, seat, words)
        if len(words) > before:
            seats |= 1 << seat
    return Ask(seats, P_PLAN, words)


def plans_of(g: Journey, seat: int, words: list[int]) -> None:
    """What one seat may do: a card of each kind in hand, or tilt the Posture.

    [micro-hero:trial.hind]  In the order drawn only the first card may be played.
    """
    last = 0
    for card in g.hand[seat]:
        if card != last:
            words.append(PLAY[seat][card])
        last = card
        if ability(g, DRAW_ORDER) > 0:
            break
    if in_planning(g, seat):
        words.append(TILT[seat])
        if len(g.hand[seat]) == 0:
            words.append(READY[seat])


@STEPS.answer(PLAN)
def go_on_planning(g: Journey, _a: int, _b: int, word: int) -> None:
    """A card, the Posture, or nothing more [micro-hero:2]."""
    if word == NOTHING:
        end_planning(g)
        return
    then(g, PLAN)
    verb = VERB[word]
    if verb == PLAY.id:
        play(g, A[word], B[word])
    elif verb == TILT.id:
        tilt(g, A[word])
    else:
        g.ready |= 1 << A[word]
        tell(g, E_READY, A[word])


def play(g: Journey, seat: int, card: int) -> None:
    """Une carte recouvre la précédente [micro-hero:stack] [micro-hero:wound-card].

    [micro-hero:overload]  The first Technique or blessing after the tilt is the doubled one; a
    wound is not (MH-Q26).  [micro-hero:coop.1]  At two a card played is not taken back.  A card
    that draws and exhausts wounds draws first.
    """
    g.hand[seat].remove(card)
    g.stack[seat].append(card)
    if g.armed[seat] > 0 and not IS_WOUND[card]:
        g.armed[seat] = 0
        g.bent[seat] = len(g.stack[seat])
        tell(g, E_OVERLOADED, seat, card)
    else:
        tell(g, E_PLAYED, seat, card)
    if len(g.hand) > 1:
        show(g)
    if power(g, card, CLEANSES) > 0:
        then(g, CLEANSE_ONE, seat, power(g, card, CLEANSES))
    if power(g, card, DRAWS) > 0:
        then(g, DRAW, seat, power(g, card, DRAWS))


@STEPS.words(CLEANSE_ONE)
def cleansings(g: Journey, seat: int, _left: int) -> Ask:
    """A wound of the own hand or discard to exhaust [micro-hero:blessing.flood] (MH-k)."""
    words: list[int] = []
    for card in g.hand[seat]:
        if IS_WOUND[card] and CLEANSE[FROM_HAND][card] not in words:
            words.append(CLEANSE[FROM_HAND][card])
    for card in g.discard[seat]:
        if IS_WOUND[card] and CLEANSE[FROM_DISCARD][card] not in words:
            words.append(CLEANSE[FROM_DISCARD][card])
    return Ask(1 << seat, P_CLEANSE, words)


@STEPS.answer(CLEANSE_ONE)
def cleanse(g: Journey, seat: int, left: int, word: int) -> None:
    """It is exhausted; of several of a kind in the discard the uppermost one."""
    if word == NOTHING:
        return
    card = B[word]
    if A[word] == FROM_HAND:
        g.hand[seat].remove(card)
    else:
        i = len(g.discard[seat]) - 1
        while g.discard[seat][i] != card:
            i -= 1
        g.discard[seat].pop(i)
    exhaust(g, seat, card)
    if left > 1:
        then(g, CLEANSE_ONE, seat, left - 1)


def end_planning(g: Journey) -> None:
    """The phase is over: a Surchargée without a card is lost (MH-Q26) [micro-hero:overload].

    [micro-hero:hera]  Then, with that expansion, Hera.
    """
    g.ready = 0
    for seat in range(len(g.hand)):
        g.armed[seat] = 0
    then(g, PERFECT)
    if g.hera > 0:
        then(g, VENGEANCE_CARD)


# -- the Posture's actions ------------------------------------------------------------------------


def tilt(g: Journey, seat: int) -> None:
    """Incliner la Posture: its action at once [micro-hero:posture].

    Surchargée [micro-hero:overload] waits for a card; Pluie de cartes [micro-hero:rain] draws
    one, is straightened and turned to side A; so is the Club [micro-hero:omphale.club], which
    takes the cards under it to the hand; the Distaff [micro-hero:omphale.distaff] puts some
    there and draws as many.
    """
    tell(g, E_TILTED, seat, 2 * g.posture[seat] + g.side[seat])
    if g.side[seat] == SIDE_A:
        g.tilted[seat] = 1
        if g.posture[seat] == HERCULES:
            g.armed[seat] = 1
        elif len(g.hand[seat]) > 0:
            then(g, DISTAFF, seat)
        return
    if g.posture[seat] == HERCULES:
        flip(g, seat, SIDE_A)
        draw_cards(g, seat, 1)
        return
    tell(g, E_TAKEN, seat, len(g.under[seat]))
    for card in g.under[seat]:
        if ability(g, DRAW_ORDER) > 0:
            g.hand[seat].append(card)
        else:
            insert(g.hand[seat], card)
    g.under[seat].clear()
    flip(g, seat, SIDE_A)


def flip(g: Journey, seat: int, side: int) -> None:
    """Redresser et retourner la Posture [micro-hero:rain]."""
    g.tilted[seat] = 0
    g.side[seat] = side
    tell(g, E_FLIPPED, seat, 2 * g.posture[seat] + side)


@STEPS.rule(DISTAFF)
def distaff(g: Journey, seat: int, _b: int) -> Rule[None]:
    """Quenouille: one or two cards of the hand under the Posture, as many drawn.

    [micro-hero:omphale.distaff]  They keep their level; wounds are allowed.
    """
    words = [UNDER[card] for card in sorted(g.hand[seat])]
    chosen = yield from pick_some(seat, P_DISTAFF, words, 1, 2)
    for word in chosen:
        g.hand[seat].remove(A[word])
        insert(g.under[seat], A[word])
        tell(g, E_UNDER, seat, A[word])
    then(g, DRAW, seat, len(chosen))


# -- Vengeance d'Héra -----------------------------------------------------------------------------


@STEPS.words(VENGEANCE_CARD)
def vengeance_card(g: Journey, _a: int, _b: int) -> Ask:
    """Révéler la carte du dessus [micro-hero:hera]."""
    return ticket(g.hera_pool, HERA[g.round])


@STEPS.answer(VENGEANCE_CARD)
def vengeance(g: Journey, _a: int, _b: int, word: int) -> None:
    """Appliquer son effet, puis la défausser [micro-hero:hera] [micro-hero:hera.coop].

    [micro-hero:hera.pile]  The last card gone, the discard is shuffled into a new pile.
    """
    if word == NOTHING:
        return
    g.hera_pool.remove(word)
    g.hera_pile.pop()
    g.hera_gone.append(word)
    show(g)
    tell(g, E_HERA, word)
    if len(g.hera_pile) == 0:
        new_vengeance(g)
    if word == CROSS:
        if len(g.hand) > 1:
            then(g, CROSS_FIRST)
        else:
            then(g, CROSS_OFF, 0)
    elif word == BOLT:
        if len(g.hand) > 1:
            plan(g, step(LIGHTNING, 0), step(LIGHTNING, 1))
        else:
            then(g, LIGHTNING, 0)


def new_vengeance(g: Journey) -> None:
    """Mélanger la défausse et reconstituer la pioche [micro-hero:hera.pile]."""
    while len(g.hera_gone) > 0:
        g.hera_pile.append(g.hera_gone.pop())
    shuffle(g.hera_pool, g.hera_pile)
    tell(g, E_HERA_SHUFFLED)


@STEPS.words(CROSS_FIRST)
def cross_first(g: Journey, _a: int, _b: int) -> Ask:
    """At two: whose card goes first, if two unlike wounds go back to the pile (MH-o)."""
    if len(g.stack[0]) > 0 and len(g.stack[1]) > 0:
        first = g.stack[0][len(g.stack[0]) - 1]
        second = g.stack[1][len(g.stack[1]) - 1]
        if returns(first) and returns(second) and BASE[first] != BASE[second]:
            return Ask(3, P_FIRST, (FIRST[0], FIRST[1]))
    return NOBODY


@STEPS.answer(CROSS_FIRST)
def cross_in_turn(g: Journey, _a: int, _b: int, word: int) -> None:
    """One after the other [micro-hero:hera.coop]."""
    first = 0 if word == NOTHING else A[word]
    plan(g, step(CROSS_OFF, first), step(CROSS_OFF, 1 - first))


@STEPS.auto(CROSS_OFF)
def cross_off(g: Journey, seat: int, _b: int) -> None:
    """La croix: the last card played was never played, and is discarded [micro-hero:hera.cross].

    (MH-Q9, MH-Q10, MH-Q11, MH-Q30, MH-a)  A doubled card is discarded, not exhausted.
    """
    if len(g.stack[seat]) == 0:
        tell(g, E_NO_EFFECT, seat)
        return
    if g.bent[seat] == len(g.stack[seat]):
        g.bent[seat] = 0
    card = g.stack[seat].pop()
    tell(g, E_CROSSED, seat, card)
    if discarded(g, seat, card):
        g.owed[seat] += 1


def discarded(g: Journey, seat: int, card: int) -> bool:
    """Défausser une carte jouée [micro-hero:blood.discard] [micro-hero:coop.5].

    A superficial wound and any improved one is exhausted instead; True for a deep wound, which
    is to bring another one.
    """
    if returns(card):
        exhaust(g, seat, card)
        return False
    g.discard[partner(g, seat)].append(card)
    return BASE[card] == GASH


def returns(card: int) -> bool:
    """Whether a card goes back to the pile of wounds instead of the discard."""
    return IS_WOUND[card] and (card > PLUS or card == BRUISE)


@STEPS.auto(LIGHTNING)
def lightning(g: Journey, seat: int, _b: int) -> None:
    """L'éclair: incliner la Posture et déclencher son effet [micro-hero:hera.bolt].

    (MH-Q12, MH-Q13, MH-Q14, MH-Q37)  Nothing happens to one that is tilted or locked.
    """
    if g.tilted[seat] > 0 or ability(g, LOCK) > 0:
        tell(g, E_NO_EFFECT, seat)
        return
    tilt(g, seat)
    g.armed[seat] = 0
    if g.posture[seat] == HERCULES and g.tilted[seat] > 0 and g.late_overload == 0:
        then(g, LATE_OVERLOAD, seat)


@STEPS.words(LATE_OVERLOAD)
def overloadable(g: Journey, seat: int, _b: int) -> Ask:
    """The Technique or blessing already played that Surchargée doubles now (MH-Q13)."""
    words: list[int] = []
    for i in range(min(len(g.stack[seat]), SPOTS.top - 1)):
        if not IS_WOUND[g.stack[seat][i]]:
            words.append(DOUBLE[i + 1])
    return Ask(1 << seat, P_DOUBLE, words)


@STEPS.answer(LATE_OVERLOAD)
def overload_late(g: Journey, seat: int, _b: int, word: int) -> None:
    """Its points count twice, and it is exhausted in Upkeep [micro-hero:hera.bolt]."""
    if word != NOTHING:
        g.bent[seat] = A[word]
        tell(g, E_OVERLOADED, seat, g.stack[seat][A[word] - 1])
