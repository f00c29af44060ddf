"""What is worth buying, held to the last digit: option by option, and whole sequences.

The tastes are fixed here, so that tuning the bots does not touch these tests.
"""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.purchases import Basket, Shop, greedy, sequences, turns_to_come
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.state import Journey
from heroon.games.micro_hero.valuing import Taste
from heroon.games.micro_hero.words import CARDS
from heroon.kernel import open_position
from tests.micro_hero.worth import GREEDY, SEQUENCES

HYDRA: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
TASTE = Taste(
    want=(4.0, 3.0, 2.0),
    size=10.0,
    longest=5.0,
    pace=11.0,
    improve=2.0,
    anticipate=3.0,
    blessing=6.0,
    technique=5.0,
)


def at(experience: int, seats: int = 1, **state: Any) -> Journey:
    """Perfecting with so many triggers of Training: 15, 10, 6, 3 or 1 points."""
    whole = {**HYDRA, "agenda": ["PERFECT"], "stack": [["training"] * experience], **state}
    whole["life"] = state.get("life", 9 * seats)
    g: Journey = open_position(SPEC, whole, {}, seats, "test").g
    return g


def told(basket: Basket) -> str:
    words = ", ".join(SPEC.words.text[word] for word in basket.words)
    places = (basket.top, basket.ahead, basket.bought)
    cards = [" ".join(CARDS.by_value[card] for card in place) for place in places]
    return f"{words} = {basket.value:.4f}, {basket.left} left | {' | '.join(cards)}"


MIX = ["strike", "strike", "strike", "block", "block"]
POSITIONS: dict[str, Journey] = {
    "a-small-deck": at(4, deck=[MIX]),
    "top-of-the-discard": at(5, deck=[MIX], discard=[["wound", "block"]]),
    "an-improved-one": at(4, deck=[MIX], discard=[["strike+"]]),
    "a-wound-on-top": at(4, deck=[MIX], discard=[["strike", "wound"]]),
    "blessings": at(
        5,
        round=3,
        beaten=["lion", "bull"],
        reserve=["pelt", "might"],
        deck=[MIX],
        discard=[["training"]],
    ),
    "the-second-player": at(
        5,
        2,
        stack=[["training"] * 3, ["training"] * 3],
        deck=[MIX, ["training"] * 2],
        discard=[[], ["block"]],
        round=2,
        beaten=["lion"],
        reserve=["pelt"],
    ),
    "a-large-deck": at(4, deck=[["block"] * 5 + ["strike"] * 5], hand=[["wound"]]),
    "thirteen-and-fourteen": at(4, deck=[["block"] * 5 + ["strike"] * 4]),
    "a-doubled-card": at(5, deck=[MIX], tilted=[1, 0], bent=[2, 0]),
    "beaten-this-turn": at(
        4, life=1, stack=[["training"] * 4 + ["strike+"] * 3], discard=[["block"]]
    ),
    "nearly-beaten": at(4, life=3, stack=[["training"] * 4 + ["strike+"] * 3], discard=[["block"]]),
    "a-full-deck": at(5, deck=[["strike"] * 5 + ["block"] * 5], discard=[["training"]]),
}
SEAT = {"the-second-player": 1}


@pytest.mark.parametrize("name", POSITIONS)
def test_option_by_option(name: str) -> None:
    assert told(greedy(POSITIONS[name], SEAT.get(name, 0), TASTE)) == GREEDY[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_whole_sequences(name: str) -> None:
    found = sequences(POSITIONS[name], SEAT.get(name, 0), TASTE, 6)
    assert [told(basket) for basket in found] == SEQUENCES[name]


def test_an_improvement_is_worth_nothing_when_the_trial_is_beaten() -> None:
    assert turns_to_come(POSITIONS["beaten-this-turn"], TASTE) == 0.0
    assert turns_to_come(POSITIONS["nearly-beaten"], TASTE) >= 1.0
    stack = ["training"] * 4 + ["strike+"] * 3  # 12 points of attack against a defence of 6
    assert turns_to_come(at(4, life=2, stack=[stack]), TASTE) == 0.0


def test_exactly_its_cost_buys_a_blessing() -> None:
    """[micro-hero:cost] [micro-hero:buy]"""
    shop = Shop(at(4, round=2, beaten=["lion"], reserve=["pelt"], deck=[MIX]), 0, 1.0, TASTE)
    for left, offered in ((7, False), (8, True)):
        words = [
            more.words[-1] for more in shop.options(shop.start()._replace(left=left), shop.sale)
        ]
        assert ("buy:pelt" in [SPEC.words.text[word] for word in words]) == offered


def test_the_last_of_the_base_cards_is_improved_not_anticipated() -> None:
    """[micro-hero:improve] [micro-hero:anticipate]"""
    state: dict[str, Any] = {"round": 2, "beaten": ["cerberus"], "discard": [["leash"]]}
    shop = Shop(at(5, deck=[MIX], **state), 0, 1.0, TASTE)
    words = [more.words[-1] for more in shop.options(shop.start(), shop.sale)]
    assert "improve" in [SPEC.words.text[word] for word in words]
    assert "anticipate" not in [SPEC.words.text[word] for word in words]


def test_what_a_shop_knows() -> None:
    shop = Shop(POSITIONS["a-doubled-card"], 0, 1.0, TASTE)
    assert (shop.price, shop.dear) == (4, 8)
    assert (shop.stock, shop.mine) == ([0, 2, 3, 1], [0, 3, 2, 5])
    assert (shop.sale, shop.many) == ([], 9)
