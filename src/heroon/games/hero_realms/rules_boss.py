"""Hero Realms solo: Tour du Boss, steps 1 to 3."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NOTHING, PASS, Ask, end, gain, plan, show, tell, then, ticket

from .cards import (
    BOSS_DRAWS,
    BOSS_GOLD,
    CYCLES,
    DISCARDS,
    EFFECT,
    HEALS_PER_CHAMPION,
    IN_COMBAT,
    IN_GOLD,
    IN_HEALTH,
    MAIN,
    PER_CHAMPION,
    PER_OTHER_OF_FACTION,
    SECOND,
    STRENGTH,
    STUNS,
    TOPDECKS_CHAMPION,
)
from .piles import (
    HIMSELF,
    INSIDE,
    boss_card,
    boss_combat,
    boss_drawn_by,
    boss_health,
    boss_of_faction,
    cost,
    count_faction,
    face_value,
    find,
    gold_face,
    has_power,
    is_guard,
    mark,
    unmark,
    up_to_top,
)
from .rules_hero import banish
from .setup import leave_row
from .state import ALLIED, BENT, NEW, SPENT, Skirmish
from .steps import (
    BANISH_ONE,
    BEGIN,
    BOSS_ATTACKS,
    BOSS_BUYS,
    BOSS_DRAW,
    BOSS_EARNS,
    BOSS_END,
    BOSS_HEALS,
    BOSS_TURN,
    DISCARD_SOME,
    HERO_TURN,
    LEAN_ONE,
    LOSSES,
    MARKET_STEP,
    REINFORCE,
    REINFORCED,
    SECONDARY,
    SECONDARY_BANISH,
    SECONDARY_DRAWS,
    SECONDARY_LOSSES,
    SECONDARY_REST,
    STEPS,
    TIE,
)
from .words import (
    BANISH,
    BORG,
    E_ACQUIRED,
    E_BOSS_BOUGHT,
    E_BOSS_GAINS,
    E_BOSS_GOLD,
    E_BOSS_TURN,
    E_CLOCK,
    E_DROPPED,
    E_LEANED,
    E_LOOTED,
    E_NO_MARKET,
    E_NO_REINFORCEMENT,
    E_NOTHING,
    E_OWN_GAINS,
    E_OWN_SECONDARY,
    E_REINFORCED,
    E_SECONDARY,
    E_TOO_LATE,
    E_VARRICK,
    FACTION,
    GIVES_COMBAT,
    GIVES_GOLD,
    GIVES_HEALTH,
    IS_ACTION,
    IS_CHAMPION,
    LEAN,
    P_BUY,
    P_DROP,
    P_GRAK,
    P_LEAN,
    P_LOOT,
    P_MARKET,
    P_REINFORCE,
    P_VARRICK,
    R_CLOCK,
    REINFORCEMENT,
    TAKE,
    TILTED,
    TOP,
    UPRIGHT,
    A,
    B,
)


@STEPS.auto(BOSS_TURN)
def boss_turn(g: Skirmish, _a: int, _b: int) -> None:
    """Tour du Boss: its steps in order [hero-realms:boss-turn] (HR-24g: there is no step 4).

    1. Défausser une carte du paquet compte-tours [hero-realms:boss-turn.1]: with the last one the
    game is lost [hero-realms:lose] (HR-04).
    """
    tell(g, E_BOSS_TURN, g.boss)
    card = g.gems.pop()
    back = g.backs.pop()
    g.sacrifice.append(card)
    tell(g, E_CLOCK, min(len(g.gems), 20))
    if len(g.gems) == 0:
        tell(g, E_TOO_LATE)
        end(g, [0], R_CLOCK)
    plan(
        g,
        SECONDARY,
        SECONDARY_REST,
        SECONDARY_BANISH,
        SECONDARY_LOSSES,
        MARKET_STEP,
        BEGIN,
        BOSS_HEALS,
        BOSS_EARNS,
        BOSS_BUYS,
        LOSSES,
        BOSS_ATTACKS,
        BOSS_END,
        HERO_TURN,
    )
    if back > 0:
        then(g, REINFORCE)


# -- Renforts -------------------------------------------------------------------------------------


@STEPS.auto(REINFORCE)
def reinforce(g: Skirmish, _a: int, _b: int) -> None:
    """A stunned champion at random, else the dearest one of the market, comes to the Boss.

    [hero-realms:reinforcements.turn] (HR-48)
    """
    if len(g.stunned) > 0:
        then(g, REINFORCED)
    elif not comes(g, FOR_REINFORCEMENT, 0):
        tell(g, E_NO_REINFORCEMENT)


@STEPS.words(REINFORCED)
def reinforcement(g: Skirmish, _a: int, _b: int) -> Ask:
    """One of the stunned champions [hero-realms:reinforcements.turn]."""
    return ticket(g.stunned, REINFORCEMENT)


@STEPS.answer(REINFORCED)
def reinforced(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """It comes at once and for nothing [hero-realms:reinforcements.turn]."""
    g.stunned.remove(word)
    arrive(g, word)
    show(g)
    tell(g, E_REINFORCED, word)


def arrive(g: Skirmish, card: int) -> None:
    """A card comes into the Boss's zone; its secondary effect waits for his next turn.

    [hero-realms:boss-turn.5c] (HR-20, HR-29)
    """
    gain(g.zone, g.lies, card, NEW)


# -- 2. Effets secondaires ------------------------------------------------------------------------


def can_draw(g: Skirmish) -> bool:
    """Whether the Boss may draw: one card a turn, but for Borg's power.

    [hero-realms:boss-turn.5a] [hero-realms:powers.borg] (HR-26, HR-59)
    """
    return g.drawn < g.numbers[BOSS_DRAWS] or has_power(g, BORG)


def helps(g: Skirmish, i: int) -> bool:
    """Whether the secondary effect of a card of the zone is due.

    [hero-realms:boss-turn.2] (HR-18 to HR-21)  Its faction must be shared by another card of the
    zone, the Boss's own one counted; cards that came this turn or are tilted have none.
    """
    card = g.zone[i]
    return (
        SECOND[card] > 0
        and g.lies[i] & (BENT | NEW | ALLIED) == 0
        and boss_of_faction(g, FACTION[card]) > 1
    )


def boss_helps(g: Skirmish) -> bool:
    """Whether the Boss's own secondary effect is due (HR-19)."""
    return SECOND[boss_card(g)] > 0 and count_faction(g.zone, FACTION[boss_card(g)]) > 0


