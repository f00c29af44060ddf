"""Hero Realms solo: what the Boss would do next turn, with the cards that lie there now.

The rules play the turn on from the position that the view shows, and their events are read.  Where
cards are alike to the Boss and the hero will choose, every course is followed.  What comes after
chance was asked is not certain: then the turn is played `TRIES` times with unseen cards dealt at
random, and it is told how often what came.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from heroon.board.ahead import Ahead, every_way, tried
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.cards import BOSS_DRAWS, COST_OF
from heroon.games.hero_realms.heuristics import policy
from heroon.games.hero_realms.piles import gold_face, has_power
from heroon.games.hero_realms.seen import end_now, position_of
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Ask, GameSpec, Rng, View
from heroon.kernel.ask import NATURE

from .courses import BossCourse, Gain, PlayedTurn

#: How often a turn with unseen cards is tried.
TRIES: Final = 40
#: The most courses that are followed: so many tell enough.
_MOST: Final = 64
#: A price that nobody can pay, for where there is no unseen card.
_DEAR: Final = 9999
#: The hero's cards and health in the trial: enough to discard, and to live through the turn.
_HAND: Final = 20
_HEALTH: Final = 9000
#: Questions whose answers make no difference to the Boss.
_ALIKE: Final = (w.P_LOSE, w.P_LEAN)
_AFTER: Final = (w.P_BEHAVIOUR, w.P_ABSORB, w.P_ABSORB_GUARD)
_HERO: Final = 1


class Foreseen(NamedTuple):
    """The Boss's next turn under one behaviour card; without any course the clock runs out first.

    `courses` are the ways it may go by what the hero chooses and which reinforcement comes, with
    unseen cards dealt once; `tries` are turns with unseen cards dealt anew in each, none where
    these can change nothing.  `helpers` are the champions one of which comes as a reinforcement.
    """

    face: int
    courses: tuple[BossCourse, ...]
    helpers: tuple[int, ...]
    tries: tuple[BossCourse, ...]
    limited: bool

    @property
    def sure(self) -> bool:
        """Whether no unseen card can change anything of the turn."""
        return all(course.sure for course in self.courses)

    @property
    def sure_market(self) -> bool:
        """Whether no unseen card can change what the Boss does at the market."""
        return all(course.sure_market for course in self.courses)

    @property
    def sure_draw(self) -> bool:
        """Whether the Boss surely draws exactly one card."""
        return self.limited and all(course.sure_draw for course in self.courses)

    @property
    def gains(self) -> list[Gain]:
        """The combat that comes in every course and every try."""
        first, *others = (*self.courses, *self.tries)
        common = Counter(first.gains)
        for course in others:
            common &= Counter(course.gains)
        return list(common.elements())

    @property
    def bought(self) -> list[int]:
        """The cards that the Boss buys in any course; with tries, those bought in every one."""
        if not self.tries:
            return list(dict.fromkeys(card for c in self.courses for card in c.bought))
        ways = [course.bought for course in (*self.courses, *self.tries)]
        return [card for card in ways[0] if all(card in way for way in ways)]

    @property
    def attacks(self) -> tuple[int, int]:
        """The smallest and the greatest attack, as far as it was seen."""
        found = [course.attack for course in self.tries or self.courses]
        return min(found), max(found)


#: What was foreseen lately, by view and face, with the card data that it was foreseen with.
_LATELY: Final[dict[tuple[View, int], tuple[Any, Foreseen]]] = {}
_KEPT: Final = 32


def foresee(view: View, spec: GameSpec[Any], face: int) -> Foreseen:
    """Play on what the Boss would do under this behaviour card if the hero's turn ended now."""
    numbers, found = _LATELY.get((view, face), (None, None))
    if found is None or numbers is not spec.numbers:
        found = _foresee(view, spec, face)
        while len(_LATELY) >= _KEPT:
            _LATELY.pop(next(iter(_LATELY), (view, face)), None)
        _LATELY[view, face] = spec.numbers, found
    return found


def _foresee(view: View, spec: GameSpec[Any], face: int) -> Foreseen:
    g: Skirmish = position_of(view, spec)
    end_now(g, face)
    limited = g.numbers[BOSS_DRAWS] == 1 and not has_power(g, w.BORG)
    if len(g.gems) <= 1:
        return Foreseen(face, (), (), (), limited)
    g.hand, g.health = [w.GOLD] * _HAND, _HEALTH
    least = min((g.numbers[COST_OF[card]] for card in g.stock), default=_DEAR)
    start, rng = Ahead(spec, g), Rng(1)
    ways = [_way(one, least) for one in every_way(start.parted(), _done, _Answers(Rng(2)), _MOST)]
    courses = tuple(way.course(gold=gold_face(g)) for way in ways)
    helpers = tuple(sorted({card for way in ways for card in way.helpers}))
    found = Foreseen(face, courses, helpers, (), limited)
    if found.sure:
        return found
    worlds = tried(start, _done, lambda one: _likely(one, rng), TRIES)
    return found._replace(tries=tuple(_way(one, least).course(gold=False) for one in worlds))


def _way(one: Ahead[Skirmish], least: int) -> PlayedTurn:
    """Read a turn as it was played; `least` is the price of the cheapest unseen card."""
    sheds = one.many(w.P_GRAK, _HERO)
    helped = one.many(w.REINFORCEMENT, NATURE) > 0
    return PlayedTurn(one.told, w.BOSS_CARD[one.g.boss], sheds, helped, least)


def _done(one: Ahead[Skirmish]) -> bool:
    """Return whether the Boss has attacked, or the game is over."""
    ask = one.ask
    return ask is None or (ask.seats != NATURE and ask.prompt in _AFTER)


class _Answers:
    """The answers to be followed at a question: all that matter to the Boss.

    Of unseen cards one is drawn at random.
    """

    def __init__(self, rng: Rng):
        self._rng = rng

    def __call__(self, one: Ahead[Skirmish]) -> list[int]:
        assert one.ask is not None
        if one.chance and one.ask.prompt != w.REINFORCEMENT:
            return [self._rng.choice(one.ask.words)]
        return one.choices[:1] if one.ask.prompt in _ALIKE and not one.chance else one.choices


def _likely(one: Ahead[Skirmish], rng: Rng) -> int:
    """Choose at random which unseen card comes; where the hero chooses, ask his policy."""
    ask = one.ask
    assert ask is not None
    if one.chance:
        return rng.choice(ask.words)
    return policy(one.g, Ask(_HERO, ask.prompt, ask.words), rng)
