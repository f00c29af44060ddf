"""Drives the real app without a screen: keys, clicks, what stands on the screen as text."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList

from heroon.kernel import GameSpec, game
from heroon.terminal.app import HeroonApp
from heroon.terminal.app_game import GameScreen
from heroon.terminal.begin import begin
from heroon.terminal.match import Setting
from heroon.terminal.widgets import BoardView

SMALL = (80, 24)
LARGE = (160, 48)


class Driver:
    """One run of the app."""

    def __init__(self, app: HeroonApp, pilot: Pilot[int]):
        self.app = app
        self.pilot = pilot

    async def settle(self) -> None:
        """Wait until bots have answered and the screen stands still."""
        await self.app.workers.wait_for_complete()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def type(self, text: str) -> None:
        await self.pilot.press(*text)
        await self.settle()

    async def answer(self, number: int) -> None:
        """Give the answer of that number by the keyboard."""
        await self.pilot.press(*str(number), "enter")
        await self.settle()

    async def click(self, target: str) -> None:
        """Click a piece of the board."""
        board = self.game.query_one(BoardView)
        spot = next(s for s in board.spots() if target in s.targets)
        await self.pilot.click(BoardView, offset=(spot.x + 1, spot.y))
        await self.settle()

    @property
    def game(self) -> GameScreen:
        found = [s for s in self.app.screen_stack if isinstance(s, GameScreen)]
        return found[-1]

    @property
    def choices(self) -> list[str]:
        """The choices as they stand in the list."""
        return [choice.text for choice in self.game.offer.choices]

    @property
    def list(self) -> OptionList:
        return self.app.screen.query(OptionList).first()

    def screen(self) -> str:
        """The screen as text."""
        width, height = self.app.size
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, record=True
        )
        console.print(self.app.screen._compositor.render_update(full=True))
        lines = console.export_text(styles=False).split("\n")[:height]
        return "\n".join(line.rstrip() for line in lines) + "\n"


def new(name: str, people: str = "0", seats: int = 0, seed: str = "golden", **more: Any) -> Setting:
    """A new game; `goal` shortens HEROZ, `bot` names who plays the others."""
    spec: GameSpec[Any] = game(name)
    goal = more.pop("goal", 0)
    if goal:
        spec = spec.using(f"[numbers]\ngoal = {goal}\n", "test")
    bot = more.pop("bot", "random")
    return begin(spec, more, seats or spec.seats[0], people, bot, seed)


def drive(
    play: Callable[[Driver], Awaitable[None]],
    setting: Setting | None = None,
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    theme: str = "",
) -> HeroonApp:
    """Run the app and let `play` use it."""
    app = HeroonApp(lang, setting, pace=0, theme=theme)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            driver = Driver(app, pilot)
            await driver.settle()
            await play(driver)

    asyncio.run(run())
    return app
