"""OpenSpiel: its own random test passes at every table; copies and kept states go on alike.

OpenSpiel is no package of the development environment: where it is missing these tests are left
out, and say so.  (`pip install open_spiel`; docs/lab/checkers.json says where they were run last.)
"""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from heroon.kernel import game
from tests.env.tables import LONG, TABLES, ids
from tests.lengths import length

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
openspiel: Any = importlib.import_module("heroon.env.openspiel")
#: Games are cut after so many choices; those of OpenSpiel's own test are whole but for HADES TRAP.
BOUND = length(40, 400)

each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=ids)


def loaded(name: str, seats: int, options: dict[str, str], bound: int = BOUND) -> Any:
    return pyspiel.load_game(openspiel.name_of(name), {"seats": seats, "bound": bound, **options})


@each_table
def test_its_random_test_passes(name: str, seats: int, options: dict[str, str]) -> None:
    bound = BOUND if name in LONG else 0
    pyspiel.random_sim_test(loaded(name, seats, options, bound), 1, True, False)


@each_table
def test_copies_and_kept_states_go_on_alike(name: str, seats: int, options: dict[str, str]) -> None:
    of, rng = loaded(name, seats, options), random.Random(seats)
    state = of.new_initial_state()
    ones: list[Any] = []
    while not state.is_terminal():
        if rng.random() < 0.1:
            ones += [state.clone(), of.deserialize_state(state.serialize())]
        action = rng.choice(state.legal_actions())
        for one in (state, *ones):
            one.apply_action(action)
    assert len(ones) > 1 and state.node.choices <= BOUND
    assert all(one.is_terminal() and one.returns() == state.returns() for one in ones)
    for seat in range(seats):
        told = state.information_state_string(seat)
        assert {one.information_state_string(seat) for one in ones} == {told}


def test_chance_is_as_the_rules_have_it() -> None:
    state, uneven = loaded("hero-realms", 1, {}).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            odds = state.chance_outcomes()
            assert len(odds) > 1 and abs(sum(p for _, p in odds) - 1) < 1e-9
            ask = state.node.position.ask
            assert all(p == ask[2].count(outcome) / len(ask[2]) for outcome, p in odds)
            uneven += len({p for _, p in odds}) > 1
        state.apply_action(state.legal_actions()[0])
    assert uneven, "a kind of which there are more cards comes more often"


def test_an_information_state_is_what_the_seat_was_told() -> None:
    """Its own answers stand in it, those of the other seat do not."""
    of, rng = loaded("heroz", 2, {}), random.Random(4)
    state, own = of.new_initial_state(), 0
    while not state.is_terminal():
        word = rng.choice(state.legal_actions())
        before = [state.information_state_string(seat) for seat in range(2)]
        player = state.current_player()
        text = state.action_to_string(player, word)
        state.apply_action(word)
        if player >= 0 and not state.is_terminal():
            own += 1
            added = state.information_state_string(player).count(f"> {text} ")
            assert added == before[player].count(f"> {text} ") + 1
            other = state.information_state_string(1 - player)
            assert other.count(f"> {text} ") == before[1 - player].count(f"> {text} ")
    assert own > 10


def moments(of: Any, rng: random.Random, every: float) -> Iterator[Any]:
    """Walk a game at random, and stop at some of its states and at the end."""
    state = of.new_initial_state()
    while not state.is_terminal():
        if rng.random() < every:
            yield state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def kept(state: Any) -> tuple[Any, ...]:
    """All that a state is: its position, its questions, what it tells."""
    node = state.node
    at = tuple(map(str, node.position.checkpoint())), tuple(node.position.flight())
    past = [line for line in node.past.lines]
    return at, node.player, node.words, node.result, node.choices, past


