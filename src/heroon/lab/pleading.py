"""Pleading: a player of random words offers a draw in every round."""

from __future__ import annotations

from typing import Any, NamedTuple

from heroon.ai import bot
from heroon.ai.agreeing import agrees
from heroon.kernel import GameSpec, Rng, Seat, Table, game
from heroon.kernel.ask import NATURE, last_seat

from .workers import ALONE, Workers, work


class Plea(NamedTuple):
    """An order to play games of a bot against who pleads, from the first of them on."""

    game: str
    bot: str
    games: int
    seed: int
    first: int = 0


def plead(
    spec: GameSpec[Any], level: str, name: str, games: int, seed: int, workers: Workers = ALONE
) -> dict[str, Any]:
    """Play games of a bot against who pleads; count won, lost and drawn, and the offers."""
    row: dict[str, Any] = {"level": level, "games": games}
    row |= {"won": 0, "lost": 0, "agreed": 0, "offers": 0}
    parts = [Plea(spec.id, name, 1, seed, number) for number in range(games)]
    for part in work(parts, _pleaded, workers):
        for key, many in part.items():
            row[key] += many
    return row


def _pleaded(plea: Plea) -> dict[str, int]:
    """Play the games of an order and count them."""
    row = {"won": 0, "lost": 0, "agreed": 0, "offers": 0}
    for number in range(plea.first, plea.first + plea.games):
        _play(game(plea.game), plea.bot, (plea.seed << 24) + number, row, number % 2)
    return row


def _play(spec: GameSpec[Any], name: str, seed: int, row: dict[str, int], seat: int) -> None:
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
