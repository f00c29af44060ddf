"""Bots.  A bot gets a `Seat` (view, events, reasons, sampled worlds), never a table."""

from .bots import Bot, HeuristicBot, RandomBot, bot, bot_names

__all__ = ["Bot", "HeuristicBot", "RandomBot", "bot", "bot_names"]
