"""MICRO HERO: what cards, rows of played cards and turns are worth to a player.

All of it reads public facts alone: any order of the unseen cards gives the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from . import words as w
from .cards import (
    ATTACK,
    CLEANSES,
    DEFENCE,
    DEFENCE_FIRST,
    DRAW_ORDER,
    DRAWS,
    EFFECT_AT,
    EXPERIENCE,
    FILTH,
    FRIGHTENS,
    LOOKS_BACK,
    PIERCES,
    ROW,
    SPURS,
    THICK_HIDE,
    THREE_HEADS,
)
from .stack import ability, cost, has, power, strength, total, trial_attack, trial_defence
from .state import Journey


@dataclass(frozen=True)
class Taste:
    """What a player thinks things are worth, in points of attack."""

    deck: tuple[int, int, int] = (4, 3, 3)
    """The starting deck: Strikes, Blocks, Trainings."""
    want: tuple[float, float, float] = (4.2, 4.0, 3.6)
    """In which shares Techniques are wanted."""
    size: float = 10.0
    """How many cards a deck should have."""
    first_wound: float = 7.0
    """What the first wound costs."""
    more_wound: float = 5.0
    """How much more each further wound costs."""
    blood: float = 1.7
    """By how much the cost of further wounds is multiplied with Blood and Bruises."""
    experience: float = 0.4
    """A point of experience when the trial is nearly beaten."""
    longer: float = 0.2
    """How much more for each turn to come."""
    longest: float = 5.0
    """The most turns that are looked ahead."""
    pace: float = 11.0
    """The attack a turn is expected to bring."""
    burn: float = 3.0
    """An overloaded Technique, and twice that for a blessing."""
    burn_plus: float = 1.3
    """An improved one in addition, for each turn to come."""
    thin: float = 5.0
    """An overloaded card of a deck that is too small, for each card that is lacking."""
    fewest: float = 8.0
    """The good cards that a deck needs to overload one of them without regret."""
    improve: float = 2.0
    """An improvement of one point for each turn to come."""
    anticipate: float = 3.0
    """A card on top of the deck, for each of its points."""
    blessing: float = 6.0
    """A blessing, for each of its points."""
    technique: float = 5.0
    """A Technique for a deck that is too small, for each card that is lacking."""
    last: float = 1.0
    """A card on top of the discard that can be improved."""
    guard: float = 1.5
    """Points for the Shield between two rounds; an improvement is worth 2 and more."""
    heal: float = 1.0
    """From how many wounds in the deck on they are healed."""


#: The taste by which the planner lays out lines and plays them on.
TASTE: Final = Taste()
#: The taste of the policy, which does not look ahead: a wound costs it what it does to the deck in
#: all fights to come.
CAREFUL: Final = replace(TASTE, first_wound=20.0, more_wound=20.0)
#: A trial beaten, and a game lost.
_WON: Final = 1000.0
_LOST: Final = -10000.0
#: No fight is won any more against such an attack.
_HOPELESS: Final = 80
#: How a blessing's effect is valued beside its icons.
_EFFECT_WORTH: Final = {1: 1.5, 2: 0.7, 3: 0.6, 4: 0.8, 5: 1.2, 6: 1.0, 7: 0.3, 8: 0.3, 9: 0.3}
#: Attack, defence, experience.
Totals = tuple[int, int, int]
#: Attack, defence, experience of a card, whether it looks back, how much it spurs.
Row = tuple[int, int, int, bool, int]


# -- cards ----------------------------------------------------------------------------------------


def rows(g: Journey, cards: Sequence[int]) -> list[Row]:
    """List what each card gives per trigger in the fight against this Trial."""
    numbers = g.numbers
    hide = ability(g, THICK_HIDE) > 0
    out: list[Row] = []
    for card in cards:
        at = ROW[card]
        attack = numbers[ROW[w.BASE[card]] + ATTACK] if hide else numbers[at + ATTACK]
        back, spur = has(g, card, LOOKS_BACK), power(g, card, SPURS)
        out.append((attack, numbers[at + DEFENCE], numbers[at + EXPERIENCE], back, spur))
    return out


def tally(cards: Sequence[Row], ghosts: int, bent: int) -> Totals:
    """Compute attack, defence and experience of cards in this order, with card `bent` doubled.

    `bent` counts from 0; -1 is none. `ghosts` unknown cards come after them and trigger them too.
    """
    many = len(cards)
    n = many + ghosts
    more = attack = defence = exp = 0
    for i in range(many - 1, -1, -1):
        a, d, x, back, spur = cards[i]
        times = (n if back else n - i) + more
        if i == bent:
            times += times
        attack += times * a
        defence += times * d
        exp += times * x
        more += spur
    return attack, defence, exp


def points_of(g: Journey, card: int) -> float:
    """Score a card: its icons, and something for its effect."""
    at = ROW[card]
    n = g.numbers
    value: float = n[at] + n[at + 1] + n[at + 2]
    if EFFECT_AT[card] and n[EFFECT_AT[card]]:
        value += sum(worth * min(power(g, card, what), 3) for what, worth in _EFFECT_WORTH.items())
    return value


# -- what a turn is worth -------------------------------------------------------------------------


class Needs:
    """What this turn asks for, worked out once before many orders are compared."""

    __slots__ = (
        "attack",
        "blood",
        "bull",
        "exp",
        "guard",
        "left",
        "less",
        "life",
        "more",
        "others",
        "price",
        "seats",
        "shield",
        "taste",
        "turns",
        "wall",
    )

    def __init__(self, g: Journey, seat: int, taste: Taste):
        self.taste = taste
        self.seats = len(g.hand)
        self.life = g.life
        self.left = len(g.wounds)
        self.blood = g.blood > 0
        self.more = taste.more_wound * (taste.blood if g.blood > 0 else 1.0)
        self.shield = g.shield > 0
        self.guard = g.guard[seat]
        self.bull = ability(g, DEFENCE_FIRST) > 0
        self.less = strength(g, THREE_HEADS)
        pierced = frightened = 0
        for card in g.hand[seat]:
            pierced += power(g, card, PIERCES)
            frightened += power(g, card, FRIGHTENS)
        self.wall = max(trial_defence(g) - pierced, 1)
        self.attack = max(trial_attack(g) - frightened, 0)
        self.turns = turns_left(g, taste)
        self.exp = taste.experience + taste.longer * self.turns
        self.others = _partner(g, seat)
        self.price = cost(g, w.STRIKE)

    def worth(self, totals: Totals) -> float:
        """Score a turn with these totals."""
        attack, defence, exp = self.team(totals) if self.seats > 1 else totals
        lost = max(attack - self.less, 0) // self.wall
        won = lost >= self.life
        value = self.exp * (exp - 0.4 * (exp % 4))
        if won and not self.bull:
            return _WON + value
        hits = self.hits(defence)
        if hits > self.left:
            return _LOST + value + attack + defence
        value -= self.hurt(hits)
        if self.shield:
            value += 0.3 * min(max(defence - self.attack, 0), 10)
        if won:
            return _WON + value
        return value + lost * self.wall + 0.05 * attack

    def team(self, totals: Totals) -> Totals:
        """Return the totals of both players; the partner's count as equal while unknown."""
        attack, defence, exp = totals
        if self.others is None:
            return 2 * attack, 2 * defence, 2 * exp
        return attack + self.others[0], defence + self.others[1], exp + self.others[2]

    def result(self, totals: Totals) -> tuple[int, ...]:
        """Return what a turn with these totals does, in numbers that are better when greater.

        They are the Life that the Trial loses, the wounds (negative), what the experience can pay,
        and what the Shield keeps. Two turns with the same result differ only in points that are
        lost.
        """
        attack, defence, exp = self.team(totals) if self.seats > 1 else totals
        lost = min(max(attack - self.less, 0) // self.wall, self.life)
        kept = min(max(defence - self.attack, 0), 10) // 3 if self.shield else 0
        return lost, -self.hits(defence), exp // self.price, kept

    def hits(self, defence: int) -> int:
        """Count the wounds that a defence of so many points leads to."""
        if self.seats > 1:
            blocked = min(defence // self.attack, 2) if self.attack else 2
            if self.blood:
                return max(2 * self.attack - defence - 2 * self.guard, 0)
            return 2 - blocked
        lacking = self.attack - defence - self.guard
        if lacking <= 0:
            return 0
        return lacking if self.blood else 1

    def hurt(self, hits: int) -> float:
        """Score the cost of so many wounds, which is higher the fewer are left in the Reserve."""
        most = 3 * self.seats * (3 if self.blood else 1)
        taste = self.taste
        cost_ = 0.0
        for i in range(hits):
            had = (most - self.left + i) * 3 / most
            cost_ += (taste.first_wound + self.more * had) * 3 / most
        return cost_ * self.seats


def turns_left(g: Journey, taste: Taste) -> float:
    """Estimate how many more turns the fight may take after this one."""
    wall = trial_defence(g)
    pace = taste.pace * len(g.hand)
    need = g.life * wall + (3 * wall if ability(g, FILTH) else 0)
    return min(max(need / pace - 1.0, 0.0), taste.longest)


def _partner(g: Journey, seat: int) -> Totals | None:
    """Return the partner's totals, or None while its hand is not played yet."""
    if len(g.hand) < 2:
        return (0, 0, 0)
    other = 1 - seat
    if g.hand[other]:
        return None
    return (total(g, other, ATTACK), total(g, other, DEFENCE), total(g, other, EXPERIENCE))


def burn_cost(card: int, turns: float, lacking: float, taste: Taste) -> float:
    """Score what it costs to lose a card to the Reserve, as an overloaded card is."""
    many = 2.0 if w.BASE[card] >= w.FIRST_BLESSING else 1.0
    plus = taste.burn_plus * turns if card > w.PLUS else 0.0
    return many * (taste.burn + plus) + taste.thin * lacking


def lacking_cards(g: Journey, seat: int, taste: Taste) -> float:
    """Count the good cards that a deck lacks; a deck with too few can win nothing any more."""
    good = sum(1 for card in deck_of(g, seat) if not w.IS_WOUND[card])
    return max(taste.fewest - good, 0.0)


def deck_of(g: Journey, seat: int) -> list[int]:
    """List all cards of a seat, wherever they are, unseen ones included."""
    cards = g.unseen[seat] + g.deck[seat] + g.discard[seat] + g.hand[seat] + g.stack[seat]
    return [c for c in cards + g.under[seat] if c > 0]


class HandValue:
    """What orders of a hand are worth, after the cards that are played already."""

    __slots__ = (
        "armed",
        "bent",
        "burns",
        "crosses",
        "free",
        "ghosts",
        "hand",
        "hide",
        "in_order",
        "needs",
        "played",
        "row_of",
        "taste",
    )

    def __init__(self, g: Journey, seat: int, tilt: bool, taste: Taste):
        hand = g.hand[seat]
        self.taste = taste
        self.hand = hand
        self.needs = Needs(g, seat, taste)
        self.hide = ability(g, THICK_HIDE)
        self.played = rows(g, g.stack[seat])
        self.row_of = dict(zip(hand, rows(g, hand)))
        self.bent = g.bent[seat] - 1
        self.armed = g.armed[seat] > 0
        self.free = tilt
        self.in_order = ability(g, DRAW_ORDER) > 0
        turns = self.needs.turns
        lacking = lacking_cards(g, seat, taste) if tilt or self.armed else 0.0
        self.burns = {c: burn_cost(c, turns, lacking, taste) for c in hand}
        if g.attack >= _HOPELESS:
            self._give_in(g, hand)
        pool = g.hera_pool
        self.crosses = pool.count(w.CROSS) / len(pool) if pool else 0.0
        self.ghosts = 0
        for card in hand:
            if has(g, card, DRAWS):
                self.ghosts += 1

    def _give_in(self, g: Journey, hand: Sequence[int]) -> None:
        """Make it worth a lot to lose cards that exhaust wounds, in a fight that cannot be won.

        Otherwise the fight would never end, as wounds would always be exhausted.
        """
        for card in hand:
            if has(g, card, CLEANSES):
                self.burns[card] = -_WON

    @property
    def doubled(self) -> Row:
        """What the card gives that is doubled already, if any."""
        return self.played[self.bent] if self.bent >= 0 else (0, 0, 0, False, 0)

    def sums(self) -> Totals:
        """Compute what all cards of row and hand give together for one trigger each."""
        cards = self.played + [self.row_of[card] for card in self.hand]
        return sum(r[0] for r in cards), sum(r[1] for r in cards), sum(r[2] for r in cards)

    def lasts(self, card: int) -> int:
        """Count how often a card triggers that is played last."""
        many = len(self.played) + len(self.hand)
        return self.ghosts + (many if self.row_of[card][3] else 1)

    def before(self, hand: Sequence[int]) -> tuple[int, int, int, int]:
        """Compute what the played cards give once the hand is played, in any order; then a 0."""
        blanks = [(0, 0, 0, False, self.row_of[card][4]) for card in hand]
        return (*tally(self.played + blanks, self.ghosts, self.bent), 0)

    def targets(self, order: Sequence[int]) -> list[int]:
        """List the kinds of card that can be doubled in this order; 0, for none, comes first."""
        goods = [card for card in order if not w.IS_WOUND[card]]
        if self.bent >= 0 or not goods:
            return [0]
        if self.armed:
            return goods[:1]
        return [0, *sorted(set(goods))] if self.free else [0]

    def value(self, order: list[int]) -> tuple[float, int]:
        """Return the worth of an order, and the place of the card best doubled (or -1)."""
        row_of = self.row_of
        cards = self.played + [row_of[c] for c in order]
        start = len(self.played)
        end = self.taste.last if not w.IS_WOUND[order[-1]] else 0.0
        if self.bent >= 0:
            return self.worth(cards, self.bent) + end, self.bent
        if self.armed:
            i = 0
            while i < len(order) - 1 and w.IS_WOUND[order[i]]:
                i += 1
            return self.worth(cards, start + i) - self.burns[order[i]] + end, -1
        best = self.worth(cards, -1) + end
        bent = -1
        if self.free:
            for i in range(min(len(order), 3)):
                if not w.IS_WOUND[order[i]] and (i == 0 or order[i] != order[i - 1]):
                    value = self.worth(cards, start + i) + end - self.burns[order[i]]
                    if value > best:
                        best, bent = value, start + i
        return best, bent

    def worth(self, cards: list[Row], bent: int) -> float:
        """Score a row of cards, also for the chance that Hera's cross takes off its last card."""
        value = self.needs.worth(tally(cards, self.ghosts, bent))
        if self.crosses > 0:
            crossed = self.needs.worth(tally(cards[:-1], self.ghosts, bent))
            value += self.crosses * (crossed - value)
        return value
