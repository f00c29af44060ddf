"""HEROZ: the windows of the combat phase: which cards may be played in them, and when.

W0 comes before 2.1, W1 after it, W2 after 2.2, W3 after 2.3.  What may be played:

    Ace        W0 W1 W2 W3   from the hand, on any troop in play
    Joker      W0 W1 W2 W3   from the hand, into an own column
    Aura       W0 W1 W2 W3   a hero from the hand, on an enemy troop
    Sacrifice        W2 W3   the hero in play, for an own troop in combat (the defender: W3)
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    NOBODY,
    NOTHING,
    PASS,
    Ask,
    Rule,
    see,
    tell,
    then,
)

from .cards import FLIPPED_ACE, FLIPPED_HERO, FLIPPED_JOKER
from .power import has_complete, look_at
from .rules_area import lowest_free, play_openly
from .rules_combat import pay_lines
from .rules_deck import put_under_deck, turn_deck_over
from .state import BOTH, EMPTY, Duel
from .steps import (
    ATTACKERS,
    BLOCKED,
    BLOCKERS,
    FORMATIONS,
    SACRIFICE_FLIP,
    STEPS,
    WINDOW,
)
from .words import (
    ACE,
    AURA,
    DECK,
    E_ACE,
    E_AURA,
    E_JOKER,
    E_PASSED,
    E_SACRIFICE,
    FIRST_ACE,
    JOKER,
    JOKER_CARD,
    LAST_TROOP,
    P_WINDOW0,
    P_WINDOW1,
    P_WINDOW2,
    P_WINDOW3,
    SACRIFICE,
    SUIT,
    VALUE,
    VERB,
    A,
    B,
)

PROMPT: Final = (P_WINDOW0, P_WINDOW1, P_WINDOW2, P_WINDOW3)
#: What comes when a window closes.
AFTER: Final = (FORMATIONS, ATTACKERS, BLOCKERS, BLOCKED)

#: By cell: the other cells of its column and of its line, ascending.
ALIGNED: Final = (
    (1, 2, 3, 6),
    (0, 2, 4, 7),
    (0, 1, 5, 8),
    (0, 4, 5, 6),
    (1, 3, 5, 7),
    (2, 3, 4, 8),
    (0, 3, 7, 8),
    (1, 4, 6, 8),
    (2, 5, 6, 7),
)


@STEPS.words(WINDOW)
def window(g: Duel, number: int, who: int) -> Ask:
    """Ask a seat which card or sacrifice to play in a window of the combat, or to pass.

    See [heroz:2] [heroz:special] (HZ-57).  `who` is the seat times two, plus one when the other has
    just passed. What a hand holds is a secret, so a seat is asked even if it can only pass. It is
    not asked if its hand is empty or no troop is in play, as everybody sees that. After a turn was
    lost to an empty deck no more cards are played (HZ-82).
    """
    if g.no_attack > 0:
        return NOBODY
    seat = who // 2
    hand = g.hand[seat]
    hero = g.fighting[seat] > 0 and len(g.hero[seat]) > 0
    if not hero and (len(hand) == 0 or no_troop(g)):
        return NOBODY
    words = [PASS]
    if len(hand) > 0 and hand[len(hand) - 1] > LAST_TROOP:
        offer_cards(g, seat, hand, words)
    if hero:
        offer_sacrifice(g, seat, words)
    return Ask(1 << seat, PROMPT[number], words)


def no_troop(g: Duel) -> bool:
    """Return whether no troop is in play, so that no card has a target.

    See [heroz:ace] [heroz:joker] [heroz:aura].
    """
    own = g.field[0]
    other = g.field[1]
    return (
        own[0] == EMPTY
        and own[3] == EMPTY
        and own[6] == EMPTY
        and other[0] == EMPTY
        and other[3] == EMPTY
        and other[6] == EMPTY
    )


def offer_cards(g: Duel, seat: int, hand: list[int], words: list[int]) -> None:
    """Append the words for the Jokers, Aces and heroes of a hand (HZ-59, HZ-63).

    A hand is sorted, so it is read from its end, where these cards lie.
    """
    own = g.field[seat]
    enemy = g.field[1 - seat]
    aura = g.aura[1 - seat]
    i = len(hand) - 1
    if hand[i] == JOKER_CARD:
        offer_joker(g, seat, words)
    while i >= 0 and hand[i] == JOKER_CARD:
        i -= 1
    if i < 0 or hand[i] <= LAST_TROOP:
        return
    if hand[i] >= FIRST_ACE:
        spots = [9 * seat + cell for cell in range(9) if own[cell] != EMPTY]
        spots += [9 - 9 * seat + cell for cell in range(9) if enemy[cell] != EMPTY]
        while i >= 0 and hand[i] >= FIRST_ACE:
            row = ACE[hand[i]]
            words += [row[spot] for spot in spots]
            i -= 1
    cells = [cell for cell in range(9) if enemy[cell] != EMPTY and aura[cell] == 0]
    while i >= 0 and hand[i] > LAST_TROOP:
        row = AURA[hand[i]]
        words += [row[cell] for cell in cells]
        i -= 1


def offer_joker(g: Duel, seat: int, words: list[int]) -> None:
    """Append the words for a Joker: the column it enters and the troop it copies.

    See [heroz:joker] (HZ-65, HZ-66).  It takes the lowest free line of an own column and copies an
    own active troop of that line or column. Two troops of the same suit and value are one choice,
    named by the lower cell.
    """
    face = g.face[seat]
    if 1 not in face:
        return
    for column in range(3):
        cell = lowest_free(g, seat, column)
        if cell < 0:
            continue
        seen: list[int] = []
        for other in ALIGNED[cell]:
            if face[other] > 0:
                like = look_at(g, seat, other)
                if like not in seen:
                    seen.append(like)
                    words.append(JOKER[column][other])


def offer_sacrifice(g: Duel, seat: int, words: list[int]) -> None:
    """Append the words for the sacrifice: one for each own troop in combat [heroz:sacrifice]."""
    for cell in range(9):
        if (g.fighting[seat] >> cell) % 2 > 0:
            words.append(SACRIFICE[cell])


@STEPS.answer(WINDOW)
def play_item(g: Duel, number: int, who: int, word: int) -> None:
    """Play the chosen card or sacrifice at once, or pass [heroz:2] (HZ-57, HZ-58, HZ-59).

    Afterwards the other seat may answer. Two passes in a row close the window; a seat that is not
    asked counts as passing. From step 2.1 on the lines that a Joker or an aura makes pay at once;
    an Ace and a sacrifice change no formation.
    """
    seat = who // 2
    if word == PASS or word == NOTHING:
        if word == PASS:
            tell(g, E_PASSED, seat)
        if who % 2 == 0 and g.no_attack == 0:
            then(g, WINDOW, number, 3 - who)
        else:
            then(g, AFTER[number])
        return
    then(g, WINDOW, number, 2 * (1 - seat))
    verb = VERB[word]
    if verb == SACRIFICE.id:
        then(g, SACRIFICE_FLIP, seat, A[word])
    elif verb == ACE.id:
        play_ace(g, seat, A[word], B[word])
    else:
        if verb == JOKER.id:
            play_joker(g, number, seat, A[word], B[word])
        else:
            play_aura(g, seat, A[word], B[word])
        if number > 0:
            pay_lines(g)


def play_ace(g: Duel, seat: int, card: int, spot: int) -> None:
    """Play an Ace as a shield on any troop in play.

    See [heroz:ace] [heroz:table-cards] (HZ-60, HZ-61, HZ-62).  The troop may be own or enemy,
    active or not, shielded or not.
    """
    play_openly(g, seat, card)
    g.aces[seat].append(card)
    g.shield[spot // 9][spot % 9] = 1
    tell(g, E_ACE, seat, card, spot)


def play_joker(g: Duel, number: int, seat: int, column: int, copied: int) -> None:
    """Play a Joker face up into an own column; it copies a troop's suit and value.

    See [heroz:joker] (HZ-55, HZ-56, HZ-65, HZ-66).  It keeps what the troop shows now for good.
    Attackers are the troops active at step 2.2, so a Joker does not join an attack that is
    declared, except by the option `late_joker`. In the attacked column it blocks: at once in W3,
    else when blockers are declared at 2.3.
    """
    cell = lowest_free(g, seat, column)
    look = look_at(g, seat, copied)
    play_openly(g, seat, JOKER_CARD)
    g.field[seat][cell] = JOKER_CARD
    g.face[seat][cell] = 1
    g.known[seat][cell] = BOTH
    g.copied[seat][cell] = look
    if column == g.column:
        if seat == g.turn and g.late_joker > 0:
            g.fighting[seat] |= 1 << cell
        elif seat != g.turn and number == 3:
            g.fighting[seat] |= 1 << cell
    tell(g, E_JOKER, seat, cell, copied)


def play_aura(g: Duel, seat: int, card: int, cell: int) -> None:
    """Play a hero from the hand as an aura: an enemy troop gets value 1 and the hero's suit.

    See [heroz:aura] (HZ-44, HZ-60, HZ-61, HZ-63).  Value 1 and the hero's suit for an enemy troop
    that has no aura yet.
    """
    play_openly(g, seat, card)
    g.auras[seat].append(card)
    g.aura[1 - seat][cell] = SUIT[card] + 1
    tell(g, E_AURA, seat, card, 9 * (1 - seat) + cell)


def flip_value(g: Duel, card: int) -> int:
    """Return what the card turned up by a sacrifice adds to a power total [heroz:sacrifice].

    A Joker counts 0, an Ace 1, a hero 12, a troop its value.
    """
    if card == JOKER_CARD:
        return g.numbers[FLIPPED_JOKER]
    if card >= FIRST_ACE:
        return g.numbers[FLIPPED_ACE]
    if card > LAST_TROOP:
        return g.numbers[FLIPPED_HERO]
    return VALUE[card]


@STEPS.rule(SACRIFICE_FLIP)
def sacrifice(g: Duel, seat: int, cell: int) -> Rule[None]:
    """Sacrifice the hero in play for a troop in combat and turn up a card of the deck.

    See [heroz:sacrifice] (HZ-39, HZ-69, HZ-70, HZ-71).  The hero is discarded. Cards face up on the
    deck go under it, the top one first. The next card is turned up, stays on the deck, and counts.
    It is not drawn, so an empty deck passes no turn.
    """
    if g.complete_lasts > 0 and has_complete(g, seat):
        g.complete[seat] = 1
    hero = g.hero[seat].pop()
    g.discard[seat].append(hero)
    while g.up[seat] > 0:
        g.up[seat] -= 1
        put_under_deck(g, seat, g.deck[seat].pop())
    if len(g.deck[seat]) == 0:
        turn_deck_over(g, seat)
    top = len(g.deck[seat]) - 1
    flipped = yield from see(g, g.deck[seat], top, g.pool[seat], DECK[seat], 255)
    g.up[seat] = 1
    g.boosted[seat] = cell + 1
    g.boost[seat] = flip_value(g, flipped)
    tell(g, E_SACRIFICE, seat, hero, cell, flipped)
