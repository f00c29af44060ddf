"""The screen of a game: its keys, and what one may do besides answering.

Built up in `app_table` (what stands there), `app_help` (what one may ask) and `app_flow` (how the
game goes on).
"""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType

from heroon.kernel import InputError
from heroon.play import orders, saves
from heroon.play.aided import Advice
from heroon.play.keeper import called_for, quoted
from heroon.play.modes import played_with
from heroon.play.moment import free_file, keep_moment
from heroon.play.rebuilt import legend
from heroon.play.seat_orders import seat_orders
from heroon.play.spoken import answer as spoken
from heroon.play.spoken import command, name_of, number_in
from heroon.play.who import PERSON
from heroon.play.who_plays import assign, changes, namings
from heroon.texts.reasons import reason

from .app_flow import FlowScreen
from .app_panels import Item, LinePanel, ReadingScreen, paragraphs
from .app_stack import cover, leave
from .ended import ended
from .plans import plan_of
from .walks import cells_of, named_by, pointed_at, says_all

#: What a finished game and the menu of the table may lead to.
AGAIN: Final = "again"
SAME: Final = "same"
MENU: Final = "menu"
QUIT: Final = "quit"
#: How the entry begins by which the person of a seat says a name.
NAME: Final = "name-"


class GameScreen(FlowScreen):
    """One game in play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("o", "odds", show=False),
        Binding("x", "explain", show=False),
        Binding("w", "why", show=False),
        Binding("i", "inspect", show=False),
        Binding("r", "rules", show=False),
        Binding("g", "log", show=False),
        Binding("c", "codes", show=False),
        Binding("p", "orders", show=False),
        Binding("m", "menu", show=False),
        Binding("colon,slash,t", "type", show=False),
        Binding("pageup", "table(-1)", show=False, priority=True),
        Binding("pagedown", "table(1)", show=False, priority=True),
        Binding("f2", "language", show=False),
        Binding("f3", "theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "back", show=False),
        Binding("backspace", "back", show=False),
    ]

    def action_hint(self) -> None:
        """Show what the program advises, and why; it can be played at once."""
        if self.seat < 0:
            return
        found = self.match.advise(self.seat)
        if not found:
            self.say(self.t.text("hint-none"))
            return
        lines: list[str] = []
        items = []
        for i, advice in enumerate(found):
            lines += [*self.reasons(advice), ""]
            key = "app-hint-play-all" if len(advice.words) > 1 else "app-hint-play"
            text = self.t.text(key)
            if len(found) > 1:
                player = self.t.noun(self.match.sentences(self.seat).names[advice.seat])
                text = self.t.sentence("by-player", {"player": player, "text": text})
            items.append(Item(str(i), text))
        items.append(Item("", self.t.text("app-close")))
        panel = ReadingScreen(
            self.t.text("app-hint-title"), paragraphs(lines), self.t.text("app-choose-foot"), items
        )

        def played(chosen: str | None) -> None:
            if chosen:
                self.play(found[int(chosen)].seat, found[int(chosen)].words)

        cover(self, panel, played)

    def reasons(self, advice: Advice) -> list[str]:
        """List the lines of an advice: what it brings, what comes of it, what would follow."""
        if len(advice.words) != 1:
            return [advice.text, advice.reason]
        match, (word,) = self.match, advice.words
        answer, view = match.sentence(advice.seat, word), match.seating.view(advice.seat)
        aside = match.teller.aside(word, view, match.sentences(advice.seat))
        answer = self.t.text("placed", name=answer, place=aside) if aside else answer
        shown = self.consequence(word) if advice.seat == self.seat else None
        plan = plan_of(match, advice.seat, word)
        return [
            self.t.text("app-hint-answer", answer=answer),
            *([shown.line] if shown is not None and shown.line else []),
            *([self.t.text("app-hint-then", list=" · ".join(plan))] if plan else []),
            advice.reason,
        ]

    def action_type(self) -> None:
        """Open a line to type an answer, or several cards in their order."""
        if self.seat < 0:
            return
        panel = LinePanel(
            self.t.text("app-type-title"),
            self.t.text("app-type-walk" if self.walks else "app-type-hint"),
            self.t.text("app-type-foot"),
        )
        cover(self, panel, self.typed_line)

    def typed_line(self, line: str | None) -> None:
        """Take a typed line: a number goes to its choice, a code or an order is an answer."""
        if not line or self.seat < 0:
            return
        number = number_in(line)
        if number is not None and self.go_to(number):
            choice = self.chosen()
            if choice is not None:
                self.take(choice)
            for name in [name for name, order in self.orders().items() if order == number]:
                self.leave_order(name)
            if self.once is not None and number == self.all_of:
                self.walk(self.once)
            return
        if self.once is not None and says_all(line):
            self.walk(self.once)
            return
        walk = named_by(self.walks, line)
        if walk is not None:
            self.walk(walk.route)
            return
        if self.walks and line.strip().lower() in cells_of(self.look()):
            walk = pointed_at(self.match, self.look().view, self.seat, line)
            if walk is not None:
                self.walk(walk.route)
                return
            self.say(self.t.text("walk-none", cell=line.strip().lower()))
            return
        given = command(line)
        rest = given[1] if given and given[0] == "play" else line
        if orders.possible(self.match, self.seat) and (given or " " in rest):
            self.typed_order(rest)
            return
        self.notice = ""
        try:
            seat, said = self.match.seating.read(self.seat, spoken(line))
            self.match.answer(seat, said)
        except InputError as bad:
            self.said_rule = bad.rule
            self.say(self.match.refusal(self.seat, bad))
            return
        self.advance()

    def typed_order(self, line: str) -> None:
        """Show what an order of cards reaches before it is played."""
        try:
            order = orders.read(self.match, self.seat, line)
        except orders.Unclear as bad:
            self.say(self.t.text(bad.key, item=bad.item, name=name_of("play", self.match.lang)))
            return
        found = orders.reach(self.match, order)
        words = order.words[: found.cards]
        lines = []
        if words:
            told = orders.told(self.match, words)
            lines.append(self.t.text("order", list=told, reach=found.text))
        if found.refused:
            lines.append(self.match.refusal(order.seat, found.refused))
        if found.cards < len(order.words):
            lines.append(self.t.text("order-short", count=len(order.words) - found.cards))
        items = [Item("", self.t.text("app-close"))]
        if words:
            items.insert(0, Item("yes", self.t.text("app-hint-play-all")))

        def played(said: str | None) -> None:
            if said:
                self.play(order.seat, words)

        title, foot = self.t.text("app-type-title"), self.t.text("app-choose-foot")
        cover(self, ReadingScreen(title, paragraphs(lines), foot, items), played)

    def action_orders(self) -> None:
        """Open what this seat may tell the table out of turn."""
        if self.seat < 0:
            return
        found = seat_orders(self.match, self.seat)
        if not found:
            self.say(self.t.text("app-orders-none"))
            return
        items = [Item(order.name, order.text) for order in found]
        items.append(Item("", self.t.text("app-close")))

        def given(name: str | None) -> None:
            for order in found:
                if order.name == name:
                    self.notice = ""
                    told = order.give()
                    failed = self.notice
                    self.advance()
                    self.say(failed or told)

        title, foot = self.t.text("app-orders-title"), self.t.text("app-choose-foot")
        cover(self, ReadingScreen(title, None, foot, items), given)

    def action_players(self) -> None:
        """Open the list of who plays the seats, to change one now."""
        found = changes(self.match, self.seat) if self.seat >= 0 else []
        items = [Item(change.name, change.text) for change in found]
        for one in namings(self.match, self.seat) if self.seat >= 0 else ():
            noun = self.match.s.who.noun(one)
            items.append(Item(f"{NAME}{one}", self.t.text("players-name", player=noun)))
        items.append(Item("", self.t.text("app-close")))

        def chosen(name: str | None) -> None:
            if name and name.startswith(NAME):
                self.ask_name(int(name.removeprefix(NAME)))
            for change in found:
                if change.name == name:
                    secret = self.match.seating.curtain
                    told = change.make()
                    self.reseat(secret)
                    self.say(told)

        title, foot = self.t.text("app-menu-players"), self.t.text("app-choose-foot")
        cover(self, ReadingScreen(title, None, foot, items), chosen)

    def ask_name(self, seat: int) -> None:
        """Ask the person of a seat for a name."""
        match, t = self.match, self.t

        def named(name: str | None) -> None:
            if not name:
                return
            try:
                assign(match, self.seat, seat, f"{PERSON}:{name}")
            except InputError as bad:
                self.say(reason(bad.why, t.lang))
                return
            self.reseat(False)

        title = t.text("app-new-name-of", player=match.s.who.noun(seat))
        cover(self, LinePanel(title, t.text("app-new-name-hint"), t.text("app-type-foot")), named)

    def action_menu(self) -> None:
        """Open the menu of what one may do with this game besides playing on."""
        over = self.match.table.over
        names = ["back"] if not over else ["look"]
        # The same deal would show both hands of two people who share this screen.
        same = [] if self.match.seed_secret else [SAME]
        names += [AGAIN, *same, "copy"] if self.match.s.seed else ["copy"]
        names += ["scenario"]
        names += [] if over or self.seat < 0 else ["resign"]
        if not over and self.seat >= 0 and self.match.table.seats > 1:
            names.insert(1, "players")
        names += ["language", "theme", "help", MENU, QUIT]
        items = [Item(name, self.t.text(f"app-menu-{name}")) for name in names]
        told = played_with(self.match.table.spec, self.match.table.options, self.t)
        lines = [self.t.text("played-with", list=", ".join(told))] if told else []
        lines += [legend(self.match.table.spec, self.t)]
        body = Text(" ".join(line for line in lines if line)) if any(lines) else None
        title = self.t.text("app-menu-title")
        if over and self.eye >= -1:
            sentences = self.match.sentences(self.eye)
            table = self.match.table
            title = self.t.text("app-over-title")
            ending = sentences.ending(table.reason, table.result, self.view())
            body = Text(ending, style="bold")
            for line in ended(self.match, self.eye):
                body.append(f"\n{line}", style="not bold")
        panel = ReadingScreen(title, body, self.t.text("app-choose-foot"), items)
        cover(self, panel, self.menu_chosen)

    def menu_chosen(self, name: str | None) -> None:
        """Do what an entry of the menu says."""
        match name:
            case "language":
                self.action_language()
            case "theme":
                self.action_theme()
            case "help":
                self.action_help()
            case "players":
                self.action_players()
            case "copy":
                self.copy()
            case "scenario":
                self.scenario()
            case "resign":
                self.resign()
            case "again" | "same" | "menu" | "quit":
                if self.match.keeper.write():
                    leave(self, name)

    def copy(self) -> None:
        """Save the game once more, under a free name, and go on in the first file."""
        try:
            path = saves.free_path(self.match.table.spec.id)
        except OSError as bad:
            self.match.keeper.failed(saves.USUAL, bad)
            return
        self.match.keeper.write(path, loud=True)

    def scenario(self) -> None:
        """Keep this moment as a scenario, in a new file beside the saved games."""
        try:
            path = free_file(self.match.table.spec.id)
            keep_moment(self.match, path)
        except OSError as bad:
            self.match.keeper.failed(bad.filename or saves.USUAL, bad)
        except InputError as bad:
            self.match.tell("scenario-no", why=reason(bad.why, self.match.lang))
        else:
            given = {"command": called_for("scenario"), "quoted": quoted(str(path))}
            self.match.tell("scenario-kept", file=str(path), **given)

    def resign(self) -> None:
        """Give up, after asking whether that is meant."""
        items = [Item("", self.t.text("app-no")), Item("yes", self.t.text("app-yes"))]
        panel = ReadingScreen(
            self.t.text("app-menu-resign"),
            Text(self.t.text("app-resign-sure")),
            self.t.text("app-choose-foot"),
            items,
        )

        def sure(said: str | None) -> None:
            if said and self.seat >= 0:
                self.match.put(self.seat, "!resign")
                self.advance()

        cover(self, panel, sure)
