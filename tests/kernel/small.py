"""The smallest game there is, to be given other steps by each test."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heroon import kernel as k

CARD = k.numbers("card", 1, 3)
DECK = k.CardSet("deck", CARD, (1, 1, 2, 3))
SIZE = k.domain("size", "small big")


class Small(k.State):
    pool: list[int]
    deck: list[int]
    hand: list[list[int]]
    n: int
    size: int


FIELDS = (
    k.option("size", SIZE),
    k.pool("pool", DECK),
    k.place("deck", DECK, 4, home=True),
    k.place("hand", DECK, 4, shape=k.SEATS, ordered=False, seen=k.OWNER),
    k.number("n", 0, 9),
)

V = k.Vocabulary()
SAY = V.verb("say:{}", k.numbers("number", 0, 9))
P = V.prompt("p", "small:p")
Q = V.prompt("q")
DIE = V.stream("die", k.numbers("face", 1, 6))
S_DECK = V.stream("deck", CARD)
E_SAID = V.event("said", number=k.numbers("count", 0, 9))
E_SECRET = V.event("secret", card=CARD, number=k.numbers("others", 0, 9))
E_SHORT = V.event("short")
R_DONE = V.reason("done", "small:end")
R_NO = V.reason("no", "small:no")


def view(g: Small, seat: int) -> k.View:
    return k.View(seat, (), (("n", g.n),))


def scores(g: Small) -> list[int]:
    return [g.n, 0]


def given_up(g: Small, seat: int) -> list[int]:
    return [seat, 1 - seat]


def game(
    rule: Callable[[Small, int, int], Any], *, why: Any = None, **more: Any
) -> k.GameSpec[Small]:
    """A game whose first step is `rule`; its second ends the game."""
    steps = k.Steps()
    first, last = steps.new("FIRST"), steps.new("LAST")
    steps.rule(first)(rule)
    steps.auto(last)(finish)

    def start(g: Small) -> None:
        k.plan(g, first, last)

    return spec(steps, start, why=why, **more)


def spec(
    steps: k.Steps, start: Callable[[Small], None], *, why: Any = None, **more: Any
) -> k.GameSpec[Small]:
    given: dict[str, Any] = {
        "id": "small",
        "rules": 1,
        "seats": (2,),
        "state": Small,
        "own_fields": FIELDS,
        "card_sets": (DECK,),
        "words": V,
        "steps": steps,
        "start": start,
        "view": view,
        "bound": 50,
        "bound_result": scores,
        "given_up": given_up,
        "options": (k.Option("size", SIZE, "small:size"),),
    }
    if why is not None:
        given["why"] = why
    return k.GameSpec(**{**given, **more})


def finish(g: Small, _: int, __: int) -> None:
    k.end(g, [g.n, 0], R_DONE)


def texts(table: k.Table[Any]) -> list[str]:
    assert table.ask is not None
    if table.ask.seats == 0:
        return [
            table.spec.words.streams[table.ask.prompt].outcomes.by_value[w] for w in table.ask.words
        ]
    return [V.text[w] for w in table.ask.words]


def play(table: k.Table[Any], said: Sequence[str]) -> None:
    for line in said:
        speaker, _, token = line.partition(" ")
        table.answer(token, -1 if speaker == "*" else int(speaker))
