"""The machine, which runs steps up to the next question; a playout is nothing but a machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from .agenda import AUTO, DECISION, Ended
from .ask import NATURE, Ask, Rule
from .drivers import Rng
from .errors import KernelError
from .spec import GameSpec
from .state import State
from .words import NOTHING

S = TypeVar("S", bound=State)
#: A bot inside a playout: it gets the sampled world and the ask, and answers with a word.
Policy = Callable[[S, Ask, Rng], int]

_MASK: Final = (1 << 64) - 1


class Machine(Generic[S]):
    """A state and its next question, which can only go forward.

    `ask` is None when the game is over.  `answer` believes what it is told: words are checked
    by `Table`.
    """

    __slots__ = ("_do", "_kinds", "_run", "ask", "g", "keeps", "rule", "spec")

    def __init__(self, spec: GameSpec[S], g: S):
        self.spec = spec
        self.g = g
        #: Whether checkpoints are kept: a table's business.
        self.keeps = False
        self.rule: Rule[None] | None = None
        self.ask: Ask | None = None
        self._kinds = spec.steps.kind
        self._run = spec.steps.run
        self._do = spec.steps.do

    def begin(self) -> None:
        """Run from between two steps to the next question; a state with a result is at its end."""
        self.rule = None
        if self.g.result:
            self.ask = None
            return
        try:
            self._advance()
        except Ended:
            self.rule = None
            self.ask = None

    def answer(self, word: int) -> None:
        """Give a word (to nature's question: an outcome) and run to the next question."""
        try:
            if self.rule is None:
                agenda = self.g.agenda
                step = agenda.pop()
                a = agenda.pop()
                self._do[step](self.g, a, agenda.pop(), word)
            else:
                try:
                    self.ask = self.rule.send(word)
                    return
                except StopIteration:
                    self.rule = None
            self._advance()
        except Ended:
            self.rule = None
            self.ask = None

    def _advance(self) -> None:
        g = self.g
        agenda, kinds, run = g.agenda, self._kinds, self._run
        while agenda:
            step = agenda[-1]
            kind = kinds[step]
            if kind == DECISION:
                ask: Ask = run[step](g, agenda[-2], agenda[-3])
                if ask.words:
                    self.ask = ask
                    if self.keeps:
                        self._mark()
                    return
                agenda.pop()
                a = agenda.pop()
                self._do[step](g, a, agenda.pop(), NOTHING)
            elif kind == AUTO:
                agenda.pop()
                a = agenda.pop()
                run[step](g, a, agenda.pop())
            else:
                if self.keeps:
                    self._check()
                agenda.pop()
                a = agenda.pop()
                rule: Rule[None] = run[step](g, a, agenda.pop())
                try:
                    self.ask = next(rule)
                    self.rule = rule
                    return
                except StopIteration:
                    pass
        raise KernelError("the agenda is empty and nobody has ended the game")

    def _mark(self) -> None:
        """Do nothing before a decision asks; a table keeps a mark for undo here now and then."""

    def _check(self) -> None:
        """Do nothing before a rule starts; a table keeps a checkpoint here."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is None

    def play(self, rng: Rng, policy: Policy[S] | None = None, bound: int = 0) -> Counts:
        """Play on to the end, or to `bound` choices; return how much was played.

        Nature answers at random, and without a `policy` the seats do, too.  `answer`, `_advance`
        and the generator are written out here, since playouts spend their time in this loop.  It
        keeps no checkpoints, so a table refuses to be played so.
        """
        if self.keeps:
            raise KernelError("a table is not played out: use `table.playout().play(…)`")
        choices = decisions = tokens = 0
        x = rng.state
        bound = bound or self.spec.bound
        g, kinds, run, do = self.g, self._kinds, self._run, self._do
        agenda = g.agenda
        ask, rule = self.ask, self.rule
        try:
            while ask is not None:
                words = ask.words
                n = len(words)
                tokens += 1
                if ask.seats != NATURE:
                    decisions += 1
                    if n > 1:
                        choices += 1
                        if choices > bound:
                            break
                if n == 1:
                    word = words[0]
                elif policy is not None and ask.seats != NATURE:
                    rng.state = x
                    word = policy(g, ask, rng)
                    x = rng.state
                else:
                    x = (x * 6364136223846793005 + 1442695040888963407) & _MASK
                    word = words[((x >> 33) * n) >> 31]
                if rule is not None:
                    try:
                        ask = rule.send(word)
                        continue
                    except StopIteration:
                        rule = None
                else:
                    step = agenda.pop()
                    a = agenda.pop()
                    do[step](g, a, agenda.pop(), word)
                while agenda:
                    step = agenda[-1]
                    kind = kinds[step]
                    if kind == DECISION:
                        ask = run[step](g, agenda[-2], agenda[-3])
                        if ask.words:
                            break
                        agenda.pop()
                        a = agenda.pop()
                        do[step](g, a, agenda.pop(), NOTHING)
                        continue
                    agenda.pop()
                    a = agenda.pop()
                    if kind == AUTO:
                        run[step](g, a, agenda.pop())
                        continue
                    rule = run[step](g, a, agenda.pop())
                    try:
                        ask = next(rule)
                        break
                    except StopIteration:
                        rule = None
                else:
                    raise KernelError("the agenda is empty and nobody has ended the game")
        except Ended:
            ask = rule = None
        self.ask, self.rule = ask, rule
        rng.state = x
        return Counts(choices, decisions, tokens)

    @property
    def result(self) -> list[int]:
        """The result, one int a seat; of a game that met its bound the one its spec gives."""
        return list(self.g.result) or self.spec.bound_result(self.g)


class Counts:
    """The length of play: choices (two words or more), decisions (of seats), tokens (all)."""

    __slots__ = ("choices", "decisions", "tokens")

    def __init__(self, choices: int, decisions: int, tokens: int):
        self.choices = choices
        self.decisions = decisions
        self.tokens = tokens


def playout(spec: GameSpec[S], options: dict[str, int], seats: int) -> Machine[S]:
    """Start a new game that keeps no record, no events and no checkpoints."""
    machine = Machine(spec, spec.new(options, seats))
    machine.begin()
    return machine
