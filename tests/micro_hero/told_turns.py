"""Turns that are played by script, for the tests of what is told: the state, what is said."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

HYDRA: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
TEAM: dict[str, Any] = {**HYDRA, "life": 18}
SECOND: dict[str, Any] = {"round": 2, "beaten": ["lion"], "reserve": ["pelt"]}
FIVE = ["training", "training", "training", "training", "training"]
BLOCKS = ["block", "block", "block", "block", "block"]
FIRST = "lion hind boar stables birds bull mares belt cattle apples cerberus"
BECAME = "pelt swiftness tusks flood rattles might chariot girdle herd apple leash"
OMPHALE: dict[str, Any] = {"posture": [0, 1]}


@dataclass
class Turn:
    """A position, what is said in it, and the rule that says what is told."""

    rule: str
    state: dict[str, Any]
    script: str
    seats: int = 1
    options: dict[str, str] = field(default_factory=dict)


TURNS: dict[str, Turn] = {
    "a-game-is-set-up": Turn(
        "micro-hero:setup",
        {},
        "* trial=hydra; 0 life:boil; 0 deck:5.3.2; * deck.0/round1=block; * deck.0/round1=strike",
        options={"anger": "yes"},
    ),
    "two-set-up-a-game": Turn(
        "micro-hero:coop.setup",
        {},
        "* trial=birds; 0 deck:4.3.3; 1 deck:0.5.5; 0 posture:omphale; 1 posture:hercules",
        2,
        {"omphale": "yes"},
    ),
    "rain-then-overload": Turn(
        "micro-hero:rain",
        {**HYDRA, "agenda": ["PLAN"], "side": [1, 0], "hand": [["block"]], "deck": [["strike"]]},
        "0 tilt; 0 tilt; 0 play:strike; 0 play:block",
    ),
    "experience-is-spent": Turn(
        "micro-hero:3",
        {
            **HYDRA,
            "agenda": ["PERFECT"],
            "stack": [["training+"] * 3],
            "deck": [BLOCKS],
            "tilted": [1, 0],
        },
        "0 buy:strike; 0 improve; 0 anticipate",
    ),
    "two-spend": Turn(
        "micro-hero:coop.2",
        {**TEAM, "agenda": ["PERFECT"], "stack": [["training"] * 4, []], "tilted": [1, 1]},
        "1 buy:block; 1 ready; 0 ready",
        2,
    ),
    "a-head-grows": Turn(
        "micro-hero:hydra",
        {
            **HYDRA,
            "agenda": ["STRIKE_BACK"],
            "stack": [["strike+", "strike+", "block", "block"]],
            "tilted": [1, 0],
            "bent": [2, 0],
            "deck": [FIVE],
        },
        "",
    ),
    "blocked-with-points-to-spare": Turn(
        "micro-hero:shield",
        {**HYDRA, "agenda": ["SHARE"], "stack": [["block"] * 3], "deck": [FIVE]},
        "",
        options={"shield": "yes"},
    ),
    "blocked-with-no-point-to-spare": Turn(
        "micro-hero:shield",
        {**HYDRA, "agenda": ["SHARE"], "stack": [["block"] * 2], "deck": [FIVE]},
        "",
        options={"shield": "yes"},
    ),
    "a-trial-of-one-head-is-hit": Turn(
        "micro-hero:hydra",
        {
            **{"trial": ["boar"], "attack": 4, "life": 8, "turns": 1, "agenda": ["STRIKE_BACK"]},
            **{"stack": [["strike"] * 4], "deck": [FIVE]},
        },
        "",
    ),
    "the-shield-is-spent": Turn(
        "micro-hero:shield",
        {**TEAM, "agenda": ["SHARE"], "guard": [2, 1], "deck": [FIVE, BLOCKS]}
        | {"stack": [["block"], ["block"]]},
        "1 split:1",
        2,
        {"shield": "yes"},
    ),
    "the-mares-devour": Turn(
        "micro-hero:trial.mares",
        {
            **{"trial": ["mares"], "attack": 5, "life": 18, "turns": 1},
            **{"agenda": ["SHARE"], "deck": [FIVE, BLOCKS]},
            "stack": [["block", "strike"], ["strike+", "training", "wound"]],
        },
        "",
        2,
    ),
    "filth-piles-up": Turn(
        "micro-hero:trial.stables",
        {
            **{"trial": ["stables"], "attack": 3, "life": 8, "turns": 1},
            **{"agenda": ["UPKEEP"], "stack": [["strike", "block"]], "deck": [FIVE]},
        },
        "",
    ),
    "the-discard-is-turned": Turn(
        "micro-hero:deck",
        {**HYDRA, "agenda": ["TURN"], "discard": [["strike", "block"]]},
        "",
    ),
    "the-cattle-scatter": Turn(
        "micro-hero:trial.cattle",
        {
            **{"trial": ["cattle"], "attack": 6, "life": 18, "turns": 1},
            **{"agenda": ["TURN"], "deck": [FIVE, []], "discard": [[], ["strike", "training"]]},
        },
        "* deck.1/round1=strike; * deck.1/round1=training",
        2,
    ),
    "the-distaff": Turn(
        "micro-hero:omphale.distaff",
        {
            **{**TEAM, **OMPHALE, "agenda": ["PLAN"], "hand": [[], ["strike", "block", "wound"]]},
            **{"deck": [FIVE, ["training+", "block"]]},
        },
        "1 tilt; 1 under:strike; 1 under:wound; 1 play:block",
        2,
        {"omphale": "yes"},
    ),
    "the-club": Turn(
        "micro-hero:omphale.club",
        {
            **{**TEAM, **OMPHALE, "agenda": ["PLAN"], "hand": [[], ["strike"]], "side": [0, 1]},
            "under": [[], ["block", "training"]],
        },
        "1 tilt",
        2,
        {"omphale": "yes"},
    ),
    "the-club-upright": Turn(
        "micro-hero:omphale.club",
        {
            **{**TEAM, **OMPHALE, "agenda": ["UPKEEP"], "side": [0, 1], "deck": [FIVE, BLOCKS]},
            "under": [[], ["block", "training"]],
        },
        "1 spin:training",
        2,
        {"omphale": "yes"},
    ),
    "rain-in-the-evening": Turn(
        "micro-hero:rain",
        {
            **{**TEAM, "agenda": ["UPKEEP"], "side": [1, 1], "tilted": [0, 0]},
            **{"deck": [FIVE, ["?"] * 5], "unseen": [[], ["strike"] * 4 + ["training+"]]},
        },
        "* deck.1/round1=training+",
        2,
    ),
    "the-evening-of-surcharged": Turn(
        "micro-hero:overload",
        {**TEAM, "agenda": ["UPKEEP"], "deck": [FIVE, BLOCKS]}
        | {"tilted": [0, 1], "stack": [[], ["block", "strike+"]], "bent": [0, 2]},
        "",
        2,
    ),
    "hera-crosses-off": Turn(
        "micro-hero:hera.cross",
        {
            **{**TEAM, "agenda": ["PLAN"], "tilted": [1, 1], "bent": [0, 2]},
            "stack": [[], ["strike", "block"]],
        },
        "* hera/round1=cross",
        2,
        {"hera": "yes"},
    ),
    "hera-strikes": Turn(
        "micro-hero:hera.bolt",
        {
            **{**TEAM, "agenda": ["VENGEANCE_CARD", "PERFECT"], "tilted": [1, 0], "side": [0, 0]},
            **{"stack": [["block"], ["strike", "block"]], "hera_pile": ["?"]},
            "hera_gone": ["bolt", "cross", "cross", "blank", "blank"],
        },
        "* hera/round1=bolt; 1 double:2",
        2,
        {"hera": "yes"},
    ),
    "a-wound-is-cleansed": Turn(
        "micro-hero:blessing.flood",
        {**HYDRA, "agenda": ["PLAN"], "round": 2, "beaten": ["stables"], "tilted": [1, 0]}
        | {"hand": [["flood"]], "discard": [["wound", "strike", "wound"]]},
        "0 play:flood",
    ),
    "a-trial-falls": Turn(
        "micro-hero:end.1",
        {
            **{**HYDRA, "agenda": ["STRIKE_BACK"], "life": 1, "round": 3},
            **{"kept": ["boar"], "beaten": ["lion"], "reserve": ["pelt"]},
            **{"stack": [["strike+", "strike+", "strike+"]], "deck": [FIVE], "bent": [1, 0]},
            "tilted": [1, 0],
        },
        "* trial=cattle",
        options={"level": "heroic"},
    ),
    "preparations": Turn(
        "micro-hero:end.4",
        {
            **{**TEAM, **SECOND, "agenda": ["PREPARE"], "actions": [2, 2], "life": 20, "round": 1},
            "deck": [["?"] * 3, ["?"] * 2],
            "unseen": [["strike", "block", "wound"], ["strike", "block+"]],
        },
        "1 train:strike; 0 heal:wound; 0 guard; 1 drop:block+",
        2,
        {"shield": "yes"},
    ),
    "more-preparations": Turn(
        "micro-hero:end.4",
        {**HYDRA, **SECOND, "agenda": ["PREPARE"], "actions": [2, 0], "life": 10, "round": 1}
        | {"deck": [["?"]], "unseen": [["strike"]]},
        "0 gain:training; 0 skip",
    ),
    "the-last-wound": Turn(
        "micro-hero:wound",
        {**TEAM, "agenda": ["SHARE"], "discard": [["wound"] * 3, ["wound"] * 2]},
        "",
        2,
    ),
    "the-twelfth": Turn(
        "micro-hero:goal",
        {
            **{**HYDRA, "agenda": ["STRIKE_BACK"], "life": 1, "round": 12, "turns": 30},
            **{"stack": [["strike+"] * 3]},
            "beaten": [
                "lion",
                "hind",
                "boar",
                "stables",
                "birds",
                "bull",
                "mares",
                "belt",
                "cattle",
                "apples",
                "cerberus",
            ],
            "reserve": BECAME.split(),
        },
        "",
    ),
    "the-last-moment": Turn(
        "micro-hero:posture",
        {**TEAM, "agenda": ["LAST_MOMENT"], "side": [1, 1], "stack": [["strike"], []]}
        | {"discard": [["block"], ["training"]]},
        "1 ready; 0 tilt",
        2,
    ),
    # what shows something cannot be taken back: each of these ends right after it
    "a-card-is-drawn": Turn(
        "micro-hero:saving",
        {**HYDRA, "agenda": ["PLAN"], "side": [1, 0], "hand": [["block"]], "deck": [["strike"]]},
        "0 tilt",
    ),
    "two-play-a-card": Turn(
        "micro-hero:coop.1",
        {**TEAM, "agenda": ["PLAN"], "hand": [["strike", "block"], ["strike", "block"]]},
        "1 play:block",
        2,
    ),
    "one-posture-is-chosen": Turn(
        "micro-hero:omphale",
        {**TEAM, "agenda": ["PICK_POSTURE", "ROUND"], "turns": 0},
        "0 posture:omphale",
        2,
        {"omphale": "yes"},
    ),
    "hera-is-shown": Turn(
        "micro-hero:hera",
        {**HYDRA, "agenda": ["PLAN"], "hand": [["block"]]},
        "0 play:block; 0 ready; * hera/round1=bolt",
        1,
        {"hera": "yes"},
    ),
    "two-exhaust-their-doubled-cards": Turn(
        "micro-hero:overload",
        {
            **{**TEAM, "agenda": ["UPKEEP"], "tilted": [1, 1], "bent": [1, 1]},
            **{"stack": [["strike"], ["block"]], "deck": [FIVE, BLOCKS]},
        },
        "",
        2,
    ),
    "the-last-card-of-hera-is-shown": Turn(
        "micro-hero:hera",
        {
            **{**HYDRA, "agenda": ["PLAN"], "hand": [["block"]], "side": [1, 0]},
            **{"hera_pile": ["?"], "hera_gone": ["bolt", "bolt", "cross", "cross", "blank"]},
        },
        "0 play:block; 0 ready; * hera/round1=blank",
        1,
        {"hera": "yes"},
    ),
    "the-top-card-is-shown": Turn(
        "micro-hero:rain",
        {
            **{**TEAM, "agenda": ["PERFECT"], "side": [1, 1], "stack": [["strike"], ["strike"]]},
            **{"deck": [FIVE, ["?"] * 5], "unseen": [[], ["block"] * 5]},
        },
        "0 ready; 1 ready",
        2,
    ),
    "a-trial-has-fallen": Turn(
        "micro-hero:end.3",
        {**HYDRA, "agenda": ["PERFECT"], "life": 1, "stack": [["strike+"] * 3]},
        "0 ready",
    ),
    # the second player's numbers
    "the-second-defends": Turn(
        "micro-hero:coop.4",
        {**TEAM, "agenda": ["SHARE"], "attack": 9, "deck": [FIVE, BLOCKS]}
        | {"stack": [["strike"], ["block", "block"]]},
        "",
        2,
    ),
    "the-second-rains-at-last": Turn(
        "micro-hero:posture",
        {**TEAM, "agenda": ["LAST_MOMENT"], "side": [1, 1]}
        | {"discard": [["block"], ["training", "strike"]]},
        "0 ready; 1 tilt; 1 tilt",
        2,
    ),
}
