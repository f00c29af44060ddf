"""GameSpec: all that the kernel knows of a game, as data; and how installed games are found."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.metadata import EntryPoint
from typing import Any, Final, Generic, TypeVar

from .agenda import Steps
from .ask import Ask
from .cards import Number, numbers_hash
from .cards_used import use_numbers
from .copying import copier, digest
from .drivers import Rng
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError, KernelError
from .fields import CardSet, Field, fields_of
from .installed import Faulty, loaded, offered, twice, what_failed
from .standing import Standing
from .state import State, conceal, fresh
from .view import View
from .words import Domain, Vocabulary

S = TypeVar("S", bound=State)
T = TypeVar("T")

#: Reasons of ends that the table itself gives.
RESIGNED: Final = "resigned"
BOUND: Final = "bound"
AGREED: Final = "agreed"
CLAIM: Final = "claimed"


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened: its values by token, of which the first is the default.

    `rule` is the rule or ruling id it switches.
    """

    name: str
    domain: Domain
    rule: str = ""
    default: int = 0

    @property
    def values(self) -> tuple[str, ...]:
        """The tokens that this option may have."""
        return self.domain.tokens


def no_reason(_g: Any, _seat: int, _word: int) -> int:
    """Return 0, no reason: the `why` of a game that explains refusals by its prompts alone."""
    return 0


def always_sound(_g: Any) -> str:
    """Return "", nothing wrong: the `sound` of a game whose fields say all there is to say."""
    return ""


def no_turns(_g: Any) -> int:
    """Return 0: the `turn_of` of a game without turns."""
    return 0


def fits_anywhere(_g: Any, _place: str, _owner: int, _i: int, _card: int) -> bool:
    """Return True: the `fits` of a game in which a hidden slot can be any card of its set."""
    return True


