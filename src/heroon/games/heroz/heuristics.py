"""HEROZ: what a sensible player does, written by hand.

`weights` gives each word a number, in the subset of the rules, so that the engine in C plays by it;
`policy` says one of the best.  Both look at public facts and at the asked seat's own secrets alone
(its hand, and the face-down troops it knows), so they answer alike in every world that the seat
cannot tell apart.

The ideas: build columns that multiply and lines that pay in each combat, attack where nobody can
block, else with a full hand and where the fight is won and no column is left open, block with
something rather than let troops score, keep Aces, auras and the sacrifice for fights that they
turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heroon.kernel import PASS, STOP, Ask, Rng
from heroon.kernel.heuristics import Heuristics

from . import words as w
from .cards import GOAL
from .power import (
    PRINTED,
    active_cells,
    best_total,
    look_at,
    value_at,
)
from .rules_area import lowest_free
from .rules_preparation import exchange
from .sparring import builder, hoarder, miser, turtle
from .state import EMPTY, Duel
from .words import (
    ACE,
    AURA,
    FIRST_ACE,
    FIRST_HERO,
    FIRST_SCORED_JOKER,
    JOKER,
    JOKER_CARD,
    LAST_ACE,
    LAST_HERO,
    LAST_TROOP,
    RANK,
    SACRIFICE,
    SCORE,
    SUIT,
    SWAP,
    VALUE,
    VERB,
    A,
    B,
)

__all__ = ["builder", "hoarder", "miser", "policy", "sensible", "turtle", "weights"]

#: What a card is worth in hand, for choosing one from the discard.
WORTH: Final = tuple(
    VALUE[c] if c <= LAST_TROOP else 8 if c <= LAST_HERO else 9 if c <= LAST_ACE else 11
    for c in range(JOKER_CARD + 1)
)
#: How a hero is liked in play, Jack, Queen, King.
LIKED: Final = (1, 3, 4)
#: An attack worth so many points is blocked with whatever is there.
DANGER: Final = 4
#: What two troops of a suit, or of a value, are worth in a column and in a line.
COLUMN_SUIT: Final = 5
COLUMN_VALUE: Final = 10
LINE_SUIT: Final = 12
LINE_VALUE: Final = 20
#: Against a column that is filling up.
LOW: Final = 2
#: For a column that is empty: it faces troops that may attack.
OPEN: Final = 20
#: What an attack must promise, with a hand of so many cards, less for each card more.
BAR: Final = 120
HAND: Final = 6
EAGER: Final = 12
#: From this turn on a player must attack in one of so many turns, or games could stand still.
LATE: Final = 80
EVERY: Final = 20
#: More for each card of the other hand.
SHY: Final = 6
#: How the own lines count that an attack breaks up.
KEEP: Final = 8
#: How a hidden troop of the column is feared.
FEAR: Final = 6
#: What an item of the hand costs that an attack needs.
ITEM: Final = 4
#: What lines pay in a combat: a stolen card, a drawn one, what three troops bring.
STOLEN: Final = 12
DRAWN: Final = 8
THREE: Final = 6
#: What a line pays by how many of its two pairs are alike in suit, in value.
PAYS_SUIT: Final = (0, DRAWN, THREE)
PAYS_VALUE: Final = (0, STOLEN, THREE)
#: How much it counts in an attack that lines are broken, and that the other deck gives out.
BREAK: Final = 4
OUT: Final = 60
#: How enemy troops are feared that outlive a fight: the column behind it is left open.
EXPOSED: Final = 3
#: What Jokers and auras are worth in hand, before 2.1.
KEPT: Final = 9
#: A hand of so few cards is spent before lines steal it.
FEW: Final = 1
#: What a sacrifice may be expected to add.
FLIP: Final = 5
#: A value of a hidden troop that is not known.
UNKNOWN_VALUE: Final = 5
#: More than any fight comes to.
NEVER: Final = 1 << 20


def policy(g: Duel, ask: Ask, rng: Rng) -> int:
    """One of the words with the highest weight; equal ones are parted by chance."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    found = weights(g, ask.seats.bit_length() - 1, ask.prompt, words)
    top = max(found)
    best = [word for word, weight in zip(words, found, strict=True) if weight == top]
    return best[0] if len(best) == 1 else rng.choice(best)


