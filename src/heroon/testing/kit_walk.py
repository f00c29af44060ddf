"""One game of the conformance kit, walked through with its laws checked on the way (see `kit`)."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from heroon.kernel import GameSpec, KernelError, Rng, Seeded, Table, View, read_record, write_record
from heroon.kernel.ask import NATURE
from heroon.kernel.spec import BOUND
from heroon.kernel.tokens import NO_ONE, Token
from heroon.native import Engine, Position

from . import laws
from .report import MOST_IN_FLIGHT, KitError, Report

#: A function that picks one of the given number of options; None stops the walk.
Chooser = Callable[[int], int | None]
#: A function that answers at a table: a seat and its word; None stops the walk.
Player = Callable[[Table[Any]], tuple[int, int] | None]
#: An invariant that a game adds: raises when it does not hold.
Invariant = Callable[[Any], None]
#: At light depth one ask in this many is checked.
LIGHT: Final = 50
#: One checked position in this many is written and read; of each game the last one, too.
POSITIONS: Final = 20
LIGHT_POSITIONS: Final = 10
#: At light depth the whole vocabulary is held against `why` at one checked decision in this many.
LIGHT_WHY: Final = 4
#: At full depth it is so at one decision in this many, or more often.
WHY: Final = 20
#: The game in C goes on from the table's position at one compared token in this many.
LOADED: Final = 10
#: The tokens for which an elder clone sleeps.
SLEEP: Final = 16
#: One sampled world in this many is a spectator's.
SPECTATOR: Final = 7
#: The most tokens of the record that an error shows.
SHOWN: Final = 1000
#: The tokens for each choice of the bound after which a game is a loop without choices.
LOOP: Final = 50


def random_choice(seed: int) -> Chooser:
    """Make the chooser of random games."""
    return Rng(seed).below


class KitWalk:
    """One game, walked through with its laws checked on the way."""

    def __init__(
        self,
        spec: GameSpec[Any],
        seed: int,
        report: Report,
        depth: str = "full",
        why_every: int = WHY,
        invariants: tuple[Invariant, ...] = (),
    ):
        self.spec = spec
        self.seed = seed
        self.report = report
        self.full = depth == "full"
        self.why_every = why_every if self.full else LIGHT_WHY
        self.invariants = invariants
        self.driver = Seeded(str(seed))
        self.rng = Rng(seed ^ 0x5EED)  # for worlds; the chooser has its own
        self.asks = self.decisions = self.lines = 0
        self.positions: list[tuple[Any, ...]] = []
        self.views: dict[int, View] = {}
        self.faces: list[list[Counter[str]]] = []
        self.counts: Counter[int] = Counter()
        self.follower: laws.Follower | None = None
        self.elder: Table[Any] | None = None
        self.skilled = False
        self.thin = 1
        self.engine = "python"
        self.native: Engine[Any] | None = None
        self.twin: Position | None = None
        self.table: Table[Any]

    def run(self, choose: Chooser) -> None:
        """Walk to the end, or until the chooser stops; raises `KitError`."""
        limit = LOOP * (self.spec.bound + 1)
        player = self._player(choose)
        with laws.pure_words(self.spec) as guard, _seldom_swept():
            self.guard = guard
            try:
                self.table = self._open(None)
                if self.native is not None:
                    self.twin = self.native.at(self.table)
                self._note()
                while self.table.ask is not None:
                    if len(self.table.tokens) > limit:
                        raise KernelError(f"no end after {limit} tokens")
                    said = self._say(player)
                    if said is None:
                        break
                    self._ask(*said)
                self._end()
            except Exception as bad:
                raise self._error(bad) from bad

    def _open(self, driver: Seeded | None) -> Table[Any]:
        r = self.report
        return Table(self.spec, r.options, driver, r.seats, bounded=True, engine=self.engine)

    def _error(self, bad: Exception) -> KitError:
        why = f"{bad} {bad.details}".strip() if isinstance(bad, KernelError) else repr(bad)
        r = self.report
        tokens = self.table.tokens if hasattr(self, "table") else []
        lines = [self.table.text_of(t) for t in tokens[-SHOWN:]]
        if len(tokens) > SHOWN:
            lines.insert(0, f"# {len(tokens) - SHOWN} tokens before: the seed gives them again")
        record = "".join(f"\n  {line}" for line in lines)
        options = "".join(f", {k}={v}" for k, v in r.options.items())
        return KitError(
            f"{self.spec.id} ({r.seats} seats{options}), seed {self.seed}, token {len(tokens)}: "
            f"{why}\nrecord so far:{record}"
        )

    # -- choosing ----------------------------------------------------------------------------

    def _player(self, choose: Chooser) -> Player:
        """Choose who answers for the seats: the chooser, in a skilled game mostly the policy."""
        policy, said_by = self.spec.policy, self.spec.words.said_by
        if policy is None or not self.skilled:
            return lambda table: say(table, choose)
        rng = Rng(self.seed ^ 0x5C111)

        def play(table: Table[Any]) -> tuple[int, int] | None:
            ask = table.ask
            if ask is None or not rng.below(10):
                return say(table, choose)
            word = policy(table.g, ask, rng)
            seat = said_by[word]
            return (ask.seats & -ask.seats).bit_length() - 1 if seat < 0 else seat, word

        return play

    def _say(self, player: Player) -> tuple[int, int] | None:
        """Choose who speaks now and the word: nature by the seed, seats by their player."""
        ask = self.table.ask
        assert ask is not None
        if ask.seats == NATURE:
            stream = self.spec.words.streams[ask.prompt].name
            ticket = self.driver.ticket(stream, self.counts[ask.prompt], len(ask.words))
            self.counts[ask.prompt] += 1
            return NO_ONE, ask.words[ticket]
        return player(self.table)

    # -- one ask -----------------------------------------------------------------------------

    def _ask(self, seat: int, word: int) -> None:
        table, report = self.table, self.report
        ask = table.ask
        assert ask is not None
        look = self._looks()
        self.guard.on = look
        self.asks += 1
        flight = len(table.flight)
        report.in_flight[flight] += 1
        if flight > MOST_IN_FLIGHT:
            raise KernelError(f"the short-step law: {flight} words in flight")
        if look:
            self._before(ask.seats != NATURE)
        self.guard.on = False
        clone = table.clone() if look else None
        before = () if not look else self.positions[-1] if self.full else laws.position(table)
        undoable = table.undoable if look else 0
        self.guard.on = look
        table.answer(word, seat)
        self.guard.on = False
        self._count(seat, ask.words)
        if self.full:
            self._note()
        self._compare_native(word, look)
        if clone is not None:
            self._after(clone, before, undoable)

    def _looks(self) -> bool:
        """Return whether this question is checked."""
        return self.full or self.asks % LIGHT == 0

    def _compare_native(self, word: int, look: bool) -> None:
        """Answer in C, too, and check that the game there stands where the table does."""
        twin, table, report = self.twin, self.table, self.report
        if twin is None or table.ended:  # what ends at the table (the bound) is none of the rules
            return
        assert self.native is not None
        twin.answer(word)
        if look or table.over:
            report.native_tokens += 1
            laws.check_native(table, twin)
            if report.native_tokens % LOADED == 0 and not table.over:
                self.twin = self.native.at(table)
                laws.check_native(table, self.twin)

    def _count(self, seat: int, words: Any) -> None:
        report = self.report
        report.tokens += 1
        if seat >= 0:
            report.decisions += 1
            report.choices += len(words) > 1

    def _note(self) -> None:
        """Note the position and what is seen of it, as they stand after a token.

        Faces of all seats are compared over tokens that are no news; after one that is news only
        one seat looks.
        """
        if not self.full:
            return
        table, tokens = self.table, self.table.tokens
        self.positions.append(laws.position(table))
        self.views = {}
        self.faces.append([])
        if tokens and tokens[-1].news:
            self._view(len(tokens) % table.seats)
        else:
            self.faces[-1] = [self._view(s).faces() for s in range(table.seats)]

    def _view(self, seat: int) -> View:
        """Return the view of a seat, made once a token."""
        if seat not in self.views:
            self.views[seat] = self.table.view(seat)
        return self.views[seat]

    def _before(self, seats_asked: bool) -> None:
        table, spec, report = self.table, self.spec, self.report
        report.checked += 1
        laws.check_state(spec, table.g, table.seats)
        laws.check_copy(spec, table.g)
        for invariant in self.invariants:
            invariant(table.g)
        n = report.checked
        if n % (POSITIONS * self.thin if self.full else LIGHT_POSITIONS) == 0:
            laws.check_position(table, twice=False)
            report.laws["position as text"] += 1
        if not seats_asked:
            return
        laws.check_words(table)
        if table.rule is None:
            self.decisions += 1
            if (self.decisions + self.seed) % self.why_every == 0:
                laws.check_why(table)
                report.laws["vocabulary against why"] += 1
        if self.follower is None or n % self.thin == 0:
            self._sample()

    def _sample(self) -> None:
        """Sample another world, for the next seat or now and then for a spectator."""
        table, report = self.table, self.report
        n = report.sampled = report.sampled + 1
        seat = n % table.seats if n % SPECTATOR else NO_ONE
        world = laws.sample(table, seat, self.rng, self._view if self.full else table.view)
        self.follower = laws.Follower(table, world, seat, self.rng)

    def _after(self, clone: Table[Any], before: tuple[Any, ...], undoable: int) -> None:
        table, spec = self.table, self.spec
        token = table.tokens[-1] if len(table.tokens) > len(clone.tokens) else None
        if laws.position(clone) != before:
            raise KernelError("a clone changed when the table was answered")
        if token is None:  # the bound: the answer was not taken
            return
        new = self.positions[-1] if self.full else laws.position(table)
        if self.full and not token.news and not self.faces[-2]:  # nobody has needed them yet
            self.faces[-2] = [clone.view(s).faces() for s in range(table.seats)]
        if undoable and self.full and table.undoable <= undoable:
            self.lines += 1
            if self.lines % self.thin == 0:
                self.report.undone += laws.check_undo(clone.clone(), self.positions, self.faces)
        laws.check_forgetting(spec, clone.g, table.g, table.seats)
        clone.answer(token.word, token.seat)
        if laws.position(clone) != new or clone.tokens[-1] != token:
            raise KernelError("a clone, given the same word, goes elsewhere")
        if laws.position(table) != new:
            raise KernelError("the table changed when a clone was answered")
        if self.full and not token.news:
            news = laws.gained(self.faces[-2], self.faces[-1])
            if news:
                raise KernelError(f"undo could follow news: {news}, and the token notes nothing")
        if self.follower is not None:
            going = self.follower.step(table, token, self._view if self.full else table.view)
            self.report.followed += 1
            if not going or not self.full:
                self.follower = None
        self._elder()

    def _elder(self) -> None:
        """Let a clone sleep for some tokens, then catch up with the record."""
        elder, table = self.elder, self.table
        if not self.full:
            return
        if elder is None:
            self.elder = table.clone()
            return
        n = len(elder.tokens)
        if len(table.tokens) - n < SLEEP:
            return
        for token, position in zip(table.tokens[n:], self.positions[n:-1], strict=True):
            if laws.position(elder) != position:
                raise KernelError("an elder clone changed, or leads elsewhere")
            elder.repeat(token)
        if laws.position(elder) != self.positions[-1]:
            raise KernelError("an elder clone leads elsewhere")
        self.elder = table.clone()

    # -- the end -----------------------------------------------------------------------------

    def fingerprint(self) -> str:
        """Write every token and the digest of the final position."""
        lines = [self.table.text_of(t) for t in self.table.tokens]
        return "\n".join([*lines, self.table.reason, self.spec.digest(self.table.g), ""])

    def _end(self) -> None:
        table, report = self.table, self.report
        if table.over:
            self._check_result()
            if not table.ended:  # by its rules, neither met its bound nor given up
                laws.check_state(self.spec, table.g, table.seats)
                laws.check_position(table)
            report.results[f"{table.reason} {' '.join(map(str, table.result))}"] += 1
            report.bounded += table.ended == BOUND
        if self.full and table.undoable and not table.ended:
            report.undone += laws.check_undo(table.clone(), self.positions, self.faces)
        self._say_again()

    def _say_again(self) -> None:
        """Say all tokens again at a fresh table: by list, record or seed, as the depth asks."""
        if self.full:
            self._replay()
        if self.full or self.seed % 2:
            self._by_record()
        if self.full or not self.seed % 2:
            self._again()

    def _by_record(self) -> None:
        """Check that the record, written and read, leads to the same position."""
        again, _ = read_record(write_record(self.table), spec=self.spec)
        self._compare(again, "the record, written and read,")

    def _check_result(self) -> None:
        table = self.table
        if len(table.result) != table.seats or not table.reason:
            raise KernelError(f"a result is one int a seat and a reason, not {table.result}")
        if table.choices > self.spec.bound + 1:
            raise KernelError("the game went on behind its bound")
        laws.check_teams(table)
        for seat in range(-1, table.seats):
            if table.view(seat).result != tuple(table.result):
                raise KernelError(f"the view of seat {seat} does not show the result")

    def _replay(self) -> None:
        """Check that the tokens, said again at a fresh table, lead to the same positions."""
        again = self._open(None)
        for n, token in enumerate(self.table.tokens):
            if laws.position(again) != self.positions[n]:
                raise KernelError(f"replayed, the record leads elsewhere before token {n}")
            ask = again.ask
            if ask is None or token.word not in ask.words:
                raise KernelError(f"replayed, the record is refused at token {n}")
            again.repeat(token)
        if self.table.ended == BOUND:
            again.meet_bound()
        self._compare(again, "the record, replayed,")

    def _again(self) -> None:
        """Check that the same seed, with nature answered by the table, gives the same tokens."""
        again = self._open(self.driver)
        player = self._player(random_choice(self.seed))
        tokens = self.table.tokens
        while again.ask is not None and len(again.tokens) < len(tokens):
            token = tokens[len(again.tokens)]
            if self.rerun and (self.full or not self.skilled):
                said = player(again)
                assert said is not None
            else:
                said = token.seat, token.word
            again.answer(said[1], said[0])
        if self.table.ended == BOUND:
            again.answer(*reversed(player(again) or (0, 0)))
        self._compare(again, "the same seed")

    #: Whether the walk was random, so that the seed gives it again.
    rerun = True

    def _compare(self, again: Table[Any], what: str) -> None:
        table = self.table
        if again.tokens != table.tokens:
            raise KernelError(f"{what} gives other tokens: {_first(again.tokens, table.tokens)}")
        if self.spec.digest(again.g) != self.spec.digest(table.g):
            raise KernelError(f"{what} gives another position")
        if (again.result, again.reason) != (table.result, table.reason):
            raise KernelError(f"{what} gives another result")


@contextmanager
def _seldom_swept() -> Iterator[None]:
    """Make the search for cyclic garbage rare meanwhile: worlds and views have no cycles."""
    usual = gc.get_threshold()
    gc.set_threshold(max(usual[0], 20_000), *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def say(table: Table[Any], choose: Chooser) -> tuple[int, int] | None:
    """Choose a seat of those asked and one of its words; return None when the chooser stops."""
    seats = laws.speakers(table)
    if not seats:
        raise KernelError("only seats that do not exist are asked")
    seat = seats[0]
    if len(seats) > 1:
        which = choose(len(seats))
        if which is None:
            return None
        seat = seats[which]
    words = table.words(seat)
    if not words:
        raise KernelError(f"seat {seat} is asked without a word to say")
    chosen = choose(len(words)) if len(words) > 1 else 0
    return None if chosen is None else (seat, words[chosen])


def _first(a: list[Token], b: list[Token]) -> str:
    """Say where two lists of tokens part."""
    n = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"token {n}: {a[n : n + 1]} against {b[n : n + 1]}"
