"""The second model of HADES TRAP against the book and the rulings, on small made-up positions."""

import pytest

from tests.models.hades_trap import Model, check, end_turn
from tests.models.hades_trap_board import E, N, S, W
from tests.models.hades_trap_boss import labyrinth_phase, leap
from tests.models.hades_trap_hero import (
    charge_offers,
    do_charge,
    do_explore,
    do_move,
    do_turn,
    offers,
)
from tests.models.hades_trap_hits import attack_hero, strike
from tests.models.hades_trap_state import (
    HEROES,
    Alarm,
    Amphora,
    Thread,
    Won,
)
from tests.models.hades_trap_tables import first, kinds, put, run, table_of

# p.4-8: set-up, the maze, moving


def test_set_up_counts() -> None:
    for seats, halves in ((2, 0), (3, 2), (4, 2)):
        table = Model.new(seats, "minotaur", {}, first, heroes=list(HEROES[:seats])).table
        assert table.stock == {"courage": seats, "spirit": seats, "force": seats, "combat": 1}
        assert table.half_stock == halves
        check(table)


def test_heroes_are_chosen_one_by_one() -> None:
    model = Model.new(2, "minotaur", {}, first, first=1)
    assert (model.to_play(), model.prompt(), len(model.offers())) == (1, "hero", 7)
    model.answer(1, ("hero", "circe"))
    assert model.to_play() == 0 and ("hero", "circe") not in model.offers()


def test_a_taken_portal_is_entered_beside() -> None:
    model = Model.new(2, "minotaur", {}, first, heroes=["circe", "ulysse"], first=0)
    model.answer(0, ("end",))
    assert (model.prompt(), model.offers()) == ("enter", {("enter", c) for c in (31, 41, 49, 39)})


def test_limbo_joins_the_ends_of_a_row() -> None:
    square = table_of().board
    assert square.step(0, N) == (72, True) and square.step(0, W) == (8, True)
    cross = table_of("siren").board
    assert cross.step((0, -7), N) == ((0, 7), True)
    assert cross.step((1, 5), E) == ((-1, 5), True)
    assert cross.step((5, 1), S) == ((5, -1), True)


def test_a_turned_tile_turns_walls_threads_and_pieces() -> None:
    table = table_of()
    board = table.board  # the Lair: a wall between 9 and 10, a red thread between 1 and 10
    assert board.wall(9, E) and board.thread(1, S) == 0
    put(table, 0, 2)
    table.turn_tile(0, 1)  # 9 goes to 1, 1 to 11, 2 to 20
    assert board.wall(1, S) and board.thread(11, W) == 0 and board.thread(1, S) is None
    assert table.heroes[0].cell == 20
    table.turn_tile(0, -1)
    assert board.wall(9, E) and table.heroes[0].cell == 2


def test_walls_and_pawns_stop_a_move_but_not_a_stunned_hero() -> None:
    table = table_of()
    put(table, 0, 40)
    put(table, 1, 41)
    put(table, 2, 49, "stunned")
    acts = offers(table, 0)
    assert ("move", 41) not in acts and ("move", 49) in acts and ("move", 31) in acts
    put(table, 0, 30)
    assert ("move", 31) not in offers(table, 0)


def test_stealing_makes_room_first_and_once_per_stunned_hero() -> None:
    table = table_of()
    put(table, 0, 40)
    put(table, 2, 49, "stunned")
    table.heroes[2].amphorae = [Amphora("mirror"), Amphora("shield")]
    table.heroes[0].amphorae = [Amphora("fortune"), Amphora("pad")]
    asked = run(do_move(table, 0, ("move", 49)), ("steal", 2), ("discard", "pad"))
    assert [ask.prompt for ask in asked] == ["steal", "discard"]
    assert asked[1].offers == {("discard", "pad")}
    assert [jar.thing for jar in table.heroes[0].amphorae] == ["fortune", "mirror"]


def test_exploring_through_a_wall_and_the_limbo() -> None:
    table = table_of()
    table.board.tiles[2].up = table.board.tiles[8].up = False
    put(table, 0, 0)  # top left, N2 and row 0: the Limbo leads to places 6 and 2
    assert ("explore", 2) in offers(table, 0)
    table.waiting_burn = True
    run(do_explore(table, 0, ("explore", 2)))
    assert table.skeletons == {26: True} and len(table.amphorae) == 1
    assert not table.held(0)


# p.9, p.12: attacks, grip, stun


def test_a_push_moves_stuns_and_triggers_threads() -> None:
    table = table_of()
    put(table, 0, 39)
    put(table, 1, 40)
    put(table, 2, 32)
    run(attack_hero(table, 0, 1, E))
    assert table.heroes[1].cell == 41 and [t.colour for t in table.sequence] == [1]
    put(table, 2, 42)
    run(attack_hero(table, 0, 1, E))
    assert table.heroes[1].state == "stunned" and table.heroes[1].cell == 41


