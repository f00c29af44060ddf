"""Hero Realms solo: what the Boss would do in his next turn, with the cards that lie there now.

The rules themselves play the turn, in the position that the view shows.  The cards that nobody
has seen are blank at first: what no blank card can change is certain.  Where cards are
alike to the Boss and the hero will choose, every course is followed.  Where an unseen card can
change something, the turn is also tried with unseen cards dealt at random, as often as `TRIES`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.cards import BOSS_DRAWS, COST_OF, MAIN
from heroon.games.hero_realms.heuristics import policy
from heroon.games.hero_realms.piles import gold_face, has_power
from heroon.games.hero_realms.seen import end_now, position_of
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Ask, GameSpec, Machine, Rng, View
from heroon.kernel.ask import NATURE
from heroon.kernel.log import Log

from .courses import Course, Way

#: A turn with unseen cards is tried so often.
TRIES: Final = 40
#: More courses than that are not followed: the numbers of so many tell enough.
_MOST: Final = 64
#: A card that nobody has seen, as long as it is blank: it does nothing, and nobody can pay for it.
_BLANK: Final = w.FIRE_GEM
_DEAR: Final = 9999
#: The hero has cards enough to discard, and health enough to see the end of the turn.
_HAND: Final = 20
_HEALTH: Final = 9000
#: Ways to answer that make no difference to the Boss.
_ALIKE: Final = (w.P_LOSE, w.P_LEAN)
_AFTER: Final = (w.P_BEHAVIOUR, w.P_ABSORB, w.P_ABSORB_GUARD)


class Foreseen(NamedTuple):
    """All courses under one behaviour card; without any the clock runs out first.

    `helpers` are the champions one of which comes as a reinforcement.  `tries` are turns played
    with unseen cards dealt at random; none where these can change nothing.
    """

    face: int
    courses: tuple[Course, ...]
    helpers: tuple[int, ...]
    tries: tuple[Course, ...]
    limited: bool

    @property
    def sure(self) -> bool:
        """Whether no unseen card can change anything."""
        return all(course.sure for course in self.courses)

    @property
    def sure_market(self) -> bool:
        """Whether no unseen card can change what he does at the market."""
        return all(course.sure_market for course in self.courses)

    @property
    def sure_draw(self) -> bool:
        """Whether he is certain to draw, and one card alone."""
        return self.limited and all(course.sure_draw for course in self.courses)

    @property
    def attacks(self) -> tuple[int, int]:
        """The smallest and the greatest attack, as far as it was seen."""
        found = [course.attack for course in self.tries or self.courses]
        return min(found), max(found)


#: What was foreseen lately, by view and face, with the card data that it was foreseen with.
_LATELY: Final[dict[tuple[View, int], tuple[Any, Foreseen]]] = {}
_KEPT: Final = 32


def foresee(view: View, spec: GameSpec[Any], face: int) -> Foreseen:
    """What the Boss would do under this behaviour card if the hero's turn ended now."""
    numbers, found = _LATELY.get((view, face), (None, None))
    if found is None or numbers is not spec.numbers:
        found = _foresee(view, spec, face)
        while len(_LATELY) >= _KEPT:
            _LATELY.pop(next(iter(_LATELY), (view, face)), None)
        _LATELY[view, face] = spec.numbers, found
    return found


def _foresee(view: View, spec: GameSpec[Any], face: int) -> Foreseen:
    g = position_of(view, spec)
    end_now(g, face)
    limited = g.numbers[BOSS_DRAWS] == 1 and not has_power(g, w.BORG)
    if len(g.gems) <= 1:
        return Foreseen(face, (), (), (), limited)
    g.hand, g.health = [w.GOLD] * _HAND, _HEALTH
    least = min((g.numbers[COST_OF[card]] for card in g.stock), default=_DEAR)
    ways = [machine.way(least) for machine in _ways(spec, _blank(spec, g))]
    courses = tuple(way.course(gold=gold_face(g)) for way in ways)
    helpers = tuple(sorted({card for way in ways for card in way.helpers}))
    found = Foreseen(face, courses, helpers, (), limited)
    return found if found.sure else found._replace(tries=_tries(spec, g, least))


def _blank(spec: GameSpec[Any], g: Skirmish) -> Skirmish:
    """The same with a market deck of blank cards."""
    other = _told_anew(spec, g)
    other.numbers = list(g.numbers)
    other.numbers[COST_OF[_BLANK]] = _DEAR
    for at in range(MAIN[_BLANK], MAIN[_BLANK] + 6):
        other.numbers[at] = 0
    other.stock = [_BLANK] * len(g.stock)
    return other


def _told_anew(spec: GameSpec[Any], g: Skirmish) -> Skirmish:
    """Another position like it, in which nothing has been told yet."""
    other: Skirmish = spec.copy(g)
    other.log = Log()
    return other


# -- playing the turn -----------------------------------------------------------------------------


class _Machine(Machine[Skirmish]):
    """A machine that counts what is asked on its way."""

    def __init__(self, spec: GameSpec[Any], g: Skirmish, sheds: int = 0, helped: bool = False):
        super().__init__(spec, g)
        self.sheds, self.helped = sheds, helped

    def split(self) -> _Machine:
        """Another one at the same place."""
        g = _told_anew(self.spec, self.g)
        assert g.log is not None and self.g.log is not None
        g.log.events = list(self.g.log.events)
        other = _Machine(self.spec, g, self.sheds, self.helped)
        other.begin()
        return other

    def way(self, least: int) -> Way:
        """The turn as it was played; `least` is what the cheapest unseen card costs."""
        return Way(self.g, self.sheds, self.helped, least)

    @property
    def done(self) -> bool:
        """Whether the Boss has attacked, or the game is over."""
        ask = self.ask
        return ask is None or (ask.seats != NATURE and ask.prompt in _AFTER)


def _ways(spec: GameSpec[Any], g: Skirmish) -> Iterator[_Machine]:
    """The turn with every way in which the hero chooses, and every reinforcement."""
    first = _Machine(spec, g)
    first.begin()
    todo, found = [first], 0
    while todo and found < _MOST:
        machine = todo.pop()
        while not machine.done:
            words = _branches(machine)
            for word in words[:0:-1]:
                other = machine.split()
                other.answer(word)
                todo.append(other)
            machine.answer(words[0])
        found += 1
        yield machine


def _branches(machine: _Machine) -> list[int]:
    """The answers that are followed: all that make a difference to the Boss."""
    ask = machine.ask
    assert ask is not None
    words = list(dict.fromkeys(ask.words))
    if ask.seats == NATURE:
        machine.helped |= ask.prompt == w.REINFORCEMENT and len(words) > 1
        return words
    machine.sheds += ask.prompt == w.P_GRAK and len(words) > 1
    return words[:1] if ask.prompt in _ALIKE else words


def _tries(spec: GameSpec[Any], g: Skirmish, least: int) -> tuple[Course, ...]:
    """The turn with unseen cards dealt at random; where the hero chooses, his policy does."""
    rng = Rng(1)
    out = []
    for _ in range(TRIES):
        machine = _Machine(spec, _told_anew(spec, g))
        machine.begin()
        while not machine.done:
            machine.answer(_likely(machine, rng))
        out.append(machine.way(least).course(gold=False))
    return tuple(out)


def _likely(machine: _Machine, rng: Rng) -> int:
    ask = machine.ask
    assert ask is not None
    if ask.seats == NATURE:
        return rng.choice(ask.words)
    machine.sheds += ask.prompt == w.P_GRAK and len(ask.words) > 1
    return policy(machine.g, Ask(1, ask.prompt, ask.words), rng)
