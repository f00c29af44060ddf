"""What an independent reading of the rules found, each kept from coming back."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import (
    GameSpec,
    Rng,
    Seeded,
    Table,
    open_position,
    playout,
    read_position,
    write_position,
)
from heroon.testing import check_game

HYDRA: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
#: Before the second round.
SECOND: dict[str, Any] = {"life": 10, "beaten": ["lion"], "reserve": ["pelt"]}
TWO: dict[str, Any] = {**HYDRA, "deck": [["training"] * 5, ["training"] * 5], "unseen": [[], []]}


def owners(*lines: str) -> GameSpec[Any]:
    """The game with an owner's numbers."""
    return SPEC.using("[numbers]\n" + "\n".join(lines) + "\n", "mine.toml")


def at(state: dict[str, Any], seats: int = 1, spec: GameSpec[Any] = SPEC, **o: Any) -> Table[Any]:
    return open_position(spec, {**HYDRA, **state}, o, seats, "test")


# -- games that an owner's numbers must not break --------------------------------------------------


def test_at_least_one_card_is_drawn() -> None:
    spec = owners("hand = 1", "birds_ability = [6, 9]")
    counts = playout(spec, spec.settings({"omphale": "yes"}), 1).play(Rng(3))
    assert counts.tokens > 10


def test_a_rise_is_never_below_the_usual_one() -> None:
    spec = owners("boar_ability = [4, 0]", "lion_ability = [4, 0]")
    state = {"agenda": ["SHARE"], "trial": ["boar"], "kept": ["lion"], "attack": 4, "round": 2}
    table = at({**state, "deck": [["block"] * 5]}, 1, spec, level="heroic")
    assert table.g.attack == 5


def test_no_number_leaves_its_range() -> None:
    stack = [["block"] * 5]
    state = {"agenda": ["SHARE"], "guard": [9990, 0], "attack": 9999, "stack": stack}
    table = at({**state, "deck": [["strike"] * 5]}, shield="yes")
    assert table.g.attack == 9999
    table = at({**state, "attack": 3, "deck": [["strike"] * 5]}, shield="yes")
    assert table.g.guard[0] == 9999


@pytest.mark.long
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "lines",
    [
        ("hand = 10", "technique_cost = 1", "blessing_cost = 1"),
        ("wound_copies = [0, 0, 0]", "hera_cards = [0, 0, 0]"),
        ("technique_copies = [3, 3, 4]", "preparations = 0", "overload_tilted = 0"),
        ("technique_copies = [10, 10, 10]", "preparations = 5", "overload_upright = 1"),
        ("hydra_ability = [10, 9]", "lion_ability = [3, 9]", "belt_ability = [3, 9]"),
        ("pelt_effect = 1", "venom_effect = 2", "tusks_effect = 5", "girdle_effect = 4"),
    ],
)
def test_owners_numbers_keep_every_law(lines: tuple[str, ...], seats: int) -> None:
    options = {"level": "mythic", "blood": "yes", "hera": "yes", "shield": "yes", "anger": "yes"}
    report = check_game(
        owners(*lines), 4, "light", seats=seats, seed=40, skilled=5, options=options
    )
    assert report.games == 4


# -- ends ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "mythic"])
def test_the_position_of_a_won_game_can_be_written_and_read(level: str) -> None:
    kept = ["boar", "bull"] if level == "mythic" else []
    trials = ["lion", "hind", "stables", "birds", "mares", "belt", "cattle", "apples", "cerberus"]
    became = [
        "pelt",
        "swiftness",
        "flood",
        "rattles",
        "chariot",
        "girdle",
        "herd",
        "apple",
        "leash",
    ]
    beaten = trials if kept else [*trials, "boar", "bull"]
    blessings = became if kept else [*became, "tusks", "might"]
    state = {"agenda": ["STRIKE_BACK"], "life": 1, "kept": kept, "beaten": beaten, "round": 12}
    stack = [["strike+", "strike+", "strike+", "block", "block"]]
    table = at({**state, "reserve": blessings, "stack": stack}, level=level)
    assert table.over
    assert table.result == [12]
    again = read_position(write_position(table), spec=SPEC)
    assert again.over
    assert again.result == [12]
    assert len(table.g.kept) == len(kept)


