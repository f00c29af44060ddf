"""Hero Realms solo: the Boss's turn, steps 1 to 3."""

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
    """Begin the Boss's turn: take a Fire Gem off the stack and put the steps on the agenda.

    See [hero-realms:boss-turn] (HR-24g: there is no step 4). Step 1 is done here
    [hero-realms:boss-turn.1]: with the last Fire Gem the game is lost [hero-realms:lose] (HR-04).
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


# -- reinforcements -------------------------------------------------------------------------------


@STEPS.auto(REINFORCE)
def reinforce(g: Skirmish, _a: int, _b: int) -> None:
    """Bring a reinforcement: a random stunned champion, else the dearest of the market.

    See [hero-realms:reinforcements.turn] (HR-48).
    """
    if len(g.stunned) > 0:
        then(g, REINFORCED)
    elif not comes(g, FOR_REINFORCEMENT, ANY):
        tell(g, E_NO_REINFORCEMENT)


@STEPS.words(REINFORCED)
def reinforcement(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask nature for one of the stunned champions [hero-realms:reinforcements.turn]."""
    return ticket(g.stunned, REINFORCEMENT)


@STEPS.answer(REINFORCED)
def reinforced(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Put the stunned champion into the Boss's zone, at once and for free.

    See [hero-realms:reinforcements.turn].
    """
    g.stunned.remove(word)
    arrive(g, word)
    show(g)
    tell(g, E_REINFORCED, word)


# -- step 2, ally abilities -----------------------------------------------------------------------


def can_draw(g: Skirmish) -> bool:
    """Return whether the Boss may draw: one card a turn, or more by Borg's power.

    See [hero-realms:boss-turn.5a] [hero-realms:powers.borg] (HR-26, HR-59).
    """
    return g.drawn < g.numbers[BOSS_DRAWS] or has_power(g, BORG)


def helps(g: Skirmish, i: int) -> bool:
    """Return whether the ally ability of a card in the zone is to be used in step 2.

    See [hero-realms:boss-turn.2] (HR-18 to HR-21). Another card of the zone, or the Boss's own,
    must be of its faction. Cards that came this turn or are tilted do not use it.
    """
    card = g.zone[i]
    return (
        HAS_SECOND[card]
        and g.lies[i] & (BENT | NEW | ALLIED) == 0
        and boss_of_faction(g, FACTION[card]) > 1
    )


def boss_helps(g: Skirmish) -> bool:
    """Return whether the ally ability of the Boss's own card is to be used (HR-19)."""
    card = BOSS_CARD[g.boss]
    return HAS_SECOND[card] and count_faction(g.zone, FACTION[card]) > 0


@STEPS.auto(SECONDARY)
def secondary(g: Skirmish, _a: int, _b: int) -> None:
    """Draw for the Boss's own ally ability; those of its cards come next [hero-realms:boss-turn.2].

    In which order cards draw makes no difference, so nobody is asked (HR-21b).
    """
    then(g, SECONDARY_DRAWS)
    if can_draw(g) and boss_helps(g) and boss_drawn_by(g, SECOND[BOSS_CARD[g.boss]]) > 0:
        tell(g, E_OWN_SECONDARY, g.boss)
        g.due += boss_drawn_by(g, SECOND[BOSS_CARD[g.boss]])
        then(g, BOSS_DRAW)


@STEPS.auto(SECONDARY_DRAWS)
def secondary_draws(g: Skirmish, _a: int, _b: int) -> None:
    """Draw for the ally abilities of the cards in the zone, one card after the other.

    See [hero-realms:boss-turn.2].
    """
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
    """Give the Boss the combat, health and gold of the ally abilities in step 2.

    See [hero-realms:boss-turn.2] [hero-realms:order] (HR-21, HR-21b). Combat and gold go to its
    reserves.
    """
    if boss_helps(g):
        secondary_gains(g, BOSS_CARD[g.boss], HIMSELF)
    for i, card in enumerate(g.zone):
        if helps(g, i):
            secondary_gains(g, card, INSIDE)


def secondary_gains(g: Skirmish, card: int, where: int) -> None:
    """Give the Boss what one ally ability gives [hero-realms:boss-turn.2]."""
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
    """Give the Boss gold or combat for its reserve, or health.

    See [hero-realms:health] (HR-21, HR-60). Health may go above what it began with.
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
    """Offer the hero to discard a champion of the Boss, where an ally ability demands it.

    It comes before the hero's own discards, which is the best order for the hero
    [hero-realms:effects.discard] (HR-40).
    """
    if boss_helps(g):
        offer_banishing(g, BOSS_CARD[g.boss])
    for i, card in enumerate(g.zone):
        if helps(g, i):
            offer_banishing(g, card)


def offer_banishing(g: Skirmish, card: int) -> None:
    """Put on the agenda one offer for each card that an ally ability makes the Boss discard."""
    at = SECOND[card]
    if g.numbers[at + EFFECT] == CYCLES:
        for _ in range(g.numbers[at + STRENGTH]):
            then(g, BANISH_ONE, cost(g, card))


@STEPS.words(BANISH_ONE)
def banishable(g: Skirmish, most: int, _b: int) -> Ask:
    """Ask which champion of the Boss of at most that cost to discard, or to pass.

    See [hero-realms:effects.discard].
    """
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
    """Put the chosen champion into the sacrifice pile [hero-realms:effects.discard]."""
    if word != NOTHING and word != PASS:
        banish(g, A[word], B[word])


@STEPS.auto(SECONDARY_LOSSES)
def secondary_losses(g: Skirmish, _a: int, _b: int) -> None:
    """Let the hero discard cards and tilt champions, as ally abilities demand.

    See [hero-realms:boss-turn.2].
    """
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
    """Return the strength of the further effect `what` of an ability, 0 if it has none."""
    return g.numbers[at + STRENGTH] if g.numbers[at + EFFECT] == what else 0


def lose(g: Skirmish, cards: int, champions: int) -> None:
    """Put on the agenda that the hero discards cards, then tilts champions.

    See [hero-realms:boss-turn.5d] (HR-34).
    """
    if champions > 0:
        then(g, LEAN_ONE, champions, champions)
    if cards > 0:
        then(g, DISCARD_SOME, cards, cards)


@STEPS.words(LEAN_ONE)
def leanable(g: Skirmish, _many: int, _all: int) -> Ask:
    """Ask the hero which champion of its own a stun effect of the Boss tilts.

    See [hero-realms:effects.stun] (HR-35, HR-36b).
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
    """Tilt the chosen champion until the hero's next discard phase.

    See [hero-realms:effects.stun] (HR-36).
    """
    if word == NOTHING:
        return
    i = find(g.champions, g.poise, A[word], SPENT, 0)
    mark(g.champions, g.poise, i, g.poise[i] | SPENT)
    tell(g, E_LEANED, A[word])
    if many > 1:
        then(g, LEAN_ONE, many - 1, of)


# -- step 3, the market ---------------------------------------------------------------------------


@STEPS.auto(MARKET_STEP)
def market_step(g: Skirmish, _a: int, _b: int) -> None:
    """Do exactly one thing at the market, as the face says [hero-realms:boss-turn.3].

    On a gold face the Boss takes a card of its faction for free, else gold
    [hero-realms:boss-turn.3.gold]. On an attack face it takes, up to its limit, a champion of its
    own faction or of one of its champions; else a card of its faction; else the dearest card is
    discarded [hero-realms:boss-turn.3.attack]. (HR-22 to HR-24e)
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