@STEPS.auto(SECONDARY)
def secondary(g: Skirmish, _a: int, _b: int) -> None:
    """Draws first, the Boss's own one before those of his cards [hero-realms:boss-turn.2].

    (HR-21b)  In which order cards draw makes no difference, so nobody is asked.
    """
    then(g, SECONDARY_DRAWS)
    if can_draw(g) and boss_helps(g) and boss_drawn_by(g, SECOND[boss_card(g)]) > 0:
        tell(g, E_OWN_SECONDARY, g.boss)
        g.due += boss_drawn_by(g, SECOND[boss_card(g)])
        then(g, BOSS_DRAW)


@STEPS.auto(SECONDARY_DRAWS)
def secondary_draws(g: Skirmish, _a: int, _b: int) -> None:
    """Then the cards of the zone, one after the other [hero-realms:boss-turn.2]."""
    for i in range(len(g.zone)):
        if can_draw(g) and helps(g, i) and boss_drawn_by(g, SECOND[g.zone[i]]) > 0:
            card = g.zone[i]
            mark(g.zone, g.lies, i, g.lies[i] | ALLIED)
            tell(g, E_SECONDARY, card)
            then(g, SECONDARY_DRAWS)
            g.due += boss_drawn_by(g, SECOND[card])
            then(g, BOSS_DRAW)
            return
    unmark(g.zone, g.lies, ALLIED)


