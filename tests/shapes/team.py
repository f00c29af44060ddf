"""Shape e: a team.

Two seats act in any order at once, each on its own hand, until both have said that they are
ready; what they put down makes a sum, which the captain of the round splits.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from tests.shapes import parts

ROUNDS: Final = 5
COIN: Final = k.numbers("coin", 1, 3)
SEAT: Final = k.domain("seat", "0 1")
SUM: Final = k.numbers("sum", 0, 40)
DECK: Final = k.CardSet("deck", COIN, (1,) * 8 + (2,) * 6 + (3,) * 4)
V: Final = k.Vocabulary()
LAY: Final = V.verb("lay:{}", SEAT, COIN, by_seat=True)
READY: Final = V.verb("ready", SEAT, by_seat=True)
KEEP: Final = V.verb("keep:{}", SUM)
P_LAY: Final = V.prompt("lay", "team:lay")
P_SPLIT: Final = V.prompt("split", "team:split")
DRAW: Final = V.stream("draw.{}", COIN, SEAT)
E_LAID: Final = V.event("laid", seat=SEAT, coin=COIN)
E_READY: Final = V.event("ready", seat=SEAT)
E_SPLIT: Final = V.event("split", seat=SEAT, kept=SUM, given=SUM)
R_OVER: Final = V.reason("over", "team:end")
R_NOT_HELD: Final = V.reason("not-held", "team:lay")
R_NOT_NOW: Final = V.reason("not-now", "team:lay")
VERB, WHO, WHAT, _ = V.tables()

STEPS: Final = k.Steps()
ROUND: Final = STEPS.new("ROUND")
DRAW_ONE: Final = STEPS.new("DRAW_ONE")
TOGETHER: Final = STEPS.new("TOGETHER")
SPLIT: Final = STEPS.new("SPLIT")


class Team(k.State):
    pool: list[int]
    deck: list[int]
    hand: list[list[int]]
    laid: list[int]
    spent: list[int]
    ready: int
    purse: list[int]
    round: int


@STEPS.auto(ROUND)
def round_(g: Team, _: int, __: int) -> None:
    if g.round == ROUNDS:
        k.end(g, g.purse, R_OVER)
    g.round += 1
    g.ready = 0
    k.plan(g, k.step(DRAW_ONE, 0, 3), k.step(DRAW_ONE, 1, 3), TOGETHER, SPLIT, ROUND)


@STEPS.rule(DRAW_ONE)
def draw_one(g: Team, me: int, many: int) -> k.Rule[None]:
    if g.deck and many > 0:
        coin = yield from k.draw(g, g.pool, DRAW[me], 1 << me)
        g.deck.pop()
        insort(g.hand[me], coin)
        k.then(g, DRAW_ONE, me, many - 1)


@STEPS.words(TOGETHER)
def together_words(g: Team, _: int, __: int) -> k.Ask:
    words = [
        LAY[s][c] for s in range(2) if not g.ready >> s & 1 for c in COIN.values if c in g.hand[s]
    ]
    words += [READY[s] for s in range(2) if not g.ready >> s & 1]
    return k.Ask(3 & ~g.ready, P_LAY, words)


@STEPS.answer(TOGETHER)
def together(g: Team, _: int, __: int, word: int) -> None:
    if word == k.NOTHING:
        return
    me, coin = WHO[word], WHAT[word]
    if VERB[word] == READY.id:
        g.ready |= 1 << me
        k.tell(g, E_READY, me)
    else:
        g.hand[me].remove(coin)
        insort(g.laid, coin)
        k.show(g)
        k.tell(g, E_LAID, me, coin)
    k.then(g, TOGETHER)


@STEPS.rule(SPLIT)
def split(g: Team, _: int, __: int) -> k.Rule[None]:
    captain = g.round % 2
    kept = yield from k.amount(captain, P_SPLIT, KEEP, 0, sum(g.laid))
    g.purse[captain] += kept
    g.purse[1 - captain] += sum(g.laid) - kept
    k.tell(g, E_SPLIT, captain, kept, sum(g.laid) - kept)
    g.spent += g.laid
    g.laid = []


def start(g: Team) -> None:
    k.then(g, ROUND)


def why(g: Team, seat: int, word: int) -> int:
    if VERB[word] == READY.id:
        return 0
    if VERB[word] != LAY.id:
        return R_NOT_NOW
    if WHAT[word] not in g.hand[seat]:
        return R_NOT_HELD
    return 0


def view(g: Team, seat: int) -> k.View:
    hands = (parts.hand(g.hand[s], COIN, s, seat) for s in (0, 1))
    laid, spent = parts.row("laid", g.laid, COIN), parts.row("spent", g.spent, COIN)
    counters = (("purse.0", g.purse[0]), ("purse.1", g.purse[1]), ("ready", g.ready))
    return k.View(seat, (*hands, parts.stack("deck", g.deck), laid, spent), counters)


def purses(g: Team) -> list[int]:
    return g.purse


def given_up(g: Team, seat: int) -> list[int]:
    return [0, 0]


def turn_of(g: Team) -> int:
    return g.round


SPEC: Final = k.GameSpec(
    id="team",
    rules=1,
    seats=(2,),
    state=Team,
    own_fields=(
        k.pool("pool", DECK),
        k.place("deck", DECK, 18, home=True, seen=k.NO_SEAT),
        k.place("hand", DECK, 15, shape=k.SEATS, ordered=False, seen=k.OWNER),
        k.place("laid", DECK, 18, ordered=False),
        k.place("spent", DECK, 18),
        k.number("ready", 0, 3),
        k.number("purse", 0, 40, each=2),
        k.number("round", 0, ROUNDS),
    ),
    card_sets=(DECK,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=100,
    bound_result=purses,
    given_up=given_up,
    why=why,
    turn_of=turn_of,
)
