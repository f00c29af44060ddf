"""`heroon simulate` for those who measure: every game as it is, levels, modes, own numbers."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from heroon.ai.extras import install
from heroon.ai.levels import levels
from heroon.kernel import game, games
from heroon.testing.settings import allowing
from tests.cli.running import COMMAND, environment, heroon
from tests.cli.test_wrong import one_line

_FEW = ("--games", "2", "--workers", "1")


@pytest.mark.parametrize("name", games())
def test_without_bots_the_seats_are_filled(tmp_path: Path, name: str) -> None:
    ran = heroon(tmp_path, "simulate", name, *_FEW)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("random:") == game(name).seats[0]
    most = game(name).seats[-1]
    options = [f"{key}={value}" for key, value in allowing(game(name), most).items()]
    given = [part for option in options for part in ("--option", option)]
    ran = heroon(tmp_path, "simulate", name, *_FEW, "--players", str(most), *given)
    assert ran.out.count("random:") == most


@pytest.mark.long
@pytest.mark.parametrize("name", games())
def test_every_level_that_people_meet_can_be_measured(tmp_path: Path, name: str) -> None:
    for level in levels(game(name)):
        ran = heroon(tmp_path, "simulate", name, *_FEW, "--bots", level)
        assert (ran.code, ran.err) == (0, "") and f"1. {level}:" in ran.out


@pytest.mark.slow
def test_a_bot_that_searches_can_be_measured(tmp_path: Path) -> None:
    cards = tmp_path / "short.toml"
    cards.write_text("[numbers]\ngoal = 1\n", encoding="utf-8")
    line = ("simulate", "heroz", *_FEW, "--bots", "ismcts:2,novice", "--cards", str(cards))
    ran = heroon(tmp_path, *line, "--json", "out.json")
    assert (ran.code, ran.err) == (0, "") and "1. ismcts:2:" in ran.out
    assert json.loads((tmp_path / "out.json").read_text())["bots"][0] == "ismcts:2"


def test_own_numbers_and_modes(tmp_path: Path) -> None:
    cards = tmp_path / "short.toml"
    cards.write_text("[numbers]\ngoal = 1\n", encoding="utf-8")
    told = []
    for more in ((), ("--cards", str(cards))):
        ran = heroon(tmp_path, "simulate", "heroz", *_FEW, "--json", "out.json", *more)
        assert (ran.code, ran.err) == (0, "")
        told.append(json.loads((tmp_path / "out.json").read_text()))
    assert told[1]["choices"] < told[0]["choices"] and told[1]["cards"] and "cards" not in told[0]
    mode = next(name for name, options in game("micro-hero").modes.items() if options)
    ran = heroon(tmp_path, "simulate", "micro-hero", *_FEW, "--mode", mode, "--json", "out.json")
    options = json.loads((tmp_path / "out.json").read_text())["options"]
    assert ran.code == 0 and options == game("micro-hero").modes[mode]
    assert "cards.toml" in one_line(heroon(tmp_path, "simulate", "heroz", "--cards", "cards.toml"))
    assert "modes:" in one_line(heroon(tmp_path, "simulate", "heroz", "--mode", "none"))
    assert "2" in one_line(heroon(tmp_path, "simulate", "heroz", "--players", "3"))
    assert "master" in one_line(heroon(tmp_path, "simulate", "heroz", "--bots", "nobody"))
    wrong = heroon(tmp_path, "simulate", "hero-realms", "--bots", "random,random")
    assert "names 2 bots" in one_line(wrong)


@pytest.mark.parametrize(
    ("lang", "none", "needs"),
    [
        ("en", "no weights of heroz come with Heroon", "this bot needs onnxruntime"),
        ("fr", "aucun réseau de poids pour heroz", "ce robot a besoin de onnxruntime"),
    ],
)
def test_what_a_learned_bot_lacks_is_said(tmp_path: Path, lang: str, none: str, needs: str) -> None:
    """Weights, where the game has none; the package that plays them, where it is not installed."""
    ran = heroon(tmp_path, "simulate", "heroz", *_FEW, "--bots", "learned", "--lang", lang)
    assert none in one_line(ran)
    (tmp_path / "weights.onnx").write_bytes(b"not read where the package is missing")
    line = ["simulate", "hero-realms", *_FEW, "--bots", "learned:weights.onnx", "--lang", lang]
    hidden = "import sys; sys.modules['onnxruntime'] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", hidden + COMMAND, *line],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2 and needs in done.stderr and install("learned") in done.stderr


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="no signal of that kind")
def test_an_interrupt_keeps_what_was_played(tmp_path: Path) -> None:
    """The interrupt comes from the program itself, behind the first games that were played."""
    stop = (
        "import os, signal; from heroon.cli import lab\n"
        "def advance(self, games): os.kill(os.getpid(), signal.SIGINT)\n"
        "lab._Progress.advance = advance\n"
    )
    line = ["simulate", "heroz", "--games", "90000", "--engine", "python", "--csv", "out.csv"]
    for workers in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", stop + COMMAND, *line, "--workers", workers],
            capture_output=True,
            encoding="utf-8",
            env=environment(tmp_path),
            cwd=tmp_path,
            timeout=60,
            check=False,
        )
        assert done.returncode == 128 + signal.SIGINT and done.stderr == ""
        rows = len((tmp_path / "out.csv").read_text().splitlines()) - 1
        assert 0 < rows < 90000 and f"Stopped: {rows} games of 90000 played." in done.stdout


def test_a_file_that_is_named_twice_is_refused(tmp_path: Path) -> None:
    """The last one took the place of the others, and nobody was told."""
    (tmp_path / "link").symlink_to("one")
    for names in (("--csv", "one", "--json", "one"), ("--out", "link", "--csv", "./one")):
        ran = heroon(tmp_path, "simulate", "heroz", "--games", "1", *names)
        assert ran.code == 2 and "is named twice: give each file a name of its own" in ran.err
        assert not (tmp_path / "one").exists()
    nothing = ("--csv", os.devnull, "--json", os.devnull)
    assert heroon(tmp_path, "simulate", "heroz", "--games", "1", *nothing).code == 0


#: Lets a program write no file longer than some bytes, as on a full disk.
FULL = (
    "import resource, signal; resource.setrlimit(resource.RLIMIT_FSIZE, ({0}, {0}))\n"
    "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
)


@pytest.mark.skipif(os.name != "posix", reason="no limit of that kind")
@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize(
    ("line", "room"),
    [
        ("simulate heroz --games 90 --csv OUT", 2000),
        ("simulate heroz --games 90 --json OUT", 200),
        ("simulate heroz --games 90 --out OUT", 2000),
        ("report games.parquet --out OUT", 2000),
    ],
)
def test_a_full_disk_leaves_no_half_of_a_file(
    tmp_path: Path, line: str, room: int, there: bool
) -> None:
    """What was there before is there still, and nothing lies beside it."""
    out = tmp_path / "out"
    if there:
        out.write_text("before", encoding="utf-8")
    if line.startswith("report"):
        games = tmp_path / "games.parquet"
        assert heroon(tmp_path, "simulate", "heroz", "--games", "9", "--out", games.name).code == 0
    before = sorted(os.listdir(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", FULL.format(room) + COMMAND, *line.replace("OUT", "out").split()],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path) | {"PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "heroon: out cannot be written: File too large\n"
    assert sorted(os.listdir(tmp_path)) == before
    assert not there or out.read_text(encoding="utf-8") == "before"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="no signal of that kind")
def test_what_was_played_before_workers_are_lost_is_kept(tmp_path: Path) -> None:
    """A worker dies at game 40 each time; the rest is then played, and one page joins the files."""
    dies = (
        "import os, sys, signal; from heroon.cli import lab\n"
        "m = sys.modules['heroon.lab.simulate']; play = m._play\n"
        "def dies(job):\n"
        "    if job.first == 40: os.kill(os.getpid(), signal.SIGKILL)\n"
        "    return play(job)\n"
        "m._play = dies\n"
    )
    line = ["simulate", "heroz", "--engine", "python", "--workers", "2"]
    files = ["--csv", "1.csv", "--json", "1.json", "--out", "1.parquet"]
    done = subprocess.run(
        [sys.executable, "-c", dies + COMMAND, *line, "--games", "90", *files],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2 and "Stopped: 40 games of 90 played." in done.stdout
    assert "“--first 40 --games 50”" in done.stdout
    assert "played game 40 and those after it died" in done.stderr
    assert len((tmp_path / "1.csv").read_text().splitlines()) == 41
    told = json.loads((tmp_path / "1.json").read_text())
    assert (told["games"], told["stopped"], told["lost"]) == (40, True, True)
    more = ["--first", "40", "--games", "50", "--out", "2.parquet", "--csv", "2.csv"]
    assert heroon(tmp_path, *line, *more).code == 0
    assert heroon(tmp_path, *line, "--games", "90", "--csv", "whole.csv").code == 0
    parts = [(tmp_path / name).read_text().splitlines() for name in ("1.csv", "2.csv")]
    assert parts[0] + parts[1][1:] == (tmp_path / "whole.csv").read_text().splitlines()
    ran = heroon(tmp_path, "report", "2.parquet", "1.parquet", "--out", "r.html")
    assert ran.out == "r.html: 90 games drawn\n"
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "1.parquet, 2.parquet" in page and "stopped early" not in page


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_at_a_terminal_something_moves_while_games_are_played(tmp_path: Path) -> None:
    """How many are played and for how long is on stderr, and only where that is a terminal."""
    args = ["simulate", "heroz", "--games", "4", "--bots", "heuristic,random", "--workers", "1"]
    assert heroon(tmp_path, *args).err == ""
    import pty

    mine, its = pty.openpty()
    env = environment(tmp_path) | {"TERM": "xterm"}
    with subprocess.Popen(
        [sys.executable, "-c", COMMAND, *args], stdout=subprocess.PIPE, stderr=its, env=env
    ) as process:
        os.close(its)
        seen = ""
        try:
            while more := os.read(mine, 65536):
                seen += more.decode("utf-8", "replace")
        except OSError:
            pass
        assert process.stdout is not None
        assert b"4 games of heroz" in process.stdout.read()
    os.close(mine)
    assert "4/4" in seen and "0:00:0" in seen


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", r"How they were lost: no health left (\d+), Fire Gems run out (\d+)"),
        ("fr", r"Causes des défaites\s: plus de vie (\d+), plus de Gemmes de Feu (\d+)"),
    ],
)
def test_defeats_by_health_and_by_the_clock_are_told_apart(
    tmp_path: Path, lang: str, line: str
) -> None:
    boss = ("--option", "boss=torgen", "--bots", "heuristic", "--games", "40", "--workers", "1")
    out = heroon(
        tmp_path, "simulate", "hero-realms", *boss, "--lang", lang, "--json", "out.json"
    ).out
    reasons = json.loads((tmp_path / "out.json").read_text())["reasons"]
    found = re.search(line, out)
    assert found is not None, out
    assert [int(n) for n in found.groups()] == [reasons["dead"], reasons["clock"]]
