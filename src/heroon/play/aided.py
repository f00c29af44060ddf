"""A match with help: notes for the log, advice with its reason, odds, reasons of refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from heroon.ai import bot_names
from heroon.kernel import Event, InputError, Rng, Table, View
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import Vocabulary

from . import orders
from .bots import BEST, choose, seed_for
from .game_setting import Setting
from .match import Match
from .odds import chance_lines, chances_of
from .worlds import worlds_of

#: How many sampled worlds must agree on a change before it is told.
_WORLDS: Final = 4
#: Counters that are not amounts: they count turns, or tell where something stands.
_NO_AMOUNT: Final = ("turn", "turns", "round", "column")
#: Counters of the player whose turn it is: after the turn they count another player's.
_OF_THE_TURN: Final = ("left",)


class Advice(NamedTuple):
    """A piece of advice: what to do, why, and the words to say one after the other."""

    text: str
    reason: str
    seat: int
    words: tuple[int, ...]


class No(NamedTuple):
    """An impossible answer in words, why it is impossible, and the id of the rule."""

    answer: str
    why: str
    rule: str


class AidedMatch(Match):
    """One game at a screen, with advice, odds, reasons and notes in its log.

    `keep` is called after each answer of a person; the front end sets it to save the game.
    """

    def __init__(self, setting: Setting, lang: str):
        self.notes: list[tuple[int, str]] = []
        super().__init__(setting, lang)
        self.keep: Callable[[], object] = lambda: None

    def speak(self, lang: str) -> None:
        """Go on in another language, and drop the notes, which are in the old one."""
        super().speak(lang)
        self.notes = []

    def _reseat(self, before: tuple[int, ...], people: tuple[int, ...]) -> None:
        """Let other people play on, and drop the notes.

        The place of a note is a number of events that those who sat here before had been told.
        """
        super()._reseat(before, people)
        self.notes = []

    def _forget_after(self) -> None:
        super()._forget_after()
        self.notes = []

    def answer(self, seat: int, said: int | str) -> None:
        """Give a seat's answer, and save the game if it is a person's."""
        if self.give(seat, said) in self.s.people:
            self.keep()

    def note(self, seat: int, key: str, word_text: str) -> None:
        """Add a line to the log that no event tells: the message `key` with an answer in it."""
        events = len(self.table.events(self.seating.viewer(seat)))
        self.notes.append((events, self.t.text(key, answer=word_text)))

    def targets(self, view: View) -> Callable[[int], tuple[str, ...]]:
        """Return the function that lists the targets of an answer in a view."""
        words = self.table.spec.words
        return lambda word: self.teller.targets(word, view, words)

    # -- the log -----------------------------------------------------------------------------

    def lines(self, seat: int, events: list[Event], start: int) -> list[str]:
        """Tell events as sentences, with the notes between them.

        `start` is the number of the first event.
        """
        return [line for line, _ in self.lines_at(seat, events, start)]

    def lines_at(
        self, seat: int, events: list[Event], start: int, whole: bool = False
    ) -> list[tuple[str, int]]:
        """Tell events and notes as lines, each with how many events are told by its end.

        `start` is the number of the first event.  Where all lines are shown at once, they are told
        as a `whole`: acts of one kind stand in one line with their sum.
        """
        sentences = self.sentences(seat)
        story = sentences.whole_story if whole else sentences.story_lines
        out: list[tuple[str, int]] = []
        at = 0

        def tell(until: int) -> None:
            found = story(events[at:until])
            out.extend((line, start + at + count) for line, count in found)

        for number, text in self.notes:
            if start < number <= start + len(events):
                tell(number - start)
                out.append((text, number))
                at = number - start
        tell(len(events))
        return out

    # -- help --------------------------------------------------------------------------------

    def advise(self, seat: int) -> list[Advice]:
        """List what the program advises at this question, for each player of a team."""
        found = [self._advice(one) for one in orders.advised(self, seat)]
        still = self.standstill(always=True)
        return [one._replace(reason=f"{one.reason} {still}".strip()) for one in found if one]

    def _advice(self, seat: int) -> Advice | None:
        order = orders.advice(self, seat)
        if order is not None:
            reason = orders.reason_told(self, order.line)
            return Advice(self._cards(order, seat), reason, seat, order.words)
        if BEST not in bot_names(self.table.spec) or not self.table.words(seat):
            return None
        word = choose(BEST, self.table, seat, self.s.seed)
        text = self.t.text("app-hint-answer", answer=self.sentence(seat, word))
        if len(self.table.words(seat)) == 1:
            return Advice(text, self.t.text("app-hint-alone"), seat, (word,))
        reason = f"{self._changes(seat, word)} {self.t.text('app-hint-sure')}"
        return Advice(text, reason.strip(), seat, (word,))

    def _cards(self, order: orders.Hint, seat: int) -> str:
        """Tell an advised order: its cards, their totals, and in a team the player who has them."""
        totals = orders.totals_told(self, order.line)
        told = orders.told(self, order.words)
        text = self.t.text("app-hint-cards", list=told[:1].upper() + told[1:], totals=totals)
        if not self.seating.shared(seat):
            return text
        player = self.t.noun(self.sentences(seat).names[seat])
        return self.t.sentence("by-player", {"player": player, "text": text})

    def _changes(self, seat: int, word: int) -> str:
        """Tell what an answer changes at once, as far as several sampled worlds agree.

        Return nothing for an answer that shows its player a face to be remembered.
        """
        veils = self.teller.veils
        if veils is not None and veils(word, self.table.view(seat), self.table.spec.words):
            return ""
        before = dict(self.table.view(seat).counters)
        ends = []
        for world in islice(worlds_of(self.table, seat, self.s.seed), _WORLDS):
            world.answer(word, seat)
            ends.append(dict(world.view(seat).counters))
        told = self.changes(seat, before, ends)
        if not told:
            return self._reason(seat, word) or self.t.text("app-hint-nothing")
        return self.t.text("app-hint-changes", list=", ".join(told))

    def _reason(self, seat: int, word: int) -> str:
        """Return the game's own reason why an answer is advised; empty where it has none."""
        reason = self.teller.reason
        return reason(word, self.table.view(seat), self.sentences(seat)) if reason else ""

    def changes(
        self, seat: int, before: dict[str, int], ends: Sequence[dict[str, int]]
    ) -> list[str]:
        """Tell which counters change to a value that is the same in all worlds, a text for each.

        `before` holds the counters now, `ends` those at the end of each sampled world.
        """
        passes = any(end.get("turns") != before.get("turns") for end in ends)
        changed = {
            name: (before[name], value)
            for name, value in ends[0].items()
            if name not in _NO_AMOUNT
            and not (passes and (name in _OF_THE_TURN or (not value and _of_a_hand(name, before))))
            and before.get(name, value) != value
            and all(end.get(name) == value for end in ends)
        }
        told = [
            self.t.text("app-change", what=self._counter(name, seat), old=old, new=new)
            for name, (old, new) in changed.items()
            if not self._doubles(name, changed)
        ]
        return list(dict.fromkeys(told))

    def _doubles(self, name: str, changed: Mapping[str, tuple[int, int]]) -> bool:
        """Return whether a seat's counter only repeats a change that is told of the whole table.

        So does a counter of the only seat of a game that is played alone: one of the same name,
        whatever its numbers, and one that is a part of a sum with the same numbers.
        """
        head, _, owner = name.partition(".")
        if not owner or self.table.seats > 1:
            return False
        sums = (n for n in changed if n.endswith(f"-{head}"))
        return head in changed or any(changed[n] == changed[name] for n in sums)

    def _counter(self, name: str, seat: int) -> str:
        """Name a counter, with its place, and with its owner where that is another seat."""
        head, *rest = name.split(".")
        label = self.t.text(f"counter-{head}")
        if len(rest) > 1:
            label = f"{label} {rest[1]}"
        if rest and int(rest[0]) != seat:
            owner = self.sentences(seat).names[int(rest[0])]
            label = self.t.text("area-of", area=label, owner=owner)
        return label

    def odds(self, seat: int) -> list[tuple[str, list[str]]]:
        """List each answer that chance follows at once, with the lines that tell its odds."""
        rng = Rng(seed_for(self.s.seed, seat, len(self.table.tokens)))
        out = []
        for word in self.seating.words(seat):
            chances = chances_of(self.table, self.seating.speaker(seat, word), word, rng)
            if chances.possible:
                out.append((self.sentence(seat, word), chance_lines(chances, self.t)))
        return out

    def why(self, seat: int, word: int) -> No | None:
        """Return why a word cannot be said now; None where it can."""
        word = self.seating.meant(seat, word)
        speaker = self.seating.speaker(seat, word)
        info = self.table.why(word, speaker)
        if info is None:
            return None
        bad = InputError(REFUSED, info.name, self.text(word))
        return No(self.sentence(seat, word), self.refusal(seat, bad), info.rule)

    def refused_at(self, seat: int, target: str) -> list[No]:
        """List the reasons why nothing can be done with a piece or a place, each once."""
        view = self.seating.view(seat)
        targets = self.targets(view)
        found: dict[str, No] = {}
        for word in self.vocabulary(seat):
            if target in targets(word):
                no = self.why(seat, word)
                if no is not None:
                    found.setdefault(no.why, no)
        # A reason without a rule (“not now”) says least: it stands last.
        return sorted(found.values(), key=lambda no: not no.rule)

    def vocabulary(self, seat: int) -> list[int]:
        """List the words of the game that somebody who answers for this seat could ever say."""
        words: Vocabulary = self.table.spec.words
        mine = {-1, *self.own(seat)}
        return [word for word in range(1, len(words.text)) if words.said_by[word] in mine]


def _of_a_hand(name: str, counters: Mapping[str, int]) -> bool:
    """Return whether a counter adds up what a hand gave: for the table, and for each seat.

    As a turn ends such a sum falls to nothing, which is no news.
    """
    head = name.partition(".")[0].rpartition("-")[2]
    return {head, f"{head}.0"} <= counters.keys()


def copy_for_bot(table: Table[Any]) -> Table[Any]:
    """Copy a table, so that a bot can think at it while the screen goes on with the original."""
    return table.clone()
