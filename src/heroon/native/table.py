"""A table whose rules run in C, with the interface of `kernel.Table`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from heroon.kernel import Ask, Driver, GameSpec, KernelError, State, Table, Token
from heroon.kernel.ask import NATURE

from .engine import Engine, Position, Unavailable, engine

S = TypeVar("S", bound=State)

#: What a table of CPython holds, and this one has only when somebody looks.
_KEPT: Final = (
    *("g", "rule", "keeps", "tokens", "undos", "practice", "ended", "opened"),
    *("_check_mark", "_counts", "_log", "_marks", "_kinds", "_run", "_do"),
)
_new: Final = object.__new__


class NativeTable(Table[S]):
    """A table that answers and is copied at the speed of C.

    Views are made from the fields as C has them. What C does not tell (events, reasons, undo,
    records) comes from a table of CPython behind it. Whenever somebody asks for that, the table
    behind is first told the words said since. It says the same as C would, because both play the
    same game. A copy shares that table until it needs one of its own.
    """

    __slots__ = (
        *("_ask", "_behind", "_engine", "_fields", "_known", "_lent"),
        *("_position", "_said", "_seen"),
    )
    engine = "native"

    #: The position in C; None when it must be taken from the table behind first.
    _position: Position | None
    #: The table behind; None while it would still stand at the very start.
    _behind: Table[S] | None
    #: Whether a copy of this table uses the table behind, too.
    _lent: bool
    #: Seat and word of each answer that the table behind has not heard yet.
    _said: list[tuple[int, int]]
    #: The fields in C as a state to be looked at; None until somebody looks after an answer.
    _fields: S | None
    #: How many tickets each stream of nature has given.
    _seen: dict[int, int]

    def __init__(
        self,
        spec: GameSpec[S],
        options: Mapping[str, str] | None = None,
        driver: Driver | None = None,
        seats: int = 0,
        bounded: bool = False,
        engine: str = "native",
    ):
        self.spec = spec
        self.options = dict(options or {})
        self.seats = seats or spec.seats[0]
        self.bounded = bounded
        self.driver = driver
        self.choices = 0
        self._engine = _engine(spec)
        self._position = self._engine.new(spec.settings(self.options), self.seats)
        self._behind = None
        self._lent = False
        self._said = []
        self._seen = {}
        self._known = False
        self._fields = None
        self._idle()
        self._let_nature()

    @property
    def behind(self) -> Table[S]:
        """The table of CPython behind this one, with all words said since."""
        table = self._behind
        if table is None:
            table = Table(self.spec, self.options, None, self.seats, self.bounded)
        elif self._lent and self._said:
            table = table.clone()
        if self._said or self._behind is None:
            self._lent = False
        for seat, word in self._said:
            table.repeat(Token(seat, 0, word, False, False))
        self._said.clear()
        self._behind = table
        return table

    @property
    def _own(self) -> Table[S]:
        """The table of CPython behind this one, to be changed: shared with no copy."""
        table = self.behind
        if self._lent:
            table = self._behind = table.clone()
            self._lent = False
        return table

    def _shown(self) -> S:
        if self._position is None:
            return self.behind.g
        if self._fields is None:
            self._fields = self._engine.state(self._position.values(), self.seats)
        return self._fields

    def position(self) -> Position:
        """Return the position in C, to be copied or read; answers go through the table."""
        if self._position is None:
            self._position = self._engine.at(self.behind)
        return self._position

    @property
    def result(self) -> list[int]:
        """The result, one int a seat; empty while the game runs."""
        return self.behind.result if self._position is None else list(self._position.result)

    # -- asking and answering ------------------------------------------------------------------

    # Of a machine of CPython it is an attribute, which its own methods set; none of them runs on
    # this table, and everybody else reads it.
    @property
    def ask(self) -> Ask | None:  # type: ignore[override]
        """The question; None when the game is over."""
        if not self._known:
            if self._position is None:
                self._ask = self.behind.ask
            else:
                found = self._position.ask
                self._ask = None if found is None else Ask(*found)
            self._known = True
        return self._ask

    def answer(self, said: int | str, seat: int | None = None, number: int | None = None) -> None:
        """Answer as `Table.answer` does: a plain legal word in C, all else in CPython."""
        ask = self.ask
        if (
            type(said) is int
            and number is None
            and ask is not None
            and said in ask.words
            and (seat is None or type(seat) is int)
        ):
            mask = ask.seats
            speaker = mask.bit_length() - 1 if seat is None else seat
            alone = mask == 1 << speaker if speaker >= 0 else mask == NATURE
            free = speaker < 0 or self.spec.words.said_by[said] in (-1, speaker)
            asked = alone or (seat is not None and speaker >= 0 and mask >> speaker & 1 > 0)
            if free and asked and self._say(ask, speaker, said):
                self._let_nature()
                if self._talk is not None:
                    self._talk.heard(speaker)
                return
        if isinstance(said, str) and said.startswith("!") and seat is not None:
            return super().answer(said, seat, number)
        self._slowly(lambda table: table.answer(said, seat, number))
        if self._talk is not None and ask is not None:
            self._talk.heard(ask.seats.bit_length() - 1 if seat is None else seat)
        return None

    def _say(self, ask: Ask, speaker: int, word: int) -> bool:
        """Answer in C; return False where CPython must say what happens."""
        if speaker >= 0 and len(ask.words) > 1:
            if self.bounded and self.choices >= self.spec.bound:
                return False
            self.choices += 1
        try:
            self.position().answer(word)
        except KernelError:
            self._position = None
            return False
        if speaker < 0:
            self._seen[ask.prompt] = self._seen.get(ask.prompt, 0) + 1
        self._said.append((speaker, word))
        self._known = False
        self._fields = None
        return True

    def _let_nature(self) -> None:
        driver = self.driver
        if driver is None:
            return
        while (ask := self.ask) is not None and ask.seats == NATURE:
            stream = self.spec.words.streams[ask.prompt].name
            i = driver.ticket(stream, self._seen.get(ask.prompt, 0), len(ask.words))
            if not self._say(ask, -1, ask.words[i]):
                self._slowly(lambda table: table.drive(driver))

    def _slowly(self, act: Callable[[Table[S]], Any]) -> Any:
        """Let the table of CPython do something, and go on from there."""
        table = self._own
        table.driver = self.driver
        table._quiet = self._quiet  # a copy of the table behind has lost it
        try:
            return act(table)
        finally:
            table.driver = None
            self._position = self._fields = None
            self._known = False
            self.choices = table.choices
            self._quiet = table._quiet
            self._seen = table._counts.copy()

    def _apply(self, seat: int, word: int) -> None:
        self._slowly(lambda table: table._apply(seat, word))

    def repeat(self, token: Token) -> None:
        """Say a token of another table's record here, unchecked."""
        self._slowly(lambda table: table.repeat(token))

    def drive(self, driver: Driver | None) -> None:
        """Replace the driver that answers for nature; it answers at once what is asked now."""
        self.driver = driver
        self._let_nature()

    def _end_by(self, seat: int, word: int) -> None:
        self._slowly(lambda table: table._end_by(seat, word))

    def meet_bound(self) -> None:
        """End the game as the spec says of one that reaches its bound of choices."""
        self._slowly(lambda table: table.meet_bound())

    def undo(self) -> Token:
        """Take back the last speaker's last word and what followed; raises `InputError`."""
        token: Token = self._slowly(lambda table: table.undo())
        self._lapse()
        return token

    def rewind(self, tokens: int) -> None:
        """Go back to the first `tokens` tokens, for practice: such a game is marked as that."""
        self._slowly(lambda table: table.rewind(tokens))
        self._lapse()

    def go_back(self, tokens: int) -> None:
        """Go back to the first `tokens` tokens, to which all seats have agreed."""
        self._slowly(lambda table: table.go_back(tokens))
        self._lapse()

    # -- copies --------------------------------------------------------------------------------

    def clone(self, driver: Driver | None = None) -> Table[S]:
        """Copy the table: its memory in C, and what was said since the table behind."""
        other = _new(NativeTable)
        other.spec, other._engine = self.spec, self._engine
        other.options, other.seats, other.bounded = self.options, self.seats, self.bounded
        other.driver = driver or self.driver
        other.choices = self.choices
        other._seen = self._seen.copy()
        other._said = self._said.copy()
        other._behind = self._behind
        other._position = None if self._position is None else self._position.clone()
        other._known = False
        other._fields = None
        other._idle()
        self._lent = other._lent = self._behind is not None
        return other


def _kept(name: str) -> property:
    def read(self: NativeTable[Any]) -> Any:
        return getattr(self.behind, name)

    return property(read, doc=f"See `Table.{name}`.")


for _name in _KEPT:
    setattr(NativeTable, _name, _kept(_name))


def _engine(spec: GameSpec[S]) -> Engine[S]:
    found = engine(spec)
    if isinstance(found, Unavailable):
        raise KernelError(found.reason)
    return found


def offer(spec: GameSpec[Any], make: bool) -> type | str:
    """Return the class of tables for a game, or why there is none; with `make` it is built."""
    found = engine(spec, make=make)
    return found.reason if isinstance(found, Unavailable) else NativeTable
