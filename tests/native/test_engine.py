"""Positions in C: clones, answers, playouts, conversion both ways, errors."""

from __future__ import annotations

import copy
import sys
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel import KernelError, Machine, Rng, Seeded, Table, game, playout
from heroon.kernel.copying import values
from heroon.kernel.fields import kept, marks, number
from heroon.native import Engine, Position, SubsetError, Unavailable, translate, walk
from heroon.native import engine as engine_of
from tests.native import examples
from tests.native.having import native
from tests.shapes import fight, grid, long_turn, team, windows

HEROZ = game("heroz")


def inside(engine: Engine[Any], seats: int) -> Position:
    """A position inside a rule, with a word in flight."""
    for seed in range(100):
        position = engine.new({}, seats)
        rng = Rng(seed)
        while position.ask is not None:
            if position.inside and position.flight():
                return position
            position.answer(rng.choice(position.ask[2]))
    raise AssertionError("no such position")


def test_a_clone_goes_its_own_way() -> None:
    position = native(windows.SPEC).new({}, 2)
    before = position.values(), position.ask
    clone = position.clone()
    other = copy.copy(position)
    assert (clone.values(), clone.ask) == before
    assert clone.ask is not None
    clone.answer(clone.ask[2][0])
    assert (position.values(), position.ask) == before
    assert (other.values(), other.ask) == before
    assert (clone.values(), clone.ask) != before


def test_a_clone_inside_a_rule_goes_its_own_way() -> None:
    engine = native(fight.SPEC)
    position = inside(engine, 2)
    clone = position.clone()
    assert clone.inside
    assert clone.flight() == position.flight()
    assert clone.checkpoint() == position.checkpoint()
    while clone.ask is not None:  # the next rule does not touch what the first one shares
        clone.answer(clone.ask[2][0])
    again, flight = engine.store(position)
    assert engine.load(again, flight).values() == position.values()


@pytest.mark.parametrize("debug", [False, True])
def test_clones_give_their_memory_back(debug: bool) -> None:
    engine = native(fight.SPEC, debug=debug)
    position = inside(engine, 2)
    tracemalloc.start()
    try:
        for turn in range(2000):
            clones = [position.clone() for _ in range(1 + turn % 40)]
            if turn % 2:
                clones[0].play(turn, 0)
            else:  # each rule on the way makes a checkpoint of its own
                answered_on(clones[0], 30)
            del clones
        left, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert left < 40 * 2 * engine.size  # positions kept for the next clones, no more
    assert peak < 100 * 2 * engine.size


def answered_on(position: Position, words: int) -> None:
    """Answer so many times with the first word."""
    for _ in range(words):
        if position.ask is not None:
            position.answer(position.ask[2][0])


def test_positions_go_to_cpython_and_back_inside_a_rule() -> None:
    engine = native(long_turn.SPEC)
    position = inside(engine, 2)
    machine = engine.machine(position)
    assert machine.rule is not None
    assert machine.ask is not None
    assert position.ask is not None
    assert tuple(machine.ask.words) == position.ask[2]
    assert values(machine.g, engine.spec.fields) == position.values()
    state, flight = engine.store(position)
    back = engine.load(state, flight)
    assert (back.values(), back.ask, back.flight()) == (position.values(), position.ask, flight)


def test_a_position_can_be_hashed_by_its_values_and_digested() -> None:
    engine = native(HEROZ)
    options = HEROZ.settings({})
    position = engine.new(options, 2)
    machine = playout(HEROZ, options, 2)
    assert hash(position.values()) == hash(values(machine.g, HEROZ.fields))
    assert HEROZ.digest(engine.state(position.values(), position.seats)) == HEROZ.digest(machine.g)


def test_a_word_that_is_not_offered_changes_nothing() -> None:
    position = native(windows.SPEC).new({}, 2)
    before = position.values(), position.ask
    for word in (-1, 9999, 1 << 40):
        with pytest.raises(ValueError, match="not offered"):
            position.answer(word)
    with pytest.raises(TypeError):
        position.answer("pass")  # type: ignore[arg-type]  # wrong on purpose
    assert (position.values(), position.ask) == before


def test_a_game_that_is_over_takes_no_answer() -> None:
    position = native(windows.SPEC).new({}, 2)
    position.play(3, 0)
    assert position.over
    assert position.ask is None
    assert len(position.result) == 2
    assert windows.SPEC.words.reasons[position.reason].name == "hurt"
    assert position.play(3, 0) == (0, 0, 0)
    with pytest.raises(KernelError, match="the game is over"):
        position.answer(1)


