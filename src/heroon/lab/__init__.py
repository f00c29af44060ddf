"""Mass simulation and its statistics."""

from .journey import Journey, journey
from .simulate import Game, Summary, simulate
from .stats import mean_interval, percentile, wilson

__all__ = [
    "Game",
    "Journey",
    "Summary",
    "journey",
    "mean_interval",
    "percentile",
    "simulate",
    "wilson",
]
