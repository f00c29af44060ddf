"""HADES TRAP: what a sensible player does, written by hand.

`weights` gives each word a number, in the subset of the rules, so that the engine in C plays by it;
`policy` says one of the best.  Both look at public facts and at the asked seat's own secrets alone
(the amphorae it knows), so they answer alike in every world that the seat cannot tell apart.

The idea: a turn is planned whole.  The plan looks at every cell to which the points that are left
lead, once for each sequence of threads that may be crossed on the way.  Such an end is worth what
lies ahead of the cell (`worth`), and the harm that the Boss would do to others, less what he would
do to this hero.  The bot says the word that begins the way to the best end, then plans anew.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, PASS, STOP, YES, Ask, Rng
from heroon.kernel.heuristics import Effort, Heuristics, Rollouts

from . import words as w
from .labyrinth import NEXT
from .outlook import standing, standings
from .places import (
    TO_WIN,
    blessed,
    closed,
    counted,
    first_place,
    gripped,
    many,
    pawn_on,
    taken,
)
from .planning import DARK_NOW, DUSK_NOW, KEPT, REST, UNSEEN, after, end_of, on_cells, plan_turn
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

#: The worth of what a hero does whenever it is offered.
SURELY: Final = 1 << 24
#: What an Ether token is worth unspent.
ETHER: Final = 100
#: What it is worth to stun a hero, and to push one, times his `threat`.
STUNS: Final = 22
PUSHES: Final = 12
#: By object: how much a hero likes to keep it; Fortune (99) cannot be dropped.
LIKED: Final = (0, 99, 6, 5, 3, 7, 2, 1)
#: After so many rounds in which nobody acted, heroes play wild words.
PATIENCE: Final = 3
#: Late in a game heroes play wild words in one of so many rounds.
ASTRAY: Final = 4
#: By how much a token that Ulysses exchanges must better the outcome.
ENOUGH: Final = 90


#: Of a hundred words, how many the novice and the apprentice say at random; the expert is the
#: policy itself, and the master tries its words (`ROLLOUTS`).
#:
#: The shares are high because a wasted word costs only a point of one turn (docs/strength.md).
CARELESS: Final = (40, 20)


#: How the master tries words (docs/strength.md).
ROLLOUTS: Final = Rollouts(
    words=6, spread=1500, effort=Effort(worlds=3, turns=2, words=200, margin=20.0, each=16)
)


def policy(g: Race, ask: Ask, rng: Rng) -> int:
    """Pick a word with the highest weight; chance decides between equal ones."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    found = weights(g, seat, ask.prompt, words)
    top = max(found)
    best = [word for word, weight in zip(words, found, strict=True) if weight == top]
    return best[0] if len(best) == 1 else rng.choice(best)


def weights(g: Race, seat: int, prompt: int, words: list[int]) -> list[int]:
    """List a number for each word that a seat is offered, the higher the better."""
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
    """Weigh the words of the Hero phase, one number a word."""
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
    if is_wild(g) and max(found) < VICTORY + VICTORY // 2:  # more is to win in this turn
        return [wild(g, word) for word in words]
    return found


def is_wild(g: Race) -> bool:
    """Return whether heroes play wild words just now, so that no game stands still.

    They do in one of ASTRAY rounds late in a game, and when nobody has acted for PATIENCE rounds.
    """
    rounds = g.turns // g.seats
    return (rounds >= LATE and rounds % ASTRAY == 0) or g.idle > PATIENCE * g.seats


def wild(g: Race, word: int) -> int:
    """Return a number from 0 to 996 for a word, which changes after each action."""
    return (37 * word + 61 * g.turns + 29 * g.left + word * g.turns) % 997


def to_haunt(g: Race, me: int, words: list[int]) -> list[int]:
    """Weigh a ghost's words by how far they bring it on its shortest way to the body."""
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
    """Count the steps between two cells where walls do not matter."""
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


# -- words that the plan does not know ----------------------------------------------------------


def alone(g: Race, me: int, word: int, cells: list[int], less: int) -> int:
    """Estimate what a word is worth by itself, with the rest of the turn after it.

    `cells` is the worth of each cell, `less` that of the turn with a point less.  A word that only
    the plan can judge gets 2 * NONE.
    """
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
    """Estimate what an attack on a hero is worth: more if he is Stunned than if he is pushed."""
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
    """Weigh a charge to a side: SURELY if it meets the Boss and so wins Courage, else 2 * NONE."""
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
    """Estimate what turning a tile is worth: a Spirit that forms, or a free line to the Boss.

    It is worth half as much where two turns are needed for it.
    """
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
    """Estimate what exchanging two tiles is worth: much if a Spirit forms."""
    if not may_form(g, me):
        return 2 * whim(g, me, 9 * place + other) - POINT
    return wins(g, me) - TO_HALF if after_swapping(g, place, other) >= 0 else -POINT


# -- in between -----------------------------------------------------------------------------------


def to_run(g: Race, me: int, words: list[int]) -> list[int]:
    """Weigh the answers in a charge: take amphorae, run on while something better lies ahead."""
    if w.TAKE in words and jar(g, me) > 0:
        return [int(word == w.TAKE) for word in words]
    ways = ways_of(g)
    cells = worth_of_cells(g, me, ways, holds_of(g, ways))
    brings = on_cells(g, me)
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
        if pawn_on(g, cell) < 0:
            there = cells[cell - first] + brings[cell - first]
            ahead = max(ahead, end_of(g, me, cell, number, there, gains))
        if cell == g.at[me]:
            break
    return [ahead if word == w.ON else stop if word == STOP else 2 * NONE for word in words]


def to_shift(g: Race, me: int, words: list[int]) -> list[int]:
    """Weigh the cells to step aside to, or to enter on, by what they are worth."""
    ways = ways_of(g)
    holds = holds_of(g, ways)
    cells = worth_of_cells(g, me, ways, holds)
    first = 9 * first_place(g)
    return [cells[w.A[word] - first] - POINT * holds[w.A[word] - first] for word in words]


def to_replace(g: Race, me: int, words: list[int]) -> list[int]:
    """Weigh the exchanges of Ulysses: to spare himself, or to strike who is near to winning."""
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
    """Return whether some word exchanges the token of a colour."""
    for word in words:
        if word != PASS and w.A[word] == colour:
            return True
    return False


def outcome(g: Race, me: int, colours: list[int]) -> int:
    """Estimate what a sequence does to the other heroes, less what it does to this one."""
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
    """Weigh a target: a hero by the number of his medallions, a skeleton like two and a half."""
    verb = w.VERB[word]
    if verb == w.STRIKE.id:
        return 10
    if verb == w.CRUSH.id:
        return 9
    return -1 if w.A[word] == me else 4 * many(g, w.A[word])


def towards_others(g: Race, me: int, side: int) -> int:
    """Weigh a side for a baby Hydra: 1 for each other hero in its way, -1 for this one."""
    cell = g.boss_at
    found = 0
    for _ in range(8):
        cell = NEXT[cell][side]
        for seat in range(g.seats):
            if g.at[seat] == cell:
                found += -1 if seat == me else 1
    return found


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Race]] = Heuristics(
    policy=policy,
    weights=weights,
    standing=standing,
    standings=standings,
    careless=CARELESS,
    rollouts=ROLLOUTS,
)
