"""The pictures of MICRO HERO: figures of a Greek vase, and the puppet stage they hang on.

Figures are one colour, `currentColor`, with lines in `--mh-ground`, so that the same figure is
black on clay (a base card) or clay on black (an improved one).  Icons come from game-icons.net
(`icons-micro-hero.toml`, with their authors), stage, puppets and ornaments are our own.
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
    *("lock", "laurels", "amphora"),
)

#: Pictures of several icons: each with its scale, its place and whether it looks the other way.
_GROUPS: Final[dict[str, tuple[tuple[str, float, int, int, bool], ...]]] = {
    "lion": (("lion", 0.98, 6, 4, True),),
    "hydra": (("hydra", 1.0, 0, 0, True),),
    "hind": (("hind", 0.98, 6, 10, True),),
    "boar": (("boar", 1.0, 0, 6, True),),
    "stables": (("stables", 0.84, 40, 0, True), ("waves", 0.62, 0, 300, False), ("waves", 0.62, 200, 300, False)),
    "birds": (("bird-diving", 0.5, 0, 0, False), ("bird-diving", 0.42, 250, 40, True), ("bird-perched", 0.58, 205, 215, True), ("bird-perched", 0.46, 20, 276, False)),
    "bull": (("bull", 1.0, 0, 0, True),),
    "mares": (("mare", 0.74, 132, 0, True), ("mare", 0.74, 66, 66, True), ("mare", 0.74, 0, 132, True)),
    "belt": (("amazon", 0.8, 50, 0, True), ("girdle", 0.5, 128, 330, False)),
    "cattle": (("herd", 0.66, 174, 0, True), ("herd", 0.66, 0, 80, True), ("herd", 0.66, 174, 176, True)),
    "apples": (("tree", 0.98, 6, 0, False), ("serpent", 0.3, 180, 340, False)),
    "cerberus": (("hound", 0.66, 174, 0, True), ("hound", 0.66, 84, 90, True), ("hound", 0.66, 0, 180, True)),
}  # fmt: skip

# -- puppets of our own: limbs are lines with round ends, joints are pins -------------------------

_HERCULES: Final = (
    # The skin of the lion down the back, then limbs, trunk, head and club.
    '<path fill="{ink}" d="M92 70C70 84 60 116 58 150l-12 34 22-8 6 30 18-26 10 20z"/>',
    '<path stroke="{ink}" stroke-width="25" d="M104 172L70 214L48 268"/>',
    '<path stroke="{ink}" stroke-width="25" d="M122 172L152 208L150 268"/>',
    '<path stroke="{ink}" stroke-width="14" d="M44 272h26M146 272h28"/>',
    '<path fill="{ink}" d="M84 84c18-14 46-14 60 2l-4 48c6 14 6 30 2 46-20 10-38 10-54 0-2-18 0-32 6-46z"/>',
    '<path stroke="{ink}" stroke-width="21" d="M138 96L176 112L202 90"/>',
    '<path stroke="{ink}" stroke-width="21" d="M92 94L60 66L84 38"/>',
    '<path fill="{ink}" d="M72 42L98 30L180-16c16-8 30 2 24 18-4 12-18 14-30 20L104 46z"/>',
    '<path fill="{ink}" d="M98 34c8-16 34-18 42 0l14 6-6 12-6 4c0 14-8 22-20 22-16 0-26-12-26-26z"/>',
    '<g stroke="{ground}" stroke-width="4"><path d="M96 44c8-8 20-12 32-10M100 150h42M106 132l-4 16M138 132l4 16'
    'M112 152l-6 26M124 152v30M136 152l4 26M100 100c10 10 34 10 42 0M122 102v26M126 64c6 4 12 2 16-4"/></g>',
    '<g fill="{ground}"><circle cx="132" cy="46" r="4"/><circle cx="92" cy="94" r="5"/><circle cx="138" cy="96" r="5"/>'
    '<circle cx="104" cy="176" r="5"/><circle cx="122" cy="176" r="5"/><circle cx="70" cy="214" r="4"/>'
    '<circle cx="152" cy="208" r="4"/></g>',
)
_OMPHALE: Final = (
    '<path fill="{ink}" d="M94 90c14-10 36-10 48 2l2 48 22 128c-28 10-72 10-96 0l24-128z"/>',
    '<path stroke="{ink}" stroke-width="17" d="M138 100L170 126L196 104"/>',
    '<path stroke="{ink}" stroke-width="17" d="M98 100L66 128L58 164"/>',
    '<path stroke="{ink}" stroke-width="6" d="M200 156V40"/>',
    '<path fill="{ink}" d="M200 22c16 8 16 40 0 52-16-12-16-44 0-52z"/>',
    '<path fill="{ink}" d="M98 50c-8-28 42-40 50-10l10 10-8 4c0 16-8 26-20 26-8 0-14-4-18-10-10 8-26 2-22-12 2-8 12-10 18-8z"/>',
    '<path stroke="{ink}" stroke-width="12" d="M96 274h22M140 274h24"/>',
    '<g stroke="{ground}" stroke-width="4"><path d="M98 140h46M104 146l-18 118M116 146l-8 120M128 146l4 120M138 146l14 116'
    'M78 236c26 8 62 8 84 0M104 42c12-6 28-8 40-2M188 36h24M188 48h24M186 60h28"/></g>',
    '<g fill="{ground}"><circle cx="138" cy="50" r="4"/><circle cx="138" cy="100" r="5"/><circle cx="98" cy="100" r="5"/>'
    '<circle cx="170" cy="126" r="4"/><circle cx="66" cy="128" r="4"/></g>',
)


@cache
def icons() -> dict[str, dict[str, str]]:
    """The icons that were taken over, each with its author."""
    text = files("heroon.web").joinpath("icons-micro-hero.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = tomllib.loads(text)
    return found


def sprite() -> str:
    """All symbols in one file."""
    symbols = [
        *(_symbol(name, _icon(name)) for name in _PLAIN),
        *(_symbol(name, _group(parts)) for name, parts in _GROUPS.items()),
        _symbol("block", _aspis(_spokes())),
        _symbol("shield", _aspis(_placed("owl", 0.5, 128, 128, False, GROUND))),
        _symbol("club", _icon("strike")),
        _symbol("blank", _blank()),
        _symbol("hera", _eye()),
        _symbol("hercules", _puppet(_HERCULES), "20 -30 200 310"),
        _symbol("omphale", _puppet(_OMPHALE), "20 -30 200 310"),
        _symbol("back", _back(), "0 0 100 140"),
        *_ornaments(),
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def _symbol(name: str, body: str, box: str = f"0 0 {SIDE} {SIDE}", fit: str = "") -> str:
    how = f' preserveAspectRatio="{fit}"' if fit else ""
    return f'<symbol id="{name}" viewBox="{box}"{how}>{body}</symbol>'


# -- figures --------------------------------------------------------------------------------------


def _icon(name: str) -> str:
    return f'<path fill="{INK}" d="{icons()[name]["path"]}"/>'


def _group(parts: Iterable[tuple[str, float, int, int, bool]]) -> str:
    """Icons one before the other, each with a line of clay around it."""
    return "".join(_placed(*part) for part in parts)


def _placed(name: str, scale: float, x: int, y: int, mirrored: bool, colour: str = INK) -> str:
    move = f"translate({x} {y}) scale({scale})"
    if mirrored:
        move = f"translate({x + SIDE * scale:g} {y}) scale(-{scale} {scale})"
    line = f' stroke="{GROUND}" stroke-width="22" paint-order="stroke"' if colour == INK else ""
    return f'<path fill="{colour}"{line} transform="{move}" d="{icons()[name]["path"]}"/>'


def _puppet(parts: Iterable[str]) -> str:
    body = "".join(parts).format(ink=INK, ground=GROUND)
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def _aspis(device: str) -> str:
    """A round shield of a hoplite with a device."""
    rim = "".join(
        f'<circle fill="none" stroke="{GROUND}" stroke-width="{wide}" cx="256" cy="256" r="{r}"/>'
        for r, wide in ((204, 10), (182, 6))
    )
    return f'<circle fill="{INK}" cx="256" cy="256" r="240"/>{rim}{device}'


def _spokes() -> str:
    """A star of eight, as on shields of vases."""
    ray = "M256 256L236 190L256 92L276 190z"
    rays = "".join(f'<path transform="rotate({45 * i} 256 256)" d="{ray}"/>' for i in range(8))
    return f'<g fill="{GROUND}">{rays}<circle cx="256" cy="256" r="26"/></g>'


def _blank() -> str:
    """A card without a symbol: an empty ring."""
    return f'<circle fill="none" stroke="{INK}" stroke-width="22" stroke-dasharray="40 30" cx="256" cy="256" r="170"/>'


def _eye() -> str:
    """The eye of a peacock's feather, Hera's bird."""
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


# -- ornaments ------------------------------------------------------------------------------------


def _back() -> str:
    """The back of a card: an amphora in a frame of keys."""
    vase = f'<path fill="{INK}" transform="translate(20 40) scale(.117)" d="{icons()["amphora"]["path"]}"/>'
    frame = f'<rect x="8" y="8" width="84" height="124" rx="4" fill="none" stroke="{INK}" stroke-width="2"/>'
    dots = "".join(f'<circle fill="{INK}" cx="{x}" cy="{y}" r="1.6"/>' for y in (24, 116) for x in range(20, 81, 6))
    return frame + dots + vase


def _strip(name: str, unit: str, period: int, high: int, many: int, extra: str = "") -> str:
    """A band as long as it may be wanted, cut off at its end."""
    body = "".join(f'<path transform="translate({period * i})" d="{unit}"/>' for i in range(many))
    group = f"<g {extra}>{body}</g>"
    return _symbol(name, group, f"0 0 {period * many} {high}", "xMinYMid slice")


def _ornaments() -> list[str]:
    line = f'fill="none" stroke="{INK}" stroke-width="3.4" stroke-linejoin="miter"'
    solid = f'fill="{INK}"'
    return [
        _strip("meander", "M0 21H26M2 21V3H22V15H9V9.5H16", 26, 24, 90, line),
        _strip("tongues", "M2 0h16v14a8 8 0 0 1-16 0z", 20, 24, 110, solid),
        _strip("rays", "M0 48L12 0L24 48z", 24, 48, 60, solid),
        _symbol("column", _column(), "0 0 60 300", "none"),
        _symbol("curtain", _curtain(), "0 0 120 300", "none"),
        _symbol("pelmet", _pelmet(), "0 0 640 60", "none"),
        _symbol("bar", _bar(), "0 0 160 40"),
        _symbol("sprig", _sprig(), "0 0 60 160"),
    ]


def _column() -> str:
    """An Ionic column."""
    flutes = "".join(
        f'<path stroke="{GROUND}" stroke-width="2" d="M{x} 40V272"/>' for x in (19, 26, 34, 41)
    )
    return (
        f'<path fill="{INK}" d="M2 0h56v10H2zM6 274h48v10H6zM0 286h60v14H0zM12 34h36v240H12z"/>'
        f'<path fill="{INK}" d="M4 12h52v10c4 0 4 16-6 16s-10-10-4-12H14c6 2 6 12-4 12S0 22 4 22z"/>{flutes}'
        f'<g fill="none" stroke="{GROUND}" stroke-width="2"><circle cx="10" cy="28" r="4"/><circle cx="50" cy="28" r="4"/></g>'
    )


def _curtain() -> str:
    """A curtain drawn to the left; its folds are darker."""
    return (
        '<path fill="var(--mh-cloth,#6d1622)" d="M0 0h120c-6 90-40 130-72 168-10 40-14 90-10 132H0z"/>'
        '<g fill="none" stroke="var(--mh-cloth-2,#4a0d17)" stroke-width="6" stroke-linecap="round">'
        '<path d="M98 4C92 80 60 120 40 158"/><path d="M70 4C66 74 46 112 30 152"/>'
        '<path d="M40 4c-2 64-10 104-20 146"/><path d="M14 4v140M12 182v114M26 184c-4 40-4 80-2 112"/></g>'
        '<path fill="var(--mh-gold,#d9a441)" d="M0 156c20 8 38 10 54 6l-4 14c-16 4-34 2-50-6z"/>'
    )


def _pelmet() -> str:
    """The cloth along the top of the stage, in bows with a golden hem."""
    bows = "".join(f"M{x} 0h80v30a40 24 0 0 1-80 0z" for x in range(0, 640, 80))
    hem = "".join(f"M{x} 30a40 24 0 0 0 80 0" for x in range(0, 640, 80))
    folds = "".join(f"M{x} 6v30" for x in range(80, 640, 80))
    return (
        f'<path fill="var(--mh-cloth,#6d1622)" d="{bows}"/>'
        f'<path fill="none" stroke="var(--mh-cloth-2,#4a0d17)" stroke-width="5" d="{folds}"/>'
        f'<path fill="none" stroke="var(--mh-gold,#d9a441)" stroke-width="4" d="{hem}"/>'
    )


def _bar() -> str:
    """The cross from which a puppet hangs."""
    return (
        '<g stroke-linecap="round" stroke="var(--mh-wood,#5a3418)" fill="none">'
        '<path stroke-width="9" d="M8 26L152 14"/><path stroke-width="7" d="M80 4v32"/></g>'
    )


def _sprig() -> str:
    """A twig with leaves, that fills the field."""
    leaves = "".join(
        f'<path d="M30 {y}c-16-2-24-12-24-22 14 0 24 8 24 22zM30 {y - 8}c16-2 24-12 24-22-14 0-24 8-24 22z"/>'
        for y in range(40, 150, 24)
    )
    return f'<g fill="{INK}">{leaves}<path d="M28 10h4v148h-4z"/><path d="M30 2c8 8 8 20 0 28-8-8-8-20 0-28z"/></g>'
