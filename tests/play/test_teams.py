"""Teams at one screen: who sees what, where the curtain falls, who answers offers for whom."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import outcome, screen_of
from heroon.kernel import GameSpec, InputError, Seeded, Table
from heroon.kernel import game as installed
from heroon.play.brief import ENDED, LOST, WON
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.match import Match
from heroon.play.seating import Seating, hiding
from heroon.play.who import Who
from tests.shapes import overlord
from tests.shapes.installed import install

#: Seats 0 and 1 are heroes, seat 2 is the Overlord.
LORD = 2


@pytest.fixture(autouse=True)
def _overlord(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "site", overlord="tests.shapes.overlord:SPEC")
    monkeypatch.delenv("HEROON_STRICT_TEXTS", raising=False)


def table_of(
    seats: int = 3, ruled: str = "seat", spec: GameSpec[Any] = overlord.SPEC
) -> Table[Any]:
    return Table(spec, {"ruled": ruled}, Seeded("teams"), seats=seats)


def match_of(people: tuple[int, ...], **given: Any) -> Match:
    table = table_of(**given)
    return Match(Setting(table, "teams", Who.of(table.seats, people, "random")), "en")


def desk_of(people: tuple[int, ...], **given: Any) -> Desk:
    table = table_of(**given)
    setting = Setting(table, "teams", Who.of(table.seats, people, "random"))
    desk = Desk(LoggedMatch(setting, "en"))
    desk.advance()
    return desk


def hand(match: Match, seat: int) -> list[str]:
    """The Overlord's hand as a seat at this screen sees it."""
    view = match.seating.view(seat)
    return [piece.face for piece in view.area(f"hand.{match.table.seats - 1}").pieces]


def asked_lord(match: Match) -> None:
    """The heroes answer until the Overlord is asked."""
    while match.table.ask is not None and match.table.ask.seats != 1 << LORD:
        seat = match.table.ask.seats.bit_length() - 1
        match.put(seat, "rest" if seat < LORD else "pass")


# -- views -----------------------------------------------------------------------------------------


def test_only_people_of_several_teams_hide_something() -> None:
    spec = overlord.SPEC
    assert hiding(spec, {"ruled": "seat"}, (0, 2), 3)
    assert not hiding(spec, {"ruled": "seat"}, (0, 1), 3)
    assert not hiding(spec, {"ruled": "auto"}, (0, 1, 2), 3)
    assert hiding(spec, {"ruled": "of old"}, (0, 1), 3)


def test_heroes_share_a_view_and_the_overlord_has_his_own() -> None:
    match = match_of((0, 1, 2))
    seating = match.seating
    assert (seating.curtain, seating.open) == (True, False)
    assert [seating.shared(seat) for seat in range(3)] == [True, True, False]
    assert seating.viewer(0) == seating.viewer(1) == 0
    assert seating.viewer(LORD) == LORD
    asked_lord(match)
    assert hand(match, 0) == hand(match, 1) == []
    assert sorted(hand(match, LORD)) == sorted(str(c) for c in match.table.g.hand)
    assert len(hand(match, LORD)) == 2
    told = [match.table.spec.words.events[e.id].name for e in match.unread(0)]
    assert "drew" not in told
    assert "drew-unseen" in told
    assert "drew" in [match.table.spec.words.events[e.id].name for e in match.unread(LORD)]


def test_a_hero_answers_for_the_other_one_and_never_for_the_overlord() -> None:
    match = match_of((0, 1, 2))
    both = {*match.table.words(0), *match.table.words(1)}
    assert set(match.seating.words(0)) == both
    assert match.seating.read(0, "2 strike") == (1, "strike")
    match.put(*match.seating.read(0, "2 strike"))
    asked_lord(match)
    assert match.seating.words(0) == []
    assert "pass" in [match.text(word) for word in match.seating.words(LORD)]
    with pytest.raises(InputError, match="one word without blanks"):
        match.seating.read(0, "3 pass")
    assert match.person() == LORD


def test_one_person_with_all_heroes_needs_no_curtain() -> None:
    match = match_of((0, 1))
    assert (match.seating.curtain, match.seating.open) == (False, True)
    assert match.seating.viewer(1) == 0  # there is an opponent: never from outside
    together = match_of((0, 1, 2), ruled="auto")
    assert together.seating.open
    assert together.seating.viewer(1) == -1


def test_a_hero_alone_against_an_overlord_at_one_screen() -> None:
    match = match_of((0, 1), seats=2)
    assert match.seating.curtain
    assert [match.seating.viewer(seat) for seat in (0, 1)] == [0, 1]


# -- the page: a curtain between teams, none inside one --------------------------------------------


