"""The plain line mode: numbered choices and appended text, for people, readers and scripts.

One `Session` is one game at one keyboard.  A person sees the table, what happened since their
last answer as their own seat was told it, a question and numbered choices; they answer with a
number, a token or a command.  Bots play the other seats.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from heroon.ai import bot_names
from heroon.kernel import PASS, InputError, KernelError, Rng, Table, View
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import COMMON
from heroon.texts import Guide, Sentences, Texts, package_of, texts
from heroon.texts.guide import Section

from . import paths, saves
from .bots import BEST, choose, seed_for
from .commands import COMMANDS, answer, command, is_turn, name_of, truth
from .lines import Left, Lines, unfolded
from .menu import BACK, Entry, menu, numbered
from .pictures import Picture, area_lines, picture_of

#: How much of the log is shown unless all of it is wanted.
_LOG: Final = 30
#: How many sampled worlds the odds of a word are computed in.
_WORLDS: Final = 8
_CURTAIN: Final = 50
#: The exit code of a program that met a bug of ours.
BUG: Final = 70


class _Quit(Exception):
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
        self.told = dict.fromkeys(setting.people, 0)
        self.drawn: tuple[int, list[str]] = (-1, [])
        self.at = setting.people[0]
        self.passes: set[int] = set()
        self.skipped: dict[int, int] = {}
        self.turned = False
        self.open: dict[int, Entry] = {}
        self.codes = False
        self.known: dict[Path, str] = {setting.path: setting.known} if setting.path else {}
        self.unsaved = False
        self.kept: tuple[int, int, bool] | None = None
        self.window = (-1, "")
        self.advised = False
        self._speak(lang)

    def _speak(self, lang: str) -> None:
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
        names = {s: f"player-{s + 1}" for s in range(self.table.seats)}
        if self.table.seats == 2 and seat >= 0:
            names[1 - seat] = "opponent"
        return Sentences(self.t, self.table.spec, seat, names)

    @property
    def shared(self) -> bool:
        """Whether several people sit at this keyboard."""
        return len(self.s.people) > 1

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message on a line of its own."""
        self.io.say(self.t.text(key, **args), 2)

    # -- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        with self.io.calls:
            try:
                self._greet()
                self._keep()
                while self.table.ask is not None:
                    self._next()
                    if self.io.calls.heard:
                        raise _Quit
                self._ended()
            except (_Quit, KeyboardInterrupt):
                return self._leave()
            except Left as left:
                code = self._leave()
                if left.bad:
                    raise
                return code
            except Exception as bug:
                return self._bug(bug)
        return 0

    def _greet(self) -> None:
        self.io.say(self.t.text("greet", title=self.t.text("game-title")))
        if self.shared:
            self.tell("greet-both")
        else:
            self.tell("greet-one", number=self.at + 1, seat=self.at)
        self.tell("greet-help", help=name_of("help", self.lang), quit=name_of("quit", self.lang))
        if self.s.resumed:
            self.tell("resumed")
            for seat in self.s.people:
                self.told[seat] = max(0, len(self.table.events(seat)) - _LOG // 3)

    def _next(self) -> None:
        ask = self.table.ask
        assert ask is not None
        seats = [s for s in range(self.table.seats) if ask.seats >> s & 1]
        mine = [s for s in seats if s in self.s.people]
        if mine:
            self._person(self.at if self.at in mine else mine[0])
        else:
            seat = seats[0]
            self._answer(seat, choose(self.s.bot, self.table, seat, self.s.seed))

    def _answer(self, seat: int, said: int | str) -> None:
        self.table.answer(said, seat)
        if seat in self.s.people:
            self._keep()

    def _person(self, seat: int) -> None:
        words = self.table.words(seat)
        if len(words) == 1 and (not self.shared or self._may_pass(seat)):
            self._forced(seat, words[0])
            return
        if self._skips(seat):
            self._forced(seat, PASS)
            return
        if self.shared:
            self._hand_over(seat)
        self._news(seat)
        self._draw(seat)
        self._question(seat)
        self._advise(seat)
        self._keep()
        while not self._said(seat, self.io.ask(self.t.text("mark"))):
            pass

    def _may_pass(self, seat: int) -> bool:
        """Whether the seat wants the program to pass for it when it can do nothing else."""
        return seat in self.passes and self.table.words(seat) == [PASS]

    def _skips(self, seat: int) -> bool:
        """Whether the seat wants to pass in this window, whatever it holds, until the turn ends."""
        if self.skipped.get(seat) != self.table.spec.turn_of(self.table.g):
            return False
        windows = self.sentences(seat).hints.windows
        return PASS in self.table.words(seat) and self.table.view(seat).prompt in windows

    def _advise(self, seat: int) -> None:
        """Say once how to pass for a while, when the same window comes back within a turn."""
        here = (self.table.spec.turn_of(self.table.g), self.table.view(seat).prompt)
        if (
            here == self.window
            and not self.advised
            and here[1] in self.sentences(seat).hints.windows
        ):
            self.advised = True
            self.tell("passes-hint", name=name_of("passes", self.lang))
        self.window = here

    def _forced(self, seat: int, word: int) -> None:
        """Give the only answer there is; the event that repeats it is line enough.

        While somebody else sits at the screen nothing is shown: what this seat was told waits
        for its own curtain.
        """
        if self.shared and seat != self.at:
            self._answer(seat, word)
            return
        sentence = self._sentence(seat, word)
        before = len(self.table.events(seat))
        self._news(seat)
        self._answer(seat, word)
        new = self.table.events(seat, before)
        echoes = self.sentences(seat).hints.echoes
        if not new or self.table.spec.words.events[new[0].id].name not in echoes:
            self.tell("forced", answer=sentence)

    def _sentence(self, seat: int, word: int) -> str:
        return self.sentences(seat).word(word, self.table.view(seat))

    # -- showing -----------------------------------------------------------------------------

    def _news(self, seat: int) -> None:
        """What this seat was told since it was last here."""
        events = self.table.events(seat, min(self.told[seat], len(self.table.events(seat))))
        self.told[seat] = len(self.table.events(seat))
        sentences = self.sentences(seat)
        for line in sentences.story(events):
            self.io.say(line, 2)
        for line in sentences.totals(events, self.table.view(seat)):
            self.io.say(line, 2)

    def _draw(self, seat: int, again: bool = False) -> None:
        picture = self.picture(self.table.view(seat), self.sentences(seat))
        if again or self.drawn != (seat, picture):
            self.io.draw(["", *picture])
        self.drawn = (seat, picture)

    def _question(self, seat: int) -> None:
        view = self.table.view(seat)
        sentences = self.sentences(seat)
        self.io.say()
        self.io.say(sentences.prompt(view), 2)
        self._offer(self._ordered(view.words), sentences, view)

    def _ordered(self, words: Sequence[int]) -> list[int]:
        """The game's own answers first, then those that every game has (pass, stop)."""
        verb_of = self.table.spec.words.verb_of
        return sorted(words, key=lambda w: verb_of[w] < len(COMMON))

    def _offer(
        self, words: Sequence[int], sentences: Sentences, view: View, back: bool = False
    ) -> None:
        entries = menu(words, sentences, view)
        shown, also = numbered(entries, sentences, view)
        self.open = shown | also
        wide = len(str(max(self.open)))
        for number, entry in shown.items():
            text = entry.text
            if len(entry.words) > 1:
                text = self.t.text("group", text=text, count=len(entry.words))
            elif self.codes:
                code = self.table.spec.words.text[entry.words[0]]
                text = self.t.text("placed", name=text, place=code)
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
            raise _Quit

    # -- listening ---------------------------------------------------------------------------

    def _said(self, seat: int, line: str) -> bool:
        """Take a line; whether the question is answered or must be asked anew by `_next`."""
        if not line:
            self.tell("say-something", help=name_of("help", self.lang))
            return False
        given = command(line)
        if given:
            return self._command(seat, *given)
        number = _number_in(line)
        if number is not None:
            return self._number(seat, number)
        try:
            self._answer(seat, self._token(seat, answer(line)))
        except InputError as bad:
            self._refuse(seat, bad)
            return False
        return True

    def _token(self, seat: int, text: str) -> str:
        """The token as the game spells it, capitals or not."""
        for word in self.table.words(seat):
            spelt = self.table.spec.words.text[word]
            if spelt.casefold() == text.casefold():
                return spelt
        return text

    def _number(self, seat: int, number: int) -> bool:
        entry = self.open.get(number)
        if entry is None and number == BACK:
            self._question(seat)
            return False
        if entry is None:
            self.tell("no-such-number", number=str(number)[:20], choices=_runs(list(self.open)))
            return False
        if len(entry.words) == 1:
            self._answer(seat, entry.words[0])
            return True
        self.io.say()
        self.io.say(self.t.text("heading", label=entry.text))
        view = self.table.view(seat)
        self._offer(entry.words, self.sentences(seat), view, back=True)
        return False

    def _refuse(self, seat: int, bad: InputError) -> None:
        """Say why a token is not taken, with its rule apart."""
        if bad.kind == REFUSED:
            text = self.sentences(seat).refusal(bad.why)
        else:
            text = self.t.text(f"error-{bad.kind}", token=bad.token)
        if bad.rule:
            text = self.t.text("with-rule", text=text, rule=bad.rule)
        self.io.say(text, 2)

    # -- commands ----------------------------------------------------------------------------

    def _command(self, seat: int, name: str, rest: str) -> bool:
        act: Callable[[int, str], bool] = getattr(self, f"_do_{name}")
        return act(seat, rest)

    def _do_help(self, seat: int, _rest: str) -> bool:
        words = self.table.words(seat)
        self.tell("help", token=self.table.spec.words.text[words[-1]])
        for name in COMMANDS:
            usage = self.t.text(f"usage-{name}", name=name_of(name, self.lang))
            self.io.say(self.t.text("labelled", label=usage, text=self.t.text(f"help-{name}")), 4)
        self.tell("help-forms")
        for form, text in self.sentences(seat).forms():
            self.io.say(self.t.text("labelled", label=form, text=text), 4)
        return False

    def _do_codes(self, seat: int, rest: str) -> bool:
        wanted = truth(rest) if rest else not self.codes
        if wanted is None:
            self.tell("codes-what", name=name_of("codes", self.lang))
            return False
        self.codes = wanted
        self._question(seat)
        return False

    def _do_view(self, seat: int, rest: str) -> bool:
        self._draw(seat, again=True)
        if rest:
            self.io.say()
            self.io.draw(area_lines(self.table.view(seat), self.sentences(seat)))
        self._question(seat)
        return False

    def _do_why(self, seat: int, rest: str) -> bool:
        if not rest:
            self.tell("why-what", name=name_of("why", self.lang))
            return False
        shown = self._shown(rest)
        try:
            info = self.table.why(shown[0] if shown else self._token(seat, answer(rest)), seat)
        except InputError as bad:
            self._refuse(seat, bad)
            return False
        if info is None:
            self.tell("why-not")
        else:
            self._refuse(seat, InputError(REFUSED, info.name, rest, "", info.rule))
        return False

    def _do_rule(self, _seat: int, rest: str) -> bool:
        if not rest:
            self.tell("rule-list", name=name_of("rule", self.lang))
            for section in self.guide.sections:
                self.io.say(self.t.text("rule-line", id=section.id, title=section.title), 4)
            return False
        show_rules(self.guide.find(rest), rest, self.t, self.io)
        return False

    def _do_log(self, seat: int, rest: str) -> bool:
        events = self.table.events(seat)
        lines = self.sentences(seat).story(events)
        shown = lines if rest else lines[-_LOG:]
        if len(shown) < len(lines):
            self.tell("log-part", count=len(lines), name=name_of("log", self.lang))
        for line in shown:
            self.io.say(line, 2)
        return False

    def _do_undo(self, seat: int, _rest: str) -> bool:
        tokens = self.table.tokens
        within = self.table.undoable
        last = None
        for token in reversed(tokens):
            if token.seat < 0:
                continue
            if within == 0 or token.seat != seat:
                break
            within -= 1
            if token.choice:
                last = token
                break
        if last is None:
            self.tell("undo-not")
            return False
        while not self.table.undo().choice:
            pass
        self.told[seat] = min(self.told[seat], len(self.table.events(seat)))
        self._keep()
        self.tell("undone", answer=self._sentence(seat, last.word))
        return True

    def _do_hint(self, seat: int, _rest: str) -> bool:
        if BEST not in bot_names(self.table.spec):
            self.tell("hint-none")
            return False
        word = choose(BEST, self.table, seat, self.s.seed)
        text = self.table.spec.words.text[word]
        self.tell("hint", answer=self._sentence(seat, word), token=text)
        return False

    def _do_passes(self, seat: int, rest: str) -> bool:
        if is_turn(rest):
            self.skipped[seat] = self.table.spec.turn_of(self.table.g)
            self.tell("passes-turn")
            return self._skips(seat)
        wanted = truth(rest) if rest else seat not in self.passes
        if wanted is None:
            self.tell("passes-what", name=name_of("passes", self.lang))
            return False
        if wanted and self.shared:
            # A curtain that comes only now and then would tell what the hand holds.
            self.tell("passes-shared", name=name_of("passes", self.lang))
            return False
        if wanted:
            self.passes.add(seat)
        else:
            self.passes.discard(seat)
            self.skipped.pop(seat, None)
        self.tell("passes-on" if wanted else "passes-off")
        return self._may_pass(seat)

    def _do_lang(self, _seat: int, rest: str) -> bool:
        wanted = rest.lower()[:2]
        if wanted not in ("fr", "en"):
            self.tell("lang-what")
            return False
        self._speak(wanted)
        self.tell("lang-now")
        return True

    def _do_save(self, _seat: int, rest: str) -> bool:
        if not rest:
            self._write(loud=True)
            return False
        try:
            path = paths.expand(rest)
        except OSError as bad:
            self._failed(rest, bad)
            return False
        self._write(path, loud=True)
        return False

    def _do_resign(self, seat: int, _rest: str) -> bool:
        self.tell("resign-sure")
        if truth(self.io.ask(self.t.text("mark"))) is not True:
            self.tell("resign-not")
            return False
        self.table.resign(seat)
        self._keep()
        return True

    def _do_quit(self, _seat: int, _rest: str) -> bool:
        if not self._write():
            return False
        raise _Quit

    def _shown(self, rest: str) -> tuple[int, ...]:
        """The words of the choice of that number; none if it is no such number."""
        number = _number_in(rest)
        entry = None if number is None else self.open.get(number)
        return entry.words if entry else ()

    # -- odds --------------------------------------------------------------------------------

    def _do_odds(self, seat: int, rest: str) -> bool:
        words = self.table.words(seat)
        if rest:
            try:
                words = [self._offered(seat, rest)]
            except InputError as bad:
                self._refuse(seat, bad)
                return False
        found = False
        rng = Rng(seed_for(self.s.seed, seat, len(self.table.tokens)))
        view = self.table.view(seat)
        for word in words:
            odds = odds_of(self.table, seat, word, rng)
            if odds:
                found = True
                label = self.sentences(seat).word(word, view)
                self.io.say(self.t.text("heading", label=label))
                for line in self._odds_lines(odds):
                    self.io.say(line, 4)
        if not found:
            self.tell("odds-none")
        return False

    def _offered(self, seat: int, rest: str) -> int:
        """The offered word that a number or a token means."""
        shown = self._shown(rest)
        if len(shown) == 1:
            return shown[0]
        token = self._token(seat, answer(rest))
        word = self.table.read(token, seat)
        if word not in self.table.words(seat):
            why = self.table.why(word, seat)
            raise InputError(REFUSED, why.name if why else "not-offered", token)
        return word

    def _odds_lines(self, odds: Mapping[str, Fraction]) -> list[str]:
        """Outcomes of equal odds on one line, the likeliest first."""
        by_odds: dict[Fraction, list[str]] = {}
        for token, chance in odds.items():
            by_odds.setdefault(chance, []).append(self.t.noun(token))
        return [
            self.t.text(
                "odds",
                top=p.numerator,
                bottom=p.denominator,
                list=", ".join(names),
                each=len(names),
            )
            for p, names in sorted(by_odds.items(), reverse=True)
        ]

    # -- leaving -----------------------------------------------------------------------------

    def _ended(self) -> None:
        viewer = -1 if self.shared else self.at
        if self.shared:
            self._news(self.at)
        else:
            self._news(viewer)
        if not self.s.resumed or self.drawn[1]:
            self._draw(viewer)
        self.io.say()
        sentences = self.sentences(viewer)
        view = self.table.view(viewer)
        if self.s.autosave and self._keep() and self.s.path:
            self.tell("record-kept", file=str(self.s.path))
        self.io.say(sentences.ending(self.table.reason, self.table.result, view), 2)

    def _keep(self) -> bool:
        """Save after an answer, where that is wished; a failure is told once."""
        now = (len(self.table.tokens), self.table.undos, self.table.over)
        if not self.s.autosave or now == self.kept:
            return True
        written = self._write(again=True)
        self.kept = now if written else None
        return written

    def _write(self, path: Path | None = None, loud: bool = False, again: bool = False) -> bool:
        """Save the game; says so when it cannot be done (`again`: unless that was said last)."""
        target = path or self.s.path
        try:
            target = target or saves.free_path(self.table.spec.id)
            try:
                self._put(target)
            except saves.Taken:
                if path:
                    self.tell("save-exists", file=str(target))
                    return False
                taken, target = target, self._elsewhere(target)
                if taken in self.known:
                    self.tell("save-moved", file=str(taken), other=str(target))
        except OSError as bad:
            if not (again and self.unsaved):
                self._failed(str(target or saves.SUFFIX), bad)
            self.unsaved = True
            return False
        if path is None or self.s.path is None:
            self.s.path = target
            self.unsaved = False
        if loud:
            self.tell("saved", file=str(target))
        return True

    def _put(self, target: Path) -> None:
        seed, seat, bot = self.s.seed, self.s.seat, self.s.bot
        known = self.known.get(target, "")
        self.known[target] = saves.save(target, self.table, seed, seat, bot, known)

    def _elsewhere(self, target: Path) -> Path:
        """Save under a free name: another program has written to the file."""
        while True:
            other = saves.free_path(self.table.spec.id, target)
            try:
                self._put(other)
            except saves.Taken:
                continue
            return other

    def _failed(self, name: str, bad: OSError) -> None:
        self.tell("save-failed", file=name, why=paths.cause(bad, self.t))

    def _leave(self) -> int:
        """Save and say how to come back; the reader of our output may be gone, too."""
        self.io.calls.leaving = True
        if self.table.over:
            return 0 if not self.s.autosave or self._silently() else 1
        try:
            self.io.say()
            written = self._write()
            if written:
                self.tell("left")
                given = {"program": called_as(), "game": self.table.spec.id, "lang": self.lang}
                given["file"] = _quoted(str(self.s.path))
                self.io.draw([f"  {self.t.text('left-command', **given)}"])
        except Left:
            written = self._silently()
        return 0 if written else 1

    def _silently(self) -> bool:
        """Save where nobody reads what is said."""
        try:
            target = self.s.path or saves.free_path(self.table.spec.id)
            try:
                self._put(target)
            except saves.Taken:
                self._elsewhere(target)
        except OSError:
            return False
        return True

    def _bug(self, bug: Exception) -> int:
        """A bug of ours: the game is saved all the same, as it stood before the last answer."""
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        try:
            self.tell("bug", text=unfolded(text))
        except Left:
            self._silently()
            return BUG
        self._leave()
        return BUG


def called_as() -> str:
    """How this command is called again: what dev.py says, else its own name or place."""
    given = os.environ.get("HEROON_CALLED_AS", "")
    if given:
        return given
    me = Path(sys.argv[0] or "heroon")
    if me.stem != "heroon" or shutil.which("heroon") in (str(me), str(me.absolute())):
        return "heroon"
    return _quoted(str(me.absolute()))


def _number_in(line: str) -> int | None:
    """A number as people type it: `1`, `1.`, `1)`."""
    digits = line[:-1] if line[-1:] in (".", ")") else line
    return int(digits[:9]) if digits.isdecimal() else None


def _runs(numbers: list[int]) -> str:
    """Numbers in few words: `1–13, 0`."""
    out: list[list[int]] = []
    for number in numbers:
        if out and out[-1][-1] == number - 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in out)


