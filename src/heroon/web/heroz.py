"""The look of heroz."""

from __future__ import annotations

from typing import Final

from .areas import draw
from .scene import Theme

THEME: Final = Theme(draw, "", ())
