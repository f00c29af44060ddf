"""Seats, teams and roles belong to the table: what a spec says of options and seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel.copying import values
from heroon.kernel.errors import REFUSED
from heroon.kernel.fields import kept
from heroon.kernel.laws import check
from tests.shapes import overlord, team, windows
from tests.shapes.overlord import SPEC

TABLES = [(2, "seat"), (3, "seat"), (4, "seat"), (1, "auto"), (2, "auto"), (3, "auto")]


def table(seats: int, ruled: str = "seat", **given: Any) -> k.Table[overlord.Siege]:
    return k.Table(SPEC, {"ruled": ruled}, k.Seeded("seats"), seats=seats, **given)


# -- g.seats and one number a seat -----------------------------------------------------------------


@pytest.mark.parametrize(("seats", "ruled"), TABLES)
def test_a_state_knows_its_seats_and_has_one_number_for_each(seats: int, ruled: str) -> None:
    t = table(seats, ruled)
    for g in (t.g, t.spec.copy(t.g), t.clone().g, t.playout().g, t.sample(0, k.Rng(1)).g):
        assert g.seats == seats
        assert len(g.life) == len(g.struck) == seats


def test_seats_are_no_part_of_values_digest_and_position_text() -> None:
    fields = [f.name for f in kept(SPEC.fields)]
    assert "seats" not in fields
    g = SPEC.new(SPEC.settings({}), 3)
    assert len(values(g, SPEC.fields)) == len(fields) == len(SPEC.fields) - 1
    before = SPEC.digest(g)
    g.seats = 4
    assert SPEC.digest(g) == before
    assert "\nseats = " not in k.write_position(table(3)).partition("[state]")[2]


def test_a_position_has_one_number_for_each_seat_in_play() -> None:
    text = k.write_position(table(3))
    assert "life = [5, 5, 5]" in text
    again = k.read_position(text, spec=SPEC)
    assert (again.g.seats, again.g.life) == (3, [5, 5, 5])
    with pytest.raises(k.InputError, match="life: 2 entries, exactly 3"):
        k.read_position(text.replace("life = [5, 5, 5]", "life = [5, 5]"), spec=SPEC)
    with pytest.raises(k.InputError, match="no such field"):
        k.read_position(text + "seats = 3\n", spec=SPEC)


def test_the_check_sees_a_number_too_many_and_other_seats() -> None:
    g = SPEC.new(SPEC.settings({}), 3)
    check(g, SPEC.fields, SPEC.sets, 3)
    g.life.append(5)
    with pytest.raises(k.KernelError, match="field life: 4 entries, capacity 3"):
        check(g, SPEC.fields, SPEC.sets, 3)
    g.life.pop()
    g.seats = 2
    with pytest.raises(k.KernelError, match="field seats: 2, but 3 play"):
        check(g, SPEC.fields, SPEC.sets, 3)


def test_the_greatest_number_of_seats_is_the_capacity() -> None:
    caps = {f.name: (f.cap, f.length(2)) for f in SPEC.fields}
    assert caps["life"] == (4, 2)
    assert {f.name: f.cap for f in replace(SPEC, seats=(2, 3)).fields}["life"] == 3


def test_a_scenario_may_ask_for_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    from heroon.kernel.scenario import look

    assert look(table(4), "seats", "here") == 4


# -- teams, roles, refusals ------------------------------------------------------------------------


def test_each_plays_for_itself_unless_the_game_says_otherwise() -> None:
    duel = k.Table(windows.SPEC, seats=2)
    assert duel.teams == (0, 1)
    assert duel.roles == ("", "")


def test_teams_and_roles_depend_on_options_and_seats() -> None:
    assert table(4).teams == (0, 0, 0, 1)
    assert table(2).roles == ("hero", "overlord")
    assert table(3, "auto").teams == (0, 0, 0)
    assert table(3, "auto").roles == ("hero",) * 3
    assert table(4).clone().teams == (0, 0, 0, 1)


def test_the_players_of_micro_hero_play_together() -> None:
    assert k.Table(k.game("micro-hero"), seats=2).teams == (0, 0)
    assert k.Table(k.game("heroz")).teams == (0, 1)


def test_teams_of_another_number_than_seats_are_a_fault_of_the_game() -> None:
    odd = replace(team.SPEC, teams=lambda _options, _seats: (0, 0, 0))
    with pytest.raises(k.KernelError, match="team: 3 teams or roles for 2 seats"):
        _ = k.Table(odd).teams


@pytest.mark.parametrize(("seats", "ruled", "key"), [(1, "seat", "alone"), (4, "auto", "crowd")])
def test_what_nobody_can_play_is_refused_at_set_up(seats: int, ruled: str, key: str) -> None:
    position = k.write_position(table(2, ruled)).replace("seats = 2", f"seats = {seats}")
    record = k.write_record(k.Table(SPEC, {"ruled": ruled}, seats=2))
    record = record.replace("seats = 2", f"seats = {seats}")
    for opens in (
        lambda: table(seats, ruled),
        lambda: SPEC.new(SPEC.settings({"ruled": ruled}), seats),
        lambda: k.read_position(position, spec=SPEC),
        lambda: k.read_record(record, spec=SPEC),
        lambda: k.open_position(SPEC, {}, {"ruled": ruled}, seats, "here"),
    ):
        with pytest.raises(k.InputError) as bad:
            opens()
        assert (bad.value.kind, bad.value.why) == (REFUSED, key)
        assert bad.value.rule == "overlord:seats"
    assert not SPEC.allows(SPEC.settings({"ruled": ruled}), seats)


def test_a_refusal_without_a_reason_is_a_fault_of_the_game() -> None:
    odd = replace(SPEC, refuses=lambda _options, seats: "because" if seats == 3 else "")
    with pytest.raises(k.KernelError, match="'because', which is no reason"):
        k.Table(odd, seats=3)
    with pytest.raises(k.KernelError, match="refuses the options and seats that nobody asks for"):
        replace(SPEC, seats=(1, 2))


# -- places of "the other" -------------------------------------------------------------------------


def test_the_other_seat_is_one_of_two() -> None:
    own = k.CardSet("own", windows.CARD, (1, 2), per_seat=True)
    fields = (*windows.SPEC.own_fields, k.place("taken", own, 2, other=True))

    class Taking(windows.Duel):
        __slots__ = ("taken",)

    def made(*seats: int) -> k.GameSpec[Any]:
        sets = (*windows.SPEC.card_sets, own)
        return replace(windows.SPEC, own_fields=fields, card_sets=sets, seats=seats, state=Taking)

    assert made(2).seats == (2,)
    with pytest.raises(k.KernelError, match="field taken: other=True is the other one of two"):
        made(2, 3)
