"""The edits of `dev.py mutants`: what is edited, and that an edit is really played."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests import mutation

ROOT = Path(mutation.__file__).resolve().parents[1]
SOURCE = '''
def rule(g: Duel, a: int) -> None:
    """Do it."""
    if a < 3 and not g.over:
        g.points += 2
    tell(g, a)
    g.paid = a
'''


def test_conditions_numbers_and_statements_are_edited() -> None:
    found = [(m.old, m.new) for m in mutation._of_module("rules_x", SOURCE)]
    assert set(found) == {
        ("a < 3", "(a <= 3)"),
        ("a < 3 and not g.over", "(a < 3 or not g.over)"),
        ("not g.over", "(g.over)"),
        ("3", "(4)"),
        ("2", "(3)"),
        ("g.points += 2", "pass"),
        ("g.points += 2", "g.points -= 2"),
        ("tell(g, a)", "pass"),
        ("g.paid = a", "pass"),
    }


def test_an_edit_is_the_file_with_one_change() -> None:
    for m in mutation._of_module("rules_x", SOURCE):
        ast.parse(m.source)
        assert m.source != SOURCE
        assert m.source.splitlines()[: m.line - 1] == SOURCE.splitlines()[: m.line - 1]


@pytest.mark.parametrize("game", ["heroz", "micro-hero", "hero-realms", "hades-trap"])
def test_each_game_has_its_edits_and_no_reason_is_left_over(game: str) -> None:
    found = mutation.mutants(game)
    assert len(found) > 500
    assert set(mutation.reasons(mutation.game(game))) <= {m.key for m in found}
    assert all(mutation.reasons(mutation.game(game)).values())


@pytest.mark.parametrize("part", mutation.PARTS)
def test_each_part_has_its_edits_and_its_tests(part: str) -> None:
    subject = mutation.game(part)
    found = subject.mutants()
    assert len(found) > 50 and all(path.is_file() for path in subject.files)
    assert {m.module for m in found} == set(subject.modules)
    assert set(mutation.reasons(subject)) <= {m.key for m in found}


def test_no_reason_of_a_package_is_of_a_module_that_no_part_has() -> None:
    parts = [mutation.game(part) for part in mutation.PARTS]
    for tests in {part.tests for part in parts}:
        path, ours = tests / "mutants.toml", [part for part in parts if part.tests == tests]
        listed = tomllib.loads(path.read_text(encoding="utf-8"))["lives"] if path.exists() else []
        modules = {module for part in ours for module in part.modules}
        assert {edit["module"] for edit in listed} <= modules


@pytest.mark.long
def test_without_the_engine_in_c_no_test_of_a_game_fails() -> None:
    """The edits are tried so: the engine would read the file and be caught by the difference."""
    env = {**os.environ, "CC": "/bin/false", "XDG_CACHE_HOME": "/nonexistent"}
    tests = "tests/hero_realms/test_native_policy.py"
    line = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", tests]
    done = subprocess.run(line, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0 and "skipped" in done.stdout, done.stdout


#: A package with one edit that no test can notice (`x >= 3`), and a table made at its import.
RULES = """
def at_most(x):
    if x > 3:
        return 3
    return x


def twice(x):
    return 2 * x
"""
WAIT = """

def wait(x):
    while x < 2:
        x += 1
    return x
"""
TABLE = "\n\nTABLE = tuple(twice(x) for x in range(3))\n"
TESTS = """
import pytest
from tiny.rules_tiny import TABLE, at_most, wait


@pytest.mark.slow
def test_a_slow_one_is_left_out():
    raise AssertionError


def test_at_most():
    assert [at_most(x) for x in (2, 3, 4)] == [2, 3, 3]


def test_a_table_that_was_made_at_the_import():
    assert TABLE == (0, 2, 4)


def test_nothing():
    assert True


def test_wait():
    assert wait(1) == 2
