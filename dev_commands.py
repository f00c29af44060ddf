"""The commands of `dev.py`, which is what people call; the standard library is all they need."""

import contextlib
import errno
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")

# A profile is a lock file, requirements/<profile>.txt. "dev" holds all of "play".
SERVED_BY = {"play": ("play", "dev"), "dev": ("dev",)}

# The lock held while setting up. The commands of the set-up inherit it, so that a pip which
# outlives a killed dev.py is waited for and never writes into the next environment.
HELD: list[int] = []


# What a file of tests holds of which `soak tests` runs more than `test`.
LONGER = ("tests.lengths", "mark.long")


# ---------------------------------------------------------------- the environment


def environment() -> dict[str, str]:
    """The caller's environment as an activated .venv would change it."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__"):
        env.pop(name, None)
    env["VIRTUAL_ENV"] = str(VENV)
    env["PATH"] = str(BIN) + os.pathsep + env.get("PATH", "")
    env["PIP_USER"] = "0"  # a user-wide "--user" cannot work inside a virtual environment
    return env


def fingerprint(profile: str) -> str:
    """What the environment of a profile depends on: when this changes, it is made anew.

    The place is part of it, so a copied or moved checkout never runs the code of another one.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packaging = [project["build-system"], project["project"], project["tool"]["hatch"]]
    digest = hashlib.sha256()
    digest.update(json.dumps([str(ROOT), sys.version_info[:2], packaging]).encode())
    digest.update((ROOT / "requirements" / f"{profile}.txt").read_bytes())
    return digest.hexdigest()


def stamp(profile: str) -> Path:
    """The file that says that a profile was installed to the end."""
    return VENV / f"heroon-{profile}.stamp"


def ready(profile: str) -> bool:
    """Was this profile, or one that holds it, installed to the end and is still up to date?"""
    if VENV.is_symlink() or not PYTHON.exists():
        return False
    for name in SERVED_BY[profile]:
        with contextlib.suppress(OSError):
            if stamp(name).read_text(encoding="ascii") == fingerprint(name):
                return True
    return False


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Hold off a second dev.py of this checkout (where the system can) while one sets up."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    handle = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another dev.py is setting up this checkout; waiting for it.")
            fcntl.flock(handle, fcntl.LOCK_EX)
        HELD.append(handle)
        yield
    finally:
        HELD.clear()
        os.close(handle)


def say(line: str) -> None:
    """Say what the set-up does, beside the output of the command that waits for it."""
    print(line, file=sys.stderr, flush=True)


def quietly(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a command of the set-up; its output is shown only when it fails."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=env or environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        pass_fds=HELD,
    )
    if done.returncode:
        say(f"This failed:\n{done.stdout.rstrip()}")
        sys.exit(f"dev.py: set-up failed at: {' '.join(str(part) for part in command)}")


