"""MICRO HERO: what a sensible player does, written by hand.

`policy` looks at public facts alone (all but the order of unseen cards is public), so it answers
alike in every world that a seat cannot tell apart.  The ideas: Pluie de cartes always draws, at
the start of the turn; the order of the hand is the one whose totals are worth most, with a card
overloaded where that pays; the Posture is tilted every turn, so that the rain comes back;
experience improves what lies on top of the discard, then buys blessings and keeps the deck full;
between two Labours wounds are healed first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heroon.kernel import STOP, Ask, Rng

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
    STRENGTH,
    THICK_HIDE,
    THREE_HEADS,
)
from .stack import (
    ability,
    cost,
    effect,
    strength,
    team_attack,
    total,
    trial_attack,
    trial_defence,
)
from .state import Journey


@dataclass(frozen=True)
class Taste:
    """What things are worth, in points of attack."""

    deck: tuple[int, int, int] = (4, 3, 3)
    """The starting deck: Strikes, Blocks, Trainings."""
    want: tuple[float, float, float] = (4.2, 4.0, 3.6)
    """In which shares Techniques are wanted."""
    size: float = 10.0
    """How many cards a deck should have."""
    first_wound: float = 7.0
    """What the first wound costs."""
    more_wound: float = 5.0
    """How much more each further one costs."""
    blood: float = 1.7
    """How much dearer the further ones are with Sang & Ecchymoses."""
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
    heal: float = 1.0
    """From how many wounds in the deck on they are healed."""


TASTE: Final = Taste()
#: A trial beaten, and a game lost.
_WON: Final = 1000.0
_LOST: Final = -10000.0
#: No fight is won any more against such an attack.
_HOPELESS: Final = 80
#: How a blessing's effect is valued beside its icons.
_EFFECT_WORTH: Final = {0: 0.0, 1: 1.5, 2: 0.7, 3: 0.6, 4: 0.8, 5: 1.2, 6: 1.0}
#: Hands of up to so many cards are tried in every order, where it may take its time.
_ALL_ORDERS: Final = 6
#: The Life cards of Calme et Colère, the mildest first.
_MILD: Final = (2, 4, 1, 3)
#: Worth of attack, defence and experience by which hands are sorted, to find good orders.
_SLANTS: Final = (
    (1.0, 0.2, 0.1),
    (1.0, 0.1, 0.5),
    (0.2, 1.0, 0.1),
    (0.5, 1.0, 0.2),
    (0.1, 1.0, 0.6),
    (0.5, 0.2, 1.0),
    (0.2, 0.5, 1.0),
)
#: Attack, defence, experience of a card, whether it looks back, how much it spurs.
Row = tuple[int, int, int, bool, int]


def policy(g: Journey, ask: Ask, rng: Rng) -> int:
    """One of the words of the ask."""
    return decide(g, ask, TASTE)


def decide(g: Journey, ask: Ask, taste: Taste) -> int:
    """What somebody of that taste says."""
    words = ask.words
    if len(words) == 1:
        return words[0]
    return _CHOICES[ask.prompt](g, ask, taste)


# -- cards ----------------------------------------------------------------------------------------


def rows(g: Journey, cards: Sequence[int]) -> list[Row]:
    """What cards give for each trigger, in the fight against this trial."""
    numbers = g.numbers
    hide = ability(g, THICK_HIDE) > 0
    out: list[Row] = []
    for card in cards:
        at = ROW[card]
        attack = numbers[ROW[w.BASE[card]] + ATTACK] if hide else numbers[at + ATTACK]
        effect = numbers[EFFECT_AT[card]] if EFFECT_AT[card] else 0
        spur = numbers[at + STRENGTH] if effect == SPURS else 0
        row = (attack, numbers[at + DEFENCE], numbers[at + EXPERIENCE], effect == LOOKS_BACK, spur)
        out.append(row)
    return out


def tally(cards: Sequence[Row], ghosts: int, bent: int) -> tuple[int, int, int]:
    """Attack, defence, experience of cards in this order, with so many unknown ones after them.

    Number `bent` (from 0) counts twice.
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
    """How good a card is: its icons, and something for its effect."""
    at = ROW[card]
    n = g.numbers
    effect = n[EFFECT_AT[card]] if EFFECT_AT[card] else 0
    return n[at] + n[at + 1] + n[at + 2] + _EFFECT_WORTH[effect] * min(n[at + STRENGTH], 3)


