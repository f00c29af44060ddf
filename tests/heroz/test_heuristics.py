"""HEROZ: the rules of the policy, each at a position made for it."""

from __future__ import annotations

import pytest

from heroon.games.heroz.heuristics import weights
from heroon.games.heroz.heuristics_combat import promised
from heroon.games.heroz.heuristics_known import starves
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import EMPTY, Duel
from heroon.games.heroz.words import (
    P_ATTACK,
    P_BLOCK,
    P_DAMAGE,
    P_HERO,
    P_KING,
    P_PLACE,
    P_QUEEN,
    P_WINDOW0,
    P_WINDOW3,
)
from heroon.kernel.copying import values
from tests.heroz.positions import CARD, CELL, column, duel, finish, hold

WORD = {text: word for word, text in enumerate(SPEC.words.text)}
#: A full hand, without heroes but two.
RICH = "2H 3H 4H 5H 6H 7H 8H 9H 10H 2S 3S KH QH"


def said(g: Duel, prompt: int, words: str, seat: int = 0) -> str:
    """The word with the highest weight; it must be one alone, and the state stays as it was."""
    before = values(g, SPEC.fields)
    texts = words.split()
    found = weights(g, seat, prompt, [WORD[text] for text in texts])
    assert values(g, SPEC.fields) == before
    assert found.count(max(found)) == 1, dict(zip(texts, found, strict=True))
    return texts[found.index(max(found))]


def clear(g: Duel, seat: int, cell: str) -> None:
    """Nothing stands in a cell any more."""
    i = CELL[cell]
    g.field[seat][i], g.face[seat][i], g.known[seat][i] = EMPTY, 0, 0


def siege(deck: int) -> Duel:
    """Seat 0 has the cards and a lone 10 before two hidden troops; seat 1 a deck of so many."""
    g = duel()
    column(g, 0, 1, "10C")
    column(g, 0, 2, "9C 9D 8D")
    column(g, 0, 3, "7C 6D 5S")
    column(g, 1, 1, "2C")
    column(g, 1, 2, "6H 8S 3D")
    column(g, 1, 3, "4S 7D 9S")
    hold(g, 0, RICH)
    g.hero[0].append(CARD["KC"])
    finish(g)
    while len(g.deck[1]) > deck:
        g.deck[1].pop()
        g.discard[1].append(0)
    return g


def test_no_card_is_thrown_away_before_the_lines_pay() -> None:
    """An Ace that changes nothing is as good as nothing only to who does not count cards."""
    g = siege(30)
    hold(g, 0, "AH")
    assert said(g, P_WINDOW0, "pass ace:AH@1/2.1 ace:AH@0/2.1") == "pass"


def test_no_hero_goes_for_another_of_its_rank() -> None:
    assert said(siege(30), P_HERO, "pass hero:KH") == "pass"


@pytest.mark.parametrize("deck", [0, 1])
def test_it_strikes_when_the_fight_empties_the_enemy_s_deck(deck: int) -> None:
    g = siege(deck)
    assert starves(g, 0)
    assert said(g, P_ATTACK, "pass attack:1 attack:2 attack:3") in ("attack:1", "attack:2")


def test_it_waits_while_its_lines_steal_too_little() -> None:
    """Three attackers are gone, and three cards more come to the enemy than are taken from it."""
    assert said(siege(30), P_ATTACK, "pass attack:1 attack:2 attack:3") == "pass"


def test_it_waits_before_who_has_cards() -> None:
    g = siege(1)
    hold(g, 1, "AH AD AC AS KS KD")
    assert not starves(g, 0)
    assert said(g, P_ATTACK, "pass attack:1 attack:2 attack:3") == "pass"


def test_a_king_and_jokers_count_for_what_the_next_attack_brings() -> None:
    g = siege(1)
    assert promised(g, 0, 1) == 10  # the King brings the 10
    hold(g, 0, "X X")
    assert promised(g, 0, 1) == 30
    column(g, 0, 1, "4C 3C", up=False)
    assert promised(g, 0, 0) == 4 + 3 + 9


