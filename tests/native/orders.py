"""Rules in which one part of a line changes what another one reads; what must stay in order.

Each function (g, x, y) is a step of the game of `corners`. Those called `fails_…` fail, in both.
"""

from __future__ import annotations

from bisect import insort

from heroon import kernel as k
from heroon.kernel import Rule, arrange, pick_some, see, then
from tests.native.corners import (
    COUNT,
    CUBE,
    DRAW,
    NEGATIVE,
    P_MORE,
    P_TAKE,
    RAGGED,
    STEPS,
    TAKE,
    A,
    Game,
    numbers_said,
    several,
    sure,
)

__all__ = ["STEPS"]


def bump(g: Game) -> int:
    g.many += 1
    return g.many


def take(g: Game) -> int:
    return g.items.pop() if g.items else bump(g)


def grown(g: Game) -> list[int]:
    g.items.append(len(g.items))
    return [*g.items, 3]


def weight(items: list[int], factor: int, others: list[int]) -> int:
    return sum(items) * factor + len(others)


def at_least(items: list[int], least: int) -> list[int]:
    """The list itself, or a longer one."""
    if len(items) >= least:
        return items
    return items + [0] * (least - len(items))


def renew(g: Game) -> int:
    g.items = [4, 5, 6]
    return 2


# -- operands ----------------------------------------------------------------------------------


def operands(g: Game, x: int, y: int) -> None:
    g.paid = bump(g) * 100 + g.many * 10 + bump(g)
    g.score[0] = g.many - bump(g) + g.many * (x - bump(g))
    g.score[1] = max(g.many, bump(g), g.many) + (g.many < bump(g)) - min(bump(g), g.many)
    if g.many in (bump(g) - 1, 3, g.many) and bump(g) not in (g.many, x):
        g.paid += 1000
    g.many = g.many + x * bump(g)
    g.many += bump(g)
    then(g, COUNT, bump(g) % 7, g.many % 5)
    k.plan(g, k.step(COUNT, g.many % 3, bump(g) % 3), k.step(COUNT, g.many % 4))


def stores(g: Game, x: int, y: int) -> None:
    g.row[bump(g) % 3] = g.many
    g.row[g.many % 3] = bump(g)
    g.row[bump(g) % 3] += bump(g)
    g.row[g.many % 3] -= bump(g)
    g.row[-1 - g.many % 3] += len(g.row) + bump(g)
    g.row[0], g.row[bump(g) % 3] = bump(g), g.many
    g.items[-1] += g.items.pop(0)
    g.items[take(g) % len(g.items)] = len(g.items)
    last = first = bump(g) + g.many
    g.paid = last - first + g.row[bump(g) % 3]


def lists_beside(g: Game, x: int, y: int) -> None:
    g.items += several(bump(g) % 4, g.many % 4)
    g.paid = weight(g.items[1:], take(g), g.items) + weight(g.items, take(g), g.items[:2])
    g.hand[g.many % 2].append(bump(g) % 9)
    insort(g.hand[g.many % 2], bump(g) % 9 + 1)
    g.items.insert(bump(g) % 3, g.many)
    g.items += g.items[take(g) % 2 : len(g.items)] + range_of(take(g) % 3)
    if take(g) in g.items[:3] or take(g) in [len(g.items), take(g), 1, 2, 3, x, y]:
        g.many += 1000
    for i, item in zip(several(take(g) % 3, 2), g.items):
        g.score[0] += i * item


def only_once(g: Game, x: int, y: int) -> None:
    g.items += [bump(g)] * (x + 1) + 2 * [bump(g), y] + bump(g) % 3 * [bump(g)]
    g.items += [g.many] * (bump(g) % 3)
    g.paid = g.hand[bump(g) % 2][-1] + g.hand[bump(g) % 2][bump(g) % 2]
    g.hand[bump(g) % 2][-1] = 7
    for i, item in enumerate(g.row, g.many):
        g.many += 1
        g.paid += i * item
    for i in range(g.many % 2, g.many % 7, 1):
        g.many += 2
        g.score[0] += i
    g.paid += NEGATIVE[bump(g) % 3] + CUBE[bump(g) % 2][g.many % 9 + 1][bump(g) % 2]


def growing(g: Game, x: int, y: int) -> None:
    g.items += [g.items.pop(), 7, len(g.items)]
    hand = g.hand[x % 2]
    hand += g.hand[0][:3]
    g.hand[y % 2] += hand[:2]
    g.items += grown(g)
    g.items += [item for item in grown(g) if item not in g.items[:x]]
    own = [x, y]
    own += own
    own += [len(own), *own]
    g.items += sorted(own) + grown(g)[:2]
    g.row[:] = [*g.row[1:], len(own)]


def lazily(g: Game, x: int, y: int) -> None:
    if x > 1 and take(g) > len(g.items):
        g.paid += 1
    if x > 2 or take(g) > 3 or [c for c in g.row if c > y]:
        g.paid += 10
    if not (y > 1 and (take(g) > 2 or bump(g) > 4) and x > 0):
        g.paid += 100
    g.score[0] = take(g) if x > y else bump(g) * 10
    g.score[1] = (take(g) if x == y else 5) - (sum([1, x]) if y > 2 else g.many)
    while bump(g) < 20 and len([c for c in g.row if c < g.many]) < 3 + y:
        if g.many % 3 == 0:
            continue
        g.paid += 1000
    if 0 < len([c for c in g.row if c > x]) < 3 <= len(g.items[1:]) + 3:
        g.many += 100
    g.items = [c for c in g.row if take(g) > 1 and c > 0] if x > y else [bump(g)]


