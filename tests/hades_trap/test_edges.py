"""HADES TRAP: what heroes do, from every seat and on the first cell as on any other."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.labyrinth import CELL_TOKENS, NEXT, NOWHERE
from heroon.games.hades_trap.rules_hits import TOKEN
from heroon.games.hades_trap.state import FALLEN, SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.steps import BEGIN, ENTER, HIT
from heroon.kernel import EMPTY

from .edges import acting, seat_asked, step_of, told
from .laid import CELL, asked, give, laid, offered, say, stand

SEATS = pytest.mark.parametrize("me", [0, 1, 2])
#: Heroes without a power that rules ask for by themselves.
PLAIN = {"hero_1": "eurydice", "hero_2": "andromeda", "hero_3": "ulysses"}


# -- the turn -------------------------------------------------------------------------------------


def test_a_turn_begins_with_a_clean_slate() -> None:
    """Points off the bar, no threads, no alarms, no power of the last turn (p. 7, p. 10, p. 16)."""
    g = stand(laid(seats=3), "h8", "a1", "i9")
    g.wandering = g.gave = 1
    g.crossed, g.alarms, g.haunted, g.left, g.turns = [1], [0], [5], 3, 4
    g.medallions[1], g.curses[1] = w.FORCE, 1
    game = step_of(g, BEGIN, 1)
    assert (g.wandering, g.gave, g.crossed, g.alarms, g.haunted) == (0, 0, [], [], [])
    assert (g.active, g.left, g.turns) == (1, 4, 5)
    assert (asked(game), seat_asked(game)) == ("act", 1)  # who is on a1 has come already
    assert told(g, "turn") == [("turn", 1, 5)]


def test_points_that_are_not_used_are_lost() -> None:
    """While the Boss acts there are none left (p. 7)."""
    g = stand(laid(), "h8", "b1")
    g.boss_at, g.crossed = CELL["b5"], [0]  # it jumps to the tile of the other hero
    give(g, 1, "mirror")
    game = acting(g)
    say(game, "done")
    assert (asked(game), g.left) == ("shield", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_rounds_in_which_nobody_acts_are_a_draw(seats: int) -> None:
    """Not one turn sooner, and any act of anybody begins the count anew (HT-Q58)."""
    for acts_in in (0, 3):
        g = stand(laid(seats=seats), *("h8", "b8", "e5", "i9")[:seats])
        game = step_of(g, BEGIN)
        turn = 1
        while not game.over:
            if turn == acts_in:
                say(game, sorted(t for t in offered(game) if t.startswith("go:"))[0])
            say(game, "done")
            turn += 1
        assert (g.result, g.reason) == ([0] * seats, w.R_DEAD)
        assert turn - 1 == 10 * seats + acts_in


@SEATS
def test_whoever_acts_is_asked(me: int) -> None:
    """The one whose turn it is, as long as there are points or something is free (p. 7)."""
    g = stand(laid(seats=3), "h8", "b8", "e5")
    assert seat_asked(acting(g, me)) == me
    g.lies[me], g.ghost[me] = FALLEN, CELL["i9"]
    assert seat_asked(acting(g, me)) == me


def test_whoever_enters_beside_a_skeleton_is_gripped() -> None:
    """To enter the board is to arrive (p. 12) (HT-Q47)."""
    g = stand(laid(seats=3), "e5", "h8")
    g.bones[CELL["e3"]] = SKELETON
    game = step_of(g, ENTER, 2)
    assert (asked(game), seat_asked(game)) == ("enter", 2)
    assert offered(game) == {"shift:e4", "shift:f5", "shift:e6", "shift:d5"}
    say(game, "shift:e4")
    assert (g.at[2], g.caught[2]) == (CELL["e4"], 1)
    assert told(g, "entered", "gripped") == [("entered", 2, CELL["e4"]), ("gripped", 2, 0)]


def walks(g: Race) -> set[str]:
    """The cells to which the first hero may go."""
    return {token[3:] for token in offered(acting(g)) if token.startswith("go:")}


def test_a_hero_may_walk_where_nothing_bars_the_way() -> None:
    """No wall, no tile face down, no pawn, no Boss, and a point left (p. 6, p. 8)."""
    g = stand(laid(), "e4", "f4")  # a wall in the west, another hero in the east
    assert walks(g) == {"e3", "e5"}
    g.left = 1
    assert walks(g) == {"e3", "e5"}
    g.left = 0
    assert walks(g) == set()
    g.left, g.tile[1] = 6, 0
    assert walks(g) == {"e5"}
    g.boss_at = CELL["e5"]
    assert walks(g) == set()


# -- amphorae -------------------------------------------------------------------------------------


@SEATS
def test_only_the_finder_looks_into_an_amphora(me: int) -> None:
    """He takes note of its other side (p. 9)."""
    g = stand(laid(seats=3), "h8", "b8", "d5")
    g.at[me], g.ground[CELL["c3"]] = CELL["c3"], 0
    game = acting(g, me)
    say(game, "take")
    assert game.ask is not None
    assert (game.ask.seats, game.ask.to) == (0, 1 << me)
    game.answer(w.SHIELD)
    assert (g.bag[me], g.watched[me], g.ground[CELL["c3"]]) == ([w.SHIELD], [1 << me], EMPTY)
    assert g.log is not None
    took = [event for event in g.log.events if event[0] == w.E_TOOK]
    assert took == [(w.E_TOOK, me, CELL["c3"], w.SHIELD, 0, 1 << me, w.E_TOOK_UNSEEN)]


def test_thief_and_victim_know_the_loot_and_the_third_forgets() -> None:
    """He saw both amphorae before; which of them went he did not see (p. 8) (HT-Q22)."""
    g = stand(laid(seats=3, **PLAIN), "h8", "e4", "e5")
    g.lies[2] = STUNNED
    give(g, 2, "fortune", 0b101)
    give(g, 2, "shield", 0b101)
    game = acting(g, 1)
    say(game, "go:e5")
    assert (seat_asked(game), offered(game)) == (1, {"steal:2", "pass"})
    say(game, "steal:2")
    assert game.ask is not None
    assert (list(game.ask.words), game.ask.to) == ([w.FORTUNE, w.SHIELD], 0b110)
    assert g.log is not None
    g.log.news = False
    game.answer(w.SHIELD)
    assert g.log.news  # the thief has seen it: no undo goes behind that
    assert (g.bag[1], g.watched[1]) == ([w.SHIELD], [0b110])
    assert (g.bag[2], g.watched[2]) == ([w.FORTUNE], [0b100])


def test_each_stunned_hero_on_the_cell_may_be_robbed_once() -> None:
    """Whoever has an amphora, one after the other, the thief himself never (p. 8) (HT-Q22)."""
    g = stand(laid(seats=4), "e5", "e4", "e5", "e5")
    g.lies = [STUNNED, UPRIGHT, STUNNED, STUNNED]
    give(g, 0, "sandals")
    give(g, 0, "sandals")
    give(g, 1, "pad")
    give(g, 3, "joystick")
    game = acting(g, 1)
    say(game, "go:e5")
    assert (asked(game), seat_asked(game)) == ("steal", 1)
    assert offered(game) == {"steal:0", "steal:3", "pass"}
    say(game, "steal:0")
    game.answer(w.SANDALS)
    assert offered(game) == {"steal:3", "pass"}
    say(game, "steal:3")
    assert (asked(game), seat_asked(game)) == ("drop", 1)  # two already: one has to go first
    say(game, "drop:pad")
    game.answer(w.JOYSTICK)
    assert asked(game) == "act"
    assert g.bag == [[w.SANDALS], [w.SANDALS, w.JOYSTICK], [], []]
    assert g.spent == [w.PAD]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_knows_an_object_that_has_been_used(seats: int) -> None:
    """Circe keeps it, face up (p. 9, p. 16): no undo goes behind that."""
    g = laid(seats=seats, hero_1="circe", hero_3="andromeda")
    stand(g, *("b5", "h8", "i9", "i1")[:seats])
    give(g, 0, "joystick")
    g.ether_left[0] = 1
    game = acting(g)
    assert g.log is not None
    g.log.news = False
    say(game, "twist:4-left")
    assert (asked(game), g.log.news) == ("keep", True)
    assert (g.bag[0], g.watched[0]) == ([w.JOYSTICK], [(1 << seats) - 1])
    say(game, "yes")
    assert (g.bag[0], g.ether_left[0], g.quarters[3]) == ([w.JOYSTICK], 0, 3)
    assert told(g, "used", "kept") == [("used", 0, w.JOYSTICK), ("kept", 0, w.JOYSTICK)]


def test_an_amphora_that_is_thrown_is_seen() -> None:
    """It is discarded, in the open (p. 14): what all have seen cannot be undone."""
    g = stand(laid(), "b1", "a1")
    g.medallions[0] = w.FORCE
    give(g, 0, "pad")
    game = acting(g)
    assert g.log is not None
    g.log.news = False
    say(game, "throw:pad>1")
    assert (g.lies[1], g.left, g.spent, g.log.news) == (STUNNED, 5, [w.PAD], True)


def test_a_hero_on_the_first_cell_is_seen_like_any_other() -> None:
    """By Mirror, Boomerang and throw (p. 13, p. 14); who has not entered yet is not."""
    for at, may in ((CELL["a1"], True), (NOWHERE, False)):
        g = stand(laid(seats=3), "b1", "a1", "h8")
        g.at[1], g.medallions[0] = at, w.FORCE
        give(g, 0, "mirror")
        give(g, 0, "boomerang")
        words = offered(acting(g))
        aimed = {"reflect:1", "boomerang:1", "throw:mirror>1", "throw:boomerang>1"}
        assert (aimed & words) == (aimed if may else set())
        assert "reflect:2" in words


def test_the_stairs_lead_to_the_first_cell_too() -> None:
    """With the other stairs in the corner of the board (p. 13)."""
    g = laid()
    g.tile[0], g.tile[7] = g.tile[7], g.tile[0]
    stand(g, "c9", "h8")
    game = acting(g)
    say(game, "climb:a1")
    assert g.at[0] == CELL["a1"]


def test_fortune_that_is_shown_leaves_its_amphora() -> None:
    """For the action bar, without an alarm, in sight of all (p. 15) (HT-Q63)."""
    g = stand(laid(seats=3), "h8", "b8", "i9")
    give(g, 1, "fortune")
    give(g, 1, "pad")
    game = acting(g, 1)
    say(game, "show")
    assert (g.bag[1], g.watched[1], g.spent) == ([w.PAD], [0b10], [w.FORTUNE])
    assert (g.medallions, g.alarms) == ([0, w.FORTUNE_SHOWN, 0], [])
    assert "show" not in offered(game)


# -- Combat ---------------------------------------------------------------------------------------


@SEATS
def test_combat_attacks_any_seat(me: int) -> None:
    """Whoever has Combat attacks while he moves, and picks whom (p. 15) (HT-R43)."""
    other = (me + 1) % 3
    for bones, words in ((0, set()), (SKELETON, {"strike:e5", f"push:{other}"})):
        g = stand(laid(seats=3, **PLAIN), "h8", "h8", "h8")
        g.at[me], g.at[other], g.bones[CELL["e5"]] = CELL["e4"], CELL["e5"], bones
        g.medallions[me] = w.COMBAT
        game = acting(g, me)
        say(game, "go:e5")
        if words:
            assert (asked(game), seat_asked(game), offered(game)) == ("free-attack", me, words)
            say(game, f"push:{other}")
        assert g.at[other] == CELL["e6"]
        assert (g.at[me], g.caught[me]) == (CELL["e5"], int(bones > 0))


@pytest.mark.parametrize("trophies", [[9, 0, 0], [4, 5, 0], [3, 3, 3], [4, 2, 3]])
def test_after_the_last_skeleton_the_best_slayer_has_combat(trophies: list[int]) -> None:
    """Of equals whoever beat one last: the one who beats the last one here, if he is (p. 15)."""
    for me in range(3):
        g = stand(laid(seats=3, **PLAIN), "h8", "b8", "i9")
        g.at[me], g.bones[CELL["e3"]] = CELL["e4"], SKELETON
        g.trophies = list(trophies)
        g.slayers = [seat for seat in (2, 0, 1) if trophies[seat]]
        last = [*(seat for seat in g.slayers if seat != me), me]
        game = acting(g, me)
        say(game, "strike:e3")
        most = max(g.trophies)
        best = [seat for seat in last if g.trophies[seat] == most][-1]
        assert g.trophies[me] == trophies[me] + 1
        assert [m & w.COMBAT > 0 for m in g.medallions] == [seat == best for seat in range(3)]


# -- charges --------------------------------------------------------------------------------------


@SEATS
def test_a_charge_stuns_whoever_stands_in_the_way(me: int) -> None:
    """From every seat, every seat; only the shield ends it before him (p. 13) (HT-Q53)."""
    for other in {0, 1, 2} - {me}:
        for raised, lies, at in (("no", STUNNED, "e4"), ("yes", UPRIGHT, "e3")):
            g = stand(laid(seats=3, **PLAIN), "h8", "h8", "h8")
            g.at[me], g.at[other] = CELL["e2"], CELL["e4"]
            give(g, other, "shield")
            game = acting(g, me)
            say(game, "charge:south")
            assert (asked(game), seat_asked(game)) == ("charge", me)
            say(game, "on")
            assert (asked(game), seat_asked(game)) == ("shield", other)
            say(game, raised)
            assert (g.lies[other], g.at[me]) == (lies, CELL[at])
            assert asked(game) == ("charge" if raised == "no" else "act")


def test_a_charge_of_no_cells_is_no_arrival_anywhere() -> None:
    """A shield or the Boss stops it at once: the skeleton beside spares the hero (HT-Q47)."""
    for boss in (False, True):
        g = stand(laid("minotaur", 2, **PLAIN), "e2", "h8")
        g.bones[CELL["f2"]] = SKELETON
        if boss:
            g.boss_at = CELL["e3"]
        else:
            g.at[1] = CELL["e3"]
            give(g, 1, "shield")
        game = acting(g)
        say(game, "charge:south", *([] if boss else ["yes"]))
        assert (g.at[0], g.caught[0]) == (CELL["e2"], 0)
        assert g.medallions[0] == (w.COURAGE if boss else 0)


def test_a_charge_that_ends_before_the_boss_or_a_shield_has_arrived() -> None:
    """It has crossed cells: skeletons beside the last one grip (HT-Q29)."""
    for boss in (False, True):
        g = stand(laid("minotaur", 2, **PLAIN), "e2", "h8")
        g.bones[CELL["f3"]] = SKELETON
        if boss:
            g.boss_at = CELL["e4"]
        else:
            g.at[1] = CELL["e4"]
            give(g, 1, "shield")
        game = acting(g)
        say(game, "charge:south", "on", *([] if boss else ["yes"]))
        assert (g.at[0], g.caught[0]) == (CELL["e3"], 1)


def test_amphorae_on_the_way_of_a_charge_may_be_taken() -> None:
    """Seen or unseen, and the charge goes on (p. 13) (HT-d)."""
    g = stand(laid("minotaur", 2, **PLAIN), "e2", "h8")
    g.ground[CELL["e4"]] = 0
    game = acting(g)
    say(game, "charge:south")
    assert offered(game) == {"on", "stop"}
    say(game, "on")
    assert offered(game) == {"on", "stop", "take"}
    say(game, "take")
    game.answer(w.PAD)
    assert (asked(game), offered(game), g.bag[0]) == ("charge", {"on", "stop"}, [w.PAD])
    say(game, "on", "stop")
    assert (g.at[0], asked(game)) == (CELL["e5"], "act")


def test_daphne_says_that_she_crosses() -> None:
    """For a whole turn, with her Ether (p. 16)."""
    g = stand(laid(hero_1="daphne", hero_2="circe"), "e4", "h8")
    g.ether_left[0] = 1
    say(acting(g), "wander")
    assert (g.wandering, g.ether_left[0], g.left) == (1, 0, 6)
    assert told(g, "wandered") == [("wandered", 0, 0)]


def test_the_last_point_is_enough_to_stand_up() -> None:
    """A must on a free cell, for one point (p. 12) (HT-Q70)."""
    for left, words in ((2, {"stand"}), (1, {"stand"}), (0, {"done"})):
        g = stand(laid(), "e4", "h8")
        g.lies[0], g.left = STUNNED, left
        assert offered(acting(g)) == words


# -- blows ----------------------------------------------------------------------------------------


def test_a_token_of_ones_own_turn_is_marked_once() -> None:
    """It waits for the end of the next turn (p. 13) (HT-R64)."""
    for me, fresh in ((1, [0, 1, 0]), (0, [0, 0, 0])):
        g = stand(laid(seats=3), "h8", "a1", "i9")
        step_of(g, HIT, 1, TOKEN, me=me)
        assert (g.curses, g.fresh) == ([0, 1, 0], fresh)


def still(g: Race) -> tuple[int, int]:
    """Where the first hero's ghost is, and the points that it has."""
    return g.ghost[0], g.left


