"""Fields: the one table that says what each member of a state holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from .words import Domain

#: An empty cell of a grid.  A slot is 0 while nobody knows it, else the card (1 and up).
EMPTY: Final = -1
ONE: Final = "one"  # an int
LIST: Final = "list"  # a list of ints
SEATS: Final = "seats"  # a list of ints for each seat

#: The greatest number of seats: masks of seats have eight bits.
SEATS_TOP: Final = 8

#: For `number`: one for each seat in play.
PER_SEAT: Final = -1

#: Who sees the cards of a place that has no mask of its own.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_SEAT: Final = "no seat"


@dataclass(frozen=True)
class Field:
    """The description of one field of a state: what it holds, how much, who sees it.

    - `cap`: the greatest length of a list (its length, when `fixed`)
    - `low`, `high`: the range of each int; `start` is the value at set-up
    - `ordered`: whether the order of a list counts; other lists are kept sorted
    - `domain`: the tokens of the ints, for texts of positions
    - `cards`: the name of the card set, in a field of cards; `pool` and `home` say that it is
      the set's pool, or where its cards lie at set-up, `of_kinds` which kinds do so in the open
    - `known`, `face`: the names of companion fields of the same shape: who knows each card, and
      whether it lies face up
    - `seen`: who sees the cards where there is no `known`
    - `other`: whether the place of seat s holds cards of the set of seat 1 - s
    - `companion`: whether it is no field of its own in texts of positions
    - `option`: whether it is an option of the game
    - `constant`: whether it never changes during a game, so that copies share it
    - `per_seat`: whether it is a list with one int for each seat in play; `cap` is then the
      greatest number of seats that the game allows (see `fields_of`)
    - `apart`: whether values, digests and texts of positions leave it out, since their header
      tells it
    - `late`: how many of its last ints digests leave out as long as all of them are 0
    """

    name: str
    shape: str
    cap: int = 1
    low: int = 0
    high: int = 0
    start: int = 0
    fixed: bool = False
    ordered: bool = True
    domain: Domain | None = None
    cards: str = ""
    pool: bool = False
    home: bool = False
    of_kinds: tuple[int, ...] = ()
    known: str = ""
    face: str = ""
    seen: str = EVERYBODY
    other: bool = False
    companion: bool = False
    option: bool = False
    constant: bool = False
    per_seat: bool = False
    apart: bool = False
    late: int = 0

    def length(self, seats: int) -> int:
        """Return how many ints a fixed list of this field has in a game of so many seats."""
        return seats if self.per_seat else self.cap


@dataclass(frozen=True)
class CardSet:
    """A set of cards that can be told apart only by kind, with one common back.

    `kinds` lists every card of the set; where that depends on options, seats or card data it is
    a function of the state, and `most` the greatest number of cards.  With `per_seat` each seat
    has a set of its own; with `piles` the set is common, but each seat has a hidden pile, and so
    a pool, of its own.  `first` gives, for cards that can be turned, the first side of each
    value (values that are not turned stand for themselves).
    """

    name: str
    domain: Domain
    kinds: tuple[int, ...] | Callable[[Any], Sequence[int]]
    per_seat: bool = False
    most: int = 0
    piles: bool = False
    first: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """The greatest number of cards the set can have."""
        return self.most if callable(self.kinds) else len(self.kinds)

    @property
    def own_pools(self) -> bool:
        """Whether each seat has a pool of this set."""
        return self.per_seat or self.piles

    def cards(self, g: Any) -> list[int]:
        """List every card of the set in this game, sorted, each with its first side up."""
        return sorted(self.kinds(g) if callable(self.kinds) else self.kinds)

    def side(self, card: int) -> int:
        """Return the first side of a card."""
        return self.first[card] if self.first else card


#: The fields that every state has.
BASE_FIELDS: Final = (
    Field("agenda", LIST, cap=3 * 64, low=-1, high=1 << 30, companion=True),
    Field("result", LIST, cap=8, low=-(1 << 30), high=1 << 30),
    Field("reason", ONE, high=1 << 16),
    Field("seats", ONE, low=1, high=SEATS_TOP, start=1, companion=True, apart=True),
)


# -- declaring fields --------------------------------------------------------------------------


def number(
    name: str, low: int, high: int, start: int = 0, *, each: int = 0, of: Domain | None = None
) -> Field:
    """Declare a field of one int; with `each` a list of so many ints, PER_SEAT for one a seat."""
    if each == PER_SEAT:
        cap = SEATS_TOP  # the game's own greatest number takes its place, see `fields_of`
        return Field(name, LIST, cap, low, high, start, fixed=True, domain=of, per_seat=True)
    if each:
        return Field(name, LIST, each, low, high, start, fixed=True, domain=of)
    return Field(name, ONE, 1, low, high, start, domain=of)


def counters(name: str, cap: int, low: int, high: int, start: int = 0) -> Field:
    """Declare a field that holds for each seat a list of exactly `cap` ints."""
    return Field(name, SEATS, cap, low, high, start, fixed=True)


def marks(name: str, cap: int, low: int, high: int, *, per_seat: bool = False) -> Field:
    """Declare a field of a list of at most `cap` ints; with `per_seat` one list for each seat."""
    return Field(name, SEATS if per_seat else LIST, cap, low, high)


def place(
    name: str,
    of: CardSet,
    cap: int,
    *,
    shape: str = "",
    grid: bool = False,
    ordered: bool = True,
    home: bool = False,
    of_kinds: Sequence[int] = (),
    known: str = "",
    face: str = "",
    seen: str = EVERYBODY,
    other: bool = False,
) -> Field:
    """Declare a field that is a place for cards of one set.

    - `shape`: SEATS where each seat has a set of its own, else LIST, unless given
    - `grid`: whether it has exactly `cap` cells, each EMPTY or a slot
    - `home`: whether the set lies there at set-up, unseen; with `of_kinds` it is the home of
      these kinds, in the open
    - `known`: the name of a field of `masks`; without it `seen` says who sees the cards
    - `other`: whether the place of seat s holds cards of the set of seat 1 - s
    """
    shape = shape or (SEATS if of.per_seat else LIST)
    low, start = (EMPTY, EMPTY) if grid else (0, 0)
    return Field(
        name,
        shape,
        cap,
        low,
        of.domain.top - 1,
        start,
        fixed=grid,
        ordered=ordered,
        domain=of.domain,
        cards=of.name,
        home=home,
        of_kinds=tuple(of_kinds),
        known=known,
        face=face,
        seen=seen,
        other=other,
    )


def pool(name: str, of: CardSet) -> Field:
    """Declare the pool of a set: the sorted cards that the set's unknown slots can be."""
    shape = SEATS if of.own_pools else LIST
    return Field(
        name,
        shape,
        of.size,
        1,
        of.domain.top - 1,
        ordered=False,
        domain=of.domain,
        cards=of.name,
        pool=True,
    )