# -- what a turn is worth -------------------------------------------------------------------------


class Needs:
    """What this turn asks for: worked out once, before many orders are compared."""

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
            if EFFECT_AT[card]:
                effect = g.numbers[EFFECT_AT[card]]
                if effect == PIERCES:
                    pierced += g.numbers[ROW[card] + STRENGTH]
                elif effect == FRIGHTENS:
                    frightened += g.numbers[ROW[card] + STRENGTH]
        self.wall = max(trial_defence(g) - pierced, 1)
        self.attack = max(trial_attack(g) - frightened, 0)
        self.turns = turns_left(g, taste)
        self.exp = taste.experience + taste.longer * self.turns
        self.others = _partner(g, seat)

    def worth(self, totals: tuple[int, int, int]) -> float:
        """What a turn with these totals is worth."""
        attack, defence, exp = totals
        if self.seats > 1:
            if self.others is None:
                attack, defence, exp = 2 * attack, 2 * defence, 2 * exp
            else:
                attack += self.others[0]
                defence += self.others[1]
                exp += self.others[2]
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

    def hits(self, defence: int) -> int:
        """How many wounds such a defence leads to."""
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
        """What so many wounds cost: the fewer are left, the more."""
        most = 3 * self.seats * (3 if self.blood else 1)
        taste = self.taste
        cost_ = 0.0
        for i in range(hits):
            had = (most - self.left + i) * 3 / most
            cost_ += (taste.first_wound + self.more * had) * 3 / most
        return cost_ * self.seats


def turns_left(g: Journey, taste: Taste) -> float:
    """How many more turns the fight may take after this one."""
    wall = trial_defence(g)
    pace = taste.pace * len(g.hand)
    need = g.life * wall + (3 * wall if ability(g, FILTH) else 0)
    return min(max(need / pace - 1.0, 0.0), taste.longest)


def _partner(g: Journey, seat: int) -> tuple[int, int, int] | None:
    """The totals of the partner, if known: who plays second knows them."""
    if len(g.hand) < 2:
        return (0, 0, 0)
    other = 1 - seat
    if g.hand[other]:
        return None
    return (total(g, other, ATTACK), total(g, other, DEFENCE), total(g, other, EXPERIENCE))


def burn_cost(card: int, turns: float, lacking: float, taste: Taste) -> float:
    """What it costs to lose a card to the Reserve."""
    many = 2.0 if w.BASE[card] >= w.FIRST_BLESSING else 1.0
    plus = taste.burn_plus * turns if card > w.PLUS else 0.0
    return many * (taste.burn + plus) + taste.thin * lacking


def lacking_cards(g: Journey, seat: int, taste: Taste) -> float:
    """How many good cards a deck lacks: one that burns up its cards can win nothing any more."""
    good = sum(1 for card in deck_of(g, seat) if not w.IS_WOUND[card])
    return max(taste.fewest - good, 0.0)


# -- 2. Planification -----------------------------------------------------------------------------


def _plan(g: Journey, ask: Ask, taste: Taste) -> int:
    return line_of(g, 0 if ask.seats & 1 else 1, ask.words, taste)[0]


def line_of(
    g: Journey,
    seat: int,
    words: Sequence[int],
    taste: Taste,
    thorough: bool = False,
    quick: bool = False,
) -> list[int]:
    """What a seat says in Planning, in a row: a draw first, else the whole hand in its order."""
    tilt = w.TILT[seat] in words
    if tilt and (g.side[seat] == w.SIDE_B or not g.hand[seat] or g.posture[seat] == w.OMPHALE):
        return [w.TILT[seat]]  # with an empty hand so that no bolt of Hera's overloads a card
    order, bent = best_order(Look(g, seat, tilt, taste), g.hand[seat], thorough, quick)
    return spoken(g, seat, order, bent if tilt else -1)


def spoken(g: Journey, seat: int, order: Sequence[int], bent: int) -> list[int]:
    """The words that play cards in this order; the Posture is tilted before card `bent`."""
    line = [w.PLAY[seat][card] for card in order]
    if bent >= len(g.stack[seat]):
        line.insert(bent - len(g.stack[seat]), w.TILT[seat])
    return line


