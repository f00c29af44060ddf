"""Mise en place, as a whole: who gets what and in which order, for each Boss and variant."""

from __future__ import annotations

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import EMPTY, Table
from tests.hero_realms.test_order import asked, tokens
from tests.hero_realms.test_review import offered, owners, say, told

#: Per Boss: the card that he is, its copies in the market deck, the behaviour cards (Paquets de
#: comportement), and the Fire Gems that are turned over with Renforts, counted from the top.
PRINTED = {
    "grognard": ("orc-grunt", 1, "gold shortsword dagger", [1, 0, 1, 1], [8, 12]),
    "rayla": ("rayla", 0, "gold ruby dagger", [1, 1, 0, 2], []),
    "borg": ("borg", 0, "gold dagger", [1, 0, 0, 2], [10]),
    "torgen": ("torgen", 0, "ruby dagger", [0, 1, 0, 3], [12]),
}
ROW = ["spark", "arkus", "bribe", "taxation", "cron"]
HAND = ["gold", "ruby", "gold"]


@pytest.mark.parametrize("reinforcements", ["no", "yes"])
@pytest.mark.parametrize("boss", list(PRINTED))
def test_mise_en_place(boss: str, reinforcements: str) -> None:
    card, left, faces, behaviour, turned = PRINTED[boss]
    table: Table[Skirmish] = Table(SPEC, {"boss": boss, "reinforcements": reinforcements})
    g = table.g
    # Before the first card: 80 cards of the market less the Boss's own, 16 Fire Gems, 50 health.
    assert (asked(table), g.health, g.boss_health) == ("market", 50, 50)
    assert (len(g.market), tokens(g.stock).count(card)) == (79, left)
    assert (tokens(g.gems), g.unused, g.behaved, g.face) == (
        ["fire-gem"] * 16,
        behaviour,
        [0] * 4,
        0,
    )
    backs = [16 - i for i, back in enumerate(g.backs) if back]
    assert (len(g.backs), sorted(backs)) == (16, turned if reinforcements == "yes" else [])
    # Five cards of the market, one after the other; then three cards for the first hand.
    for one in ROW:
        assert asked(table) == "market"
        say(table, one)
    assert (asked(table), len(table.g.market)) == ("deck", 74)
    say(table, *HAND)
    assert told(table) == [*(f"row {c}" for c in ROW), *(f"drew {c}" for c in HAND), "turn 1"]
    assert tokens(table.g.row) == ROW
    assert tokens(table.g.hand) == sorted(HAND)
    assert (len(table.g.deck), table.g.turns) == (7, 1)
    # The hero begins, with the choice of the behaviour card.
    assert (asked(table), offered(table)) == (
        "behaviour",
        [f"behaviour:{face}" for face in faces.split()],
    )


def test_an_owners_numbers_are_laid_out() -> None:
    spec = owners("health = 30", "boss_health = 40", "clock = 9", "first_hand = 4")
    table: Table[Skirmish] = Table(spec, {"boss": "borg"})
    g = table.g
    assert (g.health, g.boss_health, len(g.gems), len(g.backs)) == (30, 40, 9, 9)
    assert g.row == [EMPTY] * 5
    say(table, *ROW, "gold", "gold", "gold", "gold")
    assert (len(table.g.hand), asked(table)) == (4, "behaviour")
