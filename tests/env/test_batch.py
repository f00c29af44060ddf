"""Batches: each game goes as it would alone, whoever runs it; what is refused changes nothing."""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from heroon.ai.values import worth_at
from heroon.env.batch import (
    CUT,
    FINISHED,
    GOES_ON,
    REFUSED,
    WAIT,
    Batch,
    _ranges,
    divisor,
    rewards_of,
)
from heroon.kernel import InputError, game
from heroon.kernel.ask import NATURE

GAMES = ("heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue")


def played(batch: Batch, steps: int) -> list[tuple[Any, ...]]:
    """What each game showed at each step, with actions that depend on the game alone."""
    found = []
    step = batch.reset()
    for number in range(steps):
        found.append(tuple(np.copy(part) for part in step))
        step = batch.step(batch.draw(batch.seed + number * 1000))
    batch.close()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_a_batch_goes_as_it_would_alone(name: str) -> None:
    many = played(Batch(name, 6, seed=10), 60)
    threads = played(Batch(name, 6, seed=10, threads=3), 60)
    alone = played(Batch(name, 1, seed=13), 60)
    for one, other, single in zip(many, threads, alone, strict=True):
        for part, parallel, own in zip(one, other, single, strict=True):
            assert np.array_equal(part, parallel)
            assert np.array_equal(part[3:4], own)


@pytest.mark.parametrize("name", GAMES)
def test_masks_are_the_words_of_the_ask(name: str) -> None:
    seats = 2 if 2 in game(name).seats else 1
    batch = Batch(name, 8, seats=seats, seed=3)
    batch.reset()
    for number in range(120):
        step = batch.step(batch.draw(number))
        allowed = batch.allowed()
        for i in range(8):
            ask = batch.position(i).ask
            assert ask is not None and ask[0] != NATURE
            seat = int(step.actors[i])
            said_by = batch.spec.words.said_by
            several = bool(ask[0] & (ask[0] - 1))
            own = {w for w in ask[2] if not several or said_by[w] in (-1, seat)}
            bits = np.unpackbits(step.masks[i], count=batch.words, bitorder="little")
            assert np.array_equal(bits, allowed[i]) and batch.actor() == step.actors[0]
            shown = set(np.flatnonzero(allowed[i]))
            assert shown - {WAIT} == own and (several or WAIT not in shown)
            assert len(shown) > 1, "what is forced is not asked"
            assert np.array_equal(step.observations[i], batch.observe(i, seat))


def test_a_word_that_is_not_offered_changes_nothing() -> None:
    batch = Batch("heroz", 4, seed=1)
    before = batch.reset().observations.copy()
    actions = batch.draw(0)
    actions[2] = batch.words - 1
    with pytest.raises(ValueError, match="game 2: the word"):
        batch.step(actions)
    for bad in (-1, batch.words, 1 << 30):
        actions[2] = bad
        with pytest.raises(ValueError, match="not offered"):
            batch.step(actions)
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize(
    "actions", [5, [1, 2], [[1, 2, 3, 4]], [1.0, 2.0, 3.0, 4.0], ["a", "b", "c", "d"]]
)
def test_actions_are_one_int_a_game(actions: Any) -> None:
    batch = Batch("heroz", 4)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match="actions are 4 ints"):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize("bad", [-1, -2, 1 << 31])
def test_no_number_beyond_32_bits_or_below_nought_is_a_word(bad: int) -> None:
    batch = Batch("heroz", 2, seed=1)
    good = batch.draw(0).astype(np.int64)
    for wrong in (bad, int(good[0]) + (1 << 32)):
        with pytest.raises(ValueError, match="not offered"):
            batch.step([wrong, good[1]])
        step = batch.step([wrong, batch.draw(0)[1]], strict=False)
        assert step.ends[0] == REFUSED
        good = batch.draw(0).astype(np.int64)


def test_a_batch_that_nobody_has_reset_has_begun() -> None:
    batch = Batch("mini-rogue", 3, seed=2)
    assert batch.allowed().any(axis=1).all() and batch.position(2).ask is not None
    begun = batch.observations.copy()
    assert np.array_equal(batch.reset().observations, begun)


