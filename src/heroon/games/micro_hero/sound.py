"""MICRO HERO: whether a position that somebody wrote is one that play can reach."""

from __future__ import annotations

from typing import Final

from .cards import DRAW_ORDER, PREPARATIONS, TRIAL
from .stack import ability, team_total
from .state import Journey
from .steps import (
    BUILD_DECK,
    CLEANSE_ONE,
    CROSS_FIRST,
    CROSS_OFF,
    DEFEND,
    DISTAFF,
    DRAW,
    DRAW_UNSEEN,
    LATE_OVERLOAD,
    LIFE_CARD,
    LIGHTNING,
    PERFECT,
    PICK_POSTURE,
    PLAN,
    POSTURE_END,
    PREPARE,
    REVEAL,
    RISES,
    SETUP,
    SPIN_ONE,
    SUFFER,
    TIDY,
    TIDY_FIRST,
    VENGEANCE_CARD,
    WOUNDS_FIRST,
)
from .words import (
    BLESSING_KINDS,
    FIRST_BLESSING,
    HERCULES,
    IS_WOUND,
    LAID_ASIDE,
    OMPHALE,
    SIDE_A,
    TECHNIQUE_KINDS,
    WOUND_KINDS,
)

#: Steps whose first number is a seat.
_SEATED: Final = frozenset(
    {BUILD_DECK, PICK_POSTURE, DRAW, DRAW_UNSEEN, DISTAFF, CLEANSE_ONE, CROSS_OFF, LIGHTNING}
    | {LATE_OVERLOAD, SUFFER, TIDY, POSTURE_END, SPIN_ONE}
)
#: Steps whose second number says how many cards are left to draw or to exhaust.
_COUNTED: Final = frozenset({DRAW_UNSEEN, CLEANSE_ONE})
#: Steps that only two players know.
_SHARED: Final = frozenset({CROSS_FIRST, WOUNDS_FIRST, TIDY_FIRST})
#: What is set once for each seat; alone, the second one's stays as it was.
_EACH: Final = ("posture", "side", "tilted", "armed", "bent", "owed", "guard")
_IN_PHASE: Final = ("points", "hits", "actions")


def sound(g: Journey) -> str:
    """What is wrong with a position, or nothing."""
    own = (_own(g, s) for s in _seats(g))
    checks = (_agenda(g), _common(g), _trials(g), _expansions(g), _alone(g), _phases(g))
    return next(filter(None, (*checks, *own)), "")


def _agenda(g: Journey) -> str:
    """The steps to come, as triples of two numbers and a step, the next one last."""
    steps = set(g.agenda[2::3])
    for i in range(0, len(g.agenda), 3):
        b, a, step = g.agenda[i : i + 3]
        if step in _SEATED and not 0 <= a < len(g.hand):
            return "a step is for a seat of the table"
        if step in _COUNTED and b < 1:
            return "a step that draws or exhausts cards says how many are left"
    if len(g.hand) == 1 and steps & _SHARED:
        return "only two players are asked who goes first"
    if len(g.trial) == 0 and g.agenda and not steps & {SETUP, REVEAL}:
        return "a trial is in play, or the next one is about to be revealed"
    if REVEAL in steps and len(g.trial) > 0:
        return "the next trial is revealed when none is in play"
    if LIFE_CARD in steps and not g.anger:
        return "special Life cards belong to Calme et Colère"
    if steps & {VENGEANCE_CARD, CROSS_FIRST, CROSS_OFF, LIGHTNING, LATE_OVERLOAD} and not g.hera:
        return "Hera takes revenge only in her expansion"
    return ""


def _expansions(g: Journey) -> str:
    """What only an expansion brings."""
    if not g.anger and g.life_card:
        return "special Life cards belong to Calme et Colère"
    if not g.shield and any(g.guard):
        return "only Athena's Shield holds points"
    if not g.blood and any(g.owed):
        return "wounds are owed only for deep wounds"
    if not g.omphale and any(g.posture):
        return "Omphale belongs to her own expansion"
    if g.hera and 0 in g.hera_gone:
        return "the vengeance that is gone lies face up"
    return ""


def _alone(g: Journey) -> str:
    """One player has one Posture, one Shield, one defence."""
    if len(g.hand) > 1:
        return ""
    for name in (*_EACH, *_IN_PHASE):
        if getattr(g, name)[1]:
            return "one player alone has nothing of a second one"
    return ""


