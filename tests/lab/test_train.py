"""The training of policies, as far as it goes without torch: what is read, taught and judged."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from heroon.ai.extras import install
from heroon.ai.learned import ADVICE, policy_in, shipped
from heroon.env.stable_mixed import Mixed, TableOf
from heroon.kernel import InputError, game, games
from heroon.lab.reporting import STOPPED
from heroon.lab.train import PolicyTraining, TrainingOrder, main, tables
from heroon.lab.train_advice import Advised
from heroon.lab.train_curve import curve
from heroon.lab.train_judge import judge, table
from heroon.lab.train_net import check_needed
from heroon.lab.train_plan import reading, turn, turned
from heroon.lab.train_teach import UNWEIGHED, ByWeights, ByWorths, Lessons, gather, teacher
from heroon.native.features import features
from tests.ai.tiny_onnx import tiny
from tests.cli.running import ROOT


def mix(name: str, many: int = 8, seed: int = 1) -> Mixed:
    """Games against the policy, a learner on each seat in turn."""
    seats = game(name).seats[0]
    return Mixed(name, many, [TableOf(agents=(seat,)) for seat in range(seats)], seed=seed)


def drawn(games: Mixed, seed: int) -> npt.NDArray[np.int64]:
    """A random word for each game."""
    allowed = games.allowed()
    chance = np.random.default_rng(seed).random(allowed.shape)
    found: npt.NDArray[np.int64] = np.where(allowed, chance, -1.0).argmax(axis=1)
    return found


def test_a_mix_plays_as_its_batches_do() -> None:
    both, alone = mix("heroz"), mix("heroz")
    ended = 0
    for step in range(400):
        words = drawn(both, step)
        found = both.step(words)
        for batch, part in zip(alone.batches, (slice(0, 4), slice(4, 8)), strict=True):
            seat = batch.agents[0]
            one = batch.step(words[part])
            assert (one.rewards[:, seat] == found.rewards[part]).all()
            assert (one.observations == both.observations[part]).all()
            assert ((one.ends > 0) == found.ended[part]).all()
        ended += int(found.ended.sum())
    assert ended > 0
    assert both.kinds.tolist() == [0] * 4 + [1] * 4


def test_a_seat_finds_its_own_things_first() -> None:
    names = [f.name for f in features(game("heroz"), 2)]
    turns = turned(game("heroz"), 2)
    at = {name: names[turns[1, i]] for i, name in enumerate(names)}
    assert at["where-deck.0.KH"] == "where-deck.1.KH"
    assert at["where-deck.1.KH"] == "where-deck.0.KH"
    assert at["asked.0"] == "asked.1"
    assert at["power.1"] == "power.0"
    assert at["turns"] == "turns"
    assert (turns[0] == np.arange(len(names))).all()
    assert sorted(turns[1]) == list(range(len(names)))


def test_turned_observations_of_two_seats_agree() -> None:
    """What each seat observes of the open things of one position is the same, seen by turns."""
    games = Mixed("hades-trap", 4, [TableOf(agents=(0, 1))], seed=3)
    spec = game("hades-trap")
    names = [f.name for f in features(spec, 2)]
    own = [i for i, name in enumerate(names) if name.startswith(("medallions.", "curses.", "at."))]
    for step in range(60):
        games.step(drawn(games, step))
    shown = np.stack([games.batches[0].observe(0, seat) for seat in (0, 1)])
    mine, theirs = turn(shown, turned(spec, 2))[:, own]
    other = [names.index(names[i][:-1] + str(1 - int(names[i][-1]))) for i in own]
    assert (theirs == shown[0, other]).all()
    assert (mine == shown[0, own]).all()
    assert mine.tolist() != theirs.tolist()


def test_a_reading_leaves_out_what_never_changes() -> None:
    games = mix("heroz", 16)
    seen = []
    for step in range(60):
        seen.append(games.observations)
        games.step(drawn(games, step))
    plan = reading(game("heroz"), 2, np.concatenate(seen))
    names = [f.name for f in features(game("heroz"), 2)]
    numbers, kinds = ([names[i] for i in part] for part in (plan.numbers, plan.kinds))
    assert "memory_aid" not in numbers + kinds
    assert "prompt" in numbers
    assert "prompt" in kinds
    assert "field.0.4" in kinds
    assert "field.0.4" not in numbers
    assert plan.rows == int(plan.first[-1] + plan.size[-1])


@pytest.mark.parametrize("name", ["heroz", "micro-hero", "mini-rogue"])
def test_a_teacher_says_what_the_policy_does(name: str) -> None:
    games = mix(name, 4)
    lessons = Lessons(len(games.features), games.words, 50)
    asked = teacher("heuristic", games, 1)
    assert gather(games, asked, None, 20, lessons, 1) == 20
    assert lessons.met > 40
    assert lessons.many == min(lessons.met, 50)
    shown, allowed, best, gains = lessons.take(np.arange(lessons.many))
    assert shown.shape == (lessons.many, len(games.features))
    assert (best <= allowed).all()
    assert best.any(axis=1).all()
    assert np.isnan(gains).all()


def test_a_teacher_by_weights_knows_all_words_of_the_greatest_weight() -> None:
    games = mix("heroz", 4)
    asked = teacher("heuristic", games, 1)
    assert isinstance(asked, ByWeights)
    for step in range(50):
        for i in range(games.many):
            weights, ask = games.position(i).weights(), games.position(i).ask
            assert ask is not None
            top = [w for w, x in zip(ask[2], weights, strict=True) if x == max(weights)]
            assert asked(i) == top
        games.step(drawn(games, step))


def test_planners_teach_where_seats_play_together_only() -> None:
    games = mix("micro-hero", 2)
    lessons = Lessons(len(games.features), games.words, 50)
    gather(games, teacher("planner", games, 1), None, 3, lessons, 1)
    assert lessons.met == 6
    with pytest.raises(
        InputError, match=r"no such teacher for heroz \(there are: heuristic, worths\)"
    ):
        teacher("planner", mix("heroz", 2), 1)


def test_a_training_has_a_game_at_each_kind_of_table(tmp_path: Path) -> None:
    """An error of the mix of games came through, with all its calls."""
    with pytest.raises(InputError, match=r"games: '1': fewer games than kinds .*: 2"):
        PolicyTraining(TrainingOrder("heroz", tmp_path, games=1))


@pytest.mark.parametrize("name", ["hero-realms", "mini-rogue", "heroz"])
def test_a_teacher_of_worths_tells_what_words_gain_on_the_policy(name: str) -> None:
    """By the planner's lines, by rollouts where all play together, and against each other."""
    games = mix(name, 8)
    asked = teacher("worths", games, 1)
    assert isinstance(asked, ByWorths)
    weighed = 0
    for step in range(60):
        for i in range(games.many):
            gains, own = asked.gains(i), asked(i)
            if gains:
                weighed += 1
                assert len(gains) > 1
                assert max(gains[word] for word in own if word in gains) == 0
                assert set(gains) <= set(np.flatnonzero(games.allowed()[i]).tolist())
                assert all(-1000 <= gain <= 1000 for gain in gains.values())
        games.step(drawn(games, step))
    assert weighed > 50
    with pytest.raises(InputError, match=r"there are: heuristic, planner, search\)"):
        teacher("worths", mix("micro-hero", 2), 1)