def test_two_threads_do_not_play_one_batch() -> None:
    batch = Batch("heroz", 2)
    inside: list[BaseException | None] = []

    def part(_low: int, _high: int) -> None:
        with pytest.raises(RuntimeError, match="another thread") as found:
            batch.step(batch.draw(0))
        inside.append(found.value)

    batch._each(part)
    assert len(inside) == 1
    batch.step(batch.draw(0))
    looks: tuple[Callable[[], object], ...] = (
        lambda: batch.observe(0, 1),
        lambda: batch.position(1),
        batch.allowed,
    )
    for look in looks:  # a game that is being played on is half another one
        with batch._alone, pytest.raises(RuntimeError, match="another thread"):
            look()
        look()


@pytest.mark.parametrize("name", GAMES)
def test_a_word_in_the_only_game_is_a_step_of_it(name: str) -> None:
    said, stepped = (Batch(name, 1, seed=5, bound=20) for _ in range(2))
    ends = set()
    for number in range(90):
        action = int(said.draw(number)[0]) if number % 30 != 29 else -1
        end, rewards = said.say(action)
        step = stepped.step([action], strict=False)
        ends.add(end)
        assert end == step.ends[0] and (rewards is None) == (end == GOES_ON)
        assert rewards is None or np.array_equal(rewards, step.rewards[0])
        assert np.array_equal(said.observations, step.observations)
        assert np.array_equal(said.masks, step.masks) and said.actors[0] == step.actors[0]
    assert {GOES_ON, CUT, REFUSED} <= ends


def test_what_is_said_is_one_word_in_one_game() -> None:
    with pytest.raises(ValueError, match="not in 2"):
        Batch("heroz", 2).say(1)
    one = Batch("heroz", 1)
    with pytest.raises(TypeError):
        one.say(1.0)  # type: ignore[arg-type]
    offered = int(one.draw(1)[0])
    assert one.say(offered + (1 << 32))[0] == REFUSED, "no word is cut to 32 bits"
    with one._alone, pytest.raises(RuntimeError, match="another thread"):
        one.say(1)


def test_without_strict_it_ends_its_game_and_no_other() -> None:
    batch = Batch("heroz", 3, seed=1)
    actor = int(batch.reset().actors[1])
    before = batch.observe(1, actor)
    actions = batch.draw(0)
    actions[1] = batch.words - 1
    step = batch.step(actions, strict=False)
    assert list(step.ends) == [0, REFUSED, 0]
    assert step.rewards[1, actor] == -1 and step.rewards.sum() == -1
    assert np.array_equal(batch.last[1], before)


def test_the_policy_wins_more_than_chance_does() -> None:
    """The seat of an agent that draws at random loses to the policy, and not to chance."""
    won = {}
    for others in ("random", "policy"):
        batch = Batch("heroz", 64, agents=(0,), others=others, seed=4)
        batch.reset()
        ends: list[float] = []
        number = 0
        while len(ends) < 200:
            number += 1
            step = batch.step(batch.draw(number))
            ends += step.rewards[step.ends == FINISHED, 0].tolist()
            assert (step.actors == 0).all()
        won[others] = sum(reward > 0 for reward in ends[:200])
    assert won["policy"] < 20 < won["random"]


def test_a_bound_cuts_a_game_without_a_reward() -> None:
    batch = Batch("heroz", 2, bound=5, seed=2)
    batch.reset()
    cut = 0
    for number in range(12):
        step = batch.step(batch.draw(number))
        cut += int((step.ends == CUT).sum())
        assert not step.rewards.any()
    assert cut == 4


def test_the_end_that_is_told_is_that_of_the_game_in_which_the_word_was_said() -> None:
    """Games that end before an agent is asked begin anew, and hide no end and no reward."""
    batch = Batch("hades-trap", 64, agents=(1,), bound=3, seed=1)
    fresh = batch.reset()
    assert not fresh.ends.any(), "of a game that has just begun no end is told"
    step = batch.step(np.full(64, -1), strict=False)
    assert (step.ends == REFUSED).all() and (step.rewards[:, 1] == -1).all()


def test_a_bound_within_which_no_agent_is_asked_is_an_error() -> None:
    """Games began and ended without an end, and nothing could break that off."""
    with pytest.raises(
        ValueError,
        match="1000 games in a row ended before an agent was asked, each within 1 choices",
    ):
        Batch("hades-trap", 2, agents=(1,), bound=1)


