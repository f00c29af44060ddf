"""What one may ask at the table: odds, totals, why not, the rules, the log, the keys."""

from __future__ import annotations

from collections import Counter
from typing import Final

from textual.containers import VerticalScroll

from heroon.board.types import Grid
from heroon.kernel import View
from heroon.kernel.words import COMMON
from heroon.play.aided import No
from heroon.play.laid import board_of, model_of
from heroon.play.looking import lines, telling, things, title

from .app_panels import (
    Item,
    ReadingScreen,
    RulesPanel,
    SearchPanel,
    explanation,
    listed,
    paragraphs,
)
from .app_stack import cover
from .app_table import KEYS, TableScreen
from .mazes import meant_by

#: A verb of so many words is asked about word by word even where it points at nothing.
_FEW: Final = 12


class HelpScreen(TableScreen):
    """A table that tells what it is asked; nothing of this changes the game."""

    def action_odds(self) -> None:
        """Show the odds of what follows each answer."""
        if self.seat < 0:
            return
        found = self.match.odds(self.seat)
        if not found:
            self.say(self.t.text("odds-none"))
            return
        lines = []
        for sentence, outcomes in found:
            lines += [sentence, *(f"  {line}" for line in outcomes), ""]
        self.read(self.t.text("app-odds-title"), lines)

    def action_explain(self) -> None:
        """Show how the totals come about, term by term."""
        if self.covered:
            return
        found = self.match.teller.explain(self.look())
        if not found:
            self.say(self.t.text("app-explain-none"))
            return
        title = self.t.text("app-explain-title")
        cover(self, ReadingScreen(title, explanation(found), self.t.text("app-close-foot")))

    def action_inspect(self) -> None:
        """Open the list of what each thing on the table is; open piles can be leafed through."""
        if self.covered:
            return
        look, teller = self.look(), self.match.teller
        found = things(look.view, telling(teller, look.sentences))

        def read(name: str) -> str:
            told = lines(found[int(name)], self.match.guide, teller, look.sentences)
            return "\n".join(told)

        panel = SearchPanel(
            self.t.text("app-look-title"),
            self.t.text("app-look-search"),
            self.t.text("app-search-foot"),
            [Item(str(i), title(thing)) for i, thing in enumerate(found)],
            read,
        )
        cover(self, panel)

    def action_why(self) -> None:
        """Open the list of all answers of the game, to ask why one is not possible."""
        if self.seat < 0:
            return
        match, seat = self.match, self.seat
        offered = set(match.seating.words(seat))
        view = match.seating.view(seat)
        seen = self._seen(view)
        targets = match.targets(view)
        verb_of = match.table.spec.words.verb_of
        counts = Counter(verb_of)
        items = []
        for word in match.vocabulary(seat):
            of = set(targets(word))
            # What points at nothing is listed where its verb is no long list of numbers.
            if verb_of[word] < len(COMMON) or word in offered:
                continue
            if not (of <= seen if of else counts[verb_of[word]] <= _FEW):
                continue
            items.append(Item(str(word), match.sentence(seat, word)))

        def read(name: str) -> str:
            no = match.why(seat, int(name))
            return self._told(no) if no else str(self.t.text("why-not"))

        panel = SearchPanel(
            self.t.text("app-why-title"),
            self.t.text("app-why-search"),
            self.t.text("app-search-foot"),
            items,
            read,
        )
        cover(self, panel)

    def _seen(self, view: View) -> set[str]:
        """Return the targets of everything on the table that this seat sees or may name."""
        out = {target for targets in self.pointer.targets.values() for target in targets}
        scene = self.scene(80)
        for row in self.match.draw(scene):
            for span in row:
                out.update(span.targets)
        return out

    def refused(self, targets: tuple[str, ...]) -> str:
        """Say why nothing can be done with a piece now: the reason that says most."""
        reasons: list[No] = []
        for target in targets:
            reasons += self.match.refused_at(self.seat, target)
        reasons.sort(key=lambda no: not no.rule)
        if not reasons:
            return str(self.t.text("app-why-nothing"))
        self.said_rule = reasons[0].rule
        return self._told(reasons[0])

    def _told(self, no: No) -> str:
        """Tell an answer that is not possible, why, and by which rule."""
        text = self.t.text("labelled", label=no.answer, text=no.why)
        return self.match.with_rule(text, no.rule)

    def action_rules(self) -> None:
        """Open the rules at the section of what was refused last, or of this question."""
        prompt = self.view().prompt
        rule = next((p.rule for p in self.match.table.spec.words.prompts if p.name == prompt), "")
        rule = self.said_rule or rule
        cover(self, RulesPanel(self.match.guide, self.t, rule if self.seat >= 0 else ""))

    def action_log(self) -> None:
        """Open the log of all that happened."""
        if self.covered:
            return
        lines = [line for _, line in self.log_lines(1_000_000)]
        self.read(self.t.text("app-log-title"), lines, end=True)

    def action_codes(self) -> None:
        """Show the code of each answer, or hide it again."""
        self.codes = not self.codes
        self.write_choices()

    def action_table(self, step: int) -> None:
        """Scroll the table, where it is higher than its place."""
        self.query_one("#table", VerticalScroll).scroll_relative(y=6 * step, animate=False)

    def action_help(self) -> None:
        """Show the keys, and how one answers."""
        head = [self.t.text("app-help-answer"), self.t.text("app-help-board")]
        model = model_of(self.match.table.spec.id)
        if model is not None and model.routes is not None and (self.covered or self.is_map()):
            head.append(self.t.text("app-help-walk"))
        if not self.covered:
            head += self.signs()
        rows = [*KEYS, ("c", "codes"), ("F2", "language"), ("F3", "theme")]
        told = [(key, self.t.text(f"app-help-{name}")) for key, name in rows]
        title = self.t.text("app-help-title")
        cover(self, ReadingScreen(title, listed(told, head), self.t.text("app-close-foot")))

    def is_map(self) -> bool:
        """Return whether the board holds cells to walk to, not only rows and piles.

        Where it holds none, answers that are given in one go lead to no cell.
        """
        return any(isinstance(thing, Grid) for thing in board_of(self.look()).things())

    def signs(self) -> list[str]:
        """Explain the short names and marks on a maze, in a line."""
        things = board_of(self.look()).things()
        grids = [one for one in things if isinstance(one, Grid) and one.edges]
        told = {name: signs for grid in grids for name, signs in meant_by(grid).items()}
        told |= {m.label: {m.short: None} for walk in self.walks for m in walk.route.marks}
        parts = [f"{' '.join(signs)} {name}" for name, signs in told.items()]
        return [" · ".join(parts)] if parts else []

    def action_language(self) -> None:
        """Change to the other language."""
        self.app.speak("en" if self.match.lang == "fr" else "fr")
        self.match.speak(self.app.lang)
        self.notice = ""
        self.show()

    def action_theme(self) -> None:
        """Change from light to dark or back."""
        self.app.next_theme()
        self.show()

    def read(self, title: str, lines: list[str], end: bool = False) -> None:
        """Open lines to read, scrolled to their end if that is wished."""
        foot = self.t.text("app-close-foot")
        cover(self, ReadingScreen(title, paragraphs(lines), foot, end=end))
