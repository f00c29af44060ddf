"""Shape c: a face-down grid, a stock and two secret hands, all of one pool.

A seat peeks at a cell, crosses two cells unseen, or takes a cell into its hand and puts a card of
the hand there.  Now and then the grid is gathered, shuffled with the stock and laid out anew.
"""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes import parts

CELLS: Final = 6
CARD: Final = k.numbers("card", 1, 5)
CELL: Final = k.numbers("cell", 0, CELLS - 1)
SEAT: Final = k.domain("seat", "0 1")
DECK: Final = k.CardSet("deck", CARD, (1,) * 4 + (2,) * 4 + (3,) * 3 + (4,) * 2 + (5,))
V: Final = k.Vocabulary()
PEEK: Final = V.verb("peek:{}", CELL)
CROSS: Final = V.verb("cross:{}+{}", CELL, CELL)
TAKE: Final = V.verb("take:{}", CELL)
PUT: Final = V.verb("put:{}", CARD)
P_TURN: Final = V.prompt("turn", "grid:turn")
P_PUT: Final = V.prompt("put", "grid:take")
DEAL: Final = V.stream("deal.{}", CARD, SEAT)
GRID: Final = V.stream("grid", CARD)
E_PEEKED: Final = V.event("peeked", seat=SEAT, cell=CELL, card=CARD)
E_PEEKED_UNSEEN: Final = V.event("peeked-unseen", seat=SEAT, cell=CELL)
E_CROSSED: Final = V.event("crossed", seat=SEAT, cell=CELL, to=CELL)
E_TOOK: Final = V.event("took", seat=SEAT, cell=CELL, card=CARD)
E_TOOK_UNSEEN: Final = V.event("took-unseen", seat=SEAT, cell=CELL)
E_PUT: Final = V.event("put", seat=SEAT, cell=CELL, card=CARD)
E_PUT_UNSEEN: Final = V.event("put-unseen", seat=SEAT, cell=CELL)
E_GATHERED: Final = V.event("gathered")
R_OVER: Final = V.reason("over", "grid:end")
R_KNOWN: Final = V.reason("known", "grid:peek")
R_NOT_HELD: Final = V.reason("not-held", "grid:take")
R_NOT_NOW: Final = V.reason("not-now", "grid:turn")
VERB, A, B, _ = V.tables()

STEPS: Final = k.Steps()
OPEN: Final = STEPS.new("OPEN")
DEAL_ONE: Final = STEPS.new("DEAL_ONE")
TURN: Final = STEPS.new("TURN")
ACT: Final = STEPS.new("ACT")
LOOK: Final = STEPS.new("LOOK")
TAKE_IT: Final = STEPS.new("TAKE_IT")
PUT_BACK: Final = STEPS.new("PUT_BACK")
GATHER: Final = STEPS.new("GATHER")


class Vault(k.State):
    pool: list[int]
    stock: list[int]
    grid: list[int]
    known: list[int]
    hand: list[list[int]]
    watched: list[list[int]]
    turns: int


@STEPS.auto(OPEN)
def open_(g: Vault, _: int, __: int) -> None:
    lay_out(g)
    for _i in range(2):
        k.plan(g, k.step(DEAL_ONE, 0), k.step(DEAL_ONE, 1))


@STEPS.rule(DEAL_ONE)
def deal_one(g: Vault, me: int, _: int) -> k.Rule[None]:
    card = yield from k.draw(g, g.pool, DEAL[me], 1 << me)
    g.stock.pop()
    k.gain(g.hand[me], g.watched[me], card, 1 << me)


@STEPS.auto(TURN)
def turn(g: Vault, _: int, __: int) -> None:
    if g.turns == 30:
        k.end(g, sums(g), R_OVER)
    g.turns += 1
    k.plan(g, k.step(ACT, g.turns % 2), TURN)
    if g.turns % 10 == 0:
        k.then(g, GATHER)


@STEPS.words(ACT)
def act_words(g: Vault, me: int, _: int) -> k.Ask:
    words = [PEEK[i] for i in range(CELLS) if not g.known[i] >> me & 1]
    words += [TAKE[i] for i in range(CELLS)]
    for i in range(CELLS):
        words += CROSS[i][i + 1 :]
    return k.Ask(1 << me, P_TURN, words)


