"""MICRO HERO: the state of a game, and the table of its fields."""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    SEATS,
    CardSet,
    Option,
    State,
    domain,
    number,
    option,
    place,
    pool,
)

from .cards import HERA_CARDS, NUMBERS_FIELD, TECHNIQUE_COPIES, WOUND_COPIES
from .words import (
    BASE,
    BLESSING_KINDS,
    CARDS,
    LABOURS,
    TECHNIQUE_KINDS,
    TOP,
    TRIALS,
    VENGEANCE,
    WOUND,
    WOUND_KINDS,
)

#: The greatest number of cards in play: two boxes with ten copies of each Technique.
MOST: Final = 2 * 3 * 10 + 2 * 3 * 6 + 12


def all_cards(g: Journey) -> list[int]:
    """List the cards of the boxes in use [micro-hero:cards] [micro-hero:coop.setup].

    In co-op both boxes bring their Techniques and wounds; the twelve Trials, which become the
    Blessings, are played once.
    """
    boxes = len(g.hand)
    cards = list(BLESSING_KINDS)
    for i in range(3):
        cards += [TECHNIQUE_KINDS[i]] * (boxes * g.numbers[TECHNIQUE_COPIES + i])
    for i in range(3):
        if g.blood > 0 or WOUND_KINDS[i] == WOUND:
            cards += [WOUND_KINDS[i]] * (boxes * g.numbers[WOUND_COPIES + i])
    return cards


def vengeance_cards(g: Journey) -> list[int]:
    """List the cards of Hera's Vengeance, none without that expansion [micro-hero:hera]."""
    cards: list[int] = []
    if g.hera > 0:
        for i in range(3):
            cards += [1 + i] * g.numbers[HERA_CARDS + i]
    return cards


BOX: Final = CardSet("cards", CARDS, all_cards, most=MOST, piles=True, first=BASE)
TRIAL_CARDS: Final = CardSet("trials", TRIALS, tuple(range(1, LABOURS + 1)))
HERA_SET: Final = CardSet("hera", VENGEANCE, vengeance_cards, most=18)

LEVEL: Final = domain("level", "normal heroic mythic")
NO_YES: Final = domain("no-yes", "no yes")
LATE_OVERLOAD: Final = domain("late-overload", "pick tilt")
OVERLOAD_TARGET: Final = domain("overload-target", "free needed")
COOP_LIFE: Final = domain("coop-life", "all printed")

OPTIONS: Final = (
    Option("level", LEVEL, "micro-hero:heroic"),
    Option("blood", NO_YES, "micro-hero:blood"),
    Option("shield", NO_YES, "micro-hero:shield"),
    Option("hera", NO_YES, "micro-hero:hera"),
    Option("anger", NO_YES, "micro-hero:anger"),
    Option("omphale", NO_YES, "micro-hero:omphale"),
    Option("burn_on_win", NO_YES, "MH-Q1", default=1),
    Option("late_overload", LATE_OVERLOAD, "MH-Q13"),
    Option("overload_target", OVERLOAD_TARGET, "MH-Q26"),
    Option("coop_life", COOP_LIFE, "MH-Q28"),
    Option("deck_aid", NO_YES, "micro-hero:open-cards"),
)


