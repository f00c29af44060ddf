"""Write a bot: it gets a `Seat`, which shows what its seat may know, and chooses a word.

python examples/bot.py
"""

from typing import Any

from heroon.ai import bot
from heroon.ai.levels import levels
from heroon.kernel import Seat, Seeded, Table, game

WORTH = {"score": 9, "slay": 9, "hit": 9, "deploy": 5, "block": 1, "pass": 0, "stop": 0}


class Watcher:
    """A bot that attacks where its column is stronger than the one it faces, by a margin."""

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the word that is worth most."""
        me, power = seat.number, dict(seat.view().counters)

        def worth(word: int) -> int:
            verb, _, column = seat.spec.words.text[word].partition(":")
            if verb != "attack":
                return WORTH.get(verb, -1)
            return power[f"power.{me}.{column}"] - power[f"power.{1 - me}.{column}"] - 8

        return max(seat.words, key=worth)


spec, won = game("heroz"), {"random": 0, levels(game("heroz"))["novice"]: 0}
for opponent in won:
    for number in range(20):
        table, own = Table(spec, driver=Seeded(str(number // 2))), number % 2
        players = {own: Watcher(), 1 - own: bot(opponent, spec, seed=number)}
        while table.ask is not None:
            seat = Seat(table, table.ask.seats.bit_length() - 1)
            table.answer(players[seat.number].choose(seat))
        won[opponent] += table.result[own]
    print(f"The watcher won {won[opponent]} of 20 games against {opponent}.")
