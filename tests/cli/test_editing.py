"""At a terminal lines are edited and found again; elsewhere nothing of it is to be seen."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, environment

pty = pytest.importorskip("pty")
pytest.importorskip("readline")
UP, LEFT = "\x1b[A", "\x1b[D"


class Terminal:
    """The command at a terminal."""

    def __init__(self, home: Path, *args: str):
        self.seen = ""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            env = environment(home) | {"TERM": "xterm", "INPUTRC": os.devnull}
            os.execve(sys.executable, [sys.executable, "-c", COMMAND, *args], env)

    def until(self, text: str) -> str:
        """Read on until something stands there; what was read is used up."""
        while text not in self.seen:
            assert select.select([self.fd], [], [], 60)[0], self.seen
            self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")
        before, _, self.seen = self.seen.partition(text)
        return before

    def again(self, act: Callable[[], None], text: str) -> None:
        """Do something until something stands there.

        A signal that comes between the prompt and the wait for a key is heard at the next one.
        """
        while text not in self.seen:
            act()
            while text not in self.seen and select.select([self.fd], [], [], 5)[0]:
                self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())

    def end(self) -> int:
        try:
            while os.read(self.fd, 65536):
                pass
        except OSError:
            pass
        os.close(self.fd)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


DUEL = ("play", "heroz", "--plain", "--seed", "1", "--bot", "random")


def test_a_line_is_edited_and_found_again(tmp_path: Path) -> None:
    one = Terminal(tmp_path, *DUEL)
    one.until("\n> ")
    one.type(f"why zz{LEFT}y\r")
    one.until("“zyz” is no answer")
    one.until("> ")
    one.type(f"{UP}x\r")
    one.until("“zyzx” is no answer")
    one.until("> ")
    one.type("quit\r")
    one.until("--resume")
    assert one.end() == 0


@pytest.mark.long
def test_a_signal_and_the_end_of_the_input_still_save(tmp_path: Path) -> None:
    for last in ("\x03", "\x04"):
        one = Terminal(tmp_path, *DUEL)
        one.until("\n> ")
        one.again(partial(one.type, last), "--resume")
        assert one.end() == 0
    one = Terminal(tmp_path, *DUEL)
    one.until("\n> ")
    one.again(partial(os.kill, one.pid, 15), "--resume")
    assert one.end() == 0


def test_the_next_one_at_the_screen_finds_nothing_that_was_typed(tmp_path: Path) -> None:
    """Of two people neither finds the other's answers by the arrow keys."""
    one = Terminal(tmp_path, *DUEL[:-2], "--seat", "both")
    one.until("presses Enter")
    one.type("\r")
    one.until("\n> ")
    one.type("why secret\r")
    one.until("“secret” is no answer")
    one.until("> ")
    one.type("0\r")
    one.until("when you have read this")
    one.type("\r")
    one.until("player 2, who presses Enter")
    one.type("\r")
    one.until("\n> ")
    one.type(f"{UP}{UP}{UP}{UP}why end\r")
    told = one.until("is no answer")
    assert "secret" not in told and "“end”" in told
    one.until("> ")
    one.type("quit\r")
    one.until("--resume")
    assert one.end() == 0