def best_order(
    look: Look, hand: Sequence[int], thorough: bool, quick: bool
) -> tuple[list[int], int]:
    """The order of the hand that is worth most, and which card of the stack is doubled (or -1).

    Orders by several slants are compared, the best is then bettered by exchanges; with `thorough`
    all orders are compared.
    """
    if look.in_order:
        return list(hand), look.value(list(hand))[1]
    if thorough and len(hand) <= _ALL_ORDERS:
        found = {order: look.value(list(order)) for order in distinct(hand)}
        top = max(found, key=lambda k: found[k][0])
        return list(top), found[top][1]
    slants = _SLANTS[::2] if quick else _SLANTS
    found = {order: look.value(list(order)) for order in slanted(look, hand, slants)}
    top = max(found, key=lambda k: found[k][0])
    return (list(top), found[top][1]) if quick else _bettered(look, list(top), found[top])


def slanted(
    look: Look, hand: Sequence[int], slants: Sequence[tuple[float, float, float]]
) -> Iterator[tuple[int, ...]]:
    """Orders in which the cards come by what they give, seen from several sides."""
    of = look.row_of
    done: set[tuple[int, ...]] = set()
    for a, d, x in slants:
        # A card that looks back gives the same anywhere: it comes last.
        keys = {c: -(a * r[0] + d * r[1] + x * r[2]) if not r[3] else 0.0 for c, r in of.items()}
        order = tuple(sorted(hand, key=keys.__getitem__))
        if order not in done:
            done.add(order)
            yield order


def distinct(cards: Sequence[int]) -> list[tuple[int, ...]]:
    """Every order of the cards, equal cards told apart by nothing, in lexical order."""
    orders: list[tuple[int, ...]] = [()]
    for _ in cards:
        kinds = sorted(set(cards))
        orders = [o + (c,) for o in orders for c in kinds if o.count(c) < cards.count(c)]
    return orders


def _bettered(look: Look, order: list[int], now: tuple[float, int]) -> tuple[list[int], int]:
    """The order after the best exchange of two cards, as long as one helps (twice at most)."""
    many = len(order)
    for _ in range(2):
        best, pair = now, (0, 0)
        for i in range(many - 1):
            for j in range(i + 1, many):
                if order[i] != order[j]:
                    order[i], order[j] = order[j], order[i]
                    value = look.value(order)
                    order[i], order[j] = order[j], order[i]
                    if value[0] > best[0] + 1e-9:
                        best, pair = value, (i, j)
        if pair == (0, 0):
            break
        i, j = pair
        order[i], order[j] = order[j], order[i]
        now = best
    return order, now[1]


class Look:
    """What orders of a hand are worth, after what is played already."""

    __slots__ = (
        "armed",
        "bent",
        "burns",
        "crosses",
        "free",
        "ghosts",
        "in_order",
        "needs",
        "played",
        "row_of",
        "taste",
    )

    def __init__(self, g: Journey, seat: int, tilt: bool, taste: Taste):
        hand = g.hand[seat]
        self.taste = taste
        self.needs = Needs(g, seat, taste)
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
            if EFFECT_AT[card] and g.numbers[EFFECT_AT[card]] == DRAWS:
                self.ghosts += 1

    def _give_in(self, g: Journey, hand: Sequence[int]) -> None:
        """A fight that cannot be won any more, but never ends while wounds are exhausted."""
        for card in hand:
            if EFFECT_AT[card] and g.numbers[EFFECT_AT[card]] == CLEANSES:
                self.burns[card] = -_WON

    def value(self, order: list[int]) -> tuple[float, int]:
        """Its worth with the best doubled card (or none), and which card that is."""
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
        """What the stack is worth; Hera's cross may take its last card off."""
        value = self.needs.worth(tally(cards, self.ghosts, bent))
        if self.crosses > 0:
            crossed = self.needs.worth(tally(cards[:-1], self.ghosts, bent))
            value += self.crosses * (crossed - value)
        return value


