"""The balance page of MINI ROGUE: what a row counts, the bands, and the page as its data has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from heroon.faces.mini_rogue import balance
from heroon.games.mini_rogue.spec import SPEC
from tests.native.having import native

PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance" / "mini-rogue.md"


def measured() -> dict[str, Any]:
    """The report that lies beside the page."""
    data: dict[str, Any] = json.loads(PAGE.with_suffix(".json").read_text(encoding="utf-8"))
    return data


def test_a_row_counts_each_run_once() -> None:
    row = balance.play(native(SPEC), ("captain",), balance.NORMAL, 20)
    assert row["won"] + sum(row["killed"].values()) == 20
    assert row["won"] + sum(row["floors"]) == 20
    assert row["reached"][0] == 20 >= row["reached"][1] >= row["reached"][4]
    assert row["hp"][0] == 20 * 10
    pair = balance.play(native(SPEC), ("captain", "alchemist"), {}, 10)
    assert pair["won"] + sum(pair["floors"]) == 10
    assert "hp" not in pair


def test_the_bands_are_met_with_their_whole_intervals() -> None:
    found = balance.bands(measured())
    assert len(found) == 4
    assert [wanted for wanted, _, held in found if not held] == []


def test_the_overlord_wins_as_often_as_is_said() -> None:
    found = balance.bands_against(measured())
    assert [held for _, _, held in found] == [True, True, True, True]


def test_the_page_was_measured_with_the_numbers_of_today() -> None:
    assert measured()["cards"] == SPEC.cards_hash


def test_a_band_that_is_not_met_is_told() -> None:
    report = measured()
    for row in report["rows"]:
        row["won"] = row["runs"] // 2
    assert [held for _, _, held in balance.bands_against(report)] == [True, True, True, True]
    for row in report["rows"]:
        row["won"] = row["runs"] if row["options"].get("mode") else row["runs"] // 4
    assert [held for _, _, held in balance.bands_against(report)] == [False] * 4


def test_an_overlord_sits_beside_the_party() -> None:
    row = balance.play(native(SPEC), ("captain",), {"mode": "overlord", "lord": "prophet"}, 20)
    assert row["won"] + sum(row["floors"]) == 20


@pytest.mark.parametrize("won", [0, 300, 900])
def test_a_band_that_is_missed_is_told(won: int) -> None:
    """Normal at 0 or 90 %, no lower at hard than at normal; two together who always win."""
    report = measured()
    for row in report["rows"]:
        row["runs"], row["won"] = 1000, won
    assert [held for _, _, held in balance.bands(report)] == [won == 300, False, True, True]
    for row in report["rows"]:
        row["won"] = 1000 if len(row["heroes"]) == 2 else won
    assert [held for _, _, held in balance.bands(report)] == [won == 300, False, True, False]


def test_the_command_writes_the_page_and_its_pictures_again_from_its_data(tmp_path: Path) -> None:
    page = tmp_path / PAGE.name
    page.with_suffix(".json").write_bytes(PAGE.with_suffix(".json").read_bytes())
    balance.main(["--out", str(page), "--page"])
    assert page.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")
    drawn = sorted(path.name for path in tmp_path.glob("*.svg"))
    assert len(drawn) == len(balance.PICTURES)
    for name in drawn:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text == (PAGE.parent / name).read_text(encoding="utf-8")
        assert ElementTree.fromstring(text).tag.endswith("svg")
        assert f"({name})" in page.read_text(encoding="utf-8")
