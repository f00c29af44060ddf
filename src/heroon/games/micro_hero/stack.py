"""MICRO HERO: the points that played cards make, and the abilities of the Trials in play.

Nothing here is stored, so a card that Hera's cross takes off counts as never played. Where a card
and the rules disagree, the card wins [micro-hero:card-text]: its numbers and abilities are read at
each step.
"""

from __future__ import annotations

from .cards import (
    ABILITY,
    ATTACK,
    BEHIND,
    BLESSING_COST,
    CHARGE,
    DEFENCE,
    EFFECT_AT,
    EXPERIENCE,
    FIERCE,
    FRIGHTENS,
    LIFE_BONUS,
    LIFE_ROW,
    LOOKS_BACK,
    MORE,
    MORE_AT,
    ONCE,
    PIERCES,
    RISE,
    ROW,
    SPURS,
    STRENGTH,
    TECHNIQUE_COST,
    THICK_HIDE,
    THREE_HEADS,
    TOUGH,
    TRIAL,
    TRIBUTE,
)
from .state import Journey
from .words import BASE, FIRST_BLESSING, LAID_ASIDE

# -- the trials in play ---------------------------------------------------------------------------


def ability(g: Journey, which: int) -> int:
    """Count how often an ability is in play.

    See [micro-hero:ability] [micro-hero:heroic] [micro-hero:mythic].  It may be that of the Trial
    itself, and of beaten Trials that are still in play (MH-Q19).
    """
    many = 0
    for trial in g.trial:
        if g.numbers[ABILITY + 2 * trial - 2] == which:
            many += 1
        elif g.numbers[MORE + 4 * trial] and further(g, trial, which):
            many += 1
    for trial in g.kept:
        if g.numbers[ABILITY + 2 * trial - 2] == which:
            many += 1
        elif g.numbers[MORE + 4 * trial] and further(g, trial, which):
            many += 1
    return many


def strength(g: Journey, which: int) -> int:
    """Return the strength of an ability, added up over the Trials that have it (MH-Q19)."""
    total = 0
    for trial in g.trial:
        if g.numbers[ABILITY + 2 * trial - 2] == which:
            total += g.numbers[ABILITY + 2 * trial - 1]
        elif g.numbers[MORE + 4 * trial] and further(g, trial, which):
            total += g.numbers[further(g, trial, which) + 1]
    for trial in g.kept:
        if g.numbers[ABILITY + 2 * trial - 2] == which:
            total += g.numbers[ABILITY + 2 * trial - 1]
        elif g.numbers[MORE + 4 * trial] and further(g, trial, which):
            total += g.numbers[further(g, trial, which) + 1]
    return total


def further(g: Journey, trial: int, which: int) -> int:
    """Return where a Trial's second or third ability of that kind stands in the numbers, or 0."""
    at = MORE + 4 * trial
    if g.numbers[at] == which:
        return at
    return at + 2 if g.numbers[at + 2] == which else 0


def life_bonus(g: Journey, kind: int) -> int:
    """Return what a special Life card adds to the Attack (0) or Defence (1) [micro-hero:anger].

    It depends on the current Life. Above the printed row its last twelve values come again.
    """
    if g.life_card == 0 or g.life_card > LAID_ASIDE or g.life == 0:
        return 0
    i = g.life - 1
    if i >= LIFE_ROW:
        i = LIFE_ROW // 2 + i % (LIFE_ROW // 2)
    return g.numbers[LIFE_BONUS + 2 * LIFE_ROW * (g.life_card - 1) + LIFE_ROW * kind + i]


def trial_defence(g: Journey) -> int:
    """Return the Trial's Defence now, 1 at least (MH-Q20)."""
    value = g.numbers[TRIAL + 3 * g.trial[0] - 2] + strength(g, TOUGH) + life_bonus(g, 1)
    return max(value - effects(g, PIERCES), 1)


def trial_attack(g: Journey) -> int:
    """Return the Trial's Attack in this turn's Defence Phase, 0 at least (MH-Q20)."""
    value = g.attack + strength(g, FIERCE) + life_bonus(g, 0)
    return max(value - effects(g, FRIGHTENS), 0)


