"""Cards in their places, one function at a time, on stated cards."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.cards import SECOND
from heroon.games.hero_realms.piles import boss_drawn_by, face_value, find, mark, unmark
from heroon.games.hero_realms.rules_wants import rank
from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import EMPTY, Table
from tests.hero_realms.test_order import asked, tokens
from tests.hero_realms.test_review import at, offered, owners, say

A, B = 20, 30  # two kinds of cards


@pytest.mark.parametrize(
    ("cards", "flags", "i", "flag", "after"),
    [
        # A single card; the first and the last of a place.
        ([A], [0], 0, 1, [1]),
        ([A, B], [0, 0], 0, 3, [3, 0]),
        ([A, B], [3, 0], 1, 1, [3, 1]),
        # Of two alike the one with the lesser flags comes first, whichever is marked.
        ([A, A], [0, 0], 0, 1, [0, 1]),
        ([A, A], [0, 0], 1, 1, [0, 1]),
        ([A, A], [1, 1], 1, 0, [0, 1]),
        ([A, A], [1, 1], 0, 0, [0, 1]),
        ([A, A], [0, 2], 1, 1, [0, 1]),
        # Over three alike, upwards and downwards, and no further than among its like.
        ([A, A, A], [0, 1, 2], 0, 3, [1, 2, 3]),
        ([A, A, A], [1, 2, 3], 2, 0, [0, 1, 2]),
        ([A, A, A], [1, 2, 3], 1, 0, [0, 1, 3]),
        ([A, A, A], [0, 1, 3], 1, 4, [0, 3, 4]),
        ([B, A, A, B], [3, 1, 2, 0], 2, 0, [3, 0, 1, 0]),
        ([B, A, A, B], [3, 1, 2, 0], 1, 4, [3, 2, 4, 0]),
    ],
)
def test_a_marked_card_keeps_its_place_sorted(
    cards: list[int], flags: list[int], i: int, flag: int, after: list[int]
) -> None:
    kept = list(cards)
    mark(cards, flags, i, flag)
    assert (cards, flags) == (kept, after)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_every_mark_leaves_the_place_sorted(many: int) -> None:
    """Each place of up to four cards, each card of it marked in each way."""
    lying = list(product((A, B), range(3)))
    for place in combinations_with_replacement(lying, many):
        for i, flag in product(range(many), range(4)):
            cards, flags = [card for card, _ in place], [lies for _, lies in place]
            after = sorted([*place[:i], *place[i + 1 :], (cards[i], flag)])
            mark(cards, flags, i, flag)
            assert list(zip(cards, flags, strict=True)) == after


@pytest.mark.parametrize(
    ("cards", "flags", "after"),
    [
        ([A], [4], [0]),
        ([A, A, A], [1, 4, 5], [0, 1, 1]),
        ([A, A, B, B], [0, 4, 5, 12], [0, 0, 1, 8]),
        ([A, A, A, B], [2, 4, 6, 4], [0, 2, 2, 0]),
    ],
)
def test_a_flag_that_goes_leaves_every_place_sorted(
    cards: list[int], flags: list[int], after: list[int]
) -> None:
    unmark(cards, flags, 4)
    assert flags == after


def test_the_lowest_flag_goes_as_well() -> None:
    cards, flags = [A, A, B], [1, 3, 1]
    unmark(cards, flags, 1)
    assert flags == [0, 2, 0]


def test_a_card_is_found_by_its_flags() -> None:
    cards, flags = [A, A, B], [0, 3, 1]
    assert find(cards, flags, A, 1, 0) == 0
    assert find(cards, flags, A, 1, 1) == 1
    assert find(cards, flags, B, 2, 0) == 2
    assert find(cards, flags, B, 1, 0) == -1
    assert find([], [], A, 1, 0) == -1


def test_without_a_behaviour_card_there_is_no_value() -> None:
    assert face_value(at({"agenda": ["HERO_TURN"], "turns": 0, "face": "none"}).g) == 0


def test_the_boss_draws_what_goes_with_a_discard() -> None:
    spec = owners("grak_ally = [0, 0, 0, 1, 12, 2]")
    grak = w.CARDS.by_token["grak"]
    assert boss_drawn_by(at({}, spec).g, SECOND[grak]) == 1 + 2
    assert boss_drawn_by(at({}).g, SECOND[w.CARDS.by_token["cron"]]) == 1
    assert boss_drawn_by(at({}).g, SECOND[w.CARDS.by_token["dire-wolf"]]) == 0


#: What the Boss prefers (5c): combat or a champion, then health, then gold, then the rest; for
#: each action of the printed cards.
PREFERRED = {
    1: "close-ranks command domination rally-the-troops death-threat fire-bomb hit-job "
    "intimidation smash-and-grab dark-energy death-touch life-drain the-rot elven-curse rampage "
    "spark wolf-form",
    2: "recruit",
    3: "taxation bribe deception profit dark-reward influence elven-gift natures-bounty",
    4: "word-of-power",
}


def test_what_the_boss_prefers() -> None:
    g = at({}).g
    ranks = {w.CARDS.by_value[card]: rank(g, card) for card in w.ACTIONS.values}
    assert ranks == {name: n for n, names in PREFERRED.items() for name in names.split()}
    assert {rank(g, card) for card in w.CHAMPIONS.values} == {1}


@pytest.mark.parametrize(
    ("main", "wanted"),
    [
        ([2, 0, 0, 0, 5, 1], 2),  # health for each champion is health
        ([2, 0, 1, 0, 0, 0], 2),
        ([1, 0, 0, 0, 0, 0], 3),
        ([2, 0, 0, 0, 6, 1], 3),
        ([0, 0, 0, 0, 6, 1], 4),
        ([2, 1, 3, 0, 0, 0], 1),
        ([2, 0, 3, 0, 1, 1], 1),  # combat for each champion is combat,
        ([2, 0, 3, 0, 4, 1], 1),  # and for each other card of the faction
    ],
)
def test_what_the_boss_prefers_among_an_owners_cards(main: list[int], wanted: int) -> None:
    g = at({}, owners(f"bribe_main = {main}")).g
    assert rank(g, w.CARDS.by_token["bribe"]) == wanted


# -- the market deck runs out ---------------------------------------------------------------------


def all_but(*kept: str) -> list[str]:
    """The whole market deck of a game against Torgen without one card of each that is kept."""
    table: Table[Skirmish] = Table(SPEC, {"boss": "torgen"})
    cards = tokens(table.g.stock)
    for card in kept:
        cards.remove(card)
    return cards


def test_the_last_card_of_the_market_deck_is_laid_out() -> None:
    state = {"gold": 1, "row": ["spark", ".", ".", ".", "."]}
    gone = all_but("spark", "arkus")
    table = say(at({**state, "sacrifice": gone}, boss="torgen"), "buy:spark")
    assert asked(table) == "market"
    say(table, "arkus")
    assert table.undoable == 0
    assert (tokens(table.g.row[:1]), table.g.market, asked(table)) == (["arkus"], [], "main")


def test_of_an_empty_market_deck_nothing_comes() -> None:
    state = {"gold": 1, "row": ["spark", ".", ".", ".", "."]}
    table = say(at({**state, "sacrifice": all_but("spark")}, boss="torgen"), "buy:spark")
    assert (table.g.row, asked(table)) == ([EMPTY] * 5, "main")


@pytest.mark.parametrize(("left", "who"), [([], "behaviour"), (["spark"], "market")])
def test_the_boss_draws_what_there_is(left: list[str], who: str) -> None:
    agenda = ["BEGIN", "BOSS_END", "HERO_TURN"]
    gone = all_but("kraka", *left)
    table = at({"agenda": agenda, "zone": ["kraka"], "sacrifice": gone}, boss="torgen")
    assert asked(table) == who


def test_the_last_card_that_the_boss_draws_is_not_taken_back() -> None:
    state = {
        "agenda": ["SECONDARY_LOSSES", "BEGIN", "BOSS_END", "HERO_TURN"],
        "zone": ["kraka", "broelyn", "cron"],
        "hand": ["gold", "ruby"],
        "sacrifice": all_but("kraka", "broelyn", "cron", "taxation"),
    }
    table = say(at(state, boss="torgen"), "discard:gold", "taxation")
    assert (asked(table), table.undoable) == ("behaviour", 0)


def test_cards_that_cost_nothing_are_wanted_too() -> None:
    spec = owners("profit = [3, 0, 0, 0]", "taxation = [3, 0, 0, 0]")
    agenda = ["BOSS_BUYS", "BOSS_END", "HERO_TURN"]
    row = ["profit", "taxation", ".", ".", "."]
    table = at({"agenda": agenda, "row": row}, spec, boss="torgen")
    assert (asked(table), offered(table)) == ("buy", ["take:taxation", "take:profit"])
