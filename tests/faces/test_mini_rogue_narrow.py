"""MINI ROGUE in the app, 120 columns wide: who stands where, and piles that lie side by side."""

from __future__ import annotations

import pytest

from heroon.faces.mini_rogue.terminal import draw, picture
from heroon.games.mini_rogue import words as w
from heroon.terminal.scene import Scene
from tests.faces.test_mini_rogue_board import look
from tests.mini_rogue.laid import laid

#: The board beside the question, where the app is 120 columns wide.
WIDE = 73


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pawns_are_seen_beside_a_long_name(lang: str) -> None:
    """The name took the cell, and the pawns were cut to an ellipsis."""
    at = w.CELL.by_token["b2"]
    table = laid("MOVE 1", seats=2, rooms={"b2": "gaol^"}, at=[at, at], zone=2)
    given = look(table, 1, lang)
    rows = draw(Scene(given.view, given.sentences, WIDE, 38))
    lines = ["".join(span.text for span in row) for row in rows]
    assert any("☻1 ☻2" in line for line in lines), lines


def test_open_piles_name_each_card() -> None:
    """Of four Stories told the last one stood there, as if it lay on top."""
    rooms = {"b1": "camp^", "a2": "rats^"}
    table = laid("MOVE 0", rooms=rooms, tales=["?*2"], told=["message", "market"])
    given = look(table, 0)
    told = "\n".join(picture(given.view, given.sentences))
    assert "Stories told 2 (Cryptic Message, Midnight Market)" in told.replace("\n    ", " ")