def test_a_game_that_is_over_can_be_loaded() -> None:
    engine = native(windows.SPEC)
    position = engine.new({}, 2)
    position.play(3, 0)
    state, flight = engine.store(position)
    again = engine.load(state, flight)
    assert again.over
    assert again.result == position.result
    assert again.values() == position.values()


@pytest.mark.parametrize("bound", [0, 1, 7])
def test_a_playout_is_that_of_cpython(bound: int) -> None:
    engine = native(HEROZ)
    options = HEROZ.settings({})
    for seed in (0, 5, (1 << 64) - 1):
        ours = engine.new(options, 2)
        machine = playout(HEROZ, options, 2)
        counts = machine.play(Rng(seed), bound=bound)
        theirs = counts.choices, counts.decisions, counts.tokens
        assert ours.play(seed, bound) == theirs
        assert ours.values() == values(machine.g, HEROZ.fields)
        assert ours.over == machine.over


def test_many_playouts_are_single_ones() -> None:
    engine = native(HEROZ)
    start = engine.new(HEROZ.settings({}), 2)
    start.answer(start.ask[2][0] if start.ask else 0)
    before = start.values(), start.ask
    choices, decisions, tokens, results, reasons = start.playouts(20, 100, 300)
    assert (start.values(), start.ask) == before
    one = [start.clone() for _ in range(20)]
    counts = [p.play(100 + i, 300) for i, p in enumerate(one)]
    assert tuple(map(sum, zip(*counts, strict=True))) == (choices, decisions, tokens)
    assert results == [p.result for p in one]
    assert reasons == [p.reason for p in one]
    assert () in results or all(p.over for p in one)
    with pytest.raises(ValueError, match="cannot be"):
        start.playouts(-1, 0, 0)


def test_a_contest_has_a_generator_for_each_seat() -> None:
    for spec, seats in ((HEROZ, 2), (team.SPEC, 2), (long_turn.SPEC, 1)):
        options = spec.settings({})
        position = native(spec).new(options, seats)
        machine = playout(spec, options, seats)
        nature, rngs = Rng(7), [Rng(8 + s) for s in range(seats)]
        choices = decisions = tokens = 0
        while machine.ask is not None:
            ask = machine.ask
            tokens += 1
            rng = nature
            if ask.seats:
                decisions += 1
                choices += len(ask.words) > 1
                rng = rngs[ask.seats.bit_length() - 1]
            seat = ask.seats.bit_length() - 1
            own = [w for w in ask.words if not ask.seats or spec.words.said_by[w] in (-1, seat)]
            if len(ask.words) > 1 or not ask.seats:
                machine.answer(rng.choice(own))
            else:
                machine.answer(ask.words[0])
        seeds = tuple(8 + s for s in range(seats))
        assert position.contest(7, seeds, 0, 0) == (choices, decisions, tokens)
        assert position.values() == values(machine.g, spec.fields)
        with pytest.raises(TypeError, match="one seed for each seat"):
            position.contest(7, (1, 2, 3), 0, 0)


def test_a_table_with_a_seeded_driver_goes_on_in_c() -> None:
    spec = game("heroz")
    engine = native(spec)
    driver = Seeded("a table")
    table = Table(spec, driver=driver)
    rng = Rng(3)
    for _ in range(40):
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words))
    position = engine.at(table)
    counts = dict(table._counts)
    while position.ask is not None:
        seats, prompt, words, _ = position.ask
        if seats:  # the table stops at its seats alone: nature is answered from outside
            assert table.ask is not None
            assert (table.ask.seats, table.ask.prompt, tuple(table.ask.words)) == (
                seats,
                prompt,
                words,
            )
            word = rng.choice(words)
            table.answer(word)
        else:
            stream = spec.words.streams[prompt].name
            word = words[driver.ticket(stream, counts.get(prompt, 0), len(words))]
            counts[prompt] = counts.get(prompt, 0) + 1
        position.answer(word)
    assert table.ask is None
    assert list(position.result) == table.result


def test_card_numbers_are_data() -> None:
    native(HEROZ)
    other = HEROZ.using("[numbers]\ngoal = 12\n", "own.toml")
    engine = native(other)
    assert engine.path == native(HEROZ).path
    assert walk(engine, 10).games == 10
    long = native(HEROZ).new(HEROZ.settings({}), 2).playouts(50, 0, 0)
    short = engine.new(HEROZ.settings({}), 2).playouts(50, 0, 0)
    assert short[0] < long[0]


