"""MICRO HERO: phase 2, Planning; the actions of the Posture; Hera's Vengeance."""

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
    """Ask the seats which card to play next, or to use the Posture [micro-hero:2].

    In co-op both play at the same time, each from the own hand [micro-hero:coop.1] (MH-m).
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
    """Append the words of one seat: play a card of each kind in hand, or tilt the Posture.

    While the ability of the Ceryneian Hind holds, only the card drawn first may be played
    [micro-hero:trial.hind].
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
    """Play the chosen card, tilt the Posture, note that a seat is ready, or end the phase.

    See [micro-hero:2].
    """
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
    """Play a card from the hand onto the row of cards [micro-hero:stack] [micro-hero:wound-card].

    While a tilted Overloaded waits for a card, the first Technique or Blessing played is doubled; a
    wound is not (MH-Q26) [micro-hero:overload]. In co-op a played card is not taken back
    [micro-hero:coop.1]. A card that both draws and exhausts wounds draws first.
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
    """Ask a seat which wound of its own hand or discard to exhaust.

    See [micro-hero:blessing.flood] (MH-k).
    """
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
    """Exhaust the chosen wound; of several alike in the discard it is the uppermost."""
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
    """End Planning: an Overloaded that still waits for a card is lost [micro-hero:overload].

    It has no effect then (MH-Q26). Perfecting comes next; with Hera's Vengeance a card of Hera
    comes before it [micro-hero:hera].
    """
    g.ready = 0
    for seat in range(len(g.hand)):
        g.armed[seat] = 0
    then(g, PERFECT)
    if g.hera > 0:
        then(g, VENGEANCE_CARD)


# -- the Posture's actions ------------------------------------------------------------------------


def tilt(g: Journey, seat: int) -> None:
    """Tilt a seat's Posture and carry out its action at once [micro-hero:posture].

    Overloaded waits for a card [micro-hero:overload]. Rain of Cards draws one and turns to
    Overloaded [micro-hero:rain]. The Distaff puts cards of the hand under it and draws as many
    [micro-hero:omphale.distaff]. The Club takes all cards under it into the hand and turns to the
    Distaff [micro-hero:omphale.club].
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
    """Straighten a seat's Posture with the given side up [micro-hero:rain]."""
    g.tilted[seat] = 0
    g.side[seat] = side
    tell(g, E_FLIPPED, seat, 2 * g.posture[seat] + side)


@STEPS.rule(DISTAFF)
def distaff(g: Journey, seat: int, _b: int) -> Rule[None]:
    """Put one or two cards of the hand under Omphale and draw as many.

    They keep their level, and wounds are allowed [micro-hero:omphale.distaff].
    """
    words = [UNDER[card] for card in sorted(g.hand[seat])]
    chosen = yield from pick_some(seat, P_DISTAFF, words, 1, 2)
    for word in chosen:
        g.hand[seat].remove(A[word])
        insert(g.under[seat], A[word])
        tell(g, E_UNDER, seat, A[word])
    then(g, DRAW, seat, len(chosen))


# -- Hera's Vengeance -----------------------------------------------------------------------------


@STEPS.words(VENGEANCE_CARD)
def vengeance_card(g: Journey, _a: int, _b: int) -> Ask:
    """Ask nature for the top card of Hera's pile [micro-hero:hera]."""
    return ticket(g.hera_pool, HERA[g.round])


@STEPS.answer(VENGEANCE_CARD)
def vengeance(g: Journey, _a: int, _b: int, word: int) -> None:
    """Carry out the card of Hera that was revealed, then discard it.

    See [micro-hero:hera] [micro-hero:hera.coop].  When that was the last card of the pile, the
    discard is shuffled into a new one [micro-hero:hera.pile].
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
    """Shuffle Hera's discarded cards into a new pile [micro-hero:hera.pile]."""
    while len(g.hera_gone) > 0:
        g.hera_pile.append(g.hera_gone.pop())
    shuffle(g.hera_pool, g.hera_pile)
    tell(g, E_HERA_SHUFFLED)


@STEPS.words(CROSS_FIRST)
def cross_first(g: Journey, _a: int, _b: int) -> Ask:
    """Ask in co-op whose card is crossed off first, if two unlike wounds go to the pile (MH-o)."""
    if len(g.stack[0]) > 0 and len(g.stack[1]) > 0:
        first = g.stack[0][len(g.stack[0]) - 1]
        second = g.stack[1][len(g.stack[1]) - 1]
        if returns(first) and returns(second) and BASE[first] != BASE[second]:
            return Ask(3, P_FIRST, (FIRST[0], FIRST[1]))
    return NOBODY


@STEPS.answer(CROSS_FIRST)
def cross_in_turn(g: Journey, _a: int, _b: int, word: int) -> None:
    """Put the crossing off of both players' cards on the agenda, in the order chosen.

    See [micro-hero:hera.coop].
    """
    first = 0 if word == NOTHING else A[word]
    plan(g, step(CROSS_OFF, first), step(CROSS_OFF, 1 - first))


@STEPS.auto(CROSS_OFF)
def cross_off(g: Journey, seat: int, _b: int) -> None:
    """Discard the last card that a seat played: it counts as never played [micro-hero:hera.cross].

    An overloaded card is discarded here, not exhausted (MH-Q9, MH-Q10, MH-Q11, MH-Q30, MH-a).
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
    """Discard a played card, and return whether it is a deep wound, which brings another one.

    See [micro-hero:blood.discard] [micro-hero:coop.5]. A superficial wound and an improved one of
    any kind are exhausted instead.
    """
    if returns(card):
        exhaust(g, seat, card)
        return False
    g.discard[partner(g, seat)].append(card)
    return BASE[card] == GASH


def returns(card: int) -> bool:
    """Return whether a card goes back to the pile of wounds instead of to the discard."""
    return IS_WOUND[card] and (card > PLUS or card == BRUISE)


@STEPS.auto(LIGHTNING)
def lightning(g: Journey, seat: int, _b: int) -> None:
    """Tilt a seat's Posture, and carry out its action, by Hera's lightning [micro-hero:hera.bolt].

    Nothing happens to a Posture that is tilted already or locked (MH-Q12, MH-Q13, MH-Q14, MH-Q37).
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
    """Ask a seat which Technique or Blessing it played Overloaded doubles now (MH-Q13)."""
    words: list[int] = []
    for i in range(min(len(g.stack[seat]), SPOTS.top - 1)):
        if not IS_WOUND[g.stack[seat][i]]:
            words.append(DOUBLE[i + 1])
    return Ask(1 << seat, P_DOUBLE, words)


@STEPS.answer(LATE_OVERLOAD)
def overload_late(g: Journey, seat: int, _b: int, word: int) -> None:
    """Double the points of the chosen card; in Upkeep it is exhausted [micro-hero:hera.bolt]."""
    if word != NOTHING:
        g.bent[seat] = A[word]
        tell(g, E_OVERLOADED, seat, g.stack[seat][A[word] - 1])
