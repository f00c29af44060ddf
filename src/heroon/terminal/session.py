"""The plain line mode: numbered choices and appended text, for people, readers and scripts.

One `Session` is one game at one keyboard.  A person sees the table, what happened since their
last answer as their own seat was told it, a question and numbered choices; they answer with a
number, a token or a command.  Bots play the other seats.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from heroon.kernel import PASS, InputError, KernelError, Table, View
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import COMMON
from heroon.texts import Guide, Sentences, Texts, package_of, texts

from . import acts, orders
from .bots import choose
from .keeper import Keeper
from .lines import Left, Lines, unfolded
from .menu import BACK, Entry, menu, numbered
from .pictures import Picture, aside_of, picture_of
from .seating import Seating, Whose
from .spoken import answer, command, name_of, number_in

_CURTAIN: Final = 50
#: The exit code of a program that met a bug of ours.
BUG: Final = 70


class Quit(Exception):
    """The person leaves: save and end."""


@dataclass
class Setting:
    """A game and who plays it.

    `people` are the seats at the keyboard, `bot` names who plays the others; `autosave` writes
    `path` (or a free file of its own) after each answer.  `seat` is what the command line said,
    for a saved game to keep; `known` is the fingerprint of `path` as it was last read or written.
    """

    table: Table[Any]
    seed: str
    people: tuple[int, ...]
    path: Path | None = None
    autosave: bool = False
    resumed: bool = False
    seat: str = "0"
    bot: str = "random"
    known: str = ""


class Session:
    """One game at one keyboard."""

    def __init__(self, setting: Setting, lines: Lines, lang: str):
        self.s = setting
        self.table = setting.table
        self.io = lines
        self.package = package_of(self.table.spec.id)
        self.picture: Picture = picture_of(self.table.spec.id)
        self.aside = aside_of(self.table.spec.id)
        self.seating = Seating(self.table, setting.people, self.package)
        self.keeper = Keeper(self)
        self.told = {self.seating.viewer(seat): 0 for seat in setting.people}
        self.drawn: tuple[int, list[str]] = (-1, [])
        self.at = setting.people[0]
        self.passes: set[int] = set()
        self.skipped: dict[int, int] = {}
        self.automatic: set[int] = set()
        self.turned = False
        self.open: dict[int, Entry] = {}
        self.codes = False
        self.window = (-1, "")
        self.advised = False
        self.ordered = False
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Go on in a language."""
        self.t: Texts = texts(lang, self.package)
        self.lang = lang
        self.__dict__.pop("guide", None)
        self.drawn = (-1, [])

    @cached_property
    def guide(self) -> Guide:
        """The rules reference of the game."""
        return Guide(self.lang, self.package)

    def sentences(self, seat: int) -> Sentences:
        """How one seat is spoken to."""
        return self.seating.sentences(seat, self.t)

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message on a line of its own."""
        self.io.say(self.t.text(key, **args), 2)

    # -- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        with self.io.calls:
            try:
                self._greet()
                self.keeper.keep()
                while self.table.ask is not None:
                    self._next()
                    if self.io.calls.heard:
                        raise Quit
                self._ended()
            except (Quit, KeyboardInterrupt):
                return self.keeper.leave()
            except Left as left:
                code = self.keeper.leave()
                if left.bad:
                    raise
                return code
            except Exception as bug:
                return self._bug(bug)
        return 0

    def _greet(self) -> None:
        self.io.say(self.t.text("greet", title=self.t.text("game-title")))
        if self.seating.open:
            self.tell("greet-team")
        elif self.seating.curtain:
            self.tell("greet-both")
        elif self.table.seats > 1:
            self.tell("greet-one", number=self.at + 1, seat=self.at)
        self.tell("greet-help", help=name_of("help", self.lang), quit=name_of("quit", self.lang))
        if self.s.resumed:
            self.tell("resumed")
            for viewer in self.told:
                self.told[viewer] = max(0, len(self.table.events(viewer)) - acts.LOG // 3)

    def _next(self) -> None:
        ask = self.table.ask
        assert ask is not None
        mine = self.seating.asked()
        if mine:
            self._person(self.at if self.at in mine and not self.seating.open else mine[0])
        else:
            seat = next(s for s in range(self.table.seats) if ask.seats >> s & 1)
            self.answer(seat, choose(self.s.bot, self.table, seat, self.s.seed))

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer; the game is saved when it was a person's."""
        if isinstance(said, int):
            seat = self.seating.speaker(seat, said)
        self.table.answer(said, seat)
        if seat in self.s.people:
            self.keeper.keep()

    def _person(self, seat: int) -> None:
        words = self.seating.words(seat)
        declined = self.declined(seat)
        if declined is not None and len(words) > 1:
            self.automatic.add(len(self.table.tokens))
            self._forced(seat, declined, "declined")
            return
        if len(words) == 1 and (not self.seating.curtain or declined is not None):
            self._forced(seat, words[0], "forced")
            return
        if self.seating.curtain:
            self._hand_over(seat)
        self._news(seat)
        self.draw(seat)
        self.question(seat)
        self._advise(seat)
        self.keeper.keep()
        while not self._said(seat, self.io.ask(self.t.text("mark"))):
            pass

    def declined(self, seat: int) -> int | None:
        """The answer that the program gives for a seat which wishes so.

        That is a pass where nothing else can be done; in a turn to be skipped, a pass at any
        window; and where the game says so, what declines without any loss.
        """
        words = self.seating.words(seat)
        prompt = self.seating.view(seat).prompt
        if self.skips(seat) and PASS in words and prompt in self.seating.hints.windows:
            return PASS
        if seat in self.passes and words == [PASS]:
            return PASS
        how = self.seating.hints.declines.get(prompt)
        if how is None or not (self.skips(seat) or seat in self.passes):
            return None
        infos = self.table.spec.words
        verbs = {word: infos.verbs[infos.verb_of[word]].name for word in words}
        if not set(verbs.values()) <= set(how.only):
            return None
        return next((word for word, verb in verbs.items() if verb == how.says), None)

    def skips(self, seat: int) -> bool:
        """Whether the seat wants nothing more of this turn."""
        return self.skipped.get(seat) == self.table.spec.turn_of(self.table.g)

    def _advise(self, seat: int) -> None:
        """Say once what is quicker: a whole order of cards, a pass for a while.

        The second when the same window comes back within a turn.
        """
        if not self.ordered and orders.possible(self, seat):
            self.ordered = True
            self.tell("order-hint", name=name_of("play", self.lang))
        here = (self.table.spec.turn_of(self.table.g), self.seating.view(seat).prompt)
        if here == self.window and not self.advised and here[1] in self.seating.hints.windows:
            self.advised = True
            self.tell("passes-hint", name=name_of("passes", self.lang))
        self.window = here

    def _forced(self, seat: int, word: int, key: str) -> None:
        """Give the only answer there is; the event that repeats it is line enough.

        While somebody else sits at the screen nothing is shown: what this seat was told waits
        for its own curtain.
        """
        if self.seating.curtain and seat != self.at:
            self.answer(seat, word)
            return
        sentence = self.sentence(seat, word)
        viewer = self.seating.viewer(seat)
        before = len(self.table.events(viewer))
        self.answer(seat, word)
        new = self.table.events(viewer, before)
        echoes = self.seating.hints.echoes
        if not new or self.table.spec.words.events[new[0].id].name not in echoes:
            self._news(seat, before)
            self.tell(key, answer=sentence)

    def text(self, word: int) -> str:
        """An answer as the game spells it."""
        return self.table.spec.words.text[word]

    def sentence(self, seat: int, word: int) -> str:
        """An answer as a sentence."""
        return self.sentences(seat).word(word, self.seating.view(seat))

    # -- showing -----------------------------------------------------------------------------

    def _news(self, seat: int, until: int | None = None) -> None:
        """What this seat was told since it was last here, up to an event."""
        viewer = self.seating.viewer(seat)
        all_told = self.table.events(viewer)[:until]
        events = all_told[self.told.get(viewer, 0) :]
        self.told[viewer] = len(all_told)
        sentences = self.sentences(seat)
        for line in sentences.story(events):
            self.io.say(line, 2)
        for line in sentences.totals(events, self.seating.view(seat)):
            self.io.say(line, 2)

    def draw(self, seat: int, again: bool = False) -> None:
        """Draw the table, unless it stands on the screen as it is."""
        picture = self.picture(self.seating.view(seat), self.sentences(seat))
        if again or self.drawn != (seat, picture):
            self.io.draw(["", *picture])
        self.drawn = (seat, picture)

    def question(self, seat: int) -> None:
        """Ask, with the numbered choices."""
        view = self.seating.view(seat)
        sentences = self.sentences(seat)
        text = sentences.prompt(view)
        if self.seating.open and self._anonymous(view):
            name = self.t.noun(sentences.names[seat])
            text = self.t.sentence("by-player", {"player": name, "text": text})
        self.io.say()
        self.io.say(text, 2)
        self._offer(self._ordered(view.words), sentences, view)

    def _anonymous(self, view: View) -> bool:
        """Whether one player of the team is asked, by words that do not say so."""
        said_by = self.table.spec.words.said_by
        return len(self.seating.asked()) == 1 and any(said_by[word] < 0 for word in view.words)

    def _ordered(self, words: Sequence[int]) -> list[int]:
        """The game's own answers first, then those that every game has (pass, stop)."""
        verb_of = self.table.spec.words.verb_of
        return sorted(words, key=lambda w: verb_of[w] < len(COMMON))

    def _offer(
        self, words: Sequence[int], sentences: Sentences, view: View, back: bool = False
    ) -> None:
        shown, also = numbered(menu(words, sentences, view), sentences, view)
        self.open = shown | also
        wide = len(str(max(self.open)))
        for number, entry in shown.items():
            text = entry.text
            aside = self.aside(entry.words[0], view, sentences)
            if aside and len(entry.words) == 1:
                text = self.t.text("placed", name=text, place=aside)
            if len(entry.words) > 1:
                text = self.t.text("group", text=text, count=len(entry.words))
            elif self.codes:
                text = self.t.text("placed", name=text, place=self.text(entry.words[0]))
            self._choice(f"{number:>{wide}}", text)
        if back:
            self._choice(f"{BACK:>{wide}}", self.t.text("menu-back"))

    def _choice(self, number: str, text: str) -> None:
        self.io.say(self.t.text("choice", number=number, text=text), len(number) + 4)

    # -- the curtain -------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Nobody sees the other's hand: news for who leaves, an empty page, then the other."""
        if seat == self.at and self.turned:
            return
        if self.turned:
            if len(self.table.events(self.at)) > self.told[self.at]:
                self._news(self.at)
            self._pause(self.t.text("curtain-close"))
            height = max(_CURTAIN, shutil.get_terminal_size((80, 24)).lines)
            self.io.draw([""] * height)
            self.io.wipe()
        self.at = seat
        self.turned = True
        self._pause(self.t.text("curtain-open", player=f"player-{seat + 1}"))
        self.drawn = (-1, [])

    def _pause(self, text: str) -> None:
        """Wait for Enter; who is asked may leave instead."""
        given = command(self.io.ask(text))
        if given and given[0] == "quit":
            raise Quit

    # -- listening ---------------------------------------------------------------------------

    def _said(self, seat: int, line: str) -> bool:
        """Take a line; whether the question is answered or must be asked anew by `_next`."""
        if not line:
            self.tell("say-something", help=name_of("help", self.lang))
            return False
        given = command(line)
        if given and acts.known(self, given[0]):
            return acts.act(self, seat, *given)
        number = number_in(line)
        if number is not None:
            return self._number(seat, number)
        try:
            self.answer(*self.seating.read(seat, answer(line)))
        except InputError as bad:
            self.refuse(seat, bad)
            return False
        return True

    def _number(self, seat: int, number: int) -> bool:
        entry = self.open.get(number)
        if entry is None and number == BACK:
            self.question(seat)
            return False
        if entry is None:
            choices = _runs(sorted(self.open, key=lambda n: (n == BACK, n)))
            self.tell("no-such-number", number=str(number)[:20], choices=choices)
            return False
        if len(entry.words) == 1:
            self.answer(seat, entry.words[0])
            return True
        self.io.say()
        self.io.say(self.t.text("heading", label=entry.text))
        view = self.seating.view(seat)
        self._offer(entry.words, self.sentences(seat), view, back=True)
        return False

    def shown(self, typed: str) -> tuple[int, ...]:
        """The words of the choice of that number; none if it is no such number."""
        number = number_in(typed)
        entry = None if number is None else self.open.get(number)
        return entry.words if entry else ()

    def refuse(self, seat: int, bad: InputError) -> None:
        """Say why a token is not taken, with its rule apart."""
        if isinstance(bad, Whose):
            self.tell("error-whose", token=bad.token)
            return
        if bad.kind == REFUSED:
            text = self.sentences(seat).refusal(bad.why)
        else:
            text = self.t.text(f"error-{bad.kind}", token=bad.token)
        if bad.rule:
            text = self.t.text("with-rule", text=text, rule=bad.rule)
        self.io.say(text, 2)

    # -- leaving -----------------------------------------------------------------------------

    def leave(self) -> None:
        """End the session; the game can be gone on with."""
        raise Quit

    def _ended(self) -> None:
        self._news(self.at)
        seat = -1 if self.seating.curtain else self.at
        if not self.s.resumed or self.drawn[1]:
            self.draw(seat)
        self.io.say()
        sentences = self.sentences(seat)
        view = self.seating.view(seat)
        if self.s.autosave and self.keeper.keep() and self.s.path:
            self.tell("record-kept", file=str(self.s.path))
        self.io.say(sentences.ending(self.table.reason, self.table.result, view), 2)

    def _bug(self, bug: Exception) -> int:
        """A bug of ours: the game is saved all the same, as it stood before the last answer."""
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        try:
            self.tell("bug", text=unfolded(text))
        except Left:
            self.keeper.silently()
            return BUG
        self.keeper.leave()
        return BUG


def _runs(numbers: list[int]) -> str:
    """Numbers in few words: `1–13, 0`."""
    out: list[list[int]] = []
    for number in numbers:
        if out and out[-1][-1] == number - 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in out)
