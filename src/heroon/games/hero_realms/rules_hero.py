"""Hero Realms solo: the hero's turn."""

from __future__ import annotations

from bisect import insort

from heroon.kernel import (
    EMPTY,
    NOBODY,
    NOTHING,
    Ask,
    end,
    gain,
    plan,
    show,
    shuffle,
    step,
    tell,
    then,
    ticket,
)

from .cards import BOSS_GOLD, COST_OF, HAND, HAS_SACRIFICED, HAS_SECOND, MAIN, SACRIFICED, SECOND
from .piles import cost, face_value, find, guarded, has_power, hero_of_faction, mark
from .rules_abilities import ability, sacrificed
from .rules_attack import can_attack, least_blow
from .rules_wants import FOR_NOTHING, too_dear
from .setup import leave_row
from .state import BENT, NEXT_ACTION, NEXT_DECK, NEXT_HAND, SPENT, USED, Skirmish
from .steps import (
    BOSS_TURN,
    CHOOSE_ONE,
    COMMIT_SOME,
    DRAW,
    DRAW_UNSEEN,
    END_TURN,
    FACE,
    HERO_MAIN,
    HERO_TURN,
    HIT_BOSS,
    HIT_FORCED,
    HIT_GUARDS,
    PAY_WITH,
    PUT_BOUGHT,
    STEPS,
)
from .words import (
    ALLY,
    ATTACK,
    BANISH,
    BEHAVE,
    BUY,
    COMMIT,
    DECK,
    E_ALLY,
    E_ATTACKED,
    E_BANISHED,
    E_BEHAVIOUR,
    E_BOUGHT,
    E_DREW,
    E_EXPENDED,
    E_NO_CARD,
    E_PLAYED,
    E_PUT,
    E_SACRIFICED,
    E_SHUFFLED,
    E_TOO_LATE,
    E_TURN,
    E_TURN_ENDS,
    EITHER_OR,
    EXPEND,
    FACES,
    FACTION,
    FINISH,
    FIRE_GEM,
    GOLD,
    GROGNARD,
    IS_ACTION,
    IS_CHAMPION,
    MOST_PART,
    P_BEHAVIOUR,
    P_COMMIT,
    P_MAIN,
    P_PAY,
    P_WHERE,
    PAY,
    PLAY,
    PUT,
    R_CLOCK,
    RAYLA,
    SACRIFICE,
    TO_DECK,
    TO_HAND,
    VERB,
    A,
    B,
)

# -- choosing the behaviour card ------------------------------------------------------------------


@STEPS.auto(HERO_TURN)
def hero_turn(g: Skirmish, _a: int, _b: int) -> None:
    """Put the phases of the hero's turn, then the Boss's turn, on the agenda.

    See [hero-realms:hero] [hero-realms:turn].
    """
    g.turns += 1
    tell(g, E_TURN, min(g.turns, 20))
    plan(g, FACE, HERO_MAIN, END_TURN, step(DRAW, g.numbers[HAND]), BOSS_TURN)


