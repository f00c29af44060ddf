"""HADES TRAP: how a hero comes to another cell, and what that brings (p. 6, 8, 9, 13, 15)."""

from __future__ import annotations

from heroon.kernel import (
    ALL,
    EMPTY,
    NOBODY,
    NOTHING,
    PASS,
    STOP,
    Ask,
    Rule,
    chance,
    forget,
    gain,
    lose,
    pick,
    see,
    show,
    tell,
    then,
)

from . import words as w
from .cards import THREAD
from .labyrinth import INSIDE, NEXT, SPOT_OF
from .places import (
    blessed,
    border,
    can_settle,
    closed,
    crossing,
    gripped,
    guarded,
    pawn_on,
    side_to,
    taken,
)
from .rules_hits import STUN, TOKEN, crush, eliminate, read_grip, strike
from .rules_medallions import take_spirit, win
from .state import FALLEN, MOST_CARRIED, STUNNED, Race
from .steps import (
    ADVANCE,
    FOLLOW,
    FREE_ATTACK,
    HIT,
    LAND,
    PICK_UP,
    ROB,
    RUN,
    SHOVE,
    STEAL_SOME,
    STEPS,
)

# -- threads --------------------------------------------------------------------------------------


def cross(g: Race, cell: int, side: int) -> None:
    """Note the thread between two cells, in the order of crossing; the first of a colour counts.

    [hades-trap:threads] [hades-trap:ariadne] [hades-trap:labyrinth]  Threads count once the Boss is
    there; the Siren hears the first thread alone [hades-trap:siren.labyrinth].
    """
    if g.boss_at < 0:
        return
    colour = border(g, cell, side) - THREAD
    if colour < 0 and not INSIDE[SPOT_OF[cell]][side]:
        colour = border(g, NEXT[cell][side], (side + 2) % 4) - THREAD
    if colour < 0 or colour in g.crossed or (g.boss == w.SIREN and len(g.crossed) > 0):
        return
    g.crossed.append(colour)
    tell(g, w.E_CROSSED, colour)


# -- se deplacer ----------------------------------------------------------------------------------


def walk(g: Race, seat: int, cell: int) -> None:
    """Move a hero by a step of his own, which may bring a grip, a theft, a Spirit.

    [hades-trap:move] [hades-trap:spirit.take] (HT-Q49, HT-Q22)
    """
    g.at[seat] = cell
    tell(g, w.E_WENT, seat, cell)
    read_grip(g, seat)
    victims = 0
    for other in range(g.seats):
        if other != seat and g.at[other] == cell and g.lies[other] == STUNNED and g.bag[other]:
            victims |= 1 << other
    if victims:
        then(g, STEAL_SOME, seat, victims)
    take_spirit(g, seat, cell)


@STEPS.words(STEAL_SOME)
def whom_to_rob(g: Race, seat: int, victims: int) -> Ask:
    """Ask which Stunned hero on the cell to steal from, if any [hades-trap:move] (HT-Q22)."""
    words = [w.STEAL[other] for other in range(g.seats) if victims >> other & 1]
    return Ask(1 << seat, w.P_STEAL, [*words, PASS]) if words else NOBODY


@STEPS.answer(STEAL_SOME)
def rob_or_not(g: Race, seat: int, victims: int, word: int) -> None:
    """Plan to steal from the hero picked, then ask for the next [hades-trap:move]."""
    if w.VERB[word] != w.STEAL.id:
        return
    then(g, STEAL_SOME, seat, victims & ~(1 << w.A[word]))
    then(g, ROB, seat, w.A[word])


@STEPS.rule(ROB)
def rob(g: Race, seat: int, victim: int) -> Rule[None]:
    """Steal an amphora at random; who carries two already discards one first.

    [hades-trap:steal] [hades-trap:move] [hades-trap:pick-up.limit] (HT-Q22)
    """
    if len(g.bag[seat]) == MOST_CARRIED:
        word = yield from pick(seat, w.P_DROP, droppable(g, seat))
        drop(g, seat, w.A[word])
    both = 1 << seat | 1 << victim
    amphora = yield from chance(w.S_STEAL, g.bag[victim], both)
    lose(g.bag[victim], g.watched[victim], amphora)
    forget(g.bag[victim], g.watched[victim], ALL & ~both, 1, w.BOOMERANG)
    gain(g.bag[seat], g.watched[seat], amphora, both)
    show(g)
    tell(g, w.E_STOLE, seat, victim, amphora, to=both, others=w.E_STOLE_UNSEEN)


# -- ramasser -------------------------------------------------------------------------------------


