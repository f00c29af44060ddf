"""The laws a game must keep, one function each.  Every one raises `KernelError`.

`kit` says when each is checked; a test may call one by itself.
"""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, Final

from heroon.kernel import (
    LIST,
    SEATS,
    Ask,
    GameSpec,
    InputError,
    KernelError,
    Rng,
    State,
    Table,
    View,
    read_position,
    write_position,
)
from heroon.kernel.agenda import DECISION
from heroon.kernel.ask import ALL, NATURE
from heroon.kernel.copying import values
from heroon.kernel.fields import kept, set_index
from heroon.kernel.laws import check
from heroon.kernel.sample import deal
from heroon.kernel.spec import no_reason
from heroon.kernel.state import lists, seers
from heroon.kernel.tokens import NO_ONE, Token
from heroon.kernel.words import NOTHING
from heroon.native import Position

from .quick import is_copy, pools, sayable

Spec = GameSpec[Any]
#: How many words a sampled world is asked to explain.
_EXPLAINED: Final = 6
#: Of worlds equal to the table in every value, one in this many is looked at all the same.
_ALIKE: Final = 10


def shown(ask: Ask | None) -> tuple[int, int] | None:
    """Return what everybody may notice of a question: the mask of seats, and the prompt."""
    return None if ask is None else (ask.seats, ask.prompt)


def position(table: Table[Any]) -> tuple[Any, ...]:
    """Return all that a question depends on: state and question (a running rule is no data)."""
    return values(table.g, table.spec.fields), _said(table)


def _said(table: Table[Any]) -> tuple[int, ...]:
    """Return the question as it stands: seats, prompt, and the words."""
    ask = table.ask
    return () if ask is None else (ask.seats, ask.prompt, *ask.words)


# -- the other engine --------------------------------------------------------------------------


def check_native(table: Table[Any], twin: Position) -> None:
    """Check that the game in C has the same question and fields as the table."""
    ask, fields = table.ask, table.spec.fields
    asked = None if ask is None else (ask.seats, ask.prompt, tuple(ask.words), ask.to)
    if asked != twin.ask:
        raise KernelError(f"native: CPython asks {asked}, C asks {twin.ask}")
    ours, theirs = values(table.g, fields), twin.values()
    if ours == theirs:
        return
    for f, a, b in zip(kept(fields), ours, theirs, strict=True):
        if a != b:
            raise KernelError(f"native: field {f.name} is {a} in CPython, {b} in C")


def check_teams(table: Table[Any]) -> None:
    """Check that a team's seats have one result, at the end and when one of them gives up."""
    spec, teams = table.spec, table.teams
    ends = {"the end": table.result, "the bound": spec.bound_result(spec.copy(table.g))}
    for seat in range(table.seats):
        ends[f"seat {seat} giving up"] = spec.given_up(spec.copy(table.g), seat)
    for what, result in ends.items():
        if len(set(zip(teams, result, strict=True))) > len(set(teams)):
            raise KernelError(f"{what}: seats of one team have unlike results: {result}")


# -- the state ---------------------------------------------------------------------------------


def check_state(spec: Spec, g: State, seats: int) -> None:
    """Check ranges, capacities, order of unordered places, conservation of cards."""
    check(g, spec.fields, spec.sets, seats)


def check_copy(spec: Spec, g: State) -> None:
    """Check that `copy()` forgets no field and shares no list."""
    twin = spec.copy(g)
    if is_copy(spec, g, twin):
        return
    for f in spec.fields:
        old, new = getattr(g, f.name), getattr(twin, f.name, None)
        if old != new:
            raise KernelError(f"copy: the field {f.name} is not the same in the copy")
        if f.constant:
            continue
        if f.shape in (LIST, SEATS) and old is new:
            raise KernelError(f"copy: the list {f.name} is shared with the copy")
        if f.shape == SEATS and any(a is b for a, b in zip(old, new, strict=True)):
            raise KernelError(f"copy: a list of {f.name} is shared with the copy")