@STEPS.auto(SECONDARY_REST)
def secondary_rest(g: Skirmish, _a: int, _b: int) -> None:
    """Combat into the reserve, health, gold into the reserve.

    [hero-realms:boss-turn.2] [hero-realms:order] (HR-21, HR-21b)
    """
    if boss_helps(g):
        secondary_gains(g, boss_card(g), HIMSELF)
    for i in range(len(g.zone)):
        if helps(g, i):
            secondary_gains(g, g.zone[i], INSIDE)


def secondary_gains(g: Skirmish, card: int, where: int) -> None:
    """What a secondary effect gives [hero-realms:boss-turn.2]."""
    at = SECOND[card]
    combat = boss_combat(g, at, card, where)
    health = boss_health(g, at)
    gold = g.numbers[at + IN_GOLD]
    if combat + health + gold == 0:
        return
    source = card
    if where == HIMSELF:
        tell(g, E_OWN_SECONDARY, g.boss)
        source = OWN
    else:
        tell(g, E_SECONDARY, card)
    boss_gains(g, source, GIVES_COMBAT, combat)
    boss_gains(g, source, GIVES_HEALTH, health)
    boss_gains(g, source, GIVES_GOLD, gold)


#: Instead of a card: the Boss's own one.
OWN: Final = 0


def boss_gains(g: Skirmish, card: int, kind: int, points: int) -> None:
    """A card gives the Boss gold or combat for his reserve, or health.

    [hero-realms:health] (HR-21, HR-60)  Health goes beyond what he began with.
    """
    if points <= 0:
        return
    if kind == GIVES_GOLD:
        g.boss_gold = up_to_top(g.boss_gold + points)
    elif kind == GIVES_COMBAT:
        g.boss_combat = up_to_top(g.boss_combat + points)
    else:
        g.boss_health = up_to_top(g.boss_health + points)
    if card == OWN:
        tell(g, E_OWN_GAINS, g.boss, kind, points)
    else:
        tell(g, E_BOSS_GAINS, card, kind, points)


@STEPS.auto(SECONDARY_BANISH)
def secondary_banish(g: Skirmish, _a: int, _b: int) -> None:
    """An effect that makes the Boss himself discard: the hero may pick a card.

    [hero-realms:effects.discard] (HR-40)  Before the hero's own discards, which is his best order.
    """
    if boss_helps(g):
        offer_banishing(g, boss_card(g))
    for i in range(len(g.zone)):
        if helps(g, i):
            offer_banishing(g, g.zone[i])


def offer_banishing(g: Skirmish, card: int) -> None:
    """One offer for each card to discard."""
    at = SECOND[card]
    if g.numbers[at + EFFECT] == CYCLES:
        for _ in range(g.numbers[at + STRENGTH]):
            then(g, BANISH_ONE, cost(g, card))


@STEPS.words(BANISH_ONE)
def banishable(g: Skirmish, most: int, _b: int) -> Ask:
    """A champion of the Boss of that cost or less, or none [hero-realms:effects.discard]."""
    words: list[int] = []
    for i in range(len(g.zone)):
        if IS_CHAMPION[g.zone[i]] and cost(g, g.zone[i]) <= most:
            word = BANISH[g.zone[i]][TILTED if g.lies[i] & BENT > 0 else UPRIGHT]
            if word not in words:
                words.append(word)
    if len(words) > 0:
        words.append(PASS)
    return Ask(1, P_GRAK, words)


@STEPS.answer(BANISH_ONE)
def banish_one(g: Skirmish, _most: int, _b: int, word: int) -> None:
    """It goes to the sacrifice pile [hero-realms:effects.discard]."""
    if word != NOTHING and word != PASS:
        banish(g, A[word], B[word])


