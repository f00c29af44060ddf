"""Observations beyond a byte: what two features tell, and what is told at most."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from heroon.env.observe import observe
from heroon.kernel import Seeded, Table
from heroon.native import Unavailable, engine
from heroon.native.features import features
from tests.env.large import LAST, MANY, SPEC, Large

NAMES = {f.name: i for i, f in enumerate(features(SPEC, 2))}


def observed(seat: int = 0, **fields: Any) -> list[int]:
    """What C and CPython both say of a position with these fields."""
    table: Table[Large] = Table(SPEC, {}, Seeded("large"), seats=2)
    for name, value in fields.items():
        setattr(table.g, name, value)
    found = engine(SPEC, debug=True)
    assert not isinstance(found, Unavailable), found
    out = array("B", [7]) * len(NAMES)
    found.at(table).observe(seat, out)
    assert list(out) == observe(SPEC, table.g, table.ask, seat)
    return list(out)


def told(shown: list[int], name: str) -> int:
    """The value that the features of a name tell."""
    many = features(SPEC, 2)
    first = many[NAMES[name]]
    value = first.least + shown[NAMES[name]]
    high = NAMES.get(f"{name}.x256")
    return value if high is None else value + many[high].unit * shown[high]


@pytest.mark.parametrize("level", [-40, -1, 0, 215, 216, 700])
def test_a_number_below_0_or_beyond_a_byte_is_told_by_two_features(level: int) -> None:
    shown = observed(level=level)
    assert told(shown, "level") == level
    assert shown[NAMES["level"]] == (level + 40) % 256


def test_a_number_below_0_within_a_byte_is_told_by_one() -> None:
    assert [told(observed(deep=deep), "deep") for deep in (-7, 0, 3)] == [-7, 0, 3]
    assert "deep.x256" not in NAMES


def test_the_numbers_of_a_list_are_told_one_by_one() -> None:
    shown = observed(twins=[-300, 299], heights=[999, 256], steps=[[-3, 0], [1, 3]])
    assert [told(shown, f"twins.{i}") for i in range(2)] == [-300, 299]
    assert [told(shown, f"heights.{i}") for i in range(2)] == [999, 256]
    assert [told(shown, f"steps.{s}.{i}") for s in range(2) for i in range(2)] == [-3, 0, 1, 3]


def test_what_is_beyond_two_bytes_is_told_as_the_most_they_hold() -> None:
    assert told(observed(turns=65535), "turns") == 65535
    assert told(observed(turns=65536), "turns") == 65535


def test_a_list_tells_its_length_then_its_numbers() -> None:
    shown = observed(diary=[9] * 299, trail=[-300, 0], frost=[[], [-5, 5]])
    assert told(shown, "diary.many") == 299
    assert [told(shown, f"diary.{i}") for i in (0, 298, 299)] == [9, 9, 0]
    assert [told(shown, f"trail.{at}") for at in ("many", 0, 1)] == [2, -300, 0]
    assert [told(shown, f"frost.1.{at}") for at in ("many", 0, 1)] == [2, -5, 5]
    assert told(shown, "frost.0.many") == 0


def test_a_card_of_a_kind_beyond_a_byte_is_told_by_two_features() -> None:
    """A known card is its kind plus 1, an unknown one 1, nothing 0."""
    drawer = list(range(5, LAST - 3))
    places = {
        "drawer": drawer,
        "shelf": [LAST, LAST - 1, -1, 1],
        "known": [3, 2, 0, 3],
        "rack": [2, LAST - 2],
        "heap": [[3], [4, LAST - 3]],
    }
    mine, theirs = (observed(seat, **places) for seat in (0, 1))
    assert [told(mine, f"shelf.{i}") for i in range(4)] == [LAST + 1, 1, 0, 2]
    assert told(theirs, "shelf.1") == LAST
    assert [told(mine, f"rack.top{i}") for i in range(3)] == [LAST - 1, 3, 0]
    assert [told(theirs, f"heap.1.top{i}") for i in range(3)] == [LAST - 2, 5, 0]
    assert [told(mine, f"heap.1.top{i}") for i in range(3)] == [1, 1, 0]
    assert [told(mine, f"unseen-box.k{n}") for n in (3, 4, LAST - 1)] == [0, 1, 1]


def test_more_cards_than_a_byte_counts_are_told_as_255() -> None:
    shown = observed(sack=[1] * 44 + [2] * 300, cup=[1] * 256)
    assert told(shown, "cup.black") == 255
    assert told(shown, "cup.white") == 0
    assert told(observed(sack=[0] * MANY), "sack.hidden") == 255
    assert [told(shown, f"sack.{sort}") for sort in ("black", "white")] == [44, 255]
