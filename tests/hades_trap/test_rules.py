"""HADES TRAP: rules that were once wrong, or that walks seldom reach, each on a small position."""

from __future__ import annotations

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import BORDERS, WALL
from heroon.games.hades_trap.labyrinth import BORDER, MIDDLE
from heroon.games.hades_trap.rules_special import swap_tiles, turn_by_hand
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import FALLEN, SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.steps import BEGIN, LABYRINTH, PROLIFERATE
from heroon.kernel import NO, NOTHING, YES, Rng, Seeded, Table, then
from heroon.kernel.log import Log

from .laid import CELL, asked, give, going, laid, offered, say, stand, turn


def heard(g: Race) -> list[str]:
    """What has been told since `g.log` was laid."""
    assert g.log is not None
    return [SPEC.words.events[event[0]].name for event in g.log.events]


def test_all_alarms_sound_before_the_colour_that_courage_adds() -> None:
    """Discord gives Ulysses his Ether back, so he may exchange that colour."""
    g = stand(laid(seats=3, hero_1="circe", hero_2="ulysses", hero_3="daphne"), "h8", "h9", "i8")
    g.boss_at = CELL["b2"]
    g.medallions[0] = w.DISCORD
    g.crossed, g.alarms = [0], [w.NUMBER_OF[w.COURAGE], w.NUMBER_OF[w.DISCORD]]
    then(g, LABYRINTH)
    game = going(g)
    game.answer(2)  # nature: Courage adds green
    assert asked(game) == "replace"
    assert offered(game) == {"replace:green>blue", "replace:green>yellow", "pass"}


def test_daphne_with_combat_attacks_whom_she_would_cross() -> None:
    g = stand(laid(hero_1="daphne", hero_2="circe"), "e5", "f5")
    g.medallions[0], g.wandering = w.COMBAT, 1
    game = turn(g)
    say(game, "go:f5")
    assert (g.at[0], g.at[1]) == (CELL["f5"], CELL["g5"])


def test_daphne_with_combat_eliminates_the_skeletons_that_she_crosses() -> None:
    g = stand(laid(hero_1="daphne", hero_2="circe"), "e5", "h8")
    g.medallions[0], g.wandering, g.bones[CELL["f5"]] = w.COMBAT, 1, SKELETON
    game = turn(g)
    say(game, "go:f5")
    assert (g.at[0], g.trophies[0]) == (CELL["f5"], 1)


def test_daphne_crosses_a_hero_whom_a_shield_keeps_up_if_she_comes_on() -> None:
    for left, end in ((6, "f5"), (1, "e5")):
        g = laid(seats=3, hero_1="daphne", hero_2="circe", hero_3="theseus")
        stand(g, "e5", "f5", "g5")
        g.medallions[0], g.wandering, g.left = w.COMBAT, 1, left
        give(g, 1, "shield")
        game = turn(g)
        say(game, "go:f5", "yes")
        assert (g.at[0], g.lies[1]) == (CELL[end], UPRIGHT)


def test_daphne_who_shares_a_cell_only_moves_towards_a_free_one() -> None:
    """Combat would let her attack at g5, but a shield there could leave her without a cell."""
    g = laid(seats=3, hero_1="daphne", hero_2="circe", hero_3="theseus")
    stand(g, "f5", "f5", "g5")
    g.medallions[0], g.wandering, g.left = w.COMBAT, 1, 1
    game = turn(g)
    assert offered(game) == {"go:e5", "go:f6"}


def test_eurydice_attacks_through_a_wall_only_where_walls_let_attacks_pass() -> None:
    for walls, at, trophies in (("stop", "f5", 0), ("pass", "f5", 1)):
        g = stand(laid(hero_1="eurydice", hero_2="circe", walls=walls), "f4", "h8")
        g.medallions[0], g.bones[CELL["f5"]] = w.COMBAT, SKELETON
        g.ether_left[0] = 1
        game = turn(g)
        say(game, "phase:f5")
        assert (g.at[0], g.trophies[0], g.ether_left[0]) == (CELL[at], trophies, 0)


