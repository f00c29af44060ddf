"""Where the command is run: without a home, at a terminal that draws nothing, as a module; and
files as other systems end their lines.
"""

import os
import pty
import sys
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, Ran, environment, heroon, run_with
from tests.cli.test_play import SEEDED, saved

#: A user of whom the system knows nothing, as in a container that is run with a bare number.
_NOBODY = "import pwd; pwd.getpwuid = lambda uid: {}[uid]"


def nobody(place: Path, *args: str, answers: str = "", lang: str = "en_GB.UTF-8") -> Ran:
    """Run the command as somebody without a home and without an entry among the users."""
    env = {k: v for k, v in environment(place).items() if k not in ("HOME", "XDG_DATA_HOME")}
    return run_with(env | {"LANG": lang}, place, *args, given=answers, first=_NOBODY)


@pytest.mark.skipif(os.name != "posix", reason="no users of that kind")
def test_without_a_home_the_reason_is_told(tmp_path: Path) -> None:
    ran = nobody(tmp_path, *SEEDED, answers="save\nquit\n")
    assert ran.code == 1 and ran.err == ""
    folded = " ".join(ran.out.split())
    assert "could not be saved in ~/.local/share/heroon/saves: this user has no home" in folded
    assert "XDG_DATA_HOME" in folded and "no such file" not in folded
    assert "no home folder" in nobody(tmp_path, "doctor").out
    kept = nobody(tmp_path, *SEEDED, "--save", "here.heroon", answers="quit\n")
    assert kept.code == 0 and (tmp_path / "here.heroon").exists()
    lines = (["web", "--no-browser"], ["play", "--resume", "~/x"], ["list"])
    for args in lines:
        ran = nobody(tmp_path, *args, lang="fr_FR.UTF-8")
        assert "Traceback" not in ran.err and ran.err.count("\n") <= 1
    assert "dossier personnel" in nobody(tmp_path, "web", lang="fr_FR.UTF-8").err


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
@pytest.mark.parametrize("term", ["dumb", ""])
def test_a_terminal_that_draws_nothing_gets_the_line_mode(tmp_path: Path, term: str) -> None:
    pid, fd = pty.fork()
    if pid == 0:
        env = environment(tmp_path) | {"TERM": term}
        args = [sys.executable, "-c", COMMAND, "play", "heroz", "--seat", "both", "--seed", "1"]
        os.execve(sys.executable, args, env)
    seen = ""
    for line, until in (("\n", "presses Enter"), ("quit\n", "\n> ")):
        while until not in seen:
            seen += os.read(fd, 65536).decode("utf-8", "replace")
        os.write(fd, line.encode())
    try:
        while more := os.read(fd, 65536):
            seen += more.decode("utf-8", "replace")
    except OSError:
        pass
    os.close(fd)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert "\x1b" not in seen


@pytest.mark.parametrize("ends", ["crlf", "bom", "both"])
def test_files_of_other_editors_are_read(tmp_path: Path, ends: str) -> None:
    heroon(tmp_path, *SEEDED, answers=["1", "1", "quit"])
    heroon(tmp_path, "cards", "heroz", "--export", "cards.toml")
    record, cards = saved(tmp_path), tmp_path / "cards.toml"
    scenario = tmp_path / "s.toml"
    scenario.write_text('game = "heroz"\n\n[expect]\nprompt = "deck.0"\n', encoding="utf-8")
    for path in (record, cards, scenario):
        data = path.read_bytes()
        data = data if ends == "bom" else data.replace(b"\n", b"\r\n")
        path.write_bytes(data if ends == "crlf" else b"\xef\xbb\xbf" + data)
    for args in (
        ("verify", str(record)),
        ("replay", str(record)),
        ("cards", "heroz", "--use", str(cards)),
        ("scenario", str(scenario)),
    ):
        ran = heroon(tmp_path, *args)
        assert (ran.code, ran.err) == (0, ""), ran
    ran = heroon(tmp_path, "play", "--resume", str(record), "--plain", answers=["1", "quit"])
    assert ran.code == 0 and "To go on with the game" in ran.out
    assert heroon(tmp_path, "verify", str(record)).code == 0
    assert not record.with_name("heroz-2.heroon").exists()
