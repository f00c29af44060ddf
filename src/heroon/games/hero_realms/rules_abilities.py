"""Hero Realms solo: what the abilities of the hero's cards do."""

from __future__ import annotations

from bisect import insort

from heroon.kernel import NOBODY, NOTHING, PASS, Ask, end, tell, then

from .cards import (
    CYCLES,
    DISCARDS,
    EFFECT,
    IN_COMBAT,
    IN_GOLD,
    MAIN,
    MAY_CYCLE,
    MAY_STUN,
    MAY_TOPDECK,
    NEXT_ACTION_TO_DECK,
    NEXT_TO_DECK,
    NEXT_TO_HAND,
    PREPARES,
    SCRAPS,
    SCRAPS_FOR_COMBAT,
    STRENGTH,
    STUNS,
    TOPDECKS_CHAMPION,
)
from .piles import (
    cost,
    draws,
    find,
    has_guard,
    has_power,
    hero_combat,
    hero_health,
    is_guard,
    mark,
)
from .state import BENT, MOST_CREDITS, NEXT_ACTION, NEXT_DECK, NEXT_HAND, SPENT, Skirmish
from .steps import (
    CHOOSE_ONE,
    CYCLE,
    CYCLED,
    DISCARD_SOME,
    DRAW,
    MAY_DRAW,
    OWN,
    PREPARE_ONE,
    SCRAP_SOME,
    STEPS,
    TILT_ONE,
    TOPDECK_ONE,
)
from .words import (
    CHOOSE,
    DAGGER,
    DISCARD,
    DRAW_UP,
    E_COMBAT,
    E_CREDIT,
    E_DISCARDED,
    E_GOLD,
    E_HEALED,
    E_HURT,
    E_LOST,
    E_LOST_CARD,
    E_NOT_HEALED,
    E_PREPARED,
    E_SCRAPPED,
    E_TILTED,
    E_TOPDECKED,
    FIRE_GEM,
    FROM_DISCARD,
    FROM_HAND,
    GIVES_COMBAT,
    GIVES_GOLD,
    GIVES_HEALTH,
    IS_CHAMPION,
    P_CHOOSE,
    P_DISCARD,
    P_DRAW_UP,
    P_LOSE,
    P_PREPARE,
    P_SCRAP,
    P_TILT,
    P_TOPDECK,
    PREPARE,
    R_DEAD,
    SCRAP,
    SHORTSWORD,
    TILT,
    TOP,
    TOPDECK,
    TORGEN,
    A,
    B,
)


def ability(g: Skirmish, at: int, card: int) -> None:
    """Carry out an ability of a hero's card, as far as possible [hero-realms:base.effects].

    `at` is where its numbers begin. Gold, combat and health are there at once; further effects
    follow, and cards are drawn last.
    """
    what = g.numbers[at + EFFECT]
    earn(g, g.numbers[at + IN_GOLD])
    strike(g, hero_combat(g, at, card))
    heal(g, hero_health(g, at))
    many = draws(g, at)
    if many > 0:
        then(g, DRAW, many)
    further(g, what, g.numbers[at + STRENGTH], card)


def further(g: Skirmish, what: int, many: int, card: int) -> None:
    """Put the further effect of an ability on the agenda, or note it [hero-realms:base.effects]."""
    if what == DISCARDS:
        credit(g, card, many)
    elif what == STUNS or what == MAY_STUN:
        for _ in range(many):
            then(g, TILT_ONE, int(what == MAY_STUN))
    elif what == SCRAPS:
        then(g, SCRAP_SOME, many)
    elif what == SCRAPS_FOR_COMBAT:
        then(g, SCRAP_SOME, 1, many)
    elif what == MAY_CYCLE:
        then(g, MAY_DRAW, many)
    elif what == CYCLES:
        then(g, CYCLE, many)
    elif what == PREPARES:
        for _ in range(many):
            then(g, PREPARE_ONE)
    elif what == TOPDECKS_CHAMPION or what == MAY_TOPDECK:
        then(g, TOPDECK_ONE, int(what == TOPDECKS_CHAMPION))
    elif what == NEXT_TO_HAND:
        g.next |= NEXT_HAND
    elif what == NEXT_TO_DECK:
        g.next |= NEXT_DECK
    elif what == NEXT_ACTION_TO_DECK:
        g.next |= NEXT_ACTION


# -- gold, combat, health -------------------------------------------------------------------------


def earn(g: Skirmish, points: int) -> None:
    """Add gold to what the hero has this turn [hero-realms:base.play]."""
    if points > 0:
        g.gold = min(g.gold + points, TOP)
        tell(g, E_GOLD, points)


def strike(g: Skirmish, points: int) -> None:
    """Add combat to what the hero has this turn [hero-realms:base.play]."""
    if points > 0:
        g.combat = min(g.combat + points, TOP)
        tell(g, E_COMBAT, points)


def heal(g: Skirmish, points: int) -> None:
    """Add health to the hero's, without an upper limit.

    See [hero-realms:base.health] [hero-realms:health] [hero-realms:powers.rayla] (HR-57). What
    Rayla's power takes is lost first.
    """
    lost = min(points, g.unhealed)
    if lost > 0:
        g.unhealed -= lost
        tell(g, E_NOT_HEALED, lost)
    if points > lost:
        g.health = min(g.health + points - lost, TOP)
        tell(g, E_HEALED, points - lost)


