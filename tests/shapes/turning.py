"""Shape g: cards that turn.

Cards of two sides, as many as the card data says, wander between the piles of two seats: drawn,
played, improved on the discard, handed to the other seat's discard; a pile is turned over as it
lies, and gathered and shuffled when a round ends.
"""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes import parts

PLUS: Final = 2
CARD: Final = k.domain("card", "leaf bud leaf+ bud+", start=1)
FIRST: Final = (0, 1, 2, 1, 2)
SEAT: Final = k.domain("seat", "0 1")
SCORE: Final = k.numbers("score", 0, 400)
ROUNDS: Final = 3
TEXT: Final = """[numbers]
many = { value = [4, 3], low = 1, high = 6, from = "printed", rule = "turning:cards" }
"""
NUMBERS: Final = k.read_numbers(TEXT, "turning")


def cards(g: Turning) -> list[int]:
    return [1] * (2 * g.numbers[0]) + [2] * (2 * g.numbers[1])


BOX: Final = k.CardSet("box", CARD, cards, most=24, piles=True, first=FIRST)
V: Final = k.Vocabulary()
PLAY: Final = V.verb("play:{}", CARD)
TURN_UP: Final = V.verb("turn-up")
P_PLAY: Final = V.prompt("play", "turning:play")
P_TURN: Final = V.prompt("turn", "turning:turn")
PILE: Final = V.stream("pile.{}", CARD, SEAT)
E_PLAYED: Final = V.event("played", seat=SEAT, card=CARD)
R_OVER: Final = V.reason("over", "turning:end")
VERB, WHAT, _, _ = V.tables()

STEPS: Final = k.Steps()
DEAL: Final = STEPS.new("DEAL")
ROUND: Final = STEPS.new("ROUND")
DRAW: Final = STEPS.new("DRAW")
LAY: Final = STEPS.new("LAY")
TURN: Final = STEPS.new("TURN")


class Turning(k.State):
    numbers: list[int]
    stock: list[int]
    pool: list[list[int]]
    pile: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    score: list[int]
    round: int


@STEPS.auto(DEAL)
def deal(g: Turning, _: int, __: int) -> None:
    for seat in range(2):
        half = g.stock[seat::2]
        g.pool[seat], g.pile[seat] = half, [0] * len(half)
    g.stock = []
    k.then(g, ROUND)


@STEPS.auto(ROUND)
def round_(g: Turning, _: int, __: int) -> None:
    if g.round == ROUNDS:
        k.end(g, g.score, R_OVER)
    g.round += 1
    for seat in range(2):
        rest = [FIRST[c] for c in g.pile[seat] + g.hand[seat] + g.discard[seat] if c]
        g.pile[seat], g.hand[seat], g.discard[seat] = [0] * g.pile[seat].count(0), [], []
        g.pile[seat] += rest
        k.shuffle(g.pool[seat], g.pile[seat])
    k.then(g, ROUND)
    for _turn in range(6):
        k.plan(g, k.step(DRAW, 0), k.step(DRAW, 1), k.step(LAY, 0), k.step(LAY, 1))


@STEPS.words(DRAW)
def next_card(g: Turning, seat: int, _: int) -> k.Ask:
    if g.pile[seat] and g.pile[seat][-1] == 0:
        return k.ticket(g.pool[seat], PILE[seat])
    return k.NOBODY


@STEPS.answer(DRAW)
def draw(g: Turning, seat: int, _: int, word: int) -> None:
    if not g.pile[seat]:  # turned over as it lies
        g.pile[seat], g.discard[seat] = g.discard[seat][::-1], []
    elif word:
        g.pool[seat].remove(word)
        g.pile[seat][-1] = word
    if g.pile[seat] and g.pile[seat][-1]:
        g.hand[seat] = sorted([*g.hand[seat], g.pile[seat].pop()])
        k.show(g)


@STEPS.words(LAY)
def lay_words(g: Turning, seat: int, _: int) -> k.Ask:
    return k.Ask(1 << seat, P_PLAY, [PLAY[c] for c in CARD.values if c in g.hand[seat]])


@STEPS.answer(LAY)
def lay(g: Turning, seat: int, _: int, word: int) -> None:
    if word:
        g.hand[seat].remove(WHAT[word])
        g.discard[1 - seat].append(WHAT[word])
        g.score[seat] += WHAT[word]
        k.tell(g, E_PLAYED, seat, WHAT[word])
        k.then(g, TURN, seat)


@STEPS.words(TURN)
def turn_words(g: Turning, seat: int, _: int) -> k.Ask:
    top = g.discard[seat][-1:]
    return k.Ask(1 << seat, P_TURN, (TURN_UP, k.PASS) if top and top[0] <= PLUS else ())


@STEPS.answer(TURN)
def turn(g: Turning, seat: int, _: int, word: int) -> None:
    if word == TURN_UP:
        g.discard[seat][-1] += PLUS


def start(g: Turning) -> None:
    k.then(g, DEAL)


def view(g: Turning, seat: int) -> k.View:
    areas = []
    for s in range(2):
        areas += [parts.stack(f"pile.{s}", g.pile[s]), parts.row(f"hand.{s}", g.hand[s], CARD)]
        areas.append(parts.row(f"discard.{s}", g.discard[s], CARD))
    return k.View(seat, tuple(areas), (("score.0", g.score[0]), ("score.1", g.score[1])))


def scores(g: Turning) -> list[int]:
    return list(g.score)


SPEC: Final = k.GameSpec(
    id="turning",
    rules=1,
    seats=(2,),
    state=Turning,
    own_fields=(
        k.numbers_field(NUMBERS),
        k.place("stock", BOX, 24, ordered=False, of_kinds=(1, 2)),
        k.pool("pool", BOX),
        k.place("pile", BOX, 24, shape=k.SEATS),
        k.place("hand", BOX, 24, shape=k.SEATS, ordered=False),
        k.place("discard", BOX, 24, shape=k.SEATS),
        k.number("score", 0, 400, each=2),
        k.number("round", 0, ROUNDS),
    ),
    card_sets=(BOX,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=400,
    bound_result=scores,
    given_up=lambda g, seat: [seat, 1 - seat],
    numbers=NUMBERS,
)
