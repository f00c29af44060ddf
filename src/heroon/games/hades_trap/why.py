"""HADES TRAP: why a word cannot be said now: one reason for each, 0 for none."""

from __future__ import annotations

from heroon.kernel import DONE, EMPTY

from . import words as w
from .cards import FORCE_CELL, JOYSTICK_CELL, PAD_CELL, SANDALS_CELL, STAIRS
from .places import (
    ON_,
    blessed,
    closed,
    distance,
    first_place,
    frozen,
    gripped,
    ground,
    hero_of,
    kind,
    other_stairs,
    sharing,
    side_to,
    taken,
)
from .rules_bosses import whom_to_curse
from .rules_hero import act_words, where_to_enter
from .rules_hits import make_room
from .rules_hydra import where_to_hatch
from .rules_labyrinth import what_to_exchange
from .rules_moving import run_or_stop, whom_to_attack, whom_to_rob
from .rules_siren import who_is_drawn
from .rules_special import may_turn, may_turn_far
from .state import FALLEN, STUNNED, UPRIGHT, Race
from .steps import (
    CHARMED,
    ENTER,
    EXCHANGE,
    FREE_ATTACK,
    HATCH_SOME,
    MAKE_ROOM,
    MEET,
    RUN,
    STEAL_SOME,
)

#: The words that cost no point.
_FREE = (w.TAKE, w.SHOW, w.BOOST, w.WANDER)


def why(g: Race, me: int, word: int) -> int:
    """Return the reason that forbids a word now, 0 if nothing does.

    Where a question asks for one thing only, all other words are R_NOT_NOW.
    """
    b, a, step = g.agenda[-3:]
    if step in _ASKS:
        return 0 if word in _ASKS[step](g, a, b).words else w.R_NOT_NOW
    if word in act_words(g, me, 0).words:
        return 0
    verb = w.VERB[word]
    if verb not in _ACTIONS and word not in (DONE, w.STAND, w.WIN_FORCE, *_FREE):
        return w.R_NOT_NOW
    if g.lies[me] == FALLEN:
        return _ghost(g, me, word)
    if g.lies[me] == STUNNED and word != w.SHOW:
        return _stunned(g, me, word)
    if sharing(g, me) and word != w.SHOW and verb not in (w.GO.id, w.PHASE.id):
        return w.R_MUST_MOVE
    if g.left == 0 and word not in _FREE:
        return w.R_TIRED
    if verb in _ACTIONS:
        return _ACTIONS[verb](g, me, w.A[word], w.B[word]) or w.R_TIRED
    return _plain(g, me, word)


def _ghost(g: Race, me: int, word: int) -> int:
    """Return why a ghost, who only moves, cannot say a word."""
    if w.VERB[word] != w.GO.id:
        return w.R_GHOST
    if g.ghost[me] < 0 or side_to(g.ghost[me], w.A[word]) < 0:
        return w.R_FAR
    return w.R_TIRED


def _stunned(g: Race, me: int, word: int) -> int:
    """Return why a Stunned hero, who only stands up or crawls, cannot say a word."""
    if not taken(g, g.at[me], me):
        if g.left == 0:
            return w.R_TIRED
        return w.R_MUST_STAND
    if word == w.STAND:
        return w.R_TAKEN
    if word == DONE:
        return w.R_MUST_MOVE
    if w.VERB[word] != w.GO.id:
        return w.R_STUNNED
    if g.left == 0:
        return w.R_TIRED
    return _way(g, me, w.A[word]) or w.R_NO_FREE_CELL


def _plain(g: Race, me: int, word: int) -> int:
    """Return why a word that names no cell, tile or hero cannot be said."""
    if word == w.STAND:
        return w.R_UPRIGHT
    if word == w.TAKE:
        return _take(g, g.at[me])
    if word == w.SHOW:
        return w.R_NOT_HELD
    if word == w.WIN_FORCE:
        if ground(g, g.at[me]) != FORCE_CELL:
            return w.R_NOT_HERE
        return w.R_HAS_IT if g.medallions[me] & w.FORCE else w.R_TIRED
    if word in (w.BOOST, w.WANDER):
        return _power(g, me, w.ANDROMEDA if word == w.BOOST else w.DAPHNE)
    return w.R_NOT_NOW


