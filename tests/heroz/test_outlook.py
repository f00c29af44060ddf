"""HEROZ: what a position is worth to a seat, where a search cuts a game short."""

from __future__ import annotations

import pytest

from heroon.ai.ismcts import searching_of
from heroon.games.heroz.outlook import standing
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import Duel
from heroon.games.heroz.words import ACES
from heroon.kernel import Machine, Rng, playout
from heroon.kernel.copying import values
from tests.native.having import native


def positions(seed: int) -> list[Machine[Duel]]:
    """Every fifth position of a game by the policy."""
    machine = playout(SPEC, SPEC.settings({}), 2)
    rng, found = Rng(seed), []
    assert SPEC.policy is not None
    for n in range(1200):
        ask = machine.ask
        if ask is None:
            break
        if n % 5 == 0 and machine.rule is None:
            there = Machine(SPEC, SPEC.copy(machine.g))
            there.begin()
            found.append(there)
        word = SPEC.policy(machine.g, ask, rng) if ask.seats else rng.choice(ask.words)
        machine.answer(word)
    return found


def test_it_is_a_share_of_a_win_and_looks_only() -> None:
    for machine in positions(1):
        g = machine.g
        before = values(g, SPEC.fields)
        one, two = standing(g, 0), standing(g, 1)
        assert 0 < one < 1000
        assert abs(one + two - 1000) <= 26  # the table has a step for each tenth of the log odds
        assert values(g, SPEC.fields) == before


def test_c_says_the_same() -> None:
    engine = native(SPEC)
    assert engine.stands
    for machine in positions(2):
        there = engine.load(machine.g)
        assert [there.standing(seat) for seat in (0, 1)] == [standing(machine.g, s) for s in (0, 1)]


@pytest.mark.parametrize("seat", [0, 1])
def test_points_and_cards_are_worth_something(seat: int) -> None:
    for machine in positions(3)[::7]:
        g = machine.g
        before = standing(g, seat)
        g.scored[seat].append(10)
        richer = standing(g, seat)
        assert richer > before
        g.scored[seat].pop()
        g.hand[seat] += [*ACES.values]
        assert standing(g, seat) > before


def test_searches_cut_games_short() -> None:
    assert searching_of(SPEC).cut == 20
