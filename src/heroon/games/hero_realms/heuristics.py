"""Hero Realms solo: what a sensible player does, written by hand.

`policy` looks at public facts alone (all but the order of unseen cards is public).  The ideas:
everything in hand is played, champions first; the card bought is the one that does most in the
turns that are left, or that the Boss would come to like; one attack at the end of the turn with
all there is; under the behaviour card that leaves the Boss least.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from heroon.kernel import PASS, Ask, Rng

from . import words as w
from .cards import (
    CYCLES,
    DISCARDS,
    DRAWS,
    EFFECT,
    HEALS_PER_CHAMPION,
    IN_COMBAT,
    IN_GOLD,
    IN_HEALTH,
    MAIN,
    MAY_CYCLE,
    MAY_STUN,
    PER_CHAMPION,
    PER_OTHER_CHAMPION,
    PER_OTHER_GUARD,
    PER_OTHER_OF_FACTION,
    SACRIFICED,
    SCRAPS,
    SCRAPS_FOR_COMBAT,
    SECOND,
    STRENGTH,
    STUNS,
)
from .piles import (
    HIMSELF,
    INSIDE,
    attack_face,
    boss_card,
    boss_combat,
    draws,
    face_value,
    gold_face,
    guarded,
    is_guard,
    shield,
)
from .rules_boss import helps
from .rules_boss_actions import main_combat
from .rules_wants import FOR_CHAMPION, FOR_NOTHING, sought
from .state import BENT, Skirmish

#: What an effect is worth in points of combat, for each of its strength.
_EFFECTS: Final = {
    PER_CHAMPION: 2.0,
    PER_OTHER_CHAMPION: 1.2,
    PER_OTHER_GUARD: 0.7,
    PER_OTHER_OF_FACTION: 1.2,
    HEALS_PER_CHAMPION: 1.0,
    DISCARDS: 1.0,
    STUNS: 3.0,
    MAY_STUN: 3.0,
    SCRAPS: 1.5,
    SCRAPS_FOR_COMBAT: 1.0,
    MAY_CYCLE: 1.2,
    CYCLES: 1.0,
}
#: From this turn on gold buys little that will still be drawn.
_LATE: Final = 10


def policy(g: Skirmish, ask: Ask, rng: Rng) -> int:
    """One of the words of the ask."""
    if len(ask.words) == 1:
        return ask.words[0]
    return _CHOICES[ask.prompt](g, ask)


# -- what cards are worth -------------------------------------------------------------------------


def left(g: Skirmish) -> int:
    """Turns of the hero that are left, this one included."""
    return max(len(g.gems), 1)


def ability_worth(g: Skirmish, at: int) -> float:
    """What an ability does once, in points of combat."""
    if not at:
        return 0.0
    n = g.numbers
    late = left(g) < 4
    kinds = (n[at + IN_GOLD] * (0.2 if late else 0.9), n[at + IN_COMBAT], n[at + IN_HEALTH] * 0.5)
    return (
        sum(kinds)
        + 2.0 * n[at + DRAWS]
        + _EFFECTS.get(n[at + EFFECT], 0.5) * min(n[at + STRENGTH], 3)
    )


def worth(g: Skirmish, card: int) -> float:
    """What a card does for the hero each time it comes to his hand."""
    company = sum(w.FACTION[c] == w.FACTION[card] for c in g.owned)
    value = ability_worth(g, MAIN[card])
    if w.EITHER_OR[card]:
        value *= 0.7
    value += ability_worth(g, SECOND[card]) * min(0.15 + 0.2 * company, 0.8)
    value += ability_worth(g, SACRIFICED[card]) * 0.3
    if w.IS_CHAMPION[card]:
        value = value * 1.7 + shield(g, card) * (0.5 if is_guard(g, card) else 0.25)
    return value


def threat(g: Skirmish, card: int) -> float:
    """What a card does for the Boss."""
    at = MAIN[card]
    once = g.numbers[at + IN_COMBAT] + 0.6 * g.numbers[at + IN_HEALTH] + 2.0 * draws(g, at)
    once += {DISCARDS: 2.0, STUNS: 2.0}.get(g.numbers[at + EFFECT], 0.0)
    once += 0.8 * g.numbers[at + IN_GOLD]
    if w.IS_CHAMPION[card]:
        return once * 3 + shield(g, card) * 0.7 + 1.0
    return once


# -- the behaviour card ---------------------------------------------------------------------------


class _Under:
    """The position as it would be under another behaviour card."""

    def __init__(self, g: Skirmish, face: int):
        self._g = g
        self.face = face

    def __getattr__(self, name: str) -> Any:
        return getattr(self._g, name)


def under(g: Skirmish, face: int) -> Skirmish:
    """The position under a behaviour card, to look at."""
    return cast(Skirmish, _Under(g, face))


def next_attack(g: Skirmish) -> int:
    """The Boss's attack with the cards that lie in his zone now."""
    blow = main_combat(g, boss_card(g), HIMSELF)
    for i, card in enumerate(g.zone):
        if g.lies[i] & BENT == 0:
            blow += main_combat(g, card, INSIDE)
        if helps(g, i):
            blow += boss_combat(g, SECOND[card], card, INSIDE)
    return max(blow + (-face_value(g) if gold_face(g) else face_value(g)), 0)


