"""The app's screen of kept games: go on with one, or take it away."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static

from .app_base import BaseApp, app_of
from .app_panels import Item, ReadingScreen, options
from .app_stack import cover, leave, stale
from .installed import titles
from .kept import kept_games, open_kept, remove_kept
from .widgets import Key, KeyBar

if TYPE_CHECKING:
    from heroon.play.shelf import OnShelf


def resume(screen: Screen[None], kept: OnShelf) -> None:
    """Open a kept game over a screen that is on top, or say why that cannot be done."""
    app = app_of(screen)
    if app.screen is not screen:
        return
    from heroon.play.closed import Closed, told_closed
    from heroon.play.keeper import UNKEPT, why_not_kept

    t = app.t
    app.let_go()
    try:
        app.open(open_kept(kept))
        return
    except Closed as bad:
        why = told_closed(bad, t)
        if bad.shown is not None:
            from .stored import story

            why = "\n".join(story(bad, bad.shown, t.lang))
    except UNKEPT as bad:
        name = str(kept.path or kept.name)
        why = t.text("file-unreadable", file=name, why=why_not_kept(bad, t))
    cover(screen, ReadingScreen(t.text("app-start-saves"), Text(why), t.text("app-close-foot")))


class SavesScreen(Screen[None]):
    """The screen of the kept games."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "back", show=False),
        Binding("delete,d", "remove", show=False),
    ]

    app: BaseApp

    def compose(self) -> ComposeResult:
        """Make the title, the list, the line for a note, and the bar of keys."""
        yield Static("", id="head")
        yield OptionList(id="entries")
        yield Static("", id="note")
        yield KeyBar()

    def on_screen_resume(self) -> None:
        """List the games anew: one may have been saved or removed."""
        self.show()

    def show(self) -> None:
        """List the games, each with when it was played."""
        t = self.app.t
        self.games = kept_games()
        names = dict(titles(self.app.lang)) if self.games else {}
        items = []
        for i, kept in enumerate(self.games):
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
            state = t.text("app-save-over" if kept.over else "app-save-open")
            title = ", ".join([names.get(kept.game, kept.game), *self.told(kept, names)])
            line = t.text("app-save-line", title=title, state=state, when=when)
            if kept.path is not None:
                line = t.text("placed", name=line, place=kept.path.name)
            items.append(Item(str(i), line))
        entries = self.query_one("#entries", OptionList)
        entries.clear_options()
        entries.add_options(options(items))
        entries.highlighted = 0 if items else None
        entries.focus()
        self.query_one("#head", Static).update(Text(t.text("app-start-saves"), style="bold"))
        note = self.wrong() or ("" if items else t.text("app-saves-none"))
        self.query_one("#note", Static).update(Text(note))
        keys = (Key("⏎", t.text("app-key-open"), "screen.open"),
                Key("d", t.text("app-key-delete"), "screen.remove"),
                Key(t.text("app-key-escape"), t.text("app-key-back"), "screen.back"))  # fmt: skip
        self.query_one(KeyBar).show(keys)

    def wrong(self) -> str:
        """Say why the games of the store cannot be listed; empty where they can."""
        from heroon.play.shelf import store_path, trouble

        bad = trouble()
        if bad is None:
            return ""
        from heroon.play.keeper import why_not_kept

        why = why_not_kept(bad, self.app.t)
        return str(self.app.t.text("file-unreadable", file=str(store_path()), why=why))

    def told(self, kept: OnShelf, names: dict[str, str]) -> tuple[str, ...]:
        """Tell what a kept game is played with; nothing of a game that is not installed."""
        if kept.game not in names:
            return ()
        from heroon.kernel import game as load
        from heroon.play.modes import played_with
        from heroon.texts import package_of, texts

        return played_with(
            load(kept.game), kept.options, texts(self.app.lang, package_of(kept.game))
        )

    def named(self, kept: OnShelf) -> str:
        """Return the name of a kept game: its file, or its title."""
        names = dict(titles(self.app.lang))
        return kept.path.name if kept.path is not None else names.get(kept.game, kept.game)

    def chosen(self) -> OnShelf | None:
        """Return the game under the cursor; None where there is none."""
        at = self.query_one("#entries", OptionList).highlighted
        return self.games[at] if at is not None and at < len(self.games) else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game that was chosen."""
        if not stale(event):
            self.action_open()

    def action_open(self) -> None:
        """Go on with a game, or look at how it ended."""
        kept = self.chosen()
        if kept is not None:
            resume(self, kept)

    def action_remove(self) -> None:
        """Delete a game, or take it off the lists, after asking whether that is meant."""
        kept = self.chosen()
        if kept is None:
            return
        t = self.app.t
        items = [Item("", t.text("app-no")), Item("yes", t.text("app-yes"))]

        def sure(said: str | None) -> None:
            if not said:
                return
            from heroon.play.closed import Closed, told_closed
            from heroon.play.keeper import UNKEPT, why_not_kept

            why = ""
            try:
                remove_kept(kept)
            except Closed as bad:
                why = told_closed(bad, t)
            except UNKEPT as bad:
                given = {"file": self.named(kept), "why": why_not_kept(bad, t)}
                why = t.text("file-unwritable", **given)
            self.show()
            if why:
                self.query_one("#note", Static).update(Text(why, style="bold"))

        key = "app-delete-sure" if kept.path is not None else "app-remove-sure"
        text = Text(t.text(key, file=self.named(kept)))
        panel = ReadingScreen(t.text("app-key-delete"), text, t.text("app-choose-foot"), items)
        cover(self, panel, sure)

    def action_back(self) -> None:
        """Go back to the menu."""
        leave(self, None)
