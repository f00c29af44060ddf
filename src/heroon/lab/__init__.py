"""Mass simulation and its statistics."""

from .simulate import Game, Summary, simulate
from .stats import percentile, wilson

__all__ = ["Game", "Summary", "percentile", "simulate", "wilson"]
