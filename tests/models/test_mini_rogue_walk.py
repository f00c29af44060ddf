"""MINI ROGUE: the game against the second model.

In `test` 1,053 games of at most 36 choices, of one, two and three adventurers, two thirds of them
from the middle of a game, two thirds against an Overlord or the Automa; in the long form each goes
on for 2,000 choices or to its end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.state import Run
from tests.lengths import length
from tests.models.mini_rogue_walk import Reached, Walk, walk
from tests.models.walk_mini_rogue import WALKS
from tests.models.walks import Difference

#: All numbers of seats, ways to begin, modes and Overlords come in 81 seeds; nine are a test.
GAMES = 9
BLOCKS = 13 * 9
OPTIONS = {
    **{"difficulty": "normal", "board": "city", "stances": "yes", "item_test": "may"},
    **{"mix": "no", "last": "king", "reference": "criminal"},
    **{"mode": "overlord", "lord": "prophet", "omen_gain": "text", "beginners": "no"},
}


@pytest.mark.parametrize("block", range(BLOCKS))
def test_both_walk_in_step(block: int) -> None:
    for seed in range(GAMES * block, GAMES * (block + 1)):
        assert walk(seed, most=length(36, 2000)) >= 0


def test_walks_reach_fights_rooms_and_exchange() -> None:
    reached = Reached()
    for seed in range(18):
        walk(seed, most=60, reached=reached)
    for name in ("word go", "word done", "question dice", "question give", "step BLOW", "end dead"):
        assert reached.count[name], name


def test_walks_reach_windows_powers_and_what_the_automa_sets_off() -> None:
    """Of an Overlord, nine games of each; of the Automa, too."""
    reached = Reached()
    for seed in range(81):
        if seed % 27 > 8:
            walk(seed, most=90, reached=reached)
    asked = ("zone", "room", "fight", "die", "hidden", "meal")
    for name in (*(f"question omen-{moment}" for moment in asked), "question double"):
        assert reached.count[name], name
    for name in ("fate", "streets", "contagion", "exchange", "veil", "place", "borrow"):
        assert reached.count[f"word {name}"], name
    for name in ("MUDDLE", "SWEEP", "DOUBLE", "DODGING", "LAST"):
        assert reached.count[f"step {name}"], name


def test_what_the_overlord_holds_and_knows_is_compared() -> None:
    """A room of the hand and a room that was looked at, changed behind the game's back."""
    side = Walk(3, 1, OPTIONS)
    for _ in range(2):  # adopt, borrow
        assert side.step()
    side.settle()
    assert side.game.ask is not None and side.game.ask.prompt == w.P_OMEN_ZONE
    table = side.model.table
    held = table.hand[0]
    table.hand[0] = next(card for card in table.unused)
    with pytest.raises(Difference, match="hand: game"):
        side.compare()
    table.hand[0] = held
    table.known_lord.add(table.grid[2, 1])
    with pytest.raises(Difference, match="lord knows: game"):
        side.compare()


def test_a_difference_is_told_with_what_led_to_it() -> None:
    side = Walk(1, 2, OPTIONS, middle=True)
    assert side.step()
    side.model.table.heroes[0].gold = 99
    with pytest.raises(Difference, match="heroes: game") as told:
        side.step()
    assert "from the middle" in str(told.value)


def _known(seats: int) -> Callable[[Run], None]:
    """A fault: who looks at a room shows it to these seats."""

    def fault(g: Run) -> None:
        for at, card in enumerate(g.room):
            if card > 0:
                g.known[at] |= seats

    return fault


def _set(name: str, value: int) -> Callable[[Run], None]:
    """A fault: a number of the state is another."""
    return lambda g: setattr(g, name, value)


#: Seeds with the Gravedigger, played.
GRAVEDIGGER = [seed for seed in range(1000) if (seed // 9 % 3, seed // 27 % 3) == (1, 2)]
#: Faults of the rules: after a step a thing lies otherwise; and with which seeds they are seen.
FAULTS: dict[str, tuple[str, Callable[[Run], None], Sequence[int]]] = {
    "an adventurer sees what is divined": ("EXCHANGE", _known(1), range(9, 18)),
    "the Overlord sees what a Patrol sees": ("WALK", _known(14), range(9, 18)),
    "the marker stands": ("ADVANCE", _set("marker", 0), range(9, 18)),
    "omen points are lost": ("GAIN_OMEN", _set("omen", 0), range(9, 18)),
    "Veils end with the step": ("MOVE", _set("veiled", 0), range(9, 18)),
    "the Mechanism is not spent": ("TRIAL", _set("armed", 1), range(9, 18)),
    "the Carnage ends with the round": ("ROUND", _set("carnage", 0), GRAVEDIGGER),
    "the Contagion ends with the round": ("ROUND", _set("contagion", 0), GRAVEDIGGER),
    "a blocked way stays blocked": ("MOVE", _set("blocked", 2), range(9, 18)),
    "powers of the Zone are unlimited": ("MOVE", _set("used", 0), range(9, 18)),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_of_the_rules_are_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    step, fault, seeds = FAULTS[name]
    plain = Walk._noted

    def noted(self: Walk, number: int, label: str, run: Any) -> Any:
        inner = plain(self, number, label, run)
        return _faulty(inner, fault) if label == step else inner

    monkeypatch.setattr(Walk, "_noted", noted)
    with pytest.raises(Difference):
        for seed in seeds:
            walk(seed, most=300)


def _faulty(run: Any, fault: Callable[[Run], None]) -> Any:
    """A step with a fault when it is done."""

    def faulty(g: Run, a: int, b: int) -> Any:
        out = run(g, a, b)
        if isinstance(out, Generator):
            return _at_the_end(out, g, fault)
        fault(g)
        return out

    return faulty


def _at_the_end(asks: Any, g: Run, fault: Callable[[Run], None]) -> Any:
    yield from asks
    fault(g)


def test_walks_go_on_where_the_report_ends(tmp_path: Path) -> None:
    """What was reached in both runs is counted together, and what was not is named.

    A third run has nothing left to do.
    """
    out = tmp_path / "report.json"
    for many in (60, 2000, 2000):
        assert WALKS.main(["--choices", str(many), "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    first, second = report["runs"]
    assert second["seeds"][0] == first["seeds"][1] + 1
    assert report["choices"] == first["choices"] + second["choices"] >= 2000
    assert "word swap-belt" in report["never_reached"]
    assert report["reached"]["word go"] > 0
