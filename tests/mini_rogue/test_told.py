"""MINI ROGUE: what happens is told, each with its numbers: one line for each place that tells."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from heroon.games import mini_rogue
from heroon.games.mini_rogue.spec import SPEC
from heroon.kernel import open_position
from heroon.kernel.scenario import scenario_of
from heroon.kernel.table import Table
from heroon.testing.scenarios import cases

assert mini_rogue.__file__ is not None
CASES: Final = {case.name: case.head for case in cases(Path(mini_rogue.__file__).parent)}
#: By scenario: events, as their name and their numbers, and how often each is told in it.
TOLD: Final[dict[str, dict[str, int]]] = {
    "aegis": {"beaten 1": 1, "hp-lost 0 1 9": 1, "slain 1": 1, "xp 0 1": 1},
    "aegis-horde": {
        "aegis 0 1": 1,
        "die 0 1": 1,
        "foes 2 3 3": 1,
        "hit 0 0 0": 1,
        "rolled 0 0": 1,
        "skill 0 4 9": 1,
        "swarm 0 2": 1,
        "went 0 1": 1,
    },
    "automa-architect-descent": {"blocked-way 1": 1},
    "automa-architect-treasure": {"shifted 5": 1},
    "automa-avatar-faces": {"face 6": 1},
    "automa-carnage-ends": {"raged 5 3": 1},
    "automa-carnage-two": {"raged 5 6": 1},
    "automa-contagion-two": {"infected": 1},
    "automa-darkness-rooms-at-once": {"reinforced 4": 1, "placing 3": 1, "placed 4 0": 1},
    "automa-fate-told": {"power 1 0": 1},
    "bait": {"food-lost 0 1": 1, "miss 0": 2},
    "bash": {"bash 0 4": 1},
    "bash-dodged": {"dodged 4": 1},
    "belt": {"die 0 1": 1, "passed 0": 1, "potion 0 5": 1, "tested 0 4": 1, "took 0 13": 1},
    "belt-sold": {"dropped 0 2": 1, "gold 0 2": 1, "left 0 13": 1, "sold 0 3": 1},
    "combat-curse": {"hex 0 1": 1},
    "coop-alarm": {"alarm 1": 1},
    "coop-frost": {"frozen 1": 1, "threw 0 2": 1},
    "coop-hunger": {"ate 0": 1, "hungry 1": 1, "leader 1": 1},
    "coop-smith": {"bought 1 3": 1, "hammer 0": 1},
    "doom-drink": {"drank 0 4": 1, "hp 0 6": 1, "lacked 0 2 2": 1},
    "engine-armour-lost": {"armor-lost 0 1": 1, "refreshed 0": 1},
    "engine-no-fall": {"no-fall 0": 1},
    "engine-regeneration": {"regained 1 2": 1},
    "exchange-belt": {"gave 0 3 1": 1},
    "exchange-declined": {"declined 1": 1, "proposed 0 4 7 1": 1},
    "exchange-full-belt": {"gave 0 3 1": 1, "gave 0 5 1": 1},
    "exchange-full-belt-for-an-item": {
        "gave 1 5 0": 1,
        "proposed 0 3 3 1": 1,
        "swapped 0 3 3 1": 1,
    },
    "exchange-items": {"swapped 0 3 3 1": 1},
    "exchange-swap": {"swapped 0 4 7 1": 1},
    "fall-2-to-4": {"gone": 1, "warden 4": 1},
    "feat-for-hp": {"again 0 3": 1, "feat 0 1": 1},
    "foe-rats-3": {"venom 0 0": 1},
    "horde-poison": {"poison-works 4": 1},
    "jackdaw-draft": {"jackdaw 0": 1, "replaced 1 25": 1, "room 1 32": 1},
    "jackdaw-scout": {"settled 0 1 32": 1},
    "jackdaw-scout-aside-both": {"set-aside 0 32": 1, "zone 2": 1},
    "mix-last-og": {"og": 1},
    "mix-rooms": {"left-out 1": 1},
    "order-declined": {"declined 0": 1, "urged 1": 1},
    "outlaw-gold-1": {"paid 0 0 2": 1},
    "overlord-beginners-alone": {"doubled 0": 1},
    "overlord-combat-set-face": {"die-set 4": 1},
    "overlord-watch-entering": {"watch": 1},
    "passive-no-curse": {"die 0 2": 1, "no-effect 0": 1},
    "potion-twice": {"has-one 0 5": 1},
    "prepare-codex": {"codex 0": 1, "looked 0 3": 1, "set-aside 0 3": 1},
    "prepare-patrol": {"laid 0 9": 1},
    "protection-potions": {"hurled 0": 1, "more 0 5": 1},
    "rewards-4-b": {"armor 0 1": 1, "die 0 4": 1},
    "setup-two": {"leader 1": 1},
    "shrine-4": {"blessed 0": 1, "cured 0 2": 1},
    "shrine-offering": {"offered 0": 1, "read 0 4": 1},
    "sleeper-again": {"woken 0 3": 1},
    "slip-item": {"slips 1": 1, "xp-lost 0 1": 1},
    "stance-defensive-6": {"stance 0 2": 1},
    "story-no-more": {"no-tale 0": 1},
    "story-not-twice": {"gold-lost 0 2": 1, "tale 0 4": 1, "told 0 2": 1},
    "test-cursed": {"hex 0 1": 1},
    "test-no-star": {"level 0 1": 1},
    "test-perception": {"foresaw 0": 1},
    "test-poison": {"venom 0 1": 1},
    "told-cache": {"die 0 6": 1, "uses 0 3": 1},
    "told-level": {"level 0 2": 1},
    "told-miss": {"pierced 0": 1},
    "told-nothing": {"no-effect 0": 1},
    "told-order": {"goes-first 1": 1},
    "tomb-gaol-3": {"food 0 1": 1},
    "tomb-up": {"read 0 6": 1},
    "values-most": {"full 0 0 1": 1},
    "values-most-armour": {"full 0 1 1": 1},
    "values-most-gold": {"full 0 3 1": 1},
    "values-most-rations": {"full 0 2 1": 1},
    "ward": {"falls 0": 1, "fell 3": 1, "gone": 1, "saved 0 2": 1},
    "ward-once": {"died 0": 1, "ward 0": 1},
    "xp-partly-beyond": {"full 0 4 2": 1},
}


def played(stem: str) -> Table[Any]:
    """The table of a scenario at its end."""
    found = scenario_of(CASES[stem], stem)
    head = found.head
    seats, options = head.get("seats", 1), head.get("options", {})
    table = open_position(found.spec, head["state"], options, seats, stem)
    for stage in found.stages:
        for line in stage.get("script", []):
            who, _, word = line.partition(" ")
            table.answer(word, -1 if who == "*" else int(who))
    return table


@pytest.mark.parametrize("stem", TOLD)
def test_it_is_told(stem: str) -> None:
    events = played(stem).events(0)
    lines = [" ".join([SPEC.words.events[e.id].name, *map(str, e.args)]) for e in events]
    assert {line: lines.count(line) for line in TOLD[stem]} == TOLD[stem]
