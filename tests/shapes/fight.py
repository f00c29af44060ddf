"""Shape b: a row of effects, the second one after a fight.

Each round of a fight is three dice, which the hero may re-roll at a cost; then the rival may set
or re-roll one; then they are read.  Every round is a step that puts itself back.
"""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes import parts

HERO, RIVAL = 0, 1
ROOMS: Final = 4
FACE: Final = k.numbers("face", 1, 6)
ROOM: Final = k.numbers("room", 1, ROOMS)
SEAT: Final = k.domain("seat", "hero rival")
N: Final = k.numbers("n", 0, 9)
V: Final = k.Vocabulary()
AGAIN: Final = V.verb("again:{}", FACE)
SET: Final = V.verb("set:{}={}", FACE, FACE)
P_REROLL: Final = V.prompt("reroll", "fight:reroll")
P_MEDDLE: Final = V.prompt("meddle", "fight:rival")
P_STAKE: Final = V.prompt("stake", "fight:effects")
DIE: Final = V.stream("die/room{}", FACE, ROOM)
E_ROLLED: Final = V.event("rolled", face=FACE)
E_SET: Final = V.event("set", seat=SEAT, old=FACE, new=FACE)
E_READ: Final = V.event("read", damage=N, left=N)
E_DOWN: Final = V.event("down")
R_OVER: Final = V.reason("over", "fight:end")
R_POOR: Final = V.reason("too-poor", "fight:costs")
R_NO_DIE: Final = V.reason("no-such-die", "fight:dice")
VERB, OLD, NEW, _ = V.tables()

STEPS: Final = k.Steps()
ENTER: Final = STEPS.new("ENTER")
STAKE: Final = STEPS.new("STAKE")
BATTLE: Final = STEPS.new("BATTLE")
ROUND: Final = STEPS.new("ROUND")
ROLL: Final = STEPS.new("ROLL")
REROLL: Final = STEPS.new("REROLL")
MEDDLE: Final = STEPS.new("MEDDLE")
READ: Final = STEPS.new("READ")
LOOT: Final = STEPS.new("LOOT")
LEAVE: Final = STEPS.new("LEAVE")


class Crawl(k.State):
    dice: list[int]
    foe: int
    gold: int
    life: int
    room: int
    souls: int
    tricks: int


@STEPS.auto(ENTER)
def enter(g: Crawl, _: int, __: int) -> None:
    if g.room == ROOMS or g.souls == 0:
        k.end(g, [g.room, g.tricks], R_OVER)
    g.room += 1
    k.plan(g, STAKE, BATTLE, LOOT, LEAVE, ENTER)


@STEPS.rule(STAKE)
def stake(g: Crawl, _: int, __: int) -> k.Rule[None]:
    if g.gold > 0:
        pays = yield from k.confirm(HERO, P_STAKE)
        if pays:
            g.gold -= 1
            g.life = min(g.life + 1, 4)


@STEPS.auto(BATTLE)
def battle(g: Crawl, _: int, __: int) -> None:
    g.foe = 2 + g.room
    k.then(g, ROUND)


@STEPS.auto(ROUND)
def round_(g: Crawl, _: int, __: int) -> None:
    g.dice = []
    k.plan(g, k.step(ROLL, 3), REROLL, MEDDLE, READ)


@STEPS.rule(ROLL)
def roll(g: Crawl, dice: int, _: int) -> k.Rule[None]:
    for _i in range(dice):
        face = yield from k.roll(DIE[g.room])
        g.dice.append(face)
        g.dice.sort()
        k.tell(g, E_ROLLED, face)


@STEPS.words(REROLL)
def reroll_words(g: Crawl, _: int, __: int) -> k.Ask:
    if g.gold == 0:
        return k.NOBODY
    words = [k.PASS]
    words += again(g)
    return k.Ask(1 << HERO, P_REROLL, words)


