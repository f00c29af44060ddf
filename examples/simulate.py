"""Play many games by bots and sum them up; equal seeds give equal figures on any machine.

python examples/simulate.py
"""

from heroon.lab import simulate

GAMES = 400


def main() -> None:
    """Compare two bots at HEROZ, then say how far one gets in MICRO HERO."""
    bots = ("heuristic", "careless:15")
    summary, games = simulate("heroz", bots, GAMES, seed=1)
    for name, wins, (low, high) in zip(bots, summary.wins, summary.intervals, strict=True):
        print(f"{name:12} won {wins / GAMES:4.0%} of {GAMES} games ({low:.0%} to {high:.0%})")
    longest = max(games, key=lambda one: one.turns)
    print(f"The longest game, number {longest.number}, took {longest.turns} turns.")

    summary, _ = simulate("micro-hero", ["heuristic"], 40, seed=1, options={"level": "heroic"})
    journey = summary.journey
    assert journey is not None
    print(f"MICRO HERO, heroic: {journey.mean:.2f} of {journey.goal} Labours on the mean,")
    print(f"all of them in {journey.full} of 40 games.")


if __name__ == "__main__":
    main()