@each_table
def test_no_seat_can_tell_a_resampled_state_from_its_own(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """And what is sampled depends on what the seat knows alone: from a twin it is the same."""
    rng, seen, others = random.Random(seats), 0, 0
    for state in moments(loaded(name, seats, options), rng, length(0.15, 0.5)):
        for seat in range(seats):
            twin = state.resample_from_infostate(seat, rng.random)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            assert twin.is_terminal() == state.is_terminal() and twin.returns() == state.returns()
            if state.current_player() == seat:
                assert twin.legal_actions() == state.legal_actions()
            chance = random.Random(seen)
            again = state.resample_from_infostate(seat, chance.random)
            chance.seed(seen)
            assert kept(again) == kept(twin.resample_from_infostate(seat, chance.random))
            seen += 1
            others += kept(again)[0] != kept(state.clone())[0]
    assert seen > 2 * seats
    assert others or name != "heroz", "where hands are hidden it is another world"


@each_table
def test_a_resampled_state_is_played_to_its_end(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """It is copied and kept like any other; its seat is told what it was told before, and more."""
    of, rng = loaded(name, seats, options), random.Random(seats + 1)
    for state in moments(of, rng, 0.05):
        seat = rng.randrange(seats)
        before = state.information_state_string(seat).rpartition("\n")[0]
        ones = [state.resample_from_infostate(seat, rng.random)]
        ones += [ones[0].clone(), of.deserialize_state(ones[0].serialize())]
        while not ones[0].is_terminal():
            assert not any(one.is_terminal() for one in ones)
            action = rng.choice(ones[0].legal_actions())
            for one in ones:
                one.apply_action(action)
        told = {one.information_state_string(seat) for one in ones}
        assert len(told) == 1 and told.pop().startswith(before)
        assert len({tuple(one.returns()) for one in ones}) == 1
        for other in range(seats):
            assert len({one.information_state_string(other) for one in ones}) == 1


def test_another_seat_knows_in_a_resampled_state_what_both_were_told() -> None:
    of, rng, fewer = loaded("heroz", 2, {}), random.Random(9), 0
    for state in moments(of, rng, 0.2):
        twin = state.resample_from_infostate(0, rng.random)
        own = state.information_state_string(0).split("\n")[:-1]
        theirs = state.information_state_string(1).split("\n")[:-1]
        told = twin.information_state_string(1).split("\n")[:-1]
        left = Counter(told) - (Counter(own) & Counter(theirs))
        assert not left, "nothing is told that one of them does not know"
        assert not any(line.startswith("> ") for line in told)
        fewer += len(told) < len(theirs)
        again = twin.resample_from_infostate(1, rng.random)
        assert again.information_state_string(1) == twin.information_state_string(1)
        assert len(again.information_state_string(0)) <= len(state.information_state_string(0))
    assert fewer


def test_a_search_over_information_sets_plays_on_resampled_states() -> None:
    """OpenSpiel's own, in Python: it resamples at each simulation."""
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    numpy: Any = importlib.import_module("numpy")
    state = loaded("heroz", 2, {}, 60).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    draws = numpy.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, draws),
        uct_c=2.0,
        max_simulations=5,
        random_state=draws,
    )
    assert bot.step(state) in state.legal_actions()


def test_who_resamples_is_a_player() -> None:
    state = loaded("heroz", 2, {}).new_initial_state()
    for wrong in (-1, 2):
        with pytest.raises(ValueError, match=f"no player {wrong}: they are 0 to 1"):
            state.resample_from_infostate(wrong, random.random)


def test_the_bound_ends_a_game_with_the_result_of_its_spec() -> None:
    state = loaded("heroz", 2, {}, 3).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.node.choices == 3 and len(state.returns()) == 2
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", ["heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"])
def test_what_is_not_legal_is_told_and_changes_nothing(name: str) -> None:
    """It was an assertion without a word, which `python -O` leaves out."""
    state, rng = loaded(name, game(name).seats[0], {}).new_initial_state(), random.Random(5)
    moments = {"chance": "chance is asked", "seat": "player 0 is asked", "end": "has ended"}
    while moments:
        player = state.current_player()
        kind = "end" if state.is_terminal() else "chance" if player < 0 else "seat"
        if told := moments.pop(kind, "") if player <= 0 else "":
            before = str(state), state.history(), state.legal_actions()
            for wrong in (10**6, -2, 1 << 40):
                with pytest.raises(ValueError, match=f"{told}.*{wrong} is not legal"):
                    state.apply_action(wrong)
            if kind != "chance":
                with pytest.raises(ValueError, match=f"{told}.*no node of chance"):
                    state.chance_outcomes()
            assert before == (str(state), state.history(), state.legal_actions())
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


def test_words_bounds_and_parameters_that_are_none_are_told() -> None:
    of = loaded("heroz", 2, {})
    state = of.new_initial_state()
    for wrong in (-5, 10**6):
        with pytest.raises(ValueError, match=f"no action {wrong}: they are 0 to"):
            state.action_to_string(0, wrong)
    with pytest.raises(ValueError, match=r"not -1"):
        loaded("heroz", 2, {}, -1)
    with pytest.raises(ValueError, match="takes no parameters"):
        of.make_py_observer(params={"colour": True})