@STEPS.auto(SECONDARY_LOSSES)
def secondary_losses(g: Skirmish, _a: int, _b: int) -> None:
    """Then the hero's losses: cards, and champions that are tilted [hero-realms:boss-turn.2]."""
    cards = 0
    champions = 0
    if boss_helps(g):
        cards += strength_of(g, SECOND[boss_card(g)], DISCARDS)
        champions += strength_of(g, SECOND[boss_card(g)], STUNS)
        if cards + champions > 0:
            tell(g, E_OWN_SECONDARY, g.boss)
    for i in range(len(g.zone)):
        if helps(g, i):
            more = strength_of(g, SECOND[g.zone[i]], DISCARDS)
            bent = strength_of(g, SECOND[g.zone[i]], STUNS)
            if more + bent > 0:
                tell(g, E_SECONDARY, g.zone[i])
            cards += more
            champions += bent
    lose(g, cards, champions)


def strength_of(g: Skirmish, at: int, what: int) -> int:
    """How strong that further effect of an ability is; 0 if it has another one."""
    return g.numbers[at + STRENGTH] if g.numbers[at + EFFECT] == what else 0


def lose(g: Skirmish, cards: int, champions: int) -> None:
    """The hero discards cards, then tilts champions [hero-realms:boss-turn.5d] (HR-34)."""
    if champions > 0:
        then(g, LEAN_ONE, champions)
    if cards > 0:
        then(g, DISCARD_SOME, cards, 1)


@STEPS.words(LEAN_ONE)
def leanable(g: Skirmish, _many: int, _b: int) -> Ask:
    """Assommer, for the Boss: a champion of the hero, of his choice, is tilted.

    [hero-realms:effects.stun] (HR-35, HR-36b)
    """
    guards = g.stun_target > 0 and has_prepared_guard(g)
    words: list[int] = []
    for i in range(len(g.champions)):
        card = g.champions[i]
        if g.poise[i] & SPENT == 0 and (not guards or is_guard(g, card)):
            if LEAN[card] not in words:
                words.append(LEAN[card])
    return Ask(1, P_LEAN, words)


def has_prepared_guard(g: Skirmish) -> bool:
    """Whether the hero has an upright guard."""
    for i in range(len(g.champions)):
        if g.poise[i] & SPENT == 0 and is_guard(g, g.champions[i]):
            return True
    return False


@STEPS.answer(LEAN_ONE)
def lean(g: Skirmish, many: int, _b: int, word: int) -> None:
    """It stays tilted until the hero's next discard phase [hero-realms:effects.stun] (HR-36)."""
    if word == NOTHING:
        return
    i = find(g.champions, g.poise, A[word], SPENT, 0)
    mark(g.champions, g.poise, i, g.poise[i] | SPENT)
    tell(g, E_LEANED, A[word])
    if many > 1:
        then(g, LEAN_ONE, many - 1)


# -- 3. Actions au Marché -------------------------------------------------------------------------

#: What a tie is about: a card taken for nothing, one thrown out, one bought; what Varrick or
#: Casser et piller fetch; a reinforcement.
FOR_NOTHING: Final = 0
FOR_CHAMPION: Final = 1
TO_THROW_OUT: Final = 2
TO_BUY: Final = 3
FOR_VARRICK: Final = 4
TO_LOOT: Final = 5
FOR_REINFORCEMENT: Final = 6


@STEPS.auto(MARKET_STEP)
def market_step(g: Skirmish, _a: int, _b: int) -> None:
    """What the behaviour card makes of the market; exactly one thing [hero-realms:boss-turn.3].

    [hero-realms:boss-turn.3.gold]  Or, Rubis: a card of his faction for nothing, else gold.
    [hero-realms:boss-turn.3.attack]  Attaque: a champion of his faction or of one of his
    champions, up to his attack and the card's value; else a card of his faction, up to that; else
    the dearest card is thrown out.  (HR-22 to HR-24e)
    """
    if gold_face(g):
        if not comes(g, FOR_NOTHING, 0):
            points = g.numbers[BOSS_GOLD] + face_value(g)
            g.boss_gold = up_to_top(g.boss_gold + points)
            tell(g, E_BOSS_GOLD, points)
        return
    if comes(g, FOR_CHAMPION, 0):
        return
    if g.dear_market > 0 and too_dear(g, FOR_CHAMPION):
        tell(g, E_NOTHING)
        return
    if comes(g, FOR_NOTHING, 0):
        return
    if g.dear_market > 0 and too_dear(g, FOR_NOTHING):
        tell(g, E_NOTHING)
        return
    if not comes(g, TO_THROW_OUT, 0):
        tell(g, E_NO_MARKET)


