"""Hero Realms solo: what the Boss would do in his next turn, with the cards that lie there now.

A pure reckoning on what the view shows.  What nobody can know is not foreseen: the cards that he
draws, those that refill the market while he takes and buys, and which stunned champion comes as
a reinforcement.  Where cards are alike to him and the hero will choose, every course is reckoned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms.cards import (
    BOSS_DRAWS,
    BOSS_GOLD,
    CYCLES,
    DISCARDS,
    HEALS_PER_CHAMPION,
    MAY_TOPDECK,
    PER_CHAMPION,
    PER_OTHER_CHAMPION,
    PER_OTHER_GUARD,
    PER_OTHER_OF_FACTION,
    SECOND,
    STUNS,
    TOPDECKS_CHAMPION,
)
from heroon.games.hero_realms.words import EITHER_OR, FACTION, IS_ACTION, IS_CHAMPION
from heroon.kernel import GameSpec, View

from . import hero_realms_words as wording
from .hero_realms_words import Ability, ability, cost, main_of

#: More courses than that are not followed: the numbers of so many tell enough.
_MOST: Final = 64
#: What the Boss does at the market.
TAKES: Final = "take"
GETS_GOLD: Final = "gold"
DROPS: Final = "drop"
NOTHING: Final = "nothing"


class Gain(NamedTuple):
    """Combat that a card gives, by its ally ability or by its main one."""

    card: int
    points: int
    ally: bool


class Course(NamedTuple):
    """One course of the Boss's turn."""

    market: str
    card: int
    market_gold: int
    bought: tuple[int, ...]
    draws: int
    health: int
    discards: int
    tilts: int
    gains: tuple[Gain, ...]
    attack: int


class Foreseen(NamedTuple):
    """All courses under one behaviour card; without any the clock runs out first.

    `helpers` are the champions one of which comes as a reinforcement; a single one is reckoned.
    """

    face: int
    courses: tuple[Course, ...]
    helpers: tuple[int, ...]

    @property
    def attacks(self) -> tuple[int, int]:
        """The smallest and the greatest attack."""
        found = [course.attack for course in self.courses]
        return min(found), max(found)


class _Side:
    """The Boss's side of the table in the middle of his turn."""

    __slots__ = (
        "allied",
        "bent",
        "bought",
        "discards",
        "draws",
        "gains",
        "gold",
        "health",
        "pile",
        "row",
        "stunned",
        "tilts",
        "zone",
    )

    def __init__(self) -> None:
        self.zone: list[int] = []
        self.bent: list[bool] = []
        self.row: list[int] = []
        self.pile: list[int] = []
        self.stunned: list[int] = []
        self.bought: list[int] = []
        self.gains: list[Gain] = []
        self.gold = self.health = self.draws = self.discards = self.tilts = 0

    def copy(self) -> _Side:
        """Another one for another course."""
        other = _Side()
        for name in ("zone", "bent", "row", "pile", "stunned", "bought", "gains"):
            setattr(other, name, list(getattr(self, name)))
        other.gold, other.health, other.draws = self.gold, self.health, self.draws
        other.discards, other.tilts = self.discards, self.tilts
        return other

    def arrive(self, which: int) -> None:
        """A card comes into the zone, upright."""
        self.zone.append(which)
        self.bent.append(False)

    @property
    def acting(self) -> list[int]:
        """The cards of the zone that act: those that are upright."""
        return [c for c, bent in zip(self.zone, self.bent, strict=True) if not bent]


def foresee(view: View, spec: GameSpec[Any], face: int) -> Foreseen:
    """What the Boss would do under this behaviour card."""
    return _Foresight(view, spec, face).run()