def test_a_charge_of_no_cells_does_not_read_the_grip_anew() -> None:
    g = stand(laid(), "b1", "h8")
    g.boss_at, g.bones[CELL["a1"]] = CELL["b2"], SKELETON  # explored: it grips nobody
    give(g, 0, "sandals")
    game = turn(g)
    say(game, "dash:south")
    assert g.medallions[0] == w.COURAGE
    assert not g.caught[0]
    assert "go:a1" in offered(game)


def test_a_charge_that_a_shield_stops_at_once_does_not_either() -> None:
    g = stand(laid(), "b1", "a1")
    g.bones[CELL["b9"]] = SKELETON  # beside the charger, through Limbo
    give(g, 0, "sandals")
    give(g, 1, "shield")
    game = turn(g)
    say(game, "dash:west", "yes")
    assert (g.at[0], g.lies[1], g.caught[0]) == (CELL["b1"], UPRIGHT, 0)
    g = stand(laid(), "b1", "c2")
    g.bones[CELL["b1"]] = SKELETON
    give(g, 0, "sandals")
    game = turn(g)
    say(game, "dash:west", "stop")
    assert g.caught[0]  # a cell was crossed: a1 lies beside b1


def test_the_hydra_who_goes_on_from_the_portal_makes_nobody_step_aside() -> None:
    g = stand(laid("hydra"), "h8", "e5")
    g.boss_at, g.crossed = CELL["d5"], [1]
    give(g, 1, "shield")
    then(g, LABYRINTH)
    game = going(g)
    say(game, "yes")
    assert (g.boss_at, g.at[1], g.lies[1]) == (CELL["f5"], CELL["e5"], UPRIGHT)
    assert g.curses[1] == 1  # the next step came round her
    assert asked(game) == "act"


def test_a_seat_may_say_that_it_wants_no_shield_this_turn() -> None:
    """The order answers until the turn is over, whatever is in the amphora (HT-Q42)."""
    table: Table[Race] = Table(SPEC, seats=3, options={"boss": "hydra"}, driver=Seeded("shields 0"))
    rng, due = Rng(5), 0
    while (ask := table.ask) is not None and due < 3:
        seat = ask.seats.bit_length() - 1
        word = rng.choice(ask.words)
        if ask.prompt == w.P_SHIELD:
            assert table.standing(seat) in ([], ["no-shield-turn"])
            table.order(seat, "no-shield-turn")
            assert table.due(seat) == NO
            word, due = NO, due + 1
            turn_of = table.g.turns
        elif due:
            assert table.due(seat) in (0, NOTHING)
        table.answer(word, seat)
        if due and table.g.turns > turn_of:
            assert not table.standing(seat)
    assert due == 3
    only = SPEC.standing[0].answer
    assert only(table.g, 1, w.P_SHIELD, (NO,)) == NO
    assert only(table.g, 1, w.P_SHIELD, (YES, NO)) == NOTHING


def test_achilles_who_rises_under_a_pawn_is_stunned_and_loses_his_ether() -> None:
    g = stand(laid("hades", hero_1="achilles", hero_2="circe"), "e5", "e5")
    g.lies[0], g.ghost[0], g.ether_left[0] = FALLEN, CELL["e5"], 1
    g.agenda.clear()
    then(g, BEGIN, 0)
    going(g)
    assert (g.lies[0], g.ether_left[0]) == (STUNNED, 0)


def test_a_hero_who_rises_from_his_body_has_not_arrived() -> None:
    for caught in (0, 1):
        g = stand(laid("hades", hero_1="ulysses", hero_2="circe"), "e5", "h8")
        g.lies[0], g.ghost[0], g.caught[0] = FALLEN, CELL["e5"], caught
        g.bones[CELL["e4"]] = SKELETON
        g.agenda.clear()
        then(g, BEGIN, 0)
        assert ("go:d5" in offered(going(g))) == (not caught)


def test_hidden_fortune_counts_as_the_fourth_at_the_end_of_ones_turn() -> None:
    g = stand(laid(), "a1", "h8")
    g.medallions[0] = w.COURAGE | w.SPIRIT | w.FORCE
    give(g, 0, "fortune")
    game = turn(g)
    say(game, "done")
    assert (game.over, g.result, g.reason) == (True, [1, 0], w.R_FOUR)


