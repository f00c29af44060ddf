"""HEROZ: phase 1, the preparation.

Each step puts the next one on the agenda, so a position only has to name the step it is at.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    NOBODY,
    NOTHING,
    PASS,
    STOP,
    Ask,
    forget,
    lose,
    show,
    tell,
    then,
)

from .cards import RESOURCE
from .power import suit_at
from .rules_area import carry, leave, lowest_free, play_openly, turn_up
from .rules_deck import turn_deck_over
from .state import BOTH, EMPTY, Duel
from .steps import (
    ACTIVATION,
    DRAW,
    END_OF_TURN,
    FORMATIONS,
    HERO_PLAY,
    HERO_POWER,
    MAIN,
    PLACEMENT,
    STEPS,
    TURN,
    WINDOW,
)
from .words import (
    DEPLOY,
    E_ACTIVATED,
    E_HERO,
    E_HERO_LEFT,
    E_HIDDEN,
    E_MOVED,
    E_PEEKED,
    E_PEEKED_UNSEEN,
    E_PLACED,
    E_PLACED_UNSEEN,
    E_SKIPPED,
    E_SWAPPED,
    E_TURN,
    FIRST_TROOP,
    HERO,
    HIDE,
    JACK,
    JOKER_CARD,
    LAST_HERO,
    LAST_TROOP,
    MOVE,
    P_HERO,
    P_JACK,
    P_KING,
    P_PLACE,
    P_QUEEN,
    PEEK,
    QUEEN,
    RANK,
    SUIT,
    SWAP,
    VERB,
    A,
    B,
)

#: By the set (bit mask) of columns with room, by troop: the words that place it there.
DEPLOYMENTS: Final = tuple(
    tuple(
        tuple(DEPLOY[card][column] for column in range(3) if (columns >> column) % 2 > 0)
        for card in range(FIRST_TROOP, LAST_TROOP + 1)
    )
    for columns in range(8)
)


@STEPS.auto(TURN)
def turn(g: Duel, me: int, _b: int) -> None:
    """Begin a seat's turn, or end it at once if the seat passes this turn [heroz:turn] (HZ-82)."""
    g.turn = me
    g.turns += 1
    if g.skip[me] > 0:
        g.skip[me] = 0
        tell(g, E_SKIPPED, me)
        then(g, END_OF_TURN)
        return
    tell(g, E_TURN, me)
    then(g, MAIN)


@STEPS.auto(MAIN)
def main(g: Duel, _a: int, _b: int) -> None:
    """Draw the card of step 1.1, but not on the very first turn of the game.

    See [heroz:1.1] (HZ-04, HZ-82, HZ-83).  If the deck is empty, the discard is turned over,
    nothing is drawn, and the whole turn is passed.
    """
    me = g.turn
    if g.turns == 1:
        then(g, ACTIVATION)
    elif len(g.deck[me]) == 0 and len(g.discard[me]) > 0:
        turn_deck_over(g, me)
        tell(g, E_SKIPPED, me)
        then(g, END_OF_TURN)
    else:
        then(g, ACTIVATION)
        then(g, DRAW, me, 1)


@STEPS.auto(ACTIVATION)
def activation(g: Duel, _a: int, _b: int) -> None:
    """Turn up all inactive troops of the turn player [heroz:1.2] [heroz:active] (HZ-05)."""
    me = g.turn
    field = g.field[me]
    face = g.face[me]
    for cell in range(9):
        if face[cell] == 0 and field[cell] != EMPTY:
            card = turn_up(g, me, cell)
            tell(g, E_ACTIVATED, me, cell, card)
    then(g, PLACEMENT)


