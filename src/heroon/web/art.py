"""Pictures made from data: one SVG file of symbols for each game, drawn when it is first wanted."""

from __future__ import annotations

import re
from typing import Final

from . import art_hero_realms, art_heroz, art_micro_hero

#: The pictures of each game's card on the first page, which asks for nothing more.
COVERS: Final = {
    "heroz": ("JH", "QS", "KC", "9D"),
    "micro-hero": ("lion", "hercules", "hydra"),
    "hero-realms": ("boss-rayla", "boss-torgen", "boss-borg"),
}
_SYMBOL: Final = r'<symbol id="{}"[^>]*>.*?</symbol>'
_USED: Final = re.compile(r'href="#([^"]+)"')


def sprites() -> dict[str, bytes]:
    """The files of symbols, by name: one for each game, and one for its card."""
    drawn = {
        "heroz": art_heroz.sprite(),
        "micro-hero": art_micro_hero.sprite(),
        "hero-realms": art_hero_realms.sprite(),
    }
    files = {f"{name}.svg": text for name, text in drawn.items()}
    files |= {f"{name}-cover.svg": part(drawn[name], wanted) for name, wanted in COVERS.items()}
    return {name: text.encode() for name, text in files.items()}


def cover(game: str) -> tuple[str, ...]:
    """The pictures of a game's card, as `symbol_url` takes them."""
    return tuple(f"{game}-cover.svg#{symbol}" for symbol in COVERS[game])


def part(text: str, wanted: tuple[str, ...]) -> str:
    """A file with some symbols of another one, and whatever those use."""
    found: dict[str, str] = {}
    todo = list(wanted)
    while todo:
        name = todo.pop()
        symbol = re.search(_SYMBOL.format(re.escape(name)), text, re.DOTALL)
        if name not in found and symbol is not None:
            found[name] = symbol[0]
            todo += _USED.findall(symbol[0])
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(found.values())}</svg>'
