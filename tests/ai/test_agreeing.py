"""What bots say to offers."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.ai import agreeing, agrees, bot
from heroon.ai.agreeing import EVEN, LONG, hopes_at, settles
from heroon.ai.levels import levels
from heroon.ai.values import LOST, WON
from heroon.kernel import Ask, Machine, Rng, Seat, Seeded, Table, game
from heroon.kernel.ask import NATURE
from heroon.kernel.sample import deal
from tests.lengths import length
from tests.native.having import native as having

HEROZ = game("heroz")


def ahead(seat: int) -> Table[Any]:
    """A game in which a seat has nearly won: high troops of its deck lie on its points pile."""
    g = HEROZ.new(HEROZ.settings({}), 2)
    for card in HEROZ.sets["deck"].cards(g)[::-1]:
        if HEROZ.sets["deck"].domain.by_value[card].startswith("9") and len(g.points[seat]) < 3:
            g.points[seat].append(card)
            g.scored[seat].append(9)
            g.pool[seat].remove(card)
            g.deck[seat].pop()
    return Table.at(HEROZ, g, driver=Seeded("offer"))


def test_a_draw_is_agreed_to_by_who_is_nearly_lost() -> None:
    for seat in (0, 1):
        table = ahead(seat)
        assert not agrees(table, seat, "draw")
        assert agrees(table, 1 - seat, "draw")


def test_a_new_game_is_no_draw() -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("new"))
    for level in levels(HEROZ).values():
        assert not agrees(table, 1, "draw", level)


def test_who_is_not_behind_does_not_agree_for_a_poor_hope(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wins are thought enough: only who is behind, or expects hardly any, agrees."""
    monkeypatch.setattr(agreeing, "_ENOUGH", 1.1)
    assert not agrees(Table(HEROZ, driver=Seeded("new")), 1, "draw")
    assert agrees(ahead(0), 1, "draw")


def test_the_answer_tells_nothing_of_the_own_hand() -> None:
    table = ahead(0)
    rng = Rng(5)
    for _ in range(20):
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words))
    for n in range(3):
        twin = table.sample(0, Rng(n))
        assert agrees(table, 1, "draw") == agrees(twin, 1, "draw")


