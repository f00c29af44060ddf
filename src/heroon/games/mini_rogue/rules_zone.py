"""MINI ROGUE: the turn: Preparation, Exploration, Descent, and the fall (p. 8, p. 13, p. 24)."""

from __future__ import annotations

from heroon.kernel import (
    ALL,
    EMPTY,
    NO,
    NOBODY,
    NOTHING,
    PASS,
    YES,
    Ask,
    Rule,
    chance,
    end,
    plan,
    see,
    show,
    shuffle,
    step,
    tell,
    then,
)

from . import words as w
from .cards import HUNGER, LAST_ZONE
from .hero import (
    acting,
    below,
    discard_item,
    everybody,
    floor_of,
    guarded,
    has_tower,
    hurt,
    lord,
    party,
    refresh,
    result,
    set_condition,
    sipped,
    sips,
    turn,
    useful,
)
from .overlord import AT_HIDDEN, AT_MEAL, AT_ROOM, AT_WAY, AT_ZONE
from .rules_skills import explore, explore_words
from .state import CELLS, ENTRANCE, EXIT, MOST_GIFTS, Run
from .steps import (
    AGREE,
    BRANCH,
    DESCEND,
    DISARM,
    ENTER,
    ENTERED,
    FIGHT,
    FIRST,
    GAIN_OMEN,
    GIVE,
    HAND,
    LANDING,
    LAY,
    LEAVE,
    MEAL,
    MOVE,
    MUDDLE,
    OMEN,
    PREPARE,
    RESOLVE,
    REVEAL,
    ROOM,
    SHOW,
    STEPS,
    TRIGGER,
    VICTORY,
    WALK,
    WARDEN,
    ZONE,
)

# -- Preparation ----------------------------------------------------------------------------------


@STEPS.auto(ZONE)
def zone(g: Run, _a: int, _b: int) -> None:
    """Plan a Zone: shuffle, lay Rooms, turn up Entrance and Guardian, resolve, walk (p. 8).

    Preparation skills belong to step 1, which the first Zone leaves out (MR-211).
    [mini-rogue:preparation] [mini-rogue:turn] [mini-rogue:setup.entrance]
    """
    first = g.turns == 0
    g.turns += 1
    begin(g)
    for cell in range(CELLS):
        clear(g, cell)
    mix(g)
    plan(g, step(RESOLVE, 0), WALK)
    if g.mode != w.PLAIN:
        plan(g, MUDDLE, step(OMEN, AT_ZONE))
    plan(g, LAY, HAND, step(SHOW, ENTRANCE), WARDEN)
    if not first:
        for i in range(party(g) - 1, -1, -1):
            then(g, PREPARE, turn(g, i))


def begin(g: Run) -> None:
    """Put all on the Entrance of a new Zone, in which nothing has been met yet (p. 24).

    What an Overlord has laid on the old Zone is over (MR-65).
    """
    g.fell = 0
    for seat in range(party(g)):
        g.at[seat] = ENTRANCE
        g.met[seat] = 0
        g.gifts[seat] = MOST_GIFTS
    g.used = 0
    g.veiled = 0
    g.blocked = 0
    g.armed = 0
    g.watch = 0
    for seat in range(party(g)):
        if g.night >> seat & 1:
            set_condition(g, seat, w.IS_BLIND, 0)
    tell(g, w.E_ZONE, g.zone)


def clear(g: Run, cell: int) -> None:
    """Gather the Room of a cell (p. 8 step 10)."""
    if g.room[cell] != EMPTY:
        g.stock.append(g.room[cell])
        g.room[cell] = EMPTY
    g.known[cell] = 0
    g.up[cell] = 0


def mix(g: Run) -> None:
    """Shuffle all Rooms but those that somebody holds (p. 8, p. 15) (MR-248, MR-249)."""
    g.stock += g.discard
    g.discard = []
    shuffle(g.pool, g.stock)
    g.stock_known = [0] * len(g.stock)


@STEPS.auto(LAY)
def lay(g: Run, _a: int, _b: int) -> None:
    """Lay eight Rooms face down, row by row (p. 4, p. 8, MR-212).

    After a fall one lies there already.  [mini-rogue:setup.zone] [mini-rogue:fall.zone]
    """
    for cell in range(EXIT):
        if g.room[cell] == EMPTY:
            g.room[cell] = g.stock.pop()
            g.known[cell] = g.stock_known.pop()


