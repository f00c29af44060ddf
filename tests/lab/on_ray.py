"""The same games on Ray: on a cluster of our own, of which a worker is killed, and on one of two
nodes, of which one is killed.  Prints what was seen as JSON.

    python -m tests.lab.on_ray
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil

from heroon.kernel import InputError
from heroon.lab import PlayedGames, simulate, workers

BOTS = ["random", "random"]
GAMES = 400
LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")


def played(where: workers.Workers, progress: Callable[[int], None] | None = None) -> PlayedGames:
    """Play the games at a place."""
    return simulate("heroz", BOTS, GAMES, workers=where, engine="python", progress=progress)[1]


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
    return {"as here": same, "loopback alone": looks.found == [], "worker killed": again}


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


def main() -> int:
    part = sys.argv[1:]
    expected = played(workers.Workers(1))
    if part:
        print(json.dumps({"own": on_our_own, "two": on_two_nodes}[part[0]](expected)))
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
