"""What every screen of the app may ask of the app it stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from textual.app import App
from textual.message import Message
from textual.screen import Screen

from heroon.play import settings
from heroon.texts.core import Texts, texts

from .palette import DARK, LIGHT, THEMES
from .wrapping import keep_no_break_spaces

if TYPE_CHECKING:
    from heroon.play.game_setting import Setting

#: How long a bot's answer stands before the next one, in seconds, so that eyes can follow.
PACE: Final = 0.35
#: So long a new question stands before a key or a click answers it, in seconds: it was meant for
#: the last one.  So long the menu stands, too, before a key leaves the program.
CALM: Final = 0.4


class BaseApp(App[int]):
    """The language, look and pace of the app, and what it does for its screens.

    `HeroonApp` opens games.
    """

    def __init__(self, lang: str, pace: float = PACE, theme: str = "", calm: float = CALM):
        super().__init__()
        keep_no_break_spaces()
        self.lang = lang
        self.pace = pace
        self.calm = calm
        self.since = 0.0
        for one in THEMES:
            self.register_theme(one)
        self.theme = theme or DARK

    @property
    def t(self) -> Texts:
        """The common texts."""
        return texts(self.lang)

    def speak(self, lang: str) -> None:
        """Go on in a language, next time as well."""
        self.lang = lang
        settings.remember(lang=lang)

    def next_theme(self) -> None:
        """Change from light to dark or back, next time as well."""
        self.theme = LIGHT if self.theme == DARK else DARK
        settings.remember(theme="light" if self.theme == LIGHT else "dark")

    def open(self, setting: Setting) -> None:
        """Play a game; `HeroonApp` does that."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Let other programs open the game that was played last, unless it is played still."""
        raise NotImplementedError

    def bug(self, bug: Exception) -> None:
        """Save the game and leave the program because of a bug of ours."""
        raise NotImplementedError

    # -- what is meant for which screen --------------------------------------------------------

    def stands(self) -> None:
        """Note that something new stands there: what was pressed earlier was not meant for it."""
        self.since = Message().time
        self._mouse_down_widget = None  # a button that is held already clicks nothing on it

    def stood(self) -> float:
        """Return for how long the newest thing has stood there, in seconds."""
        return Message().time - self.since


def app_of(screen: Screen[Any]) -> BaseApp:
    """Return the app of a screen; ours is the only one there is."""
    app = screen.app
    assert isinstance(app, BaseApp)
    return app