@STEPS.answer(REROLL)
def reroll(g: Crawl, _: int, __: int, word: int) -> None:
    if word != k.NOTHING and word != k.PASS:
        g.gold -= 1
        g.dice.remove(OLD[word])
        k.plan(g, k.step(ROLL, 1), REROLL)


@STEPS.words(MEDDLE)
def meddle_words(g: Crawl, _: int, __: int) -> k.Ask:
    if g.tricks == 0:
        return k.NOBODY
    words = [k.PASS]
    words += again(g)
    if g.tricks > 1:
        words += [
            SET[x][y] for x in (1, 2, 3, 4, 5, 6) if x in g.dice for y in FACE.values if y != x
        ]
    return k.Ask(1 << RIVAL, P_MEDDLE, words)


@STEPS.answer(MEDDLE)
def meddle(g: Crawl, _: int, __: int, word: int) -> None:
    if VERB[word] == AGAIN.id:
        g.tricks -= 1
        g.dice.remove(OLD[word])
        k.then(g, ROLL, 1)
    elif VERB[word] == SET.id:
        g.tricks -= 2
        g.dice.remove(OLD[word])
        g.dice.append(NEW[word])
        g.dice.sort()
        k.tell(g, E_SET, RIVAL, OLD[word], NEW[word])


@STEPS.auto(READ)
def read(g: Crawl, _: int, __: int) -> None:
    damage = 0
    for face in g.dice:
        if face > 3:
            damage += 1
    g.foe = max(g.foe - damage, 0)
    k.tell(g, E_READ, damage, g.foe)
    if g.foe > 0:
        k.then(g, ROUND)
        g.life -= 1
        if g.life == 0:
            k.tell(g, E_DOWN)
            k.cut(g, LEAVE)


@STEPS.auto(LOOT)
def loot(g: Crawl, _: int, __: int) -> None:
    g.gold = min(g.gold + 2, 9)


@STEPS.auto(LEAVE)
def leave(g: Crawl, _: int, __: int) -> None:
    g.dice = []
    g.foe = 0
    if g.life == 0:
        g.souls -= 1
        g.life = 2


def again(g: Crawl) -> list[int]:
    return [AGAIN[face] for face in (1, 2, 3, 4, 5, 6) if face in g.dice]


def start(g: Crawl) -> None:
    k.then(g, ENTER)


def why(g: Crawl, seat: int, word: int) -> int:
    if word == k.PASS:
        return 0
    if VERB[word] != AGAIN.id and (VERB[word] != SET.id or seat == HERO or OLD[word] == NEW[word]):
        return R_NO_DIE
    if OLD[word] not in g.dice:
        return R_NO_DIE
    if VERB[word] == SET.id and g.tricks < 2:
        return R_POOR
    return 0


def view(g: Crawl, seat: int) -> k.View:
    names = ("foe", "gold", "life", "room", "souls", "tricks")
    counters = tuple((name, getattr(g, name)) for name in names)
    return k.View(seat, (parts.row("dice", g.dice, FACE),), counters)


def so_far(g: Crawl) -> list[int]:
    return [g.room, g.tricks]


def given_up(g: Crawl, seat: int) -> list[int]:
    return [seat, 1 - seat]


def turn_of(g: Crawl) -> int:
    return g.room


SPEC: Final = k.GameSpec(
    id="fight",
    rules=1,
    seats=(2,),
    state=Crawl,
    own_fields=(
        k.Field("dice", k.LIST, 3, 1, 6, ordered=False, domain=FACE),
        k.number("foe", 0, 9),
        k.number("gold", 0, 9, 3),
        k.number("life", 0, 4, 3),
        k.number("room", 0, ROOMS),
        k.number("souls", 0, 3, 3),
        k.number("tricks", 0, 8, 8),
    ),
    card_sets=(),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=400,
    bound_result=so_far,
    given_up=given_up,
    why=why,
    turn_of=turn_of,
)
