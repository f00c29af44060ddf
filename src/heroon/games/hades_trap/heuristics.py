"""HADES TRAP: what a sensible player does, written by hand.

`weights` gives each word a number, in the subset of the rules, so that the engine in C plays by it;
`policy` says one of the best.  Both look at public facts and at the asked seat's own secrets alone
(the amphorae it knows), so they answer alike in every world that the seat cannot tell apart.

The idea: a turn is planned whole.  Every cell that the points that are left lead to is reached by
the sequences of threads that the ways there cross; each of these ends is worth what lies ahead of
it (`worth`), less what the Boss would do there, with what he would do to others.  The word that
begins the way to the best end is said, and after it everything is thought anew.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, PASS, STOP, YES, Ask, Rng

from . import words as w
from .cards import FORCE_CELL, SANDALS_CELL, STAIRS
from .labyrinth import NEXT, NOWHERE
from .places import (
    TO_LEAVE,
    TO_WIN,
    blessed,
    closed,
    cost_of_leaving,
    counted,
    crossing,
    first_place,
    gripped,
    ground,
    kind,
    many,
    other_stairs,
    pawn_on,
    portal_cell,
    taken,
)
from .state import FALLEN, STUNNED, Race
from .worth import (
    AFTER,
    LAID,
    LATE,
    NONE,
    POINT,
    TO_HALF,
    VICTORY,
    after_swapping,
    after_turning,
    blow,
    fear,
    goes_to,
    harm,
    holds_of,
    in_line,
    jar,
    may_form,
    opens_line,
    sequence,
    threat,
    trophy,
    ways_of,
    whim,
    wins,
    worth_of_cells,
)

__all__ = ["policy", "standing", "weights"]

#: Ends of a turn that are looked at, and how many sequences for each cell.
ENDS: Final = 480
EACH: Final = 5
UNSEEN: Final = 1 << 20
#: What is well done whenever it is offered.
SURELY: Final = 1 << 24
#: What a turned tile brings at once; what a point is worth that may be left for what comes next.
DARK_NOW: Final = 200
DUSK_NOW: Final = 110
REST: Final = 40
#: What a medallion is worth beyond itself: another one comes next.
NEXT_ONE: Final = 500
#: What an amphora, an Ether token is worth unspent.
KEPT: Final = 90
ETHER: Final = 100
#: What a Stunned token, a push, a robbery does to the nearest to winning, by how near he is.
STUNS: Final = 22
PUSHES: Final = 12
#: What of the hand is kept, by object; Fortune cannot be dropped.
LIKED: Final = (0, 99, 6, 5, 3, 7, 2, 1)
#: Late in a game heroes go astray in one of so many rounds.
ASTRAY: Final = 4
#: What an exchanged token must be worth.
ENOUGH: Final = 90


def policy(g: Race, ask: Ask, rng: Rng) -> int:
    """One of the words with the highest weight; equal ones are parted by chance."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    found = weights(g, seat, ask.prompt, words)
    top = max(found)
    best = [word for word, weight in zip(words, found, strict=True) if weight == top]
    return best[0] if len(best) == 1 else rng.choice(best)


def weights(g: Race, seat: int, prompt: int, words: list[int]) -> list[int]:
    """A number for each word, the better the higher."""
    match prompt:
        case w.P_ACT:
            return to_act(g, seat, words)
        case w.P_CHARGE:
            return to_run(g, seat, words)
        case w.P_SHIFT | w.P_ENTER:
            return to_shift(g, seat, words)
        case w.P_DROP:
            return [-LIKED[w.A[word]] for word in words]
        case w.P_REPLACE:
            return to_replace(g, seat, words)
        case w.P_VICTIM | w.P_CHARM | w.P_FREE_ATTACK:
            return [at_whom(g, seat, word) for word in words]
        case w.P_STEAL:
            return [0 if word == PASS else threat(g, w.A[word]) for word in words]
        case w.P_HATCH:
            return [towards_others(g, seat, w.A[word]) for word in words]
        case _:  # a shield, a refusal, an object that is kept: yes
            return [int(word == YES) for word in words]


# -- the turn -------------------------------------------------------------------------------------