class PurityCheck:
    """A switch for the check that `words` of a decision changes nothing (see `pure_words`).

    While it is off the steps are the game's own, so that most words of a light walk cost
    nothing.
    """

    def __init__(self, run: list[Any], watched: list[Any]):
        self._run, self._own, self._watched = run, list(run), watched
        self._on = False
        self.on = True

    @property
    def on(self) -> bool:
        """Whether words are watched now."""
        return self._on

    @on.setter
    def on(self, on: bool) -> None:
        if on != self._on:
            self._on = on
            self._run[:] = self._watched if on else self._own


@contextmanager
def pure_words(spec: Spec) -> Iterator[PurityCheck]:
    """Raise, while this lasts, where a decision changes the state when it is asked."""
    fields, names = spec.fields, spec.steps.names

    def watched(step: int, own: Callable[[State, int, int], Ask]) -> Callable[..., Ask]:
        def words(g: State, a: int, b: int) -> Ask:
            before = values(g, fields)
            ask = own(g, a, b)
            if values(g, fields) != before:
                raise KernelError(f"the words of {names[step]} touch the state")
            return ask

        return words

    run = spec.steps.run
    steps = enumerate(zip(run, spec.steps.kind, strict=True))
    guard = PurityCheck(
        run, [watched(n, own) if kind == DECISION else own for n, (own, kind) in steps]
    )
    try:
        yield guard
    finally:
        guard.on = False


def check_forgetting(spec: Spec, before: State, after: State, seats: int) -> None:
    """Check that unseen moves make others forget (1.5), from one question to the next.

    When a card left an unordered place for a slot that a watcher does not know, the watcher may
    still know only those of the cards left there that cannot lie in that slot.
    """
    for f in spec.fields:
        if not f.known or f.ordered:
            continue
        for owner, items in enumerate(lists(before, f)):
            stayed = lists(after, f)[owner]
            gone = Counter(items) - Counter(stayed)
            gone.pop(0, None)
            if not gone:
                continue
            was = Counter((c, seers(before, f, owner, i)) for i, c in enumerate(items) if c > 0)
            for card in gone:
                for to, there, i, mask in _arrivals(spec, before, after, f.name, owner, card):
                    for j, left in enumerate(stayed):
                        mine = seers(after, f, owner, j) if left > 0 else 0
                        for seat in range(seats):
                            knows = mine >> seat & 1 and not mask >> seat & 1
                            if not knows or not _knew(was, left, seat):
                                continue
                            if spec.fits(after, to, there, i, left):
                                raise KernelError(
                                    f"a card left {f.name}.{owner} unseen, but seat {seat} still "
                                    f"knows the card {left} there, which could have been the one"
                                )


def _knew(was: Counter[tuple[int, int]], card: int, seat: int) -> bool:
    return any(c == card and mask >> seat & 1 for c, mask in was)


def _arrivals(
    spec: Spec, before: State, after: State, name: str, owner: int, card: int
) -> list[tuple[str, int, int, int]]:
    """List the slots elsewhere that newly hold the card: field, owner, index, who knows it."""
    by_name = {f.name: f for f in spec.fields}
    found = []
    for f in spec.fields:
        if f.cards != by_name[name].cards or f.pool:
            continue
        for there, items in enumerate(lists(after, f)):
            if set_index(f, spec.sets, there) != set_index(by_name[name], spec.sets, owner):
                continue  # the same kind, of another set: seat 0's own 8D is not seat 1's
            if (f.name, there) == (name, owner):
                continue
            old = lists(before, f)[there]
            for i, c in enumerate(items):
                if c == card and (i >= len(old) or old[i] != c):
                    found.append((f.name, there, i, seers(after, f, there, i)))
    return found


def drawn(before: list[list[int]], after: list[list[int]]) -> list[Counter[int]]:
    """Count the cards that have left each pool."""
    return [Counter(a) - Counter(b) for a, b in zip(before, after, strict=True)]


# -- words -------------------------------------------------------------------------------------


def speakers(table: Table[Any]) -> list[int]:
    """List the seats that may answer now."""
    ask = table.ask
    return [] if ask is None else [s for s in range(table.seats) if ask.seats >> s & 1]