@STEPS.rule(PICK_UP)
def pick_up(g: Race, seat: int, _: int) -> Rule[None]:
    """Take the amphora on one's cell and look into it; who carries two discards one first.

    [hades-trap:pick-up] [hades-trap:pick-up.limit] [hades-trap:fortune]
    """
    if len(g.bag[seat]) == MOST_CARRIED:
        word = yield from pick(seat, w.P_DROP, droppable(g, seat))
        drop(g, seat, w.A[word])
    cell = g.at[seat]
    amphora = yield from see(g, g.ground, cell, g.amphorae, w.S_AMPHORA, 1 << seat)
    g.ground[cell] = EMPTY
    gain(g.bag[seat], g.watched[seat], amphora, 1 << seat)
    tell(g, w.E_TOOK, seat, cell, amphora, to=1 << seat, others=w.E_TOOK_UNSEEN)


def droppable(g: Race, seat: int) -> list[int]:
    """List the words to discard an amphora, any but Fortune [hades-trap:pick-up.limit]."""
    words: list[int] = []
    for amphora in g.bag[seat]:
        if amphora != w.FORTUNE and w.DROP[amphora] not in words:
            words.append(w.DROP[amphora])
    return words


def drop(g: Race, seat: int, amphora: int) -> None:
    """Discard an amphora, seen by all [hades-trap:pick-up.limit] [hades-trap:amphorae]."""
    spend(g, seat, amphora)
    tell(g, w.E_DROPPED, seat, amphora)


def spend(g: Race, seat: int, amphora: int) -> None:
    """Take an amphora out of the game, seen by all [hades-trap:amphorae]."""
    lose(g.bag[seat], g.watched[seat], amphora)
    g.spent.append(amphora)
    show(g)


# -- attaquer -------------------------------------------------------------------------------------


def push(g: Race, seat: int, victim: int) -> None:
    """Attack a hero: stun him where something is behind him, else push him one cell on.

    [hades-trap:attack] [hades-trap:push] [hades-trap:discord.blessing] (HT-Q28, HT-Q40)  With
    Discord a Hades token comes first (HT-C2); with the stun it is one blow (HT-b).
    """
    here = g.at[victim]
    side = side_to(g.at[seat], here)
    token = TOKEN if blessed(g, seat, w.DISCORD) else 0
    if closed(g, here, side) or taken(g, NEXT[here][side], victim):
        tell(g, w.E_BLOCKED, seat, victim)
        then(g, HIT, victim, token | STUN)
        return
    then(g, SHOVE, seat, victim)
    if token:
        then(g, HIT, victim, token)


@STEPS.auto(SHOVE)
def shove(g: Race, seat: int, victim: int) -> None:
    """Push a hero one cell on, through Limbo and over threads, which count.

    [hades-trap:push] (HT-Q39, HT-Q61)  He takes nothing on his way (HT-Q49); a body stays.
    """
    if g.lies[victim] == FALLEN:
        return
    here = g.at[victim]
    side = side_to(g.at[seat], here)
    cross(g, here, side)
    g.at[victim] = NEXT[here][side]
    tell(g, w.E_PUSHED, seat, victim, g.at[victim])
    read_grip(g, victim)


def add_guards(g: Race, cell: int, words: list[int]) -> None:
    """Add the attacks on the skeleton and the baby of a cell [hades-trap:attack.skeleton]."""
    if g.bones[cell] > 0:
        words.append(w.STRIKE[cell])
    if cell in g.babies:
        words.append(w.CRUSH[cell])


def add_targets(g: Race, me: int, cell: int, words: list[int]) -> None:
    """Add the attacks on a cell: skeleton, baby, heroes [hades-trap:attack] (HT-Q40, HT-R21)."""
    add_guards(g, cell, words)
    for other in range(g.seats):
        if g.at[other] == cell and other != me and g.lies[other] != FALLEN:
            words.append(w.PUSH[other])


# -- Combat ---------------------------------------------------------------------------------------


def fights_on(g: Race, cell: int) -> bool:
    """Return whether a step towards a cell is an attack for who has Combat (p. 15) (HT-Q30)."""
    return guarded(g, cell) or pawn_on(g, cell) >= 0


@STEPS.words(FREE_ATTACK)
def whom_to_attack(g: Race, seat: int, cell: int) -> Ask:
    """Ask who has Combat whom to attack on the cell ahead, if there is a choice.

    [hades-trap:combat.blessing] (HT-R43)
    """
    words = targets_ahead(g, cell)
    return Ask(1 << seat, w.P_FREE_ATTACK, words) if len(words) > 1 else NOBODY


