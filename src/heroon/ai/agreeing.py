"""The answers of bots to offers: they always agree to go back, to a draw if they expect to lose.

They also agree to a draw where a game leads nowhere: `settles` is that rule, at tables and in the
games of the lab.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import Ask, GameSpec, Machine, Rng, Seat, State, Table
from heroon.kernel.ask import NATURE, first_seat
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.sample import deal
from heroon.kernel.strangers import Stranger
from heroon.kernel.tokens import NO_ONE, Token

from .bots import bot
from .values import LOST, WON, duel

if TYPE_CHECKING:
    from heroon.native import Engine

#: Worlds that are played on, or looked at, before a draw is judged.
_WORLDS: Final = 20
#: Choices in each world that the bot itself makes for all seats; then the game's policy plays on.
_OWN: Final = 4
#: Iterations of a tree search at each of these choices, at most.
_ITERATIONS: Final = 60
#: Choices of a world at most; then the result is that of a game that met its bound.
_CHOICES: Final = 200
#: The expected share of wins below which a bot agrees to a draw: while its team is behind, and
#: while none is.
_ENOUGH: Final = 0.2
_HOPELESS: Final = 0.05
#: A game stands still if for so many rounds no seat's hope has changed by more than this, as far as
#: looks at it show, one in so many rounds.  Hopes are thousandths of a win (`Heuristics.standing`).
STILL: Final = 40
EVERY: Final = 10
STEADY: Final = 60
#: Who hopes for more than this does not agree then, before the game has so many rounds in all.
EVEN: Final = 500
LONG: Final = 180


def settles(hopes: Sequence[Sequence[int]], rounds: int, seat: int, waits: bool = False) -> bool:
    """Decide whether a seat agrees to a draw by what is hoped for after so many rounds.

    `hopes` are those of all seats, one look in every `EVERY` rounds, the last one now.  A game that
    has stood still is drawn for who has no better hopes than the others, and for who only waits
    (a stranger). After `LONG` rounds nobody counts on hopes any more that were not fulfilled.
    """
    if rounds >= LONG:
        return True
    last = hopes[-1 - STILL // EVERY :]
    if rounds <= STILL or len(last) <= STILL // EVERY or not steady(last):
        return False
    return waits or last[-1][seat] <= EVEN


def steady(hopes: Sequence[Sequence[int]]) -> bool:
    """Return whether no seat's hope changed by more than `STEADY` from look to look."""
    return all(max(seen) - min(seen) <= STEADY for seen in zip(*hopes, strict=True))


