"""Pictures made from data: one SVG file of symbols for each game, drawn when it is first wanted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .scene import Theme

#: The file of a game's symbols, and that of those on its card on the first page.
ART: Final = "art.svg"
COVER: Final = "cover.svg"
_SYMBOL: Final = r'<symbol id="{}"[^>]*>.*?</symbol>'
_USED: Final = re.compile(r'href="#([^"]+)"')


def sprites(theme: Theme, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Map the files of a game's symbols by name: drawn by its theme, or one of its static files."""
    if theme.sprite is None and ART not in files:
        return {}
    drawn = theme.sprite() if theme.sprite is not None else files[ART].decode()
    return {ART: drawn.encode(), COVER: part(drawn, theme.cover).encode()}


def cover(game: str, theme: Theme) -> tuple[str, ...]:
    """List the pictures of a game's card, as `symbol_url` takes them."""
    return tuple(f"{game}/{COVER}#{symbol}" for symbol in theme.cover)


def part(text: str, wanted: tuple[str, ...]) -> str:
    """Cut some symbols, and whatever those use, out of a file into one of their own."""
    found: dict[str, str] = {}
    todo = list(wanted)
    while todo:
        name = todo.pop()
        symbol = re.search(_SYMBOL.format(re.escape(name)), text, re.DOTALL)
        if name not in found and symbol is not None:
            found[name] = symbol[0]
            todo += _USED.findall(symbol[0])
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(found.values())}</svg>'
