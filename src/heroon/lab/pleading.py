"""Pleading: a player of random words offers a draw in every round."""

from __future__ import annotations

from typing import Any

from heroon.ai import bot
from heroon.ai.agreeing import agrees
from heroon.kernel import GameSpec, Rng, Seat, Table
from heroon.kernel.ask import NATURE, last_seat


def plead(spec: GameSpec[Any], level: str, name: str, games: int, seed: int) -> dict[str, Any]:
    """Play games of a bot against who pleads; count won, lost and drawn, and the offers."""
    row = {"level": level, "games": games, "won": 0, "lost": 0, "agreed": 0, "offers": 0}
    for number in range(games):
        _play(spec, name, (seed << 24) + number, row, number % 2)
    return row


def _play(spec: GameSpec[Any], name: str, seed: int, row: dict[str, Any], seat: int) -> None:
    """Play one game with the bot at a seat, and count it; an offer that is accepted ends it."""
    nature, mine = Rng(16 * seed), Rng(16 * seed + 1)
    player = bot(name, spec, 16 * seed + 2)
    table = Table(spec, {}, seats=2, engine="auto")
    place = Seat(table, seat)
    offered = -1
    while (ask := table.ask) is not None and table.choices < spec.bound:
        if ask.seats == NATURE:
            table.answer(nature.choice(ask.words))
            continue
        who = last_seat(ask.seats)
        if who == seat:
            table.answer(player.choose(place), who)
            continue
        now = spec.turn_of(table.g) // table.seats
        if now != offered:
            offered = now
            row["offers"] += 1
            if agrees(table, seat, "draw", name):
                row["agreed"] += 1
                return
        table.answer(mine.choice(ask.words), who)
    result = tuple(table.result or spec.bound_result(table.g))
    row["won"] += result[seat] > result[1 - seat]
    row["lost"] += result[seat] < result[1 - seat]
