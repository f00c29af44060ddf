"""Shape a: two hands, reactions in turn, some cards playable only then.

A strike may be parried, a parry countered, and so on until one seat passes.  Every window is
offered, also to a seat that holds nothing to play in it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from tests.shapes import parts

STRIKE, PARRY, COUNTER = 1, 2, 3
CARD: Final = k.domain("card", "strike parry counter", start=1)
SEAT: Final = k.domain("seat", "0 1")
DECK: Final = k.CardSet("deck", CARD, (STRIKE,) * 8 + (PARRY,) * 6 + (COUNTER,) * 4)
V: Final = k.Vocabulary()
PLAY: Final = V.verb("play:{}", CARD)
P_ACT: Final = V.prompt("act", "windows:act")
P_WINDOW: Final = V.prompt("window", "windows:window")
DRAW: Final = V.stream("draw.{}", CARD, SEAT)
E_PLAYED: Final = V.event("played", seat=SEAT, card=CARD)
E_DREW: Final = V.event("drew", seat=SEAT, card=CARD)
E_DREW_UNSEEN: Final = V.event("drew-unseen", seat=SEAT)
R_NOT_HELD: Final = V.reason("not-held", "windows:hand")
R_NOT_NOW: Final = V.reason("not-now", "windows:window")
R_HURT: Final = V.reason("hurt", "windows:end")
VERB, ARG, _, _ = V.tables()
#: What may be played in a window, by the number of reactions before, even or odd.
ANSWER: Final = (PARRY, COUNTER)

STEPS: Final = k.Steps()
TURN: Final = STEPS.new("TURN")
FILL: Final = STEPS.new("FILL")
ACT: Final = STEPS.new("ACT")
WINDOW: Final = STEPS.new("WINDOW")
HIT: Final = STEPS.new("HIT")


class Duel(k.State):
    pool: list[int]
    deck: list[int]
    hand: list[list[int]]
    spent: list[int]
    life: list[int]
    turns: int


@STEPS.auto(TURN)
def turn(g: Duel, me: int, _: int) -> None:
    g.turns += 1
    if not g.deck or g.turns > 30:
        k.end(g, g.life, R_HURT)
    k.plan(g, k.step(FILL, me), k.step(FILL, 1 - me), k.step(ACT, me), k.step(TURN, 1 - me))


@STEPS.rule(FILL)
def fill(g: Duel, me: int, _: int) -> k.Rule[None]:
    if len(g.hand[me]) < 4 and g.deck:
        card = yield from k.draw(g, g.pool, DRAW[me], 1 << me)
        g.deck.pop()
        insort(g.hand[me], card)
        k.tell(g, E_DREW, me, card, to=1 << me, others=E_DREW_UNSEEN)
        k.then(g, FILL, me)


@STEPS.words(ACT)
def act_words(g: Duel, me: int, _: int) -> k.Ask:
    return offer(g, me, P_ACT, STRIKE)


@STEPS.answer(ACT)
def act(g: Duel, me: int, _: int, word: int) -> None:
    if word != k.PASS:
        play(g, me, STRIKE)
        k.plan(g, k.step(WINDOW, 1 - me, 0), k.step(HIT, 1 - me))


@STEPS.words(WINDOW)
def window_words(g: Duel, seat: int, so_far: int) -> k.Ask:
    return offer(g, seat, P_WINDOW, ANSWER[so_far % 2])


@STEPS.answer(WINDOW)
def window(g: Duel, seat: int, so_far: int, word: int) -> None:
    if word != k.PASS:
        play(g, seat, ARG[word])
        k.then(g, WINDOW, 1 - seat, so_far + 1)
    elif so_far % 2:
        k.cut(g, TURN)


@STEPS.auto(HIT)
def hit(g: Duel, seat: int, _: int) -> None:
    g.life[seat] -= 1
    if g.life[seat] == 0:
        k.end(g, g.life, R_HURT)


def offer(g: Duel, seat: int, prompt: int, card: int) -> k.Ask:
    words = [k.PASS]
    if card in g.hand[seat]:
        words.append(PLAY[card])
    return k.Ask(1 << seat, prompt, words)


def play(g: Duel, seat: int, card: int) -> None:
    g.hand[seat].remove(card)
    g.spent.append(card)
    k.show(g)
    k.tell(g, E_PLAYED, seat, card)


def start(g: Duel) -> None:
    k.then(g, TURN, 0)


def why(g: Duel, seat: int, word: int) -> int:
    if word == k.PASS:
        return 0
    card = STRIKE
    if g.agenda[-1] == WINDOW:
        card = ANSWER[g.agenda[-3] % 2]
    if VERB[word] != PLAY.id or ARG[word] != card:
        return R_NOT_NOW
    if card not in g.hand[seat]:
        return R_NOT_HELD
    return 0


def view(g: Duel, seat: int) -> k.View:
    hands = (parts.hand(g.hand[s], CARD, s, seat) for s in (0, 1))
    areas = (*hands, parts.row("spent", g.spent, CARD), parts.stack("deck", g.deck))
    return k.View(seat, areas, tuple((f"life.{s}", g.life[s]) for s in (0, 1)))


def turn_of(g: Duel) -> int:
    return g.turns


def lives(g: Duel) -> list[int]:
    return g.life


def given_up(g: Duel, seat: int) -> list[int]:
    return [seat, 1 - seat]


SPEC: Final = k.GameSpec(
    id="windows",
    rules=1,
    seats=(2,),
    state=Duel,
    own_fields=(
        k.pool("pool", DECK),
        k.place("deck", DECK, 18, home=True),
        k.place("hand", DECK, 4, shape=k.SEATS, ordered=False, seen=k.OWNER),
        k.place("spent", DECK, 18),
        k.number("life", 0, 3, 3, each=2),
        k.number("turns", 0, 31),
    ),
    card_sets=(DECK,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=200,
    bound_result=lives,
    given_up=given_up,
    why=why,
    turn_of=turn_of,
)