def test_andromeda_with_her_ether_is_not_at_an_end() -> None:
    for ether in (0, 1):
        g = stand(laid("hades"), "a1", "c3")
        g.boss_at, g.curses, g.ether_left[0] = CELL["b2"], [6, 6], ether
        g.agenda.clear()
        then(g, BEGIN, 0)
        assert going(g).over == (not ether)


def test_only_an_amphora_that_somebody_does_not_know_may_be_a_shield() -> None:
    """Circe has kept her Mirror in sight of all: nobody need ask her (HT-Q42)."""
    for knows, questions in ((0, ["shield"]), (3, [])):
        g = stand(laid(hero_2="circe"), "e5", "f5")
        give(g, 1, "mirror", knows)
        g.crossed, g.boss_at = [1], CELL["b5"]  # the Minotaur bounces on the Portal tile
        then(g, LABYRINTH)
        game = going(g)
        assert [asked(game)] == [*questions, "act"][:1]


def test_without_a_free_open_neighbour_a_hero_enters_anywhere_on_the_portal_tile() -> None:
    """With the tiles of the box's owner, which may close the Portal cell in (HT-Q1)."""
    g = laid()
    g.at[1] = CELL["e5"]
    g.numbers = list(g.numbers)  # those of the printed box are shared
    for side in range(4):
        g.numbers[BORDERS[w.PORTAL_TILE] + BORDER[0][MIDDLE][side]] = WALL
    g.agenda.clear()
    then(g, BEGIN, 0)
    game = going(g)
    assert asked(game) == "enter"
    cells = {f"{column}{row}" for column in "def" for row in "456"} - {"e5"}
    assert offered(game) == {f"shift:{cell}" for cell in cells}


def test_daphne_whom_a_made_up_position_leaves_without_a_move_is_not_stuck() -> None:
    g = stand(laid(hero_1="daphne", hero_2="circe"), "e5", "e5")
    g.wandering, g.left = 1, 0
    assert offered(turn(g)) == {"done"}


def test_a_moved_tile_grips_only_who_stands_on_it_or_beside_it() -> None:
    """The hero on b1 explored: the skeleton on a1 spares him while far tiles move (HT-Q12)."""

    def spared() -> Race:
        g = stand(laid(), "h8", "b1")
        g.bones[CELL["a1"]] = SKELETON
        return g

    gripped = set()
    for place in range(9):
        g = spared()
        turn_by_hand(g, 0, place, 1)
        gripped |= {place + 1} if g.caught[1] else set()
    assert gripped == {1, 7}  # his own, and that beyond the Limbo to the north
    for place, other, caught in ((1, 5, 0), (1, 6, 1), (0, 8, 1)):
        g = spared()
        swap_tiles(g, 0, place, other)
        assert g.caught[1] == caught, (place, other)


def test_a_moved_tile_frees_whom_it_holds_no_longer() -> None:
    g = stand(laid(), "h8", "b1")
    g.bones[CELL["b9"]], g.caught[1] = SKELETON, 1
    turn_by_hand(g, 0, 6, 1)
    assert not g.caught[1]


def test_the_song_grips_only_where_it_ends() -> None:
    for points, told in ((6, "cursed"), (2, "gripped")):
        g = stand(laid("siren"), "t9", "j9")
        g.arrow, g.boss_at, g.crossed = [3, 0, 2, 1], CELL["q8"], [0]
        g.bones[CELL["l9"]], g.curses[1] = SKELETON, 6 - points
        g.log = Log()
        then(g, LABYRINTH)
        going(g)
        song = [name for name in heard(g) if name in ("charmed", "gripped", "cursed")]
        assert song == ["charmed"] * points + [told]


def test_nothing_grips_daphne_before_her_turn_ends() -> None:
    g = stand(laid(hero_1="daphne", hero_2="circe"), "d6", "h8")
    g.ether_left[0], g.bones[CELL["e7"]], g.log = 1, SKELETON, Log()
    game = turn(g)
    say(game, "wander", "go:e6")
    assert "gripped" not in heard(g)
    assert not g.caught[0]
    say(game, "done")
    assert heard(g).count("gripped") == 1
    assert g.caught[0]


