"""Nothing is lost: signals, other programs, bad paths, bugs, and the way back."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heroon.kernel import Table
from heroon.play.game_setting import Setting
from heroon.play.saves import load
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.cli.running import environment, heroon, run_with, table_of, tables_of, until_asked
from tests.cli.test_play import SEEDED, question, saved
from tests.cli.test_session import session, table_at

ROOT = Path(__file__).resolve().parents[2]


def started(home: Path, *args: str) -> subprocess.Popen[str]:
    """A running `heroon`, stopped at its first question by whoever reads it."""
    return subprocess.Popen(
        [sys.executable, "-c", "from heroon.cli import main; main()", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home),
    )


def say(run: subprocess.Popen[str], line: str) -> str:
    """Answer a question; what is written up to the next one."""
    assert run.stdin and run.stdout
    run.stdin.write(f"{line}\n")
    run.stdin.flush()
    return until_asked(run.stdout)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_saves_and_tells_the_way_back(tmp_path: Path, name: str) -> None:
    with started(tmp_path, *SEEDED) as run:
        assert run.stdout
        until_asked(run.stdout)
        seen = say(run, "1")
        run.send_signal(getattr(signal, name))
        out, err = run.communicate(timeout=120)
    assert (run.returncode, err) == (0, "")
    back = re.search(r"heroon play heroz --resume (\S+) --lang en", out)
    assert back
    again = heroon(tmp_path, "play", "--resume", back[1])
    assert question(again.out) == question(seen)


def test_a_killed_game_is_not_lost(tmp_path: Path) -> None:
    with started(tmp_path, *SEEDED) as run:
        assert run.stdout
        until_asked(run.stdout)
        seen = say(run, "1")
        run.kill()
    again = heroon(tmp_path, "play", "--resume", str(saved(tmp_path)))
    assert question(again.out) == question(seen)


def test_impatience_while_leaving_loses_nothing(tmp_path: Path) -> None:
    with started(tmp_path, *SEEDED) as run:
        assert run.stdout
        until_asked(run.stdout)
        for _ in range(5):
            run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=120)
    assert "Traceback" not in err
    assert saved(tmp_path).exists()
    assert list(saved(tmp_path).parent.glob(".heroon*")) == []


class _Hasty(Session):
    """A session at which Ctrl-C comes once more before it has begun to save."""

    def _left(self) -> int:
        signal.raise_signal(signal.SIGINT)
        return super()._left()


@pytest.mark.parametrize("by", ["key", "word"])
def test_a_call_just_before_the_game_is_saved_does_not_cut_it_short(
    tmp_path: Path, by: str
) -> None:
    """The first call at a question, or after `quit`; the second between it and the saving."""
    table, seat, _ = table_at("pass")
    path = tmp_path / "game.heroon"

    class Keys(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            if by == "key":
                signal.raise_signal(signal.SIGINT)
            return "quit\n"

    setting = Setting(table, "11", Who.of(table.seats, (seat,)), path=path)
    before = signal.getsignal(signal.SIGINT)
    try:
        _Hasty(setting, Lines(Keys(), io.StringIO(), echo=True), "en").run()
        signal.raise_signal(signal.SIGINT)  # saved already, and on the way out
    finally:
        signal.signal(signal.SIGINT, before)
    assert load(path).table.tokens == table.tokens


@pytest.mark.parametrize("by", ["file", "name"])
def test_a_game_that_is_open_elsewhere_is_not_opened_twice(tmp_path: Path, by: str) -> None:
    """The second program says where; the first one goes on; when it has left, the second may."""
    path = tmp_path / "game.heroon"
    heroon(tmp_path, *SEEDED, "--save", str(path), answers=["1", "quit"])
    name = str(path) if by == "file" else table_of(tmp_path)
    with started(tmp_path, "play", "--resume", name) as run:
        assert run.stdout
        until_asked(run.stdout)
        second = heroon(tmp_path, "play", "--resume", name, answers=["2", "quit"])
        assert second.code == 2 and second.out == "" and second.err.count("\n") == 1
        assert "open in a terminal" in second.err and f"process {run.pid}" in second.err
        french = heroon(tmp_path, "play", "--resume", name, "--lang", "fr", answers=["quit"])
        assert "ouverte dans un terminal" in french.err
        out = say(run, "1")
        run.communicate("quit\n", timeout=120)
    again = heroon(tmp_path, "play", "--resume", name, answers=["quit"])
    assert question(again.out) == question(out), "nothing was lost, and nothing forked"
    assert len(tables_of(tmp_path)) == 1


def test_what_a_killed_program_had_open_is_free(tmp_path: Path) -> None:
    with started(tmp_path, *SEEDED) as run:
        assert run.stdout
        until_asked(run.stdout)
        seen = say(run, "1")
        name = table_of(tmp_path)
        assert heroon(tmp_path, "play", "--resume", name).code == 2
        run.kill()
    again = heroon(tmp_path, "play", "--resume", name)
    assert again.code == 0 and question(again.out) == question(seen)


def test_what_killed_programs_left_is_swept(tmp_path: Path) -> None:
    old, new, foreign = (tmp_path / f for f in (".heroon-save-a", ".heroon-save-b", ".heroon"))
    for path in (old, new, foreign):
        path.write_text("", encoding="utf-8")
    for path in (old, foreign):
        os.utime(path, (time.time() - 3600,) * 2)
    heroon(tmp_path, *SEEDED, "--save", str(tmp_path / "x.heroon"), answers=["quit"])
    assert [p.exists() for p in (old, new, foreign)] == [False, True, True]


@pytest.mark.parametrize(
    "name", ["~nosuch/x", "x" * 300, "nowhere/x.heroon", "a\0b", "/dev/full/x", "."]
)
def test_a_bad_name_for_a_save_leaves_the_game_going(tmp_path: Path, name: str) -> None:
    ran = heroon(tmp_path, *SEEDED, answers=[f"save {name}", "1", "quit"])
    assert (ran.code, ran.err) == (0, "")
    said = " ".join(ran.out.split())
    assert "The game could not be saved in" in said and "To go on with the game" in said
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("option", ["--save", "--resume"])
@pytest.mark.parametrize("name", ["~nosuch/x", "x" * 300, "nowhere/x.heroon", "."])
def test_a_bad_name_on_the_command_line_is_one_line(tmp_path: Path, option: str, name: str) -> None:
    args = ["heroz"] if option == "--save" else []
    ran = heroon(tmp_path, "play", *args, option, name, lang="fr")
    assert ran.code == 2
    assert ran.err.count("\n") == 1 and "Traceback" not in ran.err
    assert not (tmp_path / "nowhere").exists()


def test_no_place_for_the_own_save_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    ran = heroon(tmp_path, *SEEDED, answers=["1", "1", "1"])
    assert ran.code == 1 and "Traceback" not in ran.err
    assert ran.out.count("could not be saved") == 2  # at the first answer, and on leaving


def test_any_bug_of_ours_saves_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat, _ = table_at("attack:")
    asked = len(table.tokens)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a rule failed")

    path = tmp_path / "x.heroon"
    monkeypatch.setattr(Table, "answer", broken)
    code, out = session(table, seat, "0", path=path)
    monkeypatch.undo()
    assert code == 70
    assert "ZeroDivisionError" in out and "Traceback" not in out
    assert len(load(path).table.tokens) == asked


def test_the_way_back_is_a_command_that_runs(tmp_path: Path) -> None:
    env = environment(tmp_path) | {"HEROON_CALLED_AS": f"{sys.executable} dev.py"}
    args = [*SEEDED, "--lang", "fr", "--save", "un jeu.heroon"]
    done = run_with(env, tmp_path, *args, given="1\nquitter\n")
    assert done.code == 0, done.err
    line = done.out.splitlines()[-1].strip()
    assert line.startswith(f"{sys.executable} dev.py play heroz --resume '/")
    again = subprocess.run(
        ["sh", "-c", line.replace(" dev.py ", " -c 'from heroon.cli import main; main()' ")],
        input="quitter\n",
        capture_output=True,
        encoding="utf-8",
        env=env,
        timeout=60,
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert question(again.stdout) == question(done.out)


def test_dev_py_says_how_it_was_called() -> None:
    code = (
        "import os, sys\n"
        "os.execve = lambda place, line, env: print(env['HEROON_CALLED_AS']) or sys.exit()\n"
        "import dev_commands as dev\n"
        "dev.set_up = lambda profile: None\n"
        "sys.orig_argv, sys.argv = ['python3', '-X', 'utf8', 'a b/dev.py', 'play'], "
        "['a b/dev.py', 'play']\n"
        "dev.main(['play'], '')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True
    )
    place = ROOT / "a b" / "dev.py"
    assert done.stdout == f"python3 -X utf8 '{place}'\n"


def test_another_seat_cannot_look_into_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    heroon(tmp_path, *SEEDED, "--save", str(path), answers=["quit"])
    for seat in ("1", "both"):
        ran = heroon(tmp_path, "play", "--resume", str(path), "--seat", seat)
        assert ran.code == 2 and "seat 0" in ran.err and ran.out == ""
    assert heroon(tmp_path, "play", "--resume", str(path), "--seat", "0").code == 0
    shared = tmp_path / "both.heroon"
    people = ("play", "heroz", "--plain", "--seed", "1", "--seat", "both")
    heroon(tmp_path, *people, "--save", str(shared), answers=["quit"])
    assert heroon(tmp_path, "play", "--resume", str(shared), "--seat", "1").code == 0
