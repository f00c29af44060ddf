"""Mass simulation and its statistics."""

from .games import Game, PlayedGames
from .journey import JourneyReport, journey
from .simulate import simulate
from .stats import mean_interval, percentile, wilson
from .tally import Summary

__all__ = [
    "Game",
    "JourneyReport",
    "PlayedGames",
    "Summary",
    "journey",
    "mean_interval",
    "percentile",
    "simulate",
    "wilson",
]
