"""Hero Realms solo: what the Boss would do in his next turn, with the cards that lie there now.

The rules themselves play the turn, in a position made from what the view shows.  The cards that
nobody has seen are blank at first: what no blank card can change is certain.  Where cards are
alike to the Boss and the hero will choose, every course is followed.  Where an unseen card can
change something, the turn is also tried with unseen cards dealt at random, as often as `TRIES`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.cards import BOSS_DRAWS, CARD, COPIES, COST_OF, MAIN
from heroon.games.hero_realms.heuristics import policy
from heroon.games.hero_realms.state import BENT, NEW, Skirmish
from heroon.games.hero_realms.steps import BOSS_TURN
from heroon.kernel import EMPTY, Ask, GameSpec, Machine, Rng, View, then
from heroon.kernel.ask import NATURE
from heroon.kernel.state import Log

from . import wording

#: A turn with unseen cards is tried so often.
TRIES: Final = 40
#: More courses than that are not followed: the numbers of so many tell enough.
_MOST: Final = 64
#: What the Boss does at the market.
TAKES: Final = "take"
GETS_GOLD: Final = "gold"
DROPS: Final = "drop"
NOTHING: Final = "nothing"
#: How he does it, by the event that tells it.
MARKET: Final = {
    w.E_ACQUIRED: TAKES,
    w.E_BOSS_GOLD: GETS_GOLD,
    w.E_DROPPED: DROPS,
    w.E_NOTHING: NOTHING,
    w.E_NO_MARKET: NOTHING,
}
#: A card that nobody has seen, as long as it is blank: it does nothing, and nobody can pay for it.
_BLANK: Final = w.FIRE_GEM
_DEAR: Final = 9999
#: The hero has cards enough to discard, and health enough to see the end of the turn.
_HAND: Final = 20
_HEALTH: Final = 9000
#: Ways to answer that make no difference to the Boss.
_ALIKE: Final = (w.P_LOSE, w.P_LEAN)
_AFTER: Final = (w.P_BEHAVIOUR, w.P_ABSORB, w.P_ABSORB_GUARD)


class Gain(NamedTuple):
    """Combat that a card gives, by its ally ability or by its main one."""

    card: int
    points: int
    ally: bool


class Course(NamedTuple):
    """One course of the Boss's turn; `sheds` counts champions that the hero may have discarded.

    What unseen cards cannot change is sure: what he does at the `market`, that he `draws` at
    least one card, and `all` of it.
    """

    market: str
    card: int
    market_gold: int
    bought: tuple[int, ...]
    draws: int
    health: int
    discards: int
    tilts: int
    sheds: int
    gains: tuple[Gain, ...]
    attack: int
    sure_market: bool = False
    sure_draw: bool = False
    sure: bool = False


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
    gems = view.area("gems").pieces
    limited = not (wording.is_gold_face(face) and _power(view, "borg"))
    limited = limited and wording.values(spec)[BOSS_DRAWS] == 1
    if len(gems) <= 1:
        return Foreseen(face, (), (), (), limited)
    stock = unseen(view, spec)
    g = _laid_out(view, spec, face)
    least = min((g.numbers[COST_OF[card]] for card in stock), default=_DEAR)
    known = _blank(spec, g, len(stock))
    ways = [_Way(machine, least) for machine in _ways(spec, known)]
    courses = tuple(way.course(spec, gold=wording.is_gold_face(face)) for way in ways)
    helpers = tuple(sorted({card for way in ways for card in way.helpers}))
    found = Foreseen(face, courses, helpers, (), limited)
    return found if found.sure else found._replace(tries=_tries(spec, g, stock, least))


def unseen(view: View, spec: GameSpec[Any]) -> list[int]:
    """What the market deck is made of: all that lies nowhere else."""
    values = wording.values(spec)
    left = Counter({card: values[CARD[card] + COPIES] for card in w.MARKET_CARDS.values})
    left[wording.boss_of(view)[1]] -= 1
    for area in view.areas:
        if area.id != "boss":
            left.subtract(w.CARDS.by_token[piece.face] for piece in area.pieces if piece.face)
    marks = (mark.partition(":") for mark in view.marks)
    left.subtract(w.CARDS.by_token[card] for name, _, card in marks if name == "unseen")
    cards = [card for card in sorted(left.elements()) if card >= w.FIRST_MARKET]
    return cards[: view.area("market").count]


def _power(view: View, name: str) -> bool:
    return wording.with_powers(view) and wording.boss_of(view)[0] == name


# -- the position ---------------------------------------------------------------------------------


def _laid_out(view: View, spec: GameSpec[Any], face: int) -> Skirmish:
    """The position at the beginning of the Boss's turn, without the market deck."""
    names = {o.name for o in spec.options}
    marks = (mark.partition(":") for mark in view.marks)
    options = {name: value for name, _, value in marks if name in names}
    g: Skirmish = spec.blank(spec.settings(options), 1)
    g.turns = 1
    g.face = face
    g.behaved[face - w.GOLD] = 1
    g.health, g.boss_health = _HEALTH, view.counter("boss-health")
    g.hand = [w.GOLD] * _HAND
    for piece in view.area("zone").pieces:
        g.zone.append(wording.card(piece.face))
        g.lies.append(BENT * ("tilted" in piece.marks) | NEW * ("new" in piece.marks))
    g.row = [wording.card(p.face) if p.face else EMPTY for p in view.area("row").pieces]
    g.row += [EMPTY] * (5 - len(g.row))
    gems = view.area("gems").pieces
    g.gems = [w.FIRE_GEM] * len(gems)
    g.backs = [int("reversed" in piece.marks) for piece in reversed(gems)]
    pile = (wording.card(piece.face) for piece in view.area("sacrifice").pieces)
    g.sacrifice = [card for card in pile if card >= w.FIRE_GEM]
    g.stunned = [wording.card(piece.face) for piece in view.area("stunned").pieces]
    g.champions = [wording.card(piece.face) for piece in view.area("champions.0").pieces]
    g.poise = [0] * len(g.champions)
    then(g, BOSS_TURN)
    return g


