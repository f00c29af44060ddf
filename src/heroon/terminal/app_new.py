"""The app's form for a new game: which one, how, who plays, with what seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Input, Static

from heroon.kernel.errors import InputError

from .app_base import BaseApp
from .app_stack import leave
from .installed import faulty, titles
from .kept import kept_games
from .widgets import FormRow, Key, KeyBar

if TYPE_CHECKING:
    from heroon.kernel import GameSpec


#: How the rows of who sits where are called.
_SEAT: Final = "seat-"
#: How the row of the mode is called: no option has a hyphen, and one may be called "mode".
_MODE: Final = "mode-of"


class NewScreen(Screen[None]):
    """The form for a new game: which one, how, who plays, with what seed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("down", "app.focus_next", show=False, priority=True),
        Binding("up", "app.focus_previous", show=False, priority=True),
        Binding("enter", "start", show=False),
        Binding("f5", "start", show=False),
    ]

    app: BaseApp

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        self.wished: dict[str, str] = {}
        self.written = False

    def compose(self) -> ComposeResult:
        """Make the title, the place of the rows, the line of what is wrong, and the bar of keys."""
        yield Static("", id="head")
        yield VerticalScroll(id="form", can_focus=False)
        yield Static("", id="note")
        yield KeyBar()

    async def on_mount(self) -> None:
        """Show the form for the game played last, or the first one, with its usual values."""
        self.titles = titles(self.app.lang)
        if self.titles:
            self.game = self.played_last() or self.titles[0][0]
            await self.show("game")
        else:
            self.complain("\n".join(faulty(self.app.lang)))

    def played_last(self) -> str:
        """Return the game that was played last; empty if none is kept."""
        installed = [game for game, _ in self.titles]
        return next((kept.game for kept in kept_games() if kept.game in installed), "")

    async def show(self, focus: str) -> None:
        """Write the rows anew; the cursor stays on the row of that name."""
        from heroon.kernel import game as load

        t = self.app.t
        self.written = False
        form = self.query_one("#form", VerticalScroll)
        await form.remove_children()
        rows = self.rows()
        seed = Input(self.wished.get("seed", ""), placeholder=t.text("app-new-seed"), id="seed")
        options = {option.name for option in load(self.game).options}
        first = sum(row.key not in options for row in rows)
        rules = [Static(Text(t.text("app-new-rules")), classes="form-head")] if rows[first:] else []
        label = Static(Text(t.text("app-new-seed-label")), classes="form-head")
        self.tell_mode()
        wrong = [Static(Text(line), classes="faulty") for line in faulty(self.app.lang)]
        shown = [widget for row in rows[1:first] for widget in (row, *self.names(row))]
        await form.mount(*rows[:1], *wrong, *shown, *rules, *rows[first:], label, seed)
        found = [row for row in rows if row.key == focus]
        (found or rows)[0].focus()
        self.query_one("#head", Static).update(Text(t.text("app-start-new"), style="bold"))
        keys = (Key("⏎", t.text("app-key-start"), "screen.start"),
                Key("←→", t.text("app-key-change"), "screen.change"),
                Key("↑↓", t.text("app-key-row"), "app.focus_next"),
                Key(t.text("app-key-escape"), t.text("app-key-back"), "screen.back"))  # fmt: skip
        self.query_one(KeyBar).show(keys)
        self.written = True

    def names(self, row: FormRow) -> list[Input]:
        """Make the line where the person of a seat may say a name; none for other rows."""
        if not row.key.startswith(_SEAT) or row.value != "person":
            return []
        from heroon.play.who import LONGEST

        name = row.key.replace(_SEAT, "name-")
        hint = self.app.t.text("app-new-name-of", player=f"player-{int(row.key[len(_SEAT) :]) + 1}")
        value = self.wished.get(name, "")
        return [Input(value, placeholder=hint, id=name, max_length=LONGEST, classes="name")]

    def rows(self) -> list[FormRow]:
        """Make a row for each choice that the game leaves, with the usual value chosen."""
        from heroon.kernel import game as load
        from heroon.play.begin import fitting, levels_with, usual_who
        from heroon.play.choices import choices_of
        from heroon.play.what import capital
        from heroon.texts import package_of, texts

        t = texts(self.app.lang, package_of(self.game))
        spec = load(self.game)
        choices = choices_of(self.game)
        rows = [FormRow("game", t.text("app-new-game"), self.titles, self.game)]
        langs = [("fr", t.text("app-lang-fr")), ("en", t.text("app-lang-en"))]
        rows.append(FormRow("lang", t.text("app-new-lang"), langs, self.app.lang))
        if len(spec.modes) > 1:
            modes = [(mode, t.text(f"mode-{mode}")) for mode in spec.modes]
            rows.append(FormRow(_MODE, t.text("app-new-mode"), modes, self.wish(_MODE, modes)))
        counts = [(str(n), t.text("app-new-count", count=n)) for n in spec.seats]
        options = self.options(spec)
        players = fitting(spec, options, int(self.wish("players", counts)))
        roles = self.roles(spec)
        if len(counts) > 1:
            rows.append(FormRow("players", t.text("app-new-players"), counts, str(players)))
        who = [("person", t.text("app-new-person"))]
        known = levels_with(spec, options, players)
        who += [(name, t.text("app-level", level=t.text(f"level-{name}"))) for name in known]
        for seat, usual in enumerate(usual_who(spec, players, options).seats):
            values = who if players > 1 else who[:1]
            value = self.wish(f"{_SEAT}{seat}", values, usual)
            label = capital(t.noun(f"player-{seat + 1}"))
            if any(roles):
                label = t.text("labelled", label=label, text=t.text(f"role-{roles[seat]}"))
            rows.append(FormRow(f"{_SEAT}{seat}", label, values, value))
        moded = set().union(*spec.modes.values()) if len(spec.modes) > 1 else set()
        alike = sum(role == roles[0] for role in roles) if roles else players
        for option in spec.options:
            if option.name not in moded and choices.applies(option.name, options, alike):
                values = [(v, t.text(f"option-{option.name}-{v}")) for v in option.values]
                usual = option.domain.by_value[option.default]
                value = self.wish(option.name, values, usual)
                rows.append(FormRow(option.name, t.text(f"option-{option.name}"), values, value))
        return rows

    def shown(self) -> list[str]:
        """List the names of the rows that what is chosen leaves."""
        return [row.key for row in self.rows()]

    def options(self, spec: GameSpec[Any]) -> dict[str, str]:
        """Return the value of each option: the one that was chosen, else the usual one."""
        usual = {o.name: o.domain.by_value[o.default] for o in spec.options}
        said = {o.name: self.wished.get(o.name, usual[o.name]) for o in spec.options}
        return {
            o.name: v if (v := said[o.name]) in o.values else usual[o.name] for o in spec.options
        }

    def roles(self, spec: GameSpec[Any]) -> tuple[str, ...]:
        """Return what each seat is at the chosen table; nothing where all seats are alike."""
        from heroon.play.begin import fitting

        options = self.options(spec)
        seats = fitting(spec, options, int(self.wished.get("players", str(spec.seats[0]))))
        meant = spec.settings(options)
        return spec.roles_of(meant, seats) if spec.allows(meant, seats) else ()

    def tell_mode(self) -> None:
        """Tell below the form what is to be known of the chosen mode."""
        from heroon.kernel import game as load
        from heroon.play.modes import about_mode
        from heroon.texts import package_of, texts

        spec = load(self.game)
        mode = self.wished.get(_MODE, next(iter(spec.modes), ""))
        players = int(self.wished.get("players", str(spec.seats[0])))
        told = about_mode(spec, mode, players, texts(self.app.lang, package_of(self.game)))
        self.query_one("#note", Static).update(Text(told))

    def tell_row(self, name: str) -> None:
        """Tell below the form what an option decides; of another row, how hard the mode is."""
        from heroon.kernel import game as load
        from heroon.play.modes import about_option
        from heroon.texts import Guide, package_of

        guide = Guide(self.app.lang, package_of(self.game), load(self.game).numbers)
        if all(option.name != name for option in load(self.game).options):
            self.tell_mode()
        else:
            self.query_one("#note", Static).update(Text(about_option(name, guide)))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Tell of the row under the cursor."""
        row = event.widget
        if not self.written:
            return
        self.tell_row(row.key if isinstance(row, FormRow) else "")

    def wish(self, name: str, values: list[tuple[str, str]], usual: str = "") -> str:
        """Return the value that was chosen before, where it still exists; else the usual one."""
        value = self.wished.get(name, usual)
        return value if value in dict(values) else usual or values[0][0]

    def read(self) -> None:
        """Remember what the rows say."""
        names = {name: said for name, said in self.wished.items() if name.startswith("name-")}
        self.wished = names | {row.key: row.value for row in self.query(FormRow)}
        self.wished |= {line.id or "": line.value for line in self.query(Input)}

    async def on_form_row_changed(self, event: FormRow.Changed) -> None:
        """Change the rows with the game, the number of players or their roles."""
        from heroon.kernel import game as load

        if not event.row.is_attached:  # it was written anew meanwhile
            return
        spec = load(self.game)
        before = self.roles(spec)
        self.read()
        match event.row.key:
            case "game":
                self.game = event.row.value
                self.wished = {}
            case "lang":
                self.app.speak(event.row.value)
                self.titles = titles(self.app.lang)
            case "players":
                pass
            case name if name == _MODE:
                self.tell_mode()
                return
            case key if not key.startswith(_SEAT) and self.roles(spec) == before:
                if self.shown() == [row.key for row in self.query(FormRow)]:
                    self.tell_row(key)
                    return
        await self.show(event.row.key)

    def on_input_submitted(self) -> None:
        """Start the game: Enter in the row of the seed does so, too."""
        self.action_start()

    def action_change(self) -> None:
        """Choose the next value of the row under the cursor."""
        if isinstance(self.focused, FormRow):
            self.focused.action_turn(1)

    def action_start(self) -> None:
        """Deal the cards and open the game, or say what is wrong."""
        from heroon.kernel import game as load
        from heroon.play.begin import begin, check_who
        from heroon.play.who import PERSON, Who, person

        if self.app.screen is not self or not self.written:
            return
        self.read()
        spec = load(self.game)
        t = self.app.t
        sat = [row.value for row in self.query(FormRow) if row.key.startswith(_SEAT)]
        seed = self.wished["seed"].strip()
        if PERSON not in sat:
            self.complain(t.text("app-new-nobody"))
            return
        if not seed.isprintable():
            self.complain(t.text("cli-seed"))
            return
        given = dict(spec.modes[self.wished[_MODE]]) if _MODE in self.wished else {}
        known = {option.name for option in spec.options}
        given |= {name: value for name, value in self.wished.items() if name in known}
        try:
            for seat, one in enumerate(sat):
                if one == PERSON:
                    sat[seat] = person(self.wished.get(f"name-{seat}", ""))
            who = Who(tuple(sat))
            check_who(who, spec, given)
            setting = begin(spec, given, who, seed)
        except InputError as bad:
            from heroon.texts import package_of, texts
            from heroon.texts.reasons import refused

            self.complain(refused(bad.why, texts(t.lang, package_of(spec.id))))
            return
        app = self.app
        leave(self, None)
        app.open(setting)

    def complain(self, text: str) -> None:
        """Say what is wrong with the choices."""
        self.query_one("#note", Static).update(Text(text, style="bold"))

    def action_back(self) -> None:
        """Go back to the menu."""
        leave(self, None)