def test_arriving_grips_exploring_does_not() -> None:
    table = table_of()
    put(table, 0, 40)
    table.skeletons[41] = False
    assert not table.held(0) and ("move", 41) in offers(table, 0)
    run(do_move(table, 0, ("move", 49)))
    assert not table.held(0)
    run(do_move(table, 0, ("move", 40)))
    assert table.held(0) and "move" not in kinds(offers(table, 0))
    table.beat(0, 41)
    assert not table.held(0)


def test_grip_as_a_state_and_through_walls() -> None:
    table = table_of(grip="state")
    put(table, 0, 30)
    table.skeletons[31] = False  # behind a wall
    assert not table.held(0)
    table.options["walls"] = "pass"
    assert table.held(0) and ("attack", "skeleton", 31) in offers(table, 0)


def test_a_stunned_hero_must_stand_on_a_free_cell() -> None:
    table = table_of()
    put(table, 0, 40, "stunned")
    assert set(offers(table, 0)) == {("stand",)}
    put(table, 1, 40)
    assert kinds(offers(table, 0)) == {"move"}
    table.points = 0
    assert set(offers(table, 0)) == {("end",)}


def test_a_stunned_hero_makes_only_moves_that_can_end_on_a_free_cell() -> None:
    table = table_of()
    put(table, 0, 40, "stunned")
    put(table, 1, 40)
    put(table, 2, 41)
    table.points = 1
    assert ("move", 41) not in offers(table, 0)
    table.points = 2
    assert ("move", 41) in offers(table, 0)


# p.13: charge, shield


def test_a_charge_kills_stuns_and_wins_courage() -> None:
    table = table_of()
    table.boss = 13  # row 1, middle of S1; column 4 leads up from the Portal
    put(table, 0, 40)
    put(table, 1, 31)
    table.skeletons[31] = True
    table.amphorae[31] = "pad"
    asked = run(do_charge(table, 0, ("charge", "cell", N)), ("pick",), ("on",), ("on",))
    assert [ask.prompt for ask in asked] == ["charge", "charge", "charge"]
    assert table.heroes[0].cell == 22 and table.heroes[0].medallions == ["courage"]
    assert table.heroes[1].state == "stunned" and not table.skeletons
    assert [t.colour for t in table.sequence] == [0]
    assert [alarm.medallion for alarm in table.alarms] == ["courage"]


def test_a_shield_ends_a_charge_before_its_holder() -> None:
    table = table_of()
    put(table, 0, 49)
    put(table, 1, 31)
    table.heroes[1].amphorae = [Amphora("shield")]
    run(do_charge(table, 0, ("charge", "cell", N)), ("on",), ("shield",))
    assert table.heroes[0].cell == 40 and table.heroes[1].state == "up"
    assert table.discarded == ["shield"]


def test_a_charge_around_the_board_ends_where_it_began() -> None:
    table = table_of("siren")
    put(table, 0, (0, 4))  # J2's bottom row has no wall
    run(do_charge(table, 0, ("charge", "cell", E)), ("on",), ("on",))
    assert table.heroes[0].cell == (0, 4)
    put(table, 0, (0, 3))  # its middle row has one, west of the middle
    assert ("charge", "amphora", W) not in charge_offers(table, 0, "amphora")
    run(do_charge(table, 0, ("charge", "cell", E)), ("on",))
    assert table.heroes[0].cell == (-1, 3)


def test_who_holds_an_amphora_is_asked_for_the_shield() -> None:
    table = table_of(heroes=["andromede", "thesee", "achille"])
    for hero in table.heroes:
        hero.amphorae = [Amphora("pad")]
    asked = run(strike(table, 0, True, True), ("never",))
    assert [ask.offers for ask in asked] == [{("pass",), ("never",)}]
    assert table.heroes[0].tokens == 1 and table.heroes[0].state == "stunned"
    table.heroes[0].tokens = 0
    assert not run(strike(table, 0, True, False))  # never again this turn
    asked = run(strike(table, 1, True, False), ("refuse",))
    assert [ask.prompt for ask in asked] == ["refuse"] and table.heroes[1].tokens == 0
    asked = run(strike(table, 2, True, True), ("pass",))
    assert table.heroes[2].tokens == 0 and not table.heroes[2].ether


def test_one_shield_covers_token_and_stun() -> None:
    table = table_of()
    table.heroes[0].amphorae = [Amphora("shield")]
    asked = run(strike(table, 0, True, True), ("shield",))
    assert len(asked) == 1
    assert table.heroes[0].tokens == 0 and table.heroes[0].state == "up"


# p.14-15: medallions


