"""HADES TRAP: tiles that turn and change places with all on them, and the medallions they form."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import BORDERS, RUBBLE, THREAD, WALL
from heroon.games.hades_trap.labyrinth import (
    BESIDE,
    BORDER,
    CELL_TOKENS,
    NOWHERE,
    XY,
)
from heroon.games.hades_trap.places import first_place, ground, half_on, kind
from heroon.games.hades_trap.rules_medallions import part_spirits, take_spirit
from heroon.games.hades_trap.rules_special import swap_tiles, swapped, turn_by_hand, turned
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import BURNING, SKELETON, Race
from heroon.games.hades_trap.steps import ALARMS, ARROWS, ENTER, REVEAL
from heroon.kernel import EMPTY
from heroon.kernel.log import Log

from .edges import acting, after, step_of, told
from .laid import CELL, asked, give, laid, offered, say, stand

BOSSES = pytest.mark.parametrize("boss", ["minotaur", "siren"])
AT = {boss: {XY[c]: c for c in range(81 * i, 81 * i + 81)} for i, boss in enumerate(("", "siren"))}
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
PLAIN = {"hero_1": "eurydice", "hero_2": "andromeda", "hero_3": "daphne", "hero_4": "circe"}


# -- the set-up -----------------------------------------------------------------------------------


def test_the_arrows_lie_in_any_order() -> None:
    """A colour at each side, at random: each order is as likely as another (p. 4)."""
    for order in permutations(range(4)):
        g = stand(laid(), "h8", "i9")
        g.arrow = [order.index(colour) - 1 & 3 for colour in range(4)]  # none as it will be
        game = step_of(g, ARROWS)
        for i, colour in enumerate(order[:3]):
            assert game.ask is not None
            assert list(game.ask.words) == sorted(order[i:])
            game.answer(colour)
        assert [g.arrow[colour] for colour in order] == [0, 1, 2, 3]
        assert told(g, "arrow") == [("arrow", side, order[side]) for side in range(4)]


def test_one_free_neighbour_of_the_portal_cell_is_the_way_in() -> None:
    """With walls on its other sides: no other cell of the tile is offered (HT-Q1)."""
    for side, cell in enumerate(("e4", "f5", "e6", "d5")):
        g = stand(laid(), "e5", "e5")
        g.at[1], g.numbers = NOWHERE, list(g.numbers)  # shared by all games
        for wall in {0, 1, 2, 3} - {side}:
            g.numbers[BORDERS[w.PORTAL_TILE] + BORDER[0][4][wall]] = WALL
        assert offered(step_of(g, ENTER, 1)) == {f"shift:{cell}"}


# -- exploring ------------------------------------------------------------------------------------


@BOSSES
def test_a_tile_is_turned_up_any_way_round(boss: str) -> None:
    """An amphora and a skeleton on each rubble of it, nowhere else; the Boss in the Lair (p. 8)."""
    places = [9 * (boss == "siren") + place for place in (*range(4), *range(5, 9))]
    for i, place in enumerate(places):
        for quarters in range(4):
            g = stand(laid(boss), *(("q8", "q8") if boss == "siren" else ("e5", "e5")))
            tile, g.tile[place] = g.tile[place], 0
            g.tiles, g.box, g.burning = [tile], [0] * 10, i % 2
            game = step_of(g, REVEAL, 0, place)
            game.answer(tile)
            assert game.ask is not None
            assert list(game.ask.words) == [0, 1, 2, 3]
            game.answer(quarters)
            assert (g.tile[place], g.quarters[place], g.tiles) == (tile, quarters, [])
            rubble = [c for c in range(9 * place, 9 * place + 9) if ground(g, c) == RUBBLE]
            assert [c for c, jar in enumerate(g.ground) if jar != EMPTY] == rubble
            bones = BURNING if i % 2 else SKELETON
            assert [c for c, bone in enumerate(g.bones) if bone] == rubble
            assert all(g.bones[c] == bones for c in rubble)
            assert len(g.box) == 10 - len(rubble)
            appears = tile == w.LAIR and boss != "siren"
            assert g.boss_at == (9 * place + 4 if appears else NOWHERE)


# -- what moves with a tile -----------------------------------------------------------------------


def test_a_swap_moves_every_cell_of_two_tiles_and_no_other() -> None:
    """As they lie, without a turn (p. 13) (HT-Q12)."""
    for place in range(18):
        for other in range(18):
            for spot in range(9):
                for third in (0, 8, 17):
                    ends = {place: other, other: place}.get(third, third)
                    assert swapped(9 * third + spot, place, other) == 9 * ends + spot
            assert swapped(NOWHERE, place, other) == NOWHERE


def test_a_turn_moves_every_cell_of_a_tile_and_no_other() -> None:
    """A quarter turn to the right takes what lies above to the right (p. 13) (HT-Q8)."""
    for place in range(18):
        for row in range(3):
            for column in range(3):
                cell = 9 * place + 3 * row + column
                right = 9 * place + 3 * column + 2 - row
                assert turned(cell, place, 1) == right
                assert turned(right, place, 0) == cell
                for elsewhere in {0, 8, 17} - {place}:
                    beside = 9 * elsewhere + 3 * row + column
                    assert turned(beside, place, 1) == beside
        assert turned(NOWHERE, place, 1) == NOWHERE


def test_amphorae_skeletons_babies_and_ghosts_go_with_their_tiles() -> None:
    """All that lies on them, on each of the nine cells (HT-Q12)."""
    for spot in range(9):
        for moves in ("swap", "turn"):
            g = stand(laid("hydra", seats=3, **PLAIN), "h5", "h5", "h5")
            a, b = 9 + spot, 54 + spot
            g.ground[a], g.bones[a] = 0, SKELETON
            g.babies, g.at[1], g.ghost[2], g.boss_at = [a, b], a, b, a
            if moves == "swap":
                swap_tiles(g, 0, 1, 6)
                a, b = b, a
            else:
                turn_by_hand(g, 0, 1, 1)
                a = turned(a, 1, 1)
            assert [c for c in range(81) if g.ground[c] != EMPTY] == [a]
            assert [c for c in range(81) if g.bones[c]] == [a]
            assert (g.babies, g.at[1], g.ghost[2], g.boss_at) == (sorted([a, b]), a, b, a)


def test_a_moved_tile_grips_on_the_first_cell_too() -> None:
    """The skeleton of the turned tile comes to lie beyond the Limbo from a1 (HT-Q12)."""
    g = stand(laid(seats=3), "h8", "a1", "i9")
    g.at[2], g.bones[CELL["g1"]] = NOWHERE, SKELETON
    turn_by_hand(g, 0, 2, 1)
    assert (g.bones[CELL["i1"]], g.caught) == (SKELETON, [0, 1, 0])


def test_a_tile_that_turns_its_wall_to_a_hero_frees_him() -> None:
    """Nothing holds him any more, though the tile no longer reaches him (HT-Q12)."""
    g = stand(laid(), "h8", "d6")
    g.bones[CELL["c6"]], g.caught[1] = SKELETON, 1
    turn_by_hand(g, 0, 3, 1)
    assert (g.bones[CELL["a6"]], g.caught[1]) == (SKELETON, 0)


def test_a_tile_face_down_that_moves_grips_nobody_beside_it() -> None:
    """It is an obstacle, though walls let the grip pass (HT-Q4, HT-Q12): he explored."""
    g = stand(laid(walls="pass"), "h8", "c2")
    g.tile[1] = g.tile[5] = 0
    g.bones[CELL["c3"]] = SKELETON
    swap_tiles(g, 0, 1, 5)
    assert not g.caught[1]
    g.tile[1] = w.TILES.by_token["sandals-1"]
    swap_tiles(g, 0, 1, 5)
    assert not g.caught[1]
    swap_tiles(g, 0, 1, 5)
    assert g.caught[1]  # now a tile that lies open has come beside him


def test_no_joystick_turns_a_tile_face_down() -> None:
    """Neither within reach nor with the blessing of Spirit, which reaches all others (HT-Q10)."""
    for medallions, reach in ((0, "457"), (w.SPIRIT, "456789")):
        g = stand(laid(), "b5", "h8")
        g.medallions[0], g.tile[0], g.tile[1], g.tile[2] = medallions, 0, 0, 0
        words = {token for token in offered(acting(g)) if token.startswith("turn:")}
        assert words == {f"turn:{place}-{way}" for place in reach for way in ("left", "right")}


def test_every_other_tile_is_within_reach_of_the_blessing_of_spirit() -> None:
    """The Lair as well, on either board; the Portal tile is not (p. 14) (HT-R40)."""
    for boss, at, lair in (("minotaur", "b5", 8), ("siren", "n8", 17)):
        g = stand(laid(boss), at, at)
        first = first_place(g)
        g.tile[first], g.tile[lair] = g.tile[lair], g.tile[first]
        g.medallions[0], g.at[1] = w.SPIRIT, NOWHERE
        words = {token for token in offered(acting(g)) if token.startswith("turn:")}
        places = {w.PLACE.by_value[place] for place in range(first, first + 9)}
        near = {w.PLACE.by_value[13]} if boss == "siren" else {"5"}
        assert words == {f"turn:{p}-{way}" for p in places | near for way in ("left", "right")}


def test_courage_leads_from_sandals_to_sandals_on_the_cross() -> None:
    """As on the square (p. 14)."""
    for boss, at, words in (("siren", "l7", {"teleport:q5"}), ("minotaur", "i1", {"teleport:e2"})):
        g = stand(laid(boss), at, at)
        g.medallions[0], g.at[1] = w.COURAGE, NOWHERE
        assert {t for t in offered(acting(g)) if t.startswith("teleport:")} == words


def test_the_pad_offers_each_pair_once() -> None:
    """Two tiles but for one's own and the Portal tile, by cell and by amphora (p. 13)."""
    g = stand(laid(), "h8", "a1")
    give(g, 0, "pad")
    words = offered(acting(g))
    places = "1234678"
    pairs = {f"{a}+{b}" for a in places for b in places if a < b}
    assert {word[5:] for word in words if word.startswith("swap:")} == pairs
    assert {word[6:] for word in words if word.startswith("trade:")} == pairs


