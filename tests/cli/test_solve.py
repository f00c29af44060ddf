"""`heroon solve` and `heroon weigh`: what a position is worth, and how sure a search is of it."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.exact import Solution
from heroon.cli.solve import _number, _sentences, _solution
from heroon.kernel import Rng, Seeded, Table, game, write_position, write_record, write_scenario
from heroon.play import saves
from heroon.play.who import Who
from heroon.texts import texts
from tests.cli.running import heroon
from tests.native.having import native


def played(name: str, seats: int, seed: int, left: int = 0) -> Table[Any]:
    """A random game to its end, or to so many answers before it."""
    table: Table[Any] = Table(game(name), driver=Seeded(str(seed)), seats=seats)
    rng = Rng(seed)
    before = []
    while table.ask is not None:
        before.append(table.clone())
        seat = next(s for s in range(seats) if table.words(s))
        table.answer(rng.choice(table.words(seat)), seat)
    return before[-left] if left else table


@pytest.fixture
def over(tmp_path: Path) -> Path:
    (tmp_path / "over.txt").write_text(write_record(played("micro-hero", 1, 1), "1"), "utf-8")
    return tmp_path


def answers(file: Path) -> int:
    return len(re.findall(r"^0 ", file.read_text("utf-8"), re.MULTILINE))


def test_the_end_of_a_game_is_solved(over: Path) -> None:
    at = str(answers(over / "over.txt") - 2)
    ran = heroon(over, "solve", "over.txt", "--at", at, "--all")
    assert (ran.code, ran.err) == (0, "")
    assert "over.txt: seat 0 is asked" in ran.out
    assert "Solved: with best play it is worth 0 (" in ran.out
    assert ran.out.count("the best") >= 1
    assert " to " not in ran.out
    french = heroon(over, "solve", "over.txt", "--at", at, "--lang", "fr").out
    assert "Résolu\u00a0: au mieux, la position vaut 0" in french
    assert "la meilleure" in french
    ended = heroon(over, "solve", "over.txt")
    assert (ended.code, ended.out) == (0, "over.txt: the game is over\n")


def test_what_is_too_large_gets_no_worth(over: Path) -> None:
    ran = heroon(over, "solve", "over.txt", "--at", "2", "--most", "40")
    assert ran.code == 1
    assert "Too large: 40 positions were looked at" in ran.out
    assert "Solved" not in ran.out
    assert "the best" not in ran.out
    french = heroon(over, "solve", "over.txt", "--at", "2", "--most", "40", "--lang", "fr")
    assert "Trop grand\u00a0: 40 positions" in french.out


def test_positions_and_scenarios_are_read(tmp_path: Path) -> None:
    table = played("micro-hero", 1, 1, left=2)
    (tmp_path / "one.toml").write_text(write_position(table), "utf-8")
    (tmp_path / "two.toml").write_text(write_scenario(table, "near the end"), "utf-8")
    for name in ("one.toml", "two.toml"):
        ran = heroon(tmp_path, "solve", name)
        assert (ran.code, ran.err) == (0, "")
        assert f"{name}: seat 0 is asked" in ran.out
        assert "Solved" in ran.out
        weighed = heroon(tmp_path, "weigh", name)
        assert (weighed.code, weighed.err) == (0, "")
    wrong = heroon(tmp_path, "solve", "one.toml", "--at", "3")
    assert (wrong.code, wrong.out) == (2, "")
    (tmp_path / "bare.toml").write_text('game = "micro-hero"\ntitle = "no state"\n', "utf-8")
    bare = heroon(tmp_path, "solve", "bare.toml")
    assert bare.code == 2
    assert "No position is in bare.toml" in bare.err


def test_a_choice_in_the_dark_is_not_solved(tmp_path: Path) -> None:
    table = played("heroz", 2, 4)
    (tmp_path / "over.txt").write_text(write_record(table, "4"), "utf-8")
    ran = heroon(tmp_path, "solve", "over.txt", "--at", "30")
    assert ran.code == 1
    assert "Not solvable: seat" in ran.out
    assert "sans savoir" in heroon(tmp_path, "solve", "over.txt", "--at", "30", "--lang", "fr").out


def test_nothing_is_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    """Neither command looks at what its people may not know, nor for a seat of somebody else."""
    table = played("heroz", 2, 4, left=60)
    saves.save(tmp_path / "mine.heroon", table, "4", Who.of(2, (0,)))
    ran = heroon(tmp_path, "solve", "mine.heroon")
    assert (ran.code, ran.out) == (2, "")
    assert "its position would show" in ran.err
    told = {0: 0, 1: 0}
    for at in range(20, 32):
        weighed = heroon(tmp_path, "weigh", "mine.heroon", "--at", str(at), "--bot", "ismcts:4")
        if weighed.code == 2:
            assert "only the player of seat 1" in weighed.err
            assert weighed.out == ""
            told[1] += 1
        else:
            assert "seat 0 is asked" in weighed.out
            told[0] += 1
    assert min(told.values()) > 0


def test_a_tree_search_says_how_sure_it_is(tmp_path: Path) -> None:
    (tmp_path / "over.txt").write_text(write_record(played("heroz", 2, 4), "4"), "utf-8")
    said = []
    for at in range(24, 40):
        ran = heroon(tmp_path, "weigh", "over.txt", "--at", str(at), "--bot", "ismcts:8")
        assert (ran.code, ran.err) == (0, "")
        said.append(ran.out)
        if "In percent of a win" in ran.out:
            break
    assert re.search(r"\]: \d+\.\d\s%\s\(\d+\.\d\s%\sto\s\d+\.\d\s%\),\s\d+\sgames?\s+in", said[-1])
    again = heroon(tmp_path, "weigh", "over.txt", "--at", str(at), "--bot", "ismcts:8")
    assert again.out == said[-1]
    french = heroon(
        tmp_path, "weigh", "over.txt", "--at", str(at), "--bot", "ismcts:8", "--lang", "fr"
    ).out
    assert "La façon dont le robot comprend le jeu" in " ".join(french.split())


def test_the_planner_says_how_sure_it_is(over: Path) -> None:
    ran = heroon(over, "weigh", "over.txt", "--at", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "in 3 worlds" in ran.out
    assert "behind" in ran.out
    assert "± " in ran.out
    for bot in ("random", "heuristic", "ismcts:3", "nobody"):
        refused = heroon(over, "weigh", "over.txt", "--at", "0", "--bot", bot)
        assert (refused.code, refused.out) == (2, "")
        assert "no such bot" in refused.err


def test_rollouts_say_how_sure_they_are(tmp_path: Path) -> None:
    """In percent of a win; inside a rule the policy answers."""
    native(game("hades-trap"))
    (tmp_path / "over.txt").write_text(write_record(played("hades-trap", 2, 4), "4"), "utf-8")
    said = []
    for at in range(40, 80):
        ran = heroon(tmp_path, "weigh", "over.txt", "--at", str(at), "--bot", "rollouts")
        assert (ran.code, ran.err) == (0, "")
        said.append(" ".join(ran.out.split()))
        if "behind the first" in said[-1]:
            break
    assert re.search(r"\]: \d+\.\d % ± \d+\.\d %, in \d+ worlds ", said[-1])
    assert re.search(r"behind the first by -?\d+\.\d % ± \d+\.\d %", said[-1])
    assert "In percent of a win, with the standard error." in said[-1]
    french = heroon(
        tmp_path, "weigh", "over.txt", "--at", str(at), "--bot", "rollouts", "--lang", "fr"
    ).out
    assert "Chances de victoire, en pour cent, avec l’erreur type." in " ".join(french.split())


def test_a_bound_of_thousands_of_digits_is_told() -> None:
    """Python writes no number of more than 4,300 digits."""
    assert _number(Fraction(1, 7**6000), texts("en")) == "≈ 0.0000"
    assert _number(Fraction(1, 999), texts("en")) == "1/999 (≈ 0.0010)"


def test_a_bound_below_the_goal_is_told() -> None:
    """Where no answer lies below another, but all below the goal, something is known."""
    table: Table[Any] = Table(game("hero-realms"), driver=Seeded("1"))
    t, sentences = _sentences(table, 0, "en")
    for high, looked, told in (
        (Fraction(9, 46), 20, "after 20 positions the worth is known to lie between 0 and 9/46"),
        (Fraction(1), 20, "20 positions were looked at, and that tells nothing"),
        (Fraction(1), 1, "1 position was looked at, and that tells nothing"),
    ):
        found = Solution(0, Fraction(0), high, looked)
        assert told in next(_solution(found, table, looked, t, sentences))


#: Hero Realms in the main phase, with gold to spend; nothing comes after it.
SHORT = """
game = "hero-realms"
rules = 2
seats = 1
[state]
agenda = ["HERO_MAIN"]
turns = 2
face = "dagger"
behaved = [1, 0, 0, 1]
unused = [0, 0, 1, 0]
health = 50
boss_health = 50
gold = 3
row = ["spark", "taxation", "profit", "influence", "arkus"]
backs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
"""


@pytest.mark.parametrize("command", ["solve", "weigh"])
def test_a_position_that_cannot_go_on_is_told(command: str, tmp_path: Path) -> None:
    """Whoever writes a position by hand may forget what comes after its question."""
    (tmp_path / "short.toml").write_text(SHORT, "utf-8")
    ran = heroon(tmp_path, command, "short.toml")
    told = (
        "heroon: short.toml: from this position the rules cannot go on; its agenda may lack a step"
    )
    assert (ran.code, ran.err) == (2, told + "\n")
    french = heroon(tmp_path, command, "short.toml", "--lang", "fr").err
    assert "les règles ne peuvent pas continuer" in french
