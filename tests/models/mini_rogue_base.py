"""MINI ROGUE: Le Conseil, second model: what is public of the base game (notes 4.2-4.5).

Its characters, rooms, Guardians, last Guardian and reference card, written as in
`mini_rogue_cards`; the tables there know them, too, once this is imported.  Left out, because
nobody says how it is resolved: the Wolf.
"""

from typing import Any

from tests.models import mini_rogue_cards as cards
from tests.models.mini_rogue_cards import Row


def _both(hp: int, damage: int, effects: str, reward: str) -> Row:
    """A public row: no armour, and HP for two are doubled (notes 2.7)."""
    return (hp, 2 * hp, 0, damage, effects, reward)


def _guardian(
    hp: tuple[int, ...], damage: tuple[int, ...], effects: str, xp: int
) -> dict[str, Any]:
    rows = [
        _both(h, d, effects, f"xp+{xp + i}, reward") for i, (h, d) in enumerate(zip(hp, damage))
    ]
    return {"prov": "S", "rows": tuple(rows)}


#: Notes 4.1; they go with the rooms of either box (MR-261).
CHARACTERS: dict[str, dict[str, Any]] = {
    "croise": {
        **{"class": "warrior", "hp": 10, "armor": 1, "food": 4, "gold": 0, "xp": 0},
        **{"potions": [], "skills": ("ecu", "egide"), "prov": "S"},
    },
    "pretresse": {
        **{"class": "healer", "hp": 13, "armor": 0, "food": 3, "gold": 2, "xp": 0},
        **{"potions": ["holy"], "skills": ("tribut", "sauvegarde"), "prov": "S"},
    },
    "magicienne": {
        **{"class": "wizard", "hp": 11, "armor": 0, "food": 4, "gold": 3, "xp": 0},
        **{"potions": ["percep"], "skills": ("conjuration", "vision"), "prov": "S"},
    },
    "roublard": {
        **{"class": "thief", "hp": 10, "armor": 0, "food": 3, "gold": 5, "xp": 0},
        **{"potions": [], "skills": ("sournois", "faufiler"), "prov": "S"},
    },
}
#: What their skills do in numbers: damage for each point of armour, armour for all, damage for each
#: HP given, HP that are left instead of a death.
BASH = 2
AEGIS = 1
TRIBUTE = 2
SAVED = 2