def targets_ahead(g: Race, cell: int) -> list[int]:
    """List whom Combat attacks on a cell, no Stunned hero [hades-trap:combat.blessing] (HT-Q30)."""
    words: list[int] = []
    add_guards(g, cell, words)
    other = pawn_on(g, cell)
    if other >= 0:
        words.append(w.PUSH[other])
    return words


@STEPS.answer(FREE_ATTACK)
def attack_free(g: Race, seat: int, cell: int, word: int) -> None:
    """Carry out the free attack of Combat [hades-trap:combat.blessing]."""
    chosen = targets_ahead(g, cell)[0] if word == NOTHING else word
    match w.VERB[chosen]:
        case w.STRIKE.id:
            strike(g, seat, cell)
        case w.CRUSH.id:
            crush(g, seat, cell)
        case _:
            push(g, seat, w.A[chosen])


@STEPS.auto(FOLLOW)
def follow(g: Race, seat: int, cell: int) -> None:
    """Move on after the free attack, if the cell is free and nothing grips any more.

    [hades-trap:combat.blessing] [hades-trap:daphne] (HT-Q30, HT-Q48, HT-j)  Daphne crosses a pawn
    that still stands there, if she can come to a free cell beyond.
    """
    free = not taken(g, cell, seat) or (crossing(g, seat) and can_settle(g, seat, cell, g.left))
    if free and not gripped(g, seat):
        cross(g, g.at[seat], side_to(g.at[seat], cell))
        walk(g, seat, cell)


# -- charger --------------------------------------------------------------------------------------


@STEPS.auto(ADVANCE)
def advance(g: Race, seat: int, way: int) -> None:
    """Charge towards the next cell: the Boss ends the charge, a hero there is Stunned first.

    [hades-trap:charge] [hades-trap:courage] (HT-Q65)  Who begins it right before the Boss crosses
    no cell, and nothing grips him anew.
    """
    cell = g.at[seat]
    other = NEXT[cell][way % 4]
    if other == g.boss_at:
        if cell != way // 4:
            read_grip(g, seat)
        charge_boss(g, seat)
        return
    then(g, LAND, seat, way)
    victim = pawn_on(g, other, seat)
    if victim >= 0:
        then(g, HIT, victim, STUN)


def charge_boss(g: Race, seat: int) -> None:
    """Give Courage, once, to a hero who charges the Boss [hades-trap:courage] (HT-Q65)."""
    if not g.medallions[seat] & w.COURAGE:
        win(g, seat, w.COURAGE)


@STEPS.auto(LAND)
def land(g: Race, seat: int, way: int) -> None:
    """Enter the next cell of a charge; a hero who still stands there ends it.

    [hades-trap:charge] [hades-trap:skeletons] (HT-Q29, HT-Q53)  All skeletons on it are eliminated.
    """
    side = way % 4
    cell = NEXT[g.at[seat]][side]
    if pawn_on(g, cell, seat) >= 0:
        if g.at[seat] != way // 4:
            read_grip(g, seat)
        return
    cross(g, g.at[seat], side)
    g.at[seat] = cell
    tell(g, w.E_WENT, seat, cell)
    then(g, RUN, seat, way)
    take_spirit(g, seat, cell)
    while cell in g.babies:
        crush(g, seat, cell)
    if g.bones[cell] > 0:
        eliminate(g, seat, cell)


@STEPS.words(RUN)
def run_or_stop(g: Race, seat: int, way: int) -> Ask:
    """Ask whether to run on in a charge, to stop, or to take an amphora [hades-trap:charge].

    [hades-trap:pick-up] (HT-d)  Nobody is asked where the charge ends: at an obstacle, where it
    began (HT-Q16), or before the Boss for whoever has Courage already.
    """
    cell, side = g.at[seat], way % 4
    if cell == way // 4 or closed(g, cell, side):
        return NOBODY
    if NEXT[cell][side] == g.boss_at and g.medallions[seat] & w.COURAGE:
        return NOBODY
    words = [w.ON, STOP]
    if g.ground[cell] >= 0:
        words.append(w.TAKE)
    return Ask(1 << seat, w.P_CHARGE, words)


@STEPS.answer(RUN)
def run(g: Race, seat: int, way: int, word: int) -> None:
    """Run on, take an amphora, or stop, where things grip [hades-trap:charge] (HT-Q29)."""
    if word == w.ON:
        then(g, ADVANCE, seat, way)
    elif word == w.TAKE:
        then(g, RUN, seat, way)
        then(g, PICK_UP, seat)
    else:
        read_grip(g, seat)
