"""What a beginner knows is more than nothing."""

from __future__ import annotations

from heroon.games.heroz.heuristics import score
from heroon.games.heroz.spec import SPEC
from heroon.kernel import Rng, Seeded, Table


def greedy_wins(seed: int, greedy: int) -> bool:
    table = Table(SPEC, {}, Seeded(f"beginner {seed}"))
    rng = Rng(seed)
    while table.ask is not None:
        seat = table.ask.seats.bit_length() - 1
        words = table.words(seat)
        if seat == greedy and len(words) > 1:
            view = table.view(seat)
            rated = [(score(view, word), word) for word in words]
            best = max(value for value, _ in rated)
            words = [word for value, word in rated if value == best]
        table.answer(rng.choice(words), seat)
    return table.result[greedy] == 1


def test_greedy_beats_random() -> None:
    wins = sum(greedy_wins(seed, seed % 2) for seed in range(20))
    assert wins >= 15
