"""Mass simulation and its statistics."""

from .journey import JourneyReport, journey
from .simulate import Game, Summary, simulate
from .stats import mean_interval, percentile, wilson

__all__ = [
    "Game",
    "JourneyReport",
    "Summary",
    "journey",
    "mean_interval",
    "percentile",
    "simulate",
    "wilson",
]