def weights(g: Duel, seat: int, prompt: int, words: list[int]) -> list[int]:
    """A number for each word, the better the higher."""
    match prompt:
        case w.P_PLACE:
            return to_place(g, seat, words)
        case w.P_HERO:
            return to_lead(g, seat, words)
        case w.P_JACK:
            return to_look(g, seat, words)
        case w.P_QUEEN:
            return to_hide(g, seat, words)
        case w.P_KING:
            return to_move(g, seat, words)
        case w.P_WINDOW1 | w.P_WINDOW2:  # the cards have time until the blockers are known
            return [int(word == PASS) for word in words]
        case w.P_WINDOW0:
            return early(g, seat, words)
        case w.P_WINDOW3:
            return in_fight(g, seat, words)
        case w.P_ATTACK:
            return to_attack(g, seat, words)
        case w.P_BLOCK:
            return to_block(g, seat, words)
        case w.P_DAMAGE:
            return [-1 if word == STOP else value_at(g, 1 - seat, A[word]) for word in words]
        case w.P_RAID:
            return [value_at(g, seat, A[word]) if VERB[word] == SCORE.id else 0 for word in words]
        case w.P_RECOVER:
            return [WORTH[A[word]] for word in words]
        case w.P_UNSCORE:
            return [scored_value(A[word]) for word in words]
        case w.P_POWER:
            return [A[word] for word in words]
        case _:
            return [0] * len(words)


def scored_value(card: int) -> int:
    """What a card of a points pile counts, by what it is named by."""
    return VALUE[card] if card <= LAST_TROOP else card - FIRST_SCORED_JOKER


def knows(g: Duel, seat: int, owner: int, cell: int) -> bool:
    """Whether a seat knows the troop of a cell."""
    return (g.known[owner][cell] >> seat) % 2 == 1


# -- phase 1 ------------------------------------------------------------------------------------


