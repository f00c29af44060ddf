"""The same games on Ray: on a cluster of our own, of which a worker is killed, on one of two nodes,
of which one is killed, and through Ray's client.  Prints what was seen as JSON.

    python -m tests.lab.on_ray [own | two | client]
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import psutil

from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED
from heroon.lab import PlayedGames, simulate, workers, zoo
from heroon.lab.response import Tuning

BOTS = ["random", "random"]
GAMES = 400
ONE = workers.ALONE
SMALL = Tuning(generations=1, tastes=3, best=2, pairs=21)
#: The levels of a zoo but the master, whose games take seconds.
QUICK = ("novice", "apprentice", "expert")
LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")


def played(where: workers.Workers, progress: Callable[[int], None] | None = None) -> PlayedGames:
    """Play the games at a place."""
    return simulate("heroz", BOTS, GAMES, workers=where, engine="python", progress=progress)[1]


def no_one(_: object) -> None:
    """Who is told nothing."""


def visited(where: workers.Workers) -> dict[str, Any]:
    """Play a small zoo at a place."""
    return zoo.visit("heroz", 21, 3, no_one, SMALL, pleas=1, workers=where, only=QUICK)


class Once:
    """What is done at the first games that come."""

    def __init__(self, do: Callable[[], Any]):
        self._do = do
        self.found: Any = None
        self.done = False

    def __call__(self, _games: int) -> None:
        if not self.done:
            self.done = True
            self.found = self._do()


def of_ray() -> list[psutil.Process]:
    """All processes that this one has begun."""
    return list(psutil.Process().children(recursive=True))


def listens_beyond() -> list[str]:
    """The addresses that these processes listen at, but for loopback."""
    out = []
    for process in of_ray():
        for one in process.net_connections("tcp"):
            if one.status == psutil.CONN_LISTEN and one.laddr.ip not in LOOPBACK:
                out.append(f"{process.name()} {one.laddr.ip}")
    return out


def kill_a_worker() -> bool:
    """Kill a process that plays."""
    plays = ("ray::IDLE", "ray::_same_code")
    busy = [p for p in of_ray() if p.cmdline() and p.cmdline()[0].startswith(plays)]
    busy[0].kill()
    return bool(busy)


def on_our_own(expected: PlayedGames) -> dict[str, object]:
    """Play on a cluster of our own, twice in one."""
    where = workers.Workers(2, "ray")
    with workers.joined(where):
        looks, kills = Once(listens_beyond), Once(kill_a_worker)
        same = played(where, looks) == expected
        again = played(where, kills) == expected
        zoos = [visited(w) for w in (where, ONE)]
    return {
        "as here": same,
        "loopback alone": looks.found == [],
        "worker killed": again,
        "zoo as here": zoos[0] == zoos[1],
    }


def on_two_nodes(expected: PlayedGames) -> dict[str, object]:
    """Play on a cluster of two nodes that runs already, and lose one of them."""
    from ray.cluster_utils import Cluster

    cluster = Cluster()
    cluster.add_node(num_cpus=1, include_dashboard=False, object_store_memory=80 << 20)
    second = cluster.add_node(num_cpus=1, object_store_memory=80 << 20)
    cluster.wait_for_nodes()
    where = workers.Workers(0, f"ray:{cluster.address}")
    kill = Once(lambda: cluster.remove_node(second, allow_graceful=False))
    same = played(where, kill) == expected and kill.done
    try:
        workers.digest = lambda: "of another version"  # type: ignore[assignment]
        played(where)
        refused = False
    except InputError as bad:
        refused = "another version of Heroon" in bad.why
    cluster.shutdown()  # type: ignore[no-untyped-call]
    return {"node killed": same, "others refused": refused}


def free_port() -> int:
    """A port of the loopback address at which nobody listens."""
    with socket.socket() as one:
        one.bind((LOOPBACK[0], 0))
        return int(one.getsockname()[1])


def through_a_client(expected: PlayedGames) -> dict[str, object]:
    """Play through Ray's client at a head of its own process, with a server for clients."""
    gate, port = free_port(), free_port()
    ray = [str(Path(sys.executable).with_name("ray"))]
    head = [*ray, "start", "--head", "--block", f"--node-ip-address={LOOPBACK[0]}"]
    head += [f"--port={port}", f"--ray-client-server-port={gate}", "--num-cpus=2"]
    head += ["--include-dashboard=false", f"--object-store-memory={80 << 20}"]
    # A key of our own, whatever this machine has; the second name keeps to the loopback address.
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    env = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
    env["PYTHONPATH"] = os.getcwd()
    # Ray's server for clients forks beside threads of gRPC, whose own care for forks crashed there.
    env["GRPC_ENABLE_FORK_SUPPORT"] = "0"
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        head += [f"--temp-dir={folder}"]
        piped = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        with subprocess.Popen(head, env=env, **piped) as process:  # type: ignore[call-overload]
            try:
                said = [line for line in iter_until(process.stdout, "block forever")]
                assert "block forever" in said[-1], said
                where = workers.Workers(2, f"ray://{LOOPBACK[0]}:{gate}")
                found = at_the_gate(expected, where) | {"wrong key": with_another_key(where)}
                found["bound to loopback"] = asked(f"ray:{LOOPBACK[0]}:{port}", {})
            finally:
                for one in [*psutil.Process(process.pid).children(recursive=True), process]:
                    with contextlib.suppress(psutil.NoSuchProcess):
                        one.kill()
    return found


