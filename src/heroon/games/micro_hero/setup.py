"""MICRO HERO: Mise en place, and the next trial."""

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
    """The first step of a game."""
    then(g, SETUP)


@STEPS.auto(SETUP)
def setup(g: Journey, _a: int, _b: int) -> None:
    """Mise en place [micro-hero:setup] [micro-hero:coop.setup] [micro-hero:expansions].

    Trial, value cards, decks, Reserve, Posture, in the order of the book.  The Reserve needs no
    step: it is what no deck takes.
    """
    if len(g.hand) > 1:
        plan(g, REVEAL, step(BUILD_DECK, 0), step(BUILD_DECK, 1), PICK_POSTURE, ROUND)
    else:
        g.posture[0] = g.omphale
        plan(g, REVEAL, step(BUILD_DECK, 0), PICK_POSTURE, ROUND)


@STEPS.words(REVEAL)
def next_trial(g: Journey, _a: int, _b: int) -> Ask:
    """1. Piocher une Épreuve [micro-hero:setup.1] [micro-hero:end.3]."""
    return ticket(g.ahead, NEXT_TRIAL)


@STEPS.answer(REVEAL)
def reveal(g: Journey, _a: int, _b: int, word: int) -> None:
    """2. Placer les Cartes Valeur [micro-hero:setup.2] [micro-hero:end.3] [micro-hero:coop.life].

    One Life more for each trial beaten so far; at two all of it is doubled (MH-Q28, or only
    what is printed, by an option).
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
    """Calme et Colère: a special Life card of choice, never the same twice running.

    [micro-hero:anger]  At two either player says which.
    """
    words = [CHOOSE_LIFE[card] for card in range(1, 5) if card + LAID_ASIDE != g.life_card]
    return Ask((1 << len(g.hand)) - 1, P_LIFE, words)


@STEPS.answer(LIFE_CARD)
def choose_life(g: Journey, _a: int, _b: int, word: int) -> None:
    """The Life card is put at the trial [micro-hero:anger]."""
    g.life_card = A[word]
    tell(g, E_LIFE, g.life_card)


@STEPS.words(BUILD_DECK)
def decks(g: Journey, seat: int, _b: int) -> Ask:
    """3. Créer son Deck: ten Techniques of choice, the recommended ones first.

    [micro-hero:setup.3] [micro-hero:coop.setup] (MH-Q23)
    """
    words: list[int] = []
    if can_build(g, SUGGESTED):
        words.append(CHOOSE_DECK[SUGGESTED])
    for deck in range(DECKS.top):
        if deck != SUGGESTED and can_build(g, deck):
            words.append(CHOOSE_DECK[deck])
    return Ask(1 << seat, P_DECK, words)


def can_build(g: Journey, deck: int) -> bool:
    """Whether the Reserve has these Techniques."""
    return (
        g.reserve.count(STRIKE) >= DECK_STRIKES[deck]
        and g.reserve.count(BLOCK) >= DECK_BLOCKS[deck]
        and g.reserve.count(TRAINING) >= DECK_TRAININGS[deck]
    )


@STEPS.answer(BUILD_DECK)
def build_deck(g: Journey, seat: int, _b: int, word: int) -> None:
    """3. Mélanger son Deck; 4. la Réserve [micro-hero:setup.3] [micro-hero:setup.4]."""
    deck = A[word]
    for _ in range(DECK_STRIKES[deck]):
        put_in_deck(g, seat, STRIKE)
    for _ in range(DECK_BLOCKS[deck]):
        put_in_deck(g, seat, BLOCK)
    for _ in range(DECK_TRAININGS[deck]):
        put_in_deck(g, seat, TRAINING)
    tell(g, E_DECK, seat, deck)


def put_in_deck(g: Journey, seat: int, card: int) -> None:
    """A card of the Reserve goes into a deck that is being shuffled."""
    g.reserve.remove(card)
    insert(g.unseen[seat], card)
    g.deck[seat].append(0)


@STEPS.words(PICK_POSTURE)
def postures(g: Journey, seat: int, _b: int) -> Ask:
    """5. Placer la carte Posture [micro-hero:setup.5] [micro-hero:omphale].

    Omphale takes the place of Hercules; at two each player says with whom to play.
    """
    if g.omphale > 0 and len(g.hand) > 1:
        return Ask(1 << seat, P_POSTURE, (CHOOSE_POSTURE[HERCULES], CHOOSE_POSTURE[OMPHALE]))
    return NOBODY


@STEPS.answer(PICK_POSTURE)
def pick_posture(g: Journey, seat: int, _b: int, word: int) -> None:
    """Each Posture lies upright, side A up [micro-hero:setup.5]."""
    if word == NOTHING:
        return
    g.posture[seat] = A[word]
    show(g)
    tell(g, E_POSTURE, seat, g.posture[seat])
    if seat == 0:
        then(g, PICK_POSTURE, 1)
