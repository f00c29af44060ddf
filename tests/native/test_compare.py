"""Walks as the conformance kit calls them: options, seats, seeds, positions inside a step."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, KernelError, Rng, State, game
from heroon.native import Difference, Engine, compare, difference, engine, report, translate
from heroon.native.build import build
from tests.native import examples, weighing
from tests.native.having import native
from tests.shapes import fight, long_turn, windows

HEROZ = game("heroz")


def starts(spec: GameSpec[Any], seats: int, many: int) -> list[tuple[State, tuple[int, ...]]]:
    """Positions inside a step, with words in flight."""
    found: list[tuple[State, tuple[int, ...]]] = []
    here = native(spec)
    rng = Rng(2)
    while len(found) < many:
        position = here.new(spec.settings({}), seats)
        while position.ask is not None:
            if position.inside and position.flight():
                found.append(here.store(position))
            position.answer(rng.choice(position.ask[2]))
    return found[:many]


def mutated(spec: GameSpec[Any], old: str, new: str) -> Engine[Any]:
    """An engine that is not that of the game."""
    native(spec)  # or skip
    code = translate(spec)
    assert old in code
    return Engine(spec, build(code.replace(old, new, 1), "mutant", debug=True), 0.0)


def test_options_seats_and_seeds_are_multiplied() -> None:
    here = native(long_turn.SPEC)
    usual = long_turn.SPEC.settings({})
    found = compare(here, options=[usual, usual], seats=[1, 2], seeds=range(3))
    assert found.games == 12
    assert compare(here, seeds=[5]).games == len(long_turn.SPEC.seats)
    assert difference(here, seeds=[5]) is None


def test_a_policy_may_answer() -> None:
    assert HEROZ.policy is not None
    assert compare(native(HEROZ), policy=HEROZ.policy, bound=60).games == 1


def test_games_may_begin_inside_a_step() -> None:
    from_inside = starts(fight.SPEC, 2, 8)
    assert all(flight for _, flight in from_inside)
    found = compare(native(fight.SPEC), starts=from_inside, seeds=range(2))
    assert found.games == 16


def test_a_difference_says_where_and_what() -> None:
    wrong = mutated(windows.SPEC, "g->f_turns = K_FIT_32(K_ADD(g->f_turns, 1))", "(void)0")
    found = difference(wrong, seeds=range(3))
    assert isinstance(found, Difference)
    assert str(found).startswith("windows, 2 seats, seed 0, token ")
    assert "turns: CPython " in str(found)


def test_who_learns_an_outcome_is_compared() -> None:
    wrong = mutated(fight.SPEC, "g->to = to;", "g->to = to ^ 1;")
    assert "CPython asks" in str(difference(wrong))


def test_a_result_is_compared_at_the_end() -> None:
    wrong = mutated(
        windows.SPEC,
        "return k_busy(p) ? NULL : k_tuple(&p->at.g.result, 3)",
        "return k_tuple(&p->at.g.words, 3)",
    )
    assert "CPython ends with" in str(difference(wrong))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("K_MUL(v_word, 7), v_seat)", "K_MUL(v_word, 8), v_seat)", "CPython weighs ("),
        ("k_min(v_steps, 1000)", "k_min(v_steps, 9)", "seat 0 stands at 1"),
    ],
)
def test_what_bots_weigh_is_compared(old: str, new: str, said: str) -> None:
    spec = replace(windows.SPEC, policy=weighing.HEURISTICS)
    assert difference(native(spec), seeds=range(2)) is None
    assert said in str(difference(mutated(spec, old, new)))


def test_a_failure_of_one_engine_is_a_difference(tmp_path: Path) -> None:
    text = Path(windows.__file__).read_text(encoding="utf-8")
    own = "    g.turns += 1\n"
    assert own in text
    failing = own + "    if g.turns > 3:\n        raise k.KernelError('too long')\n"
    text = text.replace(own, failing)
    if "from heroon import kernel as k" not in text:
        text = text.replace(
            "from heroon.kernel", "from heroon import kernel as k\nfrom heroon.kernel", 1
        )
    made = examples.module(text, tmp_path / "failing_windows.py")
    with pytest.raises(KernelError, match="too long") as both:
        compare(native(made.SPEC), seeds=range(5))
    assert not isinstance(both.value, Difference)
    wrong = mutated(made.SPEC, 'k_fail("%s", "too long")', "(void)0")
    assert str(difference(wrong, seeds=range(5))).endswith("CPython fails: too long, C goes on")


def test_a_report_tells_which_engine_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = native(HEROZ)
    found = report(HEROZ)
    assert (found.game, found.engine, found.cached) == ("heroz", "native", True)
    assert found.path == here.path
    assert found.position_bytes == here.size
    assert found.built is not None
    assert found.took == "" or " s with " in found.took
    assert Path(found.cache) in here.path.parents

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    other = HEROZ.using("[numbers]\ngoal = 12\n", "own.toml")
    found = report(other)
    assert (found.engine, found.why, found.path) == (
        "python",
        "the next game or simulation builds it",
        None,
    )
    assert found.translate_seconds > 0
    assert not found.cached
    assert not engine(other, make=False)
