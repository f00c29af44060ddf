"""MICRO HERO: the turns of a round, Fin d'une manche, Fin de partie."""

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
    """Une manche: turn after turn until the trial is beaten [micro-hero:setup]."""
    tell(g, E_ROUND, g.round)
    then(g, TURN)


@STEPS.auto(TURN)
def turn(g: Journey, _a: int, _b: int) -> None:
    """Déroulement d'un tour de jeu: six phases, then the next turn.

    [micro-hero:turn] [micro-hero:turn-end] [micro-hero:coop.1]
    """
    g.turns += 1
    g.spent = 0
    g.ready = 0
    tell(g, E_TURN, g.turns)
    then(g, PLAN)
    many = hand_size(g)
    for seat in range(len(g.hand) - 1, -1, -1):
        then(g, DRAW, seat, many)


# -- Fin d'une manche -----------------------------------------------------------------------------


@STEPS.auto(ROUND_WON)
def won(g: Journey, _a: int, _b: int) -> None:
    """La manche est remportée [micro-hero:round-end]; after the twelfth trial the game.

    [micro-hero:goal] [micro-hero:coop.end] (MH-Q25)
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
    """1. L'Épreuve se transforme en Bénédiction [micro-hero:end.1].

    [micro-hero:heroic] [micro-hero:mythic]  One or two beaten trials stay in play first.
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
    """2. Retour des cartes améliorées à leur niveau de base [micro-hero:end.2].

    The deck is all a player has: hand, played cards, discard, and what lies under Omphale
    (MH-Q22, MH-Q36, MH-c) [micro-hero:omphale.end].  A doubled card is exhausted (MH-Q1).
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


# -- 4. Actions de préparation --------------------------------------------------------------------


@STEPS.words(PREPARE)
def preparations(g: Journey, _a: int, _b: int) -> Ask:
    """4. Deux actions de préparation each, in any order [micro-hero:end.4] [micro-hero:coop.end].

    (MH-Q24, MH-m)
    """
    words: list[int] = []
    seats = 0
    for seat in range(len(g.hand)):
        if g.actions[seat] > 0:
            preparations_of(g, seat, words)
            seats |= 1 << seat
    return Ask(seats, P_PREPARE, words)


def preparations_of(g: Journey, seat: int, words: list[int]) -> None:
    """Exhaust a wound, gain, exhaust or improve a Technique; or five points for the shield.

    An action without anything to do may be skipped (MH-h, MH-j).  [micro-hero:shield.prepare]
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
    """One action of one player [micro-hero:end.4]."""
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
    """A card is taken out of the deck, which is shuffled at the end [micro-hero:end.5]."""
    g.unseen[seat].remove(card)
    g.deck[seat].pop()


def join_deck(g: Journey, seat: int, card: int) -> None:
    """A card is added to the deck [micro-hero:end.4]."""
    insert(g.unseen[seat], card)
    g.deck[seat].append(0)


@STEPS.auto(NEXT_ROUND)
def next_round(g: Journey, _a: int, _b: int) -> None:
    """5. Posture redressée sur la face A, Deck mélangé [micro-hero:end.5].

    [micro-hero:blood.pile]  The pile of wounds is put in order again.
    """
    for seat in range(len(g.hand)):
        g.side[seat] = SIDE_A
        g.tilted[seat] = 0
        shuffle(g.unseen[seat], g.deck[seat])
    g.wounds.sort(reverse=True)
    g.round += 1
    then(g, ROUND)
