"""Hints: what an advice names is reached when its words are said."""

from typing import Any

import pytest

from heroon.faces.micro_hero.outlook import outlook
from heroon.games.micro_hero import words as w
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.stack import total
from heroon.kernel import Rng, Seat, Seeded, Table, open_position
from heroon.play.ordering import Line, ordering_of

ORDERING = ordering_of(SPEC.id)


def advise(seat: Seat[Any]) -> Line | None:
    assert ORDERING is not None
    return ORDERING.best(seat.world(Rng(0)).g, seat.number, seat.prompt, seat.words)


CASES = [
    ({}, 1),
    ({"blood": "yes", "shield": "yes", "level": "mythic"}, 1),
    ({"omphale": "yes", "anger": "yes"}, 1),
    ({"shield": "yes", "omphale": "yes"}, 2),
    ({"overload_target": "needed"}, 2),
]


@pytest.mark.parametrize(("options", "seats"), CASES)
def test_the_totals_are_reached(options: dict[str, str], seats: int) -> None:
    policy = SPEC.policy
    assert policy is not None
    checked = 0
    for seed in range(4):
        table = Table(SPEC, options, driver=Seeded(f"advice {seed}"), seats=seats)
        while table.ask is not None and checked < 60 * (seed + 1):
            seat = 0 if table.ask.seats & 1 else 1
            advice = advise(Seat(table, seat))
            if table.ask.prompt == w.P_PLAN and table.g.hand[seat]:
                assert advice is not None
                trial = table.clone()
                for word in advice.words:
                    trial.answer(word, seat)
                # With too little experience the turn goes on at once, and the totals with it.
                if trial.g.turns == table.g.turns and trial.g.stack[seat]:
                    sums = tuple(total(trial.g, seat, kind) for kind in (0, 1, 2))
                    names = "attack", "defence", "experience"
                    assert advice.totals == tuple(zip(names, sums, strict=True))
                    checked += 1
            else:
                assert advice is None
            word = policy(table.g, table.ask, Rng(0))
            table.answer(word, seat if word in table.words(seat) else 1 - seat)
    assert checked > 60


def test_the_whole_hand_is_ordered_where_nothing_is_drawn() -> None:
    table = Table(SPEC, driver=Seeded("hand"))
    table.answer("deck:3.3.4", 0)
    advice = advise(Seat(table, 0))
    assert advice is not None
    played = [word for word in advice.words if w.VERB[word] == w.PLAY.id]
    assert sorted(w.B[word] for word in played) == sorted(table.g.hand[0])
    assert sum(points for _, points in advice.totals) >= 15


def test_a_tilt_that_draws_is_advised_because_it_draws() -> None:
    """Its reason told attack 0 against 6, as though the turn were to end with it."""
    table: Table[Any] = Table(SPEC, {}, driver=Seeded("draws"))
    policy, told = SPEC.policy, set()
    while policy is not None and table.ask is not None and len(table.tokens) < 400:
        line = advise(Seat(table, 0))
        if line is not None:
            drawn = line.words == (w.TILT[0],) and table.g.side[0] == w.SIDE_B
            assert (dict(line.reasons)["open"] == "tilt") is drawn
            told.add(dict(line.reasons)["open"])
        table.answer(policy(table.g, table.ask, Rng(0)), 0)
    assert told >= {"tilt", "no"}


@pytest.mark.parametrize("trial", ["hydra", "lion"])
def test_the_reason_counts_the_attack_that_rises_with_lost_life(trial: str) -> None:
    """The Hydra strikes with a head more once it has lost Life: its reason told one less."""
    hand = ["strike"] * 4 + ["block"]
    state = {
        "trial": [trial],
        "attack": 6,
        "life": 6,
        "turns": 1,
        "agenda": ["PLAN"],
        "hand": [hand],
    }
    table = open_position(SPEC, state, {}, 1, "reason")
    line = advise(Seat(table, 0))
    assert line is not None
    told = dict(line.reasons)
    trial_table = table.clone()
    for word in line.words:
        trial_table.answer(word, 0)
    ahead = outlook(trial_table.g)
    assert int(told["lost"]) == ahead.lost.low > 0
    assert told["block"] == ahead.blow.low == (7 if trial == "hydra" else 6)


def test_a_game_without_orders_has_no_advice() -> None:
    assert ordering_of("heroz") is None