def test_the_king_brings_a_troop_to_where_no_enemy_stands() -> None:
    g = siege(10)
    for seat in (0, 1):
        clear(g, seat, "1.1")
    words = "pass move:0/2.1>1 move:0/3.1>1 swap:0/2.2+3.1"
    assert said(g, P_KING, words) == "move:0/2.1>1"


def test_the_king_moves_the_last_enemy_out_of_the_way() -> None:
    g = siege(10)
    clear(g, 1, "3.3")
    assert said(g, P_KING, "pass move:1/1.1>3 swap:0/2.2+3.1") == "move:1/1.1>3"


def test_a_column_is_left_to_the_king() -> None:
    g = siege(10)
    for seat in (0, 1):
        clear(g, seat, "1.1")
    hold(g, 0, "X X")
    assert said(g, P_PLACE, "stop deploy:10H@1 deploy:2H@1") == "stop"


def test_some_enemy_troops_are_spared_so_that_the_deck_lasts() -> None:
    """Of a deck of four cards a fight may take three; its owner's own turn takes the last."""
    g = siege(4)
    column(g, 1, 1, "2C 3C 4C")
    g.fighting[1] = 7
    assert said(g, P_DAMAGE, "stop hit:1.1 hit:1.2 hit:1.3") == "hit:1.3"
    g.doomed[1] = 0b111
    assert said(g, P_DAMAGE, "stop hit:1.1") == "stop"


# -- when it may strike ----------------------------------------------------------------------------


def empty(g: Duel) -> None:
    """Take the hand of seat 0 away."""
    g.hand[0].clear()
    g.watched[0].clear()


def thieves(deck: int) -> Duel:
    """A siege in which the lines of seat 0 steal a card without its first column."""
    g = siege(deck)
    column(g, 0, 3, "9H 6D 5S")
    return g


def own_all(g: Duel) -> Duel:
    """Let seat 0 hold nearly all of its cards."""
    hold(g, 0, " ".join(["2D 4D 7D 10D 2C 3C"] * 4))
    return g


def test_a_blow_that_leaves_the_enemy_without_cards_is_struck() -> None:
    """With some cards only if three lines steal; with nearly all if they steal no less."""
    g = thieves(30)
    assert said(g, P_ATTACK, "pass attack:1") == "pass"
    assert said(own_all(thieves(30)), P_ATTACK, "pass attack:1") == "attack:1"
    column(g, 0, 3, "9H 9S 8C")
    assert said(g, P_ATTACK, "pass attack:1") == "attack:1"


def test_who_has_cards_hurries() -> None:
    """In turn 250 one line that steals is enough with twenty cards, and in turn 470 with fewer."""
    for cards, turn in ((20, 250), (19, 470)):
        g = thieves(30)
        hold(g, 0, " ".join(["2D"] * (cards - len(g.hand[0]))))
        assert len(g.hand[0]) == cards
        g.turns = turn - 1
        assert said(g, P_ATTACK, "pass attack:1") == "pass"
        g.turns = turn
        assert said(g, P_ATTACK, "pass attack:1") == "attack:1"


def test_no_column_is_emptied_before_a_hidden_enemy() -> None:
    """Late in a game that is risked; a troop that waits behind the attackers makes it safe."""
    for late in (False, True):
        g = own_all(thieves(30))
        column(g, 1, 1, "3C 2C", up=False)
        g.face[1][CELL["1.2"]] = 1
        g.turns = 350 if late else 5
        assert said(g, P_ATTACK, "pass attack:1") == ("attack:1" if late else "pass")
    column(g, 0, 1, "10C 4C")
    g.face[0][CELL["1.2"]] = 0
    g.turns = 5
    assert said(g, P_ATTACK, "pass attack:1") == "attack:1"


