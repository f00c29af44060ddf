"""HADES TRAP: what is shown, foreseen and refused, each on a small position."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import follow, struck
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import SKELETON, Race
from heroon.games.hades_trap.steps import LABYRINTH
from heroon.games.hades_trap.view import view
from heroon.games.hades_trap.why import why
from heroon.kernel import then

from .laid import CELL, give, going, laid, say, stand, turn


def refused(g: Race, token: str) -> str:
    """The rule by which the first seat may not say a word."""
    turn(g)
    return SPEC.words.reasons[why(g, 0, SPEC.words.text.index(token))].rule


def stock(g: Race, name: str) -> int:
    return [piece.face for piece in view(g, 0).area("stock").pieces].count(name)


def test_a_spirit_medallion_in_the_labyrinth_is_not_in_the_stock() -> None:
    g = stand(laid(), "e5", "h8")
    assert stock(g, "spirit") == 2
    g.halves = [CELL["c2"], CELL["d2"]]
    assert (stock(g, "spirit"), stock(g, "courage")) == (1, 2)
    assert [piece.face for piece in view(g, 0).area("formed").pieces] == ["spirit"]
    g.medallions[0] = w.SPIRIT
    assert stock(g, "spirit") == 0


def test_fortune_that_is_shown_is_not_among_the_discarded() -> None:
    g = stand(laid(), "e5", "h8")
    give(g, 0, "fortune")
    say(turn(g), "show")
    shown = view(g, 1)
    assert [piece.face for piece in shown.area("bar.0").pieces] == ["fortune"]
    assert not shown.area("spent").pieces


def test_all_see_that_the_skeletons_to_come_will_burn() -> None:
    g = stand(laid(), "e5", "h8")
    assert "burning" not in view(g, 1).marks
    g.burning = 1
    assert all("burning" in view(g, seat).marks for seat in (-1, 0, 1))


@pytest.mark.parametrize(
    ("curses", "fresh", "at", "leave"),
    [
        (1, 0, "h8", True),
        (0, 0, "h8", False),
        (1, 1, "h8", False),
        (1, 0, "b2", False),
    ],
)
def test_all_see_whether_hades_tokens_go_when_this_turn_ends(
    curses: int, fresh: int, at: str, leave: bool
) -> None:
    g = stand(laid(), at, "e5")
    g.boss_at, g.curses[0], g.fresh[0] = CELL["c3"], curses, fresh
    assert all(("leaving" in view(g, seat).marks) == leave for seat in (-1, 0, 1))
    say(turn(g), "done")
    assert (g.curses[0] == 0) == (leave or not curses)


def test_an_achilles_whom_the_boss_stuns_is_foreseen_without_his_ether() -> None:
    """The first token stuns him in the Hydra's way, the second comes round him."""
    g = stand(laid("hydra", hero_2="achilles"), "h8", "b2")
    g.ether_left[1], g.boss_at, g.crossed = 1, CELL["a2"], [1, 1]
    assert struck(follow(g)) == {1: (1, True)}
    then(g, LABYRINTH)
    going(g)
    assert (g.curses[1], g.ether_left[1]) == (1, 0)


def test_an_amphora_under_a_baby_is_refused_for_the_baby() -> None:
    g = stand(laid("hydra"), "e5", "h8")
    g.ground[CELL["e5"]] = w.MIRROR
    g.babies = [CELL["e5"]]
    assert refused(g, "take") == "hades-trap:hydra.babies"
    g.bones[CELL["e5"]] = SKELETON
    assert refused(g, "take") == "hades-trap:pick-up"


def test_fortune_is_not_thrown_because_it_is_never_discarded() -> None:
    g = stand(laid(), "e5", "f5")
    g.medallions[0] = w.FORCE
    assert refused(g, "throw:fortune>1") == "hades-trap:amphorae"
    give(g, 0, "fortune")
    assert refused(g, "throw:fortune>1") == "hades-trap:pick-up.limit"


def test_a_game_without_ether_says_so() -> None:
    for ether, reason in (("yes", w.R_NO_ETHER), ("no", w.R_WITHOUT_ETHER)):
        g = stand(laid(ether=ether), "e5", "h8")
        g.ether_left[0] = 0
        turn(g)
        assert why(g, 0, w.BOOST) == reason


def test_the_blessing_of_spirit_spares_the_portal_tile() -> None:
    for medallions, rule in ((0, "joystick"), (w.SPIRIT, "spirit.blessing")):
        g = stand(laid(), "b2", "h8")
        g.tile[0], g.tile[3] = g.tile[3], g.tile[0]  # a Joystick cell on b2
        g.medallions[0] = medallions
        assert refused(g, "turn:5-left") == f"hades-trap:{rule}"