def to_act(g: Race, me: int, words: list[int]) -> list[int]:
    """The Hero phase."""
    if g.lies[me] == FALLEN:
        return to_haunt(g, me, words)
    if len(words) == 1:
        return [0]
    if w.SHOW in words and counted(g, me) == TO_WIN:
        return [int(word == w.SHOW) for word in words]
    if w.STAND in words:
        return [int(word == w.STAND) for word in words]
    if w.TAKE in words and jar(g, me) > 0:
        return [int(word == w.TAKE) for word in words]
    ways = ways_of(g)
    holds = holds_of(g, ways)
    cells = worth_of_cells(g, me, ways, holds)
    found = plan_turn(g, me, words, ways, holds, cells)
    less = found.pop()  # what the turn is worth with a point less
    for i in range(len(words)):
        found[i] = max(found[i], alone(g, me, words[i], cells, less))
    if is_wild(g) and max(found) < VICTORY // 2:
        return [wild(g, word) for word in words]
    return found


def is_wild(g: Race) -> bool:
    """Whether it is a round in which heroes go astray: late, one in so many."""
    rounds = g.turns // g.seats
    return rounds >= LATE and rounds % ASTRAY == 0


def wild(g: Race, word: int) -> int:
    """A number for a word that changes with each action: no two heroes dance for ever."""
    return (37 * word + 61 * g.turns + 29 * g.left + word * g.turns) % 997


def to_haunt(g: Race, me: int, words: list[int]) -> list[int]:
    """A ghost goes to its body by the shortest way: nothing is in its way."""
    found: list[int] = []
    body = g.at[me]
    far = steps_between(g, g.ghost[me], body) if g.ghost[me] >= 0 else 0
    for word in words:
        if word == DONE:
            found.append(0)
        else:
            found.append(far - steps_between(g, w.A[word], body))
    return found


def steps_between(g: Race, cell: int, other: int) -> int:
    """How many steps two cells are apart where no wall counts."""
    reached = [cell]
    far = [0]
    i = 0
    while reached[i] != other:
        for side in range(4):
            there = NEXT[reached[i]][side]
            if there not in reached:
                reached.append(there)
                far.append(far[i] + 1)
        i += 1
    return far[i]


def end_of(g: Race, me: int, cell: int, number: int, worth: int, gains: list[int]) -> int:
    """What it is worth to end a turn on a cell after a sequence."""
    if counted(g, me) >= TO_LEAVE and cell == portal_cell(g) and g.boss != w.SIREN:
        return 2 * VICTORY - fear(g, me, cell, number)
    if gains[number] == UNSEEN:
        gains[number] = harm(g, me, number)
        if not g.medallions[me] & w.FORCE and g.boss_at >= 0:
            stop = goes_to(g, number)
            if ground(g, stop) == FORCE_CELL:
                gains[number] -= POINT
    return worth + gains[number] - fear(g, me, cell, number)


def plan_turn(
    g: Race, me: int, words: list[int], ways: list[int], holds: list[int], cells: list[int]
) -> list[int]:
    """What each word is worth by the best end it leads to; one number more: with a point less."""
    first = 9 * first_place(g)
    here = g.at[me] - first
    at = [here]
    laid = [sequence(g)]
    spent = [0]
    bonus = [0]
    root = [-1]
    slots = [-1] * (81 * EACH)
    gains = [UNSEEN] * len(LAID)
    slots[EACH * here] = laid[0]
    found = [2 * NONE] * len(words)
    less = 2 * NONE
    held = gripped(g, me)
    blocked = [0] * 81
    for seat in range(g.seats):
        if seat != me and g.at[seat] >= 0 and pawn_on(g, g.at[seat]) == seat:
            blocked[g.at[seat] - first] = 1
    if g.boss_at >= 0:
        blocked[g.boss_at - first] = 1
    jars = jar(g, me)
    kill = trophy(g, me)
    cost = 0
    while cost <= g.left:
        i = 0
        while i < len(at):
            if spent[i] != cost:
                i += 1
                continue
            cell = at[i]
            worth = end_of(g, me, first + cell, laid[i], cells[cell] + bonus[i], gains)
            if root[i] < 0:
                if words[0] == DONE or words[-1] == DONE or DONE in words:
                    stay = words.index(DONE)
                    found[stay] = max(found[stay], worth - 1)
            else:
                worth = max(worth, at_once(g, me, first + cell, g.left - cost, worth, ways))
                found[root[i]] = max(found[root[i]], worth - cost)
            if cost < g.left and worth > less:
                less = worth
            hold = holds[cell] if (i > 0 or held) else 0
            pays = cost + hold
            gain = bonus[i] + hold * kill
            if i == 0 and crossing(g, me):
                hold = 0
                pays = cost
                gain = 0
            go = pays + cost_of_leaving(g, first + cell)
            if go <= g.left and len(at) < ENDS - 60:
                for side in range(4):
                    thread = ways[4 * cell + side]
                    other = NEXT[first + cell][side] - first
                    if thread < 0 or blocked[other] > 0:
                        continue
                    number = after(g, laid[i], thread)
                    if not seen(slots, other, number):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.GO[first + other])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins >= 0:
                            at.append(other)
                            laid.append(number)
                            spent.append(go)
                            bonus.append(gain + on_the_way(g, me, first + other, jars))
                            root.append(begins)
            if pays + 1 <= g.left and len(at) < ENDS - 60:
                what = ground(g, first + cell)
                if what == SANDALS_CELL:
                    for side in range(4):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.CHARGE[side])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins < 0:
                            continue
                        number = laid[i]
                        now = first + cell
                        more = gain
                        for _ in range(14):
                            thread = ways[4 * (now - first) + side]
                            if thread < 0:
                                break
                            now = NEXT[now][side]
                            if now == g.boss_at or now == first + cell:
                                break
                            number = after(g, number, thread)
                            more += on_the_way(g, me, now, jars)
                            if g.bones[now] > 0:
                                more += kill
                            if blocked[now - first] == 0 and not seen(slots, now - first, number):
                                at.append(now - first)
                                laid.append(number)
                                spent.append(pays + 1)
                                bonus.append(more)
                                root.append(begins)
                elif what == STAIRS:
                    other_one = other_stairs(g, first + cell)
                    if other_one >= 0 and not taken(g, other_one):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.CLIMB[other_one])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins >= 0 and not seen(slots, other_one - first, laid[i]):
                            at.append(other_one - first)
                            laid.append(laid[i])
                            spent.append(pays + 1)
                            bonus.append(gain)
                            root.append(begins)
            i += 1
        cost += 1
    found.append(less)
    return found


