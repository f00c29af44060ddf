"""Card data: single numbers and rows of numbers, the owner's corrections, and what is refused."""

from __future__ import annotations

import pytest

from heroon.kernel import InputError, read_numbers, use_numbers, write_numbers
from heroon.kernel.cards import numbers_hash

TEXT = """
[numbers]
hand = { value = 5, low = 1, high = 9, from = "printed", rule = "x:1" }
lion = { value = [4, 7, 6], low = [0, 1, 1], high = 9, from = ["printed", "rebuilt", "rebuilt"], \
  rule = "x:2" }
"""

TWO_ROWS = """
[numbers]
lion = { value = [4, 7, 6], low = 0, high = 20, from = "rebuilt", rule = "x:lion" }
hydra = { value = [3, 6, 9], low = 0, high = 20, from = "rebuilt", rule = "x:hydra" }
"""


def test_a_row_becomes_numbers_in_order() -> None:
    numbers = read_numbers(TEXT, "cards.toml")
    assert [n.name for n in numbers] == ["hand", "lion.1", "lion.2", "lion.3"]
    assert [n.value for n in numbers] == [5, 4, 7, 6]
    assert [(n.low, n.source) for n in numbers[1:]] == [
        (0, "printed"),
        (1, "rebuilt"),
        (1, "rebuilt"),
    ]


def test_the_owner_replaces_a_row_or_a_number() -> None:
    numbers = read_numbers(TEXT, "cards.toml")
    mine = use_numbers(numbers, "[numbers]\nlion = [3, 6, 9]\n", "mine.toml")
    assert [n.value for n in mine] == [5, 3, 6, 9]
    assert numbers_hash(mine) != numbers_hash(numbers)
    mine = use_numbers(numbers, "[numbers]\nhand = 6\n", "mine.toml")
    assert [n.value for n in mine] == [6, 4, 7, 6]


def test_a_record_that_the_owner_changed_is_his_own() -> None:
    """All of it, for who corrects one number of a card has looked at the others."""
    ours = read_numbers(TWO_ROWS, "cards.toml")
    changed = use_numbers(ours, "[numbers]\nlion = [4, 7, 5]\nhydra = [3, 6, 9]\n", "mine.toml")
    assert [n.source for n in changed] == ["own"] * 3 + ["rebuilt"] * 3
    with pytest.raises(InputError, match="no such provenance"):
        read_numbers(TWO_ROWS.replace("rebuilt", "own"), "cards.toml")


def test_what_is_written_is_read_again() -> None:
    numbers = read_numbers(TEXT, "cards.toml")
    text = write_numbers(numbers, "X")
    assert "lion = [4, 7, 6]  # [0..9, 1..9, 1..9]; 1: printed, 2, 3: rebuilt; x:2" in text
    assert use_numbers(numbers, text, "mine.toml") == numbers


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("lion = 4", "lion must be a list of 3 numbers"),
        ("lion = [4, 7]", "lion must be a list of 3 numbers"),
        ("lion = [4, 0, 6]", "lion.2 must be a number from 1 to 9"),
        ("lion = [4, true, 6]", "lion.2 must be a number"),
        ("hand = [5]", "hand must be a number"),
        ("bear = 1", "no such number"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_line(line: str, why: str) -> None:
    numbers = read_numbers(TEXT, "cards.toml")
    with pytest.raises(InputError, match=why) as error:
        use_numbers(numbers, f"[numbers]\n{line}\n", "mine.toml")
    assert error.value.where == "mine.toml, line 2"


def test_lists_of_a_record_have_one_length() -> None:
    text = TEXT.replace("low = [0, 1, 1]", "low = [0, 1]")
    with pytest.raises(InputError, match="3 entries are needed"):
        read_numbers(text, "cards.toml")
