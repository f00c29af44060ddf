"""GameSpec: all that the kernel knows of a game, as data; and how games are found."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Generic, TypeVar

from .agenda import Steps
from .ask import Ask
from .cards import Number, numbers_hash, use_numbers
from .drivers import Rng
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError, KernelError
from .standing import Standing
from .state import BASE_FIELDS, CardSet, Field, State, conceal, copier, digest, fresh
from .view import View
from .words import Domain, Vocabulary

S = TypeVar("S", bound=State)

#: Reasons of ends that the table itself gives.
RESIGNED: Final = "resigned"
BOUND: Final = "bound"
AGREED: Final = "agreed"
CLAIM: Final = "claimed"


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened: values by token, the first one is the default.

    `rule` is the rule or ruling id it switches.
    """

    name: str
    domain: Domain
    rule: str = ""
    default: int = 0

    @property
    def values(self) -> tuple[str, ...]:
        """The tokens that may be given."""
        return self.domain.tokens


def no_reason(_g: Any, _seat: int, _word: int) -> int:
    """The `why` of a game that explains refusals by its prompts alone."""
    return 0


def always_sound(_g: Any) -> str:
    """The `sound` of a game whose fields say all there is to say."""
    return ""


def no_turns(_g: Any) -> int:
    """The `turn_of` of a game without turns."""
    return 0


def fits_anywhere(_g: Any, _place: str, _owner: int, _i: int, _card: int) -> bool:
    """The `fits` of a game that prints no limit on what a hidden slot can be."""
    return True


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """A game.

    `start` puts the first steps on the agenda of a fresh state. `why` gives the number of the
    reason that forbids a word at a decision (0: none), `fits` whether a card may lie in a
    hidden slot, `sound` what is wrong with a position from a file. `bound` is the greatest
    number of choices, `bound_result` the result a game that reaches it ends with, `given_up`
    the result when a seat resigns, `drawn` the one of a draw that all agree on (None: the game
    has no draws), `standing` the answers that a seat may leave with the table. `turn_of` counts
    the turns begun: records note a digest where it changes. `rules` rises when any record
    replays otherwise; `numbers` are the card data, in the state's field of that name. `policy`
    is what the heuristic bot answers: it looks at public facts and the asked seat's own secrets
    alone.
    """

    id: str
    rules: int
    seats: tuple[int, ...]
    state: type[S]
    own_fields: tuple[Field, ...]
    card_sets: tuple[CardSet, ...]
    words: Vocabulary
    steps: Steps
    start: Callable[[S], None]
    view: Callable[[S, int], View]
    bound: int
    bound_result: Callable[[S], list[int]]
    given_up: Callable[[S, int], list[int]]
    why: Callable[[S, int, int], int] = no_reason
    fits: Callable[[S, str, int, int, int], bool] = fits_anywhere
    sound: Callable[[S], str] = always_sound
    options: tuple[Option, ...] = ()
    excluded: tuple[tuple[str, str, str, str], ...] = ()
    modes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    turn_of: Callable[[S], int] = no_turns
    policy: Callable[[S, Ask, Rng], int] | None = None
    numbers: tuple[Number, ...] = ()
    drawn: Callable[[S], list[int]] | None = None
    standing: tuple[Standing, ...] = ()

    def __post_init__(self) -> None:
        self.steps.check()
        slots = {s for kind in self.state.__mro__ for s in getattr(kind, "__slots__", ())}
        if slots - {"log"} != {f.name for f in self.fields}:
            odd = sorted((slots - {"log"}) ^ {f.name for f in self.fields})
            raise KernelError(f"{self.id}: slots and fields differ: {', '.join(odd)}")

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field of the state, the kernel's own first."""
        return BASE_FIELDS + self.own_fields

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        """The sets of cards by name."""
        return {s.name: s for s in self.card_sets}

    @cached_property
    def cards_hash(self) -> str:
        """What names the card data in records; empty for a game without."""
        return numbers_hash(self.numbers) if self.numbers else ""

    def using(self, text: str, where: str) -> GameSpec[S]:
        """The same game with the card data of a file of the owner's; raises `InputError`."""
        return replace(self, numbers=use_numbers(self.numbers, text, where))

    def blank(self, options: Mapping[str, int], seats: int) -> S:
        """A state with start values, options and card data, and no card anywhere."""
        g = fresh(self.state, self.fields, seats, dict(options))
        if self.numbers:
            g.numbers = [n.value for n in self.numbers]  # type: ignore[attr-defined]  # a game with numbers has the field
        return g

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """Copies a state."""
        return copier(self.state, self.fields, self.seats)

    def digest(self, g: S) -> str:
        """The fingerprint of a state."""
        return digest(g, self.fields)

    def settings(self, given: Mapping[str, Any], where: str = "options") -> dict[str, int]:
        """Option values by name, defaults filled in; raises `InputError`."""
        known = {o.name: o for o in self.options}
        for name in given:
            if name not in known:
                hint = ", ".join(known) or "none"
                raise InputError(UNKNOWN, f"no such option (there are: {hint})", name, where)
        out: dict[str, int] = {}
        for name, o in known.items():
            token = str(given.get(name, o.domain.by_value[o.default]))
            if token not in o.domain.by_token:
                hint = ", ".join(o.values)
                raise InputError(MALFORMED, f"{name} must be one of: {hint}", token[:40], where)
            out[name] = o.domain.by_token[token]
        for a, x, b, y in self.excluded:
            if known[a].domain.by_value[out[a]] == x and known[b].domain.by_value[out[b]] == y:
                raise InputError(REFUSED, f"{a}={x} excludes {b}={y}", where=where)
        return out

    def new(self, options: Mapping[str, int], seats: int) -> S:
        """A state at the very start: cards at home, the first steps on the agenda."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise InputError(REFUSED, f"{self.id} is for {allowed} seats, not {seats}")
        key = (seats, *options.items())
        laid = self._laid.get(key)
        if laid is None:
            # As ints, whatever they were given as: True is found under the key of 1.
            laid = self.blank({name: int(value) for name, value in options.items()}, seats)
            conceal(laid, self.fields, self.sets, seats)
            self._laid[key] = laid
        g = self.copy(laid)
        self.start(g)
        return g

    @cached_property
    def _laid(self) -> dict[tuple[Any, ...], S]:
        """The cards at home, by seats and options: they lie there at the start of every game."""
        return {}


def games() -> dict[str, EntryPoint]:
    """The installed games by id, not loaded; raises `KernelError` when two share an id."""
    return dict(_installed(tuple(sys.path)))


@cache
def _installed(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """What the distributions on a path offer, looked for once: to read them takes milliseconds."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group="heroon.games"):
        if point.name in found and point.value != found[point.name].value:
            raise KernelError(f"two distributions offer the game {point.name!r}")
        found[point.name] = point
    return dict(sorted(found.items()))


def game(name: str) -> GameSpec[Any]:
    """The spec of an installed game; raises `InputError` for an unknown one."""
    found = games()
    if name not in found:
        raise InputError(UNKNOWN, f"no such game (there are: {', '.join(found)})", name)
    spec: GameSpec[Any] = found[name].load()
    return spec