def _take(g: Race, cell: int) -> int:
    """Return why the amphora of a cell cannot be taken."""
    if g.ground[cell] == EMPTY:
        return w.R_NO_AMPHORA
    return w.R_UNDER if g.bones[cell] else w.R_UNDER_BABY


def _power(g: Race, me: int, hero: int) -> int:
    if hero_of(g, me) != hero:
        return w.R_NO_POWER
    return w.R_NO_ETHER if g.ether == ON_ else w.R_WITHOUT_ETHER


def _way(g: Race, me: int, cell: int) -> int:
    """Return what bars a hero's way to a cell beside him, 0 for nothing."""
    side = side_to(g.at[me], cell)
    if side < 0:
        return w.R_FAR
    if kind(g, cell // 9) == 0:
        return w.R_DARK
    if cell == g.boss_at:
        return w.R_TAKEN
    return w.R_WALL if closed(g, g.at[me], side) else 0


def _go(g: Race, me: int, cell: int, _: int) -> int:
    found = _way(g, me, cell)
    if found:
        return found
    if gripped(g, me):
        return w.R_GRIPPED
    if g.wandering and taken(g, cell, me):
        return w.R_NO_FREE_CELL
    return w.R_TAKEN if taken(g, cell, me) else w.R_TIRED


def _phase(g: Race, me: int, cell: int, _: int) -> int:
    if hero_of(g, me) != w.EURYDICE or not g.ether_left[me]:
        return _power(g, me, w.EURYDICE)
    if side_to(g.at[me], cell) < 0:
        return w.R_FAR
    if gripped(g, me):
        return w.R_GRIPPED
    if _way(g, me, cell) != w.R_WALL:
        return w.R_DARK if kind(g, cell // 9) == 0 else w.R_NO_WALL
    return w.R_TAKEN if taken(g, cell) else w.R_NO_WALL


def _strike(g: Race, me: int, cell: int, _: int) -> int:
    if cell != g.at[me] and side_to(g.at[me], cell) < 0:
        return w.R_FAR
    return w.R_WALL if g.bones[cell] else w.R_NOTHING_THERE


def _crush(g: Race, me: int, cell: int, _: int) -> int:
    if cell != g.at[me] and side_to(g.at[me], cell) < 0:
        return w.R_FAR
    return w.R_WALL if cell in g.babies else w.R_NOTHING_THERE


def _push(g: Race, me: int, seat: int, _: int) -> int:
    if not _other(g, me, seat):
        return w.R_NOBODY
    if side_to(g.at[me], g.at[seat]) < 0:
        return w.R_FAR
    return w.R_WALL


def _other(g: Race, me: int, seat: int) -> bool:
    """Return whether a seat is another hero who is on the board and has not fallen."""
    return seat < g.seats and seat != me and g.at[seat] >= 0 and g.lies[seat] != FALLEN


def _explore(g: Race, me: int, place: int, _: int) -> int:
    if place // 9 != first_place(g) // 9:
        return w.R_FAR
    return w.R_KNOWN if kind(g, place) > 0 else w.R_FAR


def _charge(g: Race, me: int, _side: int, _b: int) -> int:
    if ground(g, g.at[me]) != SANDALS_CELL:
        return w.R_NOT_HERE
    return w.R_GRIPPED if gripped(g, me) else w.R_WALL


def _teleport(g: Race, me: int, cell: int, _: int) -> int:
    if ground(g, g.at[me]) != SANDALS_CELL or ground(g, cell) != SANDALS_CELL:
        return w.R_NOT_HERE
    if not blessed(g, me, w.COURAGE):
        return w.R_NO_BLESSING
    if gripped(g, me):
        return w.R_GRIPPED
    return w.R_TAKEN if taken(g, cell) else w.R_NOT_HERE


def _turn(g: Race, me: int, place: int, _: int) -> int:
    if ground(g, g.at[me]) != JOYSTICK_CELL:
        return w.R_NOT_HERE
    found = _turnable(g, me, place)
    if found == w.R_OUT_OF_REACH and blessed(g, me, w.SPIRIT) and not may_turn_far(g, place):
        return w.R_BUT_PORTAL
    return found


def _turnable(g: Race, me: int, place: int) -> int:
    """Return why a Joystick does not turn a tile, 0 if it does."""
    if place // 9 != first_place(g) // 9:
        return w.R_OUT_OF_REACH
    if kind(g, place) == 0:
        return w.R_DARK
    if frozen(g, place):
        return w.R_FROZEN
    return 0 if may_turn(g, me, place) else w.R_OUT_OF_REACH


def _climb(g: Race, me: int, cell: int, _: int) -> int:
    if ground(g, g.at[me]) != STAIRS:
        return w.R_NOT_HERE
    if cell != other_stairs(g, g.at[me]):
        return w.R_NO_STAIRS
    return w.R_GRIPPED if gripped(g, me) else w.R_TAKEN


def _swap(g: Race, me: int, place: int, other: int) -> int:
    if ground(g, g.at[me]) != PAD_CELL:
        return w.R_NOT_HERE
    return _exchangeable(g, me, place, other)


def _exchangeable(g: Race, me: int, place: int, other: int) -> int:
    """Return why the Pad does not exchange two tiles."""
    if frozen(g, place) or frozen(g, other):
        return w.R_FROZEN
    return w.R_FIXED


def _dash(g: Race, me: int, _side: int, _b: int) -> int:
    if w.SANDALS not in g.bag[me]:
        return w.R_NOT_HELD
    return w.R_GRIPPED if gripped(g, me) else w.R_WALL


def _twist(g: Race, me: int, place: int, _: int) -> int:
    return _turnable(g, me, place) if w.JOYSTICK in g.bag[me] else w.R_NOT_HELD


def _trade(g: Race, me: int, place: int, other: int) -> int:
    return _exchangeable(g, me, place, other) if w.PAD in g.bag[me] else w.R_NOT_HELD


def _reflect(g: Race, me: int, seat: int, _: int) -> int:
    if w.MIRROR not in g.bag[me]:
        return w.R_NOT_HELD
    return w.R_TAKEN if _other(g, me, seat) else w.R_NOBODY


def _hurl(g: Race, me: int, seat: int, _: int) -> int:
    if w.BOOMERANG not in g.bag[me]:
        return w.R_NOT_HELD
    return _aim(g, me, seat)


def _aim(g: Race, me: int, seat: int) -> int:
    """Return why a hero cannot be aimed at, 0 if he can."""
    if not _other(g, me, seat) or g.lies[seat] != UPRIGHT:
        return w.R_NOBODY
    return 0 if distance(g, me, seat) > 0 else w.R_HIDDEN


def _throw(g: Race, me: int, amphora: int, seat: int) -> int:
    if not blessed(g, me, w.FORCE):
        return w.R_NO_BLESSING
    if amphora not in g.bag[me]:
        return w.R_NOT_HELD
    return w.R_NEVER if amphora == w.FORTUNE else _aim(g, me, seat)


#: The other decisions: each offers all that it asks for.
_ASKS = {
    ENTER: where_to_enter,
    STEAL_SOME: whom_to_rob,
    FREE_ATTACK: whom_to_attack,
    RUN: run_or_stop,
    MAKE_ROOM: make_room,
    EXCHANGE: what_to_exchange,
    MEET: whom_to_curse,
    HATCH_SOME: where_to_hatch,
    CHARMED: who_is_drawn,
}
_ACTIONS = {
    w.GO.id: _go,
    w.PHASE.id: _phase,
    w.STRIKE.id: _strike,
    w.CRUSH.id: _crush,
    w.PUSH.id: _push,
    w.EXPLORE.id: _explore,
    w.CHARGE.id: _charge,
    w.TELEPORT.id: _teleport,
    w.TURN.id: _turn,
    w.CLIMB.id: _climb,
    w.SWAP.id: _swap,
    w.DASH.id: _dash,
    w.TWIST.id: _twist,
    w.TRADE.id: _trade,
    w.REFLECT.id: _reflect,
    w.HURL.id: _hurl,
    w.THROW.id: _throw,
}
