"""Hero Realms solo: Tour du Boss, steps 1 to 3."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NOTHING, PASS, Ask, end, plan, show, tell, then, ticket

from .cards import (
    BOSS_DRAWS,
    BOSS_GOLD,
    CYCLES,
    DISCARDS,
    EFFECT,
    HAS_SECOND,
    IN_GOLD,
    SECOND,
    STRENGTH,
    STUNS,
)
from .piles import (
    HIMSELF,
    INSIDE,
    boss_combat,
    boss_drawn_by,
    boss_health,
    boss_of_faction,
    cost,
    count_faction,
    face_value,
    find,
    gold_face,
    has_guard,
    has_power,
    is_guard,
    mark,
    unmark,
)
from .rules_hero import banish
from .rules_wants import (
    ANY,
    FOR_CHAMPION,
    FOR_NOTHING,
    FOR_REINFORCEMENT,
    TO_THROW_OUT,
    arrive,
    comes,
    limit,
    too_dear,
)
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
)
from .words import (
    BANISH,
    BORG,
    BOSS_CARD,
    E_BOSS_GAINS,
    E_BOSS_GOLD,
    E_BOSS_TURN,
    E_CLOCK,
    E_LEANED,
    E_LIMIT,
    E_NO_MARKET,
    E_NO_REINFORCEMENT,
    E_NOTHING,
    E_OWN_GAINS,
    E_OWN_SECONDARY,
    E_REINFORCED,
    E_SECONDARY,
    E_TOO_LATE,
    FACTION,
    GIVES_COMBAT,
    GIVES_GOLD,
    GIVES_HEALTH,
    IS_CHAMPION,
    LEAN,
    P_GRAK,
    P_LEAN,
    R_CLOCK,
    REINFORCEMENT,
    TOP,
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
    tell(g, E_CLOCK, len(g.gems))
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
    elif not comes(g, FOR_REINFORCEMENT, ANY):
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
        HAS_SECOND[card]
        and g.lies[i] & (BENT | NEW | ALLIED) == 0
        and boss_of_faction(g, FACTION[card]) > 1
    )


def boss_helps(g: Skirmish) -> bool:
    """Whether the Boss's own secondary effect is due (HR-19)."""
    card = BOSS_CARD[g.boss]
    return HAS_SECOND[card] and count_faction(g.zone, FACTION[card]) > 0


@STEPS.auto(SECONDARY)
def secondary(g: Skirmish, _a: int, _b: int) -> None:
    """Draws first, the Boss's own one before those of his cards [hero-realms:boss-turn.2].

    (HR-21b)  In which order cards draw makes no difference, so nobody is asked.
    """
    then(g, SECONDARY_DRAWS)
    if can_draw(g) and boss_helps(g) and boss_drawn_by(g, SECOND[BOSS_CARD[g.boss]]) > 0:
        tell(g, E_OWN_SECONDARY, g.boss)
        g.due += boss_drawn_by(g, SECOND[BOSS_CARD[g.boss]])
        then(g, BOSS_DRAW)


@STEPS.auto(SECONDARY_DRAWS)
def secondary_draws(g: Skirmish, _a: int, _b: int) -> None:
    """Then the cards of the zone, one after the other [hero-realms:boss-turn.2]."""
    for i, card in enumerate(g.zone):
        if helps(g, i) and boss_drawn_by(g, SECOND[card]) > 0 and can_draw(g):
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
        secondary_gains(g, BOSS_CARD[g.boss], HIMSELF)
    for i, card in enumerate(g.zone):
        if helps(g, i):
            secondary_gains(g, card, INSIDE)


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
        g.boss_gold = min(g.boss_gold + points, TOP)
    elif kind == GIVES_COMBAT:
        g.boss_combat = min(g.boss_combat + points, TOP)
    else:
        g.boss_health = min(g.boss_health + points, TOP)
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
        offer_banishing(g, BOSS_CARD[g.boss])
    for i, card in enumerate(g.zone):
        if helps(g, i):
            offer_banishing(g, card)


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
            word = BANISH[g.zone[i]][g.lies[i] & BENT]
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
        cards += strength_of(g, SECOND[BOSS_CARD[g.boss]], DISCARDS)
        champions += strength_of(g, SECOND[BOSS_CARD[g.boss]], STUNS)
        if cards + champions > 0:
            tell(g, E_OWN_SECONDARY, g.boss)
    for i, card in enumerate(g.zone):
        if helps(g, i):
            more = strength_of(g, SECOND[card], DISCARDS)
            bent = strength_of(g, SECOND[card], STUNS)
            if more + bent > 0:
                tell(g, E_SECONDARY, card)
            cards += more
            champions += bent
    lose(g, cards, champions)


