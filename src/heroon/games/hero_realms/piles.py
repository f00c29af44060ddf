"""Hero Realms solo: how cards lie in their places, and what they count for."""

from __future__ import annotations

from typing import Final

from .cards import (
    COST_OF,
    CYCLES,
    DRAWS,
    EFFECT,
    GUARD_OF,
    HEALS_PER_CHAMPION,
    IN_COMBAT,
    IN_HEALTH,
    MAIN,
    PER_CHAMPION,
    PER_OTHER_CHAMPION,
    PER_OTHER_GUARD,
    PER_OTHER_OF_FACTION,
    SHIELD_OF,
    STRENGTH,
)
from .state import BENT, Skirmish
from .words import (
    ABSORB,
    BOSS_CARD,
    DAGGER,
    FACTION,
    GOLD,
    IS_CHAMPION,
    RUBY,
    SHORTSWORD,
    STUN,
)


def cost(g: Skirmish, card: int) -> int:
    """Return the cost of a card in gold [hero-realms:base.buy]."""
    return g.numbers[COST_OF[card]]


def shield(g: Skirmish, card: int) -> int:
    """Return the shield of a champion: the combat that stuns it [hero-realms:base.stun]."""
    return g.numbers[SHIELD_OF[card]]


def is_guard(g: Skirmish, card: int) -> bool:
    """Return whether a card is a guard [hero-realms:base.guard]."""
    return IS_CHAMPION[card] and g.numbers[GUARD_OF[card]] > 0


def find(cards: list[int], flags: list[int], card: int, mask: int, wanted: int) -> int:
    """Return the slot of a card whose flags under `mask` are `wanted`, or -1."""
    for i, other in enumerate(cards):
        if other == card and flags[i] & mask == wanted:
            return i
    return -1


def mark(cards: list[int], flags: list[int], i: int, flag: int) -> None:
    """Set the flags of the card in slot `i`, and keep the place sorted.

    Of cards of one kind the one with the lesser flags comes first.
    """
    card = cards[i]
    while i > 0 and cards[i - 1] == card and flags[i - 1] > flag:
        flags[i] = flags[i - 1]
        i -= 1
    while i < len(cards) - 1 and cards[i + 1] == card and flags[i + 1] < flag:
        flags[i] = flags[i + 1]
        i += 1
    flags[i] = flag


def unmark(cards: list[int], flags: list[int], flag: int) -> None:
    """Clear one flag of all cards in a place, and keep the place sorted."""
    i = 0
    while i < len(cards):
        if flags[i] & flag > 0:
            mark(cards, flags, i, flags[i] & ~flag)
            i = 0
        else:
            i += 1


# -- the Boss and its behaviour -------------------------------------------------------------------


def boss_card(g: Skirmish) -> int:
    """Return the card of the Boss, which never counts as a champion [hero-realms:boss]."""
    return BOSS_CARD[g.boss]


def gold_face(g: Skirmish) -> bool:
    """Return whether the face is Gold or Ruby [hero-realms:behaviour]."""
    return g.face == GOLD or g.face == RUBY


def attack_face(g: Skirmish) -> bool:
    """Return whether the face is Shortsword or Dagger [hero-realms:behaviour]."""
    return g.face == SHORTSWORD or g.face == DAGGER


def face_value(g: Skirmish) -> int:
    """Return the value of the face, 0 before the first one [hero-realms:behaviour]."""
    if g.face == 0:
        return 0
    at = MAIN[g.face]
    return g.numbers[at + IN_COMBAT] if attack_face(g) else g.numbers[at]


def has_power(g: Skirmish, boss: int) -> bool:
    """Return whether the power of a Boss is in force, with that variant.

    See [hero-realms:powers] (HR-55).
    """
    return g.powers > 0 and g.boss == boss and gold_face(g)


def is_open_guard(g: Skirmish, card: int, bent: int) -> bool:
    """Return whether a champion guards its side: a guard that is not tilted.

    See [hero-realms:base.guard] (HR-16). By the option `tilted_guards` a tilted one does, too.
    """
    return is_guard(g, card) and (bent == 0 or g.tilted_guards > 0)


def guarded(g: Skirmish) -> bool:
    """Return whether a guard protects the Boss [hero-realms:attack.guards] (HR-12)."""
    if g.gold_guards > 0 and gold_face(g):
        return False
    return has_guard(g, g.zone, g.lies, g.tilted_guards > 0)


def covered(g: Skirmish) -> bool:
    """Return whether a guard of the hero protects the hero [hero-realms:base.guard]."""
    return has_guard(g, g.champions, g.poise, g.tilted_guards > 0)


def has_guard(g: Skirmish, cards: list[int], flags: list[int], tilted: bool) -> bool:
    """Return whether a place has a guard; only if `tilted` does a tilted one count."""
    for i, card in enumerate(cards):
        if is_guard(g, card) and (tilted or flags[i] & BENT == 0):
            return True
    return False


