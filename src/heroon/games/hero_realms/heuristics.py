"""Hero Realms solo: what a sensible player does, written by hand.

`policy` looks at public facts alone; everything is public but the order of unseen cards. Its ideas
are these. Everything in hand is played, champions first. The card bought is the one that does most
in the turns that are left, or that the Boss would otherwise like to have. There is one attack at
the end of the turn, with all the combat there is. The behaviour card chosen is the one under which
the Boss gains least. What lies in play is sacrificed when that brings more than it would later.

The numbers were found by the cross-entropy method in games in C against all four Bosses, on deals
that no table of `docs/strength.md` uses.

`weights` and what it calls are written in the subset of the rules (`docs/rules-subset.md`), so that
the engine in C plays by them: numbers are ints, in fractions of a point of combat.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, Ask, Rng
from heroon.kernel.heuristics import Effort, Heuristics, Planning

from . import words as w
from .cards import (
    DISCARDS,
    DRAWS,
    EFFECT,
    HEALS_PER_CHAMPION,
    IN_COMBAT,
    IN_GOLD,
    IN_HEALTH,
    MAIN,
    PER_CHAMPION,
    SACRIFICED,
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
    count_faction,
    draws,
    face_value,
    gold_face,
    guarded,
    shield,
)
from .rules_boss import helps
from .rules_boss_actions import main_combat
from .rules_wants import FOR_CHAMPION, FOR_NOTHING, sought
from .state import BENT, Skirmish

#: What an effect is worth for each of its strength, in tenths of a point of combat, by its number
#: in `cards`: combat for each of something (1 to 4), healing, discards, stuns, sacrifices, cards
#: exchanged, and the rest.
_EFFECTS: Final = (8, 17, 11, 6, 13, 11, 16, 31, 23, 11, 8, 12, 11, 7, 7, 10, 5, 5, 5)
#: When so few turns are left, gold buys little that will still be drawn.
_LATE: Final = 4
#: What a card is worth that is drawn in the place of one that was sacrificed, in parts `OF_WORTH`.
_ANOTHER: Final = 5000
#: The parts of a point of combat that `worth`, `threat` and `_gain` count.
OF_WORTH: Final = 2000
OF_THREAT: Final = 10
OF_GAIN: Final = 4400
#: Less than anything is worth.
_NEVER: Final = -(1 << 30)


def policy(g: Skirmish, ask: Ask, rng: Rng) -> int:
    """Return one of the words of a question: what a sensible player says."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    found = weights(g, 0, ask.prompt, words)
    most = max(found)
    best = [word for word, weight in zip(words, found, strict=True) if weight == most]
    return best[0] if len(best) == 1 else rng.choice(best)


def weights(g: Skirmish, _seat: int, prompt: int, words: list[int]) -> list[int]:
    """List how good each word is; exactly one has the first place, of equals the least word."""
    found = _weigh(g, prompt, words)
    best = 0
    for i in range(1, len(words)):
        if found[i] > found[best] or (found[i] == found[best] and words[i] < words[best]):
            best = i
    found[best] += 1
    return found


def _weigh(g: Skirmish, prompt: int, words: list[int]) -> list[int]:
    """List how good each word is, judged by what is asked."""
    if prompt == w.P_MAIN:
        return _main(g, words)
    if prompt == w.P_BEHAVIOUR:
        return _behaviour(g, words)
    if prompt == w.P_CHOOSE:
        return [_liking(g, w.A[word]) for word in words]
    if prompt == w.P_SCRAP:
        return [_riddance(g, word) for word in words]
    if prompt == w.P_ABSORB:
        return _absorb(g, words)
    if prompt == w.P_ABSORB_GUARD:
        return [OF_WORTH * shield(g, w.A[word]) - worth(g, w.A[word]) for word in words]
    if prompt == w.P_PAY or prompt == w.P_COMMIT:
        return [w.A[word] for word in words]
    if prompt == w.P_GUARD or prompt == w.P_FORCED:
        return [threat(g, w.A[word]) - 6 * shield(g, w.A[word]) for word in words]
    if prompt == w.P_TILT or prompt == w.P_GRAK:
        return [_NEVER if word == PASS else threat(g, w.A[word]) for word in words]
    if prompt == w.P_PREPARE or prompt == w.P_TOPDECK:
        return [_NEVER if word == PASS else worth(g, w.A[word]) for word in words]
    if prompt in _OF_THE_HERO:
        return [-worth(g, w.A[word]) for word in words]
    if prompt in _OF_THE_BOSS:
        return [-threat(g, w.A[word]) for word in words]
    return [-i for i in range(len(words))]


