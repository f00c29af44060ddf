"""What an independent reading of the rules and of the secrets found: never again."""

from __future__ import annotations

from typing import Any

from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import BOTH
from heroon.games.heroz.words import P_POWER
from heroon.kernel import Rng, Table, open_position

EMPTY = ["."] * 9


def table(state: dict[str, Any], **options: str) -> Table[Any]:
    return open_position(SPEC, {"turns": 4, **state}, options, 2, "test")


def test_the_memory_aid_shows_own_troops_only() -> None:
    """HZ-10 [heroz:memory]."""
    field = [["5S", *EMPTY[1:]], ["9D!01", *EMPTY[1:]]]
    t = table({"agenda": ["ATTACKERS"], "field": field}, memory_aid="yes")
    assert t.view(0).area("field.0").pieces[0].face == "5S"
    assert t.view(0).area("field.1").pieces[0].face == ""
    assert t.view(1).area("field.1").pieces[0].face == "9D"


def test_a_spectators_world_deals_a_peeked_troop_anew() -> None:
    field = [EMPTY, ["8D!01", *EMPTY[1:]]]
    t = table({"agenda": ["WINDOW 1 0"], "field": field})
    found = {t.sample(-1, Rng(seed)).g.field[1][0] for seed in range(40)}
    assert len(found) > 5


def test_the_only_troop_of_a_known_hand_is_known_where_it_is_placed() -> None:
    t = table({"agenda": ["PLACEMENT"], "hand": [["8D!01", "KS!01"], []]})
    t.answer("deploy:8D@1", 0)
    assert t.g.known[0][0] == BOTH
    assert t.g.watched[0] == [BOTH]
    unsure = table({"agenda": ["PLACEMENT"], "hand": [["8D!01", "KS"], []]})
    unsure.answer("deploy:8D@1", 0)
    assert unsure.g.known[0][0] == 1


def test_complete_is_given_to_some_active_troop() -> None:
    """HZ-40 [heroz:complete]: the plain total is offered only if a receiver adds nothing."""
    own = ["5S^", "7H^", "9D^", "2S", "3S", "4H", "2C", "3C", "4C"]
    state = {
        "agenda": ["POWER_TOTAL 0"],
        "column": 0,
        "fighting": [7, 1],
        "hero": [["KS"], []],
        "field": [own, ["6H^", *EMPTY[1:]]],
    }
    t = table(state, receivers="choose")
    assert t.ask is not None and t.ask.prompt == P_POWER
    assert [SPEC.words.text[w] for w in t.ask.words] == ["power:66", "power:84", "power:102"]
    own[3] = "2S^"
    other = table({**state, "field": [own, ["6H^", *EMPTY[1:]]]}, receivers="choose")
    assert other.ask is not None
    assert SPEC.words.text[other.ask.words[0]] == "power:21"


def test_the_same_card_of_the_other_deck_is_another_card() -> None:
    """A seed of the soak: both decks move their 8C in one token; the kit confused them."""
    from heroon.testing import check_game

    assert check_game(SPEC, 1, "full", seed=954).games == 1
