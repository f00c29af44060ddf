"""The app's first screen: what to do, and whose rules to read."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from .app_base import BaseApp
from .app_new import NewScreen
from .app_panels import Item, ReadingScreen, options
from .app_saves import SavesScreen, resume
from .app_stack import cover, stale
from .installed import faulty, titles
from .kept import kept_games
from .widgets import Key, KeyBar

#: The name of the program, drawn.
_SIGN: Final = (
    "█ █ █▀▀ █▀▄ █▀█ █▀█ █▀█",
    "█▀█ █▀▀ █▀▄ █ █ █ █ █ █",
    "▀ ▀ ▀▀▀ ▀ ▀ ▀▀▀ ▀▀▀ ▀ ▀",
)


class MenuScreen(Screen[None]):
    """The first screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", show=False),
        Binding("f3", "theme", show=False),
        Binding("escape,q", "quit", show=False),
    ]

    app: BaseApp

    def compose(self) -> ComposeResult:
        """Make the sign, the list of what to do, and the bar of keys."""
        with Vertical(id="menu"):
            yield Static(Text("\n".join(_SIGN)), id="sign")
            yield Static("", id="about")
            with Center():
                yield OptionList(id="entries")
        yield KeyBar()

    def on_mount(self) -> None:
        """Write the menu."""
        self.show()

    def on_screen_resume(self) -> None:
        """Write the menu anew after a game: it may say something else now."""
        self.show()

    def show(self) -> None:
        """Write everything in the language of the app."""
        t = self.app.t
        unfinished = [kept for kept in kept_games() if not kept.over]
        names = [*(["continue"] if unfinished else []), "new", "saves", "rules", "quit"]
        items = [Item(name, t.text(f"app-start-{name}")) for name in names]
        if unfinished:
            game = self.title_of(unfinished[0].game)
            text = t.text("placed", name=items[0].text, place=game)
            items[0] = Item("continue", text)
        entries = self.query_one("#entries", OptionList)
        entries.clear_options()
        entries.add_options(options(items))
        entries.highlighted = 0
        entries.focus()
        self.query_one("#about", Static).update(Text(t.text("app-about")))
        keys = (Key("F2", t.text("app-other-language"), "screen.language"),
                Key("F3", t.text("app-key-theme"), "screen.theme"),
                Key(t.text("app-key-escape"), t.text("app-start-quit"), "screen.quit"))  # fmt: skip
        self.query_one(KeyBar).show(keys)

    def title_of(self, game: str) -> str:
        """Write a game's name without loading its texts, which takes time: “MICRO HERO”."""
        return game.replace("-", " ").upper()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what the chosen entry says."""
        if stale(event):
            return
        match event.option_id:
            case "continue":
                self.go_on()
            case "new":
                cover(self, NewScreen())
            case "saves":
                cover(self, SavesScreen())
            case "rules":
                self.rules()
            case "quit":
                self.action_quit()

    def go_on(self) -> None:
        """Go on with the game that was played last."""
        unfinished = [kept for kept in kept_games() if not kept.over]
        if unfinished:
            resume(self, unfinished[0])

    def rules(self) -> None:
        """Ask whose rules to read, and open them."""
        t = self.app.t
        items = [Item(game, title) for game, title in titles(self.app.lang)]

        def chosen(game: str | None) -> None:
            if game:
                from heroon.texts import Guide, package_of, texts
                from heroon.texts.reasons import reason

                from .app_panels import RulesPanel

                package = package_of(game)
                guide = Guide(self.app.lang, package)
                if guide.fault:
                    why = reason(guide.fault, self.app.lang)
                    told = Text(t.text("game-part-faulty", game=game, why=why))
                    cover(
                        self,
                        ReadingScreen(t.text("app-start-rules"), told, t.text("app-close-foot")),
                    )
                    return
                cover(self, RulesPanel(guide, texts(self.app.lang, package)))

        wrong = faulty(self.app.lang)
        text = Text("\n".join(wrong)) if wrong else None
        panel = ReadingScreen(t.text("app-start-rules"), text, t.text("app-choose-foot"), items)
        cover(self, panel, chosen)

    def action_language(self) -> None:
        """Change to the other language."""
        self.app.speak("en" if self.app.lang == "fr" else "fr")
        self.show()

    def action_theme(self) -> None:
        """Change from light to dark or back."""
        self.app.next_theme()

    def action_quit(self) -> None:
        """Leave the program."""
        if self.app.stood() >= self.app.calm:
            self.app.exit(0)
