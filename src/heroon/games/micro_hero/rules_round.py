"""MICRO HERO: the turns of a round, the end of a round, the end of the game."""

from __future__ import annotations

from heroon.kernel import NOTHING, Ask, end, plan, show, shuffle, tell, then

from .cards import GUARD, PREPARATIONS
from .rules_cards import exhaust, hand_size, insert, outcome
from .rules_planning import new_vengeance
from .state import Journey
from .steps import (
    DRAW,
    NEXT_ROUND,
    PLAN,
    PREPARE,
    REVEAL,
    ROUND,
    ROUND_WON,
    STEPS,
    TURN,
)
from .words import (
    BASE,
    DROP,
    E_BEATEN,
    E_BLESSING,
    E_DROPPED,
    E_GAINED,
    E_GUARDED_UP,
    E_HEALED,
    E_LINGERS,
    E_RESET,
    E_ROUND,
    E_SKIPPED,
    E_TRAINED,
    E_TURN,
    E_WON,
    FIRST_BLESSING,
    GAIN,
    GUARD_UP,
    HEAL,
    IS_WOUND,
    LABOURS,
    P_PREPARE,
    PLUS,
    R_LABOURS,
    SIDE_A,
    SKIP,
    TOP,
    TRAIN,
    VERB,
    A,
    B,
)


@STEPS.auto(ROUND)
def round_(g: Journey, _a: int, _b: int) -> None:
    """Begin a round, which goes on turn after turn until the Trial is beaten [micro-hero:setup]."""
    tell(g, E_ROUND, g.round)
    then(g, TURN)


@STEPS.auto(TURN)
def turn(g: Journey, _a: int, _b: int) -> None:
    """Begin a turn: let each seat draw its cards, then plan.

    See [micro-hero:turn] [micro-hero:turn-end] [micro-hero:coop.1]. The six phases follow one
    another, and then the next turn.
    """
    g.turns += 1
    g.spent = 0
    g.ready = 0
    tell(g, E_TURN, g.turns)
    then(g, PLAN)
    many = hand_size(g)
    for seat in range(len(g.hand) - 1, -1, -1):
        then(g, DRAW, seat, many)


# -- the end of a round ---------------------------------------------------------------------------


@STEPS.auto(ROUND_WON)
def won(g: Journey, _a: int, _b: int) -> None:
    """End the round that was won: prepare the next one, or win the game after the twelfth Trial.

    See [micro-hero:round-end] [micro-hero:goal] [micro-hero:coop.end] (MH-Q25).
    """
    g.kept.append(g.trial.pop())
    tell(g, E_BEATEN, g.kept[len(g.kept) - 1], len(g.beaten) + len(g.kept))
    become_blessings(g)
    show(g)
    if len(g.beaten) + len(g.kept) == LABOURS:
        tell(g, E_WON)
        end(g, outcome(g), R_LABOURS)
    for seat in range(len(g.hand)):
        gather(g, seat)
        g.guard[seat] = 0
        g.actions[seat] = g.numbers[PREPARATIONS]
    if g.hera > 0:
        new_vengeance(g)
    plan(g, REVEAL, PREPARE)


def become_blessings(g: Journey) -> None:
    """Turn beaten Trials into Blessings of the Reserve [micro-hero:end.1].

    At Heroic one beaten Trial stays in play first, at Mythic two [micro-hero:heroic]
    [micro-hero:mythic].
    """
    while len(g.kept) > g.level:
        trial = g.kept.pop(0)
        g.beaten.append(trial)
        card = FIRST_BLESSING + trial - 1
        g.box.remove(card)
        insert(g.reserve, card)
        tell(g, E_BLESSING, card)
    for trial in g.kept:
        tell(g, E_LINGERS, trial)


def gather(g: Journey, seat: int) -> None:
    """Gather all cards of a seat in its deck, each at its base level [micro-hero:end.2].

    They are the deck, the hand, the played cards, the discard, and what lies under Omphale (MH-Q22,
    MH-Q36, MH-c) [micro-hero:omphale.end]. An overloaded card is exhausted instead, unless the
    option `burn_on_win` is off (MH-Q1).
    """
    if g.bent[seat] > 0 and g.burn_on_win > 0:
        exhaust(g, seat, g.stack[seat].pop(g.bent[seat] - 1))
    cards = g.unseen[seat] + g.deck[seat] + g.hand[seat] + g.stack[seat]
    cards += g.discard[seat] + g.under[seat]
    g.unseen[seat].clear()
    g.deck[seat].clear()
    for card in cards:
        if card > 0:
            g.unseen[seat].append(BASE[card])
            g.deck[seat].append(0)
    g.unseen[seat].sort()
    g.hand[seat].clear()
    g.stack[seat].clear()
    g.discard[seat].clear()
    g.under[seat].clear()
    g.bent[seat] = 0
    g.owed[seat] = 0
    tell(g, E_RESET, seat)