def limit(g: Skirmish) -> int:
    """The greatest cost that step 3 takes: none on a gold face (HR-24d)."""
    if gold_face(g):
        return TOP
    return g.numbers[MAIN[boss_card(g)] + IN_COMBAT] + face_value(g)


def friendly(g: Skirmish, faction: int) -> bool:
    """Whether the Boss or a champion of his zone is of a faction (HR-24e)."""
    if faction == FACTION[boss_card(g)]:
        return True
    for card in g.zone:
        if IS_CHAMPION[card] and FACTION[card] == faction:
            return True
    return False


def asked_for(g: Skirmish, card: int, purpose: int) -> bool:
    """Whether a card of the market is of the kind that is sought, whatever it costs."""
    if purpose == FOR_NOTHING:
        return FACTION[card] == FACTION[boss_card(g)]
    if purpose == FOR_CHAMPION:
        return IS_CHAMPION[card] and friendly(g, FACTION[card])
    if purpose == FOR_REINFORCEMENT:
        return IS_CHAMPION[card]
    return True


def reach(g: Skirmish, purpose: int) -> int:
    """The greatest cost that will do."""
    if purpose == FOR_NOTHING or purpose == FOR_CHAMPION:
        return limit(g)
    return g.boss_gold if purpose == TO_BUY else TOP


def too_dear(g: Skirmish, purpose: int) -> bool:
    """Whether the market has such a card, at any cost (HR-24c)."""
    for card in g.row:
        if card > 0 and asked_for(g, card, purpose):
            return True
    return False


# -- preferences and ties -------------------------------------------------------------------------


def rank(g: Skirmish, card: int) -> int:
    """What the Boss prefers: combat or a champion, then health, then gold, then the rest.

    [hero-realms:boss-turn.5c]
    """
    at = MAIN[card]
    if IS_CHAMPION[card] or gives_combat(g, at):
        return 1
    if g.numbers[at + IN_HEALTH] > 0 or g.numbers[at + EFFECT] == HEALS_PER_CHAMPION:
        return 2
    return 3 if g.numbers[at + IN_GOLD] > 0 else 4


def gives_combat(g: Skirmish, at: int) -> bool:
    """Whether an ability gives combat, or can."""
    return g.numbers[at + IN_COMBAT] > 0 or (
        PER_CHAMPION <= g.numbers[at + EFFECT] <= PER_OTHER_OF_FACTION
    )


def merit(g: Skirmish, card: int, purpose: int) -> int:
    """How much the Boss wants a card: of several he takes the one with the most.

    In step 3 (HR-23) the kind of card, his faction, the cost; when he buys (HR-30) his faction,
    the exact price, the cost, the kind of card; else the cost.
    """
    own = int(FACTION[card] == FACTION[boss_card(g)])
    price = cost(g, card)
    if purpose == FOR_NOTHING or purpose == FOR_CHAMPION:
        return (4 - rank(g, card)) * 1000 + own * 100 + price
    if purpose == TO_BUY:
        exact = int(price == g.boss_gold)
        return own * 10000 + exact * 1000 + price * 10 + 4 - rank(g, card)
    return price


def from_pile(purpose: int) -> bool:
    """Whether it is sought in the sacrifice pile."""
    return purpose == FOR_VARRICK or purpose == TO_LOOT


