"""Drives the real app without a screen: keys, clicks, what stands on the screen as text."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

from rich.console import Console
from textual import events
from textual.containers import VerticalScroll
from textual.geometry import Offset
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

from heroon.kernel import GameSpec, game
from heroon.play.begin import begin
from heroon.play.game_setting import Setting
from heroon.play.opening import opened
from heroon.play.shelf import own_store
from heroon.play.who import Who
from heroon.terminal.app import HeroonApp
from heroon.terminal.app_game import GameScreen
from heroon.terminal.widgets import BoardView

SMALL = (80, 24)
LARGE = (160, 48)
_SHORT = {
    "heroz": "goal = 1",
    "micro-hero": "wound_copies = [1, 1, 1]",
    "hero-realms": "health = 8\nboss_health = 8",
}


#: What was read of style sheets, by the values of their variables: every run of the app reads them.
_READ: dict[tuple[Any, ...], Any] = {}


class _Parsed:
    """What an app's style sheet keeps of what it read, kept for the next app, too."""

    def __init__(self, variables: Callable[[], dict[str, str]]):
        self._variables = variables
        self.clear()

    def clear(self) -> None:
        """The variables have changed; what was read with others is kept under those."""
        self._given = hash(tuple(self._variables().items())) if self._variables() else None

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        return _READ[self._given, *key]

    def __setitem__(self, key: tuple[Any, ...], rules: Any) -> None:
        _READ[self._given, *key] = rules


class Driver:
    """One run of the app."""

    def __init__(self, app: HeroonApp, pilot: Pilot[int]):
        self.app = app
        self.pilot = pilot

    async def settle(self) -> None:
        """Wait until bots have answered, every message is handled and the screen is laid out."""
        quiet, before = 0, self._state()
        for _ in range(200):
            if quiet == 3:
                break
            waits = [worker.wait() for worker in list(self.app.workers)]
            await asyncio.gather(*waits, return_exceptions=True)
            await self.pilot._wait_for_screen()
            quiet = quiet + 1 if self._idle() and before == self._state() else 0
            before = self._state()
        self.app.screen._on_timer_update()
        await self.pilot._wait_for_screen()

    def _idle(self) -> bool:
        """Whether no message waits anywhere on the screen."""
        pumps = [self.app, *self.app.screen.walk_children(with_self=True)]
        return all(pump._message_queue.empty() for pump in pumps)

    def _state(self) -> tuple[object, ...]:
        match = self.app.match_now()
        tokens = len(match.table.tokens) if match else 0
        screen = self.app.screen
        shown = [*screen.walk_children()]
        return screen, screen.focused, shown, tokens, len(self.app.workers), self.app.return_code

    async def press(self, *keys: str) -> None:
        """Press keys as a terminal sends them; the pilot of Textual would sleep after each."""
        for key in keys:
            self._send(key)
            await self.settle()

    async def burst(self, *keys: str) -> None:
        """Press keys all at once, as a terminal does that was slow."""
        for key in keys:
            self._send(key)
        await self.settle()

    async def press_at(self, after: float, *keys: str) -> None:
        """Press keys so many seconds after what stands there stood there, whatever time it is."""
        for key in keys:
            self._send(key, self.app.since + after)
            await self.settle()

    def _send(self, key: str, time: float = 0.0) -> None:
        name = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
        event = events.Key(name, key if len(key) == 1 else None)
        event.time = time or event.time
        event.set_sender(self.app)
        assert self.app._driver is not None
        self.app._driver.send_message(event)

    async def type(self, text: str) -> None:
        await self.burst(*text)

    async def answer(self, number: int) -> None:
        """Give the answer of that number by the keyboard."""
        for key in (*str(number), "enter"):
            self._send(key)
        await self.settle()

    async def click_at(self, widget: Widget, x: int, y: int) -> None:
        """Press and release the button at a place of a widget that can be seen."""
        place = widget.content_region.offset + Offset(x, y)
        target, _ = self.app.get_widget_at(*place)
        assert target is widget, (target, widget)
        for kind in (events.MouseDown, events.MouseUp, events.Click):
            self.app.mouse_position = place
            self.app.screen._forward_event(
                kind(widget, place.x, place.y, 0, 0, 1, False, False, False, place.x, place.y)
            )
            await self.pilot._wait_for_screen()
        await self.settle()

    async def clicks(
        self, widget: Widget, x: int, y: int, times: int, after: float | None = None
    ) -> None:
        """Press and release the button so often at a place, all at once.

        With `after` so many seconds after what stands there stood there.
        """
        place = widget.content_region.offset + Offset(x, y)
        assert self.app._driver is not None
        for _ in range(times):
            for kind in (events.MouseDown, events.MouseUp):
                event = kind(None, *place, 0, 0, 1, False, False, False, *place)
                event.time = event.time if after is None else self.app.since + after
                self.app._driver.send_message(event)
        await self.settle()

    async def click(self, target: str) -> None:
        """Click a piece of the board."""
        board = self.game.query_one(BoardView)
        spot = next(s for s in board.spots() if target in s.targets)
        table = self.game.query_one("#table", VerticalScroll)
        table.scroll_to(y=max(0, spot.y - 3), animate=False, force=True)
        await self.settle()
        await self.click_at(board, spot.x + 1, spot.y)

    @property
    def game(self) -> GameScreen:
        found = [s for s in self.app.screen_stack if isinstance(s, GameScreen)]
        return found[-1]

    @property
    def choices(self) -> list[str]:
        """The choices as they stand in the list, with the one that gives several together."""
        once = self.game.once
        together = [once.text] if once is not None else []
        return [choice.text for choice in self.game.offer.choices] + together

    @property
    def list(self) -> OptionList:
        return self.app.screen.query(OptionList).first()

    def screen(self) -> str:
        """The screen as text."""
        width, height = self.app.size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, record=True
        )
        update = self.app.screen._compositor.render_update(full=True)
        assert update is not None
        console.print(update)
        lines = console.export_text(styles=False).split("\n")[:height]
        return "\n".join(line.rstrip() for line in lines) + "\n"


def new(name: str, people: str = "0", seats: int = 0, seed: str = "golden", **more: Any) -> Setting:
    """A new game; `short` is one with few points to win or few wounds to lose by.

    `people` are seats (`0`, `0,2`), or `both` for all.
    """
    spec: GameSpec[Any] = game(name)
    if more.pop("short", False):
        spec = spec.using(f"[numbers]\n{_SHORT[name]}\n", "test")
    bot = more.pop("bot", "random")
    count = seats or spec.seats[0]
    own = range(count) if people == "both" else map(int, people.split(","))
    return begin(spec, more, Who.of(count, own, bot), seed)


def drive(
    play: Callable[[Driver], Awaitable[None]],
    setting: Setting | None = None,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    theme: str = "",
    calm: float = 0,
    made: list[HeroonApp] | None = None,
    pace: float = 0,
) -> HeroonApp:
    """Run the app and let `play` use it."""
    app = HeroonApp(lang, setting, pace=pace, theme=theme, calm=calm)
    sheet: Any = app.stylesheet
    sheet._parse_cache = _Parsed(lambda: sheet._variables)
    if made is not None:
        made.append(app)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await play(driver)

    asyncio.run(run())
    return app


def kept_history() -> Setting:
    """The only game of the store as it stands there, read past whoever has it open."""
    store = own_store()
    (kept,) = store.kept()
    history = store.history(kept.id)
    assert history is not None
    return opened(history, "the store").setting
