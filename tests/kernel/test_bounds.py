"""Files of others are bounded before they are parsed; also those that other editors wrote."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import pytest

from heroon import kernel as k
from heroon.kernel.errors import MALFORMED
from heroon.texts.reasons import reason
from tests.kernel.bombs import BOMBS, MEMORY
from tests.shapes import windows

ENTRY = '{} = {{value = 1, low = 0, high = 9, from = "printed", rule = "x"}}'
READERS: dict[str, Callable[[str], object]] = {
    "record": lambda text: k.read_record(text + "\n---\n0 pass\n", "here", windows.SPEC),
    "position": lambda text: k.read_position(text, "here", windows.SPEC),
    "scenario": lambda text: k.read_scenario(text, "here"),
    "cards": lambda text: k.use_numbers((), text, "here"),
    "own cards": lambda text: k.read_numbers(text, "here"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_before_it_is_parsed(reader: str, bomb: str) -> None:
    text, why = BOMBS[bomb]
    tracemalloc.start()
    try:
        with pytest.raises(k.InputError, match=why) as bad:
            READERS[reader](text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert bad.value.kind == MALFORMED
    assert bad.value.where.startswith("here")
    assert peak < MEMORY
    assert reason(bad.value.why, "fr") != bad.value.why


def test_what_ordinary_files_hold_is_within_the_bounds() -> None:
    text = 'a.b.c.d = "1.2.3.4.5.6 # [[[[[[[[[[[[" # don\'t a.b.c.d.e.f\n' + "[x]\n" * 1
    with pytest.raises(k.InputError, match="the entry 'game' is missing"):
        k.read_scenario(text)


def test_a_record_has_bounds_behind_its_header_too() -> None:
    head = (
        k.write_record(k.Table(windows.SPEC, driver=k.Seeded("x"))).partition("---\n")[0] + "---\n"
    )
    for body, why in [
        ("\n" * 100_001, "too many lines"),
        ("#" * 1_001, r"the line is too long, at most 1000"),
        ("# more\n" * 200_000, "the file is too long"),
    ]:
        with pytest.raises(k.InputError, match=why) as bad:
            k.read_record(head + body, "here", windows.SPEC)
        assert reason(bad.value.why, "fr") != bad.value.why


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_files_of_other_editors_are_read(mark: str, end: str) -> None:
    table = k.Table(windows.SPEC, driver=k.Seeded("x"))
    record = mark + k.write_record(table).replace("\n", end)
    assert k.read_record(record, spec=windows.SPEC)[0].tokens == table.tokens
    position = mark + k.write_position(table).replace("\n", end)
    assert k.write_position(k.read_position(position, spec=windows.SPEC)) == k.write_position(table)
    numbers = k.read_numbers(
        '[numbers]\nn = {value=1, low=0, high=9, from="printed", rule="x"}', ""
    )
    own = k.use_numbers(numbers, f"{mark}[numbers]{end}n = 7{end}", "cards")
    assert own[0].value == 7


def test_a_wrong_number_is_said_with_its_own_line() -> None:
    two = "\n".join(map(ENTRY.format, ("lion_ability", "lion")))
    numbers = k.read_numbers(f"[numbers]\n{two}", "")
    for own, line in [("lion_ability = 1\nlion = 99", 3), ("lion = 99\nlion_ability = 1", 2)]:
        with pytest.raises(k.InputError) as bad:
            k.use_numbers(numbers, f"[numbers]\n{own}", "cards")
        assert bad.value.where == f"cards, line {line}"
