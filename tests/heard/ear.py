"""What Orca runs when it starts: all that it would say goes to a file, nothing to a loudspeaker.

The tool copies this file to where Orca looks for what a user has customized.  Each line of the file
`heard.jsonl` beside it is one thing that happened: something was said, what was being said was cut
off, or the number in the file `ask` was seen while nothing was left to do.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
#: How often Orca looks whether it is asked, in milliseconds.
BEAT = 50

settings: Any = import_module("orca.settings")
settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableKeyEcho = False
settings.enableSound = False
settings.enableBraille = False

speech: Any = import_module("orca.speech")
events: Any = import_module("orca.event_manager")
state: Any = import_module("orca.orca_state")
glib: Any = import_module("gi.repository.GLib")


class Ear:
    """Writes down what is said; what comes in one call of Orca is one line."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.depth = 0
        self.answered = 0
        self.speak = speech.speak

    def note(self, kind: str, **more: object) -> None:
        """Write down one thing."""
        with (HERE / "heard.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({"kind": kind, **more}) + "\n")

    def line(self) -> None:
        """Write down the parts of a line."""
        said = " ".join(part.strip() for part in self.parts if part.strip())
        self.parts = []
        if said:
            self.note("said", text=said)

    def whole(self, content: object, acss: object = None, interrupt: bool = True) -> None:
        """Take what Orca says at once, which may be made of several parts."""
        self.depth += 1
        try:
            self.speak(content, acss, interrupt)
        finally:
            self.depth -= 1
        if not self.depth:
            self.line()

    def part(self, text: str, _acss: object, _interrupt: bool) -> None:
        """Take a part of what is said."""
        self.parts.append(text)

    def all(self, contexts: Any, _progress: object) -> None:
        """Take a whole page: what belongs to one thing is one line."""
        last = None
        for context, _acss in contexts:
            if context.obj != last:
                self.line()
            last = context.obj
            self.parts.append(context.utterance)
        self.line()

    def cut(self) -> None:
        """Orca stops what it is saying."""
        self.note("cut")

    def beat(self) -> bool:
        """Say that nothing is left to do, where that was asked."""
        try:
            asked = int((HERE / "ask").read_text(encoding="ascii") or 0)
        except (OSError, ValueError):
            return True
        if asked > self.answered and not self.busy():
            self.answered = asked
            self.note("idle", number=asked)
        return True

    def busy(self) -> bool:
        """Whether events wait, or what a live region has said."""
        manager = getattr(state.activeScript, "liveRegionManager", None)
        return not events.getManager()._eventQueue.empty() or bool(manager and manager.msg_queue)


ear = Ear()
speech.speak = ear.whole
speech._speak = ear.part
speech.sayAll = ear.all
speech.stop = ear.cut
glib.timeout_add(BEAT, ear.beat)