@pytest.mark.long
def test_asking_again_in_a_round_changes_nothing() -> None:
    """From a turn to the next but one there is one judgement, however often it is asked for."""
    table = ahead(0)
    said: dict[int, set[bool]] = {}
    rng = Rng(3)
    while table.ask is not None and len(said) < 3:
        if len(table.ask.words) > 1 and table.choices % 3 == 0:
            said.setdefault(table.g.turns // 2, set()).add(agrees(table, 1, "draw"))
        table.answer(rng.choice(table.ask.words))
    assert len(said) > 1
    assert all(len(answers) == 1 for answers in said.values())


@pytest.mark.parametrize("level", ["novice", *length([], ["apprentice", "expert"])])
def test_who_leads_never_agrees(level: str) -> None:
    """A player of random words offers a draw at its choices; each round has one answer."""
    name = levels(HEROZ)[level]
    table: Table[Any] = Table(HEROZ, driver=Seeded("beggar"))
    mine, rng = bot(name, HEROZ, 1), Rng(1)
    answers: dict[int, list[bool]] = {}
    while table.ask is not None and table.choices < 60 and len(answers) < 4:
        seat = table.ask.seats.bit_length() - 1
        if seat == 1:
            table.answer(mine.choose(Seat(table, 1)))
            continue
        said = answers.setdefault(table.g.turns // 2, [])
        if len(table.ask.words) > 1 and len(said) < 2:
            said.append(agrees(table, 1, "draw", name))
            points = [sum(table.g.scored[s]) for s in (0, 1)]
            assert not (said[-1] and points[1] > points[0])
        table.answer(rng.choice(table.ask.words))
    assert all(len(set(said)) <= 1 for said in answers.values())


def policy(machine: Machine[Any], ask: Ask, rng: Rng) -> int:
    """Say a word of the policy."""
    assert HEROZ.policy is not None
    return HEROZ.policy(machine.g, ask, rng)


def waiting() -> tuple[Table[Any], int]:
    """A game of two who wait, in round 41, and the seat that has no cards; no point is scored."""
    table: Table[Any] = Table(HEROZ, driver=Seeded("w0"), engine="auto")
    bots = [bot("rampart", HEROZ, 7 + seat) for seat in (0, 1)]
    while table.ask is not None and table.g.turns < 82:
        seat = table.ask.seats.bit_length() - 1
        table.answer(bots[seat].choose(Seat(table, seat)), seat)
    assert sum(map(sum, table.g.scored)) == 0
    return table, min((0, 1), key=lambda seat: len(table.g.hand[seat]))


def test_who_has_no_better_hopes_agrees_once_a_game_has_stood_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A level with better hopes does not, before it is long; who only waits does."""
    table, poor = waiting()
    assert not agrees(table, poor, "draw")
    monkeypatch.setattr(agreeing, "STILL", 20)
    assert agrees(table, poor, "draw")
    assert not agrees(table, 1 - poor, "draw")
    assert agrees(table, 1 - poor, "draw", "rampart")
    monkeypatch.setattr(agreeing, "STEADY", -1)
    assert not agrees(table, poor, "draw")
    monkeypatch.setattr(agreeing, "LONG", 41)
    assert agrees(table, 1 - poor, "draw")


def test_who_is_ahead_agrees_in_a_long_game_only_if_it_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else who is behind need only wait until the game is long."""
    table, _ = waiting()
    card = next(card for card in table.g.hand[0] if _token(card)[0] in "23456789")
    table.g.hand[0].remove(card)
    table.g.points[0].append(card)
    table.g.scored[0].append(int(_token(card)[0]))
    assert (agreeing._now(table, 0), agreeing._now(table, 1)) == (WON, LOST)
    monkeypatch.setattr(agreeing, "STILL", 20)
    monkeypatch.setattr(agreeing, "LONG", 41)
    monkeypatch.setattr(agreeing, "STEADY", -1)
    assert not agrees(table, 0, "draw")
    assert agrees(table, 1, "draw")
    monkeypatch.setattr(agreeing, "STEADY", 1000)
    assert agrees(table, 0, "draw")


def _token(card: int) -> str:
    """The name of a card of HEROZ."""
    return str(HEROZ.sets["deck"].domain.by_value[card])


def test_a_game_settles_where_it_stands_still_or_is_long() -> None:
    """Never before round 41, nor by fewer looks, nor where one of them differs too much."""
    still = [[EVEN - 30, 1030 - EVEN], [EVEN - 60, 1060 - EVEN], *[[EVEN, 1000 - EVEN]] * 3]
    assert settles(still, 41, 0)
    assert not settles(still, 40, 0)
    assert not settles(still[1:], 41, 0)
    assert not settles([[EVEN - 61, 1000 - EVEN], *still[1:]], 41, 0)
    assert settles([[1, 999], *still], 50, 0)
    better = [[EVEN + 1, 999 - EVEN]] * 5
    assert [settles(better, LONG - 1, 0, waits) for waits in (False, True)] == [False, True]
    assert settles(better, LONG - 1, 1)
    assert settles([], LONG, 0)


def test_worlds_in_c_have_the_hopes_of_those_in_cpython() -> None:
    """So tables and the lab judge alike; no hand is looked at."""
    native = having(HEROZ)
    machine = Machine(HEROZ, HEROZ.new(HEROZ.settings({}), 2))
    machine.begin()
    rng, met = Rng(4), set()
    while (ask := machine.ask) is not None and machine.g.turns < 60:
        if machine.rule is None and ask.seats != NATURE and machine.g.turns % 9 == 0:
            found = hopes_at(HEROZ, machine.g)
            assert found == hopes_at(HEROZ, machine.g, native)
            world = HEROZ.copy(machine.g)
            deal(HEROZ, world, 0, 2, rng)
            assert hopes_at(HEROZ, world, native) == found
            met.add(tuple(found))
        machine.answer(rng.choice(ask.words) if ask.seats == NATURE else policy(machine, ask, rng))
    assert len(met) > 4


def test_a_round_is_judged_at_its_first_choice() -> None:
    table, _ = waiting()
    for number in (1, 7, 40):
        past = agreeing._round(table, number)
        assert past.g.turns == 2 * number
        assert past.ask is not None
        assert past.ask.seats != NATURE
        assert len(past.ask.words) > 1
        assert past.checkpoint is past.g
        past.go_back(len(past.tokens) - 1)
        assert past.g.turns < 2 * number or past.ask.seats == NATURE or len(past.ask.words) == 1


def test_going_back_is_granted() -> None:
    table = ahead(1)
    assert agrees(table, 1, "back")
    assert agrees(table, 0, "back")
