"""Bots.  A bot gets a `Seat` (view, events, reasons, sampled worlds), never a table."""

from .agreeing import agrees
from .bots import Bot, HeuristicBot, RandomBot, bot, bot_names, check_bot, needs_table
from .ismcts import Search, SearchBot
from .planner import DEEP, Effort, Planner, PlannerBot, effort_of

__all__ = [
    "DEEP",
    "Bot",
    "Effort",
    "HeuristicBot",
    "Planner",
    "PlannerBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "agrees",
    "bot",
    "bot_names",
    "check_bot",
    "effort_of",
    "needs_table",
]
