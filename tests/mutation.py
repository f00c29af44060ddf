"""Edits of a game's rules, one at a time: do the fast tests of the game notice each?

    python3 dev.py mutants GAME [--part K/N] [--live | --new] [--only TEXT] [--seconds S] [--list]

Each edit is made in memory alone.  The game's tests that are not marked slow are collected once;
then a forked process puts the edited code into the function and runs them up to the first failure:
the test that noticed the edit last time, those that noticed other edits of the function, then the
quick ones.  An edit of a function that the collection has called already is tried in a process of
its own, which imports the edited module instead of the file.  The engine in C is left out, since
it would read the file and be caught by the difference alone.

What came of each edit is kept in `.mutants/GAME.json`, where git does not look.  `--live` tries
those that nothing noticed and for which no reason is listed, `--new` those that were never tried,
`--seconds` stops in time.  The report, `docs/mutants/GAME.json`, merges all of it; it is not
written with `--only`.  Less than 95 of 100 edits noticed is a failure.

`tests/GAME/mutants.toml` lists edits that no test can notice, each with the reason.

Instead of a game a module outside of the games can be named, of those in `PARTS`.  The file of its
package lists the edits that no test can notice, and its tests have the engine in C.
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
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final, NoReturn, cast

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "src" / "heroon" / "games"
#: The modules of a game that hold its rules (and what they reckon with).
MODULES: Final = (
    "setup",
    "rules_*",
    "power",
    "windows",
    "overlord",
    "stack",
    "piles",
    "purchases",
    "cards",
    "steps",
)
#: Modules that are no game's, by the name that the command takes: the package, and the files of
#: tests that are to notice their edits.
PARTS: Final = {
    "rollouts": ("ai", ("ai/test_rollouts.py",)),
    "exact-circles": ("ai", ("ai/test_exact_circles.py",)),
    "batch": ("env", ("env/test_batch.py",)),
}
#: A run of the tests that needs more processor time, or a space of more bytes, is noticed.
SECONDS: Final = 60
SPACE: Final = 4 << 30
#: The signals that end a run of the tests then.
_SLOW: Final = (signal.SIGKILL, signal.SIGXCPU)
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
    edited: str
    """The function as it is with the edit."""

    @property
    def where(self) -> str:
        """The function, as the memory names it."""
        return f"{self.module}.{self.function}"

    @property
    def id(self) -> str:
        """What names the edit among all others, as long as its function stays as it is."""
        return hashlib.sha256(f"{self.where}\0{self.edited}".encode()).hexdigest()[:16]

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


@dataclass(frozen=True)
class Subject:
    """What is edited, and by what it is tested."""

    name: str
    package: str
    source: Path
    tests: Path
    root: Path = ROOT
    modules: tuple[str, ...] = MODULES
    files: tuple[Path, ...] = ()
    """The files of tests that are run; all of the folder if there are none."""

    def digest(self) -> str:
        """What the sources and the tests are now."""
        found = hashlib.sha256()
        tops = (self.source, self.tests, ROOT / "src" / "heroon", ROOT / "tests")
        paths = {p for top in tops[:3] for p in top.rglob("*")} | {*tops[3].glob("*.py")}
        for path in sorted(paths):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path}\0".encode() + path.read_bytes())
        return found.hexdigest()

    def mutants(self) -> list[Mutant]:
        """All edits, in the order in which they are tried."""
        found: list[Mutant] = []
        for pattern in self.modules:
            for path in sorted(self.source.glob(f"{pattern}.py")):
                found += _of_module(path.stem, path.read_text(encoding="utf-8"))
        return sorted(found, key=lambda m: m.rank)


def game(name: str, at: str = "") -> Subject:
    """A game of ours, one of `PARTS`, or a package in `at`/src with its tests in `at`/tests."""
    package = name.replace("-", "_")
    if name in PARTS and not at:
        folder, files = PARTS[name]
        source, tests = ROOT / "src" / "heroon" / folder, ROOT / "tests" / folder
        paths = tuple(ROOT / "tests" / file for file in files)
        return Subject(name, f"heroon.{folder}", source, tests, ROOT, (package,), paths)
    if at:
        root = Path(at)
        return Subject(name, package, root / "src" / package, root / "tests", root)
    return Subject(name, f"heroon.games.{package}", GAMES / package, ROOT / "tests" / package)


def mutants(name: str) -> list[Mutant]:
    """All edits of a game, in the order in which they are tried."""
    return game(name).mutants()


def _of_module(name: str, source: str) -> Iterator[Mutant]:
    tree = ast.parse(source)
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    data = source.encode()

    def span(node: ast.expr | ast.stmt) -> tuple[int, int]:
        begin = starts[node.lineno - 1] + node.col_offset
        return begin, starts[cast(int, node.end_lineno) - 1] + cast(int, node.end_col_offset)

    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        seen: set[str] = set()
        first, last = span(function)
        for node, text in _edits(function):
            begin, end = span(node)
            edited = (data[:begin] + text.encode() + data[end:]).decode()
            if edited in seen:
                continue
            seen.add(edited)
            old = " ".join(data[begin:end].decode().split())
            alone = (data[first:begin] + text.encode() + data[end:last]).decode()
            yield Mutant(name, function.name, node.lineno, old, text, edited, alone)


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


# -- what is remembered ------------------------------------------------------------------------


class Memory:
    """What came of each edit, kept beside the checkout where git does not look.

    An edit is known by its module and by its function as edited, so that it outlives changes
    elsewhere; the test that noticed it last is tried first the next time.
    """

    def __init__(self, path: Path):
        self.path = path
        kept = self._kept()
        self.edits: dict[str, dict[str, str]] = kept["edits"]
        self.seconds: dict[str, float] = kept["seconds"]
        self.passed: str = kept["passed"]
        self.own: dict[str, dict[str, str]] = {}
        """What this run found out."""

    def _kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = {"passed": "", "seconds": {}, "edits": {}}
        if self.path.exists():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        return kept

    def save(self) -> None:
        """Write it down; what another run wrote meanwhile stays."""
        self.edits = {**self._kept()["edits"], **self.own}
        self.path.parent.mkdir(exist_ok=True)
        kept = {"passed": self.passed, "seconds": self.seconds, "edits": self.edits}
        fresh = self.path.with_suffix(f".{os.getpid()}")
        fresh.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")
        fresh.replace(self.path)

    def put(self, mutant: Mutant, killer: str, commit: str) -> None:
        """Remember what came of an edit: the test that noticed it, nothing for none."""
        found = {"in": mutant.where, "by": killer, "commit": commit}
        self.edits[mutant.id] = self.own[mutant.id] = found

    def tellers(self, mutant: Mutant) -> list[str]:
        """The tests that noticed this edit, or others of its function, the likeliest first."""
        near = Counter(e["by"] for e in self.edits.values() if e["in"] == mutant.where and e["by"])
        last = self.edits.get(mutant.id, {}).get("by", "")
        return [last, *(name for name, _ in near.most_common() if name != last)]


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


class TooSlow(BaseException):
    """A test needs far more processor time than without an edit."""


def _too_slow(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow


class _Tests:
    """A pytest plugin: collects the tests once, then runs them in a fork for each edit."""

    def __init__(self, subject: Subject, memory: Memory, todo: list[Mutant]):
        self.subject, self.memory, self.todo = subject, memory, todo
        self.until = float("inf")
        self.workers = 1
        self.alone: Mutant | None = None
        """An edit that is loaded already, for which this process is."""
        self.failed = "the tests cannot be collected"
        """Why no edit was tried."""
        self.outcome: dict[Mutant, str] = {}
        self.called: set[tuple[str, str]] = set()
        """The functions that ran while the tests were collected, by file and name."""
        self.items: list[Any] = []
        self.first = ""

    def run(self) -> None:
        """Collect the tests and try the edits."""
        import pytest

        sys.setprofile(self._call)
        paths = self.subject.files or (self.subject.tests,)
        line = [*map(str, paths), "--rootdir", str(self.subject.root), "-m", "not slow"]
        line += ["-x", "-q", "-q", "-s", "--no-header", "--tb=native"]
        line += ["-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
        pytest.main(line, plugins=[self])

    def _call(self, frame: FrameType, event: str, _value: Any) -> None:
        if event == "call":
            self.called.add((frame.f_code.co_filename, frame.f_code.co_name))

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        settings.register_profile("edits", phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("edits")  # what fails need not be made smaller

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_runtestloop(self, session: Any) -> bool:
        """Run the tests without an edit, unless that is known; then on each edit."""
        sys.setprofile(None)
        if session.testsfailed:
            return True
        self.items = session.items
        if self.alone is not None:
            self._child(self.alone, os.dup(1))
        digest = self.subject.digest()
        names = [item.nodeid for item in self.items]
        if self.memory.passed != digest or not {*names} <= self.memory.seconds.keys():
            pid, pipe = self._start(None)
            told = _read(pipe).split("\n")
            os.waitpid(pid, 0)
            if told[0] != "passed":
                self.failed = told[0] or "crash"
                return True
            self.memory.seconds = dict(zip(names, map(float, told[1:]), strict=True))
            self.memory.passed = digest
        self.failed = ""
        self._all()
        return True

    def _all(self) -> None:
        """Try every edit, as long as there is time; remember what came of each."""
        commit = _commit(self.subject.root)
        running: dict[int, tuple[Mutant, int]] = {}
        waiting = list(reversed(self.todo))
        while running or (waiting and time.monotonic() < self.until):
            while waiting and len(running) < self.workers and time.monotonic() < self.until:
                mutant = waiting.pop()
                pid, pipe = self._start(mutant)
                running[pid] = (mutant, pipe)
            if not running:
                break
            pid, status = os.waitpid(-1, 0)
            mutant, pipe = running.pop(pid)
            killer = _read(pipe)
            if os.WIFSIGNALED(status):
                killer = "too slow" if os.WTERMSIG(status) in _SLOW else "crash"
            self.outcome[mutant] = killer
            self.memory.put(mutant, killer, commit)
            if len(self.outcome) % 5 == 0:
                self.memory.save()
            print(f"{len(self.outcome)}/{len(self.todo)} {killer or 'LIVES'}: {mutant.told}")
            sys.stdout.flush()
        self.memory.save()

    def _start(self, mutant: Mutant | None) -> tuple[int, int]:
        """Start a run of the tests; return its process and the pipe on which it tells."""
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read)
            if mutant is None or self._function(mutant) is not None:
                self._child(mutant, write)
            os.dup2(write, 1)
            line = [sys.executable, "-m", "tests.mutation", self.subject.name, "--alone", mutant.id]
            if self.subject.root != ROOT:
                line += ["--at", str(self.subject.root)]
            os.execv(line[0], line)
        os.close(write)
        return pid, read

    def _function(self, mutant: Mutant) -> FunctionType | None:
        """The function of an edit, loaded, at the top of its module, and never called yet."""
        module = sys.modules.get(f"{self.subject.package}.{mutant.module}")
        found = getattr(module, mutant.function, None)
        if module is None or not isinstance(found, FunctionType):
            return None
        code = found.__code__
        whole = (module.__file__, mutant.function) == (code.co_filename, code.co_name)
        return found if whole and (code.co_filename, code.co_name) not in self.called else None

    def order(self, mutant: Mutant) -> list[Any]:
        """The tests in the order in which they are tried on an edit: the likeliest, the quick."""
        likely = {name: i for i, name in enumerate(self.memory.tellers(mutant))}
        seconds = self.memory.seconds
        rest = len(likely)
        return sorted(
            self.items, key=lambda t: (likely.get(t.nodeid, rest), seconds.get(t.nodeid, 0.0))
        )

    def _child(self, mutant: Mutant | None, write: int) -> NoReturn:
        """Run the tests on an edit and tell the first that fails, nothing for none.

        Without an edit tell `passed`, then the seconds of each.
        """
        null = os.open(os.devnull, os.O_RDWR)
        for handle in (0, 1, 2):
            os.dup2(null, handle)
        items = self.items
        now = ""
        took: list[float] = []
        try:
            if mutant is not None:
                resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
                resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))
                signal.signal(signal.SIGPROF, _too_slow)
                items = self.order(mutant)
                if mutant is not self.alone:
                    _put(mutant, self._function(mutant))
            for item, after in zip(items, [*items[1:], None], strict=True):
                now = item.nodeid
                begun = time.process_time()
                if mutant is not None:
                    limit = 0.5 + 5 * self.memory.seconds.get(now, 1.0)
                    signal.setitimer(signal.ITIMER_PROF, limit, 0.5)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                took.append(time.process_time() - begun)
                if self.first:
                    break
        except BaseException:
            self.first = self.first or now or "crash"
        signal.setitimer(signal.ITIMER_PROF, 0)
        told = self.first
        if mutant is None and not told:
            told = "\n".join(["passed", *(f"{seconds:.4f}" for seconds in took)])
        with os.fdopen(write, "w", encoding="utf-8") as pipe:
            pipe.write(told)
        os._exit(0)


def _read(pipe: int) -> str:
    with os.fdopen(pipe, encoding="utf-8") as told:
        return told.read()


def _put(mutant: Mutant, function: FunctionType | None) -> None:
    """Put the edited code into a function that is loaded, for all who hold it."""
    assert function is not None
    path = function.__code__.co_filename
    whole = compile(mutant.source, path, "exec", dont_inherit=True)
    parts = [part for part in whole.co_consts if isinstance(part, CodeType)]
    function.__code__ = next(part for part in parts if part.co_name == mutant.function)


def _commit(root: Path) -> str:
    """The commit that is tried, with a plus when something has changed since."""

    def git(*line: str) -> str:
        done = subprocess.run(["git", *line], cwd=root, capture_output=True, text=True)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--", "src", "tests")
    return git("rev-parse", "--short", "HEAD") + ("+" if changed else "")


# -- telling -----------------------------------------------------------------------------------


def reasons(subject: Subject) -> dict[tuple[str, str, str, str], str]:
    """The edits that no test can notice, each with the reason."""
    path = subject.tests / "mutants.toml"
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8")).get("lives", [])
    if subject.files:  # the list is that of the package
        listed = [e for e in listed if e["module"] in subject.modules]
    return {(e["module"], e["function"], e["old"], e["new"]): e["why"] for e in listed}


def report(
    name: str,
    every: list[Mutant],
    memory: Memory,
    known: dict[tuple[str, str, str, str], str],
) -> dict[str, Any]:
    """What came of all edits so far, as it is written down."""
    tried = [(m, memory.edits[m.id]) for m in every if m.id in memory.edits]
    killers = [e["by"].partition("::")[0].rpartition("/")[2] for _, e in tried if e["by"]]
    lives = sorted((m for m, e in tried if not e["by"]), key=lambda m: (m.module, m.line, m.new))
    return {
        "game": name,
        "edits": len(every),
        "tried": len(tried),
        "tried at": dict(Counter(e["commit"] for _, e in tried).most_common()),
        "noticed": len(killers),
        "share": round(len(killers) / max(len(tried), 1), 4),
        "noticed by": dict(Counter(killers).most_common()),
        "live": [{"edit": m.told, "id": m.id, "why": known.get(m.key, "")} for m in lives],
    }


def lived(every: list[Mutant], memory: Memory, out: Path) -> list[Mutant]:
    """The edits that nothing noticed when they were tried last, here or as the report says."""
    ids = {key for key, e in memory.edits.items() if not e["by"]}
    if out.exists():
        listed = json.loads(out.read_text(encoding="utf-8")).get("live", [])
        ids |= {e["id"] for e in listed if e.get("id") not in memory.edits}
    return [m for m in every if m.id in ids]


def main() -> int:
    """Try the edits, write the report; 0 when enough of them are noticed."""
    parser = argparse.ArgumentParser(prog="dev.py mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--part", default="1/1", help="the K-th of N equal parts of all edits")
    parser.add_argument("--live", action="store_true", help="edits that nothing noticed")
    parser.add_argument("--new", action="store_true", help="edits that were never tried")
    parser.add_argument("--only", default="", help="edits whose line holds this text; no report")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after that time")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="list the edits and stop")
    parser.add_argument("--alone", default="", help=argparse.SUPPRESS)
    parser.add_argument("--at", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    begun = time.monotonic()
    subject = game(given.game, given.at)
    if not subject.source.is_dir():
        sys.exit(f"dev.py mutants: no game {given.game!r}, and none of {', '.join(PARTS)}")
    memory = Memory(subject.root / ".mutants" / f"{given.game}.json")
    out = subject.root / "docs" / "mutants" / f"{given.game}.json"
    every = subject.mutants()
    k, n = map(int, given.part.split("/"))
    todo = [m for i, m in enumerate(every) if i % n == k - 1 and given.only in m.told]
    if given.live:
        wanted = set(lived(every, memory, out))
        places = Counter(m.key for m in every)
        given_up = {key for key in reasons(subject) if places[key] == 1}
        todo = [m for m in todo if m in wanted and m.key not in given_up]
    if given.new:
        todo = [m for m in todo if m.id not in memory.edits]
    if given.list:
        print("\n".join(m.told for m in todo))
        return 0
    if not subject.files:
        os.environ["CC"] = "/bin/false"
        os.environ["XDG_CACHE_HOME"] = "/nonexistent"
    os.chdir(ROOT)
    if given.at:
        sys.path.insert(0, str(subject.source.parent))
    tests = _Tests(subject, memory, todo)
    tests.until, tests.workers = begun + given.seconds, given.workers
    if given.alone:
        tests.alone = next(m for m in every if m.id == given.alone)
        path = subject.source / f"{tests.alone.module}.py"
        name = f"{subject.package}.{tests.alone.module}"
        sys.meta_path.insert(0, _Finder(name, path, tests.alone.source))
    tests.run()
    if tests.failed:
        sys.exit(f"dev.py mutants: the tests fail without any edit: {tests.failed}")
    told = report(given.game, every, memory, reasons(subject))
    if not given.only:
        out.parent.mkdir(exist_ok=True, parents=True)
        out.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{told['noticed']} of {told['tried']} edits noticed ({told['share']:.1%})")
    print(f"tried: {told['tried']} of {told['edits']}; in {time.monotonic() - begun:.0f} s")
    return 0 if told["share"] >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