def loot(g: Skirmish) -> float:
    """What the market will give the Boss as it lies now."""
    for purpose in (FOR_NOTHING,) if gold_face(g) else (FOR_CHAMPION, FOR_NOTHING):
        found = sought(g, purpose, 0)
        if found:
            return min(threat(g, card) for card in found)
    return 3.0 + face_value(g) if gold_face(g) else 0.0


def _behaviour(g: Skirmish, ask: Ask) -> int:
    """The least dangerous one; a weapon also lets a champion of the Boss be stunned."""

    def danger(word: int) -> float:
        then = under(g, w.A[word])
        stuns = 4.0 if attack_face(then) and g.zone and not guarded(then) else 0.0
        return next_attack(then) + loot(then) - stuns

    return min(ask.words, key=lambda word: (danger(word), word))


# -- the main phase -------------------------------------------------------------------------------


def _main(g: Skirmish, ask: Ask) -> int:
    """The first of these that there is: play, use, discard, buy, sacrifice, attack."""
    by_verb: dict[int, list[int]] = {}
    for word in ask.words:
        by_verb.setdefault(w.VERB[word], []).append(word)
    for verb, key in _ORDER:
        if verb in by_verb:
            return max(by_verb[verb], key=lambda word: (key(g, w.A[word]), -word))
    if w.BANISH.id in by_verb:
        return max(by_verb[w.BANISH.id], key=lambda word: (threat(g, w.A[word]), -word))
    bought = _purchase(g, by_verb.get(w.BUY.id, []))
    if bought:
        return bought
    for word in by_verb.get(w.SACRIFICE.id, []):
        if _is_time_to_sacrifice(g, w.A[word]):
            return word
    return w.ATTACK if w.ATTACK in ask.words else w.FINISH


def _play_order(g: Skirmish, card: int) -> float:
    """Champions, then cards that draw, then the rest, those that count others last."""
    if w.IS_CHAMPION[card]:
        return 100.0
    at = MAIN[card]
    counts = g.numbers[at + EFFECT] in (PER_CHAMPION, HEALS_PER_CHAMPION)
    return 10.0 * draws(g, at) - (50.0 if counts else 0.0)


def _expend_order(g: Skirmish, card: int) -> float:
    return 10.0 * draws(g, MAIN[card]) - (5.0 if w.EITHER_OR[card] else 0.0)


def _ally_order(g: Skirmish, card: int) -> float:
    return 10.0 * draws(g, SECOND[card])


_ORDER: Final = (
    (w.PLAY.id, _play_order),
    (w.ALLY.id, _ally_order),
    (w.EXPEND.id, _expend_order),
)


def _purchase(g: Skirmish, words: list[int]) -> int:
    """The card that is worth most, if it is worth its place in the deck; else 0."""
    best, found = 0.0, 0
    for word in words:
        card = w.A[word]
        value = _gain(g, card)
        if value > best:
            best, found = value, word
    return found


