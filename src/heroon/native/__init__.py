"""The native core: the rules of a game, the very same Python, translated to C.

>>> found = engine(spec)
>>> if not found:
...     print(found.reason)  # the game is played in CPython
"""

from .compare import Difference, Walk, compare, difference, walk
from .engine import Engine, Position, Unavailable, engine
from .playout import Playout, playout_of
from .program import translate
from .report import Report, report
from .source import SubsetError

__all__ = [
    "Difference",
    "Engine",
    "Playout",
    "Position",
    "Report",
    "SubsetError",
    "Unavailable",
    "Walk",
    "compare",
    "difference",
    "engine",
    "playout_of",
    "report",
    "translate",
    "walk",
]
