"""Plot simulated games as an SVG, with no network: how long the games of each pair of bots are.

python examples/plotting.py lengths.svg
"""

import sys

import altair as alt
import polars as pl

from heroon.lab import simulate

GAMES = 300


def main(path: str) -> None:
    """Play games of HEROZ, and write the plot to a file."""
    rows = []
    for bots in (("heuristic", "heuristic"), ("heuristic", "random"), ("random", "random")):
        _, games = simulate("heroz", bots, GAMES, seed=1, mirrored=False)
        rows += [{"bots": " – ".join(bots), "turns": one.turns} for one in games]
    data = pl.DataFrame(rows)
    print(data.group_by("bots", maintain_order=True).agg(pl.col("turns").median()))
    plot = (
        alt.Chart(data, width=520, height=90)
        .mark_bar()
        .encode(
            x=alt.X("turns:Q", bin=alt.Bin(maxbins=50), title="turns"),
            y=alt.Y("count()", title="games"),
            row=alt.Row("bots:N", title=None),
        )
    )
    plot.save(path)  # by vl-convert, which is a library and fetches nothing
    print(f"{path} shows {len(data)} games.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "lengths.svg")
