"""MICRO HERO: 6. Phase d'Entretien, and the end of the turn."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, plan, show, step, tell, then, ticket

from .cards import FILTH, LOCK, OVERLOAD_TILTED, OVERLOAD_UPRIGHT
from .rules_cards import exhaust, wound
from .rules_planning import discarded, flip, tilt
from .stack import ability, strength
from .state import Journey
from .steps import (
    LAST_MOMENT,
    POSTURE_END,
    SPIN_ONE,
    STEPS,
    TIDY,
    TIDY_FIRST,
    TURN,
    TURN_END,
    UPKEEP,
)
from .windows import at_last
from .words import (
    DECK,
    E_FILTH,
    E_IMPROVED,
    E_READY,
    E_REVEALED,
    FIRST,
    GASH,
    HERCULES,
    IS_WOUND,
    P_FIRST,
    P_SPIN,
    P_UPKEEP,
    PLUS,
    READY,
    SIDE_A,
    SIDE_B,
    SPIN,
    TILT,
    TOP,
    VERB,
    WOUND,
    A,
)


@STEPS.words(LAST_MOMENT)
def last_moment(g: Journey, _in_upkeep: int, rained: int) -> Ask:
    """The Posture once more, before or in Upkeep [micro-hero:posture] (MH-i).

    `rained` is the mask of the seats that have just used Pluie de cartes.
    """
    words: list[int] = []
    seats = 0
    for seat in range(len(g.hand)):
        if not g.ready >> seat & 1 and at_last(g, seat, rained >> seat & 1 > 0):
            words.append(TILT[seat])
            words.append(READY[seat])
            seats |= 1 << seat
    return Ask(seats, P_UPKEEP, words)


@STEPS.answer(LAST_MOMENT)
def use_last_moment(g: Journey, in_upkeep: int, rained: int, word: int) -> None:
    """Tilted or not; then Upkeep, or what is left of it."""
    if word == NOTHING:
        g.ready = 0
        if in_upkeep == 0:
            then(g, UPKEEP)
        return
    seat = A[word]
    if VERB[word] != TILT.id:
        g.ready |= 1 << seat
        tell(g, E_READY, seat)
        then(g, LAST_MOMENT, in_upkeep, rained)
        return
    rains = g.posture[seat] == HERCULES and g.side[seat] == SIDE_B
    then(g, LAST_MOMENT, in_upkeep, rained | 1 << seat if rains else rained)
    tilt(g, seat)
    g.armed[seat] = 0


@STEPS.auto(UPKEEP)
def upkeep(g: Journey, _a: int, _b: int) -> None:
    """6. Phase d'Entretien: cards to the discard, then the Posture's end of turn [micro-hero:6].

    [micro-hero:turn-end]  In between its action may be used a last time (MH-i).
    """
    if len(g.hand) > 1:
        plan(
            g,
            TIDY_FIRST,
            step(LAST_MOMENT, 1),
            step(POSTURE_END, 0),
            step(POSTURE_END, 1),
            TURN_END,
        )
    else:
        plan(g, step(TIDY, 0), step(LAST_MOMENT, 1), step(POSTURE_END, 0), TURN_END)


@STEPS.words(TIDY_FIRST)
def tidy_first(g: Journey, _a: int, _b: int) -> Ask:
    """At two: whose cards go first, if that makes a difference (MH-o) [micro-hero:blood].

    It does when both touch the pile of wounds, and when a deep wound brings one onto the discard
    that the partner's cards go to.
    """
    both = touches_pile(g, 0) and touches_pile(g, 1)
    for seat in range(2):
        if brings_wound(g, seat) and len(g.stack[1 - seat]) > 0:
            both = True
    if g.blood > 0 and both:
        return Ask(3, P_FIRST, (FIRST[0], FIRST[1]))
    return NOBODY


def touches_pile(g: Journey, seat: int) -> bool:
    """Whether discarding a seat's cards takes wounds off the pile or puts some on it."""
    if g.owed[seat] > 0:
        return True
    for card in g.stack[seat]:
        if IS_WOUND[card] and card != WOUND:
            return True
    return False


def brings_wound(g: Journey, seat: int) -> bool:
    """Whether a seat's deep wounds bring others in this Upkeep."""
    return g.owed[seat] > 0 or GASH in g.stack[seat]


@STEPS.answer(TIDY_FIRST)
def tidy_in_turn(g: Journey, _a: int, _b: int, word: int) -> None:
    """One after the other."""
    first = 0 if word == NOTHING else A[word]
    plan(g, step(TIDY, first), step(TIDY, 1 - first))