# -- one thing or another -------------------------------------------------------------------------


@STEPS.words(CHOOSE_ONE)
def choices(g: Skirmish, card: int, _b: int) -> Ask:
    """Ask which of its gifts a main ability with a choice gives: gold, combat or health.

    See [hero-realms:base.choice].
    """
    at = MAIN[card]
    words: list[int] = []
    if g.numbers[at + IN_GOLD] > 0:
        words.append(CHOOSE[GIVES_GOLD])
    if hero_combat(g, at, card) > 0:
        words.append(CHOOSE[GIVES_COMBAT])
    if hero_health(g, at) > 0:
        words.append(CHOOSE[GIVES_HEALTH])
    return Ask(1, P_CHOOSE, words)


@STEPS.answer(CHOOSE_ONE)
def choose(g: Skirmish, card: int, _b: int, word: int) -> None:
    """Give the hero the gold, combat or health that was chosen [hero-realms:base.choice]."""
    if word == NOTHING:
        return
    at = MAIN[card]
    if A[word] == GIVES_GOLD:
        earn(g, g.numbers[at + IN_GOLD])
    elif A[word] == GIVES_COMBAT:
        strike(g, hero_combat(g, at, card))
    else:
        heal(g, hero_health(g, at))


# -- the opponent discards ------------------------------------------------------------------------


def credit(g: Skirmish, card: int, many: int) -> None:
    """Note that the Boss is to discard: a credit of this card's cost, until the turn ends.

    See [hero-realms:effects.discard] (HR-37).
    """
    worth = cost(g, card)
    for _ in range(min(many, MOST_CREDITS - len(g.credits))):
        insort(g.credits, worth)
    if many > 0:
        tell(g, E_CREDIT, worth)


# -- sacrificing cards of hand or discard ---------------------------------------------------------


@STEPS.words(SCRAP_SOME)
def scrappable(g: Skirmish, _many: int, _bonus: int) -> Ask:
    """Ask which card of hand or discard pile to sacrifice, or to pass.

    See [hero-realms:base.sacrifice].
    """
    words: list[int] = []
    last = 0
    for card in g.hand:
        if card != last:
            words.append(SCRAP[FROM_HAND][card])
        last = card
    last = 0
    for card in g.discard:
        if card != last:
            words.append(SCRAP[FROM_DISCARD][card])
        last = card
    if len(words) > 0:
        words.append(PASS)
    return Ask(1, P_SCRAP, words)


@STEPS.answer(SCRAP_SOME)
def scrap(g: Skirmish, many: int, bonus: int, word: int) -> None:
    """Sacrifice the chosen card of hand or discard pile, for combat if it brings some.

    See [hero-realms:base.sacrifice].
    """
    if word == NOTHING or word == PASS:
        return
    card = B[word]
    if A[word] == FROM_HAND:
        g.hand.remove(card)
    else:
        g.discard.remove(card)
    sacrificed(g, card)
    tell(g, E_SCRAPPED, card)
    strike(g, bonus)
    if many > 1:
        then(g, SCRAP_SOME, many - 1, bonus)


def sacrificed(g: Skirmish, card: int) -> None:
    """Put a sacrificed card of the hero into the sacrifice pile [hero-realms:base.sacrifice].

    A starting card goes to `spent`, which is the hero's part of that pile. A Fire Gem goes there
    like other cards, because its own stack counts the turns; by the option `gem_return` it goes
    back on that stack [hero-realms:base.fire-gem] (HR-03).
    """
    if card < FIRE_GEM:
        insort(g.spent, card)
        return
    g.owned.remove(card)
    if card == FIRE_GEM and g.gem_return > 0:
        g.gems.append(card)
        g.backs.append(0)
    else:
        g.sacrifice.append(card)


# -- drawing, then discarding ---------------------------------------------------------------------


@STEPS.words(MAY_DRAW)
def draws_up_to(g: Skirmish, most: int, _b: int) -> Ask:
    """Ask how many cards to draw, and then to discard again.

    See [hero-realms:base.draw-then-discard].
    """
    many = min(most, len(g.deck) + len(g.discard))
    if many == 0:
        return NOBODY
    return Ask(1, P_DRAW_UP, [DRAW_UP[n] for n in range(many, -1, -1)])


@STEPS.answer(MAY_DRAW)
def may_draw(g: Skirmish, _most: int, _b: int, word: int) -> None:
    """Draw and discard as many cards as was said [hero-realms:base.draw-then-discard]."""
    if word != NOTHING:
        then(g, CYCLE, A[word])


@STEPS.auto(CYCLE)
def cycle(g: Skirmish, many: int, _b: int) -> None:
    """Put on the agenda to draw cards, then to discard as many.

    See [hero-realms:base.draw-then-discard].
    """
    then(g, CYCLED, len(g.hand))
    then(g, DRAW, many)


