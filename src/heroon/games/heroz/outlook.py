"""HEROZ: what a position is worth to a seat, for searches that cut games short.

The weights come from a logistic regression of the result on what the two seats have, over 120,005
positions of 4,500 games of the policy with itself, `rampart`, `wall`, `sovereign`, `veteran` and
`shrewd-miser` (in part of them one word in fifty at random), each game with the same weight and a
game at its bound counted by its points.  A fit to three quarters of these games tells the winner in
71 %, 73 % and 71 % of the positions of the others, by part of the game.  A King is worth most, then
Aces, Jokers and points; lines have no worth of their own beyond the cards that they have brought.
All is written in the subset of the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .heuristics_lines import pairs_left
from .power import look_at, value_at
from .state import Duel
from .words import BY_SUIT, BY_VALUE, JOKER_CARD, LAST_HERO, LAST_TROOP, RANK

#: From these turns on another table counts.
MIDDLE: Final = 30
LONG: Final = 100
#: In thousandths of the log odds to win, by part of the game: a point, and how much more one is
#: worth beyond the twentieth.
POINT: Final = (73, 53, 63)
BEYOND: Final = (85, 59, -14)
BEYOND_FROM: Final = 20
#: A card in hand up to the fifth, the twelfth, the twenty-fifth, the last: each counts in all that
#: it falls under.  How much more one is worth that is a Joker, an Ace, a hero.
CARD: Final = ((59, 19, -13, -17), (8, 20, -4, -16), (-21, 13, 13, -11))
CARDS: Final = (5, 12, 25, 60)
JOKER: Final = (189, 327, 121)
ACE: Final = (319, 322, 84)
HERO: Final = (214, 55, 26)
#: A card in the deck; a hero in play, by part and rank.
DECK: Final = (46, 15, 8)
LED: Final = ((263, 418, 930), (0, 0, 639), (146, 10, 706))
#: A line that steals, one that draws, one of three alike; a troop face up, and each of its points
#: of value; to be on turn.
STEAL: Final = (-155, -63, -107)
DRAW: Final = (29, -104, -52)
THREE: Final = (-260, -128, -64)
FACE: Final = (184, -51, 1)
TROOP: Final = (5, 20, 14)
TURN: Final = (-102, -16, -38)
#: The log odds are cut off here; shares of a win in thousandths, by log odds in tenths from -6.
FAR: Final = 5900
CHANCE: Final = tuple(round(1000 / (1 + exp(-(n - 60) / 10))) for n in range(121))


def standing(g: Duel, seat: int) -> int:
    """Estimate the chance of a seat to win, in thousandths."""
    part = 0 if g.turns < MIDDLE else 1 if g.turns < LONG else 2
    odds = holdings(g, seat, part) - holdings(g, 1 - seat, part)
    odds += TURN[part] if g.turn == seat else -TURN[part]
    odds = max(min(odds, FAR), -FAR) + 6000
    tenth = odds // 100
    return CHANCE[tenth] + (CHANCE[tenth + 1] - CHANCE[tenth]) * (odds % 100) // 100


def holdings(g: Duel, seat: int, part: int) -> int:
    """Weigh what a seat has, in thousandths of the log odds to win."""
    points = sum(g.scored[seat])
    total = POINT[part] * points + BEYOND[part] * max(0, points - BEYOND_FROM)
    total += DECK[part] * len(g.deck[seat])
    if len(g.hero[seat]) > 0:
        total += LED[part][RANK[g.hero[seat][0]]]
    for card in g.hand[seat]:
        if card == JOKER_CARD:
            total += JOKER[part]
        elif card > LAST_HERO:
            total += ACE[part]
        elif card > LAST_TROOP:
            total += HERO[part]
    many = len(g.hand[seat])
    for k in range(4):
        total += CARD[part][k] * min(many, CARDS[k])
    for cell in range(9):
        if g.face[seat][cell] > 0:
            total += FACE[part] + TROOP[part] * value_at(g, seat, cell)
    total += STEAL[part] * pairs_left(g, seat, 0, BY_VALUE)
    total += DRAW[part] * pairs_left(g, seat, 0, BY_SUIT)
    return total + THREE[part] * threes(g, seat)


def threes(g: Duel, seat: int) -> int:
    """Count the lines of a seat with three alike, by suit and by value."""
    count = 0
    for line in range(3):
        if g.face[seat][line] > 0 and g.face[seat][3 + line] > 0 and g.face[seat][6 + line] > 0:
            x = look_at(g, seat, line)
            y = look_at(g, seat, 3 + line)
            z = look_at(g, seat, 6 + line)
            count += int(x // 16 == y // 16 and y // 16 == z // 16)
            count += int(x % 16 == y % 16 and y % 16 == z % 16)
    return count
