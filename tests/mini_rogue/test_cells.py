"""The card file of MINI ROGUE: a cell that no rule reads does not exist."""

from __future__ import annotations

from typing import Final

import pytest

from heroon.games.mini_rogue.spec import SPEC
from heroon.kernel import InputError

#: Rows that have a cell, by table and column; in the other rows nothing would read it.
HAVE: Final = {
    ("power", "number"): {"labyrinth", "famine", "carnage", "granaries", "watch"},
    ("reinforcement", "rooms"): {"plague", "darkness"},
    ("reinforcement", "less"): {"militia", "idol"},
    ("reinforcement", "number"): {"darkness", "militia"},
    ("item", "price"): {"cache", "armory", "belt", "codex", "jackdaw"},
    ("item", "failure"): {"cache", "armory", "belt", "codex", "jackdaw"},
    ("merchant", "hammer"): {"smith"},
}
GIVEN: Final = {
    **dict.fromkeys(("number", "less", "price", "hammer"), "5"),
    **dict.fromkeys(("rooms", "failure"), '"poison"'),
}
ROWS: Final = {
    table: sorted({n.of.split(".")[1] for n in SPEC.numbers if n.of.startswith(f"{table}.")})
    for table in ("power", "reinforcement", "item", "merchant")
}
CELLS: Final = [(table, row, column) for table, column in HAVE for row in ROWS[table]]


@pytest.mark.parametrize(("table", "row", "column"), CELLS)
def test_a_cell_is_there_where_a_rule_reads_it(table: str, row: str, column: str) -> None:
    text = f"[{table}.{row}]\n{column} = {GIVEN[column]}\n"
    if row in HAVE[table, column]:
        assert SPEC.using(text, "own.toml").numbers != SPEC.numbers
    else:
        with pytest.raises(InputError):
            SPEC.using(text, "own.toml")


@pytest.mark.parametrize("lord", ["prophet", "architect", "gravedigger"])
def test_the_automa_puts_no_card_at_the_powers(lord: str) -> None:
    SPEC.using(f'[lord.{lord}]\n1-2 = {{ side = "combat" }}\n', "own.toml")
    with pytest.raises(InputError, match="side must be one of"):
        SPEC.using(f'[lord.{lord}]\n1-2 = {{ side = "power" }}\n', "own.toml")


def test_the_track_has_a_length_for_each_number_of_adventurers() -> None:
    mine = SPEC.using("[numbers]\nmax-track = [4, 5, 6]\n", "own.toml")
    assert [n.value for n in mine.numbers if n.of == "max-track"] == [4, 5, 6]
    with pytest.raises(InputError):
        SPEC.using("[numbers]\nmax-track = 8\n", "own.toml")
