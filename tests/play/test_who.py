"""Who sits where is one value: read, changed, saved, kept and begun again as it was."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, game
from heroon.play import saves
from heroon.play.begin import (
    again,
    begin,
    check_who,
    known_bot,
    read_who,
    resume,
    usual_bot,
    usual_who,
    with_known_bots,
)
from heroon.play.history import head_of, history
from heroon.play.kept_entries import seed_is_secret, was_shared
from heroon.play.logged import LoggedMatch
from heroon.play.opening import opened
from heroon.play.shelf import own_store
from heroon.play.taking_up import take_up
from heroon.play.who import LONGEST, PERSON, Who, cleaned, counted, person
from heroon.play.who_plays import assign, changes, places
from heroon.store import APP, Store, heads
from heroon.terminal.app_match import AppMatch
from heroon.texts import texts
from heroon.texts.reasons import reason
from tests.play.installed import quartet
from tests.play.old import save_as_once
from tests.shapes.maze import spec as maze
from tests.shapes.maze.words import LENGTH

DATA = Path(__file__).parent / "data"
FOUR = Who(("person", "novice", "person:Anna", "expert"))


@pytest.fixture
def four(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameSpec[Any]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    spec: GameSpec[Any] = game(quartet(tmp_path, monkeypatch))
    return spec


# -- the value --------------------------------------------------------------------------------


def test_it_says_who_sits_where() -> None:
    assert FOUR.people == (0, 2) and FOUR.others == (1, 3) and FOUR.bots == ("novice", "expert")
    assert [FOUR.name(seat) for seat in range(4)] == ["", "", "Anna", ""]
    assert [FOUR.noun(seat) for seat in (0, 2)] == ["player-1", "@Anna"]
    assert FOUR.text == "person,novice,person:Anna,expert"
    assert Who.of(3, (1,), "novice").seats == ("novice", "person", "novice")
    assert FOUR.with_bot(2, "master").seats == ("person", "novice", "master", "expert")
    assert FOUR.with_person(1, " Bob ").seats == ("person", "person:Bob", "person:Anna", "expert")


def test_it_is_read_as_it_is_written(four: GameSpec[Any]) -> None:
    assert read_who(FOUR.text, four, 4) == FOUR
    assert read_who("person:Anne Marie,careless:15", four, 2).name(0) == "Anne Marie"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("person,novice", "3 seats need 3 names, with commas"),
        ("person,nobody,novice", "no such bot for quartet"),
        ("novice,novice,expert", "a table needs a person"),
        ("person:Anna,person:anna,novice", "two people of the same name"),
        ("person:" + "x" * (LONGEST + 1) + ",person,novice", "a name has at most 24 characters"),
    ],
)
def test_what_it_cannot_be_is_said(four: GameSpec[Any], text: str, why: str) -> None:
    with pytest.raises(InputError) as bad:
        read_who(text, four, 3)
    assert bad.value.why.startswith(why)
    assert bad.value.kind
    assert reason(bad.value.why, "fr") != bad.value.why


def test_a_name_holds_nothing_that_a_terminal_obeys() -> None:
    assert cleaned("  An\x1b[31mna\u202e\n\tB.\u2028 \ud800") == "An[31mna B."
    assert person("\x00\u200b ") == PERSON
    assert cleaned("e\u0301".join("12")) == "1é2"
    with pytest.raises(InputError):
        person("Anna,Bob")


def test_how_many_may_play_is_told_from_the_least_to_the_most() -> None:
    en, fr = texts("en"), texts("fr")
    assert [counted(seats, en) for seats in ((1,), (1, 2), (2,), (2, 3, 4))] == [
        *("1 player", "1-2 players", "2 players", "2-4 players")
    ]
    assert [counted(seats, fr) for seats in ((1,), (1, 2), (2,), (2, 3, 4))] == [
        *("1 joueur", "1 à 2 joueurs", "2 joueurs", "2 à 4 joueurs")
    ]


def test_the_store_and_the_game_call_a_person_alike() -> None:
    assert heads.PERSON == PERSON


# -- files ------------------------------------------------------------------------------------


def test_a_save_is_resumed_with_the_very_same_people(four: GameSpec[Any], tmp_path: Path) -> None:
    setting = begin(four, {}, FOUR, "x")
    path = tmp_path / "four.heroon"
    saves.save(path, setting.table, setting.seed, setting.who)
    assert path.read_text().startswith(f"# heroon play: who={FOUR.text}\n")
    gone_on = resume(path)
    assert gone_on.who == FOUR and gone_on.people == (0, 2)


def test_a_seat_given_to_a_person_is_saved_as_such(
    four: GameSpec[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once people at 0 and 2 came back as people everywhere, who saw the hands of two bots."""
    match = AppMatch(begin(four, {}, Who.of(4, (0,), "novice"), "x"), "en")
    take = next(one for one in changes(match, 0) if one.name == "take-2")
    take.make()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert match.keeper.write() and match.s.ledger is not None
    match.keeper.close()
    found = take_up(own_store(), match.s.ledger.id, APP)
    assert found is not None and found.setting.who.seats == ("person", "novice", "person", "novice")