def test_words_gain_by_how_the_games_end() -> None:
    """To strike now is worth more than to end the turn without, on the mean."""
    games = mix("hero-realms", 8)
    asked = teacher("worths", games, 1)
    assert isinstance(asked, ByWorths)
    lost = []
    for _ in range(120):
        for i in range(games.many):
            gains = asked.gains(i)
            lost += [gain for gain in gains.values() if gain]
        games.step([asked(i)[0] for i in range(games.many)])
    assert len(lost) > 100
    assert np.mean(lost) < 0


def test_lessons_keep_what_words_gain() -> None:
    lessons = Lessons(2, 5, 3, gains=True)
    allowed = np.array([[1, 1, 1, 0, 1], [1, 1, 0, 0, 0]], np.bool_)
    best = np.array([[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]], np.bool_)
    lessons.add(np.zeros((2, 2), np.int16), allowed, best, [{0: 0.0, 4: 12.5}, {}])
    told = lessons.take(np.arange(2)).gains
    assert told[0].tolist() == [0.0, UNWEIGHED, UNWEIGHED, UNWEIGHED, 12.5]
    assert np.isnan(told[1]).all()
    lessons.add(np.zeros((2, 2), np.int16), allowed, best, [{}, {1: -3.0}])
    assert lessons.latest(2).tolist() == [0, 2]
    assert lessons.take(np.array([0])).gains[0, 1] == -3.0
    assert np.isnan(lessons.take(np.array([2])).gains).all()