def check_words(table: Table[Any]) -> None:
    """Check the words offered: each asked seat has one, none twice, each text means its word."""
    ask, words = table.ask, table.spec.words
    assert ask is not None
    offered = list(ask.words)
    if len(set(offered)) != len(offered):
        twice = next(w for w in offered if offered.count(w) > 1)
        raise KernelError(f"the word {words.text[twice]!r} is offered twice")
    if ask.seats >> table.seats:
        raise KernelError(f"seats that do not exist are asked: {ask.seats:#b}")
    said = 0
    for seat in speakers(table):
        mine = table.words(seat)
        said += len(mine)
        if not mine:
            raise KernelError(f"seat {seat} is asked without a word to say")
        for word in mine:
            try:
                meant = words.parse(seat, words.text[word])
            except InputError as bad:
                raise KernelError(f"the word {word} cannot be said: {bad}") from None
            if meant != word:
                raise KernelError(f"{words.text[word]!r} means another word to seat {seat}")
    if said < len(offered):
        raise KernelError("a word is offered that no asked seat may say")


def check_why(table: Table[Any]) -> None:
    """Check that a decision offers exactly the words for which `why` has no reason."""
    spec = table.spec
    if spec.why is no_reason or table.rule is not None:
        return
    text, why, g = spec.words.text, spec.why, table.g
    for seat in speakers(table):
        mine = set(table.words(seat))
        own = sayable(spec, seat)
        if mine == {word for word in own if not why(g, seat, word)}:
            continue
        for word in own:
            reason = why(g, seat, word)
            if (reason == 0) != (word in mine):
                if reason:
                    name = spec.words.reasons[reason].name
                    raise KernelError(f"{text[word]!r} is offered, but refused with {name}")
                raise KernelError(f"{text[word]!r} is not offered, and nothing forbids it")


# -- sampled worlds ----------------------------------------------------------------------------


def sample(
    table: Table[Any], seat: int, rng: Rng, view: Callable[[int], View] | None = None
) -> Table[Any]:
    """Sample a world of `seat` and check that the seat cannot tell it from the table.

    `view` gives what a seat sees of the table, if the caller keeps that.
    Who is asked under which prompt, the length of the record, view, words, reasons and events
    are the same, byte for byte; the world conserves its cards and keeps what the seat knows.
    """
    spec = table.spec
    before = values(table.g, spec.fields)
    who = f"seat {seat}, in a sampled world"
    _first_ask(table, seat, rng, who)
    world: Table[Any] = table.sample(seat, rng)
    if values(table.g, spec.fields) != before:
        raise KernelError("sampling touches the real table")
    alike = values(world.g, spec.fields) == before
    if shown(world.ask) != shown(table.ask):
        real, other = prompt_of(table), prompt_of(world)
        raise KernelError(f"{who}: silence speaks: asked is {other}, at the table {real}")
    if not alike:
        check_state(spec, world.g, table.seats)
    if len(world.tokens) != len(table.flight):
        raise KernelError(f"{who}: the record has another length")
    # Of one position there is one view; once in a while that is looked at, too.
    told_apart = not alike or table.rule is not None or rng.below(_ALIKE) == 0
    if told_apart or _said(world) != _said(table):
        _same_view(table.spec, (view or table.view)(seat), world.view(seat), who)
    start = table._check_mark.events if table.rule and table._check_mark else 0
    told = table._told(seat, start) if table.rule is not None else []
    if repr(world._told(seat, 0)) != repr(told):
        raise KernelError(f"{who}: the events are others")
    if told_apart:
        _same_reasons(table, world, seat, rng, who)
    _same_orders(table, world, seat, who)
    return world


def _same_orders(table: Table[Any], world: Table[Any], seat: int, who: str) -> None:
    """Check that each standing answer says the same in both: it may use what the seat knows."""
    words = table.words(seat) if seat >= 0 else []
    if not words or table.ask is None:
        return
    for one in table.spec.standing:
        said = [one.answer(t.g, seat, table.ask.prompt, words) for t in (table, world)]
        if said[0] != said[1] or (said[0] != NOTHING and said[0] not in words):
            raise KernelError(f"{who}: the order {one.name} says {said[1]}, at the table {said[0]}")