def test_a_ghost_on_the_first_cell_goes_on_from_there() -> None:
    """It appears on the Portal only once (p. 19)."""
    for at, here in ((CELL["a1"], "a1"), (NOWHERE, "e5")):
        g = stand(laid("hades"), "c1", "h8")
        g.lies[0], g.ghost[0] = FALLEN, at
        game = step_of(g, BEGIN, 0, me=1)
        assert still(g) == (CELL[here], 3)
        around = {f"go:{CELL_TOKENS[cell]}" for cell in NEXT[CELL[here]]}
        assert offered(game) == {"done", *around}
        assert bool(told(g, "haunts")) == (at == NOWHERE)


def test_a_hero_who_has_risen_has_no_ghost() -> None:
    """The next one appears on the Portal again (p. 19)."""
    g = stand(laid("hades", 2, **PLAIN), "a1", "h8")
    g.lies[0], g.ghost[0] = FALLEN, CELL["a1"]
    step_of(g, BEGIN, 0, me=1)
    assert (g.lies[0], g.ghost[0], g.left) == (UPRIGHT, NOWHERE, 6)


def test_a_ghost_remembers_the_skeletons_that_it_went_over() -> None:
    """Each is free once a turn (p. 19) (HT-Q56); other cells are none of them."""
    g = stand(laid("hades"), "a1", "h8")
    g.lies[0], g.ghost[0], g.left = FALLEN, CELL["c4"], 3
    g.bones[CELL["c3"]] = g.bones[CELL["d3"]] = SKELETON
    game = acting(g)
    for word, left, haunted in (
        ("go:c3", 3, ["c3"]),
        ("go:d3", 3, ["c3", "d3"]),
        ("go:c3", 2, ["c3", "d3"]),
        ("go:b3", 1, ["c3", "d3"]),
    ):
        say(game, word)
        assert (g.left, g.haunted) == (left, [CELL[cell] for cell in haunted])