@STEPS.auto(TIDY)
def tidy(g: Journey, seat: int, _b: int) -> None:
    """Défausser ses cartes dans l'ordre où elles ont été jouées [micro-hero:6].

    [micro-hero:coop.5] At two to the partner's discard.  [micro-hero:overload] The doubled card
    is exhausted.  [micro-hero:blood.discard] Deep wounds bring another, each at once (MH-Q32,
    MH-Q34, MH-e); without that expansion an improved wound is exhausted, too (MH-G2).
    """
    while g.owed[seat] > 0:
        g.owed[seat] -= 1
        wound(g, seat)
    while len(g.stack[seat]) > 0:
        card = g.stack[seat].pop(0)
        doubled = g.bent[seat] == 1
        g.bent[seat] = max(g.bent[seat] - 1, 0)
        if doubled:
            exhaust(g, seat, card)
        elif discarded(g, seat, card):
            wound(g, seat)


@STEPS.words(POSTURE_END)
def posture_end(g: Journey, seat: int, _b: int) -> Ask:
    """L'effet de fin de tour [micro-hero:posture]: Pluie de cartes, upright, shows a card.

    [micro-hero:rain] (MH-Q6)  Nothing is shown when the deck is empty.
    """
    if raining(g, seat) and len(g.deck[seat]) > 0 and g.deck[seat][len(g.deck[seat]) - 1] == 0:
        return ticket(g.unseen[seat], DECK[seat][g.round])
    return NOBODY


def raining(g: Journey, seat: int) -> bool:
    """Whether the Posture is an upright Pluie de cartes."""
    return (
        g.posture[seat] == HERCULES
        and g.side[seat] == SIDE_B
        and g.tilted[seat] == 0
        and ability(g, LOCK) == 0
    )


@STEPS.answer(POSTURE_END)
def end_posture(g: Journey, seat: int, _b: int, word: int) -> None:
    """One effect of the side that lies up now, no other after it (MH-Q27) [micro-hero:posture].

    [micro-hero:rain] improves the card shown, whatever it is (MH-Q7, MH-Q8); a tilted side A is
    straightened and turned [micro-hero:overload] [micro-hero:omphale.distaff]; the Club
    [micro-hero:omphale.club] improves a card under it.
    """
    if ability(g, LOCK) > 0:
        return
    if raining(g, seat):
        if len(g.deck[seat]) > 0:
            rain_end(g, seat, word)
    elif g.side[seat] == SIDE_A:
        end_side_a(g, seat)
    else:
        then(g, SPIN_ONE, seat)


def rain_end(g: Journey, seat: int, word: int) -> None:
    """Révéler la carte du dessus, l'améliorer, la replacer [micro-hero:rain]."""
    if word != NOTHING:
        g.unseen[seat].remove(word)
        g.deck[seat].pop()
        g.deck[seat].append(word)
    card = g.deck[seat].pop()
    show(g)
    tell(g, E_REVEALED, seat, card)
    if card <= PLUS:
        card += PLUS
        tell(g, E_IMPROVED, seat, card)
    g.deck[seat].append(card)


def end_side_a(g: Journey, seat: int) -> None:
    """Side A: tilted, it is straightened and turned; upright, it stays (MH-G3, MH-G4).

    Numbers say so for Surchargée.
    """
    if g.posture[seat] != HERCULES:
        if g.tilted[seat] > 0:
            flip(g, seat, SIDE_B)
    elif g.tilted[seat] > 0:
        flip(g, seat, SIDE_B if g.numbers[OVERLOAD_TILTED] > 0 else SIDE_A)
    elif g.numbers[OVERLOAD_UPRIGHT] > 0:
        flip(g, seat, SIDE_B)


@STEPS.words(SPIN_ONE)
def spins(g: Journey, seat: int, _b: int) -> Ask:
    """Massue: a card of base level under the Posture to improve [micro-hero:omphale.club]."""
    words: list[int] = []
    last = 0
    for card in g.under[seat]:
        if card != last and card <= PLUS:
            words.append(SPIN[card])
        last = card
    return Ask(1 << seat, P_SPIN, words)


@STEPS.answer(SPIN_ONE)
def spin(g: Journey, seat: int, _b: int, word: int) -> None:
    """It is improved where it lies."""
    if word == NOTHING:
        return
    card = A[word]
    g.under[seat].remove(card)
    g.under[seat].append(card + PLUS)
    g.under[seat].sort()
    tell(g, E_IMPROVED, seat, card + PLUS)


@STEPS.auto(TURN_END)
def end_turn(g: Journey, _a: int, _b: int) -> None:
    """Fin d'un tour [micro-hero:turn-end]; filth piles up [micro-hero:trial.stables]."""
    if ability(g, FILTH) > 0:
        g.life = min(g.life + strength(g, FILTH), TOP)
        tell(g, E_FILTH, g.trial[0], g.life)
    then(g, TURN)
