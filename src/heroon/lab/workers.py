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
import os
import secrets
import shutil
import signal
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

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
#: The settings of Ray for every cluster: no telemetry.
_QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
#: Those for a cluster of our own: it uses the loopback address alone (the name is Ray's), and asks
#: for a key that only this process and its children have.
_LOOPBACK: Final = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
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
    parser.add_argument("--workers", type=int, default=many)
    parser.add_argument("--on", default=HERE, help=f"{HERE}, {RAY}, {RAY}://HOST:PORT")


def given_workers(given: argparse.Namespace) -> Workers:
    """Return the workers that such options name; raises `InputError` for a place that is none."""
    check_place(given.on)
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


class _Outcome(NamedTuple, Generic[Done]):
    """What came of a job: its result, or the members of the `InputError` that it raised.

    Not every way to a worker brings that error back as it is.
    """

    result: Done | None = None
    refused: tuple[str, ...] = ()


def _done(do: Callable[[Job], Done], job: Job) -> _Outcome[Done]:
    """Do a job at a worker."""
    try:
        return _Outcome(do(job))
    except InputError as bad:
        return _Outcome(refused=(bad.kind, bad.why, bad.token, bad.where, bad.rule))


def _told(found: _Outcome[Done]) -> Done:
    """Return the result of a job, or raise what it was refused with."""
    if found.refused:
        raise InputError(*found.refused)
    return cast(Done, found.result)


# -- on processes of this machine ------------------------------------------------------------------


def _on_processes(jobs: Sequence[Job], do: Callable[[Job], Done], workers: int) -> Iterator[Done]:
    """Yield what comes of each job on several processes; where one dies, all are made anew.

    What is told is let go, and no job is begun that is far ahead of it.
    """
    ready: dict[int, _Outcome[Done]] = {}
    told, deaths = 0, 0
    while told < len(jobs):
        # Ctrl-C reaches every process of the terminal: this one alone obeys, and ends the others.
        pool = ProcessPoolExecutor(workers, initializer=_deaf)
        running: dict[int, Future[_Outcome[Done]]] = {}
        sent = told
        try:
            while told < len(jobs):
                # After a death the next job is alone, so that no other one dies with it.
                end = min(len(jobs), told + (1 if deaths else workers * _AHEAD))
                new = (i for i in range(sent, end) if i not in ready)
                running |= {i: pool.submit(_done, do, jobs[i]) for i in new}
                sent = max(sent, end)
                if told not in ready:
                    ready[told] = running.pop(told).result()
                told, deaths = told + 1, 0
                yield _told(ready.pop(told - 1))
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                raise WorkersLost from None
            ended = {i: f for i, f in running.items() if f.done() and not f.cancelled()}
            ready |= {i: f.result() for i, f in ended.items() if f.exception() is None}
        finally:
            pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- on a Ray cluster ------------------------------------------------------------------------------


def _ray(on: str) -> Any:
    """Import Ray, which reads its settings once, at its first import in a process."""
    for name, value in (_QUIET | (_LOOPBACK if on == RAY else {})).items():
        os.environ.setdefault(name, value)
    import ray

    return ray


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


def _same_code(code: str, do: Callable[[Job], Done], job: Job) -> _Outcome[Done] | None:
    """Do a job at a worker; nothing where its Heroon is another one than the caller's."""
    return _done(do, job) if digest() == code else None


def _of_same_code(found: _Outcome[Done] | None, on: str) -> Done:
    if found is None:
        why = "a worker has another version of Heroon, or one with other changes"
        raise InputError(REFUSED, why, on, "on")
    return _told(found)


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
        address = on if on.startswith(f"{RAY}://") else on.removeprefix(f"{RAY}:")
        try:
            ray.init(address=address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as bad:
            why = f"no Ray cluster can be reached there ({str(bad).splitlines()[0]})"
            raise InputError(REFUSED, why, on, "on") from None
        try:
            yield ray
        finally:
            ray.shutdown()
        return
    with _of_our_own(ray, workers.many, quiet):
        yield ray


@contextlib.contextmanager
def _of_our_own(ray: Any, many: int, quiet: dict[str, Any]) -> Iterator[None]:
    """Begin a cluster of this machine alone, and end it."""
    # Short: the names of Ray's sockets must fit a path of some hundred characters.
    folder = tempfile.mkdtemp(prefix="heroon-ray-")
    try:
        ray.init(
            num_cpus=many or os.cpu_count() or 1,
            include_dashboard=False,
            object_store_memory=_STORE,
            _temp_dir=folder,
            **quiet,
        )
        yield
    finally:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
