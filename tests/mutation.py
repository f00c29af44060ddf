"""Edits of a game's rules, one at a time: do the fast tests of the game notice each?

    python3 dev.py mutants GAME [--part K/N] [--workers N] [--list]

Each edit is made in memory alone: a forked process imports the edited module instead of the file
and runs the game's tests that are not marked slow, scenarios first, up to the first failure.  The
engine in C is left out, since it would read the file and be caught by the difference alone.

`tests/GAME/mutants.toml` lists edits that no test can notice, each with the reason.  The report is
`docs/mutants/GAME.json`; less than 95 of 100 edits noticed is a failure.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, cast

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "src" / "heroon" / "games"
#: The modules of a game that hold its rules (and what they reckon with).
MODULES: Final = ("rules_*", "power", "windows", "stack", "piles", "purchases", "cards", "steps")
#: A test run that needs more processor time hangs: the edit is noticed.
SECONDS: Final = 30
ENOUGH: Final = 0.95

_COMPARE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_BINARY: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One edit of a module: where, and what stands there instead."""

    module: str
    function: str
    line: int
    old: str
    new: str
    source: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What names the edit when the lines above it change."""
        return (self.module, self.function, self.old, self.new)

    @property
    def told(self) -> str:
        """The edit in a line."""
        return f"{self.module}.py:{self.line} {self.function}: {self.old}  ->  {self.new}"

    @property
    def rank(self) -> str:
        """A fixed order that mixes the modules."""
        return hashlib.sha256("\0".join((*self.key, str(self.line))).encode()).hexdigest()


def folder(game: str) -> Path:
    """Where the modules of a game are."""
    return GAMES / game.replace("-", "_")


def mutants(game: str) -> list[Mutant]:
    """All edits of a game, in the order in which they are tried."""
    found: list[Mutant] = []
    for pattern in MODULES:
        for path in sorted(folder(game).glob(f"{pattern}.py")):
            found += _of_module(path.stem, path.read_text(encoding="utf-8"))
    return sorted(found, key=lambda m: m.rank)


def _of_module(name: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    data = source.encode()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        seen: set[str] = set()
        for node, text in _edits(function):
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[cast(int, node.end_lineno) - 1] + cast(int, node.end_col_offset)
            edited = (data[:begin] + text.encode() + data[end:]).decode()
            if edited in seen:
                continue
            seen.add(edited)
            old = " ".join(data[begin:end].decode().split())
            yield Mutant(name, function.name, node.lineno, old, text, edited)


def _edits(function: ast.FunctionDef) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """The nodes of a function's body that can be something else, each with that."""
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.expr):
                for other in _expressions(node):
                    yield node, f"({ast.unparse(other)})"
            elif isinstance(node, ast.stmt):
                for text in _statements(node):
                    yield node, text


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    other: Any = copy.copy(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARE:
        other.ops = [_COMPARE[type(node.ops[0])]()]
        yield other
    elif isinstance(node, ast.BoolOp):
        other.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield other
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
        other.op = _BINARY[type(node.op)]()
        yield other
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        other.value = node.value + 1
        yield other


def _statements(node: ast.stmt) -> Iterator[str]:
    asks = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
    if isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant) and not asks:
        yield "pass"
    elif isinstance(node, ast.AugAssign):
        yield "pass"
        if isinstance(node.op, ast.Add | ast.Sub):
            op = "-" if isinstance(node.op, ast.Add) else "+"
            yield f"{ast.unparse(node.target)} {op}= {ast.unparse(node.value)}"
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        if not asks:  # without it a name would be missing; here a field keeps what it was
            yield "pass"
    elif isinstance(node, ast.Continue):
        yield "break"


# -- running -----------------------------------------------------------------------------------


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads the edited text instead of the file."""

    edited = ""

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.edited, self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, fullname: str, path: Path, edited: str):
        self.fullname, self.path, self.edited = fullname, path, edited

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.fullname:
            return None
        loader = _Loader(fullname, str(self.path))
        loader.edited = self.edited
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)


class _First:
    """Remembers the first test that failed."""

    name = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.name:
            self.name = report.nodeid


def _child(game: str, mutant: Mutant, write: int) -> None:
    """Run the game's fast tests on the edit; tell the first that fails, nothing for none."""
    import pytest

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    null = os.open(os.devnull, os.O_RDWR)
    for handle in (0, 1, 2):
        os.dup2(null, handle)
    package = game.replace("-", "_")
    path = folder(game) / f"{mutant.module}.py"
    name = f"heroon.games.{package}.{mutant.module}"
    sys.meta_path.insert(0, _Finder(name, path, mutant.source))
    first = _First()
    tests = f"tests/{package}"
    line = [f"{tests}/test_scenarios.py", tests, "-m", "not slow", "-x", "-q", "-n", "0"]
    line += ["-p", "no:cacheprovider", "-p", "no:randomly"]
    try:
        code = int(pytest.main(line, plugins=[first]))
    except BaseException as bad:
        code, first.name = 1, type(bad).__name__
    os.write(write, (first.name or ("" if code == 0 else f"pytest {code}")).encode()[:4000])
    os._exit(0)


