"""What must hold for each drawn tile and for all cards together: edges, joined cells, totals."""

from __future__ import annotations

import re

import pytest

from heroon.kernel import InputError, game
from heroon.kernel.cards_own import read_numbers
from heroon.kernel.cards_used import use_numbers
from heroon.kernel.cards_written import write_numbers
from heroon.texts.reasons import reason

OWN = """
[columns.tile]
face = { picture = [2, 2], cells = ".PD", edges = " #rb", once = "rb", joined = true, counts = { P = [1, 1], D = [1, 2] } }

[columns.bag]
gold = { low = 0, high = 9, total = 5 }
iron = { low = 0, high = 9, total = 5 }
rope = { low = 0, high = 9 }

[tables.tile]
from = "rebuilt"
rule = "game:tile"

[tables.bag]
one = true
from = "rebuilt"
rule = "game:bag"

[bag]
gold = 3
iron = 2
rope = 7

[tile.one]
face = [
  "+     +     +",
  "   .  r  P   ",
  "+=====+     +",
  "   .  b  .   ",
  "+     +     +",
]

[tile.two]
face = [
  "+     +     +",
  "   D  r  .   ",
  "+  b  +=====+",
  "   .     .   ",
  "+     +     +",
]
"""  # noqa: E501 - a line of such a table is not broken
NUMBERS = read_numbers(OWN, "own.toml")
REFUSED = [
    ("   .  b  .   ", "   .  r  .   ", "face: r stands on one edge, not on 2"),
    ("   .  b  .   ", "   .     .   ", "face: b stands on one edge, not on 0"),
    ("   .  r  P   ", "   .  #  P   ", "face: r stands on one edge, not on 0"),
    ("   .     .   ", "   .  #  .   ", "face: cell 2 of row 2 is walled off"),
    ("   D  r  .   ", "   .  r  .   ", "in all of tile D stands 0 times; asked for: 1..2"),
    ("   .  r  P   ", "   D  r  D   ", "in all of tile P stands 0 times; asked for: 1"),
    ("iron = 2", "iron = 3", "bag adds up to 6, not to 5"),
]


@pytest.mark.parametrize(("old", "new", "why"), REFUSED)
def test_what_does_not_hold_is_refused_with_its_place(old: str, new: str, why: str) -> None:
    text = write_numbers(NUMBERS, "Title")
    assert text.count(old) == 1
    before, _, after = text.partition(old)
    with pytest.raises(InputError) as bad:
        use_numbers(NUMBERS, before + new + after, "mine.toml")
    assert bad.value.why == why
    found = re.search(r", line (\d+)$", bad.value.where)
    assert found is not None
    there = text.splitlines()[int(found[1]) - 1]
    assert there.startswith(("[tile.one]", "[bag]", "face = [")) or old in there or new in there
    assert reason(why, "fr") != why


@pytest.mark.parametrize(("old", "new", "why"), REFUSED)
def test_a_game_that_breaks_its_own_laws_is_not_read(old: str, new: str, why: str) -> None:
    with pytest.raises(InputError) as bad:
        read_numbers(OWN.replace(old, new), "own.toml")
    assert bad.value.why == why


def test_what_an_owner_writes_within_them_is_used() -> None:
    text = write_numbers(NUMBERS, "Title")
    own = text.replace("gold = 3", "gold = 1").replace("iron = 2", "iron = 4")
    own = own.replace("rope = 7", "rope = 9").replace("   D  r  .   ", "   D  r  D   ")
    read = use_numbers(NUMBERS, own, "mine.toml")
    assert {n.name: n.value for n in read if n.of == "bag"} == {
        "bag.gold": 1,
        "bag.iron": 4,
        "bag.rope": 9,
    }


def test_the_laws_stand_in_an_exported_file() -> None:
    text = write_numbers(NUMBERS, "Title")
    assert "each of rb once, all cells joined, in all P 1, in all D 1..2" in text
    assert 'gold = "0..9, 5 in all"' in text and 'rope = "0..9"' in text


def test_tiles_and_amphorae_of_hades_trap_are_checked() -> None:
    numbers = game("hades-trap").numbers
    text = write_numbers(numbers, "Title")
    for old, new, why in (
        ("sandals = 2", "sandals = 3", "amphorae adds up to 11, not to 10"),
        ("   X     .  g", "   .     .  g", "in all of tile X stands 1 times; asked for: 2"),
        (
            "   D     .  #  .   ",
            "   .     .  #  .   ",
            "in all of tile D stands 9 times; asked for: 10",
        ),
        ("  .(W)#  F  #  .   ", "  .(W)#  F  r  .   ", "face: r stands on one edge, not on 2"),
    ):
        assert text.count(old) == 1, old
        with pytest.raises(InputError) as bad:
            use_numbers(numbers, text.replace(old, new), "mine.toml")
        assert bad.value.why.startswith(why)