@STEPS.answer(ACT)
def act(g: Vault, me: int, _: int, word: int) -> None:
    i, j = A[word], B[word]
    if VERB[word] == PEEK.id:
        k.then(g, LOOK, me, i)
    elif VERB[word] == TAKE.id:
        k.plan(g, k.step(TAKE_IT, me, i), k.step(PUT_BACK, me, i))
    else:
        g.grid[i], g.grid[j] = g.grid[j], g.grid[i]
        g.known[i], g.known[j] = g.known[j], g.known[i]
        k.tell(g, E_CROSSED, me, i, j)


@STEPS.rule(LOOK)
def look(g: Vault, me: int, cell: int) -> k.Rule[None]:
    card = yield from k.see(g, g.grid, cell, g.pool, GRID, 1 << me)
    g.known[cell] |= 1 << me
    k.tell(g, E_PEEKED, me, cell, card, to=1 << me, others=E_PEEKED_UNSEEN)


@STEPS.rule(TAKE_IT)
def take(g: Vault, me: int, cell: int) -> k.Rule[None]:
    card = yield from k.see(g, g.grid, cell, g.pool, GRID, 1 << me)
    k.gain(g.hand[me], g.watched[me], card, g.known[cell] | 1 << me)
    g.grid[cell] = k.EMPTY
    g.known[cell] = 0
    k.tell(g, E_TOOK, me, cell, card, to=1 << me, others=E_TOOK_UNSEEN)


@STEPS.words(PUT_BACK)
def put_words(g: Vault, me: int, _: int) -> k.Ask:
    return k.Ask(1 << me, P_PUT, [PUT[card] for card in CARD.values if card in g.hand[me]])


@STEPS.answer(PUT_BACK)
def put(g: Vault, me: int, cell: int, word: int) -> None:
    card = A[word]
    k.lose(g.hand[me], g.watched[me], card)
    k.forget(g.hand[me], g.watched[me], 1 << 1 - me, 1, 5)
    g.grid[cell] = card
    g.known[cell] = 1 << me
    k.tell(g, E_PUT, me, cell, card, to=1 << me, others=E_PUT_UNSEEN)


@STEPS.auto(GATHER)
def gather(g: Vault, _: int, __: int) -> None:
    for i in range(CELLS):
        g.stock.append(g.grid[i])
        g.grid[i] = k.EMPTY
        g.known[i] = 0
    k.shuffle(g.pool, g.stock)
    lay_out(g)
    k.tell(g, E_GATHERED)


def lay_out(g: Vault) -> None:
    for i in range(CELLS):
        g.grid[i] = g.stock.pop()


def sums(g: Vault) -> list[int]:
    return [sum(g.hand[0]), sum(g.hand[1])]


def start(g: Vault) -> None:
    k.plan(g, OPEN, TURN)


def why(g: Vault, seat: int, word: int) -> int:
    putting = g.agenda[-1] == PUT_BACK
    if VERB[word] == PUT.id and putting:
        if A[word] not in g.hand[seat]:
            return R_NOT_HELD
    elif VERB[word] == PEEK.id and not putting:
        if g.known[A[word]] >> seat & 1:
            return R_KNOWN
    elif putting or (VERB[word] != TAKE.id and (VERB[word] != CROSS.id or A[word] >= B[word])):
        return R_NOT_NOW
    return 0


def view(g: Vault, seat: int) -> k.View:
    mine = parts.grid("grid", g.grid, CARD, 3, lambda i: seat >= 0 and bool(g.known[i] >> seat & 1))
    hands = (parts.hand(g.hand[s], CARD, s, seat) for s in (0, 1))
    return k.View(seat, (mine, parts.stack("stock", g.stock), *hands), (("turns", g.turns),))


def given_up(g: Vault, seat: int) -> list[int]:
    return [seat, 1 - seat]


def turn_of(g: Vault) -> int:
    return g.turns


SPEC: Final = k.GameSpec(
    id="grid",
    rules=1,
    seats=(2,),
    state=Vault,
    own_fields=(
        k.pool("pool", DECK),
        k.place("stock", DECK, 14, home=True, seen=k.NO_SEAT),
        k.place("grid", DECK, CELLS, grid=True, known="known"),
        k.masks("known", CELLS, shape=k.LIST, fixed=True),
        k.place("hand", DECK, 3, shape=k.SEATS, ordered=False, known="watched"),
        k.masks("watched", 3),
        k.number("turns", 0, 30),
    ),
    card_sets=(DECK,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=100,
    bound_result=sums,
    given_up=given_up,
    why=why,
    turn_of=turn_of,
)