def after(g: Race, number: int, thread: int) -> int:
    """The sequence after one more step; the Siren hears the first thread alone."""
    if thread == 0 or g.boss_at < 0 or (g.boss == w.SIREN and number > 0):
        return number
    return AFTER[number][thread - 1]


def seen(slots: list[int], cell: int, number: int) -> bool:
    """Whether a cell was reached by a sequence; if not, it is from now on, while there is room."""
    for slot in range(EACH * cell, EACH * cell + EACH):
        if slots[slot] == number:
            return True
        if slots[slot] < 0:
            slots[slot] = number
            return False
    return True


def word_at(words: list[int], word: int) -> int:
    """Where a word stands among those that may be said, or NOWHERE."""
    return words.index(word) if word in words else NOWHERE


def first_attack(g: Race, me: int, words: list[int]) -> int:
    """Where the attack stands that frees a hero from what grips him, or NOWHERE."""
    for i in range(len(words)):
        if w.VERB[words[i]] == w.STRIKE.id or w.VERB[words[i]] == w.CRUSH.id:
            return i
    return NOWHERE


def on_the_way(g: Race, me: int, cell: int, jars: int) -> int:
    """What is gained by stepping on a cell."""
    found = jars if g.ground[cell] >= 0 else 0
    if cell in g.halves and not g.medallions[me] & w.SPIRIT:
        found += wins(g, me) + NEXT_ONE
    for seat in range(g.seats):
        if seat != me and g.at[seat] == cell and g.lies[seat] == STUNNED and len(g.bag[seat]) > 0:
            found += KEPT // 3
    return found