@pytest.mark.parametrize(("points", "cards"), [(20, 0), (11, 1), (2, 2)])
def test_no_column_is_emptied_where_an_enemy_king_could_win(points: int, cards: int) -> None:
    """He brings the 9 of the enemy, and each card that it holds may be a Joker that copies it."""
    for much, answer in ((points, "attack:1"), (points + 1, "pass")):
        g = own_all(thieves(30))
        g.hero[1].append(CARD["KS"])
        hold(g, 1, "2D 3D"[: 3 * cards])
        g.scored[1].append(much)
        assert said(g, P_ATTACK, "pass attack:1") == answer


def test_the_enemy_s_deck_must_outlast_its_own_turn() -> None:
    """A hidden troop stays, so that the column would not lie open while the enemy passes."""
    g = thieves(1)
    column(g, 1, 1, "2C")
    cell = CELL["1.2"]
    g.field[1][cell], g.face[1][cell] = CARD["3C"], 0
    assert said(g, P_ATTACK, "pass attack:1") == "pass"


def test_a_fight_that_is_not_won_is_not_begun() -> None:
    g = siege(2)
    empty(g)
    hold(g, 0, "2H 3H 4H 5H 6H 7H 8H 9H 2S 3S 6S 7S")
    column(g, 0, 1, "4C 3C", up=False)
    column(g, 0, 1, "10C")
    column(g, 1, 1, "10H 10S")
    assert said(g, P_ATTACK, "pass attack:1") == "pass"


def test_very_late_somebody_must_attack() -> None:
    g = siege(30)
    empty(g)
    for n in (1, 2, 3):
        column(g, 1, n, "10H 10S 10D")
    assert said(g, P_ATTACK, "pass attack:2") == "pass"
    g.turns = 1197
    assert said(g, P_ATTACK, "pass attack:2") == "attack:2"


# -- cards before the lines pay --------------------------------------------------------------------


def even(deck: int = 30) -> Duel:
    """Both have cards, and seat 0 a line of which a Joker makes one that steals."""
    g = siege(deck)
    hold(g, 0, "X")
    hold(g, 1, "2D 3D 4D 5D 6D")
    return g


def test_a_joker_makes_a_line_that_steals() -> None:
    g = even()
    assert said(g, P_WINDOW0, "pass joker:1=2.2") == "joker:1=2.2"


def test_a_joker_is_kept_for_a_column_that_opens() -> None:
    g = siege(30)
    hold(g, 0, "X")
    assert said(g, P_WINDOW0, "pass joker:1=2.2") == "pass"


def test_a_joker_scores_in_an_open_column() -> None:
    g = even()
    clear(g, 1, "1.1")
    assert said(g, P_WINDOW0, "pass joker:1=1.1") == "joker:1=1.1"


def test_a_joker_is_not_spent_for_a_line_that_draws() -> None:
    g = even()
    column(g, 0, 2, "9C 9S 8H")
    column(g, 0, 3, "7C 6D 5S")
    assert said(g, P_WINDOW0, "pass joker:1=2.2") == "joker:1=2.2"
    column(g, 0, 1, "9S")
    column(g, 0, 2, "9C 8S 8H")
    assert said(g, P_WINDOW0, "pass joker:1=1.1") == "pass"


def test_nothing_goes_to_the_discard_while_the_deck_is_nearly_empty() -> None:
    g = even()
    column(g, 1, 1, "7H")
    column(g, 1, 2, "7S")
    column(g, 1, 3, "2D")
    words = "pass aura:KH@1.1"
    assert said(g, P_WINDOW0, words) == "aura:KH@1.1"
    while len(g.deck[0]) > 3:
        g.deck[0].pop()
        g.discard[0].append(0)
    assert said(g, P_WINDOW0, words) == "pass"


# -- in a fight ------------------------------------------------------------------------------------