def test_names_with_blanks_and_orders_stand_in_a_save(tmp_path: Path) -> None:
    who = Who(("person:Zoé du Bois", "person:Bob=2 who"))
    setting = begin(game("heroz"), {}, who, "x")
    setting.table.order(1, "pass-turn")
    path = tmp_path / "x.heroon"
    saves.save(path, setting.table, setting.seed, who)
    found = saves.load(path)
    assert found.who == who and found.table.standing(1) == ["pass-turn"]


def test_whether_a_person_has_answered_is_known_from_a_save(
    four: GameSpec[Any], tmp_path: Path
) -> None:
    path = tmp_path / "x.heroon"
    setting = begin(four, {}, Who(("novice", "person", "novice")), "x")
    for seat, untouched in ((0, True), (1, False)):
        setting.table.answer(setting.table.words(seat)[0], seat)
        path.unlink(missing_ok=True)
        saves.save(path, setting.table, setting.seed, setting.who)
        assert saves.untouched(path) == untouched


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("both", ("person", "person")),
        ("one", ("novice", "novice", "person", "novice")),
        ("bots", ("person", "expert", "random")),
    ],
)
def test_an_old_save_opens_as_before(
    four: GameSpec[Any], tmp_path: Path, name: str, seats: tuple[str, ...]
) -> None:
    path = tmp_path / f"{name}.heroon"
    shutil.copy(DATA / path.name, path)
    setting = resume(path)
    assert setting.who.seats == seats
    assert sum(token.choice for token in setting.table.tokens) >= 1
    match = AppMatch(setting, "en")
    while match.table.ask is not None:
        seat = match.other()
        match.answer(seat, match.table.words(seat)[0])
    assert match.keeper.write() and resume(path).who.seats == seats