def _phases(g: Journey) -> str:
    """What only one phase knows; a game that is over stands where it ended."""
    steps = set(g.agenda[2::3])
    if not steps:
        return ""
    if g.ready >> len(g.hand):
        return "only players of the table are done with a phase"
    if any(g.actions) and not steps & {REVEAL, LIFE_CARD, PREPARE}:
        return "actions of preparation are left only between two rounds"
    if any(n > g.numbers[PREPARATIONS] for n in g.actions):
        return "nobody has more actions of preparation than the rules give"
    if PERFECT in steps and g.spent > team_total(g, 2):
        return "no more experience is spent than was made"
    if any(g.points) and not steps & {DEFEND, WOUNDS_FIRST, SUFFER, RISES}:
        return "points of defence are laid out only in the Defence Phase"
    if any(g.hits) and not steps & {WOUNDS_FIRST, SUFFER}:
        return "wounds are still to be taken only in the Defence Phase"
    if any(g.armed) and PLAN not in steps:
        return "a Surchargée waits for a card only in Planning"
    if PLAN in steps and g.spent:
        return "experience is spent after Planning"
    if SETUP in steps and (g.turns or len(steps) > 1):
        return "a game is set up before anything else"
    if PREPARE in steps and any(map(len, (*g.hand, *g.stack, *g.discard, *g.under))):
        return "between two rounds all cards lie in the deck"
    if g.life_card > LAID_ASIDE and not steps & {LIFE_CARD}:
        return "a special Life card is laid aside only while the next one is chosen"
    return ""


def _seats(g: Journey) -> range:
    return range(len(g.hand))


def _common(g: Journey) -> str:
    if any(card not in (*TECHNIQUE_KINDS, *BLESSING_KINDS) for card in g.reserve):
        return "the Reserve holds Techniques and blessings of base level"
    if any(card not in WOUND_KINDS for card in g.wounds):
        return "the pile of wounds holds wounds of base level"
    if any(card not in BLESSING_KINDS for card in g.box):
        return "only blessings lie in the box"
    return ""


def _trials(g: Journey) -> str:
    if 0 in g.trial or 0 in g.kept or 0 in g.beaten:
        return "only trials to come are face down"
    if any(g.pile) or any(g.hera_pile):
        return "trials and vengeance to come are face down"
    if len(g.kept) > g.level:
        return "no more beaten trials stay in play than the level says"
    for trial in g.beaten:
        if FIRST_BLESSING + trial - 1 in g.box:
            return "the blessing of a beaten trial is not in the box"
    for trial in (*g.trial, *g.kept):
        if FIRST_BLESSING + trial - 1 not in g.box:
            return "the blessing of a trial in play lies in the box"
    if len(g.box) + len(g.beaten) != len(BLESSING_KINDS):
        return "a blessing is in the box until its trial is beaten"
    if g.trial and g.life == 0:
        return "a trial in play has Life"
    if g.trial and g.attack < g.numbers[TRIAL + 3 * g.trial[0] - 3]:
        return "the attack of a trial only rises"
    done = len(g.kept) + len(g.beaten)
    if g.turns and len(g.kept) < min(g.level, done):
        return "as many beaten trials stay in play as the level says"
    return ""


def _own(g: Journey, seat: int) -> str:
    places = (g.hand[seat], g.stack[seat], g.discard[seat], g.under[seat])
    if any(0 in place for place in places):
        return "only cards of the deck are unseen"
    if g.bent[seat] > len(g.stack[seat]):
        return "the doubled card is one of those played"
    if g.bent[seat] and IS_WOUND[g.stack[seat][g.bent[seat] - 1]]:
        return "a wound is never doubled"
    if not ability(g, DRAW_ORDER) and g.hand[seat] != sorted(g.hand[seat]):
        return "a hand is sorted unless the order drawn rules"
    surcharged = g.tilted[seat] and g.side[seat] == SIDE_A and g.posture[seat] == HERCULES
    if g.armed[seat] and not surcharged:
        return "only a tilted Surchargée waits for a card"
    if g.bent[seat] and not surcharged:
        return "only a tilted Surchargée doubles a card"
    if g.armed[seat] and g.bent[seat]:
        return "the tilted Surchargée doubles one card"
    if g.tilted[seat] and g.side[seat] != SIDE_A:
        return "side B is turned over when it is tilted"
    if g.under[seat] and g.posture[seat] != OMPHALE:
        return "cards lie only under Omphale"
    for i in range(0, len(g.agenda), 3):
        _, a, step = g.agenda[i : i + 3]
        if step == DISTAFF and a == seat and not (g.posture[seat] == OMPHALE and g.hand[seat]):
            return "the Distaff needs Omphale and a card in hand"
        if step == LATE_OVERLOAD and a == seat and (g.bent[seat] or not surcharged):
            return "lightning doubles a card of a tilted Surchargée that has doubled none"
    return ""
