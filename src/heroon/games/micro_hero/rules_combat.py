"""MICRO HERO: phase 4, Attack, and phase 5, Defence."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, plan, step, tell, then

from .cards import DEFENCE_FIRST, DEVOUR, MANY_HEADS
from .rules_cards import exhaust, wound
from .stack import (
    ability,
    attack_rise,
    defence,
    strength,
    team_attack,
    trial_attack,
    trial_defence,
)
from .state import Journey
from .steps import (
    DEFEND,
    LAST_MOMENT,
    RISES,
    ROUND_WON,
    SHARE,
    STEPS,
    STRIKE_BACK,
    SUFFER,
    WOUNDS_FIRST,
)
from .words import (
    E_ATTACK,
    E_BLOCKED,
    E_DEVOURED,
    E_GUARD,
    E_GUARDED,
    E_HEADS,
    E_HIT,
    E_RISE,
    E_SPLIT,
    FIRST,
    IS_WOUND,
    P_FIRST,
    P_SPLIT,
    POINTS,
    SPLIT,
    TOP,
    A,
)


@STEPS.auto(STRIKE_BACK)
def attack(g: Journey, _a: int, _b: int) -> None:
    """Attack the Trial: it loses 1 Life for each full multiple of its Defence [micro-hero:4].

    In co-op the attack points are added up [micro-hero:coop.3]. The Defence is that of the start of
    the phase (MH-Q15). As soon as the Hydra must lose Life, her Attack rises [micro-hero:hydra]. At
    Life 0 the round is won at once [micro-hero:round-end].
    """
    points = team_attack(g)
    against = trial_defence(g)
    lost = points // against
    g.life = max(g.life - lost, 0)
    tell(g, E_ATTACK, points, against, lost, g.life)
    if lost > 0 and ability(g, MANY_HEADS) > 0:
        g.attack = min(g.attack + strength(g, MANY_HEADS), TOP)
        tell(g, E_HEADS, g.trial[0], g.attack)
    if g.life == 0:
        then(g, ROUND_WON)
    elif ability(g, DEFENCE_FIRST) > 0:
        then(g, LAST_MOMENT)
    else:
        then(g, SHARE)


# -- phase 5, Defence -----------------------------------------------------------------------------


@STEPS.words(SHARE)
def shares(g: Journey, _a: int, _b: int) -> Ask:
    """Ask both players how to share out their defence points in co-op [micro-hero:coop.4] (MH-n).

    Either player may answer; the word says what the first player gets. Splits with the same outcome
    lie next to each other, and only the first of them is offered.
    """
    if len(g.hand) == 1:
        return NOBODY
    against = trial_attack(g)
    points = defence(g, 0) + defence(g, 1)
    words: list[int] = []
    words.append(SPLIT[0])
    mine = what_comes(g, 0, 0, against)
    theirs = what_comes(g, 1, points, against)
    for first in range(1, min(points, POINTS.top - 1) + 1):
        one = what_comes(g, 0, first, against)
        other = what_comes(g, 1, points - first, against)
        if one != mine or other != theirs:
            words.append(SPLIT[first])
        mine, theirs = one, other
    if len(words) < 2:
        return NOBODY
    return Ask(3, P_SPLIT, words)


def what_comes(g: Journey, seat: int, points: int, against: int) -> int:
    """Return what defence points lead to: minus the wounds, or else the Shield's points."""
    left = min(g.guard[seat] + points - against, TOP)
    if g.shield == 0:
        left = min(left, 0)
    if g.blood == 0:
        left = max(left, -1)
    return left


@STEPS.answer(SHARE)
def share(g: Journey, _a: int, _b: int, word: int) -> None:
    """Set the defence points of each player for this phase, split as was answered.

    See [micro-hero:5].
    """
    for seat in range(len(g.hand)):
        g.points[seat] = defence(g, seat)
    if len(g.hand) > 1:
        sum_ = g.points[0] + g.points[1]
        if word != NOTHING:
            g.points[0] = A[word]
        else:
            g.points[0] = min(sum_, trial_attack(g))
        g.points[1] = sum_ - g.points[0]
        tell(g, E_SPLIT, g.points[0], g.points[1])
    then(g, DEFEND)


