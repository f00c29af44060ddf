"""Let levels of a game play a tournament: each one against each other, both seats in turn.

python examples/tournament.py

The master tries its words out, which takes it a second or two a game: it is left out.
"""

from itertools import combinations

from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import simulate, wilson

GAMES = 200


def main() -> None:
    """Print who won how often at HEROZ, and the order in the end."""
    players = levels(game("heroz"))
    del players["master"]
    points = dict.fromkeys(players, 0)
    for low, high in combinations(players, 2):
        summary, _ = simulate("heroz", [players[high], players[low]], GAMES, seed=5)
        better, worse = summary.wins
        points[high] += better
        points[low] += worse
        least, most = wilson(better, GAMES)
        print(f"{high:10} – {low:10} {better:3} : {worse:3}   ({least:.0%} to {most:.0%})")
    print()
    for place, name in enumerate(sorted(points, key=lambda name: -points[name]), 1):
        print(f"{place}. {name:10} {points[name]:4} games won, played by the bot {players[name]}")


if __name__ == "__main__":
    main()