def sought(g: Skirmish, purpose: int, most: int) -> list[int]:
    """Of the cards that will do, each of the most wanted ones once.

    `most` is the greatest cost of what Casser et piller brings.  Varrick fetches nobody who
    searches as he does: not himself.
    """
    found: list[int] = []
    if from_pile(purpose):
        for card in g.sacrifice:
            if in_pile(g, card, purpose, most):
                better(g, card, purpose, found)
        if purpose == FOR_VARRICK and g.varrick_pile > 0:
            for card in g.stunned:
                if in_pile(g, card, purpose, most):
                    better(g, card, purpose, found)
    else:
        highest = reach(g, purpose)
        for card in g.row:
            if card > 0 and cost(g, card) <= highest and asked_for(g, card, purpose):
                better(g, card, purpose, found)
    found.sort()
    return found


def in_pile(g: Skirmish, card: int, purpose: int, most: int) -> bool:
    """Whether a card of the sacrifice pile is of the kind that is sought."""
    if purpose == FOR_VARRICK:
        return IS_CHAMPION[card] and g.numbers[MAIN[card] + EFFECT] != TOPDECKS_CHAMPION
    return IS_ACTION[card] and cost(g, card) <= most


def better(g: Skirmish, card: int, purpose: int, found: list[int]) -> None:
    """Note a card that will do, unless one of those found is wanted more."""
    if card in found:
        return
    if len(found) > 0:
        more = merit(g, card, purpose) - merit(g, found[0], purpose)
        if more < 0:
            return
        if more > 0:
            found.clear()
    found.append(card)


def comes(g: Skirmish, purpose: int, most: int) -> bool:
    """The card that is wanted most goes where it is wanted; False if there is none.

    Among equals the hero chooses.
    """
    found = sought(g, purpose, most)
    if len(found) == 0:
        return False
    if len(found) == 1:
        bring(g, purpose, found[0])
    else:
        then(g, TIE, purpose, most)
    return True


#: The prompt of each kind of tie.
TIE_PROMPTS: Final = (P_MARKET, P_MARKET, P_DROP, P_BUY, P_VARRICK, P_LOOT, P_REINFORCE)


@STEPS.words(TIE)
def ties(g: Skirmish, purpose: int, most: int) -> Ask:
    """Among equally wanted cards the hero chooses (HR-23, HR-30, HR-52)."""
    cards = sought(g, purpose, most)
    return Ask(1, TIE_PROMPTS[purpose], [TAKE[card] for card in cards])


@STEPS.answer(TIE)
def tie(g: Skirmish, purpose: int, _most: int, word: int) -> None:
    """That card it is; in a position from a file there may be none."""
    if word != NOTHING:
        bring(g, purpose, A[word])


def bring(g: Skirmish, purpose: int, card: int) -> None:
    """A card goes where it is wanted."""
    if purpose == FOR_VARRICK:
        fetch(g, card)
        tell(g, E_VARRICK, card)
    elif purpose == TO_LOOT:
        fetch(g, card)
        tell(g, E_LOOTED, card)
    elif purpose == TO_THROW_OUT:
        leave_row(g, card)
        g.sacrifice.append(card)
        tell(g, E_DROPPED, card)
    else:
        acquire(g, card, purpose)


def fetch(g: Skirmish, card: int) -> None:
    """A card of the sacrifice pile, the newest of its kind, comes into the zone.

    By an option Varrick may take a stunned champion that the pile lacks (HR-49).
    """
    if card not in g.sacrifice:
        g.stunned.remove(card)
    else:
        i = len(g.sacrifice) - 1
        while g.sacrifice[i] != card:
            i -= 1
        g.sacrifice.pop(i)
    arrive(g, card)


def acquire(g: Skirmish, card: int, purpose: int) -> None:
    """A card of the market comes into the zone; the market is refilled.

    [hero-realms:boss-turn.3] [hero-realms:boss-turn.5c] (HR-24, HR-31b)
    """
    leave_row(g, card)
    arrive(g, card)
    if purpose == TO_BUY:
        g.boss_gold -= cost(g, card)
        tell(g, E_BOSS_BOUGHT, card, cost(g, card))
    elif purpose == FOR_REINFORCEMENT:
        tell(g, E_REINFORCED, card)
    else:
        tell(g, E_ACQUIRED, card)
