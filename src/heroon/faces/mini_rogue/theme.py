"""The look of MINI ROGUE on the page: a city at night, lit where one may act."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heroon.texts import Texts
from heroon.web.render import figure
from heroon.web.scene import Theme

from .art import sprite


def face(token: str, _t: Texts) -> Markup:
    """Draw the picture of a token alone."""
    return figure(f"mini-rogue/art.svg#{token}")


#: The pictures of its card on the first page.
COVER: Final = ("ratcatcher", "rats", "die", "remains")
THEME: Final = Theme(
    None,
    "mini-rogue/table.css",
    ("won",),
    COVER,
    face,
    sprite,
    macros="mini-rogue/board.html",
)