def test_threads_play_at_once() -> None:
    start = native(HEROZ).new(HEROZ.settings({}), 2)
    with ThreadPoolExecutor(4) as pool:
        many = list(pool.map(lambda i: start.playouts(50, 50 * i, 0), range(4)))
    alone = [start.playouts(50, 50 * i, 0) for i in range(4)]
    assert many == alone


def test_a_playout_inside_a_rule_keeps_no_checkpoint() -> None:
    engine = native(fight.SPEC)
    for bound in range(1, 40):
        position = engine.new({}, 2)
        position.play(0, bound)
        if position.inside:
            with pytest.raises(KernelError, match="no checkpoint"):
                engine.store(position)
            return
    raise AssertionError("no such playout")


def test_what_lies_beyond_a_field_is_refused_by_name() -> None:
    engine = native(grid.SPEC)
    state = grid.SPEC.new({}, 2)
    state.turns = 31
    with pytest.raises(ValueError, match=r"field turns: 31 is not in 0\.\.30"):
        engine.load(state)
    state.turns = 0
    state.hand[0] += [1, 1, 1, 1]
    with pytest.raises(ValueError, match="field hand: 4 entries, capacity 3"):
        engine.load(state)
    state.hand[0].clear()
    state.grid.pop()
    with pytest.raises(ValueError, match="field grid: 5 entries, capacity 6"):
        engine.load(state)


@pytest.mark.parametrize("debug", [False, True])
def test_one_too_many_is_an_error_with_the_field(debug: bool) -> None:
    engine = native(windows.SPEC, debug=debug)
    state = windows.SPEC.new({}, 2)
    state.hand[1] = [1, 1, 1]
    state.spent[:] = [1] * 18
    state.agenda[:] = []
    state.agenda += [0, 1, windows.ACT]
    position = engine.load(state)
    with pytest.raises(KernelError, match="field spent: 19 entries, capacity 18") as error:
        position.answer(windows.PLAY[1])
    assert ("tests/shapes/windows.py:" in str(error.value)) == debug
    assert position.over
    with pytest.raises(KernelError):
        position.answer(1)


