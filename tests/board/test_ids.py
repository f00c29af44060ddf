"""Ids of equal cards: from frame to frame a card keeps its id, so that no card glides wrongly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from heroon.games.heroz.spec import SPEC as HEROZ
from heroon.games.micro_hero.spec import SPEC as MICRO
from heroon.kernel import GameSpec, Rng, Seeded, Table, View

Seen = dict[str, tuple[str, str]]


def frames(spec: GameSpec[Any], games: int, length: int) -> Iterator[tuple[Seen, Seen]]:
    """What two seats saw of faces before and after each answer of some random games."""
    for number in range(games):
        table: Table[Any] = Table(spec, {}, Seeded(f"ids-{number}"), seats=2)
        rng = Rng(number + 1)
        before: list[Seen] = [{}, {}]
        for _ in range(length):
            if table.over or table.ask is None:
                break
            seat = 0 if table.ask.seats & 1 else 1
            table.answer(rng.choice(list(table.words(seat))), seat)
            for viewer in (0, 1):
                now = seen(table.view(viewer))
                yield before[viewer], now
                before[viewer] = now


def seen(view: View) -> Seen:
    return {p.id: (a.id, p.face) for a in view.areas for p in a.pieces if p.face}


def moves(old: Seen, new: Seen) -> int:
    """The cards that lie elsewhere, by their ids."""
    return sum(name in old and old[name][0] != area for name, (area, _) in new.items())


def needed(old: Seen, new: Seen) -> int:
    """The least number of cards that have moved."""
    was, now = Counter(old.values()), Counter(new.values())
    come: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    for place in was | now:
        more = now[place] - was[place]
        (come if more > 0 else gone)[place[1]] += abs(more)
    return sum(min(come[face], gone[face]) for face in come)


def test_no_card_of_heroz_glides_without_having_moved() -> None:
    wrong = [(old, new) for old, new in frames(HEROZ, 6, 120) if moves(old, new) > needed(old, new)]
    assert not wrong


@pytest.mark.parametrize("seat", [0, 1])
def test_equal_cards_of_two_players_are_numbered_apart(seat: int) -> None:
    table: Table[Any] = Table(MICRO, {}, Seeded("ids"), seats=2)
    for area in table.view(seat).areas:
        if area.owner == 1 and area.kind != "row":
            assert all(".1" in piece.id for piece in area.pieces), area
