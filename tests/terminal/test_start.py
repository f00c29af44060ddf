"""How the app starts: at a terminal, and only there; what it does not import."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from heroon.store import SAY, Store
from tests.cli.running import environment, heroon, tables_of

_MAIN = "from heroon.cli import main; main()"


def imported(code: str) -> str:
    """The modules that a piece of code leaves imported."""
    code = f"import sys\n{code}\nprint(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_help_and_line_mode_do_not_import_the_app() -> None:
    code = "import heroon.cli.app, heroon.cli.commands, heroon.cli.play, heroon.terminal.session\n"
    code += "from heroon.texts import texts\nheroon.cli.commands.build(texts('en'))"
    assert " textual" not in imported(code)


def test_the_menu_imports_no_game() -> None:
    code = "import heroon.cli, heroon.terminal.app, heroon.terminal.app_menu\n"
    code += "from heroon.texts import texts\ntexts('en').text('app-start-new')"
    modules = imported(code)
    assert " textual" in modules
    assert "heroon.games" not in modules and "heroon.ai" not in modules
    # Neither what parses the command line nor what declines messages: see benchmarks/start.py.
    assert " typer" not in modules and " fluent" not in modules and " babel" not in modules


class Terminal:
    """The command at a real terminal."""

    def __init__(self, home: Path, *args: str):
        pid, self.fd = pty.fork()
        if pid == 0:
            env = environment(home) | {"TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
            os.execve(sys.executable, [sys.executable, "-c", _MAIN, *args], env)
        self.pid, self.seen = pid, ""

    def until(self, text: str) -> None:
        """Read until a text is written."""
        while text not in self.seen:
            try:
                more = os.read(self.fd, 65536)
            except OSError:
                more = b""
            assert more, f"ended after {self.seen[-300:]!r}"
            self.seen += more.decode("utf-8", "replace")

    def end(self) -> int:
        """Read to the end; the exit code."""
        try:
            while os.read(self.fd, 65536):
                pass
        except OSError:
            pass
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def send(self, keys: str) -> None:
        os.write(self.fd, keys.encode())


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_without_a_game_the_menu_opens(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play")
    terminal.until("New game")
    terminal.send("q")
    assert terminal.end() == 0


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_language_and_theme_are_remembered(tmp_path: Path) -> None:
    settings = tmp_path / "data/heroon/settings.toml"
    terminal = Terminal(tmp_path, "play")
    terminal.until("New game")
    terminal.send("\x1bOQ")
    terminal.until("Nouvelle partie")
    terminal.send("\x1bORq")
    assert terminal.end() == 0
    assert settings.read_text() == 'lang = "fr"\ntheme = "light"\n'
    terminal = Terminal(tmp_path, "play")
    terminal.until("Nouvelle partie")
    terminal.send("q")
    assert terminal.end() == 0
    # What the command line says goes first, and is not what was chosen.
    terminal = Terminal(tmp_path, "play", "--lang", "en")
    terminal.until("New game")
    terminal.send("q")
    assert terminal.end() == 0
    assert 'lang = "fr"' in settings.read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_damaged_settings_are_ignored_and_left(tmp_path: Path) -> None:
    settings = tmp_path / "data/heroon/settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_bytes(b'lang = "fr\xff')
    terminal = Terminal(tmp_path, "play")
    terminal.until("New game")
    terminal.send("\x1bOQ")
    terminal.until("Nouvelle partie")
    terminal.send("q")
    assert terminal.end() == 0 and settings.read_bytes() == b'lang = "fr\xff'


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_a_game_opens_in_the_app_and_is_kept(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "micro-hero", "--seed", "1")
    terminal.until("Starting deck")
    terminal.send("\x11")
    assert terminal.end() == 0
    (kept,) = tables_of(tmp_path)
    assert kept


def answers(home: Path, id: str) -> int:
    """How many answers of a game are kept, whoever has it open."""
    store = Store(home / "data/heroon/games.sqlite")
    found = sum(entry.kind == SAY for entry in store.entries(id))
    store.close()
    return found


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_a_killed_app_has_lost_no_answer_that_it_kept(tmp_path: Path) -> None:
    """Killed in the middle of a game it keeps no lock, and goes on where it was."""
    args = ["play", "micro-hero", "--seed", "1"]
    kept, id = 0, ""
    for _ in range(2):
        terminal = Terminal(tmp_path, *args)
        terminal.until("HERO")
        before = kept
        for _ in range(60):  # keys that come too soon for a question are dropped
            if kept > before:
                break
            while select.select([terminal.fd], [], [], 0.5)[0]:
                os.read(terminal.fd, 65536)
            terminal.send("1\r")
            if not id and (tmp_path / "data/heroon/games.sqlite").exists():
                id = next(iter(tables_of(tmp_path)), "")
            kept = answers(tmp_path, id) if id else 0
        assert kept > before, "no answer was kept"
        os.kill(terminal.pid, signal.SIGKILL)
        assert terminal.end() == -signal.SIGKILL
        assert answers(tmp_path, id) >= kept
        args = ["play", "micro-hero", "--resume", id]
    again = heroon(tmp_path, "play", "--plain", "--resume", id, answers=["quit"])
    assert again.code == 0 and "The game goes on where you left it." in again.out
    assert len(tables_of(tmp_path)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_plain_stays_the_line_mode(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "micro-hero", "--plain", "--seed", "1")
    terminal.until("line mode")
    terminal.until("> ")
    terminal.send("quit\n")
    assert terminal.end() == 0 and "\x1b[?1049h" not in terminal.seen
