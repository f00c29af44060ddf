"""HADES TRAP: the bots: games end, nothing hidden is read, the Boss is not waited for."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import heuristics, worth
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import follow, struck
from heroon.games.hades_trap.labyrinth import NEXT
from heroon.games.hades_trap.places import border, closed
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.kernel import DONE, Ask, Rng, Seeded, Table
from heroon.lab import simulate
from tests.hades_trap.laid import CELL, going, laid, say, stand, turn
from tests.lengths import length

#: Turns after which no game of two masters goes on, in what is played here.
LONG = 250


@pytest.mark.parametrize("boss", w.BOSSES.tokens)
def test_no_game_of_masters_stands_still(boss: str) -> None:
    many = length(2, 100)
    for seats in (2,) if many < 3 else SPEC.seats:
        bots = ["heuristic"] * seats
        summary, played = simulate("hades-trap", bots, many, seed=4, options={"boss": boss})
        assert "bound" not in summary.reasons
        assert max(game.turns for game in played) < LONG


def test_a_master_beats_a_novice() -> None:
    many = length(12, 100)
    summary, _ = simulate("hades-trap", ["heuristic", "careless:15"], many, seed=2, workers=1)
    assert summary.wins[0] >= 0.6 * many


def test_the_policy_answers_alike_in_every_world_it_cannot_tell_apart() -> None:
    rng = Rng(3)
    hidden = 0
    for n, boss in enumerate(w.BOSSES.tokens):
        table: Table[Race] = Table(SPEC, {"boss": boss}, Seeded(f"twin {n}"), seats=3)
        while (ask := table.ask) is not None and len(table.tokens) < length(100, 2000):
            if not ask.seats:
                table.answer(rng.choice(ask.words), -1)
                continue
            seat = ask.seats.bit_length() - 1
            word = heuristics.policy(table.g, ask, Rng(len(table.tokens)))
            if len(ask.words) > 1 and len(table.tokens) % 2:
                world = table.sample(seat, rng)
                assert world.ask is not None
                hidden += world.g.bag != table.g.bag
                assert heuristics.policy(world.g, world.ask, Rng(len(table.tokens))) == word
            table.answer(word, seat)
    assert hidden > 10  # other heroes held something else


def play_out(g: Race) -> None:
    """Let the first seat play its turn by the policy, up to the Labyrinth phase."""
    game = turn(g)
    while game.ask is not None and game.ask.prompt == w.P_ACT:
        word = heuristics.policy(game.g, game.ask, Rng(0))
        if word == DONE:
            return
        game.answer(word)


def way_out(g: Race) -> bool:
    """Whether one step without a thread leads the first seat to where nothing strikes."""
    here = g.at[0]
    for side in range(4):
        other = NEXT[here][side]
        thread = max(border(g, here, side), border(g, other, (side + 2) % 4)) > 1
        if not closed(g, here, side) and not thread and other != g.boss_at:
            g.at[0] = other
            safe = 0 not in struck(follow(g))
            g.at[0] = here
            if safe:
                return True
    return False


def coming(cell: str) -> Race:
    """The Minotaur comes to the second tile, where a hero stands with one point left."""
    g = stand(laid(), cell, "g7")
    g.boss_at, g.crossed, g.left = CELL["b2"], [1], 1
    g.medallions[0] = w.COURAGE | w.SPIRIT
    return g


def test_nobody_waits_for_the_boss_who_can_step_aside() -> None:
    for cell in ("d1", "e1", "d2", "f2", "d3"):  # what lies ahead is worth as much elsewhere
        g = coming(cell)
        assert 0 in struck(follow(g))
        assert way_out(g)
        play_out(g)
        assert 0 not in struck(follow(g)), cell


def test_a_thread_that_drives_the_boss_at_others_is_worth_something() -> None:
    g = stand(laid(), "b2", "e2")
    g.boss_at = CELL["h8"]
    assert worth.harm(g, 0, worth.AFTER[0][0]) == 0
    g.boss_at = CELL["b2"]
    assert worth.harm(g, 0, worth.AFTER[0][1]) > 0


def test_three_medallions_go_home_and_stay_there() -> None:
    g = stand(laid(), "d5", "g7")
    g.medallions[0] = w.COURAGE | w.SPIRIT | w.FORCE
    play_out(g)
    assert g.at[0] == CELL["e5"]
    game = going(g)
    say(game, "done")
    assert game.over
    assert list(game.result) == [1, 0]


def test_weights_leave_the_position_alone() -> None:
    rng = Rng(8)
    table: Table[Race] = Table(SPEC, {}, Seeded("still"), seats=2)
    while (ask := table.ask) is not None and len(table.tokens) < 120:
        if ask.seats and len(ask.words) > 1:
            before = SPEC.copy(table.g)
            seat = ask.seats.bit_length() - 1
            words = list(ask.words)
            found = heuristics.weights(table.g, seat, ask.prompt, words)
            assert len(found) == len(words)
            assert all(getattr(table.g, f.name) == getattr(before, f.name) for f in SPEC.fields)
            assert heuristics.policy(table.g, Ask(1 << seat, ask.prompt, words), rng) in words
        table.answer(rng.choice(ask.words), ask.seats.bit_length() - 1)
