"""The look of micro_hero."""

from __future__ import annotations

from typing import Final

from .areas import draw
from .scene import Theme

THEME: Final = Theme(draw, "", ("twelve-labours",))