def _first_ask(table: Table[Any], seat: int, rng: Rng, who: str) -> None:
    """Check that a rule's first question comes in every world, before anything is told there.

    `Table.sample` deals again when a seat would have seen another event, and so would not
    notice a rule that asks in one world and goes on in silence in another.
    """
    mark = table._check_mark
    if table.rule is None or mark is None or table.flight:
        return
    seen = table._told(seat, mark.events)
    world = table._twin(mark.g, None)
    deal(table.spec, world.g, seat, table.seats, rng)
    world.begin()
    told = world._told(seat, 0)
    if told[: len(seen)] == seen and shown(world.ask) != shown(table.ask):
        real, other = prompt_of(table), prompt_of(world)
        raise KernelError(f"{who}: silence speaks: asked is {other}, at the table {real}")


def prompt_of(table: Table[Any]) -> str:
    """Write a question in words, for messages."""
    ask, words = table.ask, table.spec.words
    if ask is None:
        return "nobody"
    if ask.seats == NATURE:
        return f"nature ({words.streams[ask.prompt].name})"
    return f"{ask.seats:#b} ({words.prompts[ask.prompt].name})"


def _same_view(spec: Spec, mine: View, other: View, who: str) -> None:
    # To the byte: 1 is not True.  Format 2 has no references: equal values are equal bytes.
    if marshal.dumps(plain(mine), 2) == marshal.dumps(plain(other), 2):
        return
    if mine.words != other.words:
        text = spec.words.text
        odd = sorted(text[w] for w in set(mine.words) ^ set(other.words))
        raise KernelError(f"{who}: the words are others: {' '.join(odd) or 'in another order'}")
    for a, b in zip(mine.areas, other.areas, strict=False):
        if a != b:
            raise KernelError(f"{who}: the view is another: {a} against {b}")
    raise KernelError(f"{who}: the view is another: {mine} against {other}")


def _same_reasons(table: Table[Any], world: Table[Any], seat: int, rng: Rng, who: str) -> None:
    if seat not in speakers(table):
        return
    text = table.spec.words.text
    for _ in range(_EXPLAINED):
        word = 1 + rng.below(len(text) - 1)
        if table.why(word, seat) != world.why(word, seat):
            raise KernelError(f"{who}: the reason against {text[word]!r} is another")


_piece: Final = attrgetter("id", "face", "at", "marks")
_area: Final = attrgetter("id", "kind", "owner", "count", "columns")
_table: Final = attrgetter("seat", "counters", "marks", "result", "reason")
_asked: Final = attrgetter("awaited", "prompt", "words")


def plain(view: View) -> tuple[Any, ...]:
    """Return a view as tuples, which compare much faster: the question first, then the table."""
    areas = [(_area(area), tuple(map(_piece, area.pieces))) for area in view.areas]
    return _asked(view), _table(view), areas


class Follower:
    """A sampled world that follows the real table as long as its seat sees no difference.

    While it does, it must be asked the same: whom, under which prompt, and, for its own seat,
    with the same words.  A card that leaves a pool without a word of nature must be named by
    the word that was said, so it is the same card in both.
    """

    def __init__(self, table: Table[Any], world: Table[Any], seat: int, rng: Rng):
        self.world = world
        self.seat = seat
        self.rng = rng
        self._remember(table)

    def _remember(self, table: Table[Any]) -> None:
        spec = table.spec
        self.ask = table.ask
        self.events = len(table._log)
        self.pools = pools(spec, table.g), pools(spec, self.world.g)

    def step(
        self, table: Table[Any], token: Token, view: Callable[[int], View] | None = None
    ) -> bool:
        """Follow a token that the table has just taken; return False when the worlds part.

        `view` gives what a seat sees of the table, if the caller keeps that.
        """
        world, spec, old = self.world, self.world.spec, self.ask
        assert old is not None
        assert world.ask is not None
        word = token.word
        if token.seat < 0 and not (old.to == ALL or (self.seat >= 0 and old.to >> self.seat & 1)):
            word = self.rng.choice(world.ask.words)
        if word not in world.ask.words or not (token.seat < 0 or world._may_say(token.seat, word)):
            return False
        seen = len(world._log)
        world._apply(token.seat, word)
        now = pools(spec, table.g)
        if token.seat >= 0 and now != self.pools[0]:
            mine, other = drawn(self.pools[0], now), drawn(self.pools[1], pools(spec, world.g))
            if any(a and b and a != b for a, b in zip(mine, other, strict=True)):
                raise KernelError("a card left a pool without a word of nature: an unrecorded draw")
        if table._told(self.seat, self.events) != world._told(self.seat, seen):
            return False
        if position(world) == position(table):  # of one position there is one view
            self._remember(table)
            return table.ask is not None
        asked, *seen_here = plain((view or table.view)(self.seat))
        asked_there, *seen_there = plain(world.view(self.seat))
        if seen_here != seen_there:
            return False
        if shown(table.ask) != shown(world.ask):
            raise KernelError(
                f"silence speaks to seat {self.seat}: it sees the same, but asked is "
                f"{prompt_of(table)} at the table and {prompt_of(world)} in a sampled world"
            )
        if asked != asked_there:
            raise KernelError(f"seat {self.seat} sees the same, but its words are others")
        self._remember(table)
        return table.ask is not None


