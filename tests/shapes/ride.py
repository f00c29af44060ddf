"""Shape d: a ride.

A piece goes cell by cell and may stop; it picks up what lies there, unseen by the other seat, and
hits the other piece, which may answer with a shield nobody knows of.  Before each ride a tile of
four cells turns, with all that lies and stands on it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from heroon import kernel as k
from tests.shapes import parts

CELLS: Final = 12
SHIELD, WINGS, SAND = 1, 2, 3
JAR: Final = k.domain("jar", "shield wings sand", start=1)
CELL: Final = k.numbers("cell", 0, CELLS - 1)
TILE: Final = k.numbers("tile", 0, 2)
SEAT: Final = k.domain("seat", "0 1")
WAY: Final = k.domain("way", "back on")
JARS: Final = k.CardSet("jars", JAR, (SHIELD,) * 4 + (WINGS,) * 3 + (SAND,) * 5)
V: Final = k.Vocabulary()
GO: Final = V.verb("go:{}", WAY)
FLY: Final = V.verb("fly")
P_RIDE: Final = V.prompt("ride", "ride:step")
P_DODGE: Final = V.prompt("dodge", "ride:shield")
TURNED: Final = V.stream("tile", TILE)
FOUND: Final = V.stream("jar", JAR)
E_TURNED: Final = V.event("turned", tile=TILE)
E_WENT: Final = V.event("went", seat=SEAT, cell=CELL)
E_FOUND: Final = V.event("found", seat=SEAT, cell=CELL, jar=JAR)
E_FOUND_UNSEEN: Final = V.event("found-unseen", seat=SEAT, cell=CELL)
E_SPENT: Final = V.event("spent", seat=SEAT, jar=JAR)
E_HIT: Final = V.event("hit", seat=SEAT)
R_OVER: Final = V.reason("over", "ride:end")
R_EDGE: Final = V.reason("edge", "ride:step")
R_NO_WINGS: Final = V.reason("no-wings", "ride:wings")
VERB, ARG, _, _ = V.tables()

STEPS: Final = k.Steps()
OPEN: Final = STEPS.new("OPEN")
TURN: Final = STEPS.new("TURN")
TILE_TURNS: Final = STEPS.new("TILE_TURNS")
RIDE: Final = STEPS.new("RIDE")
ARRIVE: Final = STEPS.new("ARRIVE")
PICK_UP: Final = STEPS.new("PICK_UP")
HIT: Final = STEPS.new("HIT")


class Field(k.State):
    pool: list[int]
    box: list[int]
    ground: list[int]
    bag: list[list[int]]
    spent: list[int]
    at: list[int]
    life: list[int]
    turns: int


@STEPS.auto(OPEN)
def open_(g: Field, _: int, __: int) -> None:
    g.at = [0, CELLS - 1]
    for i in range(1, CELLS - 1):
        g.ground[i] = g.box.pop()


@STEPS.auto(TURN)
def turn(g: Field, me: int, _: int) -> None:
    if g.turns == 20:
        k.end(g, g.life, R_OVER)
    g.turns += 1
    k.plan(g, TILE_TURNS, k.step(RIDE, me, 4), k.step(TURN, 1 - me))


@STEPS.rule(TILE_TURNS)
def tile_turns(g: Field, _: int, __: int) -> k.Rule[None]:
    tile = yield from k.roll(TURNED, (0, 1, 2))
    first = 4 * tile
    jar = g.ground[first]
    for i in range(first, first + 3):
        g.ground[i] = g.ground[i + 1]
    g.ground[first + 3] = jar
    for seat in range(2):
        if g.at[seat] // 4 == tile:
            g.at[seat] = first + (g.at[seat] + 3) % 4
    k.tell(g, E_TURNED, tile)


@STEPS.words(RIDE)
def ride_words(g: Field, me: int, left: int) -> k.Ask:
    if left == 0:
        return k.NOBODY
    words = [k.STOP]
    if g.at[me] > 0:
        words.append(GO[0])
    if g.at[me] < CELLS - 1:
        words.append(GO[1])
    if WINGS in g.bag[me]:
        words.append(FLY)
    return k.Ask(1 << me, P_RIDE, words)


@STEPS.answer(RIDE)
def ride(g: Field, me: int, left: int, word: int) -> None:
    if word == k.NOTHING or word == k.STOP:
        return
    if word == FLY:
        spend(g, me, WINGS)
        k.then(g, RIDE, me, left + 2)
        return
    g.at[me] += 2 * ARG[word] - 1
    k.tell(g, E_WENT, me, g.at[me])
    k.plan(g, k.step(ARRIVE, me), k.step(RIDE, me, left - 1))


@STEPS.auto(ARRIVE)
def arrive(g: Field, me: int, _: int) -> None:
    if g.at[0] == g.at[1]:
        k.then(g, HIT, 1 - me)
    if g.ground[g.at[me]] != k.EMPTY:
        k.then(g, PICK_UP, me)


@STEPS.rule(PICK_UP)
def pick_up(g: Field, me: int, _: int) -> k.Rule[None]:
    jar = yield from k.see(g, g.ground, g.at[me], g.pool, FOUND, 1 << me)
    g.ground[g.at[me]] = k.EMPTY
    insort(g.bag[me], jar)
    k.tell(g, E_FOUND, me, g.at[me], jar, to=1 << me, others=E_FOUND_UNSEEN)


@STEPS.rule(HIT)
def hit(g: Field, seat: int, _: int) -> k.Rule[None]:
    dodges = yield from k.react(seat, P_DODGE, SHIELD in g.bag[seat])
    if dodges:
        spend(g, seat, SHIELD)
        return
    g.life[seat] -= 1
    k.tell(g, E_HIT, seat)
    if g.life[seat] == 0:
        k.end(g, g.life, R_OVER)


def spend(g: Field, seat: int, jar: int) -> None:
    g.bag[seat].remove(jar)
    g.spent.append(jar)
    k.show(g)
    k.tell(g, E_SPENT, seat, jar)


def start(g: Field) -> None:
    k.plan(g, OPEN, k.step(TURN, 0))


def why(g: Field, seat: int, word: int) -> int:
    if word == FLY and WINGS not in g.bag[seat]:
        return R_NO_WINGS
    if word == GO[0] and g.at[seat] == 0:
        return R_EDGE
    if word == GO[1] and g.at[seat] == CELLS - 1:
        return R_EDGE
    if word != k.STOP and word != FLY and VERB[word] != GO.id:
        return R_EDGE
    return 0


def view(g: Field, seat: int) -> k.View:
    ground = parts.grid("ground", g.ground, JAR, 4, lambda i: False)
    bags = (parts.hand(g.bag[s], JAR, s, seat) for s in (0, 1))
    counters = [(f"{name}.{s}", getattr(g, name)[s]) for name in ("at", "life") for s in (0, 1)]
    areas = (ground, parts.stack("box", g.box), *bags, parts.row("spent", g.spent, JAR))
    return k.View(seat, areas, (*counters, ("turns", g.turns)))


def lives(g: Field) -> list[int]:
    return g.life


def given_up(g: Field, seat: int) -> list[int]:
    return [seat, 1 - seat]


def turn_of(g: Field) -> int:
    return g.turns


SPEC: Final = k.GameSpec(
    id="ride",
    rules=1,
    seats=(2,),
    state=Field,
    own_fields=(
        k.pool("pool", JARS),
        k.place("box", JARS, 12, home=True, seen=k.NO_SEAT),
        k.place("ground", JARS, CELLS, grid=True, seen=k.NO_SEAT),
        k.place("bag", JARS, 12, shape=k.SEATS, ordered=False, seen=k.OWNER),
        k.place("spent", JARS, 12),
        k.number("at", 0, CELLS - 1, each=2),
        k.number("life", 0, 3, 3, each=2),
        k.number("turns", 0, 20),
    ),
    card_sets=(JARS,),
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
