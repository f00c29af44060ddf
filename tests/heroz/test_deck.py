"""The deck: drawing, the empty deck in all its cases, cards put on it and under it."""

from __future__ import annotations

import pytest

from heroon.games.heroz.state import BOTH, NO_COLUMN, Duel
from heroon.games.heroz.steps import (
    DRAW,
    FORMATIONS,
    MAIN,
    REINFORCEMENT,
    RETREAT,
    SACRIFICE_FLIP,
    TURN,
    WINDOW,
)
from heroon.games.heroz.words import CARDS
from tests.heroz.positions import (
    CARD,
    CELL,
    at,
    cards,
    column,
    duel,
    empty_deck,
    fight,
    hold,
    names,
    passes,
    prompt,
    say,
    told,
    troop,
)


def out(text: str, **options: str) -> Duel:
    """Seat 0 has no deck, and this discard, the oldest card first."""
    g = duel(**options)
    g.discard[0] = cards(text)
    empty_deck(g, 0)
    watch(g)
    return g


def watch(g: Duel) -> None:
    """Seat 1 can be asked in a window: a card in hand, and a troop in play."""
    hold(g, 1, "5H")
    troop(g, 1, "3.1", "9S", up=False)


def test_the_last_card_is_drawn_without_turning_the_deck() -> None:
    g = duel()
    g.deck[0] = cards("5H")
    g.discard[0] = cards("6H 7H")
    empty_deck(g, 0)
    table = at(g, MAIN)  # HZ-81
    assert names(g.hand[0]) == ["5H"]
    assert names(g.discard[0]) == ["6H", "7H"]
    assert prompt(table) == "0 place"


def test_at_own_1_1_the_turn_is_passed_and_nothing_drawn() -> None:
    g = out("6H 7H KD")
    table = at(g, TURN, 0)
    assert names(g.deck[0]) == ["KD", "7H", "6H"]  # the oldest on top
    assert g.hand[0] == []
    assert g.turn == 1
    assert g.skip == [0, 0]
    assert prompt(table) == "* deck.1"
    assert told(table, 1)[:3] == ["turn", "deck-turned", "turn-skipped"]


def two_spades(g: Duel) -> None:
    troop(g, 0, "1.1", "2S")
    troop(g, 0, "2.1", "5S")


def test_in_the_own_turn_before_an_attack_the_draw_is_finished_and_there_is_no_attack() -> None:
    g = duel()
    two_spades(g)
    hold(g, 0, "AS")
    g.discard[0] = cards("6H 7H KD")
    empty_deck(g, 0)
    table = at(g, FORMATIONS)
    assert names(g.hand[0]) == ["6H", "AS"]  # HZ-83
    assert g.turn == 1
    assert g.skip == [0, 0]
    assert g.no_attack == 0
    assert "no-attack" in told(table, 0)


def test_both_players_lines_are_still_paid_then() -> None:
    g = duel()
    two_spades(g)
    troop(g, 1, "1.1", "3D")
    troop(g, 1, "2.1", "9D")
    g.discard[0] = cards("6H 7H KD")
    empty_deck(g, 0)
    table = at(g, FORMATIONS)
    assert prompt(table) == "* deck.1"
    say(table, "10C")
    assert names(g.hand[1]) == ["10C"]
    assert g.turn == 1  # and no window in between


def test_shields_and_auras_end_when_the_turn_is_cut_short() -> None:
    g = duel()
    troop(g, 0, "1.1", "2S")
    hold(g, 0, "AS X")
    g.discard[0] = cards("6H 7H KD")
    empty_deck(g, 0)
    table = at(g, WINDOW, 1, 0)
    say(table, "ace:AS@0/1.1 joker:2=1.1")  # two spades and two 2s on line 1
    assert prompt(table) == "0 bonus"
    say(table, "bonus:1.suit")
    assert g.turn == 1
    assert g.aces == [[], []]
    assert g.shield[0] == [0] * 9
    assert names(g.discard[0]) == ["AS"]
    assert g.paid == []


def test_after_the_attack_was_declared_nothing_is_skipped() -> None:
    g = duel()
    troop(g, 0, "1.1", "2S")
    hold(g, 0, "X")
    column(g, 1, 1, "9D")
    fight(g, 1)
    g.fighting[1] = 0
    g.discard[0] = cards("6H 7H KD")
    empty_deck(g, 0)
    table = at(g, WINDOW, 2, 0)
    say(table, "joker:2=1.1 bonus:1.suit")
    assert names(g.hand[0]) == ["6H"]
    assert prompt(table) == "0 window2"  # the other hand is empty
    assert (g.no_attack, g.skip) == (0, [0, 0])
    passes(table, lambda p: p == "1 damage")


def test_in_the_opponents_turn_the_next_own_turn_is_skipped_once() -> None:
    g = out("6H 7H KD")
    g.turn = 1
    table = at(g, DRAW, 0, 2)
    assert names(g.hand[0]) == ["6H", "7H"]
    assert g.skip == [1, 0]
    assert prompt(table) == "0 window0"


def test_a_skipped_turn_has_no_steps() -> None:
    g = duel()
    g.skip[0] = 1
    column(g, 0, 1, "5H", up=False)
    table = at(g, TURN, 0)
    assert (g.turn, g.skip) == (1, [0, 0])
    assert g.face[0][0] == 0
    assert prompt(table) == "* deck.1"


def test_the_skip_is_not_cumulative() -> None:
    g = out("6H")
    g.turn = 1
    g.skip[0] = 1
    at(g, DRAW, 0, 1)
    assert g.skip == [1, 0]