def attack_rise(g: Journey) -> int:
    """Return by how much the Trial's Attack rises after the Defence Phase [micro-hero:rise].

    An ability may name a number instead of 1; of several the parts above 1 are added
    [micro-hero:trial.boar].
    """
    usual = g.numbers[RISE]
    return usual + max(strength(g, CHARGE) - ability(g, CHARGE) * usual, 0)


def cost(g: Journey, card: int) -> int:
    """Return the experience points that one option on a card costs.

    See [micro-hero:cost] [micro-hero:trial.belt].
    """
    at = BLESSING_COST if BASE[card] >= FIRST_BLESSING else TECHNIQUE_COST
    return g.numbers[at] + strength(g, TRIBUTE)


# -- the row of played cards ----------------------------------------------------------------------


def has(g: Journey, card: int, which: int) -> bool:
    """Return whether a card has an effect, among the up to three beside its icons."""
    at = EFFECT_AT[card]
    if at == 0 or g.numbers[at] == 0:
        return False
    more = MORE_AT[card]
    return g.numbers[at] == which or g.numbers[more] == which or g.numbers[more + 3] == which


def power(g: Journey, card: int, which: int) -> int:
    """Return the strength of one effect of a card, 0 if the card does not have it."""
    at = EFFECT_AT[card]
    if at == 0 or g.numbers[at] == 0:
        return 0
    if g.numbers[at] == which:
        return g.numbers[ROW[card] + STRENGTH]
    more = MORE_AT[card]
    if g.numbers[more] == which:
        return g.numbers[more + BEHIND[card]]
    return g.numbers[more + 3 + BEHIND[card]] if g.numbers[more + 3] == which else 0


def effects(g: Journey, which: int) -> int:
    """Return the strength of one effect, added up over all cards that were played this turn."""
    total = 0
    for seat in range(len(g.stack)):
        for card in g.stack[seat]:
            if EFFECT_AT[card]:
                total += power(g, card, which)
    return total


def total(g: Journey, seat: int, kind: int) -> int:
    """Return a seat's points of one kind this turn [micro-hero:stack] [micro-hero:level].

    A card triggers once for itself and once for each card played after it.
    """
    return worth(g, g.stack[seat], g.bent[seat], kind)


def worth(g: Journey, stack: list[int], bent: int, kind: int) -> int:
    """Return the points of one kind that a row of cards makes, with card `bent` doubled.

    `bent` counts from 1; 0 is none. What a card gives only once is neither repeated nor doubled.
    """
    many = len(stack)
    base_only = kind == ATTACK and ability(g, THICK_HIDE) > 0
    more = 0
    points = 0
    for i in range(many - 1, -1, -1):
        card = stack[i]
        times = triggers(g, card, i, many) + more
        if bent == i + 1:
            times *= 2
        row = ROW[BASE[card]] if base_only else ROW[card]
        points += times * g.numbers[row + kind]
        if EFFECT_AT[card] and g.numbers[EFFECT_AT[card]]:
            more += power(g, card, SPURS)
            points += power(g, card, ONCE + kind)
    return points


def triggers(g: Journey, card: int, i: int, many: int) -> int:
    """Count how often card `i` (from 0) of `many` triggers, without what later cards add."""
    if EFFECT_AT[card] and has(g, card, LOOKS_BACK):
        return many
    return many - i


def team_total(g: Journey, kind: int) -> int:
    """Return the points of one kind that all seats have together.

    See [micro-hero:coop.2] [micro-hero:coop.3].
    """
    points = 0
    for seat in range(len(g.stack)):
        points += total(g, seat, kind)
    return points


def team_attack(g: Journey) -> int:
    """Return the attack points of all seats, less what the Trial takes off, 0 at least.

    See [micro-hero:trial.cerberus].
    """
    return max(team_total(g, ATTACK) - strength(g, THREE_HEADS), 0)


def experience(g: Journey) -> int:
    """Return the experience points that are left this turn [micro-hero:3]."""
    return max(team_total(g, EXPERIENCE) - g.spent, 0)


def defence(g: Journey, seat: int) -> int:
    """Return the defence points that a seat made this turn."""
    return total(g, seat, DEFENCE)