def test_an_old_save_keeps_its_orders_and_is_swept_as_before(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    setting = begin(game("heroz"), {}, usual_who(game("heroz"), 2), "x")
    save_as_once(path, setting, "1", "novice", "1:pass-turn")
    assert resume(path).who.seats == ("novice", "person")
    assert resume(path).table.standing(1) == ["pass-turn"]
    assert saves.untouched(path)


def test_a_save_of_seats_that_are_none_is_a_plain_record(tmp_path: Path) -> None:
    path = tmp_path / "x.heroon"
    setting = begin(game("heroz"), {}, usual_who(game("heroz"), 2), "x")
    for who in (Who(("person",)), Who(("novice", "expert")), Who(("person", "person", "x"))):
        path.unlink(missing_ok=True)
        saves.save(path, setting.table, setting.seed, who)
        assert saves.load(path).who is None
        assert resume(path).people == (0,)


def test_another_game_like_it_keeps_who_sat_where(four: GameSpec[Any]) -> None:
    assert again(begin(four, {}, FOUR, "x")).who == FOUR


def test_bots_are_those_of_the_table_not_of_the_usual_one() -> None:
    """The planner plays where all play together: at this table, and not at the usual one."""

    def teams(options: Mapping[str, int], seats: int) -> tuple[int, ...]:
        return (0,) * seats if options["length"] else tuple(range(seats))

    spec = replace(maze.SPEC, teams=teams, policy=game("micro-hero").policy)
    short, long = ({"length": token} for token in LENGTH.tokens[:2])
    assert known_bot(spec, "planner", long, 2) and not known_bot(spec, "planner", short, 2)
    assert usual_bot(spec, long, 2) == "apprentice"
    who = Who(("person", "planner"))
    check_who(who, spec, long)
    with pytest.raises(InputError, match="no such bot"):
        check_who(who, spec, short)
    assert with_known_bots(spec, who, long) == who
    assert with_known_bots(spec, who, short) == Who(("person", "apprentice"))


# -- the log of the page ----------------------------------------------------------------------


def kept(match: LoggedMatch, before: Who) -> Who:
    """Who sits where when the history is done again."""
    head = head_of(match.s)._replace(who=before.seats)
    return history(head, match.entries, "here")[0].who


def test_changes_in_mid_game_leave_all_other_seats_alone(four: GameSpec[Any]) -> None:
    match = LoggedMatch(begin(four, {}, FOUR, "x"), "en")
    assign(match, 0, 3, "master")
    assert match.s.who.seats == ("person", "novice", "person:Anna", "master")
    assign(match, 0, 1, "person:Bob")
    assert match.s.who.seats == ("person", "person:Bob", "person:Anna", "master")
    assign(match, 0, 0, "expert")
    assert match.s.who.seats == ("expert", "person:Bob", "person:Anna", "master")
    assign(match, 1, 1, "person:Rob")
    assert match.s.who.seats == ("expert", "person:Rob", "person:Anna", "master")
    assert kept(match, FOUR) == match.s.who
    with pytest.raises(InputError):
        assign(match, 1, 2, "person:Eve")
    with pytest.raises(InputError):
        assign(match, 1, 3, "person:ROB")
    assert kept(match, FOUR) == match.s.who


def test_every_offered_change_is_one_of_a_seat(four: GameSpec[Any]) -> None:
    for name in [one.name for one in changes(LoggedMatch(begin(four, {}, FOUR, "x"), "en"), 0)]:
        match = LoggedMatch(begin(four, {}, FOUR, "x"), "en")
        next(one for one in changes(match, 0) if one.name == name).make()
        other = [now != was for now, was in zip(match.s.who.seats, FOUR.seats, strict=True)]
        assert sum(other) <= 1 and kept(match, FOUR) == match.s.who
    assert [place.name for place in places(match, 0)] == ["", "", "Anna", ""]


def test_the_log_is_kept_with_names(four: GameSpec[Any], tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.create("t", head_of(begin(four, {}, FOUR, "x")), 1.0)
    head = store.head("t")
    assert head is not None and head.who == FOUR.seats
    assert was_shared(head, []) and seed_is_secret(head, [])
    store.close()


@pytest.mark.parametrize(
    ("id", "begun", "now"),
    [
        ("all", ("person", "novice", "person", "expert"), ("person", "novice", "person", "expert")),
        ("changed", ("person", "novice", "novice"), ("person", "expert", "person")),
        ("left", ("person", "person"), ("person", "expert")),
        ("levelled", ("novice", "person", "novice"), ("expert", "person", "expert")),
    ],
)
def test_an_old_kept_game_opens_as_before(
    four: GameSpec[Any], tmp_path: Path, id: str, begun: tuple[str, ...], now: tuple[str, ...]
) -> None:
    path = tmp_path / "games.sqlite"
    shutil.copy(DATA / path.name, path)
    store = Store(path)
    found = store.history(id)
    assert found is not None
    assert found.head.who == begun
    setting = opened(found, id).setting
    assert setting.who.seats == now
    assert setting.table.tokens
    store.close()


@pytest.mark.parametrize(
    "head",
    [
        '{"seats": 2, "people": [], "bot": "novice"}',
        '{"seats": 2, "people": [2], "bot": "novice"}',
        '{"seats": 2, "people": [true], "bot": "novice"}',
        '{"seats": 2, "people": 0, "bot": "novice"}',
        '{"seats": "2", "people": [0], "bot": "novice"}',
        '{"seats": 1000000000, "people": [0], "bot": "novice"}',
        '{"seats": 2, "people": [0], "bot": 1}',
        '{"seats": 2, "people": [0], "bot": "novice", "who": ["person"]}',
        '{"who": []}',
        '{"who": ["novice"]}',
        '{"who": "person"}',
        '{"who": ["person", 1]}',
    ],
)
def test_a_head_that_seats_nobody_is_refused(head: str) -> None:
    rest = '{"game": "heroz", "options": {}, "seed": "s", '
    with pytest.raises(InputError):
        heads.head_in(rest + head[1:])
    assert heads.head_in(rest + '"who": ["person", "novice"]}').who == ("person", "novice")
