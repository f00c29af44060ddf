"""Hero Realms solo: the Boss's turn, steps 5 and 6: the actions of its cards, and the end.

Only main abilities count here. In which order the cards of one step act makes no difference, so
nobody is asked. Sums are sums, and one draw is like another. Varrick looks for champions and Smash
and Grab for actions, so neither takes from the other. A card that comes into the zone on the way
acts in its turn.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon.kernel import NOBODY, NOTHING, PASS, Ask, plan, show, tell, then, ticket

from .cards import (
    DISCARDS,
    EFFECT,
    IN_COMBAT,
    IN_GOLD,
    MAIN,
    MAY_TOPDECK,
    STUNS,
    TOPDECKS_CHAMPION,
)
from .piles import (
    AWAY,
    HIMSELF,
    INSIDE,
    boss_combat,
    boss_drawn_by,
    boss_health,
    cost,
    covered,
    face_value,
    find,
    gold_face,
    mark,
    shield,
    targets,
)
from .rules_abilities import hurt
from .rules_boss import OWN, boss_gains, can_draw, lose, strength_of
from .rules_wants import (
    ANY,
    FOR_VARRICK,
    NOBODY_GOES,
    TO_BUY,
    TO_LOOT,
    arrive,
    comes,
    settle,
    sought,
)
from .state import BEGUN, BENT, SPENT, Skirmish
from .steps import (
    ABSORB_GUARDS,
    ABSORB_REST,
    BEGIN,
    BOSS_ATTACKS,
    BOSS_BUYS,
    BOSS_DRAW,
    BOSS_EARNS,
    BOSS_END,
    BOSS_HEALS,
    LOSSES,
    SHOWN,
    SHOWN_GONE,
    STEPS,
)
from .words import (
    BOSS_CARD,
    E_ABSORBED,
    E_ACTS,
    E_BOSS_ATTACKS,
    E_BOSS_ENDS,
    E_BOSS_KEEPS,
    E_FACE_LESS,
    E_FACE_MORE,
    E_HELD_OFF,
    E_KEPT,
    E_NOT_FOUND,
    E_OWN_ACT,
    E_SHOWN,
    E_WOUNDED,
    EITHER_OR,
    GIVES_COMBAT,
    GIVES_GOLD,
    GIVES_HEALTH,
    IS_CHAMPION,
    MARKET,
    P_ABSORB,
    P_ABSORB_GUARD,
    TOP,
    A,
    B,
)

# -- what a card gives the Boss -------------------------------------------------------------------


def takes_gold(g: Skirmish, card: int) -> bool:
    """Return whether the Boss takes the gold where a card offers gold or something else.

    See [hero-realms:effects.choice] (HR-41b). It does on a gold face, if there is gold to be had.
    """
    return gold_face(g) and g.numbers[MAIN[card] + IN_GOLD] > 0


def main_gold(g: Skirmish, card: int) -> int:
    """Return the gold that a main ability gives the Boss [hero-realms:effects.choice]."""
    if EITHER_OR[card] and not takes_gold(g, card):
        other = g.numbers[MAIN[card] + IN_COMBAT] + boss_health(g, MAIN[card])
        if other > 0 or g.numbers[MAIN[card] + EFFECT] > 0:
            return 0
    return g.numbers[MAIN[card] + IN_GOLD]


def main_combat(g: Skirmish, card: int, where: int) -> int:
    """Return the combat that a main ability gives the Boss [hero-realms:order]."""
    if EITHER_OR[card] and takes_gold(g, card):
        return 0
    return boss_combat(g, MAIN[card], card, where)


def main_health(g: Skirmish, card: int) -> int:
    """Return the health that a main ability gives the Boss, which prefers combat.

    See [hero-realms:order] (HR-41, HR-41c).
    """
    if EITHER_OR[card]:
        if takes_gold(g, card) or g.numbers[MAIN[card] + IN_COMBAT] > 0:
            return 0
    return boss_health(g, MAIN[card])


def acting(g: Skirmish) -> list[int]:
    """List the cards of the zone that act: those not tilted, new ones included.

    See [hero-realms:boss-turn.5] [hero-realms:effects.stun] (HR-27, HR-29).
    """
    return [card for i, card in enumerate(g.zone) if g.lies[i] & BENT == 0]


# -- step 5a, draw --------------------------------------------------------------------------------


#: The arguments of `BEGIN`: whether 5c has come, and whether a card has begun.
EARLY: Final = 0
LATE: Final = 1
AGAIN: Final = 1


@STEPS.auto(BEGIN)
def begin(g: Skirmish, late: int, first: int) -> None:
    """Let each card act once: Varrick and Smash and Grab first, then those that draw.

    See [hero-realms:boss-turn.5a] (HR-34b) (HR-31). Cards that come into the zone in step 5c do the
    same at once, and also heal and give gold.
    """
    if late == 0 and first == 0:
        many = boss_drawn_by(g, MAIN[BOSS_CARD[g.boss]])
        if many > 0 and can_draw(g):
            tell(g, E_OWN_ACT, g.boss)
            then(g, BEGIN, EARLY, AGAIN)
            boss_draws(g, many)
            return
    i = next_to_begin(g)
    while i >= 0:
        card = g.zone[i]
        mark(g.zone, g.lies, i, g.lies[i] | BEGUN)
        if late > 0:
            boss_gains(g, card, GIVES_HEALTH, main_health(g, card))
            boss_gains(g, card, GIVES_GOLD, main_gold(g, card))
        many = boss_drawn_by(g, MAIN[card])
        if searches(g, card) or (many > 0 and can_draw(g)):
            tell(g, E_ACTS, card)
            then(g, BEGIN, late, AGAIN)
            boss_draws(g, many)
            search_pile(g, card, inside=True)
            return
        i = next_to_begin(g)


def next_to_begin(g: Skirmish) -> int:
    """Return the slot of the next card to act, those that search the pile first, or -1."""
    found = -1
    for i, lies in enumerate(g.lies):
        if lies & (BENT | BEGUN) == 0:
            if searches(g, g.zone[i]):
                return i
            if found < 0:
                found = i
    return found


def searches(g: Skirmish, card: int) -> bool:
    """Return whether a main ability searches the sacrifice pile for the Boss."""
    what = g.numbers[MAIN[card] + EFFECT]
    return what == TOPDECKS_CHAMPION or what == MAY_TOPDECK


def search_pile(g: Skirmish, card: int, inside: bool) -> None:
    """Search the sacrifice pile for the Boss, by Varrick or Smash and Grab.

    See [hero-realms:varrick] [hero-realms:smash-and-grab]. Varrick is replaced by the dearest
    champion of the pile and discarded; if there is none, Varrick stays (HR-50, HR-50b). Smash and
    Grab brings the dearest action that costs no more than itself (HR-54).
    """
    what = g.numbers[MAIN[card] + EFFECT]
    if what == MAY_TOPDECK:
        if not comes(g, TO_LOOT, cost(g, card)):
            tell(g, E_NOT_FOUND, card)
    elif what == TOPDECKS_CHAMPION:
        if not comes(g, FOR_VARRICK, card if inside else NOBODY_GOES):
            tell(g, E_NOT_FOUND, card)


def boss_draws(g: Skirmish, many: int) -> None:
    """Let the Boss draw cards, if it may [hero-realms:boss-turn.5a]."""
    if can_draw(g):
        g.due += many
        then(g, BOSS_DRAW)


@STEPS.words(BOSS_DRAW)
def top_of_market(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask nature for the top card of the market deck, which the Boss draws.

    See [hero-realms:boss-turn.5a] (HR-25, HR-62).
    """
    if g.due > 0 and can_draw(g) and len(g.market) > 0:
        return ticket(g.stock, MARKET)
    return NOBODY


