"""What line mode and the log tell of a skirmish, in both languages."""

from __future__ import annotations

import io

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Seeded, Table
from heroon.play.game_setting import Setting
from heroon.play.spoken import command
from heroon.play.who import Who
from heroon.terminal.acts import act
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.texts import Texts, package_of


@pytest.mark.parametrize(("lang", "name"), [("en", "totals"), ("fr", "totaux")])
def test_a_line_of_totals_without_points_ends_in_no_colon(lang: str, name: str) -> None:
    table: Table[Skirmish] = Table(SPEC, {"boss": "torgen"}, Seeded("3"))
    table.answer(table.words(0)[0], 0)
    told = io.StringIO()
    given = command(name)
    assert given is not None
    act(
        Session(
            Setting(table, "told", Who.of(table.seats, (0,))),
            Lines(io.StringIO(), told, echo=False),
            lang,
        ),
        0,
        *given,
    )
    lines = told.getvalue().rstrip().splitlines()
    assert len(lines) > 3
    assert [line for line in lines if line.rstrip().endswith(":")] == []


@pytest.mark.parametrize("why", ["exact", "cost"])
def test_why_the_boss_takes_a_card_agrees_with_any_card(why: str) -> None:
    told = Texts("fr", package_of("hero-realms"), strict=True).text("because", why=why)
    assert "elle " not in told
    assert not told.startswith("(de celles")