def _quoted(path: str) -> str:
    return path if re.fullmatch(r"[\w./+:@-]+", path) else "'" + path.replace("'", "'\\''") + "'"


def odds_of(table: Table[Any], seat: int, word: int, rng: Rng) -> dict[str, Fraction]:
    """The exact odds of what nature is asked right after a word, as far as the seat knows them.

    Computed in worlds that the seat cannot tell from the real one.  Empty where nature is not
    asked, where the seat will not learn the outcome, and where the worlds do not agree.
    """
    agreed: dict[int, Fraction] = {}
    stream = -1
    for _ in range(_WORLDS):
        world = table.sample(seat, rng)
        world.answer(word, seat)
        odds = world.odds()
        if not odds or world.ask is None or not world.ask.to >> seat & 1:
            return {}
        if stream >= 0 and (odds, world.ask.prompt) != (agreed, stream):
            return {}
        agreed, stream = odds, world.ask.prompt
    names = table.spec.words.streams[stream].outcomes.by_value
    return {names[outcome]: chance for outcome, chance in agreed.items()}


def show_rules(sections: list[Section], query: str, t: Texts, io: Lines) -> None:
    """Sections of a guide: one or two whole, more by their titles."""
    if not sections:
        io.say(t.text("rule-none", query=query))
    elif len(sections) > 2:
        io.say(t.text("rule-many", count=len(sections), query=query))
        for section in sections:
            io.say(t.text("rule-line", id=section.id, title=section.title), 4)
    else:
        for section in sections:
            io.say()
            io.say(t.text("rule-head", id=section.id, title=section.title))
            for paragraph in section.body.split("\n\n"):
                io.say(unfolded(paragraph))