def _gain(g: Skirmish, card: int) -> float:
    """What it is worth to take a card: for the hero in the turns left, and away from the Boss.

    The document advises it: cards of his faction help one another [hero-realms:advice] (HR-24h).
    """
    if card == w.FIRE_GEM:
        few = sum(c == w.FIRE_GEM for c in g.owned)
        return 0.8 if g.turns <= 4 and few < 2 and len(g.gems) > 12 else 0.0
    draws_to_come = min(left(g) - 1, 8) / 2.2
    value = (worth(g, card) - 1.6) * draws_to_come
    if w.FACTION[card] == w.FACTION[boss_card(g)]:
        value += 0.6 * threat(g, card)
    elif w.IS_CHAMPION[card]:
        value += 0.15 * threat(g, card)
    return value


def _is_time_to_sacrifice(g: Skirmish, card: int) -> bool:
    """Late, when the combat of it comes through, or is enough to win."""
    gives = g.numbers[SACRIFICED[card] + IN_COMBAT]
    through = g.combat + gives - shield(g, boss_card(g))
    if through >= g.boss_health:
        return True
    if card == w.FIRE_GEM:
        return g.turns >= _LATE and through > 0
    return g.numbers[SACRIFICED[card] + EFFECT] == DISCARDS or (
        g.turns >= _LATE + 2 and through > 0
    )


# -- what abilities ask ---------------------------------------------------------------------------


def _choose(g: Skirmish, ask: Ask) -> int:
    """Health when there is little of it, gold early, combat later."""
    kinds = {w.A[word]: word for word in ask.words}
    if w.GIVES_HEALTH in kinds and g.health < 15:
        return kinds[w.GIVES_HEALTH]
    if w.GIVES_GOLD in kinds and (g.turns <= 5 or w.GIVES_COMBAT not in kinds):
        return kinds[w.GIVES_GOLD]
    return kinds.get(w.GIVES_COMBAT, ask.words[0])


def _scrap(g: Skirmish, ask: Ask) -> int:
    """Starting cards, out of the discard if possible; gold goes late."""

    def rank(word: int) -> float:
        if word == PASS:
            return -1.0
        card = w.B[word]
        here = 0.5 if w.A[word] == w.FROM_DISCARD else 0.0
        if card == w.DAGGER:
            return 3.0 + here
        if card == w.GOLD:
            return 2.0 + here
        return 1.0 + here if card == w.SHORTSWORD else -2.0

    return max(ask.words, key=lambda word: (rank(word), -word))


def _discard(g: Skirmish, ask: Ask) -> int:
    """What is worth least; a weapon may cost health."""
    return min(ask.words, key=lambda word: (worth(g, w.A[word]), word))


def _most_worth(g: Skirmish, ask: Ask) -> int:
    words = [word for word in ask.words if word != PASS]
    return max(words, key=lambda word: (worth(g, w.A[word]), -word))


def _most_dangerous(g: Skirmish, ask: Ask) -> int:
    words = [word for word in ask.words if word != PASS]
    return max(words, key=lambda word: (threat(g, w.A[word]), -word))


def _first(g: Skirmish, ask: Ask) -> int:
    return ask.words[0]


def _pay(g: Skirmish, ask: Ask) -> int:
    return max(ask.words, key=lambda word: w.A[word])


# -- attacks --------------------------------------------------------------------------------------


def _stun(g: Skirmish, ask: Ask) -> int:
    """The most dangerous champion for its shield."""

    def gain(word: int) -> float:
        return threat(g, w.A[word]) - 0.8 * shield(g, w.A[word])

    return max(ask.words, key=lambda word: (gain(word), -word))


def _all_of_it(g: Skirmish, ask: Ask) -> int:
    """All the combat there is."""
    return max(ask.words, key=lambda word: w.A[word])


def _absorb_guard(g: Skirmish, ask: Ask) -> int:
    """The guard that is worth least of those that leave least of the attack."""
    return min(ask.words, key=lambda word: (worth(g, w.A[word]) - shield(g, w.A[word]), word))


def _absorb(g: Skirmish, ask: Ask) -> int:
    """Champions are given up when health gets low, or for much of the attack."""
    words = [word for word in ask.words if word != PASS]
    best = max(words, key=lambda word: (shield(g, w.A[word]), -worth(g, w.A[word]), -word))
    card = w.A[best]
    low = g.health - g.blow < 14
    cheap = shield(g, card) > 0.8 * worth(g, card)
    return best if low or cheap else PASS


