"""Hero Realms solo: the state of a game, and the table of its fields."""

from __future__ import annotations

from typing import Final

from heroon.kernel import CardSet, Field, Option, State, domain, marks, number, option, place, pool

from .cards import CARD, CLOCK, COPIES, NUMBERS_FIELD, STARTING_DECK
from .words import (
    BOSS_CARD,
    BOSSES,
    CARDS,
    CHAMPIONS,
    DAGGER,
    FACES,
    FIRE_GEM,
    MARKET_CARDS,
    TILTED,
    TOP,
)

#: The greatest numbers of Fire Gems, of the cards of the market deck and of the hero's own first
#: cards, as `cards.toml` lets an owner have them.  A place is as big as what it can hold, and no
#: bigger: what a native clone takes is the time to copy them.
MOST_GEMS: Final = 20
MOST_CARDS: Final = 3 * len(MARKET_CARDS.values)
MOST_STARTERS: Final = 40
MOST_CHAMPIONS: Final = 3 * len(CHAMPIONS.values)
MOST_MARKET: Final = MOST_CARDS + MOST_GEMS
MOST_HERO: Final = MOST_MARKET + MOST_STARTERS
#: The most items and actions that the hero has in play.
MOST_PLAYED: Final = MOST_HERO - MOST_CHAMPIONS
#: The most discard effects kept for a turn.
MOST_CREDITS: Final = 64


def market_cards(g: Skirmish) -> list[int]:
    """List the market deck without the Boss's own card, and the Fire Gems.

    See [hero-realms:base.cards] [hero-realms:boss] (HR-06). Cards that the hero has acquired are
    not among them.
    """
    cards = [FIRE_GEM] * g.numbers[CLOCK]
    for card in MARKET_CARDS.values:
        cards += [card] * g.numbers[CARD[card] + COPIES]
    if BOSS_CARD[g.boss] in cards:
        cards.remove(BOSS_CARD[g.boss])
    for card in g.owned:
        cards.remove(card)
    return cards


def hero_cards(g: Skirmish) -> list[int]:
    """List the hero's cards: the starting deck, and what was acquired [hero-realms:base.setup]."""
    cards = list(g.owned)
    for i, card in enumerate(FACES.values):
        cards += [card] * g.numbers[STARTING_DECK + i]
    return cards


MARKET_SET: Final = CardSet("market", CARDS, market_cards, most=MOST_MARKET)
HERO_SET: Final = CardSet("hero", CARDS, hero_cards, most=MOST_HERO)

NO_YES: Final = domain("no-yes", "no yes")
BUY_GEMS: Final = domain("buy-gems", "yes no")
GOLD_GUARDS: Final = domain("gold-guards", "block ignored")
TILTED_GUARDS: Final = domain("tilted-guards", "plain guard")
DEAR_MARKET: Final = domain("dear-market", "next nothing")
STUN_TARGET: Final = domain("stun-target", "any guards")
VARRICK_PILE: Final = domain("varrick-pile", "sacrifice both")
ATTACK_PARTS: Final = domain("attack-parts", "all chosen")
RAYLA_HEALING: Final = domain("rayla-healing", "formula received")

OPTIONS: Final = (
    Option("boss", BOSSES, "hero-realms:boss"),
    Option("reinforcements", NO_YES, "hero-realms:reinforcements"),
    Option("powers", NO_YES, "hero-realms:powers"),
    Option("buy_gems", BUY_GEMS, "HR-02"),
    Option("gem_return", NO_YES, "HR-03"),
    Option("gold_guards", GOLD_GUARDS, "HR-12"),
    Option("tilted_guards", TILTED_GUARDS, "HR-16"),
    Option("dear_market", DEAR_MARKET, "HR-24c"),
    Option("stun_target", STUN_TARGET, "HR-35"),
    Option("varrick_pile", VARRICK_PILE, "HR-49"),
    Option("attack_parts", ATTACK_PARTS, "HR-10"),
    Option("rayla_healing", RAYLA_HEALING, "HR-57"),
)

#: The face-up behaviour card, or none.
FACE_UP: Final = domain("face-up", ["none", *FACES.tokens])
#: How a champion of the Boss lies, as bits: tilted (the lowest bit is one of `LIES`, here and
#: below); come into the zone in this turn of the Boss;
#: secondary effect done; draw and pile effects of its main ability done.
BENT: Final = TILTED
NEW: Final = 2
ALLIED: Final = 4
BEGUN: Final = 8
#: How a card of the hero lies, as bits: expended; ally ability used this turn.
SPENT: Final = TILTED
USED: Final = 2
#: What directs the next card acquired, as bits: to the hand, on the deck, an action on the deck.
NEXT_HAND: Final = 1
NEXT_DECK: Final = 2
NEXT_ACTION: Final = 4