def test_spirit_forms_by_turning_and_is_taken_by_a_step() -> None:
    table = table_of()
    put(table, 0, 39)
    run(do_turn(table, 0, ("turn", "cell", 1, 1)))  # S1's half looks east to S2
    assert not table.laid
    run(do_turn(table, 0, ("turn", "cell", 2, 1)))  # S2's half looks west now
    assert [table.spirit_cells(pair) for pair in table.laid] == [(14, 15)]
    assert table.frozen(1) and table.frozen(2) and not table.frozen(4)
    assert not any(act[0] == "turn" and act[2] == 1 for act in offers(table, 0))
    put(table, 0, 16)
    run(do_move(table, 0, ("move", 15)))
    assert table.heroes[0].medallions == ["spirit"] and not table.laid
    assert table.alarms[0].tiles == ("S1", "S2")


def test_the_spirit_alarm_turns_both_tiles_clockwise() -> None:
    table = table_of()
    table.alarms = [Alarm("spirit", 0, ("S1", "S2"))]
    run(labyrinth_phase(table))
    assert table.board.tiles[1].turn == 1 and table.board.tiles[2].turn == 1
    assert table.board.tiles[3].turn == 0


def test_combat_goes_to_the_best_fighter_the_latest_of_equals() -> None:
    table = table_of()
    table.skeletons_waiting, table.skeletons_beaten = 0, 8
    table.skeletons = {0: False, 1: False}
    for hero, trophies, kill in zip(table.heroes, (4, 3, 1), (8, 7, 6)):
        hero.trophies, hero.last_kill = trophies, kill
    table.kills = 8
    table.beat(2, 0)
    assert not any(hero.medallions for hero in table.heroes)
    table.beat(1, 1)
    assert table.heroes[1].medallions == ["combat"]
    put(table, 0, 40)
    run(labyrinth_phase(table))
    assert len(table.skeletons) == 8 and table.held(0) and table.skeletons_beaten == 2


def test_combat_strikes_before_it_moves() -> None:
    table = table_of()
    put(table, 0, 40)
    table.heroes[0].medallions = ["combat"]
    table.skeletons = {41: True, 31: False}
    table.arrive(0)
    assert {("move", 41), ("move", 31)} <= set(offers(table, 0))
    assert ("move", 49) not in offers(table, 0)
    run(do_move(table, 0, ("move", 31)))
    assert table.heroes[0].cell == 40 and 31 not in table.skeletons  # 41 still grips
    run(do_move(table, 0, ("move", 41)))
    assert table.heroes[0].cell == 40 and table.skeletons == {41: False}
    run(do_move(table, 0, ("move", 41)))
    assert table.heroes[0].cell == 41 and not table.skeletons


def test_discord_steals_the_victims_half() -> None:
    table = table_of()
    table.half(0, 1)
    table.half(1, 0)
    assert [hero.halves for hero in table.heroes] == [0, 1, 0] and table.half_stock == 1
    table.half(1, 2)
    assert table.heroes[1].medallions == ["discord"]
    table.half(0, 1)
    assert table.heroes[0].halves == 0


def test_the_fourth_medallion_wins_at_once_and_three_on_the_portal() -> None:
    table = table_of()
    table.heroes[0].medallions = ["courage", "spirit", "force"]
    with pytest.raises(Won):
        table.gain(0, "combat")
    table = table_of()
    put(table, 0, 40, "stunned")
    table.heroes[0].medallions = ["courage", "spirit"]
    run(end_turn(table, 0))
    table.heroes[0].amphorae = [Amphora("fortune")]
    with pytest.raises(Won):
        run(end_turn(table, 0))


# p.10-11: the Labyrinth phase, the Minotaur


def test_the_minotaur_shakes_its_tile_and_bounces_on_the_portal() -> None:
    table = table_of()
    table.boss = table.board.centre(3)
    put(table, 0, 40)
    put(table, 1, table.board.centre(5))
    put(table, 2, 0)
    table.heroes[1].amphorae = [Amphora("shield")]
    asked = run(leap(table, Thread(1)), ("shield",), ("shift", 44))
    assert [ask.prompt for ask in asked] == ["shield", "shift"]
    assert table.boss == table.board.centre(5)
    assert table.heroes[0].state == "stunned" and table.heroes[0].tokens == 1
    assert table.heroes[1].state == "up" and table.heroes[1].tokens == 0  # HT-b: both
    assert table.heroes[0].halves == 0
    assert table.heroes[2].tokens == 0


def test_a_shielded_token_gives_no_fragment() -> None:
    table = table_of()
    table.boss = table.board.centre(0)
    put(table, 0, 44)
    put(table, 1, 15)
    table.heroes[1].amphorae = [Amphora("shield")]
    table.boss = table.board.centre(1)
    run(leap(table, Thread(1)), ("shield",))
    assert table.heroes[0].halves == 0
    run(leap(table, Thread(1)))  # round the Limbo to place 0
    assert table.boss == table.board.centre(0)