def _distaff(g: Journey, ask: Ask, taste: Taste) -> int:
    """Wounds and the weakest cards go under the Distaff; two of them."""
    words = [word for word in ask.words if word != STOP]
    return min(words, key=lambda word: points_of(g, w.A[word])) if words else STOP


def _cleanse(g: Journey, ask: Ask, taste: Taste) -> int:
    """The worst wound; one in hand helps this turn, so rather one of the discard."""
    return max(ask.words, key=lambda word: (w.BASE[w.B[word]], w.A[word]))


def _double(g: Journey, ask: Ask, taste: Taste) -> int:
    """Hera's bolt overloads: the card that is best for this turn."""
    seat = ask.seats.bit_length() - 1
    cards = rows(g, g.stack[seat])
    needs = Needs(g, seat, taste)
    lacking = lacking_cards(g, seat, taste)

    def value(word: int) -> float:
        i = w.A[word] - 1
        burnt = burn_cost(g.stack[seat][i], needs.turns, lacking, taste)
        return needs.worth(tally(cards, 0, i)) - burnt

    return max(ask.words, key=value)


# -- 3. Perfectionnement --------------------------------------------------------------------------


def _perfect(g: Journey, ask: Ask, taste: Taste) -> int:
    """The option that brings most for its experience; then the Posture is tilted for nothing.

    A Surchargée that nobody used straightens as Pluie de cartes at the end of the turn.
    """
    won = team_attack(g) // trial_defence(g) >= g.life
    turns = 0.0 if won else max(turns_left(g, taste), 1.0)
    best, choice = 0.0, -1
    for word in ask.words:
        value = _use(g, word, turns, taste)
        if value > best:
            best, choice = value, word
    if choice >= 0:
        return choice
    for seat in range(len(g.hand)):
        if g.side[seat] == w.SIDE_A and g.posture[seat] == w.HERCULES:
            if w.TILT[seat] in ask.words:
                return w.TILT[seat]
    return next(word for word in ask.words if w.VERB[word] == w.READY.id)


def _use(g: Journey, word: int, turns: float, taste: Taste) -> float:
    """What an option is worth for each point of experience; 0 for what is no option."""
    verb = w.VERB[word]
    seat = w.A[word]
    if verb == w.BUY.id:
        card = w.B[word]
        return _purchase(g, seat, card, taste) / cost(g, card)
    if verb != w.IMPROVE.id and verb != w.ANTICIPATE.id:
        return 0.0
    card = g.discard[seat][-1]
    if verb == w.IMPROVE.id:
        more = points_of(g, card + w.PLUS) - points_of(g, card)
        return taste.improve * more * turns / cost(g, card)
    return taste.anticipate * points_of(g, card) * min(turns, 1.0) / cost(g, card)


def deck_of(g: Journey, seat: int) -> list[int]:
    """All that a seat's deck holds."""
    cards = g.unseen[seat] + g.deck[seat] + g.discard[seat] + g.hand[seat] + g.stack[seat]
    return [c for c in cards + g.under[seat] if c > 0]


def _purchase(g: Journey, seat: int, card: int, taste: Taste) -> float:
    """What a card of the Reserve is worth."""
    if card >= w.FIRST_BLESSING:
        return taste.blessing * points_of(g, card)
    many = len(g.deck[seat]) + len(g.discard[seat]) + len(g.hand[seat]) + len(g.stack[seat])
    lacking = taste.size - many - len(g.under[seat]) + (1 if g.bent[seat] else 0)
    if lacking <= -4:
        return 0.0
    plus = card + w.PLUS
    mine = g.unseen[seat].count(card) + g.unseen[seat].count(plus)
    for cards in (g.deck[seat], g.discard[seat], g.hand[seat], g.stack[seat], g.under[seat]):
        mine += cards.count(card) + cards.count(plus)
    share = taste.want[card - 1] / (mine + 1.0)
    return max(0.05, taste.technique * lacking) * share


# -- 5. Défense, 6. Entretien ---------------------------------------------------------------------


def _split(g: Journey, ask: Ask, taste: Taste) -> int:
    """As few wounds as can be."""
    against = trial_attack(g)
    points = total(g, 0, DEFENCE) + total(g, 1, DEFENCE)

    def hits(word: int) -> int:
        first = w.A[word]
        lacking = [against - first - g.guard[0], against - (points - first) - g.guard[1]]
        each = [max(n, 0) if g.blood else int(n > 0) for n in lacking]
        return sum(each)

    return min(ask.words, key=hits)


