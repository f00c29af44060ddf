"""Orders that stand from the beginning of a game, and bots that people would wait for."""

from __future__ import annotations

import pytest

from heroon.ai.rollouts import RolloutBot
from heroon.kernel import game
from heroon.kernel.heuristics import Rollouts, heuristics_of
from heroon.play import bots
from heroon.play.begin import begin, levels_when, levels_with
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who

SPEC = game("mini-rogue")
PAIR = Who(("person", "person"))


def beginning(who: Who, **options: str) -> LoggedMatch:
    return LoggedMatch(begin(SPEC, options, who, "usual"), "en")


def test_two_people_are_asked_for_gifts_only_where_it_counts_unless_they_wish_otherwise() -> None:
    match = beginning(PAIR)
    assert [match.table.standing(seat) for seat in (0, 1)] == [["some-gifts"]] * 2
    assert [one.name for one in match.switches(0)] == ["some-gifts"]
    match.order(0, "some-gifts", False)
    assert match.table.standing(0) == match.table.standing(1) == []
    again = LoggedMatch(match.s, "en")
    again.s.resumed = True
    assert LoggedMatch(again.s, "en").table.standing(0) == again.table.standing(0)


def test_nobody_else_has_an_order_from_the_beginning() -> None:
    for who in (Who(("person",)), Who(("person", "expert"))):
        options = {"mode": "overlord"} if len(who.seats) > 1 else {}
        match = beginning(who, **options)
        assert not any(match.table.standing(seat) for seat in range(match.table.seats))
    match = LoggedMatch(begin(game("heroz"), {}, PAIR, "usual"), "en")
    assert not match.table.standing(0) and not match.entries


def test_a_game_that_has_begun_keeps_the_orders_it_has() -> None:
    match = beginning(PAIR)
    match.order(0, "some-gifts", False)
    ask = match.table.ask
    assert ask is not None
    match.put(0, ask.words[0])
    assert not LoggedMatch(match.s, "en").table.standing(0)


def test_the_master_is_offered_where_it_plays() -> None:
    assert levels_when(SPEC)["master"] == {"mode": ["overlord"]}
    assert levels_when(SPEC)["expert"] == {}
    assert "master" in levels_with(SPEC, {"mode": "overlord"}, 2)
    assert "master" not in levels_with(SPEC, {}, 2)


def test_without_the_engine_in_c_the_master_tries_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A word of MINI ROGUE's master took 16 seconds there."""
    tried: list[Rollouts | None] = []

    class Watched(RolloutBot):
        def __init__(self, spec: object, seed: int, how: Rollouts | None = None):
            tried.append(how)
            super().__init__(SPEC, seed, how)

    monkeypatch.setattr(bots, "RolloutBot", Watched)
    monkeypatch.setattr(bots, "_has_engine", lambda _spec: False)
    table = begin(SPEC, {"mode": "overlord"}, Who(("person", "master")), "slow").table
    while table.ask is not None and not table.ask.seats & 2:
        table.answer(table.ask.words[0], 0)
    assert bots.choose("master", table, 1, "slow") in table.words(1)
    own = heuristics_of(SPEC).rollouts
    assert own is not None and tried == [bots.eased(SPEC)]
    assert tried[0] is not None
    assert 16 * tries(tried[0]) == tries(own)
    assert tried[0].effort.each > 3  # else nobody could say what chance does


def tries(how: Rollouts) -> int:
    """How many tries a choice takes at most, where words race."""
    assert how.close is not None
    return how.effort.worlds * how.effort.each * how.words


def test_fewer_tries_need_a_larger_margin_where_words_do_not_race() -> None:
    hades = game("hades-trap")
    own, eased = heuristics_of(hades).rollouts, bots.eased(hades)
    assert own is not None and own.close is None
    assert eased.effort.each == own.effort.each // 16
    assert eased.effort.margin == 4 * own.effort.margin