# -- preparation actions --------------------------------------------------------------------------


@STEPS.words(PREPARE)
def preparations(g: Journey, _a: int, _b: int) -> Ask:
    """Ask the seats for their preparation actions, in any order.

    See [micro-hero:end.4] [micro-hero:coop.end] (MH-Q24, MH-m).
    """
    words: list[int] = []
    seats = 0
    for seat in range(len(g.hand)):
        if g.actions[seat] > 0:
            preparations_of(g, seat, words)
            seats |= 1 << seat
    return Ask(seats, P_PREPARE, words)


def preparations_of(g: Journey, seat: int, words: list[int]) -> None:
    """Append the preparation actions of one seat.

    It may exhaust a wound, or take, exhaust or improve a Technique, or add points to the Shield. An
    action may be skipped if one of the first four has nothing to do (MH-h, MH-j).
    [micro-hero:shield.prepare]
    """
    wound = technique = plain = gain = False
    last = 0
    for card in g.unseen[seat]:
        if card != last:
            if IS_WOUND[card]:
                words.append(HEAL[seat][card])
                wound = True
            elif BASE[card] < FIRST_BLESSING:
                words.append(DROP[seat][card])
                technique = True
                if card == BASE[card]:
                    words.append(TRAIN[seat][card])
                    plain = True
        last = card
    last = 0
    for card in g.reserve:
        if card != last and card < FIRST_BLESSING:
            words.append(GAIN[seat][card])
            gain = True
        last = card
    if g.shield > 0:
        words.append(GUARD_UP[seat])
    if not (wound and technique and plain and gain):
        words.append(SKIP[seat])


@STEPS.answer(PREPARE)
def prepare(g: Journey, _a: int, _b: int, word: int) -> None:
    """Carry out one preparation action, or go on to the next round [micro-hero:end.4]."""
    if word == NOTHING:
        then(g, NEXT_ROUND)
        return
    then(g, PREPARE)
    verb = VERB[word]
    seat = A[word]
    card = B[word]
    g.actions[seat] -= 1
    if verb == HEAL.id:
        leave_deck(g, seat, card)
        g.wounds.append(BASE[card])
        tell(g, E_HEALED, seat, card)
    elif verb == GAIN.id:
        g.reserve.remove(card)
        join_deck(g, seat, card)
        tell(g, E_GAINED, seat, card)
    elif verb == DROP.id:
        leave_deck(g, seat, card)
        insert(g.reserve, BASE[card])
        tell(g, E_DROPPED, seat, card)
    elif verb == TRAIN.id:
        leave_deck(g, seat, card)
        join_deck(g, seat, card + PLUS)
        tell(g, E_TRAINED, seat, card)
    elif verb == GUARD_UP.id:
        g.guard[seat] = min(g.guard[seat] + g.numbers[GUARD], TOP)
        tell(g, E_GUARDED_UP, seat, g.guard[seat])
    else:
        tell(g, E_SKIPPED, seat)


def leave_deck(g: Journey, seat: int, card: int) -> None:
    """Take a card out of a seat's deck, which is shuffled afterwards [micro-hero:end.5]."""
    g.unseen[seat].remove(card)
    g.deck[seat].pop()


def join_deck(g: Journey, seat: int, card: int) -> None:
    """Add a card to a seat's deck [micro-hero:end.4]."""
    insert(g.unseen[seat], card)
    g.deck[seat].append(0)


@STEPS.auto(NEXT_ROUND)
def next_round(g: Journey, _a: int, _b: int) -> None:
    """Set every Posture upright on side A, shuffle the decks, and begin the next round.

    See [micro-hero:end.5].  The pile of wounds is sorted again [micro-hero:blood.pile].
    """
    for seat in range(len(g.hand)):
        g.side[seat] = SIDE_A
        g.tilted[seat] = 0
        shuffle(g.unseen[seat], g.deck[seat])
    g.wounds.sort(reverse=True)
    g.round += 1
    then(g, ROUND)
