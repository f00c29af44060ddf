"""Matches that note each change as an entry of a log."""

from __future__ import annotations

from collections.abc import Sequence

from heroon.kernel.positions import write_position
from heroon.store import BOT, ORDER, PRACTICE, REWIND, SAY, TALK, TURN, UNDO, LogEntry

from .aided import AidedMatch
from .forced import SPARED
from .game_setting import Setting
from .history import AUTO, DECLINED, Forced, ended
from .match import Match
from .who import Who


class Noted(Match):
    """A match that notes each change as an entry in `entries`, for whoever keeps the game."""

    def __init__(self, setting: Setting, lang: str):
        self.entries: list[LogEntry] = []
        super().__init__(setting, lang)
        self._turn: int | None = None

    def put(self, seat: int, said: int | str) -> None:
        """Say something to the table for a seat, and note it."""
        super().put(seat, said)
        text = said if isinstance(said, str) else self.text(said)
        self.entries.append(LogEntry(TALK if text.startswith("!") else SAY, seat, text))
        if self.table.over:
            self.entries += ended(self.table)
        self._note_turn()

    def _note_turn(self) -> None:
        """Note the position where another turn has begun.

        A later version of Heroon can go on from it, where its rules play the record otherwise.
        """
        turn = self.table.spec.turn_of(self.table.g)
        if turn != self._turn and not self.table.over:
            self._turn = turn
            self.entries.append(LogEntry(TURN, -1, write_position(self.table)))

    def undo_to(self, tokens: int) -> None:
        """Undo the words after the first `tokens` ones, and note how many were undone."""
        before = self.table.undos
        super().undo_to(tokens)
        self.entries.append(LogEntry(UNDO, -1, str(self.table.undos - before)))
        self._note_turn()

    def rewind(self, tokens: int) -> None:
        """Go back in a practice game to the first `tokens` words, and note it."""
        super().rewind(tokens)
        self.entries.append(LogEntry(REWIND, -1, str(tokens)))
        self._note_turn()

    def practise(self) -> None:
        """Mark the game as practice, and note it."""
        super().practise()
        self.entries.append(LogEntry(PRACTICE, -1, ""))

    def say_forced(self, seat: int, word: int, key: str) -> bool:
        """Give the only answer that there is, and note that nobody was asked."""
        self.entries.append(LogEntry(AUTO, seat, key))
        return super().say_forced(seat, word, key)

    def sit(self, who: Who) -> None:
        """Let others play from now on, and note who plays which seat."""
        self.entries.append(LogEntry(BOT, -1, who.text))
        super().sit(who)

    def order_seat(self, seat: int, name: str, wanted: bool) -> None:
        """Leave or withdraw a standing order of a seat, and note it."""
        super().order_seat(seat, name, wanted)
        self.entries.append(LogEntry(ORDER, seat, f"{name}={'on' if wanted else 'off'}"))


class LoggedMatch(Noted, AidedMatch):
    """A noted match whose log tells which answers were given without a question.

    `shared` says whether two people who hide their hands have sat at this screen before.
    """

    def __init__(
        self, setting: Setting, lang: str, forced: Sequence[Forced] = (), shared: bool = False
    ):
        self.forced_ones = list(forced)
        super().__init__(setting, lang)
        self.shared = self.shared or shared
        #: What has changed since the game was begun: `rules`, `cards`; empty for nothing.
        self.begun_under = setting.begun_under
        self.automatic = {one.at for one in forced if one.key in (DECLINED, SPARED)}

    def say_forced(self, seat: int, word: int, key: str) -> bool:
        """Give the only answer that there is, and remember what its seat saw and was told."""
        before = len(self.table.tokens), seat, word, key, self.seating.view(seat)
        told = super().say_forced(seat, word, key)
        events = len(self.table.events(self.seating.viewer(seat)))
        self.forced_ones.append(Forced(*before, events, told))
        return told

    def speak(self, lang: str) -> None:
        """Go on in another language, and tell the answers without a question in it."""
        super().speak(lang)
        self.retell()

    def _reseat(self, before: tuple[int, ...], people: tuple[int, ...]) -> None:
        """Let other people play on, without the notes told to those who sat here."""
        self.forced_ones = []
        super()._reseat(before, people)

    def retell(self) -> None:
        """Write the notes of answers without a question anew, as far as they still stand."""
        at = len(self.table.tokens)
        self.forced_ones = [one for one in self.forced_ones if one.at < at]
        self.notes = []
        for one in self.forced_ones:
            if one.told and not self.seating.curtain:
                answer = self.sentences(one.seat).word(one.word, one.view)
                self.notes.append((one.events, self.t.text(one.key, answer=answer)))
