"""The pictures of HEROZ: every card bears arms, drawn from its suit and rank.

A troop is a shield of its suit's colour with as many charges as its value, in the rows of
heraldry (six: three, two, one).  A hero is the beast of the suit under a helm or crown, an ace
the suit in glory, the Joker a hat over motley.  Colours are custom properties of the page.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

SUITS: Final = "SHDC"
#: The sign of each suit, about the origin, some 22 wide.
SIGNS: Final = {
    "S": "M0-11C4-5 10-2 10 4C10 8.5 4.5 10 1.7 6.5C1.9 8.7 3 10.3 4.4 11H-4.4C-3 10.3-1.9 8.7"
    "-1.7 6.5C-4.5 10-10 8.5-10 4C-10-2-4-5 0-11Z",
    "H": "M0 10.5C-3 5.5-10.5 1.5-10.5-4C-10.5-8-7.5-10-5.2-10C-2.6-10-.8-8.4 0-6.2C.8-8.4 2.6-10"
    " 5.2-10C7.5-10 10.5-8 10.5-4C10.5 1.5 3 5.5 0 10.5Z",
    "D": "M0-11.5C2.4-7 5.4-3.4 9 0C5.4 3.4 2.4 7 0 11.5C-2.4 7-5.4 3.4-9 0C-5.4-3.4-2.4-7 0-11.5Z",
    "C": "M0-11A5 5 0 0 1 3.9-2.9A5 5 0 1 1 1.5 5.2C1.8 7.8 2.9 10.2 4.4 11H-4.4C-2.9 10.2-1.8 7.8"
    "-1.5 5.2A5 5 0 1 1-3.9-2.9A5 5 0 0 1 0-11Z",
}
#: The beast of each suit and what a hero wears: icons of `icons.toml`.
BEASTS: Final = {"S": "eagle-emblem", "H": "lion", "D": "griffin-symbol", "C": "boar"}
MARKS: Final = {
    "fighting": "crossed-swords",
    "doomed": "skull-crack",
    "down": "semi-closed-eye",
    "hero": "imperial-crown",
    "lead": "laurels",
    "joker": "jester-hat",
}
#: The charges of a troop in rows.
ROWS: Final = {
    2: (1, 1),
    3: (2, 1),
    4: (2, 2),
    5: (2, 1, 2),
    6: (3, 2, 1),
    7: (3, 3, 1),
    8: (3, 3, 2),
    9: (4, 3, 2),
    10: (4, 3, 2, 1),
}
GOLD: Final = "var(--hz-gold,#e8c25a)"
PALE: Final = "var(--hz-pale,#fff8e6)"
INK: Final = "var(--hz-ink,#241a16)"
_SHIELD: Final = "M8 6H92V58C92 88 72 106 50 117C28 106 8 88 8 58Z"
_INNER: Final = "M13 11H87V58C87 84.5 69 101 50 111.3C31 101 13 84.5 13 58Z"


@cache
def icons() -> dict[str, str]:
    """Map the icons' paths by name."""
    text = files(__package__).joinpath("icons.toml").read_text(encoding="utf-8")
    return {name: str(icon["path"]) for name, icon in tomllib.loads(text).items()}


@cache
def sprite() -> str:
    """Draw the symbols of the game into one SVG file."""
    parts = [_symbol(f"sign-{suit}", "-12 -12 24 24", _path(SIGNS[suit])) for suit in SUITS]
    for suit in SUITS:
        parts += [_symbol(f"{n}{suit}", "0 0 100 120", troop(suit, n)) for n in range(2, 11)]
        parts += [_symbol(f"{r}{suit}", "0 0 100 120", hero(suit, r)) for r in "JQK"]
        parts.append(_symbol(f"A{suit}", "0 0 100 120", ace(suit)))
    parts.append(_symbol("X", "0 0 100 120", joker()))
    parts += [
        _symbol(f"mark-{name}", "0 0 512 512", _path(icons()[icon])) for name, icon in MARKS.items()
    ]
    parts.append(_symbol("mark-shield", "0 0 100 120", _path(_SHIELD)))
    parts.append(_symbol("mark-boost", "0 0 24 24", _path("M12 2 21 12H16V22H8V12H3Z")))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