def hopes_at(spec: GameSpec[Any], g: State, native: Engine[Any] | None = None) -> list[int]:
    """Estimate what a state between two steps is worth to each seat, as a spectator would.

    That is the mean of worlds in which all that is hidden is dealt anew, in thousandths of a win:
    in C with its engine, else in CPython, with the same figures.
    """
    sums = [0] * g.seats
    for world in _worlds(spec, g, native):
        for seat in range(g.seats):
            sums[seat] += world(seat)
    return [one // _WORLDS for one in sums]


def _worlds(
    spec: GameSpec[Any], g: State, native: Engine[Any] | None
) -> Iterator[Callable[[int], int]]:
    """Yield worlds as a spectator deals them: functions that say what each is worth to a seat."""
    rng = Rng(spec.turn_of(g))
    plan = native.plan_of(g, NO_ONE) if native is not None else b""
    if native is not None and plan:
        base, state = native.load(g), rng.state
        for _ in range(_WORLDS):
            world, state = base.world(plan, state)
            yield world.standing
        return
    standing = heuristics_of(spec).standing
    assert standing is not None
    for _ in range(_WORLDS):
        one = spec.copy(g)
        deal(spec, one, NO_ONE, g.seats, rng)
        yield partial(standing, one)


def agrees(table: Table[Any], seat: int, kind: str, name: str = "heuristic") -> bool:
    """Decide whether the bot `name` at a seat agrees to an offer of that kind (`draw`, `back`).

    It always agrees to go back, and to any offer where all seats play together. It agrees to a
    draw where the game leads nowhere (`settles`; while its team is ahead, length alone is not
    enough), and where it expects to lose; for such a hope never while its team is ahead. While none
    is behind it must expect hardly any win: who asks again and again would else meet a round whose
    worlds went ill.

    A draw is judged once in a round, by the position at the round's first choice, so that asking
    again changes nothing. It is judged as a spectator would, by worlds in which every hand is
    dealt anew, so that the answer tells nothing of a hand. In each world the bot itself plays all
    seats for a while, then the game's policy.
    """
    if kind != "draw" or len(set(table.teams)) == 1:
        return True
    rounds = table.spec.turn_of(table.g) // table.seats
    now = _now(table, seat)
    if _leads_nowhere(table, rounds, seat, name, now == WON):
        return True
    if now == WON:
        return False
    return _expects(_round(table, rounds), seat, name) < (_ENOUGH if now == LOST else _HOPELESS)


def only_waits(spec: GameSpec[Any], name: str) -> bool:
    """Return whether a bot is a stranger of a game, who has one idea and no hopes."""
    found = heuristics_of(spec).partners.get(name.partition(":")[0])
    return isinstance(found, Stranger)


def _leads_nowhere(table: Table[Any], rounds: int, seat: int, name: str, ahead: bool) -> bool:
    """Return whether a bot thinks that a game leads nowhere, by looks at its past rounds.

    A long game does, but to a bot that is ahead only if it stands still: else who is behind would
    have to wait for that length, and no more.
    """
    spec = table.spec
    if rounds <= STILL or heuristics_of(spec).standing is None:
        return False
    if rounds >= LONG and not ahead:
        return True
    looks = range(rounds - STILL, rounds + 1, EVERY)
    hopes = [hopes_at(spec, _round(table, number).checkpoint) for number in looks]
    if rounds >= LONG:
        return steady(hopes)
    return settles(hopes, rounds, seat, only_waits(spec, name))


def _now(table: Table[Any], seat: int) -> float:
    """Return what a seat's team would get if the game ended now, as far as all can see."""
    return duel(tuple(table.spec.bound_result(table.g)), table.teams)[seat]


def _round(table: Table[Any], number: int) -> Table[Any]:
    """Copy the table as it was at the first choice of a round (a turn of each seat), if made."""
    turn_of = table.spec.turn_of
    first = number * table.seats
    past = table.clone()
    past.drive(None)
    low, high = 0, len(past.tokens)
    while low < high:
        middle = (low + high) // 2
        one = past.clone()
        one.go_back(middle)
        if turn_of(one.g) >= first:
            high = middle
        else:
            low = middle + 1
    while low < len(past.tokens) and not _chosen(past.tokens[low]):
        low += 1
    past.go_back(low)
    return past


def _chosen(token: Token) -> bool:
    """Return whether a seat had another answer."""
    return token.seat >= 0 and token.choice


def _expects(table: Table[Any], seat: int, name: str) -> float:
    """Estimate the share of worlds that a seat's team wins when all seats play as that bot does."""
    spec = table.spec
    rng = Rng(spec.turn_of(table.g))
    teams = table.teams
    base, _, number = name.partition(":")
    if base == "ismcts" and number:
        name = f"{base}:{min(int(number), _ITERATIONS)}"
    worth = 0.0
    for n in range(_WORLDS):
        world = table.sample(NO_ONE, rng)
        player = bot(name, spec, n, spec.settings(table.options), table.seats)
        for _ in range(_OWN):
            while world.ask is not None and (not world.ask.seats or len(world.ask.words) == 1):
                _forced(world, rng)
            if world.ask is None:
                break
            mover = first_seat(world.ask.seats)
            world.answer(player.choose(Seat(world, mover)), mover)
        machine = world.playout()
        _play_on(machine, rng)
        result = machine.result if machine.over else spec.bound_result(machine.g)
        worth += duel(tuple(result), teams)[seat]
    return worth / _WORLDS


def _forced(world: Table[Any], rng: Rng) -> None:
    """Answer for nature at random, or say the only word there is."""
    ask = world.ask
    assert ask is not None
    world.answer(rng.choice(ask.words), first_seat(ask.seats) if ask.seats else None)


def _play_on(machine: Machine[Any], rng: Rng) -> None:
    """Play on by the game's policy, else at random, to the end or the greatest length."""
    policy = machine.spec.policy
    for _ in range(_CHOICES):
        while (ask := machine.ask) is not None and len(ask.words) == 1:
            machine.answer(ask.words[0])
        if ask is None:
            return
        if ask.seats == NATURE or policy is None:
            machine.answer(rng.choice(ask.words))
        else:
            mover = 1 << first_seat(ask.seats)
            machine.answer(policy(machine.g, Ask(mover, ask.prompt, ask.words), rng))
