"""Boards as plain data: they fit, they point at every answer, their terms add up."""

from collections.abc import Iterator
from typing import Any

import pytest

from heroon.faces.heroz.seen import duel_of
from heroon.faces.heroz.sums import parts
from heroon.faces.micro_hero.terms import gain
from heroon.kernel import GameSpec, Rng, Seeded, Table, game, games
from heroon.play.pointing import Pointer
from heroon.play.told import Look, teller_of
from heroon.terminal.board import board_of, draw_model
from heroon.terminal.scene import Scene
from heroon.terminal.spans import Span, wrap
from heroon.texts import Sentences, Texts, package_of
from tests.lengths import LANGS, length

NAMES = {0: "player-1", 1: "opponent"}


def walk(name: str, seed: int, asks: int, options: dict[str, str]) -> Iterator[Table[Any]]:
    spec: GameSpec[Any] = game(name)
    meant = spec.settings(options)
    fit = [seats for seats in spec.seats if spec.allows(meant, seats)]
    table: Table[Any] = Table(spec, options, Seeded(str(seed)), seats=fit[seed % len(fit)])
    rng = Rng(seed)
    for _ in range(asks):
        if table.ask is None:
            return
        yield table
        seat = table.ask.seats.bit_length() - 1
        words = table.words(seat)
        table.answer(rng.choice([w for w in words if w > 5] or words), seat)


def positions(name: str, many: int = 4) -> Iterator[Table[Any]]:
    spec: GameSpec[Any] = game(name)
    for seed in range(many):
        options = {o.name: o.values[seed % len(o.values)] for o in spec.options}
        meant = spec.settings(options)
        if not any(spec.allows(meant, seats) for seats in spec.seats):
            options = {name: value for name, value in options.items() if not name[-1].isdigit()}
        yield from walk(name, seed, 90, options)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGS)
def test_a_board_fits_its_width_and_lights_every_answer(name: str, lang: str) -> None:
    draw, teller = board_of(name), teller_of(name)
    t = Texts(lang, package_of(name), strict=True)
    for at, table in enumerate(positions(name, length(1, 4))):
        assert table.ask is not None
        if at % length(2, 1):
            continue
        seat = table.ask.seats.bit_length() - 1
        view = table.view(seat)
        sentences = Sentences(t, table.spec, seat, NAMES)
        words = table.spec.words
        pointer = Pointer(view.words, lambda w: teller.targets(w, view, words))  # noqa: B023
        lit = frozenset(t for of in pointer.targets.values() for t in of)
        for width, height in ((78, 0), (98, 45), (90, 37))[at % 3 :][:1]:
            scene = Scene(view, sentences, width, height, lit)
            rows = draw(scene)
            for row in rows:
                line = "".join(span.text for span in row).rstrip()
                assert len(line) <= width, line
            shown = {target for row in rows for span in row for target in span.targets}
            assert lit <= shown, (table.spec.words.text[view.words[0]], lit - shown)
            assert teller.caption(Look(view, sentences))
            teller.explain(Look(view, sentences))


@pytest.mark.parametrize("name", games())
def test_what_is_not_seen_has_no_target(name: str) -> None:
    """The board of a seat is the same in every world that the seat cannot tell from this one."""
    draw, teller = board_of(name), teller_of(name)
    t = Texts("en", package_of(name), strict=True)
    for at, table in enumerate(positions(name)):
        if at % length(18, 9) or table.ask is None:
            continue
        for seat in range(table.seats):
            sentences = Sentences(t, table.spec, seat, NAMES)
            world = table.sample(seat, Rng(at))
            rows = [draw(Scene(one.view(seat), sentences, 98, 45)) for one in (table, world)]
            assert rows[0] == rows[1]
            told = [teller.explain(Look(one.view(seat), sentences)) for one in (table, world)]
            assert told[0] == told[1]


def test_the_terms_of_a_column_add_up_to_its_power() -> None:
    kinds: set[str] = set()
    for table in positions("heroz"):
        for seat in (0, 1):
            view = table.view(seat)
            g = duel_of(view, table.spec)
            for owner in (0, 1):
                for column in (1, 2, 3):
                    total = view.counter(f"power.{owner}.{column}")
                    found = parts(g, owner, column - 1, total)
                    kinds |= {part.kind for part in found}
                    assert sum(sum(part.points) for part in found) == total, (view, owner, column)
    assert {"suit", "value", "alone", "shielded"} <= kinds


def test_what_played_cards_give_adds_up_to_the_totals() -> None:
    for table in positions("micro-hero"):
        view = table.view(0)
        for seat in range(table.seats):
            pieces = view.area(f"stack.{seat}").pieces
            gains = [gain(view, table.spec, piece) for piece in pieces]
            for i, kind in enumerate(("attack", "defence", "experience")):
                assert sum(g[i] for g in gains) == view.counter(f"{kind}.{seat}")


@pytest.mark.parametrize("name", games())
def test_any_game_has_a_board_without_one_of_its_own(name: str) -> None:
    t = Texts("fr", package_of(name), strict=True)
    table = next(positions(name))
    rows = draw_model(Scene(table.view(0), Sentences(t, table.spec, 0, NAMES), 78))
    assert len(rows) > 10


def test_what_is_wider_than_a_row_goes_on_in_the_next() -> None:
    """From a blank, below where it began, and all of it answers a click."""
    text = "›(turn the inner tile of the east to the left, two halves of a Spirit meet)"
    rows = wrap([Span("  ")], [Span("one "), Span(text, "label", ("tile.1",))], 30)
    lines = ["".join(span.text for span in row) for row in rows]
    assert max(map(len, lines)) <= 30
    assert " ".join(line.strip() for line in lines) == f"one {text}"
    assert all(line.startswith("  ") for line in lines)
    named = "".join(span.text for row in rows for span in row if span.targets)
    assert named.replace(" ", "") == text.replace(" ", "")
