"""A game with numbers beyond a byte and below 0, and sets beyond 255 cards: no game of ours."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k

KIND: Final = k.domain("kind", [f"k{n}" for n in range(1, 301)], start=1)
#: The last is one that an observation of 255 kinds could not name.
LAST: Final = 300
SORT: Final = k.domain("sort", "black white", start=1)
MANY: Final = 600
BOX: Final = k.CardSet("box", KIND, tuple(range(1, LAST + 1)))
BAG: Final = k.CardSet("bag", SORT, (1,) * (MANY // 2) + (2,) * (MANY // 2))

V: Final = k.Vocabulary()
P_GO: Final = V.prompt("go", "large:go")
R_OVER: Final = V.reason("over", "large:end")
STEPS: Final = k.Steps()
GO: Final = STEPS.new("GO")


class Large(k.State):
    drawer: list[int]
    shelf: list[int]
    rack: list[int]
    known: list[int]
    heap: list[list[int]]
    sack: list[int]
    cup: list[int]
    level: int
    turns: int
    deep: int
    twins: list[int]
    heights: list[int]
    steps: list[list[int]]
    diary: list[int]
    trail: list[int]
    frost: list[list[int]]


@STEPS.words(GO)
def go_words(g: Large, _: int, __: int) -> k.Ask:
    return k.Ask(1, P_GO, (k.DONE,))


@STEPS.answer(GO)
def go(g: Large, _: int, __: int, ___: int) -> None:
    k.end(g, [1, 2], R_OVER)


def start(g: Large) -> None:
    k.then(g, GO)


SPEC: Final = k.GameSpec(
    id="large",
    rules=1,
    seats=(2,),
    state=Large,
    own_fields=(
        k.place("drawer", BOX, LAST, ordered=False, home=True),
        k.place("shelf", BOX, 4, grid=True, known="known"),
        k.masks("known", 4, shape=k.LIST, fixed=True),
        k.place("rack", BOX, 20),
        k.place("heap", BOX, 6, shape=k.SEATS, seen=k.OWNER),
        k.place("sack", BAG, MANY, ordered=False, home=True),
        k.place("cup", BAG, MANY, ordered=False),
        k.number("level", -40, 700),
        k.number("turns", 0, 1 << 20),
        k.number("deep", -7, 3),
        k.number("twins", -300, 300, each=2),
        k.number("heights", 0, 999, each=k.PER_SEAT),
        k.counters("steps", 2, -3, 3),
        k.marks("diary", 300, 0, 9),
        k.marks("trail", 3, -300, 300),
        k.marks("frost", 3, -5, 5, per_seat=True),
    ),
    card_sets=(BOX, BAG),
    words=V,
    steps=STEPS,
    start=start,
    view=lambda g, seat: k.View(seat, (), ()),
    bound=4,
    bound_result=lambda g: [0, 0],
    given_up=lambda g, seat: [seat, 1 - seat],
)
