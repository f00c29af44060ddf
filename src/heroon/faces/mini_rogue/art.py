"""The pictures of MINI ROGUE, as SVG symbols: signs in one colour, `currentColor`.

Each is a square of 512.  Icons come from game-icons.net (`icons.toml`, with their authors); rats,
bow, chest, anvil, ham, stairs, dice, flasks and all else that is drawn here are our own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

#: Our own drawings.
OWN: Final = {
    "rats": "M30 340C30 250 110 200 210 200C260 200 290 215 320 240C330 205 365 195 385 220C400 240"
    " 395 260 380 270L470 330C480 345 470 362 450 362H330L345 390H300L285 362H170L160 390H115L125"
    " 360C90 360 60 380 40 420C25 450 40 470 70 470V490C20 490 0 455 15 415"
    "C22 395 35 375 50 360C38 355 30 350 30 340ZM400 300A12 12 0 1 0 424 300A12 12 0 1 0 400 300Z",
    "archer": "M150 40C330 90 420 180 470 362L445 370C400 210 310 120 145 65ZM60 470L400 130"
    "L382 112"
    "L450 62L400 130L80 488ZM150 52L460 362L448 374L138 64ZM50 420L92 462L40 480Z",
    "chest": "M60 220C60 150 100 110 170 110H342C412 110 452 150 452 220V230H60ZM60 250H220V300H292"
    "V250H452V410H60ZM236 230H276V284H236Z",
    "smith": "M40 170H360V130H470V180C430 180 400 205 390 240H330C330 290 350 320 390 340V400H130"
    "V340C170 320 190 290 190 240C120 240 60 220 40 170ZM180 60H300V110H180Z",
    "food": "M330 60C420 60 470 130 450 210C430 290 340 320 260 300L170 390C180 420 160 450 130 450"
    "C115 450 105 440 100 430C90 425 80 415 80 400C80 370 110 350 140 360L230 270C210 180 250 60"
    " 330 60ZM340 110C300 110 275 160 275 200L300 205C305 165 320 140 350 135Z",
    "exit": "M60 440V380H150V320H230V260H310V200H390V140H460V440ZM90 90H330V60L400 110L330 160V130"
    "H90Z",
    "back": "M256 70L310 200L450 210L342 300L378 436L256 360L134 436L170 300L62 210L202 200Z",
    "hammer": "M100 90H330L390 150L330 210H260V450H200V210H100Z",
    "story": "M90 80H380C410 80 430 100 430 130V430H140C110 430 90 410 90 380ZM140 140"
    "V170H380V140ZM140 210V240H380V210ZM140 280V310H300V280Z",
    "die": "M130 70H382A60 60 0 0 1 442 130V382A60 60 0 0 1 382 442H130A60 60 0 0 1 70 382"
    "V130A60 60"
    " 0 0 1 130 70ZM160 130A30 30 0 1 0 160 190A30 30 0 1 0 160 130ZM352 322A30 30 0 1 0 352 382"
    "A30 30 0 1 0 352 322ZM256 226A30 30 0 1 0 256 286"
    "A30 30 0 1 0 256 226Z",
    "thing": "M180 120H332V170H430V430H82V170H180ZM220 160V170H292V160ZM82 250V280H430V250Z",
    "eye": "M256 130C130 130 60 256 60 256C60 256 130 382 256 382C382 382 452 256 452 256"
    "C452 256 382"
    " 130 256 130ZM256 180A76 76 0 1 1 256 332A76 76 0 1 1 256 180ZM256 220A36 36 0 1 0 256 292"
    "A36 36 0 1 0 256 220Z",
    "drop": "M256 60C320 170 380 240 380 320A124 124 0 0 1 132 320C132 240 192 170 256 60Z",
}
#: Things with the picture of another one.
ALIKE: Final = {
    "remains-again": "remains",
    "avatar-again": "avatar",
    "poisoned": "venom",
    "blind": "sleeper",
    "skill-bait": "rats",
    "skill-hunt": "food",
    "skill-miasma": "miasma",
    "skill-remedy": "bless",
    "skill-wall": "wall",
    "skill-patrol": "patrol",
    "skill-flask": "flask",
    "skill-distil": "distil",
    "skill-bash": "wall",
    "skill-aegis": "armour",
    "skill-tribute": "hp",
    "skill-ward": "bless",
    "skill-conjure": "fire",
    "skill-sight": "eye",
    "skill-backstab": "damage",
    "skill-slip": "exit",
    "crusader": "wall",
    "priestess": "bless",
    "wizard": "alchemist",
    "rogue": "ratcatcher",
    "jackdaw": "crows",
    "outlaw": "ambush",
    "message": "story",
    "beggar": "story",
    "procession": "story",
    "market": "story",
    "prowlers": "ambush",
    "cursed-ones": "cursed",
    "beasts": "rats",
    "maze": "exit",
    "thorns": "cache",
    "vermin": "venom",
    "spikes": "cache",
    "coffer": "chest",
    "mimic": "chest",
    "bonfire": "camp",
    "armory": "cache",
    "tomb": "charnel",
    "cave": "die",
    "corridor": "exit",
    "shelter": "tower",
    "peddler": "merchant",
    "hunter": "archer",
    "altar": "pyre",
    "ghost": "miasma",
    "dragon": "executioner",
    "protector": "wall",
    "spider-queen": "venom",
    "ghoul": "plague-house",
    "og": "charnel",
    "og-again": "charnel",
}
#: The sign in each potion, and the colour of the flask.
POTIONS: Final = {
    "fire": ("fire", "#c8401c"),
    "frost": ("frost", "#2f6fb0"),
    "poison": ("venom", "#3f7a2c"),
    "heal": ("hp", "#b3231b"),
    "holy": ("drop", "#8a7420"),
    "percep": ("eye", "#5a2fae"),
}
_FLASK: Final = (
    "M196 40H316V80H296V190C380 220 430 280 430 350C430 430 360 480 256 480C152 480 82 430 82 350"
    "C82 280 132 220 216 190V80H196Z"
)


@cache
def icons() -> dict[str, dict[str, str]]:
    """Read the icons that were taken over, by name, each with its path and its author."""
    text = files(__package__).joinpath("icons.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def names() -> frozenset[str]:
    """Return the names of all symbols."""
    flasks = {f"potion-{name}" for name in POTIONS}
    return frozenset({*OWN, *ALIKE, *icons(), *flasks})


@cache
def sprite() -> str:
    """Write the SVG file that holds all symbols."""
    drawn = {name: one["path"] for name, one in icons().items()} | OWN
    drawn |= {name: drawn[other] for name, other in ALIKE.items()}
    parts = [_symbol(name, f'<path d="{d}" fill-rule="evenodd"/>') for name, d in drawn.items()]
    for name, (sign, colour) in POTIONS.items():
        flask = f'<path d="{_FLASK}" fill="{colour}"/>'
        inner = '<g transform="translate(148 230) scale(.42)" fill="#fff8e6">'
        parts.append(_symbol(f"potion-{name}", f'{flask}{inner}<path d="{drawn[sign]}"/></g>'))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg>'


def _symbol(name: str, inner: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 512 512" fill="currentColor">{inner}</symbol>'
