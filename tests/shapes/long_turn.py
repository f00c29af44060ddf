"""Shape f: a long turn, alone or against another seat.

Plays in free order: cards that draw, put a discard on top of the deck, discard by choice, put the
top of the deck in order, search the deck.  An empty deck is the discard turned over, unshuffled.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from tests.shapes import parts

COIN, SCOUT, SAGE, HERALD, PLANNER, FINDER = 1, 2, 3, 4, 5, 6
CARD: Final = k.domain("card", "coin scout sage herald planner finder", start=1)
SEAT: Final = k.domain("seat", "0 1")
DECK: Final = k.CardSet(
    "deck",
    CARD,
    (COIN,) * 4 + (SCOUT,) * 2 + (SAGE,) * 2 + (HERALD,) * 2 + (PLANNER,) + (FINDER,),
    per_seat=True,
)
V: Final = k.Vocabulary()
PLAY: Final = V.verb("play:{}", CARD)
TOP: Final = V.verb("top:{}", CARD)
DROP: Final = V.verb("drop:{}", CARD)
NEXT: Final = V.verb("next:{}", CARD)
FIND: Final = V.verb("find:{}", CARD)
P_MAIN: Final = V.prompt("main", "long:main")
P_TOP: Final = V.prompt("top", "long:herald")
P_DROP: Final = V.prompt("drop", "long:sage")
P_ORDER: Final = V.prompt("order", "long:planner")
P_FIND: Final = V.prompt("find", "long:finder")
S_DECK: Final = V.stream("deck.{}", CARD, SEAT)
E_PLAYED: Final = V.event("played", seat=SEAT, card=CARD)
E_DREW: Final = V.event("drew", seat=SEAT, card=CARD)
E_DREW_UNSEEN: Final = V.event("drew-unseen", seat=SEAT)
E_TOPPED: Final = V.event("topped", seat=SEAT, card=CARD)
E_DROPPED: Final = V.event("dropped", seat=SEAT, card=CARD)
E_FOUND: Final = V.event("found", seat=SEAT, card=CARD)
E_TURNED: Final = V.event("turned-over", seat=SEAT)
R_OVER: Final = V.reason("over", "long:end")
R_NOT_THERE: Final = V.reason("not-there", "long:main")
R_NOT_NOW: Final = V.reason("not-now", "long:main")
VERB, ARG, _, _ = V.tables()

STEPS: Final = k.Steps()
TURN: Final = STEPS.new("TURN")
MAIN: Final = STEPS.new("MAIN")
CLEAN_UP: Final = STEPS.new("CLEAN_UP")
EFFECT: Final = STEPS.new("EFFECT")
DRAW: Final = STEPS.new("DRAW")
TOP_DECK: Final = STEPS.new("TOP_DECK")
DISCARD: Final = STEPS.new("DISCARD")
REVEAL: Final = STEPS.new("REVEAL")
ORDER: Final = STEPS.new("ORDER")
SEARCH: Final = STEPS.new("SEARCH")


class Realm(k.State):
    pool: list[list[int]]
    deck: list[list[int]]
    hand: list[list[int]]
    played: list[list[int]]
    discard: list[list[int]]
    aside: list[list[int]]
    points: list[int]
    turns: int


@STEPS.auto(TURN)
def turn(g: Realm, me: int, _: int) -> None:
    if g.turns == 8:
        k.end(g, g.points[: len(g.hand)], R_OVER)
    g.turns += 1
    other = (me + 1) % len(g.hand)
    k.plan(g, k.step(DRAW, me, 4), k.step(MAIN, me), k.step(CLEAN_UP, me), k.step(TURN, other))


@STEPS.words(MAIN)
def main_words(g: Realm, me: int, _: int) -> k.Ask:
    words = [PLAY[card] for card in CARD.values if card in g.hand[me]]
    words.append(k.DONE)
    return k.Ask(1 << me, P_MAIN, words)


@STEPS.answer(MAIN)
def main(g: Realm, me: int, _: int, word: int) -> None:
    if word != k.DONE:
        g.hand[me].remove(ARG[word])
        g.played[me].append(ARG[word])
        shown_to_another(g)
        k.tell(g, E_PLAYED, me, ARG[word])
        k.plan(g, k.step(EFFECT, me, ARG[word]), k.step(MAIN, me))


@STEPS.auto(EFFECT)
def effect(g: Realm, me: int, card: int) -> None:
    if card == SCOUT:
        k.then(g, DRAW, me, 1)
    elif card == SAGE:
        k.plan(g, k.step(DRAW, me, 2), k.step(DISCARD, me))
    elif card == HERALD:
        k.then(g, TOP_DECK, me)
    elif card == PLANNER:
        k.plan(g, k.step(REVEAL, me, 3), k.step(ORDER, me))
    elif card == FINDER:
        k.shuffle(g.pool[me], g.deck[me])
        k.then(g, SEARCH, me)


@STEPS.auto(CLEAN_UP)
def clean_up(g: Realm, me: int, _: int) -> None:
    for card in g.played[me]:
        if card == COIN:
            g.points[me] += 1
    g.discard[me] += g.played[me]
    g.discard[me] += g.hand[me]
    g.played[me] = []
    g.hand[me] = []
    shown_to_another(g)


@STEPS.rule(DRAW)
def draw(g: Realm, me: int, many: int) -> k.Rule[None]:
    if not turn_over(g, me):
        return
    card = yield from k.see(g, g.deck[me], len(g.deck[me]) - 1, g.pool[me], S_DECK[me], 1 << me)
    g.deck[me].pop()
    insort(g.hand[me], card)
    k.tell(g, E_DREW, me, card, to=1 << me, others=E_DREW_UNSEEN)
    if many > 1:
        k.then(g, DRAW, me, many - 1)


@STEPS.words(TOP_DECK)
def top_words(g: Realm, me: int, _: int) -> k.Ask:
    return k.Ask(1 << me, P_TOP, [TOP[card] for card in CARD.values if card in g.discard[me]])


@STEPS.answer(TOP_DECK)
def top(g: Realm, me: int, _: int, word: int) -> None:
    if word != k.NOTHING:
        g.discard[me].remove(ARG[word])
        g.deck[me].append(ARG[word])
        k.tell(g, E_TOPPED, me, ARG[word])


@STEPS.rule(DISCARD)
def discard(g: Realm, me: int, _: int) -> k.Rule[None]:
    words = yield from k.pick_some(me, P_DROP, [DROP[card] for card in g.hand[me]], 1, 2)
    for word in words:
        g.hand[me].remove(ARG[word])
        g.discard[me].append(ARG[word])
        k.tell(g, E_DROPPED, me, ARG[word])
    shown_to_another(g)


@STEPS.rule(REVEAL)
def reveal(g: Realm, me: int, many: int) -> k.Rule[None]:
    if not turn_over(g, me):
        return
    card = yield from k.see(g, g.deck[me], len(g.deck[me]) - 1, g.pool[me], S_DECK[me], k.ALL)
    g.deck[me].pop()
    g.aside[me].append(card)
    if many > 1:
        k.then(g, REVEAL, me, many - 1)


@STEPS.rule(ORDER)
def order(g: Realm, me: int, _: int) -> k.Rule[None]:
    words = yield from k.arrange(me, P_ORDER, [NEXT[card] for card in g.aside[me]])
    g.aside[me] = []
    for word in words:
        g.deck[me].append(ARG[word])


@STEPS.words(SEARCH)
def search_words(g: Realm, me: int, _: int) -> k.Ask:
    return k.Ask(1 << me, P_FIND, [FIND[card] for card in CARD.values if card in g.pool[me]])


@STEPS.answer(SEARCH)
def search(g: Realm, me: int, _: int, word: int) -> None:
    if word != k.NOTHING:
        k.search(g.pool[me], g.deck[me], ARG[word])
        insort(g.hand[me], ARG[word])
        k.show(g)
        k.tell(g, E_FOUND, me, ARG[word])


def turn_over(g: Realm, me: int) -> bool:
    if not g.deck[me]:
        g.deck[me] = [g.discard[me][-1 - i] for i in range(len(g.discard[me]))]
        g.discard[me] = []
        k.tell(g, E_TURNED, me)
    return len(g.deck[me]) > 0


def shown_to_another(g: Realm) -> None:
    if len(g.hand) > 1:
        k.show(g)


def start(g: Realm) -> None:
    k.then(g, TURN, 0)


def why(g: Realm, seat: int, word: int) -> int:
    step = g.agenda[-1]
    if step == MAIN:
        if word == k.DONE:
            return 0
        if VERB[word] == PLAY.id and ARG[word] not in g.hand[seat]:
            return R_NOT_THERE
        if VERB[word] == PLAY.id:
            return 0
    if step == TOP_DECK and VERB[word] == TOP.id and ARG[word] in g.discard[seat]:
        return 0
    if step == SEARCH and VERB[word] == FIND.id and ARG[word] in g.pool[seat]:
        return 0
    return R_NOT_NOW


def view(g: Realm, seat: int) -> k.View:
    areas = []
    for s in range(len(g.hand)):
        areas += [parts.hand(g.hand[s], CARD, s, seat), parts.stack(f"deck.{s}", g.deck[s], s)]
        areas += [parts.row(f"played.{s}", g.played[s], CARD, s)]
        areas += [parts.row(f"discard.{s}", g.discard[s], CARD, s)]
        areas += [parts.row(f"aside.{s}", g.aside[s], CARD, s)]
    return k.View(seat, tuple(areas), (("turns", g.turns), ("points", sum(g.points))))


def points(g: Realm) -> list[int]:
    return g.points[: len(g.hand)]


def given_up(g: Realm, seat: int) -> list[int]:
    return [0] * len(g.hand)


def turn_of(g: Realm) -> int:
    return g.turns


SPEC: Final = k.GameSpec(
    id="long-turn",
    rules=1,
    seats=(1, 2),
    state=Realm,
    own_fields=(
        k.pool("pool", DECK),
        k.place("deck", DECK, 12, home=True),
        k.place("hand", DECK, 12, ordered=False, seen=k.OWNER),
        k.place("played", DECK, 12),
        k.place("discard", DECK, 12),
        k.place("aside", DECK, 3),
        k.number("points", 0, 99, each=2),
        k.number("turns", 0, 8),
    ),
    card_sets=(DECK,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=400,
    bound_result=points,
    given_up=given_up,
    why=why,
    turn_of=turn_of,
)
