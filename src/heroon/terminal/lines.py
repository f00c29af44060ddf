"""Lines in and lines out: the only way in which the plain mode speaks and listens."""

from __future__ import annotations

import errno
import os
import re
import signal
import sys
import textwrap
import threading
from types import FrameType, TracebackType
from typing import Any, Final, TextIO

from heroon.texts.harmless import harmless

WIDTH: Final = 80
#: Paragraphs are never narrower.
_NARROWEST: Final = 24
#: Wipes the screen and all that was scrolled away, on either side of wiping the screen: some
#: terminals scroll the screen away when it is wiped.
_WIPE: Final = "\x1b[3J\x1b[2J\x1b[3J\x1b[H"
#: The reader is gone, which is nobody's fault: a closed pipe, a terminal that was shut.
_GONE: Final = (errno.EPIPE, errno.EIO, errno.EBADF, errno.ENXIO)


def width() -> int:
    """Return the width of paragraphs in characters: as COLUMNS says, else as boards are."""
    wished = os.environ.get("COLUMNS", "")
    return max(_NARROWEST, int(wished[:4])) if wished[:4].isdecimal() else WIDTH


class Left(Exception):
    """The news that the person is gone: the input has ended, or nobody reads the output.

    `bad` is why the output cannot be written, where that is not the reader's leaving.
    """

    def __init__(self, bad: OSError | None = None):
        self.bad = bad
        super().__init__()


def unfolded(text: str) -> str:
    """Put a text on one line; blanks that must not break stay what they are."""
    return re.sub(r"[ \t\r\n\f\v]+", " ", text).strip(" ")


def obeys() -> bool:
    """Return whether the terminal says that it obeys control codes at all."""
    term = os.environ.get("TERM", "" if os.name == "posix" else "windows")
    return term not in ("", "dumb", "unknown")


class Calls:
    """Signals to leave (Ctrl-C, a closed terminal, `kill`), obeyed only at a question.

    An answer is thus never cut in half.  The second call while the program works is obeyed at
    once.  One call alone is obeyed: from then on the program is leaving, and no later call can
    cut short how it saves.
    """

    def __init__(self) -> None:
        self.heard = False
        self.waiting = False
        self.leaving = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Calls:
        if threading.current_thread() is threading.main_thread():
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            # Who is obeyed is not heard again: the program only has to end.
            signal.signal(number, signal.SIG_IGN if self.heard else handler)
        self._before.clear()

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        again, self.heard = self.heard, True
        if not self.leaving and (self.waiting or again):
            self.leaving = True
            raise KeyboardInterrupt


def _editor(source: TextIO, sink: TextIO) -> Any:
    """Return what edits lines on a terminal and remembers those before; None anywhere else.

    It is only for the terminal at which the program itself was started.
    """
    if source is not sys.stdin or sink is not sys.stdout or not obeys():
        return None
    if not (source.isatty() and sink.isatty()):
        return None
    try:
        import readline
    except ImportError:
        return None
    # Marks around what is pasted are nothing that anybody asked for; Tab has nothing to complete.
    readline.parse_and_bind("set enable-bracketed-paste off")
    readline.parse_and_bind("tab: self-insert")
    return readline


class Lines:
    """Text appended to a stream, answers read line by line.

    With `echo` what was read is written too, so that the output of a script reads like a
    session.
    """

    def __init__(self, source: TextIO, sink: TextIO, echo: bool):
        self._source = source
        self._sink = sink
        self._echo = echo
        self.calls = Calls()
        self._editor = None if echo else _editor(source, sink)

    def say(self, text: str = "", indent: int = 0) -> None:
        """Write one paragraph, folded at word ends; an indent holds for its later lines alone."""
        lines = textwrap.wrap(
            text,
            width(),
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.draw(lines or [""])

    def draw(self, lines: list[str]) -> None:
        """Write lines as they are, without what a terminal would obey."""
        self.pour("".join(f"{line.rstrip()}\n" for line in lines))

    def pour(self, text: str) -> None:
        """Write a text as it is, without what a terminal would obey."""
        self._write(harmless(text))

    def wipe(self) -> None:
        """Take everything from the screen of a terminal, what was scrolled away as well.

        What was typed is forgotten, too: the next one at the screen would find it by an arrow key.
        """
        if self._editor is not None:
            self._editor.clear_history()
        if self._sink.isatty() and obeys():
            self._write(_WIPE)

    def _write(self, text: str) -> None:
        try:
            self._sink.write(text)
            self._sink.flush()
        except OSError as bad:
            raise Left(None if bad.errno in _GONE else bad) from None
        except ValueError:
            raise Left from None

    def ask(self, mark: str) -> str:
        """Read the next line; raise `Left` at the end of the input."""
        if self._editor is None:
            self.pour(f"{mark} ")
        line = self._read(mark)
        if self._echo or not line:
            self.draw([line.strip()])
        if not line:
            raise Left
        return line.strip()

    def _read(self, mark: str) -> str:
        self.calls.waiting = True
        try:
            if self.calls.heard:
                self.calls.leaving = True
                raise KeyboardInterrupt
            if self._editor is not None:
                return input(f"{harmless(mark)} ") + "\n"
            return self._source.readline()
        except (OSError, ValueError, EOFError):
            return ""
        finally:
            self.calls.waiting = False