def test_results_and_reasons_are_those_of_the_ends_of_this_step() -> None:
    batch = Batch("heroz", 16, seed=3)
    ended = 0
    for number in range(400):
        ends = batch.step(batch.draw(number)).ends
        ended += int((ends == FINISHED).sum())
        assert not batch.results[ends == GOES_ON].any() and not batch.reasons[ends == GOES_ON].any()
    assert ended > 10
    batch.step(np.full(16, -1), strict=False)
    batch.reset()
    assert not batch.results.any() and not batch.reasons.any()


@pytest.mark.parametrize(
    ("results", "teams", "goal", "expected"),
    [
        ([[30, 10]], (0, 1), 1.0, [[1, -1]]),
        ([[10, 10]], (0, 1), 1.0, [[0, 0]]),
        ([[0, 5, 5]], (0, 1, 2), 1.0, [[-1, 0, 0]]),
        ([[1, 0, 0]], (0, 0, 1), 1.0, [[1, 1, -1]]),
        ([[6, 6]], (0, 0), 12.0, [[0.5, 0.5]]),
        ([[1]], (0,), float("-inf"), [[1]]),
    ],
)
def test_rewards(results: Any, teams: Any, goal: float, expected: Any) -> None:
    found = rewards_of(np.array(results, np.int32), teams, goal)
    assert found.tolist() == expected


#: Tables of all kinds: a duel, several for themselves, together, alone, several against one.
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("heroz", 2, {}),
    ("hades-trap", 4, {}),
    ("micro-hero", 2, {}),
    ("hero-realms", 1, {}),
    ("mini-rogue", 3, {"mode": "overlord", "hero_2": "captain"}),
)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_rewards_of_a_step_are_those_of_its_results(
    name: str, seats: int, options: dict[str, str]
) -> None:
    # At random heroes never win against an Overlord.
    own = (seats - 1,) if "mode" in options else None
    batch = Batch(name, 64, seats=seats, options=options, seed=7, agents=own, others="policy")
    goal = worth_at(batch.spec, batch.teams).high
    ended, seen = 0, set()
    for number in range(100_000):
        step = batch.step(batch.draw(number))
        finished = step.ends == FINISHED
        expected = np.zeros_like(step.rewards)
        expected[finished] = rewards_of(batch.results[finished], batch.teams, goal)
        assert np.array_equal(step.rewards, expected)
        ended += int(finished.sum())
        seen |= {tuple(row) for row in step.rewards[finished].tolist()}
        if ended > 200:
            break
    assert ended > 200 and (len(seen) > 1 or name == "hero-realms"), "one way to end"


@pytest.mark.parametrize("kind", ["i1", "u2", "<i4", ">i4", "<i8", ">i8", "u8", "list", "every2nd"])
def test_actions_of_every_kind_of_int_say_the_same_words(kind: str) -> None:
    expected, batch = (Batch("hades-trap", 5, seed=3) for _ in range(2))
    for number in range(40):
        words = expected.draw(number)
        given: Any = words
        if kind == "list":
            given = words.tolist()
        elif kind == "every2nd":
            given = np.repeat(words, 2)[::2]
        elif kind != "i1" or words.max() < 128:
            given = words.astype(kind)
        told, wanted = batch.step(given), expected.step(words)
        assert np.array_equal(told.observations, wanted.observations)
        assert np.array_equal(told.masks, wanted.masks)


@pytest.mark.parametrize("bad", [np.uint64((1 << 64) - 1), np.int8(-1), np.int64(-(1 << 32))])
def test_the_number_that_is_no_word_is_refused_in_every_kind(bad: Any) -> None:
    batch = Batch("heroz", 2, seed=1)
    actions = np.array([bad, bad])
    with pytest.raises(ValueError, match="game 0: the word"):
        batch.step(actions)
    with pytest.raises(ValueError, match=f"the word {bad} is not offered"):
        batch.step(actions)
    assert list(batch.step(actions, strict=False).ends) == [REFUSED, REFUSED]


