"""The terminal app: menus and tables, in two languages, light and dark.

    HeroonApp(lang).run()            the menu
    HeroonApp(lang, setting).run()   a game at once

Games, their texts and bots are imported when a table opens, so that the menu stands at once.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from heroon.kernel import KernelError
from heroon.play import settings
from heroon.texts.core import Texts, texts

from .lines import unfolded
from .palette import DARK, LIGHT, THEMES

if TYPE_CHECKING:
    from heroon.play.match import Setting

#: How long a bot's answer stands before the next one, in seconds, so that eyes can follow.
PACE: Final = 0.35
#: The exit code of a program that met a bug of ours.
BUG: Final = 70


class HeroonApp(App[int]):
    """The app: a menu, and the game that is played."""

    CSS_PATH: ClassVar[str] = "app.tcss"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self, lang: str, setting: Setting | None = None, pace: float = PACE, theme: str = ""
    ):
        super().__init__()
        self.lang = lang
        self.pace = pace
        self.first = setting
        for one in THEMES:
            self.register_theme(one)
        self.theme = theme or DARK
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]

    @property
    def t(self) -> Texts:
        """The common texts."""
        return texts(self.lang)

    def on_mount(self) -> None:
        """Open the menu, or the game that was asked for."""
        self.title = "Heroon"
        from .app_menu import MenuScreen

        self.push_screen(MenuScreen())
        if self.first is not None:
            self.open(self.first)

    def speak(self, lang: str) -> None:
        """Go on in a language, next time as well."""
        self.lang = lang
        settings.remember(lang=lang)

    def next_theme(self) -> None:
        """Light instead of dark, dark instead of light, next time as well."""
        self.theme = LIGHT if self.theme == DARK else DARK
        settings.remember(theme="light" if self.theme == LIGHT else "dark")

    # -- games -------------------------------------------------------------------------------

    def open(self, setting: Setting) -> None:
        """Play a game; what follows it is up to whoever leaves its screen."""
        from .app_game import GameScreen
        from .app_match import AppMatch

        match = AppMatch(setting, self.lang)
        self.push_screen(GameScreen(match), lambda name: self.after(setting, name or ""))

    def after(self, setting: Setting, name: str) -> None:
        """A game was left: another one like it, the menu, or the end."""
        from heroon.play.begin import again

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
        self.exit(0 if written else 1, message=unfolded("\n".join(said)) or None)

    def match_now(self) -> Any:
        """The match of the game that is open, if one is."""
        from .app_game import GameScreen

        found = [screen for screen in self.screen_stack if isinstance(screen, GameScreen)]
        return found[-1].match if found else None

    def bug(self, bug: Exception) -> None:
        """A bug of ours: the game is saved as it stood before, and the program says so."""
        match = self.match_now()
        if match is not None:
            match.keeper.silently()
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        self.exit(BUG, message=self.t.text("bug", text=unfolded(text)))


def play(lang: str, setting: Setting | None = None) -> int:
    """Run the app; returns the exit code."""
    os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    theme = LIGHT if settings.load().theme == "light" else DARK
    app = HeroonApp(lang, setting, theme=theme)
    code = app.run()
    return app.return_code or (code if code is not None else 0)
