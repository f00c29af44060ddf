"""State: declared fields, ranges, conservation, copies, and how a spec puts them together."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel import installed
from heroon.kernel import spec as spec_module
from heroon.kernel.copying import values
from heroon.kernel.errors import MALFORMED, REFUSED, UNKNOWN
from heroon.kernel.fields import set_index
from heroon.kernel.laws import check
from heroon.kernel.state import conceal, seers
from tests.kernel import small
from tests.kernel.small import CARD, DECK, SIZE, Small
from tests.shapes import grid, long_turn, turning


def nothing(g: Small, _: int, __: int) -> k.Rule[None]:
    yield from k.confirm(0, small.P)


SPEC = small.game(nothing)


def fresh() -> Small:
    return SPEC.new(SPEC.settings({}), 2)


def checked(g: Small) -> None:
    check(g, SPEC.fields, SPEC.sets, 2)


def test_a_new_state_is_at_home() -> None:
    g = fresh()
    assert (g.pool, g.deck, g.hand, g.n, g.size) == ([1, 1, 2, 3], [0] * 4, [[], []], 0, 0)
    assert (g.result, g.reason, len(g.agenda), g.log) == ([], 0, 6, None)
    checked(g)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("n", 10, "field n: 10 is not in 0..9"),
        ("n", -1, "field n: -1 is not in 0..9"),
        ("deck", [0] * 5, "field deck: 5 entries, capacity 4"),
        ("pool", [1, 2, 1, 3], "field pool: an unordered place is not sorted"),
        ("pool", [1, 2, 2, 3], "set deck.0: cards appeared or vanished"),
        ("deck", [0] * 3, "set deck.0: the pool and the zero slots are unequal"),
        ("hand", [[], [1]], "set deck.0: cards appeared or vanished"),
    ],
)
def test_what_a_state_may_not_hold(name: str, value: Any, why: str) -> None:
    g = fresh()
    setattr(g, name, value)
    with pytest.raises(k.KernelError, match=why.replace(".", r"\.")):
        checked(g)


def test_masks_go_with_their_cards() -> None:
    spec = grid.SPEC
    g = spec.new({}, 2)

    def refused(why: str) -> None:
        with pytest.raises(k.KernelError, match=why):
            check(g, spec.fields, spec.sets, 2)

    g.known[0] = 1
    refused("somebody knows an empty or unknown slot")
    g.known[0] = 0
    g.pool.remove(1)
    g.pool.remove(1)
    g.stock = g.stock[2:]
    g.hand[0], g.watched[0] = [1, 1], [1]
    refused("not one mask a slot of hand")
    g.watched[0] = [3, 1]
    refused("field watched.0: an unordered place is not sorted")
    g.watched[0] = [1, 3]
    check(g, spec.fields, spec.sets, 2)


def test_copies_share_nothing() -> None:
    for spec, seats in ((SPEC, 2), (long_turn.SPEC, 1), (long_turn.SPEC, 2)):
        g: Any = spec.new(spec.settings({}), seats)
        twin: Any = spec.copy(g)
        assert values(twin, spec.fields) == values(g, spec.fields)
        assert spec.digest(twin) == spec.digest(g)
        twin.hand[0].append(1)
        twin.agenda.append(1)
        assert (g.hand[0], len(g.agenda) % 3) == ([], 0)
        assert spec.digest(twin) != spec.digest(g)


def test_new_games_share_nothing() -> None:
    for spec, seats in ((SPEC, 2), (long_turn.SPEC, 1)):
        options = spec.settings({})
        first: Any = spec.new(options, seats)
        before = values(first, spec.fields)
        first.hand[0].append(1)
        first.agenda.append(1)
        assert values(spec.new(options, seats), spec.fields) == before


def test_a_new_game_is_the_same_however_its_options_are_given() -> None:
    spec = replace(SPEC)  # nothing of it is known yet
    odd: Any = spec.new({"size": True}, 2)
    assert type(odd.size) is int
    assert spec.digest(odd) == spec.digest(spec.new({"size": 1}, 2))
    assert spec.digest(odd) != spec.digest(spec.new({"size": 0}, 2))


def test_who_sees_a_place() -> None:
    g = fresh()
    everybody = k.place("a", DECK, 4)
    owner = k.place("a", DECK, 4, shape=k.SEATS, seen=k.OWNER)
    nobody = k.place("a", DECK, 4, seen=k.NO_SEAT)
    assert [seers(g, f, 1, 0) for f in (everybody, owner, nobody)] == [255, 2, 0]


def test_a_set_a_seat_and_the_place_of_another() -> None:
    own = k.CardSet("own", CARD, (1, 2), per_seat=True)
    sets = {"own": own, "deck": DECK}
    assert set_index(k.place("p", own, 2), sets, 1) == 1
    assert set_index(k.place("p", own, 2, other=True), sets, 1) == 0
    assert set_index(k.place("p", DECK, 2), sets, 1) == 0
    assert k.pool("p", own).shape == k.SEATS


def test_kinds_of_fields() -> None:
    assert k.counters("c", 3, 0, 9, 1).fixed
    assert k.marks("m", 3, 0, 9).shape == k.LIST
    assert k.marks("m", 3, 0, 9, per_seat=True).shape == k.SEATS
    assert k.faces("f", 3).high == 1
    assert k.number("n", 0, 9, 2, each=3).cap == 3
    from heroon.kernel.state import empty

    assert empty(k.counters("c", 3, 0, 9, 1), 2) == [[1, 1, 1], [1, 1, 1]]
    assert empty(k.number("n", 0, 9, 2, each=3), 2) == [2, 2, 2]
    assert empty(k.place("g", DECK, 2, grid=True), 2) == [k.EMPTY, k.EMPTY]


def test_conceal_completes_pools_and_homes() -> None:
    g = SPEC.blank(SPEC.settings({}), 2)
    g.hand[0] = [1, 3]
    g.deck = [2]
    conceal(g, SPEC.fields, SPEC.sets, 2)
    assert (g.deck, g.pool) == ([0, 2], [1])
    g = SPEC.blank(SPEC.settings({}), 2)
    g.hand[0] = [2, 2]
    with pytest.raises(k.KernelError, match=r"set deck\.0: no card 2 is left"):
        conceal(g, SPEC.fields, SPEC.sets, 2)


def test_a_set_without_a_home_has_all_in_its_pool() -> None:
    fields = tuple(replace(f, home=False) for f in small.FIELDS)
    spec = replace(SPEC, own_fields=fields)
    g = spec.new(spec.settings({}), 2)
    assert (g.deck, g.pool) == ([], [1, 1, 2, 3])
    with pytest.raises(k.KernelError, match="unequal"):
        check(g, spec.fields, spec.sets, 2)


# -- the spec --------------------------------------------------------------------------------------


def test_slots_and_fields_are_the_same() -> None:
    with pytest.raises(k.KernelError, match="slots and fields differ: n"):
        small.game(nothing, own_fields=small.FIELDS[:-1])


def test_seats_and_options() -> None:
    with pytest.raises(k.InputError, match="for 2 seats, not 3"):
        SPEC.new({}, 3)
    assert SPEC.settings({}) == {"size": 0}
    assert SPEC.settings({"size": "big"}) == {"size": 1}
    assert SPEC.options[0].values == ("small", "big")
    with pytest.raises(k.InputError, match="there are: size") as bad:
        SPEC.settings({"colour": "red"})
    assert bad.value.kind == UNKNOWN
    with pytest.raises(k.InputError, match="size must be one of: small, big") as bad:
        SPEC.settings({"size": "huge"}, "file, line 3")
    assert (bad.value.kind, bad.value.where) == (MALFORMED, "file, line 3")
    with pytest.raises(k.InputError, match="there are: none"):
        grid.SPEC.settings({"size": "big"})


def test_options_that_exclude_each_other() -> None:
    two = (*SPEC.options, k.Option("n", SIZE))
    spec = replace(SPEC, options=two, excluded=(("size", "big", "n", "small"),))
    assert spec.settings({"size": "big", "n": "big"}) == {"size": 1, "n": 1}
    assert spec.settings({}) == {"size": 0, "n": 0}
    with pytest.raises(k.InputError, match="size=big excludes n=small") as bad:
        spec.settings({"size": "big"})
    assert bad.value.kind == REFUSED


def test_defaults_of_a_spec() -> None:
    assert spec_module.no_turns(None) == 0
    assert spec_module.no_reason(None, 0, 1) == 0
    assert spec_module.fits_anywhere(None, "p", 0, 0, 1)
    assert SPEC.cards_hash == ""


def test_installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def offer(*values: str) -> None:
        points = [EntryPoint("grid", value, "heroon.games") for value in values]
        monkeypatch.setattr(installed, "entry_points", lambda group: points)
        monkeypatch.syspath_prepend(f"offer-{len(values)}-{values[0]}")  # a path not seen before

    offer("tests.shapes.grid:SPEC")
    assert list(k.games()) == ["grid"]
    assert k.game("grid") is grid.SPEC
    with pytest.raises(k.InputError, match="there are: grid") as bad:
        k.game("chess")
    assert (bad.value.kind, bad.value.token) == (UNKNOWN, "chess")
    twice = "tests.shapes.grid:SPEC"
    offer(twice, twice)
    assert list(k.games()) == ["grid"]
    offer("a:B", "c:D")
    assert k.games() == {}
    assert k.faults() == {"grid": "several distributions offer it: a:B, c:D"}
    with pytest.raises(k.Faulty, match="several distributions offer it: a:B, c:D"):
        k.game("grid")


# -- card data -------------------------------------------------------------------------------------

BOOK = """
[numbers]
goal = {value = 5, low = 1, high = 9, from = "printed", rule = "small:end"}
hand = {value = 3, low = 2, high = 4, from = "rebuilt", rule = "small:hand"}
"""


def test_card_data() -> None:
    numbers = k.read_numbers(BOOK, "cards.toml")
    assert [(n.name, n.value, n.source) for n in numbers] == [
        ("goal", 5, "printed"),
        ("hand", 3, "rebuilt"),
    ]
    f = k.numbers_field(numbers)
    assert (f.cap, f.low, f.high, f.fixed) == (2, 1, 9, True)
    mine = k.use_numbers(numbers, "[numbers]\ngoal = 7\n", "mine.toml")
    assert [n.value for n in mine] == [7, 3]
    full = k.use_numbers(numbers, BOOK.replace("value = 3", "value = 4"), "mine.toml")
    assert [n.value for n in full] == [5, 4]
    again = k.use_numbers(numbers, k.write_numbers(mine, "Small"), "mine.toml")
    assert again == mine


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[numbers", "not TOML"),
        ("goal = 3", r"a card file holds tables, such as \[numbers\]"),
        ("numbers = 3", r"a card file holds tables, such as \[numbers\]"),
        ("", r"a card file holds tables, such as \[numbers\]"),
        ("[numbers]\ngaol = 3", r"mine, line 2: 'gaol': no such number"),
        ("[numbers]\n\ngoal = 10", r"mine, line 3: '10': goal must be a number from 1 to 9"),
        ("[numbers]\ngoal = true", "goal must be a number"),
        ('[numbers]\n"goal" = 11', "mine, line 2: '11': goal must be"),
        ("[numbers.goal]\nvalue = 11", "mine, line 1: '11': goal must be"),
        ("numbers = {goal = 11}", "mine, line 1: '11': goal must be"),
    ],
)
def test_card_data_refused(text: str, why: str) -> None:
    with pytest.raises(k.InputError, match=why):
        k.use_numbers(k.read_numbers(BOOK, "cards.toml"), text, "mine")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"printed"', '"guessed"', "no such provenance"),
        (', rule = "small:end"', "", "needs value, low, high, from, rule"),
        ("goal = {", "goal = 4 #", "needs value"),
        ("value = 5", "value = 50", "goal must be a number from 1 to 9"),
    ],
)
def test_a_games_own_card_data_refused(old: str, new: str, why: str) -> None:
    with pytest.raises(k.InputError, match=why):
        k.read_numbers(BOOK.replace(old, new), "cards.toml")


class Numbered(Small):
    numbers: list[int]


def test_a_spec_with_card_data() -> None:
    numbers = k.read_numbers(BOOK, "cards.toml")
    fields = (*small.FIELDS, k.numbers_field(numbers))
    spec: k.GameSpec[Any] = small.game(nothing, state=Numbered, own_fields=fields, numbers=numbers)
    assert spec.new(spec.settings({}), 2).numbers == [5, 3]
    other = spec.using("[numbers]\nhand = 2", "mine")
    assert other.new(other.settings({}), 2).numbers == [5, 2]
    assert len(spec.cards_hash) == 12
    assert spec.cards_hash != other.cards_hash
    with pytest.raises(k.InputError, match="other card data"):
        k.read_record(k.write_record(k.Table(spec)), spec=other)


# -- views -----------------------------------------------------------------------------------------


def test_views() -> None:
    pieces = (k.Piece("a", "a"), k.Piece("a#2", "a"), k.Piece("row/3"))
    view = k.View(0, (k.Area("row", "row", pieces=pieces, count=3),), (("n", 4),))
    assert view.faces() == {"a": 2}
    assert view.area("row").count == 3
    assert view.counter("n") == 4
    with pytest.raises(KeyError):
        view.area("column")
    with pytest.raises(KeyError):
        view.counter("m")
    assert k.number_faces(["a", "b", "a", "a"]) == ["a", "b", "a#2", "a#3"]


# -- cards that turn, and piles of one common set -------------------------------------------------


def turning_state() -> turning.Turning:
    return turning.SPEC.blank({}, 2)


def test_kinds_that_come_from_card_data_lie_at_home_in_the_open() -> None:
    g = turning_state()
    conceal(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    assert g.stock == [1] * 8 + [2] * 6
    assert g.pool == [[], []]
    g.numbers = [1, 2]
    g.stock = []
    conceal(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    assert g.stock == [1, 1, 2, 2, 2, 2]


def test_a_turned_card_is_the_same_card() -> None:
    g = turning_state()
    g.hand = [[1, 3], [4]]
    conceal(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    assert g.stock == [1] * 6 + [2] * 5
    check(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    g.hand[1] = [3]
    with pytest.raises(k.KernelError, match="appeared or vanished"):
        check(g, turning.SPEC.fields, turning.SPEC.sets, 2)


def test_each_pile_of_a_common_set_has_its_own_pool() -> None:
    g = turning_state()
    g.pile, g.pool = [[0, 0], [0]], [[1, 4], [2]]
    conceal(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    check(g, turning.SPEC.fields, turning.SPEC.sets, 2)
    g.pool = [[1], [2, 4]]
    with pytest.raises(k.KernelError, match="the pool and the zero slots are unequal"):
        check(g, turning.SPEC.fields, turning.SPEC.sets, 2)


def test_constant_fields_are_shared_by_copies() -> None:
    g = turning_state()
    twin = turning.SPEC.copy(g)
    assert twin.numbers is g.numbers
    assert twin.score == g.score
    assert twin.score is not g.score


def test_the_level_of_a_card_is_no_news() -> None:
    before = k.View(0, (k.Area("row", "row", 0, (k.Piece("leaf", "leaf"),)),))
    after = k.View(0, (k.Area("row", "row", 0, (k.Piece("leaf+", "leaf+"),)),))
    assert before.faces() == after.faces()


def test_what_is_annotated_in_a_state_is_a_slot_and_nothing_else() -> None:
    g = Numbered()
    g.numbers = [1]
    assert not hasattr(g, "__dict__")
    with pytest.raises(AttributeError, match="number"):
        g.number = 1  # type: ignore[attr-defined]  # it is to be wrong
