"""Words: the fixed vocabulary of a game.

An option is its word, an int.  A vocabulary is declared once, as verbs over finite domains;
token text, verb and arguments are look-ups made by whoever needs them.  Prompts, events,
chance streams and reasons of refusal are numbers of the same vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, overload

from .errors import MALFORMED, NOT_YOURS, UNKNOWN, InputError, KernelError

#: The words that every vocabulary has.  NOTHING is what a decision gets that asks nobody.
NOTHING: Final = 0
PASS: Final = 1
STOP: Final = 2
YES: Final = 3
NO: Final = 4
DONE: Final = 5
COMMON: Final = ("nothing", "pass", "stop", "yes", "no", "done")


class Domain:
    """A finite set of ints, each with a token.

    `values` are the ints in declared order, `tokens` their spellings, `top` one more than the
    greatest value: the length of a tuple indexed by value.
    """

    __slots__ = ("by_token", "by_value", "name", "tokens", "top", "values")

    def __init__(self, name: str, values: Iterable[int], tokens: Iterable[str]):
        self.name = name
        self.values = tuple(values)
        self.tokens = tuple(tokens)
        self.by_value = dict(zip(self.values, self.tokens, strict=True))
        self.by_token = dict(zip(self.tokens, self.values, strict=True))
        if len(self.by_value) != len(self.values) or len(self.by_token) != len(self.tokens):
            raise KernelError(f"domain {name}: a value or a token stands twice")
        if min(self.values) < 0:
            raise KernelError(f"domain {name}: negative value")
        self.top = max(self.values) + 1

    def part(self, name: str, values: Iterable[int]) -> Domain:
        """Make a domain of some of the values, under the same tokens."""
        chosen = tuple(values)
        return Domain(name, chosen, (self.by_value[v] for v in chosen))

    def __repr__(self) -> str:
        return f"<domain {self.name}: {' '.join(self.tokens[:8])}{' …' * (len(self.tokens) > 8)}>"


def domain(name: str, tokens: str | Sequence[str], start: int = 0) -> Domain:
    """Make a domain of tokens (a string is split at blanks), numbered from `start`."""
    names = tokens.split() if isinstance(tokens, str) else list(tokens)
    return Domain(name, range(start, start + len(names)), names)


def numbers(name: str, low: int, high: int) -> Domain:
    """Make a domain of the numbers from `low` to `high`, both included, spelt in digits."""
    return Domain(name, range(low, high + 1), (str(n) for n in range(low, high + 1)))


class WordRow(tuple[int, ...]):
    """The words (or streams) of a verb with one argument, indexed by its value.

    `id` is the number of the verb; what the domain lacks is NOTHING.
    """

    id: int


class WordGrid(tuple[tuple[int, ...], ...]):
    """The words of a verb with two arguments, indexed by both."""

    id: int


class Cube(tuple[tuple[tuple[int, ...], ...], ...]):
    """The words of a verb with three arguments, indexed by all."""

    id: int


@dataclass(frozen=True)
class VerbInfo:
    """The description of a verb, for texts, views and files."""

    id: int
    name: str
    form: str
    domains: tuple[Domain, ...]
    by_seat: bool
    first: int
    count: int


@dataclass(frozen=True)
class PromptInfo:
    """A prompt: its key for texts, and the rule that a refusal inside a rule quotes."""

    id: int
    name: str
    rule: str


@dataclass(frozen=True)
class EventInfo:
    """An event: its key for texts and its arguments, name and domain, in order."""

    id: int
    name: str
    args: tuple[tuple[str, Domain], ...]


@dataclass(frozen=True)
class StreamInfo:
    """A chance stream: its full name (which seeds it) and the domain of its outcomes."""

    id: int
    name: str
    outcomes: Domain


@dataclass(frozen=True)
class ReasonInfo:
    """A reason to refuse a word, or to end a game: its key for texts and its rule id."""

    id: int
    name: str
    rule: str


@dataclass
class Vocabulary:
    """All that a game can say: declared at import, in one order, then never changed."""

    verbs: list[VerbInfo] = field(default_factory=list)
    prompts: list[PromptInfo] = field(default_factory=list)
    events: list[EventInfo] = field(default_factory=list)
    streams: list[StreamInfo] = field(default_factory=list)
    reasons: list[ReasonInfo] = field(default_factory=list)
    #: per word: its verb's number, its arguments, its text, the one seat that may say it or -1
    verb_of: list[int] = field(default_factory=list)
    args: tuple[list[int], list[int], list[int]] = field(default_factory=lambda: ([], [], []))
    text: list[str] = field(default_factory=list)
    said_by: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._lookup: dict[tuple[int, str], int] = {}
        self._names: set[tuple[str, str]] = set()
        for name in COMMON:
            self.verb(name)
        self.prompts.append(PromptInfo(0, "none", ""))
        self.events.append(EventInfo(0, "none", ()))
        self.reasons.append(ReasonInfo(0, "none", ""))

    # -- declaring ---------------------------------------------------------------------------

    @overload
    def verb(self, form: str, /) -> int: ...
    @overload
    def verb(self, form: str, d1: Domain, /, *, by_seat: bool = ...) -> WordRow: ...
    @overload
    def verb(self, form: str, d1: Domain, d2: Domain, /, *, by_seat: bool = ...) -> WordGrid: ...
    @overload
    def verb(
        self, form: str, d1: Domain, d2: Domain, d3: Domain, /, *, by_seat: bool = ...
    ) -> Cube: ...
    def verb(self, form: str, *domains: Domain, by_seat: bool = False) -> Any:
        """Declare a verb: `verb("deploy:{}@{}", TROOPS, COLUMNS)`.

        `form` is the token text, its head (before the first colon) the verb's name.  Returns
        the word itself for a verb without arguments, else nested tuples of words indexed by
        the arguments.  With `by_seat` the first argument is the seat that may say the word;
        it is not written in the text.
        """
        name = form.split(":", 1)[0]
        self._new("verb", name)
        number, first = len(self.verbs), len(self.text)
        for values in product(*(d.values for d in domains)):
            spelt = [d.by_value[v] for d, v in zip(domains, values, strict=True)]
            seat = values[0] if by_seat else -1
            self._add(number, form.format(*spelt[1 if by_seat else 0 :]), values, seat)
        self.verbs.append(
            VerbInfo(number, name, form, domains, by_seat, first, len(self.text) - first)
        )
        return first if not domains else _nest(number, first, domains)

    def _add(self, verb: int, text: str, values: Sequence[int], seat: int) -> None:
        if (seat, text) in self._lookup:
            raise KernelError(f"two words are spelt {text!r}")
        self._lookup[seat, text] = len(self.text)
        self.verb_of.append(verb)
        for place, column in enumerate(self.args):
            column.append(values[place] if place < len(values) else 0)
        self.text.append(text)
        self.said_by.append(seat)

    def prompt(self, name: str, rule: str = "") -> int:
        """Declare a prompt; `rule` is quoted when a rule refuses a word at this prompt."""
        self._new("prompt", name)
        self.prompts.append(PromptInfo(len(self.prompts), name, rule))
        return len(self.prompts) - 1

    def event(self, name: str, **args: Domain) -> int:
        """Declare an event and its arguments (at most four), by name, for texts."""
        self._new("event", name)
        if len(args) > 4:
            raise KernelError(f"event {name}: more than four arguments")
        self.events.append(EventInfo(len(self.events), name, tuple(args.items())))
        return len(self.events) - 1

    def reason(self, name: str, rule: str) -> int:
        """Declare a reason of refusal, or of the end of a game, with its rule id."""
        self._new("reason", name)
        self.reasons.append(ReasonInfo(len(self.reasons), name, rule))
        return len(self.reasons) - 1

    @overload
    def stream(self, form: str, outcomes: Domain, /) -> int: ...
    @overload
    def stream(self, form: str, outcomes: Domain, d1: Domain, /) -> WordRow: ...
    @overload
    def stream(self, form: str, outcomes: Domain, d1: Domain, d2: Domain, /) -> WordGrid: ...
    def stream(self, form: str, outcomes: Domain, *domains: Domain) -> Any:
        """Declare chance streams: `stream("draw.{}", CARDS, SEATS)`; indexed like a verb."""
        first = len(self.streams)
        for values in product(*(d.values for d in domains)):
            name = form.format(*(d.by_value[v] for d, v in zip(domains, values, strict=True)))
            self._new("stream", name)
            self.streams.append(StreamInfo(len(self.streams), name, outcomes))
        return first if not domains else _nest(0, first, domains)

    def _new(self, kind: str, name: str) -> None:
        if (kind, name) in self._names:
            raise KernelError(f"{kind} {name!r} is declared twice")
        self._names.add((kind, name))

    # -- looking up --------------------------------------------------------------------------

    def tables(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Return four tables indexed by word: verb number, first, second, third argument.

        Call it when all is declared.
        """
        a, b, c = self.args
        return tuple(self.verb_of), tuple(a), tuple(b), tuple(c)

    def parse(self, seat: int, token: str, where: str = "") -> int:
        """Find the word that `seat` means by `token`; raises `InputError` when there is none."""
        if not token or not token.isprintable() or " " in token or len(token) > 80:
            raise InputError(MALFORMED, "an answer is one word without blanks", token[:80], where)
        for speaker in (-1, seat):
            word = self._lookup.get((speaker, token))
            if word:
                return word
        if any(text == token for text in self.text):
            raise InputError(NOT_YOURS, "only another seat may say this", token, where)
        raise InputError(UNKNOWN, "no such word in this game", token, where)

    def outcome(self, stream: int, token: str, where: str = "") -> int:
        """Find the outcome of `stream` that `token` names; raises `InputError` if none."""
        info = self.streams[stream]
        if token not in info.outcomes.by_token:
            raise InputError(UNKNOWN, f"not an outcome of {info.name}", token, where)
        return info.outcomes.by_token[token]


def _nest(number: int, first: int, domains: Sequence[Domain]) -> Any:
    """Number words from `first` on, in the order of the domains; nest them by raw value."""
    kinds: Final = (WordRow, WordGrid, Cube)
    word = first

    def build(depth: int) -> Any:
        nonlocal word
        d = domains[depth]
        last = depth == len(domains) - 1
        at: dict[int, Any] = {}
        for value in d.values:
            if last:
                at[value], word = word, word + 1
            else:
                at[value] = build(depth + 1)
        hole: Any = NOTHING if last else ()
        return tuple(at.get(i, hole) for i in range(d.top))

    nested = kinds[len(domains) - 1](build(0))
    nested.id = number
    return nested