def strength_of(g: Skirmish, at: int, what: int) -> int:
    """How strong that further effect of an ability is; 0 if it has another one."""
    return g.numbers[at + STRENGTH] if g.numbers[at + EFFECT] == what else 0


def lose(g: Skirmish, cards: int, champions: int) -> None:
    """The hero discards cards, then tilts champions [hero-realms:boss-turn.5d] (HR-34)."""
    if champions > 0:
        then(g, LEAN_ONE, champions, champions)
    if cards > 0:
        then(g, DISCARD_SOME, cards, cards)


@STEPS.words(LEAN_ONE)
def leanable(g: Skirmish, _many: int, _all: int) -> Ask:
    """Assommer, for the Boss: a champion of the hero, of his choice, is tilted.

    [hero-realms:effects.stun] (HR-35, HR-36b)
    """
    guards = g.stun_target > 0 and has_guard(g, g.champions, g.poise, tilted=False)
    words: list[int] = []
    for i in range(len(g.champions)):
        card = g.champions[i]
        if g.poise[i] & SPENT == 0 and (not guards or is_guard(g, card)):
            if LEAN[card] not in words:
                words.append(LEAN[card])
    return Ask(1, P_LEAN, words)


@STEPS.answer(LEAN_ONE)
def lean(g: Skirmish, many: int, of: int, word: int) -> None:
    """It stays tilted until the hero's next discard phase [hero-realms:effects.stun] (HR-36)."""
    if word == NOTHING:
        return
    i = find(g.champions, g.poise, A[word], SPENT, 0)
    mark(g.champions, g.poise, i, g.poise[i] | SPENT)
    tell(g, E_LEANED, A[word])
    if many > 1:
        then(g, LEAN_ONE, many - 1, of)


# -- 3. Actions au Marché -------------------------------------------------------------------------


@STEPS.auto(MARKET_STEP)
def market_step(g: Skirmish, _a: int, _b: int) -> None:
    """What the behaviour card makes of the market; exactly one thing [hero-realms:boss-turn.3].

    [hero-realms:boss-turn.3.gold]  Or, Rubis: a card of his faction for nothing, else gold.
    [hero-realms:boss-turn.3.attack]  Attaque: a champion of his faction or of one of his
    champions, up to his attack and the card's value; else a card of his faction, up to that; else
    the dearest card is thrown out.  (HR-22 to HR-24e)
    """
    if gold_face(g):
        if not comes(g, FOR_NOTHING, ANY):
            points = g.numbers[BOSS_GOLD] + face_value(g)
            g.boss_gold = min(g.boss_gold + points, TOP)
            tell(g, E_BOSS_GOLD, points)
        return
    tell(g, E_LIMIT, limit(g), limit(g) - face_value(g), face_value(g))
    if comes(g, FOR_CHAMPION, ANY):
        return
    if g.dear_market > 0 and too_dear(g, FOR_CHAMPION):
        tell(g, E_NOTHING)
        return
    if comes(g, FOR_NOTHING, ANY):
        return
    if g.dear_market > 0 and too_dear(g, FOR_NOTHING):
        tell(g, E_NOTHING)
        return
    if not comes(g, TO_THROW_OUT, ANY):
        tell(g, E_NO_MARKET)
