"""The soak: what it plays, and its report."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon import kernel as k
from heroon.testing import KitError, check_game, pairwise, soak
from tests.shapes import long_turn, windows

SIZE = k.domain("size", "small big huge")
WIND = k.domain("wind", "calm storm")


class Optional(windows.Duel):
    __slots__ = ("size", "wind")
    size: int
    wind: int


SPEC: k.GameSpec[Any] = replace(
    windows.SPEC,
    state=Optional,
    own_fields=(k.option("size", SIZE), k.option("wind", WIND), *windows.SPEC.own_fields),
    options=(k.Option("size", SIZE), k.Option("wind", WIND, default=1)),
    modes={"calm": {"wind": "calm"}, "vast": {"size": "huge", "wind": "calm"}},
    excluded=(("size", "big", "wind", "storm"),),
)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "game", lambda name: SPEC)


def test_settings_are_modes_and_single_values() -> None:
    assert soak.settings(SPEC) == [
        {},
        {"wind": "calm"},
        {"size": "huge", "wind": "calm"},
        {"size": "huge"},
        {"size": "big", "wind": "calm"},
    ]


def test_every_two_values_meet_if_they_may() -> None:
    found = {(given["size"], given["wind"]) for given in pairwise(SPEC)}
    assert found == {(s, w) for s in SIZE.tokens for w in WIND.tokens} - {("big", "storm")}


def test_jobs_share_the_games_out() -> None:
    todo = soak.jobs(SPEC, 6, 100)
    assert [job["games"] for job in todo] == [2, 1, 1, 1, 1]
    assert [job["seed"] for job in todo] == [100, 102, 103, 104, 105]
    assert [job["seats"] for job in soak.jobs(long_turn.SPEC, 3, 0)] == [1, 2]
    assert len(soak.jobs(SPEC, 1, 0)) == 1


def test_a_soak(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seeds = set()

    class Here:
        returncode = 0

        def __init__(self, command: list[str], env: dict[str, str], **_: object):
            seeds.add(env["PYTHONHASHSEED"])
            self.order = json.loads(command[-1])

        def communicate(self) -> tuple[str, None]:
            return json.dumps(soak.work(SPEC, self.order["todo"], self.order["seed"])), None

    monkeypatch.setattr(subprocess, "Popen", Here)
    monkeypatch.setattr(soak, "commit", lambda: "c0ffee")
    out = tmp_path / "soak.json"
    assert soak.main(["windows", "--games", "5", "--seed", "7", "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert (report["games"], report["seeds"], report["commit"]) == (5, [7, 11], "c0ffee")
    assert report["max_in_flight"] == 0
    assert [r["seed"] for r in report["settings"]] == [7, 8, 9, 10, 11]
    assert seeds == {"1", "2"}


def test_a_soak_that_was_broken_off_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(soak, "commit", lambda: "c0ffee")
    keep, todo = str(tmp_path / "kept"), soak.jobs(SPEC, 5, 0)
    some = soak.work(SPEC, todo[:3], 0, "stretches", keep)
    walked: list[int] = []

    def watched(spec: k.GameSpec[Any], games: int, *depth: str, seed: int, **more: Any) -> Any:
        walked.append(seed)
        return check_game(spec, games, *depth, seed=seed, **more)

    monkeypatch.setattr(soak, "check_game", watched)
    whole = soak.work(SPEC, todo, 0, "stretches", keep)
    assert walked == [0, 3, 4]  # the games that both play, and the settings that were left
    assert whole["reports"][:3] == some["reports"]
    assert [r["depth"] for r in whole["reports"]] == ["stretches"] * 5
    monkeypatch.setattr(soak, "commit", lambda: "decaf")
    soak.work(SPEC, todo[:1], 0, "stretches", keep)
    assert walked[3:] == [0, 0]


def test_a_soak_in_stretches_sums_up_its_laws(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    parts: list[dict[str, Any]] = []

    class Here:
        returncode = 0

        def __init__(self, command: list[str], **_: object):
            self.order = json.loads(command[-1])

        def communicate(self) -> tuple[str, None]:
            order = self.order
            parts.append(soak.work(SPEC, order["todo"], order["seed"], order["depth"]))
            return json.dumps(parts[-1]), None

    monkeypatch.setattr(subprocess, "Popen", Here)
    monkeypatch.setattr(soak, "commit", lambda: "c0ffee")
    out = tmp_path / "soak.json"
    line = ["windows", "--games", "5", "--depth", "stretches", "--out", str(out)]
    assert soak.main(line) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    reports = [one for part in parts for one in part["reports"]]
    assert report["depth"] == "stretches"
    assert report["checked"]["asks with all laws"] == sum(r["checked"] for r in reports)
    assert report["checked"]["position as text"] >= 5
    assert report["processor"] >= 0


def test_one_process_prints_its_part(capsys: pytest.CaptureFixture[str]) -> None:
    todo = soak.jobs(SPEC, 1, 0)
    order = json.dumps({"game": "windows", "seed": 3, "todo": todo})
    assert soak.main(["windows", "--order", order]) == 0
    assert len(json.loads(capsys.readouterr().out)["reports"]) == 1


def test_a_broken_game_fails_the_soak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KitError("a law is broken")

    monkeypatch.setattr(soak, "check_game", broken)
    assert soak.main(["windows", "--order", '{"todo": [], "seed": 0}']) == 1
    assert "a law is broken" in capsys.readouterr().err


@pytest.mark.parametrize("code", [0, 1])
def test_processes_that_fail_or_differ(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int
) -> None:
    class Odd:
        returncode = code
        many = 0

        def __init__(self, *_: object, **__: object):
            Odd.many += 1
            self.n = Odd.many

        def communicate(self) -> tuple[str, None]:
            return json.dumps({"shared": str(self.n), "reports": []}), None

    monkeypatch.setattr(subprocess, "Popen", Odd)
    assert soak.main(["windows", "--games", "1"]) == 1
    said = capsys.readouterr().err
    assert ("other games in another process" in said) == (code == 0)


def test_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(soak.commit()) in (0, 40)

    def none(*_: object, **__: object) -> None:
        raise OSError("no git here")

    monkeypatch.setattr(subprocess, "run", none)
    assert soak.commit() == ""
