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
    P_DAMAGE,
    P_HERO,
    P_KING,
    P_PLACE,
    P_WINDOW0,
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
