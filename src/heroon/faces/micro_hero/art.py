"""The pictures of MICRO HERO, as SVG symbols: figures of a Greek vase on a puppet stage.

Figures are one colour, `currentColor`, with lines in `--mh-ground`, so that the same figure is
black on clay (a base card) or clay on black (an improved one).  Icons come from game-icons.net
(`icons.toml`, with their authors); stage, puppets and ornaments are our own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

#: A square of an icon.
SIDE: Final = 512
INK: Final = "currentColor"
GROUND: Final = "var(--mh-ground,#d0713f)"

#: Symbols that are an icon as it stands.
_PLAIN: Final = (
    *("attack", "defence", "experience", "life"),
    *("strike", "training", "bruise", "wound", "gash"),
    *("pelt", "venom", "swiftness", "tusks", "flood", "rattles", "might", "chariot", "girdle"),
    *("herd", "apple", "leash"),
    *("bolt", "cross", "cold", "shell", "boil", "moods", "overload", "rain", "distaff"),
    *("lock", "laurels"),
)

#: Pictures of several icons: each with its scale, its place and whether it looks the other way.
_GROUPS: Final[dict[str, tuple[tuple[str, float, int, int, bool], ...]]] = {
    "lion": (("lion", 0.98, 6, 4, True),),
    "hydra": (("hydra", 1.0, 0, 0, True),),
    "hind": (("hind", 0.98, 6, 10, True),),
    "boar": (("boar", 1.0, 0, 6, True),),
    "stables": (
        ("stables", 0.84, 40, 0, True),
        ("waves", 0.62, 0, 300, False),
        ("waves", 0.62, 200, 300, False),
    ),
    "birds": (
        ("bird-diving", 0.5, 0, 0, False),
        ("bird-diving", 0.42, 250, 40, True),
        ("bird-perched", 0.58, 205, 215, True),
        ("bird-perched", 0.46, 20, 276, False),
    ),
    "bull": (("bull", 1.0, 0, 0, True),),
    "mares": (
        ("mare", 0.74, 132, 0, True),
        ("mare", 0.74, 66, 66, True),
        ("mare", 0.74, 0, 132, True),
    ),
    "belt": (("amazon", 0.8, 50, 0, True), ("girdle", 0.5, 128, 330, False)),
    "cattle": (
        ("herd", 0.66, 174, 0, True),
        ("herd", 0.66, 0, 80, True),
        ("herd", 0.66, 174, 176, True),
    ),
    "apples": (("tree", 0.98, 6, 0, False), ("serpent", 0.3, 180, 340, False)),
    "cerberus": (
        ("hound", 0.66, 174, 0, True),
        ("hound", 0.66, 84, 90, True),
        ("hound", 0.66, 0, 180, True),
    ),
}


def icons() -> dict[str, dict[str, str]]:
    """Read the icons that were taken over, by name, each with its path and its author."""
    return _read("icons.toml")


@cache
def _read(name: str) -> dict[str, dict[str, str]]:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = tomllib.loads(text)
    return found


def sprite() -> str:
    """Write the SVG file that holds all symbols."""
    symbols = [
        *(_symbol(name, _icon(name)) for name in _PLAIN),
        *(_symbol(name, _group(parts)) for name, parts in _GROUPS.items()),
        _symbol("block", _aspis(_spokes())),
        _symbol("shield", _aspis(_placed("owl", 0.5, 128, 128, False, GROUND))),
        _symbol("club", _icon("strike")),
        _symbol("hera", _eye()),
        *_drawings(),
        *_bands(),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def _symbol(name: str, body: str, box: str = f"0 0 {SIDE} {SIDE}", fit: str = "") -> str:
    how = f' preserveAspectRatio="{fit}"' if fit else ""
    return f'<symbol id="{name}" viewBox="{box}"{how}>{body}</symbol>'


# -- figures --------------------------------------------------------------------------------------


def _icon(name: str) -> str:
    return f'<path fill="{INK}" d="{icons()[name]["path"]}"/>'


def _group(parts: Iterable[tuple[str, float, int, int, bool]]) -> str:
    """Draw icons one in front of the other, each with a clay line around it."""
    return "".join(_placed(*part) for part in parts)


def _placed(name: str, scale: float, x: int, y: int, mirrored: bool, colour: str = INK) -> str:
    move = f"translate({x} {y}) scale({scale})"
    if mirrored:
        move = f"translate({x + SIDE * scale:g} {y}) scale(-{scale} {scale})"
    line = f' stroke="{GROUND}" stroke-width="22" paint-order="stroke"' if colour == INK else ""
    return f'<path fill="{colour}"{line} transform="{move}" d="{icons()[name]["path"]}"/>'


def _aspis(device: str) -> str:
    """Draw a hoplite's round shield with a device."""
    rim = "".join(
        f'<circle fill="none" stroke="{GROUND}" stroke-width="{wide}" cx="256" cy="256" r="{r}"/>'
        for r, wide in ((204, 10), (182, 6))
    )
    return f'<circle fill="{INK}" cx="256" cy="256" r="240"/>{rim}{device}'


def _spokes() -> str:
    """Draw a star of eight rays, as on the shields of vases."""
    ray = "M256 256L236 190L256 92L276 190z"
    rays = "".join(f'<path transform="rotate({45 * i} 256 256)" d="{ray}"/>' for i in range(8))
    return f'<g fill="{GROUND}">{rays}<circle cx="256" cy="256" r="26"/></g>'


def _eye() -> str:
    """Draw the eye of a feather of the peacock, Hera's bird."""
    fan = "".join(
        f'<path stroke="{INK}" stroke-width="12" transform="rotate({a} 256 330)" d="M256 330V30"/>'
        for a in range(-70, 71, 14)
    )
    eye = (
        f'<path fill="{INK}" d="M256 96c90 40 120 150 0 330-120-180-90-290 0-330z"/>'
        f'<ellipse fill="{GROUND}" cx="256" cy="240" rx="56" ry="70"/>'
        f'<ellipse fill="{INK}" cx="256" cy="256" rx="30" ry="40"/>'
    )
    return f'<g fill="none" stroke-linecap="round">{fan}{eye}</g>'


# -- drawings and ornaments -----------------------------------------------------------------------


def _drawings() -> list[str]:
    """Draw the puppets and the parts of their stage."""
    vase = icons()["amphora"]["path"]
    return [
        _symbol(
            name, d["body"].format(ink=INK, ground=GROUND, vase=vase), d["box"], d.get("fit", "")
        )
        for name, d in _read("drawings.toml").items()
    ]


def _strip(name: str, unit: str, period: int, high: int, many: int, extra: str) -> str:
    """Draw a band of repeated units, longer than any screen needs."""
    body = "".join(f'<path transform="translate({period * i})" d="{unit}"/>' for i in range(many))
    group = f"<g {extra}>{body}</g>"
    return _symbol(name, group, f"0 0 {period * many} {high}", "xMinYMid slice")


def _bands() -> list[str]:
    """Draw the border of a vase: a pattern of keys."""
    line = f'fill="none" stroke="{INK}" stroke-width="3.4" stroke-linejoin="miter"'
    return [_strip("meander", "M0 21H26M2 21V3H22V15H9V9.5H16", 26, 24, 90, line)]
