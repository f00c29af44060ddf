"""Jobs are done once each, in order, wherever they are done and whatever dies meanwhile."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.extras import install
from heroon.kernel import InputError
from heroon.lab import workers as places
from heroon.lab.simulate import simulate
from heroon.lab.workers import TRIES, Workers, WorkersLost, check_place, joined, work

MODULE = sys.modules["heroon.lab.simulate"]  # the package has a function of this name
PLAY = MODULE._play
ROOT = Path(__file__).resolve().parents[2]


def square(number: int) -> int:
    return number * number


def refuses(number: int) -> int:
    raise InputError("refused", "on purpose", str(number), "here", "HZ-1")


def dies_once(mark: str) -> str:
    """Take the process along where a file is missing that it makes first."""
    path = Path(mark)
    if not path.exists():
        path.write_text("", encoding="ascii")
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def dies_always(mark: str) -> str:
    with open(mark, "a", encoding="ascii") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


@pytest.mark.parametrize("many", [1, 2, 3])
def test_results_come_in_the_order_of_the_jobs(many: int) -> None:
    assert list(work(range(50), square, Workers(many))) == [n * n for n in range(50)]


@pytest.mark.parametrize("many", [1, 2])
def test_an_error_of_a_job_comes_back_whole(many: int) -> None:
    with pytest.raises(InputError) as bad:
        list(work(range(2), refuses, Workers(many)))
    found = bad.value
    told = (found.kind, found.why, found.token, found.where, found.rule)
    assert told == ("refused", "on purpose", "0", "here", "HZ-1")


def test_a_job_whose_worker_dies_is_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / name) for name in "abc"]
    assert list(work(marks, dies_once, Workers(2))) == ["a", "b", "c"]


def test_a_job_that_takes_each_worker_along_is_an_error(tmp_path: Path) -> None:
    marks = [str(tmp_path / name) for name in "ab"]
    with pytest.raises(WorkersLost, match=str(TRIES)):
        list(work(marks, dies_always, Workers(2)))
    assert sum(len(Path(mark).read_text()) for mark in marks if Path(mark).exists()) <= 2 * TRIES


def test_games_are_the_same_when_a_process_is_killed_in_mid_run() -> None:
    killed: list[int] = []

    def kill(_games: int) -> None:
        if not killed:
            child = multiprocessing.active_children()[0]
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            killed.append(child.pid)

    bots = ["random", "random"]
    alone = simulate("heroz", bots, 200, workers=1, engine="python")[1]
    assert simulate("heroz", bots, 200, workers=2, engine="python", progress=kill)[1] == alone
    assert killed


def never_ends(mark: str) -> None:
    Path(mark).touch()
    signal.pause()


def test_ctrl_c_ends_workers_that_are_still_at_work(tmp_path: Path) -> None:
    """They were waited for, which for a network that learns are minutes."""
    program = (
        "import sys; from pathlib import Path\n"
        "from heroon.lab.workers import Workers, work\n"
        "from tests.lab.test_workers import never_ends\n"
        "print('begun', flush=True)\n"
        "list(work(sys.argv[1:], never_ends, Workers(2)))\n"
    )
    marks = [tmp_path / name for name in ("one", "other")]
    given = [sys.executable, "-c", program, *map(str, marks)]
    with subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as done:
        assert done.stdout is not None
        assert done.stdout.readline() == "begun\n"
        while not all(mark.exists() for mark in marks):
            assert done.poll() is None
        done.send_signal(signal.SIGINT)
        told = done.communicate(timeout=60)[1]
    assert done.returncode in (-signal.SIGINT, 130)
    assert told.splitlines()[-1] == "KeyboardInterrupt" and "BrokenProcessPool" not in told


def plays_until_100(job: Any) -> Any:
    """Play as a worker does, but take the process along at game 100."""
    if job.first == 100:
        os.kill(os.getpid(), signal.SIGKILL)
    return PLAY(job)


def test_what_was_played_before_workers_are_lost_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["random", "random"]
    whole = simulate("heroz", bots, 200, workers=1, engine="python")[1]
    monkeypatch.setattr(MODULE, "_play", plays_until_100)
    summary, played = simulate("heroz", bots, 200, workers=2, engine="python", stoppable=True)
    assert played == whole[:100]
    assert summary.lost and summary.stopped and summary.games == 100
    with pytest.raises(WorkersLost):
        simulate("heroz", bots, 200, workers=2, engine="python")
    monkeypatch.undo()
    rest = simulate("heroz", bots, 100, workers=2, engine="python", first=100)[1]
    assert rest == whole[100:]


@pytest.mark.parametrize("on", ["", "there", "rays", "here:1"])
def test_a_place_that_is_none_is_named(on: str) -> None:
    with pytest.raises(InputError, match=r"no such place .there are: here, ray"):
        check_place(on)
    with pytest.raises(InputError, match="no such place"):
        simulate("heroz", ["random", "random"], 2, workers=Workers(1, on))


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("balance", ["hero-realms", "--out", "x.md"]),
        ("deals", ["hero-realms"]),
        ("strength", ["micro-hero"]),
        ("zoo", ["heroz"]),
        ("ladder", ["heroz"]),
        ("train", ["heroz", "--out", "x"]),
    ],
)
def test_every_command_of_the_lab_names_a_place_that_is_none(
    module: str, line: list[str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", f"heroon.lab.{module}", *line, "--on", "nowhere"]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 1 and ran.stderr.count("\n") == 1, ran.stderr
    assert "no such place" in ran.stderr and not list(tmp_path.iterdir())


def test_without_ray_the_extra_is_named() -> None:
    code = (
        "import importlib.util as u; found = u.find_spec\n"
        "u.find_spec = lambda name, *a: None if name == 'ray' else found(name, *a)\n"
        "from heroon.lab.workers import check_place\n"
        "try: check_place('ray')\n"
        "except Exception as bad: print(bad)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == f"on: 'ray': Ray is not installed: {install('ray')}\n"


@pytest.mark.parametrize(
    ("on", "why"),
    [
        ("ray://127.0.0.1:{closed}", os.strerror(errno.ECONNREFUSED)),
        ("ray:127.0.0.1:{closed}", os.strerror(errno.ECONNREFUSED)),
        ("ray://", "a host is missing"),
        ("ray://127.0.0.1:gate", "Port could not be cast"),
    ],
)
def test_why_no_cluster_is_there_is_told_before_ray_tries(
    on: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("no_proxy", "*")
    with socket.create_server(("127.0.0.1", 0)) as one:
        closed = one.getsockname()[1]
    with pytest.raises(InputError) as bad, joined(Workers(1, on.format(closed=closed))):
        pass
    assert bad.value.why.startswith(f"no Ray cluster can be reached there ({why}")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_head_that_is_bound_to_loopback_is_known_as_such(host: str) -> None:
    """Ray asks at the machine's own address instead, where nobody answers: it took minutes."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("", 0)) as every:
        assert places._at_loopback_alone(f"ray:{host}:{one.getsockname()[1]}")
        assert not places._at_loopback_alone(f"ray:{host}:{every.getsockname()[1]}")
        closed = one.getsockname()[1]
    for other in (
        f"ray:{host}:{closed}",
        f"ray:{host}",
        "ray:auto",
        "ray",
        "ray:[::1:9",
        "ray:x:1",
    ):
        assert not places._at_loopback_alone(other)


