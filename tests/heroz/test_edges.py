"""The same rule in every column and cell, for every card, at the first and the last of a range."""

from __future__ import annotations

from itertools import product

import pytest

from heroon.games.heroz.cards import COMPLETE_FACTOR
from heroon.games.heroz.power import unpaid
from heroon.games.heroz.rules_area import fits
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import BOTH, Duel
from heroon.games.heroz.steps import (
    ATTACKERS,
    FORMATIONS,
    HERO_PLAY,
    HERO_POWER,
    MAIN,
    PLACEMENT,
    RAID,
    RETREAT,
    REVEAL,
    SACRIFICE_FLIP,
    WINDOW,
)
from heroon.games.heroz.words import CARDS, SUITS, TROOPS
from heroon.kernel.ask import ALL
from tests.heroz.positions import (
    CARD,
    CELL,
    at,
    cards,
    column,
    duel,
    empty_deck,
    fight,
    finish,
    hold,
    names,
    offered,
    prompt,
    say,
    score,
    troop,
)
from tests.heroz.test_power import total

FACES = list(product((False, True), repeat=3))


def stack(g: Duel, seat: int, number: int, faces: tuple[bool, ...]) -> None:
    """A column of three troops with these faces, the lowest first."""
    for line, up in enumerate(faces, start=1):
        troop(g, seat, f"{number}.{line}", ("2D", "6C", "9H")[line - 1], up=up)


# -- formations: every troop with every other, by what the rulebook says of two cards -------------


def show(g: Duel, seat: int, cell: str, token: str) -> None:
    i = CELL[cell]
    g.field[seat][i], g.face[seat][i] = CARD[token], 1


@pytest.mark.parametrize("first", TROOPS.tokens)
def test_two_cards_on_a_line_and_in_a_column(first: str) -> None:
    """heroz:formation, heroz:line, heroz:column: one of each pair doubled, five times, or both."""
    for second in TROOPS.tokens:
        x, y = int(first[:-1]), int(second[:-1])
        suit, value = first[-1] == second[-1], x == y
        for low in (1, 2):
            g = duel()
            show(g, 1, f"{low}.2", first)
            show(g, 1, f"{low + 1}.2", second)
            codes = [
                1 + 2 * 1 + 8 * kind + 16 * shared + 256 * (3, 6)[low - 1]
                for kind, shared, there in (
                    (0, SUITS.by_token[second[-1]], suit),
                    (1, y, value),
                )
                if there
            ]
            assert unpaid(g, 1) == codes
            g = duel()
            if low == 2:
                g.field[0][CELL["3.1"]] = CARD["10S"]  # face down
            show(g, 0, f"3.{low}", first)
            show(g, 0, f"3.{low + 1}", second)
            more = (2 * max(x, y) + min(x, y)) * suit + (5 * max(x, y) + min(x, y)) * value
            assert total(g) == (more or x + y)


@pytest.mark.parametrize("token", ["2C", "2S", "10C", "10S", "2D"])
def test_a_card_in_each_place_of_three(token: str) -> None:
    """heroz:column, heroz:line: three of a suit, wherever the card lies among them."""
    suit, value = token[-1], int(token[:-1])
    others = [f"{v}{suit}" for v in (4, 7)]
    for place in range(3):
        tokens = [*others[:place], token, *others[place:]]
        g = duel()
        column(g, 0, 3, " ".join(tokens))
        assert total(g) == 2 * (value + 4 + 7)
        g = duel()
        for number, each in enumerate(tokens, start=1):
            show(g, 0, f"{number}.3", each)
        assert unpaid(g, 0) == [2 * 2 + 16 * SUITS.by_token[suit] + 256 * 7]


@pytest.mark.parametrize("suit", SUITS.tokens)
def test_an_aura_of_each_suit_makes_a_formation(suit: str) -> None:
    """heroz:aura: value 1 and the hero's suit, in either place of two."""
    other = "SHDC"["SHDC".index(suit) - 1]
    for under in ("3.1", "3.2"):
        g = duel()
        column(
            g,
            0,
            3,
            " ".join(f"9{suit}" if cell != under else f"5{other}" for cell in ("3.1", "3.2")),
        )
        g.aura[0][CELL[under]] = SUITS.by_token[suit] + 1
        assert total(g) == 2 * 9 + 1