MONSTERS: dict[str, dict[str, Any]] = {
    "rodeurs": {
        "rows": (
            _both(6, 2, "", "xp+1"),
            _both(9, 4, "", "xp+2"),
            _both(12, 6, "poison", "xp+2"),
            _both(15, 8, "poison", "xp+3"),
        ),
    },
    "maudits": {
        "rows": (
            _both(6, 2, "", "xp+1"),
            _both(9, 4, "", "xp+2"),
            _both(12, 6, "curse", "xp+2"),
            _both(15, 8, "curse", "xp+3"),
        ),
    },
    "betes": {
        "rows": (
            _both(4, 2, "unstoppable", "gold+2"),
            _both(6, 2, "fall", "xp+2"),
            _both(8, 5, "unstoppable", "food+1"),
            _both(10, 5, "weaken", "gold+3"),
        ),
    },
    "hors-la-loi": {
        "rows": (
            _both(6, 2, "blind", "xp+1"),
            _both(9, 3, "blind", "xp+1"),
            _both(12, 4, "blind", "xp+2"),
            _both(15, 6, "blind", "xp+2"),
        ),
    },
}
#: What the Outlaw lets pass for on each floor, one or the other (MR-269).
TOLL = {"gold": (2, 4, 6, 8), "food": (1, 1, 2, 2)}
GUARDIANS = {
    "dragon": _guardian((12, 16, 20), (2, 4, 6), "curse", 2),
    "protecteur": _guardian((12, 16, 20), (2, 4, 6), "unstoppable", 2),
    "reine-araignee": _guardian((12, 16, 20), (2, 4, 6), "poison", 2),
    "goule": _guardian((16, 20, 25), (1, 2, 4), "weaken, unstoppable", 3),
}
OG = (_both(25, 8, "curse", "none"), _both(20, 9, "poison", "none"))
GHOST = (
    _both(10, 1, "", "xp+2"),
    _both(12, 2, "weaken", "xp+2"),
    _both(14, 3, "blind", "xp+3"),
    _both(16, 5, "unstoppable", "xp+3"),
)
TRAPS: dict[str, dict[str, Any]] = {
    "labyrinthe": {"pass": ("gold+2", "gold+3", "gold+4"), "fail": ("none", "xp-1", "xp-2")},
    "ronces": {
        "pass": ("P:poison", "food+2", "xp+2"),
        "fail": ("hp-F", "armor-1, blind", "food-1, blind"),
    },
    "vermine": {
        "pass": ("P:holy", "armor+1", "P:percep"),
        "fail": ("food-F", "armor-1", "hp-F, poison"),
    },
    "pieux": {
        "pass": ("xp+1", "xp+2", "P:percep"),
        "fail": ("hp-1, poison", "hp-F", "hp-3, fall"),
    },
}
TREASURES: dict[str, dict[str, Any]] = {
    "coffret": {
        "gold": (1, 2),
        "rows": (
            "armor+1 / xp+2",
            "armor+1 / gold+1",
            "P:fire / gold+2",
            "P:poison / P:percep",
            "P:heal / xp+2",
            "P:frost / P:percep",
        ),
    },
    "mimique": {
        "gold": (1, 3),
        "rows": ("gold+1", "gold+2", "hp+5", "P:off", "criminal, gold+2", "criminal, armor+1"),
    },
}
TOMBS: dict[str, dict[str, Any]] = {
    "tombe": {"rows": ("P:holy", "food+1", "gold+1", "xp+1", "food-1", "criminal")},
    "grotte": {"rows": ("criminal", "food+1", "food+1", "food-1", "xp+2", "poison")},
    "couloir": {"rows": ("none", "none", "food+1", "food+1", "hp-2, fall", "criminal")},
    "abri": {
        "rows": (
            *("P:fire / P:poison / xp+2",) * 2,
            *("xp-1", "P:holy / P:heal", "hp-3", "criminal"),
        ),
    },
}
ITEMS: dict[str, dict[str, Any]] = {
    "arsenal": {"fail": "none", "uses": (1, 1, 1, 2, 2, 3)},
    "choucas": {"fail": "none", "uses": ()},
}
#: What the Jackdaw is fed with (rebuilt, MR-268), and how many rooms it looks at.
FEED = {"food": 1}
SCOUTED = 2
#: "F" is the number of the floor.
MERCHANTS: dict[str, dict[str, Any]] = {
    "colporteur": {
        "buy": {"hp+1": 1, "food+1": 2, "bless": 2, "hp+4": 3, "armor+1": 5, "P:any": 5},
        "sell": {"armor": 3, "potion": 3},
    },
    "chasseur": {
        "buy": {"food+1": "F", "bless": 2, "hp+4": 3, "P:any": 5},
        "sell": {"armor": 4, "potion": 2},
    },
}
TYPES = {
    **dict.fromkeys(MONSTERS, "monster"),
    **dict.fromkeys(TRAPS, "trap"),
    **dict.fromkeys(TREASURES, "treasure"),
    "brasier": "campfire",
    **dict.fromkeys(ITEMS, "item"),
    **dict.fromkeys(MERCHANTS, "merchant"),
    "autel": "shrine",
    **dict.fromkeys(TOMBS, "tomb"),
}
ROOMS = tuple(sorted(TYPES))

cards.CHARACTERS.update(CHARACTERS)
cards.MONSTERS.update(MONSTERS)
cards.TRAPS.update(TRAPS)
cards.TREASURES.update(TREASURES)
cards.ITEMS.update(ITEMS)
cards.MERCHANTS.update(MERCHANTS)
cards.TOMBS.update(TOMBS)
cards.TYPES.update(TYPES)