def run(game: str, todo: list[Mutant], workers: int) -> dict[Mutant, str]:
    """The first failing test of each edit, or nothing for one that lives."""
    outcome: dict[Mutant, str] = {}
    running: dict[int, tuple[Mutant, int]] = {}
    waiting = list(reversed(todo))
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            read, write = os.pipe()
            pid = os.fork()
            if pid == 0:
                os.close(read)
                _child(game, mutant, write)
            os.close(write)
            running[pid] = (mutant, read)
        pid, status = os.waitpid(-1, 0)
        mutant, read = running.pop(pid)
        with os.fdopen(read) as pipe:
            killer = pipe.read()
        if os.WIFSIGNALED(status):
            killer = "too slow" if os.WTERMSIG(status) == signal.SIGKILL else "crash"
        outcome[mutant] = killer
        print(f"{len(outcome)}/{len(todo)} {killer or 'LIVES'}: {mutant.told}")
        sys.stdout.flush()
    return outcome


def reasons(game: str) -> dict[tuple[str, str, str, str], str]:
    """The edits that no test can notice, each with the reason."""
    path = ROOT / "tests" / game.replace("-", "_") / "mutants.toml"
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8")).get("lives", [])
    return {(e["module"], e["function"], e["old"], e["new"]): e["why"] for e in listed}


def report(game: str, part: str, outcome: dict[Mutant, str]) -> dict[str, Any]:
    """What came of the edits, as it is written down."""
    known = reasons(game)
    killed = sum(1 for killer in outcome.values() if killer)
    by: dict[str, int] = {}
    for killer in outcome.values():
        if killer:
            name = killer.partition("::")[0].rpartition("/")[2] or killer
            by[name] = by.get(name, 0) + 1
    lives = [m for m, killer in sorted(outcome.items(), key=lambda e: e[0].told) if not killer]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    return {
        "game": game,
        "commit": commit,
        "part": part,
        "edits": len(outcome),
        "noticed": killed,
        "share": round(killed / max(len(outcome), 1), 4),
        "noticed by": dict(sorted(by.items(), key=lambda e: -e[1])),
        "live": [{"edit": m.told, "why": known.get(m.key, "")} for m in lives],
    }


def main() -> int:
    """Try the edits, write the report; 0 when enough of them are noticed."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--part", default="1/1", help="the K-th of N equal parts of all edits")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="list the edits and stop")
    parser.add_argument("--only", default="", help="edits whose line holds this text")
    given = parser.parse_args()
    if not folder(given.game).is_dir():
        sys.exit(f"dev.py mutants: no game {given.game!r}")
    k, n = map(int, given.part.split("/"))
    todo = [m for i, m in enumerate(mutants(given.game)) if i % n == k - 1]
    todo = [m for m in todo if given.only in m.told]
    if given.list:
        print("\n".join(m.told for m in todo))
        return 0
    os.environ["CC"] = "/bin/false"
    os.environ["XDG_CACHE_HOME"] = "/nonexistent"
    os.chdir(ROOT)
    import pytest  # noqa: F401

    import heroon.testing
    import heroon.texts  # noqa: F401

    path = next(folder(given.game).glob("rules_*.py"))
    same = Mutant(path.stem, "", 0, "", "(no edit)", path.read_text(encoding="utf-8"))
    spoilt = run(given.game, [same], 1)[same]
    if spoilt:
        sys.exit(f"dev.py mutants: the tests fail without any edit: {spoilt}")
    told = report(given.game, given.part, run(given.game, todo, given.workers))
    if not given.only:
        out = ROOT / "docs" / "mutants" / f"{given.game}.json"
        out.parent.mkdir(exist_ok=True)
        out.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{told['noticed']} of {told['edits']} edits noticed ({told['share']:.1%})")
    return 0 if told["share"] >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
