"""The Boss's market says why: the limit, what decided, the gold that is left."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.piles import cost
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Table, read_position, write_position
from tests.hero_realms.test_review import at, say, told

STEP_3 = ["MARKET_STEP", "BOSS_END", "HERO_TURN"]
STEP_5C = ["BOSS_BUYS", "BOSS_END", "HERO_TURN"]


def refilled(table: Table[Skirmish]) -> Table[Skirmish]:
    """The market is refilled with the dearest cards there are."""
    while table.ask is not None and table.ask.seats == 0:
        table.answer(max(table.ask.words, key=lambda card: cost(table.g, card)))
    return table


def row(*cards: str) -> list[str]:
    return [*cards, *["."] * (5 - len(cards))]


@pytest.mark.parametrize(
    ("boss", "face", "cards", "says"),
    [
        # Gold faces: a card of his faction, by kind, then cost (all are of his faction).
        ("torgen", "ruby", ("arkus", "spark"), "acquired spark free only"),
        ("rayla", "gold", ("influence", "death-touch"), "acquired death-touch free kind"),
        ("torgen", "ruby", ("cron", "grak", "spark"), "acquired grak free cost"),
        # Attack faces: a champion first, his own faction before that of a champion of his.
        ("torgen", "dagger", ("darian", "orc-grunt"), "acquired orc-grunt champion only"),
        ("torgen", "dagger", ("spark", "wolf-form"), "acquired wolf-form card cost"),
        ("torgen", "dagger", ("spark", "natures-bounty"), "acquired spark card kind"),
    ],
)
def test_step_3_says_what_decided(boss: str, face: str, cards: tuple[str, ...], says: str) -> None:
    table = at({"agenda": STEP_3, "face": face, "row": row(*cards)}, boss=boss)
    assert says in told(table)


def test_the_factions_of_his_champions_and_his_own_one() -> None:
    state = {"agenda": STEP_3, "zone": ["arkus"], "row": row("darian", "broelyn")}
    assert "acquired broelyn champion faction" in told(at(state, boss="torgen"))


def test_a_tie_is_told_as_the_hero_s_choice() -> None:
    state = {"agenda": STEP_3, "face": "gold", "row": row("elven-curse", "orc-grunt")}
    table = say(at(state), "take:orc-grunt")
    assert "acquired orc-grunt free tie" in told(table)


@pytest.mark.parametrize(
    ("boss", "face", "limit"),
    [
        ("grognard", "dagger", "limit 3 2 1"),
        ("grognard", "shortsword", "limit 4 2 2"),
        ("borg", "dagger", "limit 5 4 1"),
    ],
)
def test_on_an_attack_face_the_limit_is_told(boss: str, face: str, limit: str) -> None:
    assert limit in told(at({"agenda": STEP_3, "face": face, "row": row("arkus")}, boss=boss))


def test_no_limit_is_told_on_a_gold_face() -> None:
    table = at({"agenda": STEP_3, "face": "gold", "row": row("arkus")})
    assert not [event for event in told(table) if event.startswith("limit")]


@pytest.mark.parametrize(
    ("cards", "says"),
    [(("arkus", "taxation"), "dropped arkus none"), (("cron", "taxation"), "dropped cron dear")],
)
def test_a_card_thrown_out_says_what_was_missed(cards: tuple[str, ...], says: str) -> None:
    """With a limit of 5: nothing of the Wild, or a Cron of 6."""
    assert says in told(at({"agenda": STEP_3, "row": row(*cards)}, boss="torgen"))


@pytest.mark.parametrize(
    ("gold", "cards", "says"),
    [
        (3, ("spark",), ["boss-bought spark 1 only", "boss-keeps 2"]),
        (3, ("darian",), ["boss-keeps 3"]),
        (2, ("spark", "recruit"), ["boss-bought spark 1 faction", "boss-keeps 1"]),
        (3, ("spark", "elven-curse"), ["boss-bought elven-curse 3 exact"]),
        (5, ("taxation", "darian"), ["boss-bought darian 4 cost", "boss-bought taxation 1 only"]),
        (4, ("rasmus", "rally-the-troops"), []),
        (5, ("profit", "death-touch"), ["boss-bought death-touch 1 kind"]),
    ],
)
def test_a_purchase_says_what_decided(gold: int, cards: tuple[str, ...], says: list[str]) -> None:
    state: dict[str, Any] = {"agenda": STEP_5C, "boss_gold": gold, "row": row(*cards)}
    table = refilled(at(state, boss="torgen"))
    events = [e for e in told(table) if e.startswith("boss-")]
    assert [e for e in events if not e.startswith("boss-ends")][: len(says)] == says


def test_several_discards_are_counted() -> None:
    """The second question is not the first one again."""
    agenda = ["LOSSES", "BOSS_END", "HERO_TURN"]
    state = {"agenda": agenda, "zone": ["torgen"], "hand": ["gold", "ruby", "dagger"]}
    table = at({**state, "shown": []}, boss="grognard")
    assert (table.view(0).counter("nth"), table.view(0).counter("of")) == (0, 0)
    table = at({**state, "agenda": ["DISCARD_SOME 2 2", *agenda[1:]]}, boss="grognard")
    assert (table.view(0).counter("nth"), table.view(0).counter("of")) == (1, 2)
    say(table, "discard:gold")
    assert (table.view(0).counter("nth"), table.view(0).counter("of")) == (2, 2)


def test_several_own_discards_are_counted_and_can_be_written_down() -> None:
    """A card of the hero is the cause: another question, and the position is still a file."""
    state = {"agenda": ["CYCLED 1", "HERO_MAIN"], "hand": ["gold", "ruby", "dagger"]}
    table = at({**state, "shown": []}, boss="grognard")
    view = table.view(0)
    assert (view.prompt, view.counter("nth"), view.counter("of")) == ("discard", 1, 2)
    again = read_position(write_position(table))
    assert again.view(0) == view
    say(again, "discard:gold")
    assert (again.view(0).prompt, again.view(0).counter("nth")) == ("discard", 2)


def test_while_varrick_s_tie_is_asked_he_lies_in_the_zone() -> None:
    table = at({"zone": ["varrick"], "sacrifice": ["arkus", "grak"], "agenda": ["BOSS_TURN"]})
    view = table.view(0)
    assert view.prompt == "varrick"
    assert [piece.face for piece in view.area("zone").pieces] == ["varrick"]
    say(table, "take:grak")
    assert [piece.face for piece in table.view(0).area("zone").pieces] == ["grak"]