@STEPS.words(FACE)
def faces(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask which unused behaviour card to lay face up [hero-realms:hero.choice].

    If none is left, all come back, the one that lies face up too (HR-08).
    """
    fresh = sum(g.unused) == 0
    words: list[int] = []
    for i, face in enumerate(FACES.values):
        if g.unused[i] > 0 or (fresh and g.behaved[i] > 0):
            words.append(BEHAVE[face])
    return Ask(1, P_BEHAVIOUR, words)


@STEPS.answer(FACE)
def behave(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Lay the chosen behaviour card face up; it is the face until the next choice.

    See [hero-realms:hero.choice]. On a gold face Rayla's power takes 2 and the value of the face
    from the hero's healing [hero-realms:powers.rayla]. By the option `rayla_healing` it takes
    nothing if the market has a card of her faction, which she will take instead of gold (HR-57).
    """
    if sum(g.unused) == 0:
        for i in range(4):
            g.unused[i] = g.behaved[i]
            g.behaved[i] = 0
    if word == NOTHING:
        return
    g.face = A[word]
    g.unused[g.face - GOLD] -= 1
    g.behaved[g.face - GOLD] += 1
    tell(g, E_BEHAVIOUR, g.face)
    g.unhealed = 0
    if has_power(g, RAYLA) and (g.rayla_healing == 0 or not too_dear(g, FOR_NOTHING)):
        g.unhealed = g.numbers[BOSS_GOLD] + face_value(g)


# -- main phase -----------------------------------------------------------------------------------


@STEPS.words(HERO_MAIN)
def deeds(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask what to do next in the main phase, or to finish it [hero-realms:hero.main]."""
    words: list[int] = []
    plays(g, words)
    activations(g, words)
    allies(g, words)
    sacrifices(g, words)
    purchases(g, words)
    banishings(g, words)
    if can_attack(g):
        words.append(ATTACK)
    words.append(FINISH)
    return Ask(1, P_MAIN, words)


def plays(g: Skirmish, words: list[int]) -> None:
    """Append the words for playing a card of the hand [hero-realms:base.play]."""
    last = 0
    for card in g.hand:
        if card != last:
            words.append(PLAY[card])
        last = card


def activations(g: Skirmish, words: list[int]) -> None:
    """Append the words for tilting an upright champion for its main ability.

    See [hero-realms:base.champion].
    """
    for i, card in enumerate(g.champions):
        if g.poise[i] & SPENT == 0 and EXPEND[card] not in words:
            words.append(EXPEND[card])


def has_ally(g: Skirmish, card: int) -> bool:
    """Return whether a card has an ally ability and another card of its faction in play.

    See [hero-realms:base.ally].
    """
    return HAS_SECOND[card] and hero_of_faction(g, FACTION[card]) > 1


def allies(g: Skirmish, words: list[int]) -> None:
    """Append the words for ally abilities, once a turn for each card [hero-realms:base.ally].

    Under the Orc Grunt's power there are none [hero-realms:powers.grognard] (HR-56).
    """
    if has_power(g, GROGNARD):
        return
    for i, card in enumerate(g.played):
        if g.used[i] & USED == 0 and has_ally(g, card) and ALLY[card] not in words:
            words.append(ALLY[card])
    for i, card in enumerate(g.champions):
        if g.poise[i] & USED == 0 and has_ally(g, card) and ALLY[card] not in words:
            words.append(ALLY[card])


def sacrifices(g: Skirmish, words: list[int]) -> None:
    """Append the words for the sacrifice abilities of cards in play.

    See [hero-realms:base.sacrifice].
    """
    for card in g.played:
        if HAS_SACRIFICED[card] and SACRIFICE[card] not in words:
            words.append(SACRIFICE[card])


def gem_for_sale(g: Skirmish) -> bool:
    """Return whether the top Fire Gem can be bought [hero-realms:base.fire-gem] (HR-02, HR-46).

    One that is turned over cannot [hero-realms:reinforcements.buying].
    """
    return g.buy_gems == 0 and len(g.gems) > 0 and g.backs[-1] == 0


def purchases(g: Skirmish, words: list[int]) -> None:
    """Append the words for buying cards of the market, or a Fire Gem [hero-realms:base.buy]."""
    gold = g.gold
    if g.numbers[COST_OF[FIRE_GEM]] <= gold and gem_for_sale(g):
        words.append(BUY[FIRE_GEM])
    for card in g.row:
        if card != EMPTY and g.numbers[COST_OF[card]] <= gold and BUY[card] not in words:
            words.append(BUY[card])


def banishings(g: Skirmish, words: list[int]) -> None:
    """Append the words for champions of the Boss that the credits of this turn can discard.

    See [hero-realms:effects.discard] (HR-38).
    """
    if len(g.credits) == 0:
        return
    left = sum(g.credits)
    for i, card in enumerate(g.zone):
        if cost(g, card) <= left:
            word = BANISH[card][g.lies[i] & BENT]
            if word not in words:
                words.append(word)


@STEPS.answer(HERO_MAIN)
def do(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Carry out the chosen deed, then ask for the next one [hero-realms:hero.main]."""
    verb = VERB[word]
    if word == FINISH:
        return
    then(g, HERO_MAIN)
    card = A[word]
    if verb == PLAY.id:
        play(g, card)
    elif verb == EXPEND.id:
        expend(g, card)
    elif verb == ALLY.id:
        use_ally(g, card)
    elif verb == SACRIFICE.id:
        sacrifice(g, card)
    elif verb == BUY.id:
        buy(g, card)
    elif verb == BANISH.id:
        banish_for_credits(g, card, B[word])
    else:
        attack(g)


def play(g: Skirmish, card: int) -> None:
    """Play a card: an item or action takes effect, a champion comes into play upright.

    See [hero-realms:base.play] [hero-realms:base.champion].
    """
    g.hand.remove(card)
    tell(g, E_PLAYED, card)
    if IS_CHAMPION[card]:
        gain(g.champions, g.poise, card, 0)
        return
    gain(g.played, g.used, card, 0)
    main_ability(g, card)


def main_ability(g: Skirmish, card: int) -> None:
    """Use the main ability of a card, perhaps after a choice [hero-realms:base.choice]."""
    if EITHER_OR[card]:
        then(g, CHOOSE_ONE, card)
    else:
        ability(g, MAIN[card], card)


def expend(g: Skirmish, card: int) -> None:
    """Tilt a champion for its main ability [hero-realms:base.champion]."""
    i = find(g.champions, g.poise, card, SPENT, 0)
    mark(g.champions, g.poise, i, g.poise[i] | SPENT)
    tell(g, E_EXPENDED, card)
    main_ability(g, card)


def use_ally(g: Skirmish, card: int) -> None:
    """Use the ally ability of a card [hero-realms:base.ally]."""
    if IS_CHAMPION[card]:
        i = find(g.champions, g.poise, card, USED, 0)
        mark(g.champions, g.poise, i, g.poise[i] | USED)
    else:
        i = find(g.played, g.used, card, USED, 0)
        mark(g.played, g.used, i, g.used[i] | USED)
    tell(g, E_ALLY, card)
    ability(g, SECOND[card], card)


def sacrifice(g: Skirmish, card: int) -> None:
    """Sacrifice a card in play for its effect.

    Of two alike the one whose ally ability was used goes [hero-realms:base.sacrifice].
    """
    i = g.played.index(card)
    while i + 1 < len(g.played) and g.played[i + 1] == card:
        i += 1
    g.played.pop(i)
    g.used.pop(i)
    tell(g, E_SACRIFICED, card)
    sacrificed(g, card)
    ability(g, SACRIFICED[card], card)


# -- buying ---------------------------------------------------------------------------------------


def buy(g: Skirmish, card: int) -> None:
    """Buy a card: pay for it, put it into the discard pile, refill the market.

    See [hero-realms:base.buy]. Buying the last Fire Gem loses the game [hero-realms:lose] (HR-04).
    """
    price = cost(g, card)
    g.gold -= price
    insort(g.owned, card)
    tell(g, E_BOUGHT, card, price)
    directed(g, card)
    if card == FIRE_GEM:
        g.gems.pop()
        g.backs.pop()
    else:
        leave_row(g, card)
    if len(g.gems) == 0:
        tell(g, E_TOO_LATE)
        end(g, [0], R_CLOCK)


def directed(g: Skirmish, card: int) -> None:
    """Put a bought card into the discard pile, or where an effect of this turn directs it.

    If effects name two places, the hero says which [hero-realms:base.redirect]. All of them are
    used up (HR-64).
    """
    found = g.next & (NEXT_HAND | NEXT_DECK)
    if IS_ACTION[card]:
        found |= g.next & NEXT_ACTION
    g.next &= ~found
    if found == 0:
        insort(g.discard, card)
    elif found & NEXT_HAND == 0:
        put(g, card, TO_DECK)
    elif found == NEXT_HAND:
        put(g, card, TO_HAND)
    else:
        insort(g.discard, card)
        then(g, PUT_BOUGHT, card)


@STEPS.words(PUT_BOUGHT)
def places(g: Skirmish, _card: int, _b: int) -> Ask:
    """Ask whether the bought card goes to the hand or on top of the deck.

    See [hero-realms:base.redirect].
    """
    return Ask(1, P_WHERE, (PUT[TO_HAND], PUT[TO_DECK]))


@STEPS.answer(PUT_BOUGHT)
def put_bought(g: Skirmish, card: int, _b: int, word: int) -> None:
    """Put the bought card where the hero said [hero-realms:base.redirect]."""
    g.discard.remove(card)
    put(g, card, A[word])


def put(g: Skirmish, card: int, where: int) -> None:
    """Put a bought card into the hand, or on top of the deck [hero-realms:base.redirect]."""
    if where == TO_HAND:
        insort(g.hand, card)
    else:
        g.deck.append(card)
    tell(g, E_PUT, card, where)


# -- the Boss discards ----------------------------------------------------------------------------


def banish_for_credits(g: Skirmish, card: int, lies: int) -> None:
    """Discard the chosen champion of the Boss and pay for it with credits.

    See [hero-realms:effects.discard] (HR-37).
    """
    banish(g, card, lies)
    pay(g, max(cost(g, card), 1))


def banish(g: Skirmish, card: int, lies: int) -> None:
    """Put a card of the Boss's zone into the sacrifice pile [hero-realms:effects.discard]."""
    i = find(g.zone, g.lies, card, BENT, lies)
    g.zone.pop(i)
    g.lies.pop(i)
    g.sacrifice.append(card)
    tell(g, E_BANISHED, card)


def pay(g: Skirmish, due: int) -> None:
    """Use up credits until they cover a cost; if it matters which, the hero is asked.

    See [hero-realms:effects.discard].
    """
    left = due
    while left > 0:
        if sum(g.credits) - g.credits[0] < left:
            g.credits.clear()
            return
        if g.credits[0] != g.credits[len(g.credits) - 1]:
            then(g, PAY_WITH, left)
            return
        left -= g.credits.pop()


@STEPS.words(PAY_WITH)
def payments(g: Skirmish, _left: int, _b: int) -> Ask:
    """Ask which credit of this turn to use up [hero-realms:effects.discard]."""
    words: list[int] = []
    for worth in g.credits:
        if PAY[worth] not in words:
            words.append(PAY[worth])
    return Ask(1, P_PAY, words)


@STEPS.answer(PAY_WITH)
def pay_with(g: Skirmish, left: int, _b: int, word: int) -> None:
    """Use up the chosen credit, and go on paying [hero-realms:effects.discard]."""
    g.credits.remove(A[word])
    pay(g, left - A[word])


# -- attacking ------------------------------------------------------------------------------------


def attack(g: Skirmish) -> None:
    """Begin an attack with all the hero's combat [hero-realms:attack] (HR-10).

    By the option `attack_parts` the hero says with how much of it.
    """
    if g.attack_parts > 0:
        then(g, COMMIT_SOME)
    else:
        strike_with(g, g.combat)


@STEPS.words(COMMIT_SOME)
def commitments(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask how much combat the attack commits, from the least that does anything (HR-10)."""
    least = least_blow(g)
    most = min(g.combat, MOST_PART)
    if least >= most:
        return NOBODY
    return Ask(1, P_COMMIT, [COMMIT[n] for n in range(least, most + 1)])


@STEPS.answer(COMMIT_SOME)
def commit(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Begin an attack with the combat that was said; the rest stays for another one (HR-10)."""
    strike_with(g, g.combat if word == NOTHING else A[word])


def strike_with(g: Skirmish, points: int) -> None:
    """Turn so much combat into an attack [hero-realms:attack]."""
    g.blow = points
    g.combat -= points
    tell(g, E_ATTACKED, g.blow)
    plan(g, HIT_FORCED, HIT_BOSS)
    if guarded(g):
        then(g, HIT_GUARDS)


# -- discard phase, draw phase --------------------------------------------------------------------


@STEPS.auto(END_TURN)
def end_turn(g: Skirmish, _a: int, _b: int) -> None:
    """End the hero's turn: discard played cards and the hand, set champions upright.

    See [hero-realms:hero.discard] [hero-realms:base.discard-phase]. Gold, combat and credits that
    are left are lost.
    """
    tell(g, E_TURN_ENDS)
    g.discard += g.played
    g.discard += g.hand
    g.discard.sort()
    g.played.clear()
    g.used.clear()
    g.hand.clear()
    for i in range(len(g.poise)):
        g.poise[i] = 0
    g.gold = 0
    g.combat = 0
    g.forced = 0
    g.next = 0
    g.credits.clear()


@STEPS.auto(DRAW)
def draw_cards(g: Skirmish, count: int, _b: int) -> None:
    """Draw cards, shuffling the discard pile when the deck is empty.

    See [hero-realms:hero.draw] [hero-realms:base.draw-phase] [hero-realms:base.deck]. A card that
    is known is taken at once, for an unseen one nature is asked. If deck and discard pile are
    empty, fewer are drawn.
    """
    left = count
    while left > 0:
        if len(g.deck) == 0:
            if len(g.discard) == 0:
                tell(g, E_NO_CARD)
                return
            g.deck += g.discard
            g.discard.clear()
            shuffle(g.unseen, g.deck)
            tell(g, E_SHUFFLED)
        if g.deck[-1] == 0:
            then(g, DRAW_UNSEEN, left)
            return
        take(g, g.deck.pop())
        left -= 1


@STEPS.words(DRAW_UNSEEN)
def unseen_card(g: Skirmish, _count: int, _b: int) -> Ask:
    """Ask nature for the next card of the hero's shuffled deck [hero-realms:base.deck]."""
    return ticket(g.unseen, DECK)


@STEPS.answer(DRAW_UNSEEN)
def draw_unseen(g: Skirmish, count: int, b: int, word: int) -> None:
    """Put the card that nature gave into the hand, then draw the rest.

    See [hero-realms:base.draw-phase].
    """
    g.unseen.remove(word)
    g.deck.pop()
    take(g, word)
    draw_cards(g, count - 1, b)


def take(g: Skirmish, card: int) -> None:
    """Put a drawn card into the hand, for everybody to see."""
    insort(g.hand, card)
    show(g)
    tell(g, E_DREW, card)
