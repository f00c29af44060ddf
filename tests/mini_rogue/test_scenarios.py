"""The scenarios of MINI ROGUE: each is played; together they cite every rule that is built."""

from __future__ import annotations

from typing import Final

from heroon.games import mini_rogue
from heroon.games.mini_rogue.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests

#: Rules of the Overlord module, of the Automa and of the mix with the base game.
LATER: Final = (
    "overlord overlord.setup omen reinforcement.track overlord.hand extra-character"
    " powers omen.gain overlord.dice divination reinforcement.card reinforcement.rooms"
    " reinforcement.power reinforcement.avatar reinforcement.combat prophet avatar avatar.powers"
    " overlord.end borrowed beginners automa automa.triggers automa.track automa.placing"
)
#: Rulings about them.
LATER_RULINGS: Final = (
    "G15 C2 45 49 50 51 42 63 46 19 47 44 48 53 54 55 56 57 58 59 60 61 62 65 79 81 67 74 75"
    " 66 09 71 73 69 70 76 77 78"
)
#: Rules and rulings that no scenario can show, each with the reason.
NOT_SHOWN: Final = {
    **{f"mini-rogue:{rule}": "It is not built yet." for rule in LATER.split()},
    **{f"MR-{number}": "It is not built yet." for number in LATER_RULINGS.split()},
    "MR-G1": "It names what the program leaves out.",
}


OURS: Final = Scenarios(mini_rogue, SPEC, NOT_SHOWN)
OURS.read_now()


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 560


def test_scenarios_are_of_this_game() -> None:
    assert {head["game"] for head in OURS.heads.values()} == {"mini-rogue"}
