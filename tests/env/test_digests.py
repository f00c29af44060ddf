"""Published digests: a few of the seeded episodes show today what they showed then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heroon.env.digests import EPISODES, KINDS, digests, main
from tests.env.tables import SPECS
from tests.lengths import length

PUBLISHED = Path(__file__).parents[2] / "docs" / "lab" / "digests.json"


@pytest.fixture(scope="module")
def published() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PUBLISHED.read_text("utf-8"))
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SPECS)
def test_episodes_show_what_is_published(name: str, kind: str, published: dict[str, Any]) -> None:
    meant = published["games"][name]
    seeds = length((0, 7, 99), tuple(range(EPISODES)))
    told = meant[kind]["episodes"].split()
    assert len(told) == EPISODES == published["episodes"]
    again = [KINDS[kind](name, seed) for seed in seeds]
    command = "python -m heroon.env.digests --out docs/lab/digests.json"
    assert again == [told[seed] for seed in seeds], f"if the rules changed: {command}"
    spec = SPECS[name]
    assert (meant["rules"], meant["cards"]) == (spec.rules, spec.cards_hash)


def test_episodes_differ() -> None:
    found = digests("heroz", 4)
    for kind in KINDS:
        assert len(set(found[kind]["episodes"].split())) == 4


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "digests.json"
    assert main(["heroz", "--episodes", "2", "--out", str(out)]) == 0
    written = json.loads(out.read_text("utf-8"))
    assert main(["heroz", "--episodes", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == written
    assert written["games"]["heroz"] == digests("heroz", 2)
