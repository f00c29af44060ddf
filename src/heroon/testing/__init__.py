"""The conformance kit: what every game must keep, checked on seeded random games.

>>> from heroon.testing import check_game
>>> check_game(SPEC, games=100)
"""

from .kit import check_game
from .one_agent import OneAgent
from .report import KitError, Report
from .settings import pairwise
from .walks import walk

__all__ = ["KitError", "OneAgent", "Report", "check_game", "pairwise", "walk"]