@STEPS.rule(SHOW)
def turn_up(g: Run, cell: int, _b: int) -> Rule[None]:
    """Turn up the Room of a cell, for good (p. 8 steps 2 and 5) [mini-rogue:reveal]."""
    if cell == EXIT or g.room[cell] == EMPTY or g.up[cell] > 0:
        return
    room = yield from see(g, g.room, cell, g.pool, w.S_ROOM[g.zone], ALL)
    g.known[cell] = ALL
    g.up[cell] = 1
    tell(g, w.E_ROOM, cell, room)


@STEPS.rule(WARDEN)
def warden(g: Run, _a: int, _b: int) -> Rule[None]:
    """Turn up the Guardian where the Zone shows the icon (p. 8 step 3) [mini-rogue:guardian].

    In the last Zone that is the King's Remains, those of Og (Conseil p. 6), or the Overlord's
    Avatar.  [mini-rogue:mix]
    """
    if not guarded(g):
        return
    if g.zone == LAST_ZONE:
        if g.last_one == w.EITHER and g.mode == w.PLAIN:
            which = yield from chance(w.S_LAST, (0, 1))
            g.og = which
        if g.mode != w.PLAIN:
            tell(g, w.E_AVATAR)
        else:
            tell(g, w.E_OG if g.og > 0 else w.E_REMAINS)
    elif len(g.den) > 0:
        guardian = yield from see(g, g.den, len(g.den) - 1, g.guardians, w.S_GUARDIAN, ALL)
        g.den.pop()
        g.lair = [guardian]
        tell(g, w.E_WARDEN, guardian)


# -- Exploration ----------------------------------------------------------------------------------


@STEPS.auto(WALK)
def walk(g: Run, _a: int, _b: int) -> None:
    """Plan the next step of all: turn up, choose ways, enter, resolve, exchange (p. 8, p. 24).

    All choose, the leader first, and then all resolve (MR-224).  All have taken the same number of
    steps from the Entrance, so they reach the Exit together.  What was for the last Rooms alone is
    over (MR-265).  [mini-rogue:exploration] [mini-rogue:coop.paths] [mini-rogue:mix]
    """
    g.ahead = 0
    g.urged = 0
    g.aegis = 0
    g.ward = 0
    g.past = 0
    if g.fell > 0:
        then(g, LANDING)
        return
    if g.at[0] == EXIT:
        then(g, LEAVE)
        return
    plan(g, ENTER, step(RESOLVE, 1), WALK)
    for i in range(party(g) - 1, -1, -1):
        then(g, MOVE, turn(g, i))
    if g.mode != w.PLAIN:
        plan(g, BRANCH, step(OMEN, AT_WAY))
    for i in range(party(g) - 1, -1, -1):
        then(g, REVEAL, turn(g, i))
    if g.mode == w.OVERLORD:
        then(g, OMEN, AT_HIDDEN)


def right_of(cell: int) -> int:
    """Return the cell to the right; EXIT where there is none."""
    return cell + 1 if cell % 3 < 2 else EXIT


def under(cell: int) -> int:
    """Return the cell below; EXIT where there is none."""
    return cell + 3 if cell < 6 else EXIT


@STEPS.auto(REVEAL)
def reveal(g: Run, seat: int, _b: int) -> None:
    """Turn up the two Rooms before a seat, unless it is blind (p. 8 step 5, p. 13).

    [mini-rogue:reveal] [mini-rogue:blindness]
    """
    if g.blind[seat] == 0:
        cell = g.at[seat]
        plan(g, step(SHOW, right_of(cell)), step(SHOW, under(cell)))