@STEPS.auto(DEFEND)
def defend(g: Journey, _a: int, _b: int) -> None:
    """Let the Trial attack each player with its whole Attack [micro-hero:5] [micro-hero:coop.4].

    Too few defence points cost one wound, or with Blood and Bruises one for each point that is
    lacking [micro-hero:blood.defence].
    """
    against = trial_attack(g)
    for seat in range(len(g.hand)):
        lacking = max(against - g.points[seat], 0)
        lacking -= spend_shield(g, seat, lacking)
        if lacking > 0:
            g.hits[seat] = lacking if g.blood > 0 else 1
            tell(g, E_HIT, seat, g.points[seat], against)
        else:
            tell(g, E_BLOCKED, seat, g.points[seat], against)
            fill_shield(g, seat, g.points[seat] - against)
    if len(g.hand) > 1:
        plan(g, WOUNDS_FIRST, RISES)
    else:
        plan(g, step(SUFFER, 0), RISES)


def spend_shield(g: Journey, seat: int, lacking: int) -> int:
    """Spend points of Athena's Shield on a lack of defence, and return how many.

    See [micro-hero:shield].  The Shield gives what is lacking, or all that it has (MH-Q16, MH-Q35).
    """
    spent = min(lacking, g.guard[seat])
    g.guard[seat] -= spent
    if spent > 0:
        tell(g, E_GUARDED, seat, spent)
    return spent


def fill_shield(g: Journey, seat: int, surplus: int) -> None:
    """Add the defence points that were not needed to Athena's Shield [micro-hero:shield]."""
    if g.shield > 0 and surplus > 0:
        g.guard[seat] = min(g.guard[seat] + surplus, TOP)
        tell(g, E_GUARD, seat, surplus)


@STEPS.words(WOUNDS_FIRST)
def who_first(g: Journey, _a: int, _b: int) -> Ask:
    """Ask in co-op whose wounds come first, if the wounds on the pile differ (MH-Q31, MH-o).

    See [micro-hero:blood].
    """
    many = g.hits[0] + g.hits[1]
    if g.hits[0] > 0 and g.hits[1] > 0 and many <= len(g.wounds):
        for i in range(len(g.wounds) - many, len(g.wounds) - 1):
            if g.wounds[i] != g.wounds[i + 1]:
                return Ask(3, P_FIRST, (FIRST[0], FIRST[1]))
    return NOBODY


@STEPS.answer(WOUNDS_FIRST)
def in_turn(g: Journey, _a: int, _b: int, word: int) -> None:
    """Put the wounds of both players on the agenda, in the order that was chosen."""
    first = 0 if word == NOTHING else A[word]
    plan(g, step(SUFFER, first), step(SUFFER, 1 - first))


@STEPS.auto(SUFFER)
def suffer(g: Journey, seat: int, _b: int) -> None:
    """Let a seat take its wounds one by one [micro-hero:wound] [micro-hero:blood.defence].

    The Mares of Diomedes then exhaust the last Technique or Blessing that it played
    [micro-hero:trial.mares].
    """
    hurt = g.hits[seat] > 0
    while g.hits[seat] > 0:
        g.hits[seat] -= 1
        wound(g, seat)
    if hurt and ability(g, DEVOUR) > 0:
        devour(g, seat)


def devour(g: Journey, seat: int) -> None:
    """Exhaust the last Technique or Blessing that a seat played this turn (MH-Q37, MH-q).

    If it was the overloaded card, none is overloaded any more. Only wounds lie behind it, so an
    overloaded card before it keeps its place in the row.
    """
    i = len(g.stack[seat]) - 1
    while i >= 0 and IS_WOUND[g.stack[seat][i]]:
        i -= 1
    if i < 0:
        return
    card = g.stack[seat].pop(i)
    if g.bent[seat] == i + 1:
        g.bent[seat] = 0
    tell(g, E_DEVOURED, seat, card)
    exhaust(g, seat, card)


@STEPS.auto(RISES)
def rises(g: Journey, _a: int, _b: int) -> None:
    """Raise the Trial's Attack after the Defence Phase, whether it was blocked or not.

    See [micro-hero:rise] [micro-hero:trial.boar].
    """
    g.points[0] = 0
    g.points[1] = 0
    g.attack = min(g.attack + attack_rise(g), TOP)
    tell(g, E_RISE, g.trial[0], g.attack)
    then(g, STRIKE_BACK if ability(g, DEFENCE_FIRST) > 0 else LAST_MOMENT)
