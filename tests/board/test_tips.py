"""What a hint of a first game speaks of lies on the table: else nothing would be ringed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heroon.board.model import Look
from heroon.kernel import GameSpec, Rng, Seeded, Table, game, sound_games
from heroon.play.laid import board_of, model_of
from heroon.texts import Sentences, Texts
from heroon.texts.sentences import hints

GAMES = [name for name in sound_games() if model_of(name) is not None]
#: So many answers are given before a place counts as one that never comes.
_ANSWERS = 400


def places(spec: GameSpec[Any], package: str) -> Iterator[set[str]]:
    """What things on the table are called, by area, question by question of a random game."""
    table: Table[Any] = Table(spec, {}, Seeded("tips"), seats=spec.seats[0])
    rng = Rng(7)
    for _ in range(_ANSWERS):
        if table.ask is None:
            return
        seat = next(seat for seat in range(table.seats) if table.ask.seats >> seat & 1)
        view = table.view(seat)
        board = board_of(Look(view, Sentences(Texts("en", package), spec, seat)))
        targets = {target for thing in board.things() for target in thing.at}
        yield {target.partition("/")[0].partition(".")[0] for target in targets}
        words = table.words(seat)
        table.answer(words[rng.below(len(words))], seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_speaks_of_what_lies_on_the_table(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    package = f"heroon.games.{name.replace('-', '_')}"
    wanted = {tip.of for tip in hints(package).first if tip.of} - set(spec.words.text)
    assert wanted
    for found in places(spec, package):
        wanted -= found
        if not wanted:
            return
    assert not wanted
