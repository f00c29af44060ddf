"""HADES TRAP: what a seat is told of the Boss's way, while the tokens are resolved."""

from __future__ import annotations

import pytest

from heroon.board.model import Look
from heroon.faces.hades_trap.ariadne import panel
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
    assert "north" in text and "east" in text
    say(game, "pass")
    name, text = told(g)
    assert name == "What still comes"
    assert "north" not in text and "east" in text
    assert g.boss_at == CELL["b2"]


@pytest.mark.parametrize("colours", [(), ("red",)])
def test_nothing_is_foreseen_when_all_tokens_are_resolved(colours: tuple[str, ...]) -> None:
    """A token that the Boss acts for now, as one of the alarm's, is told by what it does."""
    g = stand(laid(hero_1="ulysses"), "a9", "b9")
    g.boss_at, g.crossed = CELL["b5"], [w.COLOUR.by_token[name] for name in colours]
    then(g, LABYRINTH, len(colours))
    name, text = told(g)
    assert (name == "") == bool(colours), text
