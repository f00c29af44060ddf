"""A game being played: who answers what, the record that grows, the marks that lead back."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar

from .ask import NATURE, Ask
from .drivers import Driver
from .errors import MALFORMED, NOT_YOURS, REFUSED, STALE, InputError, KernelError
from .log import Log
from .machine import Machine
from .orders import Orders
from .spec import AGREED, BOUND, CLAIM, RESIGNED
from .state import State
from .talk import Talk
from .tokens import CLAIMED, DRAWN, ENDS, NO_ONE, RESIGN, RESIGN_TEXT, Token
from .words import ReasonInfo

S = TypeVar("S", bound=State)

#: The most tokens between two marks for undo.
_STRIDE: Final = 16


class Checkpoint(NamedTuple):
    """A state between two steps, after so many tokens and events.  Never changed."""

    tokens: int
    events: int
    g: Any


#: A chain of marks, the latest one first.
Marks = tuple[Checkpoint, Any]


class Played(Machine[S]):
    """A game with its record: all of a table that changes when somebody answers or goes back."""

    __slots__ = (
        "_check_mark",
        "_counts",
        "_log",
        "_marks",
        "_orders",
        "_quiet",
        "_talk",
        "bounded",
        "choices",
        "driver",
        "ended",
        "opened",
        "options",
        "practice",
        "seats",
        "tokens",
        "undos",
    )

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
        self._marks: Marks | None = None
        self._check_mark: Checkpoint | None = None
        self._counts: dict[int, int] = {}
        self._idle()

    def _idle(self) -> None:
        """Clear the orders and offers: no seat has left any."""
        self._orders: Orders | None = None
        self._quiet = -1
        self._talk: Talk | None = None

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

    # -- checkpoints --------------------------------------------------------------------------

    def _checkpoint(self) -> Checkpoint:
        return Checkpoint(len(self.tokens), len(self._log), self.spec.copy(self.g))

    def _mark(self) -> None:
        self._check_mark = None
        if self._marks is None or len(self.tokens) - self._marks[0].tokens >= _STRIDE:
            self._keep(self._checkpoint())

    def _check(self) -> None:
        self._check_mark = mark = self._checkpoint()
        if self._marks is None or mark.tokens - self._marks[0].tokens >= _STRIDE:
            self._keep(mark)

    def _keep(self, mark: Checkpoint) -> None:
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

    # -- answering ----------------------------------------------------------------------------

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
        """Raise `InputError` unless `seat` is a seat of this table, or -1."""
        if type(seat) is not int or not -1 <= seat < self.seats:
            raise InputError(MALFORMED, f"there is no seat {seat}", where=where)

    def read(self, token: str, seat: int, where: str = "") -> int:
        """Find the word that a token text means for a seat; raises `InputError`."""
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

    def why(self, word: int | str, seat: int) -> ReasonInfo | None:
        """Return the reason why a seat may not say a word now, None if it may.

        Raises `InputError` for a seat or word that does not exist.
        """
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
        """Replace the driver that answers for nature; it answers at once what is asked now."""
        self.driver = driver
        self._let_nature()

    def text_of(self, token: Token) -> str:
        """Write a token as its line of the record: `0 deploy:8D@2`, `* draw.0=8D`, `1 !resign`."""
        if token.seat < 0:
            stream = self.spec.words.streams[token.prompt]
            return f"* {stream.name}={stream.outcomes.by_value[token.word]}"
        text = ENDS.get(token.word) or self.spec.words.text[token.word]
        return f"{token.seat} {text}"

    @property
    def talk(self) -> Talk:
        """The talk beside the game: offers of a draw, wishes to go back, claims."""
        if self._talk is None:
            self._talk = Talk(self)
        return self._talk

    # -- ending before its end ----------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Let a seat give up, at any time and for good; raises `InputError`."""
        if self.ask is None:
            raise InputError(STALE, "the game is over", RESIGN_TEXT)
        self._seat(seat)
        if seat == NO_ONE:
            raise InputError(MALFORMED, f"there is no seat {seat}", RESIGN_TEXT)
        self._end_by(seat, RESIGN)

    def draw(self, seat: int) -> None:
        """End the game as a draw, to which `seat` agrees as the last one; raises `InputError`."""
        if self.ask is None:
            raise InputError(STALE, "the game is over", ENDS[DRAWN])
        if self.spec.drawn is None:
            raise InputError(REFUSED, "this game has no draws", ENDS[DRAWN])
        self._seat(seat)
        self._end_by(seat, DRAWN)

    def claim(self, seat: int) -> None:
        """End a game longer than its spec's bound, as a seat asks for, with the bound's result."""
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

    # -- going back ---------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """The number of words that the last speaker may take back, one after the other."""
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
        """Go back to the first `tokens` tokens, for practice: such a game is marked as that."""
        if not 0 <= tokens <= len(self.tokens):
            raise InputError(MALFORMED, f"there are {len(self.tokens)} tokens", str(tokens))
        self._rewind(tokens)
        self.practice = True
        self._let_nature()
        self._lapse()

    def go_back(self, tokens: int) -> None:
        """Go back to the first `tokens` tokens, to which all seats have agreed."""
        self._rewind(tokens)
        self._let_nature()
        self._lapse()

    def _lapse(self) -> None:
        """Drop the orders given in a turn that, after going back, has not begun yet."""
        if self._orders is not None:
            self._orders.lapse(self.g)

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
        mark: Checkpoint = marks[0]
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

    def _restart(self, mark: Checkpoint) -> None:
        self.g = self.spec.copy(mark.g)
        self.g.log = self._log
        self._log.cut(mark.events)
        self.begin()