def targets(g: Skirmish, blow: int, guards: bool, own: bool) -> list[int]:
    """List the words for the champions that an attack of `blow` combat can stun.

    See [hero-realms:base.stun] [hero-realms:base.guard]. They are the hero's own, or else the
    Boss's; with `guards` only those that guard their side.
    """
    cards = g.champions if own else g.zone
    flags = g.poise if own else g.lies
    words: list[int] = []
    for i, card in enumerate(cards):
        lies = flags[i] & BENT
        if guards and not is_open_guard(g, card, lies):
            continue
        if IS_CHAMPION[card] and g.numbers[SHIELD_OF[card]] <= blow:
            word = ABSORB[card][lies] if own else STUN[card][lies]
            if word not in words:
                words.append(word)
    return words


# -- what a side has in play ----------------------------------------------------------------------


def count_champions(cards: list[int]) -> int:
    """Count the champions among cards."""
    many = 0
    for card in cards:
        if IS_CHAMPION[card]:
            many += 1
    return many


def count_guards(g: Skirmish, cards: list[int]) -> int:
    """Count the guards among cards, tilted or not (HR-43)."""
    many = 0
    for card in cards:
        if is_guard(g, card):
            many += 1
    return many


def count_faction(cards: list[int], faction: int) -> int:
    """Count the cards of one faction."""
    many = 0
    for card in cards:
        many += FACTION[card] == faction
    return many


def hero_of_faction(g: Skirmish, faction: int) -> int:
    """Count the hero's cards in play of one faction."""
    return count_faction(g.played, faction) + count_faction(g.champions, faction)


def boss_of_faction(g: Skirmish, faction: int) -> int:
    """Count the cards of one faction in the Boss's zone, the Boss's own card included (HR-19)."""
    return count_faction(g.zone, faction) + int(FACTION[BOSS_CARD[g.boss]] == faction)


def hero_combat(g: Skirmish, at: int, card: int) -> int:
    """Return the combat that an ability of a hero's card in play gives.

    See [hero-realms:base.effects].
    """
    what = g.numbers[at + EFFECT]
    points = g.numbers[at + IN_COMBAT]
    each = g.numbers[at + STRENGTH]
    if what == PER_CHAMPION:
        points += each * len(g.champions)
    elif what == PER_OTHER_CHAMPION:
        points += each * (len(g.champions) - int(IS_CHAMPION[card]))
    elif what == PER_OTHER_GUARD:
        points += each * (count_guards(g, g.champions) - int(is_guard(g, card)))
    elif what == PER_OTHER_OF_FACTION:
        points += each * (hero_of_faction(g, FACTION[card]) - 1)
    return points


def hero_health(g: Skirmish, at: int) -> int:
    """Return the health that an ability of a hero's card gives [hero-realms:base.effects]."""
    points = g.numbers[at + IN_HEALTH]
    if g.numbers[at + EFFECT] == HEALS_PER_CHAMPION:
        points += g.numbers[at + STRENGTH] * len(g.champions)
    return points


#: Where a card is that the Boss uses: shown and not kept, in his zone, or his own one.
AWAY: Final = 0
INSIDE: Final = 1
HIMSELF: Final = 2


def boss_combat(g: Skirmish, at: int, card: int, where: int) -> int:
    """Return the combat that an ability gives the Boss (HR-43).

    A card in the zone does not count itself among the others. The Boss is no champion and no guard,
    but a card of its faction.
    """
    what = g.numbers[at + EFFECT]
    points = g.numbers[at + IN_COMBAT]
    each = g.numbers[at + STRENGTH]
    itself = int(where == INSIDE)
    if what == PER_CHAMPION:
        points += each * count_champions(g.zone)
    elif what == PER_OTHER_CHAMPION:
        points += each * (count_champions(g.zone) - itself * int(IS_CHAMPION[card]))
    elif what == PER_OTHER_GUARD:
        points += each * (count_guards(g, g.zone) - itself * int(is_guard(g, card)))
    elif what == PER_OTHER_OF_FACTION:
        points += each * (boss_of_faction(g, FACTION[card]) - int(where != AWAY))
    return points


def boss_health(g: Skirmish, at: int) -> int:
    """Return the health that an ability gives the Boss."""
    points = g.numbers[at + IN_HEALTH]
    if g.numbers[at + EFFECT] == HEALS_PER_CHAMPION:
        points += g.numbers[at + STRENGTH] * count_champions(g.zone)
    return points


def draws(g: Skirmish, at: int) -> int:
    """Return the number of cards that an ability draws."""
    return g.numbers[at + DRAWS]


def boss_drawn_by(g: Skirmish, at: int) -> int:
    """Return the number of cards that an ability makes the Boss draw (HR-40).

    Optional draws do not count. Where an ability makes it draw and then discard, only the draw
    counts here.
    """
    many = draws(g, at)
    if g.numbers[at + EFFECT] == CYCLES:
        many += g.numbers[at + STRENGTH]
    return many
