"""Bots.  A bot gets a `Seat` (view, events, reasons, sampled worlds), never a table."""

from .advice import Advice, advise
from .bots import Bot, HeuristicBot, RandomBot, bot, bot_names
from .planner import Effort, Planner, PlannerBot

__all__ = [
    "Advice",
    "Bot",
    "Effort",
    "HeuristicBot",
    "Planner",
    "PlannerBot",
    "RandomBot",
    "advise",
    "bot",
    "bot_names",
]
