"""The how-to of a game, followed literally beside a built Heroon, where nothing else is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.running import ROOT, environment
from tests.plugins import HOW_TO, LONG, shown
from tests.server.serving import Page

pytestmark = pytest.mark.slow
#: What every pip here is told: nothing is fetched, nothing else is installed.
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def done(*command: str, cwd: Path, env: dict[str, str] | None = None, answers: str = "") -> str:
    ran = subprocess.run(
        command,
        input=answers,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=env,
        timeout=LONG,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]
    return ran.stdout


class Place:
    """An environment with a built Heroon and what it depends on, and no checkout."""

    def __init__(self, folder: Path):
        self.home = folder
        venv.create(folder / "env", symlinks=os.name == "posix")
        self.bin = folder / "env" / ("bin" if os.name == "posix" else "Scripts")
        self.python = str(self.bin / "python")
        env = {name: text for name, text in os.environ.items() if name != "PATH"}  # no compiler
        built = ("hatchling", "build", "-t", "wheel", "-d", str(folder / "dist"))
        done(sys.executable, "-m", *built, cwd=ROOT, env=env | {"PATH": ""})
        (wheel,) = (folder / "dist").glob("heroon-*.whl")
        self.pip(str(wheel))
        # Only now: the libraries from where the tests have them, but not the Heroon there.
        there = sysconfig.get_path("purelib", vars={"base": str(folder / "env")})
        (Path(there) / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def pip(self, what: str) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.python, "install", *OFFLINE, what)
        done(*pip, cwd=self.home)

    def environment(self) -> dict[str, str]:
        env = environment(self.home) | {"PATH": str(self.bin), "PYTHONSAFEPATH": ""}
        del env["HEROON_STRICT_TEXTS"]
        return {name: text for name, text in env.items() if name != "PYTHONPATH"}

    def run(self, *command: str, answers: str = "") -> str:
        at = str(self.bin / command[0])
        return done(at, *command[1:], cwd=self.home, env=self.environment(), answers=answers)

    @contextmanager
    def web(self) -> Iterator[str]:
        """The page, at its address."""
        command = (str(self.bin / "heroon"), "web", "--port", "0", "--no-browser")
        with subprocess.Popen(
            command,
            cwd=self.home,
            env=self.environment(),
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
                assert found is not None
                yield found[0]
            finally:
                server.terminate()


@pytest.mark.long
def test_the_how_to_followed_literally(tmp_path: Path) -> None:
    place = Place(tmp_path)
    where = place.run("python", "-c", "import heroon; print(heroon.__file__)")
    assert where.startswith(str(tmp_path)), "the built one, not that of the checkout"
    nothing = "import importlib.util as u; print(u.find_spec('tests'))"
    assert place.run("python", "-c", nothing) == "None\n"
    source = tmp_path / "parry-source"
    shown(source)
    (tmp_path / "check.py").write_bytes((source / "check.py").read_bytes())
    commands = re.findall(r"^```sh\n(.*?)^```$", HOW_TO.read_text(encoding="utf-8"), re.M | re.S)
    steps = commands[-1].splitlines()
    assert steps[0] == "pip install ."
    place.pip(str(source))
    told = {step: place.run(*step.split(), answers="1\n" * 200) for step in steps[1:-1]}
    assert "parry · Parry · A duel of strikes and parries." in told["heroon list"]
    assert "parry · Parry: its rules run in " in told["heroon doctor"]
    assert "cannot be" not in told["heroon doctor"]
    assert told["python check.py"] == "3 games\n"
    assert "You play a Strike." in told["heroon play parry"]
    assert re.search("You win|wins|A draw", told["heroon play parry"])
    assert steps[-1] == "heroon web"
    with place.web() as address, httpx.Client(base_url=address, timeout=LONG) as http:
        http.headers["origin"] = address
        home = http.get("/").text
        assert 'href="/new/parry"' in home
        assert re.search(r"/static/\w+/parry/cover\.svg#strike", home)
        assert "one that is not parried" in http.get("/rules/parry").text
        begun = http.post("/new/parry", data={"seat-1": "novice", "seed": "1"})
        assert begun.status_code == 303
        table = http.get(begun.headers["location"]).text
        assert re.search(r"/static/\w+/parry/table\.css", table)
        id = begun.headers["location"].removeprefix("/t/")
        page = Page(int(address.rpartition(":")[2]), id)
        html = str(page.frame)
        page.close()
    for part in ("parry-card", "parry-back", "parry/art.svg#", "cards are left in the deck"):
        assert part in html, part