# -- Spirit ---------------------------------------------------------------------------------------


def formed(g: Race, moved: set[int], there: list[int], left: int) -> list[int]:
    """The medallions that lie once some tiles have moved, by the rule alone (p. 14).

    Two halves look at each other across the seam of two tiles, one of which has moved; in reading
    order, each half once, as long as there are medallions (HT-Q13, HT-R62, HT-C5).
    """
    at = AT["siren" if g.boss == w.SIREN else ""]
    halves = list(there)
    for y in range(15):
        for x in range(15):
            for side in (1, 2):
                cell, other = at.get((x, y)), at.get((x + STEP[side][0], y + STEP[side][1]))
                if cell is None or other is None or cell // 9 == other // 9:
                    continue
                meet = half_on(g, cell) == side and half_on(g, other) == (side + 2) % 4
                free = cell not in halves and other not in halves
                if meet and free and left and moved & {cell // 9, other // 9}:
                    halves += [cell, other]
                    left -= 1
    return halves


@BOSSES
def test_halves_that_a_moved_tile_brings_together_form_a_medallion(boss: str) -> None:
    """On any two tiles, for each that turned or changed places (p. 14)."""
    rng = random.Random(1)
    first = 9 * (boss == "siren")
    places = [first + place for place in (*range(4), *range(5, 9))]
    many = 0
    for _ in range(50):
        g = stand(laid(boss, seats=4, **PLAIN), *["x9" if boss == "siren" else "i9"] * 4)
        tiles = list(w.TILES.values)
        rng.shuffle(tiles)
        for place in places:
            g.tile[place], g.quarters[place] = tiles.pop(), rng.randrange(4)
        g.medallions = [w.SPIRIT, w.SPIRIT, rng.choice((0, w.SPIRIT)), rng.choice((0, w.SPIRIT))]
        stock = 4 - sum(m & w.SPIRIT > 0 for m in g.medallions)
        g.halves, g.log = [], Log()
        a, b = rng.sample(places, 2)
        if rng.random() < 0.5:
            turn_by_hand(g, 0, a, rng.randrange(2))
            moved = {a}
        else:
            swap_tiles(g, 0, a, b)
            moved = {a, b}
        assert g.halves == formed(g, moved, [], stock)
        assert [cell for _, x, y in told(g, "formed") for cell in (x, y)] == g.halves
        many += len(g.halves)
    assert many > 4


#: Four medallions, on seven tiles.
PAIRS = [("c2", "d2"), ("h6", "h7"), ("b6", "b7"), ("c8", "d8")]


def test_a_medallion_is_taken_from_either_of_its_cells() -> None:
    """That one alone, and only by who has none (p. 14)."""
    for pair in PAIRS:
        for cell in pair:
            for has in (0, w.SPIRIT):
                g = laid(seats=4)
                g.halves = [CELL[name] for names in PAIRS for name in names]
                g.medallions[2] = has
                take_spirit(g, 2, CELL[cell])
                left = [p for p in PAIRS if has or p != pair]
                assert g.halves == [CELL[name] for names in left for name in names]
                assert g.medallions[2] == w.SPIRIT
                assert len(g.alarms) == int(not has)


def test_only_medallions_on_a_turned_tile_are_parted() -> None:
    """Whichever half lies on it (HT-Q38)."""
    for place in range(9):
        for pairs in (PAIRS, PAIRS[:1], PAIRS[::-1]):
            g = laid(seats=4)
            g.log = Log()
            g.halves = [CELL[name] for names in pairs for name in names]
            part_spirits(g, place)
            gone = [p for p in pairs if place in (CELL[p[0]] // 9, CELL[p[1]] // 9)]
            left = [p for p in pairs if p not in gone]
            assert g.halves == [CELL[name] for names in left for name in names]
            parted = [("parted", CELL[a], CELL[b]) for a, b in gone]
            assert sorted(told(g, "parted")) == sorted(parted)


@BOSSES
def test_the_alarm_of_spirit_turns_the_two_tiles_of_the_medallion(boss: str) -> None:
    """Clockwise, wherever two tiles touch, the Portal tile among them (p. 14)."""
    first = 9 * (boss == "siren")
    for place in range(first, first + 9):
        for other in BESIDE[place]:
            g = stand(laid(boss, seats=3, **PLAIN), *["x9" if boss == "siren" else "i9"] * 3)
            g.halves = [9 * place, 9 * other]
            take_spirit(g, 0, 9 * other)
            step_of(g, ALARMS)
            ends = [int(p in (place, other)) for p in range(18)]
            assert g.quarters == ends
            assert told(g, "turned") == [("turned", 0, place), ("turned", 0, other)]
            assert g.log is not None
            assert {e[3] for e in g.log.events if e[0] == w.E_TURNED} == {w.WAY.by_token["right"]}
            assert told(g, "alarm") == [("alarm", w.NUMBER_OF[w.SPIRIT], 0)]


def test_the_alarm_follows_tiles_that_have_changed_places() -> None:
    """The medallion of two tiles turns these two, wherever they lie now (HT-Q38)."""
    for place in range(9):
        for other in BESIDE[place]:
            g = stand(laid(seats=3, **PLAIN), "i9", "i9", "i9")
            g.halves = [9 * place, 9 * other]
            take_spirit(g, 0, 9 * place)
            tiles = {kind(g, place), kind(g, other)}
            swap_tiles(g, 0, 0, 8)
            swap_tiles(g, 0, 1, 5)
            step_of(g, ALARMS)
            assert {kind(g, p) for p in range(9) if g.quarters[p]} == tiles


@pytest.mark.parametrize("me", [0, 1, 2])
def test_a_medallion_that_forms_under_heroes_goes_to_the_first_in_order(me: int) -> None:
    """The active one, then clockwise (HT-Q49)."""
    for away in range(3):
        g = stand(laid(seats=3, **PLAIN), "i9", "i9", "i9")
        g.tile[0], g.quarters[0] = w.TILES.by_token["sandals-1"], 1  # half on c2, to the east
        g.tile[1] = w.TILES.by_token["joystick-1"]  # half on d2, to the west
        assert formed(g, {0}, [], 3) == [CELL["c2"], CELL["d2"]]
        first, second = [(me + i) % 3 for i in range(3) if (me + i) % 3 != away]
        g.at[first], g.at[second] = CELL["d2"], CELL["c2"]
        g.active = me
        turn_by_hand(g, me, 0, 0)
        turn_by_hand(g, me, 0, 1)
        assert [m & w.SPIRIT > 0 for m in g.medallions] == [s == first for s in range(3)]


def test_a_medallion_that_a_swap_forms_under_a_hero_is_his() -> None:
    """At once, as after a turn (HT-Q49)."""
    g = stand(laid(seats=3, **PLAIN), "i9", "d2", "i9")
    g.tile[0], g.quarters[0] = w.TILES.by_token["pad"], 0
    g.tile[8], g.quarters[8] = w.TILES.by_token["sandals-1"], 1
    g.tile[1] = w.TILES.by_token["joystick-1"]
    swap_tiles(g, 0, 0, 8)
    assert (g.medallions, g.halves) == ([0, w.SPIRIT, 0], [])


def test_the_alarm_of_spirit_parts_what_lies_on_either_tile() -> None:
    """Another medallion on the first tile, or on the second one (HT-Q38)."""
    for other in (("b3", "b4"), ("e3", "e4")):
        g = stand(laid(seats=4, **PLAIN), "i9", "i9", "i9", "i9")
        g.halves = [CELL[cell] for cell in ("c2", "d2", *other)]
        take_spirit(g, 0, CELL["c2"])
        step_of(g, ALARMS)
        assert told(g, "parted") == [("parted", CELL[other[0]], CELL[other[1]])]


# -- alarms ---------------------------------------------------------------------------------------


def test_the_alarm_of_force_sets_all_skeletons_on_fire() -> None:
    """In play or waiting for it (p. 14)."""
    g = stand(laid(seats=3, **PLAIN), "h8", "i9", "g9")
    g.bones[0], g.bones[80], g.alarms = SKELETON, BURNING, [w.NUMBER_OF[w.FORCE]]
    step_of(g, ALARMS)
    assert (g.bones[0], g.bones[1], g.bones[80], g.burning) == (BURNING, 0, BURNING, 1)


def test_skeletons_that_come_back_grip_who_is_on_or_beside_them() -> None:
    """Eight around the Portal (p. 15) (HT-Q21): not through walls, and nobody anywhere else."""
    for cells, caught in (
        (("d5", "e7", "d7"), [1, 1, 0]),  # on one, south of one, behind a wall
        (("b1", "g5", "c5"), [0, 1, 1]),
        (("a1", "c3", "e3"), [0, 0, 1]),
        (("e5", "g7", "h8"), [1, 0, 0]),
    ):
        g = stand(laid(seats=4, **PLAIN), *cells, "i9")
        g.at[3], g.boss_at, g.alarms = NOWHERE, CELL["b8"], [w.NUMBER_OF[w.COMBAT]]
        g.bones[CELL["a1"]] = SKELETON if cells[0] == "b1" else 0
        step_of(g, ALARMS, me=2)
        assert g.caught[:3] == caught, cells
        ring = {f"{c}{r}" for c in "def" for r in "456"} - {"e5"}
        assert {CELL_TOKENS[c] for c in range(81) if g.bones[c]} - {"a1"} == ring


@pytest.mark.parametrize("me", [0, 1, 2])
def test_ulysses_may_exchange_from_every_seat(me: int) -> None:
    """In anybody's turn, before each token that is left (p. 16) (HT-Q33)."""
    heroes = ["eurydice", "andromeda", "daphne"]
    heroes[me] = "ulysses"
    names = {f"hero_{seat + 1}": hero for seat, hero in enumerate(heroes)}
    for active in range(3):
        g = stand(laid(seats=3, **names), "h8", "i9", "g9")
        g.boss_at, g.crossed, g.ether_left[me] = CELL["b5"], [0, 1], 1
        game = after(g, active)
        assert game.ask is not None
        assert (asked(game), game.ask.seats) == ("replace", 1 << me)
        words = {f"replace:{a}>{b}" for a in ("red", "blue") for b in ("green", "yellow")}
        assert offered(game) == {*words, "pass"}
        say(game, "pass")
        assert offered(game) == {"replace:blue>green", "replace:blue>yellow", "pass"}
        say(game, "replace:blue>yellow")
        assert (g.ether_left[me], asked(game)) == (0, "act")
        assert told(g, "jumped", "replaced") == [
            ("jumped", 0, 0),
            ("replaced", me, 1),
            ("jumped", 3, 0),
        ]


def test_a_thread_on_the_seam_of_two_tiles_is_seen_from_either_side() -> None:
    """With tiles of the box's owner: whichever of the two shows it, of every colour (p. 6)."""
    for colour in range(4):
        for start, end in (("d5", "c5"), ("c5", "d5")):
            g = stand(laid(), start, "h8")
            g.boss_at, g.numbers = CELL["b8"], list(g.numbers)  # shared by all games
            g.numbers[BORDERS[w.PORTAL_TILE] + BORDER[0][3][3]] = THREAD + colour
            say(acting(g), f"go:{end}")
            assert g.crossed == [colour]


def test_two_games_share_their_numbers() -> None:
    """No test here has changed those of the printed box."""
    assert laid().numbers == SPEC.new(SPEC.settings({}), 2).numbers
    assert first_place(laid("siren")) == 9
