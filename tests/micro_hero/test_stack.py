"""Totals against a literal second reading: each card played triggers the ones before it again."""

from __future__ import annotations

import pytest

from heroon.games.micro_hero.cards import (
    ATTACK,
    DEFENCE,
    EXPERIENCE,
    LOOKS_BACK,
    ONCE,
    ROW,
    SPURS,
)
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.stack import has, power, worth
from heroon.games.micro_hero.state import Journey
from heroon.games.micro_hero.words import BASE, CARDS, IS_WOUND, TRIALS
from heroon.kernel import Rng

#: Blessings of several effects, in any place.
COMPOSED = """
[blessing]
pelt = { base = "defence+2, draw 1, earlier cards count", improved = "attack+3, draw 2, earlier cards count" }
venom = { base = "once attack+2, earlier cards+1, once defence+1", improved = "attack+4, once attack+3, earlier cards+2" }
swiftness = { base = "trial attack-1, earlier cards+1", improved = "once experience+4, earlier cards+3, trial attack-2" }
"""  # fmt: skip  # noqa: E501


def blank(*trials: str, own: str = "") -> Journey:
    spec = SPEC.using(own, "own") if own else SPEC
    g = spec.blank(SPEC.settings({"level": "mythic"}), 1)
    g.trial = [TRIALS.by_token[t] for t in trials[:1]]
    g.kept = [TRIALS.by_token[t] for t in trials[1:]]
    return g


def literally(g: Journey, stack: list[int], bent: int, kind: int, hide: bool) -> int:
    """Card after card, as at the table: who triggers, how often, with how many icons."""
    points = 0

    def trigger(i: int, times: int) -> None:
        nonlocal points
        card = BASE[stack[i]] if hide and kind == ATTACK else stack[i]
        points += times * g.numbers[ROW[card] + kind] * (2 if i + 1 == bent else 1)

    for i, card in enumerate(stack):
        trigger(i, 1)
        for before in range(i):
            trigger(before, 1)
        if has(g, card, LOOKS_BACK):
            trigger(i, i)
        for before in range(i):
            trigger(before, power(g, card, SPURS))
        points += power(g, card, ONCE + kind)
    return points


@pytest.mark.parametrize("own", ["", COMPOSED])
@pytest.mark.parametrize("trials", [("cerberus",), ("lion",), ("hind", "lion")])
def test_totals_are_those_of_the_literal_reading(trials: tuple[str, ...], own: str) -> None:
    g = blank(*trials, own=own)
    rng = Rng(11)
    for _ in range(2000):
        stack = [1 + rng.below(len(CARDS.tokens)) for _ in range(rng.below(9))]
        doublable = [i + 1 for i, card in enumerate(stack) if not IS_WOUND[card]]
        bent = rng.choice([0, *doublable])
        for kind in (ATTACK, DEFENCE, EXPERIENCE):
            assert worth(g, stack, bent, kind) == literally(g, stack, bent, kind, "lion" in trials)


@pytest.mark.parametrize(
    ("names", "bent", "points"),
    [
        ("strike strike strike strike strike", 0, 15),
        ("strike block block block block", 0, 5),
        ("strike block block strike block", 0, 7),
        ("strike+ block block block block block", 0, 12),
        ("strike+ block block block block block", 1, 24),
        ("wound strike wound", 0, 2),
        ("", 0, 0),
    ],
)
def test_printed_totals(names: str, bent: int, points: int) -> None:
    stack = [CARDS.by_token[name] for name in names.split()]
    assert worth(blank("cerberus"), stack, bent, ATTACK) == points
