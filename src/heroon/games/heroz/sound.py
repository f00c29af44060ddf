"""HEROZ: checks whether a position that somebody wrote is one that a game can reach.

The rules rely on conditions that play itself keeps true. A position from a file is tested for them
first: the troops in the area, the cards in the piles, the steps on the agenda, and the marks of a
combat, which must fit the present step. Each check returns a sentence about the first fault, or an
empty string.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from .cards import AURA_VALUE, FLIPPED_ACE, FLIPPED_HERO, FLIPPED_JOKER, GOAL
from .power import (
    MEMBERS,
    active_cells,
    best_total,
    code_kind,
    code_line,
    code_members,
    has_complete,
    totals,
    unpaid,
)
from .rules_combat import damage_left
from .rules_resolution import points
from .state import BOTH, EMPTY, NO_COLUMN, Duel
from .steps import (
    ACTIVATION,
    ATTACKERS,
    BLOCKED,
    BLOCKERS,
    DAMAGE,
    DRAW,
    END_OF_COMBAT,
    END_OF_TURN,
    FORMATIONS,
    HERO_PLAY,
    HERO_POWER,
    HIT_TROOPS,
    LINE_BONUSES,
    MAIN,
    OPENING_HANDS,
    PAY,
    PLACEMENT,
    POWER_TOTAL,
    RAID,
    REINFORCEMENT,
    REST,
    RETREAT,
    REVEAL,
    SACRIFICE_FLIP,
    SETUP,
    TURN,
    WINDOW,
)
from .words import (
    BY_SUIT,
    FIRST_ACE,
    FIRST_HERO,
    JOKER_CARD,
    LAST_ACE,
    LAST_HERO,
    LAST_TROOP,
    R_POINTS,
    SUIT,
    VALUE,
)

#: Steps before anything is dealt.
_BEFORE: Final = (SETUP, REVEAL, OPENING_HANDS)
#: Steps that come before an attack is declared, those that need one, and those that do not ask.
_NO_ATTACK: Final = (
    *_BEFORE, TURN, MAIN, ACTIVATION, PLACEMENT, HERO_PLAY, HERO_POWER, FORMATIONS, ATTACKERS,
    END_OF_TURN,
)  # fmt: skip
_ATTACK: Final = (BLOCKERS, BLOCKED, POWER_TOTAL, DAMAGE, RAID, RETREAT, REINFORCEMENT)
#: Steps of the combat phase, in which its marks can lie on the table.
_COMBAT: Final = (
    WINDOW, FORMATIONS, ATTACKERS, BLOCKERS, BLOCKED, POWER_TOTAL, DAMAGE, END_OF_COMBAT,
)  # fmt: skip
#: Steps in which troops lost in the combat are still counted.
_COUNTED: Final = (RETREAT, REINFORCEMENT, REST)
#: What is put on top of a step that goes on below it, and below which steps it stands.
_PUT_ON: Final = {
    REVEAL: (OPENING_HANDS,),
    DRAW: (DRAW, PAY, LINE_BONUSES, TURN, ACTIVATION, REST, WINDOW, BLOCKERS),
    PAY: (PAY, LINE_BONUSES, WINDOW, BLOCKERS),
    LINE_BONUSES: (PAY, LINE_BONUSES, WINDOW, BLOCKERS),
    SACRIFICE_FLIP: (WINDOW,),
    HIT_TROOPS: (HIT_TROOPS, END_OF_COMBAT),
}
#: Steps whose first number is a seat.
_OF_A_SEAT: Final = (
    DRAW, TURN, HERO_POWER, LINE_BONUSES, PAY, POWER_TOTAL, HIT_TROOPS, SACRIFICE_FLIP,
)  # fmt: skip


class _Step(NamedTuple):
    """A step of the agenda with its two numbers."""

    id: int
    a: int
    b: int


def sound(g: Duel) -> str:
    """Return what is wrong with a position, as a sentence, or an empty string."""
    for seat in (0, 1):
        wrong = _area(g, seat) or _piles(g, seat)
        if wrong:
            return wrong
    if g.reason:
        return "" if _won(g) else "a game that is over has a winner with the points that win"
    if g.result not in ([], [1, 0], [0, 1], [0, 0]):  # given up, agreed on, claimed
        return "a game that is over is won by one side, or drawn"
    if any(points(g, seat) >= g.numbers[GOAL] for seat in (0, 1)):
        return "somebody has the points that win, and the game goes on"
    steps = [_Step(*reversed(g.agenda[i : i + 3])) for i in range(0, len(g.agenda), 3)][::-1]
    if not steps:
        return "the agenda is empty, and the game goes on"
    main = steps[-1]
    return (
        _agenda(g, steps)
        or _turns(g, main)
        or _moment(g, main)
        or _fighters(g, main)
        or _effects(g, main)
        or _sums(g, main, steps)
    )


def _won(g: Duel) -> bool:
    """Return whether a finished game is properly won: only one side has the points that win."""
    if g.reason != R_POINTS or g.result not in ([1, 0], [0, 1]) or g.turns < 3:
        return False
    won = g.result.index(1)
    return points(g, 1 - won) < g.numbers[GOAL] <= points(g, won)


# -- what stands and lies -----------------------------------------------------------------------


def _area(g: Duel, seat: int) -> str:
    for cell in range(9):
        card, up = g.field[seat][cell], g.face[seat][cell]
        if card == EMPTY:
            marks = (g.face, g.known, g.copied, g.shield, g.aura)
            if g.fighting[seat] >> cell & 1 or any(mark[seat][cell] for mark in marks):
                return "a mark lies on an empty cell"
            continue
        if cell % 3 and g.field[seat][cell - 1] == EMPTY:
            return "a column has a gap"
        if not (0 < card <= LAST_TROOP or card == JOKER_CARD):
            return "only troops and Jokers stand in the area"
        if (card == JOKER_CARD) != (g.copied[seat][cell] > 0):
            return "a Joker in the area copies a troop, and nothing else does"
        if card == JOKER_CARD and not _worth(g, g.copied[seat][cell] % 16):
            return "a Joker has the value of a troop"
        if (up or card == JOKER_CARD) and g.known[seat][cell] & BOTH != BOTH:
            return "a troop face up is known to both"
        if not g.known[seat][cell] >> seat & 1:
            return "a troop is known to its own player"
    return ""


def _worth(g: Duel, value: int) -> bool:
    """Return whether a Joker can have a value: that of a troop, or of a troop under an aura."""
    return 2 <= value <= 10 or value == g.numbers[AURA_VALUE]


def _piles(g: Duel, seat: int) -> str:
    if any(not mask >> seat & 1 for mask in g.watched[seat]) or 0 in g.hand[seat]:
        return "a hand is known to its own player"
    if any(not FIRST_HERO <= card <= LAST_HERO for card in g.hero[seat]):
        return "only a hero lies in the place of the hero"
    if any(not FIRST_ACE <= card <= LAST_ACE for card in g.aces[seat]):
        return "only Aces lie among the shields"
    if any(not FIRST_HERO <= card <= LAST_HERO for card in g.auras[seat]):
        return "only heroes lie among the auras"
    if 0 in g.discard[seat]:
        return "the cards of a discard must be named"
    if g.up[seat] > len(g.deck[seat]) or 0 in g.deck[seat][len(g.deck[seat]) - g.up[seat] :]:
        return "the cards face up on a deck must be named"
    if len(g.points[seat]) != len(g.scored[seat]):
        return "each card of the points has its score"
    for card, worth in zip(g.points[seat], g.scored[seat], strict=True):
        if not (0 < card <= LAST_TROOP or card == JOKER_CARD):
            return "only troops and Jokers lie in the points"
        if not (_worth(g, worth) if card == JOKER_CARD else worth == VALUE[card]):
            return "a card scored what it is not worth"
    return ""


# -- what comes next ----------------------------------------------------------------------------


def _agenda(g: Duel, steps: list[_Step]) -> str:
    """Check that each step on the agenda may stand on the one below, and its two numbers."""
    for step, below in pairwise(steps):
        if below.id not in _PUT_ON.get(step.id, ()):
            return "these steps do not stand on each other"
    if steps[-1].id in _PUT_ON and steps[-1].id != REVEAL:
        return "the agenda does not say what comes afterwards"
    if not all(_numbers(g, step) for step in steps):
        return "a step has numbers that mean nothing there"
    return ""


def _numbers(g: Duel, step: _Step) -> bool:
    """Return whether the two numbers of a step are possible for that step."""
    if step.id == WINDOW:
        return step.a in range(4) and step.b in range(4)
    if step.id not in _OF_A_SEAT:
        return step.a == step.b == 0
    if step.a not in (0, 1):
        return False
    if step.id == DRAW:
        return 1 <= step.b <= 54
    if step.id == PAY:
        return step.b in unpaid(g, step.a)
    if step.id == SACRIFICE_FLIP:
        return (
            len(g.hero[step.a]) > 0
            and step.b in range(9)
            and bool(g.fighting[step.a] >> step.b & 1)
        )
    return step.b == 0


def _turns(g: Duel, main: _Step) -> str:
    """Check that enough turns have begun for the cards that are in play.

    Troops are placed face down and turn up in the next turn of their player: in the third turn of
    the game at the earliest. Without an active troop there is no attack and no hero.
    """
    before = main.id in _BEFORE
    if g.turns == 0 or before:
        if (before and (g.turns or any(g.hand))) or _lies(g) or any(_stands(g, s) for s in (0, 1)):
            return "cards are in play before the game has begun"
        return "" if before or main.id == TURN else "no turn has begun"
    early = g.turns < 3 and (_lies(g, late=True) or any(map(sum, g.face)) or any(g.skip))
    second = main.a if main.id == TURN else 1 - g.turn
    first = g.turns < 3 and main.id in (MAIN, ACTIVATION) and _stands(g, g.turn)
    if early or first or (g.turns == 1 and _stands(g, second)):
        return "in so early a turn this cannot have come into play"
    return ""


def _lies(g: Duel, late: bool = False) -> bool:
    """Return whether any card lies outside decks, hands and areas.

    With `late`, only heroes in play and victory points count, as those take three turns.
    """
    piles = (g.hero, g.points) if late else (g.hero, g.points, g.discard, g.aces, g.auras)
    return any(pile[seat] for pile in piles for seat in (0, 1))


def _moment(g: Duel, main: _Step) -> str:
    """Check that an attacking column is named exactly when the present step needs one."""
    attacked = g.column != NO_COLUMN
    early = main.id in _NO_ATTACK or (main.id == WINDOW and main.a < 2)
    late = main.id in _ATTACK or (main.id == WINDOW and main.a > 1)
    if early and attacked:
        return "there is an attacking column before an attack is declared"
    if late and not attacked:
        return "this step needs an attacking column"
    drawn = main.id in (ATTACKERS, END_OF_COMBAT, REST) or (main.id == WINDOW and main.a == 1)
    if g.no_attack and (attacked or not drawn):  # by a line of 2.1, or one after it
        return "the attack of this turn cannot be forbidden now"
    if g.skip[g.turn] and main.id not in (TURN, END_OF_TURN):
        return "a turn that is to be passed has begun"
    return ""


def _stands(g: Duel, seat: int) -> bool:
    return any(card != EMPTY for card in g.field[seat])


# -- the combat ---------------------------------------------------------------------------------


def _fighters(g: Duel, main: _Step) -> str:
    """Check that the troops in combat are active, in the attacking column, and all there."""
    me, foe = g.turn, 1 - g.turn
    if g.column == NO_COLUMN:
        return "troops are in combat without an attacking column" if any(g.fighting) else ""
    active = [active_cells(g, seat, g.column) for seat in (0, 1)]
    if any(g.fighting[seat] & ~active[seat] for seat in (0, 1)):
        return "a troop in combat is active, and in the attacking column"
    over = main.id in (RAID, *_COUNTED)
    if not over and not g.fighting[me]:
        return "an attack has an attacker"
    for cell in range(9):
        stays = active[me] & ~g.fighting[me]
        if stays >> cell & 1 and g.field[me][cell] != JOKER_CARD:
            return "every active troop of an attacking column attacks"
    faced = main.id in (BLOCKED, POWER_TOTAL, DAMAGE, END_OF_COMBAT) or main.a == 3
    if (not over and g.fighting[foe] != (active[foe] if faced else 0)) or (
        main.id == RAID and active[foe]
    ):
        return "every active troop of an attacked column blocks, once blockers are declared"
    if main.id in (POWER_TOTAL, DAMAGE) and not g.fighting[foe]:
        return "only an attack that is blocked comes to blows"
    return ""


def _effects(g: Duel, main: _Step) -> str:
    """Check that shields, auras, sacrifices and paid bonuses have a cause and lie in a combat."""
    shields = sum(map(sum, g.shield))
    aces = len(g.aces[0]) + len(g.aces[1])
    if shields > aces or (aces and not shields):
        return "a shield is an Ace that was played"
    for seat in (0, 1):
        given = sorted(suit - 1 for suit in g.aura[seat] if suit)
        if given != sorted(SUIT[card] for card in g.auras[1 - seat]):
            return "an aura is that of a hero that was played"
        if not _boost(g, seat):
            return "a sacrifice helps a troop in combat, by what a card can count"
        lasts = g.boosted[seat] and g.complete_lasts
        if g.complete[seat] and not (lasts and has_complete(g, seat)):
            return "Complete lasts only after the sacrifice of its hero"
    if any(not _code(g, code) for code in g.paid):
        return "such a line bonus cannot have been paid"
    if main.id not in _COMBAT and (aces or any(g.auras) or any(g.boosted) or g.paid):
        return "the marks of a combat lie there outside the combat"
    if (main.id == FORMATIONS or (main.id == WINDOW and main.a == 0)) and g.paid:
        return "the marks of a combat lie there outside the combat"
    return ""


def _boost(g: Duel, seat: int) -> bool:
    """Return whether the mark of a seat's sacrifice is possible."""
    if not g.boosted[seat]:
        return g.boost[seat] == 0
    counts = {g.numbers[n] for n in (FLIPPED_JOKER, FLIPPED_ACE, FLIPPED_HERO)} | {*range(2, 11)}
    fights = g.fighting[seat] >> (g.boosted[seat] - 1) & 1
    return bool(fights) and not g.hero[seat] and g.boost[seat] in counts


