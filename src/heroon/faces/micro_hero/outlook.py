"""MICRO HERO: what the end of a turn does, as the cards lie and for every order of the hand.

Each kind of points has a least and a most over all orders in which the hand can be played.  A card
triggers once for itself and once for each card after it, so only the cards behind it count. Hence
orders are built from the last card back to the first, and orders with the same end share the
work.  The Posture is taken as it is, and cards that would be drawn are not counted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.cards import (
    ATTACK,
    DEFENCE,
    DEFENCE_FIRST,
    DRAW_ORDER,
    DRAWS,
    EFFECT_AT,
    EXPERIENCE,
    FRIGHTENS,
    LOOKS_BACK,
    MANY_HEADS,
    ONCE,
    PIERCES,
    ROW,
    SPURS,
    THICK_HIDE,
    THREE_HEADS,
)
from heroon.games.micro_hero.stack import (
    ability,
    has,
    power,
    strength,
    trial_attack,
    trial_defence,
    worth,
)
from heroon.games.micro_hero.state import Journey

KINDS: Final = (ATTACK, DEFENCE, EXPERIENCE)


class Extent(NamedTuple):
    """The least and the most of a number over all orders of a hand."""

    low: int
    high: int

    @property
    def sure(self) -> bool:
        """Whether the number is the same in every order."""
        return self.low == self.high

    def __str__(self) -> str:
        return str(self.low) if self.sure else f"{self.low}\u2013{self.high}"


class Outlook(NamedTuple):
    """The outcome of a turn once the whole hand is played.

    `points` are those of each kind by seat; `attack` that of the team against `wall` (the Trial's
    Defence), `lost` the Life it takes, `falls` whether that is all of it (1) or not (0); `blow` the
    attack of the Trial; `wounds` those that all players together take; `experience` what is left to
    spend; `draws` says that more cards may come.
    """

    points: tuple[tuple[Extent, Extent, Extent], ...]
    attack: Extent
    wall: int
    lost: Extent
    falls: Extent
    defence: Extent
    blow: Extent
    wounds: Extent
    experience: Extent
    draws: bool


_ZERO: Final = Extent(0, 0)
NOTHING: Final = Outlook((), _ZERO, 1, _ZERO, _ZERO, _ZERO, _ZERO, _ZERO, _ZERO, draws=False)


def outlook(g: Journey, *, struck: bool = False) -> Outlook:
    """Compute the outcome of the turn; `struck` says that the heroes' attack is over."""
    seats = range(len(g.hand))
    points = tuple(
        (_range(g, s, ATTACK), _range(g, s, DEFENCE), _range(g, s, EXPERIENCE)) for s in seats
    )
    hands = [card for hand in g.hand for card in hand]
    pierced = sum(power(g, card, PIERCES) for card in hands)
    frightened = sum(power(g, card, FRIGHTENS) for card in hands)
    wall = max(trial_defence(g) - pierced, 1) if g.trial else 1
    less = strength(g, THREE_HEADS)
    attack = _sum([p[ATTACK] for p in points])
    attack = Extent(max(attack.low - less, 0), max(attack.high - less, 0))
    lost = Extent(min(attack.low // wall, g.life), min(attack.high // wall, g.life))
    lost = Extent(0, 0) if struck else lost
    falls = Extent(int(lost.low >= g.life > 0), int(lost.high >= g.life > 0))
    blow = max(trial_attack(g) - frightened, 0) if g.trial else 0
    grown = strength(g, MANY_HEADS) if not ability(g, DEFENCE_FIRST) else 0
    blows = Extent(blow + grown * int(lost.low > 0), blow + grown * int(lost.high > 0))
    defence = _sum([p[DEFENCE] for p in points])
    spent = _sum([p[EXPERIENCE] for p in points])
    return Outlook(
        points,
        attack,
        wall,
        lost,
        falls,
        defence,
        blows,
        _wounds(g, defence, blows, falls),
        Extent(max(spent.low - g.spent, 0), max(spent.high - g.spent, 0)),
        any(EFFECT_AT[card] and has(g, card, DRAWS) for card in hands),
    )


def _sum(spans: list[Extent]) -> Extent:
    return Extent(sum(s.low for s in spans), sum(s.high for s in spans))


def _wounds(g: Journey, defence: Extent, blow: Extent, falls: Extent) -> Extent:
    """Compute the fewest and the most Wounds; none where the Trial falls before it strikes.

    Two players share their Defence in the way that gives the fewest Wounds.
    """
    first = ability(g, DEFENCE_FIRST) > 0
    low = 0 if falls.high and not first else hits(g, defence.high, blow.low)
    high = 0 if falls.low and not first else hits(g, defence.low, blow.high)
    return Extent(low, high)


def hits(g: Journey, defence: int, blow: int) -> int:
    """Count the Wounds that a common Defence leads to at the best split, Shields included."""
    many = len(g.hand)
    if many == 1:
        return _one(g, max(blow - defence - g.guard[0], 0))
    fewest = many * max(blow, 1)
    for first in range(defence + 1):
        one = _one(g, max(blow - first - g.guard[0], 0))
        fewest = min(fewest, one + _one(g, max(blow - (defence - first) - g.guard[1], 0)))
    return fewest


def _one(g: Journey, short: int) -> int:
    return short if g.blood else min(short, 1)


def share(g: Journey, defence: int, blow: int) -> int:
    """Return what the first of two players gets of a common Defence at the best split."""
    best, found = -1, 0
    for first in range(defence + 1):
        one = _one(g, max(blow - first - g.guard[0], 0))
        both = one + _one(g, max(blow - (defence - first) - g.guard[1], 0))
        if best < 0 or both < best:
            best, found = both, first
    return found


# -- all orders of a hand -------------------------------------------------------------------------


def _range(g: Journey, seat: int, kind: int) -> Extent:
    """Find the least and the most points of one kind over all orders of a seat's hand."""
    hand, stack = g.hand[seat], g.stack[seat]
    if not hand or ability(g, DRAW_ORDER) > 0:
        bent = g.bent[seat]
        if g.armed[seat]:
            bent = next(
                (len(stack) + i for i, card in enumerate(hand, 1) if not w.IS_WOUND[card]), bent
            )
        points = worth(g, [*stack, *hand], bent, kind)
        return Extent(points, points)
    return _Orders(g, seat, kind).span()


class _Orders:
    """A search through the orders of a hand, from the last card back to the first."""

    def __init__(self, g: Journey, seat: int, kind: int):
        self.cards = sorted(set(g.hand[seat]))
        self.counts = tuple(g.hand[seat].count(card) for card in self.cards)
        self.many = len(g.stack[seat]) + len(g.hand[seat])
        hide = kind == ATTACK and ability(g, THICK_HIDE) > 0
        self.icons = [g.numbers[ROW[w.BASE[c] if hide else c] + kind] for c in self.cards]
        self.back = [bool(EFFECT_AT[c]) and has(g, c, LOOKS_BACK) for c in self.cards]
        self.spurs = [power(g, c, SPURS) for c in self.cards]
        self.armed = g.armed[seat] > 0
        self.sound = [not w.IS_WOUND[c] for c in self.cards]
        once = sum(power(g, c, ONCE + kind) for c in g.hand[seat])
        # What the cards played already give is the same for every order of the hand.
        self.fixed = once + _played(g, seat, kind)
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def span(self) -> Extent:
        low, high = self._go(self.counts)
        return Extent(self.fixed + low, self.fixed + high)

    def _go(self, left: tuple[int, ...]) -> tuple[int, int]:
        """Find the least and the most that the cards `left` give, played before all the others."""
        if left in self.known:
            return self.known[left]
        found: list[tuple[int, int]] = []
        used = [n - k for n, k in zip(self.counts, left, strict=True)]
        behind = sum(used) + 1
        more = sum(n * spur for n, spur in zip(used, self.spurs, strict=True))
        for k, n in enumerate(left):
            if n == 0:
                continue
            rest = (*left[:k], n - 1, *left[k + 1 :])
            times = (self.many if self.back[k] else behind) + more
            # The first Technique or Blessing of all is doubled, where the Posture waits for it.
            before = any(m and sound for m, sound in zip(rest, self.sound, strict=True))
            if self.armed and self.sound[k] and not before:
                times *= 2
            low, high = self._go(rest)
            found.append((low + times * self.icons[k], high + times * self.icons[k]))
        out = (min(f[0] for f in found), max(f[1] for f in found)) if found else (0, 0)
        self.known[left] = out
        return out


def _played(g: Journey, seat: int, kind: int) -> int:
    """Compute what the cards played already give once the hand is played in any order."""
    stack, hand = g.stack[seat], g.hand[seat]
    whole = worth(g, [*stack, *hand], g.bent[seat], kind)
    alone = worth(g, hand, 0, kind)
    # A card that looks back counts those before it: that gain is counted with the hand.
    hide = kind == ATTACK and ability(g, THICK_HIDE) > 0
    back = sum(
        len(stack) * g.numbers[ROW[w.BASE[c] if hide else c] + kind]
        for c in hand
        if EFFECT_AT[c] and has(g, c, LOOKS_BACK)
    )
    return whole - alone - back