def to_place(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Place everything: like beside like in lines, which pay each turn, and in columns."""
    base: list[int] = []  # by column
    beside: list[int] = []  # by column: what lies below, to the left and to the right; 0: nothing
    for column in range(3):
        cell = lowest_free(g, seat, column)
        if cell < 0:
            base.append(0)
            beside += [0, 0, 0]
            continue
        score = 100 - LOW * (cell % 3)
        if cell % 3 == 0:
            score += OPEN
            for other in range(cell, cell + 3):
                if g.face[1 - seat][other] > 0:
                    score += value_at(g, 1 - seat, other)
        base.append(score)
        beside.append(seen(g, seat, cell - 1) if cell % 3 > 0 else 0)
        beside.append(seen(g, seat, cell - 3) if column > 0 else 0)
        beside.append(seen(g, seat, cell + 3) if column < 2 else 0)
    found: list[int] = []
    for word in words:
        if word == STOP:
            found.append(0)
            continue
        look = PRINTED[A[word]]
        column = B[word]
        score = base[column]
        score += likeness(look, beside[3 * column], COLUMN_SUIT, COLUMN_VALUE)
        score += likeness(look, beside[3 * column + 1], LINE_SUIT, LINE_VALUE)
        score += likeness(look, beside[3 * column + 2], LINE_SUIT, LINE_VALUE)
        found.append(score)
    return found


def seen(g: Duel, seat: int, cell: int) -> int:
    """Suit and value (suit * 16 + value) of an own troop as its owner remembers it; 0: none."""
    card = g.field[seat][cell]
    if card == EMPTY:
        return 0
    if g.face[seat][cell] > 0:
        return look_at(g, seat, cell)
    return PRINTED[card] if knows(g, seat, seat, cell) else 0


def likeness(look: int, other: int, suits: int, values: int) -> int:
    """What it is worth that two troops lie side by side."""
    if other == 0:
        return 0
    return (suits if look // 16 == other // 16 else 0) + (values if look % 16 == other % 16 else 0)


def to_lead(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Play a hero if none is there, or a better one."""
    now = LIKED[RANK[g.hero[seat][0]]] if g.hero[seat] else 0
    return [2 * now if word == PASS else 2 * LIKED[RANK[A[word]]] for word in words]


def to_look(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Look at an enemy troop that is not known yet."""
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
        elif A[word] // 9 != seat and not knows(g, seat, 1 - seat, A[word] % 9):
            found.append(2)
        else:
            found.append(0)
    return found


def to_hide(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Turn down the strongest enemy troop that faces one of ours."""
    foe = 1 - seat
    whole = income(g, foe)
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
        elif A[word] // 9 == seat:
            found.append(0)
        else:
            cell = A[word] % 9
            score = value_at(g, foe, cell) + whole - income_without(g, foe, cell)
            if active_cells(g, seat, cell // 3) > 0:
                score += 5
            found.append(score)
    return found


def to_move(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Swap own troops into lines that pay, enemy troops out of them."""
    whole = income(g, seat) - income(g, 1 - seat)
    found: list[int] = []
    for word in words:
        if word == PASS or VERB[word] != SWAP.id:
            found.append(1 if word == PASS else 0)
            continue
        owner = A[word] // 9
        cell = A[word] % 9
        if g.face[owner][cell] == 0 or g.face[owner][B[word]] == 0:
            found.append(0)
            continue
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
        found.append(income(g, seat) - income(g, 1 - seat) - whole)
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
    return found


# -- phase 2 ------------------------------------------------------------------------------------


def overdue(g: Duel) -> bool:
    """Whether somebody must attack: late in a game, one turn of each seat in so many."""
    return g.turns >= LATE and g.turns % EVERY < 2


def to_attack(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Attack where the expected gain is greatest; the fuller the hand, the less will do."""
    bar = BAR - EAGER * (len(g.hand[seat]) - HAND) + SHY * len(g.hand[1 - seat])
    if overdue(g):
        bar = -NEVER
    return [bar if word == PASS else gain(g, seat, A[word]) for word in words]


def gain(g: Duel, seat: int, column: int) -> int:
    """What an attack in a column is worth: points if nobody can block, else the fight's margin.

    An attacker that is stopped by a troop turned up loses little: it goes back under the deck.
    """
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    blockers = active_cells(g, foe, column)
    hidden = 0
    prize = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.face[seat][cell] > 0:
            prize += value_at(g, seat, cell)
        if g.field[foe][cell] != EMPTY and g.face[foe][cell] == 0:
            hidden += 1
    if blockers == 0:
        return 1000 + prize if hidden == 0 else 3 * prize - FEAR * hidden
    fight = forced(g, seat, column, cells, blockers)
    force = fight[0]
    if force > 0:
        whole = income(g, foe)
        for cell in range(3 * column, 3 * column + 3):
            if g.face[foe][cell] > 0:
                force += BREAK * (whole - income_without(g, foe, cell))
        if len(g.deck[foe]) < 3:
            force += OUT  # the cards of reinforcement cost a turn
    left = left_open(g, seat, column, cells, fight[0] > 0)
    force -= KEEP * (income(g, seat) - income_left(g, seat, cells))
    return force - ITEM * fight[1] - FEAR * hidden - EXPOSED * left


def left_open(g: Duel, seat: int, column: int, cells: int, won: bool) -> int:
    """What enemy troops that outlive the fight could score in the column that is left behind."""
    low = 3 * column
    values: list[int] = []
    for cell in range(low, low + 3):
        if g.field[seat][cell] != EMPTY and g.face[seat][cell] == 0:
            return 0
        if g.face[1 - seat][cell] > 0:
            values.append(value_at(g, 1 - seat, cell))
    damage = best_total(g, seat, column, cells) if won else 0
    values.sort()
    while len(values) > 0 and values[-1] <= damage:
        damage -= values.pop()
    return sum(values)


def forced(g: Duel, seat: int, column: int, cells: int, blockers: int) -> list[int]:
    """The margin of a fight with the Aces and auras of the own hand, and how many it takes.

    They are spent one after the other where they do most, until the fight is won.
    """
    foe = 1 - seat
    mine = best_total(g, seat, column, cells)
    theirs = best_total(g, foe, column, blockers)
    if mine > theirs:
        return [mine - theirs, 0]
    shield = list(g.shield[foe])
    aura = list(g.aura[foe])
    aces = 0
    heroes = [0, 0, 0, 0]  # by suit
    for card in g.hand[seat]:
        if FIRST_ACE <= card <= LAST_ACE:
            aces += 1
        elif FIRST_HERO <= card <= LAST_HERO:
            heroes[SUIT[card]] += 1
    used = 0
    while mine <= theirs:
        least = theirs
        item = -1  # a suit of a hero; 4: an Ace
        where = 0
        for cell in range(3 * column, 3 * column + 3):
            if (blockers >> cell) % 2 == 0:
                continue
            if aces > 0:
                total = under_shield(g, foe, column, blockers, cell)
                if total < least:
                    least = total
                    item = 4
                    where = cell
            if g.aura[foe][cell] == 0:
                for suit in range(4):
                    if heroes[suit] > 0:
                        total = under_aura(g, foe, column, blockers, suit, cell)
                        if total < least:
                            least = total
                            item = suit
                            where = cell
        if item < 0:
            break
        used += 1
        theirs = least
        if item == 4:
            aces -= 1
            g.shield[foe][where] = 1
        else:
            heroes[item] -= 1
            g.aura[foe][where] = item + 1
    g.shield[foe][:] = shield
    g.aura[foe][:] = aura
    return [mine - theirs, used]


def to_block(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Turn troops up to win the fight, or the least one to let nothing score."""
    foe = 1 - seat
    column = g.column
    stop = [int(word == STOP) for word in words]
    mine = active_cells(g, seat, column)
    theirs = best_total(g, foe, column, g.fighting[foe])
    if mine > 0 and best_total(g, seat, column, mine) >= theirs:
        return stop
    danger = points_of(g, foe)
    prize = 0
    for cell in range(3 * column, 3 * column + 3):
        if (g.fighting[foe] >> cell) % 2 > 0:
            prize += value_at(g, foe, cell)
    cells = mine
    face = list(g.face[seat])
    for word in words:
        if word != STOP and knows(g, seat, seat, A[word]):
            g.face[seat][A[word]] = 1
            cells |= 1 << A[word]
    able = best_total(g, seat, column, cells) > theirs
    g.face[seat][:] = face
    if not able and (mine > 0 or (prize < DANGER and danger + prize < g.numbers[GOAL])):
        return stop
    sign = 1 if able else -1
    return [-NEVER if word == STOP else sign * strength(g, seat, A[word]) for word in words]


def strength(g: Duel, seat: int, cell: int) -> int:
    """The value of an own troop as far as its owner knows."""
    look = seen(g, seat, cell)
    return look % 16 if look > 0 else UNKNOWN_VALUE


def points_of(g: Duel, seat: int) -> int:
    """The points of a seat."""
    return sum(g.scored[seat])


def income(g: Duel, seat: int) -> int:
    """What the lines of a seat pay in each combat."""
    total = 0
    face = g.face[seat]
    for line in range(3):
        if face[3 + line] > 0 and face[line] + face[6 + line] > 0:
            x = look_at(g, seat, line)
            y = look_at(g, seat, 3 + line)
            z = look_at(g, seat, 6 + line)
            suits = int(x // 16 == y // 16) + int(y // 16 == z // 16)
            values = int(x % 16 == y % 16) + int(y % 16 == z % 16)
            total += PAYS_SUIT[suits] + PAYS_VALUE[values]
    return total


def income_without(g: Duel, seat: int, cell: int) -> int:
    """What the lines of a seat pay once a troop is turned down."""
    kept = g.face[seat][cell]
    g.face[seat][cell] = 0
    total = income(g, seat)
    g.face[seat][cell] = kept
    return total


def income_left(g: Duel, seat: int, cells: int) -> int:
    """What the lines of a seat pay once the troops of some cells are gone."""
    face = list(g.face[seat])
    for cell in range(9):
        if (cells >> cell) % 2 > 0:
            g.face[seat][cell] = 0
    total = income(g, seat)
    g.face[seat][:] = face
    return total


def income_under_aura(g: Duel, seat: int, cell: int, suit: int) -> int:
    """What the lines of a seat pay once a troop is under the aura of a hero of a suit."""
    kept = g.aura[seat][cell]
    g.aura[seat][cell] = suit + 1
    total = income(g, seat)
    g.aura[seat][cell] = kept
    return total


def early(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Before 2.1: break lines that steal; a Joker makes lines; what would be stolen is spent."""
    foe = 1 - seat
    mine = income(g, seat)
    theirs = income(g, foe)
    few = len(g.hand[seat]) <= FEW
    found: list[int] = []
    for word in words:
        verb = VERB[word]
        score = 0
        if verb == JOKER.id:
            score = 2 * (income_with_joker(g, seat, A[word], B[word]) - mine - KEPT)
        elif verb == AURA.id and g.face[foe][B[word]] > 0:
            score = 2 * (theirs - income_under_aura(g, foe, B[word], SUIT[A[word]]) - KEPT)
            score += 4 if few else 0
        elif verb == ACE.id and theirs >= STOLEN and few:
            score = 2 if B[word] // 9 == foe else 1
        found.append(score)
    return found


def income_with_joker(g: Duel, seat: int, column: int, copied: int) -> int:
    """What the own lines pay with a Joker on a column that copies a troop."""
    cell = lowest_free(g, seat, column)
    like = look_at(g, seat, copied)
    g.field[seat][cell] = JOKER_CARD
    g.face[seat][cell] = 1
    g.copied[seat][cell] = like
    total = income(g, seat)
    g.field[seat][cell] = EMPTY
    g.face[seat][cell] = 0
    g.copied[seat][cell] = 0
    return total


def in_fight(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Spend cards only in a fight that they turn: the one that leaves the best margin."""
    column = g.column
    foe = 1 - seat
    own_cells = fighters(g, seat)
    foe_cells = fighters(g, foe)
    mine = best_total(g, seat, column, own_cells)
    theirs = best_total(g, foe, column, foe_cells)
    if mine > theirs:
        return [int(word == PASS) for word in words]
    if own_cells > 0 and foe_cells > 0 and forced(g, seat, column, own_cells, foe_cells)[0] <= 0:
        return [int(word == PASS) for word in words]
    found: list[int] = []
    for word in words:
        verb = VERB[word]
        score = 1
        if verb == ACE.id:
            cell = B[word] % 9
            score = -2
            if B[word] // 9 == foe and (g.fighting[foe] >> cell) % 2 > 0 and own_cells > 0:
                score = 2 + 2 * (theirs - under_shield(g, foe, column, foe_cells, cell))
        elif verb == AURA.id:
            cell = B[word]
            score = -2
            if (g.fighting[foe] >> cell) % 2 > 0 and own_cells > 0:
                under = under_aura(g, foe, column, foe_cells, SUIT[A[word]], cell)
                score = 2 + 2 * (theirs - under)
        elif verb == SACRIFICE.id:
            score = 2 * FLIP if theirs > 0 else -2
        elif verb == JOKER.id:
            score = -2
            if A[word] == column:
                more = with_joker(g, seat, own_cells, B[word]) - mine
                if more > 0:
                    score = 2 + 2 * more
        found.append(score)
    return found


def fighters(g: Duel, seat: int) -> int:
    """The cells of a seat that fight: attackers are named, every active troop faced blocks."""
    return g.fighting[seat] if seat == g.turn else active_cells(g, seat, g.column)


def with_joker(g: Duel, seat: int, cells: int, copied: int) -> int:
    """The total in the fight with a Joker on the column that copies a troop.

    An attacker's Joker comes too late to fight, unless by the option, but counts for formations.
    """
    cell = lowest_free(g, seat, g.column)
    like = look_at(g, seat, copied)
    g.field[seat][cell] = JOKER_CARD
    g.face[seat][cell] = 1
    g.copied[seat][cell] = like
    if seat != g.turn or g.late_joker > 0:
        cells |= 1 << cell
    total = best_total(g, seat, g.column, cells)
    g.field[seat][cell] = EMPTY
    g.face[seat][cell] = 0
    g.copied[seat][cell] = 0
    return total


def under_shield(g: Duel, seat: int, column: int, cells: int, cell: int) -> int:
    """The total of a column with one troop shielded."""
    kept = g.shield[seat][cell]
    g.shield[seat][cell] = 1
    total = best_total(g, seat, column, cells)
    g.shield[seat][cell] = kept
    return total


def under_aura(g: Duel, seat: int, column: int, cells: int, suit: int, cell: int) -> int:
    """The total of a column with one troop under the aura of a hero of a suit."""
    kept = g.aura[seat][cell]
    g.aura[seat][cell] = suit + 1
    total = best_total(g, seat, column, cells)
    g.aura[seat][cell] = kept
    return total


# -- for searches ---------------------------------------------------------------------------------


def sensible(g: Duel, seat: int, prompt: int, words: Sequence[int], word: int) -> list[int]:
    """The words that a search considers: no waiting for ever, no cards without a use."""
    if prompt in (w.P_WINDOW0, w.P_WINDOW1, w.P_WINDOW2, w.P_WINDOW3):
        return [PASS, word] if word != PASS else [PASS]
    if prompt == w.P_ATTACK and word != PASS and overdue(g):
        return [one for one in words if one != PASS]
    return list(words)


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Duel]] = Heuristics(
    policy=policy,
    weights=weights,
    sensible=sensible,
    partners={"builder": builder, "turtle": turtle, "hoarder": hoarder, "miser": miser},
)