def guards(g: Game, x: int, y: int) -> None:
    match x:
        case 0 | 1 if take(g) > 2:
            g.paid = 1
        case 1 | 2 if bump(g) > 1 and len([c for c in g.row if c > y]) > 1:
            g.paid = 2
        case 3 if y > 2:
            g.paid = 3
        case _:
            g.paid = 4
    match y:
        case 0:
            n = 3
        case _:
            n = 4
    while True:
        m = bump(g)
        if m > n:
            break
    for i in range(2):
        n += i
    g.score[0] = n + m + i


# -- ints --------------------------------------------------------------------------------------


def from_the_end(g: Game, x: int, y: int) -> None:
    i = -1
    g.many = g.items[i] + g.items[i - 1] * 10 + g.hand[i][i] + g.row[x - 3 if x < 3 else 0]
    g.items[i] = 5
    g.items[x - 3 if x < 3 else 0] += 2
    while i > -len(g.row):
        i -= 1
        g.paid = g.paid * 10 + g.row[i]
    g.hand[-x % 2 - 2].append(4)
    g.score[i + 1] = GRID_BACK[i][-1 - y % 3] + g.items.pop(i) + RAGGED[2][1][y % 3]


GRID_BACK = ((1, 2, 3), (4, 5, 6), (7, 8, 9))


def shifts(g: Game, x: int, y: int) -> None:
    g.many = (x << y) + (x - 3 >> y) * 100 + (1 << y + 3) + (-5 >> 40 + x) + (7 >> x * 16)
    g.many += (0 << 50 + x) + ~x * 3 + ~(-y) + abs(x - y) + abs(-x)
    g.paid = (x - 2) // -1 + (x - 2) % -1 + (x - 3) // (y - 5) + (x - 3) % (y - 5)
    left = x
    left <<= y
    left >>= 1
    left ^= ~y
    g.score[0] = left


# -- lists that change or are shared -----------------------------------------------------------


def shrinking(g: Game, x: int, y: int) -> None:
    g.items += range_of(x + 3)
    for item in reversed(g.items):
        g.many = g.many * 3 % 1000 + item
        if item % 2 == y % 2:
            g.items.pop()
            g.items.pop()
    for i, item in enumerate(g.items):
        g.paid += i * item
        if g.items and i < x:
            g.items.pop(0)
    for one, other in zip(g.row, g.items):
        g.score[0] += one * other
        if y > 2:
            g.items.clear()
    for item in g.hand[0]:
        if item == 5:
            g.hand[0] = []
            break
        g.paid += 1


def range_of(n: int) -> list[int]:
    return list(range(n))


def shared(g: Game, x: int, y: int) -> None:
    mine = g.hand[0] if x > 2 else g.hand[1]
    mine.append(3)
    again = mine
    again += [1, 2]
    g.many = len(mine) * 10 + len(g.hand[0])
    own = [x] * (y + 1)
    own = at_least(own, 3)
    own.append(8)
    g.items += at_least([1, 2, 3], x) + own
    for item in list(at_least(g.items, 2)):
        g.paid += item
    if x > y:
        hand = g.hand[y % 2]
    else:
        hand = g.hand[1]
        hand = g.hand[0]
    hand.sort()
    g.hand[1] = [c for c in hand if c > x]
    if not g.hand[1]:
        return
    for i in range(2):
        part = [i, x]
        part.append(y)
        g.hand[i] = part


def renewed(g: Game, x: int, y: int) -> None:
    g.many = g.items[x % 3] * renew(g) + g.items[0]
    g.row[renew(g)] += len(g.items)
    for item in g.items[:2]:
        g.paid += item + renew(g)


# -- rules -------------------------------------------------------------------------------------


def answers_again(g: Game, x: int, y: int) -> Rule[None]:
    chosen = yield from pick_some(0, P_MORE, [TAKE[c] for c in (1, 2, 3, 3)], 1, 3)
    order = yield from arrange(1, P_TAKE, chosen)
    for word in order:
        g.many = g.many * 10 + A[word]
    said = yield from numbers_said(g, x % 2)
    more = yield from pick_some(len(said) % 2, P_MORE, [TAKE[n + 1] for n in said], len(said) - 1)
    first = more[0] if more else TAKE[4]
    more = yield from twice(g, first, len(more))
    g.items += more
    top = yield from see(g, g.deck, len(g.pool) - 11, g.pool, DRAW[y % 2], 1)
    again = yield from see(g, g.deck, len(g.pool) - 11, g.pool, DRAW[0], 1)
    g.paid = top * 10 + again


def twice(g: Game, word: int, many: int) -> Rule[list[int]]:
    out = yield from numbers_said(g, 1)
    yes = yield from sure(g, many % 2)
    if yes:
        return [word, many]
    out = yield from numbers_said(g, 0)
    return [item + 1 for item in out]


# -- what fails --------------------------------------------------------------------------------


def fails_behind(g: Game, x: int, y: int) -> None:
    g.many = g.items[x + 3]


def fails_before(g: Game, x: int, y: int) -> None:
    g.items[-4 - x] = 1


def fails_pop(g: Game, x: int, y: int) -> None:
    g.items.clear()
    g.many = g.items.pop() + g.items[-1]


def fails_last(g: Game, x: int, y: int) -> None:
    g.items.clear()
    g.many = g.items[-1]


def fails_seat(g: Game, x: int, y: int) -> None:
    g.hand[2 + x].append(y)


def fails_table(g: Game, x: int, y: int) -> None:
    g.many = NEGATIVE[x + 3]


def fails_shift(g: Game, x: int, y: int) -> None:
    g.many = y << (-1 - x)


def fails_division(g: Game, x: int, y: int) -> None:
    g.many = y // (x - x) + 1 % 0


def fails_on_purpose(g: Game, x: int, y: int) -> None:
    if x >= 0:
        raise k.KernelError('two\nlines, "quoted" \\ 100 % ??/ é')
