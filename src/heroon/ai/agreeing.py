"""The answers of bots to offers: they always agree to go back, to a draw if they expect to lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heroon.kernel import Ask, Machine, Rng, Seat, Table
from heroon.kernel.ask import NATURE, first_seat
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.tokens import NO_ONE

from .bots import bot
from .values import LOST, WON, duel

#: Worlds that are played on before a draw is judged.
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
#: so many looks at it show, the last one now.  All in thousandths of a win (`Heuristics.standing`).
_LONG: Final = 40
_LOOKS: Final = 5
_STEADY: Final = 60
#: Who hopes for more than this does not agree then either.
EVEN: Final = 600


def agrees(table: Table[Any], seat: int, kind: str, name: str = "heuristic") -> bool:
    """Decide whether the bot `name` at a seat agrees to an offer of that kind (`draw`, `back`).

    It always agrees to go back, and to any offer where all seats play together. It agrees to a
    draw where it expects to lose, but never while its team is ahead. While none is behind it must
    expect hardly any win: who asks again and again would else meet a round whose worlds went ill.
    It also agrees where the game has stood still for long and it has no better hopes than the
    others.

    A draw is judged once in a round, by the position at the round's begin, so that asking again
    changes nothing. It is judged as a spectator would, by worlds in which every hand is dealt
    anew, so that the answer tells nothing of a hand. In each world the bot itself plays all seats
    for a while, then the game's policy.
    """
    if kind != "draw" or len(set(table.teams)) == 1:
        return True
    now = _now(table, seat)
    if now == WON:
        return False
    rounds = table.spec.turn_of(table.g) // table.seats
    begun = _round(table, rounds)
    if _expects(begun, seat, name) < (_ENOUGH if now == LOST else _HOPELESS):
        return True
    if rounds <= _LONG or heuristics_of(table.spec).standing is None:
        return False
    backs = [_LONG * look // (_LOOKS - 1) for look in range(1, _LOOKS)]
    looks = [_hopes(begun), *(_hopes(_round(table, rounds - back)) for back in backs)]
    return looks[0][seat] <= EVEN and steady(looks, _STEADY)


def steady(looks: Sequence[Sequence[int]], within: int) -> bool:
    """Return whether no number of the looks at a game changed by more than that."""
    return all(max(seen) - min(seen) <= within for seen in zip(*looks, strict=True))


def _hopes(table: Table[Any]) -> list[int]:
    """Estimate what the position is worth to each seat, in thousandths, as a spectator would."""
    standing = heuristics_of(table.spec).standing
    assert standing is not None
    rng = Rng(table.spec.turn_of(table.g))
    worlds = [table.sample(NO_ONE, rng).g for _ in range(_WORLDS)]
    return [sum(standing(g, seat) for g in worlds) // _WORLDS for seat in range(table.seats)]


def _now(table: Table[Any], seat: int) -> float:
    """Return what a seat's team would get if the game ended now, as far as all can see."""
    return duel(tuple(table.spec.bound_result(table.g)), table.teams)[seat]


def _round(table: Table[Any], number: int) -> Table[Any]:
    """Copy the table as it was when a round (a turn of each seat) began."""
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
    past.go_back(low)
    return past


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
