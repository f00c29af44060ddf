"""The pictures of Hero Realms, as SVG symbols: a market under an awning, and who trades there.

Figures are icons of game-icons.net (`icons.toml`, with their authors) in one colour,
`currentColor`; medallions, coins, shields, the Bosses' portraits, awning and gems are our own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

SIDE: Final = 512
INK: Final = "currentColor"
#: The medallion of each faction: a different outline for each, in a square of 100.
MEDALS: Final = {
    "imperial": "M8 6H92V62C92 80 74 90 50 98C26 90 8 80 8 62Z",
    "guild": "M30 4H70L96 30V70L70 96H30L4 70V30Z",
    "necros": "M50 1L90 30L76 99H24L10 30Z",
    "wild": "M50 2C74 2 98 20 98 50C98 82 78 98 50 98C50 98 2 98 2 50C2 20 20 2 50 2Z",
    "none": "M50 4A46 46 0 1 1 49.9 4Z",
}
#: The colour of each faction, where no table says another.
COLOURS: Final = {
    "imperial": "#96690b",
    "guild": "#1f5f9e",
    "necros": "#9a2333",
    "wild": "#2f7034",
}
#: The portrait of each Boss: its figure and how it stands.
BOSSES: Final = {
    "grognard": ("orc-grunt", "wild"),
    "rayla": ("rayla", "necros"),
    "borg": ("borg", "guild"),
    "torgen": ("torgen", "wild"),
}
_COIN: Final = '<circle cx="50" cy="50" r="48" fill="{0}"/>' + (
    '<circle cx="50" cy="50" r="39" fill="none" stroke="{1}" stroke-width="5"/>'
)
#: What stands behind a number: a coin, a burst of blades, a heart, a shield, a guard's tower.
_BURST: Final = (
    "M50 0L61 22L84 10L78 35L100 50L78 65L84 90L61 78"
    "L50 100L39 78L16 90L22 65L0 50L22 35L16 10L39 22Z"
)
_HEART: Final = (
    "M50 96C22 72 2 54 2 30C2 14 13 4 26 4C37 4 46 10 50 20"
    "C54 10 63 4 74 4C87 4 98 14 98 30C98 54 78 72 50 96Z"
)
_SHIELD: Final = "M50 2C62 10 78 14 94 14C94 50 86 78 50 98C14 78 6 50 6 14C22 14 38 10 50 2Z"
_TOWER: Final = "M6 4H24V16H38V4H62V16H76V4H94V52C94 74 80 86 50 98C20 86 6 74 6 52Z"
_GEM: Final = "M50 3L88 28L72 92L50 98L28 92L12 28Z"
_FACETS: Final = "M50 3L34 34L12 28M50 3L66 34L88 28M34 34H66L50 98ZM34 34L28 92M66 34L72 92"


@cache
def icons() -> dict[str, dict[str, str]]:
    """Read the icons that were taken over, by name, each with its path and its author."""
    text = files(__package__).joinpath("icons.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = tomllib.loads(text)
    return found


@cache
def sprite() -> str:
    """Write the SVG file that holds all symbols."""
    parts = [_symbol(name, _icon(name)) for name in icons()]
    parts += [_symbol(f"medal-{f}", _path(d), "0 0 100 100") for f, d in MEDALS.items()]
    parts += [
        _symbol(f"boss-{name}", _portrait(*how), "0 0 512 512") for name, how in BOSSES.items()
    ]
    parts += [_symbol(name, body, "0 0 100 100") for name, body in _shapes().items()]
    parts += [_symbol("back", _back(), "0 0 100 140"), _awning()]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>\n'


def _symbol(name: str, body: str, box: str = f"0 0 {SIDE} {SIDE}", fit: str = "") -> str:
    how = f' preserveAspectRatio="{fit}"' if fit else ""
    return f'<symbol id="{name}" viewBox="{box}"{how}>{body}</symbol>'


def _path(d: str, fill: str = INK, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def _icon(name: str, more: str = "", fill: str = INK) -> str:
    return _path(icons()[name]["path"], fill, more)


def _house(faction: str) -> str:
    return f"var(--hr-{faction},{COLOURS[faction]})"


def _shapes() -> dict[str, str]:
    """Draw the shapes behind numbers and the gems of the turn counter, by name."""
    line = ' stroke="var(--hr-gem-line,#fff)" stroke-width="4" stroke-linejoin="round"'
    return {
        "is-gold": _COIN.format(INK, "var(--hr-coin-line,#8a5a00)"),
        "is-combat": _path(_BURST),
        "is-health": _path(_HEART),
        "is-shield": _path(_SHIELD),
        "is-guard": _path(_TOWER),
        "gem": _path(_GEM) + _path(_FACETS, "none", line),
        "gem-back": _path(_GEM)
        + _path("M50 24V60M50 72V80", "none", line + ' stroke-linecap="round"'),
        "tilt": _path("M78 50A28 28 0 1 1 60 24L56 8L92 26L62 48L62 36A17 17 0 1 0 66 50Z"),
    }


def _portrait(figure: str, faction: str) -> str:
    """Draw a Boss before the banner of his faction."""
    house = _house(faction)
    dark = "var(--hr-night,#17131c)"
    rays = "".join(
        _path(
            "M256 300L226 -220H286Z",
            house,
            f' fill-opacity=".55" transform="rotate({a} 256 300)"',
        )
        for a in range(0, 360, 24)
    )
    sign = _icon(
        f"sign-{faction}", ' transform="translate(20 18) scale(.22)" fill-opacity=".9"', "#fff2d6"
    )
    line = f' stroke="{dark}" stroke-width="26" paint-order="stroke" stroke-linejoin="round"'
    body = _icon(figure, line + ' transform="translate(54 74) scale(.8)"', "#fff2d6")
    floor = f'<path d="M0 512V430Q256 380 512 430V512Z" fill="{dark}" fill-opacity=".7"/>'
    return f'<path d="M0 0H512V512H0Z" fill="{dark}"/>{rays}{floor}{sign}{body}'


def _back() -> str:
    """Draw the back of a card: a wheel of the four factions."""
    petals = "".join(
        _path(
            "M50 70L38 42Q50 26 62 42Z",
            _house(f),
            f' transform="rotate({90 * i + 45} 50 70)"',
        )
        for i, f in enumerate(COLOURS)
    )
    gilt = 'fill="none" stroke="#c79f4b" stroke-width="3"'
    frame = f'<rect x="7" y="7" width="86" height="126" rx="7" {gilt}/>'
    ring = f'<circle cx="50" cy="70" r="34" {gilt}/>'
    return f'<rect width="100" height="140" rx="9" fill="#2b2033"/>{frame}{ring}{petals}'


def _awning() -> str:
    """Draw a striped awning with scallops, wider than any screen needs."""
    out = []
    for i in range(80):
        x, colour = 24 * i, "var(--hr-awning,#9c2a2f)" if i % 2 else "var(--hr-awning-2,#f4e3bf)"
        out.append(
            f'<path d="M{x} 0H{x + 24}V22Q{x + 24} 34 {x + 12} 34Q{x} 34 {x} 22Z" fill="{colour}"/>'
        )
    shade = '<path d="M0 0H1920V5H0Z" fill="#000" fill-opacity=".25"/>'
    return _symbol("awning", "".join(out) + shade, "0 0 1920 36", "xMidYMin slice")
