"""HADES TRAP: what comes up seldom: tiles of the owner's own, dead ends, ghosts at home, alarms."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import BORDERS, WALL
from heroon.games.hades_trap.labyrinth import BORDER, CELL_TOKENS
from heroon.games.hades_trap.rules_hits import BY_BOSS, STUN, TOKEN, eliminate, take_tokens
from heroon.games.hades_trap.rules_medallions import take_spirit
from heroon.games.hades_trap.rules_special import swap_tiles, turn_by_hand
from heroon.games.hades_trap.state import FALLEN, SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.steps import ALARMS, BEGIN, HAND_OVER, HIT, PROLIFERATE, REVEAL
from heroon.kernel import EMPTY, Machine
from heroon.kernel.log import Log

from .edges import acting, step_of, told
from .laid import CELL, asked, give, laid, offered, say, stand

PLAIN = {"hero_1": "eurydice", "hero_2": "andromeda", "hero_3": "daphne", "hero_4": "circe"}


def begun(g: Race) -> Machine[Race]:
    """Begin the first seat's turn."""
    return step_of(g, BEGIN, 0, me=1)


# -- grips ----------------------------------------------------------------------------------------


def test_a_hero_on_a_turned_tile_is_read_anew_though_walls_shut_him_in() -> None:
    """With tiles of the box's owner: the skeleton of his own cell grips him (HT-Q12)."""
    g = stand(laid(), "a1", "b8")
    g.numbers = list(g.numbers)  # shared by all games
    for side in range(4):
        g.numbers[BORDERS[g.tile[6]] + BORDER[0][4][side]] = WALL
    g.bones[CELL["b8"]] = SKELETON
    turn_by_hand(g, 0, 6, 1)
    assert (g.at[1], g.caught[1]) == (CELL["b8"], 1)


def test_the_alarm_of_spirit_reads_grips_anew() -> None:
    """A tile that it turns brings its skeleton beside a hero, or takes it away (HT-Q12)."""
    g = stand(laid(seats=3, **PLAIN), "i9", "a1", "d8")
    g.bones[CELL["g1"]] = SKELETON  # goes to i1, beyond the Limbo from a1
    g.caught[2] = 1
    g.halves = [CELL["g2"], CELL["f2"]]
    take_spirit(g, 0, CELL["g2"])
    step_of(g, ALARMS)
    assert (g.bones[CELL["i1"]], g.caught) == (SKELETON, [0, 1, 0])


# -- skeletons ------------------------------------------------------------------------------------


def test_each_slayer_is_noted_once_the_last_one_at_the_end() -> None:
    """However many skeletons he beats (p. 15)."""
    g = stand(laid(seats=3), "a1", "b1", "c1")
    g.log = Log()
    for seat, order in ((1, [1]), (0, [1, 0]), (1, [0, 1]), (1, [0, 1]), (2, [0, 1, 2])):
        g.bones[CELL["e8"]] = SKELETON
        eliminate(g, seat, CELL["e8"])
        assert g.slayers == order
    assert g.trophies == [1, 3, 1]


# -- dead ends ------------------------------------------------------------------------------------


@pytest.mark.parametrize("corner", ["a1", "g1", "a7", "g7"])
def test_heroes_without_points_on_the_tile_of_hades_are_lost(corner: str) -> None:
    """If all of them are, on whichever tile, the game is a draw; with a point not (HT-Q58)."""
    first = CELL[corner]
    for spot in range(9):
        for points in (0, 1):
            names = [CELL_TOKENS[first + spot], CELL_TOKENS[first + 8 - spot]]
            g = stand(laid("hades", 2, hero_1="theseus", hero_2="circe"), *names)
            g.boss_at = first + 4
            g.curses = [6, 6 - points]
            assert begun(g).over == (points == 0)


def test_on_another_tile_the_tokens_of_hades_leave() -> None:
    """He only waits for his turn to end (p. 13) (HT-Q23): no draw."""
    for cell in ("f9", "g6", "i6"):
        g = stand(laid("hades", 2, hero_1="theseus", hero_2="circe"), "h7", cell)
        g.boss_at, g.curses = CELL["h8"], [6, 6]
        assert not begun(g).over


def test_heroes_who_can_neither_stand_up_nor_crawl_are_lost() -> None:
    """Stunned under the Boss, without a point to crawl away; upright nobody is (HT-Q58)."""
    for lies, points, over in (
        ((STUNNED, STUNNED), 0, True),
        ((STUNNED, STUNNED), 1, False),
        ((STUNNED, UPRIGHT), 0, False),
    ):
        g = stand(laid("minotaur", 2, hero_1="theseus", hero_2="circe"), "b2", "b2")
        if lies[1] == UPRIGHT:
            g.at[1] = CELL["h8"]
        g.boss_at, g.curses, g.lies = CELL["b2"], [6 - points] * 2, list(lies)
        game = begun(g)
        assert game.over == over
        if over:
            assert (g.result, g.reason) == ([0, 0], w.R_DEAD)


