"""A game for two to four with secret hands: each lays three cards, the highest sum wins."""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from tests.shapes import parts

COIN: Final = k.numbers("coin", 1, 6)
SEAT: Final = k.domain("seat", "0 1 2 3")
DECK: Final = k.CardSet("deck", COIN, (1, 2, 3, 4, 5, 6) * 4)
HAND: Final = 3
V: Final = k.Vocabulary()
LAY: Final = V.verb("lay:{}", COIN)
P_LAY: Final = V.prompt("lay", "quartet:lay")
DRAW: Final = V.stream("draw.{}", COIN, SEAT)
E_LAID: Final = V.event("laid", seat=SEAT, coin=COIN)
R_OVER: Final = V.reason("over", "quartet:end")
R_NOT_HELD: Final = V.reason("not-held", "quartet:lay")
VERB, WHAT, _, _ = V.tables()

STEPS: Final = k.Steps()
DEAL: Final = STEPS.new("DEAL")
TURN: Final = STEPS.new("TURN")
ACT: Final = STEPS.new("ACT")


class Quartet(k.State):
    __slots__ = ("deck", "hand", "laid", "pool", "purse", "turns")
    pool: list[int]
    deck: list[int]
    hand: list[list[int]]
    laid: list[int]
    purse: list[int]
    turns: int


@STEPS.rule(DEAL)
def deal(g: Quartet, me: int, _: int) -> k.Rule[None]:
    if len(g.hand[me]) < HAND:
        coin = yield from k.draw(g, g.pool, DRAW[me], 1 << me)
        g.deck.pop()
        insort(g.hand[me], coin)
        k.then(g, DEAL, me)
    elif me + 1 < len(g.hand):
        k.then(g, DEAL, me + 1)
    else:
        k.then(g, TURN, 0)


@STEPS.auto(TURN)
def turn(g: Quartet, me: int, _: int) -> None:
    if not g.hand[me]:
        k.end(g, g.purse[: len(g.hand)], R_OVER)
    g.turns += 1
    k.plan(g, k.step(ACT, me), k.step(TURN, (me + 1) % len(g.hand)))


@STEPS.words(ACT)
def act_words(g: Quartet, me: int, _: int) -> k.Ask:
    return k.Ask(1 << me, P_LAY, [LAY[coin] for coin in COIN.values if coin in g.hand[me]])


@STEPS.answer(ACT)
def act(g: Quartet, me: int, _: int, word: int) -> None:
    g.hand[me].remove(WHAT[word])
    g.laid.append(WHAT[word])
    g.purse[me] += WHAT[word]
    k.show(g)
    k.tell(g, E_LAID, me, WHAT[word])


def start(g: Quartet) -> None:
    k.then(g, DEAL, 0)


def why(g: Quartet, seat: int, word: int) -> int:
    held = VERB[word] == LAY.id and WHAT[word] in g.hand[seat]
    return 0 if held else R_NOT_HELD


def view(g: Quartet, seat: int) -> k.View:
    hands = (parts.hand(g.hand[s], COIN, s, seat) for s in range(len(g.hand)))
    areas = (*hands, parts.row("laid", g.laid, COIN), parts.stack("deck", g.deck))
    return k.View(seat, areas, tuple((f"purse.{s}", g.purse[s]) for s in range(len(g.hand))))


def purses(g: Quartet) -> list[int]:
    return g.purse[: len(g.hand)]


def given_up(g: Quartet, seat: int) -> list[int]:
    return [0 if s == seat else 1 for s in range(len(g.hand))]


def policy(g: Quartet, ask: k.Ask, rng: k.Rng) -> int:
    return ask.words[-1]


def turn_of(g: Quartet) -> int:
    return g.turns


SPEC: Final = k.GameSpec(
    id="quartet",
    rules=1,
    seats=(2, 3, 4),
    state=Quartet,
    own_fields=(
        k.pool("pool", DECK),
        k.place("deck", DECK, 24, home=True, seen=k.NO_SEAT),
        k.place("hand", DECK, HAND, shape=k.SEATS, ordered=False, seen=k.OWNER),
        k.place("laid", DECK, 12),
        k.number("purse", 0, 18, each=4),
        k.number("turns", 0, 13),
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
    policy=policy,
)