RULES = """

@STEPS.rule(AGAIN)
def wordless(g: Game, a: int, b: int) -> Rule[None]:
    yield Ask(a, P_TAKE, [c for c in g.items if c > 99])
    g.many = 1


@STEPS.words(CHOOSE)
def on_and_on(g: Game, a: int, b: int) -> Ask:
    return Ask(1, P_TAKE, (k.YES, k.NO))


@STEPS.answer(CHOOSE)
def and_on(g: Game, a: int, b: int, word: int) -> None:
    then(g, CHOOSE)
"""


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game with an ask that nobody can answer and a decision that never ends."""
    path = tmp_path_factory.mktemp("odd") / "odd_rules.py"
    made = examples.module(examples.accepted()[0] + RULES + examples.CLOSING, path)
    examples.examples(made)
    spec = examples.game(made)
    yield made, spec, native(spec)
    del sys.modules[path.stem]


@pytest.mark.parametrize("seats", [0, 1])
def test_an_ask_without_words_fails_alike(odd: Any, seats: int) -> None:
    made, spec, engine = odd
    g = examples.position(spec, made, made.AGAIN, seats, 0)
    position = engine.load(g)
    machine = Machine(spec, g)
    machine.begin()
    assert machine.ask is not None
    assert position.ask == (seats, made.P_TAKE, (), 255)
    assert list(machine.ask.words) == []
    for play in (
        lambda: machine.play(Rng(1)),
        lambda: position.clone().play(1, 0),
        lambda: position.clone().contest(1, (1, 2), 0, 0),
        lambda: position.playouts(3, 1, 0),
    ):
        with pytest.raises(IndexError):
            play()
    with pytest.raises(ValueError, match="not offered"):
        position.answer(1)


def test_a_position_is_for_one_thread_at_a_time(odd: Any) -> None:
    made, spec, engine = odd
    position = engine.load(examples.position(spec, made, made.CHOOSE, 0, 0))
    met: list[RuntimeError] = []
    with ThreadPoolExecutor(1) as pool:
        played = pool.submit(position.play, 1, 20_000_000)
        while not played.done() and not met:
            try:
                assert position.ask is not None
            except RuntimeError as busy:
                met.append(busy)
        looks = (
            position.values,
            position.clone,
            position.checkpoint,
            position.flight,
            lambda: position.answer(k.YES),
            lambda: position.play(1, 1),
            lambda: position.playouts(1, 1, 1),
            lambda: (position.over, position.inside, position.result, position.reason),
        )
        for look in looks:
            with pytest.raises(RuntimeError, match="another thread plays this position"):
                look()
    assert played.result()[0] == 20_000_001
    assert position.ask is not None


def test_what_is_no_position_is_refused() -> None:
    spec = grid.SPEC
    engine = native(spec)
    good = values(spec.new({}, 2), spec.fields)
    number = [f.name for f in kept(spec.fields)].index("turns")

    def with_turns(value: object) -> tuple[object, ...]:
        return (*good[:number], value, *good[number + 1 :])

    engine._load(with_turns(3), 2)
    with pytest.raises(ValueError, match=rf"field turns: {1 << 70} is not in 0\.\.30"):
        engine._load(with_turns(1 << 70), 2)
    with pytest.raises(TypeError, match=r"field turns: an int is needed, not 1\.5"):
        engine._load(with_turns(1.5), 2)
    with pytest.raises(TypeError, match="one value for each field"):
        engine._load(good[1:], 2)
    for seats in (0, 3, -1):
        with pytest.raises(ValueError, match=f"{seats} seats cannot play"):
            engine._load(good, seats)
    state = spec.new({}, 2)
    state.agenda.append(1)
    with pytest.raises(ValueError, match="each step is three numbers"):
        engine.load(state)
    state.agenda.clear()
    with pytest.raises(KernelError, match="the agenda is empty and nobody has ended the game"):
        engine.load(state)


def test_a_field_too_wide_is_refused_by_name() -> None:
    for field, message in (
        (marks("spent", 18, 0, 1 << 31), "the field spent of 0..2147483648; an int has 32 bits"),
        (marks("spent", 1 << 15, 0, 1), "the field spent of 32768 ints; a list has room for 32767"),
        (number("turns", 0, 9, 1 << 40), "the field turns of 0..1099511627776; an int has 32"),
    ):
        own = tuple(field if f.name == field.name else f for f in windows.SPEC.own_fields)
        with pytest.raises(SubsetError) as error:
            translate(replace(windows.SPEC, own_fields=own))
        assert str(error.value).startswith(f"tests/shapes/windows.py: {message}")


def test_a_spec_is_known_by_itself_and_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = native(windows.SPEC)
    other = replace(windows.SPEC, bound=77)
    second = native(other)
    assert engine_of(windows.SPEC) is first
    assert engine_of(other) is second
    many = []

    def counted(spec: Any) -> str:
        many.append(spec)
        return "not C at all"

    monkeypatch.setattr(sys.modules["heroon.native.engine"], "translate", counted)
    third = replace(windows.SPEC, bound=78)
    for _ in range(3):
        assert engine_of(third, make=False) == Unavailable("not built yet")
    assert many == [third]


def test_the_debug_build_finds_a_number_beyond_32_bits(tmp_path: Path) -> None:
    text = Path(windows.__file__).read_text(encoding="utf-8")
    grown = "    g.turns += 1 + g.turns * (1 << 27 + g.turns) // 2000000000\n"
    text = text.replace("    g.turns += 1\n", grown)
    made = examples.module(text, tmp_path / "growing_windows.py")
    position = native(made.SPEC, debug=True).new({}, 2)
    with pytest.raises(KernelError, match=r"growing_windows\.py:\d+: \d+ does not fit into 32"):
        position.play(1, 0)


def test_the_debug_build_looks_at_indices_and_ranges() -> None:
    engine = native(windows.SPEC, debug=True)
    state = windows.SPEC.new({}, 2)
    state.life[:] = [0, 3]
    state.agenda[:] = [0, 0, windows.TURN, 0, 0, windows.HIT]
    with pytest.raises(KernelError, match=r"life: -1 does not fit|field life\.0: -1 is not in"):
        position = engine.load(state)
        while position.ask is not None:
            position.answer(position.ask[2][0])
    state = windows.SPEC.new({}, 2)
    state.agenda[:] = [0, 7, windows.HIT]
    with pytest.raises(KernelError, match=r"windows\.py:.*index 7 of 2"):
        engine.load(state)
