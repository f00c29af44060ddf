"""HADES TRAP: what a seat is told of the Boss's way, while the tokens are resolved."""

from __future__ import annotations

import pytest

from heroon.board.model import Look
from heroon.faces.hades_trap.ariadne import panel
from heroon.faces.hades_trap.teller import TELLER
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.games.hades_trap.steps import LABYRINTH
from heroon.games.hades_trap.view import view
from heroon.kernel import then
from heroon.texts import Sentences, texts

from .laid import CELL, going, laid, say, stand


def told(g: Race) -> tuple[str, str]:
    """The name and the text of the panel; nothing where there is none."""
    t = texts("en", "heroon.games.hades_trap")
    found = panel(Look(view(g, 1), Sentences(t, SPEC, 1, {0: "player-1", 1: "player-2"})))
    return (found.name, found.text) if found is not None else ("", "")


def test_a_token_that_is_resolved_is_foreseen_no_more() -> None:
    """Ulysses is asked before each of two tokens: north first, then east."""
    g = stand(laid(hero_1="ulysses"), "a9", "b9")
    g.boss_at, g.crossed = CELL["b5"], [w.COLOUR.by_token["red"], w.COLOUR.by_token["blue"]]
    g.ether_left[0] = 1
    then(g, LABYRINTH)
    game = going(g)
    name, text = told(g)
    assert name == "If the turn ended now"
    assert "jumps north" in text and "jumps east" in text
    say(game, "pass")
    name, text = told(g)
    assert name == "What still comes"
    assert "jumps north" not in text and "jumps east" in text
    assert g.boss_at == CELL["b2"]


@pytest.mark.parametrize("colours", [(), ("red",)])
def test_nothing_is_foreseen_when_all_tokens_are_resolved(colours: tuple[str, ...]) -> None:
    """A token that the Boss acts for now, as one of the alarm's, is told by what it does."""
    g = stand(laid(hero_1="ulysses"), "a9", "b9")
    g.boss_at, g.crossed = CELL["b5"], [w.COLOUR.by_token[name] for name in colours]
    then(g, LABYRINTH, len(colours))
    name, text = told(g)
    assert (name == "") == bool(colours), text


def sung_at(at: str, *crossed: str) -> Race:
    """A game against the Siren with player 2 on a cell, and colours crossed."""
    g = stand(laid(boss="siren"), "q12", at)
    g.boss_at, g.crossed = CELL["q8"], [w.COLOUR.by_token[name] for name in crossed]
    g.arrow = [0, 1, 2, 3]
    return g


def test_whom_a_song_only_draws_is_not_out_of_reach() -> None:
    """Five medallions leave one free point: from u9 the hero comes to t9."""
    blue = sung_at("u9", "blue")
    blue.medallions[1] = w.COURAGE | w.SPIRIT | w.FORCE | w.FORTUNE_SHOWN | w.COMBAT
    text = told(blue)[1]
    assert "draws you to t9" in text, text
    assert "Stunned" not in text and "out of reach" not in text, text
    assert "out of reach" in told(sung_at("x8", "red"))[1]


@pytest.mark.parametrize("crossed", [(), ("red",)])
def test_the_alarm_of_courage_may_add_a_colour(crossed: tuple[str, ...]) -> None:
    """Nobody is out of reach for sure before it has sounded; how many colours would reach is told.

    [hades-trap:courage.alarm]
    """
    g = sung_at("x8", *crossed)
    g.alarms = [w.NUMBER_OF[w.COURAGE]]
    text = told(g)[1]
    assert f"1 in {4 - len(crossed)} reaches you" in text and "out of reach" not in text, text
    g.alarms = [w.NUMBER_OF[w.FORCE]]
    assert "adds a colour" not in told(g)[1]


def test_of_a_colour_that_reaches_nobody_that_is_told() -> None:
    """Player 2 stands south, and green is crossed already: what is left draws others."""
    g = sung_at("q14", "green")
    g.at[1], g.arrow = CELL["q7"], [0, 1, 2, 3]
    g.alarms = [w.NUMBER_OF[w.COURAGE]]
    assert "none reaches you" in told(g)[1]


def test_the_stairs_are_one_touch_and_a_teleport_names_its_end() -> None:
    """There is one other Stairs tile, but several Sandals: only there is something to pick."""
    g = stand(laid(), "a9", "b9")
    seen, words = view(g, 0), SPEC.words
    assert TELLER.targets(w.CLIMB[CELL["c1"]], seen, words) == ("special/a9",)
    ends = TELLER.targets(w.TELEPORT[CELL["c1"]], seen, words)
    assert ends == ("special/a9", "labyrinth/c1")


@pytest.mark.parametrize(
    ("boss", "red", "text"),
    [
        ("b2", 0, "Red: the Minotaur jumps north through Limbo to the south-west tile."),
        ("b2", 1, "Red: the Minotaur jumps east to the north tile."),
        ("b5", 3, "Red: the Minotaur jumps west through Limbo to the east tile."),
        ("b5", 1, "Red: the Minotaur jumps east and bounces on the Portal tile."),
    ],
)
def test_a_jump_through_limbo_is_told_as_one(boss: str, red: int, text: str) -> None:
    g = stand(laid(), "a9", "c9")
    g.boss_at, g.crossed = CELL[boss], [w.COLOUR.by_token["red"]]
    g.arrow = [(red + i) % 4 for i in range(4)]
    assert text in told(g)[1]