def test_a_batch_that_fails_to_begin_anew_keeps_its_seed() -> None:
    batch = Batch("heroz", 2, seed=4)
    wrong: Any = "four"
    with pytest.raises(TypeError):
        batch.reset(wrong)
    assert batch.seed == 4
    with pytest.raises(TypeError, match="cannot be pickled"):
        pickle.dumps(batch)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="games at most"):
        Batch("heroz", (1 << 24) + 1)
    with pytest.raises(ValueError, match="one game and one thread"):
        Batch("heroz", 0)
    with pytest.raises(ValueError, match="some of the seats"):
        Batch("heroz", agents=(2,))
    with pytest.raises(ValueError, match="others answer one of"):
        Batch("heroz", others="master")
    with pytest.raises(InputError, match="for 2 seats, not 3"):
        Batch("heroz", seats=3, agents=(7,))
    with pytest.raises(InputError):
        Batch("heroz", options={"no": "such"})
    with pytest.raises(ValueError, match="0 \\(its own bound\\) to 2147483647 choices: -1"):
        Batch("heroz", bound=-1)


@pytest.mark.parametrize("name", ["many", "seats", "seed", "bound", "threads"])
def test_what_is_no_int_is_told_by_its_name(name: str) -> None:
    for wrong in (1.5, "2", None):
        with pytest.raises(TypeError, match=f"{name} is an int, not a {type(wrong).__name__}"):
            Batch("heroz", **{name: wrong})  # type: ignore[arg-type]
    batch = Batch("heroz", **{name: np.int64(2)})  # type: ignore[arg-type]  # an int of NumPy is one
    batch.step(batch.draw(0))
    batch.close()


def test_what_is_no_game_is_no_batch() -> None:
    wrong: Any = None
    with pytest.raises(TypeError, match="its id or its spec, not None"):
        Batch(wrong)


@pytest.mark.parametrize("agents", [(0, 0), [0, 0, 0]])
def test_a_seat_is_named_once_among_the_agents(agents: Any) -> None:
    """Twice made a mask of another seat: a game for one never asked anybody, without an end."""
    for name in GAMES:
        with pytest.raises(ValueError, match="each seat once"):
            Batch(name, 1, agents=agents)


@pytest.mark.parametrize("agents", ["0", 0, (0.0,), (-1,), (), ("0",)])
def test_agents_are_seats(agents: Any) -> None:
    with pytest.raises(ValueError, match="agents are some of the seats 0 to 1"):
        Batch("heroz", 1, agents=agents)


def digest_of(batch: Batch) -> str:
    """A digest of what some steps of a batch show."""
    found = hashlib.sha256()
    for number in range(20):
        step = batch.step(batch.draw(number))
        found.update(b"".join(part.tobytes() for part in step))
    return found.hexdigest()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")
@pytest.mark.parametrize("threads", [1, 3])
def test_a_forked_process_goes_on_with_a_batch(threads: int) -> None:
    """It waited for ever for the threads that its parent has."""
    batch = Batch("heroz", 6, seed=8, threads=threads)
    batch.step(batch.draw(1))
    together = threading.Barrier(threads)
    batch._each(lambda _low, _high: together.wait())  # so all of them have begun
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # whoever waits for ever is ended
        try:
            os.write(write, digest_of(batch).encode())
            batch.close()
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        there = pipe.read()
    _, status = os.waitpid(child, 0)
    assert status == 0 and there == digest_of(batch)
    batch.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_observes_the_end(name: str) -> None:
    """At ends of all kinds each seat sees what it would alone, of the position of the end."""
    seats = 2 if 2 in game(name).seats else 1
    made: dict[str, Any] = {"seats": seats, "seed": 6, "bound": 30}
    batch, alone = Batch(name, 3, last_of_all=True, **made), Batch(name, 3, **made)
    assert batch.last.shape == (3, seats, len(batch.features)) and alone.last.ndim == 2
    ends, apart = set(), 0
    for number in range(200):
        actors = batch.actors.copy()
        actions = batch.draw(number)
        if number % 40 == 39:
            actions[1] = -1
        before = [batch.observe(1, seat) for seat in range(seats)]
        step, other = batch.step(actions, strict=False), alone.step(actions, strict=False)
        pairs: list[tuple[Any, Any]] = [*zip(step, other, strict=True)]
        assert all(np.array_equal(*both) for both in pairs)
        for i in np.flatnonzero(step.ends).tolist():
            ends.add(int(step.ends[i]))
            asked = int(alone.last[i, 0])
            assert [int(seen[0]) for seen in batch.last[i]] == [*range(seats)]
            assert np.array_equal(batch.last[i, asked], alone.last[i])
            apart += len({seen[1:].tobytes() for seen in batch.last[i]}) > 1
            if step.ends[i] == REFUSED:
                assert asked == actors[i] and np.array_equal(batch.last[i], before)
    assert {CUT, REFUSED} <= ends and (apart or name != "heroz"), "hands differ"


