"""The colours of the app, dark and light.

Colour only ever repeats what a sign, a frame or a word says already.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

DARK: Final = "heroon-dark"
LIGHT: Final = "heroon-light"

THEMES: Final = (
    Theme(
        name=DARK,
        dark=True,
        primary="#d8a24a",
        secondary="#6aa0c8",
        accent="#e8c06a",
        foreground="#e6e2d8",
        background="#14171c",
        surface="#1b1f26",
        panel="#262c36",
        success="#7fbf7f",
        warning="#e8b04a",
        error="#f0706a",
    ),
    Theme(
        name=LIGHT,
        dark=False,
        primary="#8a5a10",
        secondary="#2a5f8a",
        accent="#8a5a10",
        foreground="#22252a",
        background="#f6f2e8",
        surface="#fffdf6",
        panel="#e8e1d0",
        success="#2c6b2c",
        warning="#8a5a00",
        error="#a8201a",
    ),
)

#: By style: in the dark, in the light.
_STYLES: Final = {
    "": ("#e6e2d8", "#22252a"),
    "dim": ("#9a9b9e", "#6a675f"),
    "label": ("#8fb4d0", "#2a5f8a"),
    "value": ("bold #f2ead2", "bold #22252a"),
    "title": ("bold #e8c06a", "bold #7a4a00"),
    "own": ("bold #e8c06a", "bold #7a4a00"),
    "other": ("bold #8fb4d0", "bold #2a5f8a"),
    "own-card": ("bold #e8c06a on #2b303a", "bold #7a4a00 on #ece5d4"),
    "other-card": ("bold #8fb4d0 on #2b303a", "bold #2a5f8a on #ece5d4"),
    "gold": ("bold #e8c06a", "bold #7a4a00"),
    "bad": ("bold #f0706a", "bold #a8201a"),
    "attack": ("bold #f0907a", "bold #a8301a"),
    "defence": ("bold #8fb4d0", "bold #2a5f8a"),
    "life": ("bold #8fd08f", "bold #2c6b2c"),
    "attack-value": ("bold #ffffff on #7a2f28", "bold #ffffff on #a8301a"),
    "defence-value": ("bold #ffffff on #2a5070", "bold #ffffff on #2a5f8a"),
    "life-value": ("bold #ffffff on #2f5f2f", "bold #ffffff on #2c6b2c"),
    "red": ("bold #ff8f86", "bold #b0201a"),
    "blue": ("bold #8fc8ff", "bold #1f5f9a"),
    "green": ("bold #8fd08f", "bold #2c6b2c"),
    "yellow": ("bold #ffcf5a", "bold #7a5a00"),
    "black": ("bold #e6e2d8", "bold #22252a"),
    "red-card": ("bold #ff8f86 on #2b303a", "bold #b0201a on #ece5d4"),
    "blue-card": ("bold #8fc8ff on #2b303a", "bold #1f5f9a on #ece5d4"),
    "green-card": ("bold #8fd08f on #2b303a", "bold #2c6b2c on #ece5d4"),
    "yellow-card": ("bold #ffcf5a on #2b303a", "bold #7a5a00 on #ece5d4"),
    "black-card": ("bold #f4f0e6 on #2b303a", "bold #16181c on #ece5d4"),
    "gold-card": ("bold #f0cc7a on #2b303a", "bold #7a4a00 on #ece5d4"),
    "dim-card": ("#a8a8a4 on #2b303a", "#5d5a52 on #ece5d4"),
    "note": ("bold #e8c06a on #2b303a", "bold #7a4a00 on #ece5d4"),
    "card": ("bold #f4f0e6 on #2b303a", "bold #16181c on #ece5d4"),
    "played": ("#e6e2d8 on #2b303a", "#22252a on #ece5d4"),
    "back": ("#8f99a6 on #20252d", "#5f594a on #ded6c2"),
    "empty": ("#868c96", "#6f6a5e"),
    "frame": ("#6a707a", "#8a8476"),
    "lit": ("bold #8fd08f", "bold #2c6b2c"),
    "picked": ("bold #e8c06a", "bold #7a4a00"),
}
#: What is laid over a piece that may be picked, that is picked, that the cursor is on.
_OVER: Final = {
    "lit": ("#a8e6a8 on #24402c", "#14501c on #cfe6c4"),
    "picked": ("bold #14171c on #e8c06a", "bold #ffffff on #7a4a00"),
    "cursor": ("bold reverse", "bold reverse"),
}


#: Words of a board by the style that they have in the app.
_WORDS: Final = {
    **{f"suit-{suit}{card}": f"black{card}" for suit in "SC" for card in ("", "-card")},
    **{f"suit-{suit}{card}": f"red{card}" for suit in "HD" for card in ("", "-card")},
    "suit-X": "gold",
    "suit-X-card": "gold-card",
}


def known(key: str) -> bool:
    """Return whether the palette has a style of that name."""
    return key in _STYLES or key in _WORDS


@cache
def style(key: str, dark: bool, over: str = "") -> Style:
    """Return the style of a span; `over` is `lit`, `picked`, `cursor` or nothing."""
    i = 0 if dark else 1
    base = Style.parse(_STYLES[_WORDS.get(key, key)][i])
    if over == "lit":
        # The red of a suit stays red: only the ground says that the piece may be picked.
        ground = Style.parse(_OVER["lit"][i])
        return base + (Style(bgcolor=ground.bgcolor) if "red" in _WORDS.get(key, key) else ground)
    return base + Style.parse(_OVER[over][i]) if over else base