class Journey(State):
    """The state of a game: one hero or two against the twelve Trials.

    Lists of lists are indexed by seat, and so are lists of two numbers, the second of which is
    unused by one player alone.
    """

    level: int
    blood: int
    shield: int
    hera: int
    anger: int
    omphale: int
    burn_on_win: int
    late_overload: int
    overload_target: int
    coop_life: int
    deck_aid: int

    numbers: list[int]
    """The numbers of `cards.toml`, by the constants of `cards`."""
    ahead: list[int]
    """What the trials to come can be."""
    pile: list[int]
    """The trials to come, face down."""
    trial: list[int]
    """The trial that is fought."""
    kept: list[int]
    """Beaten trials whose ability lasts (Heroic, Mythic), the oldest first."""
    beaten: list[int]
    """The other beaten trials, which have become blessings, in order."""
    attack: int
    """The Attack value card of the trial."""
    life: int
    """The Life card of the trial."""
    life_card: int
    """The special Life card in use, 0 for none; plus LAID_ASIDE while the next one is chosen."""
    unseen: list[list[int]]
    """What the unseen cards of each deck can be."""
    deck: list[list[int]]
    """Each deck, the top card last."""
    hand: list[list[int]]
    """Each hand: sorted, but in the order drawn while that order rules."""
    stack: list[list[int]]
    """The cards each seat has played this turn, the first one first."""
    discard: list[list[int]]
    """Each discard, the top card last."""
    under: list[list[int]]
    """The cards under each Posture (Omphale)."""
    reserve: list[int]
    """Techniques and blessings of the Reserve."""
    wounds: list[int]
    """The wounds of the Reserve: a pile, the top card last."""
    box: list[int]
    """The Blessings that are still Trials, as those are not beaten yet."""
    posture: list[int]
    """Each seat's Posture: HERCULES or OMPHALE."""
    side: list[int]
    """Which side of the Posture lies up."""
    tilted: list[int]
    """1 for a tilted Posture."""
    armed: list[int]
    """1 while a tilted Overloaded waits for the card that it doubles."""
    bent: list[int]
    """The place (from 1) of the doubled card in the stack, 0 for none."""
    owed: list[int]
    """Wounds due in Upkeep for deep wounds discarded before."""
    guard: list[int]
    """The points of each Shield of Athena."""
    points: list[int]
    """The defence points of each seat in the present Defence Phase."""
    hits: list[int]
    """The wounds that each seat is still to take in the present Defence Phase."""
    spent: int
    """Experience spent this turn."""
    ready: int
    """The bit mask of the seats that do nothing more in the present phase."""
    actions: list[int]
    """Preparation actions each seat has left."""
    hera_pool: list[int]
    """What the unseen cards of Hera's Vengeance can be."""
    hera_pile: list[int]
    """The cards of Hera's Vengeance, face down."""
    hera_gone: list[int]
    """The discarded cards of Hera's Vengeance."""
    round: int
    """The number of the round, from 1."""
    turns: int
    """How many turns have begun."""


FIELDS: Final = (
    option("level", LEVEL),
    option("blood", NO_YES),
    option("shield", NO_YES),
    option("hera", NO_YES),
    option("anger", NO_YES),
    option("omphale", NO_YES),
    option("burn_on_win", NO_YES),
    option("late_overload", LATE_OVERLOAD),
    option("overload_target", OVERLOAD_TARGET),
    option("coop_life", COOP_LIFE),
    option("deck_aid", NO_YES),
    NUMBERS_FIELD,
    pool("ahead", TRIAL_CARDS),
    place("pile", TRIAL_CARDS, LABOURS, home=True),
    place("trial", TRIAL_CARDS, 1),
    place("kept", TRIAL_CARDS, 3),
    place("beaten", TRIAL_CARDS, LABOURS),
    number("attack", 0, TOP),
    number("life", 0, TOP),
    number("life_card", 0, 8),
    pool("unseen", BOX),
    place("deck", BOX, MOST, shape=SEATS),
    place("hand", BOX, MOST, shape=SEATS),
    place("stack", BOX, MOST, shape=SEATS),
    place("discard", BOX, MOST, shape=SEATS),
    place("under", BOX, MOST, shape=SEATS, ordered=False),
    place("reserve", BOX, MOST, ordered=False, of_kinds=TECHNIQUE_KINDS),
    place("wounds", BOX, 36, of_kinds=WOUND_KINDS),
    place("box", BOX, LABOURS, ordered=False, of_kinds=BLESSING_KINDS),
    number("posture", 0, 1, each=2),
    number("side", 0, 1, each=2),
    number("tilted", 0, 1, each=2),
    number("armed", 0, 1, each=2),
    number("bent", 0, MOST, each=2),
    number("owed", 0, 36, each=2),
    number("guard", 0, TOP, each=2),
    number("points", 0, TOP, each=2),
    number("hits", 0, TOP, each=2),
    number("spent", 0, TOP),
    number("ready", 0, 3),
    number("actions", 0, 5, each=2),
    pool("hera_pool", HERA_SET),
    place("hera_pile", HERA_SET, 18, home=True),
    place("hera_gone", HERA_SET, 18),
    number("round", 1, LABOURS, 1),
    number("turns", 0, 1 << 20),
)

__all__ = ["BOX", "FIELDS", "HERA_SET", "OPTIONS", "TRIAL_CARDS", "Journey"]
