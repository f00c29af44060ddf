"""Bots.  A bot gets a `Seat` (view, events, reasons, sampled worlds), never a table."""

from .agreeing import agrees
from .bots import Bot, HeuristicBot, RandomBot, bot, bot_names, check_bot, needs_table
from .ismcts import Search, SearchBot
from .planner import Planner, PlannerBot, effort_of
from .sureness import Tried, Weighed

__all__ = [
    "Bot",
    "HeuristicBot",
    "Planner",
    "PlannerBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "Tried",
    "Weighed",
    "agrees",
    "bot",
    "bot_names",
    "check_bot",
    "effort_of",
    "needs_table",
]