def fight(own: str, other: str) -> Duel:
    """Seat 1 attacks in the first column."""
    g = siege(30)
    column(g, 0, 1, own) if own else clear(g, 0, "1.1")
    column(g, 1, 1, other)
    g.turn, g.column, g.fighting[1] = 1, 0, (1 << len(other.split())) - 1
    return g


def test_no_card_is_spent_in_a_fight_that_all_of_them_do_not_turn() -> None:
    g = fight("2C", "10H 9S")
    empty(g)
    hold(g, 0, "AH")
    assert said(g, P_WINDOW3, "pass ace:AH@1/1.1") == "pass"
    g = fight("2C", "10H")
    empty(g)
    hold(g, 0, "AH")
    assert said(g, P_WINDOW3, "pass ace:AH@1/1.1") == "ace:AH@1/1.1"


def hidden(g: Duel, cells: dict[str, str]) -> None:
    """Put troops of seat 0 face down that it remembers."""
    for cell, card in cells.items():
        i = CELL[cell]
        g.field[0][i], g.face[0][i], g.known[0][i] = CARD[card], 0, 1


def test_who_cannot_win_blocks_with_the_least_troop() -> None:
    g = fight("", "10H 10S")
    hidden(g, {"1.1": "3C", "1.2": "8C"})
    assert said(g, P_BLOCK, "stop block:1.1 block:1.2") == "block:1.1"


def test_who_cannot_win_turns_up_no_more_than_what_blocks() -> None:
    g = fight("2C", "10H 10S")
    hidden(g, {"1.2": "8C"})
    assert said(g, P_BLOCK, "stop block:1.2") == "stop"


# -- in the preparation ----------------------------------------------------------------------------


def test_troops_wait_where_none_would_stand_in_front() -> None:
    """Of three in a column the third one is not placed while none of them is face up."""
    g = siege(10)
    clear(g, 0, "1.1")
    hidden(g, {"1.1": "3C", "1.2": "8C"})
    assert said(g, P_PLACE, "stop deploy:10H@1") == "stop"


def test_who_strikes_makes_lines_that_steal() -> None:
    """Rather than a line that draws, or a higher value."""
    words = "deploy:2D@1 deploy:4C@1 deploy:8H@1"
    assert said(pair_to_be(siege(10)), P_PLACE, words) == "deploy:2D@1"
    assert said(pair_to_be(even()), P_PLACE, words) == "deploy:4C@1"


def pair_to_be(g: Duel) -> Duel:
    """A 2 of clubs stands beside the only cell that is free, above a spade."""
    column(g, 0, 1, "10S")
    clear(g, 0, "2.3")
    column(g, 0, 2, "9C 2C")
    return g


def test_who_strikes_places_high_values() -> None:
    assert said(siege(10), P_PLACE, "deploy:2H@1 deploy:8H@1") == "deploy:8H@1"


def test_an_empty_column_is_filled_first() -> None:
    g = even()
    clear(g, 0, "1.1")
    clear(g, 1, "1.1")
    column(g, 0, 3, "5H")
    for cell in ("3.2", "3.3"):
        clear(g, 0, cell)
    assert said(g, P_PLACE, "deploy:2H@1 deploy:2H@3") == "deploy:2H@1"


def test_the_queen_turns_down_what_faces_an_own_troop() -> None:
    g = siege(30)
    clear(g, 0, "1.1")
    for n, card in ((1, "6C"), (2, "6H")):
        column(g, 1, n, card)
    column(g, 1, 3, "4S")
    assert said(g, P_QUEEN, "pass hide:1/1.1 hide:1/2.1") == "hide:1/2.1"


def test_the_king_swaps_the_best_troop_to_where_it_scores() -> None:
    g = siege(30)
    clear(g, 1, "1.1")
    column(g, 0, 1, "2C")
    column(g, 0, 2, "8C 9D 3D")
    assert said(g, P_KING, "pass swap:0/1.1+2.2") == "swap:0/1.1+2.2"