def test_advised_games_tell_the_policys_word_behind_what_is_observed() -> None:
    tables = [TableOf(agents=(seat,)) for seat in range(2)]
    games, plain = Advised("heroz", 6, tables, seed=1), mix("heroz", 6)
    asked = teacher("heuristic", plain, 1)
    assert len(games.features) == len(plain.features) + 1
    ended = 0
    for step in range(200):
        shown = games.observations
        assert (shown[:, :-1] == plain.observations).all()
        assert shown[:, -1].tolist() == [asked(i)[0] for i in range(games.many)]
        words = drawn(games, step)
        ended += int(games.step(words).ended.sum())
        plain.step(words)
    assert ended > 0
    assert games.last.shape == shown.shape
    games.reset(9)
    plain.reset(9)
    assert games.observations[:, -1].tolist() == [asked(i)[0] for i in range(games.many)]


def test_a_judgement_shows_advice_to_weights_that_were_trained_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tiny.onnx"
    path.write_bytes(tiny("hero-realms", changed={ADVICE: "heuristic"}))
    (row,) = judge("hero-realms", str(path), 2)
    assert row["deals"] == 2
    monkeypatch.setattr("heroon.lab.train_judge.by_file", lambda _: by_advice)
    (row,) = judge("hero-realms", str(path), 4)
    assert row["learned"] == row["heuristic"]
    assert (row["ahead"], row["behind"], row["better"]) == (0, 0, False)


def by_advice(games: Mixed) -> npt.NDArray[Any]:
    """The word of advice in each game, where there is one."""
    found: npt.NDArray[Any] = games.observations[:, -1]
    return found


def test_tables_are_those_of_options_seats_and_opponents() -> None:
    order = TrainingOrder("heroz", Path(), others=("policy", "random"))
    found = tables(game("heroz"), order, 2)
    assert [(t.agents, t.others) for t in found] == [
        ((0,), "policy"),
        ((0,), "random"),
        ((1,), "policy"),
        ((1,), "random"),
    ]
    order = TrainingOrder("hero-realms", Path(), over=("boss",), options={"powers": "yes"})
    found = tables(game("hero-realms"), order, 1)
    assert [t.options["boss"] for t in found] == ["grognard", "rayla", "borg", "torgen"]
    assert {t.options["powers"] for t in found} == {"yes"}
    with pytest.raises(InputError, match="no such option"):
        tables(game("heroz"), TrainingOrder("heroz", Path(), over=("boss",)), 2)


def test_without_its_packages_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(InputError, match=re.escape(install("learn"))):
        check_needed()
    assert main(["heroz", "--out", str(tmp_path)]) == 1
    assert install("learn") in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_judgement_counts_mirrored_pairs(tmp_path: Path) -> None:
    path = tmp_path / "tiny.onnx"
    path.write_bytes(tiny("heroz"))
    (row,) = judge("heroz", str(path), 2)
    assert row == judge("heroz", str(path), 2)[0]
    assert row["deals"] == 2
    assert row["games"] == 4
    assert row["won"] + row["lost"] <= 4
    assert row["ahead"] + row["behind"] <= 2
    assert row["better"] is False
    assert "| usual | 4 | " in table([row])


def test_a_judgement_plays_each_deal_from_each_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tiny.onnx"
    path.write_bytes(tiny("hades-trap"))
    met: list[tuple[tuple[int, ...], str]] = []

    def results(games: Mixed, _: object) -> npt.NDArray[np.float32]:
        (of,) = games.tables
        met.append((of.agents, of.others))
        return np.ones(games.many, np.float32)

    monkeypatch.setattr("heroon.lab.train_judge.results", results)
    (row,) = judge("hades-trap", str(path), 3)
    assert met == [((0,), "policy"), ((1,), "policy")]
    assert (row["won"], row["lost"], row["ahead"]) == (6, 0, 3)


def test_a_judgement_of_one_seat_plays_the_same_deals(tmp_path: Path) -> None:
    path = tmp_path / "tiny.onnx"
    path.write_bytes(tiny("hero-realms"))
    rows = judge("hero-realms", str(path), 3, ["boss"])
    assert [row["options"]["boss"] for row in rows] == [
        "grognard",
        "rayla",
        "borg",
        "torgen",
        "all",
    ]
    assert rows[-1]["heuristic"]["won"] == sum(row["heuristic"]["won"] for row in rows[:-1])
    assert rows[-1]["games"] == 12
    assert rows[-1]["heuristic"]["won"] > rows[-1]["learned"]["won"]


def test_a_curve_is_a_drawing() -> None:
    points = [
        {"seconds": 60.0, "learner": "imitate", "tried": {"mean": -0.5}},
        {"seconds": 90.0, "learner": "ppo", "steps": 100},
        {"seconds": 120.0, "learner": "ppo", "tried": {"mean": 0.25}},
    ]
    drawing = ElementTree.fromstring(curve({"game": "heroz", "curve": points}))
    assert len(drawing.findall("{*}circle")) == 2
    assert json.dumps(points)  # and stays data