def test_threads_are_there_while_a_batch_is_open() -> None:
    before = threading.active_count()
    alone, several = Batch("heroz", 6, seed=1), Batch("heroz", 6, seed=1, threads=3)
    for number in range(5):
        assert before < threading.active_count() <= before + 3, "for one thread none is begun"
        one, other = alone.step(alone.draw(number)), several.step(several.draw(number))
        assert np.array_equal(one.observations, other.observations)
    several.close()
    assert threading.active_count() == before
    alone.close()
    alone.step(alone.draw(1))


def test_a_refused_word_changes_nothing_for_any_number_of_threads() -> None:
    """The games of other threads went on."""
    batch = Batch("heroz", 4, threads=2)
    before = [np.copy(part) for part in batch.step(batch.draw(0))]
    for at in range(4):
        actions = batch.draw(0)
        actions[at] = -1
        with pytest.raises(ValueError, match=f"game {at}: the word -1 is not offered"):
            batch.step(actions)
        now: list[Any] = [*batch._told]
        assert all(np.array_equal(a, b) for a, b in zip(before, now, strict=True))
    batch.close()


def test_an_error_in_a_thread_comes_back() -> None:
    batch = Batch("heroz", 4, threads=2)

    def part(low: int, _high: int) -> None:
        if low:
            raise ValueError("of the second thread")

    with pytest.raises(ValueError, match="of the second"):
        batch._each(part)
    batch.close()


def test_an_error_of_one_thread_waits_for_the_others() -> None:
    """Else they would still play while the batch is free for the next step."""
    batch = Batch("heroz", 2, threads=2)
    raised, ended = threading.Event(), []

    def part(low: int, _high: int) -> None:
        if not low:
            raised.set()
            raise ValueError("one")
        raised.wait()
        ended.append(hashlib.pbkdf2_hmac("sha256", b"other", b"", 100_000))

    with pytest.raises(ValueError, match="one"):
        batch._each(part)
    assert ended
    batch.close()


def test_no_thread_has_nothing_to_play() -> None:
    assert _ranges(2, 3) == [(0, 1), (1, 2)] and _ranges(7, 2) == [(0, 3), (3, 7)]


def test_who_waits_in_the_only_game_lets_another_seat_speak() -> None:
    batch = Batch("micro-hero", 1, seats=2, seed=2)
    for number in range(2000):
        actor = batch.actor()
        if batch.allowed()[0, WAIT]:
            assert batch.say(WAIT)[0] == GOES_ON and batch.actor() > actor
            return
        batch.say(int(batch.draw(number)[0]))
    pytest.fail("several seats were never asked at once")


def test_a_mask_is_spread_out_over_an_array_of_its_size() -> None:
    batch = Batch("heroz", 2)
    wrong: list[Any] = [np.empty(2, np.int8), np.empty((2, batch.words), np.int16)]
    for one in wrong:
        with pytest.raises(ValueError, match=f"bytes, not {2 * batch.words}"):
            batch.spread(one)
    out = np.full((2, batch.words), 9, np.int8)
    batch.spread(out)
    assert np.array_equal(out, batch.allowed())


def test_masks_are_only_read() -> None:
    """Whoever wrote into them could have said words that no rule allows."""
    batch = Batch("heroz", 2)
    for masks in (batch.masks, batch.reset().masks, batch.step(batch.draw(0)).masks):
        with pytest.raises(ValueError, match="read-only"):
            masks[:] = 255
    assert not batch.allowed().all()


@pytest.mark.parametrize(
    ("goal", "meant"),
    [(12.0, 12.0), (0.5, 0.5), (0.0, 1.0), (-2.0, 1.0), (np.inf, 1.0), (-np.inf, 1.0)],
)
def test_what_results_are_divided_by(goal: float, meant: float) -> None:
    assert divisor(goal) == meant


def test_a_closed_batch_says_so() -> None:
    batch = Batch("heroz", 4, threads=2)
    actions = batch.draw(0)
    batch.close()
    with pytest.raises(RuntimeError, match="this batch is closed"):
        batch.step(actions)
