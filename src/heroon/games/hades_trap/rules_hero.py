"""HADES TRAP: the turn, and the Hero phase (p. 7-9, 12, 16, 19)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import (
    DONE,
    EMPTY,
    NOBODY,
    NOTHING,
    Ask,
    Rule,
    end,
    plan,
    roll,
    see,
    step,
    tell,
    then,
)

from . import words as w
from .cards import FORCE_CELL, PLAIN, RUBBLE
from .labyrinth import LIMBO, MIDDLE, NEXT, PLACES_BEYOND, SIDES_IN
from .places import (
    BY_HEROES,
    THROUGH,
    TO_LEAVE,
    TO_WIN,
    blessed,
    can_settle,
    can_spend,
    closed,
    cost_of_leaving,
    counted,
    crossing,
    distance,
    face,
    free_points,
    gripped,
    ground,
    ground_of,
    guarded,
    hero_of,
    kind,
    open_of,
    open_sides,
    pawn_on,
    portal_cell,
    sharing,
    side_to,
    sides_beside,
    sides_guarded,
    taken,
    tokens_leave,
    walled,
    within_reach,
)
from .rules_ghost import ghost_words, haunt, haunt_to
from .rules_hits import STUN, crush, read_grip, reveal, strike, tell_grip
from .rules_medallions import finish, win
from .rules_moving import add_guards, add_targets, cross, fights_on, push, spend, walk
from .rules_special import (
    add_cell_words,
    add_object_words,
    add_throws,
    change_places,
    move_to,
    swap_tiles,
    turn_by_hand,
)
from .state import BURNING, FALLEN, QUIET, SKELETON, STUNNED, UPRIGHT, Race
from .steps import (
    ACT,
    ADVANCE,
    BEGIN,
    EFFECT,
    ENTER,
    FINISH,
    FOLLOW,
    FREE_ATTACK,
    HIT,
    LABYRINTH,
    MAKE_ROOM,
    PICK_UP,
    PROLIFERATE,
    REVEAL,
    STEPS,
    USED,
)

#: The points that the medallion of Force costs (p. 14).
COST_OF_FORCE: Final = 2

# -- the turn -------------------------------------------------------------------------------------


@STEPS.auto(BEGIN)
def begin(g: Race, me: int, _: int) -> None:
    """Begin a hero's turn: read his points off the action bar, and plan the phases.

    [hades-trap:turn] [hades-trap:points] [hades-trap:first-turn] (HT-Q36)  The Labyrinth phase
    comes once the Boss is there [hades-trap:labyrinth].  After ten rounds in which nobody acted the
    game is a draw (HT-Q58).
    """
    if dead_end(g) or g.idle >= QUIET * g.seats:
        end(g, [0] * g.seats, w.R_DEAD)
    g.turns += 1
    g.idle += 1
    g.active = me
    g.crossed = []
    g.alarms = []
    g.haunted = []
    g.wandering = 0
    g.gave = 0
    g.left = free_points(g, me)
    tell(g, w.E_TURN, me, g.turns)
    plan(
        g,
        step(ACT, me),
        step(LABYRINTH, 0),
        PROLIFERATE,
        step(FINISH, me),
        step(BEGIN, (me + 1) % g.seats),
    )
    if g.at[me] < 0:
        then(g, ENTER, me)
    elif g.lies[me] == FALLEN:
        haunt(g, me)


def dead_end(g: Race) -> bool:
    """Return whether nobody can do anything any more, so that the game is a draw (HT-Q58).

    [hades-trap:end]
    """
    for seat in range(g.seats):
        if not stuck(g, seat):
            return False
    return True


def stuck(g: Race, seat: int) -> bool:
    """Return whether a hero will never have a choice again unless others act (HT-Q58).

    He stands on the tile of Hades without a point (Andromeda could still get one), or he is Stunned
    and can come to no free cell.
    """
    if g.at[seat] < 0 or g.lies[seat] == FALLEN or can_spend(g, seat, w.ANDROMEDA):
        return False
    if g.boss == w.HADES and free_points(g, seat) == 0 and g.at[seat] // 9 == g.boss_at // 9:
        return True
    return g.lies[seat] == STUNNED and not can_settle(g, seat, g.at[seat], free_points(g, seat))


@STEPS.words(ENTER)
def where_to_enter(g: Race, me: int, _: int) -> Ask:
    """Ask a hero where to enter if the Portal cell is taken; ask nobody if it is free.

    [hades-trap:first-turn] (HT-Q1)
    """
    if not taken(g, portal_cell(g)):
        return NOBODY
    return Ask(1 << me, w.P_ENTER, [w.SHIFT[cell] for cell in cells_to_enter(g)])


def cells_to_enter(g: Race) -> list[int]:
    """List the free open neighbours of the Portal cell, else the free cells of its tile (HT-Q1)."""
    here = portal_cell(g)
    found: list[int] = []
    for side in range(4):
        other = NEXT[here][side]
        if not closed(g, here, side) and not taken(g, other):
            found.append(other)
    if len(found) > 0:
        return found
    first = here - MIDDLE
    return [cell for cell in range(first, first + 9) if not taken(g, cell)]


@STEPS.answer(ENTER)
def enter(g: Race, me: int, _: int, word: int) -> None:
    """Put a hero into the labyrinth in his first turn [hades-trap:first-turn]."""
    g.at[me] = portal_cell(g) if word == NOTHING else w.A[word]
    tell(g, w.E_ENTERED, me, g.at[me])
    read_grip(g, me)


# -- what may be done -----------------------------------------------------------------------------


@STEPS.words(ACT)
def act_words(g: Race, me: int, _: int) -> Ask:
    """Offer a hero the actions for which there are points, or to end the Hero phase.

    [hades-trap:hero-phase] [hades-trap:points] (HT-Q50)  Fortune may be shown at any time of one's
    turn [hades-trap:fortune] (HT-Q63).  Daphne on the cell of another pawn has to move on (HT-j);
    she can always do so, except in positions that no game reaches.
    """
    if g.lies[me] == FALLEN:
        return Ask(1 << me, w.P_ACT, ghost_words(g, me))
    words: list[int] = []
    if w.FORTUNE in g.bag[me]:
        words.append(w.SHOW)
    if g.lies[me] == STUNNED:
        words += stunned_words(g, me)
    elif sharing(g, me):
        add_moves(g, me, open_sides(g, g.at[me]), sides_beside(g, g.at[me]), words)
        if len(words) == 0:
            words.append(DONE)
    else:
        words.append(DONE)
        add_free_words(g, me, words)
        if g.left > 0:
            add_actions(g, me, words)
    return Ask(1 << me, w.P_ACT, words)


def add_actions(g: Race, me: int, words: list[int]) -> None:
    """Add what an upright hero does with his points."""
    here = g.at[me]
    shown = face(g, here)
    ways = open_of(g, here, shown)
    beside = sides_beside(g, here)
    add_moves(g, me, ways, beside, words)
    add_attacks(g, me, ways, beside >> BY_HEROES, words)
    if g.tiles:
        add_explorations(g, here, words)
    what = ground_of(shown)
    if what != PLAIN:
        add_cell_words(g, me, what, ways, words)
    if g.bag[me]:
        add_object_words(g, me, ways, words)
        add_throws(g, me, words)
    if what == FORCE_CELL and may_win_force(g, me):
        words.append(w.WIN_FORCE)


def add_free_words(g: Race, me: int, words: list[int]) -> None:
    """Add what costs no point: to pick up an amphora, heroic powers.

    [hades-trap:pick-up] [hades-trap:powers] [hades-trap:andromeda] [hades-trap:daphne]
    """
    cell = g.at[me]
    if g.ground[cell] != EMPTY and not guarded(g, cell):
        words.append(w.TAKE)
    if g.ether_left[me]:
        hero = hero_of(g, me)
        if hero == w.ANDROMEDA:
            words.append(w.BOOST)
        elif hero == w.DAPHNE:
            words.append(w.WANDER)


def add_moves(g: Race, me: int, ways: int, beside: int, words: list[int]) -> None:
    """Add the moves to neighbours, by the mask of the open sides and that of who is there.

    [hades-trap:move] [hades-trap:limbo] [hades-trap:obstacle]  Eurydice may go through a wall
    [hades-trap:eurydice], and a hero with Combat may move towards whom he attacks.
    """
    here = g.at[me]
    left = g.left - cost_of_leaving(g, here)
    if left < 0:
        return
    held = gripped(g, me)
    fights = blessed(g, me, w.COMBAT)
    if held and not fights:
        return
    phases = not held and can_spend(g, me, w.EURYDICE)
    if not fights and not phases and not crossing(g, me):
        words += w.MOVES[here][ways & ~beside]
        return
    walks = not fights and not crossing(g, me)
    for side in range(4):
        cell = NEXT[here][side]
        if ways >> side & 1:
            if not taken(g, cell) if walks else may_enter(g, me, cell, left, held):
                words.append(w.GO[cell])
        elif phases and may_phase(g, here, side):
            words.append(w.PHASE[cell])


def may_enter(g: Race, me: int, cell: int, left: int, held: bool) -> bool:
    """Return whether a hero with Combat, or Daphne crossing, may move to an open neighbour.

    `left` points remain after the move; `held` says that something grips.  [hades-trap:move]
    [hades-trap:grip] [hades-trap:combat.blessing] [hades-trap:daphne]  Daphne only moves to where
    she still comes to a free cell (HT-j).
    """
    if cell == g.boss_at:
        return False
    if blessed(g, me, w.COMBAT) and fights_on(g, cell) and not sharing(g, me):
        return not held or guarded(g, cell)
    if crossing(g, me):
        return can_settle(g, me, cell, left)
    return not held


def may_phase(g: Race, here: int, side: int) -> bool:
    """Return whether Eurydice may go through the wall on a side, which is not on the rim.

    [hades-trap:eurydice] (HT-Q69)
    """
    return not LIMBO[here][side] and walled(g, here, side) and not taken(g, NEXT[here][side])


def add_attacks(g: Race, me: int, ways: int, heroes: int, words: list[int]) -> None:
    """Add the attacks on neighbours and on one's own cell, by the masks of open sides and heroes.

    [hades-trap:attack] [hades-trap:attack.skeleton] (HT-R21, HT-Q4)  Nobody is on a tile that lies
    face down.
    """
    here = g.at[me]
    add_guards(g, here, words)
    near = sides_guarded(g, here) | heroes
    if g.walls != THROUGH:
        near &= ways
    for side in SIDES_IN[near]:
        add_targets(g, me, NEXT[here][side], words)


def add_explorations(g: Race, here: int, words: list[int]) -> None:
    """Add the face-down tiles beside a cell that a hero there may reveal, across Limbo as well.

    [hades-trap:explore] (HT-Q60)  Walls do not matter.
    """
    for i in range(2):
        place = PLACES_BEYOND[here][i]
        if kind(g, place) == 0:
            words.append(w.EXPLORE[place])


def may_win_force(g: Race, me: int) -> bool:
    """Return whether a hero in the middle of the Lair can take Force, for 2 points (HT-Q64).

    [hades-trap:force]
    """
    return g.left >= COST_OF_FORCE and not g.medallions[me] & w.FORCE


def stunned_words(g: Race, me: int) -> list[int]:
    """List what a Stunned hero does: he must stand up on a free cell, else crawl towards one.

    [hades-trap:stunned] [hades-trap:standing] (HT-Q70)
    """
    if not taken(g, g.at[me], me):
        return [w.STAND] if g.left > 0 else [DONE]
    words = crawl_words(g, me)
    if len(words) == 0:
        words.append(DONE)
    return words


def crawl_words(g: Race, me: int) -> list[int]:
    """List the moves of a Stunned hero that can still end on a free cell (HT-Q70)."""
    here = g.at[me]
    left = g.left - cost_of_leaving(g, here)
    words: list[int] = []
    if left < 0:
        return words
    for side in range(4):
        cell = NEXT[here][side]
        if not closed(g, here, side) and cell != g.boss_at and can_settle(g, me, cell, left):
            words.append(w.GO[cell])
    return words


# -- what it does ---------------------------------------------------------------------------------


@STEPS.answer(ACT)
def act(g: Race, me: int, _: int, word: int) -> None:
    """Carry out one action, then ask for the next [hades-trap:hero-phase]."""
    if word == DONE:
        g.left = 0
        return
    g.idle = 0
    then(g, ACT, me)
    a, b = w.A[word], w.B[word]
    if g.lies[me] == FALLEN:
        haunt_to(g, me, a)
        return
    match w.VERB[word]:
        case w.GO.id:
            go(g, me, a)
        case w.PHASE.id:
            g.ether_left[me] = 0
            tell(g, w.E_PHASED, me, a)
            go(g, me, a)
        case w.STRIKE.id:
            g.left -= 1
            strike(g, me, a)
        case w.CRUSH.id:
            g.left -= 1
            crush(g, me, a)
        case w.PUSH.id:
            g.left -= 1
            push(g, me, a)
        case w.EXPLORE.id:
            g.left -= 1
            then(g, REVEAL, me, a)
        case w.CHARGE.id | w.TELEPORT.id | w.TURN.id | w.CLIMB.id | w.SWAP.id:
            g.left -= 1
            take_effect(g, me, word)
        case w.DASH.id | w.TWIST.id | w.TRADE.id | w.REFLECT.id | w.HURL.id:
            g.left -= 1
            use(g, me, word)
        case w.THROW.id:
            throw(g, me, a, b)
        case _:
            act_plainly(g, me, word)


def act_plainly(g: Race, me: int, word: int) -> None:
    """Carry out an action that names no cell, tile or hero."""
    if word == w.STAND:
        g.left -= 1
        g.lies[me] = UPRIGHT
        tell(g, w.E_STOOD, me)
        tell_grip(g, me)
    elif word == w.TAKE:
        then(g, PICK_UP, me)
    elif word == w.SHOW:
        show_fortune(g, me)
    elif word == w.WIN_FORCE:
        g.left -= COST_OF_FORCE
        win(g, me, w.FORCE)
    elif word == w.BOOST:
        g.ether_left[me] = 0
        g.left += 1
        tell(g, w.E_BOOSTED, me, g.left)
    else:
        g.ether_left[me] = 0
        g.wandering = 1
        tell(g, w.E_WANDERED, me)


def show_fortune(g: Race, me: int) -> None:
    """Move Fortune from its amphora to the action bar; as the fourth it wins at once.

    [hades-trap:fortune] (HT-Q63)
    """
    spend(g, me, w.FORTUNE)
    win(g, me, w.FORTUNE_SHOWN)


def go(g: Race, me: int, cell: int) -> None:
    """Move a hero one cell, after an attack with Combat [hades-trap:move].

    [hades-trap:combat.blessing]  He attacks whoever is there, unless he is Stunned himself, or a
    wall that stops attacks is in between (HT-Q4).
    """
    here = g.at[me]
    side = side_to(here, cell)
    g.left -= cost_of_leaving(g, here)
    fights = g.lies[me] == UPRIGHT and blessed(g, me, w.COMBAT) and fights_on(g, cell)
    if fights and within_reach(g, here, side):
        plan(g, step(FREE_ATTACK, me, cell), step(FOLLOW, me, cell))
        return
    cross(g, here, side)
    walk(g, me, cell)


def use(g: Race, me: int, word: int) -> None:
    """Reveal an object, discard or keep it, then carry out what it does.

    [hades-trap:activate] [hades-trap:amphorae]
    """
    amphora = object_of(word)
    reveal(g, me, amphora)
    plan(g, step(USED, me, amphora), step(EFFECT, me, word))


def object_of(word: int) -> int:
    """Return the object that a word uses."""
    match w.VERB[word]:
        case w.DASH.id:
            return w.SANDALS
        case w.TWIST.id:
            return w.JOYSTICK
        case w.TRADE.id:
            return w.PAD
        case w.REFLECT.id:
            return w.MIRROR
        case _:
            return w.BOOMERANG


@STEPS.auto(EFFECT)
def take_effect(g: Race, me: int, word: int) -> None:
    """Carry out what a special cell or object does [hades-trap:activate] [hades-trap:amphorae].

    [hades-trap:stairs] [hades-trap:boomerang] [hades-trap:mirror]
    """
    a, b = w.A[word], w.B[word]
    match w.VERB[word]:
        case w.CHARGE.id | w.DASH.id:
            tell(g, w.E_CHARGED, me, a)
            then(g, ADVANCE, me, a + 4 * g.at[me])
        case w.TURN.id | w.TWIST.id:
            turn_by_hand(g, me, a, b)
        case w.SWAP.id | w.TRADE.id:
            swap_tiles(g, me, a, b)
        case w.TELEPORT.id | w.CLIMB.id:
            move_to(g, me, a)
        case w.REFLECT.id:
            change_places(g, me, a)
        case _:
            tell(g, w.E_AIMED, me, a)
            then(g, HIT, a, STUN)


def throw(g: Race, me: int, amphora: int, victim: int) -> None:
    """Throw an amphora at a hero; it is lost, Circe cannot keep it (HT-k).

    [hades-trap:force.blessing]
    """
    g.left -= distance(g, me, victim)
    tell(g, w.E_THREW, me, victim, amphora)
    then(g, HIT, victim, STUN)
    spend(g, me, amphora)


@STEPS.rule(REVEAL)
def turn_up(g: Race, me: int, place: int) -> Rule[None]:
    """Turn a tile face up, with an amphora and a skeleton on each rubble, the Boss in the Lair.

    [hades-trap:explore] [hades-trap:explore.rubble] [hades-trap:setup.2] [hades-trap:boss]
    (HT-Q14, HT-Q18)  Which tile, and which way round, is chance.
    """
    tile = yield from see(g, g.tile, place, g.tiles, w.S_TILE, 255)
    quarters = yield from roll(w.S_QUARTERS, (0, 1, 2, 3))
    g.quarters[place] = quarters
    tell(g, w.E_EXPLORED, me, place, tile)
    for cell in range(9 * place, 9 * place + 9):
        if ground(g, cell) == RUBBLE:
            g.ground[cell] = g.box.pop()
            g.bones[cell] = BURNING if g.burning else SKELETON
    if tile == w.LAIR and g.boss != w.SIREN:
        g.boss_at = 9 * place + MIDDLE
        tell(g, w.E_APPEARED, g.boss, g.boss_at)


# -- the end of a turn ----------------------------------------------------------------------------


@STEPS.auto(FINISH)
def finish_turn(g: Race, me: int, _: int) -> None:
    """End a hero's turn: his Hades tokens may go, and his medallions may win.

    [hades-trap:hades-token] [hades-trap:end] [hades-trap:goal] (HT-Q23, HT-Q63, HT-G9, HT-C6) Three
    medallions win on the Portal cell, four anywhere.  A hidden Fortune counts by itself: nobody
    would keep it for another turn.
    """
    if g.wandering:
        g.wandering = 0
        read_grip(g, me)
    if g.lies[me] != FALLEN:
        if tokens_leave(g, me):
            tell(g, w.E_FREED, me, g.curses[me])
            g.curses[me] = 0
        if counted(g, me) >= needed(g, me):
            if w.FORTUNE in g.bag[me]:
                show_fortune(g, me)
            finish(g, me, w.R_PORTAL)
    g.fresh[me] = 0
    if g.boss == w.SIREN and g.turns == g.seats:
        surface(g)


def needed(g: Race, me: int) -> int:
    """Return how many medallions win on a hero's cell [hades-trap:goal] [hades-trap:siren.goal]."""
    home = g.at[me] == portal_cell(g) and g.boss != w.SIREN
    return TO_LEAVE if home else TO_WIN


def surface(g: Race) -> None:
    """Place the Siren on the Portal cell, once everyone has played a turn.

    [hades-trap:siren.arrival] (HT-Q27)  A hero who stands there chooses a free cell of water.
    """
    g.boss_at = portal_cell(g)
    tell(g, w.E_APPEARED, g.boss, g.boss_at)
    seat = pawn_on(g, g.boss_at)
    if seat >= 0:
        then(g, MAKE_ROOM, seat, 1)
