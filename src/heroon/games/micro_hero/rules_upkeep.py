"""MICRO HERO: phase 6, Upkeep, and the end of the turn."""

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
    """Ask the seats that may still use their Posture whether to, before Upkeep or in it.

    See [micro-hero:posture] (MH-i).  `rained` is a bit mask of the seats that have just used Rain
    of Cards.
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
    """Tilt the Posture, or note that the seat is ready; then go on to Upkeep or with it."""
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
    """Put Upkeep on the agenda: discard the cards, then the Posture's end of turn [micro-hero:6].

    Between the two the Posture may be used a last time (MH-i). Then the turn ends
    [micro-hero:turn-end].
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
    """Ask in co-op whose cards are discarded first, if that matters (MH-o) [micro-hero:blood].

    It does when both players take wounds from the pile or put some back, and when a deep wound
    brings one to a discard that the partner's cards go to as well.
    """
    both = touches_pile(g, 0) and touches_pile(g, 1)
    for seat in range(2):
        if brings_wound(g, seat) and len(g.stack[1 - seat]) > 0:
            both = True
    if g.blood > 0 and both:
        return Ask(3, P_FIRST, (FIRST[0], FIRST[1]))
    return NOBODY


def touches_pile(g: Journey, seat: int) -> bool:
    """Return whether discarding a seat's cards takes wounds off the pile or puts some on it."""
    if g.owed[seat] > 0:
        return True
    for card in g.stack[seat]:
        if IS_WOUND[card] and card != WOUND:
            return True
    return False


def brings_wound(g: Journey, seat: int) -> bool:
    """Return whether a seat's deep wounds bring another wound in this Upkeep."""
    return g.owed[seat] > 0 or GASH in g.stack[seat]


@STEPS.answer(TIDY_FIRST)
def tidy_in_turn(g: Journey, _a: int, _b: int, word: int) -> None:
    """Put the discarding of both players' cards on the agenda, in the order chosen."""
    first = 0 if word == NOTHING else A[word]
    plan(g, step(TIDY, first), step(TIDY, 1 - first))


@STEPS.auto(TIDY)
def tidy(g: Journey, seat: int, _b: int) -> None:
    """Discard a seat's played cards in the order in which they were played [micro-hero:6].

    In co-op they go to the partner's discard [micro-hero:coop.5]. The overloaded card is exhausted
    [micro-hero:overload]. Each deep wound brings another wound at once [micro-hero:blood.discard]
    (MH-Q32, MH-Q34, MH-e). An improved wound is exhausted, with Blood and Bruises or without
    (MH-G2).
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
    """Ask nature for the top card of the deck that an upright Rain of Cards reveals.

    See [micro-hero:posture].  See [micro-hero:rain] (MH-Q6). Nothing is revealed if the deck is
    empty, and nobody is asked if the card is known.
    """
    if raining(g, seat) and len(g.deck[seat]) > 0 and g.deck[seat][len(g.deck[seat]) - 1] == 0:
        return ticket(g.unseen[seat], DECK[seat][g.round])
    return NOBODY


def raining(g: Journey, seat: int) -> bool:
    """Return whether a seat's Posture is Rain of Cards, upright and not locked."""
    return (
        g.posture[seat] == HERCULES
        and g.side[seat] == SIDE_B
        and g.tilted[seat] == 0
        and ability(g, LOCK) == 0
    )


@STEPS.answer(POSTURE_END)
def end_posture(g: Journey, seat: int, _b: int, word: int) -> None:
    """Carry out the end-of-turn effect of a seat's Posture, only that of the side now up.

    See (MH-Q27) [micro-hero:posture] [micro-hero:rain] (MH-Q7, MH-Q8) [micro-hero:overload]
    [micro-hero:omphale.distaff] [micro-hero:omphale.club]. Rain of Cards improves the card
    revealed, a wound too. A tilted side A is straightened and turned to side B. The Club improves a
    card under it.
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
    """Reveal the top card of the deck, improve it, and put it back [micro-hero:rain]."""
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
    """Turn a tilted side A upright to side B; leave an upright one as it is (MH-G3, MH-G4).

    For Overloaded, numbers of `cards.toml` can say otherwise.
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
    """Ask which base card under the Posture the Club improves [micro-hero:omphale.club]."""
    words: list[int] = []
    last = 0
    for card in g.under[seat]:
        if card != last and card <= PLUS:
            words.append(SPIN[card])
        last = card
    return Ask(1 << seat, P_SPIN, words)


@STEPS.answer(SPIN_ONE)
def spin(g: Journey, seat: int, _b: int, word: int) -> None:
    """Improve the chosen card under the Posture."""
    if word == NOTHING:
        return
    card = A[word]
    g.under[seat].remove(card)
    g.under[seat].append(card + PLUS)
    g.under[seat].sort()
    tell(g, E_IMPROVED, seat, card + PLUS)


@STEPS.auto(TURN_END)
def end_turn(g: Journey, _a: int, _b: int) -> None:
    """End the turn: the Augean Stables gain Life, then the next turn begins.

    See [micro-hero:turn-end] [micro-hero:trial.stables].
    """
    if ability(g, FILTH) > 0:
        g.life = min(g.life + strength(g, FILTH), TOP)
        tell(g, E_FILTH, g.trial[0], g.life)
    then(g, TURN)
