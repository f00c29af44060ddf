"""HADES TRAP: what the song of the Siren tells of a hero whom it leaves beside a skeleton."""

from __future__ import annotations

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import SKELETON, STUNNED, UPRIGHT, Race
from heroon.games.hades_trap.steps import SING
from heroon.kernel import then
from heroon.kernel.log import Log

from .laid import CELL, asked, give, going, laid, say, stand

#: What is told of the charmed hero, by name.
TOLD = ("charmed", "gripped", "stunned", "shielded", "stood")


def names(g: Race) -> list[str]:
    assert g.log is not None
    found = [SPEC.words.events[event[0]].name for event in g.log.events]
    return [name for name in found if name in TOLD]


def sung(shield: bool = False) -> tuple[Race, list[str]]:
    """The second hero is drawn south onto a skeleton before a wall, in the northern arm."""
    g = stand(laid("siren"), "t8", "p2")
    g.boss_at, g.bones[CELL["p3"]] = CELL["q8"], SKELETON
    if shield:
        give(g, 1, "shield")
    g.log = Log()
    then(g, SING, w.SIDE.by_token["north"])
    game = going(g)
    if shield:
        assert asked(game) == "shield"
        say(game, "yes")
    return g, names(g)


@pytest.mark.parametrize("shield", [False, True])
def test_whom_the_song_stuns_is_not_told_gripped(shield: bool) -> None:
    g, told = sung(shield)
    assert g.at[1] == CELL["p3"] and g.caught[1] == 1
    assert g.lies[1] == (UPRIGHT if shield else STUNNED)
    assert ("gripped" in told, "stunned" in told) == (shield, not shield)