def each_for_itself(_options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """Number the seats: the `teams` of a game in which each seat plays for itself."""
    return tuple(range(seats))


def all_together(_options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """Return 0 for each seat: the `teams` of a game in which all play against the game."""
    return (0,) * seats


def no_roles(_options: Mapping[str, int], seats: int) -> tuple[str, ...]:
    """Return "" for each seat: the `roles` of a game in which all seats are alike."""
    return ("",) * seats


def never(_options: Mapping[str, int], _seats: int) -> str:
    """Return "", no reason: the `refuses` of a game that takes any number of seats and options."""
    return ""


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """All that a game says of itself.

    - `start(g)`: puts the first steps on the agenda of a fresh state
    - `view(g, seat)`: what a seat sees, without its question
    - `why(g, seat, word)`: the number of the reason that forbids a word at a decision (0: none)
    - `fits(g, place, owner, i, card)`: whether a card may lie in a hidden slot
    - `sound(g)`: what is wrong with a position from a file, in English (empty: nothing)
    - `bound`: the greatest number of choices; `bound_result(g)` is the result of a game that
      reaches it
    - `given_up(g, seat)`: the result when a seat resigns
    - `drawn(g)`: the result when all agree on a draw (None: the game has no draws)
    - `turn_of(g)`: how many turns have begun; records note a digest where it changes
    - `rules`: the rules number, which rises when any record replays otherwise
    - `numbers`: the card data, which stand in the state's field of that name
    - `standing`: the answers that a seat may leave with the table
    - `policy(g, ask, rng)`: what the heuristic bot answers; it looks at public facts and at the
      asked seat's own secrets alone
    - `excluded`: pairs of option values that do not go together: option, value, option, value
    - `modes`: names for sets of options
    - `teams(options, seats)`: the number of each seat's team, whose seats win and lose as one;
      one number for all: they play together against the game
    - `roles(options, seats)`: the key of each seat's role, "" for none; its name is the text
      `role-<key>`
    - `refuses(options, seats)`: the key of the reason why so many do not play with these
      options, "" when they do; it is a reason of `words`, and never given for the first number
      of seats with default options

    `options` of these three are values (ints) by name.
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
    teams: Callable[[Mapping[str, int], int], tuple[int, ...]] = each_for_itself
    roles: Callable[[Mapping[str, int], int], tuple[str, ...]] = no_roles
    refuses: Callable[[Mapping[str, int], int], str] = never

    def __post_init__(self) -> None:
        self.steps.check()
        others = [f.name for f in self.own_fields if f.other]
        if others and max(self.seats) > 2:
            two = f"other=True is the other one of two seats, and {max(self.seats)} may play"
            raise KernelError(f"{self.id}: field {others[0]}: {two}")
        if self.refuses(self.settings({}), self.seats[0]):
            raise KernelError(f"{self.id}: refuses the options and seats that nobody asks for")
        slots = {s for kind in self.state.__mro__ for s in getattr(kind, "__slots__", ())}
        if slots - {"log"} != {f.name for f in self.fields}:
            odd = sorted((slots - {"log"}) ^ {f.name for f in self.fields})
            raise KernelError(f"{self.id}: slots and fields differ: {', '.join(odd)}")

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field of the state, the kernel's own first."""
        return fields_of(self.own_fields, max(self.seats))

    @cached_property
    def sets(self) -> dict[str, CardSet]:
        """The sets of cards by name."""
        return {s.name: s for s in self.card_sets}

    @cached_property
    def cards_hash(self) -> str:
        """The hash of the card data, as records name it; "" for a game without card data."""
        return numbers_hash(self.numbers) if self.numbers else ""

    def using(self, text: str, where: str) -> GameSpec[S]:
        """Return the same game with the card data of an owner's file; raises `InputError`."""
        return replace(self, numbers=use_numbers(self.numbers, text, where))

    def blank(self, options: Mapping[str, int], seats: int) -> S:
        """Make a state with start values, options and card data, and no card anywhere."""
        g = fresh(self.state, self.fields, seats, dict(options))
        if self.numbers:
            g.numbers = [n.value for n in self.numbers]  # type: ignore[attr-defined]  # a game with numbers has the field
        return g

    @cached_property
    def copy(self) -> Callable[[S], S]:
        """The function that copies a state."""
        return copier(self.state, self.fields, self.seats)

    def __repr__(self) -> str:
        return f"game({self.id!r})"

    def digest(self, g: S) -> str:
        """Compute the fingerprint of a state: sixteen hex digits."""
        return digest(g, self.fields)

    def settings(self, given: Mapping[str, Any], where: str = "options") -> dict[str, int]:
        """Turn option tokens into values by name, defaults filled in; raises `InputError`."""
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

    def check_seats(self, options: Mapping[str, int], seats: int, where: str = "") -> None:
        """Raise `InputError` unless so many seats may play with these options."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            why = f"{self.id} is for {allowed} seats, not {seats}"
            raise InputError(REFUSED, why, where=where)
        key = self.refuses(options, seats)
        if key:
            reason = next((r for r in self.words.reasons if r.name == key), None)
            if reason is None:
                raise KernelError(f"{self.id}: refuses gives {key!r}, which is no reason")
            raise InputError(REFUSED, key, where=where, rule=reason.rule)

    def allows(self, options: Mapping[str, int], seats: int) -> bool:
        """Return whether so many seats may play with these options."""
        return seats in self.seats and not self.refuses(options, seats)

    def teams_of(self, options: Mapping[str, int], seats: int) -> tuple[int, ...]:
        """Return the number of the team of each seat."""
        return self._each(self.teams(options, seats), seats)

    def roles_of(self, options: Mapping[str, int], seats: int) -> tuple[str, ...]:
        """Return the key of the role of each seat, "" for none."""
        return self._each(self.roles(options, seats), seats)

    def _each(self, found: tuple[T, ...], seats: int) -> tuple[T, ...]:
        if len(found) != seats:
            raise KernelError(f"{self.id}: {len(found)} teams or roles for {seats} seats")
        return found

    def new(self, options: Mapping[str, int], seats: int) -> S:
        """Make a state at the very start: cards at home, the first steps on the agenda."""
        key = (seats, *options.items())
        laid = self._laid.get(key)
        if laid is None:
            self.check_seats(options, seats)
            # As ints, whatever they were given as: True is found under the key of 1.
            laid = self.blank({name: int(value) for name, value in options.items()}, seats)
            conceal(laid, self.fields, self.sets, seats)
            self._laid[key] = laid
        g = self.copy(laid)
        self.start(g)
        return g

    @cached_property
    def _laid(self) -> dict[tuple[Any, ...], S]:
        """The states with all cards at home, by seats and options, for `new` to copy."""
        return {}


#: The entry-point group in which a distribution names a game.
GROUP: Final = "heroon.games"


def games() -> dict[str, EntryPoint]:
    """Map the ids of the installed games to their entry points, not loaded; no id offered twice."""
    return offered(GROUP)


def game(name: str) -> GameSpec[Any]:
    """Load the spec of an installed game; raises `InputError`: it is unknown, or `Faulty`."""
    found = games()
    if name not in found:
        several = twice(GROUP)
        if name in several:
            raise Faulty(name, several[name])
        raise InputError(UNKNOWN, f"no such game (there are: {', '.join(found)})", name)
    why = _fault(name, tuple(sys.path))
    if why:
        raise Faulty(name, why)
    spec: GameSpec[Any] = found[name].load()
    return spec


def sound_games() -> dict[str, GameSpec[Any]]:
    """Load the installed games that can be played, each for itself, by id."""
    faulty = faults()
    return {name: game(name) for name in games() if name not in faulty}


def faults() -> dict[str, str]:
    """Map the ids of the installed games that cannot be played to the reason."""
    found = {name: _fault(name, tuple(sys.path)) for name in games()}
    return dict(sorted((twice(GROUP) | {n: why for n, why in found.items() if why}).items()))


@cache
def _fault(name: str, _path: tuple[str, ...]) -> str:
    """Return why a game cannot be played, "" for one that can; loading is tried once only."""
    try:
        spec = loaded(games()[name])
    except Faulty as bad:
        return bad.why
    if not isinstance(spec, GameSpec):
        return "what its entry point names is no GameSpec"
    if spec.id != name:
        return f"its entry point is called otherwise than its spec: {spec.id}"
    try:
        min(spec.seats), max(spec.seats), spec.settings({}), spec.modes.items(), spec.fields
    except Exception as bad:
        return f"its spec fails: {what_failed(bad)}"
    return ""