@pytest.mark.parametrize("turn", [0, 1])
def test_deck_and_discard_empty_draws_nothing_and_passes_no_turn(turn: int) -> None:
    g = out("")
    g.turn = turn
    table = at(g, DRAW, 0, 3)  # HZ-87
    assert g.hand[0] == []
    assert (g.skip, g.no_attack) == ([0, 0], 0)
    assert told(table, 1) == ["no-card"]


def test_deck_and_discard_empty_at_own_1_1() -> None:
    g = out("")
    table = at(g, TURN, 0)
    assert g.turn == 0
    assert "no-card" in told(table, 0)


def test_retreating_troops_fill_an_empty_deck_before_the_reinforcement() -> None:
    g = duel()
    column(g, 0, 1, "5H")
    g.column = 0
    g.fighting[0] = 1
    g.lost[0] = 1
    g.discard[0] = cards("6H")
    empty_deck(g, 0)
    at(g, RETREAT)  # HZ-84
    assert names(g.hand[0]) == ["5H"]
    assert names(g.discard[0]) == ["6H"]
    assert g.watched[0] == [BOTH]


def test_reinforcement_over_an_empty_deck_skips_the_defenders_turn_only() -> None:
    g = duel()
    g.column = 0
    g.lost = [1, 1]
    for seat in (0, 1):
        g.discard[seat] = cards("6H 7H")
        empty_deck(g, seat)
    at(g, REINFORCEMENT)
    # seat 1 passed the turn that followed, and seat 0 drew its next card from the new deck
    assert names(g.hand[0]) == ["6H", "7H"]
    assert names(g.hand[1]) == ["6H"]
    assert g.turn == 0
    assert g.skip == [0, 0]


def test_the_deck_may_be_shuffled_instead() -> None:
    g = out("6H 7H KD", empty_deck="shuffle")
    g.turn = 1
    table = at(g, DRAW, 0, 1)
    assert g.deck[0] == [0, 0, 0]
    assert names(g.pool[0]) == ["6H", "7H", "KD"]
    assert prompt(table) == "* deck.0"
    say(table, "KD")
    assert g.watched[0] == [1]


def test_face_up_cards_are_drawn_top_first_and_known_to_both() -> None:
    g = duel()
    g.deck[0] = [0, *cards("5H 6H")]
    g.up[0] = 2
    watch(g)
    table = at(g, DRAW, 0, 3)
    assert names(g.hand[0]) == ["5H", "6H"]
    assert g.watched[0] == [BOTH, BOTH]
    assert g.up[0] == 0
    assert told(table, 1) == ["drew", "drew"]
    say(table, "10D")
    assert sorted(zip(g.hand[0], g.watched[0], strict=True))[2] == (CARD["10D"], 1)
    assert told(table, 1)[-1] == "drew-unseen"


def sacrifice(g: Duel) -> None:
    g.hero[0] = cards("KS")
    column(g, 0, 1, "5H")
    fight(g, 1)


def test_sacrifice_puts_face_up_cards_under_the_deck_first() -> None:
    g = duel()
    sacrifice(g)
    g.deck[0] = [0, 0, *cards("5D 6D")]
    g.up[0] = 2
    table = at(g, SACRIFICE_FLIP, 0, CELL["1.1"])
    say(table, "9C")
    # 6D went under first, 5D under it; 9C lies face up (HZ-69, HZ-70)
    assert names(g.deck[0][:2]) == ["5D", "6D"]
    assert names(g.deck[0][-1:]) == ["9C"]
    assert g.up[0] == 1
    assert (g.boosted[0], g.boost[0]) == (1, 9)
    assert names(g.discard[0]) == ["KS"]


@pytest.mark.parametrize(("card", "bonus"), [("X", 0), ("AD", 1), ("QD", 12), ("10D", 10)])
def test_what_a_flipped_card_counts(card: str, bonus: int) -> None:
    g = duel()
    sacrifice(g)
    table = at(g, SACRIFICE_FLIP, 0, 0)
    say(table, card)
    assert g.boost[0] == bonus


def test_sacrifice_over_an_empty_deck_passes_no_turn() -> None:
    g = duel()
    sacrifice(g)
    g.discard[0] = cards("8H")
    empty_deck(g, 0)
    table = at(g, SACRIFICE_FLIP, 0, 0)  # HZ-71
    assert names(g.deck[0]) == ["KS", "8H"]
    assert g.boost[0] == 8
    assert (g.skip, g.no_attack) == ([0, 0], 0)
    assert told(table, 0) == ["deck-turned", "sacrificed"]


def test_sacrifice_when_the_whole_deck_lies_face_up() -> None:
    g = duel()
    sacrifice(g)
    g.deck[0] = cards("5D 6D")
    g.up[0] = 2
    empty_deck(g, 0)
    at(g, SACRIFICE_FLIP, 0, 0)
    assert names(g.deck[0]) == ["5D", "6D"]
    assert (g.up[0], g.boost[0]) == (1, 6)


def test_every_hidden_draw_is_asked_even_for_the_last_card() -> None:
    g = duel()
    g.points[0] = [c for c in CARDS.values if c != CARD["X"]][:51] + [CARD["X"]] * 2
    g.scored[0] = [1] * 53
    table = at(g, DRAW, 0, 1)
    assert prompt(table) == "* deck.0"
    assert table.ask is not None
    assert len(table.ask.words) == 1
    assert g.column == NO_COLUMN
