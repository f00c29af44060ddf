"""Odd but legal rules: what a translator gets wrong first.  Each function (g, x, y) is a step."""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from heroon.kernel import Ask, Rule, amount, arrange, confirm, pick, pick_some, see

CARD: Final = k.numbers("card", 1, 9)
SEAT: Final = k.domain("seat", "0 1")
DECK: Final = k.CardSet("deck", CARD, (1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9))
V: Final = k.Vocabulary()
TAKE: Final = V.verb("take:{}", CARD)
CUBE: Final = V.verb("cube:{}{}{}", SEAT, CARD, SEAT)
P_TAKE: Final = V.prompt("take")
P_MORE: Final = V.prompt("more")
DRAW: Final = V.stream("draw.{}", CARD, SEAT)
R_OVER: Final = V.reason("over", "corners:end")
VERB, A, B, C = V.tables()
NEGATIVE: Final = (-3, -200, 70_000)
RAGGED: Final = (((1,), (2, 3)), (), ((), (4, 5, 6)))
STEPS: Final = k.Steps()
COUNT: Final = STEPS.new("COUNT")
STOP_HERE: Final = STEPS.new("STOP_HERE")


class Game(k.State):
    pool: list[int]
    deck: list[int]
    hand: list[list[int]]
    known: list[list[int]]
    items: list[int]
    row: list[int]
    score: list[int]
    share: list[int]
    many: int
    paid: int


@STEPS.words(STOP_HERE)
def stop_words(g: Game, a: int, b: int) -> Ask:
    return Ask(1, P_TAKE, (k.DONE,))


@STEPS.answer(STOP_HERE)
def stop(g: Game, a: int, b: int, word: int) -> None:
    k.end(g, [1, 2], R_OVER)


@STEPS.auto(COUNT)
def count(g: Game, a: int, b: int) -> None:
    g.paid += 10 * a + b


# -- numbers -----------------------------------------------------------------------------------


