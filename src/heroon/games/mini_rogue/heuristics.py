"""MINI ROGUE: what a sensible adventurer does, written by hand.

`weights` gives each word a number, in hundredths of an HP, in the subset of the rules; the policy
says the best one, the first of several.  What lies open is read, and what the seat itself has
looked at; the Overlord's seat is `heuristics_overlord`'s.  The ideas: Rooms are chosen by the whole
way to the Exit; in a fight each die is rolled again, each feat, skill and potion used where the
exact odds of one throw more, and the mean number of attacks after it, are worth more than what it
costs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.kernel import Ask, Rng
from heroon.kernel.heuristics import Effort, Heuristics, Planning, Rollouts

from . import words as w
from .hero import party
from .heuristics_fight import to_roll, to_stand, to_throw, to_use
from .heuristics_overlord import to_scheme
from .heuristics_potions import to_drink
from .heuristics_rooms import to_choose, to_explore
from .heuristics_trade import to_give, to_trade
from .outlook import standing, worth_of
from .state import Run
from .worth import ways

__all__ = [
    "chapter",
    "lines",
    "policy",
    "progress",
    "reply",
    "settle",
    "weights",
    "worth_of",
]


def policy(g: Run, ask: Ask, _rng: Rng) -> int:
    """Choose the word with the highest weight, the first of several."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    found = weights(g, seat, ask.prompt, words)
    return words[found.index(max(found))]


def weights(g: Run, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh each word, in half hundredths of an HP; no two words share the first place."""
    found = [2 * weigh(g, seat, prompt, word) for word in words]
    if prompt == w.P_WAY:
        cells = ways(g, seat, seat)
        best = max([cells[w.A[word]] for word in words if w.VERB[word] == w.GO.id])
        for i, word in enumerate(words):
            if w.VERB[word] == w.GO.id:
                found[i] = 2 * (cells[w.A[word]] - best)
    elif prompt == w.P_DICE:
        rolls = to_roll(g, seat, words)
        for i, word in enumerate(words):
            if w.VERB[word] != w.DRINK.id:
                found[i] = 2 * rolls[i]
    found[found.index(max(found))] += 1
    return found


def weigh(g: Run, seat: int, prompt: int, word: int) -> int:
    """Return what a word is worth in hundredths of an HP, against doing nothing."""
    if seat >= party(g):
        return to_scheme(g, seat, prompt, word)
    verb = w.VERB[word]
    if verb == w.DRINK.id:
        return to_drink(g, seat, prompt, w.A[word])
    if prompt == w.P_DICE:
        return 0  # weighed together (`weights`)
    if prompt == w.P_POTION or prompt == w.P_FROST:
        return to_throw(g, seat, prompt, word)
    if prompt == w.P_SKILL:
        return to_use(g, seat, word)
    if prompt == w.P_SHOP or prompt == w.P_HAMMER:
        return to_trade(g, seat, word)
    if prompt == w.P_GIVE or prompt == w.P_ACCEPT:
        return to_give(g, seat, word)
    if prompt == w.P_STANCE:
        return to_stand(g, seat, w.A[word])
    if prompt == w.P_WAY or prompt == w.P_ENTERED or prompt == w.P_PREPARE:
        return to_explore(g, seat, word)
    return to_choose(g, seat, prompt, word)


#: Of a hundred words, how many a novice and an apprentice say at random: as adventurers, and as the
#: Overlord.  The expert plays the policy, the master tries its words out (`ROLLOUTS`).
#:
#: Only against an Overlord who is played: a random word often costs an adventurer the run, an
#: Overlord little (docs/strength.md).
CARELESS: Final = ((9, 40), (4, 20))


def progress(g: Run) -> tuple[int, int, str]:
    """Return how many of the one stage are won, how many there are, and who is fought.

    The stage is the King's Remains.
    """
    won = int(bool(g.result) and g.result[0] > 0)
    return won, 1, w.FOE.by_value[g.foe]


#: For the policy, which draws nothing: no two words share its first place.
_NO_CHANCE: Final = Rng(0)
#: So many words are tried, none that the policy weighs so much less than the best one.
_MOST_LINES: Final = 5
_HOPELESS: Final = 800
#: What the planner does not search: the exact odds of one throw say enough.
_AT_ONCE: Final = (w.P_DICE, w.P_FROST, w.P_GIVE, w.P_ACCEPT, w.P_AGREE)
#: Each word is played on to the end of the Zone; the bot `search` tries more worlds.
#: Words differ by little and one Zone by much: with few worlds the search would say worse words
#: than the policy.  Another word must be better by 1.5 wins of a hundred.
EFFORT: Final = Effort(worlds=4, turns=0, each=160, words=6000, margin=150)
DEEP: Final = replace(EFFORT, each=600)
#: Against an Overlord, and for one: words race, dice and gifts too, 320 worlds if there are five.
ROLLOUTS: Final = Rollouts(
    words=_MOST_LINES,
    spread=2 * _HOPELESS,
    effort=Effort(worlds=8, turns=0, each=40, words=6000),
    close=2.0,
)


def lines(g: Run, ask: Ask) -> list[list[int]]:
    """List the words to try, each as a line of its own: the policy's first, no hopeless ones."""
    if ask.prompt in _AT_ONCE:
        return [[policy(g, ask, _NO_CHANCE)]]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    words = list(ask.words)
    found = dict(zip(words, weights(g, seat, ask.prompt, words), strict=True))
    words.sort(key=lambda word: -found[word])
    least = found[words[0]] - _HOPELESS
    return [[word] for word in words[:_MOST_LINES] if found[word] >= least]


def reply(g: Run, ask: Ask) -> list[int]:
    """Answer in the planner's games with the policy's word."""
    return [policy(g, ask, _NO_CHANCE)]


def settle(_g: Run, _rng: Rng) -> bool:
    """Leave chance as it is: each face-down card is drawn when it is asked for.

    Returns whether worlds differ: they do.
    """
    return True


def chapter(_g: Run) -> int:
    """Return the number of the chapter; a run is a single one."""
    return 0


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Run]] = Heuristics(
    policy=policy,
    weights=weights,
    standing=standing,
    careless=CARELESS,
    planning=Planning(lines, reply, settle, chapter, worth_of, effort=EFFORT, deep=DEEP),
    rollouts=ROLLOUTS,
    progress=progress,
)
