"""MICRO HERO: whether a position that somebody wrote is one that play can reach."""

from __future__ import annotations

from .cards import DRAW_ORDER
from .stack import ability
from .state import Journey
from .words import BLESSING_KINDS, FIRST_BLESSING, IS_WOUND, TECHNIQUE_KINDS, WOUND_KINDS


def sound(g: Journey) -> str:
    """What is wrong with a position, or nothing."""
    return _common(g) or _trials(g) or next(filter(None, (_own(g, s) for s in _seats(g))), "")


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
    if g.armed[seat] and not (g.tilted[seat] and g.side[seat] == g.posture[seat] == 0):
        return "only a tilted Surchargée waits for a card"
    return ""
