"""Each program of `examples/` runs by itself, and prints what it is there to show."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import environment
from tests.docs.pages import EXAMPLES

PROGRAMS = sorted(path.stem for path in EXAMPLES.glob("*.py"))
MOST_LINES = 45


def run(name: str, home: Path, *args: str, told: str = "") -> list[str]:
    """Run a program of the examples; the lines that it prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py"), *args],
        cwd=home,
        env=environment(home),
        input=told,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def numbers(line: str) -> list[float]:
    """The numbers in a line."""
    return [float(one) for one in re.findall(r"-?\d+(?:\.\d+)?", line)]


def test_there_are_ten_and_each_has_a_test() -> None:
    assert len(PROGRAMS) == 10
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert set(PROGRAMS) <= tested


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_short_and_says_how_it_is_called(name: str) -> None:
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    first, _, called = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")
    assert first and called.startswith(f"python examples/{name}.py")


def test_play(tmp_path: Path) -> None:
    """Somebody places a troop, then always says what comes first, to the end of the game."""
    lines = run("play", tmp_path, told="2\n" + "1\n" * 2000)
    assert any(line.startswith("> You place a troop face down") for line in lines)
    assert re.fullmatch(r"Result: \[[01], [01]\]", lines[-1])
    assert run("play", tmp_path, told="\n")[-1].endswith("Result: none, you left")
    wrong = run("play", tmp_path, told="x\n0\n-1\n999999\n")
    assert sum(line.startswith("> ") for line in wrong) == 5, "it is asked again"
    assert wrong[-1].endswith("Result: none, you left"), "the input has an end"


def test_clone(tmp_path: Path) -> None:
    before, *tried, after = run("clone", tmp_path)
    assert before == after
    shares = {line.split()[0]: numbers(line)[-1] for line in tried}
    assert len(shares) > 2 and any(word.startswith("buy:") for word in shares)
    assert len(set(shares.values())) > 1, "what is answered makes a difference"


def test_sample(tmp_path: Path) -> None:
    lines = run("sample", tmp_path)
    assert "no face" in lines[1]
    shares = [numbers(line)[1] for line in lines[2:]]
    assert len(shares) > 1 and sum(shares) == pytest.approx(100, abs=0.2)


def test_odds(tmp_path: Path) -> None:
    assert run("odds", tmp_path) == [
        "<Table of game('heroz'): 0 tokens, nature is asked deck.0>",
        "2809 ways to turn up two cards; their chances sum up to 1",
        "A tie: 53/729, about 7.27%",
    ]


def test_simulate(tmp_path: Path) -> None:
    better, worse, longest, journey, _ = run("simulate", tmp_path)
    assert numbers(better.partition("won")[2])[0] > 70
    assert sum(numbers(line.partition("won")[2])[0] for line in (better, worse)) in (99, 100, 101)
    assert "The longest game" in longest
    assert 1 < numbers(journey)[0] < 12


def test_bot(tmp_path: Path) -> None:
    random, novice = run("bot", tmp_path)
    assert random.endswith("of 20 games against random.") and numbers(random)[0] > 12
    assert numbers(novice)[0] < numbers(random)[0]


def test_tournament(tmp_path: Path) -> None:
    lines = run("tournament", tmp_path)
    for line in lines[:3]:
        better, worse = re.findall(r"(\d+) : +(\d+)", line)[0]
        assert int(better) > int(worse) and int(better) + int(worse) <= 200
    order = [line.split()[1] for line in lines[4:]]
    assert order == ["expert", "apprentice", "novice"]


def test_own_cards(tmp_path: Path) -> None:
    printed, *tried = run("own_cards", tmp_path)
    assert printed == "Printed: 50, it may be 1 to 200."
    shares = [numbers(line.partition("in ")[2])[0] for line in tried]
    assert shares == sorted(shares, reverse=True) and shares[0] > shares[2] > 0
    assert len({line.split()[-1] for line in tried}) == 3, "own numbers have a hash of their own"


def test_training(tmp_path: Path) -> None:
    means = [numbers(line.rpartition("mean ")[2])[0] for line in run("training", tmp_path)]
    assert len(means) == 6
    assert means[0] < 0.5 and means[-1] > 0.75, "it learns"


def test_plotting(tmp_path: Path) -> None:
    lines = run("plotting", tmp_path, "lengths.svg")
    assert lines[-1] == "lengths.svg shows 900 games."
    svg = (tmp_path / "lengths.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg") and "heuristic – random" in svg
    assert svg.count('aria-roledescription="bar"') > 20
    assert not re.search(r"(?:href|src)=\"https?:|url\(https?:|@import", svg)