@STEPS.words(MOVE)
def move_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer the ways to the right and down, and Exploration skills to the seeing (p. 8, MR-213).

    [mini-rogue:move] [mini-rogue:skill.exploration]
    """
    cell = g.at[seat]
    words: list[int] = []
    if cell % 3 < 2 and g.blocked != cell + 2:
        words.append(w.GO[cell + 1])
    if cell < 6 and g.blocked != cell + 4:
        words.append(w.GO[cell + 3])
    if g.blind[seat] == 0 and (right_of(cell) != EXIT or under(cell) != EXIT):
        words += explore_words(g, seat)
    if len(words) < 2:
        return NOBODY
    if g.urged == 0 and seat != g.leader:
        words.append(w.URGE)
    return Ask(1 << seat, w.P_WAY, words + sips(g, seat))


@STEPS.answer(MOVE)
def move(g: Run, seat: int, _b: int, word: int) -> None:
    """Go to a cell, or do something first; who is cured sees the Rooms ahead at once (MR-215)."""
    if word == NOTHING:
        right = g.at[seat] % 3 < 2 and g.blocked != g.at[seat] + 2
        go(g, seat, g.at[seat] + (1 if right else 3))
    elif w.VERB[word] == w.GO.id:
        go(g, seat, w.A[word])
    elif word == w.URGE:
        urge(g, seat)
    else:
        plan(g, step(REVEAL, seat), step(MOVE, seat))
        if not sipped(g, seat, word):
            explore(g, seat, word)


def go(g: Run, seat: int, cell: int) -> None:
    """Move a seat to a cell; its Room is turned up once all have chosen (MR-224)."""
    g.at[seat] = cell
    g.gifts[seat] = MOST_GIFTS
    tell(g, w.E_WENT, seat, cell)


def urge(g: Run, seat: int) -> None:
    """Ask all others to let a seat resolve first in this step, once a step at most (p. 24).

    [mini-rogue:coop.leader] (MR-251)
    """
    g.urged = 1
    tell(g, w.E_URGED, seat)
    plan(g, step(FIRST, seat), step(MOVE, seat))
    for i in range(party(g) - 1, -1, -1):
        if turn(g, i) != seat:
            then(g, AGREE, turn(g, i), seat)


@STEPS.words(AGREE)
def agree_words(g: Run, seat: int, _asking: int) -> Ask:
    """Ask a seat whether another one may resolve first (p. 24)."""
    return Ask(1 << seat, w.P_AGREE, [YES, NO] + sips(g, seat) if g.urged == 1 else ())


@STEPS.answer(AGREE)
def agree(g: Run, seat: int, asking: int, word: int) -> None:
    """Note a refusal; a single one is enough.

    Who is cured by a potion here and has yet to move sees the Rooms ahead (MR-215).
    """
    if sipped(g, seat, word):
        then(g, AGREE, seat, asking)
        if (seat - g.leader) % party(g) > (asking - g.leader) % party(g):
            then(g, REVEAL, seat)
    elif word == NO:
        g.urged = 2
        tell(g, w.E_DECLINED, seat)


@STEPS.auto(FIRST)
def go_first(g: Run, seat: int, _b: int) -> None:
    """Let the seat that asked resolve first, if all have agreed (p. 24)."""
    if g.urged == 1:
        g.ahead = seat + 1
        tell(g, w.E_FIRST, seat)


@STEPS.auto(ENTER)
def enter(g: Run, _a: int, _b: int) -> None:
    """Turn up the Rooms that are entered; the blind see only these (p. 13).

    [mini-rogue:blindness]
    """
    g.blocked = 0
    for i in range(party(g) - 1, -1, -1):
        then(g, SHOW, g.at[turn(g, i)])


@STEPS.words(ENTERED)
def entered_words(g: Run, seat: int, seeing: int) -> Ask:
    """Offer Exploration skills in a Room entered: at the Entrance, and to the blind (MR-213).

    [mini-rogue:skill.exploration] (MR-38)
    """
    words = explore_words(g, seat)
    if seeing > 0 or len(words) == 0:
        return NOBODY
    return Ask(1 << seat, w.P_ENTERED, [PASS] + words + sips(g, seat))


@STEPS.answer(ENTERED)
def entered(g: Run, seat: int, _seeing: int, word: int) -> None:
    """Use the skill picked, or go on."""
    if word != NOTHING and word != PASS:
        then(g, ENTERED, seat)
        if not sipped(g, seat, word):
            explore(g, seat, word)


@STEPS.auto(RESOLVE)
def resolve(g: Run, entered: int, _b: int) -> None:
    """Plan the Rooms in which somebody stands, the leader's first (p. 24).

    If they have agreed on it, somebody else's comes first (MR-251).  After each Room those who
    stand in it exchange.  [mini-rogue:coop.rooms] [mini-rogue:coop.exchange]
    """
    for i in range(party(g) - 1, -1, -1):
        cell = g.at[acting(g, i)]
        others = standing_on(g, cell)
        first = True
        for j in range(i):
            if others >> acting(g, j) & 1:
                first = False
        if first and cell != EXIT:
            for j in range(party(g) - 1, -1, -1):
                if others >> acting(g, j) & 1:
                    then(g, GIVE, acting(g, j))
            if g.mode == w.AUTOMA:
                then(g, DISARM)
            then(g, ROOM, cell, others)
            for j in range(party(g) - 1, -1, -1):
                if others >> acting(g, j) & 1:
                    then(g, ENTERED, acting(g, j), entered * (1 - g.blind[acting(g, j)]))
            if g.mode == w.OVERLORD:
                then(g, OMEN, AT_ROOM, cell)
            elif g.mode == w.AUTOMA:
                then(g, TRIGGER, w.ON_ENTERING, cell)


def standing_on(g: Run, cell: int) -> int:
    """Return the mask of the seats on a cell."""
    found = 0
    for seat in range(party(g)):
        if g.at[seat] == cell:
            found |= 1 << seat
    return found


# -- the Exit, the Descent ------------------------------------------------------------------------


@STEPS.auto(LEAVE)
def leave(g: Run, _a: int, _b: int) -> None:
    """Plan the Exit: a Guardian who is face up, a last exchange, the Descent (p. 8, MR-225).

    The King's Remains are two fights, and then all is won (p. 18, p. 24); so is the Avatar, who
    takes their place (Conseil p. 9).
    [mini-rogue:exit] [mini-rogue:remains] [mini-rogue:end.victory] [mini-rogue:avatar]
    """
    if g.zone == LAST_ZONE and g.mode != w.PLAIN:
        plan(
            g,
            step(FIGHT, w.AVATAR, everybody(g)),
            step(FIGHT, w.AVATAR_AGAIN, everybody(g)),
            VICTORY,
        )
        return
    if g.zone == LAST_ZONE:
        plan(
            g,
            step(FIGHT, w.OG if g.og > 0 else w.REMAINS, everybody(g)),
            step(FIGHT, w.OG_AGAIN if g.og > 0 else w.REMAINS_AGAIN, everybody(g)),
            VICTORY,
        )
        return
    then(g, DESCEND)
    if g.mode == w.OVERLORD:
        then(g, OMEN, AT_MEAL)
    for i in range(party(g) - 1, -1, -1):
        then(g, MEAL, turn(g, i))
    if g.mode == w.OVERLORD:
        then(g, GAIN_OMEN)
    for i in range(party(g) - 1, -1, -1):
        then(g, GIVE, turn(g, i))
    if len(g.lair) > 0:
        then(g, FIGHT, w.FOE_OF_GUARDIAN[g.lair[0]], everybody(g))


@STEPS.auto(VICTORY)
def victory(g: Run, _a: int, _b: int) -> None:
    """End the game, won by the adventurers (p. 24) [mini-rogue:end.victory] [mini-rogue:goal]."""
    end(g, result(g, 1), w.R_WON)


@STEPS.words(MEAL)
def meal_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer potions before a hunger that would kill (p. 14) (MR-241)."""
    starving = g.fell == 0 and g.food[seat] == 0
    if g.mode == w.OVERLORD:  # any potion, whatever the hunger leaves (MR-43)
        words = sips(g, seat)
        asked = starving and len(words) > 0
        return Ask(1 << seat, w.P_HUNGER, [PASS] + words if asked else ())
    starving = starving and g.hp[seat] <= g.numbers[HUNGER]
    if starving and useful(g, seat, w.HEAL):
        return Ask(1 << seat, w.P_HUNGER, [PASS] + sips(g, seat))
    return NOBODY


