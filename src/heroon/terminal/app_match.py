"""A match as the app plays it: kept in a file after each answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Final

from heroon.board.face import part_of
from heroon.kernel import InputError
from heroon.play.aided import AidedMatch
from heroon.play.keeper import Keeper
from heroon.play.match import Choice, Offer, Setting
from heroon.play.menu import BACK, Entry, menu, numbered

from .board import board_of

#: Beside a board that says much of a question, more answers of one kind than this are one choice
#: where there are more than so many in all.
_OF_A_KIND: Final = 3
_IN_ALL: Final = 8


class AppMatch(AidedMatch):
    """One game in the app.  `say` shows a message to whoever sits at the screen."""

    def __init__(self, setting: Setting, lang: str):
        super().__init__(setting, lang)
        self.say: Callable[[str], None] = lambda text: None
        self.keeper = Keeper(self)
        self.keep = self.keeper.keep
        self.draw = board_of(self.table.spec.id)
        #: Whether the board is drawn from its model, and so shows what an answer would change.
        self.modelled = part_of(self.table.spec.id, "app") is None

    def offer_beside(
        self, seat: int, words: Sequence[int], codes: bool, shown: Collection[int]
    ) -> Offer:
        """Number these answers in a low list beside a board that tells of those that are `shown`.

        What it does not tell of stands first; many of one kind are one choice.
        """
        view, sentences = self.seating.view(seat), self.sentences(seat)
        entries = menu(words, sentences, view)
        if len(entries) > _IN_ALL and all(len(entry.words) == 1 for entry in entries):
            verbs = sentences.spec.words.verb_of
            kinds = groupby(entries, lambda entry: verbs[entry.words[0]])
            entries = [one for _, kind in kinds for one in self._folded(seat, [*kind], shown)]
        found = numbered(entries, sentences, view)
        choices = [
            Choice(number, self._told(entry, view, sentences, codes), entry.words)
            for number, entry in found.shown.items()
        ]
        choices.sort(key=lambda one: (one.number == BACK, one.words[0] in shown))
        return Offer(tuple(choices), found.shown | found.also)

    def _folded(self, seat: int, kind: list[Entry], shown: Collection[int]) -> list[Entry]:
        """Answers of one kind, or one choice of them all."""
        words = tuple(entry.words[0] for entry in kind)
        verb = self.table.spec.words.verbs[self.table.spec.words.verb_of[words[0]]]
        few = len(kind) <= _OF_A_KIND or any(word in shown for word in words)
        if few or not self.t.has(f"group-{verb.name}"):
            return kind
        return [Entry(self.sentences(seat).group(words, 0, self.seating.view(seat)), words)]

    def refusal(self, seat: int, bad: InputError) -> str:
        """Why an answer is not taken, its rule by the title in the guide and never by a code."""
        if not bad.rule:
            return super().refusal(seat, bad)
        told = super().refusal(seat, InputError(bad.kind, bad.why, bad.token))
        return self.with_rule(told, bad.rule)

    def with_rule(self, text: str, rule: str) -> str:
        """A reason with the title of its rule, where the guide has one."""
        title = next((one.title for one in self.guide.sections if one.id == rule), "")
        return str(self.t.text("app-with-rule", text=text, title=title)) if title else text

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message for the person."""
        self.say(self.t.text(key, **args))
