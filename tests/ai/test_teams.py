"""Bots at tables of teams: what an end is worth, who can play there, what they agree to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.ai import agrees, bot_names, check_bot
from heroon.ai.ismcts import Search, can_search
from heroon.ai.levels import levels, player_of
from heroon.ai.planner import can_plan
from heroon.ai.values import Worth, duel, worth_at
from heroon.kernel import GameSpec, InputError, Rng, Seat, Seeded, Table, game, open_position
from heroon.kernel.heuristics import Planning, Searching
from tests.native.having import native
from tests.shapes import overlord
from tests.shapes.overlord import SPEC

BY_SEAT, BY_DIE = SPEC.settings({"ruled": "seat"}), SPEC.settings({"ruled": "auto"})


def test_partners_win_and_lose_as_one() -> None:
    assert duel((1, 1, 1, 0), (0, 0, 0, 1)) == (1.0, 1.0, 1.0, 0.0)
    assert duel((0, 0, 0, 1), (0, 0, 0, 1)) == (0.0, 0.0, 0.0, 1.0)
    assert duel((5, 5, 5), (0, 0, 1)) == (0.5, 0.5, 0.5)
    assert duel((3, 3, 1)) == (0.5, 0.5, 0.0)


def test_together_the_result_itself_counts() -> None:
    alone = worth_at(SPEC, (0,))
    assert alone.grows
    assert alone.of((4,)) == (4.0,)
    grown = alone.grown((4.0,)).grown((0.0,))
    assert (grown.low, grown.high) == (0.0, 4.0)
    assert [grown.share(x) for x in (0.0, 1.0, 4.0)] == [0.0, 0.25, 1.0]
    assert grown.at(0.25) == 1.0
    assert Worth((0, 1)).grown((7.0, -7.0)) == Worth((0, 1))
    assert worth_at(game("micro-hero"), (0, 0)).share(6.0) == 0.5


def doomed(seats: int, ruled: str, life: list[int], gate: int) -> Table[overlord.Siege]:
    """The last round: one strike opens the gate, one that spares strength loses the game."""
    state = {"life": life, "gate": gate, "round": 5, "agenda": ["STORM", "ROUND"]}
    if ruled == "seat":
        state |= {"agenda": ["STORM", "ANSWER", "ROUND"], "hand": ["1", "1"]}
    return open_position(SPEC, state, {"ruled": ruled}, seats, "here", Seeded("doomed"))


@pytest.mark.parametrize("in_c", [False, True])
@pytest.mark.parametrize(("seats", "ruled"), [(1, "auto"), (2, "seat"), (3, "seat"), (2, "auto")])
def test_the_tree_search_sees_what_wins_for_heroes(seats: int, ruled: str, in_c: bool) -> None:
    heroes = seats - (ruled == "seat")
    table = doomed(seats, ruled, [2] * seats, heroes)
    spec = replace(SPEC, policy=None)
    if in_c:
        native(spec)
    search = Search(spec, 200, Searching(every=1, prior=0))
    if not in_c:
        search._native = None
    for seat in range(heroes):
        word = search.word(Seat(table, seat), Rng(seat))
        assert SPEC.words.text[word] == "strike"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tree_search_sees_what_wins_for_the_overlord(seats: int) -> None:
    """Only a curse of three on the hero who has three lives left keeps the gate shut."""
    life = [5] * (seats - 2) + [3, 5]
    lord = seats - 1
    state = {"life": life, "gate": 1, "round": 4, "hand": [f"1!{lord}", f"3!{lord}"]}
    state |= {"agenda": ["ANSWER", "ROUND"], "acted": 0}
    table = open_position(SPEC, state, {}, seats, "here", Seeded("last"))
    search = Search(replace(SPEC, policy=None), 300, Searching(every=1, prior=0))
    word = search.word(Seat(table, lord), Rng(1))
    assert SPEC.words.text[word] == f"cast:3@{seats - 2}"


def test_who_can_play_depends_on_the_table() -> None:
    assert can_search(SPEC, BY_SEAT, 3)
    assert can_search(SPEC, BY_DIE, 1)
    planning: Planning[Any] = Planning(
        lines=lambda g, ask: [[ask.words[0]]],
        reply=lambda g, ask: [ask.words[0]],
        settle=lambda g, rng: False,
        chapter=lambda g: 0,
        worth_of=lambda g: 0,
    )
    own = replace(overlord.HEURISTICS, progress=lambda g: (0, 9, ""), planning=planning)
    spec = replace(SPEC, policy=own)
    assert can_search(spec, BY_SEAT, 3)
    assert not can_search(spec, BY_DIE, 3)
    assert not can_plan(spec, BY_SEAT, 3)
    assert can_plan(spec, BY_DIE, 3)
    assert bot_names(spec, BY_SEAT, 2) == ["random", "heuristic", "ismcts"]
    assert bot_names(spec, BY_DIE, 2) == ["random", "heuristic", "planner", "search"]
    assert bot_names(spec) == bot_names(spec, BY_SEAT, 4)
    assert levels(spec, BY_SEAT, 2)["novice"].startswith("careless")
    assert player_of(spec, "novice", BY_DIE, 2) == "random"
    check_bot("planner", spec, BY_DIE, 1)
    with pytest.raises(InputError, match="no such bot"):
        check_bot("planner", spec, BY_SEAT, 2)


def drawing(spec: GameSpec[Any]) -> GameSpec[Any]:
    """The same game with draws, and nobody ahead before its end."""
    return replace(spec, drawn=lambda g: [0] * g.seats, bound_result=lambda g: [0] * g.seats)


def test_a_bot_agrees_to_a_draw_where_its_team_expects_to_lose() -> None:
    spec = drawing(SPEC)
    state = {"round": 1, "agenda": ["STORM", "ANSWER", "ROUND"], "hand": ["1", "1"]}
    winning = open_position(spec, state | {"gate": 1, "life": [5, 5, 5]}, {}, 3, "here")
    losing = open_position(spec, state | {"gate": 9, "life": [1, 1, 5]}, {}, 3, "here")
    for table, agreed in ((winning, [False, False, True]), (losing, [True, True, False])):
        assert [agrees(table, seat, "draw") for seat in range(3)] == agreed


def test_where_all_play_together_nothing_is_judged() -> None:
    alone: Table[Any] = Table(drawing(SPEC), {"ruled": "auto"}, Seeded("x"), seats=1)
    assert agrees(alone, 0, "draw")
