"""Rules whose lists have one length, or nearly: C must not take the wrong one for an index.

Each function (g, x, y) is a step of the game of `corners`. Those called `fails_…` fail, in both.
"""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from heroon.kernel import Ask, then
from tests.native.corners import P_MORE, P_TAKE, STEPS, TAKE, Game

__all__ = ["STEPS"]

#: Two indices of a list of three ints and one beyond it; two that count from its end.
NEAR: Final = (0, 2, 3)
BACK: Final = (-1, -3, 1)
#: The last row is longer than the others, so that its end lies beyond theirs.
ROWS: Final = ((0, 1), (2, 0), (1, 2, 3))

MANY: Final = ((7, 8), (9,), (), (1, 2, 3, 4, 5, 6))


def nothing_but_reads(items: list[int], at: int) -> int:
    return items[at] + sum(items) + len(items) + items.count(2) + int(3 in items)


def writes(items: list[int], at: int, what: int) -> None:
    items[at] += what
    items.sort(reverse=True)
    items.reverse()


def one_length(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    found[x % 3] = 5
    found[-1 - y % 3] += 7
    writes(found, -1, x)
    writes(at=0, items=found, what=y)
    for item in found:
        g.many += 10 * g.many + item
    pair = [x, y]
    pair[0], pair[1] = pair[1], pair[0]
    g.paid = nothing_but_reads(found, NEAR[x % 2]) + nothing_but_reads(found, BACK[y % 3])
    g.paid += 100 * pair[0] + pair[-1]
    g.items += found
    found = [x, x, y]
    g.items += found[1:]


def of_many_lengths(items: list[int], at: int) -> int:
    return items[at]


def many_lengths(g: Game, x: int, y: int) -> None:
    g.many = of_many_lengths([1, 2, 3], x % 3) + of_many_lengths([1, 2, 3, 4, 5], y)
    g.paid = of_many_lengths(g.items, 1) + of_many_lengths(several_or_none(x), -1)


def several_or_none(x: int) -> list[int]:
    if x > 2:
        return [8] * 2
    return [9] * 4


def made_of_three(x: int) -> list[int]:
    found = [x] * 3
    found[1] = 4
    return found


def made_by_others(g: Game, x: int, y: int) -> None:
    found = made_of_three(x)
    found[y % 3] -= 1
    g.many = nothing_but_reads(found, -3) + several_or_none(y)[1]
    last = several_or_none(y)
    g.paid = last[len(last) - 1]


def shorten(items: list[int]) -> int:
    return items.pop()


def lend_on(items: list[int]) -> int:
    return shorten(items)


def longer_and_shorter(g: Game, x: int, y: int) -> None:
    grows = [1] * 3
    grows.append(x)
    g.many = grows[3] + grows[-4]
    adds = [1] * 3
    adds += [y]
    g.many += adds[3] + adds[-4]
    whole = [1] * 3
    whole[:] = [x, y, 5, 6]
    g.many += whole[3] + whole[-4]
    lent = [2] * 3
    lend_on(lent)
    lent.insert(0, 7)
    lent.insert(0, 8)
    g.paid = lent[3] + lent[-4]
    again = [3] * 3
    if x > 2:
        again = [4] * 5
    g.paid += again[-1] + again[len(again) - 1]
    a = [1] * 3
    b = [2] * 3
    shorten(a if x > y else b)
    g.paid += 100 * len(a) + 10 * len(b)


def rows_added(g: Game, x: int, y: int) -> None:
    found = [x]
    for i in range(4):
        found += MANY[(i + y) % 4]
    found += MANY[x % 4]
    g.many = len(found)
    for item in found:
        g.paid = (3 * g.paid + item) % 997
    full = [y] * 509
    full += MANY[2]
    full += MANY[1]
    full += MANY[1]
    g.paid += len(full) + full[509] + full[-1]


def fails_one_beyond(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    g.many = found[3 + x]


def fails_one_before(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    found[-4 - y] = 1


def fails_by_constant(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    g.many = found[3]


def fails_by_table(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    for at in NEAR:
        g.many += found[at]


def fails_by_row(g: Game, x: int, y: int) -> None:
    found = [0] * 3
    for at in ROWS[2]:
        found[at] = x


def fails_in_row(g: Game, x: int, y: int) -> None:
    g.many = g.row[NEAR[2]]


def fails_in_another(g: Game, x: int, y: int) -> None:
    g.many = nothing_but_reads([1, 2, 3], 3 + x)


def fails_with_the_shorter(g: Game, x: int, y: int) -> None:
    g.many = of_many_lengths([1, 2, 3], 4)


def fails_with_what_is_returned(g: Game, x: int, y: int) -> None:
    g.many = several_or_none(3)[3]


def fails_with_what_was_made(g: Game, x: int, y: int) -> None:
    g.many = made_of_three(x)[3]


def fails_with_popped(g: Game, x: int, y: int) -> None:
    found = [1] * 3
    found.pop()
    g.many = found[2]


def fails_with_lent(g: Game, x: int, y: int) -> None:
    found = [1] * 3
    lend_on(found)
    g.many = found[2]


def fails_with_chosen(g: Game, x: int, y: int) -> None:
    a = [1] * 3
    b = [2] * 3
    shorten(a if x > y else b)
    g.many = a[2] + b[2]


def fails_with_cleared(g: Game, x: int, y: int) -> None:
    found = [1] * 3
    found.clear()
    g.many = found[0]


def fails_with_removed(g: Game, x: int, y: int) -> None:
    found = [1] * 3
    found.remove(1)
    found[-3] = 1


def fails_with_replaced(g: Game, x: int, y: int) -> None:
    found = [1] * 3
    found[:] = [1, 2]
    g.many = found[2]


def fails_in_an_empty_one(g: Game, x: int, y: int) -> None:
    found = [1] * 0
    g.many = found[x]


# -- words that are made where they are asked ------------------------------------------------------

OFFER: Final = STEPS.new("OFFER")
OFFER_MORE: Final = STEPS.new("OFFER_MORE")
OFFER_BOTH: Final = STEPS.new("OFFER_BOTH")


def add_words(words: list[int], from_: int, many: int) -> None:
    for card in range(from_, from_ + many):
        if TAKE[card] not in words:
            words.append(TAKE[card])


@STEPS.words(OFFER)
def offered(g: Game, a: int, b: int) -> Ask:
    words: list[int] = []
    if b == 4:
        return k.NOBODY
    add_words(words, 1, a)
    if a == 4:
        return Ask(2, P_MORE, (k.DONE, k.PASS))
    words += [TAKE[item] for item in g.items]
    words.sort()
    return Ask(1, P_TAKE if len(words) > 3 else P_MORE, words) if words[-1] > 1 else k.NOBODY


@STEPS.words(OFFER_MORE)
def offered_more(g: Game, a: int, b: int) -> Ask:
    words = [TAKE[1 + a]]
    add_words(words, 1, b)
    if a > 2:
        return Ask(1, P_TAKE, [k.DONE, *words, *words])
    return Ask(1, P_TAKE, words)


@STEPS.words(OFFER_BOTH)
def offered_both(g: Game, a: int, b: int) -> Ask:
    words = [TAKE[1 + a], k.DONE]
    others = [TAKE[1 + b]]
    if a > b:
        others += words
        return Ask(1, P_TAKE, others)
    words += others
    return Ask(2, P_TAKE, words)


@STEPS.answer(OFFER)
@STEPS.answer(OFFER_MORE)
@STEPS.answer(OFFER_BOTH)
def take_offered(g: Game, x: int, y: int, word: int) -> None:
    g.paid += 1 + word
    if x < 4:
        then(g, OFFER, x + 1, y)


def offers(g: Game, x: int, y: int) -> None:
    then(g, OFFER, x, y)


def offers_more(g: Game, x: int, y: int) -> None:
    then(g, OFFER_MORE, x, y)


def offers_both(g: Game, x: int, y: int) -> None:
    then(g, OFFER_BOTH, x, y)