def division(g: Game, x: int, y: int) -> None:
    for a in range(-7, 8, 3):
        for b in (-3, -1, 2, 5):
            g.many += (a // b) * 3 + a % b
            g.paid += (a % 4) * 100 + (a // 8) - (a >> 1) + (a & 5)
    g.many += NEGATIVE[x % 3] + NEGATIVE[-1] - -x
    g.row[0] = -x // 2
    g.row[1] = 7 - 2 * 3 - (4 - 5) - y
    g.row[2] = x << 1 | y & 1 ^ 3


def conditions(g: Game, x: int, y: int) -> None:
    if 0 <= x - 1 < y <= 4 != x:
        g.many += 1
    if not (x and y) or x == y:
        g.many += 2
    if x in (1, 3) or y in (0, 2, 4, x, 7) or x not in g.items:
        g.many += 4
    g.many += 8 if x > y else 16 if x == y else 32
    both = x > 1 and y > 1
    g.paid = both + (not both) * 10 + (x > y)
    if (g.items and not g.hand[1 - x % 2]) or both:
        g.paid += 100
    if (taken(g, x) and taken(g, y)) or taken(g, 8):
        g.paid += 1000


def bools(g: Game, x: int, y: int) -> Rule[None]:
    more = x > y
    yes = yield from confirm(0, P_TAKE)
    both = yes and more
    if either(both, yes) or (x > 2 and not more):
        g.many = 1
    sure_too = yield from sure(g, 1)
    g.paid = (sure_too or both) + 2 * (yes and not sure_too)


def either(a: bool, b: bool) -> bool:
    same = a == b
    return (a or b) and not same


def taken(g: Game, card: int) -> bool:
    g.score[0] += 1
    if card in g.items:
        g.items.remove(card)
        return True
    return False


# -- lists -------------------------------------------------------------------------------------


def put(items: list[int], item: int, times: int = 1) -> int:
    for _ in range(times):
        items.insert(0, item)
    return len(items)


def several(a: int, b: int) -> list[int]:
    if a > b:
        return [a, b]
    out = []
    out += [a] * b
    return out


def longest(g: Game, seat: int) -> list[int]:
    if len(g.hand[seat]) > len(g.items):
        return list(g.hand[seat])
    return g.items[:]


def widths(g: Game, x: int, y: int) -> None:
    own: list[int] = []
    g.many = put(own, 70_000) + put(g.hand[0], 9, times=2) + put(g.items, x) + put(g.known[1], 200)
    g.known[1].remove(200)
    own += several(x, y) + several(b=1, a=0) if x > y else several(y, x)
    g.items += own[1:]
    g.items += longest(g, x % 2)
    g.paid = sum(several(x, 3)) + max(several(5, y)) + several(9, 2)[1] + len(several(y, x))
    for item in several(x, y):
        g.score[1] += item


def reassigned(g: Game, x: int, y: int) -> None:
    own = [x, y, 3]
    for _ in range(3):
        own = [item + 1 for item in own if item != 5]
    own = several(len(own), own[0] if own else 2)
    own += [item * 2 for item in own]
    g.items = own
    g.items += [item for item in g.items if item > 2]
    g.hand[0] = sorted([*g.hand[0], *g.hand[1], x + 1])
    g.hand[1] = g.hand[1][::-1]
    g.row[:] = [g.row[2], g.row[0], g.row[1]]


def sliced(g: Game, x: int, y: int) -> None:
    for step in range(2):
        g.items += [4, 5, 6, 7][x - 2 : y] + g.row[-x:] + g.row[:-y] + g.hand[step][::-1]
    g.items += g.items[x::2] + g.items[-2::-1] + g.items[5:2:-1]
    g.items += (8, 9, x, y, 3)
    g.items += (8, 9) + (x, y)  # noqa: RUF005  # a sum of tuples is what is tried
    g.items.insert(99, 4)
    g.items.insert(-1, 5)
    g.items.insert(-99, 6)
    g.many = g.items.pop(-2) + g.items[-1 - y] * 3
    g.many += g.items[x - 5]
    g.items.reverse()
    g.score[0] = g.items.index(6) + g.items.count(5)


def walked(g: Game, x: int, y: int) -> None:
    i = 0
    while len([item for item in g.row if item > i]) > 0:
        i += 1
        if i == x:
            continue
        if i > 5 + y:
            break
        g.many += i
    for i in range(3):
        g.paid += i
        i += 7
    g.paid += i * 100
    for item in g.items:
        if item == 2 and len(g.items) < 9:
            g.items.append(x)
    for i in reversed(range(y)):
        g.score[0] = g.score[0] * 3 + i
    for i, item in enumerate([n * n for n in range(x)], y):
        g.score[1] += i * item
    g.items += list(range(y)) + list(range(4, x, -1)) + list(g.row)
    nested = [a * 10 + b for a in range(3) if a != x for b in g.row[:a] if b > a]
    g.items += nested


def ragged(g: Game, x: int, y: int) -> None:
    for item in RAGGED[2][1]:
        g.many += item
    if x < 2:
        for item in RAGGED[0][x]:
            g.many += item * 7
        g.many += len(RAGGED[0][x])
    g.paid = CUBE[x % 2][y + 1][1] - CUBE[0][1][0] + B[CUBE[1][3][0]] + C[CUBE[0][9][1]]


def exchanged(g: Game, x: int, y: int) -> None:
    i, j = x % 3, y % 3
    g.row[i], g.row[j] = g.row[j] + 1, g.row[i] - 1
    i, j = j, i
    g.many, g.paid = g.paid + i, g.many + j
    g.hand[0], g.items = [x, y], g.row[1:]
    a = b = c = x - y
    g.score[0], g.score[1] = a + b, c
    g.row[1] -= g.items.pop()
    match a:
        case 0:
            g.many += 1000
        case -1 | 1 if y > 1:
            g.many += 2000
    match y:
        case 1:
            pass
        case _:
            insort(g.items, 2)


# -- rules -------------------------------------------------------------------------------------


def numbers_said(g: Game, seat: int) -> Rule[list[int]]:
    said = yield from pick_some(seat, P_MORE, [TAKE[c] for c in (1, 1, 2, 3)], 0, 2)
    if not said:
        return [seat]
    return [A[word] for word in said]


def sure(g: Game, seat: int) -> Rule[bool]:
    first = yield from confirm(seat, P_MORE)
    if not first:
        return False
    second = yield from confirm(seat, P_TAKE)
    return second


def loops_that_ask(g: Game, x: int, y: int) -> Rule[None]:
    for i in range(2):
        for j in range(x % 3):
            if j == y:
                continue
            word = yield from pick(i, P_TAKE, [TAKE[n + 1] for n in range(j + 2)])
            g.many = g.many * 4 + A[word] + i + j
            if A[word] == 2:
                break
    left = y
    while len([item for item in g.row if item > 1]) > 0 and left > 0:
        left -= 1
        yes = yield from sure(g, left % 2)
        if yes:
            g.paid += left
            continue
        g.paid += 100
    k.plan(g, k.step(COUNT, 1, left), COUNT)


def branches_that_ask(g: Game, x: int, y: int) -> Rule[None]:
    match x:
        case 0:
            said = yield from numbers_said(g, 1)
            g.items = list(said)
        case 1 | 2:
            low = yield from amount(y % 2, P_TAKE, TAKE, x, y)
            g.many = low
            said = yield from numbers_said(g, 0)
            for item in said:
                g.many = g.many * 10 + item
        case _:
            yield from sure(g, 0)
            word = yield Ask(1 << y % 2, P_MORE, (k.PASS, TAKE[x]))
            if word == k.PASS:
                return
            g.many = A[word]
    order = yield from arrange(1, P_TAKE, [TAKE[c] for c in (3, 3, y + 1)])
    for word in order:
        g.paid = g.paid * 10 + A[word]
    if x == 4:
        k.end(g, order, R_OVER)
    k.then(g, COUNT, len(order))


def three_deep(g: Game, x: int, y: int) -> Rule[None]:
    total = 0
    for seat in (0, 1):
        more = yield from deeper(g, seat, x)
        total += more
        if total > 9:
            break
    top = yield from see(g, g.deck, -1, g.pool, DRAW[x % 2], 2)
    g.paid = top
    g.many = total


def deeper(g: Game, seat: int, most: int) -> Rule[int]:
    kept = 0
    while kept < most:
        yes = yield from sure(g, seat)
        if not yes:
            return kept
        kept += 1 + seat
    return -kept