def _any(g: Journey, ask: Ask, taste: Taste) -> int:
    return ask.words[0]


def _upkeep(g: Journey, ask: Ask, taste: Taste) -> int:
    """The rain and the Club have had their moment."""
    return next(word for word in ask.words if w.VERB[word] == w.READY.id)


def _spin(g: Journey, ask: Ask, taste: Taste) -> int:
    """The card that gains most."""
    return max(
        ask.words, key=lambda word: points_of(g, w.A[word] + w.PLUS) - points_of(g, w.A[word])
    )


# -- Mise en place, preparations ------------------------------------------------------------------


def _deck(g: Journey, ask: Ask, taste: Taste) -> int:
    """The deck that is nearest to the one liked."""
    s, b, t = taste.deck

    def far(word: int) -> int:
        d = w.A[word]
        return abs(w.DECK_STRIKES[d] - s) + abs(w.DECK_BLOCKS[d] - b) + abs(w.DECK_TRAININGS[d] - t)

    return min(ask.words, key=far)


def _life(g: Journey, ask: Ask, taste: Taste) -> int:
    return min(ask.words, key=lambda word: _MILD.index(w.A[word]))


def _prepare(g: Journey, ask: Ask, taste: Taste) -> int:
    """Heal, then fill the deck, then improve what is wanted most."""
    seat = 0 if ask.seats & 1 else 1
    cards = g.unseen[seat]
    wounds = sum(1 for c in cards if w.IS_WOUND[c])

    def value(word: int) -> float:
        if w.A[word] != seat:
            return -1.0
        verb = w.VERB[word]
        if verb == w.HEAL.id:
            return 10.0 + w.B[word] if wounds >= taste.heal else 0.5
        if verb == w.GAIN.id:
            share = _share(cards, w.B[word], taste)
            return 4.0 + share if len(cards) - wounds < taste.size else 0.1
        if verb == w.TRAIN.id:
            return 2.0 + _share(cards, w.B[word], taste)
        if verb == w.GUARD_UP.id:
            return 2.5
        return 0.2 if verb == w.SKIP.id else 0.0

    return max(ask.words, key=value)


def _share(cards: Sequence[int], card: int, taste: Taste) -> float:
    """How much a kind of Technique is wanted, below 1."""
    mine = sum(1 for c in cards if w.BASE[c] == card)
    return taste.want[card - 1] / (mine + 1.0) / 10


_CHOICES: Final[dict[int, Callable[[Journey, Ask, Taste], int]]] = {
    w.P_LIFE: _life,
    w.P_DECK: _deck,
    w.P_POSTURE: _any,
    w.P_PLAN: _plan,
    w.P_DISTAFF: _distaff,
    w.P_CLEANSE: _cleanse,
    w.P_DOUBLE: _double,
    w.P_PERFECT: _perfect,
    w.P_SPLIT: _split,
    w.P_FIRST: _any,
    w.P_UPKEEP: _upkeep,
    w.P_SPIN: _spin,
    w.P_PREPARE: _prepare,
}


# -- what search and hints ask --------------------------------------------------------------------


#: What the first, the second and each further wound of a deck costs.
_WOUND_WORTH: Final = (2.0, 11.0, 10.0)
#: Other tastes than the own one, for lines that it would not think of.
_CHARACTERS: Final = (
    TASTE,
    replace(TASTE, experience=TASTE.experience * 2.0),
    replace(TASTE, first_wound=TASTE.first_wound * 3.0),
    replace(TASTE, first_wound=0.0, more_wound=TASTE.more_wound * 0.5),
    replace(TASTE, burn=TASTE.burn + 30.0),
)


