"""HADES TRAP on the page: what a touch of the own hero means, what is drawn of the turn's end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from heroon.ai import bot
from heroon.board.model import Route
from heroon.board.types import Asked, Card, Grid, If, Link, Panel
from heroon.faces.hades_trap.ariadne import foresee, routes
from heroon.faces.hades_trap.board import board
from heroon.faces.hades_trap.seen import race_of
from heroon.faces.hades_trap.theme import THEME
from heroon.faces.hades_trap.ways import joining, moved
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.foresight import follow
from heroon.games.hades_trap.rules_special import swapped, turned
from heroon.games.hades_trap.words import BOSSES, CELL
from heroon.kernel import PASS, Seat, Seeded, Table
from heroon.play.course import course_of
from heroon.web.board import Drawing
from tests.faces.test_hades_trap_board import (
    LANGS,
    SPEC,
    TELLER,
    asked,
    look,
    played,
    positions,
    told_in,
)

#: What uses that which lies below the own hero.
BELOW = ("take", "force", "turn:", "climb:", "swap:", "teleport:")


def offers(table: Table[Any], *verbs: str) -> Iterator[int]:
    """The offered answers of some verbs."""
    for word in table.words(asked(table)):
        if SPEC.words.text[word].startswith(verbs):
            yield word


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_a_touch_of_the_own_hero_is_a_touch_of_what_lies_below(boss: str) -> None:
    seen = 0
    for table in positions(boss):
        if table.ask is None:
            continue
        seat = asked(table)
        view = table.view(seat)
        found = [word for word in offers(table, *BELOW) if view.prompt == "act"]
        if not found:
            continue
        things = board(look(table, seat)).things()
        pawn = next(x for x in things if isinstance(x, Card) and {"pawn", "own"} <= {*x.style})
        for word in found:
            assert TELLER.targets(word, view, SPEC.words)[0] in pawn.at
            seen += 1
        others = [x for x in board(look(table, seat)).things() if "pawn" in x.style and x != pawn]
        assert not any(at.startswith(("special", "amphora")) for x in others for at in x.at)
    assert seen > 5


def tile_moves() -> Iterator[tuple[Table[Any], list[int]]]:
    """Positions in which tiles can be turned or change places, with the answers that do it."""
    for boss in BOSSES.tokens:
        for table in (*positions(boss), *played(boss, 2, 260)):
            if table.ask is not None and table.view(asked(table)).prompt == "act":
                yield table, [*offers(table, "turn:", "twist:", "swap:", "trade:")]


@pytest.mark.long
def test_halves_that_meet_are_told_where_they_lie_before_the_tiles_move() -> None:
    turns = swaps = 0
    for table, words in tile_moves():
        seat = asked(table)
        seen = look(table, seat)
        joins = joining(seen) if words else frozenset()
        for word in words[: 16 if swaps else None]:
            trial, halves = moved(race_of(seen.view, SPEC), word, SPEC)
            real = table.clone()
            before = len(real.events(seat))
            real.answer(word, seat)
            formed = [e.args for e in real.events(seat)[before:] if e.id == w.E_FORMED]
            place, other = w.A[word], w.B[word]
            turn = w.VERB[word] in (w.TURN.id, w.TWIST.id)
            now = [turned(c, place, other) if turn else swapped(c, place, other) for c in halves]
            assert now == [cell for pair in formed for cell in pair]
            assert trial.boss_at == real.g.boss_at or real.ask is None
            assert (SPEC.words.text[word] in joins) == bool(halves)
            turns += turn and bool(halves)
            swaps += not turn and bool(halves)
    assert turns > 3 and swaps > 0


@pytest.mark.long
@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_the_way_drawn_is_the_way_foretold(boss: str) -> None:
    """From where the Boss is to each stop; of the Siren's heroes from their cell to their end."""
    drawn = 0
    for table in positions(boss):
        for seat in (-1, 0):
            seen = look(table, seat)
            found = foresee((), seen)
            g = race_of(seen.view, SPEC)
            stops = follow(g) if table.g.turns and table.ask is not None else []
            if not stops:
                assert found is None or not found.links
                continue
            assert found is not None
            ends = [link.of[-1].removeprefix("cell.") for link in found.links]
            if boss == "siren":
                assert ends == [CELL.by_value[b.cell] for s in stops for b in s.blows]
            else:
                assert ends == [CELL.by_value[stop.cell] for stop in stops]
                assert found.links[0].of[0] == f"cell.{CELL.by_value[g.boss_at]}"
            ids = {thing.id for thing in board(seen).things()}
            assert {name for link in found.links for name in link.of} <= ids
            drawn += len(ends)
    assert drawn > 3


