"""MICRO HERO: what a position is worth to the search, on a scale where a beaten Trial is 65.

The weights of cards come from a least-squares fit over some thousand games that the policy played
at the levels Normal and Heroic: how many of the next three Trials were beaten, by what the deck
held when the fight began. They were rounded, and then tried in the planner itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from . import words as w
from .cards import CLEANSES, DRAWS, EFFECT_AT, ROW
from .stack import trial_defence
from .state import Journey
from .valuing import deck_of


@dataclass(frozen=True)
class Weights:
    """The weights of a position, where a playout stops."""

    labour: float = 65.0
    """A trial beaten; a game lost costs as much."""
    techniques: tuple[float, float, float] = (3.5, 2.0, 4.0)
    """A Strike, a Block, a Training of a deck."""
    icons: tuple[float, float, float] = (10.0, 4.5, 4.5)
    """An icon of a blessing: attack, defence, experience."""
    effects: dict[int, float] = field(default_factory=lambda: {DRAWS: 13.0, CLEANSES: 8.0})
    """What a blessing does beside its icons."""
    wounds: tuple[float, float, float] = (6.0, 12.0, 24.0)
    """What the first, the second and each further wound of a deck costs."""
    size: float = 11.0
    """How many cards a deck should have."""
    off: float = 0.5
    """What it costs to be a card off, by the square."""
    harm: float = 0.3
    """A point of attack that is still needed against the trial."""
    rage: float = 1.0
    """A point of the trial's attack."""


WEIGHTS: Final = Weights()


def chapter(g: Journey) -> int:
    """Count the Trials beaten; when the count changes, a playout may stop."""
    return len(g.beaten) + len(g.kept)


def worth_of(g: Journey) -> float:
    """Score a position: Trials beaten, decks, wounds, and the fight that goes on."""
    weights = WEIGHTS
    value = weights.labour * chapter(g)
    if g.result and chapter(g) < w.LABOURS:
        value -= weights.labour
    many = len(g.hand)
    for seat in range(many):
        value += deck_worth(g, deck_of(g, seat)) / many
    if g.trial and not g.result:
        value -= weights.harm * g.life * trial_defence(g) / many + weights.rage * g.attack
    return value


def deck_worth(g: Journey, cards: Sequence[int]) -> float:
    """Score the cards of a deck for the Trials to come, whatever their level is."""
    weights, n = WEIGHTS, g.numbers
    value = 0.0
    hurts = 0
    for card in cards:
        base = w.BASE[card]
        if w.IS_WOUND[card]:
            value -= weights.wounds[min(hurts, 2)]
            hurts += 1
        elif base >= w.FIRST_BLESSING:
            at = ROW[base]
            value += sum(weight * n[at + i] for i, weight in enumerate(weights.icons))
            value += weights.effects.get(n[EFFECT_AT[base]], 0.0)
        else:
            value += weights.techniques[base - 1]
    return value - weights.off * (len(cards) - weights.size) ** 2
