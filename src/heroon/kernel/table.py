"""The table: a game in play, with its record, events, undo, clones and sampled worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from .ask import ALL, NATURE, Ask
from .drivers import Driver, Rng
from .engines import table_kind
from .errors import MALFORMED, NOT_YOURS, REFUSED, STALE, UNKNOWN, InputError, KernelError
from .machine import Machine
from .sample import deal
from .spec import AGREED, BOUND, CLAIM, RESIGNED, GameSpec
from .state import Log, State
from .talk import Talk
from .view import View
from .words import NOTHING, ReasonInfo

S = TypeVar("S", bound=State)

#: The seat of nature's tokens, and of spectators' views.
NO_ONE: Final = -1
#: Words that end a game out of turn, handled by the table alone: a seat gives up, the last one
#: agrees to a draw, a game longer than its bound is claimed to be over.
RESIGN: Final = -1
DRAWN: Final = -2
CLAIMED: Final = -3
RESIGN_TEXT: Final = "!resign"
ENDS: Final = {RESIGN: RESIGN_TEXT, DRAWN: "!draw", CLAIMED: "!claim"}
#: A mark for undo is kept at least every so many tokens.
_STRIDE: Final = 16
#: Makes an object without `__init__`: a clone fills it itself.
_new: Final = object.__new__
#: How often a sampled world may refuse the words in flight before that is a bug.
_TRIES: Final = 100


class Token(NamedTuple):
    """A word of the record: who said it (-1: nature), at which prompt or stream.

    `news`: something became known by it, so undo stops there; `choice`: there was another
    answer.
    """

    seat: int
    prompt: int
    word: int
    news: bool
    choice: bool


class Event(NamedTuple):
    """An event as one seat sees it: its number and its arguments."""

    id: int
    args: tuple[int, ...]


class _Mark(NamedTuple):
    """The state between two steps, after so many tokens and events.  Never changed."""

    tokens: int
    events: int
    g: Any


#: A chain of marks, the latest one first.
_Marks = tuple[_Mark, Any]


class Table(Machine[S]):
    """A game in play.

    With a `driver` nature is answered at once; without one its asks show in `ask`.  `bounded`
    ends the game at the spec's bound of choices (for kits and simulations).  `engine` says who
    runs the rules: `python`, `native` (raises `KernelError` where that cannot be had) or `auto`
    (native where it is there).
    """

    #: Who runs the rules of this table.
    engine: ClassVar[str] = "python"

    __slots__ = (
        "_check_mark",
        "_counts",
        "_log",
        "_marks",
        "_quiet",
        "_talk",
        "bounded",
        "choices",
        "driver",
        "ended",
        "opened",
        "options",
        "orders",
        "practice",
        "seats",
        "tokens",
        "undos",
    )

    def __new__(
        cls,
        spec: GameSpec[S],
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        seats: int = 0,
        bounded: bool = False,
        engine: str = "python",
    ) -> Table[S]:
        """A table of the kind that the engine has."""
        return _new(cls if engine == "python" else table_kind(spec, engine) or cls)

    def __init__(
        self,
        spec: GameSpec[S],
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        seats: int = 0,
        bounded: bool = False,
        engine: str = "python",
    ):
        seats = seats or spec.seats[0]
        super().__init__(spec, spec.new(spec.settings(options or {}), seats))
        self._reset(dict(options or {}), driver, seats, bounded)
        self._open()

    def _reset(
        self, options: dict[str, str], driver: Driver | None, seats: int, bounded: bool
    ) -> None:
        self.keeps = True
        self.options = options
        self.driver = driver
        self.seats = seats
        self.bounded = bounded
        self.tokens: list[Token] = []
        self.choices = 0
        self.undos = 0
        self.practice = False
        self.ended = ""
        self.opened = False
        self._log = Log()
        #: The latest mark and those before it, as a chain that copies share.
        self._marks: _Marks | None = None
        self._check_mark: _Mark | None = None
        self._counts: dict[int, int] = {}
        self._idle()

    def _idle(self) -> None:
        """Nobody has left an order or said anything."""
        self.orders: dict[int, dict[str, int]] = {}
        self._quiet = -1
        self._talk: Talk | None = None

    @classmethod
    def at(
        cls,
        spec: GameSpec[S],
        g: S,
        *,
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        bounded: bool = False,
        seats: int = 0,
    ) -> Table[S]:
        """A table opened at a state between two steps; its record starts there."""
        table: Table[S] = _new(Table)
        Machine.__init__(table, spec, g)
        table._reset(dict(options or {}), driver, seats or spec.seats[0], bounded)
        table.opened = True
        table._open()
        return table

    def __repr__(self) -> str:
        """Tell the game, how long it is and who is asked what: nothing that a seat may not know."""
        ask, words, length = self.ask, self.spec.words, len(self.tokens)
        if ask is None:
            asked = "over"
        elif ask.seats == NATURE:
            asked = f"nature is asked {words.streams[ask.prompt].name}"
        else:
            seats = [str(seat) for seat in range(self.seats) if ask.seats >> seat & 1]
            asked = f"seat {' or '.join(seats)} is asked {words.prompts[ask.prompt].name}"
        return f"<Table of {self.spec!r}: {length} tokens, {asked}>"

    def _open(self) -> None:
        self.g.log = self._log
        self.begin()
        self._let_nature()

    # -- checkpoints -------------------------------------------------------------------------

    def _checkpoint(self) -> _Mark:
        return _Mark(len(self.tokens), len(self._log), self.spec.copy(self.g))

    def _mark(self) -> None:
        self._check_mark = None
        if self._marks is None or len(self.tokens) - self._marks[0].tokens >= _STRIDE:
            self._keep(self._checkpoint())

    def _check(self) -> None:
        self._check_mark = mark = self._checkpoint()
        if self._marks is None or mark.tokens - self._marks[0].tokens >= _STRIDE:
            self._keep(mark)

    def _keep(self, mark: _Mark) -> None:
        self._marks = (mark, self._marks)
        self._log.age()

    @property
    def checkpoint(self) -> S:
        """The state between steps that the position starts from; do not change it."""
        if self.rule is not None and self._check_mark is not None:
            state: S = self._check_mark.g
            return state
        return self.g

    @property
    def flight(self) -> list[Token]:
        """The words answered inside the step that is running."""
        if self.rule is None or self._check_mark is None:
            return []
        return self.tokens[self._check_mark.tokens :]

    # -- answering ---------------------------------------------------------------------------

    def answer(self, said: int | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer the ask: a word or its token text, by `seat` (needed if several may speak).

        Nature's outcomes are given the same way when there is no driver.  `number` is the
        number of tokens the speaker had seen; another one means the answer is stale.  Raises
        `InputError`, and then nothing has changed.
        """
        where = f"ask {len(self.tokens)}"
        if type(said) is not int and (isinstance(said, bool) or not isinstance(said, int | str)):
            raise InputError(MALFORMED, "an answer is a word or its text", str(said)[:40], where)
        if number is not None and number != len(self.tokens):
            raise InputError(STALE, f"that was meant for ask {number}", str(said), where)
        if isinstance(said, str) and said.startswith("!") and seat is not None:
            return self.resign(seat) if said == RESIGN_TEXT else self.talk.say(seat, said)
        ask = self.ask
        if ask is None:
            raise InputError(STALE, "the game is over", str(said), where)
        speaker = self._speaker(ask, seat, where)
        word = said if isinstance(said, int) else self.read(said, speaker, where)
        if word not in ask.words or (speaker >= 0 and not self._may_say(speaker, word)):
            raise self._refusal(ask, speaker, word, where)
        self._apply(speaker, word)
        self._let_nature()
        if self._talk is not None:
            self._talk.heard(speaker)
        return None

    def _speaker(self, ask: Ask, seat: int | None, where: str) -> int:
        if seat is None:
            if ask.seats & (ask.seats - 1):
                raise InputError(MALFORMED, "several seats may answer: say which", where=where)
            return ask.seats.bit_length() - 1
        self._seat(seat, where)
        if (seat == NO_ONE) != (ask.seats == NATURE) or (seat >= 0 and not ask.seats >> seat & 1):
            raise InputError(NOT_YOURS, f"seat {seat} is not asked", where=where)
        return seat

    def _seat(self, seat: int, where: str = "") -> None:
        """Raise `InputError` unless it is a seat of this table, or -1."""
        if type(seat) is not int or not -1 <= seat < self.seats:
            raise InputError(MALFORMED, f"there is no seat {seat}", where=where)

    def read(self, token: str, seat: int, where: str = "") -> int:
        """The word that a token text means to a seat; raises `InputError`."""
        ask = self.ask
        if seat >= 0 or ask is None or ask.seats != NATURE:
            return self.spec.words.parse(seat, token, where)
        name, _, outcome = token.rpartition("=")
        stream = self.spec.words.streams[ask.prompt]
        if name not in ("", stream.name):
            raise InputError(REFUSED, f"the ask is {stream.name}", token, where)
        return self.spec.words.outcome(ask.prompt, outcome, where)

    def _may_say(self, seat: int, word: int) -> bool:
        return self.spec.words.said_by[word] in (NO_ONE, seat)

    def _refusal(self, ask: Ask, seat: int, word: int, where: str) -> InputError:
        if seat < 0:
            return InputError(REFUSED, "that outcome is not possible now", str(word), where)
        if not 0 < word < len(self.spec.words.text):
            return InputError(MALFORMED, "not a word", str(word), where)
        text = self.spec.words.text[word]
        if not self._may_say(seat, word):
            return InputError(NOT_YOURS, "only another seat may say this", text, where)
        reason = self.why(word, seat)
        assert reason is not None
        return InputError(REFUSED, reason.name, text, where, reason.rule)

    def _apply(self, seat: int, word: int) -> None:
        ask = self.ask
        assert ask is not None
        words = ask.words
        choice = words[0] != words[-1] or (len(words) > 1 and any(w != word for w in words))
        if seat < 0:
            self._counts[ask.prompt] = self._counts.get(ask.prompt, 0) + 1
        elif len(words) > 1:
            self.choices += 1
            if self.bounded and self.choices > self.spec.bound:
                self.meet_bound()
                return
        self._log.news = False
        before = len(self.tokens)
        self.tokens.append(Token(seat, ask.prompt, word, True, choice))
        try:
            Machine.answer(self, word)
        except Exception as bug:
            said = " ".join(self.text_of(t) for t in self.tokens[-8:])
            self._goto(before)
            failed = KernelError("a rule failed; the table stands where it stood before")
            failed.details = f"after: {said}: {bug!r}"
            raise failed from bug
        if not (self._log.news or (seat < 0 and choice)):
            self.tokens[before] = Token(seat, ask.prompt, word, False, choice)

    def _let_nature(self) -> None:
        if self.driver is None:
            return
        while self.ask is not None and self.ask.seats == NATURE:
            stream = self.spec.words.streams[self.ask.prompt].name
            count = self._counts.get(self.ask.prompt, 0)
            i = self.driver.ticket(stream, count, len(self.ask.words))
            self._apply(NO_ONE, self.ask.words[i])

    def repeat(self, token: Token) -> None:
        """Say a token of another table's record here, unchecked."""
        if token.word in ENDS:
            self._end_by(token.seat, token.word)
        else:
            self._apply(token.seat, token.word)

    def drive(self, driver: Driver | None) -> None:
        """Give nature another driver, which answers at once what nature is asked."""
        self.driver = driver
        self._let_nature()

    def resign(self, seat: int) -> None:
        """A seat gives up: it may at any time, and it cannot be taken back."""
        if self.ask is None:
            raise InputError(STALE, "the game is over", RESIGN_TEXT)
        self._seat(seat)
        if seat == NO_ONE:
            raise InputError(MALFORMED, f"there is no seat {seat}", RESIGN_TEXT)
        self._end_by(seat, RESIGN)

    def draw(self, seat: int) -> None:
        """The last seat agrees to a draw that was offered to it; raises `InputError`."""
        if self.ask is None:
            raise InputError(STALE, "the game is over", ENDS[DRAWN])
        if self.spec.drawn is None:
            raise InputError(REFUSED, "this game has no draws", ENDS[DRAWN])
        self._seat(seat)
        self._end_by(seat, DRAWN)

    def claim(self, seat: int) -> None:
        """A seat ends a game that is longer than the bound of its spec, with the bound's result."""
        if self.ask is None:
            raise InputError(STALE, "the game is over", ENDS[CLAIMED])
        if self.choices <= self.spec.bound:
            why = f"the game has not had {self.spec.bound} choices"
            raise InputError(REFUSED, why, ENDS[CLAIMED])
        self._end_by(seat, CLAIMED)

    def _end_by(self, seat: int, word: int) -> None:
        self.tokens.append(Token(seat, 0, word, True, True))
        self._finish_by(seat, word)

    def _finish_by(self, seat: int, word: int) -> None:
        spec = self.spec
        if word == RESIGN:
            self._finish(spec.given_up(self.g, seat), RESIGNED)
        elif word == DRAWN and spec.drawn is not None:
            self._finish(spec.drawn(self.g), AGREED)
        else:
            self._finish(spec.bound_result(self.g), CLAIM)

    def meet_bound(self) -> None:
        """End the game as the spec says of one that reaches its bound of choices."""
        self._finish(self.spec.bound_result(self.g), BOUND)

    def _finish(self, result: list[int], reason: str) -> None:
        self.g.result = result
        self.ended = reason
        self.rule = None
        self.ask = None

    # -- reading -----------------------------------------------------------------------------

    @property
    def teams(self) -> tuple[int, ...]:
        """The number of the team of each seat."""
        return self.spec.teams_of(self.spec.settings(self.options), self.seats)

    @property
    def roles(self) -> tuple[str, ...]:
        """The key of the role of each seat, "" for none."""
        return self.spec.roles_of(self.spec.settings(self.options), self.seats)

    @property
    def result(self) -> list[int]:
        """One int a seat, or nothing while the game runs."""
        return list(self.g.result)

    @property
    def reason(self) -> str:
        """The key of the reason why the game ended, or nothing."""
        return self.ended or (self.spec.words.reasons[self.g.reason].name if self.g.reason else "")

    def words(self, seat: int) -> list[int]:
        """What a seat may answer now."""
        ask = self.ask
        if ask is None or seat < 0 or not ask.seats >> seat & 1:
            return []
        return [w for w in ask.words if self._may_say(seat, w)]

    def why(self, word: int | str, seat: int) -> ReasonInfo | None:
        """Why a seat may not say a word now, or None if it may; raises `InputError`."""
        self._seat(seat)
        if isinstance(word, str):
            word = self.spec.words.parse(seat, word)
        if not 0 < word < len(self.spec.words.text):
            raise InputError(MALFORMED, "not a word", str(word)[:40])
        ask = self.ask
        if ask is None:
            return ReasonInfo(0, "game-over", "")
        if seat < 0 or not ask.seats >> seat & 1:
            return ReasonInfo(0, "not-asked", "")
        if word in ask.words and self._may_say(seat, word):
            return None
        if self.rule is None:
            number = self.spec.why(self.g, seat, word)
            if number:
                return self.spec.words.reasons[number]
        prompt = self.spec.words.prompts[ask.prompt]
        return ReasonInfo(0, "not-offered", prompt.rule)

    def view(self, seat: int) -> View:
        """What a seat (-1: a spectator) sees, with its own words."""
        self._seat(seat)
        view = self.spec.view(self.g, seat)
        ask = self.ask
        if ask is None:
            return replace(view, result=tuple(self.g.result), reason=self.reason)
        if ask.seats == NATURE:
            return view
        prompt = self.spec.words.prompts[ask.prompt].name
        return replace(view, awaited=ask.seats, prompt=prompt, words=tuple(self.words(seat)))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat was told, from its own event number `since` on."""
        self._seat(seat)
        return self._told(seat, 0)[since:]

    def _told(self, seat: int, start: int) -> list[Event]:
        infos = self.spec.words.events
        out: list[Event] = []
        for event, a, b, c, d, to, others in self._log.since(start):
            if to == ALL or (seat >= 0 and to >> seat & 1):
                out.append(Event(event, (a, b, c, d)[: len(infos[event].args)]))
            elif others:
                out.append(Event(others, (a, b, c, d)[: len(infos[others].args)]))
        return out

    def text_of(self, token: Token) -> str:
        """A line of the record: `0 deploy:8D@2`, `* draw.0=8D`, `1 !resign`."""
        if token.seat < 0:
            stream = self.spec.words.streams[token.prompt]
            return f"* {stream.name}={stream.outcomes.by_value[token.word]}"
        text = ENDS.get(token.word) or self.spec.words.text[token.word]
        return f"{token.seat} {text}"

    def odds(self) -> dict[int, Fraction]:
        """The exact odds of the outcomes, if nature is asked."""
        if self.ask is None or self.ask.seats != NATURE:
            return {}
        total = len(self.ask.words)
        return {o: Fraction(n, total) for o, n in sorted(Counter(self.ask.words).items())}

    # -- orders and talk ---------------------------------------------------------------------

    @property
    def talk(self) -> Talk:
        """What seats say to each other beside the game."""
        if self._talk is None:
            self._talk = Talk(self)
        return self._talk

    def order(self, seat: int, name: str, on: bool = True) -> None:
        """Leave a standing answer of the spec with the table, or take it back; private."""
        self._seat(seat)
        if seat == NO_ONE or name not in {s.name for s in self.spec.standing}:
            hint = ", ".join(s.name for s in self.spec.standing) or "none"
            raise InputError(UNKNOWN, f"no such order (there are: {hint})", str(name)[:40])
        given = self.orders.setdefault(seat, {})
        given.pop(name, None)
        if on:
            given[name] = self.spec.turn_of(self.g)

    def standing(self, seat: int) -> list[str]:
        """The orders of a seat that hold now."""
        given, turn = self.orders.get(seat, {}), self.spec.turn_of(self.g)
        return [
            s.name
            for s in self.spec.standing
            if s.name in given and (not s.turn or given[s.name] == turn)
        ]

    def due(self, seat: int) -> int:
        """The word that a seat's orders say now; NOTHING leaves it to the person.

        Nothing is due where somebody has just gone back to: the seat wants to look again.
        """
        ask = self.ask
        if ask is None or not self.orders.get(seat) or len(self.tokens) == self._quiet:
            return NOTHING
        words = self.words(seat)
        left = self.standing(seat)
        for one in self.spec.standing:
            if one.name in left:
                word = one.answer(self.g, seat, ask.prompt, words) if words else NOTHING
                if word in words:
                    return word
        return NOTHING

    # -- undo --------------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many words the last speaker may take back, one after the other."""
        seat, words = NO_ONE, 0
        for token in reversed(self.tokens):
            if token.news or (token.seat >= 0 and seat not in (NO_ONE, token.seat)):
                break
            if token.seat >= 0:
                seat = token.seat
                words += 1
        return words

    def undo(self) -> Token:
        """Take back the last speaker's last word and what followed; raises `InputError`."""
        if not self.undoable:
            why = "nothing can be taken back: something became known, or another seat answered"
            raise InputError(REFUSED, why)
        n = len(self.tokens) - 1
        while self.tokens[n].seat < 0:
            n -= 1
        token = self.tokens[n]
        self._rewind(n)
        self._lapse()
        return token

    def rewind(self, tokens: int) -> None:
        """Go back to so many tokens, in practice: the game is marked and never ranked."""
        if not 0 <= tokens <= len(self.tokens):
            raise InputError(MALFORMED, f"there are {len(self.tokens)} tokens", str(tokens))
        self._rewind(tokens)
        self.practice = True
        self._let_nature()
        self._lapse()

    def go_back(self, tokens: int) -> None:
        """Go back to so many tokens, as all have agreed."""
        self._rewind(tokens)
        self._let_nature()
        self._lapse()

    def _lapse(self) -> None:
        """Orders for a turn that has not begun any more are gone."""
        if not self.orders:
            return
        now, turns = self.spec.turn_of(self.g), [s.name for s in self.spec.standing if s.turn]
        for given in self.orders.values():
            for name in turns:
                if given.get(name, now) > now:
                    del given[name]

    def _rewind(self, n: int) -> None:
        del self.tokens[n:]
        self._goto(n)
        self.undos += 1
        self._quiet = n

    def _goto(self, n: int) -> None:
        """Rebuild the position after the first `n` tokens from the nearest mark."""
        marks = self._marks
        assert marks is not None
        while marks[0].tokens > n:
            marks = marks[1]
        self._marks = marks
        mark: _Mark = marks[0]
        kept, self.tokens = self.tokens, self.tokens[: mark.tokens]
        self.ended = ""
        self._restart(mark)
        for token in kept[mark.tokens : n]:
            self.tokens.append(token)
            if token.word in ENDS:
                self._finish_by(token.seat, token.word)
            else:
                Machine.answer(self, token.word)
        self.choices, self._counts = 0, {}
        for seat, prompt, _, _, choice in self.tokens:
            if seat >= 0:
                self.choices += choice
            else:
                self._counts[prompt] = self._counts.get(prompt, 0) + 1

    def _restart(self, mark: _Mark) -> None:
        self.g = self.spec.copy(mark.g)
        self.g.log = self._log
        self._log.cut(mark.events)
        self.begin()

    # -- copies and worlds -------------------------------------------------------------------

    def clone(self, driver: Driver | None = None) -> Table[S]:
        """An independent table at the same ask, with the same past."""
        other: Table[S] = _new(Table)
        other.spec, other._kinds = self.spec, self._kinds
        other._run, other._do = self._run, self._do
        inside = self.rule is not None
        other.g = g = self.spec.copy(self.checkpoint if inside else self.g)
        other.rule, other.ask = None, self.ask
        if inside:
            other._fly(self.flight)
        other.keeps = True
        other.options, other.seats, other.bounded = self.options, self.seats, self.bounded
        other.driver = driver or self.driver
        other.tokens = self.tokens.copy()
        other.choices, other.undos = self.choices, self.undos
        other.ended, other.practice, other.opened = self.ended, self.practice, self.opened
        other._marks = self._marks
        other._check_mark = self._check_mark
        other._counts = self._counts.copy()
        other._idle()
        mine = self._log
        g.log = other._log = log = _new(Log)
        log.events, log.news = mine.events.copy(), False
        log.older, log.before = mine.older, mine.before
        return other

    def _fly(self, flight: list[Token]) -> None:
        """Play words in flight again, from a checkpoint, and keep nothing while doing so."""
        self.keeps = False
        self.begin()
        for token in flight:
            Machine.answer(self, token.word)

    def _twin(self, g: S, driver: Driver | None) -> Table[S]:
        other: Table[S] = _new(Table)
        Machine.__init__(other, self.spec, self.spec.copy(g))
        other._reset(self.options, driver, self.seats, self.bounded)
        other.g.log = other._log
        return other

    def playout(self) -> Machine[S]:
        """A machine at the same ask that keeps nothing and can only go forward."""
        machine = Machine(self.spec, self.spec.copy(self.checkpoint))
        if self.rule is None:
            machine.ask = self.ask
            return machine
        machine.begin()
        for token in self.flight:
            machine.answer(token.word)
        return machine

    def sample(self, seat: int, rng: Rng, driver: Driver | None = None) -> Table[S]:
        """A world that the seat cannot tell from this one: all it does not know is dealt anew.

        The words in flight are played again; chance that the seat did not see is drawn anew.
        The world's record starts at the checkpoint.
        """
        self._seat(seat)
        start = self._check_mark.events if self.rule and self._check_mark else 0
        seen = self._told(seat, start) if self.rule is not None else []
        for _ in range(_TRIES):
            world = self._twin(self.checkpoint, driver)
            deal(self.spec, world.g, seat, self.seats, rng)
            if self.ask is None:
                world.ended = self.ended
                return world
            world.begin()
            if self.rule is None:
                return world
            if world._replay(self.flight, seat, rng) and world._told(seat, 0) == seen:
                return world
        raise KernelError("no sampled world agrees with what the seat saw")

    def _replay(self, flight: list[Token], seat: int, rng: Rng) -> bool:
        """Answer again what was answered in flight; False when something is refused."""
        for token in flight:
            ask = self.ask
            if ask is None or ask.prompt != token.prompt or (ask.seats == 0) != (token.seat < 0):
                return False
            word = token.word
            if token.seat < 0 and not (ask.to == ALL or (seat >= 0 and ask.to >> seat & 1)):
                word = rng.choice(ask.words)
            if word not in ask.words:
                return False
            self._apply(token.seat, word)
        return True
