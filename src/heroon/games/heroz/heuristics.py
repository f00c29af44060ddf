"""HEROZ: what a sensible player does, written by hand.

`weights` gives each word a number, in the subset of the rules, so that the engine in C plays by it;
`policy` says one of the best.  Both look at public facts and at the asked seat's own secrets alone
(its hand, and the face-down troops it knows), so they answer alike in every world that the seat
cannot tell apart.

The ideas: build columns that multiply and lines that pay in each combat, attack where nobody can
block, else with a very full hand and where the fight is won, block with something rather than let
troops score, keep Aces, auras and the sacrifice for fights that they turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heroon.kernel import PASS, Ask, Rng
from heroon.kernel.heuristics import Effort, Heuristics, Rollouts, Searching

from . import words as w
from .heuristics_combat import early, in_fight, overdue, to_attack, to_block, to_hit
from .heuristics_preparation import to_hide, to_lead, to_look, to_move, to_place
from .heuristics_strangers import STRANGERS
from .outlook import standing
from .power import value_at
from .state import Duel
from .words import (
    FIRST_SCORED_JOKER,
    JOKER_CARD,
    LAST_ACE,
    LAST_HERO,
    LAST_TROOP,
    SCORE,
    VALUE,
    VERB,
    A,
)

__all__ = ["policy", "sensible", "weights"]
#: What a card is worth in hand, for choosing one from the discard.
WORTH: Final = tuple(
    VALUE[c] if c <= LAST_TROOP else 8 if c <= LAST_HERO else 9 if c <= LAST_ACE else 11
    for c in range(JOKER_CARD + 1)
)


def policy(g: Duel, ask: Ask, rng: Rng) -> int:
    """Choose one of the words with the highest weight; equal ones are parted by chance."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    found = weights(g, ask.seats.bit_length() - 1, ask.prompt, words)
    top = max(found)
    best = [word for word, weight in zip(words, found, strict=True) if weight == top]
    return best[0] if len(best) == 1 else rng.choice(best)


def weights(g: Duel, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh each word for what a sensible player does: the better, the higher its number."""
    match prompt:
        case w.P_PLACE:
            return to_place(g, seat, words)
        case w.P_HERO:
            return to_lead(g, seat, words)
        case w.P_JACK:
            return to_look(g, seat, words)
        case w.P_QUEEN:
            return to_hide(g, seat, words)
        case w.P_KING:
            return to_move(g, seat, words)
        case w.P_WINDOW1 | w.P_WINDOW2:  # the cards have time until the blockers are known
            return [int(word == PASS) for word in words]
        case w.P_WINDOW0:
            return early(g, seat, words)
        case w.P_WINDOW3:
            return in_fight(g, seat, words)
        case w.P_ATTACK:
            return to_attack(g, seat, words)
        case w.P_BLOCK:
            return to_block(g, seat, words)
        case w.P_DAMAGE:
            return to_hit(g, seat, words)
        case w.P_RAID:
            return [value_at(g, seat, A[word]) if VERB[word] == SCORE.id else 0 for word in words]
        case w.P_RECOVER:
            return [WORTH[A[word]] for word in words]
        case w.P_UNSCORE:
            return [scored_value(A[word]) for word in words]
        case w.P_POWER:
            return [A[word] for word in words]
        case _:
            return [0] * len(words)


def scored_value(card: int) -> int:
    """Return the points that a card of a points pile counts, by the token it is named by."""
    return VALUE[card] if card <= LAST_TROOP else card - FIRST_SCORED_JOKER


def sensible(g: Duel, seat: int, prompt: int, words: Sequence[int], word: int) -> list[int]:
    """List the words that a search considers: no waiting for ever, no cards without a use."""
    if prompt in (w.P_WINDOW0, w.P_WINDOW1, w.P_WINDOW2, w.P_WINDOW3):
        return [PASS, word] if word != PASS else [PASS]
    if prompt == w.P_ATTACK and word != PASS and overdue(g):
        return [one for one in words if one != PASS]
    return list(words)


#: A search plays its games on for so many choices, then asks what the position is worth.
SEARCHING: Final = Searching(cut=20)

#: Of a hundred words, how many the novice and the apprentice say at random: the expert is the
#: policy, and the master tries its words.
CARELESS: Final = (15, 6)
#: How the bot `rollouts` tries words (docs/strength.md): six words in twelve worlds over the next
#: four turns, the three best in twelve more.
ROLLOUTS: Final = Rollouts(
    words=6,
    effort=Effort(worlds=2, turns=4, words=200, margin=10.0, each=12),
    at_once=(w.P_WINDOW1, w.P_WINDOW2, w.P_JACK, w.P_POWER, w.P_RETREAT),
)

#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Duel]] = Heuristics(
    policy=policy,
    weights=weights,
    standing=standing,
    sensible=sensible,
    searching=SEARCHING,
    careless=CARELESS,
    rollouts=ROLLOUTS,
    partners=STRANGERS.partners(),
)