@STEPS.auto(CYCLED)
def cycled(g: Skirmish, before: int, _b: int) -> None:
    """Let the hero discard as many cards as were really drawn.

    See [hero-realms:base.draw-then-discard].
    """
    if len(g.hand) > before:
        then(g, DISCARD_SOME, len(g.hand) - before, OWN + len(g.hand) - before)


@STEPS.words(DISCARD_SOME)
def discards(g: Skirmish, _many: int, of: int) -> Ask:
    """Ask which card of the hand to discard [hero-realms:base.effects].

    `of` is how many are to be discarded in all, plus `OWN` if a card of the hero is the cause.
    """
    words: list[int] = []
    last = 0
    for card in g.hand:
        if card != last:
            words.append(DISCARD[card])
        last = card
    return Ask(1, P_LOSE if of < OWN else P_DISCARD, words)


@STEPS.answer(DISCARD_SOME)
def discard(g: Skirmish, many: int, of: int, word: int) -> None:
    """Discard the chosen card; under Torgen's power a weapon costs its value in health.

    See [hero-realms:powers.torgen] (HR-58, HR-61).
    """
    if word == NOTHING:
        return
    card = A[word]
    g.hand.remove(card)
    insort(g.discard, card)
    tell(g, E_LOST_CARD if of < OWN else E_DISCARDED, card)
    if many > 1:
        then(g, DISCARD_SOME, many - 1, of)
    if has_power(g, TORGEN) and (card == SHORTSWORD or card == DAGGER):
        points = g.numbers[MAIN[card] + IN_COMBAT]
        tell(g, E_HURT, points)
        hurt(g, points)


def hurt(g: Skirmish, points: int) -> None:
    """Take health from the hero, who loses the game with the last of it [hero-realms:lose]."""
    g.health = max(g.health - points, 0)
    if g.health == 0:
        tell(g, E_LOST)
        end(g, [0], R_DEAD)


# -- champions that are tilted, prepared, put on the deck -----------------------------------------


def can_tilt(g: Skirmish, i: int, guards: bool) -> bool:
    """Return whether an effect of the hero can tilt a champion of the Boss: it is upright.

    See [hero-realms:effects.stun] (HR-35). By the option `stun_target` upright guards come first.
    """
    return g.lies[i] & BENT == 0 and (not guards or is_guard(g, g.zone[i]))


@STEPS.words(TILT_ONE)
def tiltable(g: Skirmish, may: int, _b: int) -> Ask:
    """Ask which champion of the Boss a stun effect of the hero tilts [hero-realms:effects.stun]."""
    guards = g.stun_target > 0 and has_guard(g, g.zone, g.lies, tilted=False)
    words: list[int] = []
    for i in range(len(g.zone)):
        word = TILT[g.zone[i]]
        if can_tilt(g, i, guards) and word not in words:
            words.append(word)
    if may > 0 and len(words) > 0:
        words.append(PASS)
    return Ask(1, P_TILT, words)


@STEPS.answer(TILT_ONE)
def tilt(g: Skirmish, _may: int, _b: int, word: int) -> None:
    """Tilt the chosen champion, which does not act in the Boss's next turn.

    See [hero-realms:effects.stun] (HR-36).
    """
    if word == NOTHING or word == PASS:
        return
    i = find(g.zone, g.lies, A[word], BENT, 0)
    mark(g.zone, g.lies, i, g.lies[i] | BENT)
    tell(g, E_TILTED, A[word])


@STEPS.words(PREPARE_ONE)
def preparable(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask which tilted champion of the hero to set upright [hero-realms:base.prepare]."""
    words: list[int] = []
    for i in range(len(g.champions)):
        word = PREPARE[g.champions[i]]
        if g.poise[i] & SPENT > 0 and word not in words:
            words.append(word)
    return Ask(1, P_PREPARE, words)


@STEPS.answer(PREPARE_ONE)
def prepare(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Set the chosen champion upright, so that it can be tilted again.

    See [hero-realms:base.prepare].
    """
    if word == NOTHING:
        return
    i = find(g.champions, g.poise, A[word], SPENT, SPENT)
    mark(g.champions, g.poise, i, g.poise[i] & ~SPENT)
    tell(g, E_PREPARED, A[word])


@STEPS.words(TOPDECK_ONE)
def topdeckable(g: Skirmish, champions: int, _b: int) -> Ask:
    """Ask which card of the discard pile to put on top of the deck.

    See [hero-realms:base.topdeck] (HR-53).
    """
    words: list[int] = []
    last = 0
    for card in g.discard:
        if card != last and (champions == 0 or IS_CHAMPION[card]):
            words.append(TOPDECK[card])
        last = card
    if champions == 0 and len(words) > 0:
        words.append(PASS)
    return Ask(1, P_TOPDECK, words)


@STEPS.answer(TOPDECK_ONE)
def topdeck(g: Skirmish, _champions: int, _b: int, word: int) -> None:
    """Put the chosen card of the discard pile on top of the deck [hero-realms:base.topdeck]."""
    if word == NOTHING or word == PASS:
        return
    g.discard.remove(A[word])
    g.deck.append(A[word])
    tell(g, E_TOPDECKED, A[word])
