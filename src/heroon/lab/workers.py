"""Where the jobs of a simulation are done: here, on several processes, or on a Ray cluster.

The place changes no result: a job is plain data that says all, and what comes of the jobs is told
in their order.  A job whose worker dies is done again; one that takes its worker along time and
again is an error.

| `on` | where |
|---|---|
| `here` | on so many processes of this machine |
| `ray` | on a Ray cluster of this machine alone, which nobody else can reach |
| `ray:HOST:PORT`, `ray:auto` | on a cluster that this machine belongs to |
| `ray://HOST:PORT` | on a cluster elsewhere, through Ray's client |
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import logging
import os
import secrets
import shutil
import signal
import socket
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import heroon
from heroon.ai.extras import install
from heroon.kernel import HeroonError, InputError
from heroon.kernel.errors import REFUSED, UNKNOWN

Job = TypeVar("Job")
Done = TypeVar("Done")

HERE: Final = "here"
RAY: Final = "ray"
PLACES: Final = (HERE, RAY, f"{RAY}:HOST:PORT", f"{RAY}:auto", f"{RAY}://HOST:PORT")
#: So many times a job may lose its worker.
TRIES: Final = 3
#: Jobs that are begun or wait for each worker, so that none is idle.
_AHEAD: Final = 4
#: The memory of a cluster of our own for what its workers send: the least that Ray takes, in bytes.
_STORE: Final = 80 << 20
#: The port of Ray's server for clients where an address names none, and the seconds for which
#: somebody must take a connection at an address.
_GATE: Final = 10001
_PATIENCE: Final = 10.0
_LOCAL: Final = ("127.0.0.1", "localhost", "::1")
#: The settings of Ray for every cluster: no telemetry.
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
#: The setting that keeps Ray to the loopback address (the name is Ray's), read at its import.
_BOUND: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
#: The setting for how often Ray asks at an address that takes connections and gives no answer,
#: half a minute each time: usually twenty times.
_TRIES: Final = {"RAY_gcs_server_port_wait_time_s": "2"}
#: Those for a cluster of our own: it uses the loopback address alone, and asks for a key that only
#: this process and its children have.
_LOOPBACK: Final = {
    _BOUND: "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}


class Workers(NamedTuple):
    """How many workers do the jobs (0: as many as the place has cores), and where they are."""

    many: int = 0
    on: str = HERE


#: As many processes of this machine as it has cores.
USUAL: Final = Workers()
#: This process alone.
ALONE: Final = Workers(1)


class WorkersLost(HeroonError):
    """The error that a job takes its worker along time and again."""

    def __init__(self) -> None:
        super().__init__(
            f"a worker died {TRIES} times at the same job: is there too little memory?"
        )


def add_options(parser: argparse.ArgumentParser, many: int = 0) -> None:
    """Add the options `--workers` and `--on` to a parser."""
    parser.add_argument("--workers", type=int, default=many, help="0: one for each core")
    parser.add_argument("--on", default=HERE, help=f"{HERE}, {RAY}, {RAY}://HOST:PORT")


def given_workers(given: argparse.Namespace) -> Workers:
    """Return the workers that such options name; raises `InputError` for a place that is none."""
    check_place(given.on)
    if given.workers < 0:
        raise InputError(REFUSED, "workers are 0 or more", str(given.workers), "workers")
    return Workers(given.workers, given.on)


def check_place(on: str) -> None:
    """Check the name of a place; raises `InputError` if it is none, or Ray is not installed."""
    if on == HERE:
        return
    if on != RAY and not on.startswith(f"{RAY}:"):
        raise InputError(UNKNOWN, f"no such place (there are: {', '.join(PLACES)})", on, "on")
    if importlib.util.find_spec("ray") is None:
        raise InputError(REFUSED, f"Ray is not installed: {install(RAY)}", on, "on")


def work(
    jobs: Sequence[Job], do: Callable[[Job], Done], workers: Workers = USUAL
) -> Iterator[Done]:
    """Do all jobs and yield what comes of each, in their order.

    `do` is a function of a module, jobs and results are data that can be sent.  Raises `InputError`
    for a place that is none or cannot be reached, `WorkersLost` where a job takes its worker along
    time and again.
    """
    if workers.on != HERE:
        yield from _on_ray(jobs, do, workers)
        return
    many = workers.many or os.cpu_count() or 1
    if many == 1 or len(jobs) == 1:
        yield from map(do, jobs)
    else:
        yield from _on_processes(jobs, do, many)


@contextlib.contextmanager
def joined(workers: Workers) -> Iterator[None]:
    """Stay at a place for several series of jobs, so that its cluster is begun or joined once."""
    if workers.on == HERE:
        yield
        return
    with _cluster(workers):
        yield


# -- on processes of this machine ------------------------------------------------------------------


def _on_processes(jobs: Sequence[Job], do: Callable[[Job], Done], workers: int) -> Iterator[Done]:
    """Yield what comes of each job on several processes; where one dies, all are made anew.

    What is told is let go, and no job is begun that is far ahead of it.
    """
    ready: dict[int, Done] = {}
    told, deaths = 0, 0
    while told < len(jobs):
        # Ctrl-C reaches every process of the terminal: this one alone obeys, and ends the others.
        pool = ProcessPoolExecutor(workers, initializer=_deaf)
        running: dict[int, Future[Done]] = {}
        sent = told
        try:
            while told < len(jobs):
                # After a death the next job is alone, so that no other one dies with it.
                end = min(len(jobs), told + (1 if deaths else workers * _AHEAD))
                new = (i for i in range(sent, end) if i not in ready)
                running |= {i: pool.submit(do, jobs[i]) for i in new}
                sent = max(sent, end)
                if told not in ready:
                    ready[told] = running.pop(told).result()
                told, deaths = told + 1, 0
                yield ready.pop(told - 1)
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                raise WorkersLost from None
            ended = {i: f for i, f in running.items() if f.done() and not f.cancelled()}
            ready |= {i: f.result() for i, f in ended.items() if f.exception() is None}
        except (KeyboardInterrupt, GeneratorExit):  # nobody waits for what is still done
            for process in [*(pool._processes or {}).values()]:
                process.kill()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- on a Ray cluster ------------------------------------------------------------------------------


def _ray(on: str) -> Any:
    """Import Ray, which reads its settings once, at its first import in a process."""
    bound = _at_loopback_alone(on)
    if bound and "ray" in sys.modules and os.environ.get(_BOUND) != "0":
        why = f"that head can be reached from this machine alone: begin with {_BOUND}=0 set"
        raise InputError(REFUSED, why, on, "on")
    own = _LOOPBACK if on == RAY else {_BOUND: "0"} if bound else {}
    for name, value in (_QUIET | own).items():
        os.environ.setdefault(name, value)
    import ray

    return ray


def _at_loopback_alone(on: str) -> bool:
    """Return whether somebody listens at an address of loopback, and nobody beyond it.

    Ray takes the machine's own address instead of that of loopback, and would ask there.
    """
    try:
        parts = urlsplit(f"//{on.removeprefix(f'{RAY}:')}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if host not in _LOCAL or port is None:
        return False
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(("192.0.2.1", 9))  # nothing is sent: this only chooses an address
            beyond = one.getsockname()[0]
        except OSError:
            return True
    return not _unheard(f"{host}:{port}") and bool(_unheard(f"{beyond}:{port}"))


def _on_ray(jobs: Sequence[Job], do: Callable[[Job], Done], workers: Workers) -> Iterator[Done]:
    """Yield what comes of each job on a cluster; Ray does again what a dead worker leaves."""
    many, on = workers
    check_place(on)
    with _cluster(workers) as ray:
        lost, raised = ray.exceptions.RayError, ray.exceptions.RayTaskError
        task = ray.remote(max_retries=TRIES, num_cpus=1)(_same_code)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # On a cluster of others, jobs that wait would take more cores than are wanted.
        ahead = many if many and on != RAY else cores * _AHEAD
        waiting: deque[Any] = deque()
        code, left = digest(), iter(jobs)
        try:
            for job in left:
                waiting.append(task.remote(code, do, job))
                if len(waiting) >= ahead:
                    yield _of_same_code(ray.get(waiting.popleft()), on)
            while waiting:
                yield _of_same_code(ray.get(waiting.popleft()), on)
        except raised as bad:  # what the job itself raised
            raise bad.cause from None
        except lost as bad:
            raise WorkersLost from bad
        finally:
            for one in waiting:
                with contextlib.suppress(Exception):
                    ray.cancel(one)


def _same_code(code: str, do: Callable[[Job], Done], job: Job) -> tuple[Done] | InputError | None:
    """Do a job at a worker; nothing where its Heroon is another one than the caller's.

    An error of input is returned: of what is raised Ray prints whatever nobody fetches any more.
    """
    if digest() != code:
        return None
    try:
        return (do(job),)
    except InputError as bad:
        return bad


def _of_same_code(found: tuple[Done] | InputError | None, on: str) -> Done:
    if found is None:
        why = "a worker has another version of Heroon, or one with other changes"
        raise InputError(REFUSED, why, on, "on")
    if isinstance(found, InputError):
        raise found
    return found[0]


@cache
def digest() -> str:
    """Compute the digest of all sources of this Heroon."""
    home = Path(heroon.__file__).parent
    found = hashlib.sha256()
    for path in sorted(p for p in home.rglob("*") if p.suffix in (".py", ".toml", ".h")):
        content = path.read_bytes()
        found.update(f"{path.relative_to(home).as_posix()}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


@contextlib.contextmanager
def _cluster(workers: Workers) -> Iterator[Any]:
    """Join a cluster, or begin one of our own; yields Ray, and leaves what was joined or begun."""
    on = workers.on
    ray = _ray(on)
    if ray.is_initialized():  # the caller's own
        yield ray
        return
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if on != RAY:
        _join(ray, on, quiet)
        try:
            yield ray
        finally:
            ray.shutdown()
        return
    with _of_our_own(ray, workers.many, quiet):
        yield ray


def _join(ray: Any, on: str, quiet: dict[str, Any]) -> None:
    """Join a cluster of others; raises `InputError` with the reason, as soon as there is one."""
    through_client = on.startswith(f"{RAY}://")
    address = on if through_client else on.removeprefix(f"{RAY}:")
    why = "" if address == "auto" else _unheard(address.removeprefix(f"{RAY}://"))
    if not why:
        try:
            with _hears_refusals(on) if through_client else _few_tries():
                ray.init(address=address, **quiet)
            return
        except (ConnectionError, ValueError, RuntimeError) as bad:
            why = _in_a_line(bad)
    raise InputError(REFUSED, f"no Ray cluster can be reached there ({why})", on, "on") from None


@contextlib.contextmanager
def _few_tries() -> Iterator[None]:
    """Let Ray give up after some tries, unless this machine is set to another number of them."""
    set_here = _TRIES.keys() - os.environ.keys()
    os.environ.update({name: _TRIES[name] for name in set_here})
    try:
        yield
    finally:
        for name in set_here:
            del os.environ[name]


def _in_a_line(bad: Exception) -> str:
    """Tell an error of Ray in a line: its first one, or the last of what stands behind a colon."""
    first, *more = [one.strip() for one in str(bad).splitlines() if one.strip()] or [""]
    return (f"{first} {more[-1]}" if first.endswith(":") and more else first) or type(bad).__name__


def _unheard(address: str) -> str:
    """Say why nobody listens at `HOST:PORT`; empty where somebody does, or a proxy leads there.

    Ray tries for half a minute, and then tells of a timeout alone.
    """
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port or _GATE
    except ValueError as bad:
        return str(bad)
    if not host:
        return "a host is missing"
    if getproxies() and not proxy_bypass(host):
        return ""
    try:
        socket.create_connection((host, port), timeout=_PATIENCE).close()
    except OSError as bad:
        return bad.strerror or str(bad)
    return ""


@contextlib.contextmanager
def _hears_refusals(on: str) -> Iterator[None]:
    """Raise `InputError` where a cluster refuses the key of this process.

    Ray's client only notes that for its developers, tries twice more, and tells of a timeout.
    """

    def hear(note: logging.LogRecord) -> bool:
        bad = sys.exc_info()[1]
        code = getattr(bad, "code", lambda: None)()
        if getattr(code, "name", "") in ("UNAUTHENTICATED", "PERMISSION_DENIED"):
            why = "that Ray cluster asks for another key (RAY_AUTH_TOKEN)"
            raise InputError(REFUSED, why, on, "on") from None
        return note.levelno >= usual

    notes = logging.getLogger("ray.util.client.worker")
    level, usual = notes.level, notes.getEffectiveLevel()
    notes.setLevel(logging.DEBUG)
    notes.addFilter(hear)
    try:
        yield
    finally:
        notes.removeFilter(hear)
        notes.setLevel(level)


@contextlib.contextmanager
def _of_our_own(ray: Any, many: int, quiet: dict[str, Any]) -> Iterator[None]:
    """Begin a cluster of this machine alone, and end it."""
    # Short: the names of Ray's sockets must fit a path of some hundred characters.
    folder = tempfile.mkdtemp(prefix="heroon-ray-")
    try:
        try:
            ray.init(
                num_cpus=many or os.cpu_count() or 1,
                include_dashboard=False,
                object_store_memory=_STORE,
                _temp_dir=folder,
                **quiet,
            )
        except Exception as bad:  # Ray raises that very class where a machine is too busy
            why = f"Ray could not be started here ({_in_a_line(bad)})"
            raise InputError(REFUSED, why, RAY, "on") from bad
        yield
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
