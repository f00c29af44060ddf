"""MINI ROGUE: every question is asked of the one whom it is about, and once more after a drink."""

from __future__ import annotations

from typing import Any, Final

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import ROOM_AT
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play
from tests.mini_rogue.test_mix import BOX

#: Two Rooms that were looked at, on top of the unused ones.
SEEN: Final = ["?*10", "camp!01234567", "sewer!01234567"]
FIGHT: Final[dict[str, Any]] = {"foe": 1, "foe_hp": [8], "fighters": 3}
MIX: Final[dict[str, Any]] = {"stock": ["?*13"], "box": list(BOX), "unused": ["?*5"]}
#: Each has an Exploration skill that can always be used.
HEROES: Final = {"hero_1": "crusader", "hero_2": "priestess"}
#: For each question a step that asks it, what lies on a1, options, and the state.
QUESTIONS: Final[dict[str, tuple[str, str, dict[str, str], dict[str, Any]]]] = {
    "way": ("MOVE {s}", "camp", {}, {}),
    "entered": ("ENTERED {s} 0", "guard", HEROES, {"spent": [0, 0]}),
    "prepare": ("PREPARE {s}", "", {}, {"items": ["codex"]}),
    "aside": ("ASIDE {s} 2", "", {}, {"stock": SEEN}),
    "lay": ("ORDER {s} 2", "", {}, {"stock": SEEN}),
    "settle": ("SETTLE {s} 0", "", {}, {"stock": SEEN}),
    "look": ("SCRY {s} 2", "camp", {}, {}),
    "test": ("TEST {s}", "sewer", {}, {"potions": ["heal", "percep"]}),
    "item": (f"WANT {{s}} {w.CODEX}", "codex", {}, {}),
    "take": (f"TAKE {{s}} {w.CODEX}", "codex", {}, {"finders": 3}),
    "read": (f"TOMB {{s}} {w.GAOL}", "gaol", {}, {"passed": 1, "die": 3}),
    "offer": ("SHRINE {s}", "pyre", {}, {}),
    "choose": (f"CHOICE {{s}} {ROOM_AT[w.CAMP]}", "camp", {}, {}),
    "gain": ("POTION {s} 6", "", {}, {}),
    "tale": ("TALE {s} 1", "", {}, {"tales": ["?*3"], "told": ["message"]}),
    "reward": ("REWARD {s}", "", {}, {}),
    "shop": (f"SHOP {{s}} {w.MERCHANT}", "merchant", {}, {}),
    "hammer": (f"HAMMER {{s}} {w.SMITH}", "smith", {}, {}),
    "toll": ("TOLL {s}", "outlaw", {"mix": "yes"}, MIX),
    "stance": ("STANCE {s}", "", {"stances": "yes"}, FIGHT),
    "skill": ("SKILL {s}", "", {}, {**FIGHT, "items": ["codex"]}),
    "roll": ("READY {s}", "", {}, {**FIGHT, "potions": ["heal", "holy"], "poisoned": [1, 1]}),
    "dice": ("DICE {s}", "", {}, {**FIGHT, "dice": [4 * 6 + 2]}),
    "frost": ("CHILL {s}", "", {}, {**FIGHT, "foe": 4, "potions": ["frost", "heal"]}),
    "potion": ("PHIAL {s}", "", {}, {**FIGHT, "potions": ["fire", "heal"]}),
    "give": ("GIVE {s}", "camp", {}, {"gifts": [9, 9]}),
    "agree": ("AGREE {s} {o}", "camp", {}, {"urged": 1}),
}
#: Lists with one entry for each seat.
_EACH: Final = ("spent", "poisoned", "gifts")
#: Questions that need somebody else.
TOGETHER: Final = ("give", "agree")


def asking(prompt: str, seats: int, seat: int) -> Table[Run]:
    """A table at a question of a seat, who is wounded and has a Healing potion."""
    step, room, options, state = QUESTIONS[prompt]
    given = {key: value[:seats] if key in _EACH else value for key, value in state.items()}
    for key in ("items", "potions"):
        own = given.get(key, ["heal"] if key == "potions" else [])
        given[key] = [own if s == seat else [] for s in range(seats)]
    given.setdefault("stock", ["?*12"])
    if given["items"][seat] and given["stock"] == ["?*12"]:
        given["stock"] = ["?*11"]
    if "fighters" in given:
        given["fighters"] = (1 << seats) - 1
    rooms = {} if "mix" in options else {"b1": "rats^", "a2": "chest^"}
    if room:
        rooms["a1"] = f"{room}^"
    return laid(
        step.format(s=seat, o=1 - seat),
        seats=seats,
        options=options,
        rooms=rooms,
        hp=[4] * seats,
        **given,
    )


@pytest.mark.parametrize("prompt", QUESTIONS)
@pytest.mark.parametrize(("seats", "seat"), [(1, 0), (2, 0), (2, 1)])
def test_a_drink_asks_the_same_once_more(prompt: str, seats: int, seat: int) -> None:
    if prompt in TOGETHER and seats == 1:
        pytest.skip("it needs somebody else")
    table = asking(prompt, seats, seat)
    assert table.ask is not None
    assert (asked(table), table.ask.seats) == (prompt, 1 << seat)
    before = offered(table)
    assert "drink:heal" in before
    table.answer("drink:heal", seat)
    assert (asked(table), table.ask.seats) == (prompt, 1 << seat)
    assert table.g.hp[seat] == 10
    left = [word for word in before if word != "drink:heal"]
    given = [word for word in left if "heal" not in word]
    assert [word for word in offered(table) if "heal" not in word and "hp" not in word] == [
        word for word in given if "hp" not in word
    ]


def test_the_codex_lets_one_choose_among_two() -> None:
    table = laid("PREPARE 0", items=[["codex"]])
    play(table, "codex-cull room.1=camp room.1=rats")
    assert (asked(table), offered(table)) == ("aside", ["aside:rats", "aside:camp"])


def test_the_patrol_lets_one_choose_among_three_then_two() -> None:
    table = laid("PREPARE 0", options={"hero_1": "captain"}, spent=[0])
    play(table, "patrol room.1=camp room.1=rats room.1=chest")
    assert offered(table) == ["aside:rats", "aside:chest", "aside:camp"]
    play(table, "aside:chest")
    assert (asked(table), offered(table)) == ("lay", ["lay:rats", "lay:camp"])