def test_a_walk_is_drawn_cell_by_cell() -> None:
    drawn = 0
    for table in positions("minotaur")[::4]:
        if table.ask is None:
            continue
        seen = look(table, asked(table))
        for route in routes(seen)[-2:]:
            if any(w.VERB[word] != w.GO.id for word in route.words):
                continue  # explores, or is carried there
            found = foresee(route.words, seen)
            assert found is not None
            walk = next(link for link in found.links if link.style == ("walk",))
            assert walk.of[1:] == route.path and route.path[-1] == route.of
            drawn += 1
    assert drawn > 5


def test_a_way_beyond_the_edge_is_drawn_on_both_sides() -> None:
    seen = look(positions("minotaur")[-1], 0)
    made = board(seen)
    grid = next(thing for thing in made.things() if isinstance(thing, Grid))
    drawing = Drawing(made, Asked(), seen.t, {}, THEME.macros)

    def strokes(*of: str) -> list[tuple[float, float, float, float]]:
        return drawing.strokes(grid, Link(id="x", label="x", of=of, kind="path"))

    assert strokes("cell.e5", "cell.e8") == [(4.5, 4.5, 4.5, 7.5)]
    assert strokes("cell.e2", "cell.e8") == [(4.5, 1.5, 4.5, -1.5), (4.5, 10.5, 4.5, 7.5)]
    assert strokes("cell.i5", "cell.a5", "cell.a6") == [
        (8.5, 4.5, 9.5, 4.5),
        (-0.5, 4.5, 0.5, 4.5),
        (0.5, 4.5, 0.5, 5.5),
    ]


def test_a_cell_says_whether_a_skeleton_holds_who_comes_there() -> None:
    """At its price, in sight: whoever walks past a skeleton unawares walks no further."""
    drawn = set()
    for table in positions("minotaur"):
        if table.ask is None:
            continue
        seen = look(table, asked(table))
        found = {route.of: (route, "go") for route in routes(seen)}
        drawing = Drawing(board(seen), Asked(), seen.t, {}, THEME.macros, routes=found)
        for of, (route, _) in found.items():
            thing = next(thing for thing in drawing.board.things() if thing.id == of)
            held = "#skeleton" in drawing.part("price", thing)
            assert held == bool(route.marks)
            drawn.add(held)
    assert drawn == {True, False}


def test_what_comes_now_is_drawn_on_the_board_and_at_the_plates() -> None:
    for table in positions("minotaur"):
        seen = look(table, 0)
        found = foresee((), seen) or If()
        if not any(mark.sign == "boss-blow" for _, mark in found.marks):
            continue
        made = board(seen)
        grid = next(thing for thing in made.things() if isinstance(thing, Grid))
        now = Drawing(made, Asked(), seen.t, {}, THEME.macros, now=found)
        html = now(grid)
        assert 'class="ht-trail ' in html and "ht-note is-boss-way" in html
        assert "ht-note is-boss-blow" in html
        assert "ht-trail" not in Drawing(made, Asked(), seen.t, {}, THEME.macros)(grid)
        return
    raise AssertionError("nobody is ever struck")


@pytest.mark.parametrize("lang", LANGS)
def test_discord_is_told_to_be_out_of_play_with_two(lang: str) -> None:
    for seats in (2, 3):
        table = next(played("minotaur", seats, 1))
        panel = next(x for x in board(look(table, 0, lang)).things() if x.id == "medals")
        assert isinstance(panel, Panel)
        text = next(x for x in panel.parts if x.id == "medal.discord")
        assert isinstance(text, Card)
        assert (text.text == told_in(lang).text("board-no-discord")) == (seats == 2)


def test_holders_of_a_medallion_are_told_in_a_whole_sentence() -> None:
    table = positions("minotaur")[-1].clone()
    table.g.medallions[0] = table.g.medallions[1] = w.FORCE
    told = {}
    for lang in LANGS:
        cards = board(look(table, 0, lang)).things()
        told[lang] = next(x.note for x in cards if isinstance(x, Card) and x.id == "medal.force")
    assert told["fr"].startswith("à vous et à Ben")
    assert told["en"].startswith("held by you and Ben")