# -- tokens ---------------------------------------------------------------------------------------


def test_the_hydra_spreads_though_a_hero_has_given_a_token() -> None:
    """A token of Discord's blessing is none of hers (p. 14, p. 17)."""
    g = stand(laid("hydra", seats=3, **PLAIN), "e4", "e5", "i9")
    g.boss_at, g.medallions[0] = CELL["b8"], w.DISCORD
    game = acting(g)
    say(game, "push:1")
    assert (g.curses[1], g.gave) == (1, 0)
    step_of(g, PROLIFERATE)
    assert told(g, "hatched")


def test_the_hydra_has_given_a_token_or_not() -> None:
    """It is noted as 1 for a token of the Boss alone, once or more often (p. 17)."""
    g = stand(laid("hydra", seats=3, **PLAIN), "a1", "c1", "i9")
    g.active, g.log = 2, Log()
    for seat, blow, gave in ((0, TOKEN, 0), (0, TOKEN | BY_BOSS, 1), (1, TOKEN | BY_BOSS, 1)):
        take_tokens(g, seat, 1, blow)
        assert g.gave == gave
    assert g.curses == [2, 1, 0]


def test_a_baby_that_flies_off_lets_go_of_who_lies_beside_it() -> None:
    """It grips nobody Stunned, so it does not stay; he is free when he stands up (p. 17)."""
    for lies, caught in ((STUNNED, 0), (UPRIGHT, 1)):
        g = stand(laid("hydra", seats=3, **PLAIN), "h8", "i1", "c1")
        g.boss_at, g.babies = CELL["b8"], [CELL["h1"]]
        g.lies[1], g.caught[1] = lies, 1
        step_of(g, PROLIFERATE, me=2)
        assert (CELL["h1"] in g.babies) == bool(caught)
        assert g.caught[1] == caught


def test_achilles_leaves_the_pile_as_it_is() -> None:
    """With his Ether he is immune, and that is told; without it he takes all (p. 16) (HT-Q75)."""
    for ether in (1, 0):
        g = stand(laid("hades", hero_1="eurydice", hero_2="achilles"), "h8", "a1")
        g.boss_at, g.wrath, g.ether_left[1] = CELL["b2"], 2, ether
        step_of(g, HAND_OVER, 1)
        assert told(g, "immune") == [("immune", 1, 0)] * ether
        assert (g.wrath, g.curses[1]) == ((2, 0) if ether else (0, 2))


def test_a_stun_alone_is_no_token() -> None:
    """Nothing is laid on the bar, and nobody has given one (p. 12)."""
    g = stand(laid("hydra", seats=3, **PLAIN), "a1", "c1", "i9")
    step_of(g, HIT, 1, STUN, me=2)
    assert (g.lies[1], g.curses[1], g.gave) == (STUNNED, 0, 0)


# -- ghosts ---------------------------------------------------------------------------------------


def test_a_ghost_that_appears_on_its_body_is_at_home() -> None:
    """The hero fell on the Portal cell (p. 19): no point is left, he rises in the next turn."""
    g = stand(laid("hades", 2, **PLAIN), "e5", "h8")
    g.lies[0], g.boss_at = FALLEN, CELL["b2"]
    game = begun(g)
    assert (g.ghost[0], g.left) == (CELL["e5"], 0)
    assert told(g, "haunts", "rejoined") == [("haunts", 0, 0), ("rejoined", 0, 0)]
    assert (asked(game), offered(game)) == ("act", {"done"})


def test_a_ghost_that_comes_to_its_body_has_no_point_left() -> None:
    """Whatever it had left (p. 19)."""
    g = stand(laid("hades", 2, **PLAIN), "e4", "h8")
    g.lies[0], g.boss_at = FALLEN, CELL["b2"]
    game = begun(g)
    say(game, "go:e4")
    assert (g.left, told(g, "rejoined")) == (0, [("rejoined", 0, 0)])


# -- exploring, special cells ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_which_tile_is_turned_up(seats: int) -> None:
    """It lies in the open (p. 8)."""
    g = stand(laid(seats=seats), *("e5", "d5", "e6", "f5")[:seats])
    tile, g.tile[1] = g.tile[1], 0
    g.tiles, g.box = [tile], [0] * 10
    game = step_of(g, REVEAL, 0, 1)
    assert game.ask is not None
    assert game.ask.seats == 0
    everybody = (1 << seats) - 1
    assert game.ask.to & everybody == everybody


