"""Hero Realms solo: checks whether a position that comes from a file is one a game can reach.

Each check returns a sentence about the first fault, or an empty string.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from heroon.kernel import EMPTY

from .cards import BEHAVIOUR, BOSS_GOLD, SECOND
from .piles import attack_face, face_value, has_power
from .rules_wants import TIE_PROMPTS
from .state import BENT, SPENT, USED, Skirmish
from .steps import (
    ABSORB_GUARDS,
    ABSORB_REST,
    BANISH_ONE,
    BEGIN,
    BOSS_ATTACKS,
    BOSS_BUYS,
    BOSS_DRAW,
    BOSS_EARNS,
    BOSS_END,
    BOSS_HEALS,
    BOSS_TURN,
    CHOOSE_ONE,
    COMMIT_SOME,
    CYCLE,
    CYCLED,
    DISCARD_SOME,
    DRAW,
    DRAW_UNSEEN,
    END_TURN,
    FACE,
    HERO_MAIN,
    HERO_TURN,
    HIT_BOSS,
    HIT_FORCED,
    HIT_GUARDS,
    LEAN_ONE,
    LOSSES,
    MARKET_STEP,
    MAY_DRAW,
    OWN,
    PAY_WITH,
    PREPARE_ONE,
    PUT_BOUGHT,
    REFILL,
    REINFORCE,
    REINFORCED,
    SCRAP_SOME,
    SECONDARY,
    SECONDARY_BANISH,
    SECONDARY_DRAWS,
    SECONDARY_LOSSES,
    SECONDARY_REST,
    SETUP,
    SHOWN,
    SHOWN_GONE,
    TIE,
    TILT_ONE,
    TOPDECK_ONE,
)
from .words import EITHER_OR, FACES, FIRE_GEM, IS_CHAMPION, RAYLA

#: The steps of the hero's turn, up to the one that begins the Boss's.
_OF_HERO: Final = (
    *(FACE, HERO_MAIN, END_TURN, DRAW, DRAW_UNSEEN, BOSS_TURN),
    *(CHOOSE_ONE, SCRAP_SOME, MAY_DRAW, CYCLE, CYCLED, TILT_ONE, PREPARE_ONE, TOPDECK_ONE),
    *(PUT_BOUGHT, PAY_WITH, COMMIT_SOME, HIT_GUARDS, HIT_FORCED, HIT_BOSS),
)
#: The places in which a card is known; it lies face down in the two decks alone.
_OPEN: Final = (
    *("row", "gems", "zone", "shown", "sacrifice", "stunned"),
    *("hand", "discard", "played", "champions", "spent"),
)
#: A card that lies face down.
UNKNOWN: Final = 0
#: The steps of the Boss's turn that come once, in their order.
_BOSS_ORDER: Final = (
    *(REINFORCE, REINFORCED, SECONDARY, SECONDARY_DRAWS, SECONDARY_REST),
    *(SECONDARY_BANISH, SECONDARY_LOSSES, MARKET_STEP, BEGIN),
    *(BOSS_HEALS, BOSS_EARNS, BOSS_BUYS, LOSSES),
    *(BOSS_ATTACKS, ABSORB_GUARDS, ABSORB_REST, BOSS_END),
)
#: All of them: what a card or a tie brings lies on top.
_OF_BOSS: Final = (*_BOSS_ORDER, BANISH_ONE, LEAN_ONE, TIE, BOSS_DRAW, SHOWN, SHOWN_GONE)
#: Those of both turns that come once, in their order.
_ORDER: Final = (
    *(FACE, COMMIT_SOME, HIT_GUARDS, HIT_FORCED, HIT_BOSS, HERO_MAIN, END_TURN, BOSS_TURN),
    *_BOSS_ORDER,
)
#: The steps of an attack, of either side.
_ATTACKS: Final = (HIT_GUARDS, HIT_FORCED, HIT_BOSS, ABSORB_GUARDS, ABSORB_REST)


def sound(g: Skirmish) -> str:
    """Return the first fault of a position, as a sentence, or an empty string."""
    found = _flags(g) or _places(g) or _behaviour(g) or _variants(g)
    return found or (_going_on(g) or _turn(g) or _steps(g) if g.agenda else "")


def _going_on(g: Skirmish) -> str:
    """Check a game that is not over: the steps on the agenda, and what they need."""
    steps = g.agenda[2::3]
    if HERO_TURN in steps[1:] or BOSS_TURN in steps[1:]:
        return "agenda: HERO_TURN and BOSS_TURN come after everything else"
    if BOSS_END in steps and any(step in _OF_HERO for step in steps):
        return "agenda: the Boss's turn and the hero's do not go on at once"
    if BOSS_END not in steps and any(step in _OF_BOSS for step in steps):
        return "agenda: a step of the Boss's turn comes before BOSS_END"
    once = [_ORDER.index(step) for step in reversed(steps) if step in _ORDER]
    if any(one >= other for one, other in pairwise(once)):
        return "agenda: the steps of a turn once each, in their order"
    if DRAW_UNSEEN in steps and (DRAW_UNSEEN in steps[:-1] or not g.deck or g.deck[-1]):
        return "agenda: DRAW_UNSEEN comes first, with an unknown card on the deck"
    if SETUP in steps and (len(steps) > 1 or _laid_out(g)):
        return "agenda: SETUP alone, before anything is laid out"
    if SETUP not in steps and not (g.gems and g.health and g.boss_health):
        return "gems, health, boss_health: a game that goes on has some of each"
    if g.shown and SHOWN_GONE not in steps:
        return "shown: nothing, but while the Boss draws"
    if steps.count(SHOWN) > 1 or steps.count(SHOWN_GONE) > 1:
        return "agenda: SHOWN and SHOWN_GONE once at most"
    if BOSS_END not in steps and not all(IS_CHAMPION[card] for card in g.zone):
        return "zone: actions in the Boss's turn alone"
    return ""


def _laid_out(g: Skirmish) -> bool:
    """Return whether something lies on the table already."""
    places = (g.hand, g.discard, g.played, g.champions, g.zone, g.sacrifice, g.stunned, g.backs)
    return g.turns > 0 or any(places) or any(card != EMPTY for card in g.row)


def _flags(g: Skirmish) -> str:
    for name, cards, flags in (
        ("lies", g.zone, g.lies),
        ("used", g.played, g.used),
        ("poise", g.champions, g.poise),
    ):
        if len(cards) != len(flags):
            return f"{name}: one number a card is needed"
        if name == "used" and any(flag & SPENT for flag in flags):
            return "used: items and actions are not expended"
        if name != "lies" and any(
            flag & USED and not SECOND[card] for card, flag in zip(cards, flags, strict=True)
        ):
            return f"{name}: an ally ability that was used is one that the card has"
        pairs = list(zip(cards, flags, strict=True))
        if pairs != sorted(pairs):
            return f"{name}: equal cards are sorted by how they lie"
    laid_out = SETUP not in g.agenda[2::3]  # the set-up says which Fire Gems are turned over
    if laid_out and len(g.gems) != len(g.backs):
        return "backs: one number a Fire Gem is needed"
    return ""


def _places(g: Skirmish) -> str:
    for name in _OPEN:
        if UNKNOWN in getattr(g, name):
            return f"{name}: every card is known"
    if any(card != FIRE_GEM for card in g.gems):
        return "gems: Fire Gems alone"
    if any(not IS_CHAMPION[card] for card in g.champions):
        return "champions: champions alone"
    if any(IS_CHAMPION[card] for card in g.played):
        return "played: items and actions alone"
    if any(not IS_CHAMPION[card] for card in g.stunned):
        return "stunned: champions alone"
    if any(card in (*FACES.values, FIRE_GEM) for card in [*g.zone, *g.row]):
        return "zone, row: market cards alone"
    if any(card >= FIRE_GEM for card in g.spent):
        return "spent: starting cards alone"
    return ""


def _behaviour(g: Skirmish) -> str:
    at = BEHAVIOUR[g.boss]
    for i, face in enumerate(FACES.values):
        if g.turns and g.unused[i] + g.behaved[i] != g.numbers[at + i]:
            return "behaved, unused: together the behaviour cards of the Boss"
        if g.face == face and not g.behaved[i]:
            return "face: a behaviour card that has been used"
    return ""


def _variants(g: Skirmish) -> str:
    """Check that what a variant brings is there only with that variant."""
    if g.stunned and not g.reinforcements:
        return "stunned: nothing without reinforcements"
    if any(g.backs) and not g.reinforcements:
        return "backs: no Fire Gem is turned over without reinforcements"
    if g.unhealed and not has_power(g, RAYLA):
        return "unhealed: nothing but under Rayla's power"
    if g.unhealed > g.numbers[BOSS_GOLD] + face_value(g):
        return "unhealed: no more than Rayla's power takes"
    return ""


def _turn(g: Skirmish) -> str:
    """Check that what belongs to the turn of one side is there only in that turn."""
    steps = g.agenda[2::3]
    if BOSS_END in steps:
        if g.gold or g.combat or g.next or g.forced or g.credits:
            return "gold, combat, next, forced, credits: nothing in the Boss's turn"
        if g.played or any(g.used):
            return "played: nothing in the Boss's turn"
    elif FACE in steps and (g.gold or g.combat or g.next or g.forced or g.credits):
        return "gold, combat, next, forced, credits: nothing before the main phase"
    elif g.boss_gold or g.boss_combat or g.drawn or g.due:
        return "boss_gold, boss_combat, drawn, due: nothing but in the Boss's turn"
    elif any(lies & ~BENT for lies in g.lies):
        return "lies: in the hero's turn a champion is upright or tilted, and no more"
    if g.due and BOSS_DRAW not in steps:
        return "due: nothing but while the Boss draws"
    if g.forced and not attack_face(g):
        return "forced: nobody but under an attack face"
    if g.blow and not any(step in _ATTACKS for step in steps):
        return "blow: nothing but while somebody attacks"
    return ""


def _steps(g: Skirmish) -> str:
    """Check that what the steps on the agenda are about is there."""
    for i in range(0, len(g.agenda), 3):
        b, a, step = g.agenda[i : i + 3]
        if step == CHOOSE_ONE and not (0 < a < len(EITHER_OR) and EITHER_OR[a]):
            return "agenda: CHOOSE_ONE needs a card that leaves a choice"
        if step == PUT_BOUGHT and a not in g.discard:
            return "agenda: PUT_BOUGHT needs a card of the discard pile"
        if step == PAY_WITH and not 0 < a <= sum(g.credits):
            return "agenda: PAY_WITH needs discard effects that suffice"
        if step == TIE and a >= len(TIE_PROMPTS):
            return "agenda: TIE needs something that the Boss wants"
        if step == REINFORCED and not g.stunned:
            return "agenda: REINFORCED needs a stunned champion"
        if step == REFILL and (a >= len(g.row) or g.row[a] != EMPTY) and g.row:
            return "agenda: REFILL needs an empty place of the market"
        if step in (DISCARD_SOME, LEAN_ONE) and not 1 <= a <= max(b % OWN, a == 1):
            return "agenda: DISCARD_SOME and LEAN_ONE need no more than there are in all"
        if step in (SHOWN, SHOWN_GONE) and not g.shown:
            return "agenda: SHOWN needs the card that the Boss has drawn"
    return ""