def test_the_curtain_falls_between_teams_alone() -> None:
    desk = desk_of((0, 1, 2))
    seen: list[tuple[Phase, int]] = []
    while desk.phase != Phase.OVER and len(seen) < 60:
        seen.append((desk.phase, desk.seat))
        if desk.phase == Phase.ASK:
            scene = screen_of(desk, "t", 0).scene
            assert scene is not None
            shown = [p.face for a in scene.view.areas if a.id == "hand.2" for p in a.pieces]
            assert (len(shown) > 0) == (desk.seat == LORD and bool(desk.match.table.g.hand))
            words = desk.match.seating.words(desk.seat)
            word = words[0]
            desk.answer(desk.match.seating.speaker(desk.seat, word), word)
            desk.advance()
        elif desk.phase == Phase.HAND_OVER:
            desk.leave()
        else:
            assert desk.covered
            desk.sit_down()
    asks = [seat for phase, seat in seen if phase == Phase.ASK]
    curtains = [seat for phase, seat in seen if phase == Phase.CURTAIN]
    assert LORD in asks
    # Two heroes answer in a row under one curtain: it falls when the team changes.
    teams = [seat == LORD for seat in asks]
    changes = 1 + sum(a != b for a, b in pairwise(teams))
    assert len(curtains) == changes < len(asks)


def test_who_left_the_overlords_seat_leaves_no_hand_on_the_screen() -> None:
    desk = desk_of((0, 1, 2))
    asked_lord(desk.match)
    desk.advance()
    while desk.phase != Phase.ASK:
        desk.leave() if desk.phase == Phase.HAND_OVER else desk.sit_down()
    assert desk.seat == LORD
    desk.match.sit(Who.of(3, (0, 1), "random"))
    desk.gathering.reseat(desk)
    assert desk.covered
    assert [p for a in desk.view().areas if a.id == "hand.2" for p in a.pieces] == []


# -- the end ---------------------------------------------------------------------------------------


def ended(result: list[int], ruled: str = "seat") -> Table[Any]:
    table = table_of(ruled=ruled)
    table.g.result = result
    table.ask = None
    table.ended = "open"
    return table


@pytest.mark.parametrize(
    ("people", "heroes", "lord"),
    [((0, 1), WON, LOST), ((0,), WON, LOST), ((2,), LOST, WON), ((0, 1, 2), ENDED, ENDED)],
)
def test_a_team_wins_and_loses_as_one(people: tuple[int, ...], heroes: str, lord: str) -> None:
    assert outcome(ended([1, 1, 0]), people) == heroes
    assert outcome(ended([0, 0, 1]), people) == lord


def test_without_opponents_the_result_says_whether_it_is_won() -> None:
    assert outcome(ended([1, 1, 1], "auto"), (0, 1)) == WON
    assert outcome(ended([0, 0, 0], "auto"), (0, 1)) == LOST


def test_a_hero_who_gives_up_gives_up_for_the_team() -> None:
    match = match_of((0, 1))
    match.put(1, "!resign")
    assert match.table.result == [0, 0, 1]


# -- offers ----------------------------------------------------------------------------------------


def drawing() -> GameSpec[Any]:
    tied = [0, 0, 0]
    return replace(overlord.SPEC, drawn=lambda g: tied, bound_result=lambda g: tied)


def offering(people: tuple[int, ...], seat: int) -> tuple[Match, str]:
    match = match_of(people, spec=drawing())
    return match, match.say_out(seat, "!draw?")


def test_a_partner_agrees_and_the_other_team_decides() -> None:
    match, said = offering((0, 1, 2), 0)
    offer = match.table.talk.offer
    assert said == "talk-open"
    assert offer is not None
    assert offer.waits == 1 << LORD
    assert match.offered(LORD) == "draw"
    assert match.offered(1) == ""


def test_a_bot_leaves_it_to_the_person_of_its_team() -> None:
    match, said = offering((0, 2), LORD)
    offer = match.table.talk.offer
    assert said == "talk-open"
    assert offer is not None
    assert offer.waits == 1


def test_bots_of_one_team_say_one_thing() -> None:
    match, said = offering((2,), LORD)
    assert match.table.talk.offer is None
    assert said in ("talk-declined-draw", "talk-done")


def test_seating_of_nobody_in_particular() -> None:
    table = table_of()
    seating = Seating(table, (LORD,), "tests.shapes")
    assert seating.words(-1) == []
    assert seating.group(0) == ()


def test_a_partner_is_no_opponent() -> None:
    """Of two who play together, one of them a bot, the other is a partner."""
    for game, name in (("mini-rogue", "partner"), ("heroz", "opponent")):
        spec = installed(game)
        table: Table[Any] = Table(spec, {}, Seeded("partner"), seats=2)
        setting = Setting(table, "partner", Who.of(2, (0,), "random"))
        assert Match(setting, "en").sentences(0).names[1] == name
