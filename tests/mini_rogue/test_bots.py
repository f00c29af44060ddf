"""MINI ROGUE: the bots: each level beats the one below, nothing unknown is read, C plays alike."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.ai.bots import check_bot, share_of, shares_of
from heroon.ai.levels import levels
from heroon.ai.weighed import play_by
from heroon.games.mini_rogue import heuristics, odds
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.heuristics_potions import dooms
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import InputError, Machine, Rng, Table
from heroon.kernel.copying import values
from heroon.lab.simulate import simulate
from tests.lengths import length
from tests.mini_rogue.laid import laid
from tests.native.having import native

#: The hook, as the lab takes it.
WEIGHTS: Any = heuristics.weights


def test_the_levels_are_those_of_a_journey() -> None:
    for seats in SPEC.seats:
        assert list(levels(SPEC, seats=seats).values()) == ["random", "heuristic", "rollouts"]


def test_an_overlord_has_levels_of_careless_play() -> None:
    options = SPEC.settings({"mode": "overlord"})
    bots = ["careless:9/40", "careless:4/20", "heuristic", "rollouts"]
    assert list(levels(SPEC, options, 2).values()) == bots


def test_the_sides_of_a_table_are_careless_by_their_own_shares() -> None:
    """Which seat says how many words at random: its team decides, in C as in CPython."""
    options = {"mode": "overlord"}
    played = {}
    for bots in (["careless:1/99", "heuristic"], ["heuristic", "careless:1/99"]):
        for engine in ("python", "native"):
            summary, games = simulate(
                "mini-rogue", bots, 24, seed=3, options=options, mirrored=False, engine=engine
            )
            played[bots[0], engine] = [game.result for game in games]
            assert summary.engine == engine
    for name in ("heuristic", "careless:1/99"):
        assert played[name, "python"] == played[name, "native"]
    careful = sum(result[0] for result in played["careless:1/99", "native"])
    assert careful > 3
    assert sum(result[0] for result in played["heuristic", "native"]) > 12


def test_a_share_is_a_number_or_one_for_each_team() -> None:
    assert (shares_of("12"), shares_of("9/40"), shares_of("")) == ((12,), (9, 40), (0,))
    assert [share_of((9, 40), team) for team in (0, 1, 2)] == [9, 40, 40]
    for name in ("careless:0/5", "careless:5/", "careless:/", "careless:100/1", "careless:a/b"):
        with pytest.raises(InputError, match="a share of random words"):
            check_bot(name, SPEC)


def zones(number: int, every: int) -> int:
    """The Zones of one game alone by the policy; with `every` 1 at random."""
    machine = Machine(SPEC, SPEC.new(SPEC.settings({}), 1))
    machine.begin()
    play_by(machine, WEIGHTS, Rng(number), 0, every)
    return 20 if machine.result[0] else machine.g.zone


def test_the_policy_goes_further_than_random_play() -> None:
    many = length(20, 300)
    policy, chance = ([zones(n, every) for n in range(many)] for every in (0, 1))
    assert sum(policy) > 2 * sum(chance)
    assert max(chance) < 20 < sum(policy) / many * 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", SPEC.seats)
def test_both_engines_play_the_same_games_by_the_policy(seats: int) -> None:
    engine = native(SPEC)
    for number in range(length(8, 100)):
        settings = {
            "stances": w.NO_YES.tokens[number % 2],
            "board": w.BOARD.tokens[number // 2 % 2],
            "mode": w.MODE.tokens[1 if seats > 3 else number % 3 if seats > 1 else number % 2 * 2],
            "lord": w.LORD.tokens[number // 3 % 3],
        }
        options = SPEC.settings(settings)
        position, state = engine.new(options, seats), Rng(number).state
        *counts, state = position.go_by(state, 0, 5 * (number % 3))
        machine, rng = Machine(SPEC, SPEC.new(options, seats)), Rng(number)
        machine.begin()
        ours = play_by(machine, WEIGHTS, rng, 0, 5 * (number % 3))
        assert tuple(counts) == (ours.choices, ours.decisions, ours.tokens)
        assert state == rng.state
        assert position.values() == values(machine.g, SPEC.fields)


def said(table: Table[Run]) -> str:
    """What the policy says."""
    assert table.ask is not None
    return SPEC.words.text[heuristics.policy(table.g, table.ask, Rng(0))]


def test_odds_are_exact() -> None:
    assert odds.PASSES[1][0] == 33
    assert odds.PASSES[2][0] == 56
    assert odds.PASSES[3][0] == 70
    assert odds.ROUNDS[1][0][0][1] == 120  # five faces of six hit
    assert odds.ROUNDS[1][1][0][1] == 133  # under the curse four and a half of six


def test_who_would_die_drinks() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [8], "fighters": 1, "die": 6}
    table = laid("BRACE 0", potions=[["heal"]], hp=[2], **fight)
    assert said(table) == "drink:heal"


@pytest.mark.parametrize(("food", "hp", "doomed"), [(0, 3, True), (1, 3, False), (0, 4, False)])
def test_a_blow_that_the_dearth_of_the_automa_makes_deadly_is_a_doom(
    food: int, hp: int, doomed: bool
) -> None:
    """MR-241 with MR-252: the guard deals 2, and on a 3 1 more to who has no ration."""
    table = laid("BRACE 0", options={"mode": "automa", "lord": "prophet"}, foe=1, foe_hp=[8],
                 fighters=1, die=3, hp=[hp], food=[food], potions=[["heal"]], extra=[3],
                 on_combat=["dearth"], reserve=["?*5"])  # fmt: skip
    assert dooms(table.g, 0, w.P_BRACE) == doomed
    if doomed:
        assert said(table) == "drink:heal"


def test_a_miss_is_thrown_again_where_an_answer_would_kill() -> None:
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [2], "fighters": 1, "dice": [0], "xp": [1]}
    assert said(laid("DICE 0", hp=[2], die=6, **fight)) == "feat:1-xp"
