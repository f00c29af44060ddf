"""The look of HADES TRAP on the page: an arcade machine, drawn from the board."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heroon.texts import Texts
from heroon.web.render import figure
from heroon.web.scene import Theme

from .art import sprite


def face(token: str, _t: Texts) -> Markup:
    """Draw the picture of a token alone."""
    return figure(f"hades-trap/art.svg#{token}")


#: The pictures of its card on the first page.
COVER: Final = ("theseus", "minotaur", "portal", "skeleton")
THEME: Final = Theme(
    None,
    "hades-trap/table.css",
    (),
    COVER,
    face,
    sprite,
    macros="hades-trap/board.html",
    own=True,
)