#: What the hero gives up, or throws out of the market: the card that is worth least to him.
_OF_THE_HERO: Final = (w.P_DISCARD, w.P_LOSE, w.P_LEAN, w.P_DROP)
#: What the Boss gets where several cards suit him: the one that threatens least.
_OF_THE_BOSS: Final = (w.P_REINFORCE, w.P_MARKET, w.P_BUY, w.P_VARRICK, w.P_LOOT)


# -- what cards are worth -------------------------------------------------------------------------


def left(g: Skirmish) -> int:
    """Count the turns of the hero that are left, this one included."""
    return max(len(g.gems), 1)


def ability_worth(g: Skirmish, at: int) -> int:
    """Score what an ability does once, in tenths of a point of combat."""
    if at == 0:
        return 0
    gold = 1 if left(g) < _LATE else 13
    points = gold * g.numbers[at + IN_GOLD] + 10 * g.numbers[at + IN_COMBAT]
    points += 6 * g.numbers[at + IN_HEALTH] + 23 * g.numbers[at + DRAWS]
    return points + _EFFECTS[g.numbers[at + EFFECT]] * min(g.numbers[at + STRENGTH], 3)


def worth(g: Skirmish, card: int) -> int:
    """Score a card for the hero each time it comes to the hand, in parts `OF_WORTH`."""
    value = 200 * ability_worth(g, MAIN[card])
    if w.EITHER_OR[card]:
        value = value * 8 // 10
    value += _ally_worth(g, card) + 97 * ability_worth(g, SACRIFICED[card])
    if w.IS_CHAMPION[card]:
        value = value * 21 // 10 + 880 * shield(g, card)
    return value


def _ally_worth(g: Skirmish, card: int) -> int:
    """Score an ally ability, in parts `OF_WORTH`: more with each owned card of its faction."""
    if SECOND[card] == 0:
        return 0
    company = count_faction(g.owned, w.FACTION[card])
    return 2 * min(17 + 22 * company, 67) * ability_worth(g, SECOND[card])


def threat(g: Skirmish, card: int) -> int:
    """Score what a card does for the Boss, in parts `OF_THREAT`."""
    at = MAIN[card]
    once = 10 * g.numbers[at + IN_COMBAT] + 6 * g.numbers[at + IN_HEALTH] + 20 * draws(g, at)
    if g.numbers[at + EFFECT] == DISCARDS or g.numbers[at + EFFECT] == STUNS:
        once += 20
    once += 8 * g.numbers[at + IN_GOLD]
    if w.IS_CHAMPION[card]:
        return 3 * once + 7 * shield(g, card) + 14
    return once


# -- the behaviour card ---------------------------------------------------------------------------


def next_attack(g: Skirmish) -> int:
    """Return the Boss's attack with the cards that lie in its zone now."""
    blow = main_combat(g, boss_card(g), HIMSELF)
    for i, card in enumerate(g.zone):
        if g.lies[i] & BENT == 0:
            blow += main_combat(g, card, INSIDE)
        if helps(g, i):
            blow += boss_combat(g, SECOND[card], card, INSIDE)
    return max(blow + (-face_value(g) if gold_face(g) else face_value(g)), 0)


def loot(g: Skirmish) -> int:
    """Score what the market will give the Boss as it lies now, in parts `OF_THREAT`."""
    if not gold_face(g):
        found = sought(g, FOR_CHAMPION, 0)
        if len(found) > 0:
            return min([threat(g, card) for card in found])
    found = sought(g, FOR_NOTHING, 0)
    if len(found) > 0:
        return min([threat(g, card) for card in found])
    return OF_THREAT * (5 + face_value(g)) if gold_face(g) else 0


