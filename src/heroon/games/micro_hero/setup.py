"""MICRO HERO: setting up a game, and revealing the next Trial."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, plan, show, step, tell, then, ticket

from .cards import TRIAL
from .rules_cards import insert
from .stack import trial_defence
from .state import Journey
from .steps import (
    BUILD_DECK,
    LIFE_CARD,
    PICK_POSTURE,
    REVEAL,
    ROUND,
    SETUP,
    STEPS,
)
from .words import (
    BLOCK,
    CHOOSE_DECK,
    CHOOSE_LIFE,
    CHOOSE_POSTURE,
    DECK_BLOCKS,
    DECK_STRIKES,
    DECK_TRAININGS,
    DECKS,
    E_DECK,
    E_LIFE,
    E_POSTURE,
    E_TRIAL,
    HERCULES,
    LAID_ASIDE,
    NEXT_TRIAL,
    OMPHALE,
    P_DECK,
    P_LIFE,
    P_POSTURE,
    STRIKE,
    SUGGESTED,
    TRAINING,
    A,
)


def start(g: Journey) -> None:
    """Put the first step of a game on the agenda."""
    then(g, SETUP)


@STEPS.auto(SETUP)
def setup(g: Journey, _a: int, _b: int) -> None:
    """Put the steps of setting up on the agenda, in the order of the book.

    See [micro-hero:setup] [micro-hero:coop.setup] [micro-hero:expansions]. The Reserve needs no
    step: it is what no deck takes.
    """
    if len(g.hand) > 1:
        plan(g, REVEAL, step(BUILD_DECK, 0), step(BUILD_DECK, 1), PICK_POSTURE, ROUND)
    else:
        g.posture[0] = g.omphale
        plan(g, REVEAL, step(BUILD_DECK, 0), PICK_POSTURE, ROUND)


@STEPS.words(REVEAL)
def next_trial(g: Journey, _a: int, _b: int) -> Ask:
    """Ask nature for the next Trial [micro-hero:setup.1] [micro-hero:end.3]."""
    return ticket(g.ahead, NEXT_TRIAL)


@STEPS.answer(REVEAL)
def reveal(g: Journey, _a: int, _b: int, word: int) -> None:
    """Reveal the Trial and set its Attack and Life.

    See [micro-hero:setup.2] [micro-hero:end.3] [micro-hero:coop.life].  Its Life is one more for
    each Trial beaten so far. In co-op all of it is doubled (MH-Q28), or only the printed Life, by
    the option `coop_life`.
    """
    g.ahead.remove(word)
    g.pile.pop()
    g.trial.append(word)
    show(g)
    at = TRIAL + 3 * word - 3
    g.attack = g.numbers[at]
    more = len(g.beaten) + len(g.kept)
    g.life = g.numbers[at + 2] + more
    if len(g.hand) > 1:
        g.life += g.numbers[at + 2]
        if g.coop_life == 0:
            g.life += more
    if g.anger > 0:
        if 0 < g.life_card <= LAID_ASIDE:
            g.life_card += LAID_ASIDE
        then(g, LIFE_CARD)
    tell(g, E_TRIAL, word, g.attack, trial_defence(g), g.life)


@STEPS.words(LIFE_CARD)
def life_cards(g: Journey, _a: int, _b: int) -> Ask:
    """Ask which special Life card to use; not the one of the Trial before [micro-hero:anger].

    In co-op either player may answer.
    """
    words = [CHOOSE_LIFE[card] for card in range(1, 5) if card + LAID_ASIDE != g.life_card]
    return Ask((1 << len(g.hand)) - 1, P_LIFE, words)


@STEPS.answer(LIFE_CARD)
def choose_life(g: Journey, _a: int, _b: int, word: int) -> None:
    """Lay the chosen Life card beside the Trial [micro-hero:anger]."""
    g.life_card = A[word]
    tell(g, E_LIFE, g.life_card)


@STEPS.words(BUILD_DECK)
def decks(g: Journey, seat: int, _b: int) -> Ask:
    """Ask a seat for its starting deck of ten Techniques, the recommended one first.

    See [micro-hero:setup.3] [micro-hero:coop.setup] (MH-Q23).
    """
    words: list[int] = []
    if can_build(g, SUGGESTED):
        words.append(CHOOSE_DECK[SUGGESTED])
    for deck in range(DECKS.top):
        if deck != SUGGESTED and can_build(g, deck):
            words.append(CHOOSE_DECK[deck])
    return Ask(1 << seat, P_DECK, words)


def can_build(g: Journey, deck: int) -> bool:
    """Return whether the Reserve holds the Techniques of a starting deck."""
    return (
        g.reserve.count(STRIKE) >= DECK_STRIKES[deck]
        and g.reserve.count(BLOCK) >= DECK_BLOCKS[deck]
        and g.reserve.count(TRAINING) >= DECK_TRAININGS[deck]
    )


@STEPS.answer(BUILD_DECK)
def build_deck(g: Journey, seat: int, _b: int, word: int) -> None:
    """Take the chosen Techniques from the Reserve into a seat's deck.

    See [micro-hero:setup.3] [micro-hero:setup.4].
    """
    deck = A[word]
    for _ in range(DECK_STRIKES[deck]):
        put_in_deck(g, seat, STRIKE)
    for _ in range(DECK_BLOCKS[deck]):
        put_in_deck(g, seat, BLOCK)
    for _ in range(DECK_TRAININGS[deck]):
        put_in_deck(g, seat, TRAINING)
    tell(g, E_DECK, seat, deck)


def put_in_deck(g: Journey, seat: int, card: int) -> None:
    """Move one card from the Reserve into a deck that is shuffled afterwards."""
    g.reserve.remove(card)
    insert(g.unseen[seat], card)
    g.deck[seat].append(0)


@STEPS.words(PICK_POSTURE)
def postures(g: Journey, seat: int, _b: int) -> Ask:
    """Ask in co-op with Omphale which Posture a seat plays with.

    See [micro-hero:setup.5] [micro-hero:omphale]. A player alone is not asked: there Omphale takes
    the place of Hercules.
    """
    if g.omphale > 0 and len(g.hand) > 1:
        return Ask(1 << seat, P_POSTURE, (CHOOSE_POSTURE[HERCULES], CHOOSE_POSTURE[OMPHALE]))
    return NOBODY


@STEPS.answer(PICK_POSTURE)
def pick_posture(g: Journey, seat: int, _b: int, word: int) -> None:
    """Give a seat the Posture that it chose, upright with side A up [micro-hero:setup.5]."""
    if word == NOTHING:
        return
    g.posture[seat] = A[word]
    show(g)
    tell(g, E_POSTURE, seat, g.posture[seat])
    if seat == 0:
        then(g, PICK_POSTURE, 1)