def test_ulysse_exchanges_a_colour_and_loses_the_fragment() -> None:
    table = table_of()
    table.sequence = [Thread(1), Thread(0)]
    asked = run(labyrinth_phase(table), ("pass",), ("exchange", 0, 3))
    assert asked[0].offers == {
        *(("exchange", old, new) for old in (0, 1) for new in (2, 3)),
        ("pass",),
    }
    assert [(t.colour, t.fragment) for t in table.sequence] == [(1, True), (3, False)]
    assert table.boss == table.board.centre(0)  # east, then west again


def test_the_courage_alarm_adds_a_colour_after_the_others() -> None:
    table = table_of(heroes=HEROES[1:4])
    table.sequence = [Thread(0)]
    table.alarms = [Alarm("courage", 0), Alarm("force", 0)]
    table.skeletons = {80: False}
    run(labyrinth_phase(table))
    assert [(t.colour, t.fragment) for t in table.sequence] == [(0, True), (1, False)]
    assert table.skeletons == {80: True} and table.waiting_burn


def test_all_alarms_sound_before_the_colour_that_courage_adds() -> None:
    table = table_of(heroes=["circe", "ulysse", "daphne"])
    table.heroes[1].ether = False
    table.sequence = [Thread(0)]
    table.alarms = [Alarm("courage", 0), Alarm("discord", 0)]
    asked = run(labyrinth_phase(table), ("pass",))  # Discord has filled Ulysse's Ether
    assert [(ask.seat, ask.prompt) for ask in asked] == [(1, "exchange")]


def test_only_the_first_thread_of_a_colour_counts() -> None:
    table = table_of()
    put(table, 0, 40)
    for cell in (31, 40, 41, 40):
        run(do_move(table, 0, ("move", cell)))
    assert [t.colour for t in table.sequence] == [0, 1]
    table = table_of("siren")
    put(table, 0, (0, -5))
    for spot in ((0, -6), (-1, -6)):  # S1's green thread, then its red one
        run(do_move(table, 0, ("move", spot)))
    assert [t.colour for t in table.sequence] == [2]


def test_a_token_taken_in_ones_own_turn_stays_for_the_next() -> None:
    table = table_of()
    put(table, 0, 60)
    table.heroes[0].tokens, table.heroes[0].fresh = 1, True
    run(end_turn(table, 0))
    assert table.heroes[0].tokens == 1
    run(end_turn(table, 0))
    assert table.heroes[0].tokens == 0


# p.16: powers


def test_daphne_crosses_heroes_and_must_come_out() -> None:
    table = table_of(heroes=["daphne", "ulysse", "circe"])
    put(table, 0, 40)
    put(table, 1, 41)
    table.daphne, table.points = True, 1
    assert ("move", 41) not in offers(table, 0)
    table.points = 2
    run(do_move(table, 0, ("move", 41)))
    table.points = 1
    assert kinds(offers(table, 0)) == {"move"}
    table.skeletons[31] = False
    put(table, 0, 40)
    assert not table.held(0)
    run(end_turn(table, 0))
    assert table.held(0)


def test_eurydice_crosses_walls_but_not_the_rim() -> None:
    table = table_of(heroes=["eurydice", "ulysse", "circe"])
    put(table, 0, 30)
    assert ("wall", 31) in offers(table, 0)
    put(table, 0, 2)  # a wall to the north, at the rim
    table.boss = 80
    assert table.board.wall(2, N) and ("wall", 74) not in offers(table, 0)


def test_circe_keeps_a_shield_that_all_have_seen() -> None:
    table = table_of(heroes=["circe", "ulysse", "daphne"])
    table.heroes[0].amphorae = [Amphora("shield")]
    asked = run(strike(table, 0, False, True), ("shield",), ("keep",))
    assert [ask.prompt for ask in asked] == ["shield", "keep"]
    assert table.heroes[0].amphorae == [Amphora("shield", shown=True)]
    table.heroes[0].amphorae = [Amphora("pad", shown=True)]
    assert not run(strike(table, 0, False, True))


def test_daphne_with_combat_in_anothers_cell_only_moves_to_where_she_comes_on() -> None:
    table = table_of(heroes=["daphne", "circe", "thesee"])
    table.daphne = True
    put(table, 0, 41)
    put(table, 1, 41)
    put(table, 2, 42)
    table.heroes[0].medallions = ["combat"]
    table.points = 1
    assert set(offers(table, 0)) == {("move", 40), ("move", 50)}
    table.points = 2
    assert ("move", 42) in offers(table, 0)
