"""HADES TRAP: what the Bosses do to heroes in every seat, and whom Ariadne asks for it."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import BABIES, NUMBERS
from heroon.games.hades_trap.labyrinth import NOWHERE
from heroon.games.hades_trap.state import FALLEN, FREE, SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.steps import FINISH, HAND_OVER, HATCH_SOME, PROLIFERATE
from heroon.kernel import NO, YES, Machine

from .edges import acting, after, seat_asked, step_of, told
from .laid import CELL, asked, give, laid, offered, say, stand

SEATS = pytest.mark.parametrize("me", [0, 1, 2])
#: Heroes without a power that rules ask for by themselves.
PLAIN = {"hero_1": "eurydice", "hero_2": "andromeda", "hero_3": "daphne", "hero_4": "circe"}
#: Cells of the first tile; the Boss comes to its middle, b2.
CORNERS = ("a1", "c1", "a3", "c3")


def hoard(g: Race, *objects: str) -> None:
    """Give each seat an amphora that it alone knows."""
    for seat, name in enumerate(objects):
        give(g, seat, name)


def shields(game: Machine[Race], raise_for: int = -1) -> list[int]:
    """Answer the questions for a shield: yes for one seat; who was asked, in order."""
    order = []
    while game.ask is not None and game.ask.prompt == w.P_SHIELD:
        order.append(seat_asked(game))
        game.answer(YES if order[-1] == raise_for else NO)
    return order


def corners(boss: str, seats: int) -> Race:
    """All heroes around b2, where the Boss is about to arrive from the south."""
    g = stand(laid(boss, seats=seats, **PLAIN), *CORNERS[:seats])
    g.boss_at, g.crossed = CELL["b5" if boss == "minotaur" else "b3"], [0]
    return g


# -- the order around the table -------------------------------------------------------------------


@pytest.mark.parametrize("boss", ["minotaur", "hydra"])
@pytest.mark.parametrize("me", [0, 1, 2, 3])
def test_blows_fall_on_the_active_hero_first_then_clockwise(boss: str, me: int) -> None:
    """Where order matters it is that of the turns (p. 7) (HT-Q44): a shield may be used up."""
    g = corners(boss, 4)
    hoard(g, "mirror", "pad", "sandals", "joystick")
    game = after(g, me)
    assert shields(game) == [(me + i) % 4 for i in range(4)]
    assert g.curses == [1, 1, 1, 1]
    assert told(g, "cursed") == [("cursed", (me + i) % 4, 1) for i in range(4)]


@pytest.mark.parametrize("boss", ["minotaur", "hydra"])
@SEATS
def test_a_blow_falls_once_on_each_hero(boss: str, me: int) -> None:
    """One shield is enough for it (p. 13) (HT-b)."""
    for holder in range(3):
        g = corners(boss, 3)
        hoard(g, *("shield" if seat == holder else "sandals" for seat in range(2)))
        give(g, 2, "shield" if holder == 2 else "pad")
        game = after(g, me)
        assert sorted(shields(game, holder)) == [0, 1, 2]
        assert g.curses == [int(seat != holder) for seat in range(3)]


def test_the_hydra_stuns_who_is_on_her_cell_before_she_curses_around_her() -> None:
    """The cell on her way comes first, then the eight around her (p. 17)."""
    for me in range(3):
        g = stand(laid("hydra", seats=3, **PLAIN), "a1", "b2", "c3")
        g.boss_at, g.crossed = CELL["b3"], [0]
        after(g, me)
        assert told(g, "stunned", "cursed")[0] == ("stunned", 1, 0)
        assert (g.lies, g.curses, g.gave) == ([UPRIGHT, STUNNED, UPRIGHT], [1, 0, 1], 0)


def test_the_hydra_gives_no_token_to_whom_she_passes_over() -> None:
    """On the Portal she is in passing: a stun there, the token from the next cell (HT-Q72)."""
    g = stand(laid("hydra", 2, **PLAIN), "h8", "e5")
    g.boss_at, g.crossed = CELL["d5"], [1]
    give(g, 1, "mirror")
    game = after(g)
    assert shields(game) == [1, 1]
    assert told(g, "crept", "stunned", "cursed") == [
        ("crept", CELL["e5"], 0),
        ("stunned", 1, 0),
        ("crept", CELL["f5"], 0),
        ("cursed", 1, 1),
    ]


def test_the_hydra_never_stops_on_the_portal() -> None:
    """From whichever side she comes, one cell more (p. 17); not while tokens are left."""
    ways = (("e6", "e5", "e4"), ("d5", "e5", "f5"), ("e4", "e5", "e6"), ("f5", "e5", "d5"))
    for side, (start, portal, end) in enumerate(ways):
        g = stand(laid("hydra", 2, **PLAIN), "h8", "i9")
        g.boss_at, g.crossed = CELL[start], [side]
        after(g)
        assert [cell for _, cell, _ in told(g, "crept")] == [CELL[portal], CELL[end]]
        g = stand(laid("hydra", 2, **PLAIN), "h8", "i9")
        g.boss_at, g.crossed = CELL[start], [side, (side + 2) % 4]
        after(g)
        assert [cell for _, cell, _ in told(g, "crept")] == [CELL[portal], CELL[start]]


def test_the_hydra_on_the_first_cell_is_a_boss_like_any_other() -> None:
    """Threads count, she moves, she spreads her babies (p. 10, p. 17)."""
    g = stand(laid("hydra", 2, **PLAIN), "e4", "h8")
    g.boss_at = CELL["a1"]
    game = acting(g)
    say(game, "go:e5", "done")
    assert told(g, "crossed", "crept") == [("crossed", 0, 0), ("crept", CELL["a9"], 0)]
    g = stand(laid("hydra", 2, **PLAIN), "h8", "i9")
    g.boss_at = CELL["a1"]
    step_of(g, PROLIFERATE)
    assert {side for _, side, _ in told(g, "hatched")} == {0, 1, 2, 3}


# -- Ariadne --------------------------------------------------------------------------------------


@SEATS
def test_ariadne_picks_whom_hades_curses(me: int) -> None:
    """She sits to the left of the active hero (p. 10, p. 19): a pile of any height."""
    for wrath in (1, 3):
        for away in range(3):
            g = stand(laid("hades", seats=3, **PLAIN), "a1", "c1", "a3")
            g.at[away] = CELL["h8"]
            g.boss_at, g.crossed, g.wrath = CELL["b5"], [0], wrath
            game = after(g, me)
            here = [seat for seat in range(3) if seat != away]
            assert (asked(game), seat_asked(game)) == ("victim", (me + 1) % 3)
            assert offered(game) == {f"victim:{seat}" for seat in here}
            say(game, f"victim:{here[1]}")
            assert (g.curses[here[1]], sum(g.curses), g.wrath) == (wrath, wrath, 0)
            assert asked(game) == "act"


@SEATS
def test_the_only_hero_whom_hades_meets_has_the_pile(me: int) -> None:
    """Nobody is asked; on his very cell he is Stunned as well (p. 19), and the pile is reset."""
    for cell, lies in (("a1", UPRIGHT), ("b2", STUNNED)):
        g = stand(laid("hades", seats=3, **PLAIN), "h8", "i9", "g8")
        g.at[me] = CELL[cell]
        g.boss_at, g.crossed, g.wrath = CELL["b5"], [0], 2
        assert asked(after(g, (me + 1) % 3)) == "act"
        assert (g.curses[me], g.lies[me], g.wrath, g.met) == (2, lies, 0, 1)


@pytest.mark.parametrize("hero", ["theseus", "achilles"])
def test_an_empty_pile_is_refused_by_nobody(hero: str) -> None:
    """Who is met takes nothing, and the pile does not grow (HT-R85)."""
    g = stand(laid("hades", hero_1="eurydice", hero_2=hero), "h8", "a1")
    g.boss_at, g.crossed, g.wrath, g.ether_left[1] = CELL["b5"], [0], 0, 1
    assert asked(after(g)) == "act"
    assert told(g, "immune", "refused", "wrath", "cursed") == []
    assert (g.wrath, g.ether_left[1]) == (0, 1)


def test_theseus_refuses_one_token_of_the_pile() -> None:
    """The rest he takes (HT-Q75); of one token nothing is left."""
    for wrath, curses in ((1, 0), (2, 1), (3, 2)):
        g = stand(laid("hades", hero_1="eurydice", hero_2="theseus"), "h8", "a1")
        g.boss_at, g.crossed, g.wrath, g.ether_left[1] = CELL["b5"], [0], wrath, 1
        game = after(g)
        say(game, "yes")
        assert (g.curses[1], g.wrath, g.ether_left[1]) == (curses, 0, 0)
        assert told(g, "refused", "wrath") == [("refused", 1, 0), ("wrath", 0, 0)]
        assert len(told(g, "cursed")) == int(curses > 0)


def test_the_pile_grows_as_far_as_it_can_be_told() -> None:
    """One more for each token with which Hades meets nobody (p. 19); 99 is the last number."""
    for wrath, grown in ((1, 2), (98, 99), (99, 99)):
        g = stand(laid("hades", 2, **PLAIN), "h8", "i9")
        g.boss_at, g.crossed, g.wrath = CELL["b5"], [0], wrath
        after(g)
        assert g.wrath == grown


@SEATS
def test_ariadne_says_who_is_drawn_first(me: int) -> None:
    """Only the heroes of the zone, one after another (p. 18) (HT-Q74)."""
    for away in range(3):
        g = stand(laid("siren", seats=3, **PLAIN), "q1", "r3", "p1")
        g.at[away] = CELL["w8"]
        g.boss_at, g.crossed = CELL["q8"], [0]
        game = after(g, me)
        here = [seat for seat in range(3) if seat != away]
        assert (asked(game), seat_asked(game)) == ("charm", (me + 1) % 3)
        assert offered(game) == {f"charm:{seat}" for seat in here}
        say(game, f"charm:{here[1]}")
        assert asked(game) == "act"  # the last one is drawn without a question
        assert {seat for _, seat, _ in told(g, "charmed", "stunned")} == set(here)


@SEATS
def test_ariadne_picks_the_ways_of_too_few_babies(me: int) -> None:
    """In all four directions one could go; a way is picked as long as there is a choice (p. 17)."""
    for babies, script in ((1, ["hatch:west"]), (2, ["hatch:east", "hatch:west"])):
        g = stand(laid("hydra", seats=3, **PLAIN), "b8", "b9", "a8")
        g.boss_at, g.numbers = CELL["i6"], list(g.numbers)  # shared by all games
        g.numbers[BABIES] = babies
        game = step_of(g, PROLIFERATE, me=me)
        first = ("north", "east", "south", "west")[: 5 - babies]
        for i, word in enumerate(script):
            assert (asked(game), seat_asked(game)) == ("hatch", (me + 1) % 3)
            ways = first if i == 0 else ("south", "west")
            assert offered(game) == {f"hatch:{way}" for way in ways}
            say(game, word)
        assert asked(game) == "act"
        ends = {"hatch:east": CELL["e6"], "hatch:west": CELL["f6"]}
        assert g.babies == sorted(ends[word] for word in script)


def test_as_many_babies_as_ways_need_no_question() -> None:
    """A hero right beside the Hydra bars one of four ways (HT-Q73): three are left for three."""
    for babies, hatched in ((3, [1, 2, 3]), (4, [1, 2, 3])):
        g = stand(laid("hydra", 2, **PLAIN), "b8", "i5")
        g.boss_at, g.numbers = CELL["i6"], list(g.numbers)
        g.numbers[BABIES] = babies
        game = step_of(g, PROLIFERATE)
        assert asked(game) == "act"
        assert [side for _, side, _ in told(g, "hatched")] == hatched
    assert next(n.value for n in NUMBERS if n.name == "babies") == 4


def test_the_last_way_alone_needs_no_question() -> None:
    """The west is all that is left (p. 17)."""
    g = stand(laid("hydra", 2, **PLAIN), "b8", "b9")
    g.boss_at = CELL["i6"]
    step_of(g, HATCH_SOME, 3, 1)
    assert g.babies == [CELL["f6"]]


# -- the Siren ------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [0, FREE])
@pytest.mark.parametrize("points", range(7))
def test_the_song_draws_as_far_as_the_bar_is_free(token: int, points: int) -> None:
    """A cell for each free point; a token that was added or exchanged sings alike (p. 18)."""
    g = stand(laid("siren", seats=3, **PLAIN), "j9", "q1", "w8")
    g.boss_at, g.crossed, g.curses[1] = CELL["q8"], [token], 6 - points
    after(g)
    assert (g.at[1], g.lies[1]) == (CELL[f"q{points + 1}"], UPRIGHT)
    assert len(told(g, "charmed")) == points


@pytest.mark.parametrize("token", [0, FREE])
def test_who_comes_into_the_water_takes_a_token(token: int) -> None:
    """And the hero who went through the thread a fragment, but for a free token (p. 15, p. 18)."""
    g = stand(laid("siren", seats=3, **PLAIN), "j9", "q1", "w8")
    g.boss_at, g.crossed = CELL["q8"], [token]
    after(g)
    assert (g.at[1], g.lies[1], g.curses) == (CELL["q7"], UPRIGHT, [0, 1, 0])
    assert g.fragments == [int(token < FREE), 0, 0]


@pytest.mark.parametrize("token", [0, FREE])
@pytest.mark.parametrize("points", [2, 6])
def test_an_obstacle_ends_the_song(token: int, points: int) -> None:
    """A wall behind r5 stuns (p. 18); only who was drawn at all has arrived (HT-Q47)."""
    for start, caught in (("r5", 0), ("r4", 1)):
        g = stand(laid("siren", seats=3, **PLAIN), "j9", start, "w8")
        g.boss_at, g.crossed, g.curses[1] = CELL["q8"], [token], 6 - points
        g.bones[CELL["q5"]] = SKELETON
        after(g)
        assert (g.at[1], g.lies[1], g.caught[1]) == (CELL["r5"], STUNNED, caught)


def test_any_hero_in_the_way_ends_the_song() -> None:
    """The first seat as well as the others (p. 18)."""
    for me, other in ((1, 0), (0, 1)):
        g = stand(laid("siren", 2, **PLAIN), "q3", "q3")
        g.at[me] = CELL["q1"]
        g.boss_at, g.crossed = CELL["q8"], [0]
        game = after(g, 0)
        say(game, f"charm:{me}")
        assert (g.at[me], g.lies[me]) == (CELL["q2"], STUNNED)
        assert g.at[other] == CELL["q7"]


@SEATS
def test_whoever_stands_where_the_siren_appears_makes_room(me: int) -> None:
    """He picks a free cell of the Water, and has arrived there (p. 18) (HT-Q27, HT-Q47)."""
    others = [seat for seat in range(3) if seat != me]
    g = stand(laid("siren", seats=3, **PLAIN), "q8", "q8", "q8")
    g.at[others[0]], g.at[others[1]] = CELL["q7"], CELL["j9"]
    g.turns, g.bones[CELL["o8"]] = 3, SKELETON
    game = step_of(g, FINISH, 2, me=2)
    assert (asked(game), seat_asked(game)) == ("shift", me)
    around = {"p7", "r7", "p8", "r8", "p9", "q9", "r9"}
    assert offered(game) == {f"shift:{cell}" for cell in around}
    say(game, "shift:p8")
    assert (g.boss_at, g.at[me], g.caught[me]) == (CELL["q8"], CELL["p8"], 1)
    assert told(g, "appeared", "shifted") == [
        ("appeared", w.SIREN, CELL["q8"]),
        ("shifted", me, CELL["p8"]),
    ]


def test_the_siren_appears_after_the_first_round_alone() -> None:
    """Once everybody has played once (p. 18)."""
    for turns in (1, 2, 3, 4):
        g = stand(laid("siren", seats=3, **PLAIN), "j9", "q1", "w8")
        g.turns = turns
        step_of(g, FINISH, 2, me=2)
        assert g.boss_at == (CELL["q8"] if turns == 3 else NOWHERE)


# -- making room ----------------------------------------------------------------------------------


@SEATS
def test_whom_a_shield_keeps_up_under_the_boss_steps_aside(me: int) -> None:
    """To a free open neighbour, else anywhere on the tile; he has arrived there (HT-Q52)."""
    others = [seat for seat in range(3) if seat != me]
    around = {"shift:b1", "shift:b3"}
    anywhere = {f"shift:{c}{r}" for c in "abc" for r in "123"} - {"shift:b2", *around}
    for cells, words in (
        (("h8", "i9"), around),
        (("b1", "i9"), {"shift:b3"}),
        (("b1", "b3"), anywhere),
    ):
        g = stand(laid(seats=3, **PLAIN), "b2", "b2", "b2")
        g.at[others[0]], g.at[others[1]] = CELL[cells[0]], CELL[cells[1]]
        g.boss_at, g.crossed, g.bones[CELL["c3"]] = CELL["b5"], [0], SKELETON
        give(g, me, "shield")
        game = after(g, (me + 1) % 3)
        assert shields(game, me) == [me]
        assert (asked(game), seat_asked(game), offered(game)) == ("shift", me, words)
        word = sorted(words)[-1]
        say(game, word)
        assert (g.at[me], g.lies[me], g.curses[me]) == (CELL[word[6:]], UPRIGHT, 0)
        assert g.caught[me] == int(word[6:] in ("b3", "c2", "c3"))


def test_a_boss_that_comes_by_a_free_token_gives_no_fragment() -> None:
    """A colour that was added or exchanged (p. 14, p. 16): the token it does give (HT-Q68)."""
    for boss in ("minotaur", "hydra"):
        for token in (0, FREE):
            g = corners(boss, 3)
            g.at[0], g.crossed = CELL["h8"], [token]
            g.at[2] = CELL["i9"]
            after(g, 0)
            assert (g.curses, g.fragments) == ([0, 1, 0], [int(token < FREE), 0, 0])


def test_a_body_is_struck_by_no_boss() -> None:
    """It is invulnerable (p. 19)."""
    g = stand(laid("hades", 2, **PLAIN), "b2", "h8")
    g.lies[0] = FALLEN
    g.boss_at, g.crossed, g.wrath = CELL["b5"], [0], 2
    after(g, 1)
    assert (g.curses, g.wrath, g.met) == ([0, 0], 3, 0)


def test_a_hero_who_has_not_entered_is_met_by_nobody() -> None:
    """Hades strikes the heroes of a tile (p. 19), and the heroes of a tile alone."""
    for place in (*range(4), *range(5, 9)):
        g = stand(laid("hades", seats=3, **PLAIN), "h8", "i9", "g9")
        g.at[2] = NOWHERE
        g.boss_at, g.crossed, g.wrath = 9 * place + 4, [1], 2
        after(g)
        assert not g.curses[2]


def test_all_tokens_of_who_falls_go_back() -> None:
    """With what was noted about them (p. 19): a ghost has none, old or new."""
    for seat in range(3):
        g = stand(laid("hades", seats=3, **PLAIN), "h8", "i9", "g9")
        g.wrath, g.curses[seat], g.fresh[seat] = 4, 3, 1
        step_of(g, HAND_OVER, seat, me=2)
        assert (g.lies[seat], g.curses[seat], g.fresh[seat]) == (FALLEN, 0, 0)
        assert told(g, "wrath", "fell", "cursed") == [("wrath", 0, 0), ("fell", seat, 0)]