def test_courage_leads_to_sandals_on_every_arm_of_the_cross() -> None:
    """From one to the other and back (p. 14)."""
    for at, words in (("q5", {"teleport:l7"}), ("l7", {"teleport:q5"})):
        g = stand(laid("siren"), at, "w8")
        g.medallions[0] = w.COURAGE
        assert {t for t in offered(acting(g)) if t.startswith("teleport:")} == words


def test_courage_leads_to_no_taken_cell_and_from_no_grip() -> None:
    """A pawn bars the other Sandals, a Stunned hero does not (p. 6, p. 12, p. 14) (HT-Q66)."""
    for lies, caught, words in (
        (UPRIGHT, 0, set()),
        (STUNNED, 0, {"teleport:e2"}),
        (STUNNED, 1, set()),
    ):
        g = stand(laid(), "i1", "e2")
        g.medallions[0], g.lies[1], g.caught[0] = w.COURAGE, lies, caught
        assert {t for t in offered(acting(g)) if t.startswith("teleport:")} == words


def test_two_tiles_change_places_with_all_that_lies_on_each_cell() -> None:
    """Skeletons and amphorae of the one and of the other, spot by spot (HT-Q12)."""
    for place, other in ((1, 6), (6, 1), (0, 8)):
        g = stand(laid(seats=3), "e5", "e5", "e5")
        a, b = 9 * place, 9 * other
        mine, theirs = [0, 1, 2, 0, 0, 1, 1, 2, 0], [2, 0, 0, 1, 2, 0, 1, 0, 1]
        g.bones[a : a + 9], g.bones[b : b + 9] = mine, theirs
        jars = [EMPTY, 0, 0, EMPTY, 0, EMPTY, EMPTY, EMPTY, 0]
        g.ground[a : a + 9], g.ground[b : b + 9] = jars, [EMPTY if j == 0 else 0 for j in jars]
        swap_tiles(g, 0, place, other)
        assert (g.bones[a : a + 9], g.bones[b : b + 9]) == (theirs, mine)
        assert g.ground[b : b + 9] == jars
        assert g.ground[a : a + 9] == [EMPTY if j == 0 else 0 for j in jars]


# -- Spirit ---------------------------------------------------------------------------------------


def seam() -> Race:
    """Halves on c2 and d2 that meet once the first tile has turned to the left and back."""
    g = stand(laid(seats=3, **PLAIN), "i9", "i9", "i9")
    g.log = Log()
    g.tile[0], g.quarters[0] = w.TILES.by_token["sandals-1"], 1
    g.tile[1], g.tile[3] = w.TILES.by_token["joystick-1"], w.LAIR
    turn_by_hand(g, 0, 0, 0)
    return g


def test_who_stands_on_a_medallion_that_lay_there_does_not_take_it_now() -> None:
    """He was pushed onto it, say; he takes it where he enters (p. 14) (HT-Q49)."""
    g = seam()
    g.halves = [CELL["h6"], CELL["h7"]]
    g.at[1] = CELL["h7"]
    turn_by_hand(g, 0, 0, 1)
    assert g.halves == [CELL[cell] for cell in ("h6", "h7", "c2", "d2")]
    assert g.medallions == [0, 0, 0]


def test_a_body_takes_no_medallion_that_forms_under_it() -> None:
    """A fallen hero does nothing (p. 19) (HT-Q37)."""
    for lies in (FALLEN, STUNNED, UPRIGHT):
        g = seam()
        g.at[1], g.lies[1] = CELL["d2"], lies
        turn_by_hand(g, 0, 0, 1)
        assert (g.medallions[1] == w.SPIRIT) == (lies != FALLEN)


def test_a_medallion_that_the_alarm_forms_under_a_hero_is_his() -> None:
    """At once, and its own alarm sounds after the others (p. 14) (HT-Q49)."""
    g = seam()
    g.halves = [CELL["a3"], CELL["a4"]]
    g.at[2] = CELL["d2"]
    take_spirit(g, 1, CELL["a3"])
    assert g.medallions[1] == w.SPIRIT
    step_of(g, ALARMS, me=1)
    assert ("formed", CELL["c2"], CELL["d2"]) in told(g, "formed")
    assert g.medallions[2] == w.SPIRIT
    assert CELL["d2"] not in g.halves


def test_a_thrown_amphora_is_one_of_ones_own() -> None:
    """Of two alike one is offered, and one goes (p. 14)."""
    g = stand(laid(), "b1", "a1")
    g.medallions[0] = w.FORCE
    give(g, 0, "sandals")
    give(g, 0, "sandals")
    game = acting(g)
    assert {t for t in offered(game) if t.startswith("throw:")} == {"throw:sandals>1"}
    say(game, "throw:sandals>1")
    assert g.bag[0] == [w.SANDALS]