def with_another_key(where: workers.Workers) -> str:
    """Ask at the gate with a wrong key, and return what is told."""
    return asked(where.on, {"RAY_AUTH_TOKEN": secrets.token_hex(32)})


def asked(on: str, more: dict[str, str]) -> str:
    """Do two jobs at a place, in a process with more settings, and return what is told."""
    code = (
        "from heroon.lab import workers\n"
        f"try: print(list(workers.work(range(2), abs, workers.Workers(2, {on!r}))))\n"
        "except Exception as bad: print(type(bad).__name__, bad.why)"
    )
    line = [sys.executable, "-c", code]
    ran = subprocess.run(line, env=os.environ | more, stdout=subprocess.PIPE, text=True)
    return ran.stdout.strip()


def iter_until(lines: Iterable[str], sign: str) -> Iterator[str]:
    """Read lines as they come, until one has a sign in it."""
    for line in lines:
        yield line
        if sign in line:
            return


def at_the_gate(expected: PlayedGames, where: workers.Workers) -> dict[str, object]:
    """Play, and meet an error of a job."""
    with workers.joined(where):
        same = played(where) == expected
        try:
            list(workers.work(range(2), raises, where))
            raised = ""
        except InputError as bad:
            raised = bad.why
        zoos = [visited(w) for w in (where, ONE)]
    return {
        "client as here": same,
        "client tells errors": raised == "on purpose",
        "zoo through a client": zoos[0] == zoos[1],
    }


def raises(number: int) -> int:
    """A job that goes wrong."""
    raise InputError(REFUSED, "on purpose", str(number))


#: What is tried, each in a process of its own: Ray reads its settings once.
PARTS = {"own": on_our_own, "two": on_two_nodes, "client": through_a_client}


def main() -> int:
    part = sys.argv[1:]
    expected = played(ONE)
    if part:
        print(json.dumps(PARTS[part[0]](expected)))
        return 0
    told: dict[str, object] = {}
    for name in ("own", "two"):  # a process each: Ray reads its settings once
        with tempfile.TemporaryDirectory() as home:
            env = os.environ | {"TMPDIR": home}
            command = [sys.executable, "-m", "tests.lab.on_ray", name]
            ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=env)
            told |= json.loads(ran.stdout.splitlines()[-1])
            left = told.setdefault("left over", [])
            assert isinstance(left, list)
            left += [p.name for p in Path(home).iterdir() if name == "own"]
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