@STEPS.answer(MEAL)
def meal(g: Run, seat: int, _b: int, word: int) -> None:
    """Eat 1 ration, or lose HP to hunger (p. 8) [mini-rogue:descent] [mini-rogue:rations]."""
    if g.fell > 0:
        return
    if sipped(g, seat, word):
        then(g, MEAL, seat)
    elif g.food[seat] > 0:
        g.food[seat] -= 1
        tell(g, w.E_ATE, seat)
    else:
        tell(g, w.E_HUNGRY, seat)
        hurt(g, seat, g.numbers[HUNGER])


@STEPS.auto(DESCEND)
def descend(g: Run, _a: int, _b: int) -> None:
    """Turn skills face up, move the cube, pass the lead on (p. 8 steps 8-10, p. 24).

    [mini-rogue:descent] [mini-rogue:coop.leader] [mini-rogue:skill.refresh]
    """
    if g.fell > 0:  # thrown down by the Guardian (MR-252)
        then(g, LANDING)
        return
    for i in range(party(g)):
        refresh(g, turn(g, i))
    g.due = 0  # what the Automa has set off in this Zone is over (MR-65)
    to_zone(g, g.zone + 1)
    if party(g) > 1:
        g.leader = turn(g, 1)
        tell(g, w.E_LEADER, g.leader)
    then(g, ZONE)
    if g.mode == w.AUTOMA:
        then(g, TRIGGER, w.ON_DESCENT)