# -- two players -----------------------------------------------------------------------------------


def test_one_deep_wound_is_enough_to_ask_whose_cards_go_first() -> None:
    state = {**TWO, "agenda": ["UPKEEP"], "stack": [["gash", "strike"], ["block", "training"]]}
    for first, discard in (("first:0", [4, 2, 3]), ("first:1", [2, 3, 4])):
        table = at(state, 2, blood="yes")
        table.answer(first, 1)
        assert table.g.discard[0] == discard


def test_crossed_wounds_of_two_kinds_go_back_in_the_order_chosen() -> None:
    stack = [["block", "bruise"], ["block", "wound+"]]
    state = {**TWO, "agenda": ["PLAN"], "stack": stack}
    for first, pile in (("first:0", [4, 5]), ("first:1", [5, 4])):
        table = at(state, 2, blood="yes", hera="yes")
        table.answer("ready", 0)
        table.answer("ready", 1)
        table.answer("cross", -1)
        table.answer(first, 0)
        assert table.g.wounds[-2:] == pile


def test_splits_that_come_to_the_same_are_one() -> None:
    """Attack 9 against 4 points and empty shields: both are hit whatever the split."""
    stack = [["block", "block"], ["block"]]
    table = at({**TWO, "agenda": ["SHARE"], "attack": 9, "stack": stack}, 2, shield="yes")
    assert [pile[0] for pile in table.g.discard] == [5, 5]


def test_large_sums_can_be_split_so_that_both_block() -> None:
    spec = owners("block = [0, 9, 0, 0, 0, 9, 0, 0]")
    stack = [["block"] * 5 + ["strike"] * 2] * 2
    state = {**TWO, "agenda": ["SHARE"], "attack": 160, "stack": stack}
    table = at(state, 2, spec, shield="yes")
    table.answer("split:160", 0)
    assert table.g.guard == [0, 130]
    assert not any(5 in pile for pile in table.g.discard)


def test_only_the_chosen_posture_is_shown() -> None:
    table = Table(SPEC, {"omphale": "yes"}, Seeded("omphale"), seats=2)
    assert table.view(0).area("posture.0").pieces[0].face == "hercules"


# -- texts -----------------------------------------------------------------------------------------


def test_a_new_trial_is_announced_without_the_old_life_card() -> None:
    state = {"agenda": ["REVEAL", "PREPARE"], "actions": [2, 0], "life_card": 2}
    state |= {"trial": [], "beaten": ["hydra"]}
    table = at({**state, "reserve": ["venom"]}, anger="yes")
    table.answer("apples", -1)
    assert table.events(0)[-1].args == (11, 4, 5, 8)
    view = table.view(0)
    assert (view.counter("attack"), view.counter("defence")) == (4, 5)
    assert "life:shell" not in [SPEC.words.text[w] for w in table.words(0)]


def test_experience_is_never_below_nothing() -> None:
    state = {"agenda": ["PREPARE"], "spent": 8, "actions": [1, 0], "deck": [["?"]], **SECOND}
    assert at({**state, "unseen": [["strike"]]}).view(0).counter("experience") == 0


def test_only_a_technique_or_blessing_is_doubled_late() -> None:
    state = {"agenda": ["LATE_OVERLOAD", "PERFECT"], "stack": [["strike", "wound", "block"]]}
    table = at({**state, "tilted": [1, 0]}, hera="yes")
    found = table.why("double:2", 0)
    assert found is not None
    assert found.name == "no-card-to-use-it-on"
    found = table.why("double:9", 0)
    assert found is not None
    assert found.name == "not-now"


def test_a_technique_that_is_improved_is_not_improved_again() -> None:
    state = {"agenda": ["PREPARE"], "actions": [1, 0], "deck": [["?"]], **SECOND}
    state["unseen"] = [["strike+"]]
    found = at(state).why("train:strike", 0)
    assert found is not None
    assert found.name == "trained-already"
