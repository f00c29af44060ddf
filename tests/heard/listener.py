"""Somebody who plays with the keyboard and by ear alone, and writes down what is heard."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from types import TracebackType
from typing import Final

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from tests.heard.room import Room

#: Nobody waits longer for the page, in milliseconds.
LONG: Final = 60_000
#: So often a browser is started.
TRIES: Final = 3
#: Orca's own keys: read on from here; keys go to the page, or move through it as through a text.
READ_ON: Final = "KP_Add"
MODE: Final = "Insert+a"
#: What is between two frames: nothing of that is waited for by ear.
_SETTLED: Final = """() => !document.querySelector("#frame.phase-think")
  && !document.body.classList.contains("busy")"""
_NUMBER: Final = "Number(document.getElementById('frame')?.dataset.number)"
_FOCUSED: Final = "(what) => Boolean(document.activeElement?.matches(what))"
#: Keeps what the page says by itself.
_SAID: Final = """
window.said = [];
new MutationObserver((all) => {
  for (const one of all) {
    if (one.target.id === "live") for (const p of one.addedNodes) window.said.push(p.textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""
_DRAWN: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"""


class Listener:
    """A browser in the room; what is pressed and what is heard becomes a text."""

    def __init__(self, room: Room, lang: str, url: str):
        self.room = room
        self.lang = lang
        self.url = url
        self.lines: list[str] = []
        self._playwright: Playwright
        self._context: BrowserContext

    def __enter__(self) -> Listener:
        self._playwright = sync_playwright().start()
        for tries in range(TRIES):
            try:
                self._context = self._launched(self.room.home / f"browser-{tries}")
                break
            except Error:  # at times it does not say that it has started
                if tries == TRIES - 1:
                    self._playwright.stop()
                    raise
        self._context.set_default_timeout(LONG)
        self._context.add_init_script(_SAID)
        return self

    def _launched(self, profile: Path) -> BrowserContext:
        """A browser without a bar of addresses, which would keep the focus."""
        args = ["--force-renderer-accessibility", f"--app={self.url}/", "--window-position=0,0"]
        args += ["--window-size=1440,900", "--disable-gpu"]
        args += ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
        settings = profile / "Default" / "Preferences"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps(self._settings()), encoding="utf-8")
        return self._playwright.chromium.launch_persistent_context(
            profile,
            executable_path=shutil.which("chromium"),
            headless=False,
            env=dict(self.room.env),
            no_viewport=True,
            locale=self.lang,
            args=args,
            timeout=LONG,
        )

    def _settings(self) -> dict[str, object]:
        """The browser speaks a language, and offers to translate none."""
        return {"translate": {"enabled": False}, "intl": {"accept_languages": self.lang}}

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        self._context.close()
        self._playwright.stop()

    @property
    def page(self) -> Page:
        """The page that is read."""
        return self._context.pages[0]

    @property
    def number(self) -> int:
        """The number of the question."""
        return int(self.page.evaluate(_NUMBER))

    # -- writing down ------------------------------------------------------------------------

    def title(self, text: str) -> None:
        """Write the title of a piece of the walk."""
        self.lines += ["", f"== {text}"]

    def listen(self, done: str) -> None:
        """Write down what was done and, once nobody speaks any more, what was heard.

        What Orca itself stopped saying is marked: it was begun, and hardly anybody has heard it.
        So is what the page said by itself and Orca passed over, for it is slower than the page.
        """
        self.page.evaluate(_DRAWN)
        dates = self.page.eval_on_selector_all("time", "(all) => all.map((one) => one.innerText)")
        heard = self.room.heard()
        spoken = ""
        self.lines.append(f"> {done}")
        for at, one in enumerate(heard):
            if one["kind"] == "said":
                text = str(one["text"])
                for date in filter(None, dates):
                    text = text.replace(date, "(date)")
                self.lines.append(f"  {text}")
                spoken += f" {text}"
            elif at > 0 and heard[at - 1]["kind"] == "said":
                self.lines.append("  (cut off)")
        for text in self.page.evaluate("window.said?.splice(0) ?? []"):
            if text not in spoken:
                self.lines.append(f"  (passed over) {text}")

    # -- what is done ------------------------------------------------------------------------

    def key(self, key: str, done: str = "") -> None:
        """Press a key and listen."""
        self.room.press(key)
        self.listen(done or key)

    def tab_to(self, what: str, most: int) -> bool:
        """Press Tab until something has the focus, so often at most; whether it has."""
        for _ in range(most):
            self.key("Tab")
            if self.page.evaluate(_FOCUSED, what):
                return True
        return False

    def focus(self, what: str, done: str) -> None:
        """Let the script go to something that is far, and listen."""
        self.page.focus(what)
        self.listen(done)

    def enter(self) -> None:
        """Press Enter where an answer has the focus; wait for the next question and listen."""
        before = self.number
        self.room.press("Return")
        self.page.wait_for_function(f"(before) => {_NUMBER} !== before", arg=before)
        self.settle()
        self.listen("Enter")

    def settle(self) -> None:
        """Wait until somebody is asked."""
        self.page.wait_for_selector("#frame")
        self.page.wait_for_function(_SETTLED)
