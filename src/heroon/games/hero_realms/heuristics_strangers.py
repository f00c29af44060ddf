"""Hero Realms solo: the strangers, players of one idea each, who play the deals of the levels.

The `reveller` has no plan: it plays its hand, buys the dearest card it can pay, and attacks.  The
others play the policy of the levels with one thing that they like too much, or never do: a number
for each verb that is added to the weight of its words.  They never change, and no level plays by
this module.  All is in the subset of the rules, and looks at public facts alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.kernel.heuristics import Heuristics
from heroon.kernel.strangers import Dial, Strangers

from . import heuristics
from . import words as w
from .cards import COST_OF
from .heuristics import weights
from .state import Skirmish

#: The style: the policy of the levels, or who buys the dearest.
STYLE, LEVELS, DEAREST = 0, 0, 1
#: From here on a taste holds what each verb is worth more than the policy says.
VERBS: Final = 1
OWN: Final = (0,) * (VERBS + len(w.V.verbs))
#: More than any word is worth.
MOST: Final = 1 << 26


class TastedSkirmish(Skirmish):
    """The state of a game in which every seat has a taste."""

    taste: list[list[int]]


def by_taste(g: TastedSkirmish, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh words by the taste of the seat."""
    return weigh(g, seat, prompt, words, g.taste[seat])


def weigh(g: Skirmish, seat: int, prompt: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh words by a taste."""
    found = weights(g, seat, prompt, words)
    for i, word in enumerate(words):
        found[i] += taste[VERBS + w.VERB[word]]
        if taste[STYLE] == DEAREST and w.VERB[word] == w.BUY.id and found[i] > -MOST:
            found[i] = MOST + g.numbers[COST_OF[w.A[word]]]
    return found


def liking(more: int, *verbs: int) -> tuple[int, ...]:
    """Make a taste of who likes some verbs so much more than the policy."""
    return (LEVELS, *(more if verb in verbs else 0 for verb in range(len(w.V.verbs))))


STRANGERS: Final[Strangers[Skirmish]] = Strangers(
    weigh=weigh,
    state=TastedSkirmish,
    weights=by_taste,
    own=OWN,
    tastes={
        "miser": liking(-MOST, w.BUY.id),
        "reveller": (DEAREST, *OWN[VERBS:]),
        "shopper": liking(MOST, w.BUY.id),
        "brawler": liking(MOST, w.VERB[w.ATTACK]),
        "keeper": liking(-MOST, w.SACRIFICE.id, w.SCRAP.id),
        "firebrand": liking(MOST, w.SACRIFICE.id),
    },
    dials={
        "buy": Dial(VERBS + w.BUY.id, 4000, -MOST, MOST),
        "sacrifice": Dial(VERBS + w.SACRIFICE.id, 4000, -MOST, MOST),
        "scrap": Dial(VERBS + w.SCRAP.id, 2, -20, 20),
        "absorb": Dial(VERBS + w.ABSORB.id, 1 << 20, -MOST, MOST),
        "attack": Dial(VERBS + w.VERB[w.ATTACK], 4000, -MOST, MOST),
    },
    tables=tuple(({"boss": boss}, 1) for boss in w.BOSSES.by_value.values()),
)

#: All that bots, searches and summaries ask of the game, and the strangers.
HEURISTICS: Final[Heuristics[Skirmish]] = replace(
    heuristics.HEURISTICS, partners=STRANGERS.partners()
)
