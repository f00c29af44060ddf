"""Copy a game in play, and find out on the copies what each answer is worth.

python examples/clone.py
"""

from typing import Any

from heroon.kernel import Rng, Seeded, Table, game

GAMES = 100


def share_won(table: Table[Any]) -> float:
    """Play a table to its end many times, by the game's rule of thumb; return the share won."""
    won = 0
    for seed in range(GAMES):
        future = table.playout()  # the table stays where it is
        future.play(Rng(seed), table.spec.policy)
        won += future.result[0]
    return won / GAMES


table = Table(game("hero-realms"), driver=Seeded("the evening"))
text = table.spec.words.text
while not any(text[word].startswith("buy:") for word in table.words(0)):
    table.answer(table.words(0)[0])
print(table)
for word in table.words(0):
    copy = table.clone()
    copy.answer(word)
    print(f"{text[word]:24} {share_won(copy):4.0%} won")
print(table)  # none of this has touched it