def _blank(spec: GameSpec[Any], g: Skirmish, many: int) -> Skirmish:
    """The same with a market deck of blank cards."""
    other: Skirmish = spec.copy(g)
    other.numbers = list(g.numbers)
    other.numbers[COST_OF[_BLANK]] = _DEAR
    for at in range(MAIN[_BLANK], MAIN[_BLANK] + 6):
        other.numbers[at] = 0
    return _dealt(other, [_BLANK] * many)


def _dealt(g: Skirmish, stock: list[int]) -> Skirmish:
    g.market = [0] * len(stock)
    g.stock = stock
    g.log = Log()
    return g


# -- playing the turn -----------------------------------------------------------------------------


class _Machine(Machine[Skirmish]):
    """A machine that counts what is asked on its way."""

    def __init__(self, spec: GameSpec[Any], g: Skirmish, sheds: int = 0, drew: int = 0):
        super().__init__(spec, g)
        self.sheds, self.helped = sheds, drew

    def split(self) -> _Machine:
        """Another one at the same place."""
        g: Skirmish = self.spec.copy(self.g)
        g.log = Log()
        assert self.g.log is not None
        g.log.events = list(self.g.log.events)
        other = _Machine(self.spec, g, self.sheds, self.helped)
        other.begin()
        return other

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


def _tries(spec: GameSpec[Any], g: Skirmish, stock: list[int], least: int) -> tuple[Course, ...]:
    """The turn with unseen cards dealt at random; where the hero chooses, his policy does."""
    rng = Rng(1)
    out = []
    for _ in range(TRIES):
        machine = _Machine(spec, _dealt(spec.copy(g), list(stock)))
        machine.begin()
        while not machine.done:
            machine.answer(_likely(machine, rng))
        out.append(_Way(machine, least).course(spec, gold=False))
    return tuple(out)


def _likely(machine: _Machine, rng: Rng) -> int:
    ask = machine.ask
    assert ask is not None
    if ask.seats == NATURE:
        return rng.choice(ask.words)
    machine.sheds += ask.prompt == w.P_GRAK and len(ask.words) > 1
    return policy(machine.g, Ask(1, ask.prompt, ask.words), rng)


