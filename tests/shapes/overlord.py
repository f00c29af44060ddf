"""Shape h: heroes together against one seat with a hidden hand, or against the game itself.

One to three heroes storm a gate; each round the Overlord, who sits last, answers from a hand that
nobody else sees.  With the option `auto` nobody sits there: a die answers, and all seats are
heroes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon import kernel as k
from heroon.kernel.heuristics import Heuristics
from tests.shapes import parts

ROUNDS: Final = 5
LIFE: Final = 5
HELD: Final = 2
CURSE: Final = k.numbers("curse", 1, 3)
SEAT: Final = k.domain("seat", "0 1 2 3")
RULED: Final = k.domain("ruled", "seat auto")
BY_SEAT, BY_DIE = 0, 1
DECK: Final = k.CardSet("deck", CURSE, (1,) * 8 + (2,) * 5 + (3,) * 2)
V: Final = k.Vocabulary()
STRIKE: Final = V.verb("strike", SEAT, by_seat=True)
REST: Final = V.verb("rest", SEAT, by_seat=True)
CAST: Final = V.verb("cast:{}@{}", CURSE, SEAT)
P_STORM: Final = V.prompt("storm", "overlord:storm")
P_CAST: Final = V.prompt("cast", "overlord:cast")
DRAW: Final = V.stream("draw", CURSE)
HARM: Final = V.stream("harm", CURSE)
WHOM: Final = V.stream("whom", SEAT)
E_STRUCK: Final = V.event("struck", seat=SEAT)
E_RESTED: Final = V.event("rested", seat=SEAT)
E_CAST: Final = V.event("cast", curse=CURSE, seat=SEAT)
E_DREW: Final = V.event("drew", curse=CURSE)
E_DREW_UNSEEN: Final = V.event("drew-unseen")
R_OPEN: Final = V.reason("open", "overlord:end")
R_HELD: Final = V.reason("held", "overlord:end")
R_FALLEN: Final = V.reason("fallen", "overlord:end")
R_NOT_HELD: Final = V.reason("not-held", "overlord:cast")
R_NO_HERO: Final = V.reason("no-hero", "overlord:cast")
R_DONE: Final = V.reason("done", "overlord:storm")
R_NOT_NOW: Final = V.reason("not-now", "overlord:storm")
R_ALONE: Final = V.reason("alone", "overlord:seats")
R_CROWD: Final = V.reason("crowd", "overlord:seats")
VERB, A, B, _ = V.tables()

STEPS: Final = k.Steps()
ROUND: Final = STEPS.new("ROUND")
FILL: Final = STEPS.new("FILL")
STORM: Final = STEPS.new("STORM")
ANSWER: Final = STEPS.new("ANSWER")
FATE: Final = STEPS.new("FATE")


class Siege(k.State):
    pool: list[int]
    deck: list[int]
    hand: list[int]
    known: list[int]
    cast: list[int]
    life: list[int]
    struck: list[int]
    gate: int
    acted: int
    round: int
    ruled: int


def heroes(g: Siege) -> int:
    return g.seats - 1 if g.ruled == BY_SEAT else g.seats


@STEPS.auto(ROUND)
def round_(g: Siege, _: int, __: int) -> None:
    if g.round == ROUNDS:
        won(g, 0, R_HELD)
    g.round += 1
    g.acted = 0
    if g.ruled == BY_SEAT:
        k.plan(g, FILL, STORM, ANSWER, ROUND)
    else:
        k.plan(g, STORM, FATE, ROUND)


def won(g: Siege, by_heroes: int, reason: int) -> None:
    k.end(g, [by_heroes if s < heroes(g) else 1 - by_heroes for s in range(g.seats)], reason)


@STEPS.rule(FILL)
def fill(g: Siege, _: int, __: int) -> k.Rule[None]:
    if len(g.hand) < HELD and g.deck:
        lord = 1 << g.seats - 1
        curse = yield from k.draw(g, g.pool, DRAW, lord)
        g.deck.pop()
        k.gain(g.hand, g.known, curse, 1 << g.seats - 1)
        k.tell(g, E_DREW, curse, to=1 << g.seats - 1, others=E_DREW_UNSEEN)
        k.then(g, FILL)


@STEPS.words(STORM)
def storm_words(g: Siege, _: int, __: int) -> k.Ask:
    left = [s for s in range(heroes(g)) if not g.acted >> s & 1]
    words = [STRIKE[s] for s in left]
    words += [REST[s] for s in left]
    return k.Ask((1 << heroes(g)) - 1 & ~g.acted, P_STORM, words)


@STEPS.answer(STORM)
def storm(g: Siege, _: int, __: int, word: int) -> None:
    if word == k.NOTHING:
        return
    me = A[word]
    g.acted |= 1 << me
    if VERB[word] == STRIKE.id:
        g.gate -= 1
        g.struck[me] += 1
        k.tell(g, E_STRUCK, me)
        harm(g, me, 1)
    else:
        g.life[me] = min(g.life[me] + 1, LIFE)
        k.tell(g, E_RESTED, me)
    if g.gate == 0:
        won(g, 1, R_OPEN)
    k.then(g, STORM)


def harm(g: Siege, hero: int, by: int) -> None:
    g.life[hero] = max(g.life[hero] - by, 0)
    if g.life[hero] == 0 and g.gate > 0:
        won(g, 0, R_FALLEN)


@STEPS.words(ANSWER)
def answer_words(g: Siege, _: int, __: int) -> k.Ask:
    words = [k.PASS]
    for curse in CURSE.values:
        if curse in g.hand:
            words += [CAST[curse][s] for s in range(heroes(g))]
    return k.Ask(1 << g.seats - 1, P_CAST, words)


@STEPS.answer(ANSWER)
def answer(g: Siege, _: int, __: int, word: int) -> None:
    if word == k.PASS:
        return
    k.lose(g.hand, g.known, A[word])
    g.cast.append(A[word])
    k.show(g)
    k.tell(g, E_CAST, A[word], B[word])
    harm(g, B[word], A[word])


@STEPS.rule(FATE)
def fate(g: Siege, _: int, __: int) -> k.Rule[None]:
    curse = yield from k.chance(HARM, (1, 1, 2, 3))
    hero = yield from k.chance(WHOM, [s for s in range(g.seats) for _ in range(g.life[s])])
    k.tell(g, E_CAST, curse, hero)
    harm(g, hero, curse)


def start(g: Siege) -> None:
    g.gate = 3 * heroes(g)
    k.then(g, ROUND)


def why(g: Siege, seat: int, word: int) -> int:
    if seat == heroes(g):
        if word == k.PASS:
            return 0
        if VERB[word] != CAST.id:
            return R_NOT_NOW
        if A[word] not in g.hand:
            return R_NOT_HELD
        return 0 if B[word] < heroes(g) else R_NO_HERO
    if VERB[word] not in (STRIKE.id, REST.id):
        return R_NOT_NOW
    return R_DONE if g.acted >> seat & 1 else 0


def view(g: Siege, seat: int) -> k.View:
    lord = g.seats - 1 if g.ruled == BY_SEAT else -2
    hand = parts.hand(g.hand, CURSE, lord, seat)
    areas = (*([hand] if lord >= 0 else []), parts.row("cast", g.cast, CURSE))
    lives = ((f"life.{s}", g.life[s]) for s in range(heroes(g)))
    return k.View(seat, (*areas, parts.stack("deck", g.deck)), (("gate", g.gate), *lives))


def outcome(g: Siege) -> list[int]:
    """The gate holds."""
    return [int(s >= heroes(g)) for s in range(g.seats)]


def given_up(g: Siege, seat: int) -> list[int]:
    """The whole team of who gives up has lost."""
    lost_by_heroes = seat < heroes(g)
    return [int((s >= heroes(g)) == lost_by_heroes) for s in range(g.seats)]


def turn_of(g: Siege) -> int:
    return g.round


def teams(options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """The Overlord alone, all others together."""
    if options["ruled"] == BY_DIE:
        return (0,) * seats
    return (0,) * (seats - 1) + (1,)


def roles(options: Mapping[str, int], seats: int) -> tuple[str, ...]:
    if options["ruled"] == BY_DIE:
        return ("hero",) * seats
    return ("hero",) * (seats - 1) + ("overlord",)


def refuses(options: Mapping[str, int], seats: int) -> str:
    if options["ruled"] == BY_SEAT:
        return "alone" if seats == 1 else ""
    return "crowd" if seats == 4 else ""


def weights(g: Siege, seat: int, prompt: int, words: list[int]) -> list[int]:
    found: list[int] = []
    for word in words:
        weight = 0
        if VERB[word] == STRIKE.id:
            weight = 2 * g.life[A[word]]
        if VERB[word] == REST.id:
            weight = 9 - g.life[A[word]]
        if VERB[word] == CAST.id:
            weight = 10 * A[word] - g.life[B[word]]
        found.append(weight)
    return found


def standing(g: Siege, seat: int) -> int:
    of_heroes = 500 + 40 * (min(g.life[: heroes(g)]) - g.gate)
    of_heroes = max(0, min(1000, of_heroes))
    return of_heroes if seat < heroes(g) else 1000 - of_heroes


def policy(g: Siege, ask: k.Ask, rng: k.Rng) -> int:
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    found = weights(g, (ask.seats & -ask.seats).bit_length() - 1, ask.prompt, words)
    best = [word for word, weight in zip(words, found, strict=True) if weight == max(found)]
    return best[rng.below(len(best))] if len(best) > 1 else best[0]


HEURISTICS: Final = Heuristics(policy, weights, standing)

SPEC: Final = k.GameSpec(
    id="overlord",
    rules=1,
    seats=(2, 3, 4, 1),
    state=Siege,
    own_fields=(
        k.option("ruled", RULED),
        k.pool("pool", DECK),
        k.place("deck", DECK, 15, home=True, seen=k.NO_SEAT),
        k.place("hand", DECK, HELD, ordered=False, known="known"),
        k.masks("known", HELD, shape=k.LIST),
        k.place("cast", DECK, 15),
        k.number("life", 0, LIFE, LIFE, each=k.PER_SEAT),
        k.number("struck", 0, ROUNDS, each=k.PER_SEAT),
        k.number("gate", 0, 9, 9),
        k.number("acted", 0, 15),
        k.number("round", 0, ROUNDS),
    ),
    card_sets=(DECK,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=100,
    bound_result=outcome,
    given_up=given_up,
    why=why,
    options=(k.Option("ruled", RULED, rule="overlord:seats"),),
    turn_of=turn_of,
    policy=HEURISTICS,
    teams=teams,
    roles=roles,
    refuses=refuses,
)