def _behaviour(g: Skirmish, words: list[int]) -> list[int]:
    """Score each face, lower for more danger from the Boss, higher if a champion falls."""
    found: list[int] = []
    face = g.face
    for word in words:
        g.face = w.A[word]
        danger = OF_THREAT * next_attack(g) + 12 * loot(g) // 10
        if attack_face(g) and len(g.zone) > 0 and not guarded(g):
            danger -= 9 * OF_THREAT // 2
        found.append(-danger)
    g.face = face
    return found


# -- the main phase -------------------------------------------------------------------------------

#: By verb, what comes first in the main phase: play, ally abilities, expend, banish; the rest.
_FIRST: Final = (w.PLAY.id, w.ALLY.id, w.EXPEND.id, w.BANISH.id)
_RANK: Final = tuple(
    _FIRST.index(verb) if verb in _FIRST else len(_FIRST) for verb in range(len(w.V.verbs) + 1)
)


def _main(g: Skirmish, words: list[int]) -> list[int]:
    """Choose the first that is possible: play, use, discard, buy, sacrifice, attack, finish."""
    first = min([_RANK[w.VERB[word]] for word in words])
    if first < len(_FIRST):
        return [
            _order(g, first, w.A[word]) if _RANK[w.VERB[word]] == first else _NEVER
            for word in words
        ]
    found = [_gain(g, w.A[word]) if w.VERB[word] == w.BUY.id else 0 for word in words]
    most = max(found)
    if most > 0:
        found[found.index(most)] += 1
        return found
    for word in words:
        if w.VERB[word] == w.SACRIFICE.id and _is_time_to_sacrifice(g, w.A[word]):
            return [int(other == word) for other in words]
    last = w.ATTACK if w.ATTACK in words else w.FINISH
    return [int(word == last) for word in words]


def _order(g: Skirmish, first: int, card: int) -> int:
    """Score which card goes first in the main phase.

    Champions, then cards that draw, then the rest, those that count others last; of the Boss's
    champions the one that threatens most is discarded.
    """
    if first == 3:
        return threat(g, card)
    if first == 1:
        return 10 * draws(g, SECOND[card])
    at = MAIN[card]
    if first == 2:
        return 10 * draws(g, at) - (5 if w.EITHER_OR[card] else 0)
    if w.IS_CHAMPION[card]:
        return 100
    what = g.numbers[at + EFFECT]
    return 10 * draws(g, at) - (50 if what == PER_CHAMPION or what == HEALS_PER_CHAMPION else 0)


def _gain(g: Skirmish, card: int) -> int:
    """Score what it is worth to take a card, in parts `OF_GAIN`, 0 at least.

    It counts what the card does for the hero in the turns left, and that the Boss does not get it:
    the cards of its faction help one another, as the document says [hero-realms:advice] (HR-24h).
    """
    if card == w.FIRE_GEM:
        few = g.owned.count(w.FIRE_GEM) < 2
        return 4300 if g.turns <= 3 and few and len(g.gems) > 12 else 0
    value = (worth(g, card) - 3400) * min(left(g) - 1, 3)
    if w.FACTION[card] == w.FACTION[boss_card(g)]:
        value += 363 * threat(g, card)
    elif w.IS_CHAMPION[card]:
        value += 59 * threat(g, card)
    return max(value, 0)


def _is_time_to_sacrifice(g: Skirmish, card: int) -> bool:
    """Return whether a sacrifice wins, or brings more than the card would in the turns left.

    What it brings: the combat that reaches the Boss, and the effect. What the card would bring: as
    much as it is better than the card that would be drawn in its place, about every third turn.
    """
    at = SACRIFICED[card]
    through = g.combat + g.numbers[at + IN_COMBAT] - shield(g, boss_card(g))
    if through >= g.boss_health:
        return True
    now = 2620 * max(min(g.numbers[at + IN_COMBAT], through), 0)
    now += 200 * _EFFECTS[g.numbers[at + EFFECT]] * int(g.numbers[at + STRENGTH] > 0)
    later = 200 * ability_worth(g, MAIN[card]) + _ally_worth(g, card) - _ANOTHER
    return 100 * now > 34 * later * min(left(g) - 1, 6)


# -- what abilities ask ---------------------------------------------------------------------------


