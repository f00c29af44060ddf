"""Play by weights: the same words in C as in CPython, and what is refused."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from heroon.ai.weighed import best, play_by
from heroon.kernel import GameSpec, KernelError, Machine, Rng, Table, game, games
from heroon.kernel.copying import values
from heroon.kernel.heuristics import Heuristics, heuristics_of
from heroon.native import Engine, Playout, SubsetError, translate
from heroon.testing.settings import allowing
from tests.lengths import length
from tests.native import examples, weighing
from tests.native.having import GAMES, native
from tests.shapes import fight, grid
from tests.shapes.every import SHAPES, named

WEIGHED: list[tuple[GameSpec[Any], int]] = [
    *((replace(spec, policy=weighing.HEURISTICS), seats) for spec, seats in SHAPES),
    *((spec, seats) for spec, seats in GAMES[len(SHAPES) :] if heuristics_of(spec).weights),
]
FIGHT, GRID = (replace(spec, policy=weighing.HEURISTICS) for spec in (fight.SPEC, grid.SPEC))


def started(spec: GameSpec[Any], seats: int, words: int, seed: int) -> Table[Any]:
    """A table where some random words have been said, perhaps inside a rule."""
    table: Table[Any] = Table(spec, driver=None, seats=seats)
    rng = Rng(seed)
    for _ in range(words):
        if table.ask is None:
            break
        ask = table.ask
        seat = (ask.seats & -ask.seats).bit_length() - 1
        table.answer(rng.choice(table.words(seat) if seat >= 0 else ask.words), seat)
    return table


@pytest.mark.parametrize("bound", [0, 7])
@pytest.mark.parametrize(("spec", "seats"), WEIGHED, ids=named)
def test_a_policy_of_weights_says_the_same_words(
    spec: GameSpec[Any], seats: int, bound: int
) -> None:
    engine = native(spec)
    for seed in range(6):
        table = started(spec, seats, 5 * seed, seed)
        ours: Playout[Any] = Playout(engine, engine.at(table))
        theirs = table.playout()
        mine, yours = Rng(seed), Rng(seed)
        one, two = ours.play(mine, spec.policy, bound), theirs.play(yours, spec.policy, bound)
        assert (one.choices, one.decisions, one.tokens) == (two.choices, two.decisions, two.tokens)
        assert mine.state == yours.state
        assert ours.result == theirs.result
        assert values(ours.g, spec.fields) == values(theirs.g, spec.fields)


@pytest.mark.parametrize("every", [1, 4])
@pytest.mark.parametrize(("spec", "seats"), WEIGHED, ids=named)
def test_a_share_of_random_words_is_the_same(spec: GameSpec[Any], seats: int, every: int) -> None:
    engine, weights = native(spec), heuristics_of(spec).weights
    assert weights is not None
    for seed in range(4):
        position = engine.new(spec.settings({}), seats)
        machine: Machine[Any] = Machine(spec, spec.new(spec.settings({}), seats))
        machine.begin()
        yours = Rng(seed)
        *ours, state = position.go_by(yours.state, 50, every)
        counts = play_by(machine, weights, yours, 50, every)
        assert ours == [counts.choices, counts.decisions, counts.tokens]
        assert state == yours.state
        assert position.values() == values(machine.g, spec.fields)


@pytest.mark.parametrize("debug", [False, True])
@pytest.mark.parametrize(("spec", "seats"), WEIGHED, ids=named)
def test_weights_and_standing_are_the_same_and_only_look(
    spec: GameSpec[Any], seats: int, debug: bool
) -> None:
    engine, weights, standing = native(spec, debug=debug), heuristics_of(spec).weights, None
    assert weights is not None
    assert engine.weighs
    if engine.stands:
        standing = heuristics_of(spec).standing
    for seed in range(2):
        machine: Machine[Any] = Machine(spec, spec.new(spec.settings({}), seats))
        machine.begin()
        position = engine.new(spec.settings({}), seats)
        rng = Rng(seed)
        for _ in range(150):
            ask = machine.ask
            before = values(machine.g, spec.fields)
            for seat in range(seats if standing else 0):
                assert standing is not None
                worth = standing(machine.g, seat)
                assert 0 <= worth <= 1000
                assert position.standing(seat) == worth
            if ask is None:
                break
            if ask.seats:
                seat = (ask.seats & -ask.seats).bit_length() - 1
                words = list(ask.words)
                given = weights(machine.g, seat, ask.prompt, words)
                assert words == list(ask.words)
                assert position.weights() == tuple(given)
            assert values(machine.g, spec.fields) == before
            assert position.values() == before
            word = rng.choice(ask.words)
            machine.answer(word)
            position.answer(word)


@pytest.mark.parametrize("name", [name for name in games() if heuristics_of(game(name)).weights])
def test_the_policy_of_a_game_with_weights_is_theirs(name: str) -> None:
    """Else the bot, which asks the policy, and playouts, which ask the weights, were two."""
    spec = game(name)
    weights, policy = heuristics_of(spec).weights, spec.policy
    assert weights is not None
    assert policy is not None
    for seats in spec.seats:
        for seed in range(length(1, 3)):
            options = spec.settings(allowing(spec, seats))
            machine: Machine[Any] = Machine(spec, spec.new(options, seats))
            machine.begin()
            rng = Rng(seed)
            for _ in range(400):
                ask = machine.ask
                if ask is None:
                    break
                word = rng.choice(ask.words)
                if ask.seats and len(ask.words) > 1:
                    seat = (ask.seats & -ask.seats).bit_length() - 1
                    words = list(ask.words)
                    one, two = Rng(seed), Rng(seed)
                    said = best(words, weights(machine.g, seat, ask.prompt, words), one)
                    assert policy(machine.g, ask, two) == said
                    assert one.state == two.state
                    word = said if rng.below(3) else word
                machine.answer(word)


def test_another_policy_is_played_in_cpython() -> None:
    def first(g: Any, ask: Any, rng: Rng) -> int:
        return int(ask.words[0])

    engine = native(GRID)
    table: Table[Any] = Table(GRID, driver=None)
    ours, theirs = Playout(engine, engine.at(table)), table.playout()
    ours.play(Rng(1), first)
    theirs.play(Rng(1), first)
    assert values(ours.g, GRID.fields) == values(theirs.g, GRID.fields)


def test_a_game_without_hooks_has_no_weights() -> None:
    engine = native(grid.SPEC)
    assert not engine.weighs
    assert not engine.stands
    position = engine.new({}, 2)
    position.settle(1)
    for look in (position.weights, lambda: position.standing(0)):
        with pytest.raises(KernelError, match="the game has no"):
            look()
    assert position.ask is not None
    with pytest.raises(KernelError, match="the game has no weights"):
        position.clone().go_by(1, 0, 0)
    with pytest.raises(KernelError, match="the game has no weights"):
        position.clone().contest(1, (1, 2), 0, 1)


def test_what_is_given_wrongly_is_refused() -> None:
    position = native(GRID).new({}, 2)
    with pytest.raises(KernelError, match="nature is asked"):
        position.weights()
    for given in ((1, 0), (1, 0, "x"), (1, 0, 0, 0)):
        with pytest.raises(TypeError):
            position.go_by(*given)
    with pytest.raises(ValueError, match="so many is a number"):
        position.go_by(1, 0, -1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            position.standing(seat)
    position.play(1, 0)
    assert position.standing(0) > 0
    with pytest.raises(KernelError, match="the game is over"):
        position.weights()


def test_each_seat_of_a_contest_plays_in_its_way() -> None:
    """Of two seats one plays by weights, the other at random, each from its own generator."""
    engine = native(GRID)
    for mask in range(4):
        machine: Machine[Any] = Machine(GRID, GRID.new({}, 2))
        machine.begin()
        nature, seats = Rng(7), [Rng(8), Rng(9)]
        while (ask := machine.ask) is not None:
            if not ask.seats:
                machine.answer(nature.choice(ask.words))
                continue
            seat = ask.seats.bit_length() - 1
            if len(ask.words) == 1:
                machine.answer(ask.words[0])
            elif mask >> seat & 1:
                machine.answer(weighing.policy(machine.g, ask, seats[seat]))
            else:
                machine.answer(seats[seat].choice(ask.words))
        position = engine.new({}, 2)
        position.contest(7, (8, 9), 0, mask)
        assert position.values() == values(machine.g, GRID.fields)


def made(text: str, tmp_path: Any, name: str) -> GameSpec[Any]:
    """The grid with hooks of its own."""
    head = "from heroon import kernel as k\nfrom tests.shapes.grid import Vault\n"
    tail = "\n\ndef policy(g, ask, rng):\n    return ask.words[0]\n"
    found: ModuleType = examples.module(head + text + tail, tmp_path / f"{name}.py")
    weights, standing = (getattr(found, name, None) for name in ("weights", "standing"))
    own: Heuristics[Any] = Heuristics(found.policy, weights, standing)
    return replace(grid.SPEC, policy=own)


@pytest.fixture
def forgotten() -> Any:
    """What a test makes is not kept among the modules."""
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        if name.startswith("hooks_"):
            del sys.modules[name]


@pytest.mark.parametrize(
    "head",
    [
        "weights(g: Vault, seat: int, words: list[int]) -> list[int]",
        "weights(g: Vault, seat: int, prompt: int, words: list[int]) -> int",
        "standing(g: Vault) -> int",
        "standing(g: Vault, seat: int) -> list[int]",
    ],
)
def test_a_hook_that_begins_otherwise_is_refused(head: str, tmp_path: Any, forgotten: None) -> None:
    back = "[0]" if head.endswith("list[int]") else "0"
    spec = made(f"def {head}:\n    return {back}\n", tmp_path, "hooks_otherwise")
    with pytest.raises(SubsetError, match=r"hooks_otherwise.py:3: the hook (weights|standing)"):
        translate(spec)


BROKEN = {
    "leaves field grid.0 changed": "g.grid[0] += 1\n    return [0 for word in words]",
    "leaves field turns changed": "g.turns += 1\n    return [0 for word in words]",
    "leaves field hand.1 changed": "g.hand[1].append(1)\n    return [0 for word in words]",
    "leaves the ask changed": "words[0] += 1\n    return [0 for word in words]",
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_debug_build_sees_what_weights_leave_changed(
    what: str, tmp_path: Any, forgotten: None
) -> None:
    head = "def weights(g: Vault, seat: int, prompt: int, words: list[int]) -> list[int]:\n    "
    spec = made(head + BROKEN[what] + "\n", tmp_path, f"hooks_{len(what)}_{what.count('.')}")
    engine = native(spec, debug=True)
    position = engine.new({}, 2)
    position.settle(1)
    with pytest.raises(KernelError, match=what):
        position.weights()
    with pytest.raises(KernelError, match=what):
        position.go_by(1, 0, 0)


def test_too_few_weights_are_an_error_in_both(tmp_path: Any, forgotten: None) -> None:
    head = "def weights(g: Vault, seat: int, prompt: int, words: list[int]) -> list[int]:\n    "
    spec = made(head + "return [1, 2]\n", tmp_path, "hooks_few")
    engine: Engine[Any] = native(spec)
    position = engine.new({}, 2)
    position.settle(1)
    assert position.ask is not None
    with pytest.raises(KernelError, match=r"weights: 2 of them for \d+ words"):
        position.weights()
    assert position.ask is not None
    with pytest.raises(KernelError, match="weights: 2 of them"):
        position.go_by(1, 0, 0)
    with pytest.raises(ValueError, match="zip"):
        best([1, 2, 3], [1, 2], Rng(1))


def test_who_only_looks_may_not_end_the_game(tmp_path: Any, forgotten: None) -> None:
    text = "from tests.shapes.grid import R_OVER\n\n\n"
    text += "def over(g: Vault) -> None:\n    k.end(g, [1, 2], R_OVER)\n\n\n"
    text += "def standing(g: Vault, seat: int) -> int:\n    over(g)\n    return 5\n"
    with pytest.raises(SubsetError, match=r"hooks_end.py:7: an end of the game in what only looks"):
        translate(made(text, tmp_path, "hooks_end"))
