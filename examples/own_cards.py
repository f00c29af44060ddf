"""Change a number that stands on a card, and measure what that does to the game.

python examples/own_cards.py
"""

from heroon.kernel import game
from heroon.lab import simulate

GAMES = 1000


def main() -> None:
    """Give each Boss of Hero Realms another health, and see how often it is beaten."""
    spec = game("hero-realms")
    printed = next(number for number in spec.numbers if number.name == "boss_health")
    print(f"Printed: {printed.value}, it may be {printed.low} to {printed.high}.")
    for health in (40, 50, 60):
        cards = f"[numbers]\nboss_health = {health}\n"
        own = spec.using(cards, "own.toml")  # raises InputError for a number that cannot be
        options = {"boss": "torgen"}
        summary, _ = simulate(
            "hero-realms", ["heuristic"], GAMES, seed=3, options=options, cards=cards
        )
        low, high = summary.intervals[0]
        share = f"{summary.wins[0] / GAMES:.1%} ({low:.1%} to {high:.1%})"
        print(f"Torgen with {health} health was beaten in {share}; cards {own.cards_hash}")


if __name__ == "__main__":
    main()