def lines(g: Journey, ask: Ask) -> list[list[int]]:
    """Words to be said in a row, what the policy says first."""
    seat = 0 if ask.seats & 1 else 1
    if ask.prompt == w.P_PLAN:
        found: list[list[int]] = []
        for taste in _CHARACTERS:
            line = line_of(g, seat, ask.words, taste)
            if line not in found:
                found.append(line)
            if len(line) == 1:
                break
        return found
    first = decide(g, ask, TASTE)
    if ask.prompt == w.P_PERFECT and team_attack(g) // trial_defence(g) < g.life:
        return [[first]] + [[word] for word in perfecting(g, ask, TASTE)[:3] if word != first]
    if ask.prompt == w.P_DOUBLE:
        return [[first]] + [[word] for word in ask.words if word != first]
    return [[first]]


def perfecting(g: Journey, ask: Ask, taste: Taste) -> list[int]:
    """The options of Perfecting, the most liked one first."""
    return sorted(ask.words, key=lambda word: -_use(g, word, 1.0, taste))


def reply(g: Journey, ask: Ask) -> list[int]:
    """A quick answer, some words to be said in a row."""
    if ask.prompt == w.P_PLAN and len(ask.words) > 1:
        return line_of(g, 0 if ask.seats & 1 else 1, ask.words, TASTE, quick=True)
    return [decide(g, ask, TASTE)]


def chapter(g: Journey) -> int:
    """The trials beaten: between two of them a playout may stop."""
    return len(g.beaten) + len(g.kept)


def worth_of(g: Journey) -> float:
    """How good a position is: trials beaten, decks, wounds; the fight that goes on."""
    value = 65.0 * chapter(g)
    if g.result and chapter(g) < w.LABOURS:
        value -= 65.0
    for seat in range(len(g.hand)):
        hurts = 0
        for card in deck_of(g, seat):
            if w.IS_WOUND[card]:
                value -= _WOUND_WORTH[min(hurts, 2)]
                hurts += 1
            elif w.BASE[card] >= w.FIRST_BLESSING:
                value += 3.0 + 1.5 * points_of(g, w.BASE[card])
            else:
                value += 1.8
    if g.trial and not g.result:
        value -= 0.4 * g.life * trial_defence(g) + g.attack
    return value


def progress(g: Journey) -> tuple[int, int, str]:
    """Trials beaten, of how many, and which one is fought."""
    return chapter(g), w.LABOURS, w.TRIALS.by_value[g.trial[0]] if g.trial else ""


def settle(g: Journey, rng: Rng) -> bool:
    """Put the unseen cards of every deck in some order; False when there are none."""
    some = False
    for seat in range(len(g.hand)):
        if g.unseen[seat]:
            cards = list(g.unseen[seat])
            rng.shuffle(cards)
            g.deck[seat] = [card or cards.pop() for card in g.deck[seat]]
            g.unseen[seat] = cards
            some = True
    return some


def best_line(g: Journey, seat: int, prompt: int, words: Sequence[int]) -> list[int]:
    """What a seat best says in Planning, in a row; nothing where it has no hand to order."""
    if prompt != w.P_PLAN or not g.hand[seat]:
        return []
    return line_of(g, seat, words, TASTE, thorough=True)


def reached(
    g: Journey, seat: int, line: Sequence[int]
) -> tuple[list[int], tuple[int, int, int], tuple[int, int]]:
    """How far a line of Planning is certain, the totals after it, and the trial's numbers.

    `g` is a sampled world that nobody needs any more.  Behind a word that draws or that asks for
    a wound nothing is certain.
    """
    said: list[int] = []
    for word in line:
        said.append(word)
        if w.VERB[word] == w.TILT.id:
            if g.posture[seat] == w.OMPHALE or g.side[seat] == w.SIDE_B:
                break
            g.armed[seat] = 1
            continue
        card = w.B[word]
        g.hand[seat].remove(card)
        g.stack[seat].append(card)
        if g.armed[seat] and not w.IS_WOUND[card]:
            g.armed[seat] = 0
            g.bent[seat] = len(g.stack[seat])
        what = effect(g, card)
        if what == DRAWS or (what == CLEANSES and _hurt(g, seat)):
            break
    sums = total(g, seat, ATTACK), total(g, seat, DEFENCE), total(g, seat, EXPERIENCE)
    return said, sums, (trial_attack(g), trial_defence(g))


def _hurt(g: Journey, seat: int) -> bool:
    """Whether there is a wound that a blessing can exhaust."""
    return any(w.IS_WOUND[card] for card in g.hand[seat] + g.discard[seat])
