"""HADES TRAP on the presentation model: the laws of a board, and what nobody may see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from heroon.ai import bot
from heroon.board.laws import faults
from heroon.board.model import Look
from heroon.board.types import Answer, Asked, Board, Card, Grid
from heroon.faces.hades_trap.ariadne import foresee, jumps, routes, told, walks
from heroon.faces.hades_trap.board import MODEL, board
from heroon.faces.hades_trap.seen import race_of
from heroon.faces.hades_trap.ways import one_step, ways
from heroon.faces.hades_trap.what import what
from heroon.games.hades_trap.foresight import Blow, BossStop
from heroon.games.hades_trap.labyrinth import NEXT
from heroon.games.hades_trap.places import free_points, gripped
from heroon.games.hades_trap.words import BOSSES, CELL, ON, A
from heroon.kernel import Rng, Seat, Seeded, Table, View, game
from heroon.play.told import teller_of
from heroon.terminal.aloud import aloud
from heroon.texts import Sentences, Texts, package_of
from tests.lengths import length

NAMES = {0: "@Ada", 1: "@Ben", 2: "@Cleo", 3: "@Dan"}
LANGS = ("en", "fr")
TELLER = teller_of("hades-trap")
SPEC: Any = game("hades-trap")
#: Answers that point at nothing on the table.
NOWHERE = ("done", "pass", "stop", "yes", "no")


@cache
def told_in(lang: str) -> Texts:
    return Texts(lang, package_of("hades-trap"), strict=True)


def look(table: Table[Any], seat: int, lang: str = "en") -> Look:
    return Look(table.view(seat), Sentences(told_in(lang), SPEC, seat, NAMES))


def asked(table: Table[Any]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


@cache
def positions(boss: str, seats: int = 3, most: int = 200) -> tuple[Table[Any], ...]:
    """A game, now by rule of thumb, now at random: so far skeletons fall and bosses wake."""
    return tuple(played(boss, seats, most))


def played(boss: str, seats: int, most: int) -> Iterator[Table[Any]]:
    options = {"boss": boss, **{f"hero_{i + 1}": hero for i, hero in enumerate(HEROES[boss])}}
    table: Table[Any] = Table(SPEC, options, Seeded(f"face {boss}"), seats=seats)
    rng = Rng(seats)
    bots = [bot("heuristic", SPEC, seat) for seat in range(seats)]
    for _ in range(most):
        if table.ask is None:
            break
        yield table.clone()
        seat = asked(table)
        wise = rng.below(3)
        words = table.words(seat)
        table.answer(bots[seat].choose(Seat(table, seat)) if wise else rng.choice(words), seat)
    yield table


HEROES = {
    "minotaur": ("ulysses", "andromeda", "eurydice", "theseus"),
    "hydra": ("daphne", "circe", "achilles", "ulysses"),
    "siren": ("eurydice", "theseus", "daphne", "circe"),
    "hades": ("theseus", "achilles", "ulysses", "andromeda"),
}


def question(view: View) -> Asked:
    words = SPEC.words
    badge = MODEL.badge
    assert badge is not None
    answers = tuple(
        Answer(
            number=number,
            text=words.text[word],
            words=(word,),
            at=TELLER.targets(word, view, words),
            badge=badge(word, view, words),
        )
        for number, word in enumerate(view.words, 1)
    )
    lit = frozenset(t for a in answers for t in a.at)
    return Asked(answers=answers, lit=lit, open=lit)


def all_boards(boss: str) -> Iterator[tuple[Table[Any], int, Board]]:
    for number, table in list(enumerate(positions(boss)))[:: length(3, 1)]:
        for seat in (asked(table) if table.ask else 0, number % 4 - 1):
            yield table, seat, board(look(table, seat, LANGS[number % 2]))


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_a_board_keeps_the_laws(boss: str) -> None:
    seen = 0
    for table, seat, made in all_boards(boss):
        view = table.view(seat)
        assert faults(made, question(view) if view.words else None) == []
        seen += bool(view.words)
    assert seen > length(35, 100)


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_every_answer_but_the_ends_lies_on_the_board(boss: str) -> None:
    seen = 0
    for table in positions(boss):
        if table.ask is None:
            continue
        view = table.view(asked(table))
        for word in view.words:
            text = SPEC.words.text[word]
            assert TELLER.targets(word, view, SPEC.words) or text.startswith(NOWHERE), text
            seen += 1
    assert seen > 500


@pytest.mark.parametrize("lang", LANGS)
def test_every_label_is_told_in_the_language(lang: str) -> None:
    """No key, no token and no foreign word stands in a label."""
    other = {
        "en": ("amphore", "Squelette", "Médaillon", "fil "),
        "fr": ("Skeleton", "thread", "Points left", "medallion", " and "),
    }[lang]
    for table in positions("hydra")[::5]:
        for thing in board(look(table, 0, lang)).things():
            assert not any(word in thing.label for word in other), thing.label
            assert not any(key in thing.label for key in ("board-", "mark-", "-spirit")), thing.id


def test_the_eighty_one_cells_and_all_walls_are_there() -> None:
    for table in positions("minotaur")[::5]:
        view = table.view(0)
        grid = next(t for t in board(look(table, 0)).things() if isinstance(t, Grid))
        assert [cell.id for cell in grid.cells] == [
            f"cell.{at}" for at in view.area("labyrinth").cells
        ]
        told = {(e.x, e.y, e.side, e.kind, *e.style) for e in grid.edges}
        shown = {
            (ord(at[0]) - ord("a"), int(at[1]) - 1, side, *kind.split(":"))
            for at, side, kind in view.area("labyrinth").edges
        }
        assert told == shown


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_nothing_that_a_seat_may_not_know_is_on_its_board(boss: str) -> None:
    """The board is the same in every world that the seat cannot tell from the real one."""
    seen = 0
    for number, table in enumerate(positions(boss)):
        if number % 13 or table.ask is None:
            continue
        for seat in (0, 1):
            world = table.sample(seat, Rng(number))
            assert board(look(world, seat)) == board(look(table, seat))
            seen += any(table.g.bag)
    assert seen > 5


def test_what_others_carry_is_covered() -> None:
    """A back for each amphora of which nothing is known, in the board and in what is read out."""
    covered = 0
    for table in positions("minotaur")[::4]:
        for seat in (0, 1, 2):
            seen = look(table, seat)
            made = board(seen)
            for other in range(3):
                row = next(t for t in made.things() if t.id == f"bag.{other}")
                cards = [c for c in row.inside() if isinstance(c, Card)]
                known = [mask >> seat & 1 for mask in table.g.watched[other]]
                assert [c.face == "back" for c in cards].count(True) == known.count(0)
                if other == seat and cards:
                    assert not any(c.face == "back" for c in cards)
                covered += known.count(0)
            if any(0 in [m >> seat & 1 for m in w] for w in table.g.watched):
                assert "amphora, covered" in " ".join(aloud(made, seen.t)).lower()
    assert covered > 20


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_is_longer_than_eighty(lang: str) -> None:
    for table in positions("minotaur")[::5]:
        seen = look(table, 1, lang)
        lines = aloud(board(seen), seen.t, question(seen.view) if seen.view.words else None)
        assert max(map(len, lines)) <= 80


def end_of_charge(table: Table[Any], word: int, seat: int) -> str:
    """The cell where a charge ends by itself that goes on; empty where something else is asked."""
    trial, words = table.clone(), SPEC.words
    trial.answer(word, seat)
    while trial.ask is not None and words.prompts[trial.ask.prompt].name == "charge":
        if trial.g.at[seat] >= 0 and NEXT[trial.g.at[seat]][A[word]] == trial.g.boss_at:
            break
        trial.answer(ON, seat)
    done = trial.ask is None or words.prompts[trial.ask.prompt].name in ("act", "done", "replace")
    return CELL.by_value[trial.g.at[seat]] if done and trial.g.at[seat] >= 0 else ""


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_a_charge_goes_as_far_as_it_says(boss: str) -> None:
    far = 0
    for table in positions(boss):
        if table.ask is None:
            continue
        seen = look(table, seat := asked(table))
        for word in seen.view.words:
            if not SPEC.words.text[word].startswith("charge:"):
                continue
            cell, ahead = end_of_charge(table, word, seat), foresee((word,), seen)
            assert ahead is not None
            if not cell or not ahead.links:
                continue
            assert ahead.links[0].of[-1] == f"cell.{cell}"
            assert ahead.line.endswith(("the Boss.", f"as far as {cell}."))
            aside = TELLER.aside(word, seen.view, seen.sentences)
            assert aside in (f"as far as {cell}", "leads to the Boss")
            far += 1
    assert far > 5


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_a_walk_costs_what_it_says_and_cuts_what_it_says(boss: str) -> None:
    """Each cell that a hero is told to reach is reached, step by step, as foretold."""
    walked = explored = 0
    for number, table in enumerate(positions(boss)[::3]):
        if table.ask is None:
            continue
        seat = asked(table)
        seen = look(table, seat, LANGS[number % 2])
        found = routes(seen)
        if not found or seen.view.prompt == "charge":  # a run costs no points
            continue
        made = board(seen)
        assert {route.of for route in found} <= {thing.id for thing in made.things()}
        g = race_of(seen.view, SPEC)
        reached = walks(seen, g)
        by_words = {way.words: way for way in (*reached.values(), *jumps(seen, reached).values())}
        for cell in range(81 if ways(g, seat, SPEC) else 0):
            way = reached.get(cell)
            direct = way if way is not None and len(way.words) == 1 else None
            assert one_step(g, seat, cell, SPEC) == direct
        for route in found[:: max(1, len(found) // 6)]:
            assert 0 < len(route.short) <= 24 and route.text
            trial = table.clone()
            if route.of.startswith("tile."):
                for word in route.words:
                    assert word in trial.words(seat)
                    trial.answer(word, seat)
                explored += 1
                continue
            way = by_words[route.words]
            for word in route.words:
                assert word in trial.words(seat)
                trial.answer(word, seat)
            assert CELL.by_value[trial.g.at[seat]] == route.of.removeprefix("cell.")
            assert trial.g.left == table.g.left - way.cost
            assert tuple(trial.g.crossed) == way.crossed
            assert foresee(route.words, seen) is not None or trial.g.boss_at < 0
            walked += 1
    assert walked > 40 and explored


def test_what_is_seen_of_a_game_is_what_its_functions_read() -> None:
    """The position made from a view answers like the real one: reach, grips, free points."""
    for table in positions("minotaur")[::4]:
        for seat in range(3):
            g = race_of(table.view(seat), SPEC)
            for name in ("at", "lies", "left", "boss_at", "bones", "halves", "arrow", "medallions"):
                assert getattr(g, name) == getattr(table.g, name), name
            for other in range(3):
                assert free_points(g, other) == free_points(table.g, other)
                assert gripped(g, other) == gripped(table.g, other)


def test_the_words_for_why_not_name_no_hidden_thing() -> None:
    """What is told of backs and of unexplored tiles is the same whatever they hide."""
    for number, table in enumerate(positions("minotaur")[::20]):
        if table.ask is None:
            continue
        seen = look(table, 0)
        other = look(table.sample(0, Rng(number)), 0)
        for target in ("bag.1/back", "tile/1", "tile/9", "labyrinth/a1", "hero/1"):
            assert what(target, seen.view, seen.sentences) == what(
                target, other.view, other.sentences
            )


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_what_a_turn_without_threads_brings_is_told_of_each_boss(boss: str) -> None:
    """The Hydra proliferates, the Siren is not there to move."""
    key = {"hydra": "foresee-none-hydra", "siren": "foresee-none-siren"}.get(boss, "foresee-none")
    for lang in LANGS:
        assert told(look(positions(boss)[0], 0, lang), []) == told_in(lang).text(key)


@pytest.mark.parametrize("boss", ["hydra", "minotaur"])
def test_a_hydra_who_gives_no_token_is_foreseen_to_proliferate(boss: str) -> None:
    t, stop = told_in("en"), BossStop(1, 0, 0, CELL.by_token["a1"])
    hit = stop._replace(blows=(Blow(1, 1, False, 0),))
    for stops, spreads in (([stop], boss == "hydra"), ([hit], False)):
        line = told(look(positions(boss)[-1], 0), stops)
        assert (t.text("foresee-spreads") in line) == spreads