# -- what was told --------------------------------------------------------------------------------


class _Way:
    """A turn that has been played, read from its events."""

    def __init__(self, machine: _Machine, least: int):
        assert machine.g.log is not None
        self.told = [(event[0], event[1], event[2], event[3]) for event in machine.g.log.events]
        self.machine = machine
        self.least = least

    def first(self, *kinds: int) -> tuple[int, int, int, int]:
        """The first event of those kinds."""
        return next((e for e in self.told if e[0] in kinds), (0, 0, 0, 0))

    def sum_of(self, test: Callable[[tuple[int, int, int, int]], int]) -> int:
        """A number of each event, added up."""
        return sum(test(event) for event in self.told)

    @property
    def helpers(self) -> Iterable[int]:
        """Who came as a reinforcement."""
        return [card for kind, card, _, _ in self.told if kind == w.E_REINFORCED]

    def course(self, spec: GameSpec[Any], gold: bool) -> Course:
        """It as a course; `gold` for a gold face."""
        kind, card, _, _ = self.first(*MARKET)
        what = MARKET.get(kind, NOTHING)
        sure_market, sure_draw, sure = self._certain(gold)
        return Course(
            what,
            card if what in (TAKES, DROPS) else 0,
            card if what == GETS_GOLD else 0,
            tuple(e[1] for e in self.told if e[0] == w.E_BOSS_BOUGHT),
            self.sum_of(lambda e: e[0] in (w.E_KEPT, w.E_SHOWN)),
            self.sum_of(lambda e: _gained(e, w.GIVES_HEALTH)),
            self.sum_of(lambda e: e[0] == w.E_LOST_CARD),
            self.sum_of(lambda e: e[0] == w.E_LEANED),
            self.machine.sheds,
            tuple(self._gains(wording.values(spec))),
            self.first(w.E_BOSS_ATTACKS)[1],
            sure_market,
            sure_draw,
            sure,
        )

    def _gains(self, _values: list[int]) -> Iterator[Gain]:
        """The combat that cards give: by ally abilities before the market step, then by main ones.

        The cards of step 2 that are drawn and not kept give by their main ability.
        """
        boss = w.BOSS_CARD[self.machine.g.boss]
        ally = False
        for event in self.told:
            if event[0] in (w.E_SECONDARY, w.E_OWN_SECONDARY):
                ally = True
            elif event[0] in (*MARKET, w.E_SHOWN):
                ally = False
            points = _gained(event, w.GIVES_COMBAT)
            if points:
                yield Gain(boss if event[0] == w.E_OWN_GAINS else event[1], points, ally)

    def _certain(self, gold: bool) -> tuple[bool, bool, bool]:
        """What no unseen card can change: the market step, a first draw, all of it.

        A card that is drawn can do anything.  One that refills the market can be taken in step 3
        where it came before that (a reinforcement leaves a gap), and be bought with gold enough.
        """
        purse = 0
        refilled = drawn = False
        helped = bool(self.machine.helped)
        sure_market = sure_draw = False
        sure = not helped
        for event in self.told:
            kind = event[0]
            if kind in (w.E_SHOWN, w.E_KEPT):
                sure_draw |= not drawn and sure
                drawn = True
                sure = False
            elif kind == w.E_ROW:
                refilled = True
            elif kind in MARKET:
                sure_market = not refilled and (gold or not (drawn or helped))
                sure = sure and sure_market
                purse += event[1] if kind == w.E_BOSS_GOLD else 0
            elif kind == w.E_BOSS_BOUGHT:
                sure = sure and not (refilled and purse >= self.least)
                purse -= event[2]
            elif kind == w.E_BOSS_KEEPS:
                sure = sure and not (refilled and event[1] >= self.least)
            purse += _gained(event, w.GIVES_GOLD)
        return sure_market, sure_draw, sure


def _gained(event: tuple[int, int, int, int], kind: int) -> int:
    """What the Boss gained of a kind."""
    if event[0] in (w.E_OWN_GAINS, w.E_BOSS_GAINS) and event[2] == kind:
        return event[3]
    return 0