def test_a_joker_that_copied_value_1_of_spades_is_one() -> None:
    """HZ-65: the least of all that a Joker can copy."""
    g = duel()
    column(g, 0, 1, "X=1S 4S")
    assert g.copied[0][0] == 1
    column(g, 1, 1, "2H")
    fight(g, 1)
    table = at(finish(g), WINDOW, 3, 0)
    assert table.view(0).counter("power.0.1") == 2 * 4 + 1
    assert fits(g, "field", 0, 0, CARD["X"])
    assert not fits(g, "field", 0, 0, CARD["2H"])
    assert not fits(g, "field", 0, 1, CARD["X"])


# -- 1.1, windows ---------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2])
def test_at_1_1_a_discard_of_any_size_is_turned_over(count: int) -> None:
    """heroz:1.1, HZ-82."""
    g = duel()
    g.discard[0] = cards("6H 7H")[:count]
    hold(g, 1, "5H")
    empty_deck(g, 0)
    at(g, MAIN)
    assert (len(g.deck[0]), g.hand[0], g.turn) == (count, [], 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_troop_anywhere_is_a_target(seat: int, number: int) -> None:
    """heroz:ace: nobody is asked while nothing has a target; the last troop, wherever, is one."""
    for there in (True, False):
        g = duel()
        if there:
            troop(g, seat, f"{number}.1", "5H", up=False)
        for me in (0, 1):
            hold(g, me, "AS")
        table = at(g, WINDOW, 1, 0)
        assert (prompt(table) == "0 window1") == there


@pytest.mark.parametrize(
    ("token", "worth"),
    [("2S", 2), ("10C", 10), ("JS", 12), ("KC", 12), ("AS", 1), ("AC", 1), ("X", 0)],
)
def test_what_each_card_adds_to_a_sacrifice(token: str, worth: int) -> None:
    """heroz:sacrifice: a Joker 0, an Ace 1, a hero 12, a troop its value."""
    g = duel()
    column(g, 0, 1, "5H")
    column(g, 1, 1, "5S")
    fight(g, 1)
    g.hero[0] = cards("KD")
    table = at(g, SACRIFICE_FLIP, 0, 0)
    say(table, token)
    assert (g.boosted[0], g.boost[0]) == (1, worth)


# -- the attack, in every column ------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("faces", FACES)
def test_a_column_with_any_active_troop_attacks(number: int, faces: tuple[bool, ...]) -> None:
    """heroz:2.2: whatever lies face down below or above."""
    g = duel()
    stack(g, 0, number, faces)
    column(g, 0, number % 3 + 1, "5S")
    column(g, 1, number, "5S")
    table = at(g, ATTACKERS)
    assert (f"attack:{number}" in offered(table)) == any(faces)
    if any(faces):
        say(table, f"attack:{number}")
        assert g.fighting[0] == sum(up << 3 * number - 3 + i for i, up in enumerate(faces))


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("faces", FACES)
def test_who_attacked_scores_and_retreats_in_every_column(
    number: int, faces: tuple[bool, ...]
) -> None:
    """heroz:3.1, heroz:3.2: each attacker of the column, and nobody else."""
    g = duel()
    stack(g, 0, number, faces)
    column(g, 0, number % 3 + 1, "3S 4S")
    g.column = number - 1
    g.fighting[0] = sum(up << 3 * number - 3 + i for i, up in enumerate(faces))
    up = [f"{number}.{line}" for line in (1, 2, 3) if faces[line - 1]]
    if up:
        assert offered(at(SPEC.copy(g), RAID)) == [*(f"score:{cell}" for cell in up), "done"]
    table = at(g, RETREAT)
    if len(up) > 1:
        assert offered(table) == [f"under:{cell}" for cell in up]
        say(table, " ".join(f"under:{cell}" for cell in up[:0:-1]))
    tokens = [("2D", "6C", "9H")[int(cell[-1]) - 1] for cell in up]
    assert names(g.deck[0][: len(up)]) == tokens
    low = 3 * number - 3
    assert len([card for card in g.field[0][low : low + 3] if card > 0]) == 3 - len(up)
    other = 3 * (number % 3)
    assert names(g.field[0][other : other + 2]) == ["3S", "4S"]


# -- what a moment leaves behind ------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 1])
def test_the_first_player_is_found_whoever_was_written_down(turn: int) -> None:
    """heroz:first-player: the stronger card begins."""
    for first, second in (("KD", "5H"), ("5H", "KD")):
        g = duel()
        g.turn, g.turns = turn, 0
        table = at(g, REVEAL)
        say(table, f"{first} {second}")
        assert g.turn == int(second == "KD")


def test_an_attack_is_forbidden_once_and_told_by_the_state() -> None:
    """HZ-82: the deck was turned over before an attack; two lines are still to be paid."""
    g = duel()
    troop(g, 0, "1.1", "2S")
    troop(g, 0, "2.1", "5S")
    troop(g, 1, "1.1", "3D")
    troop(g, 1, "2.1", "9D")
    g.discard[0] = cards("6H 7H KD")
    empty_deck(g, 0)
    table = at(g, FORMATIONS)
    assert prompt(table) == "* deck.1"
    assert g.no_attack == 1


def test_the_last_line_bonus_leaves_nothing_to_be_asked() -> None:
    """heroz:formation: of two, one is chosen; the other follows and the agenda is as before."""
    g = duel()
    column(g, 0, 1, "9H 4S")
    column(g, 0, 2, "9S 7S")
    hold(g, 1, "5H 6H")
    table = at(g, FORMATIONS)
    say(table, "bonus:2.suit 8C")
    assert prompt(table) == "* steal.1"
    assert len(g.agenda) == 3 * 2  # the window after 2.1, and what `at` put below


@pytest.mark.parametrize("token", ["2C", "10C"])
def test_a_resource_of_clubs_is_one_with_every_club(token: str) -> None:
    """heroz:hero: one active troop of the suit lets its Jack come, and it is a hero that comes."""
    g = duel()
    troop(g, 0, "2.1", token)
    troop(g, 0, "2.2", "9C", up=False)
    hold(g, 0, "4C 10C JS JC QC" if token == "2C" else "4C JS JC QC")
    g.numbers = [1 if number == COMPLETE_FACTOR else n for number, n in enumerate(g.numbers)]
    assert offered(at(g, HERO_PLAY)) == ["pass", "hero:JC"]


def test_of_two_jokers_of_the_same_worth_the_one_that_scored_first_is_lost() -> None:
    """heroz:line."""
    g = duel()
    column(g, 0, 1, "9H")
    column(g, 0, 2, "9S")
    column(g, 0, 3, "9D")
    score(g, 1, "5H X=7 6H X=7")
    table = at(g, FORMATIONS)
    say(table, "unscore:X~7")
    assert names(g.points[1]) == ["5H", "6H", "X"]
    assert g.scored[1] == [5, 6, 7]


def test_a_troop_of_10_that_stays_in_the_hand_leaves_it_open_which_was_placed() -> None:
    """heroz:memory: the opponent knows both, and not which of them lies there."""
    for kept, seen in (("10C", 1), ("JS", BOTH)):
        g = duel()
        hold(g, 0, f"8D {kept}", BOTH)
        table = at(g, PLACEMENT)
        say(table, "deploy:8D@2")
        assert g.known[0][CELL["2.1"]] == seen


def test_all_see_the_card_that_is_turned_up() -> None:
    """heroz:first-player, heroz:sacrifice: both players, and who looks on."""
    g = duel()
    g.turns = 0
    table = at(g, REVEAL)
    for token in ("5H", "KD"):
        assert table.ask is not None and table.ask.to == ALL
        say(table, token)
    g = duel()
    column(g, 0, 1, "5H")
    column(g, 1, 1, "5S")
    fight(g, 1)
    g.hero[0] = cards("KD")
    table = at(g, SACRIFICE_FLIP, 0, 0)
    assert table.ask is not None and table.ask.to == ALL
    say(table, "2S")
    assert table.undoable == 0


@pytest.mark.parametrize("owner", [0, 1])
def test_the_king_tells_from_where_and_to_where(owner: int) -> None:
    """heroz:king, in the area of either player."""
    for word, told in (
        (f"swap:{owner}/2.2+3.1", ("swapped", 0, 9 * owner + 4, 9 * owner + 6)),
        (f"move:{owner}/2.2>3", ("moved", 0, 9 * owner + 4, 9 * owner + 7)),
        (f"move:{owner}/3.1>2", ("moved", 0, 9 * owner + 6, 9 * owner + 5)),
    ):
        g = duel()
        column(g, owner, 2, "2D 6C")
        column(g, owner, 3, "9H")
        g.hero[0] = cards("KD")
        hold(g, 0, "3D")
        table = at(g, HERO_POWER, 0)
        say(table, word)
        event = table.events(-1)[0]
        assert (SPEC.words.events[event.id].name, *event.args) == told


def test_what_can_lie_face_down() -> None:
    """heroz:placement: any troop up to the 10 of clubs, and no hero, Ace or Joker."""
    g = finish(duel())
    found = [c for c in CARDS.values if fits(g, "field", 0, 0, c)]
    assert found == list(TROOPS.values)
    assert all(fits(g, "hand", 0, 0, c) for c in CARDS.values)