@STEPS.answer(BOSS_DRAW)
def boss_draw(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Put a drawn champion that costs no more than the Boss into the zone; show another card.

    A card that is shown takes effect and is discarded [hero-realms:boss-turn.5a].
    """
    if word == NOTHING:
        g.due = 0
        return
    g.due -= 1
    g.drawn += 1
    g.stock.remove(word)
    g.market.pop()
    show(g)
    then(g, BOSS_DRAW)
    if IS_CHAMPION[word] and cost(g, word) <= cost(g, BOSS_CARD[g.boss]):
        arrive(g, word)
        tell(g, E_KEPT, word)
    else:
        g.shown.append(word)
        tell(g, E_SHOWN, word)
        plan(g, SHOWN, SHOWN_GONE)


@STEPS.auto(SHOWN)
def shown(g: Skirmish, _a: int, _b: int) -> None:
    """Use the main ability of a card that the Boss drew and does not keep.

    See [hero-realms:boss-turn.5a] (HR-28, HR-51). It makes no difference whether the ability needs
    the card to be tilted.
    """
    card = g.shown[0]
    boss_gains(g, card, GIVES_COMBAT, main_combat(g, card, AWAY))
    boss_gains(g, card, GIVES_HEALTH, main_health(g, card))
    boss_gains(g, card, GIVES_GOLD, main_gold(g, card))
    lose(g, strength_of(g, MAIN[card], DISCARDS), strength_of(g, MAIN[card], STUNS))
    search_pile(g, card, inside=False)


@STEPS.auto(SHOWN_GONE)
def shown_gone(g: Skirmish, _a: int, _b: int) -> None:
    """Discard the card that the Boss drew; cards that it draws itself come after that.

    See [hero-realms:boss-turn.5a] (HR-28b).
    """
    card = g.shown.pop()
    g.sacrifice.append(card)
    g.due += boss_drawn_by(g, MAIN[card])


# -- step 5b, heal --------------------------------------------------------------------------------


@STEPS.auto(BOSS_HEALS)
def boss_heals(g: Skirmish, _a: int, _b: int) -> None:
    """Add the health that the Boss's own card and every card that acts give.

    See [hero-realms:boss-turn.5b].
    """
    boss_gains(g, OWN, GIVES_HEALTH, main_health(g, BOSS_CARD[g.boss]))
    for card in acting(g):
        boss_gains(g, card, GIVES_HEALTH, main_health(g, card))


# -- step 5c, buy ---------------------------------------------------------------------------------


@STEPS.auto(BOSS_EARNS)
def boss_earns(g: Skirmish, _a: int, _b: int) -> None:
    """Add the gold of every card that acts to what step 3 gave.

    See [hero-realms:boss-turn.5c] (HR-32).
    """
    boss_gains(g, OWN, GIVES_GOLD, main_gold(g, BOSS_CARD[g.boss]))
    for card in acting(g):
        boss_gains(g, card, GIVES_GOLD, main_gold(g, card))


@STEPS.auto(BOSS_BUYS)
def boss_buys(g: Skirmish, _a: int, _b: int) -> None:
    """Buy one card after the other for the Boss, until it can pay for none.

    Each card acts at once (HR-31). See [hero-realms:boss-turn.5c] (HR-30, HR-30b, HR-33).
    """
    found = sought(g, TO_BUY, ANY)
    if len(found) > 0:
        then(g, BOSS_BUYS)
        then(g, BEGIN, LATE, AGAIN)
        settle(g, TO_BUY, ANY, found)
    elif g.boss_gold > 0:
        tell(g, E_BOSS_KEEPS, g.boss_gold)


# -- step 5d, attack ------------------------------------------------------------------------------


@STEPS.auto(LOSSES)
def losses(g: Skirmish, _a: int, _b: int) -> None:
    """Let the hero discard cards, then tilt champions, as the Boss's cards demand.

    What is optional, and every sacrifice, the Boss leaves alone. See [hero-realms:boss-turn.5d]
    [hero-realms:effects.optional] [hero-realms:effects.sacrifice] (HR-34, HR-34c, HR-39).
    """
    cards = strength_of(g, MAIN[BOSS_CARD[g.boss]], DISCARDS)
    champions = strength_of(g, MAIN[BOSS_CARD[g.boss]], STUNS)
    if cards + champions > 0:
        tell(g, E_OWN_ACT, g.boss)
    for card in acting(g):
        more = strength_of(g, MAIN[card], DISCARDS)
        bent = strength_of(g, MAIN[card], STUNS)
        if more + bent > 0:
            tell(g, E_ACTS, card)
        cards += more
        champions += bent
    lose(g, cards, champions)


@STEPS.auto(BOSS_ATTACKS)
def boss_attacks(g: Skirmish, _a: int, _b: int) -> None:
    """Attack the hero with all the Boss's combat, less the value of a gold face.

    The value of an attack face is added instead. See [hero-realms:boss-turn.5d] (HR-42, HR-42b).
    """
    boss_gains(g, OWN, GIVES_COMBAT, main_combat(g, BOSS_CARD[g.boss], HIMSELF))
    for card in acting(g):
        boss_gains(g, card, GIVES_COMBAT, main_combat(g, card, INSIDE))
    more = face_value(g)
    if gold_face(g):
        tell(g, E_FACE_LESS, more)
        more = -more
    elif more > 0:
        tell(g, E_FACE_MORE, more)
    blow = g.boss_combat + more
    g.blow = min(max(blow, 0), TOP)
    tell(g, E_BOSS_ATTACKS, g.blow)
    if g.blow > 0:
        plan(g, ABSORB_GUARDS, ABSORB_REST)


@STEPS.words(ABSORB_GUARDS)
def guards_absorbing(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask which guard of the hero is stunned first, if there are several.

    See [hero-realms:boss-turn.5d].
    """
    words = targets(g, g.blow, guards=True, own=True)
    return Ask(1, P_ABSORB_GUARD, words) if len(words) > 1 else NOBODY


@STEPS.answer(ABSORB_GUARDS)
def absorb_guards(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Stun a guard of the hero; one that the attack cannot pay for stops it.

    See [hero-realms:boss-turn.5d] [hero-realms:base.guard] (HR-44, HR-44b).
    """
    if not covered(g):
        return
    words = targets(g, g.blow, guards=True, own=True)
    if len(words) == 0:
        tell(g, E_HELD_OFF, g.blow)
        g.blow = 0
        return
    absorb(g, words[0] if word == NOTHING else word)
    then(g, ABSORB_GUARDS)


@STEPS.words(ABSORB_REST)
def absorbing(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask the hero whether to let another champion be stunned, or to pass.

    See [hero-realms:boss-turn.5d] (HR-44c).
    """
    if g.blow == 0:
        return NOBODY
    words = targets(g, g.blow, guards=False, own=True)
    if len(words) > 0:
        words.append(PASS)
    return Ask(1, P_ABSORB, words)


@STEPS.answer(ABSORB_REST)
def absorb_rest(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Stun the champion that was offered, or let the rest of the attack hit the hero.

    See [hero-realms:boss-turn.5d] [hero-realms:lose].
    """
    if word != NOTHING and word != PASS:
        absorb(g, word)
        then(g, ABSORB_REST)
        return
    damage = g.blow
    g.blow = 0
    if damage > 0:
        tell(g, E_WOUNDED, damage)
        hurt(g, damage)


def absorb(g: Skirmish, word: int) -> None:
    """Move a stunned champion of the hero to the discard pile [hero-realms:base.stun]."""
    card = A[word]
    i = find(g.champions, g.poise, card, SPENT, B[word])
    g.champions.pop(i)
    g.poise.pop(i)
    insort(g.discard, card)
    g.blow -= shield(g, card)
    tell(g, E_ABSORBED, card)


# -- step 6, the end ------------------------------------------------------------------------------


@STEPS.auto(BOSS_END)
def boss_end(g: Skirmish, _a: int, _b: int) -> None:
    """End the Boss's turn: discard its actions and set its champions upright.

    See [hero-realms:boss-turn.6] [hero-realms:effects.stun] (HR-36, HR-36c).
    """
    tell(g, E_BOSS_ENDS, g.boss)
    i = 0
    while i < len(g.zone):
        if IS_CHAMPION[g.zone[i]]:
            g.lies[i] = 0
            i += 1
        else:
            g.sacrifice.append(g.zone.pop(i))
            g.lies.pop(i)
    g.drawn = 0
    g.boss_gold = 0
    g.boss_combat = 0