def masks(name: str, cap: int, *, shape: str = SEATS, fixed: bool = False) -> Field:
    """Declare a field that says who knows each card of another place: one mask of seats a slot."""
    return Field(name, shape, cap, 0, 255, fixed=fixed, companion=True)


def faces(name: str, cap: int, *, shape: str = SEATS) -> Field:
    """Declare a field that says whether each cell of a grid lies face up."""
    return Field(name, shape, cap, 0, 1, fixed=True, companion=True)


def option(name: str, of: Domain) -> Field:
    """Declare a field that holds an option of the game: set at the start, never changed."""
    return Field(name, ONE, 1, 0, of.top - 1, domain=of, option=True)


# -- what is asked of them ---------------------------------------------------------------------


def fields_of(own: Sequence[Field], most: int) -> tuple[Field, ...]:
    """List every field of a game for at most `most` seats: the kernel's own first."""
    return (*BASE_FIELDS, *(replace(f, cap=most) if f.per_seat else f for f in own))


def kept(fields: Sequence[Field]) -> list[Field]:
    """List the fields that `values` reads, in its order: all that are not `apart`."""
    return [f for f in fields if not f.apart]


def set_index(f: Field, sets: dict[str, CardSet], owner: int) -> int:
    """Return which instance of its card set the place of `owner` holds, from 0."""
    if not sets[f.cards].per_seat:
        return 0
    return 1 - owner if f.other else owner


def pool_index(f: Field, sets: dict[str, CardSet], owner: int) -> int:
    """Return which pool of its card set the unseen slots in a place of `owner` belong to."""
    if sets[f.cards].piles:
        return owner if f.shape == SEATS else 0
    return set_index(f, sets, owner)


def names_of(f: Field, seats: int) -> list[str]:
    """Name the lists of a field in generated code: `hand_0`, `hand_1`."""
    return [f"{f.name}_{s}" for s in range(seats)] if f.shape == SEATS else [f"{f.name}_"]