# -- files, undo, notes ------------------------------------------------------------------------


def check_position(table: Table[Any], twice: bool = True) -> None:
    """Check that a position, written and read, is the same and is written the same again.

    Without `twice` only what the text is made from is compared.
    """
    spec = table.spec
    text = write_position(table)
    again = read_position(text, spec=spec)
    if (again.options, again.seats) != (table.options, table.seats):
        raise KernelError("position: options or seats read back as something else")
    for f in spec.fields:
        if getattr(again.checkpoint, f.name) != getattr(table.checkpoint, f.name):
            raise KernelError(f"position: the field {f.name} reads back as something else")
    if values(again.g, spec.fields) != values(table.g, spec.fields):
        raise KernelError("position: the words in flight lead elsewhere")
    if repr(again.ask) != repr(table.ask):
        raise KernelError(f"position: {again.ask} is asked instead of {table.ask}")
    if [t[:3] for t in again.flight] != [t[:3] for t in table.flight]:
        raise KernelError("position: other words are in flight")
    if twice and write_position(again) != text:
        raise KernelError("position: it is written in another way the second time")


def gained(before: Sequence[Counter[str]], after: Sequence[Counter[str]]) -> str:
    """Find the first face that some seat's view gained; "" if there is none."""
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if not dict.__eq__(old, new):  # most often they are: that of Counter is ten times as slow
            for face in new - old:
                return f"seat {seat} sees {face}"
    return ""


def check_undo(
    table: Table[Any],
    positions: Sequence[tuple[Any, ...]],
    faces: Sequence[Sequence[Counter[str]]],
) -> int:
    """Take all undoable words back one after the other and say them again; return how many.

    `table` is a clone, which is spent; `positions` (see `position`) and `faces` of all
    seats' views are those before each token and after the last.
    """
    top, line, many = len(table.tokens), list(table.tokens), table.undoable
    asker = NO_ONE
    for left in range(many - 1, -1, -1):
        token = table.undo()
        n = len(table.tokens)
        if asker not in (NO_ONE, token.seat):
            raise KernelError("undo: words of two seats were taken back")
        asker = token.seat
        if line[n] != token or table.tokens != line[:n]:
            raise KernelError("undo: other words were taken back than were said")
        if position(table) != positions[n]:
            raise KernelError("undo: the position is not the one before the word")
        if left and table.undoable != left:
            raise KernelError(f"undo: {table.undoable} words are undoable, not {left}")
        for later in line[n:]:
            if later.seat < 0 and later.choice:
                raise KernelError("undo: real chance was taken back")
            if later.seat >= 0 and later.seat != asker:
                raise KernelError("undo: the answer of another seat was taken back")
        news = gained(faces[n], faces[top])
        if news:
            raise KernelError(f"undo: a word is undoable since which {news}")
    for n in range(len(table.tokens), top):
        table._apply(line[n].seat, line[n].word)
        if position(table) != positions[n + 1]:
            raise KernelError("undo: said again, the same words lead elsewhere")
    if table.tokens != line:
        raise KernelError("undo: said again, the words are noted in another way")
    return many