def test_the_setting_for_few_tries_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    (name,) = places._TRIES
    for usual in ("", "5"):
        monkeypatch.setenv(name, usual) if usual else monkeypatch.delenv(name, raising=False)
        with places._few_tries():
            assert os.environ[name] == (usual or places._TRIES[name])
        assert os.environ.get(name, "") == usual


def test_nothing_loads_ray_that_does_not_use_it() -> None:
    code = "import sys, heroon.lab.simulate, heroon.lab.ladder; print('ray' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout == "False\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Ray's clusters of several nodes are tested on POSIX")
def test_games_are_the_same_on_ray_and_when_a_node_of_it_is_killed() -> None:
    """One process of its own: Ray reads its settings once, and leaves threads behind."""
    command = [sys.executable, "-m", "tests.lab.on_ray"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told == {
        "as here": True,
        "loopback alone": True,
        "worker killed": True,
        "zoo as here": True,
        "node killed": True,
        "others refused": True,
        "left over": [],
    }


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Ray's clusters of several nodes are tested on POSIX")
def test_games_are_the_same_through_a_client_of_ray() -> None:
    """At a head that was started by itself, reached by its address `ray://`."""
    command = [sys.executable, "-m", "tests.lab.on_ray", "client"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr[-3000:]
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told == {
        "client as here": True,
        "client tells errors": True,
        "zoo through a client": True,
        "wrong key": "InputError that Ray cluster asks for another key (RAY_AUTH_TOKEN)",
        "bound to loopback": "[0, 1]",
    }