def make_venv(place: Path) -> None:
    """Make an empty virtual environment, or say what the system lacks for it."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            sys.exit(
                f"dev.py: this Python ({version}) lacks the module {module!r}, which makes virtual "
                f"environments.\nInstall it and call again; on Debian and Ubuntu: "
                f"sudo apt install python3-venv (or python{version}-venv)"
            )
    if place.is_symlink():
        place.unlink()  # never empty the environment of another checkout
    quietly(getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", place)


def set_up(profile: str) -> None:
    """Make .venv hold a profile. It counts as made only when its stamp is written, last of all."""
    if ready(profile):
        return
    with alone():
        if ready(profile):
            return
        begun = time.monotonic()
        extend = profile == "dev" and ready("play")
        for name in SERVED_BY:
            stamp(name).unlink(missing_ok=True)
        say("Setting up .venv, once; it takes about a minute.")
        if not extend:
            say("  1 of 4: an empty environment")
            make_venv(VENV)
        pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        locked = ROOT / "requirements" / f"{profile}.txt"
        many = sum(1 for line in locked.read_text(encoding="utf-8").splitlines() if "==" in line)
        say(f"  2 of 4: {many} packages, fetched and installed by pip: most of the time goes here")
        # Nothing is resolved: the lock is whole. (An older pip also refuses a newer release of what
        # a package asks for with an extra: "coverage[toml]" beside the pinned coverage.)
        quietly(*pip, "--no-deps", "-r", locked)
        say("  3 of 4: Heroon itself")
        quietly(*pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
        fresh = stamp(profile).with_suffix(".new")
        fresh.write_text(fingerprint(profile), encoding="ascii")
        fresh.replace(stamp(profile))
        say("  4 of 4: the rules in C, where there is a compiler")
        build_engines()
        say(f"Done in {time.monotonic() - begun:.0f} s.")


def build_engines() -> None:
    """The rules in C, where a compiler is there; without them all works, only slower."""
    command = [str(script("heroon")), "doctor", "--build"]
    subprocess.run(
        command,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )


def become(*command: str | Path) -> int:
    """Hand the terminal over to a command (signals, keys and exit code are then its own)."""
    line = [str(part) for part in command]
    os.environ["HEROON_CALLED_AS"] = called_as()
    sys.stdout.flush()
    if not WINDOWS:
        os.execve(line[0], line, environment())
    return subprocess.call(line, env=environment())


def script(name: str) -> Path:
    """A command of the environment."""
    return BIN / (name + (".exe" if WINDOWS else ""))


def called_as() -> str:
    """How this file was called (`python3 dev.py`): Heroon says so where it tells a command."""
    words = sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1]
    name = Path(words[0]).name
    if os.path.isabs(words[0]) and shutil.which(name):
        words[0] = name  # as it was typed: a chooser of versions puts the whole path there
    words[-1] = os.path.abspath(words[-1])  # from wherever it is called again
    return subprocess.list2cmdline(words) if WINDOWS else shlex.join(words)


# ---------------------------------------------------------------- the commands


def play(args: list[str]) -> int:
    """The page, or a game in the terminal."""
    set_up("play")
    if not args:
        return become(script("heroon"), "web")
    if args[0].startswith("-"):
        args = ["heroz", *args]
    return become(script("heroon"), "play", *args)


def run(args: list[str]) -> int:
    """The heroon command."""
    set_up("play")
    return become(script("heroon"), *args)


#: Games of thousands of choices, of which the soak checks everything in stretches.
LONG_GAMES = ("hades-trap",)
#: The exit code of pytest where it has found no tests.
NO_TESTS = 5
#: By game: the option each value of which has its turn when twins are compared on the page.
TWINS_OVER = {"hades-trap": "boss", "mini-rogue": "lord"}


def soak(args: list[str]) -> int:
    """The long tests of a game: 20,000 damaged files, then 10,000 games with every invariant.

    Or, by another name, those of all games: in both engines, on the page, of the tests; or those of
    a game beside its second model, which go on where the report of earlier walks ends.
    Further arguments go to heroon.testing.soak; the report is written to docs/soak/GAME.json.
    """
    if not args or args[0].startswith("-"):
        other = "`native`, `tests`, `page`, `observations` or `model GAME`"
        sys.exit(f"dev.py: soak needs the name of a game, {other}")
    set_up("dev")
    game, *rest = args
    if game == "native":  # both engines, every game and every shape of the tests
        shapes = sorted((ROOT / "tests" / "shapes").glob("*.py"))
        also = [f"tests.shapes.{p.stem}" for p in shapes if "\nSPEC" in p.read_text("utf-8")]
        report = ROOT / "docs" / "soak" / "native.json"
        os.chdir(ROOT)  # so that tests.shapes is found
        module = ("-m", "heroon.testing.native_soak")
        return become(PYTHON, *module, "--out", report, *rest, "--also", *also)
    if game == "tests":  # those that ask tests/lengths.py how much they try
        os.chdir(ROOT)
        os.environ["HEROON_LONG_TESTS"] = "1"
        asking = sorted(
            path
            for path in (ROOT / "tests").rglob("test_*.py")
            if any(sign in path.read_text(encoding="utf-8") for sign in LONGER)
        )
        return become(PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *rest, *asking)
    if game == "page":  # what a seat is sent is the same in worlds that it cannot tell apart
        os.chdir(ROOT)
        for name in ("heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"):
            report = ROOT / "docs" / "soak" / f"page-{name}.json"
            over = ["--over", TWINS_OVER[name]] if name in TWINS_OVER else []
            line = [str(PYTHON), "-m", "tests.server.leaks", name, "--out", str(report)]
            line += [*over, *rest]
            if subprocess.call(line, env=environment()) != 0:
                return 1
        return 0
    if game == "observations":  # and so is what it observes as numbers
        os.chdir(ROOT)
        for name in ("heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"):
            report = ROOT / "docs" / "soak" / f"observations-{name}.json"
            line = [str(PYTHON), "-m", "tests.env.twins", name, "--out", str(report), *rest]
            if subprocess.call(line, env=environment()) != 0:
                return 1
        return 0
    if game == "model":  # the rules, written twice, walk in step
        return soak_model(rest)
    os.environ["HEROON_FUZZ_CASES"] = "20000"
    fuzz = ROOT / "tests" / "every_game" / "test_fuzz.py"
    fuzzed = subprocess.call(
        [str(PYTHON), "-m", "pytest", "-q", str(fuzz), "-k", f"[{game}]"],
        cwd=ROOT,
        env=environment(),
    )
    if fuzzed not in (0, NO_TESTS):  # a game that is none of ours has none
        return fuzzed
    report = ROOT / "docs" / "soak" / f"{game}.json"
    deep = ["--depth", "stretches"] if game in LONG_GAMES else []
    line = [game, "--games", "10000", *deep, "--out", str(report), *rest]
    return become(PYTHON, "-m", "heroon.testing.soak", *line)


def soak_model(args: list[str]) -> int:
    """Walk a game beside its second model; the report goes on in docs/soak/model-GAME.json."""
    second = {path.stem.removeprefix("walk_").replace("_", "-"): path for path in model_walks()}
    if not args or args[0] not in second:
        sys.exit(f"dev.py: soak model needs a game with a second model: {', '.join(second)}")
    game, *rest = args
    report = ROOT / "docs" / "soak" / f"model-{game}.json"
    module = f"tests.models.{second[game].stem}"
    os.chdir(ROOT)
    return become(PYTHON, "-m", module, "--choices", "1000000", "--out", report, *rest)


def model_walks() -> list[Path]:
    """The walks beside second models, a file for each game that has one."""
    return sorted((ROOT / "tests" / "models").glob("walk_*.py"))


def mutants(args: list[str]) -> int:
    """Try the edits of a game (tests/mutation.py); the report is docs/mutants/GAME.json."""
    if not args:
        sys.exit("dev.py: mutants needs the name of a game")
    set_up("dev")
    os.chdir(ROOT)
    return become(PYTHON, "-m", "tests.mutation", *args)


def heard(args: list[str]) -> int:
    """Write down what a screen reader says of the page; needs Orca (tests/heard says what else)."""
    set_up("dev")
    os.chdir(ROOT)
    return become(PYTHON, "-m", "tests.heard", *args)


def bench(args: list[str]) -> int:
    """The scripts in benchmarks/, those named or all."""
    set_up("dev")
    scripts = sorted((ROOT / "benchmarks").glob("[!_]*.py"))
    # peers needs an environment of its own: only when it is asked for.
    scripts = [p for p in scripts if (p.stem in args if args else p.stem != "peers")]
    if not scripts:
        sys.exit("dev.py: no such script in benchmarks/")
    failed = 0
    for path in scripts:
        print(f"== {path.name}", flush=True)
        failed |= subprocess.call([str(PYTHON), str(path)], cwd=ROOT, env=environment())
    return failed


#: The site: its settings, its pages, where it is written.
SITE = (ROOT / "docs" / "site", ROOT / "docs", ROOT / "build" / "docs")


def docs(args: list[str]) -> int:
    """Build the site with Sphinx, into build/docs; a warning is an error. ARGS go to Sphinx."""
    set_up("dev")
    settings, pages, out = SITE
    # The first error does not hide the others.
    strict = ("--fail-on-warning", "--keep-going", "--nitpicky", "--quiet", "--jobs=auto")
    line = [PYTHON, "-m", "sphinx", *strict, "-c", settings, *args, pages, out]
    failed = subprocess.call([str(part) for part in line], cwd=ROOT, env=environment())
    if not failed:
        print(out / "index.html")
    return failed


def test(args: list[str]) -> int:
    """Run every stage, also after one has failed. pytest ends last and has the last word.

    The types are checked beside the tests: that keeps one core busy, for most of a minute at first.
    """
    set_up("dev")
    named = ("dev.py", "dev_commands.py", "src", "tests", "benchmarks", "examples")
    code = [name for name in (*named, "docs/site/conf.py") if (ROOT / name).exists()]
    stages: dict[str, list[str | Path]] = {
        "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet", "."],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."],
        "import contract": [script("lint-imports"), "--no-logo"],
    }
    types: list[str | Path] = [PYTHON, "-m", "mypy", "--strict", "--no-error-summary", *code]
    failed = [name for name, command in stages.items() if not passes(name, command)]
    if failed:
        print(f"FAILED before the tests: {', '.join(failed)}", flush=True)
    pytest = [str(PYTHON), "-m", "pytest", "-n", "3", "--dist", "worksteal", *args]
    with ThreadPoolExecutor(1) as beside:
        typed = beside.submit(passes, "mypy --strict", types)
        if any(exists(one) for one in args):
            typed.result()  # a few tests would be over before it
        outcome = subprocess.call(pytest, cwd=ROOT, env=environment())
    return outcome or int(bool(failed) or not typed.result())


def exists(named: str) -> bool:
    """Whether an argument for pytest is the path of a file or a folder."""
    return (ROOT / named.partition("::")[0]).exists()


def passes(name: str, command: list[str | Path]) -> bool:
    """Run a stage and tell how it ended, in a line of its own also beside the tests."""
    begun = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    verdict = "FAILED" if done.returncode else "ok"
    told = f"{name:<16} {verdict:<6} {time.monotonic() - begun:5.1f} s"
    if done.returncode:
        told += "\n" + done.stdout.rstrip()
    print(told, flush=True)
    return not done.returncode


def check(args: list[str]) -> int:
    """The tests, but for the slow ones; where no path is named also but for those of dear.txt."""
    if not any(exists(one) for one in args):
        os.environ["HEROON_QUICK_TESTS"] = "1"
    return test(["-m", "not slow", *args])


#: All extras of pyproject.toml are in the profile of developers.
EXTRAS = ("web", "env", "lab", "ray", "learned", "docs", "dev")


def lock(args: list[str]) -> int:
    """Resolve pyproject.toml into pinned, hashed lock files with pip-tools of a throw-away venv."""
    with tempfile.TemporaryDirectory() as place:
        make_venv(Path(place) / "venv")
        tool = Path(place) / "venv" / BIN.name / PYTHON.name
        quietly(tool, "-m", "pip", "install", "--upgrade", "pip", "pip-tools>=7.5")
        for profile, more in (
            ("play", ["--upgrade", "--extra=web"]),
            (
                "dev",
                [
                    "--upgrade",
                    *(f"--extra={one}" for one in EXTRAS),
                    "--constraint=requirements/play.txt",
                ],
            ),
        ):
            print(f"resolving requirements/{profile}.txt", flush=True)
            quietly(
                *(tool, "-m", "piptools", "compile", "--quiet", "--no-config"),
                *("--generate-hashes", "--strip-extras", "--allow-unsafe"),
                *("--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links"),
                *more,
                f"--output-file=requirements/{profile}.txt",
                *("pyproject.toml", "requirements/base.in", *args),
                env=environment() | {"CUSTOM_COMPILE_COMMAND": "python3 dev.py lock"},
            )
    return 0


def clean(args: list[str]) -> int:
    """Remove what was made here."""
    if VENV.is_symlink():
        VENV.unlink()
    made = ".venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage"
    for name in (*made.split(), "htmlcov", "dist", "build", "__pycache__"):
        path = ROOT / name
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    for name in ("src", "tests", "benchmarks", "docs", "examples"):
        for path in list((ROOT / name).rglob("__pycache__")):
            shutil.rmtree(path)
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "check": check,
    "soak": soak,
    "mutants": mutants,
    "heard": heard,
    "bench": bench,
    "docs": docs,
    "run": run,
    "lock": lock,
    "clean": clean,
}


def main(argv: list[str], told: str) -> int:
    """Run a command; `told` is what the program tells of itself."""
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(told.strip())
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        print(f"dev.py: no command {argv[0]!r}; there is: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[argv[0]](argv[1:])
    except KeyboardInterrupt:
        return 130
    except PermissionError as bad:
        return closed(bad)
    except OSError as bad:
        if bad.errno != errno.EROFS:
            raise
        return closed(bad)


def closed(bad: OSError) -> int:
    """Say that this checkout may only be read, and what to do; the exit code."""
    print(
        f"dev.py: {bad.filename or ROOT}: {bad.strerror or bad}. This checkout may only be read: "
        f"copy it to a folder of your own (cp -r {shlex.quote(str(ROOT))} ~/heroon), and call it "
        f"there.",
        file=sys.stderr,
    )
    return 1
