"""Bots.  A bot gets a `Seat` (view, events, reasons, sampled worlds), never a table."""

from .advice import Advice, advise
from .bots import Bot, HeuristicBot, RandomBot, bot, bot_names

__all__ = ["Advice", "Bot", "HeuristicBot", "RandomBot", "advise", "bot", "bot_names"]
