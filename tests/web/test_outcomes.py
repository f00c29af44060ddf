"""What came of a fight or a turn is shown on the table: just what its seat was told, no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from heroon.board.model import Look
from heroon.board.types import Asked
from heroon.faces.heroz.fight import fight_of
from heroon.faces.micro_hero.theme import outcome
from heroon.kernel import Rng, Seeded, Table, game
from heroon.texts import Sentences, Texts, package_of
from heroon.web.board import Drawing
from heroon.web.render import static_files
from heroon.web.scene import Scene, model_of, theme_of
from tests.web.test_heroz import Looker, html_of


def played(name: str, seats: int, seed: int, most: int) -> Iterator[Table[Any]]:
    """The positions of a game in which chance answers, mostly something."""
    table: Table[Any] = Table(game(name), {}, Seeded(str(seed)), seats=seats)
    rng = Rng(seed)
    for _ in range(most):
        if table.ask is None:
            return
        seat = next(s for s in range(seats) if table.ask.seats >> s & 1)
        words = table.words(seat)
        table.answer(rng.choice([w for w in words if w > 5] or words), seat)
        yield table


@cache
def messages(name: str) -> Texts:
    return Texts("en", package_of(name), strict=True)


def scene(table: Table[Any], seat: int, since: int) -> Scene:
    t = messages(table.spec.id)
    names = {0: "player-1", 1: "player-2"}
    told = table.events(seat)
    return Scene(table.view(seat), Sentences(t, table.spec, seat, names), told=told, since=since)


def drawn_by_theme(name: str, looked: Scene) -> str:
    model, theme = model_of(name), theme_of(name)
    assert model is not None and theme.beats is not None
    made = model.board(Look(looked.view, looked.sentences))
    d = Drawing(made, Asked(), looked.t, {}, theme.macros, beats=theme.beats(looked))
    return "".join(str(d.part("zone", zone)) for zone in made.zones)


def last(table: Table[Any], seat: int, name: str) -> list[tuple[int, ...]]:
    events = table.spec.words.events
    return [tuple(e.args) for e in table.events(seat) if events[e.id].name == name]


def test_a_fight_shows_the_totals_and_the_fallen_that_the_log_tells() -> None:
    fights = fallen = 0
    for seed in range(2):
        for at, table in enumerate(played("heroz", 2, seed, 220)):
            looked = scene(table, 0, max(0, len(table.events(0)) - 6))
            fight = fight_of(looked)
            if fight is None:
                continue
            if fight.totals is not None:
                fights += 1
                assert set(fight.totals) == set(last(table, 0, "powers")[-1])
            if fight.fallen and at % 5 == 0:
                fallen += 1
                html = html_of(looked)
                page = Looker(html)
                assert len(page.ids) == len(set(page.ids))
                if fight.totals is not None:
                    told = f"{fight.totals[1]} : {fight.totals[0]}</span>"
                    assert f'id="beat-front.{fight.column}-{fight.number}"' in html
                    assert told in html
            # What was told before the last answer is shown no more.
            assert fight_of(looked._replace(since=len(looked.told))) is None
    assert fights > 5 and fallen > 2


def test_a_turn_shows_the_life_taken_and_whether_the_attack_was_blocked() -> None:
    shown = 0
    for seats in (1, 2):
        for table in played("micro-hero", seats, seats, 160):
            viewer = 0 if seats == 1 else -1
            looked = scene(table, viewer, max(0, len(table.events(viewer)) - 12))
            found = outcome(looked, range(seats))
            if found is None or found.lost is None:
                continue
            shown += 1
            assert found.lost == last(table, viewer, "attack")[-1][2]
            if shown % 4 == 0:
                html = str(drawn_by_theme("micro-hero", looked))
                fell = " ✓" if found.beaten else ""
                assert f"<b>−{found.lost}{fell}</b>" in html
                assert all(
                    h is None or f"<b>{h.text} {'✓' if h.blocked else '✗'}" in html
                    for h in found.heroes
                )
    assert shown > 5


def test_wounds_of_a_kind_are_told_once_with_their_number() -> None:
    """With Blood and Bruises a blow gives a Wound for each point: the chip tells them by kinds."""
    table: Table[Any] = Table(game("micro-hero"), {"blood": "yes"}, Seeded("2"), seats=1)
    rng, most = Rng(2), 0
    while table.ask is not None:
        table.answer(rng.choice([w for w in table.words(0) if w > 5] or table.words(0)), 0)
        looked = scene(table, 0, max(0, len(table.events(0)) - 14))
        found = outcome(looked, range(1))
        taken = found.heroes[0].wounds if found is not None and found.heroes[0] else ()
        if len(taken) > 1:
            beats = theme_of("micro-hero").beats
            assert beats is not None
            line = next(beat.line for beat in beats(looked) if beat.of[0] == "hero.0")
            for card in set(taken):
                most = max(most, taken.count(card))
                name = looked.name(card)
                assert line.count(name) == 1
                assert taken.count(card) == 1 or f"{taken.count(card)} × {name}" in line
    assert most > 2


def test_twins_show_the_same_outcome() -> None:
    """In worlds that a seat cannot tell apart it was told the same, and so it is shown the same."""
    for at, table in enumerate(played("heroz", 2, 5, 150)):
        if at % 15 or table.ask is None:
            continue
        for seat in (0, 1):
            one, other = (table.sample(seat, Rng(at + i)) for i in (1, 1000))
            assert html_of(scene(one, seat, 0)) == html_of(scene(other, seat, 0))


def test_motion_is_left_to_those_who_have_not_reduced_it() -> None:
    """Outside its own condition no style sheet of a game moves anything."""
    for name in ("board.css", "heroz/table.css", "micro-hero/table.css"):
        sheet = static_files()[name].decode()
        asked = r"@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}"
        rest = re.sub(asked, "", sheet)
        assert "animation:" not in rest
