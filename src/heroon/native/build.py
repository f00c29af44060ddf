"""The build of a game's extension: outside the source tree, once for each content.

Nothing depends on a compiler: without one, or when it fails, there is a reason and no engine.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

#: The name of every extension; PyInit_… in `module.h` says the same.
MODULE: Final = "heroon_rules"
#: Flags of all builds, of playing and of looking for mistakes.  Floats as in CPython: a product and
#: a sum stay two roundings.
COMMON: Final = (
    *("-std=gnu11", "-shared", "-fPIC", "-fno-strict-aliasing", "-w"),
    *("-ffp-contract=off", "-fno-math-errno"),
)
#: Tuned for this machine, where compilers take that word for it; the instructions stay those that
#: every machine of its kind has.
FAST: Final = ("-O3", *(("-mtune=native",) if platform.machine() in ("x86_64", "AMD64") else ()))
#: Without optimizing, which takes most of the time, and with line numbers alone.
CAREFUL: Final = ("-O0", "-g1", "-DK_DEBUG")
SANITIZE: Final = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
_SECONDS: Final = 150
#: The file beside an extension that says how long it took, and with what.
TOOK: Final = "took.txt"
#: The file beside an extension that says which compiler made it (see `mark`).
MADE_BY: Final = "compiler.txt"
#: The extensions that came with a wheel (see `wheel`).
PACKED: Final = Path(__file__).parent / "built"
#: How many built extensions and notes are kept: the tests have some 150 with a note each.
_KEPT: Final = 400


class BuildError(Exception):
    """The error that says why there is no engine: no compiler, no headers, a failed build."""


def flags(debug: bool, sanitize: bool) -> list[str]:
    """List the flags of the compiler for a kind of build."""
    extra = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    return [*COMMON, *(CAREFUL if debug else FAST), *(SANITIZE if sanitize else ()), *extra]


def compiler() -> list[str]:
    """Find the command of the C compiler; raises `BuildError` if there is none."""
    wanted = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    for command in wanted:
        try:
            parts = shlex.split(command)
        except ValueError:  # a quotation mark without its twin
            continue
        if parts and shutil.which(parts[0]):
            return parts
    raise BuildError("no C compiler")


def folder() -> Path:
    """Return the folder where built extensions are kept; raises `BuildError` without a home."""
    home = os.environ.get("XDG_CACHE_HOME", "")
    if not os.path.isabs(home):  # nothing, or a path that the specification says to ignore
        try:
            home = str(Path.home() / ".cache")
        except RuntimeError as bad:
            raise BuildError(f"no folder for a cache: {bad}") from None
    return Path(home) / "heroon" / "native"


def _trust(*paths: Path) -> None:
    """Raise `BuildError` unless only we may write to these paths: what lies there is run."""
    if not hasattr(os, "geteuid"):
        return
    for path in paths:
        found = path.stat()
        if found.st_uid != os.geteuid() or found.st_mode & 0o022:
            raise BuildError(f"{path} belongs to others, or others may write there")


def own_folder() -> Path:
    """Make the folder of built extensions, ours alone; raises `BuildError`, `OSError`."""
    home = folder()
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    _trust(home)
    return home


def digest(code: str) -> str:
    """Compute the digest that names the C of some rules."""
    return hashlib.sha256(code.encode()).hexdigest()


def place(key: str, given: list[str]) -> Path:
    """Return the path of the extension for the C of that digest, built with these flags."""
    abi = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    parts = [key, *given, abi, sys.version]
    name = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]
    return folder() / name / f"{MODULE}{abi}"


def packed_name(key: str) -> str:
    """Return the path of an extension within the folder of those that came with a wheel."""
    abi = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    return f"{key[:24]}/{MODULE}{abi}"


def mark(command: list[str]) -> str:
    """Tell which compiler a command is: its file, which another version changes; '' if unknown."""
    path = shutil.which(command[0])
    if path is None:
        return ""
    real = Path(path).resolve()
    size, changed = real.stat().st_size, real.stat().st_mtime_ns
    return f"{shlex.join(command)} {real} {size} {changed}"


def _made_by_another(at: Path) -> bool:
    """Return whether the extension in a folder was made by another compiler than is here now."""
    try:
        made_by = (at / MADE_BY).read_text(encoding="utf-8")
        return mark(compiler()) != made_by
    except (BuildError, OSError, ValueError):  # no compiler makes a better one; or nothing was said
        return False


def found(key: str, *, debug: bool = False, sanitize: bool = False) -> Path | None:
    """Find the extension for the C of that digest; None if it was not built by today's compiler.

    One that came with the wheel is taken first.  Raises `BuildError` if others may write to it.
    """
    packed = PACKED / packed_name(key)
    if not (debug or sanitize) and packed.exists():
        return packed
    path = place(key, flags(debug, sanitize))
    if not path.exists():
        return None
    _trust(path.parent.parent, path.parent, path)
    if _made_by_another(path.parent):
        return None
    with contextlib.suppress(OSError):
        os.utime(path.parent)
    return path


def tools() -> list[str]:
    """List the compiler command and the flag for Python's headers; raises `BuildError`."""
    command = compiler()
    include = sysconfig.get_paths()["include"]
    if not Path(include, "Python.h").exists():
        raise BuildError(f"no Python headers in {include}")
    return [*command, f"-I{include}"]


