"""The terminal app: menus and tables, in two languages, light and dark.

    HeroonApp(lang).run()            the menu
    HeroonApp(lang, setting).run()   a game at once

Games, their texts and bots are imported when a table opens, so that the menu stands at once.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from heroon.kernel import KernelError
from heroon.play import settings

from .app_base import CALM, PACE, BaseApp
from .lines import unfolded
from .palette import DARK, LIGHT

if TYPE_CHECKING:
    from heroon.play.game_setting import Setting

    from .app_match import AppMatch

#: The keys that answer, beside the digits.
_ANSWERS: Final = ("enter", "space")
#: The keys that always save and end.
_LEAVE: Final = ("ctrl+q", "ctrl+c")
#: What a person does, and at which moment.
_INPUT: Final = (events.Key, events.MouseDown, events.MouseUp, events.Paste)
#: The exit code of a program that met a bug of ours.
BUG: Final = 70


class HeroonApp(BaseApp):
    """The app: a menu, and the game that is played."""

    CSS_PATH: ClassVar[str] = "app.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(_LEAVE), "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        lang: str,
        setting: Setting | None = None,
        pace: float = PACE,
        theme: str = "",
        calm: float = CALM,
    ):
        super().__init__(lang, pace, theme, calm)
        self.first = setting
        #: The game that is played, and open nowhere else.
        self.playing: AppMatch | None = None
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-tiny"), (11, "-low"), (24, "-tall")]

    def on_mount(self) -> None:
        """Open the menu, or the game that was asked for."""
        self.title = "Heroon"
        from .app_menu import MenuScreen

        self.push_screen(MenuScreen())
        if self.first is not None:
            self.open(self.first)

    def on_unmount(self) -> None:
        """Let other programs open the game that was played."""
        if self.playing is not None:
            self.playing.keeper.close()

    def let_go(self) -> None:
        """Let other programs open the game that was played last, unless it is played still."""
        if self.playing is not None and self.match_now() is not self.playing:
            self.playing.keeper.close()
            self.playing = None

    # -- what is meant for which screen --------------------------------------------------------

    async def on_event(self, event: events.Event) -> None:
        """Drop what was pressed before the screen, or the question on it, stood there."""
        late = isinstance(event, _INPUT) and event.time < self.since
        if late and not (isinstance(event, events.Key) and event.key in _LEAVE):
            return
        if self.hurries(event) or self.early(event):
            return
        if isinstance(event, events.Key | events.MouseDown) and not event.is_forwarded:
            self.heard()
        await super().on_event(event)

    def hurries(self, event: events.Event) -> bool:
        """Go on at a key or click while something is watched, unless it comes too soon.

        Returns whether something is watched, so that the key or click means nothing else.
        """
        from .app_flow import FlowScreen

        pressed = isinstance(event, events.Key | events.MouseDown)
        if not pressed or (isinstance(event, events.Key) and event.key in _LEAVE):
            return False
        screen = self.screen
        if not isinstance(screen, FlowScreen) or not screen.beats:
            return False
        if self.stood() >= self.calm:
            screen.hurry()
        return True

    def early(self, event: events.Event) -> bool:
        """Return whether a key comes so soon that it was meant for the last question.

        A digit that comes too soon begins a number whose rest would answer something else: the
        wait begins anew.
        """
        from .app_flow import FlowScreen

        key = event.key if isinstance(event, events.Key) else ""
        digit = key.isdecimal()
        answers = digit or key in _ANSWERS
        answers = answers or isinstance(event, events.MouseDown | events.MouseUp)
        screen = self.screen if answers else None
        if not isinstance(screen, FlowScreen) or not screen.asks:
            return False
        if event.time - self.since >= self.calm or event.is_forwarded:
            return False
        if digit:
            self.since = event.time
        if isinstance(event, events.MouseDown):
            self._mouse_down_widget = None  # nor does the button click once it is released
        return True

    def heard(self) -> None:
        """Remove what was said in passing: somebody goes on."""
        from .app_flow import FlowScreen

        if isinstance(self.screen, FlowScreen):
            self.screen.heard()

    # -- games -------------------------------------------------------------------------------

    def open(self, setting: Setting) -> None:
        """Play a game; what follows it is up to whoever leaves its screen.

        One game is open at a time.
        """
        if self.match_now() is not None:
            return
        from .app_game import GameScreen
        from .app_match import AppMatch

        self.playing = match = AppMatch(setting, self.lang)
        self.push_screen(GameScreen(match), lambda name: self.after(match, name or ""))
        self.stands()

    def after(self, match: AppMatch, name: str) -> None:
        """Follow a game that was left by another one like it, the menu, or the end."""
        from heroon.play.begin import again

        self.let_go()
        setting = match.s
        if name in ("again", "same"):
            self.open(again(setting, setting.seed if name == "same" else ""))
        elif name == "quit":
            self.exit(0)

    def action_leave(self) -> None:
        """Save what is played and end."""
        match = self.match_now()
        if match is None or not match.s.autosave:
            self.exit(0)
            return
        said: list[str] = []
        match.say = said.append
        written = match.keeper.write()
        self.exit(0 if written else 1, message=Text(unfolded("\n".join(said))) if said else None)

    def match_now(self) -> Any:
        """Return the match of the game that is open; None where none is."""
        from .app_game import GameScreen

        found = [screen for screen in self.screen_stack if isinstance(screen, GameScreen)]
        return found[-1].match if found else None

    def bug(self, bug: Exception) -> None:
        """Save the game as it stood before a bug of ours, say so, and leave."""
        match = self.match_now()
        if match is not None:
            with suppress(Exception):  # it may be what failed
                match.keeper.silently()
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        line = self.t.text("bug" if match else "bug-no-game", text=unfolded(text))
        self.exit(BUG, message=Text(line))

    def _handle_exception(self, error: Exception) -> None:
        """Treat whatever nobody else has caught, Textual's own errors too, as a bug of ours.

        Textual would print a traceback of many pages, with everything on the table in it.
        """
        if self._exception is not None:  # what follows from the first one
            return
        self._exception = error  # the tests raise it again
        self._exception_event.set()
        cause = error.error if isinstance(error, WorkerFailed) else error
        self.bug(cause if isinstance(cause, Exception) else error)
        self._close_messages_no_wait()


def play(lang: str, setting: Setting | None = None) -> int:
    """Run the app; return the exit code."""
    os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    theme = LIGHT if settings.load().theme == "light" else DARK
    app = HeroonApp(lang, setting, theme=theme)
    code = app.run()
    return app.return_code or (code if code is not None else 0)