def to_zone(g: Run, zone: int) -> None:
    """Move the cube to a Zone; a new Floor ends the alarm (p. 8, Conseil p. 5) (MR-220, MR-26).

    [mini-rogue:alarm-tower]
    """
    if floor_of(g, zone) != floor_of(g, g.zone):
        for seat in range(party(g)):
            if has_tower(g, seat):
                discard_item(g, seat, w.TOWER)
        g.used_floor = 0
        if g.mode == w.OVERLORD:
            lay_down_hand(g)
    g.zone = zone
    if zone == LAST_ZONE:
        show(g)  # it is known who lies at the Exit


def lay_down_hand(g: Run) -> None:
    """Return the Overlord's hand, unseen, to the Rooms not in use (Conseil p. 7).

    This happens when a Floor ends.  [mini-rogue:overlord.hand] (MR-49)
    """
    me = lord(g)
    while len(g.hand[me]) > 0:
        g.stock.append(g.hand[me].pop())
        g.stock_known.append(1 << me)


# -- the fall -------------------------------------------------------------------------------------


@STEPS.auto(LANDING)
def landing(g: Run, _a: int, _b: int) -> None:
    """Let all fall; the Room of who fell first is the Entrance, already resolved (p. 13, p. 24).

    The Guardian of the Floor is out of the game; nobody eats, skills stay as they are, and the
    same one leads.  [mini-rogue:fall] [mini-rogue:fall.zone] [mini-rogue:coop.fall]
    (MR-11, MR-229, MR-249)
    """
    lost_guardian(g)
    g.due = 0
    cell = g.at[g.fell - 1]
    entrance = g.room[cell]
    g.room[cell] = EMPTY
    to_zone(g, below(g))
    tell(g, w.E_FELL, g.zone)
    g.turns += 1
    for other in range(CELLS):
        clear(g, other)
    g.room[ENTRANCE] = entrance
    g.known[ENTRANCE] = 0 if entrance == EMPTY else ALL
    g.up[ENTRANCE] = int(entrance != EMPTY)
    begin(g)
    mix(g)
    then(g, WALK)
    for i in range(party(g) - 1, -1, -1):
        then(g, GIVE, turn(g, i))
    plan(g, LAY, HAND, step(SHOW, ENTRANCE), WARDEN, step(OMEN, AT_ZONE))


def lost_guardian(g: Run) -> None:
    """Take the Guardian of the Floor out of the game, seen or unseen (p. 13) [mini-rogue:fall].

    One that threw somebody down and was beaten by the others is not there any more (MR-252).
    """
    if len(g.lair) > 0:
        g.gone.append(g.lair.pop())
        tell(g, w.E_GONE)
    elif len(g.den) > 0 and not guarded(g):
        g.gone.append(g.den.pop())
        tell(g, w.E_GONE)
