"""The match as the app plays it: kept in the store after each answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import groupby
from typing import Final

from heroon.board.face import part_of
from heroon.kernel import InputError
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.keeper import Keeper
from heroon.play.logged import Noted
from heroon.play.menu import BACK, Choice, Entry, NumberedChoices, menu, numbered
from heroon.store import APP

from .board import board_of

#: Beside a board that says much of a question, more answers of one kind than this are one choice
#: where there are more than so many in all.
_OF_A_KIND: Final = 3
_IN_ALL: Final = 8
#: In a window so many answers stand each for itself.
_IN_WINDOW: Final = 4
#: How the keys of the headings begin, by depth.
_HEADS: Final = ("group", "first")


class AppMatch(Noted, AidedMatch):
    """One game in the app.  `say` shows a message to whoever sits at the screen."""

    def __init__(self, setting: Setting, lang: str):
        super().__init__(setting, lang)
        self.say: Callable[[str], None] = lambda text: None
        self.keeper = Keeper(self, APP)
        self.keep = self.keeper.keep
        self.draw = board_of(self.table.spec.id)
        #: Whether the board is drawn from its model, and so shows what an answer would change.
        self.modelled = part_of(self.table.spec.id, "app") is None

    def offer_beside(
        self, seat: int, words: Sequence[int], codes: bool, shown: Collection[int]
    ) -> NumberedChoices:
        """Number these answers in a low list beside a board that tells of those that are `shown`.

        What it does not tell of stands first; many of one kind are one choice.
        """
        entries = self._entries(seat, words)
        if len(entries) > _IN_ALL and all(len(entry.words) == 1 for entry in entries):
            kinds = groupby(entries, lambda entry: self._kind(entry.words[0]))
            entries = [
                one
                for _, kind in kinds
                for one in self._folded(seat, [*kind], 0, _OF_A_KIND, shown)
            ]
        offer = self._numbered(seat, entries, codes)
        choices = sorted(offer.choices, key=lambda one: (one.number == BACK, one.words[0] in shown))
        return offer._replace(choices=tuple(choices))

    def offer_window(self, seat: int, words: Sequence[int], codes: bool) -> NumberedChoices:
        """Number these answers of a window in a low list: those about one card are one choice.

        So the answer that is usual there, to pass, stays in sight.
        """
        entries = self._entries(seat, words)
        if len(entries) > _IN_WINDOW and all(len(entry.words) == 1 for entry in entries):
            first = self.table.spec.words.args[0]
            cards = groupby(entries, lambda one: (self._kind(one.words[0]), first[one.words[0]]))
            entries = [one for _, card in cards for one in self._folded(seat, [*card], 1, 1, ())]
        return self._numbered(seat, entries, codes)

    def _entries(self, seat: int, words: Sequence[int]) -> list[Entry]:
        return menu(words, self.sentences(seat), self.seating.view(seat))

    def _kind(self, word: int) -> int:
        return self.table.spec.words.verb_of[word]

    def _numbered(self, seat: int, entries: Sequence[Entry], codes: bool) -> NumberedChoices:
        """Number entries as choices, as `offer` makes them."""
        view, sentences = self.seating.view(seat), self.sentences(seat)
        found = numbered(entries, sentences, view)
        choices = [
            Choice(number, self._told(entry, view, sentences, codes), entry.words)
            for number, entry in found.shown.items()
        ]
        return NumberedChoices(tuple(choices), found.shown | found.also)

    def _folded(
        self, seat: int, kind: list[Entry], depth: int, most: int, shown: Collection[int]
    ) -> list[Entry]:
        """List answers of one kind (depth 0) or about one thing (1), or one choice of them all."""
        words = tuple(entry.words[0] for entry in kind)
        verb = self.table.spec.words.verbs[self._kind(words[0])]
        few = len(kind) <= most or any(word in shown for word in words)
        if few or not self.t.has(f"{_HEADS[depth]}-{verb.name}"):
            return kind
        return [Entry(self.sentences(seat).group(words, depth, self.seating.view(seat)), words)]

    def refusal(self, seat: int, bad: InputError) -> str:
        """Say why an answer is not taken, with the title of its rule and never its id."""
        if not bad.rule:
            return super().refusal(seat, bad)
        told = super().refusal(seat, InputError(bad.kind, bad.why, bad.token))
        return self.with_rule(told, bad.rule)

    def with_rule(self, text: str, rule: str) -> str:
        """Add the title of its rule to a reason, where the guide has one."""
        title = next((one.title for one in self.guide.sections if one.id == rule), "")
        return str(self.t.text("app-with-rule", text=text, title=title)) if title else text

    def tell(self, key: str, /, **args: str | int) -> None:
        """Show a message to the person."""
        self.say(self.t.text(key, **args))