def at_once(g: Race, me: int, cell: int, left: int, worth: int, ways: list[int]) -> int:
    """What a place is worth if what can be had there is taken with the points that are left."""
    first = 9 * first_place(g)
    best = worth
    rest = 0
    what = ground(g, cell)
    if what == FORCE_CELL and left >= 2 and not g.medallions[me] & w.FORCE:
        best = max(best, worth + wins(g, me) // 2 + NEXT_ONE + REST * (left - 2))
    if left > 0:
        if not g.medallions[me] & w.COURAGE and g.boss_at >= 0:
            wearing = w.SANDALS in g.bag[me]
            if (what == SANDALS_CELL or wearing) and meets_boss(g, cell, ways) >= 0:
                best = max(best, worth + wins(g, me) // 2 + NEXT_ONE + REST * (left - 1))
        for side in range(4):
            if kind(g, NEXT[cell][side] // 9) == 0:
                rest = (DUSK_NOW if g.boss_at >= 0 else DARK_NOW) + REST * (left - 1)
        if rest > 0:
            best = max(best, worth + rest)
    return best + 0 * first


def meets_boss(g: Race, cell: int, ways: list[int]) -> int:
    """The side to which a charge from a cell meets the Boss, or NOWHERE."""
    first = 9 * first_place(g)
    for side in range(4):
        now = cell
        for _ in range(14):
            if ways[4 * (now - first) + side] < 0:
                break
            now = NEXT[now][side]
            if now == g.boss_at:
                return side
            if now == cell:
                break
    return NOWHERE


# -- words that the plan does not know ----------------------------------------------------------


def alone(g: Race, me: int, word: int, cells: list[int], less: int) -> int:
    """What a word is worth by itself, before the rest of the turn with a point less."""
    first = 9 * first_place(g)
    here = cells[g.at[me] - first]
    verb = w.VERB[word]
    a = w.A[word]
    b = w.B[word]
    if word == w.WIN_FORCE:
        return SURELY
    if word == w.TAKE or word == w.SHOW or word == DONE:
        return 2 * NONE
    if word == w.BOOST:
        return less + POINT // 2 if g.left == 0 or less > here + 3 * POINT else 2 * NONE
    if word == w.WANDER:
        return less - ETHER if gripped(g, me) and g.left > 1 else 2 * NONE
    match verb:
        case w.EXPLORE.id:
            return less + (DUSK_NOW if g.boss_at >= 0 else DARK_NOW)
        case w.STRIKE.id | w.CRUSH.id:
            frees = POINT // 2 if gripped(g, me) else -POINT // 2
            return less + frees + (trophy(g, me) if verb == w.STRIKE.id else 0)
        case w.PUSH.id:
            return less - POINT // 2 + hinder(g, me, a)
        case w.HURL.id:
            return less - KEPT + STUNS * threat(g, a)
        case w.THROW.id:
            return less - KEPT - POINT + STUNS * threat(g, b)
        case w.REFLECT.id:
            there = cells[g.at[a] - first]
            return there - KEPT + REST * (g.left - 1) + PUSHES * threat(g, a)
        case w.CHARGE.id | w.DASH.id:
            return to_charge(g, me, a) - (KEPT if verb == w.DASH.id else 0)
        case w.TELEPORT.id:
            return cells[a - first] + REST * (g.left - 1)
        case w.PHASE.id:
            return cells[a - first] + REST * (g.left - 1) - ETHER
        case w.GO.id:
            return cells[a - first] + REST * (g.left - 1) - 2 * POINT
        case w.TURN.id:
            return less - POINT + to_turn(g, me, a, b)
        case w.TWIST.id:
            return less - POINT - KEPT + to_turn(g, me, a, b)
        case w.SWAP.id:
            return less - POINT + to_swap(g, me, a, b)
        case w.TRADE.id:
            return less - POINT - KEPT + to_swap(g, me, a, b)
        case _:
            return 2 * NONE


def hinder(g: Race, me: int, victim: int) -> int:
    """What an attack on a hero does: Stunned where something is behind, else pushed."""
    if g.lies[victim] == STUNNED:
        return -POINT
    here = g.at[victim]
    found = PUSHES * threat(g, victim)
    for side in range(4):
        if NEXT[g.at[me]][side] == here:
            if closed(g, here, side) or taken(g, NEXT[here][side], victim):
                found = STUNS * threat(g, victim)
    if blessed(g, me, w.DISCORD):
        found += STUNS * threat(g, victim)
    return found


def to_charge(g: Race, me: int, side: int) -> int:
    """Charge the Boss, for Courage; other charges are those of the plan."""
    if g.boss_at < 0 or g.medallions[me] & w.COURAGE:
        return 2 * NONE
    cell = g.at[me]
    for _ in range(14):
        if closed(g, cell, side):
            return 2 * NONE
        cell = NEXT[cell][side]
        if cell == g.boss_at:
            return SURELY
    return 2 * NONE


def to_turn(g: Race, me: int, place: int, way: int) -> int:
    """What a turned tile is worth: a Spirit that forms, near enough; half a one by two turns."""
    gain = wins(g, me) - TO_HALF
    if may_form(g, me):
        if after_turning(g, place, 2 * way - 1) >= 0:
            return gain
        if after_turning(g, place, 2) >= 0:
            return gain // 2
    if not g.medallions[me] & w.COURAGE and g.boss_at >= 0 and not in_line(g, me):
        if opens_line(g, me, place, 2 * way - 1):
            return gain
        if opens_line(g, me, place, 2):
            return gain // 2
    return 2 * whim(g, me, 2 * place + way) - POINT


def to_swap(g: Race, me: int, place: int, other: int) -> int:
    """What two exchanged tiles are worth: a Spirit that forms."""
    if not may_form(g, me):
        return 2 * whim(g, me, 9 * place + other) - POINT
    return wins(g, me) - TO_HALF if after_swapping(g, place, other) >= 0 else -POINT


# -- in between -----------------------------------------------------------------------------------


def to_run(g: Race, me: int, words: list[int]) -> list[int]:
    """A charge goes on while something better lies ahead; amphorae are taken."""
    if w.TAKE in words and jar(g, me) > 0:
        return [int(word == w.TAKE) for word in words]
    ways = ways_of(g)
    cells = worth_of_cells(g, me, ways, holds_of(g, ways))
    first = 9 * first_place(g)
    side = g.agenda[-3] % 4  # of the step RUN, which asks
    gains = [UNSEEN] * len(LAID)
    cell = g.at[me]
    number = sequence(g)
    stop = end_of(g, me, cell, number, cells[cell - first], gains)
    if pawn_on(g, cell, me) >= 0:
        stop = NONE
    ahead = NONE
    for _ in range(14):
        thread = ways[4 * (cell - first) + side]
        if thread < 0:
            break
        cell = NEXT[cell][side]
        if cell == g.boss_at:
            if not g.medallions[me] & w.COURAGE:
                ahead = SURELY
            break
        number = after(g, number, thread)
        bonus = on_the_way(g, me, cell, jar(g, me))
        if pawn_on(g, cell) < 0:
            ahead = max(ahead, end_of(g, me, cell, number, cells[cell - first] + bonus, gains))
        if cell == g.at[me]:
            break
    return [ahead if word == w.ON else stop if word == STOP else 2 * NONE for word in words]


def to_shift(g: Race, me: int, words: list[int]) -> list[int]:
    """Step to the cell that is worth most."""
    ways = ways_of(g)
    holds = holds_of(g, ways)
    cells = worth_of_cells(g, me, ways, holds)
    first = 9 * first_place(g)
    return [cells[w.A[word] - first] - POINT * holds[w.A[word] - first] for word in words]


def to_replace(g: Race, me: int, words: list[int]) -> list[int]:
    """Ulysses exchanges a token where that spares him, or strikes who is near to winning."""
    left = [token % 4 for token in g.crossed if has_token(words, token % 4)]
    found: list[int] = []
    now = outcome(g, me, left)
    for word in words:
        if word == PASS:
            found.append(now + ENOUGH)
        else:
            found.append(outcome(g, me, [w.B[word] if c == w.A[word] else c for c in left]))
    return found


def has_token(words: list[int], colour: int) -> bool:
    """Whether a token of the sequence may be exchanged."""
    for word in words:
        if word != PASS and w.A[word] == colour:
            return True
    return False


def outcome(g: Race, me: int, colours: list[int]) -> int:
    """What a sequence does to the others, less what it does to a hero where he is."""
    number = 0
    for colour in colours:
        number = AFTER[number][colour]
    found = 0
    for seat in range(g.seats):
        if seat != me and g.at[seat] >= 0 and g.lies[seat] != FALLEN:
            struck = blow(g, g.at[seat], number)
            found += 20 * threat(g, seat) * ((struck & 1) + struck // 2)
    if g.at[me] >= 0 and g.lies[me] != FALLEN:
        found -= fear(g, me, g.at[me], number)
    return found


def at_whom(g: Race, me: int, word: int) -> int:
    """Whom to strike: the nearest to winning, never oneself; rather a skeleton than nobody."""
    verb = w.VERB[word]
    if verb == w.STRIKE.id:
        return 10
    if verb == w.CRUSH.id:
        return 9
    return -1 if w.A[word] == me else 4 * many(g, w.A[word])


def towards_others(g: Race, me: int, side: int) -> int:
    """Where babies go that Ariadne sends: not towards oneself."""
    cell = g.boss_at
    found = 0
    for _ in range(8):
        cell = NEXT[cell][side]
        for seat in range(g.seats):
            if g.at[seat] == cell:
                found += -1 if seat == me else 1
    return found


# -- what a position is worth ---------------------------------------------------------------------


def standing(g: Race, seat: int) -> int:
    """What a position is worth to a seat, from 0 to 1000, by how near each hero is to winning."""
    total = 0
    mine = 0
    for one in range(g.seats):
        near = nearness(g, one)
        total += near
        if one == seat:
            mine = near
    return min(1000, 1000 * mine // max(total, 1))


def nearness(g: Race, seat: int) -> int:
    """How near a hero is to winning: medallions count much more the more there are."""
    held = min(counted(g, seat), TO_LEAVE)
    return 1 + (1 << 2 * held)
