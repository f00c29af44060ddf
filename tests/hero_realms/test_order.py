"""What a tilted champion leaves out, and what comes before what in the Boss's turn.

Each test is a position in which another reading of the order ends otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Table
from tests.hero_realms.test_review import at, offered, say, told

#: The Boss's turn from one of its steps on.
AFTER = {
    "2": ["SECONDARY_REST", "BOSS_END", "HERO_TURN"],
    "3": ["MARKET_STEP", "BOSS_END", "HERO_TURN"],
    "5a": ["BEGIN", "BOSS_HEALS", "BOSS_END", "HERO_TURN"],
    "5b": ["BOSS_HEALS", "BOSS_END", "HERO_TURN"],
    "5d": ["LOSSES", "BOSS_END", "HERO_TURN"],
}
UPRIGHT, TILTED = [0], [1]
HAND = ["gold", "gold", "gold"]


def tokens(cards: list[int]) -> list[str]:
    return [w.CARDS.by_value[card] for card in cards]


def asked(table: Table[Skirmish]) -> str:
    """The prompt, or the stream from which nature answers."""
    ask = table.ask
    assert ask is not None
    words = table.spec.words
    return words.prompts[ask.prompt].name if ask.seats else words.streams[ask.prompt].name


# -- a tilted champion ----------------------------------------------------------------------------


@pytest.mark.parametrize(("lies", "nature"), [(UPRIGHT, True), (TILTED, False)])
def test_a_tilted_champion_draws_nothing_in_5a(lies: list[int], nature: bool) -> None:
    table = at({"agenda": AFTER["5a"], "zone": ["kraka"], "lies": lies})
    assert (asked(table) == "market") is nature
    assert nature or asked(table) == "behaviour"


@pytest.mark.parametrize("champion", ["cristov", "kraka"])
@pytest.mark.parametrize(("lies", "more"), [(UPRIGHT, True), (TILTED, False)])
def test_a_tilted_champion_heals_nothing_in_5b(champion: str, lies: list[int], more: bool) -> None:
    table = at({"agenda": AFTER["5b"], "zone": [champion], "lies": lies})
    assert (table.g.boss_health > 50) is more


@pytest.mark.parametrize(("lies", "prompt"), [(UPRIGHT, "lose"), (TILTED, "behaviour")])
def test_a_tilted_champion_makes_nobody_discard(lies: list[int], prompt: str) -> None:
    state = {"agenda": AFTER["5d"], "zone": ["torgen"], "lies": lies, "hand": ["gold", "ruby"]}
    table = at(state, boss="borg")
    assert asked(table) == prompt


@pytest.mark.parametrize(("lies", "prompt"), [([0, 0], "lose"), ([1, 0], "behaviour")])
def test_a_tilted_champion_uses_no_ally_ability_to_make_one_discard(
    lies: list[int], prompt: str
) -> None:
    agenda = ["SECONDARY_LOSSES", "BOSS_END", "HERO_TURN"]
    state = {"agenda": agenda, "zone": ["broelyn", "cron"], "lies": lies, "hand": ["gold", "ruby"]}
    assert asked(at(state, boss="borg")) == prompt


def test_health_for_each_champion_counts_tilted_ones() -> None:
    """HR-43: Kraka's ally ability gives 2 for each champion, of whom one is tilted."""
    state = {"agenda": AFTER["2"], "zone": ["arkus", "darian", "kraka"], "lies": [1, 1, 0]}
    assert at(state).g.boss_health == 50 + 2 * 3


def test_health_for_each_champion_counts_no_action_and_not_the_boss() -> None:
    state = {"agenda": AFTER["2"], "zone": ["command", "kraka"], "lies": [0, 0]}
    assert at(state).g.boss_health == 50 + 2


# -- what comes before what -----------------------------------------------------------------------


@pytest.mark.parametrize(("company", "comes"), [("command", False), ("kraka", True)])
def test_in_step_3_champions_alone_lend_their_faction(company: str, comes: bool) -> None:
    """HR-24e: an action that Smash and Grab fetched in step 2 does not."""
    row = ["tithe-priest", ".", ".", ".", "."]
    table = at({"agenda": AFTER["3"], "zone": [company], "row": row}, boss="torgen")
    assert ("tithe-priest" in tokens(table.g.zone)) is comes
    assert ("tithe-priest" in tokens(table.g.sacrifice)) is not comes


def test_varrick_searches_before_anything_is_drawn() -> None:
    """HR-34b: Kraka, first in the zone, draws Tyrannor, too dear to be kept; he is not fetched."""
    zone = {"zone": ["kraka", "varrick"], "sacrifice": ["myros"]}
    table = at({"agenda": AFTER["5a"], **zone}, boss="borg")
    assert asked(table) == "market"
    say(table, "tyrannor")
    assert tokens(table.g.zone) == ["kraka", "myros"]
    assert [e for e in told(table) if e in ("varrick myros", "shown tyrannor")] == [
        "varrick myros",
        "shown tyrannor",
    ]


def test_smash_and_grab_searches_before_anything_is_drawn() -> None:
    """HR-34b: Kraka, first in the zone, draws Command; the cheaper Bribe of the pile is fetched."""
    zone = {"zone": ["kraka", "smash-and-grab"], "sacrifice": ["bribe"], "face": "gold"}
    table = at({"agenda": AFTER["5a"], **zone}, boss="borg")
    assert asked(table) == "market"
    say(table, "command")
    assert [e for e in told(table) if e.partition(" ")[0] in ("looted", "shown")] == [
        "looted bribe",
        "shown command",
    ]


def test_the_boss_discards_before_the_hero_does() -> None:
    """HR-40b: with Grak's ally ability the hero is rid of Broelyn, who then takes no card."""
    state: dict[str, Any] = {"zone": ["broelyn", "grak"], "hand": HAND, "face": "ruby"}
    agenda = ["SECONDARY_BANISH", "SECONDARY_LOSSES", "BOSS_END", "HERO_TURN"]
    table = at({**state, "agenda": agenda}, boss="torgen")
    assert asked(table) == "grak"
    say(table, "banish:broelyn.upright")
    assert (asked(table), tokens(table.g.hand)) == ("behaviour", HAND)


def test_the_whole_turn_lets_the_boss_discard_first() -> None:
    state: dict[str, Any] = {"zone": ["broelyn", "grak"], "hand": HAND, "face": "ruby"}
    table = say(at({**state, "agenda": ["BOSS_TURN"]}, boss="torgen"), "taxation")
    assert asked(table) == "grak"
    assert "banish:broelyn.upright" in offered(table)
    say(table, "banish:broelyn.upright")
    # Torgen himself makes the hero discard one card, in 5d; Broelyn none any more.
    assert asked(table) == "lose"
    say(table, "discard:gold")
    assert asked(table) == "behaviour"


def test_a_shown_card_is_gone_before_its_own_draw() -> None:
    """HR-28b: the card that is not kept lies in the pile when what it draws comes."""
    table = at(
        {"agenda": AFTER["5a"], "zone": ["kraka"], "face": "gold"}, boss="borg", powers="yes"
    )
    say(table, "word-of-power")
    assert asked(table) == "market"
    assert tokens(table.g.sacrifice) == ["word-of-power"]
