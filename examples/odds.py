"""Count out exact odds: with no driver, nature asks too, and each outcome can be tried.

python examples/odds.py
"""

from fractions import Fraction
from typing import Any

from heroon.kernel import Table, game


def futures(table: Table[Any], draws: int) -> list[tuple[Fraction, Table[Any]]]:
    """List the tables to which the next draws may lead, each with its exact chance."""
    if draws == 0:
        return [(Fraction(1), table)]
    found = []
    for outcome, chance in table.odds().items():
        world = table.clone()
        world.answer(outcome)
        found += [(chance * more, after) for more, after in futures(world, draws - 1)]
    return found


# Who begins at HEROZ?  Each player turns up a card; on a tie both turn up another one.
table = Table(game("heroz"))  # no driver: the first question is one to nature
print(table)
found = futures(table, draws=2)
print(f"{len(found)} ways to turn up two cards; their chances sum up to {sum(c for c, _ in found)}")


def value(drawn: str) -> str:
    """Return the value of a card from a line of the record: of `* deck.0=10S` the 10."""
    return drawn.partition("=")[2][:-1]


tie = Fraction(0)
for chance, after in found:
    one, two = (value(after.text_of(token)) for token in after.tokens)
    tie += chance * (one == two)
print(f"A tie: {tie}, about {float(tie):.2%}")