def test_whoever_stands_up_where_a_skeleton_holds_him_is_told_so() -> None:
    g = stand(laid(), "d6", "h8")
    g.lies[0], g.caught[0], g.bones[CELL["e6"]], g.log = STUNNED, 1, SKELETON, Log()
    game = turn(g)
    say(game, "stand")
    assert heard(g)[-2:] == ["stood", "gripped"]


def test_whoever_rises_from_his_body_where_a_skeleton_holds_him_is_told_so() -> None:
    g = stand(laid("hades", hero_1="ulysses", hero_2="circe"), "e5", "h8")
    g.lies[0], g.ghost[0], g.caught[0] = FALLEN, CELL["e5"], 1
    g.bones[CELL["e4"]], g.log = SKELETON, Log()
    g.agenda.clear()
    then(g, BEGIN, 0)
    going(g)
    assert heard(g)[-2:] == ["rose", "gripped"]


def test_every_baby_beside_a_gripped_hero_counts_as_gripping() -> None:
    """A skeleton holds him; the baby flew up to him, and goes on holding him (HT-Q73)."""
    for caught, babies in ((1, 1), (0, 0)):
        g = stand(laid("hydra"), "h8", "e5")
        g.boss_at, g.babies, g.bones[CELL["e4"]] = CELL["a1"], [CELL["f5"]], SKELETON
        g.caught[1] = caught
        then(g, PROLIFERATE)
        going(g)
        assert (CELL["f5"] in g.babies) == babies


def test_the_hydra_who_is_on_the_portal_in_passing_makes_nobody_step_aside() -> None:
    """The first of two tokens leaves her there: she does not stop (HT-Q72)."""
    g = stand(laid("hydra"), "h8", "e5")
    g.boss_at, g.crossed = CELL["d5"], [1, 2]
    give(g, 1, "shield")
    then(g, LABYRINTH)
    game = going(g)
    say(game, "yes")
    assert asked(game) == "act"
    assert (g.boss_at, g.at[1], g.lies[1]) == (CELL["e6"], CELL["e5"], UPRIGHT)


def test_a_charge_may_stop_right_before_the_boss() -> None:
    """Courage and its alarm are not forced on anybody (p. 13)."""
    for answer, medallions in (("stop", 0), ("on", w.COURAGE)):
        g = stand(laid(), "a3", "h8")
        g.boss_at = CELL["c3"]
        give(g, 0, "sandals")
        game = turn(g)
        say(game, "dash:east", answer)
        assert (g.at[0], g.medallions[0]) == (CELL["b3"], medallions)


def test_who_has_courage_is_not_asked_before_the_boss() -> None:
    g = stand(laid(), "a3", "h8")
    g.boss_at, g.medallions[0] = CELL["c3"], w.COURAGE
    give(g, 0, "sandals")
    game = turn(g)
    say(game, "dash:east")
    assert (asked(game), g.at[0]) == ("act", CELL["b3"])


def test_heroes_who_are_shut_in_for_ten_rounds_end_the_game_without_a_winner() -> None:
    """Walls and the Hydra around one hero, another Stunned beneath him (HT-Q58)."""
    g = laid("hydra")
    g.numbers = list(g.numbers)  # those of the printed box are shared
    cell = CELL["e5"]
    for side in range(4):
        g.numbers[BORDERS[w.PORTAL_TILE] + BORDER[0][MIDDLE][side]] = WALL
    g.at[0], g.at[1], g.lies[1], g.boss_at = cell, cell, STUNNED, CELL["d5"]
    g.agenda.clear()
    then(g, BEGIN, 0)
    game = going(g)
    while not game.over:
        assert len(offered(game)) == 1
        say(game, *offered(game))
    assert list(game.result) == [0, 0]
    assert g.turns == 1 + 20


def test_ten_rounds_count_from_the_last_act() -> None:
    g = stand(laid(), "b2", "h8")
    g.idle = 19
    g.agenda.clear()
    then(g, BEGIN, 0)
    game = going(g)
    say(game, "go:b1")
    assert g.idle == 0
    for _ in range(21):
        say(game, "done")
    assert game.over
    assert list(game.result) == [0, 0]