"""


class Tiny:
    """A small package with its tests, for the tool to be run on as a command."""

    def __init__(self, root: Path):
        self.root = root
        for name, text in (
            ("src/tiny/__init__.py", ""),
            ("src/tiny/rules_tiny.py", RULES + WAIT + TABLE),
            ("tests/test_tiny.py", TESTS),
            ("tests/mutants.toml", LIVES),
            ("pyproject.toml", '[tool.pytest.ini_options]\nmarkers = ["slow"]\n'),
        ):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")

    def run(self, *line: str) -> tuple[int, dict[str, str]]:
        """Run the tool; its exit code, and by edit the test that noticed it."""
        done = subprocess.run(
            [sys.executable, "-m", "tests.mutation", "tiny", "--at", str(self.root), *line],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.stderr == ""
        found: dict[str, str] = {}
        for said in done.stdout.splitlines():
            count, _, rest = said.partition(" ")
            if "/" in count and "  ->  " in rest:
                by, _, edit = rest.partition(": ")
                found[edit.partition(": ")[2]] = by.rpartition("::")[2]
        return done.returncode, found

    def memory(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.root / ".mutants" / "tiny.json").read_text())
        return found

    def report(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.root / "docs/mutants/tiny.json").read_text())
        return found


LIVES = """
[[lives]]
module = "rules_tiny"
function = "at_most"
old = "x > 3"
new = "(x >= 3)"
why = "Equivalent: 3 is 3."
"""


@pytest.mark.long
def test_the_tool_tells_what_noticed_each_edit_and_remembers_it(tmp_path: Path) -> None:
    tiny = Tiny(tmp_path)
    code, found = tiny.run()
    at_most, table = "test_at_most", "test_a_table_that_was_made_at_the_import"
    assert found == {
        "x > 3  ->  (x >= 3)": "LIVES",
        "3  ->  (4)": at_most,
        "2 * x  ->  (2 + x)": table,
        "2  ->  (3)": found["2  ->  (3)"],  # stands in two functions
        "x < 2  ->  (x <= 2)": "test_wait",
        "x += 1  ->  pass": "test_wait",  # it never ends
        "x += 1  ->  x -= 1": "test_wait",
        "1  ->  (2)": "test_wait",
    }
    assert code == 1  # less than 95 of 100
    told = tiny.report()
    assert (told["edits"], told["tried"], told["noticed"]) == (10, 10, 9)
    assert [live["why"] for live in told["live"]] == ["Equivalent: 3 is 3."]
    kept = tiny.memory()
    assert sorted(e["by"].rpartition("::")[2] for e in kept["edits"].values()) == sorted(
        ["", *[at_most] * 2, *[table] * 2, *["test_wait"] * 5]
    )


@pytest.mark.long
def test_what_lived_is_tried_again_and_merged_and_parts_make_one_report(tmp_path: Path) -> None:
    tiny = Tiny(tmp_path)
    (tmp_path / "tests" / "mutants.toml").unlink()
    rules, tests = tmp_path / "src" / "tiny" / "rules_tiny.py", tmp_path / "tests" / "test_tiny.py"
    rules.write_text(RULES + TABLE, encoding="utf-8")
    better = TESTS.replace(", wait", "").replace("assert wait(1) == 2", "assert True")
    tests.write_text(better.replace("3, 4)] == [2, 3, 3]", "3)] == [2, 3]"), encoding="utf-8")
    one, two = tiny.run("--part", "1/2")[1], tiny.run("--part", "2/2")[1]
    told = tiny.report()
    assert (told["edits"], told["tried"], told["noticed"]) == (5, 5, 2)
    assert tiny.run("--new") == (1, {})
    lives = {k: v for k, v in (one | two).items() if v == "LIVES"}
    assert sorted(lives) == ["3  ->  (4)", "x > 3  ->  (x >= 3)"]
    tests.write_text(better, encoding="utf-8")
    (tmp_path / ".mutants" / "tiny.json").unlink()  # then the report tells what lived
    assert tiny.run("--live") == (1, {**lives, "3  ->  (4)": "test_at_most"})
    (tmp_path / "tests" / "mutants.toml").write_text(LIVES)
    assert tiny.run("--live") == (1, {})  # nothing can notice it
    assert [live["edit"].partition(": ")[2] for live in tiny.report()["live"]] == [
        "x > 3  ->  (x >= 3)"
    ]


def test_the_test_that_noticed_an_edit_is_tried_first(tmp_path: Path) -> None:
    memory = mutation.Memory(tmp_path / "m.json")
    edit, other, elsewhere = (
        mutation.Mutant("rules_x", function, 1, "a", new, "", function + new)
        for function, new in (("f", "b"), ("f", "c"), ("g", "b"))
    )
    memory.put(edit, "test_last", "abc")
    memory.put(other, "test_near", "abc")
    memory.put(elsewhere, "test_far", "abc")
    memory.save()
    assert mutation.Memory(memory.path).tellers(edit) == ["test_last", "test_near"]
    assert mutation.Memory(memory.path).tellers(elsewhere) == ["test_far"]


def test_what_another_run_found_meanwhile_stays(tmp_path: Path) -> None:
    edit, other = (
        mutation.Mutant("rules_x", "f", 1, "a", new, "", "f" + new) for new in ("b", "c")
    )
    one = mutation.Memory(tmp_path / "m.json")
    for mutant in (edit, other):
        one.put(mutant, "", "old")
    one.save()
    one, two = mutation.Memory(one.path), mutation.Memory(one.path)
    one.put(edit, "test_one", "new")
    two.put(other, "test_two", "new")
    one.save()
    two.save()
    assert {e["by"] for e in mutation.Memory(one.path).edits.values()} == {"test_one", "test_two"}


def test_tests_that_fail_without_an_edit_are_told(tmp_path: Path) -> None:
    tiny = Tiny(tmp_path)
    (tmp_path / "tests" / "test_bad.py").write_text("def test_bad():\n    assert 1 == 2\n")
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "tiny", "--at", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "the tests fail without any edit: tests/test_bad.py::test_bad" in done.stderr
    assert not (tiny.root / "docs").exists()