class Skirmish(State):
    """The state of a game: one hero against one Boss.

    Places are kept sorted; `lies`, `used` and `poise` say how each card of a place lies, slot by
    slot.
    """

    boss: int
    reinforcements: int
    powers: int
    buy_gems: int
    gem_return: int
    gold_guards: int
    tilted_guards: int
    dear_market: int
    stun_target: int
    varrick_pile: int
    attack_parts: int
    rayla_healing: int

    numbers: list[int]
    """The numbers of `cards.toml`, by the constants of `cards`."""
    owned: list[int]
    """The market cards and Fire Gems that the hero has acquired and not sacrificed."""
    stock: list[int]
    """What the unseen cards of the market deck can be."""
    market: list[int]
    """The market deck, face down."""
    row: list[int]
    """The five cards of the market; a cell is empty once the deck has run out."""
    gems: list[int]
    """The Fire Gems, the top one last."""
    backs: list[int]
    """For each Fire Gem 1 if it is turned over."""
    zone: list[int]
    """The cards of the Boss: champions, and actions during its turn."""
    lies: list[int]
    """How each card of the Boss lies."""
    shown: list[int]
    """The card that the Boss has drawn and does not keep, while it takes effect."""
    sacrifice: list[int]
    """The sacrifice pile, the newest card last."""
    stunned: list[int]
    """The pile of stunned champions of the Boss (with reinforcements)."""
    unseen: list[int]
    """What the unseen cards of the hero's deck can be."""
    deck: list[int]
    """The hero's deck, the top card last."""
    hand: list[int]
    """The hero's hand."""
    discard: list[int]
    """The hero's discard pile."""
    played: list[int]
    """Items and actions that the hero has in play."""
    used: list[int]
    """How each card in `played` lies."""
    champions: list[int]
    """The hero's champions."""
    poise: list[int]
    """How each card in `champions` lies."""
    spent: list[int]
    """Starting cards that the hero has sacrificed."""
    behaved: list[int]
    """How many behaviour cards of each kind have been used, the face included."""
    unused: list[int]
    """How many behaviour cards of each kind are left to choose from."""
    face: int
    """The face-up behaviour card, 0 before the first choice."""
    health: int
    """The hero's health."""
    boss_health: int
    """The Boss's health."""
    gold: int
    """The gold that the hero has left this turn."""
    combat: int
    """The combat that the hero has left this turn."""
    unhealed: int
    """Health that the hero will not gain this turn (Rayla's power)."""
    credits: list[int]
    """The discard effects of this turn that are not used up, by the cost of their card."""
    next: int
    """Where effects direct the next card acquired, as bits."""
    forced: int
    """1 once a champion was stunned this turn because of an attack face."""
    blow: int
    """What is left of the present attack, of the hero or of the Boss."""
    drawn: int
    """Cards drawn by the Boss this turn."""
    due: int
    """Cards that the Boss is still to draw."""
    boss_gold: int
    """The Boss's reserve of gold."""
    boss_combat: int
    """The Boss's reserve of combat."""
    turns: int
    """How many turns of the hero have begun."""


FIELDS: Final = (
    option("boss", BOSSES),
    option("reinforcements", NO_YES),
    option("powers", NO_YES),
    option("buy_gems", BUY_GEMS),
    option("gem_return", NO_YES),
    option("gold_guards", GOLD_GUARDS),
    option("tilted_guards", TILTED_GUARDS),
    option("dear_market", DEAR_MARKET),
    option("stun_target", STUN_TARGET),
    option("varrick_pile", VARRICK_PILE),
    option("attack_parts", ATTACK_PARTS),
    option("rayla_healing", RAYLA_HEALING),
    NUMBERS_FIELD,
    Field("owned", "list", MOST_MARKET, FIRE_GEM, CARDS.top - 1, ordered=False, domain=CARDS),
    pool("stock", MARKET_SET),
    place("market", MARKET_SET, MOST_CARDS, home=True),
    place("row", MARKET_SET, 5, grid=True),
    place("gems", MARKET_SET, MOST_GEMS, of_kinds=(FIRE_GEM,)),
    marks("backs", MOST_GEMS, 0, 1),
    place("zone", MARKET_SET, MOST_CARDS, ordered=False),
    marks("lies", MOST_CARDS, 0, 15),
    place("shown", MARKET_SET, 1),
    place("sacrifice", MARKET_SET, MOST_MARKET),
    place("stunned", MARKET_SET, MOST_CHAMPIONS, ordered=False),
    pool("unseen", HERO_SET),
    place("deck", HERO_SET, MOST_HERO, home=True),
    place("hand", HERO_SET, MOST_HERO, ordered=False),
    place("discard", HERO_SET, MOST_HERO, ordered=False),
    place("played", HERO_SET, MOST_PLAYED, ordered=False),
    marks("used", MOST_PLAYED, 0, 3),
    place("champions", HERO_SET, MOST_CHAMPIONS, ordered=False),
    marks("poise", MOST_CHAMPIONS, 0, 3),
    place("spent", HERO_SET, MOST_STARTERS, ordered=False),
    number("behaved", 0, 20, each=4),
    number("unused", 0, 20, each=4),
    number("face", 0, DAGGER, of=FACE_UP),
    number("health", 0, TOP),
    number("boss_health", 0, TOP),
    number("gold", 0, TOP),
    number("combat", 0, TOP),
    number("unhealed", 0, TOP),
    marks("credits", MOST_CREDITS, 0, 20),
    number("next", 0, 7),
    number("forced", 0, 1),
    number("blow", 0, TOP),
    number("drawn", 0, TOP),
    number("due", 0, TOP),
    number("boss_gold", 0, TOP),
    number("boss_combat", 0, TOP),
    number("turns", 0, 1 << 20),
)

__all__ = ["FIELDS", "HERO_SET", "MARKET_SET", "OPTIONS", "Skirmish"]
