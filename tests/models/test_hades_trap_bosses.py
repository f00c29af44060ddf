"""The second model of HADES TRAP: the Bosses of p.17-19 against the rulings, and whole games."""

import pytest

from tests.lengths import length
from tests.models.hades_trap import end_turn, self_play, stuck
from tests.models.hades_trap_board import N, S, W
from tests.models.hades_trap_boss import labyrinth_phase, leap, siren_comes
from tests.models.hades_trap_ghosts import ghost_phase, rise
from tests.models.hades_trap_state import (
    BOSSES,
    HEROES,
    Alarm,
    Amphora,
    Thread,
)
from tests.models.hades_trap_tables import put, run, table_of


def test_the_hydra_stuns_gives_tokens_and_breeds() -> None:
    table = table_of("hydra")
    table.boss = 60
    put(table, 0, 51)
    put(table, 1, 41)
    put(table, 2, 8)
    table.sequence = [Thread(0)]
    run(labyrinth_phase(table), ("pass",))
    assert table.boss == 51
    assert table.heroes[0].state == "stunned" and table.heroes[0].tokens == 0
    assert table.heroes[1].tokens == 1 and table.heroes[0].halves == 1
    assert not table.babies
    table.sequence, table.resolved = [], 0
    run(labyrinth_phase(table))
    assert 1 <= len(table.babies) <= 4 and 51 not in table.babies


def test_the_hydra_leaves_the_portal_after_the_last_token() -> None:
    table = table_of("hydra", heroes=HEROES[1:4])
    for seat, cell in enumerate((0, 2, 8)):
        put(table, seat, cell)
    table.boss = 39
    table.sequence = [Thread(1)]
    run(labyrinth_phase(table))
    assert table.boss == 41


def test_too_few_babies_are_thrown_as_ariadne_says() -> None:
    table = table_of("hydra", heroes=HEROES[1:4])
    for seat, cell in enumerate((6, 2, 8)):
        put(table, seat, cell)
        table.heroes[seat].gripped = True
    table.babies = [6, 2, 60]
    table.boss = 49  # a wall to the east: three ways for two babies
    asked = run(labyrinth_phase(table), ("way", N), ("way", W))
    assert [ask.seat for ask in asked] == [1, 1]
    assert asked[0].offers == {("way", side) for side in (N, S, W)}
    assert asked[1].offers == {("way", side) for side in (S, W)}
    assert len(table.babies) == 4 and {6, 2} <= set(table.babies)


def test_the_siren_draws_a_zone_into_the_water() -> None:
    table = table_of("siren")
    put(table, 0, (0, -4))
    put(table, 1, (1, -3))
    put(table, 2, (4, 0))
    table.sequence = [Thread(0)]
    asked = run(labyrinth_phase(table), ("pass",), ("charm", 0), ("charm", 1))
    assert asked[1].seat == 1 and asked[1].offers == {("charm", 0), ("charm", 1)}
    assert table.heroes[2].cell == (4, 0)
    assert table.heroes[0].cell == (0, -1) and table.heroes[0].tokens == 1
    assert table.step_cost((0, -1)) == 2 and table.step_cost((0, -2)) == 1


def test_who_stands_on_the_portal_gives_way_to_the_siren() -> None:
    table = table_of("siren")
    table.boss = None
    put(table, 1, (0, 0))
    put(table, 2, (1, 0))
    asked = run(siren_comes(table), ("shift", (0, 1)))
    assert asked[0].seat == 1 and ("shift", (1, 0)) not in asked[0].offers
    assert table.boss == (0, 0) and table.heroes[1].tokens == 0


def test_hades_hands_his_pile_over_and_makes_ghosts() -> None:
    table = table_of("hades")
    table.boss = table.board.centre(1)
    table.wrath = 4
    put(table, 0, 0)
    put(table, 1, table.board.centre(2))
    put(table, 2, 7)
    table.heroes[2].tokens = 3
    asked = run(leap(table, Thread(1)), ("wrath", 2))
    assert [(ask.seat, ask.prompt) for ask in asked] == [(1, "wrath")]
    assert table.heroes[1].state == "stunned" and table.heroes[1].tokens == 0
    assert table.heroes[2].state == "fallen" and table.heroes[2].tokens == 0
    assert table.wrath == 0
    run(leap(table, Thread(2)))
    assert table.wrath == 1  # nobody met


def test_a_ghost_walks_to_its_body_and_rises_the_turn_after() -> None:
    table = table_of("hades")
    table.active = 2
    put(table, 2, 42, "fallen")
    put(table, 0, 41)
    table.skeletons[41] = False
    run(ghost_phase(table, 2), ("move", 41), ("move", 40), ("move", 41), ("move", 42), ("end",))
    assert table.points == 0  # 41 was free once, then paid
    assert table.heroes[2].rejoined and table.heroes[2].state == "fallen"
    put(table, 1, 42)
    rise(table, 2)
    assert table.heroes[2].state == "stunned"


def test_nobody_able_to_act_is_a_draw() -> None:
    table = table_of("hades", heroes=["ulysse", "thesee", "circe"])
    for seat in range(3):
        put(table, seat, seat)
        table.heroes[seat].tokens = 6
    assert all(stuck(table, seat) for seat in range(3))
    run(end_turn(table, 0))
    assert table.draw
    table.heroes[1].tokens = 5
    run(end_turn(table, 0))
    assert not table.draw


@pytest.mark.parametrize("boss", BOSSES)
def test_random_games_keep_the_table_whole(boss: str) -> None:
    for seed in range(length(2, 20)):
        options = {"grip": "state"} if seed % 2 else {}
        met = self_play(seed, 2 + seed % 3, boss, options, length(400, 3000))
        assert met[-1] in ("end: won", "end: unfinished", "end: draw")


def test_nobody_steps_aside_where_the_hydra_only_passes() -> None:
    table = table_of("hydra", heroes=HEROES[1:3])
    table.boss = 39
    put(table, 0, 8)
    put(table, 1, 40)
    table.heroes[1].amphorae = [Amphora("shield")]
    table.sequence = [Thread(1)]
    asked = run(labyrinth_phase(table), ("shield",))
    assert [ask.prompt for ask in asked] == ["shield"]
    assert table.boss == 41
    assert table.heroes[1].cell == 40 and table.heroes[1].tokens == 1


def test_the_colour_of_courage_comes_after_the_extra_cell() -> None:
    table = table_of("hydra", heroes=HEROES[1:3])
    put(table, 0, 8)
    put(table, 1, 6)
    table.boss = 39
    table.sequence, table.alarms = [Thread(1)], [Alarm("courage", 0)]
    run(labyrinth_phase(table))
    assert table.boss == 32  # one cell east, one more, then one north (red)
