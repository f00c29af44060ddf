"""The page of peers is what its data say, and our own cases of it can be played."""

from __future__ import annotations

import importlib
import json
import random
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import game
from heroon.native.features import features

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "benchmarks"))
peers: Any = importlib.import_module("peers")
OWN = [name for name, one in peers.CASES.items() if one.home == peers.OURS]
#: The seats of the tables that are measured.
PLAYERS = {"heroz": 2, "micro-hero": 1}


def kept() -> Any:
    return json.loads((ROOT / "docs" / "lab" / "peers.json").read_text("utf-8"))


def test_the_page_is_made_of_its_data() -> None:
    text = (ROOT / "docs" / "peers.md").read_text("utf-8")
    assert text == peers.page(kept()), "python benchmarks/peers.py --out docs/peers.md"


def test_the_page_tells_each_ratio_below_one() -> None:
    found = kept()
    name, other = "heroz, vector", "EnvPool Game2048-v1"
    found["ours_over_theirs"][name][other] = 0.996
    text = peers.page(found)
    assert f"{name} over {other}: 0.996" in text and f"| {other} | **0.996** |" in text
    for pairs in found["ours_over_theirs"].values():
        pairs.update(dict.fromkeys(pairs, 1.0))
    assert "None of these ratios is below 1." in peers.page(found)


@pytest.mark.parametrize("name", OWN)
def test_our_own_cases_are_played(name: str) -> None:
    if "OpenSpiel" in name and not find_spec("pyspiel"):
        pytest.skip("OpenSpiel is not installed")
    random.seed(1)
    decisions, games, seconds = peers.CASES[name].make()()
    assert decisions > 0 and games >= 0 and seconds > -0.01


@pytest.mark.parametrize("name", [name for name in OWN if peers.CASES[name].shown])
def test_our_own_cases_tell_what_is_observed(name: str) -> None:
    spec = game(name.split(",")[0])
    wide, words = re.findall(r"\d+", peers.CASES[name].shown.replace("float32", ""))
    assert int(wide) == len(features(spec, PLAYERS[spec.id])), name
    assert int(words) == len(spec.words.said_by), name


def test_pairs_are_of_one_kind_of_work_and_ours_comes_first() -> None:
    assert set(kept()["per_s"]) == set(peers.CASES)
    for name, pairs in [*peers.PAIRS.items(), *peers.UNLIKE.items()]:
        for other, told in pairs:
            one, two = peers.CASES[name], peers.CASES[other]
            assert one.kind == two.kind and one.home == peers.OURS != two.home and told
    for name, of in peers.DECISIONS.items():
        assert peers.CASES[name].kind != "play" == peers.CASES[of].kind