def test_the_course_of_a_game_is_that_of_its_medallions() -> None:
    end = next(t for t in (positions(b, 2, 900)[-1] for b in ("hades", "minotaur")) if t.over)
    course = course_of(end, 0, ("medallions",))
    assert course is not None
    for line in course.lines:
        assert line.values[0] == 0
        assert line.values[-1] == end.g.medallions[line.owner].bit_count()
    assert max(line.values[-1] for line in course.lines) >= 3


def test_ulysses_may_keep_his_ether_for_the_turn() -> None:
    """The order answers until the turn is over, and nothing but the question of the token."""
    table: Table[Any] = Table(SPEC, seats=2, options={"boss": "minotaur"}, driver=Seeded("ether"))
    wise, due, turn_of = bot("heuristic", SPEC, 1), 0, 0
    while (ask := table.ask) is not None and due < 4:
        seat = ask.seats.bit_length() - 1
        word = wise.choose(Seat(table, seat))
        if ask.prompt == w.P_REPLACE:
            if not table.standing(seat):
                table.order(seat, "keep-ether-turn")
            assert table.due(seat) == PASS
            word, due, turn_of = PASS, due + 1, table.g.turns
        elif table.standing(0) and seat == 0:
            assert table.due(0) == 0
        table.answer(word, seat)
        if due and table.g.turns > turn_of:
            assert not table.standing(0)
    assert due == 4


def test_a_charge_goes_on_to_the_cell_that_is_touched() -> None:
    """Each cell told ahead is reached, and there the charge is over."""
    run = far = 0
    for table in played("minotaur", 2, 500):
        if table.ask is None or table.view(asked(table)).prompt != "charge":
            continue
        seat = asked(table)
        seen = look(table, seat)
        for watching in (-1, 1 - seat):  # whose own place lies on no line of the charge
            other = foresee((), look(table, watching))
            assert other is None or not any(link.id == "way.walk" for link in other.links)
        for number, route in enumerate(routes(seen), 1):
            assert route.path[-1] == route.of and len(route.path) == number
            trial = table.clone()
            for word in route.words:
                if trial.ask is None or not trial.ask.seats >> seat & 1:
                    break  # a hero on the way may raise a shield
                if word not in trial.words(seat):
                    break
                trial.answer(word, seat)
            else:
                assert f"cell.{CELL.by_value[trial.g.at[seat]]}" == route.of
                assert trial.ask is None or trial.view(seat).prompt != "charge"
                far += number > 1
                run += 1
            found = foresee(route.words, seen)
            assert found is not None and found.links[0].of[-1] == route.of
    assert run > 3 and far


def test_where_stairs_lead_the_walk_still_goes_at_one_touch() -> None:
    """A cell at which something else may end, too, is walked to; a neighbour is answered as lit."""
    seen = look(positions("minotaur")[-1], 0)
    made = board(seen)
    cell = next(thing for thing in made.things() if thing.id == "cell.g3")
    route = {"cell.g3": (Route("cell.g3", (1, 2), "Walk to g3", "2 points"), "go:f3,go:g3")}

    def drawn(asked: Asked) -> str:
        return str(Drawing(made, asked, seen.t, {}, THEME.macros, routes=route).attrs(cell))

    at = frozenset({"labyrinth/g3"})
    html = drawn(Asked(open=at))
    assert 'data-line="go:f3,go:g3"' in html and " route" in html and " open" not in html
    assert "data-line" not in drawn(Asked(open=at, lit=at))


def test_no_two_things_of_a_table_have_one_id() -> None:
    """Ids are plain, also of the parts of a thing that stand apart from it."""
    for boss in BOSSES.tokens:
        table = positions(boss)[-1]
        seen = look(table, 0)
        made = board(seen)
        lit = frozenset(at for thing in made.things() for at in thing.at)
        drawing = Drawing(made, Asked(lit=lit, open=lit), seen.t, {}, THEME.macros)
        html = "".join(drawing.part("zone", zone) for zone in made.zones)
        ids = re.findall(r'\bid=("?[^\s>]*)', html)
        assert len(ids) == len(set(ids)) and len(ids) > 100
        assert all(re.fullmatch(r'"[\w.-]+"', one) for one in ids)
