"""Driving the page in a real browser: what a person does, and waiting for what it shows."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from heroon.store import SAY
from tests.server.serving import Site

#: What Chromium is called.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
DESKTOP = (1440, 900)
PHONE = (390, 844)
#: Nobody waits longer for the page, in milliseconds.
LONG = 60_000
expect.set_options(timeout=LONG)
#: Only what is wrong comes back: the list of all that is well is long.
_AXE = "(where) => axe.run(where, {resultTypes: ['violations']}).then((all) => all.violations)"
#: Resolves once what has changed is drawn.
_DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"""
_NUMBER = "Number(document.getElementById('frame').dataset.number)"

_HASTY = """
const now = performance.now.bind(performance);
performance.now = () => 1000 * now();
"""


class Screen:
    """A browser window at a site; whatever its console complains of fails the test."""

    def __init__(self, browser: Browser, site: Site):
        self.browser = browser
        self.site = site
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._page: Page | None = None
        self._guided = False

    @property
    def page(self) -> Page:
        """The window that is driven; a plain one, where none was opened."""
        return self._page or self.window()

    def window(
        self,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        dark: bool = False,
        hasty: bool = True,
        guided: bool = False,
        **more: Any,
    ) -> Page:
        """Another window; it becomes the one that is driven.

        The clock of a hasty one runs a thousand times as fast, so that nobody waits until a new
        question takes an answer.  Only a guided one shows the hints of a first game.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion=more.pop("motion", "reduce"),
            base_url=self.site.url,
            **more,
        )
        context.set_default_timeout(LONG)
        if not guided:
            context.add_cookies([{"name": "hints", "value": "off", "url": self.site.url}])
        self._contexts.append(context)
        self._guided = guided
        self._page = context.new_page()
        if hasty:
            self._page.add_init_script(_HASTY)
        self._page.on("console", self._heard)
        self._page.on("pageerror", lambda bad: self.complaints.append(str(bad)))
        return self._page

    def _heard(self, message: Any) -> None:
        # A line that is cut is told by the browser too: that is no fault of the page.
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.complaints.append(message.text)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        for context in self._contexts:
            context.close()
        if kind is None:
            assert self.complaints == [], self.complaints

    # -- what is shown -----------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What the screen is for."""
        return self.page.get_attribute("#frame", "data-phase") or ""

    @property
    def number(self) -> int:
        """The number of the question."""
        return int(self.page.evaluate(_NUMBER))

    @property
    def answers(self) -> int:
        """How many answers are kept of the table that is shown."""
        id = self.page.get_attribute("#frame", "data-table") or ""
        return sum(entry.kind == SAY for entry in self.site.store.entries(id))

    def met(self) -> None:
        """Wait until the line of the page is open: before, it hears neither keys nor clicks."""
        self.page.wait_for_selector("#live[data-open]", state="attached")

    def settle(self) -> str:
        """Wait until a person is wanted, or the game is over; returns the phase.

        A hint finds its place once the frame is on the screen.
        """
        self.met()
        self.page.wait_for_selector("#frame:not(.phase-think)")
        self.page.wait_for_selector("body:not(.busy)")
        if self._guided:
            self.page.evaluate(_DRAWN)
        return self.phase

    def moved(self, before: int) -> None:
        """Wait until the question is another one."""
        self.page.wait_for_function(f"(before) => {_NUMBER} > before", arg=before)

    def opened(self) -> None:
        """Wait until the group that was chosen is open; it may lie in another one."""
        self.page.wait_for_function("document.activeElement.matches('.choice.back')")

    # -- what a person does ------------------------------------------------------------------

    def begin(self, game: str, seed: str = "browser", **who: str) -> None:
        """Come to a new game, for which the form was sent without a browser."""
        seats = {seat.replace("_", "-"): name for seat, name in who.items()}
        id = self.site.begin(game, seed=seed, **seats)
        self.page.goto(f"/t/{id}")
        self.page.wait_for_selector("#frame")
        self.settle()

    def begin_by_form(self, game: str, seed: str = "browser", **who: str) -> None:
        """Begin a game by its form."""
        self.page.goto(f"/new/{game}")
        for seat, name in who.items():
            field = f"[name={seat.replace('_', '-')}]"
            if self.page.locator(f"{field}[value={name}]").count():
                self.page.check(f"{field}[value={name}]")
            else:
                self.unbox(field).select_option(name)
        self.unbox("[name=seed]").fill(seed)
        self.page.click("button.primary")
        self.page.wait_for_selector("#frame")
        self.settle()

    def unbox(self, field: str) -> Locator:
        """A field of the form of a new game, in sight: its box is opened."""
        found = self.page.locator(field)
        box = self.page.locator(f".boxes details:has({field})")
        if box.count() and box.get_attribute("open") is None:
            box.locator("summary").click()
        return found

    def sit(self, game: str, answers: int, lang: str = "en", **who: str) -> None:
        """Come to a game that has had some answers: given without a browser, which takes long."""
        id = self.site.begin(game, **{seat.replace("_", "-"): name for seat, name in who.items()})
        self._answer(id, answers, lang)

    def finish(self) -> None:
        """Come to the end of the game at whose table the browser is."""
        self._answer(self.page.url.rpartition("/t/")[2], 1000)
        assert self.phase == "over"

    def _answer(self, id: str, answers: int, lang: str = "en") -> None:
        with self.site.page(id, lang) as player:
            for step in range(answers):
                if player.until_phase("ask", "over") == "over":
                    break
                player.say(player.any_word(step * 3))
        self.page.goto(f"/t/{id}")
        self.settle()

    def choose(self, pick: int = 0, tap: bool = False) -> None:
        """Give an answer of the list by the mouse, or by a finger."""
        before = self.number
        self.unfold()
        for _ in range(3):
            buttons = self.page.locator(".choices .choice:not(.back)")
            button = buttons.nth(pick % buttons.count())
            word = button.get_attribute("data-say")
            button.tap() if tap else button.click()
            if word:
                self.moved(before)
                return
            self.opened()

    def unfold(self) -> None:
        """Open the list of all answers, where the table says the same."""
        if self.page.locator("body:not(.listed) .index-of").count():
            self.page.keyboard.press("l")

    def play_out(self, tap: bool = False, most: int = 400) -> int:
        """Play to the end with answers in turn; returns how many were given."""
        given = 0
        while self.settle() != "over":
            assert given < most
            if self.phase == "ask":
                self.choose(given * 5, tap)
                given += 1
            else:
                self.page.click("#leave, #sit")
        return given

    def faults(self, where: str = "html") -> list[str]:
        """What axe finds on the screen as it stands, or in the part of it that is new."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(Axe().axe_script)
        found = self.page.evaluate(_AXE, where)
        return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]