def build(code: str, name: str, *, debug: bool = False, sanitize: bool = False) -> Path:
    """Build the extension for this C, unless it is there; return its path.  Raises `BuildError`."""
    key = digest(code)
    there = found(key, debug=debug, sanitize=sanitize)
    if there is not None:
        return there
    given = flags(debug, sanitize)
    path = place(key, given)
    at = path.parent
    *command, include = tools()
    try:
        own_folder()
        at.mkdir(mode=0o700, exist_ok=True)
        _trust(at.parent, at)
        start = time.perf_counter()
        _compile([*command, *given, include], code, name, path)
        took = time.perf_counter() - start
        (at / MADE_BY).write_text(mark(command), encoding="utf-8")
        (at / TOOK).write_text(f"{took:.3f} s with {shlex.join(command)}\n", encoding="utf-8")
    except OSError as bad:
        raise BuildError(f"{at}: {bad.strerror or bad}") from None
    _prune(path.parent.parent)
    return path


# -- what was translated before ----------------------------------------------------------------


def remembered(sources: str) -> str:
    """Look up the digest of the C made of these sources before; '' if it is not known."""
    with contextlib.suppress(OSError, BuildError, ValueError):
        path = folder() / f"of-{sources[:24]}.txt"
        _trust(path.parent, path)
        kept, key = path.read_text(encoding="ascii").split()
        if kept == sources:
            return key
    return ""


def remember(sources: str, key: str) -> None:
    """Note which C is made of these sources, if there is a cache of our own."""
    with contextlib.suppress(OSError, BuildError):
        home = folder()
        _trust(home)
        with tempfile.NamedTemporaryFile("w", dir=home, delete=False, encoding="ascii") as file:
            file.write(f"{sources} {key}\n")
        os.replace(file.name, home / f"of-{sources[:24]}.txt")


def _prune(home: Path) -> None:
    """Delete the extensions that have not been used for longest, so that the cache stays small."""
    with contextlib.suppress(OSError):
        found = sorted(home.iterdir(), key=lambda at: at.stat().st_mtime, reverse=True)
        for old in found[_KEPT:]:
            if old.is_dir():
                shutil.rmtree(old, ignore_errors=True)
            else:
                old.unlink()


def _compile(command: list[str], code: str, name: str, path: Path) -> None:
    """Compile in a folder of our own, then move the result: two processes may do so at once."""
    with tempfile.TemporaryDirectory(dir=path.parent) as own:
        source, made = Path(own, f"{name}.c"), Path(own, path.name)
        source.write_text(code, encoding="utf-8")
        status, text = _run([*command, str(source), "-o", str(made)])
        if status or not made.exists():
            said = [line for line in text.splitlines() if line.strip()]
            first = next((line for line in said if "error" in line), (said or ["no message"])[0])
            raise BuildError(f"{command[0]} failed: {first.strip()[:300]}")
        os.replace(source, path.with_name(f"{name}.c"))
        os.replace(made, path)


def _run(command: list[str]) -> tuple[int, str]:
    """Run a compiler within a time limit; return its exit status and its complaints.

    `LD_PRELOAD` is not handed on: a sanitizer loaded before Python would make the compiler slow.
    """
    environment = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as running:
        try:
            complaints = running.communicate(timeout=_SECONDS)[1]
        except subprocess.TimeoutExpired:
            if hasattr(os, "killpg"):
                os.killpg(running.pid, signal.SIGKILL)
            running.kill()
            raise BuildError(f"{command[0]} took more than {_SECONDS} s") from None
    return running.returncode, complaints


def load(path: Path) -> ModuleType:
    """Load the extension at a path; raises `BuildError`."""
    loader = ExtensionFileLoader(MODULE, str(path))
    spec = importlib.util.spec_from_file_location(MODULE, path, loader=loader)
    assert spec is not None
    try:
        module = importlib.util.module_from_spec(spec)
        loader.exec_module(module)
    except ImportError as bad:
        raise BuildError(f"{path.name} cannot be loaded: {bad}") from None
    return module