def _liking(g: Skirmish, kind: int) -> int:
    """Score what to take: health when there is little of it, gold early, combat later."""
    if kind == w.GIVES_HEALTH:
        return 4 if g.health < 20 else 0
    if kind == w.GIVES_GOLD:
        return 3 if g.turns <= 4 else 1
    return 2


def _riddance(g: Skirmish, word: int) -> int:
    """Score a card to sacrifice: starting cards, rather of the discard pile; Dagger, then Gold.

    Then the Shortsword; cards that were bought come after passing, the better the later.
    """
    if word == PASS:
        return 0
    here = 300 * int(w.A[word] == w.FROM_DISCARD)
    card = w.B[word]
    if card == w.DAGGER:
        return 5400 + here
    if card == w.GOLD:
        return 3600 + here - 20 * left(g)
    return 1900 + here if card == w.SHORTSWORD else -1260 - worth(g, card)


# -- the Boss's attack ----------------------------------------------------------------------------


def _absorb(g: Skirmish, words: list[int]) -> list[int]:
    """Score which champion to give up to the attack; passing is best while health is high.

    The first to go is the one that takes most of the attack.
    """
    found = [(shield(g, w.A[word]) << 20) - worth(g, w.A[word]) for word in words]
    best = 0
    for i, word in enumerate(words):
        if word == PASS:
            found[i] = _NEVER
        if found[i] > found[best]:
            best = i
    card = w.A[words[best]]
    cheap = 10 * OF_WORTH * shield(g, card) > 15 * worth(g, card)
    if g.health - g.blow >= 6 and not cheap and PASS in words:
        found[words.index(PASS)] = -_NEVER
    return found


# -- what the planner asks (see heroon.kernel.heuristics) -----------------------------------------


#: Each word is played on to the end: how a position looks some turns later tells too little.
#: Up to 24 worlds; the bot `search` thinks no more.
EFFORT: Final = Effort(turns=20, each=8, words=2000, margin=6)

#: For the policy, which draws nothing: no two words share its first place.
_NO_CHANCE: Final = Rng(0)
#: What is done without a thought: more of it would only be more to try.
_AT_ONCE: Final = (w.PLAY.id, w.ALLY.id, w.EXPEND.id)
#: What is weighed in the main phase, against the attack or the end of the turn.
_WEIGHED: Final = (w.BUY.id, w.SACRIFICE.id, w.BANISH.id)


def lines(g: Skirmish, ask: Ask) -> list[list[int]]:
    """List the words to weigh at a question, the policy's own first."""
    first = policy(g, ask, _NO_CHANCE)
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
    """Return the policy's word."""
    return [policy(g, ask, _NO_CHANCE)]


def settle(_g: Skirmish, _rng: Rng) -> bool:
    """Return True: chance is asked as it comes, so that sampled worlds differ."""
    return True


def chapter(_g: Skirmish) -> int:
    """Return 0: a game is not divided into chapters."""
    return 0


def worth_of(g: Skirmish) -> int:
    """Score a position from 0 to 1000: won or lost, and how clearly, or in between.

    In between health, time and the cards of both sides count.
    """
    if len(g.result) > 0:
        won = g.result[0] > 0
        return min(900 + 4 * len(g.gems), 1000) if won else max(60 - g.boss_health, 0)
    points = 7 * min(g.health, 60) - 10 * max(20 - g.health, 0) - 12 * g.boss_health
    points += 10 * len(g.gems)
    points += 8 * sum([worth(g, card) for card in g.owned]) // OF_WORTH
    points += 10 * sum([worth(g, card) for card in g.champions]) // OF_WORTH
    points -= 8 * sum([threat(g, card) for card in g.zone]) // OF_THREAT
    return max(100, min(440 + points * 22 // 100, 850))


def progress(g: Skirmish) -> tuple[int, int, str]:
    """Return how many Bosses are beaten (0 or 1), of how many, and the name of this one."""
    won = int(bool(g.result) and g.result[0] > 0)
    return won, 1, w.BOSSES.by_value[g.boss]


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Skirmish]] = Heuristics(
    policy=policy,
    weights=weights,
    planning=Planning(lines, reply, settle, chapter, worth_of, effort=EFFORT, deep=EFFORT),
    progress=progress,
)
