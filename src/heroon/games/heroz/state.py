"""HEROZ: the state of a game, and the table of its fields."""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    EMPTY,
    CardSet,
    Option,
    State,
    counters,
    domain,
    faces,
    marks,
    masks,
    number,
    option,
    place,
    pool,
)

from .cards import NUMBERS_FIELD
from .words import CARDS, JOKER_CARD

DECK_OF_54: Final = CardSet("deck", CARDS, (*range(1, JOKER_CARD), JOKER_CARD, JOKER_CARD), True)

NO_COLUMN: Final = 3
"""`column` when nobody attacks."""

BOTH: Final = 3
"""The mask of both seats, in `watched` and `known`."""

YES_NO: Final = domain("yes-no", "no yes")
REVEALED: Final = domain("revealed", "top under shuffle")
LATE_JOKER: Final = domain("late-joker", "next joins")
DESTROYED_BY: Final = domain("destroyed-by", "equal above")
EMPTY_DECK: Final = domain("empty-deck", "turn shuffle")
RECEIVERS: Final = domain("receivers", "best choose")

OPTIONS: Final = (
    Option("revealed", REVEALED, "HZ-01"),
    Option("memory_aid", YES_NO, "HZ-10"),
    Option("complete_lasts", YES_NO, "HZ-39"),
    Option("destroyed_by", DESTROYED_BY, "HZ-42"),
    Option("late_joker", LATE_JOKER, "HZ-55"),
    Option("early_window", YES_NO, "HZ-58", default=1),
    Option("may_retreat", YES_NO, "HZ-72", default=1),
    Option("empty_deck", EMPTY_DECK, "HZ-80"),
    Option("receivers", RECEIVERS, "HZ-30"),
)


class Duel(State):
    """The state of a game: for each of two seats a deck, a hand, an area of nine cells, and more.

    Lists of lists are indexed by seat first. A cell is column * 3 + line.
    """

    revealed: int
    memory_aid: int
    complete_lasts: int
    destroyed_by: int
    late_joker: int
    early_window: int
    may_retreat: int
    empty_deck: int
    receivers: int

    numbers: list[int]
    """The numbers of `cards.toml`, by the constants of `cards`."""
    pool: list[list[int]]
    """What the unseen cards of each deck can be."""
    deck: list[list[int]]
    """Each deck, the top card last."""
    up: list[int]
    """How many cards on top of each deck lie face up."""
    hand: list[list[int]]
    """Each hand, sorted."""
    watched: list[list[int]]
    """Who knows each card of a hand: its owner always."""
    discard: list[list[int]]
    """Each discard, the oldest card first."""
    points: list[list[int]]
    """Each pile of victory points: the troops in the order they scored."""
    scored: list[list[int]]
    """The points that each card of `points` scored."""
    hero: list[list[int]]
    """The hero in play: no card or one."""
    field: list[list[int]]
    """Nine cells: EMPTY or a card.  Columns are packed from line 1."""
    face: list[list[int]]
    """1 for an active troop (face up)."""
    known: list[list[int]]
    """Who knows the troop of a cell (both, when it is active)."""
    copied: list[list[int]]
    """For a Joker what it copies: suit * 16 + value; 0 for every other troop."""
    aces: list[list[int]]
    """Aces a seat has played in this combat."""
    shield: list[list[int]]
    """1 for a troop under a shield (power 0), by the seat that owns the troop."""
    auras: list[list[int]]
    """Heroes a seat has played for their aura in this combat."""
    aura: list[list[int]]
    """The suit of the aura on a troop plus 1, or 0, by the seat that owns the troop."""
    boosted: list[int]
    """The cell (plus 1) of the troop that a seat's sacrifice helps, 0 for none."""
    boost: list[int]
    """What the sacrifice adds to a seat's power total."""
    complete: list[int]
    """1 when a seat had Complete and its hero was sacrificed (with `complete_lasts`)."""
    fighting: list[int]
    """The set of cells (bit mask) whose troops are in combat."""
    doomed: list[int]
    """The set of cells (bit mask) whose troops the damage of 2.6 destroys."""
    power: list[int]
    """The total each side settled on at 2.5, else -1."""
    paid: list[int]
    """Line bonuses already paid in this combat phase, sorted codes."""
    lost: list[int]
    """Troops of each seat discarded in this combat: cards of reinforcement."""
    skip: list[int]
    """1 when a seat passes its next turn."""
    turn: int
    """Whose turn it is."""
    turns: int
    """How many turns have begun."""
    column: int
    """The attacking column, or NO_COLUMN."""
    no_attack: int
    """1 when the turn player's deck was turned over before an attack was declared."""


FIELDS: Final = (
    *(option(o.name, o.domain) for o in OPTIONS),
    NUMBERS_FIELD,
    pool("pool", DECK_OF_54),
    place("deck", DECK_OF_54, 54, home=True),
    number("up", 0, 54, each=2),
    place("hand", DECK_OF_54, 54, ordered=False, known="watched"),
    masks("watched", 54),
    place("discard", DECK_OF_54, 54),
    place("points", DECK_OF_54, 54),
    marks("scored", 54, 1, 10, per_seat=True),
    place("hero", DECK_OF_54, 1),
    place("field", DECK_OF_54, 9, grid=True, known="known", face="face"),
    faces("face", 9),
    masks("known", 9, fixed=True),
    counters("copied", 9, 0, 3 * 16 + 10),
    place("aces", DECK_OF_54, 4),
    counters("shield", 9, 0, 1),
    place("auras", DECK_OF_54, 12),
    counters("aura", 9, 0, 4),
    number("boosted", 0, 9, each=2),
    number("boost", 0, 12, each=2),
    number("complete", 0, 1, each=2),
    number("fighting", 0, 511, each=2),
    number("doomed", 0, 511, each=2),
    number("power", -1, 600, -1, each=2),
    marks("paid", 192, 0, 1 << 11),
    number("lost", 0, 18, each=2),
    number("skip", 0, 1, each=2),
    number("turn", 0, 1),
    number("turns", 0, 1 << 20),
    number("column", 0, NO_COLUMN, NO_COLUMN),
    number("no_attack", 0, 1),
)

__all__ = ["BOTH", "DECK_OF_54", "EMPTY", "FIELDS", "NO_COLUMN", "OPTIONS", "Duel"]