def _symbol(name: str, box: str, inner: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{inner}</symbol>'


def _path(d: str, fill: str = "currentColor", more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def _put(d: str, x: float, y: float, scale: float, fill: str) -> str:
    """Draw a path about the origin, moved and scaled."""
    return _path(d, fill, f' transform="translate({x:g} {y:g}) scale({scale:g})"')


def _icon(name: str, x: float, y: float, size: float, fill: str) -> str:
    """Draw an icon in a square of a size, whose middle is at a point."""
    corner = f"translate({x - size / 2:g} {y - size / 2:g}) scale({size / 512:g})"
    return _path(icons()[name], fill, f' transform="{corner}"')


def _house(suit: str) -> str:
    return f"var(--hz-{suit})"


def troop(suit: str, value: int) -> str:
    """Draw the arms of a troop: the higher it ranks, the more stands behind and upon its shield."""
    weapons = _weapons(value)
    shield = _path(_SHIELD, GOLD) + _path(_INNER, _house(suit))
    top = 22.0
    if value >= 8:
        shield += _path("M13 11H87V27H13Z", GOLD) + _star(32) + _star(50) + _star(68)
        top = 33.0
    elif value >= 5:
        line = f' stroke="{GOLD}" stroke-width="1.6" stroke-opacity=".75"'
        shield += _path(
            "M17.5 15.5H82.5V58C82.5 81 67 96.5 50 106C33 96.5 17.5 81 17.5 58Z", "none", line
        )
    return weapons + shield + _charges(suit, value, top)


def _star(x: float) -> str:
    return _put("M0-6L1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z", x, 19, 1, INK)


def _weapons(value: int) -> str:
    """Draw crossed spears behind a troop's shield, with pennons for a great one."""
    if value < 5:
        return ""
    stroke = f' stroke="{INK}" stroke-width="3.4" stroke-linecap="round"'
    out = _path("M2 112L92 4M98 112L8 4", "none", stroke)
    heads = "M97-3L95 9 86 2ZM3-3L5 9 14 2Z"
    return out + _path(heads, INK)


def _charges(suit: str, value: int, top: float) -> str:
    rows = ROWS[value]
    room = 102 - top
    size = min(1.35, room / len(rows) / 25, 66 / max(rows) / 22)
    step = min(room / len(rows), 27 * size)
    start = top + (room - step * len(rows)) / 2.6 + step / 2
    out = []
    for i, count in enumerate(rows):
        wide = min(24 * size, 70 / count)
        for k in range(count):
            out.append(
                _put(
                    SIGNS[suit],
                    50 + (k - (count - 1) / 2) * wide,
                    start + i * step,
                    size * 0.92,
                    PALE,
                )
            )
    return "".join(out)


def hero(suit: str, rank: str) -> str:
    """Draw the beast of a suit: under a helm, on a lady's lozenge, or before a king's mantle."""
    if rank == "Q":
        field = "M50 26L96 72 50 118 4 72Z"
        arms = _path(field, GOLD) + _path("M50 33L89 72 50 111 11 72Z", _house(suit))
        return (
            arms
            + _icon(BEASTS[suit], 50, 73, 50, PALE)
            + _icon("queen-crown", 50, 15, 34, GOLD_DARK)
        )
    low = ' transform="translate(14 32) scale(.72)"'
    shield = _path(_SHIELD, GOLD, low) + _path(_INNER, _house(suit), low)
    beast = _icon(BEASTS[suit], 50, 70, 46, PALE)
    if rank == "K":
        return _mantle(suit) + shield + beast + _icon("imperial-crown", 50, 16, 34, GOLD_DARK)
    leaves = (
        "M38 20C22 14 8 20 4 34C12 30 14 36 8 46C18 42 20 50 14 62C26 56 30 40 40 34Z"
        "M62 20C78 14 92 20 96 34C88 30 86 36 92 46C82 42 80 50 86 62C74 56 70 40 60 34Z"
    )
    return _path(leaves, _house(suit)) + shield + beast + _icon("visored-helm", 50, 20, 38, INK)


GOLD_DARK: Final = "var(--hz-gold-2,#a8791b)"


def _mantle(suit: str) -> str:
    """Draw a mantle lined with ermine."""
    cloth = (
        "M50 22C28 22 6 26 3 40C10 64 8 92 0 112C16 119 34 114 50 118"
        "C66 114 84 119 100 112C92 92 90 64 97 40C94 26 72 22 50 22Z"
    )
    lining = (
        "M50 28C34 28 16 32 13 42C18 64 17 88 11 106C24 111 38 108 50 111"
        "C62 108 76 111 89 106C83 88 82 64 87 42C84 32 66 28 50 28Z"
    )
    spots = "".join(
        _put("M0-4L2 3 0 1.6-2 3Z", x, y, 1, INK)
        for x, y in (
            (18, 50),
            (20, 66),
            (18, 84),
            (82, 50),
            (80, 66),
            (82, 84),
            (24, 100),
            (76, 100),
        )
    )
    return _path(cloth, _house(suit)) + _path(lining, PALE) + spots


def ace(suit: str) -> str:
    """Draw the sign of a suit in glory: an ace is a spell."""
    rays = _icon("heraldic-sun", 50, 60, 112, GOLD)
    ring = f'<circle cx="50" cy="60" r="31" fill="{PALE}" stroke="{GOLD_DARK}" stroke-width="2"/>'
    return rays + ring + _put(SIGNS[suit], 50, 60, 1.95, _house(suit))


def joker() -> str:
    """Draw the hat of a jester over motley."""
    colours = [_house(suit) for suit in SUITS]
    motley = "".join(
        _put(
            "M0-9L9 0 0 9-9 0Z",
            14 + 18 * (i % 5),
            84 + 18 * (i // 5),
            1,
            colours[(i * 3 + i // 5) % 4],
        )
        for i in range(10)
    )
    return motley + _icon("jester-hat", 50, 42, 84, INK)