# -- ties that the hero breaks --------------------------------------------------------------------


def _least_threat(g: Skirmish, ask: Ask) -> int:
    return min(ask.words, key=lambda word: (threat(g, w.A[word]), word))


def _drop(g: Skirmish, ask: Ask) -> int:
    return min(ask.words, key=lambda word: (worth(g, w.A[word]), word))


_CHOICES: Final[dict[int, Callable[[Skirmish, Ask], int]]] = {
    w.P_BEHAVIOUR: _behaviour,
    w.P_MAIN: _main,
    w.P_CHOOSE: _choose,
    w.P_SCRAP: _scrap,
    w.P_DRAW_UP: _first,
    w.P_DISCARD: _discard,
    w.P_TILT: _most_dangerous,
    w.P_PREPARE: _most_worth,
    w.P_TOPDECK: _most_worth,
    w.P_WHERE: _first,
    w.P_PAY: _pay,
    w.P_COMMIT: _all_of_it,
    w.P_GUARD: _stun,
    w.P_FORCED: _stun,
    w.P_GRAK: _most_dangerous,
    w.P_REINFORCE: _least_threat,
    w.P_MARKET: _least_threat,
    w.P_DROP: _drop,
    w.P_BUY: _least_threat,
    w.P_VARRICK: _least_threat,
    w.P_LOOT: _least_threat,
    w.P_LOSE: _discard,
    w.P_LEAN: _drop,
    w.P_ABSORB_GUARD: _absorb_guard,
    w.P_ABSORB: _absorb,
}


# -- hooks of the planner (see heroon.ai.insight) -------------------------------------------------


def effort(_deep: bool) -> dict[str, int]:
    """Each word is played on to the end: how a position looks some turns later tells too little.

    The bot `search` thinks no more: with half as many worlds the planner was weaker, with twice as
    many hardly stronger.
    """
    return {"turns": 20, "each": 4, "words": 2000}


#: What is done without a thought: more of it would only be more to try.
_AT_ONCE: Final = (w.PLAY.id, w.ALLY.id, w.EXPEND.id)
#: What is weighed in the main phase, against the attack or the end of the turn.
_WEIGHED: Final = (w.BUY.id, w.SACRIFICE.id, w.BANISH.id)


def lines(g: Skirmish, ask: Ask) -> list[list[int]]:
    """What to weigh: at a choice that matters each word, the policy's first."""
    first = _CHOICES[ask.prompt](g, ask)
    words = list(ask.words)
    if ask.prompt == w.P_COMMIT:
        words = []
    elif ask.prompt == w.P_MAIN:
        if w.VERB[first] in _AT_ONCE:
            return [[first]]
        last = w.ATTACK if w.ATTACK in words else w.FINISH
        words = [word for word in words if w.VERB[word] in _WEIGHED or word == last]
    return [[first], *([word] for word in words if word != first)]


def reply(g: Skirmish, ask: Ask) -> list[int]:
    """The policy's word."""
    return [_CHOICES[ask.prompt](g, ask)]


def settle(_g: Skirmish, _rng: Rng) -> bool:
    """Chance answers as it is asked; worlds do differ."""
    return True


def chapter(_g: Skirmish) -> int:
    """A game is one chapter."""
    return 0


def worth_of(g: Skirmish) -> float:
    """How good a position is: won, lost, or between: health, time, cards on both sides."""
    if g.result:
        return 200.0 + 2 * len(g.gems) if g.result[0] else -200.0 + 0.5 * (60 - g.boss_health)
    own = sum(worth(g, card) for card in g.owned) * 0.8
    ready = sum(worth(g, card) for card in g.champions)
    theirs = sum(threat(g, card) for card in g.zone)
    safety = min(g.health, 60) * 0.7 - max(20 - g.health, 0) * 1.0
    return safety - 1.2 * g.boss_health + own + ready - 0.8 * theirs + 1.0 * len(g.gems)


def progress(g: Skirmish) -> tuple[int, int, str]:
    """A skirmish has one stage: the Boss."""
    won = int(bool(g.result) and g.result[0] > 0)
    return won, 1, w.BOSSES.by_value[g.boss]