class _Foresight:
    """A game, a Boss and a face; the steps of his turn."""

    def __init__(self, view: View, spec: GameSpec[Any], face: int):
        self.view, self.spec, self.face = view, spec, face
        _, self.boss = wording.boss_of(view)
        self.gold = wording.is_gold_face(face)
        self.value = wording.face_value(face, spec)

    def run(self) -> Foreseen:
        """His turn, step by step."""
        side = self._lay_out()
        gems = self.view.area("gems").pieces
        if len(gems) <= 1:
            return Foreseen(self.face, (), ())
        helpers = self._helpers(side) if "reversed" in gems[0].marks else ()
        old = list(zip(side.zone, side.bent, strict=True))
        if len(helpers) == 1:
            side.arrive(helpers[0])
            if not side.stunned:
                side.row.remove(helpers[0])
        self._secondary(side, [c for c, bent in old if not bent])
        courses = tuple(islice(self._market(side), _MOST))
        return Foreseen(self.face, courses, helpers)

    def _lay_out(self) -> _Side:
        side = _Side()
        card = wording.card
        for piece in self.view.area("zone").pieces:
            side.zone.append(card(piece.face))
            side.bent.append("tilted" in piece.marks)
        side.row = [card(p.face) for p in self.view.area("row").pieces if p.face]
        side.pile = [card(p.face) for p in self.view.area("sacrifice").pieces]
        side.stunned = [card(p.face) for p in self.view.area("stunned").pieces]
        return side

    # -- 1 and 2 -----------------------------------------------------------------------------

    def _helpers(self, side: _Side) -> tuple[int, ...]:
        """The champions one of which comes as a reinforcement."""
        if side.stunned:
            return tuple(dict.fromkeys(side.stunned))
        champions = [c for c in side.row if IS_CHAMPION[c]]
        return self._best(champions, lambda c: cost(c, self.spec))

    def _secondary(self, side: _Side, old: list[int]) -> None:
        """Ally abilities, of his own card and of the upright champions of earlier turns."""
        for i, which in enumerate((self.boss, *old)):
            if not SECOND[which] or self._friends(side, which) < 2:
                continue
            given = ability(SECOND[which], self.spec)
            combat = self._combat(side, which, given, himself=i == 0)
            if combat:
                side.gains.append(Gain(which, combat, True))
            side.gold += given.gold
            side.health += self._heals(side, given)
            side.draws += given.draws + (given.strength if given.effect == CYCLES else 0)
            self._losses(side, given)

    def _friends(self, side: _Side, which: int) -> int:
        """How many cards of its faction the Boss has, his own one counted."""
        return sum(FACTION[c] == FACTION[which] for c in (self.boss, *side.zone))

    def _losses(self, side: _Side, given: Ability) -> None:
        if given.effect == DISCARDS:
            side.discards += given.strength
        elif given.effect == STUNS:
            side.tilts += given.strength

    # -- 3 -----------------------------------------------------------------------------------

    def _market(self, side: _Side) -> Iterator[Course]:
        """What he does at the market, and then the rest of his turn."""
        what, cards = self._wish(side)
        if what == GETS_GOLD:
            points = self._number(BOSS_GOLD) + self.value
            side.gold += points
            yield from self._act(side, (what, 0, points))
        elif not cards:
            yield from self._act(side, (NOTHING, 0, 0))
        for which in cards:
            other = side.copy()
            other.row.remove(which)
            if what == TAKES:
                other.arrive(which)
            else:
                other.pile.append(which)
            yield from self._act(other, (what, which, 0))

    def _wish(self, side: _Side) -> tuple[str, tuple[int, ...]]:
        """What he wants of the market, and the cards that are alike to him."""
        own = [c for c in side.row if FACTION[c] == FACTION[self.boss]]
        if self.gold:
            return (TAKES, self._best(own, self._merit)) if own else (GETS_GOLD, ())
        friends = {FACTION[c] for c in (self.boss, *side.zone)}
        champions = [c for c in side.row if IS_CHAMPION[c] and FACTION[c] in friends]
        limit = main_of(self.boss, self.spec).combat + self.value
        strict = wording.rule(self.view, "dear_market", "next") == "nothing"
        for cards in (champions, own):
            cheap = [c for c in cards if cost(c, self.spec) <= limit]
            if cheap:
                return TAKES, self._best(cheap, self._merit)
            if cards and strict:
                return NOTHING, ()
        return DROPS, self._best(side.row, lambda c: cost(c, self.spec))

    def _best(self, cards: Iterable[int], merit: Any) -> tuple[int, ...]:
        """Of these cards each of the best ones once."""
        found = sorted(set(cards))
        most = max(map(merit, found), default=0)
        return tuple(c for c in found if merit(c) == most)

    def _rank(self, which: int) -> int:
        given = main_of(which, self.spec)
        per = PER_CHAMPION <= given.effect <= PER_OTHER_OF_FACTION
        if IS_CHAMPION[which] or given.combat or per:
            return 1
        if given.health or given.effect == HEALS_PER_CHAMPION:
            return 2
        return 3 if given.gold else 4

    def _own(self, which: int) -> bool:
        return FACTION[which] == FACTION[self.boss]

    def _merit(self, which: int) -> tuple[int, bool, int]:
        """How much he wants a card in step 3: its kind, his faction, its cost."""
        return -self._rank(which), self._own(which), cost(which, self.spec)

    # -- 5 -----------------------------------------------------------------------------------

    def _act(self, side: _Side, market: tuple[str, int, int]) -> Iterator[Course]:
        """Searches, draws, health, gold; then he buys."""
        side.draws += main_of(self.boss, self.spec).draws
        side.draws += sum(main_of(c, self.spec).draws for c in side.acting)
        for one in self._search(side, list(side.acting)):
            one.health += self._main_health(one, self.boss)
            one.gold += self._main_gold(self.boss)
            for which in one.acting:
                one.health += self._main_health(one, which)
                one.gold += self._main_gold(which)
            yield from self._buy(one, market)

    def _search(self, side: _Side, todo: list[int]) -> Iterator[_Side]:
        """Varrick and Smash and Grab look through the sacrifice pile, each once."""
        if not todo:
            yield side
            return
        which, *rest = todo
        what = main_of(which, self.spec).effect
        found: tuple[int, ...] = ()
        if what == TOPDECKS_CHAMPION:
            both = wording.rule(self.view, "varrick_pile", "sacrifice") == "both"
            pile = [*side.pile, *(side.stunned if both else ())]
            pile = [c for c in pile if IS_CHAMPION[c] and c != which]
            found = self._best(pile, lambda c: cost(c, self.spec))
        elif what == MAY_TOPDECK:
            most = cost(which, self.spec)
            pile = [c for c in side.pile if IS_ACTION[c] and cost(c, self.spec) <= most]
            found = self._best(pile, lambda c: cost(c, self.spec))
        if not found:
            yield from self._search(side, rest)
        for other in found:
            one = side.copy()
            (one.pile if other in one.pile else one.stunned).remove(other)
            if what == TOPDECKS_CHAMPION:
                i = next(i for i, c in enumerate(one.zone) if c == which and not one.bent[i])
                one.pile.append(one.zone.pop(i))
                one.bent.pop(i)
            one.arrive(other)
            one.draws += main_of(other, self.spec).draws
            yield from self._search(one, rest)

    def _buy(self, side: _Side, market: tuple[str, int, int]) -> Iterator[Course]:
        """He buys until nothing of what lies there can be paid; each card acts at once."""
        cheap = [c for c in side.row if cost(c, self.spec) <= side.gold]
        if not cheap:
            yield self._attack(side, market)
            return

        def merit(which: int) -> tuple[bool, bool, int, int]:
            price = cost(which, self.spec)
            return self._own(which), price == side.gold, price, -self._rank(which)

        for which in self._best(cheap, merit):
            one = side.copy()
            one.row.remove(which)
            one.bought.append(which)
            one.gold -= cost(which, self.spec)
            one.arrive(which)
            one.draws += main_of(which, self.spec).draws
            one.health += self._main_health(one, which)
            one.gold += self._main_gold(which)
            for other in self._search(one, [which]):
                yield from self._buy(other, market)

    def _attack(self, side: _Side, market: tuple[str, int, int]) -> Course:
        """All his combat, less the value of a gold face, more that of an attack face."""
        gains = list(side.gains)
        for i, which in enumerate((self.boss, *side.acting)):
            points = self._main_combat(side, which, himself=i == 0)
            if points:
                gains.append(Gain(which, points, False))
            self._losses(side, main_of(which, self.spec))
        attack = sum(gain.points for gain in gains) + (-self.value if self.gold else self.value)
        limited = not (self.gold and self._power("borg"))
        return Course(
            *market,
            tuple(side.bought),
            min(side.draws, self._number(BOSS_DRAWS)) if limited else side.draws,
            side.health,
            side.discards,
            side.tilts,
            tuple(gains),
            max(attack, 0),
        )

    def _power(self, name: str) -> bool:
        return wording.with_powers(self.view) and wording.boss_of(self.view)[0] == name

    def _number(self, at: int) -> int:
        return wording.values(self.spec)[at]

    # -- what a main ability gives him -------------------------------------------------------

    def _takes_gold(self, which: int) -> bool:
        return self.gold and main_of(which, self.spec).gold > 0

    def _main_gold(self, which: int) -> int:
        given = main_of(which, self.spec)
        if EITHER_OR[which] and not self.gold and (given.combat or given.health or given.effect):
            return 0
        return given.gold

    def _main_combat(self, side: _Side, which: int, himself: bool) -> int:
        if EITHER_OR[which] and self._takes_gold(which):
            return 0
        return self._combat(side, which, main_of(which, self.spec), himself)

    def _main_health(self, side: _Side, which: int) -> int:
        given = main_of(which, self.spec)
        if EITHER_OR[which] and (self._takes_gold(which) or given.combat):
            return 0
        return self._heals(side, given)

    def _combat(self, side: _Side, which: int, given: Ability, himself: bool) -> int:
        """The combat of an ability; a card of the zone does not count itself among the others.

        He is no champion, but a card of his faction.
        """
        champions = [c for c in side.zone if IS_CHAMPION[c]]
        inside = not himself
        guards = sum(wording.is_guard(c, self.spec) for c in champions)
        many = {
            PER_CHAMPION: len(champions),
            PER_OTHER_CHAMPION: len(champions) - int(inside and IS_CHAMPION[which]),
            PER_OTHER_GUARD: guards - int(inside and wording.is_guard(which, self.spec)),
            PER_OTHER_OF_FACTION: self._friends(side, which) - 1,
        }
        return given.combat + given.strength * many.get(given.effect, 0)

    def _heals(self, side: _Side, given: Ability) -> int:
        if given.effect != HEALS_PER_CHAMPION:
            return given.health
        return given.health + given.strength * sum(IS_CHAMPION[c] for c in side.zone)