def _code(g: Duel, code: int) -> bool:
    """Return whether a number codes a line bonus; if a triple, with its pairs noted as paid."""
    shared, members = code // 16 % 16, code_members(code)
    if code_line(code) > 2 or members not in MEMBERS[1:]:
        return False
    if members == 7 and not {code - 256, code - 1024} <= set(g.paid):
        return False
    return shared < 4 if code_kind(code) == BY_SUIT else _worth(g, shared)


def _sums(g: Duel, main: _Step, steps: list[_Step]) -> str:
    """Check that totals, damage and counted losses exist only when they may, and are possible."""
    me, foe = g.turn, 1 - g.turn
    settled = [False, False]
    if main.id == POWER_TOTAL:
        settled[me] = main.a == foe
    elif main.id == DAMAGE or (main.id == END_OF_COMBAT and g.fighting[foe]):
        settled = [True, True]
    for seat in (0, 1):
        if not _settled(g, seat) if settled[seat] else g.power[seat] != -1:
            return "a side has a total that it cannot have now"
        struck = main.id == END_OF_COMBAT and g.power[1 - seat] >= g.power[seat] >= 0
        beaten = g.doomed[seat] & ~g.fighting[seat] == 0 and damage_left(g, 1 - seat) >= 0
        if g.doomed[seat] and not (struck and beaten):
            return "more is to be destroyed than there is damage for"
        if g.lost[seat] > (3 if main.id in _COUNTED and g.column != NO_COLUMN else 0):
            return "troops are counted as lost that no combat can have cost"
    for step in steps:
        if step.id == HIT_TROOPS and not (-1 < g.power[step.a] >= g.power[1 - step.a]):
            return "only who wins a combat deals damage"
    return ""


def _settled(g: Duel, seat: int) -> bool:
    """Return whether the power total that a seat has chosen is one that it could choose."""
    cells = g.fighting[seat]
    if g.receivers:
        return g.power[seat] in totals(g, seat, g.column, cells)
    return g.power[seat] == best_total(g, seat, g.column, cells)