LAB = ROOT / "docs" / "lab"
REPORTS = [json.loads(path.read_text("utf-8")) for path in sorted(LAB.glob("learned-*.json"))]


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report["game"])
def test_a_published_training_is_told_as_it_was(report: dict[str, Any]) -> None:
    """The tables and curves of docs/learned.md are those of the reports."""
    text = (ROOT / "docs" / "learned.md").read_text("utf-8")
    assert table(report["judgement"]) in text
    name = f"learned-{report['game']}.svg"
    assert f"(lab/{name})" in text
    assert (LAB / name).read_text("utf-8") == curve(report)


def test_weights_come_along_where_they_beat_the_heuristic() -> None:
    """All tables of the training together, on held-out deals, interval and all."""
    better = {report["game"] for report in REPORTS if report["judgement"][-1]["better"]}
    assert better == {name for name in games() if shipped(name)}
    for report in REPORTS:
        if report["game"] in better:
            meta = shipped(report["game"])
            same = ("rules", "cards", "seats", "features", "commit")
            assert {name: meta[name] for name in same} == {name: report[name] for name in same}
            assert report["judgement"][-1]["deals"] >= 400


def test_a_feature_that_is_none_shapes_no_reward(tmp_path: Path) -> None:
    order = TrainingOrder("heroz", tmp_path, games=2, shape={"turns": 0.1, "wealth": 1.0})
    with pytest.raises(InputError, match=r"wealth.*no such feature"):
        PolicyTraining(order)


# -- with torch ------------------------------------------------------------------------------------


def test_a_feature_of_two_bytes_shapes_rewards_by_both() -> None:
    pytest.importorskip("stable_baselines3", reason="the extra `learn` is not installed")
    from heroon.env.stable import StableBatches

    games = mix("heroz", 4)
    names = [feature.name for feature in games.features]
    shown = np.zeros((1, len(names)), np.uint8)
    shown[0, [names.index("power.0"), names.index("power.0.x256"), names.index("turns")]] = 5, 1, 9
    assert StableBatches(games, {"power.0": 2.0})._worths(shown)[0] == 2 * (256 + 5)
    assert StableBatches(games, {"turns": 0.5})._worths(shown)[0] == 4.5
    with pytest.raises(ValueError, match="no feature is called 'wealth'"):
        StableBatches(games, {"wealth": 1.0})


def stopped(tmp_path: Path, *more: str, after: str) -> int:
    """Train without an end, and press Ctrl-C after a line of the progress; the exit status."""
    pytest.importorskip("sb3_contrib", reason="the extra `learn` is not installed")
    given = ["heroz", "--out", str(tmp_path), "--games", "8", "--wide", "16", "--trials", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "heroon.lab.train", *given, "--learner", "imitate", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as done:
        assert done.stderr is not None
        assert any(after in line for line in done.stderr)
        done.send_signal(signal.SIGINT)
        assert "Traceback" not in done.communicate()[1]
    return done.returncode


def test_ctrl_c_keeps_the_best_network_so_far(tmp_path: Path) -> None:
    assert stopped(tmp_path, "--rounds", "1000", "--judge", "5", after="tried") == STOPPED
    names = ["heroz.json", "heroz.onnx", "learned-heroz.json", "learned-heroz.svg"]
    assert sorted(os.listdir(tmp_path)) == names
    report = json.loads((tmp_path / "learned-heroz.json").read_text(encoding="utf-8"))
    assert report["stopped"] and report["judgement"] == []
    assert report["best_tried"] == max(p["tried"]["mean"] for p in report["curve"] if "tried" in p)
    policy_in(game("heroz"), str(tmp_path / "heroz.onnx"), 2)  # it can be played


def test_ctrl_c_before_any_trial_writes_nothing(tmp_path: Path) -> None:
    assert stopped(tmp_path, "--rounds", "1000", after="plan") == STOPPED
    assert os.listdir(tmp_path) == []


def test_ctrl_c_keeps_the_members_of_a_population_that_were_trained(tmp_path: Path) -> None:
    """It comes while the second one learns, before any trial of it."""
    more = ("--population", "2", "--rounds", "15")
    assert stopped(tmp_path, *more, after="best_tried") == STOPPED
    report = json.loads((tmp_path / "learned-heroz.json").read_text(encoding="utf-8"))
    assert report["stopped"] and [one["seed"] for one in report["population"]] == [1]