@STEPS.words(PLACEMENT)
def placement(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the turn player which troop to place face down and where, or to stop.

    See [heroz:1.3] [heroz:placement] (HZ-06, HZ-07).  A troop may go into any own column with room.
    Nobody is asked when the area is full or the hand is empty. Otherwise the seat is asked even if
    its hand holds no troop, so that the silence does not give that away.
    """
    me = g.turn
    field = g.field[me]
    open_columns = 0
    for column in range(3):
        if field[3 * column + 2] == EMPTY:
            open_columns += 1 << column
    if open_columns == 0 or len(g.hand[me]) == 0:
        return NOBODY
    words = [STOP]
    for card in g.hand[me]:
        if card > LAST_TROOP:
            break
        words += DEPLOYMENTS[open_columns][card - FIRST_TROOP]
    return Ask(1 << me, P_PLACE, words)


@STEPS.answer(PLACEMENT)
def place(g: Duel, _a: int, _b: int, word: int) -> None:
    """Place the chosen troop face down, or go on to step 1.4.

    See [heroz:1.3] [heroz:memory] (HZ-06, HZ-11).  Its player remembers it but no longer sees it.
    The opponent cannot tell which troop of the hand it was, so it no longer counts as knowing any
    troop of that hand.
    """
    me = g.turn
    if word in (STOP, NOTHING):
        then(g, HERO_PLAY)
        return
    card = A[word]
    cell = lowest_free(g, me, B[word])
    seen = lose(g.hand[me], g.watched[me], card)
    g.field[me][cell] = card
    g.known[me][cell] = 1 << me
    if certain(g, me, seen):
        g.known[me][cell] = BOTH
    else:
        forget(g.hand[me], g.watched[me], 1 << (1 - me), FIRST_TROOP, LAST_TROOP)
    if g.memory_aid > 0:
        tell(g, E_PLACED, me, cell, card, to=1 << me, others=E_PLACED_UNSEEN)
    else:
        tell(g, E_PLACED_UNSEEN, me, cell)
    then(g, PLACEMENT)


def certain(g: Duel, me: int, seen: int) -> bool:
    """Return whether the opponent can tell which troop a hand has just placed.

    It can if it knew that troop and knows every card left in the hand, and none of those is a
    troop.
    """
    if seen != BOTH:
        return False
    for i in range(len(g.hand[me])):
        if g.watched[me][i] != BOTH or g.hand[me][i] <= LAST_TROOP:
            return False
    return True


def resource(g: Duel, seat: int, suit: int) -> int:
    """Count a seat's active troops of one suit, Jokers included [heroz:hero] (HZ-12, HZ-14)."""
    count = 0
    for cell in range(9):
        if g.face[seat][cell] > 0 and suit_at(g, seat, cell) == suit:
            count += 1
    return count


@STEPS.words(HERO_PLAY)
def hero(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the turn player which hero to play from the hand, or to pass.

    See [heroz:1.4] [heroz:hero] [heroz:table-cards] (HZ-12, HZ-13).  A Jack needs one active troop
    of its suit, a Queen two, a King three. Without a card in hand or an active troop in play nobody
    is asked.
    """
    me = g.turn
    face = g.face[me]
    if len(g.hand[me]) == 0 or 1 not in face:
        return NOBODY
    words = [PASS]
    for card in g.hand[me]:
        if card > LAST_TROOP:
            if card > LAST_HERO:
                break
            if resource(g, me, SUIT[card]) >= g.numbers[RESOURCE + RANK[card]]:
                words.append(HERO[card])
    return Ask(1 << me, P_HERO, words)


@STEPS.answer(HERO_PLAY)
def play_hero(g: Duel, _a: int, _b: int, word: int) -> None:
    """Play the chosen hero in place of the old one, then begin with the heroes' abilities.

    See [heroz:1.4] [heroz:hero] (HZ-15, HZ-16, HZ-24).  The old hero is discarded first.
    """
    me = g.turn
    if word != PASS and word != NOTHING:
        card = A[word]
        play_openly(g, me, card)
        if len(g.hero[me]) > 0:
            old = g.hero[me].pop()
            g.discard[me].append(old)
            tell(g, E_HERO_LEFT, me, old)
        g.hero[me].append(card)
        tell(g, E_HERO, me, card)
    then(g, HERO_POWER, me)


@STEPS.words(HERO_POWER)
def hero_power(g: Duel, seat: int, _b: int) -> Ask:
    """Ask a seat whether and where to use the ability of its hero.

    See [heroz:1.4] [heroz:tips] (HZ-17, HZ-18, HZ-19).  The turn player is asked first, then the
    opponent: each once a turn, and only at this step. Everybody sees heroes and areas, so a seat
    without a hero or a target is not asked.
    """
    if len(g.hero[seat]) == 0:
        return NOBODY
    words: list[int] = []
    rank = RANK[g.hero[seat][0]]
    prompt = P_KING
    if rank == JACK:
        jack(g, words)
        prompt = P_JACK
    elif rank == QUEEN:
        queen(g, words)
        prompt = P_QUEEN
    else:
        king(g, words)
    if len(words) == 0:
        return NOBODY
    words.append(PASS)
    return Ask(1 << seat, prompt, words)


def jack(g: Duel, words: list[int]) -> None:
    """Append the words for a Jack: look at any inactive troop of either seat.

    See [heroz:jack] (HZ-20).
    """
    for owner in range(2):
        for cell in range(9):
            if g.field[owner][cell] != EMPTY and g.face[owner][cell] == 0:
                words.append(PEEK[owner * 9 + cell])


def queen(g: Duel, words: list[int]) -> None:
    """Append the words for a Queen: turn any active troop of either seat face down.

    See [heroz:queen] (HZ-21).
    """
    for owner in range(2):
        for cell in range(9):
            if g.face[owner][cell] > 0:
                words.append(HIDE[owner * 9 + cell])


def king(g: Duel, words: list[int]) -> None:
    """Append the words for a King: move or swap a troop of either seat [heroz:king] (HZ-22).

    A troop moves to another column of its owner that has room, or swaps with another troop of its
    owner. Each pair is offered once, from the lower cell.
    """
    for owner in range(2):
        field = g.field[owner]
        for cell in range(9):
            if field[cell] == EMPTY:
                continue
            for column in range(3):
                if column != cell // 3 and field[3 * column + 2] == EMPTY:
                    words.append(MOVE[owner * 9 + cell][column])
            for other in range(cell + 1, 9):
                if field[other] != EMPTY and not twins(g, owner, cell, other):
                    words.append(SWAP[owner * 9 + cell][other])


def twins(g: Duel, owner: int, cell: int, other: int) -> bool:
    """Return whether two troops are the same kind of Joker, so that swapping changes nothing."""
    return (
        g.field[owner][cell] == JOKER_CARD
        and g.field[owner][other] == JOKER_CARD
        and g.copied[owner][cell] == g.copied[owner][other]
        and g.face[owner][cell] == g.face[owner][other]
    )


@STEPS.answer(HERO_POWER)
def use_power(g: Duel, seat: int, _b: int, word: int) -> None:
    """Use the ability that was chosen, then ask the other seat or begin the combat.

    See [heroz:1.4] (HZ-17, HZ-18, HZ-58).  The combat begins with a window before step 2.1, unless
    the option `early_window` is off.
    """
    if word != PASS and word != NOTHING:
        owner = A[word] // 9
        cell = A[word] % 9
        verb = VERB[word]
        if verb == PEEK.id:
            peek(g, seat, owner, cell)
        elif verb == HIDE.id:
            hide(g, seat, owner, cell)
        elif verb == MOVE.id:
            move(g, seat, owner, cell, B[word])
        else:
            swap(g, seat, owner, cell, B[word])
    if seat == g.turn:
        then(g, HERO_POWER, 1 - seat)
    elif g.early_window > 0:
        then(g, WINDOW, 0, 2 * g.turn)
    else:
        then(g, FORMATIONS)


def peek(g: Duel, seat: int, owner: int, cell: int) -> None:
    """Show an inactive troop to the seat that uses its Jack, and to nobody else.

    See [heroz:jack] (HZ-20).
    """
    g.known[owner][cell] |= 1 << seat
    show(g)
    card = g.field[owner][cell]
    tell(g, E_PEEKED, seat, owner * 9 + cell, card, to=1 << seat, others=E_PEEKED_UNSEEN)


def hide(g: Duel, seat: int, owner: int, cell: int) -> None:
    """Turn an active troop face down by the ability of a Queen; both still know it.

    See [heroz:queen] (HZ-21).
    """
    g.face[owner][cell] = 0
    tell(g, E_HIDDEN, seat, owner * 9 + cell, g.field[owner][cell])


def move(g: Duel, seat: int, owner: int, cell: int, column: int) -> None:
    """Move a troop to another column of its owner by the ability of a King.

    See [heroz:king] [heroz:gravity] (HZ-22, HZ-23).
    """
    to = lowest_free(g, owner, column)
    carry(g, owner, cell, to)
    leave(g, owner, cell)
    tell(g, E_MOVED, seat, owner * 9 + cell, owner * 9 + to)


def swap(g: Duel, seat: int, owner: int, cell: int, other: int) -> None:
    """Swap two troops of one owner by the ability of a King [heroz:king] (HZ-22, HZ-23)."""
    exchange(g.field[owner], cell, other)
    exchange(g.face[owner], cell, other)
    exchange(g.known[owner], cell, other)
    exchange(g.copied[owner], cell, other)
    tell(g, E_SWAPPED, seat, owner * 9 + cell, owner * 9 + other)


def exchange(items: list[int], i: int, j: int) -> None:
    """Swap two entries of a list."""
    kept = items[i]
    items[i] = items[j]
    items[j] = kept
