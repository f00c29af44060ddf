"""HADES TRAP: the bots: games end, nothing hidden is read, the Boss is not waited for."""

from __future__ import annotations

import pytest

from heroon.ai.levels import levels
from heroon.games.hades_trap import heuristics, planning, worth
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import FORCE_CELL, SANDALS_CELL
from heroon.games.hades_trap.foresight import follow, struck
from heroon.games.hades_trap.labyrinth import NEXT
from heroon.games.hades_trap.places import border, closed, ground
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import STUNNED, Race
from heroon.kernel import DONE, PASS, Ask, Rng, Seeded, Table
from heroon.lab import simulate
from tests.hades_trap.laid import CELL, give, going, laid, say, stand, turn
from tests.lengths import length
from tests.native.having import native

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


def best(g: Race) -> str:
    """The word that the first seat says first in its turn."""
    game = turn(g)
    assert game.ask is not None
    return SPEC.words.text[heuristics.policy(game.g, game.ask, Rng(0))]


def test_force_is_won_at_once_and_gone_to_if_near() -> None:
    cell = next(c for c in range(81) if ground(laid(), c) == FORCE_CELL)
    g = stand(laid(), "d1", "g7")
    g.at[0] = cell
    g.boss_at = CELL["h8"]
    assert best(g) == "force"
    sides = [side for side in range(4) if not closed(g, cell, side)]
    g = stand(laid(), "d1", "g7")
    g.boss_at, g.left = CELL["h8"], 3
    g.at[0] = NEXT[cell][sides[0]]
    assert best(g) == f"go:{w.CELL.tokens[cell]}"


def test_the_boss_is_charged_for_courage() -> None:
    g = laid()
    cell = next(c for c in range(81) if ground(g, c) == SANDALS_CELL)
    side = next(s for s in range(4) if not closed(g, cell, s))
    stand(g, "d1", "g7")
    g.at[0], g.boss_at = cell, NEXT[cell][side]
    assert best(g) == f"charge:{w.SIDE.tokens[side]}"
    g = laid()
    stand(g, "d1", "g7")
    g.at[0], g.boss_at, g.medallions[0] = cell, NEXT[cell][side], w.COURAGE
    assert best(g) != f"charge:{w.SIDE.tokens[side]}"


def test_who_has_won_most_is_struck_and_nobody_strikes_himself() -> None:
    g = laid(seats=3)
    stand(g, "a1", "d1", "g7")
    g.medallions[2] = w.COURAGE | w.FORCE
    words = [w.VICTIM[seat] for seat in range(3)]
    found = heuristics.weights(g, 0, w.P_VICTIM, words)
    assert found.index(max(found)) == 2
    assert found.index(min(found)) == 0
    steal = heuristics.weights(g, 0, w.P_STEAL, [w.STEAL[1], w.STEAL[2], PASS])
    assert steal[1] > steal[0] > steal[2]


def test_ulysses_lets_the_boss_pass_by() -> None:
    g = laid(hero_1="ulysses", hero_2="circe", hero_3="eurydice")
    stand(g, "b2", "g7")
    g.boss_at, g.crossed = CELL["b5"], [0]
    assert 0 in struck(follow(g))
    words = [w.REPLACE[0][colour] for colour in range(1, 4)] + [PASS]
    found = heuristics.weights(g, 0, w.P_REPLACE, words)
    assert found[0] > found[3]  # to the east, away


def test_a_position_is_worth_more_the_more_one_has_won_of_all() -> None:
    g = laid(seats=3)
    assert [heuristics.standing(g, seat) for seat in range(3)] == [333] * 3
    g.medallions[1] = w.COURAGE | w.FORCE
    g.medallions[2] = w.COURAGE
    shares = [heuristics.standing(g, seat) for seat in range(3)]
    assert shares[1] > shares[2] + 100
    assert shares[2] > shares[0] + 30 > 130
    assert 995 <= sum(shares) <= 1000


def test_who_may_leave_in_his_turn_has_nearly_won() -> None:
    g = laid(seats=2)
    stand(g, "e5", "a1")
    g.medallions[0] = w.COURAGE | w.FORCE | w.SPIRIT
    now = heuristics.standing(g, 0)
    g.active = 1
    later = heuristics.standing(g, 0)
    assert now > 850
    assert now > later
    g.lies[0] = STUNNED
    assert heuristics.standing(g, 0) < later


@pytest.mark.parametrize(("seats", "least"), [(2, 620), (4, 400)])
def test_the_winner_stood_better_before_the_end(seats: int, least: int) -> None:
    """At a turn of each of 60 games of the policy, eight turns from the beginning or more."""
    engine = native(SPEC)
    found: list[int] = []
    for number in range(60):
        position = engine.new(SPEC.settings({"boss": w.BOSSES.tokens[number % 4]}), seats)
        position.contest(number, tuple(range(seats)), 30 * seats, (1 << seats) - 1)
        there = position.clone()
        position.contest(number + 99, tuple(range(seats)), 0, (1 << seats) - 1)
        if not there.over and 1 in position.result:
            found.append(there.standing(position.result.index(1)))
    assert len(found) > 30
    assert sum(found) > least * len(found)


def test_the_levels_say_fewer_words_at_random_the_higher_they_are() -> None:
    found = list(levels(SPEC).values())
    lower = [f"careless:{share}" for share in heuristics.CARELESS]
    assert found == [*lower, "heuristic", "rollouts"]
    assert list(heuristics.CARELESS) == sorted(heuristics.CARELESS, reverse=True)


def test_late_in_a_game_who_cannot_win_at_once_goes_astray_now_and_then() -> None:
    """Two heroes with three medallions each had pushed each other away from home for ever."""
    g = stand(laid(), "b8", "b6")
    g.medallions = [w.COURAGE | w.SPIRIT | w.FORCE] * 2
    g.left = 2
    game = turn(g)
    assert game.ask is not None
    words = list(game.ask.words)
    settled = heuristics.weights(g, 0, w.P_ACT, words)
    assert max(settled) > worth.VICTORY // 2
    g.turns = 2 * worth.LATE + 4
    assert heuristics.is_wild(g)
    assert max(heuristics.weights(g, 0, w.P_ACT, words)) < 1000
    g = stand(laid(), "d5", "g7")
    g.medallions[0], g.turns = w.COURAGE | w.SPIRIT | w.FORCE, 2 * worth.LATE + 4
    assert heuristics.is_wild(g)
    play_out(g)
    assert g.at[0] == CELL["e5"]


def test_what_another_hero_carries_unseen_is_not_read() -> None:
    found = []
    for name in ("fortune", "mirror"):
        g = stand(laid(), "d1", "g7")
        give(g, 1, name)
        found.append(worth.luck(g, 0))
    assert found[0] == found[1] > 0
    give(g, 1, "fortune", knows=1)
    assert worth.luck(g, 0) == 0


def test_a_turn_ends_on_no_other_pawn() -> None:
    g = stand(laid(seats=3), "d1", "d2", "g7")
    g.boss_at, g.lies[2] = CELL["h8"], STUNNED
    slots = planning.free_slots(g, 0)
    barred = [cell for cell in range(81) if planning.seen(slots, cell, 64)]
    assert barred == [CELL["d2"], CELL["h8"]]


def test_an_end_is_one_number() -> None:
    for parts in ((0, 0, 0, -1), (80, len(worth.LAID) - 1, 31, 120), (7, 3, 5, 0)):
        end = planning.packed(*parts)
        assert (
            planning.cell_of(end),
            planning.number_of(end),
            planning.cost_of(end),
            planning.root_of(end),
        ) == parts


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
