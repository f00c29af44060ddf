"""MINI ROGUE: the strangers, players of one idea each, as adventurers and as the Overlord.

They play the policy of the levels with one thing that they like too much, or never do: a number for
each verb that is added to the weight of its words.  They never change, and no level plays by this
module.  All is in the subset of the rules, and looks at what the asked seat may know alone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.kernel import DONE, PASS
from heroon.kernel.heuristics import Heuristics
from heroon.kernel.strangers import Dial, Strangers

from . import heuristics
from . import words as w
from .heuristics import weights
from .state import Run

#: A taste holds what each verb is worth more than the policy says, in half hundredths of an HP.
OWN: Final = (0,) * len(w.V.verbs)
#: More than any word is worth.
MOST: Final = 1 << 20


class TastedRun(Run):
    """The state of a game in which every seat has a taste."""

    taste: list[list[int]]


def by_taste(g: TastedRun, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh words by the taste of the seat."""
    return weigh(g, seat, prompt, words, g.taste[seat])


def weigh(g: Run, seat: int, prompt: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh words by a taste."""
    found = weights(g, seat, prompt, words)
    for i, word in enumerate(words):
        found[i] += taste[w.VERB[word]]
    return found


def liking(more: int, *verbs: str) -> tuple[int, ...]:
    """Make a taste of who likes some verbs so much more than the policy."""
    names = {verb.name for verb in w.V.verbs}
    assert names.issuperset(verbs), verbs
    return tuple(more if verb.name in verbs else 0 for verb in w.V.verbs)


def both(*tastes: tuple[int, ...]) -> tuple[int, ...]:
    """Add tastes up."""
    return tuple(map(sum, zip(*tastes, strict=True)))


#: What is used up or must rest: potions and skills, feats.
_SPENT: Final = (
    *("drink", "throw", "hurl", "distil", "bait", "miasma", "wall", "flask", "freeze", "bash"),
    *("aegis", "tribute", "ward", "conjure", "sight", "backstab", "slip", "codex-burn"),
)
#: The powers of the Overlord.
_POWERS: Final = (
    *("exchange", "fate", "labyrinth", "peek", "cross", "veil", "rockfall", "streets", "mechanism"),
    *("contagion", "famine", "carnage", "hand", "blight", "granaries", "night", "watch", "eye"),
)
_NOTHING: Final = (w.V.verbs[w.VERB[PASS]].name, w.V.verbs[w.VERB[DONE]].name)

STRANGERS: Final[Strangers[Run]] = Strangers(
    weigh=weigh,
    state=TastedRun,
    weights=by_taste,
    own=OWN,
    tastes={
        "idler": liking(MOST, *_NOTHING),
        "spender": liking(600, *_SPENT, *_POWERS),
        "miser": liking(-600, *_SPENT, *_POWERS),
        "gambler": liking(600, "feat", "critical"),
        "shopper": liking(600, "buy", "brew"),
        "glutton": liking(600, "feed", "drink"),
    },
    level={name: "master" for name in ("spender", "miser", "gambler", "shopper", "glutton")},
    dials={
        verb.name: Dial(number, 60, -1500, 1500)
        for number, verb in enumerate(w.V.verbs)
        if verb.name in (*_SPENT, *_POWERS, *_NOTHING, "feat", "critical", "buy", "sell")
    },
    tables=tuple(
        (
            {
                "mode": "overlord",
                "lord": lord,
                **{f"hero_{seat + 1}": hero for seat, hero in enumerate(party)},
            },
            len(party) + 1,
        )
        for lord in w.LORD.by_value.values()
        for party in (
            ("captain",),
            ("plague-doctor", "alchemist"),
            ("ratcatcher", "captain", "alchemist"),
        )
    ),
)

#: All that bots, searches and summaries ask of the game, and the strangers.
HEURISTICS: Final[Heuristics[Run]] = replace(heuristics.HEURISTICS, partners=STRANGERS.partners())
